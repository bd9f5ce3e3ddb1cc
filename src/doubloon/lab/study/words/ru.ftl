# Заголовок и то, что надо знать читателю
study-heading = { $game }: { $seats ->
    [one] { $seats } место
    [few] { $seats } места
   *[other] { $seats } мест
}, партий: { $games }, играет { $bot }; настройки: { $options }
study-bot-deckhand = Каждый делает любой допустимый ход (deckhand).
study-bot-tipsy = Каждый делает ход, который с первого взгляда кажется лучшим, но каждый четвёртый — не глядя (tipsy).
study-bot-mate = Каждый делает ход, который с первого взгляда кажется лучшим (mate).
study-bot-captain = Каждый перебирает, что может быть, по { $iterations } раз на ход (captain).
study-bot-bosun = Каждый пробует все ходы в одном из возможных миров, доигрывает свой ход и берёт то, после чего стоит лучше (bosun).
study-luck-note = Для удачи и умения каждый расклад играет один { $bot } среди { $weaker }, по очереди на каждом месте, а потом дважды — одни { $bot }. Бот tipsy каждый четвёртый ход делает не глядя. Расклад — это вся случайность партии: карты и кости.
study-change-note = До и после: { $changes }. Расклады одни и те же.
study-star-note = Звёздочка — разница не случайна, с поправкой на то, сколько их (Холм): из двадцати исследований, где разниц нет, звёздочка найдётся в одном. Интервалы — каждый сам по себе.
study-not-ours = Внимание: числа { $table } взяты из { $origin }; менять их не нам.
study-interval-note = В скобках и после ± — 95-процентные интервалы: каким было бы число без одной из ста пачек партий.
study-use-note = «Больше очков» и «больше побед» — что сопутствует каждому следующему разу; причина не обязательно в нём: кто выигрывает, у того и возможностей больше.

# Таблицы
study-measure = величина
study-value = значение
study-before = до
study-after = после
study-difference = разница
study-section-length = Длина
study-section-choices = Выбор
study-section-seats = Места
study-section-leads = Отрыв
study-section-points = Очки
study-section-luck = Удача и умение
study-section-uses = Что используют и чего это стоит
study-moves = ходов в партии
study-moves-spread = … их стандартное отклонение
study-turns = очередей у каждого места
study-unfinished = партий прервано: слишком длинные
study-choices = допустимых ходов, где есть выбор
study-forced = ходов без выбора
study-place = { $place ->
    [1] побед того, кто начинает
    [2] побед второго
    [3] побед третьего
   *[other] побед четвёртого
}
study-seat = побед места { $seat }
study-shared = партий с несколькими победителями
study-nobody = партий без победителя
study-lead = кто-то один впереди, когда сыграно { $part }
study-kept = … и побеждает
study-changes = смен лидера
study-score = очков у места
study-best = очков у лучшего
study-gap = очков между первым и вторым
study-of-skill = объясняет умение
study-of-deal = объясняет расклад
study-of-order = объясняет порядок хода
study-of-neighbours = объясняют места до и после сильного бота
study-of-rest = остальное: как расклад разыгран
study-better-wins = побед более сильного бота
study-again = тот же расклад ещё раз: тот же победитель
study-again-by-chance = … если бы расклад ничего не значил
study-thing = что
study-uses = раз за партию
study-users = мест, где это было
study-wins = они побеждают
study-gain = больше очков, каждый раз
study-win-gain = больше побед, каждый раз
study-uses-before = раз за партию, до
study-uses-after = после
study-win-gain-before = больше побед, до
study-win-gain-after = после

# Каждое число вверх и вниз
study-sweep-heading = { $game }: изменений: { $changes }, в каждом одно число на 1 больше или меньше; { $seats ->
    [one] { $seats } место
    [few] { $seats } места
   *[other] { $seats } мест
}, партий в каждом: { $games }, играет { $bot }
study-sweep-note = Каждое изменение играет те же расклады, что и игра как есть; сказано, чем оно от неё отличается. Эффект — наибольшая достоверная разница в стандартных отклонениях от партии к партии. Числа из правил и опубликованные менять не нам.
study-sweep-idle = При этих местах и настройках ничего не меняют: { $numbers }.
study-sweep-title = Что делает каждое число ({ $shown } из { $all }, сначала самый большой эффект)
study-sweep-as-it-is = как есть
study-sweep-number = число
study-sweep-origin = откуда
study-sweep-effect = эффект
study-sweep-refused = Так не сыграть
study-sweep-change = изменение
study-sweep-why = почему
study-short-moves = ходов
study-short-choices = выбор
study-short-place = побед начинающего
study-short-kept = побед лидера на середине
study-short-score = очков
study-short-gap = отрыв
study-short-of-skill = умение
study-short-of-deal = расклад
study-short-unfinished = прервано

# Боты слабее и сильнее
study-skill-heading = { $game } по силе ботов: { $bots }; { $seats ->
    [one] { $seats } место
    [few] { $seats } места
   *[other] { $seats } мест
}, партий у каждого: { $games }
study-skill-note = Расклады у всех одни и те же. Разница — от { $weakest } до { $strongest }.
study-skill-even = Поровну — это { $share } побед.
study-skill-strength = Кто сильнее
study-skill-one = один
study-skill-among = среди
study-skill-wins = побед
study-skill-difference = от первого до последнего
study-skill-win-gain = Что сопутствует каждому разу: больше побед
study-skill-uses = Сколько раз за партию

# Рисунки
study-plot-length = Сколько длится партия
study-plot-moves = ходы
study-plot-games = доля партий
study-plot-width = Из чего выбирать
study-plot-legal = допустимых ходов
study-plot-mean = в среднем
study-plot-most = восемь партий из десяти
study-plot-progress = сыгранная часть партии
study-plot-lead = Побеждает ли тот, кто впереди?
study-plot-lead-share = доля партий
study-plot-leads = кто-то один впереди
study-plot-keeps = он и побеждает
study-plot-fair = поровну
study-plot-seats = Кто побеждает
study-plot-win-share = доля побед
study-plot-place = { $place ->
    [1] начинает
    [2] второй
    [3] третий
   *[other] четвёртый
}
study-plot-luck = Что решает, кто победит
study-plot-skill = кто лучше играет
study-plot-deal = расклад
study-plot-order = порядок хода
study-plot-neighbours = кто с кем рядом
study-plot-rest = как расклад разыгран
study-plot-uses = Что сопутствует победе
study-plot-win-gain = больше побед с каждым следующим разом
study-plot-change = Что меняется
study-plot-change-axis = разница в стандартных ошибках (цветные — не случайность, сколько бы их ни было)
