title = Шакал
tagline = Исследуй остров, найди золото старого пирата и дотащи его до корабля.

option-island = Остров
option-island-1 = первый остров
option-island-2 = второй остров
option-island-3 = третий остров
option-island-4 = четвёртый остров
option-island-classic = классический остров, 11 на 11
option-teams = Команды
option-teams-no = каждый капитан сам за себя
option-teams-yes = двое на двое, A и C против B и D
option-kids = С маленькими детьми
option-kids-no = нет, пусть будут все опасности
option-kids-yes = да, без самых коварных плиток
option-campaign = Кампания
option-campaign-no = нет, один остров
option-campaign-yes = да, после каждого острова, кроме последнего, выбираем умения
option-boxes = Коробки с плитками
option-tiles = Свой набор плиток
option-abilities = Пираты с умениями
option-puzzle = Головоломка

phase-place = Выбери, куда встанет твой корабль.
phase-act = Плыви кораблём или ходи кем-нибудь из команды.
phase-go = Куда теперь?
phase-peek = Весь остров как на ладони: на какую плитку взглянешь?
phase-fire = Заряжай, целься… куда стреляем?
phase-hit = Все на мушке: в кого попадёшь?
phase-shake = Землетрясение! Выбери две плитки, которые поменяются местами.
phase-bottle = Откроешь бутылку, пока ход не кончился?
phase-vote = Поднять якорь и закончить игру как есть?
phase-pick = Славная добыча! Выбери умение для одного из своих пиратов.
phase-over = Остров остался за кормой.

pirate-1 = пират 1
pirate-2 = пират 2
pirate-3 = пират 3
pirate-missionary = миссионер
target-missionary = миссионера

direction-north = север
direction-northeast = северо-восток
direction-east = восток
direction-southeast = юго-восток
direction-south = юг
direction-southwest = юго-запад
direction-west = запад
direction-northwest = северо-запад
facing-north = север
facing-east = восток
facing-south = юг
facing-west = запад

cause-enemy-ship = попал в лапы вражеской команды
cause-sea-fight = утонул в морской драке
cause-ogre = его съел людоед
cause-cycle = бегал по кругу, пока не упал замертво
cause-no-way = деваться было некуда
cause-edge = свалился с края острова
cause-bear = медведь был голоден
cause-overrun = его переехал вражеский корабль

tile-empty = пустая плитка
tile-empty-help = Ничего не происходит. Лови редкий миг покоя.
tile-arrow = стрелка
tile-arrow-help = Сразу иди дальше, на шаг по стрелке; хоть бы и в море.
tile-arrow-diagonal = косая стрелка
tile-arrow-diagonal-help = Сразу иди дальше, на шаг по стрелке; хоть бы и в море.
tile-arrows-2 = две стрелки
tile-arrows-2-help = Сразу иди дальше по любой из двух стрелок.
tile-arrows-2-diagonal = две косые стрелки
tile-arrows-2-diagonal-help = Сразу иди дальше по любой из двух стрелок.
tile-arrows-3 = три стрелки
tile-arrows-3-help = Сразу иди дальше по любой из трёх стрелок.
tile-arrows-4 = четыре стрелки
tile-arrows-4-help = Сразу иди дальше: на север, восток, юг или запад, как захочешь.
tile-arrows-4-diagonal = четыре косые стрелки
tile-arrows-4-diagonal-help = Сразу иди дальше по диагонали, в любую сторону.
tile-barrel = бочка
tile-barrel-help = Пират возится с бочкой и пропускает следующий ход команды.
tile-chest-1 = сундук с одной монетой
tile-chest-1-help = Одна монета! Тащить можно по одной и только по открытым плиткам.
tile-chest-2 = сундук с двумя монетами
tile-chest-2-help = Две монеты! Тащить можно по одной и только по открытым плиткам.
tile-chest-3 = сундук с тремя монетами
tile-chest-3-help = Три монеты! Тащить можно по одной и только по открытым плиткам.
tile-chest-4 = сундук с четырьмя монетами
tile-chest-4-help = Четыре монеты! Тащить можно по одной и только по открытым плиткам.
tile-chest-5 = сундук с пятью монетами
tile-chest-5-help = Пять монет! Тащить можно по одной и только по открытым плиткам.
tile-horse = конь
tile-horse-help = Сразу прыгай дальше буквой «Г», как шахматный конь.
tile-ice = лёд
tile-ice-help = Скользи дальше: повтори ход, которым попал сюда.
tile-pit = яма
tile-pit-help = Пират в ловушке, пока не придёт друг или пока не откроешь бутылку.
tile-bottle-1 = бутылка с письмом
tile-bottle-1-help = Одна бутылка: она вызволит из ямы, проведёт по лабиринту или обратит миссионера.
tile-bottle-2 = две бутылки с письмами
tile-bottle-2-help = Две бутылки: каждая вызволит из ямы, проведёт по лабиринту или обратит миссионера.
tile-bottle-3 = три бутылки с письмами
tile-bottle-3-help = Три бутылки: каждая вызволит из ямы, проведёт по лабиринту или обратит миссионера.
tile-crocodile = крокодил
tile-crocodile-help = Живо назад, туда, откуда пришёл!
tile-bank = банк
tile-bank-help = Место на одного пирата; пока тут лежит монета, его не тронут.
tile-jungle = джунгли
tile-jungle-help = Здесь не дерутся, и с монетой сюда не пройти.
tile-caramba = карамба
tile-caramba-help = Ничего не происходит, но рявкни, как настоящий морской волк. Вслух!
tile-lighthouse = маяк
tile-lighthouse-help = Тайком посмотри четыре закрытые плитки; потом маяк рухнет.
tile-balloon = воздушный шар
tile-balloon-help = Полетели: каждого уносит на его корабль вместе с золотом.
tile-musket = мушкет
tile-musket-help = Один выстрел над сушей в любую сторону; ближайший пират отправится на свой корабль.
tile-shrine = святилище
tile-shrine-help = Вместо хода здесь можно оживить погибшего товарища. Врагам и золоту входа нет.
tile-crossroads = кубик-перекрёсток
tile-crossroads-help = Куда идти дальше, решает кубик.
tile-trampoline = батут
tile-trampoline-help = Подбросит на две плитки по прямой в любую сторону, с монетой тоже.
tile-airplane = самолёт
tile-airplane-help = Один полёт, сейчас или никогда: на любую плитку или дружеский корабль, с монетой тоже.
tile-cannon = пушка
tile-cannon-help = Каждого выстреливает прямо в море перед жерлом. Золото тонет.
tile-smoke = дым
tile-smoke-help = По одному ходу за каждого делает сосед слева.
tile-den = берлога
tile-den-help = Медведь проснулся: дерёт всех, кого поймает, и идёт к ближайшему пирату на суше.
tile-missionary = хижина миссионера
tile-missionary-help = Миссионер теперь с тобой. Где он, там не дерутся; бутылка сделает из него пирата.
tile-earthquake = землетрясение
tile-earthquake-help = Две плитки без фигурок и монет меняются местами по твоему выбору.
tile-labyrinth-2 = лабиринт на два хода
tile-labyrinth-2-help = Два места, на каждое свой ход. Напасть можно только на того, кто на шаг впереди.
tile-labyrinth-3 = лабиринт на три хода
tile-labyrinth-3-help = Три места, на каждое свой ход. Напасть можно только на того, кто на шаг впереди.
tile-labyrinth-4 = лабиринт на четыре хода
tile-labyrinth-4-help = Четыре места, на каждое свой ход. Напасть можно только на того, кто на шаг впереди.
tile-labyrinth-5 = лабиринт на пять ходов
tile-labyrinth-5-help = Пять мест, на каждое свой ход. Напасть можно только на того, кто на шаг впереди.
tile-ogre = людоед
tile-ogre-help = Съедает каждого, кто придёт, вместе с монетой.
tile-fortress = крепость
tile-fortress-help = Внутри никто не нападёт. С золотом не войти, врагам к тебе тоже.

family-empty = пусто
family-arrows = стрелки
family-barrel = бочка
family-chest = сундук
family-horse = конь
family-ice = лёд
family-pit = яма
family-bottle = бутылки
family-crocodile = крокодил
family-bank = банк
family-jungle = джунгли
family-caramba = карамба
family-lighthouse = маяк
family-balloon = шар
family-musket = мушкет
family-shrine = святилище
family-crossroads = перекрёсток
family-trampoline = батут
family-airplane = самолёт
family-cannon = пушка
family-smoke = дым
family-den = берлога
family-missionary = хижина миссионера
family-earthquake = землетрясение
family-labyrinth = лабиринт
family-ogre = людоед
family-fortress = крепость

back-mountain = горы
back-forest = лес
back-beach = берег
back-plain = не открыто
back-sea = море

ability-strongman = силач
ability-strongman-help = тащит сразу две монеты
ability-swimmer = пловец
ability-swimmer-help = проплывает два места и может выйти из моря на берег
ability-runner = бегун
ability-runner-help = ступив на пустую или отработавшую плитку, может шагнуть ещё раз
ability-trailblazer = следопыт
ability-trailblazer-help = проходит с монетой в джунгли
ability-climber = скалолаз
ability-climber-help = сам выбирается из ямы, это его ход
ability-pathfinder = проводник
ability-pathfinder-help = выходит из лабиринта на одно место раньше
ability-marksman = стрелок
ability-marksman-help = вместо хода стреляет по врагам за две плитки по прямой
ability-hunter = охотник
ability-hunter-help = крокодилы ему нипочём
ability-helmsman = рулевой
ability-helmsman-help = пока он на борту, корабль проходит на одно место дальше
ability-sober = трезвенник
ability-sober-help = проходит мимо бочек
ability-iron-belly = жилистый
ability-iron-belly-help = людоеду не по зубам: тот отправляет его на корабль
ability-fencer = фехтовальщик
ability-fencer-help = нападает с монетой и приносит её с собой

move-place = встать кораблём на { $cell }
move-sail = плыть на { $cell }
move-move = { $coin ->
    [none] { $pirate }: на { $cell }
   *[other] { $pirate }: на { $cell } с монетой
}
move-advance = { $coin ->
    [none] { $pirate }: на место дальше или из ямы
   *[other] { $pirate }: на место дальше с монетой
}
move-go = { $coin ->
    [none] дальше на { $cell }
   *[other] дальше на { $cell } с монетой
}
move-stay = остаться здесь
move-revive = оживить: { $pirate }
move-shoot = стрелять по { $cell }
move-pass = пропустить ход
move-peek = взглянуть на { $cell }
move-peek-none = насмотрелись
move-fire = стрелять на { $direction }
move-hit = попасть в { $target }
move-shake = сдвинуть плитку на { $cell }
move-bottle = открыть бутылку: { $pirate }
move-bottle-none = приберечь бутылки
move-propose = предложить закончить игру
move-agree = так тому и быть
move-refuse = нет, играем дальше
move-take = { $ability }: { $pirate }
move-take-none = не брать умений

event-began = Впереди неведомый остров. Начинает { $seat }.
event-ship-placed = { $seat } бросает якорь на { $cell }.
event-sailed = { $seat } плывёт на { $cell }.
event-taken-aboard = { $seat }: { $pirate } выловлен из воды. Чей корабль: { $other }.
event-went = { $seat }: { $pirate } идёт на { $cell }.
event-went-dragging = { $seat }: { $pirate } тащит на { $cell } { $coins ->
    [one] { $coins } монету
    [few] { $coins } монеты
   *[many] { $coins } монет
}.
event-swam = { $seat }: { $pirate } плывёт на { $cell }.
event-splashed = Плюх! { $seat }: { $pirate } в воде на { $cell } и теперь плывёт сам.
event-turned = Открыта плитка { $cell }: { $tile }!
event-delivered = Золото на борту! { $seat }: { $pirate } приносит { $coins ->
    [one] { $coins } монету
    [few] { $coins } монеты
   *[many] { $coins } монет
}. Чей корабль: { $other }.
event-sank = На { $cell } { $coins ->
    [one] тонет { $coins } монета
    [few] тонут { $coins } монеты
   *[many] тонут { $coins } монет
}. Морской дьявол говорит спасибо.
event-fought = { $seat }: { $pirate } хватается за саблю на { $cell }!
event-sent-home = { $seat }: { $pirate } снова на своём корабле, зализывает раны.
event-died = { $seat }: { $pirate } погиб. Причина: { $cause }.
event-slept = { $seat }: { $pirate } нашёл бочку и пропустит ход.
event-fell = { $seat }: { $pirate } провалился в яму. На помощь!
event-freed = { $seat }: { $pirate } вытащен из ямы.
event-found-coins = Золото на { $cell }: { $coins ->
    [one] { $coins } монета
    [few] { $coins } монеты
   *[many] { $coins } монет
}!
event-found-bottles = { $seat } { $bottles ->
    [0] больше бутылок не находит
    [one] находит { $bottles } бутылку с письмом
    [few] находит { $bottles } бутылки с письмами
   *[many] находит { $bottles } бутылок с письмами
}.
event-turned-back = Крокодил! { $seat }: { $pirate } удирает туда, откуда пришёл.
event-shouted = КАРАМБА! { $seat }: { $pirate } бранится так, что попугаи краснеют.
event-peeked = { $seat } смотрит с маяка на { $cell }.
event-saw = Тайна, которую знает только { $seat }: { $cell } – { $tile }.
event-lifted = Поехали! { $seat }: { $pirate } летит домой на воздушном шаре.
event-fired = { $seat } палит из мушкета на { $direction }!
event-missed = Никого. { $seat } сбивает разве что кокос.
event-hit = Попадание! { $seat }: { $pirate } ловит пулю деревянной ногой.
event-revived = { $seat }: { $pirate } восстаёт из мёртвых на { $cell }.
event-rolled = Кубик говорит: на { $direction }.
event-shot-out = Бабах! { $seat }: { $pirate } вылетает из пушки и падает на { $cell }.
event-smoked = { $seat } разжигает костёр, и остров в дыму! По одному ходу за каждого делает сосед слева.
event-bear-woke = На { $cell } проснулся медведь, и он не в духе! Теперь он ходит после каждого хода, который делает { $seat }.
event-bear-walked = Медведь топает на { $cell }.
event-bear-sat = Есть некого. Медведь сел и сосёт лапу.
event-mauled = { $seat }: { $pirate } попался медведю!
event-missionary-found = На { $cell } миссионер! Теперь его ведёт { $seat }.
event-converted = { $other } даёт бутылку. Один взгляд на письмо, и миссионер достаёт ржавую саблю: у игрока { $seat } стало пиратом больше.
event-shook = Земля дрожит: плитки { $cell } и { $second } меняются местами.
event-advanced = { $coins ->
    [0] { $seat }: { $pirate } пробирается по лабиринту на место { $space }.
   *[other] { $seat }: { $pirate } тащит золото по лабиринту на место { $space }.
}
event-found-letter = Миссионер находит бутылку на { $cell }. Один взгляд на письмо, и он достаёт ржавую саблю: у игрока { $seat } стало пиратом больше.
event-opened-bottle = { $seat } открывает бутылку. Кому помогает: { $pirate }.
event-led-out = В письме сказано, куда ставить ноги. { $seat }: { $pirate } выбирается из ямы.
event-led-through = Письмо знает дорогу. { $seat }: { $pirate } сразу попадает на место { $space } и может выйти из лабиринта.
event-passed = { $seat } может только ждать.
event-proposed = { $seat } предлагает закончить игру. Кто за?
event-agreed = { $seat } за.
event-refused = { $seat } против: играем дальше!
event-voted = Игра окончена как есть, а что лежит на острове, там и останется.
event-asked = { $rounds ->
    [one] { $rounds } круг
    [few] { $rounds } круга
   *[many] { $rounds } кругов
} без новой плитки и без добычи. Закончим на этом? Слово за каждым.
event-warned = Ещё { $rounds ->
    [one] { $rounds } такой круг
    [few] { $rounds } таких круга
   *[many] { $rounds } таких кругов
}, и больше никого не спросят: игре конец.
event-stood-still = { $rounds ->
    [one] { $rounds } круг
    [few] { $rounds } круга
   *[many] { $rounds } кругов
} без новой плитки и без добычи: дальше никому не продвинуться.
event-all-found = Всё открыто, и на острове ни одной монеты!
event-nobody-left = В живых не осталось никого. Остров хранит свои тайны.
event-scored = { $seat }: на борту { $coins ->
    [one] { $coins } монета
    [few] { $coins } монеты
   *[many] { $coins } монет
}, в живых { $alive ->
    [one] { $alive } пират
    [few] { $alive } пирата
   *[many] { $alive } пиратов
}.
event-won = Побеждает { $seat }. Йо-хо-хо!
event-took = { $seat }: { $pirate } теперь { $ability }.
event-declined = { $seat } не берёт умений.
event-solved = Решено за { $turns ->
    [one] { $turns } ход
    [few] { $turns } хода
   *[many] { $turns } ходов
}, в живых { $alive ->
    [one] { $alive } пират
    [few] { $alive } пирата
   *[many] { $alive } пиратов
}!
event-unsolved = Не в этот раз. Старый Шакал посмеивается в могиле.
event-climbed = { $seat }: { $pirate } сам выбирается из ямы.
event-spat-out = { $seat }: { $pirate } людоеду не по зубам, и тот его выплёвывает.
event-ate-coin = На десерт людоед глотает { $coins ->
    [one] { $coins } монету
    [few] { $coins } монеты
   *[many] { $coins } монет
}.
event-stayed = { $seat }: { $pirate } остаётся на месте.
event-shot = { $seat }: { $pirate } целится и стреляет по { $cell }!
event-turn-ended = Ход { $turns } закончен.

label-turn = Ходит { $seat }
label-smoke = Дым! За игрока { $seat } решает { $chooser } (ещё { $turns ->
    [one] { $turns } ход
    [few] { $turns } хода
   *[many] { $turns } ходов
} в дыму, считая этот)
label-puzzle-turn = { $limit ->
    [0] Ход { $turns }
   *[other] Ход { $turns } из { $limit }
}
label-survivors = { $survivors ->
    [0] потери не важны
    [one] выжить должен хотя бы { $survivors } пират
    [few] выжить должны { $survivors } пирата
   *[many] выжить должны { $survivors } пиратов
}
label-mover = идёт { $pirate }
label-bring = все монеты в банк
label-island-coins = монет на острове: { $coins }
label-lost-coins = пропало: { $coins }
label-quiet = ничего нового уже { $quiet ->
    [one] { $quiet } ход
    [few] { $quiet } хода
   *[many] { $quiet } ходов
}, после { $standstill } спросят всех
label-last-call = ничего нового уже { $quiet ->
    [one] { $quiet } ход
    [few] { $quiet } хода
   *[many] { $quiet } ходов
}, после { $last_call } игре конец
label-vote = { $proposer } предлагает закончить игру; отвечает { $asked }
label-vote-all = закончить на этом? Отвечает { $asked }
label-patience = предлагать конец игры нельзя ещё { $turns ->
    [one] { $turns } ход
    [few] { $turns } хода
   *[many] { $turns } ходов
}
label-pick = Умение выбирает { $seat }
label-peeks = осталось взглядов: { $peeks }
label-shaken = { $cell } меняется местами с …
label-target = пуля долетела до { $cell }
label-bear-walks = медведь на { $cell } ходит после хода игрока { $seat }
label-missionary-at = миссионера ({ $place }) ведёт { $seat }
label-missionary-dead = миссионер погиб
label-converted = миссионер ({ $place }) теперь пират игрока { $seat }
label-aboard = на борту
label-aboard-of = на борту { $ship }
label-swims = { $cell } вплавь
label-barrel = { $cell } в бочке
label-pit = { $cell } в яме
label-dead = погиб
label-ashore-not-yet = в море
label-unseen = Ещё не открыто (на острове / всего, остальные в коробке)
legend-ship = корабль
legend-coins = монеты
legend-bear = медведь
legend-missionary = миссионер
legend-used = отработала
legend-mine = твой секрет
legend-peeked = подсмотрено
legend-lying = в бочке, в яме
legend-space = на месте 2
legend-team = обе команды вместе

option-puzzle-1 = Шаг на месте
option-puzzle-2 = Никого нет дома
option-puzzle-3 = Друг для медведя
option-puzzle-4 = Банк переезжает
option-puzzle-5 = Дружеский выстрел
option-puzzle-6 = Один конь на троих
option-puzzle-7 = Все трое
option-puzzle-8 = Последний шар
option-puzzle-9 = Только один раз
option-puzzle-10 = С того света

## Замыслы: в чём смысл хода, говорится вместе с подсказкой. Шаги считаем по прямой, как летит чайка.

steps-counted = { $steps ->
    [one] в { $steps } шаге
   *[other] в { $steps } шагах лёту чайки
}
plan-bring = На борт { $coins ->
    [one] идёт { $coins } монета
    [few] идут { $coins } монеты
   *[many] идут { $coins } монет
}; всего станет { $total }.
plan-bank = { $moves ->
    [one] С этим ходом
    [few] Через { $moves } хода
   *[many] Через { $moves } ходов
} в банке монет: { $total }.
plan-drag = До борта монете { $actions ->
    [one] ещё { $actions } действие
    [few] ещё { $actions } действия
   *[many] ещё { $actions } действий
}, по плиткам без подвоха.
plan-drag-on = { $coins ->
    [one] Монета едет с нами
   *[other] Монеты ({ $coins }) едут с нами
}, хоть немного.
plan-fight = Домой, на корабль: { $other } отводит { $pirates ->
    [one] пирата
   *[other] пиратов ({ $pirates })
}{ $coins ->
    [0] { "" }
    [one] , а монета остаётся лежать
   *[other] , а монеты ({ $coins }) остаются лежать
}.
plan-drown = { $other } теряет в море { $pirates ->
    [one] пирата
   *[other] пиратов ({ $pirates })
}.
plan-freed = { $pirate }: прочь из ямы.
plan-led-out = { $pirate }: бутылка выведет из ямы.
plan-led-through = { $pirate }: бутылка проведёт по лабиринту.
plan-revived = { $pirate }: назад с того света.
plan-taken-aboard = { $pirate }: из воды на борт.
plan-climbed = { $pirate }: сам лезет из ямы.
plan-turn = Новая плитка ({ $back }): может быть одной из { $tiles }, с золотом из них { $gold }.
plan-turn-known = Подсмотрено: { $tile }.
plan-peek = Тайный взгляд ({ $back }): может быть одной из { $tiles }, с золотом из них { $gold }.
plan-pirate-to-gold = { $steps ->
    [0] Прямо к золоту, а было до него { $before }
   *[other] Ближе к золоту: оно { steps-counted }, а было в { $before }
}.
plan-pirate-to-tile = Ближе к неизвестному: закрытая плитка { steps-counted }, а была в { $before }.
plan-ship-to-gold = Корабль ближе к золоту: оно { steps-counted }, а было в { $before }.
plan-ship-to-tile = Корабль ближе к неизвестному: закрытая плитка { steps-counted }, а была в { $before }.
plan-labyrinth = Место { $space } из { $spaces } в лабиринте.
plan-aboard = Назад на борт: корабль пройдёт за ход { $spaces ->
    [one] { $spaces } место
    [few] { $spaces } места
   *[many] { $spaces } мест
}.
plan-berth = Оттуда можно высадиться на { $tiles ->
    [one] { $tiles } плитку
    [few] { $tiles } плитки
   *[many] { $tiles } плиток
}.
plan-pass = Больше делать нечего.
plan-smoke = Дым! Приказы для чужой команды твои: { $other }.
plan-end = Как есть: у тебя { $coins ->
    [one] { $coins } монета
    [few] { $coins } монеты
   *[many] { $coins } монет
}, у лучшего из прочих { $most }.
plan-play-on = Сейчас { $coins } против { $most }, и есть за что побороться: монет на острове { $left }, закрытых плиток { $tiles }.
plan-none = Великого замысла нет: просто весит больше других.

## Головоломки: кто играет один, тому вместо обычного говорится то, что кончается на -alone. Ни кораблей, ни моря, и враг один: медведь.

phase-act-alone = Куда пойдёт пират, чья очередь?
phase-over-alone = Головоломка позади.

pirate-1-alone = чёрный пират
pirate-2-alone = жёлтый пират
pirate-3-alone = красный пират
pirate-A-1-alone = чёрный пират
pirate-A-2-alone = жёлтый пират
pirate-A-3-alone = красный пират
target-A-1-alone = чёрного пирата
target-A-2-alone = жёлтого пирата
target-A-3-alone = красного пирата

tile-arrow-help-alone = Сразу иди дальше, на шаг по стрелке; хоть бы и за край.
tile-arrow-diagonal-help-alone = Сразу иди дальше, на шаг по стрелке; хоть бы и за край.
tile-chest-1-help-alone = Одна монета! Ей место в банке; тащить можно по одной.
tile-chest-2-help-alone = Две монеты! Им место в банке; тащить можно по одной.
tile-chest-3-help-alone = Три монеты! Им место в банке; тащить можно по одной.
tile-chest-4-help-alone = Четыре монеты! Им место в банке; тащить можно по одной.
tile-chest-5-help-alone = Пять монет! Им место в банке; тащить можно по одной.
tile-barrel-help-alone = Пират возится с бочкой и пропускает следующий ход.
tile-pit-help-alone = Пират в ловушке, пока не придёт друг.
tile-bank-help-alone = Отсюда выходят все трое, и здесь в конце должно лежать всё золото. Медведя банк не остановит.
tile-jungle-help-alone = С монетой сюда не пройти. А медведь пройдёт.
tile-balloon-help-alone = Полетели: каждого уносит в банк вместе с золотом.
tile-musket-help-alone = Один выстрел в любую сторону; ближайший пират вернётся в банк. Медведю пули нипочём.
tile-shrine-help-alone = Вместо хода здесь можно оживить погибшего друга. Золоту входа нет, медведю есть.
tile-airplane-help-alone = Один полёт, сейчас или никогда: на любую другую плитку, с монетой тоже.
tile-cannon-help-alone = Каждого выстреливает за край острова, и золото вместе с ним.
tile-den-help-alone = Отсюда вышел медведь. После каждого хода он делает шаг к ближайшему пирату и ест, кого встретит.
tile-labyrinth-2-help-alone = Два места, на каждое свой ход.
tile-labyrinth-3-help-alone = Три места, на каждое свой ход.
tile-labyrinth-4-help-alone = Четыре места, на каждое свой ход.
tile-labyrinth-5-help-alone = Пять мест, на каждое свой ход.
tile-fortress-help-alone = С монетой сюда не войти. От медведя стены не спасут.
tile-caramba-help-alone = Ничего не происходит, но рявкни, как настоящий пират. Вслух!
back-sea-alone = за краем

move-advance-alone = { $coin ->
    [none] { $pirate }: на место дальше
   *[other] { $pirate }: на место дальше с монетой
}
event-began-alone = Все плитки открыты, сундуки полны, медведь сидит в берлоге. Начинает чёрный пират.
event-sank-alone = За край на { $cell } { $coins ->
    [one] летит { $coins } монета
    [few] летят { $coins } монеты
   *[many] летят { $coins } монет
}: только их и видели.
event-sent-home-alone = { $seat }: { $pirate } снова в банке, зализывает раны.
event-lifted-alone = Поехали! { $seat }: { $pirate } летит в банк на воздушном шаре.
event-shot-out-alone = Бабах! { $seat }: { $pirate } вылетает из пушки и пропадает за { $cell }.
event-bear-woke-alone = На { $cell } проснулся медведь, и он не в духе! Теперь он ходит после каждого хода.
label-mover-alone = ходит { $pirate }

## Уроки: lesson-УРОК-ШАГ говорит, что делать, -no отвечает на другой ход, -end завершает урок.

lesson-gold = Найди и дотащи
lesson-gold-land = Под плитками острова лежит золото; кто больше принесёт на борт, тот и победил. За ход делают одно: ходят одним пиратом или плывут. Твой первый пират, A-1, на борту. Высади его на закрытую плитку прямо под кораблём, D2: её перевернут, и что на ней, то и случится.
lesson-gold-land-no = Так можно, но сперва разведаем берег. A-1, на D2.
lesson-gold-home = Сундук с монетой! Пират тащит по одной монете за раз. Считается только то, что на борту: шагай назад на корабль и прихвати монету.
lesson-gold-home-no = Монета останется на берегу. Выбери шаг на корабль с монетой.
lesson-gold-arrow = Одна есть. Некоторые плитки сразу отправляют дальше. Второй пират, A-2, стоит рядом со стрелкой на C4: наступи и посмотри, куда вынесет.
lesson-gold-arrow-no = Это потом. A-2, на стрелку C4.
lesson-gold-fight = Стрелка вынесла его на D4, и там сундук: две монеты. А рядом, на E4, ещё одну сторожит враг. Шагни к нему: пришедший прогоняет всех врагов с плитки на их корабль, а золото остаётся.
lesson-gold-fight-no = А враг? Он придёт за твоим золотом. A-2, на E4; с монетой в руках не нападают.
lesson-gold-drag = Теперь долгая дорога домой, с монетой. Золото тащат только на открытые плитки. Неси его на F4.
lesson-gold-drag-no = Не так: возьми монету с E4 и неси на F4.
lesson-gold-balloon = На G4 воздушный шар: он уносит каждого прямо на свой корабль, вместе с золотом. По местам!
lesson-gold-balloon-no = Есть дорога короче: шар на G4. И монету не забудь.
lesson-gold-end = Две монеты за шесть ходов. Почти у каждой плитки свой норов; тронь её, чтобы узнать, или загляни в «Что есть что».

lesson-crew = Один за всех
lesson-crew-horse = Скоро конец: все плитки открыты, осталась одна монета, у обеих команд по четыре. Твой третий пират, A-3, сидит с ней в яме и сам не вылезет. Нужен товарищ. A-2 стоит на D2; конь на C3 поможет ему добраться.
lesson-crew-horse-no = Так не успеть. A-2, на коня C3, и держись крепче.
lesson-crew-gallop = Конь сразу скачет дальше, как в шахматах: на два и в сторону. Осторожно: людоед на E4 съест любого гостя, а пушка на D5 выстрелит им в море. Скачи на E2, к яме.
lesson-crew-gallop-no = Смело, но зря. На E2 безопасно, и яма рядом.
lesson-crew-pit = Теперь в яму, на F3. Где один уже сидит, товарищ не падает, а вытаскивает.
lesson-crew-pit-no = Товарищ всё ещё ждёт. A-2, на F3.
lesson-crew-sail = Оба свободны. Пусть корабль идёт навстречу: вдоль берега он проплывает столько клеток, сколько на борту пиратов, сейчас одну. Плыви на F2.
lesson-crew-sail-no = Быстрее, если корабль сам подойдёт к золоту. Плыви на F2.
lesson-crew-last = Корабль стоит рядом с ямой. Тащи последнюю монету на борт, любым из двоих.
lesson-crew-last-no = Осталось чуть-чуть! С F3 на корабль, на F2, и с монетой.
lesson-crew-end = Всё разведано, на острове ни монеты: игра окончена, пять — четыре в твою пользу. Считают монеты, потом живых пиратов. А если дело встало, команды могут и проголосовать за конец.

feat-special-delivery = Срочная доставка
feat-special-delivery-done = Монета прилетела на корабль из пушки.
feat-special-delivery-hint = Почта на острове громкая и быстрая, только обычно падает в море.
feat-first-class = Первым классом
feat-first-class-done = Монета вернулась домой на воздушном шаре.
feat-first-class-hint = Зачем тащить золото по земле, когда вокруг столько горячего воздуха?
feat-grand-tour = Большое турне
feat-grand-tour-done = Шесть шагов или больше за один ход.
feat-grand-tour-hint = Стрелки, лёд, лошадь… «Я только ноги размять!»
feat-two-at-one-blow = Двоих одним махом
feat-two-at-one-blow-done = Один удар — и двое врагов отправились к себе на корабль.
feat-two-at-one-blow-hint = Где двое стоят тесно, хватит и одной сабли.
feat-right-of-way = Дорогу кораблю!
feat-right-of-way-done = Корабль переехал вражеского пловца.
feat-right-of-way-hint = Купальщикам стоит смотреть по сторонам.
feat-dead-mans-wages = Жалованье мертвеца
feat-dead-mans-wages-done = Пират воскрес и принёс на корабль монету.
feat-dead-mans-wages-hint = Смерть — не повод отлынивать.
