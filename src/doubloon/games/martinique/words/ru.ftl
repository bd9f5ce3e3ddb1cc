title = Мартиника
tagline = Обойди остров, собери карту и копай там, где надо.

option-lost_treasure = Пропавшее сокровище
option-lost_treasure-wins = кто нашёл, тот и победил
option-lost_treasure-20 = стоит 20 очков
option-place_first = Сколько пиратов высадить, прежде чем ходить
option-place_first-1 = одного
option-place_first-2 = двух
option-place_first-3 = трёх
option-place_first-4 = всех четырёх

phase-choose = Высади пирата или выбери, кем пойти.
phase-step = Куда дальше?
phase-turn-up = Мимо врага: открыть один из его кусков карты?
phase-bonus = Добро пожаловать в «Крюк». Что возьмёшь?
phase-load = Какой клад грузим в трюм?
phase-pay = Пора платить. Отдать джокера вместо сувенира?
phase-dig = Солнце село. Копай!
phase-over = Игра окончена.

symbol-dagger = кинжал
symbol-pistol = пистолет
symbol-skull = череп
symbol-chest = сундук
symbol-parrot = попугай
symbol-rum = ром

souvenir-dagger-1 = кинжал 1
souvenir-dagger-2 = кинжал 2
souvenir-dagger-3 = кинжал 3
souvenir-pistol-1 = пистолет 1
souvenir-pistol-2 = пистолет 2
souvenir-pistol-3 = пистолет 3
souvenir-skull-1 = череп 1
souvenir-skull-2 = череп 2
souvenir-skull-3 = череп 3
souvenir-chest-1 = сундук 1
souvenir-chest-2 = сундук 2
souvenir-chest-3 = сундук 3
souvenir-parrot-1 = попугай 1
souvenir-parrot-2 = попугай 2
souvenir-parrot-3 = попугай 3
souvenir-rum-1 = ром 1
souvenir-rum-2 = ром 2
souvenir-rum-3 = ром 3

treasure-2 = малый клад
treasure-3 = средний клад
treasure-4 = большой клад

bonus-joker = джокер
bonus-letter = буква карты
bonus-number = цифра карты

source-bar-letter = бар (буква)
source-bar-number = бар (цифра)

direction-north = север
direction-east = восток
direction-south = юг
direction-west = запад

move-place = высадить пирата на { $field }
move-place-at-bar = отправить пирата прямо в бар
move-move = пойти пиратом с { $field }
move-step = шаг на { $direction }
move-turn = открыть кусок карты { $slot }
move-turn-none = пусть лежат закрытыми
move-bonus = взять: { $bonus }
move-load = погрузить { $treasure }
move-load-none = ничего не грузить
move-joker = отдать джокера вместо: { $symbol }
move-pay = остальное — сувенирами
move-dig = копать на { $field }

event-began = Над островом встаёт солнце. Чёрные пираты начинают, их ведёт { $seat }.
event-placed = { $seat } высаживает пирата на { $field }.
event-placed-at-bar = { $seat } шлёт пирата прямо в бар, табурет { $stool }.
event-set-out = { $seat } выходит с { $field }, шагов: { $steps }.
event-stepped = { $seat } идёт на { $field }.
event-passed = { $seat } протискивается на { $field } мимо чужого пирата. Хозяин: { $other }.
event-turned-up = { $seat } открывает чужой кусок карты ({ $other }, { $source }): { $tile }!
event-left-down = { $seat } не трогает чужую карту.
event-collected = { $seat } подбирает на { $field }: { $souvenir }.
event-collected-map = { $seat } подбирает на { $field } кусок карты и украдкой смотрит.
event-learned = Только для тебя: на куске карты ({ $source }) стоит { $tile }.
event-sat-down = { $seat }: пират с { $field } идёт в бар, табурет { $stool }.
event-bonus = { $seat } берёт в «Крюке»: { $bonus }.
event-joker-spent = { $seat } отдаёт джокера вместо: { $symbol }.
event-loaded = { $seat } грузит { $treasure }, очков: { $points }.
event-not-loaded = { $seat } бережёт джокеров и ничего не грузит.
event-filled-up = Из мешка на { $treasure }: { $souvenir }.
event-closed = Мешок пуст: { $treasure } закрыт.
event-missed = { $seat } не может ни высадить, ни сдвинуть пирата и пропускает ход.
event-stranded = Ходить больше некому. Все в бар!
event-sunset = Солнце садится. Остров убирают не глядя; копать начинает { $seat }.
event-dug = { $seat } копает на { $field }.
event-lost-shown = Последние куски карты открыты: сокровище лежало на { $field }.
event-found = Пропавшее сокровище найдено! Счастливчик: { $seat }.
event-not-found = Там никто не копал, и легенда живёт.
event-scored = { $seat }: очков { $points }, грузов { $loads }.
event-won = Побеждает { $seat }.
event-nobody-won = Полное равенство: не победил никто.

label-hook = «Крюк»
label-stools = Табуреты
label-treasures = Клады
label-closed = закрыт
label-bag = Мешок
label-letter = буква
label-number = цифра
label-gone = нет
label-map-tile = карта
label-bar = бар
label-clues = Сокровище может лежать
label-fields = { $count ->
    [one] { $count } поле
    [few] { $count } поля
   *[many] { $count } полей
}
label-lost = Сокровище лежало на { $field }
label-in-hand = в лодке
label-joker = джокер
label-hold = трюм
label-loads = грузы
label-points = очки
label-map-tiles = Куски карты: { $seat }
label-none = пока нет
label-face-up = видно всем
label-walk = Путь
label-steps-left = { $steps ->
    [one] остался { $steps } шаг
    [few] осталось { $steps } шага
   *[many] осталось { $steps } шагов
}
label-owed = Осталось заплатить
