## Слова, которые доска «Зарытых сокровищ» добавляет к словам игры

board-to-come = Ещё в колоде
board-to-come-short = В колоде
board-place = Место { $place }, { $colour }: очков { $points }; держит { $name }.
board-place-free = Место { $place }, { $colour }: очков { $points }; пока ничьё.
board-open-card = Столбец { $column }: { $card }
board-in-hand = { $card }, на руке: { $count }
board-keep = оставить себе
board-give = отдать: { $name }
board-steal = Украсть:

spoken-turn = Ход
spoken-whose = Ходит { $seat }.
spoken-card = На весу: { $card }. Получит { $name }.
spoken-columns = Столбцы
spoken-column = Столбец { $column }: { $list }. Последняя открыта.
spoken-column-empty = Столбец { $column } пуст.
spoken-pays = Что дают места
spoken-colour = { $colour }: { $first } и { $second }.
spoken-holds = Место { $place } — { $name }.
spoken-nobody = Места ничьи.
spoken-collection = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}. { $list }.
spoken-hand-size = Стартовых карт на руке: { $count }.
spoken-hand = У тебя на руке: { $list }.
spoken-kept = Сбережённые стартовые карты: { $list }.
spoken-come = Ещё в колоде

phase-take-with-play = Возьми крайнюю карту столбца или сыграй стартовую карту с руки. Оставь её себе или отдай другому.
phase-take-with-flag = { phase-take-with-play }
phase-take-with-to = Возьми крайнюю карту столбца. Оставь её себе или отдай другому.
phase-take-only-take = Остался один столбец: возьми его крайнюю карту.
phase-extra-with-to = ЕЩЁ: можно взять вторую карту того же цвета. Оставь её себе или отдай другому.
phase-play-out-with-to = Стол пуст. Сыграй стартовую карту, себе или другому, либо пасуй.
open-column = Из какого столбца?
open-colour = Картой какого цвета?
open-to = Себе или кому?
open-cards = Сколько?
