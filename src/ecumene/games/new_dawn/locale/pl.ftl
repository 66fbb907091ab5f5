game = Cywilizacja: Nowy Początek
    .about = W każdej turze wybierz jedną z pięciu kart priorytetów: im dłużej czekała, tym jest silniejsza. Zasiedlaj zbudowaną wspólnie mapę, handluj, prowadź badania, wznoś cuda i walcz. Wygrywa ten, kto pierwszy spełni po jednym celu z każdej karty zwycięstwa. Od godziny do dwóch.

option-map = Mapa
    .about = Budowana przez graczy kafelek po kafelku albo ułożona jak do pierwszej gry.
choice-map-built = budowana przez graczy
choice-map-first = pierwsza gra
option-length = Długość gry
    .about = Trzy karty zwycięstwa albo cztery w grze epickiej.
choice-length-standard = zwykła
choice-length-epic = epicka

# Co się robi

do-yes = Tak
do-no = Nie
do-done = Gotowe
do-pass = Pas
do-at = Pole: { $space }
do-resign = Rezygnacja z gry
do-tile = Do ułożenia — { $tile }
do-lay = Miejsce { $cell }, { $side }, obrót { $turn }
do-compass = Przy 1: { $way }
do-resolve = Rozpatrzenie karty — { $card }
do-spend = Wydanie żetonu handlu
do-spend_natural = Zamiast żetonu handlu — { $natural }
do-put = Żeton handlu na kartę — { $card }
do-store = Żeton handlu na Wielkie Zimbabwe
do-upgrade = Wymiana karty: { $card } → { $card2 }
do-swap = Zamienić miejscami: { $card }, { $card2 }
do-gain = Wybór — { $resource }
do-shift = Przesunięcie żetonu kontroli — { $space }
do-lift = Zdjęcie żetonu kontroli — { $space }
do-carry = Na kartę — { $card }
do-envoy = Karta dyplomacji — { $state }
do-treaty = Karta dyplomacji — { $pact }
do-renounce = Oddanie — { $pact }
do-renew = Genewa, wymiana: { $pact } → { $pact2 }
do-send = Wysłanie karawany — { $space }
do-caravan = Ruch karawany — { $space }
do-step = Tutaj: { $space }
do-arrive = Przybycie do celu
do-exchange = Wymiana: { $resource } → { $resource2 }
do-found = Budowa miasta — { $space }
do-raise = Budowa cudu — { $wonder }
do-pay = Wydanie zasobu — { $resource }
do-pay_natural = Zamiast zasobu — { $natural }
do-site = Miejsce: { $space }
do-garden = Wiszące Ogrody: żeton kontroli — { $space }
do-raze = Zakazane Miasto: zniszczenie żetonu kontroli — { $space }
do-point = Wieża Eiffla: wskazanie — { $space }
do-cede = Oddanie pola — { $space }
do-release = Wielkie Zimbabwe: żeton handlu na kartę — { $card }
do-drive = Seul: { $barbarian } → { $space }
do-grant = Żeton handlu na kartę — { $card }
do-improve = Wymiana karty: { $card } → { $card2 }
do-attack = Atak — { $space }
do-reinforce = Umocnienie — { $space }
do-conquer = Podbój miasta-państwa
do-liberate = Wyzwolenie miasta-państwa
do-rob = Żeton handlu z karty — { $card }
do-discard = Żeton handlu z karty — { $card }
do-roll = Kość: { $number }
do-deal_leader = Przywódca: { $leader }
do-deal_tile = Rozdany kafelek: { $tile }
do-draw_core = Kafelek środka mapy: { $tile }
do-starts = Zaczyna { $seat }
do-draw_victory = Karta zwycięstwa: { $goal }
do-turn_up = Odkryto cud: { $wonder }

# O co się pyta

ask-DealLeader = losowany jest przywódca, dostaje go { $seat }.
ask-AssignCapital = losowana jest stolica, dostaje ją { $seat }.
ask-DealCapital = losowany jest kafelek ze stolicą, dostaje go { $seat }.
ask-DrawCore = losowany jest następny kafelek środka mapy ({ $side }).
ask-CoreSide = kość rozstrzyga, która strona środka mapy leży na wierzchu.
ask-DealTiles = rozdawane są pozostałe kafelki.
ask-FirstLayer = los rozstrzyga, kto układa pierwszy kafelek.
ask-ChooseTile = wybierz kafelek, który teraz układasz.
help-ChooseTile = Każdy układa trzy kafelki. Twoje imperium zaczyna tam, gdzie leży twój kafelek ze stolicą.
ask-LayTile = wybierz, gdzie, którą stroną i z jakim obrotem leży { $tile }.
help-LayTile = Musi się stykać z czterema polami wcześniejszych kafelków, w miarę możności także ze środkiem mapy. Podane miejsce to położenie tego heksu, wokół którego leży sześć innych tego kafelka.
ask-FirstPlayer = los rozstrzyga, kto jest pierwszym graczem.
ask-Orient = wybierz, dokąd będą iść barbarzyńcy.
help-Orient = Gdy tak każe tarcza wydarzeń, rzuca się kością i każdy barbarzyńca idzie o jedno pole. Dokąd przy której liczbie, mówi żeton kierunku.
ask-DrawVictory = losowana jest karta zwycięstwa.
ask-StartOfTurn = użyj tego, co działa na początku tury, albo graj dalej.
help-StartOfTurn = Każda zdolność działa raz na turę, a kolejność zależy od ciebie.
ask-EconomyFirst = Stadion Maracanã: rozpatrzyć kartę gospodarki przed inną?
help-EconomyFirst = Od razu wraca na miejsce 1. Potem wybierasz kartę innego rodzaju.
ask-ChooseCard = wybierz kartę priorytetu, którą rozpatrujesz.
help-ChooseCard = Działa z numerem swojego miejsca, potem wraca na miejsce 1, a karty przed nią przesuwają się wyżej. Karty, które czekają, stają się silniejsze.
ask-Repeat = Arsenał Wenecki: rozpatrzyć tę samą kartę jeszcze raz, jakby leżała na miejscu 1?
ask-AfterReset = { $card } wraca na miejsce 1: użyj tego, na co to pozwala, albo graj dalej.
help-AfterReset = Kapitalizm rozpatruje inną kartę z rzędu, jakby leżała na miejscu 1. Aztekowie po wygranym ataku zamieniają dwie karty miejscami.
ask-PlaceTokens = żetony kontroli obok miast: pozostało { $left }, trudność do { $number } ({ $slot }).
help-PlaceTokens = Żeton kontroli czyni pole twoim i daje zasób lub cud natury, który tam leży. Miasto jest dojrzałe, gdy wokół niego są same żetony kontroli lub woda. Gdy leżą już żetony z karty, każdy wydany żeton handlu daje jeszcze jeden.
ask-PlaceNear = połóż jeszcze jeden żeton kontroli obok dowolnego swojego pola, trudność do { $number }.
ask-ShiftToken = przesuń jeden ze swoich żetonów kontroli na puste pole obok albo spasuj.
ask-ShiftTo = wybierz, dokąd trafia żeton kontroli: { $space }.
ask-Convert = Mass media: wybierz żeton kontroli rywala do 2 pól od twojego pola.
help-Convert = Nieumocniony zastępuje twój, a umocniony odwraca się na słabszą stronę.
ask-SpendOnScience = wskaźnik technologii: +{ $steps } ({ $slot }); za żetony handlu — dalej.
help-SpendOnScience = Każdy żeton handlu na karcie to jedno pole więcej.
ask-Upgrade = wskaźnik technologii osiąga nowy poziom: wymień kartę ze swojego rzędu albo spasuj.
help-Upgrade = Nowa karta jest dokładnie tego poziomu i zajmuje miejsce starej ze wszystkim, co na niej leży.
ask-Bomb = Energia jądrowa: wybierz pole.
help-Bomb = Na nim i obok niego nieumocnione żetony kontroli są niszczone, a umocnione odwracają się na słabszą stronę, twoje też.
ask-PutTrade = wybierz kartę priorytetu na żeton handlu; pozostało: { $left }.
ask-PutHarvest = dojrzałe miasta przynoszą handel: wybierz kartę priorytetu na żeton handlu; pozostało: { $left }.
help-PutTrade = Na karcie mieszczą się trzy. Wydaje się je przy rozpatrywaniu karty, a z wojskowej także w obronie.
ask-PutNatural = wybierz kartę priorytetu na cud natury: { $natural }.
ask-PutState = wybierz kartę priorytetu na żeton miasta-państwa: { $state }.
ask-GainResource = wybierz zasób z puli.
ask-Lift = nie masz wolnego żetonu kontroli: zdejmij jeden z mapy.
ask-LiftToPlace = nie masz wolnego żetonu kontroli: zdejmij jeden z mapy, by położyć go tutaj: { $space }.
ask-TurnUp = odkrywana jest następna karta talii: { $deck }.
ask-Site = wybierz miasto na cud: { $wonder }.
help-Site = W mieście mieści się jeden cud. Kto zdobędzie miasto, zdobywa też cud.
ask-Resite = wybierz nowe miasto na cud: { $wonder }.
ask-SendEnvoy = wziąć kartę dyplomacji miasta-państwa { $state }?
help-SendEnvoy = Działa dla ciebie, póki nie zaatakujesz tego miasta-państwa i nikt go nie podbije.
ask-MakeTreaty = weź kartę dyplomacji ({ $giver }) albo spasuj.
help-MakeTreaty = Od każdego rywala masz jedną kartę (z Pałacem Potala cztery), więc nadmiarowa wraca. Atak na tego rywala oddaje mu karty.
ask-TakeTreaties = Pałac Potala: weź karty dyplomacji rywali, najwyżej jeszcze { $left }.
ask-Renounce = masz za dużo kart dyplomacji ({ $giver }): wybierz kartę do oddania.
ask-SpendOnSteps = karawany wyruszają ({ $slot }); wydane żetony handlu: { $spent }.
help-SpendOnSteps = Każdy żeton to jedno pole więcej dla każdej karawany.
ask-MoveCaravans = rusz swoje karawany ({ $slot }): pola { $steps } dla każdej i { $pool } wspólnie, trudność do { $number }.
help-MoveCaravans = Karawana z karty wyrusza z twojej stolicy lub dojrzałego miasta. Jej celem jest miasto-państwo lub miasto rywala: to daje dwa żetony handlu i kartę dyplomacji.
ask-CaravanMove = prowadź karawanę z { $at } ({ $slot }): pola { $left }, wspólne { $pool }.
help-CaravanMove = Może stanąć po drodze i iść dalej, gdy następnym razem rozpatrzysz gospodarkę. W mieście-państwie lub mieście rywala musi zakończyć drogę albo iść dalej.
ask-ExchangeResource = wymień zasób na inny z puli albo spasuj.
ask-GrantToken = Ambasada: wybierz kartę priorytetu na żeton handlu ({ $giver }).
ask-Accept = żeton handlu ma trafić na { $slot }: połóż go tam albo na Wielkie Zimbabwe.
ask-Build = zbuduj miasto lub cud ({ $slot }, numer { $number }) albo spasuj.
help-Build = Miasto nie może stać obok innego miasta ani miasta-państwa. Cud wymaga produkcji: daje ją karta, 2 każdy zasób jego rodzajów, 1 każdy żeton handlu z karty.
ask-PayWonder = { $wonder }: brakuje jeszcze produkcji: { $owed }. Co wydajesz ({ $slot })?
help-PayWonder = Zasób jest wart 2, żeton handlu 1. Cudu natury używa się raz na turę i zostaje on z tobą.
ask-Surround = połóż żetony kontroli obok nowego miasta { $at }: pozostało { $left }, trudność do { $number }.
ask-PointAgain = Wieża Eiffla: oprócz { $at } wybierz jeszcze jeden żeton kontroli tego samego rywala.
help-PointAgain = Rywal wybiera, który z dwóch staje się twój.
ask-Cede = Wieża Eiffla ({ $to }): wybierz żeton kontroli, który oddajesz, { $at } lub { $other }.
ask-ImproveCards = wymień karty z rzędu na następny poziom, najwyżej jeszcze { $left }.
ask-SpreadOverHills = Stonehenge: połóż jeszcze jeden żeton kontroli na wzgórzach obok { $at } albo graj dalej.
ask-WageWar = { $card } ({ $number }): atakować czy umocnić żetony kontroli, do { $left }?
help-WageWar = ⚔ 4 : 3 to twoja siła bojowa i siła celu, przed rzutem i żetonami handlu; remis wygrywa obrońca. Co z dwojga, rozstrzyga pierwszy krok.
ask-MayAttack = { $card } z numerem { $number }: wybierz cel, pozostałe ataki: { $left }.
help-MayAttack = ⚔ 4 : 3 to twoja siła bojowa i siła celu, przed rzutem i żetonami handlu. Remis wygrywa obrońca.
ask-Reinforce = wybierz żetony kontroli do umocnienia, najwyżej jeszcze { $left }.
help-Reinforce = Umocniony żeton ma w obronie o 1 więcej, daje 1 sąsiednim i raz odpiera barbarzyńców.
ask-CombatRoll = rzuca się kością w tym ataku.
ask-Strengthen = wydaj na ten atak żetony handlu z karty wojskowej albo na tym poprzestań.
help-Strengthen = Każdy jest wart 1. Pierwszy wydaje atakujący, ostatni obrońca.
ask-ConquerOrLiberate = pole { $at } jest twoje: podbić miasto-państwo czy je wyzwolić?
help-ConquerOrLiberate = Podbite jest twoim miastem, a jego żeton działa co turę na twojej karcie. Za wyzwolone bierzesz jego kartę dyplomacji.
ask-Plunder = stolica pokonana ({ $loser }): zabierz żetony handlu, najwyżej jeszcze { $left }.
ask-Ransom = barbarzyńcy najeżdżają twoją stolicę: wybierz żeton handlu do stracenia; pozostało: { $left }.
ask-RaidRoll = kość rozstrzyga, dokąd idą barbarzyńcy.
ask-ScatterRoll = kość rozstrzyga, dokąd idzie { $letter }.

# O czym się mówi

log-leads = { $seat }: przywódca { $leader }
log-dealt = { $seat }: { $tile }
log-core_tile = { $tile } należy do środka mapy
log-laid = { $tile } leży: { $side }, obrót { $turn }
log-filled = Luka staje się wodą: { $space }
log-first_player = Pierwszy gracz: { $seat }
log-victory_shown = Karta zwycięstwa w grze: { $goal }
log-compass_set = Żeton kierunku, przy 1: { $way }
log-round_began = Zaczyna się runda { $round }
log-turn_began = Tura: { $seat }
log-resolved = { $seat }: { $card }, numer { $number }
log-reset = { $seat }: na miejsce 1 wraca { $card }
log-swapped_cards = { $seat } zamienia miejscami: { $card } i { $card2 }
log-placed = { $seat }: nowe na mapie — { $hold }, { $space }
log-returned = { $seat }: znika z mapy — { $hold }, { $space }
log-replaced = { $seat } przejmuje pole (dotąd: { $seat2 }): { $hold }, { $space }
log-flipped = { $seat }: teraz { $hold }, { $space }
log-shifted = { $seat } przesuwa żeton kontroli: { $space } → { $space2 }
log-gained_resource = { $seat }: { $resource } +1
log-paid_resource = { $seat }: { $resource } −1
log-gained_natural = { $seat } zdobywa: { $natural }
log-lost_natural = { $seat } traci: { $natural }
log-used_natural = { $seat } używa cudu natury: { $natural }
log-natural_on = { $seat } kładzie na karcie ({ $card }): { $natural }
log-trade_on = { $seat }: żeton handlu +1, { $card }
log-trade_off = { $seat }: żeton handlu −1, { $card }
log-trade_stored = { $seat }: żeton handlu +1, Wielkie Zimbabwe
log-trade_unstored = { $seat }: żeton handlu −1, Wielkie Zimbabwe
log-state_on = { $seat } podbija: { $state }
log-state_off = { $seat } traci: { $state }
log-state_free = Znów wolne miasto-państwo: { $state }
log-used_state = { $seat } używa żetonu miasta-państwa: { $state }
log-advanced = { $seat }: wskaźnik technologii { $number }
log-upgraded = { $seat } wymienia kartę: { $card } → { $card2 }
log-marked = { $seat } spełnia cel: { $goal }
log-won = { $seat } wygrywa
log-resigned = { $seat } rezygnuje z gry
log-controls = { $seat } kontroluje cud: { $wonder }
log-loses = { $seat } traci cud: { $wonder }
log-wonder_at = { $wonder }, miejsce: { $space }
log-envoy_sent = { $seat } bierze kartę dyplomacji: { $state }
log-envoy_returned = { $seat } oddaje kartę dyplomacji: { $state }
log-treaty_made = { $seat } bierze kartę dyplomacji: { $pact }
log-treaty_ended = { $seat } oddaje kartę dyplomacji: { $pact }
log-caravan_sent = { $seat } wysyła karawanę: { $space }
log-caravan_moved = { $seat }: karawana { $space } → { $space2 }
log-caravan_home_again = { $seat }: karawana wraca na kartę, { $space }
log-caravan_aside = { $seat }: karawana zostaje odłożona, { $space }
log-arrived = { $seat }: karawana u celu, { $space }
log-turned_up = Odkryto cud: { $wonder }
log-deck_empty = Talia jest pusta: { $deck }
log-wonder_built = { $seat } buduje cud: { $wonder }, { $space }
log-attacked = { $seat } atakuje: { $space }
log-attack_rolled = { $seat }: rzut w ataku { $number }
log-defence_rolled = { $seat }: rzut w obronie { $number }
log-attack_won = { $seat }: udany atak { $number } : { $number2 }, { $space }
log-attack_failed = { $seat }: nieudany atak { $number } : { $number2 }, { $space }
log-robbed = { $seat2 } zabiera żeton handlu ({ $seat }, { $card })
log-dial_turned = Wydarzenie: { $event }
log-direction_rolled = Kierunek { $number }
log-barbarian_moved = { $barbarian } idzie: { $space }
log-barbarian_fell = { $barbarian } ginie: { $space }
log-barbarian_came = { $barbarian } wraca, { $space }
log-laid_out = Na wszystkich znakach mapy leżą żetony
log-natural_free = { $natural } znów leży na swoim polu, { $space }
log-state_on_card = { $seat } kładzie na karcie ({ $card }) żeton miasta-państwa: { $state }
log-caravan_added = { $seat }: kolejna karawana na karcie gospodarki
log-caravan_removed = { $seat }: karawana z karty gospodarki zostaje odłożona

# Jak się kończy

how-agendas = spełnione cele
    .about = Na początku rundy ktoś miał spełniony cel z każdej karty zwycięstwa. Jeśli jest takich graczy kilku, rozstrzyga liczba cudów, a potem liczba pól.
how-alone = ostatnie imperium w grze
    .about = Wszyscy pozostali się poddali, więc wygrywa ostatnie imperium.
part-marks = spełnione cele
part-wonders = cuda
part-spaces = pola

# Co mówi karta

fact-type = { $type }
fact-focus-tokens-culture = połóż obok swoich miast żetony kontroli: { $n }, trudność do numeru miejsca
fact-focus-shifts-token = potem możesz przesunąć jeden ze swoich żetonów kontroli na puste pole lądu obok
fact-focus-token-near-friendly = potem jeszcze 1 żeton kontroli obok dowolnego twojego pola, z tym samym ograniczeniem
fact-focus-converts-token = potem żeton kontroli rywala do 2 pól od twojego pola zastępuje twój, a umocniony odwraca się na słabszą stronę
fact-focus-science = przesuń wskaźnik technologii o numer miejsca
fact-focus-gains-trade = przedtem 1 żeton handlu na dowolną z twoich kart
fact-focus-gains-new-resource = przedtem 1 zasób rodzaju, którego nie masz
fact-focus-bombs-in-slot-5 = przedtem, z miejsca 5, wybierz pole: na nim i obok niego żetony kontroli są niszczone, a umocnione odwracają się na słabszą stronę, twoje też
fact-focus-steps-economy = rusz każdą karawanę do { $n } pól, trudność do numeru miejsca
fact-focus-caravans-economy = { $n ->
    [one] { $n } karawana
    [few] { $n } karawany
   *[many] { $n } karawan
}
fact-focus-enters = karawana może wejść na pole barbarzyńców, co ich pokonuje bez żetonu handlu i kończy jej ruch
fact-focus-water = karawany mogą wchodzić na wodę
fact-focus-exchanges-resource = potem możesz wymienić 1 zasób na inny z puli
fact-focus-resolves-another = raz na turę, gdy ta karta wróci na miejsce 1, rozpatrz inną, jakby leżała na miejscu 1, i zostaw ją tam, gdzie leży
fact-focus-industry = zbuduj cud z produkcją równą numerowi miejsca albo miasto na polu o trudności do numeru miejsca
fact-focus-reach-industry = odległość miasta do { $n } od dowolnego twojego pola
fact-focus-from-caravans = albo od jednej z twoich karawan
fact-focus-slot5-industry = produkcja { $n } z miejsca 5
fact-focus-tokens-industry = po zbudowaniu miasta żetony kontroli obok niego: do { $n }, trudność do numeru miejsca
fact-order-either = umocnij najwyżej tyle żetonów kontroli, ile wynosi numer miejsca, albo atakuj z tym numerem
fact-order-attacks_first = atakuj z numerem miejsca, a potem umocnij najwyżej tyle żetonów kontroli, ile wynosi ten numer bez wykonanych ataków
fact-order-reinforce_first = umocnij najwyżej tyle żetonów kontroli, ile wynosi numer miejsca, a potem atakuj z tym numerem
fact-focus-attacks-military = { $n ->
    [one] { $n } atak
    [few] { $n } ataki
   *[many] { $n } ataków
}
fact-focus-reach-military = zasięg { $n }
fact-focus-bonus-military = siła bojowa +{ $n }
fact-focus-bonus-barbarian-military = przeciw barbarzyńcom jeszcze +{ $n }
fact-over-water = liczony także przez wodę
fact-over-rivals = liczony także przez pola rywali
fact-over-barbarians = liczony także przez barbarzyńców
fact-type-culture = żeton handlu to 1 żeton kontroli więcej
fact-type-science = żeton handlu przesuwa wskaźnik technologii o 1 więcej
fact-type-economy = żeton handlu to dla każdej karawany 1 pole więcej
fact-type-industry = żeton handlu to 1 produkcja na cud
fact-type-military = żeton handlu to +1 do siły bojowej w ataku lub obronie

fact-row = rząd na początku: { $types }
fact-leader-america = zawsze, gdy zdobywasz cud natury lub go używasz, połóż go na dowolnej swojej karcie priorytetu, skąd raz na turę można go wydać jako żeton handlu albo jako jego zasób
fact-leader-aztec = gdy karta wojskowa wróci na miejsce 1, a w tej turze twój atak się udał, możesz zamienić miejscami dowolne dwie karty rzędu
fact-leader-egypt = cuda kosztują cię o 1 mniej
fact-leader-france = karta kultury daje więcej żetonów kontroli według najpóźniejszej ery twoich cudów: starożytność 1, średniowiecze 2, współczesność 3
fact-leader-japan = w twojej turze pustynie i góry obok wody lub na krawędzi mapy mają trudność 3
fact-leader-rome = karawany mogą wyruszać z każdego twojego miasta, dojrzałego czy nie
fact-leader-scythia = siła bojowa +3 w ataku i obronie na łąkach i wzgórzach
fact-leader-sumeria = 1 zasób do wyboru zawsze, gdy pokonasz barbarzyńców
signs-leader-america = cuda natury także jako żetony handlu
signs-leader-aztec = zamiana dwóch kart po wygranym ataku
signs-leader-egypt = cuda −1
signs-leader-france = kultura +1, +2, +3 według ery cudów
signs-leader-japan = pustynie i góry na wybrzeżu liczą się jako 3
signs-leader-rome = karawany z każdego miasta
signs-leader-scythia = +3 w walce na łąkach i wzgórzach
signs-leader-sumeria = zasób za pokonanych barbarzyńców

# W kilku słowach, dla terminala, gdy znaki tego nie powiedzą

short-focus-tokens-culture = żetony kontroli: { $n }, trudność do miejsca
short-focus-shifts-token = potem przesuwa żeton kontroli
short-focus-token-near-friendly = potem jeszcze 1 obok twojego pola
short-focus-converts-token = potem zastępuje żeton rywala
short-focus-science = technologia + numer miejsca
short-focus-gains-trade = najpierw 1 żeton handlu
short-focus-gains-new-resource = najpierw 1 nowy zasób
short-focus-bombs-in-slot-5 = z miejsca 5 bomba
short-focus-steps-economy = karawany: pola { $n }, trudność do miejsca
short-focus-enters = karawany pokonują barbarzyńców
short-focus-water = karawany idą przez wodę
short-focus-exchanges-resource = potem wymiana zasobu
short-focus-resolves-another = potem inna karta jak z miejsca 1
short-focus-industry = cud albo miasto według miejsca
short-focus-reach-industry = miasto do { $n } pól dalej
short-focus-from-caravans = albo od karawany
short-focus-slot5-industry = miejsce 5: produkcja { $n }
short-focus-tokens-industry = z miastem żetony kontroli: { $n }
short-order-either = atak albo umocnienie
short-order-attacks_first = atak, potem umocnienie
short-order-reinforce_first = umocnienie, potem atak
short-attack = atak +{ $n }
short-defence = obrona +{ $n }
short-wonder-stonehenge = żetony kontroli idą dalej po wzgórzach
short-wonder-hanging_gardens = co turę 1 żeton kontroli, trudność ≤ { $n }
short-wonder-forbidden_city = co turę niszczy żeton kontroli rywala
short-wonder-chichen_itza = żetony kontroli na każdym lesie
short-wonder-sydney_opera_house = żetony rywali czynią miasta dojrzałymi
short-wonder-eiffel_tower = co turę zastępuje żeton kontroli rywala
short-wonder-colossus = karawany: razem pól +{ $n }
short-wonder-great_lighthouse = miasta wszędzie na krawędzi mapy
short-wonder-great_zimbabwe = przechowuje żetonów handlu: { $n }
short-wonder-machu_picchu = niższe miejsca jak { $n }
short-wonder-big_ben = bitwa +{ $n } za każdą karawanę obok
short-wonder-estadio_do_maracana = karta gospodarki także przed inną
short-wonder-oracle = co turę zamienia dwie sąsiednie karty
short-wonder-pyramids = kart z poziomu I na II: { $n }
short-wonder-porcelain_tower = kart na następny poziom: { $n }
short-wonder-potala_palace = kart dyplomacji: { $n }, wszystkie od rywala
short-wonder-oxford_university = karty mogą zmieniać rodzaj
short-wonder-kremlin = atak +{ $n }, gdy mają mniej umocnionych
short-wonder-petra = barbarzyńcy zawracają
short-wonder-venetian_arsenal = miejsce 5 jeszcze raz jak miejsce 1
short-wonder-pentagon = ataki wszędzie
short-state-carthage = bitwa +{ $n } za każde miasto i miasto-państwo w pobliżu
short-state-kumasi = las { $n } dla kultury i przemysłu
short-state-brussels = cuda −{ $n } za każde dojrzałe miasto
short-state-seoul = co turę przesuwa barbarzyńców
short-state-geneva = co turę wymienia kartę dyplomacji
short-state-mohenjo_daro = trudność −{ $n } dla żetonów kontroli
short-state-buenos_aires = cuda −{ $n }, gdy nie masz tego rodzaju
short-state-kabul = atak +{ $n } na miasta i miasta-państwa
short-pact-joint_war = atak +{ $n } na pozostałych
short-pact-defensive_pact = obrona +{ $n } przed pozostałymi
short-pact-embassy = surowiec za karawanę do ich stolicy
short-pact-open_borders = ich pola liczą się dla twoich dojrzałych miast
short-agenda-civilized = miasta ze stolicą: { $n }
short-agenda-money_grubber = cuda gospodarki: { $n }
short-agenda-warmonger = podbite: { $n } albo stolica
short-agenda-paranoid = cuda wojskowe: { $n }
short-agenda-explorer = pola przy wodzie i krawędzi: { $n }
short-agenda-aesthetic = cuda kultury: { $n }
short-agenda-technophile = { $n } na tarczy technologii
short-agenda-scholarly = cuda nauki: { $n }
short-agenda-populous = dojrzałe miasta: { $n }
short-agenda-preservationist = cuda natury: { $n }

fact-deck = { $type }, { $era }
fact-cost = koszt: { $cost }
fact-pays = { $resource } +2
fact-attack = siła bojowa +{ $n }, gdy atakujesz
fact-defence = siła bojowa +{ $n }, gdy się bronisz
fact-wonder-stonehenge = gdy kładziesz żeton kontroli na wzgórzach, możesz położyć następny na wzgórzach obok, i tak dalej
fact-wonder-hanging_gardens = na początku twojej tury możesz położyć 1 żeton kontroli obok jednego z twoich miast, trudność do { $n }
fact-wonder-forbidden_city = na początku twojej tury możesz zniszczyć żeton kontroli rywala obok twojego pola
fact-wonder-chichen_itza = żetony kontroli możesz kłaść na każdym pustym lesie, nawet z dala od swoich miast
fact-wonder-sydney_opera_house = przy dojrzałości miast żetony kontroli rywali liczą się jak twoje
fact-wonder-eiffel_tower = na początku twojej tury możesz wskazać dwa żetony kontroli jednego rywala, który wybiera, co z nich zastąpi twój nieużyty żeton
fact-wonder-colossus = twoje karawany mają za każdym razem wspólnie do podziału dodatkowe pola: { $n }
fact-wonder-great_lighthouse = miasto można zbudować na każdym pustym polu krawędzi mapy, bez względu na odległość
fact-wonder-great_zimbabwe = mogą tu czekać zyskane żetony handlu, najwyżej { $n }, by na początku tury trafić na karty priorytetów
fact-wonder-machu_picchu = karty z niższych miejsc rozpatruje się, jakby leżały na miejscu { $n }
fact-wonder-big_ben = siła bojowa +{ $n } za każdą twoją karawanę obok atakowanego pola, w ataku i obronie
fact-wonder-estadio_do_maracana = przed inną kartą możesz rozpatrzyć kartę gospodarki, która potem wraca na miejsce 1
fact-wonder-oracle = na początku twojej tury możesz zamienić miejscami dwie sąsiednie karty rzędu
fact-wonder-pyramids = po zbudowaniu wymień karty poziomu I na poziom II, najwyżej { $n }
fact-wonder-porcelain_tower = po zbudowaniu wymień karty na następny poziom, najwyżej { $n }
fact-wonder-potala_palace = możesz mieć wszystkie karty dyplomacji rywala, a po zbudowaniu weź od dowolnych rywali najwyżej { $n }
fact-wonder-oxford_university = kartę inną niż karta nauki możesz wymienić na kartę innego rodzaju
fact-wonder-kremlin = siła bojowa +{ $n }, gdy atakujesz rywala, który ma mniej umocnionych żetonów kontroli niż ty
fact-wonder-petra = barbarzyńcy nie mogą wejść do twoich miast ani na umocnione żetony kontroli, lecz zawracają
fact-wonder-venetian_arsenal = raz na turę kartę z miejsca 5 można rozpatrzyć jeszcze raz, jakby leżała na miejscu 1
fact-wonder-pentagon = twoje ataki sięgają całej mapy

fact-pact-joint_war = siła bojowa +{ $n }, gdy atakujesz kogoś innego niż ten gracz
fact-pact-defensive_pact = siła bojowa +{ $n }, gdy bronisz się przed kimś innym niż ten gracz
fact-pact-embassy = gdy twoja karawana dociera do stolicy tego gracza (także po tę kartę), połóż 1 żeton handlu na jego karcie priorytetu i weź 1 wybrany zasób
fact-pact-open_borders = przy dojrzałości miast miasta i żetony kontroli tego gracza liczą się jak twoje żetony kontroli
fact-state-carthage = siła bojowa +{ $n } za każde miasto-państwo i każde twoje miasto do 2 pól od atakowanego pola, ale nie przeciw Kartaginie
fact-state-kumasi = dla twoich kart kultury i przemysłu las ma trudność { $n }
fact-state-brussels = za każde twoje dojrzałe miasto cud kosztuje mniej o { $n }
fact-state-seoul = na początku twojej tury możesz przesunąć barbarzyńców na puste pole lądu obok nich
fact-state-geneva = na początku twojej tury możesz wymienić kartę dyplomacji na inną tego samego rywala
fact-state-mohenjo_daro = przy kładzeniu żetonów kontroli każda trudność jest mniejsza o { $n }
fact-state-buenos_aires = cud kosztuje mniej o { $n }, jeśli nie kontrolujesz żadnego tego rodzaju
fact-state-kabul = siła bojowa +{ $n }, gdy atakujesz miasto lub inne miasto-państwo
fact-counts-as = póki pole jest twoje, raz na turę zastępuje 1 zasób: { $resource }

fact-agenda-civilized = miasta na mapie ze stolicą włącznie: { $n }
fact-agenda-money_grubber = kontrolowane cuda gospodarki: { $n }
fact-agenda-warmonger = pokonana stolica rywala albo podbite miasta-państwa: { $n }
fact-agenda-paranoid = kontrolowane cuda wojskowe: { $n }
fact-agenda-explorer = twoje pola obok wody lub na krawędzi mapy: { $n }
fact-agenda-aesthetic = kontrolowane cuda kultury: { $n }
fact-agenda-technophile = osiągnięte pole wskaźnika technologii: { $n }
fact-agenda-scholarly = kontrolowane cuda nauki: { $n }
fact-agenda-populous = dojrzałe miasta: { $n }
fact-agenda-preservationist = posiadane cuda natury: { $n }

fact-capital-tile = stoi na nim stolica
fact-wonder-tile = z cudem natury
fact-state-tile = z miastem-państwem
fact-side-a = strona A, heksy od 0 do 9: { $spaces }
fact-side-a-resource = strona A: { $resource }
fact-side-a-natural = strona A: { $natural }
fact-side-a-state = strona A: { $state }
fact-side-a-barbarian = strona A: { $barbarian }
fact-side-b = strona B, heksy od 0 do 9: { $spaces }
fact-side-b-resource = strona B: { $resource }
fact-side-b-natural = strona B: { $natural }
fact-side-b-state = strona B: { $state }
fact-side-b-barbarian = strona B: { $barbarian }
fact-difficulty = trudność { $n }
fact-water = tylko dla kart, które tak mówią
fact-no-terrain = bez terenu, także gdy żetonu już nie ma
fact-hold-control = pole jest twoje i broni go jego trudność
fact-hold-reinforced = o 1 więcej w obronie, także dla sąsiednich, raz odpiera barbarzyńców
fact-hold-city = broni się podwojoną trudnością, nie może stać obok innego miasta ani miasta-państwa
fact-hold-capital = miasto, którego nigdy się nie traci, pokonane oddaje żetony handlu
fact-event-spawn = barbarzyńcy spoza mapy wracają na swoje znaki tam, gdzie nie ma miasta, żetonu kontroli ani innych barbarzyńców
fact-event-blank = nic się nie dzieje
fact-event-movement = kość rozstrzyga, w którą stronę wszyscy barbarzyńcy idą o 1 pole, najeżdżając to, co napotkają
fact-event-trade = każdy zyskuje 1 żeton handlu za każde dojrzałe miasto
fact-resource = 2 produkcji na cud, który go przyjmuje
fact-barbarian = broni się kością i trudnością swojego pola, pokonany daje 1 żeton handlu
fact-caravan = z miasta-państwa lub miasta rywala przynosi 2 żetony handlu i kartę dyplomacji

counted-culture = kultura
counted-science = nauka
counted-economy = gospodarka
counted-industry = przemysł
counted-military = wojsko
counted-grassland = łąki
counted-hills = wzgórza
counted-forest = las
counted-desert = pustynia
counted-mountains = góry
counted-water = woda
counted-natural_wonder = cud natury

field-says = jak rozumieć tekst
field-cost = ile kosztuje
field-row = początkowy rząd
field-a = teren strony A
field-b = teren strony B
field-attack = siła bojowa
field-attacks = liczba ataków
field-reach = zasięg
field-bonus = siła bojowa
field-bonus_barbarian = siła bojowa przeciw barbarzyńcom
field-through = przez co liczy się zasięg
field-order = jak łączy ataki i umacnianie
field-from_caravans = liczenie od karawan

# Znaki terminala; co znaczą, mówi `legend`

legend = ○ żeton kontroli · ◎ umocniony · ⌂ miasto · ♔ stolica · ✓ dojrzałe · ✦ cud świata · ♞ karawana · ☠ barbarzyńca · ◌ znak, na który wraca · ♜ miasto-państwo (⚔ wojsko, ♫ kultura, ⚒ przemysł, ✎ nauka; ♖ podbite) · ✿ cud natury · ▦ marmur · ☿ rtęć · ⛁ ropa · ◊ diament · • żeton handlu; teren: „ łąki 1 · ∩ wzgórza 2 · ♣ las 3 · ∴ pustynia 4 · ∧ góry 5 · ≈ woda; w bitwie ⚄ kość, = siła bojowa; przy celach ⚔ twoja siła bojowa, ⛨ siła celu, przed rzutem

# Ile co kosztuje

unit-production = { $n ->
    [one] { $n } produkcja
    [few] { $n } produkcji
   *[many] { $n } produkcji
}
unit-trade = { $n ->
    [one] { $n } żeton handlu
    [few] { $n } żetony handlu
   *[many] { $n } żetonów handlu
}
unit-marble = { $n ->
    [one] { $n } marmur
    [few] { $n } marmury
   *[many] { $n } marmurów
}
unit-mercury = { $n ->
    [one] { $n } rtęć
    [few] { $n } rtęci
   *[many] { $n } rtęci
}
unit-oil = { $n ->
    [one] { $n } ropa
    [few] { $n } ropy
   *[many] { $n } ropy
}
unit-diamond = { $n ->
    [one] { $n } diament
    [few] { $n } diamenty
   *[many] { $n } diamentów
}
sign-production = { $n }⚒
sign-trade = { $n }•
sign-marble = { $n }▦
sign-mercury = { $n }☿
sign-oil = { $n }⛁
sign-diamond = { $n }◊
price-printed = na karcie

# Stół

label-course = Przebieg gry
label-round = runda
label-first = Pierwszy gracz
label-event-dial = Nadchodzące wydarzenia
label-compass = Barbarzyńcy według kości
label-way-0 = ↗
label-way-1 = →
label-way-2 = ↘
label-way-3 = ↙
label-way-4 = ←
label-way-5 = ↖
label-tiles = Kafelki
label-battle = Atak
label-attacker = Atakujący
label-defender = Obrońca
label-targets = Cele ataku
label-die = kość
label-tokens = wydane żetony
label-combat = siła bojowa
label-map = Mapa
label-wonders = Cuda
label-decks = Talie cudów
label-culture-deck = kultura
label-economy-deck = gospodarka
label-science-deck = nauka
label-military-deck = wojsko
label-victory-cards = Karty zwycięstwa
label-progress = Cele
label-wanted = potrzeba
label-supply = Pula
label-city-states = Miasta-państwa
label-marble = marmur
label-mercury = rtęć
label-oil = ropa
label-diamond = diamenty
label-leader = Przywódca
label-focus-row = Rząd priorytetów
label-slot-1 = 1 łąki
label-slot-2 = 2 wzgórza
label-slot-3 = 3 las
label-slot-4 = 4 pustynia
label-slot-5 = 5 góry
label-trade = żetony handlu
label-caravan = karawany
label-spent = użyte w tej turze
label-stock = Zasoby
label-store = na Wielkim Zimbabwe
label-pieces = Elementy
label-cities = miasta
label-mature-cities = dojrzałe
label-friendly-spaces = pola
label-unused-tokens = wolne żetony kontroli
label-dial = wskaźnik technologii
label-next-level-2 = poziom II od
label-next-level-3 = poziom III od
label-next-level-4 = poziom IV od
label-technology = Technologia
label-tech-dial = Wskaźnik technologii
label-tile-sides = Kafelki bez obrotu: strona A, potem strona B
label-marks = Spełnione cele
label-held-wonders = Cuda
label-naturals = Cuda natury
label-treaties = Dyplomacja
label-gives = Własne karty do rozdania
label-caravans = Karawany w drodze
label-resigned = Poza grą
label-left-as = po kolei
label-carthage = { state-carthage }
label-kumasi = { state-kumasi }
label-brussels = { state-brussels }
label-seoul = { state-seoul }
label-geneva = { state-geneva }
label-mohenjo_daro = { state-mohenjo_daro }
label-buenos_aires = { state-buenos_aires }
label-kabul = { state-kabul }
label-torres_del_paine = { natural-torres_del_paine }
label-cliffs_of_dover = { natural-cliffs_of_dover }
label-mount_everest = { natural-mount_everest }
label-crater_lake = { natural-crater_lake }
label-grand_mesa = { natural-grand_mesa }
label-galapagos_islands = { natural-galapagos_islands }
label-mount_kilimanjaro = { natural-mount_kilimanjaro }
label-pantanal = { natural-pantanal }
mark-level = poziom { $number }
mark-dial = wskaźnik technologii
note-does-culture = żetony { $second }, trudność ≤ { $number }
note-does-science = wskaźnik +{ $number }, do { $second }
note-does-economy = zasięg karawan { $second }, trudność ≤ { $number }
note-does-industry = cud za { $number } produkcji albo miasto w zasięgu { $second }
note-does-military = atak { $number } + kość, zasięg { $second }
note-does-military-anywhere = atak { $number } + kość, zasięg dowolny
note-production = masz { $second } z { $number }
note-capital-tile = stolica
note-wonder-tile = cud natury
note-state-tile = miasto-państwo
note-sums = ⚔ { $number } : { $second }
note-cards-left = pozostałe karty: { $number }
note-face-down = podbite
note-used = użyte w tej turze
note-prey-barbarian = barbarzyńcy
note-prey-city_state = miasto-państwo
note-prey-city = miasto
note-prey-control = żeton kontroli
on-trade = { $n }•
on-caravan = { $n }♞
on-spent = (użyte)
on-die = ⚄{ $n }
on-tokens = +{ $n }•
on-combat = ={ $n }
on-attack = ⚔{ $n }
on-defence = ⛨{ $n }
on-control = ○
on-reinforced = ◎
on-city = ⌂
on-capital = ♔
on-mature = ✓
on-conquered = ♖
on-lair = ◌
on-wonder = ✦
on-marble = ▦
on-mercury = ☿
on-oil = ⛁
on-diamond = ◊
on-torres_del_paine = ✿◊
on-cliffs_of_dover = ✿▦
on-mount_everest = ✿⛁
on-crater_lake = ✿☿
on-grand_mesa = ✿◊
on-galapagos_islands = ✿☿
on-mount_kilimanjaro = ✿⛁
on-pantanal = ✿▦
on-carthage = ♜⚔
on-kumasi = ♜♫
on-brussels = ♜⚒
on-seoul = ♜✎
on-geneva = ♜✎
on-mohenjo_daro = ♜♫
on-buenos_aires = ♜⚒
on-kabul = ♜⚔
on-barbarian_a = ☠A
on-barbarian_b = ☠B
on-barbarian_c = ☠C
on-barbarian_d = ☠D
on-barbarian_e = ☠E
on-barbarian_f = ☠F
on-barbarian_g = ☠G
on-barbarian_h = ☠H
on-barbarian_i = ☠I
on-grassland = „
on-hills = ∩
on-forest = ♣
on-desert = ∴
on-mountains = ∧
on-water = ≈
on-natural_wonder = ✿
terrain-grassland = łąki
terrain-hills = wzgórza
terrain-forest = las
terrain-desert = pustynia
terrain-mountains = góry
terrain-water = woda
terrain-natural_wonder = cud natury
edge-region = granica kafelka

# Rzeczy

card-early_empire = Wczesne imperium I
card-drama_and_poetry = Dramat i poezja II
card-civil_service = Służba cywilna III
card-mass_media = Mass media IV
card-astrology = Astrologia I
card-mathematics = Matematyka II
card-replaceable_parts = Części zamienne III
card-nuclear_power = Energia jądrowa IV
card-foreign_trade = Handel zagraniczny I
card-currency = Waluta II
card-steam_power = Energia pary III
card-capitalism = Kapitalizm IV
card-pottery = Garncarstwo I
card-animal_husbandry = Hodowla zwierząt II
card-nationalism = Nacjonalizm III
card-urbanization = Urbanizacja IV
card-masonry = Kamieniarstwo I
card-iron_working = Obróbka żelaza II
card-mass_production = Produkcja masowa III
card-flight = Lotnictwo IV

type-culture = kultura
type-science = nauka
type-economy = gospodarka
type-industry = przemysł
type-military = wojsko

slot-1 = miejsce 1
slot-2 = miejsce 2
slot-3 = miejsce 3
slot-4 = miejsce 4
slot-5 = miejsce 5

leader-america = Ameryka
leader-aztec = Aztekowie
leader-egypt = Egipt
leader-france = Francja
leader-japan = Japonia
leader-rome = Rzym
leader-scythia = Scytia
leader-sumeria = Sumer

wonder-stonehenge = Stonehenge
wonder-hanging_gardens = Wiszące Ogrody
wonder-forbidden_city = Zakazane Miasto
wonder-chichen_itza = Chichén Itzá
wonder-sydney_opera_house = Opera w Sydney
wonder-eiffel_tower = Wieża Eiffla
wonder-colossus = Kolos
wonder-great_lighthouse = Wielka Latarnia
wonder-great_zimbabwe = Wielkie Zimbabwe
wonder-machu_picchu = Machu Picchu
wonder-big_ben = Big Ben
wonder-estadio_do_maracana = Stadion Maracanã
wonder-oracle = Wyrocznia
wonder-pyramids = Piramidy
wonder-porcelain_tower = Porcelanowa Wieża
wonder-potala_palace = Pałac Potala
wonder-oxford_university = Uniwersytet Oksfordzki
wonder-kremlin = Kreml
wonder-petra = Petra
wonder-terracotta_army = Terakotowa Armia
wonder-alhambra = Alhambra
wonder-venetian_arsenal = Arsenał Wenecki
wonder-ruhr_valley = Zagłębie Ruhry
wonder-pentagon = Pentagon

deck-culture_deck = cuda kultury
deck-economy_deck = cuda gospodarki
deck-science_deck = cuda nauki
deck-military_deck = cuda wojskowe
era-ancient = starożytność
era-medieval = średniowiecze
era-modern = współczesność

pact-joint_war_a = Wspólna wojna (A)
pact-defensive_pact_a = Pakt obronny (A)
pact-embassy_a = Ambasada (A)
pact-open_borders_a = Otwarte granice (A)
pact-joint_war_b = Wspólna wojna (B)
pact-defensive_pact_b = Pakt obronny (B)
pact-embassy_b = Ambasada (B)
pact-open_borders_b = Otwarte granice (B)
pact-joint_war_c = Wspólna wojna (C)
pact-defensive_pact_c = Pakt obronny (C)
pact-embassy_c = Ambasada (C)
pact-open_borders_c = Otwarte granice (C)
pact-joint_war_d = Wspólna wojna (D)
pact-defensive_pact_d = Pakt obronny (D)
pact-embassy_d = Ambasada (D)
pact-open_borders_d = Otwarte granice (D)

state-carthage = Kartagina
state-kumasi = Kumasi
state-brussels = Bruksela
state-seoul = Seul
state-geneva = Genewa
state-mohenjo_daro = Mohendżo-Daro
state-buenos_aires = Buenos Aires
state-kabul = Kabul

natural-torres_del_paine = Torres del Paine
natural-cliffs_of_dover = Klify Dover
natural-mount_everest = Mount Everest
natural-crater_lake = Jezioro Kraterowe
natural-grand_mesa = Grand Mesa
natural-galapagos_islands = Wyspy Galapagos
natural-mount_kilimanjaro = Kilimandżaro
natural-pantanal = Pantanal

resource-marble = marmur
resource-mercury = rtęć
resource-oil = ropa
resource-diamond = diament

barbarian-barbarian_a = Barbarzyńca A
barbarian-barbarian_b = Barbarzyńca B
barbarian-barbarian_c = Barbarzyńca C
barbarian-barbarian_d = Barbarzyńca D
barbarian-barbarian_e = Barbarzyńca E
barbarian-barbarian_f = Barbarzyńca F
barbarian-barbarian_g = Barbarzyńca G
barbarian-barbarian_h = Barbarzyńca H
barbarian-barbarian_i = Barbarzyńca I

agenda-civilized = Cywilizowany
agenda-money_grubber = Dusigrosz
agenda-warmonger = Podżegacz wojenny
agenda-paranoid = Paranoik
agenda-explorer = Odkrywca
agenda-aesthetic = Esteta
agenda-technophile = Technofil
agenda-scholarly = Uczony
agenda-populous = Ludny
agenda-preservationist = Obrońca przyrody
goal-civilized_money_grubber = { agenda-civilized } / { agenda-money_grubber }
goal-warmonger_paranoid = { agenda-warmonger } / { agenda-paranoid }
goal-explorer_aesthetic = { agenda-explorer } / { agenda-aesthetic }
goal-technophile_scholarly = { agenda-technophile } / { agenda-scholarly }
goal-populous_preservationist = { agenda-populous } / { agenda-preservationist }

tile-tile_01 = Kafelek 1
tile-tile_02 = Kafelek 2
tile-tile_03 = Kafelek 3
tile-tile_04 = Kafelek 4
tile-tile_05 = Kafelek 5
tile-tile_06 = Kafelek 6
tile-tile_07 = Kafelek 7
tile-tile_08 = Kafelek 8
tile-tile_09 = Kafelek 9
tile-tile_10 = Kafelek 10
tile-tile_11 = Kafelek 11
tile-tile_12 = Kafelek 12
tile-tile_13 = Kafelek 13
tile-tile_14 = Kafelek 14
tile-tile_15 = Kafelek 15
tile-tile_16 = Kafelek 16
side-a = strona A
side-b = strona B
turn-0 = 0°
turn-1 = 60°
turn-2 = 120°
turn-3 = 180°
turn-4 = 240°
turn-5 = 300°
way-0 = ↗
way-1 = →
way-2 = ↘
way-3 = ↙
way-4 = ←
way-5 = ↖

hold-control = żeton kontroli
hold-reinforced = umocniony żeton kontroli
hold-city = miasto
hold-capital = stolica
piece-caravan = karawana
piece-mature = dojrzałe
piece-conquered = podbite miasto-państwo
piece-lair = znak barbarzyńców
note-barbarian_a = barbarzyńcy A
note-barbarian_b = barbarzyńcy B
note-barbarian_c = barbarzyńcy C
note-barbarian_d = barbarzyńcy D
note-barbarian_e = barbarzyńcy E
note-barbarian_f = barbarzyńcy F
note-barbarian_g = barbarzyńcy G
note-barbarian_h = barbarzyńcy H
note-barbarian_i = barbarzyńcy I
piece-met = spełniony
piece-attack = siła bojowa ataku
piece-defence = siła bojowa obrony
event-spawn = barbarzyńcy wracają
event-blank = nic
event-movement = barbarzyńcy idą
event-trade = handel

# poprawki, z którymi w tę grę nie da się grać: `error-<id>`
error-tile-letters = { $where }: potrzeba { $count } liter, po jednej na każde pole, spośród: { $there }; a nie „{ $value }”.
error-tile-natural = { $where }: pole { $hex } musi być „{ $letter }” wtedy i tylko wtedy, gdy wydrukowano na nim cud natury.
error-tile-water = { $where }: pole { $hex } nie może być „{ $letter }”, bo to, co na nim wydrukowano, leży na lądzie.

# czego brakuje do ruchu: `missing-<what>`
missing-production = { $needs ->
    [one] Potrzebny jest { $needs } punkt produkcji;
    [few] Potrzebne są { $needs } punkty produkcji;
   *[many] Potrzeba { $needs } punktów produkcji;
} masz { $has }.
missing-unused_cities = { $needs ->
    [one] Potrzebne jest { $needs } nieużyte miasto;
    [few] Potrzebne są { $needs } nieużyte miasta;
   *[many] Potrzeba { $needs } nieużytych miast;
} masz { $has }.
missing-free_cities = { $needs ->
    [one] Potrzebne jest { $needs } miasto bez cudu;
    [few] Potrzebne są { $needs } miasta bez cudu;
   *[many] Potrzeba { $needs } miast bez cudu;
} masz { $has }.
missing-difficulty = Pole ma trudność { $needs }; dozwolona jest do { $has }.
missing-reach = { $needs ->
    [one] Odległość to { $needs } pole;
    [few] Odległość to { $needs } pola;
   *[many] Odległość to { $needs } pól;
} zasięg karty: { $has }.
missing-trade = { $needs ->
    [one] Potrzebny jest { $needs } żeton handlu;
    [few] Potrzebne są { $needs } żetony handlu;
   *[many] Potrzeba { $needs } żetonów handlu;
} na karcie: { $has }.
missing-room = { $needs ->
    [one] Potrzebne jest miejsce na { $needs } żeton handlu;
    [few] Potrzebne jest miejsce na { $needs } żetony handlu;
   *[many] Potrzebne jest miejsce na { $needs } żetonów handlu;
} wolne miejsca: { $has }.
missing-resources = { $needs ->
    [one] Potrzebny jest { $needs } taki zasób;
    [few] Potrzebne są { $needs } takie zasoby;
   *[many] Potrzeba { $needs } takich zasobów;
} masz { $has }.
missing-supply = { $needs ->
    [one] Potrzebny jest { $needs } taki zasób w puli;
    [few] Potrzebne są { $needs } takie zasoby w puli;
   *[many] Potrzeba { $needs } takich zasobów w puli;
} jest tam { $has }.
missing-touched_hexes = { $needs ->
    [one] Kafelek musi stykać się z { $needs } polem innych;
    [few] Kafelek musi stykać się z { $needs } polami innych;
   *[many] Kafelek musi stykać się z { $needs } polami innych;
} tu styka się z { $has }.
missing-water = { $needs ->
    [one] Na luki potrzebny jest { $needs } żeton wody;
    [few] Na luki potrzebne są { $needs } żetony wody;
   *[many] Na luki potrzeba { $needs } żetonów wody;
} zostało { $has }.

# the board: what cards would do, sums of battles, its own texts
note-idle = nic by nie dała
label-ways = Dokąd może iść karawana
note-way = { $number ->
    [one] { $number } krok
    [few] { $number } kroki
   *[many] { $number } kroków
}
note-way-through = po drodze
note-way-arrives = dociera do celu: 2 żetony handlu i karta dyplomacji
note-way-defeats = pokonuje barbarzyńcę i kończy ruch
label-prospects = Co dałaby każda karta
label-winning-rolls = wygrywające rzuty
label-returned-cards = karty dyplomacji do zwrotu
label-open-places = miejsca
label-targets-in-reach = cele
label-to-reinforce = żetony do wzmocnienia
label-sites = miejsca na miasto
label-payable-wonders = cuda do zbudowania
label-new-cards = nowe karty
label-next-steps = następne kroki
label-caravans-to-send = karawany do wysłania
on-winning-rolls = wygrywa rzutów: { $n }
on-returned-cards = { $n ->
    [one] zwracasz { $n } kartę dyplomacji
    [few] zwracasz { $n } karty dyplomacji
   *[many] zwracasz { $n } kart dyplomacji
}
on-open-places = { $n ->
    [one] { $n } wolne miejsce
    [few] { $n } wolne miejsca
   *[many] { $n } wolnych miejsc
}
on-targets-in-reach = { $n ->
    [one] { $n } cel
    [few] { $n } cele
   *[many] { $n } celów
}
on-to-reinforce = do wzmocnienia: { $n }
on-sites = { $n ->
    [one] { $n } miejsce na miasto
    [few] { $n } miejsca na miasto
   *[many] { $n } miejsc na miasto
}
on-payable-wonders = cuda do zbudowania: { $n }
on-new-cards = nowe karty do wyboru: { $n }
on-next-steps = { $n ->
    [one] { $n } możliwy krok
    [few] { $n } możliwe kroki
   *[many] { $n } możliwych kroków
}
on-caravans-to-send = karawany do wysłania: { $n }
unit-combat = siła bojowa { $n }
sign-combat = { $n }⚔
price-slot = miejsce w rzędzie
price-die = kość
price-tokens = żetony handlu
price-ground = trudność
price-city-ground = miasto, { $count } × { $each }
price-support = wzmocnione żetony
price-city-state = miasto-państwo

lesson-turn = Tury biegną wokół stołu, aż ktoś spełni po jednym celu z każdej karty zwycięstwa.
lesson-turn-1 = Wybierz kartę
    .about = W rzędzie leży pięć kart: kultura, nauka, gospodarka, przemysł i wojna. Jedna z nich działa.
lesson-turn-2 = Pole jest jej siłą
    .about = Na polu 5 robi dużo więcej niż na polu 1 i sięga trudniejszych terenów.
lesson-turn-3 = Zaczyna od nowa
    .about = Karta wraca na pole 1, a te, które leżały przed nią, przesuwają się w górę.
lesson-turn-4 = Świat się porusza
    .about = Przed każdą turą pierwszego gracza obraca się tarcza wydarzeń: barbarzyńcy ruszają lub wracają, miasta handlują.
lesson-wrong-1 = „Co turę gram najlepszą kartę.”
    .about = Na polu 1 jest słaba. Pozwól kartom dojrzeć i planuj, która kiedy dojdzie do pola 5.
lesson-wrong-2 = „Żetony handlu zostawię na potem.”
    .about = Karta mieści trzy, reszta przepada. Każdy wzmacnia swoją kartę o jeden.
lesson-wrong-3 = „Dobra ziemia leży daleko.”
    .about = Najpierw wypełnij ziemię wokół miast: miasto, wokół którego wszystko jest twoje, handluje i wysyła karawany.
lesson-wrong-4 = „Cele są na koniec.”
    .about = Na każdej karcie trzeba spełnić jeden. Wybierz wcześnie i patrz, jak blisko są rywale.
