# doubloon --help
cli-doubloon = Пиратские игры о сокровищах, точно по правилам.
cli-play = Играть: люди и боты за одним экраном.
cli-campaign = Сыграть следующую партию кампании или начать новую.
cli-campaign-file = Файл кампании; если его нет, начнётся новая.
cli-games = Список игр: сколько мест и что можно выбрать.
cli-rules = Правила игры целиком или один параграф.
cli-replay = Пересказать записанную партию.
cli-verify = Проверить запись партии по правилам.
cli-arena = Пусть боты сыграют между собой: измерить, насколько они сильны.
cli-bench = Измерить, как быстро идут игры на этой машине.
cli-serve = Открыть гавань: сервер, где каждый играет со своего экрана.
cli-serve-host = Адрес, на котором слушать; 0.0.0.0 впускает других.
cli-serve-port = Порт, на котором слушать.
cli-serve-processes = Сколько процессов сервера работают с одним PostgreSQL.
cli-serve-bots = Сколько ботов думают одновременно, всего; иначе на одного меньше, чем ядер.
cli-serve-open = Открыть страницу в браузере, если он есть; о запросах не рассказывать.
cli-serve-log = О чём рассказывать: quiet (только о бедах), plain (о каждом запросе) или json (то же для машин).
cli-keeper = Для хозяина открытой гавани: прочесть жалобы, закрыть стол, выпроводить гостя.
cli-keeper-deed = reports (жалобы), settle (разобрано), close-table (закрыть стол) или close-player (выпроводить).
cli-keeper-which = Номер жалобы, имя стола или игрок, как он назван в жалобах.
cli-keeper-why = Почему: это прочтут те, кого это касается.
cli-keeper-at = Где гавань.
cli-backup = Записать всю гавань в один файл, можно и на ходу.
cli-restore = Наполнить пустую гавань из такого файла.
cli-retell = Заново рассказать по журналам, чем кончились все партии; можно и на ходу.
cli-backup-file = Файл резервной копии.
cli-version = Показать версию.
cli-lang = Язык: en или ru.
cli-game = Название игры.
cli-record = Файл с записью или сохранённой партией.
cli-play-game = Название игры; без него будет меню.
cli-play-seats = Сколько игроков.
cli-play-player = Имя человека за этим экраном; по разу на каждого. Остальные места займут боты.
cli-play-watch = Играют одни боты, ты смотришь.
cli-play-bots = Какой бот займёт остальные места.
cli-play-option = Выбор в игре, в виде имя=значение; см. doubloon games.
cli-play-seed = Любой текст; с одним и тем же расклад одинаков.
cli-play-resume = Продолжить сохранённую партию.
cli-rules-wanted = Параграф, например 3.2, глава, например 3, или толкование, например R9.
cli-replay-seat = Буква места: рассказать только то, что видно оттуда.
cli-replay-player = Имена игроков, начиная с места A.
cli-replay-step = Показывать стол после каждого хода и ждать Enter.
cli-arena-bots = Боты: deckhand, bosun, captain, admiral; насколько стараются: captain:2000 или captain:0.2s; нрав: captain/greedy; mine — из --code.
cli-arena-deals = Сколько раскладов сыграть, каждый во всех рассадках ботов.
cli-arena-sprt = Играть, пока не станет ясно, лучше ли первый бот (SPRT).
cli-arena-p0 = Доля побед, при которой первый бот не лучше; если не указана — равная.
cli-arena-p1 = Доля побед, при которой он лучше; если не указана — на 5 % больше p0.
cli-arena-most-deals = На скольких раскладах прекратить проверку.
cli-arena-jobs = Сколько партий играть одновременно; если не указано — по числу ядер.
cli-arena-ray = Играть на кластере Ray: его адрес или local, чтобы поднять его здесь (pip install doubloon[ray]).
cli-arena-out = Файл для результатов, строка на партию; что в нём уже есть, заново не играется.
cli-arena-records = Сохранять ли в этом файле ходы каждой партии.
cli-arena-code = Твой собственный бот, файл Python; он играет как mine или mine:Имя.
cli-arena-minutes = Не начинать новых партий после стольких минут.
cli-arena-move-seconds = Сколько твой бот может думать над ходом.
cli-blunders = Где ошибается капитан и чего это стоит: его выбор против выбора капитана потерпеливее; судят доказательство или доигрывание.
cli-blunders-iterations = Насколько старается капитан; терпеливый старается в пятьдесят раз больше.
cli-blunders-decisions = Сколько решений рассмотреть.
cli-blunders-commit = Взять капитана таким, каким он был в этом коммите.
cli-blunders-worst = Сколько худших показать.
cli-blunders-out = Файл для всех явных промахов, позиция на строку.
cli-suite = Сколько задач игры решает бот: это позиции, где о ходах известно, верны они или нет.
cli-suite-bots = Кого спросить: bosun, captain, captain:2000, captain:0.2s, captain@COMMIT:0.2s.
cli-suite-seeds = Сколько раз задать боту каждую задачу.
cli-suite-missed = Показать и то, что каждый бот решил неверно.
cli-suite-file = Файл с задачами, если не наши.
cli-study = Изучить игру по очень многим партиям быстрых ботов: длина, выбор, места, удача, чего стоит каждая часть.
cli-study-games = Сколько партий сыграть: если не указано — 10 000; для каждого изменения --sweep и каждой силы --skill — 1 000.
cli-study-sweep = Каждое число в коробке по очереди на единицу больше и меньше: какие из них важны и для чего?
cli-study-skill = Что даёт первый ход и что выгодно делать — в зависимости от силы ботов.
cli-study-levels = Боты для --skill от слабого к сильному, через запятую; captain:N перебирает N раз.
cli-study-what = Что рассказать, через запятую: length, choices, seats, leads, points, luck, uses; если не указано — всё.
cli-study-change = Что, если число в коробке другое: таблица.число=значение, например points.pair=3; можно несколько раз.
cli-study-bot = Кто играет: deckhand (любой ход), mate (самый многообещающий), tipsy (mate, который часто не смотрит), bosun (смотрит на очередь вперёд), captain:N (перебирает N раз).
cli-study-against = Более слабый бот, с которым сравнивают умение.
cli-study-report = Папка для отчёта с рисунками, в Markdown и HTML.
cli-study-threads = Сколько партий играть одновременно; если не указано — по числу ядер.
cli-bench-games = Названия игр; если не указаны — все.
cli-bench-seconds = Сколько секунд измерять каждое число.
cli-bench-json = Записать числа ещё и в этот файл.

# Перед игрой
somebody = Шкипер
stock-names = Анна, Барт, Калико, Дрейк
bot-deckhand = матрос
bot-bosun = боцман
bot-captain = капитан
bot-admiral = адмирал
seats = { $most ->
    [one] { $seats } игрок
    [few] { $seats } игрока
   *[many] { $seats } игроков
}
default = если не выбирать
which-game = Во что играем? Номер или название:
no-such-game = Такой игры нет; введи номер от 1 до { $most } или название.
which-option = { $option }?
which-seats = Сколько игроков?
which-people = Кто играет за этим экраном? Имена через запятую; Enter — { $default }:
one-of = Можно выбрать одно из: { $values }.

# За столом
curtain = Передай экран, теперь играет { $name }. Как сядешь — нажми Enter.
seen-it = Это только для твоих глаз. Нажми Enter и передай экран.
your-move = Твой ход.
prompt-hint = Набери ход или его номер; или помощь, совет, ходы, назад, журнал, сохранить, выход.
small-window = В окне строк: { $have }; чтобы видеть весь стол, нужно { $lines }.
earlier-news = … а до того ещё { $count }; всё покажет журнал.

command-hint = совет, hint
command-undo = назад, undo
command-moves = ходы, moves
command-log = журнал, log
command-rules = правила, rules
command-help = помощь, help, ?
command-save = сохранить, save
command-quit = выход, quit
help-number-form = 1, 2, 3 …
help-number = Сделать ход с этим номером.
help-move-form = запись хода
help-move = Сделать этот ход: { $forms }.
help-hint = Что сделал бы здесь хороший игрок и насколько он уверен.
help-undo = Взять свой ход назад, пока никто не ходил и ничего не открылось.
help-moves = Все твои ходы словами.
help-log = Всё, что случилось, твоими глазами.
help-rules = Правила целиком (по-английски).
help-help = Эта справка; помощь 3.2 покажет § 3.2; после отказа — параграф, который запрещает ход.
help-save = Записать партию в файл: сохранить game.json
help-quit = Уйти; перед этим можно сохранить партию.
help-look-form = Enter
help-look = Нарисовать стол заново.

saved = Сохранено в { $file }. В файле все тайны партии, читать его можешь только ты: не подглядывай.
    Продолжить: { $command }
save-first = Сохранить партию? Имя файла; Enter — уйти без этого:
bot-gets-ready = Соперник ({ $bot }) учит правила; один раз, с полминуты …
hint-weighed = Адмирал взвесил вариантов: { $worlds }. Число — чего стоит ход, в основном шанс на победу:
hint-proven = Адмиралу не нужно гадать. Число — чего стоит ход, в основном шанс на победу:
hint-error = До лучшего возможного не хватает самое большее { $error }.
hint-only-move = { $move } — других ходов нет.
hint-tried = { $count ->
    [one] проверен { $count } раз
    [few] проверен { $count } раза
   *[many] проверен { $count } раз
}
hint-plan = Замысел:
hint-line = Он ждёт:
farewell = Попутного ветра!
feat-told = ★ { $name }, { $feat }: { $done }
keep-record = Сохранить запись партии? Имя файла; Enter — не надо:
campaign-goes-on = Кампания продолжится так: doubloon campaign { $file }
campaign-over = Кампания окончена.
campaign-none = В игре { $game } кампаний нет; они есть в { $games }.
kept = Запись в файле { $file }.
winners = { $count ->
    [0] Не побеждает никто.
    [one] Побеждает { $names }.
   *[other] Победу делят { $names }.
}

# Отказы; само объяснение даёт ядро, по-английски
refused = { $sentence }
refused-illegal = { $move }: так ходить нельзя (§{ $paragraph }): { $rule }
refused-unreadable = Не понимаю такого хода. { $sentence }
refused-undo = Назад уже не взять. { $sentence }
no-number = хода { $number } нет; есть ходы с 1 по { $most }.
no-paragraph = параграфа или толкования { $wanted } нет; есть § { $known }.
no-language = языка { $language } мы не знаем; знаем { $known }.
no-seat = места { $seat } за этим столом нет; есть { $known }.
no-name = игроку нужно имя.
same-name = двух игроков зовут { $name }; назови одного иначе.
too-many-people = людей { $people }, а мест только { $seats }.
no-option-value = { $option } — не выбор; пиши имя=значение.
file-unreadable = файл { $file } не читается: { $why }.
file-unwritable = файл { $file } не записать: { $why }.
file-taken = файл { $file } уже есть, и это не запись партии; выбери другое имя.

# Пересказ
report-seats = Места: { $seats }
report-options = Выбрано: { $options }
report-seed = Зерно: { $seed }
report-so-far = Счёт пока: { $scores }
report-to-act = Ходит: { $seats }
report-final = Счёт: { $scores }
taken-back = взято назад
step = Enter ▸
verify-good = { $game }, { $moves ->
    [one] { $moves } ход
    [few] { $moves } хода
   *[many] { $moves } ходов
}: всё по правилам.
verify-bad = Запись расходится с правилами на ходу { $move }: { $sentence }
verify-unfinished = Партия не окончена; ходит { $seats }.
verify-digest = Итоговый отпечаток: { $digest }
verify-fair = Честно: { $draws ->
    [one] { $draws } жребий вышел
    [few] все { $draws } жребия вышли
   *[many] все { $draws } жребиев вышли
} из обещанной тайны и того, что добавило каждое место. Обещание было { $commitment }.
verify-unfair = НЕЧЕСТНО: { $sentence }

# Замеры
bench-title = Случайная игра на одном ядре, вместе с расстановкой
bench-game = игра
bench-table = стол
bench-compiled = машин. код, ходов/с
bench-plain = Python, ходов/с
bench-search = поиск, итер./с
bench-moves-and-play = moves + play, мкс
bench-bytes = позиция, байт
bench-packed-title = Упакованные правила; первый ход — капитана в новом процессе, от открытия стола, сверх раздумий
bench-packed-bytes = байт (сжато)
bench-packed-load = загрузка, с
bench-packed-first = первый ход, с
bench-packed-engine = правила хода, мкс
bench-packed-search = поиск, итер./с
bench-packed-share = от машинного кода
bench-compiled-meanwhile = { $count ->
    [0] { $seconds }
    [one] { $seconds }, скомпилирован { $count } файл
    [few] { $seconds }, скомпилировано { $count } файла
   *[many] { $seconds }, скомпилировано { $count } файлов
}
bench-no-compiler = Здесь нет Numba, и ничего не компилируется: с pip install "doubloon[lab]" измерим и машинный код.
bench-compile-title = Компиляция правил
bench-cold = впервые, с
bench-cached = из кэша, с
bench-compiling = { $game }: компилируем, с полминуты …
bench-playing = { $game }: играем …

# Арена
blunders-looking = Ищем промахи: решений { $count } из { $all } …
blunders-differ = { $quick } и { $slow } выбирают разное в { $differ } из { $all } решений; в { $worse } из них первый явно хуже.
blunders-loss = Одно решение { $bot } теряет { $loss } сотых победы ({ $low } … { $high }).
blunders-seat = место
blunders-cost = потеря
blunders-how = откуда известно
blunders-proven = доказано
blunders-played = доиграно миров: { $worlds }
blunders-taken = Файл { $file } уже есть; выбери другое имя.
blunders-kept = Явных промахов: { $count }, они в файле { $file }.
suite-asking = { $bot }: ответов { $count } из { $all } …
suite-empty = Задач для игры { $game } пока нет.
suite-problems = Задач: { $count } (найдено в партиях: { $found }, составлено: { $hand }), каждая задана раз: { $seeds }
suite-share = решено
suite-found = найденных
suite-hand = составленных
suite-time = мс на выбор
suite-few = Всего задач: { $count }; интервалы — лишь намёк.
suite-missed = Где ошибся { $bot }:
suite-number = №
suite-choice = выбор
suite-right = верно
suite-source = откуда
arena-warming = Готовим ботов; в первый раз с полминуты …
arena-title = { $game }: { $seats }, раскладов в каждой рассадке: { $deals }, партий: { $games }
arena-contest = Зерно { $seed }
arena-bot = бот
arena-outcomes = победы–ничьи
    –поражения
arena-share = доля побед
    (95 %)
arena-points = очки
arena-rating = рейтинг
    (95 %)
arena-time = мс на ход
    (95 %)
arena-seat = место
arena-seats-title = Места, кто бы на них ни сидел
arena-rating-note = Рейтинг — очки Эло по порядку мест во всех партиях; у { $bot } ноль. Время — на одно решение; в скобках — сколько хватило 95 % из них.
arena-decided = Из партий, которые выиграл только один из двух, { $bot } выиграл { $rate }.
arena-few = Раскладов всего { $deals }: интервалы — только намёк; нормальным нужно хотя бы { $enough }.
arena-none = Ни один расклад не сыгран во всех рассадках: считать нечего.
arena-biased = Место { $seat } выигрывает { $more ->
    [yes] чаще
   *[no] реже
}, чем положено при равенстве: { $fair }.
arena-running = { $bot } { $share }
arena-line = Партий { $games } из { $all }: { $score }
arena-sprt-better = SPRT: { $bot } выигрывает { $p1 } или больше, а не { $p0 } или меньше (логарифм отношения правдоподобий { $llr }, границы { $lower } и { $upper }, раскладов: { $deals }).
arena-sprt-worse = SPRT: { $bot } выигрывает { $p0 } или меньше, а не { $p1 } или больше (логарифм отношения правдоподобий { $llr }, границы { $lower } и { $upper }, раскладов: { $deals }).
arena-sprt-open = SPRT: между { $p0 } и { $p1 } для { $bot } ещё не решено (логарифм отношения правдоподобий { $llr }, границы { $lower } и { $upper }, раскладов: { $deals }).
arena-faults-title = Партии, проигранные из-за сбоя
arena-fault = { $bot }: { $count } × { $reason } (впервые: расклад { $deal }, рассадка { $order })
arena-more-faults = … и ещё других: { $count }.
arena-kept = Все партии — в { $file }. Та же команда продолжит с этого места.
arena-time-up = Время вышло; партий сыграно { $games } из { $all }.
arena-interrupted = Прервано; партий сыграно { $games } из { $all }.
arena-bad-test = для проверки нужно 0 < p0 < p1 < 1, а дано { $p0 } и { $p1 }.

# За столом того, кто придумывает игры
study-playing = Играем
study-trying = Пробуем числа
study-one-question = --change, --sweep и --skill — три разных вопроса; задавай по одному.
study-report = Отчёт: { $files }

# Задачи
cli-solve = Решить задачу и доказать, что короче нельзя.
cli-puzzle = Составить новую задачу или задачу дня.
cli-solve-file = Задача или позиция на одного игрока, TOML или JSON.
cli-solve-puzzle = Номер одной из задач самой игры, вместо файла.
cli-solve-game = Название игры, в которой есть задачи.
cli-puzzle-new = Новая задача.
cli-puzzle-daily = Задача этого дня, одна и та же на любой машине.
cli-puzzle-date = Задача другого дня, например 2026-11-15.
cli-puzzle-difficulty = easy, medium, hard или fiendish: от лёгкой до дьявольской.
cli-puzzle-seed = Любой текст; с одним и тем же задача одинакова.
cli-puzzle-output = Записать задачу в этот файл.
solve-what = укажи файл с задачей или одну из задач игры через --puzzle; см. doubloon solve --help.
solve-preparing = готовлю правила …
solve-searching = позиций: { $states }, ходов в глубину: { $turns } …
solve-turn = Ход { $turn }: { $moves }
solve-found = Решено за { $turns ->
    [one] { $turns } ход
    [few] { $turns } хода
   *[many] { $turns } ходов
}; короче решения нет, а среди таких же коротких нет лучшего.
solve-perhaps = Решено за { $turns ->
    [one] { $turns } ход
    [few] { $turns } хода
   *[many] { $turns } ходов
}; память кончилась раньше, чем стало ясно, нет ли решения короче.
solve-none = В отведённый срок решения нет.
solve-gave-up = Поиску нужно больше памяти, чем позволено: ничего не доказано, и решения пока не найдено.
solve-proof = Доказательство: просмотрены все позиции, из которых ещё можно успеть, — разных позиций { $states }, из них продолжено { $opened }, испытано ходов { $tried }. До начала было известно, что ходов нужно не меньше { $bound }.
solve-time = { $seconds } с, ходов в секунду: { $rate }.
puzzle-what = скажи либо --new, если угодно с --seed, либо --daily, если угодно с --date.
puzzle-trying = пробую задачу { $count } …
puzzle-head = Задача Doubloon, { $difficulty }, из слова { $seed }
puzzle-proof = Доказано: ходов нужно не меньше { $turns }; просмотрено позиций: { $states }. Из 1000 партий наугад её решают { $lucky }.
puzzle-saved = Задача в файле { $file }; она решается за { $turns }. Решай, или: doubloon solve { $file }
document-unreadable = { $file } — не TOML и не JSON: { $why }.
no-puzzles = в { $game } нет задач; задачи есть в { $known }.
no-date = { $date } — не день; пиши как 2026-11-15.
file-there = { $file } уже есть; выбери другое имя.

# Гавань
serve-open = Гавань открыта: { $address }
    Ctrl+C закроет её; ничего не пропадёт.
serve-bad-log = --log — { $log }; ожидалось одно из: { $known }.
serve-closed = Гавань закрыта. Попутного ветра!
serve-no-https = По этому адресу могут зайти другие, и то, что они шлют, можно прочесть по пути: поставьте перед ним HTTPS, см. docs/operate.md.
serve-port-taken = не удаётся слушать { $host }, порт { $port }: { $why }; выбери другой: --port.
serve-needs-postgres = процессов { $processes }, для этого нужен PostgreSQL, а база — файл SQLite; задай DOUBLOON_DATABASE_URL.
serve-bad-database = DOUBLOON_DATABASE_URL должен выглядеть как sqlite:///file.db или postgresql://user@host/name, а задан { $database }.
serve-no-store = базу { $database } не открыть: { $why }.
serve-taken = над { $database } уже открыт другой сервер; у одного файла один сервер. Сначала закрой тот или возьми PostgreSQL.
keeper-bad-deed = хозяин такого не делает: { $deed }; есть { $known }.
keeper-which = `doubloon keeper { $deed }` { $deed ->
    [reports] больше ничего не нужно
   *[other] должен знать, о ком или о чём речь
}.
keeper-away = по адресу { $address } гавань не отвечает: { $why }.
keeper-done = Сделано.
keeper-none = Никто не жалуется. Штиль.
keeper-report = { $number }. { $when }, стол { $table }, сказал { $name } (игрок { $player }):
keeper-said = { "  " }«{ $said }» Причина жалобы: { $why }
serve-died = процесс сервера умер, не успев начать; причина в его журнале.
backup-made = Вся гавань в файле { $file }, строк: { $rows }. В нём все тайны, поэтому прочесть его можешь только ты.
backup-nothing = по адресу { $database } гавани нет.
retell-done = Чем кончилась игра, рассказано заново, столов: { $tables }.
restore-done = Гавань наполнена из { $file }, строк: { $rows }.
