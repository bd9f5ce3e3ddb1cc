title = Волшебная карта Моргана
tagline = Двигай остров, пока не сойдутся приметы, и копай поглубже.

phase-corner = Где высадимся?
phase-change = Подними кусок карты или оставь всё как есть.
phase-put = Куда его положить?
phase-turn = Какой стороной?
phase-walk = Идём или стоим?
phase-dig = Какие из твоих карт здесь верны?
phase-take = Какое сокровище берёшь?
phase-throw = Сбросить карту или просто добрать?
phase-pair = С какой картой в паре?
phase-over = Игра окончена.

tile-anthill = Муравейник
tile-volcano = Вулкан
tile-tomb = Гробница
tile-skull = Череп
tile-oasis = Оазис
tile-green-tree = Зелёное Дерево
tile-hermits-hut = Хижина Отшельника
tile-swamp = Болото
tile-biting-cave = Кусачая Пещера
tile-three-columns = Три Колонны
tile-waterfall = Водопад
tile-gallows = Виселица
tile-rope-bridge = Верёвочный Мост
tile-sun-stone = Камень Солнца
tile-whale-bones = Китовые Кости
tile-lighthouse = Маяк
tile-big-nose-bay = Бухта Большого Носа
tile-shipwreck = Обломки Корабля
tile-wilderness = Дикий Край
tile-open-sea = Открытое Море

beside-anthill = Муравейника
beside-volcano = Вулкана
beside-tomb = Гробницы
beside-skull = Черепа
beside-oasis = Оазиса
beside-green-tree = Зелёного Дерева
beside-hermits-hut = Хижины Отшельника
beside-swamp = Болота
beside-biting-cave = Кусачей Пещеры
beside-three-columns = Трёх Колонн
beside-waterfall = Водопада
beside-gallows = Виселицы
beside-rope-bridge = Верёвочного Моста
beside-sun-stone = Камня Солнца
beside-whale-bones = Китовых Костей
beside-lighthouse = Маяка
beside-big-nose-bay = Бухты Большого Носа
beside-shipwreck = Обломков Корабля
beside-wilderness = Дикого Края
beside-open-sea = Открытого Моря

short-anthill = Муравейник
short-volcano = Вулкан
short-tomb = Гробница
short-skull = Череп
short-oasis = Оазис
short-green-tree = Дерево
short-hermits-hut = Хижина
short-swamp = Болото
short-biting-cave = Пещера
short-three-columns = Колонны
short-waterfall = Водопад
short-gallows = Виселица
short-rope-bridge = Мост
short-sun-stone = Камень
short-whale-bones = Кости
short-lighthouse = Маяк
short-big-nose-bay = Бухта
short-shipwreck = Обломки
short-wilderness = Глушь
short-open-sea = Море

treasure-1 = стеклянные бусы
treasure-2 = медная брошь
treasure-3 = серебряный напёрсток
treasure-4 = горсть гранатов
treasure-5 = золотой зуб
treasure-6 = треснувший опал
treasure-7 = жемчужины в раковине
treasure-8 = серебряные ложки
treasure-9 = три топаза
treasure-10 = золотая пуговица
treasure-11 = нефритовая лягушка
treasure-12 = нитка жемчуга
treasure-13 = золотая цепь
treasure-14 = аметист
treasure-15 = Серебряный Чайник
treasure-16 = серьги графини
treasure-17 = синие сапфиры
treasure-18 = носок с золотом
treasure-19 = розовая жемчужина
treasure-20 = серебряный кубок
treasure-21 = ожерелье королевы
treasure-22 = изумруды
treasure-23 = чёрная жемчужина
treasure-24 = золотой идол
treasure-25 = Диадема
treasure-26 = серебряный канделябр
treasure-27 = пригоршня рубинов
treasure-28 = нефритовая маска
treasure-29 = Нефритовый Дракон

set-gems = камни
set-silver = серебро
set-gold = золото
set-pearl = жемчуг
set-jewelry = украшения
set-jade = нефрит

symbol-shovel = лопата
symbol-map = карта
symbol-doubloons = дублоны
symbol-boots = сапоги

bonus-shovel = уровнем глубже
bonus-map = ещё один кусок карты
bonus-doubloons = ещё дублоны
bonus-boots = ещё шаги

side-north = север
side-east = восток
side-south = юг
side-west = запад

letter-north = С
letter-east = В
letter-south = Ю
letter-west = З

quarters-0 = как напечатано
quarters-1 = на четверть по часовой стрелке
quarters-2 = вверх ногами
quarters-3 = на четверть против часовой стрелки

corner-north-west = северо-западный
corner-north-east = северо-восточный
corner-south-west = юго-западный
corner-south-east = юго-восточный

move-corner = высадиться, { $corner } угол
move-lift = поднять: { $tile }
move-leave = оставить карту как есть
move-put = положить на { $side } от { $beside }
move-turn = поворот: { $quarters }
move-step = шаг на { $side }
move-stay = стоять
move-play = сыграть: { $tile } { $distance }
move-enough = больше карт не играть
move-take = взять сокровище с уровня { $level }
move-throw = сбросить: { $tile } { $distance }
move-draw = добрать
move-use = отдать за её знак: { $tile } { $distance }
move-pair = отдать пару, { $tile } { $distance } и ещё одну: { $bonus }
move-with = вместе с картой: { $tile } { $distance }

event-began = Клочки карты разложены. Начинает { $seat }, а высаживается в последнюю очередь.
event-landed = { $seat } высаживается: { $corner } угол, { $tile }.
event-paid = { $seat } платит дублон. Получает { $other }.
event-lifted = { $seat } поднимает кусок карты: { $tile }.
event-put-down = { $seat } кладёт кусок на { $side } от { $beside }: { $tile }.
event-walked = { $seat } идёт дальше: { $tile }.
event-played = { $seat } играет примету: { $tile }, { $distance ->
    [0] прямо здесь
    [one] { $distance } шаг
    [few] { $distance } шага
   *[many] { $distance } шагов
}.
event-not-dug = { $seat } не копает.
event-spent = { $seat } отдаёт карту: { $tile } { $distance } ({ $symbol }).
event-gained = { $seat } { $gain ->
    [shovel] копает глубже на { $count ->
        [one] { $count } уровень
        [few] { $count } уровня
       *[many] { $count } уровней
    }
    [map] может сдвинуть ещё { $count ->
        [one] { $count } кусок
        [few] { $count } куска
       *[many] { $count } кусков
    }
    [boots] может пройти ещё { $count ->
        [one] { $count } шаг
        [few] { $count } шага
       *[many] { $count } шагов
    }
   *[doubloons] получает { $count ->
        [one] { $count } дублон
        [few] { $count } дублона
       *[many] { $count } дублонов
    }
}.
event-took = { $seat } откапывает на уровне { $level }: { $treasure }{ $coins ->
    [0] { "" }
    [one] , а вдобавок { $coins } дублон
    [few] , а вдобавок { $coins } дублона
   *[many] , а вдобавок { $coins } дублонов
}.
event-laid-out = Новое на доске: { $treasure }.
event-threw = { $seat } сбрасывает: { $tile } { $distance }.
event-reshuffled = Сброс перемешан, в новой колоде { $cards ->
    [one] { $cards } карта
    [few] { $cards } карты
   *[many] { $cards } карт
}.
event-drew = { $seat } { $cards ->
    [0] не добирает ничего
    [one] добирает { $cards } карту
    [few] добирает { $cards } карты
   *[many] добирает { $cards } карт
}.
event-saw = Только для тебя: { $tile } { $distance }.
event-ended = Последнее сокровище на доске, и карта рассыпается в прах. В последний раз копает { $seat }.
event-majority = Больше всего ({ $set }): { $seat }, { $cards ->
    [one] { $cards } карта
    [few] { $cards } карты
   *[many] { $cards } карт
}. За это { $points ->
    [one] { $points } дублон
    [few] { $points } дублона
   *[many] { $points } дублонов
}.
event-shared-set = Делит первое место ({ $set }): { $seat }, { $cards ->
    [one] { $cards } карта
    [few] { $cards } карты
   *[many] { $cards } карт
}. За это { $points ->
    [one] { $points } дублон
    [few] { $points } дублона
   *[many] { $points } дублонов
}.
event-scored = { $seat }: { $coins ->
    [one] { $coins } дублон
    [few] { $coins } дублона
   *[many] { $coins } дублонов
}, сокровища ценой в { $value }, а с наборами всего { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}.
event-tie-broken = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
} у нескольких: решает цена сокровищ, и выше всех она у игрока { $seat } — { $value }.
event-shared-win = Победу делит { $seat }: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
} и сокровища ценой в { $value }, как и у другого капитана.
event-won = Побеждает { $seat }.

label-board = Доска сокровищ
label-deck = ещё в земле: { $count }
label-points = очки
label-cards = карты
label-front = Перед игроком { $seat }
label-hand = На руках
label-none = пусто
label-lifted = В руке: { $tile }
label-changes = { $count ->
    [one] можно сдвинуть { $count } кусок
    [few] можно сдвинуть { $count } куска
   *[many] можно сдвинуть { $count } кусков
}
label-steps = { $count ->
    [one] остался { $count } шаг
    [few] осталось { $count } шага
   *[many] осталось { $count } шагов
}
label-reach = достаёт до уровня { $level }
label-land = суша
label-water = вода

## Замыслы: в чём смысл хода, говорится вместе с подсказкой. Глубина — уровень поля сокровищ.

depth-1 = I
depth-2 = II
depth-3 = III
depth-4 = IV
depth-5 = V

points-counted = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
cards-right = { $cards ->
    [one] верна { $cards } карта
    [few] верны { $cards } карты
   *[many] верны { $cards } карт
}
level-then = Затем уровень { $depth }: { points-counted }.

plan-shovels = { $shovels ->
    [1] Лопата достаёт
    [2] Две лопаты достают
    [3] Три лопаты достают
   *[other] Лопаты ({ $shovels }) достают
} до уровня { $depth }: { points-counted } против { $otherwise }.
plan-set = Уровень { $depth }, { $treasure }: набор «{ $set }», кончись игра сейчас, даст на { $more } больше, и само сокровище — { points-counted }.
plan-dig = Уровень { $depth } даёт { points-counted }; { $otherwise ->
    [0] больше ни до чего не достать
   *[other] лучший из прочих, куда достаём, — { $otherwise }
}.
plan-reach = Копаем до уровня { $depth }: там самое большее { points-counted }.
plan-lift = Поднять: { $tile }. Положи удачно, и в одном походе на одном месте { cards-right } против { $otherwise }, как лежит.
plan-shift = Сдвинуть: { $tile }{ $tiles ->
    [one] { "" }
   *[other] {" "}и не только
}. Тогда в одном походе на одном месте { cards-right } против { $otherwise }, как лежит.
plan-shift-and-dig = { plan-shift } { level-then }
plan-walk = Дойти: { $tile }. Там { cards-right } против { $otherwise } здесь.
plan-walk-and-dig = { plan-walk } { level-then }
plan-boots-walk = Сапоги несут дальше: { $tile }. Там { cards-right } против { $otherwise } здесь.
plan-boots-walk-and-dig = { plan-boots-walk } { level-then }
plan-doubloons = { $coins ->
    [one] { $coins } дублон
    [few] { $coins } дублона
   *[many] { $coins } дублонов
} в кошель за то, что своё отслужило.
plan-map = Карта даст сдвинуть ещё одну плитку.
plan-boots = Сапоги: { $steps ->
    [one] ещё { $steps } шаг
    [few] ещё { $steps } шага
   *[many] ещё { $steps } шагов
}.
plan-leave = Как остров лежит, { $cards ->
    [0] в одном походе не верна ни одна твоя карта
   *[other] в одном походе на одном месте { cards-right }
}.
plan-stay = { $cards ->
    [0] Здесь не верна ни одна твоя карта
   *[other] Здесь { cards-right }
}.
plan-no-dig = В этот ход не копаем; { $cards ->
    [0] новых карт не будет
    [one] придёт { $cards } карта
    [few] придут { $cards } карты
   *[many] придёт { $cards } карт
}.
plan-land = Высадка: { $tile }. В одном походе отсюда { $cards ->
    [0] не верна пока ни одна твоя карта
   *[other] { cards-right }
}.
plan-throw = Сбросить: { $tile } { $distance }, ты в { $away ->
    [one] { $away } шаге
   *[other] { $away } шагах
} оттуда. Новая карта взамен.
plan-draw = Оставить что есть{ $right ->
    [0] { "" }
    [one] , здесь верна { $right } карта,
    [few] , здесь верны { $right } карты,
   *[many] , здесь верны { $right } карт,
} и { $cards ->
    [0] ничего не добирать
    [one] добрать { $cards } карту
    [few] добрать { $cards } карты
   *[many] добрать { $cards } карт
}.
plan-none = Великого замысла нет: просто весит больше других.

## Уроки: lesson-УРОК-ШАГ говорит, что делать, -no отвечает на другой ход, -end завершает урок.

lesson-turn = Ход от начала до конца
lesson-turn-lift = Твои карты — приметы: «Обломки 3» верны там, откуда до Обломков Корабля три шага. Чем больше верных примет, тем глубже копаешь. А остров можно менять! За ход поднимают один кусок, у которого есть свободная сторона и на котором нет пирата. Подними Обломки Корабля у восточного края.
lesson-turn-lift-no = Этот пусть лежит. Двигать надо Обломки Корабля.
lesson-turn-put = Кусок можно положить рядом с любым другим, лишь бы суша сошлась с сушей, а вода с водой. Копать мы хотим у Камня Солнца на западном краю; в трёх шагах от него — место к югу от Черепа. Клади туда.
lesson-turn-put-no = Оттуда до Камня Солнца не три шага. Попробуй к югу от Черепа, внизу.
lesson-turn-walk = Теперь иди: до двух шагов, не наискось. По воде можно, в пустоту нельзя. Камень Солнца — к югу, а потом к западу. Сначала на юг.
lesson-turn-walk-no = Камень Солнца к юго-западу от тебя. Начни с юга.
lesson-turn-on = А теперь на запад, к Камню Солнца.
lesson-turn-on-no = Не хватает одного шага на запад.
lesson-turn-clue = Считай ряды и столбцы, не наискось: до Маяка один шаг, до Черепа два, до Обломков три. Здесь верны три твои приметы! Сыграй одну.
lesson-turn-clue-no = Без приметы нет сокровища. Сыграй карту, которая здесь верна.
lesson-turn-clues = Одна карта — первый уровень доски сокровищ, две — второй. Сыграй ещё одну.
lesson-turn-clues-no = Можно и остановиться, но глубже — лучше. Сыграй ещё карту с руки.
lesson-turn-third = И третью: третий уровень.
lesson-turn-third-no = На руке есть ещё одна верная примета. Сыграй её.
lesson-turn-take = Теперь возьми одно сокровище, с третьего уровня или выше. Чем глубже, тем дороже, и дублоны, указанные у уровня, — тоже твои. Бери третье.
lesson-turn-take-no = Ты копаешь до третьего уровня: рядом с ним два дублона. Бери его.
lesson-turn-throw = В конце хода добирают до четырёх карт, а до этого одну можно сбросить. Зелёное Дерево далеко: сбрось его карту.
lesson-turn-throw-no = Можно и оставить, но эта примета сбудется не скоро. Сбрось Зелёное Дерево.
lesson-turn-end = Менять остров, идти, копать, добирать: вот и весь ход. Сыгранные карты остаются перед тобой, и знаки на них ещё пригодятся. Об этом — следующий урок.

lesson-bonus = Пошлина, знаки и конец
lesson-bonus-toll = Игра почти кончена: в стопке одно сокровище. Копать надо на Болоте, а там стоит { $b }. Кто входит на кусок с чужими пиратами, платит каждому по дублону. Плати и иди на юг.
lesson-bonus-toll-no = Так дешевле, но твоя примета верна на Болоте. На юг.
lesson-bonus-stop = Все шаги тратить не обязательно. Стой здесь.
lesson-bonus-stop-no = Мы уже там, где надо. Стой.
lesson-bonus-one = До Черепа один шаг. Сыграй эту примету.
lesson-bonus-one-no = Без приметы нет сокровища. Сыграй Череп.
lesson-bonus-shovel = Одна карта — первый уровень. Но перед тобой лежит старая карта с лопатой. Отдай её и копай уровнем глубже. (Сапоги дают два шага, карта — ещё один кусок, дублоны — две монеты; две карты с одним знаком заменят любой другой.)
lesson-bonus-shovel-no = Это сокровище никуда не денется. Сначала отдай карту с лопатой, чтобы достать до второго уровня.
lesson-bonus-pearl = В конце за большинство карт одного набора дают 6 дублонов, а если у двоих поровну — по 3. Жемчуг: у тебя одна карта, { $b } тоже с одной. Возьми жемчуг со второго уровня.
lesson-bonus-pearl-no = По золоту ты и так впереди. А жемчуг сломает ничью: второй уровень.
lesson-bonus-end = Выложено последнее сокровище, и игра тут же кончилась. Дублоны, цена сокровищ и плата за наборы — вот твой счёт, и одна нитка жемчуга принесла тебе большинство.

feat-toll-keeper = Сборщик дани
feat-toll-keeper-done = Дань за постой получена дважды за игру.
feat-toll-keeper-hint = Встань там, где все ходят, и протяни руку.
feat-full-hand = Вся рука
feat-full-hand-done = Одно сокровище откопано сразу по четырём картам.
feat-full-hand-hint = Одна подсказка — слух. Четыре — адрес.
feat-whole-set = Полный набор
feat-whole-set-done = К концу игры собраны все сокровища одного набора.
feat-whole-set-hint = Нет коллекции печальнее, чем «все, кроме одного».
feat-long-march = Дальний поход
feat-long-march-done = Пять шагов за один ход.
feat-long-march-hint = Для этого и нужны сапоги. Несколько пар.
feat-much-ado = Много шума
feat-much-ado-done = За один ход передвинуты два куска карты — и ничего не выкопано.
feat-much-ado-hint = Весь остров стоит иначе, а сокровище где?
feat-lazybones = Лежебока
feat-lazybones-done = Сокровище с уровня II или глубже — без единого шага и без единого сдвинутого куска карты.
feat-lazybones-hint = Сокровище само приходит к тому, кто сидит на месте. Изредка.
