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
phase-pay = Отдай джокера за любой сувенир, который хочешь сберечь, и плати.
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
move-turn-up = открыть кусок карты { $slot }
move-turn-none = пусть лежат закрытыми
move-bonus = взять: { $bonus }
move-load = погрузить { $treasure }
move-load-none = ничего не грузить
move-joker = отдать джокера вместо: { $symbol }
move-pay = заплатить и погрузить
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
event-chosen = { $seat } берётся за { $treasure }.
event-joker-spent = { $seat } отдаёт джокера вместо: { $symbol }.
event-loaded = { $seat } платит и грузит { $treasure }, очков: { $points }.
event-not-loaded = { $seat } джокеров не отдаёт и ничего не грузит.
event-filled-up = Из мешка на { $treasure }: { $souvenir }.
event-closed = Мешок пуст: { $treasure } закрыт.
event-missed = { $seat } не может ни высадить, ни сдвинуть пирата и пропускает ход.
event-stranded = Ходить больше некому. Все в бар!
event-sunset = Солнце садится. Всё, что ещё лежит на острове, убирают; копать начинает { $seat }.
event-dug = { $seat } копает на { $field }.
event-lost-shown = Координаты открыты: сокровище лежало на { $field }.
event-found = Пропавшее сокровище найдено! Счастливчик: { $seat }.
event-not-found = Там никто не копал, и легенда живёт.
event-scored = { $seat }: очков { $points }, грузов { $loads }.
event-won = Побеждает { $seat }.
event-nobody-won = Поровну и очков, и грузов: не победил никто.

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
label-owed-none = ничего: за всё платят джокеры

## Замыслы: в чём смысл хода, говорится вместе с подсказкой.

points-counted = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
fields-then = Сокровище может лежать под { $fields ->
    [one] { $fields } полем
   *[other] { $fields } полями
}, а тогда — не больше чем под { $most }
use-souvenir = { $symbol } на { $treasure }, { points-counted }; { $lacking ->
    [0] больше ничего не нужно
   *[other] нужно ещё сувениров: { $lacking }
}
use-pair = { $symbol } до пары, а пара — это { points-counted }
use-keepsake = { $symbol }, половина пары

plan-dig = { $fields ->
    [1] Оно может лежать только здесь: { $field }
   *[other] Осталось полей: { $fields }, и { $field } среди них. Шанс 1 из { $fields }
}.
plan-load = В трюм идёт { $treasure }: { points-counted }.
plan-read = Взгляд на чужую плитку карты. { fields-then }.
plan-map = Плитка карты только для твоих глаз. { fields-then }.
plan-bonus-map = Из бара «Крюк»: { $bonus }. { fields-then }.
plan-joker = Из бара джокер: он заменит любой сувенир.
plan-souvenir = Добыча: { use-souvenir }.
plan-pair = Добыча: { use-pair }.
plan-keepsake = Добыча: { use-keepsake }.
plan-place-map = Когда он уйдёт, плитка карты из-под его сапог — твоя.
plan-place-souvenir = Когда он уйдёт, добыча: { use-souvenir }.
plan-place-pair = Когда он уйдёт, добыча: { use-pair }.
plan-place-keepsake = Когда он уйдёт, добыча: { use-keepsake }.
plan-none = Великого замысла нет: просто весит больше других.

## Уроки: lesson-УРОК-ШАГ говорит, что делать, -no отвечает на другой ход, -end завершает урок.

lesson-day = День на острове
lesson-day-place = Днём твои четыре пирата бродят по острову за сувенирами и кусками карты, а на закате копают. Сначала их высаживают, по одному за ход, на берег: на любое крайнее поле, где лежит жетон и нет пирата. Высади третьего на сундук, поле G8.
lesson-day-place-no = Берег хорош, но у нас виды на тот сундук. Высаживайся на G8, у южного края.
lesson-day-choose = Когда трое на берегу, можно не высаживать, а ходить. Число под пиратом — сколько ему шагать, ровно столько. Возьми пирата на H3: под ним тройка.
lesson-day-choose-no = Этот подождёт. Возьми пирата на H3, у восточного края.
lesson-day-walk = Три шага, не наискось и не дважды на одно поле. Жетон, с которого он ушёл, — твой. Кончать путь на чужой голове нельзя. Иди на запад, прямо к куску карты на E3.
lesson-day-walk-no = Так он до карты не дойдёт. На запад, к середине острова.
lesson-day-chest = Один сундук у тебя в запасе. Рядом с островом лежат клады: на малом два сундука, и чтобы его погрузить, нужны такие же знаки. Пойди пиратом с другого сундука, с G8.
lesson-day-chest-no = Второй сундук — под пиратом на G8. Поднимай его.
lesson-day-load = Два шага. Иди на север: как только он уйдёт, сундук твой, и клад сам отправится в трюм.
lesson-day-load-no = Сундук ты и так получишь, но на севере ещё лежат жетоны.
lesson-day-map = Есть груз! Каждый сувенир в трюме стоит своё число: пять очков. Теперь за картой. Пират на E3 стоит на куске карты, а с карты всегда один шаг. Иди им.
lesson-day-map-no = Этот к сокровищу не ближе. Возьми того, что на E3, на куске карты.
lesson-day-hook = Четыре поля в середине — бар «Крюк». Кто кончил там путь, берёт подарок и садится на табурет. Иди на юг.
lesson-day-hook-no = Бар к югу от него. Уговаривать пирата не придётся.
lesson-day-bonus = На куске карты с E3 — буква A, и видишь её только ты. Значит, её нет среди тех двух кусков, что указывают на сокровище: в столбце A его нет. Выбирай подарок: джокер заменит любой сувенир, а кусок карты расскажет больше. Возьми букву.
lesson-day-bonus-no = Совсем неплохо, но нам надо знать, где копать. Возьми букву.
lesson-day-end = Двумя столбцами меньше. Каждая буква и цифра, которую ты видишь, — не та, что у сокровища. В бар уходят из «Крюка» и с голых полей; когда там соберутся все восемь, солнце сядет.

lesson-rivals = Мимо врага
lesson-rivals-out = День идёт. На D7, рядом с твоим пиратом на C7, стоит чужой; его ведёт { $b }. Сквозь него можно пройти, но нельзя остановиться. Иди пиратом с C7.
lesson-rivals-out-no = Этот от врага далеко. Возьми того, что на C7.
lesson-rivals-through = Впереди три шага. На восток, прямо сквозь врага.
lesson-rivals-through-no = Это в обход, слишком вежливо. На восток, под самым его носом.
lesson-rivals-peek = Проходя мимо врага, можно открыть один кусок его карты, и он останется открытым для всех. Их у него два. Открой любой.
lesson-rivals-peek-no = Такая скромность? Эти куски карты дорого стоят. Открой один.
lesson-rivals-on = Теперь ясно ещё одно место, где сокровища нет. Иди дальше на восток: там оба поля голые, а с голого поля пират отправляется прямо в бар.
lesson-rivals-on-no = Можно и так, но его ждёт кружка. На восток.
lesson-rivals-pay = С попугаем с C7 у тебя есть оба знака малого клада, и его надо грузить. Платят сувенирами или джокером, и плата пропадает. Джокер потом выручит где угодно: прибереги его и заплати сувенирами.
lesson-rivals-pay-no = Жаль джокера: он потом заменит что угодно. Плати сувенирами.
lesson-rivals-end = Двух сувениров нет, зато есть груз на пять очков. У кого грузов больше, тому ещё 2 очка, а каждая пара одинаковых сувениров в запасе — тоже 2.

lesson-dusk = Копаем на закате
lesson-dusk-dig = Все пираты в баре, солнце садится. Копают в порядке табуретов, первый — твой. Вычеркни всё, что знаешь. У тебя A, B, C, D и E, 1, 2 и 3; { $b } держит открытыми G, H, 5, 6 и 8. Что осталось? Там и копай.
lesson-dusk-dig-no = Один из известных кусков это поле исключает. Из букв осталась только F, из цифр — 4 и 7.
lesson-dusk-again = Второй табурет тоже твой. Осталось одно поле.
lesson-dusk-again-no = Там его точно нет. Столбец F и та цифра, что ещё не проверена.
lesson-dusk-end = Нашли! Кто стоит на верном поле, тот победил, и очки не в счёт. А если не нашёл никто, решают очки: сувениры в трюме, 2 за большинство грузов и по 2 за каждую оставшуюся пару.

feat-blind-hen = Слепая курица
feat-blind-hen-done = Пропавшее сокровище найдено без единого куска карты.
feat-blind-hen-hint = Карты — для тех, кто не верит лопате.
feat-first-spade = С первой лопаты
feat-first-spade-done = Самая первая лопата вечера наткнулась на Пропавшее сокровище.
feat-first-spade-hint = Остальные ещё и рукавов не засучили.
feat-poor-millionaire = Бедный миллионер
feat-poor-millionaire-done = Победа благодаря Пропавшему сокровищу, хотя очков меньше, чем у соперника.
feat-poor-millionaire-hint = Кто же считает сувениры с лопатой в руках?
feat-nosy-parker = Любопытный нос
feat-nosy-parker-done = Открыты три чужих куска карты.
feat-nosy-parker-hint = Сколько всего узнаёшь мимоходом.
feat-leapfrog = Чехарда
feat-leapfrog-done = За одну прогулку пройдено мимо двух чужих пиратов.
feat-leapfrog-hint = Позвольте. И вы позвольте.
feat-funny-money = Шутовские деньги
feat-funny-money-done = За один груз заплачено двумя джокерами или больше.
feat-funny-money-hint = Контрабандист, который смеётся, возьмёт любую монету.
