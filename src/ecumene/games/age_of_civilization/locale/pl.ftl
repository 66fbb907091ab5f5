game = Era cywilizacji
    .about = Sześć rund rozstawiania robotników na torze czasu, który płynie naprzód. Cywilizacje rodzą się, upadają i są wchłaniane, a ich dziedzictwo zostaje z tobą. Wygrywa ten, kto po szóstej rundzie ma najwięcej punktów. Pół godziny.

option-mode = Gra
    .about = Od dwóch do czterech osób gra się na punkty. W pojedynkę grasz w Starcie z rywalem, który tylko rośnie w siłę, albo w jeden z pięciu scenariuszy Drogi do chwały, każdy z trzema medalami.
choice-mode-base = zwykła gra, samodzielnie Starcie
choice-mode-clash = Starcie, dla jednego gracza
choice-mode-wonders = Era cudów, dla jednego gracza
choice-mode-silk = Jedwabny szlak, dla jednego gracza
choice-mode-lost = Zaginiona cywilizacja, dla jednego gracza
choice-mode-mongols = Mongolskie spustoszenie, dla jednego gracza
choice-mode-rebirth = Śmierć i odrodzenie, dla jednego gracza
option-innovations = Innowacje
    .about = Technologie specjalne: raz w grze każdy może kupić kartę, która zastępuje dwie dolne technologie jednej kolumny.
choice-innovations-no = nie
choice-innovations-yes = tak
option-winds = Powiew zmian
    .about = Nad trzema ostatnimi kartami toru czasu leżą żetony wydarzeń. Rozpatruje się je, gdy przychodzi kolej na te karty.
choice-winds-no = nie
choice-winds-yes = tak
option-draft = Draft cywilizacji
    .about = Przed grą każdy potajemnie wybiera pięć cywilizacji. W grze można brać cywilizacje spośród nich albo z puli.
choice-draft-no = nie
choice-draft-yes = tak

# Co się robi

do-pick = Wybór — { $civilization }
do-found = Narodziny — { $civilization }
do-absorb = Wchłonięcie — { $civilization }
do-skip = Bez nowej cywilizacji
do-act = Robotnicy → { $action }
do-own = Robotnicy → { $action } ({ $source })
do-rest = Odpoczynek: 2 monety i robotnik
do-done = Gotowe
do-learn = Technologia: { $tech }
do-take = Cud: { $wonder }
do-spend = Kamienie: { $count }
do-sell = Jedwab na sprzedaż: { $count }
do-perform = Wykonanie akcji — { $action }
do-pass = Pas
do-buy = Zakup karty technologii specjalnej — { $special }
do-use = Użycie — { $source }
do-give = Monety na kartę — { $civilization }
do-pay = Zapłata daniny
do-suffer = Bez zapłaty
do-resign = Rezygnacja z gry
do-reveal = Odkryto cud: { $wonder }
do-lay = Tor czasu, pozycja { $position }: { $action }
do-show = Odkryto kartę technologii specjalnej: { $special }
do-token = Żeton wydarzenia nad pozycją { $position }: { $event }
do-draw = Nowa cywilizacja w puli: { $civilization }
do-deal = { $seat } dostaje kartę: { $civilization }
do-command = Rozkaz Mongołów: { $command }

# O co się pyta

ask-PickCard = wybierz cywilizację; resztę przekazujesz dalej.
help-PickCard = Zatrzymasz pięć kart. Wybór jest tajny, lecz następny widzi, co zostało.
ask-Civilize = wybierz cywilizację: narodziny, wchłonięcie albo ani jedno, ani drugie.
help-Civilize = Narodzona rządzi i daje swoich robotników; wchłonięta daje dziedzictwo i robotnika.
ask-Actions = przypisz robotników do akcji albo odpocznij.
help-Actions = Każde pole działa raz na turę. Robotnicy z czerwonych przepadają. Bez akcji odpoczywasz.
ask-Target = wybierz technologię za akcję { $action }.
help-Target = Zdobyć można to, co niczego nie wymaga, albo to, do czego prowadzi strzałka od twojej technologii.
ask-Stones = wybierz, ile kamieni przeznaczasz na akcję { $action }.
help-Stones = Każdy kamień obniża cenę. Te, które zatrzymasz, mogą pomóc przy późniejszym cudzie.
ask-ChooseTech = wybierz technologię.
help-ChooseTech = Jest darmowa i działa od razu.
ask-ChooseWonder = wybierz cud.
help-ChooseWonder = Większość cudów daje punkty na koniec gry. Puli nigdy się nie uzupełnia.
ask-SellSilk = wybierz, ile jedwabiu sprzedajesz.
help-SellSilk = Niesprzedany jedwab jest na koniec nic niewart.
ask-FreeAction = wykonaj akcję { $action } bez robotnika albo spasuj.
help-FreeAction = Cenę w monetach trzeba zapłacić, a wszystkie twoje zdolności pomagają.
ask-EndOfTurn = wybierz zdolność, która zadziała teraz, albo zakończ turę.
help-EndOfTurn = Kolejność zależy od ciebie. Tego, co samo coś daje, nie można pominąć.
ask-GiveCoins = wybierz kartę z puli, na którą kładziesz monety.
help-GiveCoins = Dostanie je ten, kto później wybierze tę kartę.
ask-Ransom = { $command }: zapłać albo przyjmij to, co przyjdzie.
help-Ransom = Zbyt duże spustoszenie od razu kończy grę.

# O czym się mówi

log-gained = { $seat }: +{ $number ->
    [one] { $number } moneta
    [few] { $number } monety
   *[many] { $number } monet
}
log-paid = { $seat } płaci { $number ->
    [one] { $number } monetę
    [few] { $number } monety
   *[many] { $number } monet
}
log-lost = { $seat } traci { $number ->
    [one] { $number } monetę
    [few] { $number } monety
   *[many] { $number } monet
}
log-scored = { $seat }: +{ $number ->
    [one] { $number } punkt
    [few] { $number } punkty
   *[many] { $number } punktów
}
log-lost_points = { $seat } traci { $number ->
    [one] { $number } punkt
    [few] { $number } punkty
   *[many] { $number } punktów
}
log-workers = { $seat }: +{ $number ->
    [one] { $number } robotnik
    [few] { $number } robotników
   *[many] { $number } robotników
}
log-sacrificed = { $seat } poświęca { $number ->
    [one] { $number } robotnika
    [few] { $number } robotników
   *[many] { $number } robotników
}
log-returned = { $seat } odkłada { $number ->
    [one] { $number } robotnika
    [few] { $number } robotników
   *[many] { $number } robotników
} do puli
log-born = { $seat }, narodziny: { $civilization }
log-absorbed = { $seat } wchłania: { $civilization }
log-learnt = { $seat } zdobywa technologię: { $tech }
log-built = { $seat } zdobywa cud: { $wonder }
log-performed = { $seat }: { $action }
log-rested = { $seat } odpoczywa
log-bought = { $seat } kupuje kartę technologii specjalnej: { $special }
log-pool_coins = Na każdą kartę w puli trafia moneta
log-given = { $civilization }, monety na karcie: +{ $number }
log-round = Zaczyna się runda { $number }
log-turn = Tura: { $seat }
log-war = Wojna ({ $action }): najsłabsi poświęcają robotnika
log-plague = { $action }: wszyscy poświęcają robotnika
log-event = Wydarzenie: { $event }
log-rival = Siła rywala: { $number }
log-taken_away = Rywal usuwa cud z gry: { $wonder }
log-stones = { $seat }: kamienie +{ $number }
log-silk = { $seat }: jedwab +{ $number }
log-sold = { $seat } sprzedaje jedwab: { $number }
log-lost_silk = { $seat } traci jedwab: { $number }
log-exhausted = Żetony wyczerpania: +{ $number }
log-recovered = Żetony wyczerpania: −{ $number }
log-fortified = { $seat }: siła +{ $number } do końca gry
log-devastated = { $seat }: spustoszenie +{ $number }
log-scorched = Karta na pozycji { $number } jest w następnej rundzie zablokowana
log-tested = { $seat } przechodzi próbę: { $command }
log-collapsed = { $seat }: załamanie
log-received = { $seat } dostaje przekazaną kartę: { $civilization }
log-missed = { $seat } widzi, co zostało wybrane: { $civilization }
log-pooled = Pozostała z draftu, teraz w puli: { $civilization }
log-achieved = Osiągnięcie: { $achievement }
log-resigned = { $seat } rezygnuje z gry
log-ended = Koniec gry
log-spent = { $seat } wydaje kamienie: { $number }
log-worked = Działa: { $source }
log-first = Pierwszym graczem jest teraz { $seat }
log-back = { $seat } zabiera z pól { $number ->
    [one] { $number } robotnika
    [few] { $number } robotników
   *[many] { $number } robotników
}

# Jak się kończy

how-points = najwięcej punktów
    .about = Sześć rund dobiegło końca, wygrywa najwięcej punktów. Przy remisie rozstrzygają robotnicy, a potem monety.
how-alone = ostatni gracz przy stole
    .about = Wszyscy pozostali się poddali, więc wygrywa ostatni gracz.
how-clash = sześć rund Starcia
    .about = Wynik jest ustalony, osiągnięcia są policzone.
how-gold = złoty medal
    .about = Spełniono wszystko, czego wymaga złoty medal scenariusza.
how-silver = srebrny medal
    .about = Spełniono wszystko, czego wymaga srebrny medal scenariusza.
how-bronze = brązowy medal
    .about = Spełniono wszystko, czego wymaga brązowy medal scenariusza.
how-defeat = bez medalu
    .about = Brakuje czegoś, czego wymaga nawet brązowy medal.
how-overrun = najazd Mongołów
    .about = Spustoszenie było zbyt duże, więc gra od razu się skończyła przegraną.
how-given_up = poddanie partii
    .about = Jedyny gracz się poddał.
part-actions = akcje
part-civilizations = cywilizacje
part-technologies = technologie
part-wonders = cuda
part-events = wydarzenia

# Co mówi karta

fact-population = populacja { $n }
fact-main = główna zdolność
fact-legacy = dziedzictwo
fact-not-alone = nie w grze dla jednego gracza
fact-printed = { $gain }
fact-bonus = { $action }: dodatkowo { $gain }
fact-bonus-of = { $action } ({ $tech }): dodatkowo { $gain }
fact-bonus-others = { $action }: { $gain }
fact-bonus-others-of = { $action } ({ $tech }): { $gain }
fact-discount = { $action }, zniżka: { $gain }
fact-discount-of = { $action } ({ $tech }), zniżka: { $gain }
fact-set-cost = { $action }, koszt tylko: { $gain }
fact-set-cost-of = { $action } ({ $tech }), koszt tylko: { $gain }
fact-spared = nie dotyczy darmowej akcji z technologii { $tech }
fact-needs-more = { $action }, potrzeba więcej: { $gain }
fact-needs-fewer = { $action }, potrzeba mniej: { $gain }
fact-space = własne pole akcji { $action }, raz na turę
fact-safe = robotnicy z pola akcji { $action } nie zostają poświęceni
fact-blocked = inni gracze nie mogą wykonywać akcji { $action }
fact-after = po każdej akcji { $action } możesz wykonać jeszcze jedną bez robotnika, za jej cenę w monetach
fact-then = ta akcja to { $action }
fact-may-perform = koniec każdej twojej tury: możesz wykonać akcję { $action } bez robotnika, za jej cenę w monetach
fact-may-give = koniec każdej twojej tury: możesz położyć na karcie z puli: { $pay }, w zamian: { $gain }
fact-multiply = przy narodzinach monety z karty mnoży się przez { $n }
fact-strength = +{ $gain }
fact-turn = koniec każdej twojej tury: { $gain }
fact-end = koniec gry: { $gain }
fact-birth = przy narodzinach: { $gain }
fact-gain = przy zdobyciu: { $gain }
fact-war = przy każdej wojnie: { $gain }
fact-rest = przy odpoczynku dodatkowo: { $gain }
fact-war-immune = w wojnie nikogo nie poświęcasz
fact-sacrifice-immune = nikogo nie poświęcasz podczas wojen, Plagi, wydarzeń, wyczerpania, załamania i rozkazów
fact-future-actions = możesz używać także przyszłych kart akcji
fact-level = poziom { $n }
fact-column = { $label }
fact-opened-by = dostępna dzięki: { $tech }
fact-needs-nothing = nie wymaga innej technologii
fact-on-card = na karcie technologii specjalnej: { $special }
fact-stands-for = strzałki takie jak: { $tech }
fact-upper = poziom 2: { $tech }
fact-lower = poziom 1: { $tech }
fact-era = { $label }
fact-permanent = stała akcja
fact-cost = koszt: { $cost }
fact-spaces = { $n ->
    [one] { $n } pole
    [few] { $n } pola
   *[many] { $n } pól
}
fact-red = jej robotnicy zostają poświęceni
fact-must-score = punkty ze zdolności tylko wtedy, gdy sama daje punkty
fact-no-action = brak akcji
fact-icon-war = z kartą przychodzi wojna: najsłabsi poświęcają robotnika
fact-icon-sacrifice = gdy karta przychodzi, wszyscy poświęcają robotnika
fact-of-scenario = tylko w scenariuszu
fact-sell = sprzedaż jedwabiu (najwyżej { $n }), za każdą sztukę: { $gain }
fact-for-all = dotyczy każdego gracza
fact-for-most = dotyczy tego, kto ma najwięcej ({ $label }), przy remisie wszystkich
fact-for-least = dotyczy tego, kto ma najmniej ({ $label }), przy remisie wszystkich
fact-nothing = nic się nie dzieje
fact-test = próba siły: udana, jeśli twoja siła jest co najmniej równa sile Mongołów
fact-passed = jeśli udana: { $gain }
fact-failed = w przeciwnym razie: { $gain }
fact-failed-and = w przeciwnym razie: { $gain } i { $more }
fact-ransom = możesz się wykupić: { $cost }
fact-at-least = co najmniej { $gain }
fact-at-most = co najwyżej { $gain }
fact-exactly = dokładnie { $gain }

field-name = nazwa
field-population = populacja
field-main = główna zdolność
field-legacy = zdolność dziedzictwa
field-effect = działanie
field-icon = ikona w rogu
field-spaces = liczba pól
field-workers = potrzebni robotnicy
field-coins = cena
field-red = czy robotnicy wracają
field-who = kogo dotyczy
field-always = działanie
field-test = czy jest próba siły
field-passed = co daje udana próba
field-failed = co dzieje się w przeciwnym razie
field-ransom = danina
field-column = kolumna
field-lower = dolna technologia
field-upper = górna technologia
field-level = poziom
field-requires = czego wymaga
field-stands_for = co zastępuje
field-era = epoka
field-deck = cywilizacje
field-replaces = zastępowane karty akcji
field-fixed = karty o stałej pozycji
field-wonder_pool = liczba cudów
field-only_ancient = które cuda leżą w puli
field-takes_wonder_after = kiedy rywal zabiera cud
field-stone_worth = ile wart jest kamień
field-silk_lost = jedwab tracony w wojnie
field-starts_as = pierwsza cywilizacja
field-births = czy później są narodziny
field-refill = czy pulę się uzupełnia
field-exhausted_at = ile wyczerpania kosztuje robotnika
field-collapse_after = kiedy następuje załamanie
field-rival = siła rywala na początku
field-growth = jak rośnie rywal
field-defeat = ile spustoszenia oznacza przegraną
field-commands = czy są rozkazy
field-tokens = żetony wydarzeń
field-bronze = czego wymaga brąz
field-silver = czego wymaga srebro
field-gold = czego wymaga złoto

# Znaki terminala; `legend` mówi, co znaczą

legend = ¤ moneta · ♟ robotnik · ⚔ wojna, siła · ⚛ technologia · ▲ cud · ☠ poświęceni robotnicy · ◆ żeton wydarzenia · ▣ kamień
signs-bonus = { $action } +{ $gain }
signs-bonus-of = { $action } ({ $tech }) +{ $gain }
signs-discount = { $action } −{ $gain }
signs-discount-of = { $action } ({ $tech }) −{ $gain }
signs-set-cost-of = { $action } ({ $tech }) kosztuje { $gain }
signs-space = własne pole: { $action }
signs-may-perform = co turę, jeśli chcesz: { $action }
signs-strength = +{ $gain }
signs-turn = co turę { $gain }
signs-end = na koniec { $gain }
signs-legacy = dziedzictwo:
signs-bonus-others = { $action }: { $gain }
signs-set-cost = { $action } kosztuje { $gain }
signs-needs-more = { $action }: więcej o { $gain }
signs-needs-fewer = { $action }: mniej o { $gain }
signs-safe = { $action }: robotnicy wracają
signs-blocked = { $action }: nie dla innych
signs-after = po akcji { $action }, jeśli chcesz:
signs-then = { $action }
signs-may-give = co turę { $pay } na kartę z puli za { $gain }
signs-multiply = jej monety liczą się ×{ $n }
signs-birth = przy narodzinach { $gain }
signs-gain = przy zdobyciu { $gain }
signs-rest = przy odpoczynku { $gain }
signs-war-immune = bez strat w wojnach
signs-sacrifice-immune = bez poświęceń
signs-future-actions = możesz brać przyszłe karty
signs-spared = (nie przez: { $tech })
signs-printed = { $gain }
signs-spaces = pola: { $n }
signs-red = robotnicy giną
signs-no-action = brak akcji
signs-sell = ≤{ $n }: { $gain }
signs-opened-by = po: { $tech }
signs-passed = udany: { $gain }
signs-failed = nieudany: { $gain }
signs-failed-and = nieudany: { $gain }, { $more }
signs-ransom = albo zapłać { $cost }
signs-war = każda wojna { $gain }
signs-for-all = wszyscy:
signs-for-most = najwięcej ({ $label }):
signs-for-least = najmniej ({ $label }):

# Co ile kosztuje i daje

unit-coins = { $n ->
    [one] { $n } moneta
    [few] { $n } monety
   *[many] { $n } monet
}
unit-points = { $n ->
    [one] { $n } punkt
    [few] { $n } punkty
   *[many] { $n } punktów
}
unit-workers = { $n ->
    [one] { $n } robotnik
    [few] { $n } robotników
   *[many] { $n } robotników
}
unit-wonder = { $n ->
    [one] { $n } cud
    [few] { $n } cuda
   *[many] { $n } cudów
}
unit-technology = { $n ->
    [one] { $n } technologia
    [few] { $n } technologie
   *[many] { $n } technologii
}
unit-stones = { $n ->
    [one] { $n } kamień
    [few] { $n } kamienie
   *[many] { $n } kamieni
}
unit-silk = jedwab: { $n }
unit-strength = { $n } siły
unit-forts = siła +{ $n } do końca gry
unit-others_gain = każdy inny gracz dostaje { $n ->
    [one] { $n } monetę
    [few] { $n } monety
   *[many] { $n } monet
}
unit-others_lose = każdy inny gracz traci { $n ->
    [one] { $n } monetę
    [few] { $n } monety
   *[many] { $n } monet
}
unit-sell = sprzedaż jedwabiu (najwyżej { $n })
unit-exhaustion = { $n ->
    [one] { $n } żeton wyczerpania
    [few] { $n } żetony wyczerpania
   *[many] { $n } żetonów wyczerpania
} na tej karcie
unit-devastation = { $n ->
    [one] { $n } żeton spustoszenia
    [few] { $n } żetony spustoszenia
   *[many] { $n } żetonów spustoszenia
}
unit-sacrifice = poświęcenie { $n ->
    [one] { $n } robotnika
    [few] { $n } robotników
   *[many] { $n } robotników
}
unit-lose_coins = utrata { $n ->
    [one] { $n } monety
    [few] { $n } monet
   *[many] { $n } monet
}
unit-lose_points = utrata { $n ->
    [one] { $n } punktu
    [few] { $n } punktów
   *[many] { $n } punktów
}
unit-scorch = blokada pierwszej karty z lewej w następnej rundzie
unit-rival_loses = siła rywala −{ $n }
unit-per-technology = { $n ->
    [one] za każdą technologię
    [few] za każde { $n } technologie
   *[many] za każde { $n } technologii
}
unit-per-level_1 = { $n ->
    [one] za każdą technologię poziomu 1
    [few] za każde { $n } technologie poziomu 1
   *[many] za każde { $n } technologii poziomu 1
}
unit-per-level_2 = { $n ->
    [one] za każdą technologię poziomu 2
    [few] za każde { $n } technologie poziomu 2
   *[many] za każde { $n } technologii poziomu 2
}
unit-per-level_3 = { $n ->
    [one] za każdą technologię poziomu 3
    [few] za każde { $n } technologie poziomu 3
   *[many] za każde { $n } technologii poziomu 3
}
unit-per-wonder = { $n ->
    [one] za każdy cud
    [few] za każde { $n } cuda
   *[many] za każde { $n } cudów
}
unit-per-worker = { $n ->
    [one] za każdego robotnika
    [few] za każdych { $n } robotników
   *[many] za każdych { $n } robotników
}
unit-per-missing_worker = { $n ->
    [one] za każdego robotnika brakującego do 4
    [few] za każdych { $n } robotników brakujących do 4
   *[many] za każdych { $n } robotników brakujących do 4
}
unit-per-half_workers = { $n ->
    [one] za co drugiego robotnika, zaokrąglając w górę
    [few] za każde { $n } z połowy robotników, zaokrąglając w górę
   *[many] za każde { $n } z połowy robotników, zaokrąglając w górę
}
unit-per-coin = { $n ->
    [one] za każdą monetę
    [few] za każde { $n } monety
   *[many] za każde { $n } monet
}
unit-per-strength = { $n ->
    [one] za każdą siłę
    [few] za każde { $n } siły
   *[many] za każde { $n } siły
}
unit-per-civilization = { $n ->
    [one] za każdą cywilizację
    [few] za każde { $n } cywilizacje
   *[many] za każde { $n } cywilizacji
}
unit-per-absorbed = { $n ->
    [one] za każdą wchłoniętą cywilizację
    [few] za każde { $n } wchłonięte cywilizacje
   *[many] za każde { $n } wchłoniętych cywilizacji
}
unit-per-fallen = { $n ->
    [one] za każdą upadłą cywilizację
    [few] za każde { $n } upadłe cywilizacje
   *[many] za każde { $n } upadłych cywilizacji
}
unit-per-future_card = { $n ->
    [one] za każdą przyszłą kartę akcji
    [few] za każde { $n } przyszłe karty akcji
   *[many] za każde { $n } przyszłych kart akcji
}
unit-per-bonus_coin = { $n ->
    [one] za każdą monetę, która leżała na karcie
    [few] za każde { $n } monety, które leżały na karcie
   *[many] za każde { $n } monet, które leżały na karcie
}
unit-per-point = { $n ->
    [one] za każdy punkt
    [few] za każde { $n } punkty
   *[many] za każde { $n } punktów
}
unit-per-silk_sold = { $n ->
    [one] za każdą sprzedaną sztukę jedwabiu
    [few] za każde { $n } sprzedane sztuki jedwabiu
   *[many] za każde { $n } sprzedanych sztuk jedwabiu
}
unit-per-devastation = { $n ->
    [one] za każdy żeton spustoszenia
    [few] za każde { $n } żetony spustoszenia
   *[many] za każde { $n } żetonów spustoszenia
}
unit-if-strongest = jeśli nikt nie jest silniejszy
unit-if-strongest_min1 = jeśli nikt nie jest silniejszy, a twoja siła to min. 1
unit-if-weakest = jeśli nikt nie jest słabszy
unit-if-no_technology = jeśli nie masz żadnej technologii
sign-coins = { $n }¤
sign-workers = { $n }♟
sign-stones = { $n }▣
price-printed = zwykle
price-stones = kamienie
price-least = co najmniej jeden robotnik

# Nagłówki, liczniki, dopiski

label-course = Przebieg
label-round = runda
label-round-1 = Runda 1
label-round-2 = Runda 2
label-round-3 = Runda 3
label-round-4 = Runda 4
label-round-5 = Runda 5
label-round-6 = Runda 6
label-future-cards = przyszłe karty akcji
label-deck = cywilizacje w talii
label-first = Pierwszy gracz
label-time = Tor czasu
label-bonuses = Co dodają zdolności
label-by = dzięki
label-ends = Pytania na końcu tury
label-lacks = Czego brakuje
label-losses = Następny straci robotnika
label-permanent = Stałe akcje
label-track = Karty akcji
label-tokens = Żetony wydarzeń
label-token = żeton wydarzenia
label-war = wojna
label-sacrifice = poświęcenie
label-spaces-used = użyte pola
label-workers-return = robotnicy wracają
label-pool = Pula cywilizacji
label-births = Co dają narodziny
label-wonders = Pula cudów
label-specials = Karty technologii specjalnych
label-rival = Rywal
label-rival-strength = siła
label-exhaustion = wyczerpanie
label-devastation-tokens = spustoszenie
label-devastation = spustoszenie (najwyżej)
label-command-deck = rozkazy w talii
label-commands = Rozkazy
label-achievements = Osiągnięcia
label-gold = Złoty medal
label-silver = Srebrny medal
label-bronze = Brązowy medal
label-stock = Zapasy
label-points = punkty
label-final = gdyby gra skończyła się teraz
label-coins = monety
label-workers = robotnicy
label-free = jeszcze nieprzypisani
label-cards = cywilizacje
label-doomed = do poświęcenia
label-stones = kamienie
label-silk = jedwab
label-sold = sprzedany jedwab
label-forts = umocnienia
label-civilizations = Cywilizacje
label-abilities = Zdolności cywilizacji
label-technologies = Technologie
label-column-left = lewa kolumna
label-column-middle = środkowa kolumna
label-column-right = prawa kolumna
label-special = Karta technologii specjalnej
label-held-wonders = Cuda
label-hand = Ręka
label-packet = Karty do wyboru
label-pick = Wybrana karta
label-resigned = Poza grą
label-left-as = po kolei
label-era-ancient = cud starożytny
label-era-later = cud późniejszy
label-technology = technologie
label-level_1 = technologie poziomu 1
label-level_2 = technologie poziomu 2
label-level_3 = technologie poziomu 3
label-wonder = cuda
label-worker = robotnicy
label-missing_worker = robotnicy brakujący do 4
label-half_workers = połowa robotników
label-coin = monety
label-strength = siła
label-civilization = cywilizacje
label-absorbed = wchłonięte cywilizacje
label-fallen = upadłe cywilizacje
label-future_card = przyszłe karty akcji
label-bonus_coin = monety, które leżały na karcie
label-point = punkty
label-silk_sold = sprzedany jedwab
mark-marker = karta stałych akcji
mark-war = wojna
mark-sacrifice = plaga
mark-token = żeton wydarzenia
note-price = { $second }♟ { $number }¤
note-used = użyta
note-blocked = zablokowana przez innego gracza
note-gone = minęła
note-future = od rundy { $number }
note-scorched = zablokowana w tej rundzie
note-no-action = brak akcji
note-above = nad pozycją { $number }
note-loses = na pozycji { $number }
note-pool = { $number }♟
note-worth = { $number }★
note-coins = { $number }¤
note-toward = { $number } z { $second } punktów
note-out-of-reach = już nieosiągalne
note-reached = zdobyte
note-missed = niezdobyte
note-main = główna cywilizacja
note-absorbed = wchłonięta: tylko dziedzictwo
note-fallen = upadła: tylko dziedzictwo
note-spent = użyta w tej turze
note-known = odblokowana
note-locked = zablokowana
on-coins = { $n }¤
on-war = ⚔
on-sacrifice = ☠
on-token = ◆
on-spaces-used = { $n }/{ $of }
on-workers-return = ↩
on-technology = ⚛{ $n }
on-wonder = ▲{ $n }
on-strength = ⚔{ $n }

# Rzeczy

civilization-aksum = Aksum
civilization-arabs = Arabowie
civilization-aztecs = Aztekowie
civilization-babylon = Babilon
civilization-byzantium = Bizancjum
civilization-britain = Brytania
civilization-china = Chiny
civilization-phoenicia = Fenicja
civilization-harappa = Harappa
civilization-hittites = Hetyci
civilization-iberia = Iberia
civilization-ottoman = Imperium osmańskie
civilization-inca = Inkowie
civilization-carthage = Kartagina
civilization-kongo = Kongo
civilization-korea = Korea
civilization-maya = Majowie
civilization-persia = Persja
civilization-polynesia = Polinezja
civilization-rome = Rzym
civilization-scythia = Scytia
civilization-slavs = Słowianie
civilization-sumer = Sumerowie
civilization-tiwanaku = Tiwanaku
civilization-vikings = Wikingowie
civilization-india = Indie
civilization-franks = Frankowie
civilization-khmer = Khmerzy
civilization-egypt = Egipt
civilization-mongolia = Mongolia
civilization-germania = Germania
civilization-lydia = Lidia
civilization-celts = Celtowie
civilization-italy = Włochy
civilization-malays = Malajowie
civilization-khitan = Kitanowie
civilization-greece = Grecja
civilization-japan = Japonia
civilization-assyria = Asyria
civilization-huns = Hunowie
civilization-nubia = Nubia
civilization-mali = Mali
civilization-olmec = Olmekowie
civilization-minoans = Minojczycy
civilization-israel = Izrael
civilization-tibet = Tybet
civilization-zimbabwe = Wielkie Zimbabwe
civilization-macedonia = Macedonia

action-wonder = Cud
action-research = Badania
action-exploitation = Wyzysk
action-culture = Kultura
action-construction = Budowa
action-conquest = Podbój
action-hunting = Polowanie
action-fishing = Rybołówstwo
action-trade = Handel
action-agriculture = Rolnictwo
action-plague = Plaga
action-quarry = Kamieniołom
action-monument = Pomnik
action-silk_weaving = Tkanie jedwabiu
action-caravan = Karawana
action-slash_and_burn = Wypalanie lasów
action-sacred_ritual = Święty rytuał
action-fortify = Umocnienia
action-patronage = Mecenat

tech-writing = Pismo
tech-education = Edukacja
tech-science = Nauka
tech-sailing = Żeglarstwo
tech-mathematics = Matematyka
tech-engineering = Inżynieria
tech-mining = Górnictwo
tech-iron_working = Obróbka żelaza
tech-gunpowder = Proch strzelniczy
tech-mysticism = Mistycyzm
tech-philosophy = Filozofia
tech-calendar = Kalendarz
tech-astronomy = Astronomia
tech-code_of_laws = Kodeks praw
tech-theatre = Teatr
tech-pottery = Garncarstwo
tech-currency = Pieniądz
tech-masonry = Kamieniarstwo
tech-architecture = Architektura
tech-irrigation = Nawadnianie
tech-navigation = Nawigacja
tech-archery = Łucznictwo
tech-feudalism = Feudalizm
tech-horse_riding = Jeździectwo
tech-cavalry = Kawaleria
tech-walls = Mury
tech-castles = Zamki

wonder-great_pyramids = Wielkie Piramidy
wonder-hanging_gardens = Wiszące ogrody
wonder-great_library = Wielka Biblioteka
wonder-colossus = Kolos
wonder-great_wall = Wielki Mur
wonder-colosseum = Koloseum
wonder-temple_of_artemis = Świątynia Artemidy
wonder-stonehenge = Stonehenge
wonder-petra = Petra
wonder-machu_picchu = Machu Picchu
wonder-hagia_sophia = Hagia Sophia
wonder-taj_mahal = Tadż Mahal
wonder-terracotta_army = Terakotowa Armia
wonder-moai = Moai
wonder-lighthouse = Latarnia w Aleksandrii

special-philosophy = { tech-mysticism } / { tech-philosophy }
special-astronomy = { tech-calendar } / { tech-astronomy }
special-theatre = { tech-code_of_laws } / { tech-theatre }
special-currency = { tech-pottery } / { tech-currency }
special-architecture = { tech-masonry } / { tech-architecture }
special-navigation = { tech-irrigation } / { tech-navigation }
special-feudalism = { tech-archery } / { tech-feudalism }
special-cavalry = { tech-horse_riding } / { tech-cavalry }
special-fortification = { tech-walls } / { tech-castles }

event-birth_rate = Wzrost liczby urodzeń
event-harvest = Urodzaj
event-festival = Święto
event-great_debate = Wielka debata
event-earthquake = Trzęsienie ziemi
event-rats = Szczury
event-bribery = Łapówki
event-barbarians = Barbarzyńcy
event-blank = Pusty żeton
event-black_death = Czarna śmierć
event-labour_shortage = Brak rąk do pracy
event-rebirth = Odrodzenie

command-raid = Najazd
command-siege = Oblężenie
command-scorched_earth = Spalona ziemia
command-terror = Terror
command-tribute = Danina
command-recall = Odwołanie do Karakorum

achievement-outstanding_lineage = Wyjątkowy ród
achievement-great_kingdom = Wielkie królestwo
achievement-mighty_empire = Potężne imperium
achievement-eternal_civilization = Wieczna cywilizacja
achievement-kingdom_of_technology = Królestwo technologii
achievement-primeval_land = Pierwotna kraina
achievement-world_of_wonders = Świat cudów
achievement-superpower = Supermocarstwo

position-1 = 1
position-2 = 2
position-3 = 3
position-4 = 4
position-5 = 5
position-6 = 6
position-7 = 7
position-8 = 8

source-table = wspólne pole
source-aksum = { civilization-aksum }
source-arabs = { civilization-arabs }
source-aztecs = { civilization-aztecs }
source-babylon = { civilization-babylon }
source-byzantium = { civilization-byzantium }
source-britain = { civilization-britain }
source-china = { civilization-china }
source-phoenicia = { civilization-phoenicia }
source-harappa = { civilization-harappa }
source-hittites = { civilization-hittites }
source-iberia = { civilization-iberia }
source-ottoman = { civilization-ottoman }
source-inca = { civilization-inca }
source-carthage = { civilization-carthage }
source-kongo = { civilization-kongo }
source-korea = { civilization-korea }
source-maya = { civilization-maya }
source-persia = { civilization-persia }
source-polynesia = { civilization-polynesia }
source-rome = { civilization-rome }
source-scythia = { civilization-scythia }
source-slavs = { civilization-slavs }
source-sumer = { civilization-sumer }
source-tiwanaku = { civilization-tiwanaku }
source-vikings = { civilization-vikings }
source-india = { civilization-india }
source-franks = { civilization-franks }
source-khmer = { civilization-khmer }
source-egypt = { civilization-egypt }
source-mongolia = { civilization-mongolia }
source-germania = { civilization-germania }
source-lydia = { civilization-lydia }
source-celts = { civilization-celts }
source-italy = { civilization-italy }
source-malays = { civilization-malays }
source-khitan = { civilization-khitan }
source-greece = { civilization-greece }
source-japan = { civilization-japan }
source-assyria = { civilization-assyria }
source-huns = { civilization-huns }
source-nubia = { civilization-nubia }
source-mali = { civilization-mali }
source-olmec = { civilization-olmec }
source-minoans = { civilization-minoans }
source-israel = { civilization-israel }
source-tibet = { civilization-tibet }
source-zimbabwe = { civilization-zimbabwe }
source-macedonia = { civilization-macedonia }
source-aksum_legacy = { civilization-aksum }, dziedzictwo
source-arabs_legacy = { civilization-arabs }, dziedzictwo
source-aztecs_legacy = { civilization-aztecs }, dziedzictwo
source-babylon_legacy = { civilization-babylon }, dziedzictwo
source-byzantium_legacy = { civilization-byzantium }, dziedzictwo
source-britain_legacy = { civilization-britain }, dziedzictwo
source-china_legacy = { civilization-china }, dziedzictwo
source-phoenicia_legacy = { civilization-phoenicia }, dziedzictwo
source-harappa_legacy = { civilization-harappa }, dziedzictwo
source-hittites_legacy = { civilization-hittites }, dziedzictwo
source-iberia_legacy = { civilization-iberia }, dziedzictwo
source-ottoman_legacy = { civilization-ottoman }, dziedzictwo
source-inca_legacy = { civilization-inca }, dziedzictwo
source-carthage_legacy = { civilization-carthage }, dziedzictwo
source-kongo_legacy = { civilization-kongo }, dziedzictwo
source-korea_legacy = { civilization-korea }, dziedzictwo
source-maya_legacy = { civilization-maya }, dziedzictwo
source-persia_legacy = { civilization-persia }, dziedzictwo
source-polynesia_legacy = { civilization-polynesia }, dziedzictwo
source-rome_legacy = { civilization-rome }, dziedzictwo
source-scythia_legacy = { civilization-scythia }, dziedzictwo
source-slavs_legacy = { civilization-slavs }, dziedzictwo
source-sumer_legacy = { civilization-sumer }, dziedzictwo
source-tiwanaku_legacy = { civilization-tiwanaku }, dziedzictwo
source-vikings_legacy = { civilization-vikings }, dziedzictwo
source-india_legacy = { civilization-india }, dziedzictwo
source-franks_legacy = { civilization-franks }, dziedzictwo
source-khmer_legacy = { civilization-khmer }, dziedzictwo
source-egypt_legacy = { civilization-egypt }, dziedzictwo
source-mongolia_legacy = { civilization-mongolia }, dziedzictwo
source-germania_legacy = { civilization-germania }, dziedzictwo
source-lydia_legacy = { civilization-lydia }, dziedzictwo
source-celts_legacy = { civilization-celts }, dziedzictwo
source-italy_legacy = { civilization-italy }, dziedzictwo
source-malays_legacy = { civilization-malays }, dziedzictwo
source-khitan_legacy = { civilization-khitan }, dziedzictwo
source-greece_legacy = { civilization-greece }, dziedzictwo
source-japan_legacy = { civilization-japan }, dziedzictwo
source-assyria_legacy = { civilization-assyria }, dziedzictwo
source-huns_legacy = { civilization-huns }, dziedzictwo
source-nubia_legacy = { civilization-nubia }, dziedzictwo
source-mali_legacy = { civilization-mali }, dziedzictwo
source-olmec_legacy = { civilization-olmec }, dziedzictwo
source-minoans_legacy = { civilization-minoans }, dziedzictwo
source-israel_legacy = { civilization-israel }, dziedzictwo
source-tibet_legacy = { civilization-tibet }, dziedzictwo
source-zimbabwe_legacy = { civilization-zimbabwe }, dziedzictwo
source-macedonia_legacy = { civilization-macedonia }, dziedzictwo
source-writing = { tech-writing }
source-education = { tech-education }
source-science = { tech-science }
source-sailing = { tech-sailing }
source-mathematics = { tech-mathematics }
source-engineering = { tech-engineering }
source-mining = { tech-mining }
source-iron_working = { tech-iron_working }
source-gunpowder = { tech-gunpowder }
source-mysticism = { tech-mysticism }
source-philosophy = { tech-philosophy }
source-calendar = { tech-calendar }
source-astronomy = { tech-astronomy }
source-code_of_laws = { tech-code_of_laws }
source-theatre = { tech-theatre }
source-pottery = { tech-pottery }
source-currency = { tech-currency }
source-masonry = { tech-masonry }
source-architecture = { tech-architecture }
source-irrigation = { tech-irrigation }
source-navigation = { tech-navigation }
source-archery = { tech-archery }
source-feudalism = { tech-feudalism }
source-horse_riding = { tech-horse_riding }
source-cavalry = { tech-cavalry }
source-walls = { tech-walls }
source-castles = { tech-castles }
source-great_pyramids = { wonder-great_pyramids }
source-hanging_gardens = { wonder-hanging_gardens }
source-great_library = { wonder-great_library }
source-colossus = { wonder-colossus }
source-great_wall = { wonder-great_wall }
source-colosseum = { wonder-colosseum }
source-temple_of_artemis = { wonder-temple_of_artemis }
source-stonehenge = { wonder-stonehenge }
source-petra = { wonder-petra }
source-machu_picchu = { wonder-machu_picchu }
source-hagia_sophia = { wonder-hagia_sophia }
source-taj_mahal = { wonder-taj_mahal }
source-terracotta_army = { wonder-terracotta_army }
source-moai = { wonder-moai }
source-lighthouse = { wonder-lighthouse }

# poprawki, z którymi w tę grę nie da się grać: `error-<id>`
error-word-missing = { $where }: po „{ $value }” brakuje słowa.
error-who = { $where }: potrzebne jest „all” albo „most” lub „least” i to, co się liczy, na przykład „most wonder”.
error-effect-head = { $where }: efekt nie zaczyna się od „{ $value }”. Zaczyna się od liczby, od akcji lub chwili z dwukropkiem, na przykład „trade:”, albo od jednego ze słów: { $there }.
error-effect-tail = { $where }: „{ $value }” jest tu niezrozumiałe. Dalej może stać: { $there }.
error-effect-may = { $where }: „may” stoi tylko po „turn:”, a po nim akcja albo „give”.
error-effect-give = { $where }: pisze się „turn: may give 2 for 2 points”, z dowolnymi liczbami.
error-effect-of-action = { $where }: podano „{ $value }:”, ale nic o tym nie powiedziano.
error-effect-gain = { $where }: potrzebna jest liczba i to, co nią liczymy, na przykład „3 points”.
error-effect-dearer = { $where }: cena może tylko spaść, więc przed „cost” potrzebna jest liczba mniejsza od 0.
error-effect-idle = { $where }: „{ $value }” niczego w tym efekcie nie zmieni.
error-effect-only-gains = { $where }: stoi tu tylko to, co się zyskuje, na przykład „3 points”, bez chwili.
error-effect-no-moment = { $where }: nie powiedziano, kiedy efekt działa, na przykład „turn:” albo „trade:”.
error-effect-by-itself = { $where }: efektu nie można liczyć według tego, co sam daje, a tak działa „per { $value }”.
error-effect-only-points = { $where }: w tej chwili zyskuje się tylko punkty.
error-effect-bonus = { $where }: akcja może dodatkowo dać tylko: { $there }.
error-mode-in-deck = { $where }: „{ $value }” jest już w talii.
error-mode-deck = { $where }: gdy pierwsza cywilizacja jest ustalona, trzeba podać też talię.
error-mode-for-one = { $where }: mają to tylko tryby dla jednego gracza.
error-mode-track = { $where }: na torze czasu musi leżeć { $count } różnych kart akcji.
error-command-choices = { $where }: ze wszystkiego, co przynosi rozkaz, wybierać można tylko jedno: cud, technologię albo sprzedaż.

# Czego brakuje do ruchu

missing-coins = { $needs ->
    [one] Potrzebna jest { $needs } moneta;
    [few] Potrzebne są { $needs } monety;
   *[many] Potrzeba { $needs } monet;
} masz { $has }.
missing-workers = { $needs ->
    [one] Potrzebny jest { $needs } wolny robotnik;
    [few] Potrzebnych jest { $needs } wolnych robotników;
   *[many] Potrzeba { $needs } wolnych robotników;
} masz { $has }.
missing-stones = { $needs ->
    [one] Potrzebny jest { $needs } kamień;
    [few] Potrzebne są { $needs } kamienie;
   *[many] Potrzeba { $needs } kamieni;
} masz { $has }.
missing-silk = Potrzeba jedwabiu: { $needs }; masz { $has }.

lesson-turn = Sześć rund, w każdej po jednej turze na gracza.
lesson-turn-1 = Weź cywilizację
    .about = Załóż nową i weź jej robotników, wchłoń jedną dla dziedzictwa i robotnika albo zostań przy tym, co masz.
lesson-turn-2 = Rozdaj robotników
    .about = Każde pole przyjmuje robotników, a niektóre i monety, raz na turę. Albo odpocznij: 2 monety i robotnik.
lesson-turn-3 = Białe czy czerwone
    .about = Robotnicy z białych pól wracają do ciebie. Ci z czerwonych przepadają.
lesson-turn-4 = Czas płynie
    .about = Jedna akcja odchodzi, inna przychodzi. Jeśli nowa niesie wojnę, najsłabsi tracą robotnika.
lesson-wrong-1 = „Zostaję przy pierwszej cywilizacji.”
    .about = Możesz mieć trzy karty, a każde dziedzictwo zostaje. Nowe narodziny dają też świeżych robotników.
lesson-wrong-2 = „Odpoczynek to stracona tura.”
    .about = Daje 2 monety i robotnika, a bez monet dobre akcje są poza zasięgiem.
lesson-wrong-3 = „Siła jest tylko dla napastników.”
    .about = Na wojnie wszyscy o najmniejszej sile tracą robotnika. Czasem wystarczy jeden punkt.
lesson-wrong-4 = „Technologie przyjdą później.”
    .about = Tur jest sześć. To, co działa w każdej, najwięcej jest warte w pierwszych.
