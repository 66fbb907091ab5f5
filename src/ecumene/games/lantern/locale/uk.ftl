game = Ліхтар
    .about = Іграшка, у якій на найменшому просторі є все, що в великих іграх складне. Вона показує, як робиться гра.

card-wick = Ґніт
card-lamp = Лампа
card-torch = Смолоскип
card-beacon = Маяк
card-storm = Буря

do-prepare = На стос — { $card }
do-pick = Вибір — { $card }
do-bid = Ставка { $number }
do-pass = Пас
do-raid = Набіг, ціль — { $seat }
do-storm = Буря проти набігу
do-add = До захисту — { $card }
do-defend = Захист тим, що додано
do-draw = { $seat } бере карту: { $card }
do-offer = На аукціоні: { $card }
do-roll = На кубику { $number }

ask-Prepare = покладіть карту на стос долілиць.
ask-Pick = таємно оберіть карту.
ask-Bid = підвищте ставку або пасуйте.
ask-Raid = учиніть набіг або пасуйте.
ask-Storm = зупиніть набіг бурею або пасуйте.
ask-Defend = захист; нападник — { $raider }. Додайте карти, тоді покажіть їх.

log-laid = { $seat } кладе карту на стос: { $card }
log-turned = { $seat } відкриває карту: { $card }
log-looked = { $seat } дивиться верхню карту стосу: { $card }
log-scored = { $seat }: +1 бал
log-offered = На аукціоні: { $card }
log-bought = { $seat } купує: { $card }, ціна — { $number ->
    [one] { $number } монета
    [few] { $number } монети
   *[many] { $number } монет
}
log-unsold = Без покупця: { $card }
log-rolled = На кубику { $number }
log-stormed = { $seat } зупиняє набіг бурею
log-defended = { $seat } захищається: { $card }
log-lost = { $seat } віддає бал нападникові
log-dawned = Світанок: { $card }, монети для всіх

fact-light = світло: { $n }
fact-copies = у грі: { $n }

label-bag = Мішок
label-pile = Стос
label-lot = Аукціон
label-discard = Скидання
label-auction = Зараз
label-price = найвища ставка
label-die = кубик
label-seat = Гравець
label-points = бали
label-coins = монети
label-hand = Рука
label-picks = Обрано
label-scratch = Захист поки що

label-race = Перегони
label-town = Місто
label-standing = Становище
note-price = наступна ставка: { $number }
note-copies = { $number } шт.
terrain-square = Площа
terrain-house = Дім
edge-lane = Провулок
mark-marker = стоїть тут
token-coin = монети
hex-square = Площа

how-rounds = зіграно останній раунд
    .about = Останній раунд зіграно; перемагає той, у кого найбільше балів.
part-points = бали
part-coins = монети

missing-coins = { $needs ->
    [one] Потрібна { $needs } монета;
    [few] Потрібні { $needs } монети;
   *[many] Потрібно { $needs } монет;
} у вас { $has }.
