## Setting it up

help-lost_treasure = Что даёт пропавшее сокровище Моргана.
help-lost_treasure-wins = гонка: кто выкопал, тот и победил
help-lost_treasure-20 = спокойнее: всё решают очки
help-place_first = Чем меньше, тем раньше пираты пойдут по острову.

## What is played, where it is not the usual

played-lost_treasure-20 = Пропавшее сокровище стоит 20 очков
played-place_first-1 = Высажен один пират — и можно ходить
played-place_first-2 = Высажены двое — и можно ходить
played-place_first-4 = Ходить можно, когда высажены все четверо

## Where points come from

tally-loads = { $name }: больше всех грузов
tally-pairs = { $name }: пары в запасе
tally-lost-treasure = { $name }: пропавшее сокровище
