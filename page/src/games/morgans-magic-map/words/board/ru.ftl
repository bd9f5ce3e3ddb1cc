spoken-row = Ряд { $row }
spoken-column = { $column }: { $what }.
spoken-gap = пусто
spoken-tile = { $tile }, { $edges }
spoken-land-round = кругом суша
spoken-water-round = кругом вода
spoken-edges = суша: { $land }, вода: { $water }
spoken-in-hand = отсюда поднят кусок карты, он в руке: { $tile }
spoken-pirate = { $what }; здесь стоит { $seat }
spoken-level = Уровень { $level }: { $treasure }, { $set }, цена { $value }{ $coins ->
    [0] { "" }
    [one] {", "}и { $coins } дублон
    [few] {", "}и { $coins } дублона
   *[many] {", "}и { $coins } дублонов
}.
spoken-captain = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}, { $coins ->
    [one] { $coins } дублон
    [few] { $coins } дублона
   *[many] { $coins } дублонов
}, на руках { $cards ->
    [one] { $cards } карта
    [few] { $cards } карты
   *[many] { $cards } карт
}.
spoken-treasures = Сокровища: { $list }.
spoken-treasure = { $treasure } ({ $set }, { $value })
spoken-front = Лицом вверх: { $list }.
spoken-card = { $tile }, { $distance ->
    [0] прямо здесь
    [one] { $distance } шаг
    [few] { $distance } шага
   *[many] { $distance } шагов
}, { $symbol }
spoken-turn = Ход
spoken-piles = В колоде { $cards ->
    [one] { $cards } карта
    [few] { $cards } карты
   *[many] { $cards } карт
}, в сбросе { $discards }.
spoken-place = Его место: на { $side } от { $beside }.
spoken-whose = Ходит { $seat }.

phase-put-only-put = Подходит только одно место: клади туда.
phase-walk-only-stay = Идти некуда: остаёшься здесь.
phase-dig-only-enough = Ни одна карта у тебя на руке здесь не верна.
only-enough = дальше
phase-take-only-take = Достать можно только одно сокровище: бери.
open-bonus = За что её отдать?
open-kind = { open-bonus }
