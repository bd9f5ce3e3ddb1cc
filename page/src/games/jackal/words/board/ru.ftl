board-near = Ближе
board-whole = Весь остров
calm-gold = На этом острове больше не добыть ни монеты.
calm-gold-run = Сразу к концу
calm-dead = Твоя команда погибла, и оживить её некому.
calm-dead-run = Сразу к концу
calm-quiet = Десять кругов ни монеты на борту, ни новой клетки: можно и заканчивать.
calm-quiet-run = Сразу к концу
board-now = За столом
board-row = Ряд { $row }
board-points = указывает на { $directions }
board-open-sea = Открытое море: { $cells }.
board-hold = { $coins ->
    [0] На борту пусто
    [one] На борту { $coins } монета
    [few] На борту { $coins } монеты
   *[many] На борту { $coins } монет
}
board-bottles = { $bottles ->
    [one] { $bottles } бутылка
    [few] { $bottles } бутылки
   *[many] { $bottles } бутылок
}
board-winner = победа
board-moves-now = сейчас ходит
board-secret = { $tile }, знаешь только ты
board-peeked = подсмотрено: { $names }
board-trail = Последний ход: { $cells }.
board-partner = Золото считают вместе с командой { $name }: { $coins }
board-unseen = Ещё не открытые плитки
board-unseen-help = Лежит рубашкой вверх / не открыто всего; остальные — в коробке.
board-open-sea-alone = За краем: { $cells }.
board-hold-alone = { $coins ->
    [0] В банке пусто
    [one] В банке { $coins } монета
    [few] В банке { $coins } монеты
   *[many] В банке { $coins } монет
}

goal = { $limit ->
    [0] Все монеты — в банк: ход { $turn }
   *[other] Все монеты — в банк, ходов { $limit }: это ход { $turn }
}; { label-survivors }.
phase-act-only-pass = Никто из твоей команды ничего не может: пасуй.
open-pirate = Кто из команды?
open-ability = Какое умение?
open-cell = Куда?
open-coin = С монетой или без?
open-kind = Шагнуть или выстрелить?
