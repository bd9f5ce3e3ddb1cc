## Series: one evening after another

series-setup = Одна партия или несколько?
series-one = Одна партия
series-one-help = а потом, может быть, ещё одна
series-best-of-three = До двух побед
series-best-of-three-help = Кто выиграл дважды, тот победил. Все пересаживаются на одно место, и начинает другой; ничьи переигрываются.
series-campaign = Кампания
series-evening = Вечер { $number }
series-evening-of = Вечер { $number } из { $count }: { $stop }
series-game = До двух побед, партия { $number }
series-game-short = Партия { $number }
series-on = Играть партию { $number }
series-again = Переиграть
series-to-table = К столу
series-see = Карта и счёт
series-title-campaign = { $game }: кампания
series-title-best-of-three = { $game }: до двух побед
series-coming = Разворачиваем карту …
series-chart = Карта
series-standings = Счёт
series-learned = Чему научились
series-learned-none = пока ничему
series-crew = Команда
series-won = Победы
series-points = Очки
series-done-by = победа: { $names }
series-done-drawn = ничья
series-now = дальше
series-under-way = идёт
series-later = впереди
series-waits = Та же команда, вместе с ботами. Подождёт, сколько нужно.
series-goes-on = Этот вечер уже идёт.
series-called-off = Прошлый вечер прервали: его играют заново.
series-look = Посмотреть, как было
series-frozen = Эту серию не продолжить: её последний стол заморожен.
series-champion = { $names }: победа в серии!
series-champions = { $names }: общая победа в серии!
series-over-won = { $wins ->
    [one] { $wins } вечер выигран
    [few] { $wins } вечера выиграно
   *[other] { $wins } вечеров выиграно
}, { $points ->
    [one] всего { $points } очко
    [few] всего { $points } очка
   *[other] всего { $points } очков
}
series-first-to = Кто первым выиграет две партии, тот победил в серии.
series-most = Кто выиграет больше вечеров, тот победил в кампании; при равенстве решают очки.
series-another = Начать новую
harbour-series = Следующий вечер
harbour-series-away = Не сейчас: убрать
