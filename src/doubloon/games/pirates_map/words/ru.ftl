title = Карта пирата
tagline = Бросок один на всех, карта у каждого своя.

phase-set-up = Нарисуй первые два знака.
phase-turn = Нарисуй знак по броску.
phase-over = Игра окончена.

task-place = Рисуй то, что на белых костях, вокруг клетки чёрной кости.
task-roll = Две кости — клетка, третья — знак. Ром поворачивает белые кости.
task-chain = Ждёт не одно дело: с какого начнёшь?
task-loot = Якорь окружён: возьми ящик с добычей или откажись.
task-raise = Крюк: что подорожает — рубины или короны?
task-shovel = Лопата: где нарисуешь пальму?
task-compass = Компас: где нарисуешь первую воду из двух?
task-compass-beside = Компас: где нарисуешь вторую воду, рядом с первой?
task-map = Карта: какой знак нарисуешь и где?
task-mermaid = Русалка: где её нарисуешь? Она приносит очки за воду вокруг.
task-snake = Морской змей: где его нарисуешь? Он приносит очки за якоря по сторонам.
task-kraken = Кракен: где его нарисуешь? Он приносит очки за якоря по углам.
task-ghost = Корабль-призрак: где его нарисуешь?
task-either = Выбери сокровище: рубин или корона?
task-stow = Места на всё не хватит: что кладём в сундук?
task-ready = Всё нарисовано. Скажи «готово», если доволен.
task-done = Ждём остальных.

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
move-decline-loot = отказаться от ящика с добычей
move-box = взять: { $loot }
move-raise = поднять цену: { $treasure }
move-keep = в сундук: { $treasure }
move-done = готово

event-began = Карты пусты. Первый бросок: { $seat }.
event-set-up-roll = { $seat } бросает для начала: чёрная { $black }, белые { $first } и { $second }.
event-rolled = { $seat } ведёт и бросает: чёрная { $black }, белые { $first } и { $second }.
event-rolled-unled = В этот ход ведущего нет. { $seat } бросает: чёрная { $black }, белые { $first } и { $second }.
event-flipped = { $seat } переворачивает чёрную кость: { $black }.
event-turned = { $seat } пьёт ром, { $die } белая кость теперь { $face }. Осталось рома: { $rum }.
event-drew = { $seat } рисует на { $square }: { $symbol }.
event-found-rum = { $rum ->
    [one] { $seat } получает { $rum } бутылку рома.
    [few] { $seat } получает { $rum } бутылки рома.
   *[many] { $seat } получает { $rum } бутылок рома.
}
event-found-palm-loot = { $size ->
    [1] { $seat } сажает одинокую пальму.
   *[other] { $seat } растит рощу. Пальм в ней: { $size }.
}
event-gained = { $reward ->
    [doubloon] { $count ->
        [one] { $seat } получает { $count } дублон.
        [few] { $seat } получает { $count } дублона.
       *[many] { $seat } получает { $count } дублонов.
    }
    [ruby] { $count ->
        [one] { $seat } получает { $count } рубин.
        [few] { $seat } получает { $count } рубина.
       *[many] { $seat } получает { $count } рубинов.
    }
    [crown] { $count ->
        [one] { $seat } получает { $count } корону.
        [few] { $seat } получает { $count } короны.
       *[many] { $seat } получает { $count } корон.
    }
    [either] { $count ->
        [1] { $seat } получает на выбор рубин или корону.
       *[other] { $seat } получает на выбор рубины или короны, всего { $count }.
    }
    [shovel] { $count ->
        [1] { $seat } получает лопату: можно рисовать пальму.
       *[other] { $seat } получает лопаты, всего { $count }: можно рисовать пальмы.
    }
    [compass] { $count ->
        [1] { $seat } получает компас: можно рисовать две воды бок о бок.
       *[other] { $seat } получает компасы, всего { $count }: на каждый можно рисовать две воды бок о бок.
    }
   *[map] { $count ->
        [1] { $seat } получает карту: можно рисовать любой знак.
       *[other] { $seat } получает карты, всего { $count }: можно рисовать любые знаки.
    }
}
event-hooked = { $raises ->
    [doubloon] { $seat } вычёркивает на крюке клетку { $swords }: дублоны дорожают на { $step }.
    [choice] { $seat } вычёркивает на крюке клетку { $swords }: на { $step } подорожают рубины или короны.
    [both] { $seat } вычёркивает на крюке клетку { $swords }: рубины и короны дорожают на { $step }.
   *[none] { $seat } вычёркивает на крюке клетку { $swords }: пока ничего не дорожает.
}
event-line-full = { $count ->
    [1] { $seat } заполняет линию ({ $line }), в её конце — { $treasure }.
   *[other] { $seat } заполняет линию ({ $line }), в её конце — { $treasure } × { $count }.
}
event-line-late = { $count ->
    [0] { $seat } заполняет линию ({ $line }), которую уже заняли.
    [one] { $seat } заполняет линию ({ $line }), которую уже заняли, и получает { $count } дублон.
    [few] { $seat } заполняет линию ({ $line }), которую уже заняли, и получает { $count } дублона.
   *[many] { $seat } заполняет линию ({ $line }), которую уже заняли, и получает { $count } дублонов.
}
event-got-rudder = { $seat } заполняет линию ({ $line }) и берёт штурвал.
event-got-map = { $seat } заполняет линию ({ $line }) и получает карту: можно рисовать любой знак.
event-surrounded = { $seat }: якорь на { $square } окружён.
event-sighted = { $seat } заполняет строку подзорной трубы. На горизонте — { $gift }.
event-beyond = { $seat }: все клетки уже вычеркнуты, и за знак ({ $symbol }) — рубин или корона.
event-took-box = { $seat } берёт { $loot }.
event-left-box = { $seat } отказывается от ящика с добычей.
event-raised = { $seat } поднимает цену: { $treasure } теперь стоит { $value }.
event-turns-to = { $seat } берётся за дело: { $gift }.
event-declined = { $seat } отказывается от подарка: { $gift }.
event-gift-lost = Карта полна, и { $seat } остаётся без подарка: { $gift }.
event-symbol-lost = { $seat } не находит места для знака: { $symbol }.
event-kept = { $seat } кладёт в сундук: { $treasure }.
event-overflowed = { $rum ->
    [1] { $seat }: сундук полон, сокровище, которому не нашлось места, становится ромом.
   *[other] { $seat }: сундук полон, сокровища, которым не нашлось места, становятся ромом. Их { $rum }.
}
event-skipped = { $seat } ничего не рисует по броску.
event-done = { $seat }: готово.
event-showed = { $seat } показывает лист.
event-used-dice = { $seat } играет костями по-своему: чёрная { $black }, белые { $first } и { $second }.
event-skull = { $seat } вычёркивает { $skulls }-й череп.
event-chest-full = { $seat }: сундук полон!
event-third-skull = { $seat }: вычеркнут третий череп.
event-nobody-drew = Никто ничего не нарисовал.
event-scored = { $seat }, очков: { $points }.
event-tied = { $reason ->
    [lines] { $seat }: очков столько же, сколько у победителя, но меньше полных строк и столбцов — { $own } против { $best }.
    [skulls] { $seat }: очков, полных строк и столбцов столько же, сколько у победителя, но больше черепов — { $own } против { $best }.
   *[swords] { $seat }: очков, полных строк и столбцов и черепов столько же, сколько у победителя, но меньше сабель — { $own } против { $best }.
}
event-won = Побеждает { $seat }, очков: { $points }.
event-shared = { $seat } делит победу: равенство во всём. Очков: { $points }.
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

## Замыслы: в чём смысл хода, говорится вместе с подсказкой.

points-counted = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
sheet-writes = { points-counted } на твоём листе{ $otherwise ->
    [none] { "" }
   *[other] {" "}против { $otherwise } за лучший другой рисунок от этих костей
}{ $rum ->
    [0] { "" }
    [one] ; это бутылка рома
    [few] ; это { $rum } бутылки рома
   *[many] ; это { $rum } бутылок рома
}.
plan-draw = Рисуем на { $square }: { $symbol }. { sheet-writes }
plan-line-full = Линия целиком ({ $line }), и в конце { $treasure }. { sheet-writes }
plan-line-late = Линия целиком ({ $line }), но уже не впервые. { sheet-writes }
plan-got-map = Линия целиком ({ $line }), и знак на выбор. { sheet-writes }
plan-got-rudder = Линия целиком ({ $line }), и руль твой. { sheet-writes }
plan-sighted = Ряд подзорной трубы заполнен: { $gift }. { sheet-writes }
plan-took-box = Твой { $loot }. { sheet-writes }
plan-surrounded = Якорь на { $square } окружён: ящик с добычей. { sheet-writes }
plan-hooked = { $raises ->
    [doubloon] Клетка крюка { $swords }: дублоны дороже на { $step }
    [choice] Клетка крюка { $swords }: рубины или короны дороже на { $step }
   *[both] Клетка крюка { $swords }: рубины и короны дороже на { $step }
}. { sheet-writes }
plan-found-palm-loot = Пальм в роще: { $size }. { sheet-writes }
plan-box = В нём ({ $loot }): { points-counted } на твоём листе.
plan-raise = Дорожает { $treasure }: { points-counted } на твоём листе.
plan-keep = В сундуке { $treasure } стоит { $value }.
plan-skip = Череп отнимет { $cost }; { $otherwise ->
    [none] при этих костях рисовать нечего
   *[other] лучший рисунок при этих костях даст { $otherwise }
}.
plan-done = На листе { points-counted }.
plan-none = Великого замысла нет: просто весит больше других.

## Уроки: lesson-УРОК-ШАГ говорит, что делать, -no отвечает на другой ход, -end завершает урок.

lesson-roll = Один бросок на всех
lesson-roll-draw = Каждый капитан рисует на своей карте, а кости на всех одни, три. Две любые называют клетку — сначала строка, — третья даёт знак: 1 якорь, 2 вода, 3 сабли, 4 пальма, 5 бочка, 6 вода. Сейчас можно нарисовать пальму на 3,2, рядом с той, что уже есть. Рисуй.
lesson-roll-draw-no = Кости это позволяют. Но пальмы любят компанию: рисуй на 3,2, рядом с первой.
lesson-roll-done = Две пальмы рядом — уже роща, и она приносит дублон в сундук. Роща побольше приносит больше. Скажи «готово»: тогда все покажут карты, и кости бросят снова.
lesson-roll-done-no = Больше делать нечего.
lesson-roll-end = Если из броска ничего не нарисовать, вычёркивают череп, а третий череп кончает игру. Так что кости лучше использовать, и ром в этом поможет.

lesson-rum = Ром, линии и море
lesson-rum-bottle = В строке 5 не хватает одной клетки, 5,6, а в конце её — рубин. На костях 5, 5 и 2. Бутылка рома поворачивает белую кость на единицу. Преврати белую пятёрку в шестёрку.
lesson-rum-bottle-no = Так до 5,6 не добраться. Потрать бутылку на белую пятёрку: на один вверх.
lesson-rum-line = 5 и 6 — клетка, 2 — знак: рисуй воду на 5,6.
lesson-rum-line-no = Можно, но в конце строки 5 ждёт рубин. Воду на 5,6!
lesson-rum-mermaid = Рубин твой; кто закончит эту линию позже, получит только дублон. А вторая вода заполняет строку подзорной трубы: на горизонте русалка. Её рисуют на любой пустой клетке, и она даёт по 2 очка за каждую воду вокруг, наискось тоже. Найди клетку, которая касается обеих вод.
lesson-rum-mermaid-no = Оттуда ей видно меньше воды. Ищи клетку рядом и с 5,4, и с 5,6.
lesson-rum-end = Вода ведёт дальше: к морскому змею, кракену и кораблю-призраку. Одно часто тянет за собой другое; порядок выбираешь ты.

lesson-anchor = Чёрная кость и якоря
lesson-anchor-flip = В этот ход ведёшь ты, а значит, можешь взять обратную грань чёрной кости. У якоря на 1,1 открыта одна сторона, 2,1. На чёрной кости 5, с обратной стороны — 2. Переверни.
lesson-anchor-flip-no = Для клетки 2,1 нужна двойка. Переверни чёрную кость.
lesson-anchor-close = 2 и 1 — клетка, 4 — знак. Рисуй пальму на 2,1.
lesson-anchor-close-no = Тогда якорь останется открытым с юга. Рисуй на 2,1.
lesson-anchor-box = Якорь, закрытый с четырёх сторон, открывает ящик с добычей. Со следующего хода этот ящик не достанется больше никому. Одни ящики дают рисовать ещё, в двух — сокровища: в четвёртом рубин, в пятом корона. Возьми один из них.
lesson-anchor-box-no = Пригодится, но нам бы сокровище. Ящик 4 или ящик 5.
lesson-anchor-end = Якоря не рисуют бок о бок, и сабли тоже. Каждые сабли вычёркивают клетку крюка, и сокровища в сундуке дорожают.

lesson-end = Сундук полон
lesson-end-last = В сундуке девять сокровищ; двенадцать заполнят его и закончат игру. Пальма на 6,5 войдёт в рощу и одним махом закончит строку 6 и столбец 5. Рисуй.
lesson-end-last-no = Взгляни на 6,5: строка, столбец и роща сразу.
lesson-end-over = Дублон и две короны: сундук полон. Скажи «готово», и посчитаем очки.
lesson-end-over-no = Больше делать нечего.
lesson-end-end = Сокровища стоят столько, сколько сделал из них крюк: дублон поначалу 1, рубин и корона по 3. Рощи и бутылки рома — по 2, морские чудища — за то, что вокруг. Пустые клетки и черепа отнимают очки. Ты возвращаешься матросом; легенде нужно 105.

feat-chain-reaction = Цепная реакция
feat-chain-reaction-done = Пять рисунков за один ход.
feat-chain-reaction-hint = Один бросок — один символ. И то, что он принёс. И то, что принесло оно.
feat-palm-grove = Пальмовая роща
feat-palm-grove-done = Выращена группа из пяти пальм.
feat-palm-grove-hint = Одной пальме одиноко, две — компания, а тень начинается с пяти.
feat-friend-of-the-turtle = Друг черепахи
feat-friend-of-the-turtle-done = Трижды в гостях у черепахи.
feat-friend-of-the-turtle-hint = Она всегда дома, и выпить у неё всегда найдётся.
feat-too-rich = Слишком богато
feat-too-rich-done = Сундук полон: два сокровища выпиты за один ход.
feat-too-rich-hint = Не влезает? Можно налить.
feat-dead-man-wins = Мертвец побеждает
feat-dead-man-wins-done = Вычеркнут третий череп — и всё равно победа.
feat-dead-man-wins-hint = Три черепа кончают игру. Для кого — не сказано.
feat-teetotaller = Трезвенник
feat-teetotaller-done = Победа без единой бутылки на кости.
feat-teetotaller-hint = Кости упали — пусть лежат.
