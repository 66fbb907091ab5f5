game = Zderzenie kultur
    .about = Badaj nieznany ląd, zakładaj miasta i dbaj o szczęście ich mieszkańców, ucz się, handluj, wywieraj wpływ i podbijaj. Wygrywa ten, kto po sześciu rundach ma najwięcej punktów. Od dwóch do czterech godzin.

option-length = Długość gry
    .about = Sześć rund albo cztery, z większą liczbą osadników i szybszą nauką. Albo do siedmiu, gdy w ostatnich pięciu turach grę kończy rzut kością lub budowa cudu.
choice-length-six = sześć rund
choice-length-four = cztery rundy
choice-length-die = kończy kość
choice-length-wonder = kończy cud
option-events = Wydarzenia
    .about = Wydarzenia działają tak, jak wyszły, albo liczą się tylko ich ikony, albo ten, kto ciągnie, za każdym razem wcześniej decyduje, czy liczy się tekst.
choice-events-all = ikony i teksty
choice-events-icons = tylko ikony
choice-events-choice = teksty do wyboru

# Co się robi

do-yes = Tak
do-no = Nie
do-done = Gotowe
do-pass = Pas
do-at = { $cell }
do-end = Koniec tury
do-resign = Rezygnacja z gry
do-raze = Zburzenie miasta: { $cell }
do-first = Następną rundę zaczyna { $seat }
do-learn = Technologia — { $advance }
do-study = Kapłaństwo: { $advance } bez żywności
do-pay = Żywność { $count }, ruda { $count2 }, drewno { $count3 }, idee { $count4 }, reszta w złocie
do-spend = Żetony nastroju { $count }, żywność { $count2 }, ruda { $count3 }, drewno { $count4 }, reszta w złocie
do-shift = Przeniesienie tutaj — { $advance }
do-found = Założenie miasta — { $cell }
do-build = Tworzenie jednostek — { $cell }
do-recruit = Nowa jednostka — { $unit }
do-draft = Pobór: żołnierz za żetony nastroju
do-grow = Rozwój: { $cell } — { $piece }
do-face = Port zwrócony tu: { $cell }
do-collect = Zbiory — { $cell }
do-collect_far = Hodowla: zbiory do dwóch pól dalej — { $cell }
do-gather = Zbiór: { $cell }, { $good }
do-take = Wybór — { $good }
do-civic = Poprawa bytu
do-vote = Głosowanie: poprawa bytu za żeton nastroju
do-improve = Lepszy nastrój — { $cell }
do-influence = Wpływ: { $cell } → { $cell2 }
do-perform = Sztuka i rzeźba, wpływ: { $cell } → { $cell2 }
do-replace = Podmiana — { $piece }
do-wonder = Budowa cudu — { $wonder }, { $cell }
do-reserve = Rezerwacja — { $wonder }
do-chart = Kartografia: żetony kultury i idee
do-tax = Podatki: złoto za każde miasto
do-liberties = Swobody obywatelskie: żetony nastroju
do-tend = Wielkie Ogrody: lepszy nastrój — { $cell }
do-barter = Handel wymienny: { $action } → { $good }
do-tune = Teatr i muzyka: zamiast żetonu — { $good }
do-command = Władza absolutna: jeszcze jedna akcja
do-force = Praca przymusowa: wzburzone miasta działają jak neutralne
do-coin = Tyle z tego w złocie: { $count }
do-boost = Dopłata brakujących żetonów kultury
do-become = Zamiast jednego barbarzyńcy: { $unit }
do-move = Ruch jednostek — { $cell }
do-march = Osadnicy { $few }, żołnierze { $few2 }
do-march_mixed = Osadnicy { $few }, żołnierze { $few2 } (z tego przez las: { $few3 } i { $few4 })
do-sail = Rejs — { $fleet }
do-to = Tutaj: { $cell }
do-road = Drogą tutaj: { $cell } ({ $road })
do-explore = Odkrywanie — { $cell }
do-around = Wokół krawędzi mapy, odkrywanie — { $cell }
do-spread = Statek 1: { $few }, statek 2: { $few2 }, statek 3: { $few3 }, statek 4: { $few4 }
do-place = Ułożenie krainy: { $side }
do-lay = Karta walki — { $action }
do-fight = Dalsza walka
do-retreat = Odwrót
do-tokens = Żetony nastroju { $few }, żetony kultury { $few2 }
do-occupy = Zatrzymanie osady
do-destroy = Zniszczenie osady za złoto
do-sink = Strata: { $fleet }
do-fall = Osadnicy { $few }, żołnierze { $few2 }
do-sadden = { $cell }
do-feed = { $seat } dostaje 1 żywność
do-disband = Oddanie żołnierza, { $cell } ({ $ship })
do-lose = Strata — { $unit }, { $cell } ({ $ship })
do-choose = { $seat }
do-crumble = Utrata: { $piece }, { $cell }
do-topple = Utrata cudu: { $cell }
do-govern = Nowy ustrój — { $category }
do-call = Wielka postać — { $event }
do-play = Karta akcji — { $action }
do-score = Cel — { $goal } ({ $objective })
do-swap = { $seat }, wymiana: { $action } → { $action2 }
do-swap_objective = { $seat }, wymiana: { $objective } → { $objective2 }
do-keep = Oddajesz: { $objective }, zatrzymujesz: { $objective2 }
do-cancel = Nie składaj propozycji
do-survey = Odkrycie krainy — { $cell }
do-trade = Wymiana, z kim: { $seat }
do-invite = Prośba o propozycję, do kogo: { $seat }
do-give = Daj: { $number } × { $good }
do-give_action = Daj kartę akcji: { $action }
do-give_objective = Daj kartę celu: { $objective }
do-want = Poproś o: { $number } × { $good }
do-propose = Złożenie propozycji, komu: { $seat }
do-accept = Zgoda
do-decline = Odmowa
do-counter = Odmowa i własna propozycja
do-hand = { $seat } dostaje: { $action }
do-hand_objective = { $seat } dostaje: { $objective }
do-hire = Najęcie barbarzyńców — { $cell }, zapłata: { $good }
do-use = Zdolność — { $advance }
do-roll = Kość: { $number }
do-draw_action = { $seat } dobiera kartę akcji: { $action }
do-draw_objective = { $seat } dobiera kartę celów: { $objective }
do-draw_event = Wydarzenie: { $event }
do-reveal_wonder = Odkryto cud: { $wonder }
do-reveal_region = Odkryto krainę: { $region }
do-starts = Pierwszy gracz: { $seat }
do-look = { $seat } ogląda kartę celów: { $objective }

# O co się pyta

ask-Turn = wykonaj swoje akcje, a potem zakończ turę.
help-Turn = Trzy akcje: poznaj technologię, załóż miasto, każ miastu stworzyć jednostki, rosnąć lub zbierać, rusz jednostki, popraw nastrój miast albo wywrzyj wpływ na cudze. Tę samą można powtórzyć.
ask-Raze = zburz jedno ze swoich najmniejszych miast za 1 złoto albo spasuj.
help-Raze = Tylko miasta wielkości 1. Osada wraca do ciebie, a jednostki zostają na miejscu.
ask-ChooseFirst = wybierz, kto zacznie następną rundę.
help-ChooseFirst = Możesz wybrać każdego, siebie też. Pierwszy gracz jest pierwszy także wtedy, gdy coś rozstrzyga się w kolejności tur.
ask-Pay = wybierz, czym płacisz.
help-Pay = Złoto może zastąpić dowolny zasób.
ask-PayAbility = wybierz, czym płacisz za zdolność.
help-PayAbility = Złoto może zastąpić dowolny zasób.
ask-PayAdvance = wybierz, czym płacisz: { $advance }.
help-PayAdvance = Idee mogą zastąpić żywność za technologię, a złoto wszystko.
ask-PayUnit = wybierz, czym płacisz: { $kind }, { $at }.
help-PayUnit = Złoto może zastąpić dowolny zasób.
ask-PayGrowth = wybierz, czym płacisz: { $building }, { $at }.
help-PayGrowth = Złoto może zastąpić dowolny zasób.
ask-PaySettler = wybierz, czym płacisz za osadnika: { $at }.
ask-PayFar = wybierz, czym płacisz za dalsze zbiory: { $at }.
ask-PayWonder = wybierz, czym płacisz: { $wonder }, { $at }.
help-PayWonder = Złoto może zastąpić zasoby, ale nie żetony kultury.
ask-PayMood = wybierz, czym płacisz za nastrój: { $at }.
help-PayMood = Dzięki rytuałom żywność, ruda, drewno i złoto mogą zastąpić żetony nastroju.
ask-ChooseGood = wybierz, co bierzesz.
help-ChooseGood = Co przekracza twój limit, przepada.
ask-MoveCubes = zmienia się twój ustrój: wybierz następną technologię nowego, do rozmieszczenia: { $left }.
help-MoveCubes = Masz tyle technologii ustroju, ile było przedtem, a które, wybierasz ty.
ask-FreeAdvance = wybierz darmową technologię.
help-FreeAdvance = Pierwsza w dziedzinie musi poprzedzać pozostałe. Tylko Stalowa broń nadal wymaga swojej rudy.
ask-BuyAdvance = kup technologię, do kupienia: { $left }.
help-BuyAdvance = Płacisz zwykłą cenę, ale bez dalszej akcji.
ask-Build = twórz jednostki ({ $at }), najwyżej jeszcze { $left }.
help-Build = Miasto tworzy tyle jednostek, ile wynosi jego wielkość; szczęśliwe o jedną więcej, wzburzone tylko jedną.
ask-Growth = wybierz miasto i jego nowy budynek.
help-Growth = Miasto nie może mieć więcej części, niż masz miast, ani dwóch takich samych budynków.
ask-FacePort = wybierz pole morza, ku któremu zwrócony jest port w { $at }.
help-FacePort = Tam będą się pojawiać statki tego miasta.
ask-Sanitate = zapłacić 1 żywność za osadnika w { $at }?
help-Sanitate = Higiena daje osadnika zawsze, gdy miasto rośnie.
ask-Collect = zbieraj ({ $at }), najwyżej jeszcze { $left }.
help-Collect = Każde pole daje raz: równina żywność, las drewno, góry rudę. Co przekracza twoje limity, przepada.
ask-Civic = poprawiaj nastrój swoich miast krok po kroku.
help-Civic = Krok kosztuje tyle żetonów nastroju, ile miasto ma części. Szczęśliwe miasta zbierają i tworzą o jedno więcej.
ask-Boost = { $to }: za niski rzut. Dopłacić brakujące żetony kultury: { $short }?
help-Boost = Każdy żeton dodaje do rzutu 1. Bez zapłaty próba się nie udaje.
ask-ReplaceBuilding = wybierz w { $to } budynek, który przyjmie twój kolor.
help-ReplaceBuilding = Na koniec liczy się tobie, ale dalej działa dla miasta.
ask-Become = osada { $at } jest twoja: kim staje się jeden z jej barbarzyńców?
ask-FreeInfluence = wywrzyj wpływ na miasto z { $at } bez akcji albo spasuj; pozostałe próby: { $left }.
ask-Reserve = zarezerwuj jeden z odkrytych cudów.
help-Reserve = Odtąd tylko ty możesz go zbudować, i to bez akcji.
ask-Coins = szlaki handlowe przynoszą { $routes }: ile z tego w złocie?
help-Coins = Reszta przychodzi jako żywność.
ask-MoveAction = wybierz pole, z którego wyruszy następna grupa; pozostałe grupy: { $left }.
help-MoveAction = Jedna akcja to ruch do trzech grup, każdej na sąsiednie pole; statki płyną tak daleko, jak sięga morze. Żołnierze ruszają się tylko dzięki taktyce.
ask-ChooseGroup = wybierz, kto rusza razem ({ $at }).
help-ChooseGroup = Kto idzie razem, liczy się jako jedna z twoich trzech grup.
ask-ChooseTo = wybierz, dokąd idzie grupa ({ $at }).
help-ChooseTo = Kto wejdzie w góry, zostaje tam do końca tury, a kto wejdzie do lasu, nie może już atakować.
ask-PayTribute = Wielkie Mauzoleum żąda żetonów, razem { $tokens }: wybierz których.
ask-Board = z { $at } do { $to }: rozmieść na statkach: { $troop }.
help-Board = Statek zabiera dwie jednostki lądowe.
ask-Unload = z { $at } do { $to }: wybierz statki, z których schodzą: { $troop }.
ask-ChooseShip = wybierz statek w { $at }.
ask-LighthouseMove = Wielka Latarnia: rusz statek z jednego pola albo spasuj.
ask-SailTo = z { $at } ({ $fleet }): wybierz, dokąd płynąć.
help-SailTo = Statki płyną wszędzie, dokąd prowadzi morze. Spotkanie cudzych statków to bitwa, a nieodkryta kraina kończy ruch.
ask-StopAt = wybierz pole morza, na którym stają statki; płyną z { $at } ({ $fleet }).
ask-Orient = wybierz, jak leży { $region }.
help-Orient = Pasuje na dwa sposoby. Zważ, gdzie wypadną równiny, góry i morze.
ask-SettleBarbarians = żyją tu barbarzyńcy: wybierz ich równinę.
help-SettleBarbarians = W ich osadzie jest na początku jeden barbarzyńca. W pobliżu twojego miasta mogą kiedyś zaatakować.
ask-CutFortress = sztuka oblężnicza: zapłacić przeciw twierdzy?
help-CutFortress = 2 drewna odbierają jej kość, 2 rudy trafienie, które anuluje. O każde pyta się osobno.
ask-LayCard = połóż zakrytą kartę walki albo spasuj.
help-LayCard = Obie karty odkrywa się razem i działają tylko w tej rundzie. Potrzebna jest karta, która pasuje do tej bitwy.
ask-Ransom = oblężenie: zachować siłę bojową, płacąc żywność: { $food }?
ask-Withdraw = wybierz pole, na które wycofują się twoje jednostki.
ask-LoseShip = wybierz statki, które tracisz ze wszystkimi na pokładzie; ile: { $left }.
ask-UnitsFall = barbarzyńcy trafiają: wybierz jednostki, które tracisz; ile: { $hits }.
ask-CityHit = barbarzyńcy trafiają: wybierz budynek, który tracisz; pozostałe trafienia: { $left }.
help-CityHit = Najpierw giną jednostki, potem budynki, osada na końcu. Miasto, które traci część, staje się wzburzone.
ask-GoOn = następna runda walki czy odwrót?
help-GoOn = Kto się wycofuje, wraca tam, skąd zaatakował, i nic więcej nie traci.
ask-KeepOrDestroy = osada zdobyta: zatrzymać ją czy zniszczyć za 1 złoto?
help-KeepOrDestroy = Zatrzymana jest twoim wzburzonym miastem.
ask-Spawn = pojawiają się barbarzyńcy: wybierz pole na ich osadę.
ask-Reinforce = wybierz osadę, w której przybędzie barbarzyńca.
ask-ChooseHorde = atakują cię barbarzyńcy: wybierz osadę, z której przychodzą.
ask-ChooseVictim = barbarzyńcy przychodzą z { $horde }: wybierz miasto, które atakują.
ask-MayTakeText = nadchodzi wydarzenie: czy liczy się jego tekst?
help-MayTakeText = Jeśli nie, liczy się tylko ikona. Decydujesz, zanim zobaczysz kartę.
ask-ExhaustLand = wybierz ziemię, która zostaje wyjałowiona.
help-ExhaustLand = Do końca gry nic się tam nie zbiera i nie zakłada się tam miast.
ask-Upset = wybierz miasto, którego nastrój spada o krok; pozostało: { $left }.
ask-KeepMood = zapłacić 1 żeton nastroju, by zachować nastrój miasta: { $cell }?
help-KeepMood = Mity pozwalają oszczędzić każde miasto, któremu wydarzenie popsułoby nastrój.
ask-LoseUnit = wybierz jednostkę, którą oddajesz.
ask-LoseTwo = wybierz dwie jednostki, które oddajesz; znikają, gdy wskażesz obie.
ask-Enrage = wybierz miasto, które staje się wzburzone.
ask-FeedOthers = rozdaj innym żywność, po jednej; pozostało: { $left }.
ask-ChooseReceiver = wybierz, kto jeszcze stawia osadnika.
ask-PlaceUnit = wybierz miasto, w którym stanie darmowa jednostka: { $kind }.
ask-Erupt = { $event }: wybierz miasto, które zostaje pogrzebane.
help-Erupt = Jego jednostki przepadają. Jego części wypadają z gry, ale każda jest warta dla swojego właściciela 2 punkty.
ask-Quake = { $event }: wybierz części do stracenia, od jednej do trzech.
help-Quake = Każda jest odtąd warta dla swojego właściciela 2 punkty, cud 5. Nastrój dotkniętych miast spada.
ask-CivilWar = wojna domowa: wybierz miasto, które traci żołnierza i krok nastroju.
ask-Revolt = rewolucja: znieść ją czy oddać żołnierza?
help-Revolt = Najpierw tracisz akcję, potem zmienia się twój ustrój. Żołnierz oszczędza ci jednego z dwojga.
ask-NewGovernment = wybierz ustrój, który nastaje.
ask-MayTakePerson = { $event } za żetony kultury: { $cost }?
help-MayTakePerson = Wielka postać zostaje z tobą, póki nie zagrasz karty jako akcji: darmowa technologia i coś jeszcze.
ask-MakeHappy = wybierz miasto, które staje się szczęśliwe.
ask-MaySurvey = odkryj krainę obok jednej ze swoich albo spasuj.
ask-MayFoundThere = załóż miasto w nowej krainie (żywność: { $food }) albo spasuj.
ask-MayScore = zrealizuj cel tym, co właśnie się stało, albo spasuj.
help-MayScore = Na każdej karcie można zrealizować tylko jedną połowę. Pytanie pada niezależnie od tego, czy masz taką kartę.
ask-Declare = ogłoś zrealizowany cel albo spasuj.
help-Declare = Każdy cel jest wart 2 punkty. Czego nie ogłosisz, możesz zatrzymać.
ask-MayTeach = zdobywasz miasto (dotąd: { $loser }): zagraj kartę Naucz nas albo spasuj.
ask-ChoosePlayer = wybierz gracza, którego dotyczy karta.
ask-RaiseMood = wybierz miasto, którego nastrój rośnie o krok.
ask-MayRaiseAgain = poprawić jeszcze jeden nastrój za żetony nastroju: { $tokens }?
ask-MaySwap = wymień kartę ({ $other }) albo spasuj.
help-MaySwap = Jedna twoja za jedną tego samego rodzaju. Drugi gracz dowiaduje się, które karty wymieniono.
ask-MayKeep = oddaj cel za jeden z obejrzanych albo spasuj.
ask-HireBarbarians = wybierz barbarzyńców do najęcia i zapłatę albo zakończ.
ask-SendBarbarians = wybierz miasto, które atakują barbarzyńcy z { $settlement }.
ask-ComposeOffer = ułóż propozycję (dla: { $partner }): co dajesz i czego chcesz.
help-ComposeOffer = Ile kart dajesz i jakiego rodzaju, widzą wszyscy, ale które to karty, nie wie nikt, dopóki propozycja nie zostanie przyjęta. „Cofnij” wycofuje krok.
ask-Invited = { $partner } prosi cię o propozycję: ułóż ją albo nic nie proponuj.
help-Invited = Powiedz, co dajesz i czego chcesz. Ile kart dajesz i jakiego rodzaju, widzą wszyscy, ale które to karty, nie wie nikt, dopóki propozycja nie zostanie przyjęta.
ask-AnswerOffer = { $proposer } proponuje ci wymianę. Co ty na to?
help-AnswerOffer = Wymiana następuje od razu. Co przekracza twoje limity, przepada. Jeśli ktoś chce twoich kart, najpierw je wybierz, potem wyraź zgodę. Które karty dostajesz, zobaczysz po przyjęciu.
ask-ExplorerCard = odkryj krainę, postaw darmowego osadnika albo jedno i drugie.

# O czym się mówi

log-gained = { $seat }: { $good } +{ $number }
log-lost = { $seat }: { $good } −{ $number }
log-level = { $seat }: poziom { $number } ({ $good })
log-unit_came = { $owner }, nowa jednostka: { $unit }, { $cell }
log-unit_gone = { $owner }, strata: { $unit }, { $cell }
log-piece_came = { $owner }, budowa: { $piece }, { $cell }
log-piece_gone = { $owner }, strata: { $piece }, { $cell }
log-mood = { $cell }, nastrój teraz: { $mood }
log-drew_action = { $seat } dobiera karty akcji: { $number }
log-drew_objective = { $seat } dobiera karty celów: { $number }
log-round_began = Zaczyna się runda { $number }
log-turn_began = Tura: { $seat }
log-status_began = Faza podsumowania rundy { $number }
log-first_player = Pierwszy gracz: { $seat }
log-razed = { $seat } burzy miasto: { $cell }
log-resigned = { $seat } rezygnuje z gry
log-city_gone = Miasta już nie ma: { $cell }
log-ended = Koniec gry
log-shuffled_actions = Odrzucone karty akcji tworzą nową, przetasowaną talię
log-wonder_gone = { $wonder }: upadek wraz z miastem: { $cell }
log-region_laid = { $region } leży odkryta, pierwsze pole: { $cell } ({ $side })
log-learned = { $seat } poznaje: { $advance }
log-shifted = { $seat }, nowy ustrój: { $advance }
log-left = { $seat } porzuca ustrój: { $category }
log-founded = { $seat } zakłada miasto: { $cell }
log-activated = { $seat } aktywuje miasto: { $cell }
log-influences = { $seat } próbuje wywrzeć wpływ: { $cell } → { $cell2 }
log-influenced = { $seat }: sukces, budynek: { $cell }
log-resisted = { $seat }: porażka, { $cell } się opiera
log-influence_rolled = { $seat }: rzut { $number }
log-wonder_shown = Odkryto cud: { $wonder }
log-wonder_reserved = { $seat } rezerwuje: { $wonder }
log-wonder_built = { $seat } buduje cud: { $wonder }, { $cell }
log-wonder_passed = { $wonder }: nowy właściciel — { $seat }
log-extra_action = { $seat } ma jeszcze jedną akcję
log-routes = { $seat }: szlaki handlowe { $number }
log-rolled = { $owner }: rzut { $number }
log-settlers_went = { $seat }, osadnicy ({ $number }): { $cell } → { $cell2 }
log-soldiers_went = { $seat }, żołnierze ({ $number }): { $cell } → { $cell2 }
log-ships_went = { $seat }, statki ({ $number }): { $cell } → { $cell2 }
log-battle_began = Atak: { $owner } → { $owner2 }, { $cell }
log-battle_round = Runda bitwy { $number }
log-laid = { $seat } kładzie zakrytą kartę walki
log-turned_up = { $seat }, karta walki: { $action }
log-took_card = { $seat } zabiera kartę ({ $seat2 }): { $action }
log-struck = { $owner }: siła bojowa { $number }, trafienia { $number2 }
log-won = { $owner }: wygrana bitwa, { $cell }
log-drawn = Bitwa bez zwycięzcy: { $cell }
log-withdrew = { $owner }, odwrót: { $cell } → { $cell2 }
log-captured = { $seat } zdobywa miasto: { $cell } (dotąd: { $owner })
log-sieged = { $seat } oblega twierdzę ({ $good })
log-ignored = { $seat }, bez skutku: { $action }
log-turned_back = { $seat } nie znajduje morza i zostaje na miejscu: { $cell }
log-happened = { $seat }, wydarzenie: { $event }
log-took_person = { $seat } bierze: { $event }
log-discarded = { $seat } odrzuca: { $action }
log-exhausted = { $seat }: ziemia zostaje wyjałowiona: { $cell }
log-buried = { $seat } traci w klęsce: { $piece }, { $cell }
log-lost_wonder = { $seat } traci w klęsce: { $wonder }
log-spared = { $seat }: { $cell } zachowuje nastrój
log-scored = { $seat } realizuje cel: { $goal } ({ $objective })
log-played = { $seat } zagrywa: { $action }
log-called = { $seat } przywołuje: { $event }
log-saw_action = { $seat } widzi: { $action }
log-saw_objective = { $seat } widzi: { $objective }
log-swapped = { $seat } i { $seat2 } wymieniają kartę ({ $good })
log-proposed = { $seat } proponuje wymianę, komu: { $seat2 }
log-offered = { $seat } daje: { $number } × { $good }
log-wanted = { $seat } chce: { $number } × { $good }
log-agreed = { $seat } i { $seat2 } dokonują wymiany
log-declined = { $seat } odmawia
log-kept = { $seat } wymienia kartę celów
log-lost_action = { $seat } traci akcję
log-banned = { $seat } do czasu higieny nie może powiększać miast ani budować cudów
log-truce = { $seat } i { $seat2 } zawierają rozejm
log-shuffled_events = Wydarzenia tworzą nową, przetasowaną talię
log-hired = { $seat } najmuje barbarzyńców: { $cell }
log-handed = { $seat } przekazuje, { $seat2 } dostaje: { $action }
log-handed_objective = { $seat } przekazuje, { $seat2 } dostaje: { $objective }
log-next_turn = Tura { $number } tej rundy
log-last_turn = Po tej turze gra się skończy
log-spent_action = { $seat }: pozostałe akcje: { $number }
log-port_faces = Port: { $cell } → { $cell2 }
log-forced = { $seat }: do końca tury wzburzone miasta działają jak neutralne
log-warlord_leads = { $seat }: tę bitwę prowadzi Wielki wódz, siła bojowa +{ $number }
log-ransomed = { $seat } wykupuje się z oblężenia
log-unbanned = { $seat } znów może powiększać miasta i budować cuda
log-looked = { $seat } ogląda karty celów: { $number }
log-put_back = { $seat } odkłada karty celów do talii: { $number }
log-inspired = { $seat } czerpie wiedzę, jej źródło: { $seat2 }
log-tech_traded = { $seat } i { $seat2 } wymieniają się wiedzą

# Jak się kończy

how-rounds = koniec ostatniej rundy
    .about = Ostatnia runda dobiegła końca, wygrywa najwięcej punktów.
how-cities = ktoś został bez miast
    .about = W fazie podsumowania ktoś nie miał żadnego miasta. Gra na tym się kończy, wygrywa najwięcej punktów.
how-die = rzut kością
    .about = Na początku tury grę zakończyła kość, wygrywa najwięcej punktów.
how-wonder = budowa cudu
    .about = W jednej z ostatnich tur zbudowano cud. Tę turę rozegrano do końca, wygrywa najwięcej punktów.
how-last = ostatnia cywilizacja w grze
    .about = Wszyscy pozostali się poddali, więc wygrywa ostatnia cywilizacja.
part-cities = miasta
part-advances = technologie
part-wonders = cuda
part-objectives = cele
part-events = wydarzenia

# Co mówi karta

fact-category = { $category }
fact-advance-food = koszt: żywność { $n } (mogą ją zastąpić idee i złoto)
fact-advance-ore = koszt ponadto: ruda { $n }, nawet gdy technologia jest darmowa
fact-needs = wymaga: { $advance }
fact-frame-mood = poziom szczęścia +1 i 1 żeton nastroju
fact-frame-culture = poziom kultury +1 i 1 żeton kultury
fact-unlocks = miasta mogą budować: { $piece }
fact-opens = otwiera ustrój: { $category }
fact-food-cap = możesz mieć żywności do { $n }
fact-idea-cap = możesz mieć najwyżej { $n ->
    [one] { $n } ideę
    [few] { $n } idee
   *[many] { $n } idei
}
fact-frees = nie kosztuje już żywności: { $advance }
fact-frees-ore = nie kosztuje już rudy: { $advance }
fact-spares = nie dotyka cię tekst tego wydarzenia: { $event }
fact-begins = pierwsza: { $advance }
fact-holds = potem w dowolnej kolejności: { $advance }

fact-advance-farming = każdy ma ją od początku, miasta zbierają żywność z równin i drewno z lasów
fact-advance-irrigation = miasta zbierają żywność z pustyń
fact-advance-husbandry = raz na turę zapłać 1 żywność (nic, jeśli masz Drogi) i zbieraj z lądu do 2 pól dalej
fact-advance-mining = każdy ma je od początku, miasta zbierają rudę z gór
fact-advance-engineering = przy zdobyciu odkrywa się cud i odtąd możesz budować odkryte cuda
fact-advance-sanitation = gdy miasto rośnie, możesz zapłacić 1 żywność za osadnika w nim
fact-advance-roads = grupa lądowa, która wychodzi z twojego miasta lub do niego wchodzi, może za 1 żywność przejść 2 pola, a za 1 rudę nie zatrzymują jej góry i lasy
fact-advance-fishing = miasto zbiera żywność z jednego pola morza obok
fact-advance-cartography = raz na turę jako akcja: { $tokens ->
    [one] { $tokens } żeton kultury
    [few] { $tokens } żetony kultury
   *[many] { $tokens } żetonów kultury
} i 1 idea za każdą krainę z twoimi statkami
fact-advance-war_ships = anulują 1 trafienie w pierwszej rundzie bitew morskich i desantów
fact-advance-navigation = statki mogą opływać krawędź mapy do najbliższego morza, ale nie mijać nieodkrytych krain
fact-advance-writing = gdy masz też ustrój, dobierz 1 kartę akcji i 1 kartę celów
fact-advance-public_education = 1 idea przy każdych zbiorach w mieście z akademią
fact-advance-free_education = raz na turę { $tokens ->
    [one] { $tokens } żeton nastroju
    [few] { $tokens } żetony nastroju
   *[many] { $tokens } żetonów nastroju
}, gdy kupujesz technologię wyłącznie za idee i złoto
fact-advance-philosophy = 1 idea za każdą zdobytą później technologię nauki
fact-advance-tactics = twoi żołnierze mogą się ruszać, a ty możesz używać bojowych połówek kart akcji
fact-advance-siegecraft = atakując twierdzę, zapłać 2 drewna, by odebrać jej kość, i 2 rudy, by odebrać trafienie, które anuluje
fact-advance-steel_weapons = 1 trafienie więcej w pierwszej rundzie bitew lądowych przeciw armii bez niej
fact-advance-draft = zawsze, gdy tworzysz jednostki, możesz wziąć jednego żołnierza za { $tokens ->
    [one] { $tokens } żeton nastroju
    [few] { $tokens } żetony nastroju
   *[many] { $tokens } żetonów nastroju
}
fact-advance-myths = gdy wydarzenie miałoby obniżyć nastrój miasta, możesz go zachować za { $tokens ->
    [one] { $tokens } żeton nastroju
    [few] { $tokens } żetony nastroju
   *[many] { $tokens } żetonów nastroju
}
fact-advance-rituals = przy poprawie bytu żywność, ruda, drewno i złoto mogą zastąpić żetony nastroju
fact-advance-priesthood = raz na turę technologia nauki nie kosztuje żywności
fact-advance-state_religion = raz na turę świątynia nie kosztuje żywności
fact-advance-bartering = raz na turę odrzuć kartę akcji za 1 złoto lub { $n ->
    [one] { $n } żeton kultury
    [few] { $n } żetony kultury
   *[many] { $n } żetonów kultury
}
fact-advance-taxes = raz na turę jako akcja: zapłać { $tokens ->
    [one] { $tokens } żeton nastroju
    [few] { $tokens } żetony nastroju
   *[many] { $tokens } żetonów nastroju
} i zyskaj 1 złoto za każde swoje miasto
fact-advance-trade_routes = na początku twojej tury 1 żywność za każdego osadnika lub statek do { $reach ->
    [one] { $reach } pola
    [few] { $reach } pól
   *[many] { $reach } pól
} od cudzego miasta, które nie jest wzburzone, każde miasto liczy się raz, najwyżej { $most }
fact-advance-currency = dochód ze szlaków handlowych możesz brać w złocie
fact-advance-arts_and_sculpture = raz na turę wpływ kulturowy za { $tokens ->
    [one] { $tokens } żeton kultury
    [few] { $tokens } żetony kultury
   *[many] { $tokens } żetonów kultury
} zamiast akcji
fact-advance-circus_and_sports = przy poprawie bytu twoje miasta liczą się jako o 1 mniejsze, ale co najmniej 1
fact-advance-monuments = przy zdobyciu odkrywa się cud, a ty rezerwujesz jeden z odkrytych: tylko ty możesz go zbudować, i to bez akcji
fact-advance-drama_and_music = raz na turę żeton nastroju staje się żetonem kultury albo odwrotnie
fact-advance-chemistry = po stworzeniu jednostek odzyskujesz 1 z zapłaconych za nie zasobów
fact-advance-metallurgy = 2 rudy, jeśli przy jej zdobyciu znasz już Stalową broń
fact-advance-voting = poprawa bytu za { $tokens ->
    [one] { $tokens } żeton nastroju
    [few] { $tokens } żetony nastroju
   *[many] { $tokens } żetonów nastroju
} zamiast akcji, dowolnie często
fact-advance-separation_of_power = wpływając na twoje szczęśliwe miasta, inni nie mogą wydawać żetonów kultury
fact-advance-civil_liberties = jako akcja: { $n ->
    [one] { $n } żeton nastroju
    [few] { $n } żetony nastroju
   *[many] { $n } żetonów nastroju
}, ale żołnierz z poboru kosztuje cię o { $tokens } więcej
fact-advance-free_economy = twoje pierwsze zbiory w turze nie wymagają akcji, a każde inne kosztują oprócz akcji { $tokens ->
    [one] { $tokens } żeton nastroju
    [few] { $tokens } żetony nastroju
   *[many] { $tokens } żetonów nastroju
}
fact-advance-nationalism = po stworzeniu żołnierza lub statku 1 żeton nastroju lub kultury
fact-advance-totalitarianism = wpływając na twoje miasta z żołnierzami, inni nie mogą wydawać żetonów kultury
fact-advance-absolute_power = raz na turę jeszcze jedna akcja za { $tokens ->
    [one] { $tokens } żeton nastroju
    [few] { $tokens } żetony nastroju
   *[many] { $tokens } żetonów nastroju
}
fact-advance-forced_labor = raz na turę zapłać { $tokens ->
    [one] { $tokens } żeton nastroju
    [few] { $tokens } żetony nastroju
   *[many] { $tokens } żetonów nastroju
}, a do jej końca twoje wzburzone miasta działają jak neutralne
fact-advance-dogma = każda zbudowana przez ciebie świątynia daje darmową technologię teokracji
fact-advance-devotion = wpływając na twoje miasta ze świątynią, inni nie mogą wydawać żetonów kultury
fact-advance-conversion = twój wpływ udaje się od 4 wzwyż, a każdy sukces daje { $tokens ->
    [one] { $tokens } żeton kultury
    [few] { $tokens } żetony kultury
   *[many] { $tokens } żetonów kultury
}
fact-advance-fanaticism = w mieście ze świątynią siła bojowa +{ $n } przy twoim pierwszym rzucie, a po przegranej darmowy żołnierz w jednym z twoich miast

fact-cost = koszt: { $cost }
fact-in-port = tylko w mieście z portem
fact-wonder-great_gardens = 1 żywność po każdych zbiorach tego miasta, a jako akcja 1 żeton nastroju podnosi o krok nastrój jednego z twoich miast
fact-wonder-great_pyramids = po zbudowaniu to miasto może próbować wpływu bez akcji, tyle razy: { $n }, a ich właściciel wygrywa remisy
fact-wonder-great_library = po zbudowaniu idee: { $n }, oraz 1 idea w każdej turze gracza po twojej lewej, w której zdobywa on technologię, której nie masz
fact-wonder-great_statue = twoje miasta wpływają o 1 pole dalej, a nikt inny nie może wpływać na to miasto i twoje miasta do 2 pól od niego
fact-wonder-great_lighthouse = po zbudowaniu statek w jego porcie, a po każdej aktywacji tego miasta możesz ruszyć jeden statek
fact-wonder-great_wall = barbarzyńcy nie atakują twoich miast, a bez Sztuki oblężniczej nikt nie może atakować tych z twierdzą
fact-wonder-great_mausoleum = kto atakuje to miasto, płaci 1 żeton nastroju lub kultury za każdego żołnierza, a budowa świątyni nie aktywuje twojego miasta
fact-points = { $n ->
    [one] { $n } punkt
    [few] { $n } punkty
   *[many] { $n } punktów
}
fact-spaces = { $spaces }
fact-barbarians-live = żyją tu barbarzyńcy
fact-piece-fortress = przy pierwszym rzucie bitwy o to miasto obrońca ma 1 kość więcej i anuluje 1 trafienie
fact-piece-academy = 2 idee po zbudowaniu
fact-piece-temple = 1 żeton nastroju lub kultury po zbudowaniu
fact-piece-port = tylko nad morzem, miasto może tworzyć statki i brać z morza 1 złoto lub 1 żeton nastroju zamiast żywności
fact-piece-settlement = osadnik staje się miastem wielkości 1, a jej kolor mówi, czyje ono jest
fact-unit-settler = zakłada miasto na lądzie, który nie jest pustynią, nie walczy
fact-unit-soldier = jedna kość w bitwach lądowych, najwyżej 4 na polu, rusza się tylko dzięki taktyce
fact-unit-ship = płynie na dowolną odległość, zabiera 2 jednostki lądowe, jedna kość w bitwach morskich, powstaje w porcie
fact-supply = w grze najwyżej { $n }
fact-mood-angry = działa jak miasto wielkości 1, nie może rosnąć, a aktywuje się je tylko raz na turę
fact-mood-neutral = działa według swojej wielkości
fact-mood-happy = zbiera lub tworzy o 1 więcej

fact-icon-gold_mine = najpierw kopalnia złota, 2 złota
fact-icon-exhausted_land = najpierw pole lądu obok jednego z twoich miast zostaje wyjałowione
fact-icon-spawn = najpierw w pobliżu jednego z twoich miast pojawia się osada barbarzyńców, a w jednej z ich osad przybywa barbarzyńca
fact-icon-attack = najpierw najsilniejsi barbarzyńcy w zasięgu 2 pól atakują twoje najbliższe miasto
fact-copies = tych kart w talii: { $n }
fact-protects = nie dotyka graczy, którzy mają: { $advance }
fact-lasts = odtąd nie może powiększać miast ani budować cudów ten, komu brakuje: { $advance }
fact-event-pestilence = u każdego, kto ma co najmniej tyle miast: { $least }, spada o krok nastrój tylu z nich: { $n } (z Drogami, Nawigacją lub Szlakami handlowymi: { $more })
fact-event-epidemics = każdy, kto ma co najmniej tyle jednostek: { $least }, traci z nich tyle: { $n } (z Drogami, Nawigacją lub Szlakami handlowymi: { $more })
fact-event-famine = tracisz żywność: { $n }, a jeśli masz jej mniej, jedno z twoich miast staje się wzburzone
fact-event-year-all = każdy gracz zyskuje żywność: { $n }
fact-event-year-self = zyskujesz żywność: { $n }
fact-event-year-give = zyskujesz żywność: { $n }, a innym rozdajesz z zapasów: { $give }
fact-event-population_boom = stawiasz darmowego osadnika, podobnie drugi gracz, którego wybierzesz
fact-event-volcano = jeśli miast masz { $least } lub więcej, tracisz jedno z nich wraz z jednostkami, jego części są warte dla swoich właścicieli po 2 punkty, a cud zachowuje swoje punkty
fact-event-earthquake = jeśli miast masz { $least } lub więcej, tracisz od 1 do 3 ich części, wartych dla swoich właścicieli po 2 punkty (cud zachowuje swoje punkty), a nastrój dotkniętych miast spada o krok
fact-event-heavy_earthquake = każdy, kto miast ma { $least } lub więcej, traci od 1 do 3 ich części, wartych dla swoich właścicieli po 2 punkty (cud zachowuje swoje punkty), a nastrój dotkniętych miast spada o krok
fact-event-flood = spada o krok nastrój jednego z twoich miast nad morzem
fact-event-heavy_flood = u każdego gracza spada o krok nastrój jednego miasta nad morzem
fact-event-migration = drugi gracz, którego wybierzesz, stawia darmowego osadnika, a nastrój jednego z twoich miast spada o krok
fact-event-civil_war = twoje miasto, które nie jest szczęśliwe i w którym stoją żołnierze, traci jednego z nich i krok nastroju, a jeśli takiego nie ma, spada o krok nastrój dowolnego twojego miasta
fact-event-revolution = tracisz akcję, potem zmienia się twój ustrój, o ile może, a oddany żołnierz oszczędza ci jednego z dwojga
fact-person = wielka postać, bierze ją ciągnący za 1 żeton kultury albo ktoś inny za 2 i zagrywa później jako akcję
fact-free-advance = darmowa technologia: { $category }
fact-free-government = darmowa technologia ustroju
fact-event-great_explorer = potem możesz odkryć krainę obok tej, w której masz miasto, i założyć tam miasto bez osadnika, żywność: { $n }
fact-event-great_artist = potem jedno z twoich miast staje się szczęśliwe
fact-event-great_prophet = potem możesz zbudować świątynię za jej cenę, bez aktywowania miasta
fact-event-great_philosopher = potem { $n ->
    [one] { $n } idea
    [few] { $n } idee
   *[many] { $n } idei
}
fact-event-great_scientist = potem { $n ->
    [one] { $n } idea
    [few] { $n } idee
   *[many] { $n } idei
} i 1 karta akcji
fact-event-elder_statesman = potem { $n ->
    [one] { $n } karta akcji
    [few] { $n } karty akcji
   *[many] { $n } kart akcji
}
fact-event-great_warlord = potem rusz jednostki, w pierwszej bitwie, którą zaczniesz, siła bojowa +{ $n }
fact-event-great_merchant = potem twoje szlaki handlowe przynoszą dochód jeszcze raz
fact-event-great_engineer = potem możesz powiększyć miasto za zwykłą cenę, bez aktywowania go

fact-upper = górna połowa, { $civil }
fact-lower = dolna połowa, { $combat }
fact-takes-action = wymaga akcji
fact-tokens = koszt: { $n ->
    [one] { $n } żeton kultury
    [few] { $n } żetony kultury
   *[many] { $n } żetonów kultury
}
fact-when-start_of_turn = przed wszystkim innym w twojej turze
fact-when-before_collect = na następne zbiory w tej turze
fact-when-after_win = w turze, w której wygrasz bitwę lądową, jedna karta za każdą
fact-when-after_win_or_capture = w turze, w której wygrasz bitwę lądową lub zdobędziesz miasto, jedna karta za każde
fact-when-right_after_capture = zaraz po zdobyciu miasta innego gracza
fact-civil-advance = zdobądź technologię bez jej ceny
fact-civil-inspiration = zdobądź bez ceny technologię gracza, który ma jednostkę lub miasto w zasięgu { $reach } pól od twoich, albo którego miasto zdobywasz w tej turze
fact-civil-hero_general = popraw o krok nastrój miasta i jeszcze jednego za żetony nastroju: { $n }
fact-civil-spy = obejrzyj karty akcji i celów gracza i, jeśli chcesz, wymień jedną na swoją tego samego rodzaju
fact-civil-ideas = idee za każde twoje miasto z akademią: { $n }
fact-civil-great_ideas = zyskujesz { $n ->
    [one] { $n } ideę
    [few] { $n } idee
   *[many] { $n } idei
}
fact-civil-mercenaries = barbarzyńcy w zasięgu { $reach } pól od twoich miast lub żołnierzy atakują cudze miasta w pobliżu, każda osada za 1 żywność, rudę, drewno, złoto lub żeton kultury
fact-civil-cultural_takeover = twój następny wpływ w tej turze może dotyczyć osady barbarzyńców: staje się ona twoim neutralnym miastem, a jeden z jej barbarzyńców twoim osadnikiem lub żołnierzem
fact-civil-city_development = miasto rośnie bez ceny, ale zostaje aktywowane
fact-civil-production_focus = jednego pola możesz użyć więcej niż raz
fact-civil-explorer = odkryj krainę obok tej, w której masz miasto, postaw darmowego osadnika w jednym ze swoich miast albo jedno i drugie
fact-civil-negotiations = wybierz gracza, którego nie możesz atakować w tej turze, a on ciebie w swojej następnej
fact-civil-leadership = w tej turze jeszcze { $n ->
    [one] { $n } akcja
    [few] { $n } akcje
   *[many] { $n } akcji
}
fact-civil-assassination = wybrany gracz ma w następnej turze mniej o { $n ->
    [one] { $n } akcję
    [few] { $n } akcje
   *[many] { $n } akcji
}
fact-civil-mass_production = miasto zbiera o { $n } więcej
fact-civil-new_plans = obejrzyj { $n ->
    [one] { $n } kartę celów
    [few] { $n } karty celów
   *[many] { $n } kart celów
} z talii i, jeśli chcesz, oddaj jedną swoją za jedną z nich
fact-civil-synergies = kup za zwykłą cenę { $n ->
    [one] { $n } technologię
    [few] { $n } technologie
   *[many] { $n } technologii
} jednej dziedziny
fact-civil-teach_us = zdobądź technologię tego gracza bez jej ceny
fact-civil-militia = postaw darmowego żołnierza w jednym ze swoich miast
fact-civil-technology_trade = zdobądź bez ceny technologię gracza, który ma jednostkę lub miasto w zasięgu { $reach } pól od twoich, a potem ten gracz zdobywa jedną twoją
fact-civil-new_ideas = kup technologię za zwykłą cenę, potem zyskujesz { $n ->
    [one] { $n } ideę
    [few] { $n } idee
   *[many] { $n } idei
}
fact-with-army = z żołnierzami
fact-with-army-fortress = z żołnierzami lub twierdzą
fact-with-army-ship = z żołnierzami lub statkami
fact-with-army-ship-fortress = z żołnierzami, statkami lub twierdzą
fact-attacker = tylko w ataku
fact-defender = tylko w obronie
fact-on-land = tylko w bitwach lądowych
fact-for-city = tylko w bitwach o miasto
fact-not-against-city = tylko na lądzie i nie przy ataku na miasto
fact-cv = siła bojowa +{ $n }
fact-cv-per-enemy = siła bojowa +{ $n } za każdego wrogiego żołnierza
fact-dice = jeszcze { $n ->
    [one] { $n } kość
    [few] { $n } kości
   *[many] { $n } kości
}
fact-enemy-cv = siła bojowa wroga −{ $n }
fact-enemy-cv-unless = siła bojowa wroga −{ $n }, chyba że zapłaci żywność: { $food }
fact-enemy-cv-each = siła bojowa wroga −{ $n } za każdą jednostkę na tym polu
fact-draws = jeśli wróg straci w tej rundzie jednostkę, dobierz { $n ->
    [one] { $n } kartę akcji
    [few] { $n } karty akcji
   *[many] { $n } kart akcji
}
fact-scout = karta wroga nie działa, a ty ją zabierasz
fact-martyr = karta wroga nie działa, a każda strona traci jednostkę przed rzutem
fact-cancels = anuluje { $n ->
    [one] { $n } trafienie
    [few] { $n } trafienia
   *[many] { $n } trafień
}
fact-die-per-soldier = rzuć kością za każdego swojego żołnierza, a jeśli na którejś wypadnie co najmniej { $n }, tyle trafień się anuluje: { $hits }
fact-kills-before-roll = przed rzutem bitewnym rzuć kością, przy { $n } lub więcej wróg traci żołnierza
fact-kills-after-roll = jeśli wróg stracił nie mniej niż ty, rzuć kością, przy { $n } lub więcej wróg traci jeszcze jednego żołnierza
fact-withdraws = bitwa się kończy, twoje jednostki idą na wolne pole obok, a opuszczone miasto przepada

fact-upper-goal = górna połowa, { $goal }
fact-lower-goal = dolna połowa, { $goal }
fact-status = w fazie podsumowania
fact-at-once = w chwili, gdy to się dzieje
fact-either = w chwili, gdy to się dzieje, albo w fazie podsumowania
fact-not-with = nie w tej samej rundzie co { $goal }
fact-goal-large_civilization = miast masz co najmniej { $n }
fact-goal-most-cities = miast z tym budynkiem masz więcej niż każdy inny gracz: { $piece }
fact-goal-advanced_culture = technologii masz więcej niż każdy inny gracz i co najmniej { $n }
fact-goal-all-advances = masz wszystkie technologie dziedziny: { $category }
fact-goal-government = masz wszystkie technologie jednego ustroju
fact-goal-goal_focused = pełnych dziedzin technologii masz więcej niż każdy inny gracz
fact-goal-diversified_research = dziedziny, w których masz technologie: { $n }
fact-goal-supplies = masz co najmniej { $n } × { $good } i płacisz z tego { $pay }, nic innego tego nie zastąpi
fact-goal-optimized_storage = masz co najmniej: żywność { $n }, ruda { $n } i drewno { $n }
fact-goal-cities = twoje miasta w nastroju „{ $mood }”: co najmniej { $n }
fact-goal-architecture = rodzaje budynków twojego koloru w twoich miastach: { $n }
fact-goal-colony = masz miasto tyle pól od miejsca, w którym zaczynasz grę: co najmniej { $n }
fact-goal-consulate = cudze miasta z budynkiem twojego koloru: co najmniej { $n }
fact-goal-metropolis = masz miasto wielkości { $n }
fact-goal-expansionist = twoje miasta, obok których nie ma innych: co najmniej { $n }
fact-goal-culture_power = budynków w cudzych miastach masz więcej niż każdy inny gracz
fact-goal-trade_power = szlaków handlowych masz { $n } lub więcej
fact-goal-shipping_routes = szlaków handlowych prowadzonych statkami masz { $n } lub więcej
fact-goal-city_founder = zakładasz miasto tyle pól od miejsca, w którym zaczynasz grę: co najmniej { $n }
fact-goal-magnificent_culture = budujesz cud albo w tej rundzie cud budujesz tylko ty
fact-goal-draft_objective = żołnierze z poboru w jednej turze: { $n }
fact-goal-conqueror = zdobywasz miasto innego gracza, którego bronili żołnierze lub twierdza
fact-goal-warmonger = w jednej turze toczysz bitwy lądowe na tylu polach: { $n }, i wygrywasz co najmniej jedną
fact-goal-general = w jednej bitwie lądowej usuwasz tylu żołnierzy: co najmniej { $n }
fact-goal-great_battle = bierzesz udział w bitwie lądowej, w której żołnierzy po obu stronach jest razem { $n } lub więcej
fact-goal-defiance = wygrywasz bitwę z graczem, mając na początku mniej jednostek niż wróg
fact-goal-naval_assault = zdobywasz miasto innego gracza żołnierzami, którzy zeszli ze statków
fact-goal-bold = wygrywasz bitwę z graczem, który na jej początku miał więcej jednostek albo ma więcej technologii wojennych
fact-goal-legendary_battle = atakujesz miasto wielkości { $of } z cudem, żołnierzy masz co najmniej { $n }
fact-goal-scavenger = usuwasz osadnika lub statek, który mógł mieć szlak handlowy
fact-goal-aggressor = jako atakujący wygrywasz bitwę lądową i usuwasz tylu żołnierzy: co najmniej { $n }
fact-goal-barbarian_conquest = zdobywasz osadę barbarzyńców, w której na początku bitwy było ich { $n } lub więcej
fact-goal-resistance = wygrywasz bitwę o miasto z barbarzyńcami i usuwasz ich co najmniej { $n }
fact-goal-sea_blockade = twoje statki przed cudzymi portami: co najmniej { $n }
fact-goal-large_fleet = statków masz { $n } albo co najmniej { $of } i więcej niż każdy inny gracz
fact-goal-large_army = żołnierzy masz więcej niż każdy inny gracz o co najmniej { $n }
fact-goal-standing_army = twoje miasta z żołnierzami: co najmniej { $n }
fact-goal-military_might = żołnierzy i statków masz razem co najmniej { $n }
fact-goal-threat = twoi żołnierze obok miast innych graczy: co najmniej { $n }
fact-goal-outpost = pola z twoimi żołnierzami, które nie są twoimi miastami ani nie leżą obok nich: { $n } lub więcej

counted-plain = równina
counted-mountain = góry
counted-forest = las
counted-sea = morze
counted-desert = pustynia

field-says = jak czytać jej tekst
field-needs = czego wymaga
field-lasts = jak długo działa
field-frame = kolor ramki
field-icon = jej ikona
field-civil = jej górna połowa
field-combat = jej dolna połowa
field-top = jej górna połowa
field-bottom = jej dolna połowa
field-food = żywność w jej cenie
field-ore = ruda w jej cenie
field-wood = drewno w jej cenie
field-culture = żetony kultury w jej cenie

# Znaki terminala; co znaczą, mówi `legend`

legend = ○ akcja · ⚘ żywność · ⚒ ruda · ♣ drewno · ✶ idea · ¤ złoto · ☺ żeton nastroju · ♫ żeton kultury · ♟ osadnik · ⚔ żołnierz · ⛴ statek · ☠ barbarzyńca · ⌂ osada · ♜ twierdza · ✎ akademia · ♁ świątynia · ≈ port · ★ cud · ☹ wzburzone; 2/3: wielkość miasta i do jakiej może urosnąć; ×1: aktywacje w tej turze; ✗ wyjałowione; ? nieodkryte
signs-advance-food = −{ $n }⚘
signs-frame-mood = +☺
signs-frame-culture = +♫

# W kilku słowach, dla terminala, gdy znaki tego nie powiedzą

short-wonder-great_gardens = +1⚘ za każde zbiory, 1☺ podnosi nastrój miasta
short-wonder-great_pyramids = prób wpływu: { $n }, wygrywa remisy
short-wonder-great_library = +{ $n }✶ od razu, 1✶ za technologie gracza po lewej
short-wonder-great_statue = wpływ o 1 dalej, miasta w pobliżu są przed nim chronione
short-wonder-great_lighthouse = 1⛴ od razu, rusza statek przy każdej aktywacji
short-wonder-great_wall = bez ataków barbarzyńców, twierdze tylko ze Sztuką oblężniczą
short-wonder-great_mausoleum = atakujący płacą 1☺ lub ♫ za żołnierza, świątynie bez aktywacji
short-free-advance = za darmo: { $category }
short-free-government = za darmo: ustrój
short-event-great_explorer = kraina i miasto za { $n }⚘
short-event-great_artist = miasto staje się szczęśliwe
short-event-great_prophet = świątynia bez aktywacji
short-event-great_philosopher = +{ $n }✶
short-event-great_scientist = +{ $n }✶, 1 karta akcji
short-event-elder_statesman = kart akcji +{ $n }
short-event-great_warlord = ruch, +{ $n } w pierwszej bitwie
short-event-great_merchant = szlaki handlowe płacą jeszcze raz
short-event-great_engineer = miasto rośnie bez aktywacji
short-when-start_of_turn = na początku tury
short-when-before_collect = następne zbiory
short-when-after_win = po wygranej
short-when-after_win_or_capture = po wygranej lub mieście
short-when-right_after_capture = po zdobyciu miasta
short-civil-advance = darmowa technologia
short-civil-inspiration = technologia sąsiada
short-civil-hero_general = ciesz miasto, drugie: { $n }☺
short-civil-spy = zobacz rękę, zamień kartę
short-civil-ideas = { $n }✶ za każdą akademię
short-civil-great_ideas = +{ $n }✶
short-civil-mercenaries = opłać atak barbarzyńców
short-civil-cultural_takeover = na barbarzyńców
short-civil-city_development = wzrost za darmo
short-civil-production_focus = pole ponownie
short-civil-explorer = kraina i osadnik
short-civil-negotiations = pokój z graczem
short-civil-leadership = akcje +{ $n }
short-civil-assassination = gracz: akcje −{ $n }
short-civil-mass_production = zbiera o { $n } więcej
short-civil-new_plans = { $n } cele, wymień jeden
short-civil-synergies = kup { $n } w dziedzinie
short-civil-teach_us = ich technologia
short-civil-militia = darmowy żołnierz
short-civil-technology_trade = z sąsiadem
short-civil-new_ideas = kup technologię, +{ $n }✶

# Ile co kosztuje

unit-action = { $n ->
    [one] { $n } akcja
    [few] { $n } akcje
   *[many] { $n } akcji
}
unit-food = { $n ->
    [one] { $n } żywność
    [few] { $n } żywności
   *[many] { $n } żywności
}
unit-ore = { $n ->
    [one] { $n } ruda
    [few] { $n } rudy
   *[many] { $n } rudy
}
unit-wood = { $n ->
    [one] { $n } drewno
    [few] { $n } drewna
   *[many] { $n } drewna
}
unit-idea = { $n ->
    [one] { $n } idea
    [few] { $n } idee
   *[many] { $n } idei
}
unit-gold = { $n ->
    [one] { $n } złoto
    [few] { $n } złota
   *[many] { $n } złota
}
unit-mood = { $n ->
    [one] { $n } żeton nastroju
    [few] { $n } żetony nastroju
   *[many] { $n } żetonów nastroju
}
unit-culture = { $n ->
    [one] { $n } żeton kultury
    [few] { $n } żetony kultury
   *[many] { $n } żetonów kultury
}
unit-action_card = { $n ->
    [one] { $n } karta akcji
    [few] { $n } karty akcji
   *[many] { $n } kart akcji
}
sign-action = { $n }○
sign-food = { $n }⚘
sign-ore = { $n }⚒
sign-wood = { $n }♣
sign-idea = { $n }✶
sign-gold = { $n }¤
sign-mood = { $n }☺
sign-culture = { $n }♫
sign-action_card = { $n }▯
price-printed = zwykle
price-range = za zasięg

# Nagłówki, liczniki, uwagi

label-course = Przebieg
label-status = Faza podsumowania
label-round = runda
label-round-1 = Runda 1
label-round-2 = Runda 2
label-round-3 = Runda 3
label-round-4 = Runda 4
label-round-5 = Runda 5
label-round-6 = Runda 6
label-round-7 = Runda 7
label-turn = tura
label-actions = pozostałe akcje
label-ends-on = rzut, od którego gra się kończy
label-first = Pierwszy gracz
label-decks = Talie
label-action-deck = karty akcji
label-objective-deck = karty celów
label-event-deck = wydarzenia
label-event-deck-icons = wydarzenia (tylko ikony)
label-event-deck-choice = wydarzenia (teksty do wyboru)
label-wonder-deck = cuda
label-region-deck = krainy, których nikt nie widział
label-region-to-lay = Jak wyglądałaby nowa kraina
label-map = Mapa
label-barbarians = Barbarzyńcy
label-wonders = Odkryte cuda
label-battle = Bitwa
label-sea-battle = Bitwa morska
label-battle-round = runda bitwy
label-attacker = Atakujący
label-defender = Obrońca
label-sides = Strony bitwy
label-side = strona
label-combat-card = karta walki
label-fighters = walczące jednostki
label-fallen = straty
label-dice = kości
label-sum = suma kości
label-combat-value = siła bojowa
label-offered = W ofercie
label-offered-cards = Karty w ofercie
label-wanted = W zamian
label-action-cards = karty akcji
label-objective-cards = karty celów
label-stock = Zapasy
label-food = żywność
label-ore = ruda
label-wood = drewno
label-idea = idee
label-gold = złoto
label-tokens = Żetony
label-mood-tokens = nastrój
label-culture-tokens = kultura
label-levels = Poziomy
label-happiness = poziom szczęścia
label-happiness-event = wydarzenie przy
label-culture = poziom kultury
label-culture-event = wydarzenie przy
label-this-turn = Do zapamiętania
label-actions-less = o tyle mniej akcji w następnej turze
label-declined = propozycje odrzucone w tej turze
label-banned = bez wzrostu i cudów do czasu higieny
label-cities = Miasta
label-size = wielkość
label-uses = aktywacje w tej turze
label-wonder = cud
label-angry = wzburzone
label-happy = szczęśliwe
label-fortress = twierdza
label-academy = akademia
label-temple = świątynia
label-port = port
label-units = Jednostki
label-settler = osadnicy
label-soldier = żołnierze
label-ship = statki
label-held-wonders = Cuda
label-persons = Wielkie postacie
label-scored = Zrealizowane cele
label-truces = Nie można atakować
label-advances = Technologie
label-hand = Karty akcji
label-objectives = Cele
label-peeked = Karty celów z talii
label-resigned = Poza grą
label-left-as = po kolei
note-price = zasoby: { $number }, { $second }♫
note-lacks-advance = brakuje technologii
note-reserved = zarezerwowany
note-lost = utracone przez wydarzenie, nadal się liczy
note-food = { $number }⚘
note-food-ore = { $number }⚘ { $second }⚒
note-later = później
note-needs-engineering = wymaga: { advance-engineering }
note-needs-cartography = wymaga: { advance-cartography }
note-needs-public_education = wymaga: { advance-public_education }
note-needs-priesthood = wymaga: { advance-priesthood }
note-needs-trade_routes = wymaga: { advance-trade_routes }
note-needs-philosophy = wymaga: { advance-philosophy }
note-needs-draft = wymaga: { advance-draft }
note-needs-state_religion = wymaga: { advance-state_religion }
note-met-upper = górna połowa spełniona
note-met-lower = dolna połowa spełniona
note-met-both = obie połowy spełnione
note-city-angry = wielkość { $number }, wzburzone
note-city-neutral = wielkość { $number }, neutralne
note-city-happy = wielkość { $number }, szczęśliwe
note-exhausted = wyjałowione
note-aboard = na pokładzie
on-size = { $n }/{ $of }
on-uses = ×{ $n }
on-settlement = ⌂
on-exhausted = ✗
on-mountain = góry
on-wonder = ★
on-angry = ☹
on-happy = ☺
on-barbarians = { $n }☠
on-event = ⚑
on-fortress = ♜
on-academy = ✎
on-temple = ♁
on-port = ≈
on-settler = { $n }♟
on-soldier = { $n }⚔
on-ship = { $n }⛴
terrain-plain = równina
terrain-mountain = góry
terrain-forest = las
terrain-sea = morze
terrain-desert = pustynia
mark-exhausted = wyjałowiona ziemia
edge-region = granica krainy
edge-port = port

# Rzeczy

advance-farming = Uprawa roli
advance-storage = Spichlerze
advance-irrigation = Nawadnianie
advance-husbandry = Hodowla
advance-mining = Górnictwo
advance-engineering = Inżynieria
advance-sanitation = Higiena
advance-roads = Drogi
advance-fishing = Rybołówstwo
advance-cartography = Kartografia
advance-war_ships = Okręty wojenne
advance-navigation = Nawigacja
advance-writing = Pismo
advance-public_education = Oświata publiczna
advance-free_education = Wolna oświata
advance-philosophy = Filozofia
advance-tactics = Taktyka
advance-siegecraft = Sztuka oblężnicza
advance-steel_weapons = Stalowa broń
advance-draft = Pobór
advance-myths = Mity
advance-rituals = Rytuały
advance-priesthood = Kapłaństwo
advance-state_religion = Religia państwowa
advance-bartering = Handel wymienny
advance-taxes = Podatki
advance-trade_routes = Szlaki handlowe
advance-currency = Pieniądz
advance-arts_and_sculpture = Sztuka i rzeźba
advance-circus_and_sports = Cyrk i sport
advance-monuments = Monumenty
advance-drama_and_music = Teatr i muzyka
advance-mathematics = Matematyka
advance-astronomy = Astronomia
advance-chemistry = Chemia
advance-metallurgy = Metalurgia
advance-voting = Głosowanie
advance-separation_of_power = Podział władzy
advance-civil_liberties = Swobody obywatelskie
advance-free_economy = Wolna gospodarka
advance-nationalism = Nacjonalizm
advance-totalitarianism = Totalitaryzm
advance-absolute_power = Władza absolutna
advance-forced_labor = Praca przymusowa
advance-dogma = Dogmat
advance-devotion = Pobożność
advance-conversion = Nawracanie
advance-fanaticism = Fanatyzm

category-agriculture = Rolnictwo
category-construction = Budownictwo
category-maritime = Żegluga
category-education = Oświata
category-warfare = Wojsko
category-spirituality = Duchowość
category-economy = Gospodarka
category-culture = Kultura
category-science = Nauka
category-democracy = Demokracja
category-autocracy = Autokracja
category-theocracy = Teokracja

wonder-great_gardens = Wielkie Ogrody
wonder-great_pyramids = Wielkie Piramidy
wonder-great_library = Wielka Biblioteka
wonder-great_statue = Wielki Posąg
wonder-great_lighthouse = Wielka Latarnia
wonder-great_wall = Wielki Mur
wonder-great_mausoleum = Wielkie Mauzoleum

event-pestilence = Mór
event-epidemics = Epidemia
event-famine = Głód
event-severe_famine = Wielki głód
event-good_year_all = Dobry rok dla wszystkich
event-good_year_self = Dobry rok
event-good_year_give = Dobry rok do podziału
event-awesome_year_self = Wspaniały rok
event-awesome_year_all = Wspaniały rok dla wszystkich
event-awesome_year_give = Wspaniały rok do podziału
event-fantastic_year_all = Bajeczny rok dla wszystkich
event-fantastic_year_give = Bajeczny rok do podziału
event-fantastic_year_self = Bajeczny rok
event-great_explorer = Wielki odkrywca
event-great_artist = Wielki artysta
event-great_prophet = Wielki prorok
event-great_philosopher = Wielki filozof
event-great_scientist = Wielki uczony
event-elder_statesman = Sędziwy mąż stanu
event-great_warlord = Wielki wódz
event-great_merchant = Wielki kupiec
event-great_engineer = Wielki inżynier
event-population_boom_spawn = Przyrost ludności I
event-population_boom_attack = Przyrost ludności II
event-volcano = Wulkan
event-earthquake = Trzęsienie ziemi
event-heavy_earthquake = Wielkie trzęsienie ziemi
event-flood = Powódź
event-heavy_flood = Wielka powódź
event-migration = Migracja
event-civil_war = Wojna domowa
event-revolution = Rewolucja

civil-advance = Postęp
civil-inspiration = Natchnienie
civil-hero_general = Bohaterski wódz
civil-spy = Szpieg
civil-ideas = Idee
civil-great_ideas = Wielkie idee
civil-mercenaries = Najemnicy
civil-cultural_takeover = Przejęcie kulturowe
civil-city_development = Rozbudowa miasta
civil-production_focus = Skupienie produkcji
civil-explorer = Odkrywca
civil-negotiations = Negocjacje
civil-leadership = Przywództwo
civil-assassination = Zamach
civil-mass_production = Masowa produkcja
civil-new_plans = Nowe plany
civil-synergies = Synergia
civil-teach_us = Naucz nas
civil-militia = Pospolite ruszenie
civil-technology_trade = Wymiana technologii
civil-new_ideas = Nowe idee

combat-peltasts = Peltaści
combat-encircled = Okrążenie
combat-wedge_formation = Szyk klinowy
combat-high_morale = Wysokie morale
combat-heavy_resistance = Zacięty opór
combat-high_ground = Wzgórze
combat-surprise = Zaskoczenie
combat-siege = Oblężenie
combat-for_the_people = Za lud
combat-improved_defenses = Wzmocniona obrona
combat-tactical_retreat = Taktyczny odwrót
combat-defensive_formation = Szyk obronny
combat-scout = Zwiadowca
combat-martyr = Męczennik
combat-archers = Łucznicy
combat-flanking = Oskrzydlenie

action-advance_peltasts = { civil-advance } / { combat-peltasts }
action-advance_encircled = { civil-advance } / { combat-encircled }
action-inspiration_encircled = { civil-inspiration } / { combat-encircled }
action-inspiration_peltasts = { civil-inspiration } / { combat-peltasts }
action-hero_general_wedge_formation = { civil-hero_general } / { combat-wedge_formation }
action-hero_general_high_morale = { civil-hero_general } / { combat-high_morale }
action-spy_heavy_resistance = { civil-spy } / { combat-heavy_resistance }
action-spy_high_morale = { civil-spy } / { combat-high_morale }
action-ideas_high_ground = { civil-ideas } / { combat-high_ground }
action-ideas_surprise = { civil-ideas } / { combat-surprise }
action-great_ideas_siege = { civil-great_ideas } / { combat-siege }
action-great_ideas_high_ground = { civil-great_ideas } / { combat-high_ground }
action-mercenaries_for_the_people = { civil-mercenaries } / { combat-for_the_people }
action-mercenaries_heavy_resistance = { civil-mercenaries } / { combat-heavy_resistance }
action-cultural_takeover_heavy_resistance = { civil-cultural_takeover } / { combat-heavy_resistance }
action-cultural_takeover_improved_defenses = { civil-cultural_takeover } / { combat-improved_defenses }
action-city_development_tactical_retreat = { civil-city_development } / { combat-tactical_retreat }
action-city_development_peltasts = { civil-city_development } / { combat-peltasts }
action-production_focus_tactical_retreat = { civil-production_focus } / { combat-tactical_retreat }
action-production_focus_peltasts = { civil-production_focus } / { combat-peltasts }
action-explorer_encircled = { civil-explorer } / { combat-encircled }
action-explorer_defensive_formation = { civil-explorer } / { combat-defensive_formation }
action-negotiations_scout = { civil-negotiations } / { combat-scout }
action-negotiations_martyr = { civil-negotiations } / { combat-martyr }
action-leadership_high_ground = { civil-leadership } / { combat-high_ground }
action-leadership_archers = { civil-leadership } / { combat-archers }
action-assassination_high_ground = { civil-assassination } / { combat-high_ground }
action-assassination_archers = { civil-assassination } / { combat-archers }
action-mass_production_defensive_formation = { civil-mass_production } / { combat-defensive_formation }
action-mass_production_encircled = { civil-mass_production } / { combat-encircled }
action-new_plans_flanking = { civil-new_plans } / { combat-flanking }
action-new_plans_high_morale = { civil-new_plans } / { combat-high_morale }
action-synergies_defensive_formation = { civil-synergies } / { combat-defensive_formation }
action-synergies_archers = { civil-synergies } / { combat-archers }
action-teach_us_defensive_formation = { civil-teach_us } / { combat-defensive_formation }
action-teach_us_archers = { civil-teach_us } / { combat-archers }
action-militia_wedge_formation = { civil-militia } / { combat-wedge_formation }
action-militia_high_morale = { civil-militia } / { combat-high_morale }
action-technology_trade_surprise = { civil-technology_trade } / { combat-surprise }
action-technology_trade_high_ground = { civil-technology_trade } / { combat-high_ground }
action-new_ideas_high_morale = { civil-new_ideas } / { combat-high_morale }
action-new_ideas_flanking = { civil-new_ideas } / { combat-flanking }

goal-large_civilization = Wielka cywilizacja
goal-scientific_lead = Prymat nauki
goal-coastal_culture = Kultura nadmorska
goal-religious_fervor = Zapał religijny
goal-fortifications = Umocnienia
goal-advanced_culture = Rozwinięta kultura
goal-city_planner = Urbanista
goal-education_lead = Prymat oświaty
goal-militarized = Militaryzacja
goal-culture_focus = Nacisk na kulturę
goal-science_focus = Nacisk na naukę
goal-trade_focus = Nacisk na handel
goal-seafarers = Żeglarze
goal-government = Ustrój
goal-goal_focused = Dążenie do celu
goal-diversified_research = Wszechstronne badania
goal-eureka = Eureka
goal-wealth = Bogactwo
goal-ore_supplies = Zapasy rudy
goal-wood_supplies = Zapasy drewna
goal-food_supplies = Zapasy żywności
goal-optimized_storage = Pełne spichlerze
goal-happy_population = Szczęśliwa ludność
goal-architecture = Architektura
goal-colony = Kolonia
goal-consulate = Konsulat
goal-metropolis = Metropolia
goal-expansionist = Ekspansja
goal-culture_power = Potęga kultury
goal-trade_power = Potęga handlu
goal-shipping_routes = Szlaki morskie
goal-city_founder = Założyciel miasta
goal-magnificent_culture = Świetna kultura
goal-draft_objective = Pobór
goal-conqueror = Zdobywca
goal-warmonger = Podżegacz wojenny
goal-general = Generał
goal-great_battle = Wielka bitwa
goal-defiance = Nieugiętość
goal-naval_assault = Desant
goal-bold = Odwaga
goal-legendary_battle = Legendarna bitwa
goal-scavenger = Grabieżca
goal-aggressor = Agresor
goal-barbarian_conquest = Podbój barbarzyńców
goal-resistance = Opór
goal-sea_blockade = Blokada morska
goal-large_fleet = Wielka flota
goal-large_army = Wielka armia
goal-standing_army = Stała armia
goal-military_might = Potęga wojskowa
goal-threat = Zagrożenie
goal-terror_regime = Rządy terroru
goal-outpost = Placówka

objective-large_civilization_draft_objective = { goal-large_civilization } / { goal-draft_objective }
objective-scientific_lead_conqueror = { goal-scientific_lead } / { goal-conqueror }
objective-coastal_culture_warmonger = { goal-coastal_culture } / { goal-warmonger }
objective-advanced_culture_warmonger = { goal-advanced_culture } / { goal-warmonger }
objective-religious_fervor_general = { goal-religious_fervor } / { goal-general }
objective-city_planner_great_battle = { goal-city_planner } / { goal-great_battle }
objective-eureka_defiance = { goal-eureka } / { goal-defiance }
objective-happy_population_conqueror = { goal-happy_population } / { goal-conqueror }
objective-education_lead_sea_blockade = { goal-education_lead } / { goal-sea_blockade }
objective-optimized_storage_naval_assault = { goal-optimized_storage } / { goal-naval_assault }
objective-wealth_large_fleet = { goal-wealth } / { goal-large_fleet }
objective-ore_supplies_large_army = { goal-ore_supplies } / { goal-large_army }
objective-wood_supplies_fortifications = { goal-wood_supplies } / { goal-fortifications }
objective-food_supplies_standing_army = { goal-food_supplies } / { goal-standing_army }
objective-architecture_militarized = { goal-architecture } / { goal-militarized }
objective-goal_focused_bold = { goal-goal_focused } / { goal-bold }
objective-colony_threat = { goal-colony } / { goal-threat }
objective-culture_focus_legendary_battle = { goal-culture_focus } / { goal-legendary_battle }
objective-consulate_great_battle = { goal-consulate } / { goal-great_battle }
objective-science_focus_naval_assault = { goal-science_focus } / { goal-naval_assault }
objective-trade_focus_scavenger = { goal-trade_focus } / { goal-scavenger }
objective-metropolis_general = { goal-metropolis } / { goal-general }
objective-seafarers_aggressor = { goal-seafarers } / { goal-aggressor }
objective-government_barbarian_conquest = { goal-government } / { goal-barbarian_conquest }
objective-government_aggressor = { goal-government } / { goal-aggressor }
objective-expansionist_military_might = { goal-expansionist } / { goal-military_might }
objective-city_founder_resistance = { goal-city_founder } / { goal-resistance }
objective-trade_power_resistance = { goal-trade_power } / { goal-resistance }
objective-shipping_routes_terror_regime = { goal-shipping_routes } / { goal-terror_regime }
objective-diversified_research_bold = { goal-diversified_research } / { goal-bold }
objective-culture_power_barbarian_conquest = { goal-culture_power } / { goal-barbarian_conquest }
objective-magnificent_culture_outpost = { goal-magnificent_culture } / { goal-outpost }

region-region_05 = Kraina 5
region-region_06 = Kraina 6
region-region_07 = Kraina 7
region-region_08 = Kraina 8
region-region_09 = Kraina 9
region-region_10 = Kraina 10
region-region_11 = Kraina 11
region-region_12 = Kraina 12
region-region_13 = Kraina 13
region-region_14 = Kraina 14
region-region_15 = Kraina 15
region-region_16 = Kraina 16
region-region_17 = Kraina 17
region-region_18 = Kraina 18
region-region_19 = Kraina 19
region-region_20 = Kraina 20

side-normal = tak jak leży
side-turned = obrócona
piece-fortress = twierdza
piece-academy = akademia
piece-temple = świątynia
piece-port = port
piece-settlement = osada
unit-settler = osadnik
unit-soldier = żołnierz
unit-ship = statek
owner-barbarians = Barbarzyńcy
mood-angry = wzburzone
mood-neutral = neutralne
mood-happy = szczęśliwe
good-food = żywność
good-ore = ruda
good-wood = drewno
good-idea = idea
good-gold = złoto
good-mood = żeton nastroju
good-culture = żeton kultury
good-action_card = karta akcji
good-objective_card = karta celów
road-food = 1 żywność, dwa pola dalej
road-ore = 1 ruda, znów gotowi po górach lub lesie
road-both = 1 żywność i 1 ruda, jedno i drugie
troop-settlers = osadnicy
troop-soldiers = żołnierze
troop-tired_settlers = osadnicy, którzy szli przez las
troop-tired_soldiers = żołnierze, którzy szli przez las
ship-0 = na lądzie
ship-1 = statek 1
ship-2 = statek 2
ship-3 = statek 3
ship-4 = statek 4
fleet-none = bez statków
fleet-1 = statek 1
fleet-2 = statek 2
fleet-12 = statki 1 + 2
fleet-3 = statek 3
fleet-13 = statki 1 + 3
fleet-23 = statki 2 + 3
fleet-123 = statki 1 + 2 + 3
fleet-4 = statek 4
fleet-14 = statki 1 + 4
fleet-24 = statki 2 + 4
fleet-124 = statki 1 + 2 + 4
fleet-34 = statki 3 + 4
fleet-134 = statki 1 + 3 + 4
fleet-234 = statki 2 + 3 + 4
fleet-1234 = statki 1 + 2 + 3 + 4

# czego brakuje do ruchu, którego odmówiono: `missing-<what>`
missing-food = Potrzebna żywność: { $needs }; masz { $has }.
missing-food_or_ideas = Potrzebna żywność lub idee: { $needs }; masz { $has }.
missing-ore = Potrzebna ruda: { $needs }; masz { $has }.
missing-wood = Potrzebne drewno: { $needs }; masz { $has }.
missing-gold = To, czego brakuje, może zastąpić złoto: { $needs }; masz { $has }.
missing-mood = { $needs ->
    [one] Potrzebny jest { $needs } żeton nastroju;
    [few] Potrzebne są { $needs } żetony nastroju;
   *[many] Potrzeba { $needs } żetonów nastroju;
} masz { $has }.
missing-culture = { $needs ->
    [one] Potrzebny jest { $needs } żeton kultury;
    [few] Potrzebne są { $needs } żetony kultury;
   *[many] Potrzeba { $needs } żetonów kultury;
} masz { $has }.
missing-action = Nie masz już żadnej akcji.
missing-ideas = Potrzebne idee: { $needs }; masz { $has }.

# poprawki, z którymi w tę grę nie da się grać: `error-<id>`
error-no-events = { $where }: musi zostać co najmniej jedno wydarzenie.

# the board of the client

line-advance-farming = zbieraj ⚘ i ♣
line-advance-storage = ⚘ do 8
line-advance-irrigation = ⚘ z pustyń
line-advance-husbandry = 1⚘: zbiór z 2 pól
line-advance-mining = zbieraj ⚒
line-advance-engineering = buduj cuda
line-advance-sanitation = osadnik za 1⚘
line-advance-roads = 1⚘: ruch o 2
line-advance-fishing = port; ⚘ z morza
line-advance-cartography = za statki ✶♫
line-advance-war_ships = morze −1 trafienie
line-advance-navigation = żegluj za krawędź
line-advance-writing = akademia; 2 karty
line-advance-public_education = akademie dają ✶
line-advance-free_education = płatność ✶: 1☺
line-advance-philosophy = nauka: po 1✶
line-advance-tactics = twierdza; marsz
line-advance-siegecraft = łam twierdze
line-advance-steel_weapons = r. 1: +1 trafienie
line-advance-draft = żołnierz za 1☺
line-advance-myths = świątynia; 1☺ koi
line-advance-rituals = radość za towary
line-advance-priesthood = nauka bez ⚘
line-advance-state_religion = świątynia bez ⚘
line-advance-bartering = karta za ¤ lub ♫
line-advance-taxes = 1☺: ¤ za miasto
line-advance-trade_routes = ⚘ za szlak, do 4
line-advance-currency = szlaki dają ¤
line-advance-arts_and_sculpture = wpływ za 1♫
line-advance-circus_and_sports = radość tańsza o 1
line-advance-monuments = zarezerwuj cud
line-advance-drama_and_music = 1☺ ⇄ 1♫
line-advance-mathematics = Drogi, inż. 0⚘
line-advance-astronomy = Kart., nawig. 0⚘
line-advance-chemistry = jednostki: 1 zwrot
line-advance-metallurgy = stal za darmo
line-advance-voting = radość za 1☺
line-advance-separation_of_power = chroni szczęśliwe
line-advance-civil_liberties = akcja: 3☺
line-advance-free_economy = 1. zbiór za darmo
line-advance-nationalism = za wojsko 1 żeton
line-advance-totalitarianism = chroni garnizony
line-advance-absolute_power = 2☺: nowa akcja
line-advance-forced_labor = 1☺: źli pracują
line-advance-dogma = świątynia: postęp
line-advance-devotion = chroni świątynie
line-advance-conversion = wpływ na 4+
line-advance-fanaticism = świątynia: bój +2
label-points-now = punkty teraz
label-points = Punkty teraz
label-supply = W grze
label-event-levels = Wydarzenia na poziomach
mark-event = wydarzenie
label-step = krok
label-reach = Dokąd może iść grupa
label-cargo = Statki i co przewożą
label-routes = Szlaki handlowe
label-route-trader = kupiec
label-route-brings = daje
label-route-or = lub
label-works-as = zbiera lub buduje do
label-upper = górna połowa
label-lower = dolna połowa
label-deal = Kto komu oferuje
label-lost-now = straty tej rundy
label-hits = trafienia
label-cancelled = anulowane trafienia
note-becomes-angry = Użyte ponownie w tej turze stanie się wzburzone.
note-becomes-neutral = Użyte ponownie w tej turze stanie się neutralne.
note-attack = atak: { $second } przeciw { $number }
note-explores = odkrywa region
note-stays = zostaje tam w tej turze
note-no-attack = nie zaatakuje stamtąd w tej turze
board-boards = Plansze graczy
board-mood-tokens = z { $of } żetonów nastroju
board-culture-tokens = z { $of } żetonów kultury
board-happiness = Poziom szczęścia: tyle żetonów nastroju można mieć; czerwone znaki to wydarzenia
board-culture = Poziom kultury: tyle żetonów kultury można mieć; czerwone znaki to wydarzenia
board-known = znane
board-open = można poznać
board-dear = teraz nie do opłacenia
board-locked = czegoś brakuje
board-later = jeszcze nie
board-lacks-public_education = Ośw. publiczna
board-lacks-state_religion = Rel. państwowa
board-at-once = od razu
board-who-goes = Kto wyrusza?
board-empty-ship = pusty
board-no-goal = To, co właśnie się stało, nie realizuje żadnego z twoich celów: spasuj.
board-no-goal-about = Pytanie pada niezależnie od tego, czy masz taką kartę, żeby nikt się tego nie dowiedział.
board-why-COC-7-3 = Rozmiar miasta nie może przekroczyć liczby twoich miast.
board-why-COC-7-7 = Port wymaga morza obok miasta.
board-why-COC-7-12 = Wzburzone miasto nie rośnie.
board-goal-city_founder = miasto { $n } pól stąd
board-goal-draft_objective = pobór { $n } w turze
board-goal-conqueror = wziąć miasto w walce
board-goal-warmonger = bitwy w turze: { $n }
board-goal-general = usunąć { $n } w bitwie
board-goal-great_battle = bitwa { $n } żołnierzy
board-goal-defiance = wygrać w mniejszości
board-goal-naval_assault = miasto od morza
board-goal-bold = pobić silniejszego
board-goal-legendary_battle = atak na cud
board-goal-scavenger = usunąć handlarza
board-goal-aggressor = atak: usunąć { $n }
board-goal-barbarian_conquest = wziąć obóz { $n }+
board-goal-resistance = pobić { $n } barbarzyńców
board-goal-cities = { $mood } × { $n }
board-city-of = Miasto: { $name }
board-camp = Osada barbarzyńców
board-land-plain = Żyzna ziemia
board-land-mountain = Góry
board-land-forest = Las
board-land-sea = Morze
board-land-desert = Jałowa ziemia
board-yield-plain = miasto obok zbiera żywność
board-yield-mountain = miasto obok zbiera rudę; kto wejdzie, zostaje w tej turze
board-yield-forest = miasto obok zbiera drewno; po wejściu nie ma ataku
board-yield-sea = tu pływają statki; z Rybołówstwem miasto obok zbiera żywność
board-yield-desert = z Nawadnianiem miasto obok zbiera żywność; bez miast
board-unexplored = jednostki, które wejdą, odkryją region
board-works = działa jak rozmiar { $n }, może urosnąć do { $of }
board-route = Szlak handlowy, { $name }: { $from } – { $to }; co turę { $goods }
board-verb-collect = Zbieraj
board-verb-collect_far = Zbieraj daleko
board-verb-build = Buduj jednostki
board-verb-grow = Rozbuduj
board-verb-found = Załóż miasto
board-verb-move = Ruch
board-verb-to = Idź tutaj
board-verb-influence = Wpływ
board-stands = stoi
board-can-grow = można zbudować
board-needs = wymaga: { $name }
board-not-now = nie teraz
board-collect-help = Kliknij podświetlone pole albo weź od razu:
board-take-all = Weź
board-enough = Wystarczy
board-fits-both = Pasuje na oba sposoby: obróć albo połóż tak, jak widać.
board-fits-once = Pasuje tylko tak.
board-turn = Obróć
board-lay = Połóż tak
board-loses = straty { $n }
board-trade = Handel: { $name }
board-offer = Oferta: { $name }
board-give = Dajesz
board-want = Prosisz o
board-trade-caps = Co przekracza limit, przepada. Drugi gracz jest pytany od razu, a tura czeka na odpowiedź.
board-trade-lost = Brak miejsca: { $n } × { $good } przepadnie
board-send = Złóż ofertę: { $name }
board-less = mniej: { $name }
board-more = więcej: { $name }
bar-learn = Odkryj
bar-learn-lacks = Technologia kosztuje żywność lub idee, a pierwsza w kategorii musi być przed innymi.
bar-found = Osada
bar-found-lacks = Osadnik musi stać na lądzie, na wolnym i niejałowym polu.
bar-collect = Zbieraj
bar-collect-lacks = Żadne miasto nie może teraz zbierać: wzburzone działa raz w turze, a ziemia wokół musi coś dawać.
bar-build = Wojsko
bar-build-lacks = Żadne miasto nie może teraz tworzyć jednostek: kosztują surowce, a wzburzone miasto działa raz w turze.
bar-grow = Rozwój
bar-grow-lacks = Żadne miasto nie urośnie: brak surowców, technologii budynku albo jeszcze jednego miasta.
bar-move = Ruch
bar-move-lacks = Żadna jednostka nie ma dokąd iść: żołnierze potrzebują Taktyki, a góry zatrzymują do następnej tury.
bar-cheer = Nastrój
bar-cheer-lacks = Żadnemu miastu nie można poprawić nastroju: krok kosztuje tyle żetonów nastroju, ile części ma miasto.
bar-influence = Wpływ
bar-influence-lacks = Żadne obce miasto nie jest w zasięgu albo wpływ już się w tej turze udał.
bar-wonder = Cud
bar-wonder-lacks = Żadnego cudu nie zbudujesz: brak technologii, surowców, żetonów kultury albo spokojnego miasta.
bar-card = Karta
bar-card-lacks = Żadnej karty z ręki nie można teraz zagrać.
bar-trade = Wymiana
bar-trade-lacks = Nie ma z kim lub czym się wymienić.
bar-other = Zdolność
board-battle-cards = Karty
board-battle-roll = Rzut
board-battle-losses = Straty
board-battle-on = Dalej?
board-step-1 = Cele
board-step-2 = Wolny postęp
board-step-3 = Karty
board-step-4 = Zburzenie
board-step-5 = Pierwszy gracz
on-works-as = do { $n }
on-upper = { $n }/{ $of }
on-lower = { $n }/{ $of }

lesson-turn = Sześć rund po trzy tury.
lesson-turn-1 = Trzy akcje
    .about = Poznaj rozwinięcie, załóż miasto, użyj miasta, rusz się, pociesz miasto albo szerz kulturę: dowolne trzy, także te same.
lesson-turn-2 = Miasto pracuje
    .about = Użyte miasto zbiera z okolicy, buduje jednostki albo rośnie. Im większe, tym więcej może.
lesson-turn-3 = Nie dwa razy
    .about = Użyte znowu w tej samej turze miasto staje się mniej szczęśliwe. Gniewne miasto robi niewiele i nie rośnie.
lesson-turn-4 = Runda się kończy
    .about = Pokaż cele, weź rozwinięcie za darmo, dobierz karty, zmień ustrój, jeśli chcesz.
lesson-wrong-1 = „Wygrywa wiele rozwinięć.”
    .about = Każde daje pół punktu, część miasta jeden, cel dwa, cud pięć.
lesson-wrong-2 = „Żywność można odłożyć.”
    .about = Bez Spichlerzy zostają tylko dwie, a niczego nie ma więcej niż osiem.
lesson-wrong-3 = „Wystarczy jedno duże miasto.”
    .about = Żadne miasto nie może być większe niż liczba twoich miast. Zakładaj nowe wcześnie.
lesson-wrong-4 = „Nikt nie przyjdzie tak daleko.”
    .about = Miasto bez żołnierzy i twierdzy pada bez walki. Zostaw kogoś w domu.
