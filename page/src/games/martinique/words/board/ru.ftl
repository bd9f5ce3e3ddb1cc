calm-bar = Все твои пираты в баре: до заката делать нечего.
calm-bar-run = Сразу к закату
calm-dug = Все твои пираты уже копали. Дальше от тебя ничего не зависит.
calm-dug-run = Сразу к концу
spoken-turn = Ход
spoken-whose = Ходит { $seat }.
spoken-walk = В пути: { $fields }. { $left }.
spoken-owed = { $title }: { $list }.
spoken-many = { $what } × { $count }
spoken-row = Ряд { $row }
spoken-field = { $field }: { $what }.
spoken-bare = пусто
spoken-hook = «Крюк»
spoken-map = кусок карты
spoken-pirate = { $what }, здесь пират, хозяин { $seat }
spoken-dug = { $what }, здесь копал табурет { $stool }
spoken-bonuses = Подарки: { $list }.
spoken-no-bonus = Подарков не осталось.
spoken-stool = Табурет { $stool }: { $seat }.
spoken-stool-dug = Табурет { $stool }: { $seat }, копал на { $field }.
spoken-stools-empty = { $count ->
    [0] Все табуреты заняты.
    [one] Свободен { $count } табурет.
    [few] Свободны { $count } табурета.
   *[many] Свободно { $count } табуретов.
}
spoken-treasure = { $treasure }: { $list }.
spoken-loading = Грузят { $treasure }.
spoken-bag = В мешке: { $count }.
spoken-clues = Буквы: { $letters }. Цифры: { $numbers }. { $count ->
    [one] Остаётся { $count } поле.
    [few] Остаётся { $count } поля.
   *[many] Остаётся { $count } полей.
}
spoken-lost-title = Пропавшее сокровище
spoken-points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}, { $loads ->
    [0] грузов нет
    [one] { $loads } груз
    [few] { $loads } груза
   *[many] { $loads } грузов
}, { $pirates ->
    [0] лодка пуста
    [one] в лодке { $pirates } пират
    [few] в лодке { $pirates } пирата
   *[many] в лодке { $pirates } пиратов
}.
spoken-supply = Запас: { $list }.
spoken-supply-none = Запас пуст.
spoken-in-hold = В трюме: { $list }.
spoken-maps = Куски карты: { $list }.
spoken-map-from = номер { $slot }, откуда — { $source }: { $tile }
spoken-face-down = закрыт
spoken-open = { $tile }, видно всем

phase-choose-only-move = Ходить может только один твой пират: бери его.
phase-choose-only-place = Высадиться можно только в одном месте: туда и высаживайся.
