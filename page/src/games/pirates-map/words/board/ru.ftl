short-decline = отказ
short-decline-loot = отказ
short-turtle = черепаха
short-skip = ничего
short-done = готово
look-at = Лист: { $seat }

spoken-turn = Ход
spoken-dice = Чёрная кость { $black }, { $symbol }. Белые кости: { $first }, { $one }, и { $second }, { $two }.
spoken-used = Кость { $face } уже сыграна.
spoken-waiting = Ждёт: { $list }.
spoken-count = { $count } × { $thing }
spoken-row = Строка { $row }
spoken-map-row = Строка { $row }: { $what }.
spoken-columns = Столбцы и диагонали
spoken-square = { $column }: { $what }.
spoken-empty = пусто
spoken-drawn-now = { $what }, только что
spoken-end = В конце: { $treasure }.
spoken-end-taken = Приз ({ $treasure }) уже взят, остался дублон.
spoken-end-done = Заполнено.
spoken-column = Столбец { $column }. { $end }
spoken-diagonal = { $line }: { $gift }.
spoken-diagonal-done = { $line }: заполнено.
spoken-stores = Сундук и припасы
spoken-chest = В сундуке { $doubloons ->
    [one] { $doubloons } дублон
    [few] { $doubloons } дублона
   *[many] { $doubloons } дублонов
}, { $rubies ->
    [one] { $rubies } рубин
    [few] { $rubies } рубина
   *[many] { $rubies } рубинов
}, { $crowns ->
    [one] { $crowns } корона
    [few] { $crowns } короны
   *[many] { $crowns } корон
}; свободных мест: { $room }.
spoken-values = Дублон стоит { $doubloon }, рубин { $ruby }, корона { $crown }.
spoken-rum = { $rum ->
    [0] Рома нет
    [one] { $rum } бутылка рома
    [few] { $rum } бутылки рома
   *[many] { $rum } бутылок рома
}.
spoken-skulls = { $skulls ->
    [0] Ни один череп не зачёркнут
    [one] Зачёркнут { $skulls } череп
    [few] Зачёркнуто { $skulls } черепа
   *[many] Зачёркнуто { $skulls } черепов
}.
spoken-hook = Крюк: зачёркнуто { $done } из { $all }.
spoken-spyglass = Труба: зачёркнуто { $done } из { $all }.
spoken-rudder = Штурвал получен.
spoken-boxes = Ящики с добычей
spoken-box = { $loot }: { $given }{ $state ->
    [mine] {", "}взят этим капитаном
    [gone] {", "}уже нет
   *[open] { "" }
}.
spoken-points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}.

board-sightings = встречи в море
board-empty = пустые клетки

task-roll-only-skip = Из этого броска ничего не нарисовать: бери череп.
open-square = Где рисуешь?
open-symbol = Какой знак там рисуешь?
