skip = К доске
other-language = In English
other-language-short = Eng
day = День
night = Ночь
lost = Сбились с курса.
lost-why = Этого места нет ни на одной карте. Может быть, стол убрали, а может, адрес потерял букву в море.
lost-home = Назад в гавань

harbour-title = Какое сокровище сегодня?
harbour-play = Играть
harbour-friends = С друзьями
harbour-pass = За одним экраном
seats = { $least ->
    [1] { $most ->
        [1] один игрок
       *[other] 1–{ $most } игрока
    }
   *[other] { $most ->
        [2] два игрока
       *[other] { $least }–{ $most } игрока
    }
}
minutes = { $minutes ->
    [one] около { $minutes } минуты
   *[other] около { $minutes } минут
}

you = Ты
open-seat = свободное место
sailed-away = кто-то, кто уплыл
turn-yours = Твой ход
turn-other = { $name } думает …
bot-slow = Дольше обычного: боты заняты за другими столами или учат наизусть правила новой игры, один раз.
bot-wait-thinking = { $name } крепко задумался …
bot-wait-learning = { $name } учит правила наизусть: до минуты, один раз на этой машине.
bot-wait-queue = { $name } ждёт: сначала думают боты за другими столами.
turn-shown = Ходит { $name } …
turn-others = Ждём: { $names }
over-won = Победа: { $names }.
over-drawn = Сокровище делят: { $names }.
log = Журнал
moves = Ходы
undo = Вернуть ход
offline = Связь прервалась. Место за тобой; мы сами попробуем снова.
fault = Что-то упало за борт. Обнови страницу и попробуй снова.
out-of-sight = Тоже можно выбрать, но не видно
choose-more = А дальше:
let-go = Отпустить

bot-deckhand = Юнга
bot-bosun = Боцман
bot-captain = Капитан
bot-admiral = Адмирал

## Стол
table-private = Здесь играют за закрытыми дверями.
table-closed = Хозяин гавани закрыл этот стол. Смотреть можно, но играть и говорить здесь больше нельзя.
table-coming = Причаливаем …
table-frozen = Этот стол заморожен: можно смотреть, но не играть. С начала партии изменились правила.
board = Доска
crew = Команда
turn = Ход
turn-of = { $name }:
turn-waiting = Твой ход сделан. Все играют одновременно: ждём остальных …
turn-waiting-one = Твой ход сделан. Оба играют одновременно, теперь ждём: { $name } …
turn-watching = Все играют одновременно …
seat-bot = бот
seat-stand-in = на замене: { $level }
seat-yours = за этим экраном
seat-here = на месте
seat-away = не в сети
seat-turn = ходит
seat-flagged = Время вышло: играет бот
seat-pardon = Пустить обратно
seat-take = Сесть
points = очки
watching = Смотрят: { $names }
clock-left-hours = { $count ->
    [one] { $count } час
    [few] { $count } часа
   *[many] { $count } часов
}
clock-left-days = { $count ->
    [one] { $count } день
    [few] { $count } дня
   *[many] { $count } дней
}
all-moves = { $count ->
    [one] { $count } ход:
    [few] { $count } хода:
   *[many] { $count } ходов:
}
sealed = Назад пути нет
sealed-why = вмешался случай, что-то открылось или сходил другой капитан
catch-up = Пропустить показ
since = Что было?
past = Раньше:
past-stop = К нынешнему ходу
calm-look-on = Посмотреть
calm-play-on = Играть дальше
calm-running = Полный вперёд …
stand-in = За тебя играл бот.
stand-in-back = Встать к штурвалу
leave = Сдаться
leave-title = Уйти из этой партии?
leave-bot = Пусть за меня доиграет капитан
leave-bot-help = Место больше не твоё, и этот стол тебя не ждёт.
leave-end = Закончить партию здесь
leave-end-help = Никто не победит. Посмотреть её можно и потом.
leave-ask = Предложить закончить
leave-ask-help = Если согласятся все, партия окончена, и никто не победил.
leave-stay = Нет, играю дальше
end-asked = Ты предлагаешь закончить партию. Остальных уже спросили.
end-withdraw = Всё-таки играем
end-offered = { $names }: «Закончим партию здесь? Никто не победит».
end-agree = Согласиться
end-decline = Нет, играем
hand-over = Передать экран: { $name }
curtain-title = Следующий ход: { $name }
curtain-text = Остальные смотрят в море.
curtain-show = Показать мою сторону
curtain-open-hands = Нам нечего скрывать: играем без занавеса
why-rule = Правила не велят (§{ $paragraph }).
why-turn = Терпение: сейчас ходит { $names }.
why-watching = Со стороны можно только смотреть: фигуры трогает команда.
why-now = Сейчас с этим ничего не сделаешь.
rule = Открыть §{ $paragraph }
close = Закрыть
side = Рядом с доской
tab-log = Журнал
tab-chat = Чат
tab-rules = Правила
tab-aloud = Вслух
tab-keys = Клавиши
log-none = Пока ничего не было.
chat = Чат
chat-none = Пока ни слова.
chat-say = Что скажешь?
chat-send = Сказать
chat-unread = новое
chat-about = Ещё: { $name }
chat-mute = Заглушить
chat-unmute = Слушать снова
chat-block = Не читать
chat-report = Пожаловаться
chat-deeds-help = «Заглушить» — скрыть за этим столом, «Не читать» — за всеми. «Пожаловаться» — показать реплику хозяину гавани.
chat-muted = заглушено: показать
chat-hide = заглушено: скрыть
chat-muted-now = Заглушено: { $name }, только за этим столом и в этом браузере.
chat-unmuted-now = Снова слушаем: { $name }.
chat-blocked-now = Больше ни слова ни за одним столом: { $name }. Вернуть можно на странице «{ account }».
chat-report-why = Что здесь не так? Можно не писать.
chat-report-send = Пожаловаться
chat-report-drop = Не надо
chat-reported-now = Спасибо. Хозяин гавани посмотрит.
rules = Правила
rules-search = Искать в правилах
rules-none = Об этом правила молчат.
aloud-all = Прочесть всю доску
aloud-none = Эту доску пока нельзя прочесть вслух.
key-moves = все ходы словами
key-board = к доске
key-let-go = отпустить, закрыть
key-undo = вернуть ход
key-since = что было после моего хода
key-skip = пропустить показ
key-rules = правила, о том, на что указываешь (также ?)
key-aloud = прочесть доску
key-log = журнал
key-chat = чат
key-sound = звук: выключить или включить
key-keys = эти клавиши
key-roam = от одного к другому на доске
key-roam-all = к любой вещи на доске, и к той, что выбрать нельзя
key-pick = выбрать — или узнать, что это
keys-on = Отдельные буквы работают как клавиши
over-nobody = Никто не победил.
over-called-off = Партию прекратили: победителя нет.
over-team = Победили вместе: { $names }.
over-solved = Решено!
over-unsolved = На этот раз не вышло.
winner = победа
points-from = Откуда очки
rematch = Сыграть ещё
rematch-asked = Ты зовёшь сыграть ещё. Остальные видят это здесь и у себя в гавани.
rematch-offered = { $name } зовёт сыграть ещё!
rematch-go = К следующей игре
rematch-puzzle = Ещё раз
after-what-now = Что теперь?
after-revenge = Реванш
after-ask = В чём моя ошибка?
after-looking = Капитан смотрит … { $percent } %
after-practise = Поупражняться: { $lesson }
after-see = Посмотреть ошибку
after-none = Капитан не нашёл у тебя хода, который стоил бы дорого. Хорошая игра!
after-made = Твой самый дорогой ход, по мнению капитана: { $move }.
after-better = Лучше было так: { $move }.
after-lesson-plan = В уроке «{ $lesson }» делают ход с той же целью (§{ $paragraph }).
after-lesson-kind = В уроке «{ $lesson }» делают такой ход (§{ $paragraph }).
after-no-lesson = Именно об этом урока нет: взгляни на этот ход в партии.
look-back = Посмотреть партию
## Гавань, подготовка стола, сбор за столом, учётная запись

home = Doubloon: в гавань
harbour-welcome = Пиратские игры точно по их правилам. Выбери любую — и сразу в море.
harbour-hello = Привет на борту,
harbour-next = Тебя ждут за столом
harbour-mine = Твои столы
harbour-join = Есть свободное место
harbour-away = Убрано с глаз ({ $count })
harbour-all = Показать все ({ $count })
harbour-games = Игры
harbour-coming = Корабли входят в гавань …
harbour-public = Посмотреть, как играют другие
harbour-over = Сыгранные партии
harbour-setup = Настроить
harbour-learn = Научиться

first-ask = Приходилось в это играть?
first-no = Ни разу
first-yes = Да
first-welcome = Добро пожаловать на борт! С чего начнём?
first-learn = Покажи мне
first-learn-help = короткий урок: ходишь ты, а наставник объясняет
first-hints = Сыграть с юнгой, с подсказками
first-hints-help = лёгкая первая партия; каждый ход тебе скажут, как пошёл бы капитан
first-rival = Насколько сильным быть сопернику?
rival-change = Соперник: { $level }. Сменить

table-open = { $free ->
    [one] Свободно { $free } место
    [few] Свободно { $free } места
   *[other] Свободно { $free } мест
}
table-gathering = Вот-вот начнётся
table-ready = Ждут твоего «я в деле»
table-rematch = Ещё партию? Тебя ждут
table-end-asked = Остальные хотят закончить
table-others = Ход за другими
table-watch = Идёт игра
stow = { $game }: убрать с глаз или совсем
stow-away = Убрать с глаз
stow-away-help = Не видно ни на одном твоём устройстве, пока не вернёшь.
stow-back = Вернуть
stow-gone = Убрать насовсем
stow-gone-open-alone = Стол уберут; ссылка больше никуда не ведёт.
stow-gone-open = Твоё место снова свободно.
stow-gone-alone = Партия окончена, никто не победил.
stow-gone-playing = На твоё место сядет капитан; остальные играют дальше.
stow-gone-over = Здесь ты её больше не увидишь.
stow-leave = Пусть стоит

puzzle-today = Головоломка дня
puzzle-solve = Решить
puzzle-all = Все головоломки ({ $count })
puzzles = Головоломки
puzzle-solved = решена
puzzles-more = К головоломкам

nickname-1 = Солёная Анна
nickname-2 = Старый Рачок
nickname-3 = Быстрая Мэри
nickname-4 = Везучий Том
nickname-5 = Рыжая Дженни
nickname-6 = Одноногий Сэм
nickname-7 = Тихая Кэт
nickname-8 = Ржавый Финн
nickname-9 = Шальная Молли
nickname-10 = Хитрый Эдвард
nickname-11 = Штормовая Бесс
nickname-12 = Смолёный Джек
name-label = Твоё имя
name-keep = Запомнить
name-change = { $name }: сменить имя

setup-how = Как будем играть?
way-bots = Против ботов
way-bots-help = сразу в бой
way-friends = С друзьями
way-friends-help = получишь ссылку для них
way-pass = За одним экраном
way-pass-help = вас несколько, экран один
setup-many = Сколько игроков?
setup-who = Кто где сидит?
setup-options = По каким правилам?
setup-experts = Для бывалых
setup-more = Часы и зрители
setup-rules = Правила
setup-then-link = Дальше получишь ссылку и QR-код; игра начнётся, когда займут все места.
setup-then-play = Все места заняты: игра начнётся сразу.
setup-open = Открыть стол
setup-sail = Отчалить
option-own = нарисовать свой

who-me = Я
who-me-help = Твоё место.
who-here = Кто-то у этого экрана
who-here-help = Экран передают из рук в руки; между ходами всё тайное закрыто.
who-name = Имя
who-name-of = Имя на месте { $letter }
who-open = Друг, по ссылке
who-open-help = Место свободно, пока кто-нибудь не сядет.
who-bots = Боты
bot-deckhand-help = Ходит как попало, лишь бы по правилам. Для первой партии.
bot-bosun-help = Смотрит на ход вперёд. Ошибок не прощает.
bot-captain-help = Думает далеко вперёд и почти всегда обыгрывает боцмана.
bot-admiral-help = Капитан, который не спешит и доказывает всё, что можно доказать. Сильнее здесь нет.

clock = Часы
clock-none = без часов
clock-none-help = думай сколько угодно
clock-live = обычные
clock-live-help = столько-то минут на всю партию и немного после каждого хода
clock-days = по дням
clock-days-help = ход время от времени; сидеть вместе не нужно
clock-minutes = Минут каждому
clock-seconds = Секунд прибавки за ход
clock-days-each = Дней на ход
clock-live-told = { $minutes } мин + { $seconds } с за ход
clock-days-told = { $days ->
    [one] { $days } день на ход
    [few] { $days } дня на ход
   *[other] { $days } дней на ход
}
spectators = Зрители
spectators-link = по ссылке
spectators-link-help = смотрит всякий, у кого она есть; тайное скрыто
spectators-public = кто угодно
spectators-public-help = стол виден в гавани
spectators-off = никто
spectators-off-help = только сидящие за столом
watchers-talk = Зрители могут говорить
watchers-talk-help = в чате, вместе с игроками
watchers-talk-told = могут говорить
grace = Если кто-то ушёл
grace-help = Если другие ждут, за него играет капитан, пока он не вернётся. Место остаётся за ним.
grace-after = { $seconds ->
    [30] через полминуты
    [60] через минуту
    [300] через пять минут
    [1800] через полчаса
   *[other] через { $seconds } с
}
table-begun = Начало
table-begun-fork = посреди партии за другим столом
table-forked = отросток
grace-never = никогда

gangway = Поднимаемся на борт …
gangway-none = Такого стола нет.
gangway-closed = Этот стол для тебя закрыт.
lobby-waiting = { $free ->
    [one] Ждём ещё { $free } игрока. Игра начнётся сама.
   *[other] Ждём ещё { $free } игроков. Игра начнётся сама.
}
lobby-invited = Тебя приглашают. Садись!
lobby-starting = Все места заняты. Игра начнётся, как только у всех откроется страница …
lobby-rematch = Ещё одна партия той же командой. Она начнётся, как только у всех откроется страница …
lobby-waiting-ready = { $free ->
    [one] Ждём ещё { $free } игрока. Часы пойдут, когда все будут готовы.
   *[other] Ждём ещё { $free } игроков. Часы пойдут, когда все будут готовы.
}
lobby-ready-ask = Все здесь. Часы пойдут, когда все скажут «я в деле».
lobby-ready-wait = Твоё слово есть. Часы пойдут, когда будут готовы и остальные …
lobby-ready-say = Я в деле
lobby-called = Здесь тебя зовут
lobby-seats = Места
lobby-seat = Место { $letter }
lobby-me = это ты
lobby-me-ready = это ты, уже в деле
lobby-bot = бот, готов
lobby-free = ждёт кого-нибудь
lobby-here = здесь
lobby-ready = в деле
lobby-away = пока не здесь
lobby-sit = Сесть
lobby-stand = Встать
lobby-leave = Уйти из-за стола …
lobby-watching = Смотрят: { $names }
lobby-share = Пригласить
lobby-agreed = Что играем
share-how = Пошли друзьям эту ссылку. Кто её откроет, тот сможет сесть.
share-link = Ссылка на этот стол
share-copy = Скопировать
share-copied = Готово
share-send = Послать …
share-qr = QR-код со ссылкой на этот стол
share-scan = Или пусть наведут на него телефон.

account = Ты в гавани
account-open = Твоё имя и учётная запись
account-who = Кто ты
account-called = Тебя зовут
account-guest = Ты гость: твои места помнит только этот браузер.
account-stranger = Здесь тебя пока не знают. Начнёшь игру — и сразу окажешься на борту.
account-board = Подняться на борт сейчас
account-kept = Твои места записаны на имя «{ $account }».
account-out = Выйти на этом устройстве
account-out-others = Выйти на всех других устройствах
account-out-others-done = На всех других устройствах вход закрыт.
account-change = Сменить пароль
account-change-help = На всех других устройствах придётся войти заново.
account-password-old = Прежний пароль
account-password-new = Новый пароль
account-change-set = Сменить
account-change-done = Пароль сменён, на всех других устройствах вход закрыт.
account-new = Сохранить мои места
account-new-help = С именем и паролем найдёшь свои столы, итоги и настройки на любом устройстве. Почта не нужна.
account-in = Я здесь уже бывал
account-in-help = Войди. Места, занятые гостем, останутся за тобой.
account-name = Имя
account-password = Пароль
account-password-help = не короче { $least } знаков; новый тебе никто не выдаст
account-keep = Сохранить мои места
account-enter = Войти
settings = Настройки
settings-help = Хранятся в этом браузере. С учётной записью они будут на любом устройстве.
settings-along = Они с твоей учётной записью: одни и те же всюду, где войдёшь.
settings-waiting = Связи нет: пока хранятся в этом браузере. Попадут в учётную запись, как только связь вернётся.
settings-page = Страница
settings-board = За доской
settings-turn = Когда твой ход
language = Язык
language-auto = авто
language-en = English
language-ru = Русский
light = Свет
light-auto = авто
light-day = день
light-night = ночь
pace = Движение
pace-slow = медленно
pace-normal = обычно
pace-quick = быстро
pace-none = нет
pace-help = Как быстро движутся фигуры и как долго показан каждый ход других.
sound = Звук
sound-off = нет
sound-soft = тихий
sound-full = полный
sound-help = За столом его выключает и включает { $key }. Телефон в беззвучном режиме молчит.
sound-now-off = Звук выключен
sound-now-on = Звук включён
hints = Подсказки без просьбы
hints-never = никогда
hints-chosen = по выбору
hints-always = всегда
hints-help = Против ботов, каждый ход: как пошёл бы капитан. «По выбору» — в партиях, начатых с подсказками.
settings-seals = Помечать то, чего не вернуть
settings-seals-help = Сургучная печать на ходах, которые что-то открывают или завершают твой ход.
settings-confirm = Подтверждать то, чего не вернуть
settings-confirm-help = Такой ход делается со второго нажатия.
settings-lookout = Подсказки считает это устройство
settings-lookout-help = Один раз скачает 7 МБ и думает само. Выключено — думает гавань.
settings-keys = { keys-on }
settings-keys-help = За столом M — все ходы, K — все клавиши.
account-turn = { settings-turn }
account-settings = Сообщения, язык, свет, звук и прочее — в настройках.
account-settings-open = Открыть настройки
notices = Сообщать в этом браузере
notices-help = Пока страница открыта где-нибудь на заднем плане; со звуком бьют и две склянки.
notices-cannot = Этот браузер не умеет показывать сообщения.
notices-refused = Браузер не разрешает; это можно изменить в его настройках для этой страницы.
notice-title = Твой ход
notice-body = { $game }: остальные ждут тебя.
hook = Звать по моему адресу (webhook)
hook-help = Для программ и чатов: позовём, когда твой ход, а страница у стола не открыта. Каждый зов подписан.
hook-url = Адрес
hook-set = Звать
hook-off = Больше не звать
hook-secret = Секрет, которым подписан зов; показан один раз:
blocks = Чьих слов мне не читать
blocks-read = Читать снова
blocks-read-whom = Читать снова: { $name }
blocks-read-now = Снова читаем: { $name }.
farewell = Забыть меня
farewell-help = За борт пойдут твоё имя, ключи, всё сказанное в чатах и столы, где не было никого другого. За чужими столами тебя заменят боты, а твои ходы останутся без имени.
farewell-begin = Забыть меня …
farewell-sure = Назад пути не будет. Точно?
farewell-password = Твой пароль, чтобы не ошибиться
farewell-stay = Нет, остаюсь
farewell-go = Да, забыть меня

## Что играем, если это не обычная игра

played = Что играем

## Подсказки, и то, чего не вернуть

hint = Подсказка
hint-thinking = Бот думает …
hint-lead = Капитан сделал бы так:
hint-chance = { $chance } % на победу
hint-worth = стоит { $chance } из 100
hint-only = Больше и делать нечего.
hint-clear = Явно лучше всего; следом — «{ $next }», { $chance }.
hint-better = Чуть лучше, чем «{ $next }», { $chance }.
hint-close = «{ $next }» почти так же хорошо: { $chance }.
hint-weighed = { $count ->
    [one] Взвешен { $count } вариант.
    [few] Взвешено { $count } варианта.
   *[many] Взвешено { $count } вариантов.
}
hint-line = Дальше он ждёт:
hint-step = { $name } — { $move }
hint-play = Так и сыграть
hint-thanks = Нет, спасибо
hint-hush = Без подсказок
hint-here = совет бота
key-hint = спросить совета у бота
seal-shows = назад пути нет: что-то откроется или решит случай
seal-passes = на этом ход кончится
seal-some-shows = С каплей сургуча назад пути нет: что-то откроется или решит случай.
seal-some-passes = С таким колечком твой ход кончится.
doubt-shows = Что-то откроется или решит случай: назад пути нет.
doubt-passes = На этом твой ход кончится.
doubt-any = Возможно, назад пути нет.
doubt-yes = Да, так
doubt-no = Ещё нет

## Взгляд назад и после партии
table-look-back = Сыграно: посмотреть
table-brought = сохранённая партия, открытая из файла
seat-unnamed = Место { $letter }
key-past = взгляд назад: лента времени
past-title = Лента времени
past-begin = Взглянуть назад
past-steps = От хода к ходу
past-first = В начало
past-back = На ход назад
past-play = Пустить
past-pause = Остановить
past-on = На ход вперёд
past-last = В конец
past-count = { $at }/{ $of }
past-end = Конец. Потяни монету, чтобы взглянуть назад.
past-move = { $name }: { $move }
past-undone = { $name }: этот ход был взят назад.
past-eyes = Чьими глазами
past-spectator = зритель
past-copy = Скопировать ссылку
past-link = Ссылка на этот миг
past-close = К итогу
fork = Играть отсюда
fork-help = Новый стол с этого места. Всё, что тогда было скрыто, раздаётся заново: никто не знает лишнего.
fork-seat = Ты играешь за
fork-others = Остальные
fork-friends = друзья по ссылке
fork-pass = люди у этого экрана
fork-go = Отчалить

chances = Шансы по ходу партии
chances-told = Шансы в этот миг: { $list }
chance-of = { $name } { $percent } %
percent = { $percent } %
study-title = Где всё решилось
study-help = Капитан заново рассмотрит каждое решение, зная лишь то, что знал игрок, и найдёт до трёх ходов, решивших партию.
study-ask = Спросить капитана
study-coming = Капитан раздумывает …
study-part = Рассмотрено { $done } из { $total }. Линия растёт на глазах.
study-how = Каждое решение судят по тому, что игрок мог знать тогда. Шансы эти — оценка, а не доказательство.
turn-made = { $name }: { $move }
turn-worth = Остался шанс { $got } %, а можно было иметь { $hope } %.
turn-better = Лучше: { $move }
turn-line = Что могло быть дальше
turn-show = Показать
turn-none = Ни один ход не отдал многого. Славно сыграно.

fair-title = Честны ли кости?
fair-help = Прежде чем кто-либо сел за стол, гавань показала отпечаток своей тайны. Страница каждого игрока добавила щепотку случая. Из всего этого вышли карты и кости; теперь тайна открыта.
fair-brought = Эту партию открыли из файла: за её случай наша гавань не ручалась.
fair-commitment = Обещание (SHA-256)
fair-check = Проверить здесь
fair-checking = Проверяем …
fair-yes = Честно. Всё сходится.
fair-no = Тут нечисто!
fair-good = верно
fair-bad = неверно
fair-promise = Тайна та самая, что обещана.
fair-promise-kept = Тайна та самая, что обещана, и обещание то, которое этот браузер видел до игры.
fair-seed = Зерно получено из тайны и щепоток всех игроков.
fair-seed-ours = Зерно получено из тайны и щепоток всех игроков, и твоя среди них.
fair-draws = { $count ->
    [0] Случаю не оставили ничего.
    [one] { $count } жребий выходит из зерна.
    [few] Все { $count } жребия выходят из зерна.
   *[many] Все { $count } жребиев выходят из зерна.
}
fair-draw-wrong = Жребий { $number } из зерна не выходит.
fair-draws-missing = Жребиев не хватает: в записи самого стола их не { $count }.
fair-unknown = Чего эта проверка знать не может:
fair-unknown-promise = так ли старо обещание, как партия: до игры этот браузер его не видел.
fair-unknown-grain = была ли хоть одна щепотка свободной: этот браузер своей не добавлял.
fair-unknown-league = не был ли тот, кто бросил щепотку после тебя, в сговоре с гаванью.
fair-cannot = Этот браузер проверяет только по защищённой связи (https). Книгу можно проверить на любой машине:
fair-values = Сами числа
fair-secret = Тайна
fair-nonce = Щепотка: { $name }
fair-nonce-none = нет: бот ничего не добавляет
fair-made = Зерно из них
fair-download = Скачать книгу жребиев
fair-run = Не верь никому, даже этой странице: эта команда переиграет партию по правилам и проверит каждый жребий.

keep-title = Взять с собой
keep-help = В файле все ходы и зерно случая. Его можно открыть в любой гавани и посмотреть там.
keep-record = Сохранить партию
bring = Открыть сохранённую партию
bring-coming = Читаем …
bring-help = Из файла: оконченную можно посмотреть, неоконченную доиграть.
bring-unreadable = В этом файле нет партии.

count-title = Подсчёт
count-skip = Пропустить
count-again = Пересчитать
tally-all = { $name }: всё вместе
tally-rest = { $name }: всё остальное

## Обучение: уроки, правила, справочник

learn-coming = Раскладываем фигуры …
learn-none = Для этой игры уроков пока нет.
learn-lessons = Уроки
learn-progress = Пройдено шагов: { $passed } из { $steps }
learn-cannot = Сейчас этим не воспользуешься. Что можно — обведено оранжевым.
learn-shown = Вот так: { $move }.
learn-show = Покажи
learn-do = Сделай за меня
learn-next = Следующий урок
learn-again = Ещё раз этот урок
learn-play = Сыграть с юнгой
learn-rule = Правило: §{ $paragraph }
glossary = Что есть что
rules-title = { $game }: правила
rules-contents = Содержание
rules-hits = Найдено абзацев: { $count }
rules-clear = Показать всё
rules-short = Коротко
glossary-title = { $game }: что есть что
glossary-lead = Всё, что можно взять, перевернуть или встретить, — и параграф, где об этом сказано.
glossary-search = Искать по имени или делу
glossary-none = Ничего такого на борту нет.
rules-whole = Все правила

## Когда гавань отказывает

refused-device-full = На устройстве кончилось место: ничего не изменилось. Освободи место и попробуй ещё раз.
refused-nobody-comes = Без сервера никто другой на борт не поднимется: посади ботов или играйте за одним экраном.
refused-stranger = Гавань тебя не знает. Обнови страницу, чтобы подняться на борт.
refused-signed-out = Ты больше не на борту: вход закрыт или его срок истёк. Обнови страницу.
refused-no-name = Без имени на борт не берут.
refused-name-taken = Это имя уже занято. Придумай другое.
refused-account-already = У тебя уже есть учётная запись.
refused-password-length = Пароль слишком короткий или уж слишком длинный.
refused-wrong-password = Нет такого имени с таким паролем.
refused-not-your-password = Это не твой пароль.
refused-no-account = У гостя пароля нет. Сначала сохрани свои места под именем.
refused-account-closed = Эта учётная запись закрыта. Ответ гавани: { $detail }
refused-hook-address = На адрес это не похоже. Он начинается с https:// или http://.
refused-hook-password = Имени и пароля в адресе быть не должно.
refused-hook-unknown = Такого адреса никто не знает.
refused-hook-private = Мы зовём только по адресам открытого интернета, а этот не из них.

refused-no-game = Такой игры в этой гавани не знают.
refused-bad-option = Так сыграть не получится. Ответ гавани: { $detail }
refused-tables-an-hour = За этот час новых столов уже довольно. Попробуй чуть позже.
refused-tables-at-once = У тебя слишком много начатых партий. Сначала закончи одну из них.
refused-bad-record = Гавань не принимает эту партию: { $detail }
refused-record-position = Эта партия начинается с середины, а мы берём только целые.
refused-record-long = В этой партии слишком много ходов.
refused-record-edition = В этой партии числа в правилах не такие, как в нашей гавани.

refused-no-table = Такого стола здесь нет. Может быть, ссылка потеряла букву в море.
refused-no-watching = К этому столу зрителей не пускают.
refused-no-room = К этому столу зрителей не пускают, а свободных мест нет.
refused-no-seat = Такого места за этим столом нет.
refused-seat-taken = Это место уже занято.
refused-bot-sits = На этом месте сидит бот.
refused-seated-already = Ты и так сидишь на этом месте.
refused-seen-another = Тебе известны тайны другого места в этой партии, поэтому сюда не сесть.
refused-not-your-seat = Это место не твоё.
refused-seat-lost = Это место больше не твоё.
refused-not-at-table = Это могут только те, кто сидит за столом.
refused-enough-seated = Места за этим столом уже довольно меняли хозяев. Пусть все сидят где сидят.
refused-closed = { table-closed }
refused-no-line = Этой реплики больше нет.
refused-own-line = Это твои собственные слова.
refused-not-blocked = Эти слова ты и так читаешь.
refused-chat-length = Для одной реплики это слишком мало или слишком много.

refused-frozen = { table-frozen }
promise-changed = Нечисто: обещание о костях за этим столом не то, что этот браузер видел сначала. Здесь больше не играют. Спроси хозяина гавани и открой другой стол.
refused-nonce-there = Твоя щепотка случая уже там.
refused-not-begun = Игра ещё не началась.
refused-game-over = Партия окончена.
refused-not-over = С этим придётся подождать: партия ещё не окончена.
refused-flagged = Время здесь вышло. Чтобы играть дальше, нужно согласие остальных.
refused-no-flag = Твоего слова об этом месте никто не ждёт.
refused-no-ending = Закончить эту партию никто не предлагал.
refused-said-already = Твоё слово уже сказано.
refused-enough-endings = Закончить здесь предлагали уже довольно. Играй дальше или отдай своё место.
refused-not-your-turn = Терпение: сейчас не твой ход.
refused-decided = Твой ход сделан: ждём остальных.
refused-late = За столом уже сходили. Взгляни ещё раз.
refused-bot-plays = За тебя играет бот. Сначала встань к штурвалу.
refused-nothing-to-undo = Возвращать нечего: { sealed-why }.
refused-enough-undone = За этим столом уже довольно возвращали ходы. Этот ход останется.
refused-not-alone = За столом есть и другой человек: ботов не торопят.
refused-no-hints = За столом есть и другой человек: подсказок не будет, всё по-честному.
refused-bot-thinking = Бот уже думает над этой партией. Подожди немного.
refused-no-series = Такой серии нет.
refused-series-over = Это была последняя партия серии. Чтобы начать новую, открой стол.
refused-analyses-waiting = У капитана и так хватает твоих партий. Пусть сначала закончит хоть одну.
refused-fork-advice = Этот стол отпочковался от партии между людьми, а она ещё идёт. Советы будут, когда она кончится.
refused-fork-players = Пока партия не окончена, играть отсюда могут только её участники.
refused-not-dealt = В тот миг игра ещё не началась.
refused-over-by-then = К тому мигу партия уже была окончена. Выбери миг пораньше.
refused-day-sealed = Это расклад дня: прошлое, запись и жребий откроются всем, когда день кончится.
refused-one-try = Расклад дня играют один раз, и тот, кто начал: ходы назад не берут, и никто никого не заменяет.
refused-day-hints = На раскладе дня подсказок нет. Когда день кончится, спроси капитана.
refused-day-puzzle = Новая попытка головоломки дня начинается на странице дня.
refused-no-day = Такого дня в этой гавани ещё не было.

refused-too-fast = Не так быстро! Подожди немного и попробуй снова.
refused-busy = Слишком много желающих сразу. Попробуй ещё раз чуть позже.
refused-reading = Мы и так уже листаем для тебя журнал. Подожди немного.
refused-too-big = Слишком много груза: в наш трюм столько не влезет.
refused-too-slow = Связь слишком медленная. Продолжим с того места, где она оборвалась.
refused-too-many-windows = У тебя открыто слишком много столов. Закрой какое-нибудь окно.
refused-too-many-watching = У этого стола уже не протолкнуться. Загляни позже.
refused-store-away = До судового журнала сейчас не добраться. Взгляни чуть позже, что из этого вышло.
refused-store-full = Судовой журнал полон, ничего не записано. Место освободит только хозяин гавани.
refused-store-locked = Судовой журнал сейчас в чужих руках, ничего не записано. Попробуй чуть позже.
refused-store-read-only = В судовой журнал сейчас ничего не записать. Всё осталось как было; попробуй позже.
refused-other-site = Гавань слушается только своей страницы. Открой её по собственному адресу гавани.

## Подвиги

feats = Мои подвиги
feats-coming = Смахиваем с полки пыль…
feats-none = Полка пуста
feats-help = Сюда попадает то, что сделано своими руками в зачётных играх, когда игра окончена. Что ещё темно, то ещё впереди.
feats-count = { $done } из { $all }
feats-not-yet = Ещё впереди:
feats-watch = Посмотреть ещё раз
feats-times = столов: { $count }
feats-new = { $count ->
    [one] { $count } новый подвиг — на полку!
    [few] { $count } новых подвига — на полку!
   *[many] { $count } новых подвигов — на полку!
}
feats-shelf = К полке

## Расклад дня

today = Расклад дня
today-then = Расклад того дня
today-coming = Карты сдают …
today-days = Другие дни
today-before = Днём раньше
today-after = Днём позже
today-help = Сегодня всем в этой гавани сдано одно и то же, соперник у всех один, и на каждую игру одна попытка. Как сыграли другие, увидишь, когда доиграешь. Записи, повторы и жребий закрыты, пока день не кончится.
today-over-help = Этот день прошёл, и всё о нём открыто. Посмотри, как другие сыграли твой расклад, и проверь, честно ли сдавала гавань.
today-over = Этот день прошёл.
today-left = { $hours ->
    [0] осталось { $minutes } мин
   *[other] осталось { $hours } ч { $minutes } мин
}
today-streak = Мои дни подряд
today-streak-days = { $count ->
    [one] день подряд
    [few] дня подряд
   *[other] дней подряд
}
today-streak-kept = { $count ->
    [1] Первый день есть. Возвращайся завтра.
    [one] { $count } день подряд. Завтра следующий.
    [few] { $count } дня подряд. Завтра следующий.
   *[other] { $count } дней подряд. Завтра следующий.
}
today-streak-open = { $count ->
    [1] Сыграй сегодня, и будет два дня подряд.
    [one] Сыграй сегодня, чтобы не прервать { $count } день подряд.
    [few] Сыграй сегодня, чтобы не прервать { $count } дня подряд.
   *[other] Сыграй сегодня, чтобы не прервать { $count } дней подряд.
}
today-streak-lost = { $count ->
    [one] Серия в { $count } день прервалась. Начни новую сегодня.
    [few] Серия в { $count } дня прервалась. Начни новую сегодня.
   *[other] Серия в { $count } дней прервалась. Начни новую сегодня.
}
today-streak-none = Доиграй расклад до конца или реши головоломку: это и есть день.
today-streak-best = { $count ->
    [one] Самая длинная серия: { $count } день
    [few] Самая длинная серия: { $count } дня
   *[other] Самая длинная серия: { $count } дней
}
today-play = Сыграть
today-on = Продолжить
today-look = Посмотреть
today-open = К раскладам дня
today-others = Как сыграли другие
today-one-try = Одна попытка, ходы назад не берут
today-against = соперник: { $rival }, твоё место { $seat }-е
today-moves = { $count ->
    [one] { $count } ход
    [few] { $count } хода
   *[other] { $count } ходов
}
today-best = Твой лучший: { $result }, { $day }
today-state-open = ещё не сыгран
today-state-playing = идёт
today-state-given-up = сдан
today-state-late = доигран слишком поздно
today-state-missed = не сыгран
today-solved = { $turns ->
    [one] Решена за { $turns } ход
    [few] Решена за { $turns } хода
   *[other] Решена за { $turns } ходов
}
today-solved-helped = { $turns ->
    [one] Решена за { $turns } ход, с подсказкой
    [few] Решена за { $turns } хода, с подсказкой
   *[other] Решена за { $turns } ходов, с подсказкой
}
today-unsolved = Пока не решена
today-puzzle-begun = идёт
today-puzzle-help = Сколько угодно попыток. Кто попросил подсказку, решал с помощью.
today-hint-helps = Подсказка в списке дня считается помощью.
today-level-easy = лёгкая
today-level-medium = непростая
today-level-hard = трудная
today-level-fiendish = дьявольская
today-nobody = Ещё никто не доиграл.
today-nobody-then = До конца не доиграл никто.
today-accounts = С учётной записью
today-guests = Гости
today-place = Место
today-name = Имя
today-result = Итог
today-made-of = очков { $points }, { $moves ->
    [one] { $moves } ход
    [few] { $moves } хода
   *[other] { $moves } ходов
}
today-you = (ты)
today-all = Показать все ({ $count })
today-puzzle-of = Головоломка, { $day }
today-deal-of = Расклад, { $day }
today-closed = Это расклад дня: повтор, запись и жребий откроются всем, когда день кончится.
today-leave-help = Это была твоя единственная попытка.

## Послужной список

record = Мой послужной список
record-open = Послужной список
record-coming = Листаем судовой журнал …
record-again = Ещё раз
record-none = Список пока пуст
record-none-help = Сюда попадает каждая доигранная партия: кто победил и на сколько, лучший счёт, победы подряд и дорога назад, в саму партию.
record-none-play = Сыграть первую партию
record-struck = Послужной список снова пуст.
record-played = Партий
record-won = Побед
record-drawn = Ничьих
record-lost = Поражений
record-best = Макс.
record-mean = Сред.
record-streak = Побед подряд
record-streak-now = { $count ->
    [one] { $count } победа подряд
    [few] { $count } победы подряд
   *[other] { $count } побед подряд
}
record-streak-best = лучшая серия { $count }
record-count = { $played ->
    [one] побед { $won } в { $played } партии
   *[other] побед { $won } в { $played } партиях
}
record-games = По играм
record-against = Против
record-against-alone = Соло
record-against-people = Люди
record-against-bots = Разные боты
record-seats = { $seats ->
    [3] втроём
    [4] вчетвером
   *[other] за столом { $seats }
}
record-rows = Показать все строки ({ $count })
record-unusual = с другими настройками
record-lately = Последние партии:
record-all = Все партии
record-only = Какие партии показаны
record-any = Все игры
record-chart-day = Партии по дням
record-chart-week = Партии по неделям
record-chart-month = Партии по месяцам
record-with = против: { $names }
record-won-plain = Победа
record-won-by = Победа на { $points }
record-won-even = Победа при равном счёте
record-won-despite = Победа с меньшим счётом
record-drawn-plain = Ничья
record-lost-plain = Поражение
record-lost-by = Поражение на { $points }
record-lost-even = Поражение при равном счёте
record-lost-despite = Поражение с большим счётом
record-apart-stand-in = не в счёт: там играл не только ты
record-apart-one-screen = не в счёт: за одним экраном
record-apart-position = не в счёт: с позиции
record-replay = Пересмотреть с начала
record-more = Показать ещё (осталось { $count })
record-mine = Это твоё
record-mine-help = Всё это можно сохранить файлом или вычеркнуть. Вычеркнуть значит: твои прежние итоги и подвиги больше нигде не перечислены и не сочтены. Сами столы остаются какими были, и у тебя, и у тех, кто там с тобой играл. Что доиграешь потом, считается с нуля.
record-file = Сохранить файлом
record-strike = Вычеркнуть всё
record-strike-sure = Весь послужной список пропадёт навсегда. Точно?
record-strike-stay = Нет, пусть остаётся
record-strike-go = Да, вычеркнуть

refused-rated-alone = Для партии на рейтинг нужен человек и тот, с кем играть.
refused-rated-seat = За столом на рейтинг у каждого одно место.
refused-rated-options = Партия на рейтинг играется с обычными настройками.
refused-rated-bots = За столом на рейтинг из ботов сидят только соперники лестницы, чья сила измерена.
refused-rated-stand-in = За столом на рейтинг никто за игрока не ходит.
refused-rated-hints = За столом на рейтинг подсказок нет.
refused-rated-undo = За столом на рейтинг сделанный ход не возвращается.
refused-rated-pardon = За столом на рейтинг кто просрочил время — проиграл.
refused-rated-fork = Партию на рейтинг нельзя пробовать в стороне, пока она не кончилась.

aboard-once = Гавань берётся на борт, один раз. Потом она открывается и без сети.
aboard-fetching = Гавань берётся на борт
aboard-part = { $part } из { $of } МБ
aboard-elsewhere = Doubloon уже открыт в другом окне. Закрой его, и игра продолжится здесь.
aboard-failed = Гавань на этом устройстве не открылась. Обнови страницу: всё сыгранное сохранено.
aboard-newer = Вышла новая версия.
aboard-take = Взять её
aboard-kept = Всё хранится на этом устройстве, и больше нигде. Партии можно сохранить в файлы.
moving = Без сети
moving-help = Все игры на этом устройстве, и соперники тоже: 8 МБ, один раз. Твои столы здесь никуда не денутся и будут видны и там.
moving-aboard = Взять гавань на борт
moving-here = На этом устройстве
moving-failed = Не вышло: не всё удалось скачать. Попробуй позже.
moving-back = Обратно в гавань на берегу
moving-back-help = Гавань на этом устройстве. Сыгранное здесь здесь и останется — до следующего раза.
ashore = В гавани на берегу
ashore-take = Взять на берег
ashore-taking = В пути…
aboard-opening = Гавань открывается. В первый раз это занимает немного времени.
