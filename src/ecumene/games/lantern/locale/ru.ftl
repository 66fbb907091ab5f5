game = Фонарь
    .about = Игрушка, в которой на самом малом месте есть всё, что в больших играх сложно. Она показывает, как делается игра.

card-wick = Фитиль
card-lamp = Лампа
card-torch = Факел
card-beacon = Маяк
card-storm = Буря

do-prepare = На стопку — { $card }
do-pick = Выбор — { $card }
do-bid = Ставка { $number }
do-pass = Пас
do-raid = Набег, цель — { $seat }
do-storm = Буря против набега
do-add = К защите — { $card }
do-defend = Защита тем, что добавлено
do-draw = { $seat } берёт карту: { $card }
do-offer = На аукционе: { $card }
do-roll = На кубике { $number }

ask-Prepare = положите карту на стопку рубашкой вверх.
ask-Pick = тайно выберите карту.
ask-Bid = повысьте ставку или пасуйте.
ask-Raid = совершите набег или пасуйте.
ask-Storm = остановите набег бурей или пасуйте.
ask-Defend = защита; нападающий — { $raider }. Добавьте карты, затем покажите их.

log-laid = { $seat } кладёт карту на стопку: { $card }
log-turned = { $seat } открывает карту: { $card }
log-looked = { $seat } смотрит верхнюю карту стопки: { $card }
log-scored = { $seat }: +1 очко
log-offered = На аукционе: { $card }
log-bought = { $seat } покупает: { $card }, цена — { $number ->
    [one] { $number } монета
    [few] { $number } монеты
   *[many] { $number } монет
}
log-unsold = Без покупателя: { $card }
log-rolled = На кубике { $number }
log-stormed = { $seat } останавливает набег бурей
log-defended = { $seat } защищается: { $card }
log-lost = { $seat } отдаёт очко нападающему
log-dawned = Рассвет: { $card }, монеты для всех

fact-light = свет: { $n }
fact-copies = в игре: { $n }

label-bag = Мешок
label-pile = Стопка
label-lot = Аукцион
label-discard = Сброс
label-auction = Сейчас
label-price = высшая ставка
label-die = кубик
label-seat = Игрок
label-points = очки
label-coins = монеты
label-hand = Рука
label-picks = Выбрано
label-scratch = Защита пока что

label-race = Гонка
label-town = Город
label-standing = Положение
note-price = следующая ставка: { $number }
note-copies = { $number } шт.
terrain-square = Площадь
terrain-house = Дом
edge-lane = Переулок
mark-marker = стоит здесь
token-coin = монеты
hex-square = Площадь

how-rounds = сыгран последний раунд
    .about = Последний раунд сыгран; побеждает тот, у кого больше всего очков.
part-points = очки
part-coins = монеты

missing-coins = { $needs ->
    [one] Нужна { $needs } монета;
    [few] Нужны { $needs } монеты;
   *[many] Нужно { $needs } монет;
} у вас { $has }.
