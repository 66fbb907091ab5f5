game = 7 Cudów Świata: Pojedynek
    .about = Dwa miasta ścigają się przez trzy epoki o karty, które leżą jedna na drugiej. Wygraj wojną, nauką albo punktami. Pół godziny.

option-wonders = Cuda
    .about = Wybierajcie po kolei po cztery cuda albo zacznijcie z zestawami na pierwszą grę.
choice-wonders-draft = wybór po kolei
choice-wonders-preset = gotowe zestawy
option-centre = Pion na środku
    .about = Gdy epoka kończy się z pionem na środku, ten, kto zagrał ostatnią kartę, zaczyna następną epokę (instrukcja) albo wybiera, kto zacznie (errata z 2016 roku).
choice-centre-starts = zaczyna ostatni gracz
choice-centre-chooses = wybiera ostatni gracz
option-decline = Rezygnacja z żetonu postępu
    .about = Para symboli pozwala wziąć żeton. Czy można go nie brać?
choice-decline-yes = dozwolona
choice-decline-no = niedozwolona

# Co się robi

do-draft = Wybór — { $wonder }
do-build = Budowa — { $card }
do-discard = Odrzucenie za monety — { $card }
do-wonder = Cud — { $wonder }, karta — { $card }
board-group-discard = Odrzucenie za monety
board-group-wonder = Cud
do-progress = Żeton — { $token }
do-pass = Bez żetonu
do-destroy = Zniszczenie — { $card }
do-start = Epokę zaczyna { $seat }
do-show = Na planszy: { $token }
do-offer = Do wyboru: { $wonder }
do-back = Na miejscu { $place } leży gildia
do-reveal = Odkryto: { $card }
do-draw = { $seat } dobiera żeton z pudełka: { $token }

# O co się pyta

ask-Draft = weź jeden z cudów do wyboru.
help-Draft = Otrzymasz w sumie cztery cuda. Później każdą wziętą kartę możesz zużyć, by zbudować jeden z nich.
ask-DraftAgain = weź jeden z drugiej czwórki cudów.
help-DraftAgain = Z nimi masz cztery cuda. Cztery, których nie było do wyboru, wypadają z gry.
ask-Turn = weź dostępną kartę: zbuduj ją, odrzuć za monety albo zbuduj z nią cud.
help-Turn = Brać można tylko karty, których nic nie zakrywa. Czego brakuje do budowy, kupuje się w banku, a odrzucona karta przynosi monety.
ask-ChooseProgress = para symboli: weź żeton postępu.
help-ChooseProgress = Żeton działa dla ciebie odtąd do końca gry.
ask-KeepToken = zatrzymaj jeden z dobranych żetonów.
help-KeepToken = Pozostałe wracają do pudełka i nikt ich nie dostanie.
ask-Destroy = zniszcz kartę w mieście przeciwnika; kolor — { $color }.
help-Destroy = Trafia na stos kart odrzuconych i nie liczy się już właścicielowi.
ask-BuildFromDiscard = zbuduj za darmo jedną z odrzuconych kart.
help-BuildFromDiscard = Jest darmowa i liczy się jak każda zbudowana przez ciebie karta.
ask-ChooseStarter = wybierz, kto zacznie następną epokę.
help-ChooseStarter = Kto zaczyna, bierze pierwszy, ale też odkrywa pierwsze karty drugiemu.
guide-welcome = To prawdziwa gra z botem, a tu masz przewodnika na pierwszą turę. Nic nie jest zablokowane: graj, kiedy chcesz, albo pomiń przewodnika.
guide-wonders = Najpierw cuda. Leżą tu cztery; bierzecie je z rywalem na zmianę. Gdy przyjdzie twoja kolej, wybierz jeden z podświetlonych: kliknij go albo naciśnij jego numer na dole.
guide-drafting = Dobrze. Wybierajcie dalej, aż każde z was będzie mieć cztery cuda. Zbudujesz je później, każdy za pomocą wziętej karty: dają tarcze, monety, punkty albo kolejną turę.
guide-pyramid = Karty epoki leżą jedna na drugiej. Wziąć można tylko kartę, której nic nie zakrywa. To, co weźmiesz, może odsłonić karty rywalowi.
guide-card = Jak czytać kartę: kolor i ikona to jej rodzaj; pod nazwą jest koszt; na dole to, co daje. Zatrzymaj na niej wskaźnik albo przytrzymaj palec, by przeczytać wszystko.
guide-price = Ten znak to twoja cena teraz: ptaszek i monety, które zapłacisz. Surowce, których nie wytwarzasz, kupujesz za monety; kłódka mówi, że monet jest za mało.
guide-city = To twoje miasto: monety, co wytwarzasz i ile kosztowałaby cię teraz sztuka każdego surowca. To, co wytwarzasz, nigdy się nie zużywa.
guide-turn = Teraz weź jedną odkrytą kartę: zbuduj ją, odrzuć za monety albo zbuduj z nią cud. Kliknij kartę lub przycisk tutaj; brązowe karty to dobry początek.
guide-war = To była tura; dalej gracie na zmianę. Grę kończą trzy rzeczy. Wojna: tarcze przesuwają ten pion, a ten, do czyjej stolicy dotrze, przegrywa.
guide-science = Nauka: dwie zielone karty z tym samym symbolem dają jeden z tych żetonów; sześć różnych symboli wygrywa od razu.
guide-end = W przeciwnym razie kończy ją trzecia epoka i wygrywa większość punktów. Każde pytanie podaje swoją zasadę, każda karta swoją stronę; znaczenie ikon jest w ustawieniach. Dobrej gry.

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
log-built = { $seat } buduje: { $card }
log-raised = { $seat } buduje cud: { $wonder }
log-boxed = Zbudowano siedem cudów; do pudełka: { $wonder } ({ $seat })
log-moved = { $seat } przesuwa pion konfliktu o { $number ->
    [one] { $number } pole
    [few] { $number } pola
   *[many] { $number } pól
}
log-plundered = { $seat }: grabież, znacznik militarny { $number }
log-learnt = { $seat } bierze żeton postępu: { $token }
log-left = { $seat } bierze ostatni cud: { $wonder }
log-began = Początek epoki { $number }

# Jak się kończy

how-civilian = zwycięstwo cywilne
    .about = Trzecią epokę rozegrano do końca, a o wyniku zdecydowały punkty.
how-military = dominacja militarna
    .about = Pion konfliktu stoi w stolicy pokonanego. To natychmiast kończy grę, niezależnie od punktów.
how-scientific = dominacja naukowa
    .about = W jednym mieście zebrało się sześć różnych symboli naukowych. To natychmiast kończy grę, niezależnie od punktów.
part-brown = surowce
part-gray = wyroby
part-blue = budowle cywilne
part-green = nauka
part-yellow = handel
part-red = budowle militarne
part-purple = gildie
part-wonders = cuda
part-tokens = postęp
part-coins = monety
part-military = konflikt

# Co mówi karta

fact-cost = koszt: { $cost }
fact-cost-free = za darmo
fact-free-with = za darmo z białym symbolem: { $link }
fact-link = biały symbol: { $link }
fact-makes = wytwarza: { $made }
fact-any-raw = za każdym razem wytwarza { $n } do wyboru: drewno, glina lub kamień
fact-any-good = za każdym razem wytwarza { $n } do wyboru: szkło lub papirus
fact-fixes = kupujesz po 1 monecie: { $resource }
fact-pays = od razu { $n ->
    [one] { $n } moneta
    [few] { $n } monety
   *[many] { $n } monet
}
fact-pays-per = od razu po { $n ->
    [one] { $n } monecie
    [few] { $n } monety
   *[many] { $n } monet
} (liczą się { $what } w twoim mieście)
fact-pays-per-most = od razu po { $n ->
    [one] { $n } monecie
    [few] { $n } monety
   *[many] { $n } monet
} (liczą się { $what } w mieście, które ma ich najwięcej)
fact-points = { $n ->
    [one] { $n } punkt
    [few] { $n } punkty
   *[many] { $n } punktów
}
fact-points-per-most = na koniec po { $n ->
    [one] { $n } punkcie
    [few] { $n } punkty
   *[many] { $n } punktów
} (liczą się { $what } w mieście, które ma ich najwięcej)
fact-points-per-coins = na koniec po { $n ->
    [one] { $n } punkcie
    [few] { $n } punkty
   *[many] { $n } punktów
} za każde 3 monety bogatszego miasta
fact-points-per-token = po { $n ->
    [one] { $n } punkcie
    [few] { $n } punkty
   *[many] { $n } punktów
} za każdy twój żeton postępu, razem z tym
fact-shields = { $n ->
    [one] { $n } tarcza
    [few] { $n } tarcze
   *[many] { $n } tarcz
}
fact-science = symbol naukowy: { $symbol }
fact-again = od razu jeszcze jedna tura
fact-other-loses = przeciwnik traci { $n ->
    [one] { $n } monetę
    [few] { $n } monety
   *[many] { $n } monet
}
fact-destroys-gray = zniszcz szarą kartę w mieście przeciwnika
fact-destroys-brown = zniszcz brązową kartę w mieście przeciwnika
fact-draws-tokens = dobierz 3 żetony postępu z pudełka i zatrzymaj jeden
fact-builds-discarded = zbuduj za darmo odrzuconą kartę
fact-wonder-discount = następne cuda tańsze o { $n ->
    [one] { $n } zasób
    [few] { $n } zasoby
   *[many] { $n } zasobów
}
fact-blue-discount = następne niebieskie karty tańsze o { $n ->
    [one] { $n } zasób
    [few] { $n } zasoby
   *[many] { $n } zasobów
}
fact-extra-shields = następne czerwone karty dają o { $n ->
    [one] { $n } tarczę
    [few] { $n } tarcze
   *[many] { $n } tarcz
} więcej
fact-link-coins = { $n ->
    [one] { $n } moneta
    [few] { $n } monety
   *[many] { $n } monet
} za każdą budowę dzięki białemu symbolowi
fact-wonders-again = każdy następny cud daje jeszcze jedną turę
fact-taxes = dostajesz monety, które przeciwnik wydaje na zasoby

# To samo w kilku znakach, dla terminala

legend = ¤ monety · ★ punkty · ⚑ tarcze · ↻ jeszcze jedna tura · ∞ symbol łańcucha · ✓ stać cię · ✗ nie stać
signs-makes = { $made }
signs-any-raw = { resource-wood }/{ resource-clay }/{ resource-stone }
signs-any-good = { resource-glass }/{ resource-papyrus }
signs-fixes = { $resource }=1¤
signs-pays = +{ $n }¤
signs-pays-per = +{ $n }¤×{ $what }
signs-points = { $n }★
signs-points-per-most = { $n }★×{ $what }
signs-points-per-coins = { $n }★/3¤
signs-points-per-token = { $n }★×
signs-shields = { $n }⚑
signs-science = { $symbol }
signs-other-loses = (−{ $n }¤)
signs-again = ↻
signs-link = ∞{ $link }

# W kilku słowach, dla terminala, gdy znaki tego nie powiedzą

short-destroys-gray = niszczy szarą kartę
short-destroys-brown = niszczy brązową kartę
short-draws-tokens = 1 z 3 żetonów z pudełka
short-builds-discarded = buduje za darmo odrzuconą kartę
short-wonder-discount = cuda −{ $n ->
    [one] { $n } zasób
    [few] { $n } zasoby
   *[many] { $n } zasobów
}
short-blue-discount = niebieskie karty −{ $n ->
    [one] { $n } zasób
    [few] { $n } zasoby
   *[many] { $n } zasobów
}
short-extra-shields = czerwone karty +{ $n }⚑
short-link-coins = +{ $n }¤ za każdy łańcuch
short-wonders-again = cuda ↻
short-taxes = ¤, które przeciwnik wydaje na zasoby

# Ile co kosztuje

sign-coins = { $n }¤
price-printed = na karcie
price-chain = łańcuch od karty { $thing }
price-bought = { $thing } po { $each }
price-fixed = { $thing } po { $each } dzięki karcie { $by }

# Nagłówki, liczniki, dopiski

label-offered = Cuda do wyboru
label-age1 = Epoka I
label-age2 = Epoka II
label-age3 = Epoka III
label-war = Konflikt
label-progress = Żetony postępu
label-drawn = Żetony z pudełka
label-treasury = Skarbiec
label-coins = monety
label-points = punkty teraz
label-makes = Wytwarza
label-makes-wood = drewno
label-makes-clay = glina
label-makes-stone = kamień
label-makes-glass = szkło
label-makes-papyrus = papirus
label-makes-raw = drewno/glina/kamień
label-makes-good = szkło/papirus
label-prices = Kupuje po
label-price-wood = drewno
label-price-clay = glina
label-price-stone = kamień
label-price-glass = szkło
label-price-papyrus = papirus
board-change-price-wood = cena drewna
board-change-price-clay = cena gliny
board-change-price-stone = cena kamienia
board-change-price-glass = cena szkła
board-change-price-papyrus = cena papirusu
label-city = Miasto
label-color-brown = surowce
label-color-gray = wyroby
label-color-blue = cywilne
label-color-green = naukowe
label-color-yellow = handlowe
label-color-red = militarne
label-color-purple = gildie
label-wonders = Cuda
label-symbols = Symbole
label-tokens = Żetony
label-discard = Stos kart odrzuconych
note-price = { $number }¤
note-short = { $number }¤ (−{ $second }¤)
note-linked = za darmo
note-covered = przykryta
note-raised = zbudowano
note-boxed = z powrotem w pudełku
note-pair = para
note-guild = gildia
note-age1 = epoka I
note-age2 = epoka II
note-age3 = epoka III
mark-marker = pion
mark-capital = stolica
mark-loot = −{ $number ->
    [one] { $number } moneta
    [few] { $number } monety
   *[many] { $number } monet
}
mark-zone = { $number ->
    [one] { $number } punkt
    [few] { $number } punkty
   *[many] { $number } punktów
}

# Rzeczy

color-brown = brązowy
color-gray = szary
color-blue = niebieski
color-green = zielony
color-yellow = żółty
color-red = czerwony
color-purple = fioletowy
counted-brown = brązowe karty
counted-gray = szare karty
counted-blue = niebieskie karty
counted-green = zielone karty
counted-yellow = żółte karty
counted-red = czerwone karty
counted-wonder = zbudowane cuda

unit-coins = { $n ->
    [one] { $n } moneta
    [few] { $n } monety
   *[many] { $n } monet
}
unit-wood = drewno ×{ $n }
unit-clay = glina ×{ $n }
unit-stone = kamień ×{ $n }
unit-glass = szkło ×{ $n }
unit-papyrus = papirus ×{ $n }

resource-wood = drewno
resource-clay = glina
resource-stone = kamień
resource-glass = szkło
resource-papyrus = papirus

symbol-wheel = koło
symbol-pendulum = wahadło
symbol-quill = pióro
symbol-mortar = moździerz
symbol-sundial = zegar słoneczny
symbol-armillary_sphere = sfera armilarna
symbol-balance = waga

link-horseshoe = podkowa
link-sword = miecz
link-tower = wieża
link-book = księga
link-gear = zębatka
link-vase = wazon
link-mask = maska
link-moon = księżyc
link-drop = kropla
link-target = tarcza strzelnicza
link-helmet = hełm
link-harp = harfa
link-lamp = lampa
link-barrel = beczka
link-column = kolumna
link-sun = słońce
link-senate_house = senat

card-lumber_yard = Wycinka
card-logging_camp = Skład drewna
card-clay_pool = Glinianka
card-clay_pit = Złoża gliny
card-quarry = Kamieniołom
card-stone_pit = Składowisko kamienia
card-glassworks = Huta szkła
card-press = Wytwórnia papirusu
card-guard_tower = Wieża strażnicza
card-stable = Stajnie
card-garrison = Garnizon
card-palisade = Palisada
card-workshop = Warsztat
card-apothecary = Apteka
card-scriptorium = Skryptorium
card-pharmacist = Zielarnia
card-stone_reserve = Magazyn kamienia
card-clay_reserve = Magazyn gliny
card-wood_reserve = Magazyn drewna
card-tavern = Tawerna
card-theater = Teatr
card-altar = Ołtarz
card-baths = Łaźnie
card-sawmill = Tartak
card-brickyard = Cegielnia
card-shelf_quarry = Kamieniołom stokowy
card-glass_blower = Pracownia wyrobu szkła
card-drying_room = Suszarnia papirusu
card-walls = Mury obronne
card-horse_breeders = Stadniny
card-barracks = Koszary
card-archery_range = Tor strzelecki
card-parade_ground = Plac apelowy
card-library = Biblioteka
card-dispensary = Ambulatorium
card-school = Szkoła
card-laboratory = Laboratorium
card-forum = Forum
card-caravansery = Karawanseraj
card-customs_house = Urząd celny
card-brewery = Browar
card-courthouse = Gmach sądu
card-statue = Posąg
card-temple = Świątynia
card-aqueduct = Akwedukt
card-rostrum = Mównica
card-arsenal = Arsenał
card-pretorium = Siedziba trybuna
card-fortifications = Fortyfikacje
card-siege_workshop = Machiny oblężnicze
card-circus = Cyrk
card-academy = Akademia
card-study = Pracownia naukowa
card-university = Uniwersytet
card-observatory = Obserwatorium
card-chamber_of_commerce = Izba handlowa
card-port = Port
card-armory = Zbrojownia
card-lighthouse = Latarnia morska
card-arena = Arena
card-palace = Pałac
card-town_hall = Ratusz
card-obelisk = Obelisk
card-gardens = Ogrody
card-pantheon = Panteon
card-senate = Budynek senatu
card-merchants_guild = Gildia kupiecka
card-shipowners_guild = Cech armatorów
card-builders_guild = Cech budowniczych
card-magistrates_guild = Stowarzyszenie urzędników
card-scientists_guild = Towarzystwo naukowe
card-moneylenders_guild = Cech lichwiarzy
card-tacticians_guild = Gildia strategów

wonder-appian_way = Via Appia
wonder-circus_maximus = Circus Maximus
wonder-colossus = Kolos Rodyjski
wonder-great_library = Biblioteka Aleksandryjska
wonder-great_lighthouse = Latarnia morska na Faros
wonder-hanging_gardens = Wiszące ogrody Semiramidy
wonder-mausoleum = Mauzoleum w Halikarnasie
wonder-piraeus = Pireus
wonder-pyramids = Piramida Cheopsa
wonder-sphinx = Sfinks
wonder-statue_of_zeus = Posąg Zeusa w Olimpii
wonder-temple_of_artemis = Świątynia Artemidy w Efezie

token-agriculture = Rolnictwo
token-architecture = Architektura
token-economy = Ekonomia
token-law = Prawo
token-masonry = Budownictwo
token-mathematics = Matematyka
token-philosophy = Filozofia
token-strategy = Strategia
token-theology = Teologia
token-urbanism = Urbanistyka

# poprawki, z którymi w tę grę nie da się grać: `error-<id>`
error-only-brown-gray = { $where }: surowce wytwarzają tylko brązowe i szare karty.
error-brown-gray-only = { $where }: brązowe i szare karty tylko wytwarzają surowce.

missing-coins = { $needs ->
    [one] Potrzebna jest { $needs } moneta;
    [few] Potrzebne są { $needs } monety;
   *[many] Potrzeba { $needs } monet;
} masz { $has }.

lesson-turn = Ty i rywal na zmianę bierzecie karty, aż karty epoki się skończą.
lesson-turn-1 = Weź odkrytą kartę
    .about = Tylko taką, której nic nie przykrywa: tu są to trzy z przodu.
lesson-turn-2 = Użyj jej na jeden sposób
    .about = Trafia do miasta, jest odrzucana za monety albo wsuwana pod cud, który budujesz.
lesson-turn-3 = Zapłać za to, czego brak
    .about = Twoja produkcja się nie zużywa. Resztę kupujesz: 2 monety i po 1 za każdy taki surowiec rywala.
lesson-turn-4 = Odkrywają się nowe karty
    .about = Stajni i teatru już nie ma, więc karta za nimi jest wolna. Może ją wziąć rywal.
lesson-wrong-1 = „Biorę to, co dla mnie najlepsze.”
    .about = Sprawdź też, co odsłaniasz. Często lepsza jest druga co do siły karta, bo niczego nie odsłania.
lesson-wrong-2 = „Surowce mogą poczekać.”
    .about = Brązowe i szare karty pierwszej epoki są tanie, a każda podnosi cenę tego surowca dla rywala.
lesson-wrong-3 = „Mam więcej punktów, więc wygram.”
    .about = Najpierw policz tarcze i symbole: wojna i nauka kończą grę bez względu na punkty.
lesson-wrong-4 = „Powstanie wszystkie osiem cudów.”
    .about = Tylko siedem. Kto zwleka, traci ostatni; wcześnie buduj te, które dają kolejną turę.
