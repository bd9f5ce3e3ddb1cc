title = Карта пирата
tagline = Бросок один на всех, карта у каждого своя.

phase-set-up = Нарисуй первые два знака.
phase-turn = Нарисуй знак по броску.
phase-over = Игра окончена.

stage-place = Рисуй то, что на белых костях, вокруг клетки чёрной кости.
stage-roll = Две кости — клетка, третья — знак. Ром поворачивает белые кости.
stage-chain = С чего начнёшь?
stage-gift = Где рисуем?
stage-stow = Что кладём в сундук?
stage-ready = Всё нарисовано. Скажи «готово», если доволен.
stage-done = Ждём остальных.

symbol-anchor = якорь
symbol-water = вода
symbol-sword = сабли
symbol-palm = пальма
symbol-barrel = бочка
symbol-mermaid = русалка
symbol-snake = морской змей
symbol-kraken = кракен
symbol-ghost = корабль-призрак

die-first = первая
die-second = вторая
way-up = вверх
way-down = вниз

gift-shovel = лопата
gift-compass = компас
gift-map = карта
gift-mermaid = русалка
gift-snake = морской змей
gift-kraken = кракен
gift-ghost = корабль-призрак

treasure-doubloon = дублон
treasure-ruby = рубин
treasure-crown = корона

loot-1 = ящик 1
loot-2 = ящик 2
loot-3 = ящик 3
loot-4 = ящик 4
loot-5 = ящик 5
loot-6 = ящик 6
loot-turtle = ящик черепахи

line-row-1 = строка 1
line-row-2 = строка 2
line-row-3 = строка 3
line-row-4 = строка 4
line-row-5 = строка 5
line-row-6 = строка 6
line-column-1 = столбец 1
line-column-2 = столбец 2
line-column-3 = столбец 3
line-column-4 = столбец 4
line-column-5 = столбец 5
line-column-6 = столбец 6
line-diagonal-down = диагональ от 1,1
line-diagonal-up = другая диагональ

rank-boy = юнга
rank-sailor = матрос
rank-bosun = боцман
rank-captain = капитан
rank-legend = легенда морей

move-draw = нарисовать на { $square }: { $symbol }
move-rum = бутылка рома, { $die } белая кость: { $way }
move-flip = перевернуть чёрную кость на обратную грань
move-skip = ничего не рисовать и взять череп
move-use = сначала: { $gift }
move-decline = отказаться от подарка
move-box = взять: { $loot }
move-raise = поднять цену: { $treasure }
move-keep = в сундук: { $treasure }
move-done = готово

event-began = Карты пусты. Первый бросок: { $seat }.
event-set-up-roll = { $seat } бросает для начала: чёрная { $black }, белые { $first } и { $second }.
event-rolled = { $seat } ведёт и бросает: чёрная { $black }, белые { $first } и { $second }.
event-rolled-alone = В этот ход ведущего нет. { $seat } бросает: чёрная { $black }, белые { $first } и { $second }.
event-flipped = { $seat } переворачивает чёрную кость: { $black }.
event-turned = { $seat } пьёт ром, { $die } белая кость теперь { $face }. Осталось рома: { $rum }.
event-drew = { $seat } рисует на { $square }: { $symbol }.
event-found-rum = { $seat } получает ром: { $rum }.
event-found-palm-loot = { $size ->
    [one] { $seat } сажает пальму. Пальм в роще: { $size }.
   *[other] { $seat } растит рощу. Пальм в ней: { $size }.
}
event-hooked = { $seat } зачёркивает на крюке клетку { $swords }.
event-line-full = { $seat } заполняет линию ({ $line }): { $treasure }.
event-got-rudder = { $seat } получает штурвал.
event-surrounded = { $seat }: якорь на { $square } окружён.
event-sighted = { $seat } может рисовать: { $gift }.
event-beyond = { $seat }: { $symbol } сверх последней клетки — рубин или корона.
event-took-box = { $seat } открывает: { $loot }.
event-raised = { $seat } поднимает цену: { $treasure } теперь стоит { $value }.
event-turns-to = { $seat } берётся за дело: { $gift }.
event-declined = { $seat } отказывается: { $gift }.
event-gift-lost = Карта полна, и { $seat } остаётся ни с чем: { $gift }.
event-symbol-lost = { $seat } не находит места: { $symbol }.
event-kept = { $seat } кладёт в сундук: { $treasure }.
event-overflowed = { $seat }: сундук полон, остальное становится ромом: { $rum }.
event-skipped = { $seat } ничего не рисует.
event-done = { $seat }: готово.
event-showed = { $seat } показывает на { $square }: { $symbol }.
event-claimed = { $seat } первым берёт линию ({ $line }): { $treasure }.
event-claimed-again = { $seat } заполняет линию ({ $line }) и берёт дублон.
event-diagonal = { $seat } заполняет линию: { $line }.
event-box-claimed = { $seat } забирает: { $loot }.
event-skull = { $seat } зачёркивает череп, уже { $skulls }.
event-chest-full = { $seat }: сундук полон!
event-third-skull = { $seat } получает третий череп.
event-nobody-drew = Никто ничего не нарисовал.
event-scored = { $seat }, очков: { $points }.
event-won = Побеждает { $seat }, очков: { $points }.
event-ranked = { $seat } возвращается в порт. Звание: { $rank }.

label-turn = Ход { $turn }
label-set-up = Начало
label-active = ведёт { $seat }
label-nobody-active = ведущего нет
label-black = чёрная
label-white = белые
label-your-dice = твои кости
label-map-of = { $seat }
label-chest = сундук
label-rum = ром
label-skulls = черепа
label-hook = крюк
label-spyglass = труба
label-boxes = ящики
label-palms = пальмы
label-rudder = штурвал
label-map = карта
label-waiting = ждёт
label-score = очки
label-either = рубин или корона
label-loot = ящик с добычей
label-raise = цена на крюке
label-shovel = лопата
label-compass = компас
label-ranks = звания
label-anchor = якорь
label-water = вода
label-sword = сабли
label-palm = пальма
label-barrel = бочка
label-mermaid = русалка
label-snake = морской змей
label-kraken = кракен
label-ghost = корабль-призрак
