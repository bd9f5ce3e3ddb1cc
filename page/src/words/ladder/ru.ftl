
# Соперники лестницы — всюду, где называют бота.
bot-pip = Пип
bot-tom = Том Репа
bot-meg = Мэг Грог
bot-squawk = Профессор Карр
bot-cornelius = Осторожный Корнелий
bot-goldie = Голди Блеск
bot-vera = Вера Злопамятная
bot-tempest = Адмирал Шторм

rival-pip-trade = юнга
rival-tom-trade = корабельный кок
rival-meg-trade = боцман
rival-squawk-trade = учёный, живёт на плече
rival-cornelius-trade = капитан, плавать не умеет
rival-goldie-trade = капитан, неравнодушна к золоту
rival-vera-trade = капитан со списком
rival-tempest-trade = адмирал флота

rival-pip-says = Да я только за сухарями на борт залез!
rival-tom-says = Победа, поражение… На ужин всё равно репа.
rival-meg-says = Я гляжу на ход вперёд. Дальше глядит ром.
rival-squawk-says = Пиастры! Я пересчитал. Дважды.
rival-cornelius-says = Семь раз отмерь, один раз копни. А лучше пусть копнут другие.
rival-goldie-says = Блестит — моё. Не блестит — начищу, и тоже моё.
rival-vera-says = Лиц я не забываю. И ядер тоже.
rival-tempest-says = Чем это кончится, я уже видел. Впрочем, продолжайте.

temper-cautious = бережётся
temper-greedy = хватает всё, что блестит
temper-vengeful = платит той же монетой

ladder = Лестница
ladder-of = { $game }: лестница
ladder-next = Следующий соперник
ladder-meet-next = Следующий соперник: { $rival }
ladder-climbed = { $game }, лестница: побеждено { $won } из { $all }
ladder-coming = Соперники выходят на палубу…
ladder-help = Одолейте их одного за другим, за столом { $seats ->
    [2] на двоих
   *[other] на { $seats } мест
  } и с обычными настройками.
ladder-games = Лестницы игр
ladder-play = Вызвать
ladder-again = Ещё раз
ladder-beaten = { $times ->
    [one] { $times } победа
    [few] { $times } победы
   *[many] { $times } побед
  } за вами
ladder-locked = сначала { $rival }
ladder-locked-all = ещё не время
ladder-top = Весь флот спускает флаги!
ladder-top-help = Вы одолели всех соперников этой игры. И каждый мечтает о реванше.
ladder-rating = { $rating } ± { $give }
ladder-rating-aloud = рейтинг { $rating }, плюс-минус { $give }
ladder-yardstick = { $rating }
ladder-unmeasured = не измерен
ladder-mine = Ваш рейтинг
ladder-mine-none = пока нет
ladder-mine-games = { $games ->
    [one] по { $games } рейтинговой партии
   *[other] по { $games } рейтинговым партиям
  }
ladder-rated = Играть на рейтинг
ladder-rated-help = Без подсказок, ходы не возвращаются, кто ушёл — проиграл.
ladder-scale = Что значат числа?
ladder-scale-help = Рейтинги соперников получены из их партий между собой, ваш — из ваших рейтинговых партий, всё на одной шкале: на 200 очков больше — три победы из четырёх. ± говорит, насколько это точно: в девятнадцати случаях из двадцати истина внутри. У Мэг Грог всюду 1500: остальных мерят по ней.

rated = На рейтинг
rated-table = На рейтинг: без подсказок, ходы не возвращаются
rated-wish = Партия на рейтинг
rated-wish-help = Меняет рейтинги всех за столом. Обычные настройки, без подсказок, ходы не возвращаются; кто ушёл — проиграл.
