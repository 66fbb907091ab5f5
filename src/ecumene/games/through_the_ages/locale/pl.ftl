game = Cywilizacja: Poprzez Wieki
    .about = Prowadź cywilizację od starożytności po współczesność: przywódcy, cuda, nauka, armie i polityka. Wygrywa ten, kto na koniec ma najwięcej kultury. Od dwóch do czterech godzin.

# Co się robi

do-take = Karta z toru — { $card }
do-take_at = Karta z toru, miejsce { $place } — { $card }
do-increase = Wzrost ludności
do-build = Budowa — { $card }
do-upgrade = Ulepszenie — { $card } → { $card2 }
do-remodel = Bach: przebudowa — { $card } → { $card2 }
do-destroy = Zniszczenie — { $card }
do-lead = Przywódca — { $card }
do-stage = Budowa cudu: { $number ->
    [one] { $number } etap
    [few] { $number } etapy
   *[many] { $number } etapów
}
do-develop = Technologia — { $card }
do-revolt = Rewolucja — { $card }
do-play = Karta akcji — { $card }
do-tactic = Taktyka — { $card }
do-copy = Kopia taktyki — { $card }
do-enlist = Barbarossa: ludność i od razu jednostka — { $card }
do-sail = Transatlantyki: ludność za darmo
do-exchange = Hammurabi: akcja militarna jako cywilna
do-speech = Churchill: kultura
do-arm = Churchill: nauka i surowce na wojsko
do-trade = Szlaki handlowe: wymiana żywności i surowców
do-end = Koniec tury
do-prepare = Przygotowanie wydarzenia — { $card }
do-attack = Agresja — { $card }, cel: { $seat }
do-wage = Wypowiedzenie wojny — { $card }, cel: { $seat }
do-offer = Propozycja paktu — { $card }, komu: { $seat }, jako { $side }
do-cancel = Zerwanie paktu — { $seat }
do-resign = Rezygnacja z gry
do-retire = Odejście Aleksandra za żółty żeton
do-settle = Kolumb zakłada kolonię — { $card }
do-pass = Pas
do-peek = Joanna d’Arc: podejrzenie najbliższego wydarzenia
do-accept = Zgoda na pakt
do-refuse = Odrzucenie paktu
do-bonus = Karta premii — { $card }
do-drop = Odrzucenie zakrytej karty — { $card }
do-defend = Obrona
do-yield = Bez obrony
do-bid = Oferta: { $number }
do-send = Wysłanie jednostki — { $card }
do-colonize = Kolonizacja tymi siłami
do-food = Żywność: { $number }, reszta — surowce
do-choose = Wybór — { $card }
do-discard = Odrzucenie — { $card }
do-lose = Strata z karty — { $card }
do-tuck = Homer pod cudem — { $card }
do-resolve = Najpierw — { $card }, cel: { $seat }
do-done = Gotowe
do-raze = Najazd: zniszczenie — { $card }
do-claim = Porozumienie: karta z toru, miejsce { $place } — { $card }
do-use = Użycie zdolności — { $card }
do-deal = Na tor kart: { $card }
do-draw = { $seat } dobiera kartę militarną: { $card }
do-set = Odłożono pierwsze wydarzenie: { $card }
do-reveal = Odkryto wydarzenie: { $card }
do-glimpse = { $seat } podgląda najbliższe wydarzenie: { $card }

# O co się pyta

ask-ActionPhase = wykorzystaj swoje akcje, a potem zakończ turę.
help-ActionPhase = Akcjami cywilnymi bierzesz karty, powiększasz ludność, budujesz i rozwijasz; militarnymi tworzysz jednostki i wybierasz taktykę. Gdy wystarczy, zakończ turę.
ask-TuckHomer = Homer odchodzi: wsuń go pod ukończony cud albo odzyskaj akcję cywilną.
help-TuckHomer = Pod cudem na stałe daje szczęście; w przeciwnym razie wraca do ciebie teraz jedna akcja cywilna.
ask-MayPeek = Joanna d’Arc może podejrzeć najbliższe wydarzenie.
help-MayPeek = Wydarzenie zobaczysz tylko ty, a akcja polityczna następuje zaraz potem.
ask-Politics = jedna akcja polityczna albo pas.
help-Politics = Raz na turę, przed akcjami: przygotuj wydarzenie, zaatakuj, wypowiedz wojnę lub zaproponuj pakt. Pas nic nie kosztuje.
ask-AnswerPact = { $asker } proponuje ci pakt: { $card } ({ $asker }: { $side }). Zgoda?
help-AnswerPact = Pakt obowiązuje obie strony, dopóki ktoś go nie zerwie. Karta mówi, co dostaje każda z nich.
ask-Defend = { $attacker } atakuje: { $card }, siła { $strength }. Dokładaj karty, aż jej dorównasz, albo się nie broń.
help-Defend = Karty premii dodają swoją obronę, każda inna karta militarna położona zakryta dodaje 1. Osiągnij siłę, a nic ci się nie stanie.
ask-Raid = zniszcz budynek miejski do poziomu { $level }; właściciel: { $rival }.
help-Raid = Otrzymasz w surowcach połowę kosztu budynku.
ask-Annex = wybierz kolonię, którą zabierasz; właściciel: { $rival }.
help-Annex = Wszystko, co kolonia daje na stałe, będzie twoje.
ask-Infiltrate = usuń przywódcę albo nieukończony cud; właściciel: { $rival }, kultura za każdy poziom: { $culture }.
help-Infiltrate = Opuszcza grę; im wyższy poziom, tym więcej kultury otrzymasz.
ask-ChooseWar = masz kilka wojen do rozstrzygnięcia: która najpierw?
help-ChooseWar = Każdą wojnę rozstrzyga się osobno, a zdobycz z jednej zostaje z tobą w następnej.
ask-TakeTechnology = zabierz technologie specjalne, za resztę naukę; pokonany: { $loser }, do zabrania: { $budget }.
help-TakeTechnology = Wzięta technologia zużywa z sumy tyle, ile kosztuje; resztę otrzymasz jako naukę.
ask-Bid = licytuj terytorium albo spasuj.
help-Bid = Zwycięzca musi wysłać jednostki i karty premii warte tyle co oferta. Jednostki przepadają, kolonia zostaje.
ask-SendForce = zbierz siły do kolonizacji: jednostki, a jeśli chcesz, także karty premii.
help-SendForce = Wysłane jednostki przepadają: nie wysyłaj więcej, niż wymaga oferta.
ask-Split = żywność i surowce, razem { $amount } ({ $victim }): ile z tego to żywność?
help-Split = To, co nie jest żywnością, liczy się w surowcach; razem jest zawsze tyle samo.
ask-MayBuild = zbudować za darmo: { $tech }?
help-MayBuild = Potrzebny jest wolny robotnik, ale ani akcja, ani surowce.
ask-Grant = ludność, budynek albo technologia ze zniżką { $discount } lub pas.
help-Grant = Nie zużywa akcji cywilnej. Jeśli spasujesz, okazja minie.
ask-DestroyBuilding = wybierz budynek do zniszczenia; właściciel: { $victim }.
help-DestroyBuilding = Znika tylko budynek: jego robotnik jest znów wolny, a technologia zostaje.
ask-LoseColony = wybierz kolonię, którą tracisz.
help-LoseColony = To, co dawała kolonia, przepada razem z nią.
ask-Ruin = wybierz cud ery A lub I, który popadnie w ruinę.
help-Ruin = Ruina daje co turę 2 kultury i nic więcej.
ask-TakeFromRow = weź karty z toru; pozostałe na to akcje cywilne: { $budget }.
help-TakeFromRow = Te karty nie zużywają twoich akcji cywilnych. Powiedz, że gotowe, gdy nie chcesz więcej.
ask-LoseBlue = wybierz kartę, z której oddajesz niebieski żeton; żetony do oddania: { $count }.
help-LoseBlue = Żetony na farmach i kopalniach to twoje zapasy żywności i surowców.
ask-LoseWorker = wybierz kartę, z której zabierasz robotnika; robotnicy do stracenia: { $count }.
help-LoseWorker = Robotnik wraca do żółtego banku, a to, co tam stało, znika.
ask-DiscardMilitary = { $count ->
    [one] odrzuć { $count } kartę militarną.
    [few] odrzuć { $count } karty militarne.
   *[many] odrzuć { $count } kart militarnych.
}
help-DiscardMilitary = Możesz mieć tyle kart militarnych, ile masz akcji militarnych. Inni widzą tylko erę odrzuconych.
ask-BuildFor = { $discount ->
    [one] zbuduj lub ulepsz o { $discount } surowiec taniej.
    [few] zbuduj lub ulepsz o { $discount } surowce taniej.
   *[many] zbuduj lub ulepsz o { $discount } surowców taniej.
}
help-BuildFor = Karta opłaca część ceny: wybierz, co z nią zbudować.
ask-DevelopBy = opracuj technologię; nauka, którą potem zyskasz: { $science }.
help-DevelopBy = Teraz płacisz całą cenę; wymieniona nauka przyjdzie potem.

# O czym się mówi

log-culture_up = { $seat }: kultura +{ $number }
log-culture_down = { $seat }: kultura −{ $number }
log-science_up = { $seat }: nauka +{ $number }
log-science_down = { $seat }: nauka −{ $number }
log-food_up = { $seat }: żywność +{ $number }
log-food_down = { $seat }: żywność −{ $number }
log-resources_up = { $seat }: surowce +{ $number }
log-resources_down = { $seat }: surowce −{ $number }
log-grew = { $seat }: ludność +{ $number }
log-shrank = { $seat }: ludność −{ $number }
log-yellow_up = { $seat }: żółte żetony +{ $number }
log-yellow_down = { $seat }: żółte żetony −{ $number }
log-blue_up = { $seat }: niebieskie żetony +{ $number }
log-blue_down = { $seat }: niebieskie żetony −{ $number }
log-took = { $seat } bierze: { $card }
log-built = { $seat } buduje: { $card }
log-upgraded = { $seat } ulepsza: { $card } → { $card2 }
log-destroyed = { $seat }, zniszczone: { $card }
log-led = { $seat }, nowy przywódca: { $card }
log-left = { $seat }, opuszcza grę: { $card }
log-staged = { $seat }: { $card }, etapy +{ $number }
log-completed = { $seat } kończy cud: { $card }
log-developed = { $seat } opracowuje: { $card }
log-revolted = { $seat }, rewolucja: { $card }
log-played = { $seat } zagrywa: { $card }
log-adopted = { $seat }, taktyka: { $card }
log-prepared = { $seat } przygotowuje wydarzenie ({ $age })
log-happened = Wydarzenie: { $card }
log-attacked = { $seat } atakuje: { $card }, cel: { $seat2 }
log-repelled = { $seat } odpiera atak
log-struck = { $seat } ponosi skutki agresji: { $card }
log-waged = { $seat } wypowiada wojnę: { $card }, cel: { $seat2 }
log-won_war = { $seat } zwycięża: { $card }, przewaga siły: { $number }
log-drawn_war = Wojna bez zwycięzcy: { $card }
log-offered = { $seat } proponuje pakt: { $card } ({ $side }), komu: { $seat2 }
log-agreed = Pakt zawarty: { $card } ({ $seat }, { $seat2 })
log-refused = { $seat } odrzuca pakt: { $card }
log-ended = Pakt wygasa: { $card }
log-resigned = { $seat } rezygnuje z gry
log-colonized = { $seat } zdobywa kolonię: { $card }
log-lost_colony = { $seat } traci kolonię: { $card }
log-unclaimed = Nikt nie bierze terytorium: { $card }
log-drew = { $seat } dobiera karty militarne: { $number }
log-discarded = { $seat } odrzuca kartę militarną ({ $age })
log-rose_up = { $seat }: powstanie, brak produkcji
log-age_began = Zaczyna się { $age }
log-antiquated = { $seat }, przestarzałe: { $card }
log-ruined = { $seat }, w ruinie: { $card }
log-sacrificed = { $seat } poświęca jednostkę: { $card }
log-scored = Punktacja końcowa: { $card }
log-forfeited = { $seat } rezygnuje z następnej akcji politycznej
log-swept = Odpada z toru: { $card }
log-last_round = Wiadomo już, która runda jest ostatnia
log-saw = { $seat } podgląda najbliższe wydarzenie: { $card }
log-starved = { $seat }, brakuje żywności: { $number }
log-tucked = { $seat }, Homer leży pod cudem: { $card }
log-regained = { $seat }: akcje cywilne z powrotem +{ $number }
log-spent = { $seat }: stracone akcje cywilne −{ $number }
log-reshuffled = Odrzucone karty militarne tworzą nową, przetasowaną talię
log-turn_began = Tura: { $seat }
log-civil_up = { $seat }: akcje cywilne +{ $number }
log-civil_down = { $seat }: akcje cywilne −{ $number }
log-military_up = { $seat }: akcje militarne na tę turę +{ $number }
log-military_down = { $seat }: akcje militarne −{ $number }
log-spare_food_up = { $seat }: żywność na tę turę +{ $number }
log-spare_food_down = { $seat }: żywność na tę turę −{ $number }
log-spare_resources_up = { $seat }: surowce na tę turę +{ $number }
log-spare_resources_down = { $seat }: surowce na tę turę −{ $number }
log-unit_resources_up = { $seat }: surowce na jednostki +{ $number }
log-unit_resources_down = { $seat }: surowce na jednostki −{ $number }
log-unit_science_up = { $seat }: nauka na technologie jednostek +{ $number }
log-unit_science_down = { $seat }: nauka na technologie jednostek −{ $number }
log-dealt = Na tor trafia: { $card }
log-replaced = { $seat }, zastąpione: { $card }
log-captured = { $seat } przejmuje technologię: { $card }, od kogo: { $seat2 }
log-shared_tactic = { $seat }, taktyka staje się wspólna: { $card }
log-called_off = { $seat } odwołuje wojnę: { $card }
log-bid_made = { $seat } licytuje: { $number }
log-passed_by = { $seat } już nie licytuje
log-renewed = Przyszłe wydarzenia stają się bieżącymi
log-unscored = Bez punktów: wydarzenie ({ $age })
log-skipped = { $seat } pomija fazę polityki
log-first_changed = Nowy pierwszy gracz: { $seat }
log-round_began = Zaczyna się runda { $number }
log-turn_ended = { $seat }: koniec tury, wszystkie akcje znów są dostępne
log-strongest = { $seat }: największa siła, { $number }
log-weakest = { $seat }: najmniejsza siła, { $number }
log-most_culture = { $seat }: najwięcej kultury, { $number }
log-least_culture = { $seat }: najmniej kultury, { $number }
log-happiest = { $seat }: najwięcej szczęścia, { $number }
log-unhappiest = { $seat }: najwięcej niezadowolonych robotników, { $number }
log-compared = Siła: { $seat } { $number }, { $seat2 } { $number2 }

# Kim gracz jest dla wydarzenia, obok imienia
board-role-strongest = największa siła, { $number }
board-role-weakest = najmniejsza siła, { $number }
board-role-most_culture = najwięcej kultury, { $number }
board-role-least_culture = najmniej kultury, { $number }
board-role-happiest = najwięcej szczęścia, { $number }
board-role-unhappiest = najwięcej niezadowolonych, { $number }

# Jak się kończy

how-culture = najwięcej kultury
    .about = Ostatnia runda dobiegła końca, podliczono pozostałe wydarzenia ery III; wygrywa ten, kto ma najwięcej kultury.
how-last = ostatnia cywilizacja w grze
    .about = Wszyscy pozostali się poddali, więc wygrywa ostatnia cywilizacja.
part-culture = kultura
part-events = ostatnie wydarzenia
part-leaders = przywódcy na koniec

# Co mówi karta

fact-age = { $age }
fact-kind = { $kind }
fact-type = { $type }
fact-stages = etapy kosztują surowców: { $stages }
fact-tech-cost = opracowanie: nauka { $n }
fact-revolution = przez rewolucję: nauka { $n }
fact-cost = każdy robotnik kosztuje { $n ->
    [one] { $n } surowiec
    [few] { $n } surowce
   *[many] { $n } surowców
}
fact-worker-culture = każdy robotnik: kultura +{ $n }
fact-worker-science = każdy robotnik: nauka +{ $n }
fact-worker-strength = każdy robotnik: siła +{ $n }
fact-worker-happy = każdy robotnik: szczęście +{ $n }
fact-worker-food = każdy robotnik: żywność +{ $n }, tyle samo wart jest każdy niebieski żeton na tej karcie
fact-worker-resources = każdy robotnik: surowce +{ $n }, tyle samo wart jest każdy niebieski żeton na tej karcie
fact-air-force = każda jednostka może dołączyć do jednej armii i podwaja siłę jej taktyki
fact-culture = kultura +{ $n }
fact-science = nauka +{ $n }
fact-strength = siła +{ $n }
fact-happy = szczęście +{ $n }
fact-worker-less-culture = każdy robotnik: kultura −{ $n }
fact-worker-less-science = każdy robotnik: nauka −{ $n }
fact-worker-less-happy = każdy robotnik: szczęście −{ $n }
fact-less-culture = kultura −{ $n }
fact-less-science = nauka −{ $n }
fact-less-happy = szczęście −{ $n }
fact-less-blue = niebieskie żetony −{ $n }
fact-civil = { $n ->
    [one] { $n } akcja cywilna
    [few] { $n } akcje cywilne
   *[many] { $n } akcji cywilnych
}
fact-military = { $n ->
    [one] { $n } akcja militarna
    [few] { $n } akcje militarne
   *[many] { $n } akcji militarnych
}
fact-more-civil = +{ $n ->
    [one] { $n } akcja cywilna
    [few] { $n } akcje cywilne
   *[many] { $n } akcji cywilnych
}
fact-more-military = +{ $n ->
    [one] { $n } akcja militarna
    [few] { $n } akcje militarne
   *[many] { $n } akcji militarnych
}
fact-urban-limit = budynków miejskich każdego rodzaju najwyżej { $n }
fact-stages-at-once = jedną akcją do { $n ->
    [one] { $n } etapu cudu
    [few] { $n } etapów cudu
   *[many] { $n } etapów cudu
}
fact-discounts = budynki miejskie tańsze: poziom I o { $one }, poziom II o { $two }, poziom III o { $three }
fact-blue = niebieskie żetony +{ $n }
fact-yellow = żółte żetony +{ $n }
fact-colonization = +{ $n } przy kolonizacji
fact-hand = oba limity kart na ręce +{ $n }
fact-says-food-discount = wzrost ludności tańszy, żywność −{ $n }
fact-says-leader-discount = wzięcie przywódcy kosztuje mniej o { $n ->
    [one] { $n } akcję cywilną
    [few] { $n } akcje cywilne
   *[many] { $n } akcji cywilnych
}
fact-says-unit-resources = co turę { $n ->
    [one] { $n } surowiec
    [few] { $n } surowce
   *[many] { $n } surowców
} więcej, tylko na jednostki wojskowe
fact-says-extra-faces = wszystko inne, co daje szczęście, daje go o { $n } więcej
fact-says-infantry-as-cavalry = w armiach twoja piechota może liczyć się jako kawaleria
fact-says-second-action = raz w grze druga akcja polityczna w tej samej fazie
fact-says-peeks = przed akcją polityczną możesz podejrzeć najbliższe wydarzenie
fact-says-retires = jako akcja polityczna: może odejść, a ty zyskujesz { $n ->
    [one] { $n } żółty żeton
    [few] { $n } żółte żetony
   *[many] { $n } żółtych żetonów
}
fact-says-settles = jako akcja polityczna: może odejść, a terytorium z twojej ręki staje się twoją kolonią
fact-says-enlists = za 1 akcję militarną zwiększasz ludność i budujesz jednostkę, żywność i surowce po { $n } mniej
fact-says-exchanges = raz na turę 1 akcja militarna działa jak cywilna
fact-says-remodels = raz na turę ulepszasz dowolny budynek miejski do teatru tego samego lub wyższego poziomu
fact-says-discards-to-colonize = przy kolonizacji możesz odrzucić karty militarne (najwyżej { $n }), każda to +1
fact-says-peaceful = nie możesz zagrywać agresji ani wojen
fact-says-attack-cost-factor = agresje i wojny przeciw tobie wymagają więcej akcji militarnych: ×{ $n }
fact-says-speaks = raz na turę kultura +{ $n } albo w tej turze na jednostki wojskowe nauka { $n } i surowce { $n }
fact-says-military-revolutions = twoje rewolucje zużywają wszystkie akcje militarne zamiast wszystkich cywilnych
fact-says-tucks = przy zmianie przywódcy możesz wsunąć go pod ukończony cud, zamiast odzyskać akcję cywilną, i cud daje szczęście +1
fact-says-no-extra-wonder-cost = cuda, które już masz, nie podnoszą ceny wzięcia następnego
fact-says-sails = raz na turę ludność +1 za darmo
fact-says-best-mine-twice = twoja najlepsza kopalnia z robotnikiem produkuje jeszcze raz
fact-says-lab-resources = każdy robotnik w laboratorium produkuje też tyle surowców, ile wynosi poziom laboratorium
fact-says-cheap-after-leader = w turze, w której zmieniasz przywódcę, wzięcie tej karty kosztuje mniej o { $n ->
    [one] { $n } akcję cywilną
    [few] { $n } akcje cywilne
   *[many] { $n } akcji cywilnych
}
fact-attack-cost = koszt: { $n ->
    [one] { $n } akcja militarna
    [few] { $n } akcje militarne
   *[many] { $n } akcji militarnych
}
fact-army = skład armii: { $army }
fact-tactical = każda armia: siła +{ $n }
fact-obsolete = każda armia z jednostkami starszymi o dwie ery lub więcej: siła +{ $n }
field-tactical = siła armii
field-obsolete = siła przestarzałej armii
field-copies = liczba egzemplarzy
field-stages = koszt etapów
field-says = jak czytać jej tekst
fact-defense = obrona +{ $n }
fact-gain-science = zyskujesz naukę: { $n }
fact-gain-culture = zyskujesz kulturę: { $n }
fact-gain-food = zyskujesz żywność: { $n }
fact-gain-resources = zyskujesz surowce: { $n }
fact-gain-population = zyskujesz ludność: { $n }
fact-draw = dobór: { $n ->
    [one] { $n } karta militarna
    [few] { $n } karty militarne
   *[many] { $n } kart militarnych
}
fact-pact-culture = { $side }: kultura +{ $n }
fact-pact-strength = { $side }: siła +{ $n }
fact-pact-military = { $side }: +{ $n ->
    [one] { $n } akcja militarna
    [few] { $n } akcje militarne
   *[many] { $n } akcji militarnych
}
fact-pact-food = { $side }: produkcja żywności +{ $n }
fact-pact-resources = { $side }: produkcja surowców +{ $n }
fact-pact-less-culture = { $side }: kultura −{ $n }
fact-pact-less-strength = { $side }: siła −{ $n }
fact-pact-less-military = { $side }: −{ $n ->
    [one] { $n } akcja militarna
    [few] { $n } akcje militarne
   *[many] { $n } akcji militarnych
}
fact-pact-less-food = { $side }: produkcja żywności −{ $n }
fact-pact-less-resources = { $side }: produkcja surowców −{ $n }
fact-attack-bonus = strona, która atakuje drugą, ma do tego siłę +{ $n }
fact-says-trade-route = raz w swojej turze strona A może użyć żywności ({ $n }) jako surowca, a strona B surowca jako żywności
fact-shares-science = strona opracowuje technologie taniej, nauka −{ $n }, a druga strona płaci za to 1 punkt nauki
fact-protects = nikt nie może wypowiedzieć wojny stronie B
fact-terms-1 = strony nie mogą atakować się nawzajem
fact-terms-2 = atak jednej strony na drugą kończy pakt

fact-says-alexander = siła +{ $also } za każdą jednostkę wojskową
fact-says-aristotle = nauka +{ $n }, ilekroć bierzesz technologię z toru
fact-says-genghis-khan = na koniec twojej tury kultura +{ $n }, jeśli jesteś wśród dwóch najsilniejszych (przy dwóch graczach: najsilniejszy), remisy na twoją korzyść
fact-says-joan-of-arc = siła +1 za każde szczęście ze świątyń i ustroju
fact-says-scholar = twoje najlepsze laboratorium lub biblioteka daje jeszcze tyle nauki, ile wynosi poziom tego budynku
fact-says-leonardo = { $n ->
    [one] { $n } surowiec
    [few] { $n } surowce
   *[many] { $n } surowców
}, ilekroć opracowujesz technologię
fact-says-michelangelo = kultura +1 za każde szczęście ze świątyń, teatrów i cudów
fact-says-newton = odzyskujesz { $n ->
    [one] { $n } akcję cywilną
    [few] { $n } akcje cywilne
   *[many] { $n } akcji cywilnych
}, ilekroć opracowujesz technologię
fact-says-bach = kultura +{ $also } za każdy teatr, a technologie teatrów opracowujesz taniej, nauka −{ $n }
fact-says-cook = kultura +2 za pierwszą kolonię i +1 za każdą następną
fact-says-robespierre = kultura +{ $n }, gdy robisz rewolucję
fact-says-napoleon = siła +{ $n } za każdy rodzaj jednostek wojskowych, jaki masz
fact-says-shakespeare = kultura +{ $n } za każdą parę biblioteki i teatru, a gdy masz jedno z nich, drugie budujesz i opracowujesz o { $also } taniej
fact-says-einstein = kultura +{ $n }, ilekroć opracowujesz technologię
fact-says-gates = gdy odchodzi albo na koniec gry, daje tyle kultury, ile surowców produkują tak laboratoria
fact-says-chaplin = twój najlepszy teatr daje swoją kulturę dwa razy
fact-says-meier = każde laboratorium daje tyle kultury, ile wynosi jego poziom, i o 1 mniej nauki
fact-says-churchill = jeśli nic nie wybierzesz, wybrana jest kultura
fact-says-great-wall = siła +{ $n } za każdą jednostkę piechoty i artylerii
fact-says-fast-food-chains = po ukończeniu: kultura +{ $also } za każdego robotnika w budynkach miejskich i jednostkach, +{ $n } za każdego na farmach i w kopalniach
fact-says-first-space-flight = po ukończeniu: tyle kultury, ile wynosi suma poziomów twoich technologii
fact-says-hollywood = po ukończeniu: kultura, którą dają twoje teatry i biblioteki, ×{ $n }
fact-says-internet = po ukończeniu: tyle kultury, ile kultury, nauki i siły dają twoje budynki miejskie

fact-says-rich-land = zbuduj lub ulepsz farmę albo kopalnię o { $n } taniej
fact-says-urban-growth = zbuduj lub ulepsz budynek miejski o { $n } taniej
fact-says-efficient-upgrade = ulepsz farmę, kopalnię lub budynek miejski o { $n } taniej
fact-says-frugality = zwiększ ludność, potem żywność +{ $n }
fact-says-engineering-genius = zbuduj jeden etap cudu o { $n } taniej
fact-says-patriotism = w tej turze o 1 akcję militarną więcej i { $n ->
    [one] { $n } surowiec
    [few] { $n } surowce
   *[many] { $n } surowców
} na jednostki wojskowe
fact-says-breakthrough = opracuj technologię, potem nauka +{ $n }
fact-says-reserves = żywność albo surowce: { $n }, wszystko jednego rodzaju
fact-says-against-the-strong = w tej turze surowce na jednostki wojskowe za każdą silniejszą cywilizację: { $two } (2 graczy), { $three } (3), { $four } (4)
fact-says-endowment = kultura za każdą cywilizację, która ma jej więcej: { $two } (2 graczy), { $three } (3), { $four } (4)

fact-says-each = dla każdej cywilizacji
fact-says-markets = każda cywilizacja zyskuje żywność albo surowce: { $n }, wszystko jednego rodzaju
fact-says-free-building = każda cywilizacja z wolnym robotnikiem może zbudować za darmo: { $card }
fact-says-civilization = każda cywilizacja może o { $n } taniej i bez akcji cywilnej zwiększyć ludność, zbudować farmę, kopalnię lub budynek miejski albo opracować technologię
fact-says-barbarians = jeśli cywilizacja z największą kulturą jest wśród dwóch najsłabszych (przy dwóch graczach: najsłabsza), traci 1 robotnika
fact-says-border-conflict = najsłabsza cywilizacja niszczy swoją farmę, kopalnię lub budynek miejski, najsilniejsza: surowce +{ $n }
fact-says-crusades = najsilniejsza cywilizacja: kultura +{ $n }, najsłabsza tyle samo traci
fact-says-cultural-influence = każda cywilizacja zyskuje swoją kulturę z jednej tury
fact-says-foray = dwie najsilniejsze cywilizacje (przy dwóch graczach: najsilniejsza) zyskują żywność i surowce według własnego wyboru: razem { $n }
fact-says-good-harvest = każda cywilizacja produkuje żywność
fact-says-immigration = kto ma najwięcej szczęścia: ludność +1
fact-says-new-deposits = każda cywilizacja produkuje surowce
fact-says-pestilence = każda cywilizacja: ludność −1
fact-says-raiders = dwie najsłabsze cywilizacje (przy dwóch graczach: najsłabsza) tracą żywność i surowce według własnego wyboru: razem { $n }
fact-says-rats = każda cywilizacja traci całą żywność
fact-says-rebellion = każda cywilizacja zużywa na próżno akcje cywilne, po { $n } za każdego niezadowolonego robotnika
fact-says-reign-of-terror = najsłabsza cywilizacja: ludność −1
fact-says-scientific-breakthrough = każda cywilizacja zyskuje swoją naukę z jednej tury
fact-says-uncertain-borders = najsilniejsza cywilizacja zabiera z banku najsłabszej { $n ->
    [one] { $n } żółty żeton
    [few] { $n } żółte żetony
   *[many] { $n } żółtych żetonów
}
fact-says-civil-unrest = każda cywilizacja za każdego niezadowolonego robotnika: kultura −{ $n }, a kto ma ich najwięcej, traci też 1 niebieski żeton
fact-says-cold-war = dwie najsilniejsze cywilizacje (przy dwóch graczach: najsilniejsza): nauka +{ $n }
fact-says-crime-wave = dwie najsłabsze cywilizacje (przy dwóch graczach: najsłabsza): kultura −{ $n }, niebieskie żetony −1
fact-says-economic-progress = u każdej cywilizacji kolejno: korupcja, produkcja żywności, konsumpcja, produkcja surowców
fact-says-emigration = każda cywilizacja traci ludność: połowę liczby niezadowolonych robotników, zaokrągloną w górę
fact-says-iconoclasm = odchodzą przywódcy wszystkich er poza bieżącą
fact-says-independence-declaration = najsłabsza cywilizacja traci wybraną przez siebie kolonię
fact-says-international-agreement = najsilniejsza cywilizacja może wziąć z toru karty warte razem do 5 akcji cywilnych, nie wydając żadnej, i wtedy traci następną akcję polityczną, a potem tor się uzupełnia
fact-says-national-pride = cywilizacja z największą kulturą: kultura +{ $n }
fact-says-politics-of-strength = najsilniejsza cywilizacja dobiera karty militarne: { $draw }, najsłabsza odrzuca: { $n } (w erze IV: zyskuje i traci tyle kultury)
fact-says-popularization-of-science = każda cywilizacja zyskuje tyle kultury, ile nauki zyskuje w turze
fact-says-prosperity = każda cywilizacja za każde szczęście: żywność +1, najwyżej { $n }
fact-says-ravages-of-time = każda cywilizacja obraca w ruinę swój cud ery A lub I, który daje odtąd tylko kulturę +2
fact-says-refugees = najsilniejsza cywilizacja: kultura +{ $n } i ludność +1, najsłabsza tyle samo traci
fact-says-terrorism = cywilizacja z najmniejszą kulturą niszczy po jednym budynku miejskim każdej innej
fact-says-impact-of-agriculture = kultura równa żywności produkowanej w turze i jeszcze +{ $n }, jeśli to więcej niż konsumpcja
fact-says-impact-of-architecture = kultura równa sumie poziomów twoich budynków miejskich
fact-says-impact-of-balance = kultura: najmniejsza z wartości nauki, kultury, żywności i surowców w turze, ×{ $n }
fact-says-impact-of-colonies = kultura +{ $n } za każdą kolonię
fact-says-impact-of-competition = kultura równa sumie poziomów twoich jednostek wojskowych i aren
fact-says-impact-of-government = kultura +{ $n } za każdą akcję cywilną i +1 za każdą militarną
fact-says-impact-of-happiness = kultura +{ $n } za każde szczęście i o tyle samo mniej za każdego niezadowolonego robotnika
fact-says-impact-of-industry = kultura równa surowcom, które produkują twoje kopalnie
fact-says-impact-of-population = kultura +{ $n } za każdego zadowolonego robotnika ponad dziesięciu
fact-says-impact-of-progress = kultura +{ $n } za każdy poziom twojego ustroju i technologii specjalnych
fact-says-impact-of-science = kultura według miejsca w nauce: 10 i 0 (2 graczy), 14, 7 i 0 (3), 15, 10, 5 i 0 (4)
fact-says-impact-of-strength = kultura według miejsca w sile: 10 i 0 (2 graczy), 14, 7 i 0 (3), 15, 10, 5 i 0 (4)
fact-says-impact-of-technology = kultura +{ $n } za każdą technologię ery III
fact-says-impact-of-variety = kultura +{ $n } za każdy rodzaj jednostek wojskowych, każdy rodzaj budynków miejskich i każdą technologię specjalną, jakie masz
fact-says-impact-of-wonders = kultura za każdy ukończony cud według ery: A 5, I 4, II 3, III 2

fact-says-enslave = rywal: ludność −1
fact-says-plunder = zabierz rywalowi żywność i surowce według własnego wyboru: razem do { $n }
fact-says-raid = zniszcz { $n ->
    [one] budynek miejski rywala do poziomu { $level }
    [few] dwa budynki miejskie rywala, jeden do poziomu { $level }, drugi niższego poziomu
   *[many] dwa budynki miejskie rywala, jeden do poziomu { $level }, drugi niższego poziomu
}, po czym weź surowce za połowę kosztu, zaokrągloną w górę
fact-says-annex = zabierz rywalowi kolonię
fact-says-infiltrate = przywódca albo nieukończony cud rywala odchodzi, a ty za każdy jego poziom: kultura +{ $n }
fact-says-spy = zabierz rywalowi naukę: do { $n }
fact-says-armed-intervention = zabierz rywalowi kulturę: do { $n }
fact-says-war-over-technology = zwycięzca zabiera naukę równą różnicy siły, także w postaci technologii specjalnych po ich cenie
fact-says-war-over-territory = zwycięzca zabiera z banku pokonanego 1 żółty żeton i jeszcze po 1 za każde { $n } różnicy siły
fact-says-war-over-culture = zwycięzca zabiera kulturę: { $n } i jeszcze tyle, ile wynosi różnica siły
fact-says-international-tourism = każda strona: kultura +1 za każdy ukończony cud drugiej

# To samo w kilku znakach, dla terminala; co znaczą, mówi `legend`

legend = ♫ kultura · ⚛ nauka · ⚔ siła · ☺ szczęście · ⚘ żywność · ⚒ surowce · ○ akcja cywilna · ● akcja militarna · ♟ robotnik · ■ niebieski żeton; 3 (≤8) — tyle, gdy w banku zostaje najwyżej 8 żetonów; +1: 2⚒ — cena następnego
signs-stages = ({ $stages })⚒
signs-army = { $army }
signs-tech-cost = −{ $n }⚛
signs-cost = −{ $n }⚒
signs-worker-culture = +{ $n }♫
signs-worker-science = +{ $n }⚛
signs-worker-strength = +{ $n }⚔
signs-worker-happy = +{ $n }☺
signs-worker-food = +{ $n }⚘
signs-worker-resources = +{ $n }⚒
signs-culture = +{ $n }♫
signs-science = +{ $n }⚛
signs-strength = +{ $n }⚔
signs-happy = +{ $n }☺
signs-less-science = −{ $n }⚛
signs-less-happy = −{ $n }☺
signs-civil = { $n }○
signs-military = { $n }●
signs-more-civil = +{ $n }○
signs-more-military = +{ $n }●
signs-blue = +{ $n }■
signs-attack-cost = −{ $n }●
signs-tactical = +{ $n }⚔
signs-gain-science = +{ $n }⚛
signs-gain-culture = +{ $n }♫
signs-gain-food = +{ $n }⚘
signs-gain-resources = +{ $n }⚒

# W kilku słowach, dla terminala, gdy znaki tego nie powiedzą

short-revolution = rewolucja −{ $n }⚛
short-urban-limit = ≤{ $n } miejskie na typ
short-colonization = kolonizacja +{ $n }
short-yellow = żółte +{ $n }
short-stages-at-once = etapów naraz: { $n }
short-discounts = miejskie −{ $one }/−{ $two }/−{ $three }⚒ wg poziomu
short-hand = limity ręki +{ $n }
short-says-food-discount = ludność taniej o { $n }⚘
short-says-leader-discount = przywódcy taniej o { $n }○
short-says-unit-resources = co turę +{ $n }⚒ na jednostki
short-says-extra-faces = wszystko inne z ☺: +{ $n }☺
short-says-infantry-as-cavalry = piechota jako kawaleria
short-says-second-action = raz w grze dwie akcje polityczne
short-says-peeks = widzi wydarzenie
short-says-retires = odchodzi: żółte +{ $n }
short-says-settles = odchodzi za kolonię
short-says-enlists = za 1● ♟ i jednostka, po −{ $n }
short-says-exchanges = raz na turę ● jak ○
short-says-remodels = raz na turę miejski → ♬
short-says-discards-to-colonize = kolonizacja: ≤{ $n } kart, po +1
short-says-peaceful = nie atakuje
short-says-attack-cost-factor = ataki na ciebie ●×{ $n }
short-says-speaks = co turę +{ $n }♫ albo +{ $n }⚛ +{ $n }⚒ na jednostki
short-says-military-revolutions = rewolucja bierze ●
short-says-tucks = zostawia ▲ +1☺
short-says-no-extra-wonder-cost = cuda bez dodatkowych ○
short-says-sails = co turę ludność +1 za darmo
short-says-best-mine-twice = najlepsza kopalnia ×2
short-says-lab-resources = ⚗ dają ⚒ wg poziomu
short-says-cheap-after-leader = taniej o { $n }○ po nowym przywódcy
short-air-force = podwaja taktykę
short-obsolete = stare jednostki +{ $n }⚔
short-less-blue = −{ $n }■
short-gain-population = ludność +{ $n }
short-draw = kart militarnych +{ $n }
short-says-alexander = +{ $also }⚔ za każdą jednostkę
short-says-aristotle = +{ $n }⚛ za każdą wziętą technologię
short-says-genghis-khan = +{ $n }♫, jeśli wśród silnych
short-says-joan-of-arc = +1⚔ za każde ☺ z ⛪ i ustroju
short-says-scholar = najlepsze ⚗ lub ☷: +⚛ wg poziomu
short-says-leonardo = technologia: +{ $n }⚒
short-says-michelangelo = +1♫ za każde ☺ z ⛪ ♬ ▲
short-says-newton = technologia: +{ $n }○
short-says-bach = +{ $also }♫ za każdy ♬, ♬ −{ $n }⚛
short-says-cook = +2♫ za jedną kolonię, +1♫ za inne
short-says-robespierre = rewolucja: +{ $n }♫
short-says-napoleon = +{ $n }⚔ za każdy rodzaj jednostek
short-says-shakespeare = +{ $n }♫ za każdą parę ☷ ♬, drugie −{ $also }
short-says-einstein = technologia: +{ $n }♫
short-says-gates = na koniec ♫ za ⚗
short-says-chaplin = najlepszy teatr ×2♫
short-says-meier = laboratoria: +♫ wg poziomu, −1⚛
short-says-great-wall = +{ $n }⚔ za każdą piechotę i artylerię
short-says-fast-food-chains = gotowe: { $also }♫ za każdego ♟, { $n }♫ na ♧ ⛏
short-says-first-space-flight = gotowe: ♫ wg poziomów technologii
short-says-hollywood = gotowe: ♫×{ $n } z ♬ ☷
short-says-internet = gotowe: ♫ wg ♫ ⚛ ⚔ miejskich
short-says-against-the-strong = ⚒ na jednostki, { $two }/{ $three }/{ $four } za każdego silniejszego
short-says-endowment = ♫ { $two }/{ $three }/{ $four } za każdego, kto ma więcej ♫
short-defense = obrona +{ $n }⚔
short-says-rich-land = farma lub kopalnia −{ $n }⚒
short-says-urban-growth = budynek miejski −{ $n }⚒
short-says-efficient-upgrade = ulepszenie −{ $n }⚒
short-says-engineering-genius = etap cudu −{ $n }⚒
short-says-frugality = ludność, potem +{ $n }⚘
short-says-patriotism = w tej turze +1● i +{ $n }⚒ na jednostki
short-says-breakthrough = technologia, potem +{ $n }⚛
short-says-reserves = +{ $n }⚘ albo +{ $n }⚒
short-says-border-conflict = najsłabsza: −1 ♧, ⛏ lub miejski, najsilniejsza +{ $n }⚒
short-says-crusades = najsilniejsza +{ $n }♫, najsłabsza −{ $n }♫
short-says-cultural-influence = wszyscy: +♫ wg poziomu ♫
short-says-good-harvest = wszyscy produkują ⚘
short-says-immigration = najwięcej ☺: ludność +1
short-says-new-deposits = wszyscy produkują ⚒
short-says-pestilence = wszyscy: ludność −1
short-says-rats = wszyscy tracą całą ⚘
short-says-rebellion = wszyscy: −{ $n }○ za każde ☹
short-says-reign-of-terror = najsłabsza: ludność −1
short-says-scientific-breakthrough = wszyscy: +⚛ wg poziomu ⚛
short-says-uncertain-borders = najsilniejsza bierze żółte najsłabszej: { $n }
short-says-civil-unrest = wszyscy: −{ $n }♫ za każde ☹, najwięcej ☹: −1■
short-says-iconoclasm = starsi przywódcy odchodzą
short-says-independence-declaration = najsłabsza traci kolonię
short-says-national-pride = najwięcej ♫: +{ $n }♫
short-says-popularization-of-science = wszyscy: +♫ wg poziomu ⚛
short-says-prosperity = wszyscy: +1⚘ za każde ☺, najwyżej { $n }
short-says-terrorism = najmniej ♫: −1 miejski u każdego innego
short-says-impact-of-architecture = ♫ wg poziomów budynków miejskich
short-says-impact-of-colonies = { $n }♫ za każdą kolonię
short-says-impact-of-competition = ♫ wg poziomów jednostek i aren
short-says-impact-of-government = { $n }♫ za każdą ○, 1♫ za każdą ●
short-says-impact-of-happiness = { $n }♫ za każde ☺, −{ $n }♫ za każde ☹
short-says-impact-of-industry = ♫ wg ⚒ kopalń
short-says-impact-of-population = { $n }♫ za każdego zadowolonego ponad dziesięciu
short-says-impact-of-technology = { $n }♫ za każdą technologię epoki III
short-says-impact-of-wonders = ♫ za cuda: A 5, I 4, II 3, III 2
short-says-enslave = rywal: ludność −1
short-says-plunder = weź ≤{ $n } ⚘ i ⚒
short-says-annex = weź kolonię
short-says-churchill = inaczej ♫
short-says-raid = −{ $n } miejskie poziomu ≤{ $level }, połowa ich ⚒
short-says-spy = weź ≤{ $n }⚛
short-says-armed-intervention = weź ≤{ $n }♫
short-says-war-over-culture = zwycięzca bierze { $n }♫ i różnicę ⚔
short-pact-culture = { $side }: +{ $n }♫
short-pact-less-culture = { $side }: −{ $n }♫
short-pact-strength = { $side }: +{ $n }⚔
short-pact-military = { $side }: +{ $n }●
short-pact-food = { $side }: +{ $n }⚘
short-pact-resources = { $side }: +{ $n }⚒
short-pact-less-resources = { $side }: −{ $n }⚒
short-terms-1 = bez ataków
short-terms-2 = do ataku
short-says-markets = wszyscy: +{ $n }⚘ albo ⚒
short-says-free-building = wszyscy za darmo: { $card }
short-says-civilization = wszyscy: ludność, budynek lub technologia o { $n } taniej
short-says-barbarians = najwięcej ♫ i wśród słabych: −1♟
short-says-foray = 1–2 najsilniejsze: +{ $n } ⚘ i ⚒
short-says-raiders = 1–2 najsłabsze: −{ $n } ⚘ i ⚒
short-says-cold-war = 1–2 najsilniejsze: +{ $n }⚛
short-says-crime-wave = 1–2 najsłabsze: −{ $n }♫ −1■
short-says-economic-progress = wszyscy produkują ⚘ i ⚒
short-says-emigration = wszyscy: −1♟ za każde 2 ☹
short-says-international-agreement = najsilniejsza bierze karty z toru za 5○
short-says-politics-of-strength = najsilniejsza: +{ $draw } karty militarne, najsłabsza: −{ $n }
short-says-ravages-of-time = wszyscy: cud ery A lub I staje się ruiną
short-says-refugees = najsilniejsza +{ $n }♫ +1♟, najsłabsza −{ $n }♫ −1♟
short-says-impact-of-agriculture = ♫ za produkcję ⚘, +{ $n }, jeśli starcza
short-says-impact-of-balance = { $n }♫ × najmniejsze z ⚛ ♫ ⚘ ⚒
short-says-impact-of-progress = { $n }♫ za poziom ustroju, specjalnych
short-says-impact-of-science = ♫ za miejsce w ⚛
short-says-impact-of-strength = ♫ za miejsce w ⚔
short-says-impact-of-variety = { $n }♫ za typ: jednostki, miejskie, specjalne
short-says-infiltrate = rywal traci lidera lub cud, +{ $n }♫ za poziom
short-says-war-over-technology = zwycięzca bierze ⚛ o różnicę ⚔
short-says-war-over-territory = zwycięzca bierze 1 żółty i 1 za { $n }⚔ różnicy
short-says-international-tourism = +1♫ za każdy cud drugiej strony
short-says-trade-route = raz na turę { $n }⚘ jako ⚒ lub ⚒ jako ⚘
short-attack-bonus = atak +{ $n }⚔
short-shares-science = technologia −{ $n }⚛, druga strona płaci 1⚛
short-protects = B bez wojny
short-pact-less-strength = { $side }: −{ $n }⚔
short-pact-less-military = { $side }: −{ $n }●
short-pact-less-food = { $side }: −{ $n }⚘

# Ile co kosztuje

unit-civil = { $n ->
    [one] { $n } akcja cywilna
    [few] { $n } akcje cywilne
   *[many] { $n } akcji cywilnych
}
unit-military = { $n ->
    [one] { $n } akcja militarna
    [few] { $n } akcje militarne
   *[many] { $n } akcji militarnych
}
unit-food = { $n ->
    [one] { $n } żywność
    [few] { $n } żywności
   *[many] { $n } żywności
}
unit-resources = { $n ->
    [one] { $n } surowiec
    [few] { $n } surowce
   *[many] { $n } surowców
}
unit-science = { $n ->
    [one] { $n } punkt nauki
    [few] { $n } punkty nauki
   *[many] { $n } punktów nauki
}
sign-civil = { $n }○
sign-military = { $n }●
sign-food = { $n }⚘
sign-resources = { $n }⚒
sign-science = { $n }⚛
price-printed = na karcie
price-slot = miejsce w torze
price-wonders = twoje cuda
price-bank = żółty bank
price-granted = dzięki tej karcie
price-replaced = zamiast karty { $thing }
price-floor = do zera
price-revolution = wszystkie
price-spare = z tego tylko na tę turę: { $n }

# Nagłówki, liczniki, dopiski

label-age-A = Era A
label-age-I = Era I
label-age-II = Era II
label-age-III = Era III
label-age-IV = Era IV
label-round = runda
label-last-round = ostatnia runda
label-cards-left = pozostałe karty cywilne
label-military-left = pozostałe karty militarne
label-row-leaves = karty, które znikną z rzędu
label-row = Tor kart
label-row-1 = Za 1 akcję
label-row-2 = Za 2 akcje
label-row-3 = Za 3 akcje
label-current = Aktualne wydarzenia
label-future = Przyszłe wydarzenia
label-past = Minione wydarzenia
label-tactics = Wspólne taktyki
label-lot = Terytorium
label-auction = Licytacja
label-bid = najwyższa oferta
label-bidder = Licytuje
label-bidders = Licytujący
label-units = jednostki
label-colonizing = przy kolonizacji
label-force = Siła kolonizacyjna
label-force-most = twoja siła najwyżej
label-force-units = jednostki razem
label-force-armies = armie
label-force-cards = karty premii
label-force-sent = wysłano z oferty
label-attack = Atak
label-attack-sums = Siły stron
label-attack-strength = siła ataku
label-defense-strength = siła obrony
label-defense-cards = dodane przez karty
label-cards-used = użyte karty
label-pact-offer = Proponowany pakt
label-victim = Czyje karty
label-points = Wskaźniki
label-culture = kultura
label-science = nauka
label-strength = siła
label-unit-science = nauka na jednostki
label-actions = Akcje
label-civil-actions = akcje cywilne
label-military-actions = akcje militarne
label-stores = Zapasy
label-food = żywność
label-resources = surowce
label-unit-resources = surowce na jednostki
label-people = Ludność
label-unused = wolni robotnicy
label-yellow = Żółty bank
label-next-worker = następny za żywność
label-happiness = szczęście
label-discontent = niezadowoleni
label-urban-limit = limit miejski
label-faces-needed = potrzebne szczęście
label-blue = Niebieski bank
label-tokens = żetony
label-workers = robotnicy
label-stages = zbudowane etapy
mark-marker = pozostałe żetony
label-corruption = korupcja
label-end-of-turn = Koniec tury
label-gains-culture = kultura
label-gains-science = nauka
label-gains-food = żywność
label-eats = konsumpcja
label-hunger = brak żywności
label-loses-culture = strata kultury
label-gains-resources = surowce
label-loses-resources = korupcja
label-loses-food = strata żywności
label-draws = karty do dobrania
label-discards = karty do odrzucenia
label-uprising = powstanie bez produkcji, brakuje robotników
label-technologies = Technologie
label-type-farm = Farmy
label-type-mine = Kopalnie
label-type-lab = Laboratoria
label-type-temple = Świątynie
label-type-arena = Areny
label-type-library = Biblioteki
label-type-theater = Teatry
label-type-infantry = Piechota
label-type-cavalry = Kawaleria
label-type-artillery = Artyleria
label-type-air_force = Lotnictwo
label-in-play = W grze
label-wonders = Cuda
label-colonies = Kolonie
label-tactic = Taktyka
label-politics = Wojny i pakty
label-civil-hand = Karty cywilne
label-military-hand = Karty militarne
label-chosen = Wybrane dotąd
label-resigned = Poza grą
label-left-as = po kolei
note-actions = { $number }○
note-more = +1: { $price }⚒
on-workers = { $n }♟
on-tokens = { $n }■
on-stages = { $n }/{ $of }
on-units = { $n }⚔
on-colonizing = +{ $n }⛴
note-ruined = w ruinie
note-homer = z Homerem
note-own = jeszcze nie wspólna
note-passed = spasował
note-bids = oferuje { $number }
note-to-bid = licytuje teraz
note-waits = czeka
note-hand-full = ręka pełna
note-owned = już masz
note-one-leader = 1 na epokę
note-one-wonder = tylko jeden
note-used = użyte
note-fresh = nowa
note-side-a = strona A
note-side-b = strona B

# Rzeczy

age-A = era A
age-I = era I
age-II = era II
age-III = era III
age-IV = era IV

side-a = strona A
side-b = strona B

kind-leader = przywódca
kind-wonder = cud
kind-action = karta akcji
kind-event = wydarzenie
kind-territory = terytorium
kind-aggression = agresja
kind-war = wojna
kind-pact = pakt
kind-tactic = taktyka
kind-bonus = karta premii

type-farm = farma
type-mine = kopalnia
type-lab = laboratorium
type-temple = świątynia
type-arena = arena
type-library = biblioteka
type-theater = teatr
type-infantry = piechota
type-cavalry = kawaleria
type-artillery = artyleria
type-air_force = lotnictwo
type-civil = technologia specjalna: cywilna
type-military = technologia specjalna: militarna
type-colonization = technologia specjalna: kolonizacja
type-construction = technologia specjalna: budownictwo
type-government = ustrój

unit-infantry = piechota ×{ $n }
unit-cavalry = kawaleria ×{ $n }
unit-artillery = artyleria ×{ $n }

card-agriculture = Rolnictwo
card-bronze = Brąz
card-philosophy = Filozofia
card-religion = Religia
card-warriors = Wojownicy
card-despotism = Despotyzm
card-irrigation = Irygacja
card-selective_breeding = Hodowla selektywna
card-mechanized_agriculture = Mechanizacja rolnictwa
card-iron = Żelazo
card-coal = Węgiel
card-oil = Ropa naftowa
card-alchemy = Alchemia
card-scientific_method = Metoda naukowa
card-computers = Komputery
card-theology = Teologia
card-organized_religion = Religia zorganizowana
card-bread_and_circuses = Chleb i igrzyska
card-team_sports = Sporty zespołowe
card-professional_sports = Sport zawodowy
card-printing_press = Druk
card-journalism = Dziennikarstwo
card-multimedia = Multimedia
card-drama = Dramat
card-opera = Opera
card-movies = Kino
card-swordsmen = Miecznicy
card-riflemen = Strzelcy
card-modern_infantry = Nowoczesna piechota
card-knights = Rycerze
card-cavalrymen = Kawalerzyści
card-tanks = Czołgi
card-cannon = Działa
card-rockets = Rakiety
card-air_forces = Siły powietrzne
card-monarchy = Monarchia
card-theocracy = Teokracja
card-constitutional_monarchy = Monarchia konstytucyjna
card-republic = Republika
card-communism = Komunizm
card-fundamentalism = Fundamentalizm
card-democracy = Demokracja
card-masonry = Kamieniarstwo
card-architecture = Architektura
card-engineering = Inżynieria
card-code_of_laws = Kodeks praw
card-justice_system = Sądownictwo
card-civil_service = Służba cywilna
card-warfare = Sztuka wojenna
card-strategy = Strategia
card-military_theory = Teoria wojskowości
card-cartography = Kartografia
card-navigation = Nawigacja
card-satellites = Satelity
card-alexander_the_great = Aleksander Wielki
card-aristotle = Arystoteles
card-hammurabi = Hammurabi
card-homer = Homer
card-julius_caesar = Juliusz Cezar
card-moses = Mojżesz
card-christopher_columbus = Krzysztof Kolumb
card-frederick_barbarossa = Fryderyk Barbarossa
card-genghis_khan = Czyngis-chan
card-joan_of_arc = Joanna d’Arc
card-leonardo_da_vinci = Leonardo da Vinci
card-michelangelo = Michał Anioł
card-isaac_newton = Isaac Newton
card-j_s_bach = Jan Sebastian Bach
card-james_cook = James Cook
card-maximilien_robespierre = Maksymilian Robespierre
card-napoleon_bonaparte = Napoleon Bonaparte
card-william_shakespeare = William Szekspir
card-albert_einstein = Albert Einstein
card-bill_gates = Bill Gates
card-charlie_chaplin = Charlie Chaplin
card-mahatma_gandhi = Mahatma Gandhi
card-sid_meier = Sid Meier
card-winston_churchill = Winston Churchill
card-pyramids = Piramidy
card-hanging_gardens = Wiszące ogrody
card-colossus = Kolos
card-library_of_alexandria = Biblioteka Aleksandryjska
card-great_wall = Wielki Mur
card-st_peters_basilica = Bazylika św. Piotra
card-taj_mahal = Tadż Mahal
card-universitas_carolina = Uniwersytet Karola
card-eiffel_tower = Wieża Eiffla
card-kremlin = Kreml
card-ocean_liner_service = Transatlantyki
card-transcontinental_railroad = Kolej transkontynentalna
card-fast_food_chains = Sieci barów szybkiej obsługi
card-first_space_flight = Pierwszy lot w kosmos
card-hollywood = Hollywood
card-internet = Internet
card-rich_land_a = Żyzna ziemia A
card-rich_land_i = Żyzna ziemia I
card-rich_land_ii = Żyzna ziemia II
card-urban_growth_a = Rozwój miast A
card-urban_growth_i = Rozwój miast I
card-urban_growth_ii = Rozwój miast II
card-urban_growth_iii = Rozwój miast III
card-frugality_a = Oszczędność A
card-frugality_i = Oszczędność I
card-frugality_ii = Oszczędność II
card-engineering_genius_a = Geniusz inżynierii A
card-engineering_genius_i = Geniusz inżynierii I
card-engineering_genius_ii = Geniusz inżynierii II
card-engineering_genius_iii = Geniusz inżynierii III
card-patriotism_a = Patriotyzm A
card-patriotism_i = Patriotyzm I
card-patriotism_ii = Patriotyzm II
card-patriotism_iii = Patriotyzm III
card-cultural_heritage_a = Dziedzictwo kulturowe A
card-cultural_heritage_i = Dziedzictwo kulturowe I
card-stockpile_a = Zapasy A
card-breakthrough_i = Przełom I
card-breakthrough_ii = Przełom II
card-reserves_i = Rezerwy I
card-reserves_ii = Rezerwy II
card-reserves_iii = Rezerwy III
card-efficient_upgrade_ii = Wydajne ulepszenie II
card-efficient_upgrade_iii = Wydajne ulepszenie III
card-revolutionary_idea_ii = Rewolucyjny pomysł II
card-revolutionary_idea_iii = Rewolucyjny pomysł III
card-wave_of_nationalism_ii = Fala nacjonalizmu II
card-military_build_up_iii = Rozbudowa armii III
card-endowment_for_the_arts_iii = Mecenat sztuki III
card-development_of_agriculture = Rozwój rolnictwa
card-development_of_crafts = Rozwój rzemiosła
card-development_of_markets = Rozwój rynków
card-development_of_politics = Rozwój polityki
card-development_of_religion = Rozwój religii
card-development_of_science = Rozwój nauki
card-development_of_settlement = Rozwój osadnictwa
card-development_of_trade_routes = Rozwój szlaków handlowych
card-development_of_warfare = Rozwój sztuki wojennej
card-development_of_civilization = Rozwój cywilizacji
card-barbarians = Barbarzyńcy
card-border_conflict = Konflikt graniczny
card-crusades = Krucjaty
card-cultural_influence = Wpływ kulturowy
card-foray = Wypad
card-good_harvest = Dobre zbiory
card-immigration = Imigracja
card-new_deposits = Nowe złoża
card-pestilence = Zaraza
card-raiders = Najeźdźcy
card-rats = Szczury
card-rebellion = Rebelia
card-reign_of_terror = Rządy terroru
card-scientific_breakthrough = Przełom naukowy
card-uncertain_borders = Niepewne granice
card-civil_unrest = Niepokoje społeczne
card-cold_war = Zimna wojna
card-crime_wave = Fala przestępczości
card-economic_progress = Postęp gospodarczy
card-emigration = Emigracja
card-iconoclasm = Ikonoklazm
card-independence_declaration = Deklaracja niepodległości
card-international_agreement = Porozumienie międzynarodowe
card-national_pride = Duma narodowa
card-politics_of_strength = Polityka siły
card-popularization_of_science = Popularyzacja nauki
card-prosperity = Dobrobyt
card-ravages_of_time = Niszczące działanie czasu
card-refugees = Uchodźcy
card-terrorism = Terroryzm
card-impact_of_agriculture = Wpływ rolnictwa
card-impact_of_architecture = Wpływ architektury
card-impact_of_balance = Wpływ równowagi
card-impact_of_colonies = Wpływ kolonii
card-impact_of_competition = Wpływ rywalizacji
card-impact_of_government = Wpływ ustroju
card-impact_of_happiness = Wpływ szczęścia
card-impact_of_industry = Wpływ przemysłu
card-impact_of_population = Wpływ ludności
card-impact_of_progress = Wpływ postępu
card-impact_of_science = Wpływ nauki
card-impact_of_strength = Wpływ siły
card-impact_of_technology = Wpływ technologii
card-impact_of_variety = Wpływ różnorodności
card-impact_of_wonders = Wpływ cudów
card-developed_territory_i = Rozwinięte terytorium I
card-historic_territory_i = Historyczne terytorium I
card-inhabited_territory_i = Zamieszkane terytorium I
card-strategic_territory_i = Strategiczne terytorium I
card-vast_territory_i = Rozległe terytorium I
card-wealthy_territory_i = Bogate terytorium I
card-developed_territory_ii = Rozwinięte terytorium II
card-historic_territory_ii = Historyczne terytorium II
card-inhabited_territory_ii = Zamieszkane terytorium II
card-strategic_territory_ii = Strategiczne terytorium II
card-vast_territory_ii = Rozległe terytorium II
card-wealthy_territory_ii = Bogate terytorium II
card-enslave_i = Zniewolenie I
card-plunder_i = Grabież I
card-raid_i = Najazd I
card-annex_ii = Aneksja II
card-infiltrate_ii = Infiltracja II
card-plunder_ii = Grabież II
card-raid_ii = Najazd II
card-spy_ii = Szpiegostwo II
card-armed_intervention_iii = Interwencja zbrojna III
card-plunder_iii = Grabież III
card-raid_iii = Najazd III
card-war_over_technology = Wojna o technologię
card-war_over_territory = Wojna o terytorium
card-war_over_culture = Wojna o kulturę
card-open_borders_agreement = Porozumienie o otwarciu granic
card-trade_routes_agreement = Porozumienie o szlakach handlowych
card-acceptance_of_supremacy = Uznanie zwierzchnictwa
card-international_trade_agreement = Międzynarodowa umowa handlowa
card-promise_of_military_protection = Obietnica ochrony militarnej
card-scientific_cooperation = Współpraca naukowa
card-international_tourism = Turystyka międzynarodowa
card-loss_of_sovereignty = Utrata suwerenności
card-military_pact = Pakt militarny
card-peace_treaty = Traktat pokojowy
card-fighting_band = Drużyna wojowników
card-legion = Legion
card-medieval_army = Średniowieczna armia
card-phalanx = Falanga
card-heavy_cavalry = Ciężka kawaleria
card-fortifications = Fortyfikacje
card-mobile_artillery = Mobilna artyleria
card-conquistadors = Konkwistadorzy
card-defensive_army = Armia obronna
card-napoleonic_army = Armia napoleońska
card-classic_army = Armia klasyczna
card-entrenchments = Okopy
card-mechanized_army = Armia zmechanizowana
card-shock_troops = Oddziały szturmowe
card-modern_army = Nowoczesna armia
card-military_bonus_i = Premia militarna I
card-military_bonus_ii = Premia militarna II
card-military_bonus_iii = Premia militarna III

# poprawki, z którymi w tę grę nie da się grać: `error-<id>`
error-only-wonders = { $where }: mają to tylko cuda.
error-no-stages = { $where }: cud ma co najmniej jeden etap.
error-no-army = { $where }: armia ma co najmniej jedną jednostkę.
error-copies-on-boards = { $where }: ta technologia leży na planszy każdego gracza, więc kopii jest „2 3 4”.
error-copies-civil = { $where }: przy większej liczbie graczy kopii jest tyle samo lub więcej, nigdy mniej.
error-copies-pact = { $where }: przy dwóch graczach pakty nie mają kopii, a przy trzech i czterech mają ich po równo.
error-copies-military = { $where }: karta militarna ma tyle samo kopii przy każdej liczbie graczy.
error-no-civil-cards = { $where }: nie zostają żadne karty cywilne ery { $age } (liczba graczy: { $players }).
error-few-first-events = { $where }: wydarzeń ery A musi zostać co najmniej { $least }.

# czego brakuje do odrzuconej akcji: `missing-<what>`
missing-civil_actions = { $needs ->
    [one] Potrzebna jest { $needs } akcja cywilna;
    [few] Potrzebne są { $needs } akcje cywilne;
   *[many] Potrzeba { $needs } akcji cywilnych;
} masz { $has }.
missing-military_actions = { $needs ->
    [one] Potrzebna jest { $needs } akcja militarna;
    [few] Potrzebne są { $needs } akcje militarne;
   *[many] Potrzeba { $needs } akcji militarnych;
} masz { $has }.
missing-food = Potrzebna żywność: { $needs }; masz { $has }.
missing-resources = { $needs ->
    [one] Potrzebny jest { $needs } surowiec;
    [few] Potrzebne są { $needs } surowce;
   *[many] Potrzeba { $needs } surowców;
} masz { $has }.
missing-science = Potrzebna nauka: { $needs }; masz { $has }.
missing-workers = { $needs ->
    [one] Potrzebny jest { $needs } wolny robotnik;
    [few] Potrzebni są { $needs } wolni robotnicy;
   *[many] Potrzeba { $needs } wolnych robotników;
} masz { $has }.
missing-blue_tokens = { $needs ->
    [one] Potrzebny jest { $needs } niebieski żeton;
    [few] Potrzebne są { $needs } niebieskie żetony;
   *[many] Potrzeba { $needs } niebieskich żetonów;
} masz { $has }.
missing-strength = Potrzebna siła { $needs }; masz { $has }.
missing-force = Potrzebne siły do kolonizacji: { $needs }; masz { $has }.

lesson-turn = Rząd kart przesuwa się z każdą turą, a z nim epoki.
lesson-turn-1 = Najpierw polityka
    .about = Turę otwiera jedna akcja polityczna: przygotuj wydarzenie, zaatakuj, zaproponuj pakt albo spasuj.
lesson-turn-2 = Wydaj akcje
    .about = Białe biorą karty, budują i rozwijają technologie. Im dalej w prawo leży karta, tym więcej ich kosztuje.
lesson-turn-3 = Daj pracę robotnikom
    .about = Żywność daje robotnika, surowce stawiają go na karcie, nauka otwiera lepsze karty.
lesson-turn-4 = Zakończ turę
    .about = Karty przynoszą naukę, kulturę, żywność i surowce; ludzie jedzą.
lesson-wrong-1 = „Wygrywa kultura, więc najpierw kultura.”
    .about = Najpierw farmy, kopalnie, nauka i akcje. Kultura zaczęta nieco później szybko nadrobi.
lesson-wrong-2 = „Żyję w pokoju, więc nikt mnie nie zaatakuje.”
    .about = Atakuje się i rabuje najsłabszych. Trzymaj się blisko siły innych.
lesson-wrong-3 = „Oszczędzam na później.”
    .about = Zapasy opróżniają niebieski bank, a wtedy część zabiera korupcja. Wydawaj.
lesson-wrong-4 = „Im więcej ludzi, tym lepiej.”
    .about = Każdy krok wymaga kolejnej szczęśliwej twarzy i żywności. Zbyt wielu niezadowolonych i nic się nie wyprodukuje.
