## Setting it up

help-variant-basic = все карты лежат в столбцах
help-variant-advanced = больше расчёта: у каждого тайные карты, и выложить их надо вовремя

## What is played, where it is not the usual

played-variant-advanced = Сложная игра
