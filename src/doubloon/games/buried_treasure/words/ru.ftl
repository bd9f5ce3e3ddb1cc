title = Зарытые сокровища
tagline = Собери больше всех карт одного цвета — и обчисти того, кто собрал.

option-variant = Игра
option-variant-basic = простая
option-variant-advanced = сложная, со стартовыми картами на руках

phase-take = Возьми крайнюю карту любого столбца.
phase-extra = ЕЩЁ: можно взять вторую карту того же цвета.
phase-rob = Поднять флаги: кого грабим?
phase-play-out = Стол пуст. Сыграй стартовую карту или пасуй.
phase-over = Игра окончена.

colour-red = красные пушки
colour-green = зелёные карты
colour-yellow = жёлтые пираты
colour-blue = синие корабли

card-red-plain = красная пушка
card-red-1 = красная пушка, 1 флаг
card-red-2 = красная пушка, 2 флага
card-red-3 = красная пушка, 3 флага
card-red-4 = красная пушка, 4 флага
card-red-extra = красная пушка, ЕЩЁ
card-green-plain = зелёная карта
card-green-1 = зелёная карта, 1 флаг
card-green-2 = зелёная карта, 2 флага
card-green-3 = зелёная карта, 3 флага
card-green-4 = зелёная карта, 4 флага
card-green-extra = зелёная карта, ЕЩЁ
card-yellow-plain = жёлтый пират
card-yellow-1 = жёлтый пират, 1 флаг
card-yellow-2 = жёлтый пират, 2 флага
card-yellow-3 = жёлтый пират, 3 флага
card-yellow-4 = жёлтый пират, 4 флага
card-yellow-extra = жёлтый пират, ЕЩЁ
card-blue-plain = синий корабль
card-blue-1 = синий корабль, 1 флаг
card-blue-2 = синий корабль, 2 флага
card-blue-3 = синий корабль, 3 флага
card-blue-4 = синий корабль, 4 флага
card-blue-extra = синий корабль, ЕЩЁ

starter-red = красная пушка
starter-green = зелёная карта
starter-yellow = жёлтый пират
starter-blue = синий корабль
starter-flag = чёрный флаг

move-take = взять карту из столбца { $column }{ $to ->
    [none] { "" }
   *[other] {" "}и отдать; получает { $to }
}
move-extra = ещё одну, из столбца { $column }{ $to ->
    [none] { "" }
   *[other] {" "}и отдать; получает { $to }
}
move-no-extra = нет, хватит
move-rob = ограбить: { $other }, карт: { $cards }
move-rob-nobody = никого не грабить
move-play = сыграть с руки: { $colour }{ $to ->
    [none] { "" }
   *[other] ; получает { $to }
}
move-flag = положить чёрный флаг: { $colour }{ $to ->
    [none] { "" }
   *[other] ; получает { $to }
}
move-pass = пас

event-hands-dealt = Всем по { $cards } стартовых карт, отложено: { $aside }.
event-round-began = Раунд { $round }. Открыта карта очков { $score }, начинает { $seat }.
event-took = { $seat } берёт из столбца { $column }: { $card }.
event-gave = { $seat } отдаёт карту, её получает { $other } ({ $colour }).
event-extra-lost = Открытых карт этого цвета нет ({ $colour }): ЕЩЁ пропадает.
event-took-extra = { $seat } берёт ещё одну, из столбца { $column }: { $card }.
event-extra-declined = { $seat } довольствуется одной.
event-flags-lost = Грабить некого ({ $colour }).
event-robbed = { $seat } грабит. Жертва: { $other }, карт: { $cards } ({ $colour }).
event-robbed-nobody = { $seat } никого не грабит.
event-played = { $seat } играет с руки: { $starter }.
event-flag-laid = { $seat } кладёт чёрный флаг ({ $colour }).
event-passed = { $seat } пасует.
event-scored = { $place ->
    [1] Больше всех
   *[other] Второе место
} ({ $colour }): { $seat }, очков: { $points }.
event-kept = { $seat }: стартовых карт осталось { $cards }, очков за них { $points }.
event-won = Побеждает { $seat }, очков: { $points }.

label-round = Раунд { $round } из { $rounds }
label-column = столбец { $column }
label-extra = ЕЩЁ
label-cannon = пушка
label-map = карта
label-pirate = пират
label-ship = корабль
label-flag = чёрный флаг
label-score-card = Карта очков { $number }
label-first = за первое место
label-second = за второе место
label-collections = Добыча
label-points = очки
label-hand = На руках
label-cards-in-hand = на руках
label-none = пусто
