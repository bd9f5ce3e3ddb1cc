title = Четыре в ряд
tagline = Четыре фишки в ряд.
phase-drop = Опустите фишку.
phase-over = Игра окончена.
move-drop = опустить фишку в столбец { $column }
event-dropped = { $seat }: фишка в столбец { $column }.
event-won = { $seat }: четыре в ряд.
event-filled = Поле заполнено.
