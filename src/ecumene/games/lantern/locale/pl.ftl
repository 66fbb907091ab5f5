game = Latarnia
    .about = Zabawka, która na najmniejszej przestrzeni ma wszystko, co w wielkich grach trudne. Pokazuje, jak powstaje gra.

card-wick = Knot
card-lamp = Lampa
card-torch = Pochodnia
card-beacon = Latarnia morska
card-storm = Burza

do-prepare = Na stos — { $card }
do-pick = Wybór — { $card }
do-bid = Stawka { $number }
do-pass = Pas
do-raid = Najazd, cel — { $seat }
do-storm = Burza przeciw najazdowi
do-add = Do obrony — { $card }
do-defend = Obrona tym, co dodano
do-draw = { $seat } dobiera: { $card }
do-offer = Na aukcji: { $card }
do-roll = Na kości { $number }

ask-Prepare = połóż kartę zakrytą na stosie.
ask-Pick = potajemnie wybierz kartę.
ask-Bid = podbij stawkę albo spasuj.
ask-Raid = najedź kogoś albo spasuj.
ask-Storm = przerwij najazd burzą albo spasuj.
ask-Defend = obrona; najeźdźca — { $raider }. Dodaj karty, a potem je pokaż.

log-laid = { $seat } kładzie kartę na stosie: { $card }
log-turned = { $seat } odkrywa kartę: { $card }
log-looked = { $seat } ogląda wierzch stosu: { $card }
log-scored = { $seat }: +1 punkt
log-offered = Na aukcji: { $card }
log-bought = { $seat } kupuje: { $card }, cena — { $number ->
    [one] { $number } moneta
    [few] { $number } monety
   *[many] { $number } monet
}
log-unsold = Bez kupca: { $card }
log-rolled = Na kości { $number }
log-stormed = { $seat } przerywa najazd burzą
log-defended = { $seat } broni się: { $card }
log-lost = { $seat } oddaje punkt najeźdźcy
log-dawned = Świt: { $card }, monety dla wszystkich

fact-light = światło: { $n }
fact-copies = w grze: { $n }

label-bag = Worek
label-pile = Stos
label-lot = Aukcja
label-discard = Karty odrzucone
label-auction = Teraz
label-price = najwyższa stawka
label-die = kość
label-seat = Gracz
label-points = punkty
label-coins = monety
label-hand = Ręka
label-picks = Wybrane
label-scratch = Obrona jak dotąd

label-race = Wyścig
label-town = Miasto
label-standing = Stan gry
note-price = następna oferta: { $number }
note-copies = { $number } szt.
terrain-square = Plac
terrain-house = Dom
edge-lane = Uliczka
mark-marker = stoi tutaj
token-coin = monety
hex-square = Plac

how-rounds = rozegrano ostatnią rundę
    .about = Ostatnia runda dobiegła końca; wygrywa ten, kto ma najwięcej punktów.
part-points = punkty
part-coins = monety

missing-coins = { $needs ->
    [one] Potrzebna jest { $needs } moneta;
    [few] Potrzebne są { $needs } monety;
   *[many] Potrzeba { $needs } monet;
} masz { $has }.
