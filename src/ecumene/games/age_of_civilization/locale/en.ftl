game = Age of Civilization
    .about = Six rounds of placing workers on a time track that moves on. Civilizations rise, fall and are absorbed, and their legacies stay with you. The player with the most points after the sixth round wins. Half an hour.

option-mode = Game
    .about = Two to four players play for points. Alone you play Clash against a rival who only grows stronger, or one of the five scenarios of Path to Glory, each with three medals.
choice-mode-base = usual game, alone Clash
choice-mode-clash = Clash, for one player
choice-mode-wonders = Era of Wonders, for one player
choice-mode-silk = Silk Road, for one player
choice-mode-lost = Lost Civilization, for one player
choice-mode-mongols = Mongol Devastation, for one player
choice-mode-rebirth = Death and Rebirth, for one player
option-innovations = Innovations
    .about = Special technologies: once in the game, each player may buy a card that replaces the two lower technologies of a column.
choice-innovations-no = no
choice-innovations-yes = yes
option-winds = Winds of Change
    .about = Event tokens lie above the last three cards of the time track and are resolved when those cards are reached.
choice-winds-no = no
choice-winds-yes = yes
option-draft = Civilization Draft
    .about = Before the game each player picks five civilizations in secret. During the game you may choose from these as well as from the pool.
choice-draft-no = no
choice-draft-yes = yes

# Choices

do-pick = Pick { $civilization }
do-found = Birth: { $civilization }
do-absorb = Absorb { $civilization }
do-skip = No new civilization
do-act = Workers → { $action }
do-own = Workers → { $action } ({ $source })
do-rest = Rest: 2 coins and a worker
do-done = Done
do-learn = Technology: { $tech }
do-take = Wonder: { $wonder }
do-spend = Stones: { $count }
do-sell = Silk sold: { $count }
do-perform = Perform { $action }
do-pass = Pass
do-buy = Buy the special technology card { $special }
do-use = Use { $source }
do-give = Coins onto { $civilization }
do-pay = Pay the tribute
do-suffer = Do not pay
do-resign = Resign from the game
do-reveal = Wonder laid out: { $wonder }
do-lay = Time track, position { $position }: { $action }
do-show = Special technology card laid out: { $special }
do-token = Event token above position { $position }: { $event }
do-draw = New civilization in the pool: { $civilization }
do-deal = { $seat } is dealt a card: { $civilization }
do-command = Command of the Mongols: { $command }

# Questions

ask-PickCard = pick a civilization; the rest is passed on.
help-PickCard = You keep five. Nobody sees your pick, but who gets your packet next sees what is left.
ask-Civilize = choose a civilization: a birth, an absorption or neither.
help-Civilize = A birth leads you, with its workers; an absorption adds its legacy and a worker.
ask-Actions = place workers on actions, or rest.
help-Actions = Each space works once a turn. Workers on red are lost. Without any action you rest.
ask-Target = choose the technology that { $action } gives.
help-Target = You can gain a technology that needs nothing, or one that an arrow leads to from a technology you have.
ask-Stones = choose how many stones you spend on { $action }.
help-Stones = Each stone makes it cheaper. What you keep can help with a later wonder.
ask-ChooseTech = choose a technology.
help-ChooseTech = It is free and works at once.
ask-ChooseWonder = choose a wonder.
help-ChooseWonder = Most wonders give points at the end of the game. The pool is never refilled.
ask-SellSilk = choose how much silk you sell.
help-SellSilk = Silk that is not sold is worth nothing at the end.
ask-FreeAction = perform { $action } without a worker, or pass.
help-FreeAction = You pay its price in coins, and all your abilities apply.
ask-EndOfTurn = choose the ability that works next, or finish your turn.
help-EndOfTurn = You choose the order. Only optional abilities can be left out.
ask-GiveCoins = choose the card of the pool that gets your coins.
help-GiveCoins = The player who chooses that card later takes them.
ask-Ransom = { $command }: pay, or accept the penalty.
help-Ransom = Too much devastation ends the game at once.

# Events

log-gained = { $seat } gains { $number ->
    [one] { $number } coin
   *[other] { $number } coins
}
log-paid = { $seat } pays { $number ->
    [one] { $number } coin
   *[other] { $number } coins
}
log-lost = { $seat } loses { $number ->
    [one] { $number } coin
   *[other] { $number } coins
}
log-scored = { $seat } scores { $number ->
    [one] { $number } point
   *[other] { $number } points
}
log-lost_points = { $seat } loses { $number ->
    [one] { $number } point
   *[other] { $number } points
}
log-workers = { $seat } gains { $number ->
    [one] { $number } worker
   *[other] { $number } workers
}
log-sacrificed = { $seat } sacrifices { $number ->
    [one] { $number } worker
   *[other] { $number } workers
}
log-returned = { $seat } returns { $number ->
    [one] { $number } worker
   *[other] { $number } workers
} to the supply
log-born = { $seat }: birth of { $civilization }
log-absorbed = { $seat } absorbs { $civilization }
log-learnt = { $seat } gains the technology { $tech }
log-built = { $seat } gains the wonder { $wonder }
log-performed = { $seat }: { $action }
log-rested = { $seat } rests
log-bought = { $seat } buys the special technology card { $special }
log-pool_coins = A coin is laid on each card of the pool
log-given = Coins laid on { $civilization }: { $number }
log-round = Round { $number } begins
log-turn = Turn of { $seat }
log-war = War ({ $action }): the weakest sacrifice a worker
log-plague = { $action }: everybody sacrifices a worker
log-event = Event: { $event }
log-rival = The rival has strength { $number }
log-taken_away = The rival takes { $wonder } out of the game
log-stones = { $seat }: stones +{ $number }
log-silk = { $seat }: silk +{ $number }
log-sold = { $seat } sells silk: { $number }
log-lost_silk = { $seat } loses silk: { $number }
log-exhausted = Exhaustion tokens: +{ $number }
log-recovered = Exhaustion tokens: −{ $number }
log-fortified = { $seat }: strength +{ $number } for the rest of the game
log-devastated = { $seat }: devastation +{ $number }
log-scorched = The card at position { $number } is blocked in the next round
log-tested = { $seat } passes the test of { $command }
log-collapsed = { $seat }: the collapse
log-received = { $seat } is passed a card: { $civilization }
log-missed = { $seat } sees what was picked: { $civilization }
log-pooled = Left over in the draft, now in the pool: { $civilization }
log-achieved = Achievement: { $achievement }
log-resigned = { $seat } resigns from the game
log-ended = The game is over
log-spent = { $seat } spends stones: { $number }
log-worked = Ability: { $source }
log-first = The first-player token goes to { $seat }
log-back = { $seat } takes back { $number ->
    [one] { $number } worker
   *[other] { $number } workers
} from the spaces

# How it ends

how-points = by points
    .about = Six rounds are over, and the most points win. If they are equal, workers and then coins decide.
how-alone = as the last one at the table
    .about = All the others resigned, so the last player wins.
how-clash = after six rounds of Clash
    .about = The final score is counted, and the achievements are checked.
how-gold = with a gold medal
    .about = Everything that the gold medal of the scenario needs was reached.
how-silver = with a silver medal
    .about = Everything that the silver medal of the scenario needs was reached.
how-bronze = with a bronze medal
    .about = Everything that the bronze medal of the scenario needs was reached.
how-defeat = without a medal
    .about = Not everything that the bronze medal needs was reached.
how-overrun = overrun by the Mongols
    .about = There was too much devastation, and the game was lost at once.
how-given_up = by resigning
    .about = The only player resigned.
part-actions = actions
part-civilizations = civilizations
part-technologies = technologies
part-wonders = wonders
part-events = events

# What a card says

fact-population = population { $n }
fact-main = main ability
fact-legacy = legacy
fact-not-alone = not in games for one player
fact-printed = { $gain }
fact-bonus = { $action } also gives: { $gain }
fact-bonus-of = { $action } for { $tech } also gives: { $gain }
fact-bonus-others = { $action }: { $gain }
fact-bonus-others-of = { $action } for { $tech }: { $gain }
fact-discount = { $action } costs less: { $gain }
fact-discount-of = { $action } for { $tech } costs less: { $gain }
fact-set-cost = { $action } costs only: { $gain }
fact-set-cost-of = { $action } for { $tech } costs only: { $gain }
fact-spared = this does not apply to the free action of { $tech }
fact-needs-more = { $action } needs more: { $gain }
fact-needs-fewer = { $action } needs less: { $gain }
fact-space = a space of your own for { $action }, once a turn
fact-safe = workers on { $action } are not sacrificed
fact-blocked = the other players cannot perform { $action }
fact-after = after each { $action } you may perform another action without a worker, for its price in coins
fact-then = that action is { $action }
fact-may-perform = end of each of your turns: you may perform { $action } without a worker, for its price in coins
fact-may-give = end of each of your turns: you may lay { $pay } on a card of the pool and get { $gain }
fact-multiply = the coins on its card count { $n } times when it is born
fact-strength = +{ $gain }
fact-turn = end of each of your turns: { $gain }
fact-end = end of the game: { $gain }
fact-birth = when it is born: { $gain }
fact-gain = when you gain it: { $gain }
fact-war = at each war: { $gain }
fact-rest = when you rest, also: { $gain }
fact-war-immune = you sacrifice nobody in a war
fact-sacrifice-immune = you sacrifice nobody to wars, the Plague, events, exhaustion, the collapse and commands
fact-future-actions = you may use future action cards too
fact-level = level { $n }
fact-column = { $label }
fact-opened-by = can be gained with { $tech }
fact-needs-nothing = needs no other technology
fact-on-card = on the special technology card { $special }
fact-stands-for = it has the arrows of { $tech }
fact-upper = level 2 is { $tech }
fact-lower = level 1 is { $tech }
fact-era = { $label }
fact-permanent = permanent
fact-cost = costs { $cost }
fact-spaces = { $n ->
    [one] { $n } space
   *[other] { $n } spaces
}
fact-red = its workers are sacrificed
fact-must-score = abilities add points only if the action itself scores
fact-no-action = no action
fact-icon-war = when the card becomes available there is a war: the weakest sacrifice a worker
fact-icon-sacrifice = when the card becomes available everybody sacrifices a worker
fact-of-scenario = only in a scenario
fact-sell = sell up to { $n } silk, for each: { $gain }
fact-for-all = for every player
fact-for-most = for the player with the most ({ $label }), and all who are tied
fact-for-least = for the player with the least ({ $label }), and all who are tied
fact-nothing = nothing happens
fact-test = test of strength: passed if your strength is at least that of the Mongols
fact-passed = if passed: { $gain }
fact-failed = otherwise: { $gain }
fact-failed-and = otherwise: { $gain } and { $more }
fact-ransom = you may pay { $cost } to avoid this
fact-at-least = at least { $gain }
fact-at-most = at most { $gain }
fact-exactly = exactly { $gain }

field-name = its name
field-population = its population
field-main = its main ability
field-legacy = its legacy
field-effect = what it does
field-icon = its corner icon
field-spaces = number of spaces
field-workers = workers it needs
field-coins = its price
field-red = whether workers come back
field-who = which players it affects
field-always = what it does
field-test = whether strength is tested
field-passed = what a passed test gives
field-failed = what happens otherwise
field-ransom = the tribute
field-column = its column
field-lower = its lower technology
field-upper = its upper technology
field-level = its level
field-requires = what it needs
field-stands_for = what it replaces
field-era = its era
field-deck = its civilizations
field-replaces = action cards it replaces
field-fixed = cards with a fixed position
field-wonder_pool = number of wonders
field-only_ancient = which wonders lie there
field-takes_wonder_after = when the rival takes a wonder
field-stone_worth = what a stone is worth
field-silk_lost = silk lost in a war
field-starts_as = the first civilization
field-births = whether there are births later
field-refill = whether the pool is refilled
field-exhausted_at = how much exhaustion costs a worker
field-collapse_after = when the collapse comes
field-rival = strength of the rival at the start
field-growth = how the rival grows
field-defeat = how much devastation means defeat
field-commands = whether there are commands
field-tokens = its event tokens
field-bronze = what bronze needs
field-silver = what silver needs
field-gold = what gold needs

# Signs of the terminal; `legend` says what they mean

legend = ¤ coin · ♟ worker · ⚔ war, strength · ⚛ technology · ▲ wonder · ☠ sacrificed workers · ◆ event token · ▣ stone
signs-bonus = { $action } +{ $gain }
signs-bonus-of = { $action } ({ $tech }) +{ $gain }
signs-discount = { $action } −{ $gain }
signs-discount-of = { $action } ({ $tech }) −{ $gain }
signs-set-cost-of = { $action } ({ $tech }) costs { $gain }
signs-space = space of your own: { $action }
signs-may-perform = each turn, if you like: { $action }
signs-strength = +{ $gain }
signs-turn = each turn { $gain }
signs-end = at the end { $gain }
signs-legacy = legacy:
signs-bonus-others = { $action }: { $gain }
signs-set-cost = { $action } costs { $gain }
signs-needs-more = { $action }: { $gain } more
signs-needs-fewer = { $action }: { $gain } less
signs-safe = { $action }: workers return
signs-blocked = { $action }: not for others
signs-after = after { $action }, if you like:
signs-then = { $action }
signs-may-give = each turn { $pay } onto a card of the pool for { $gain }
signs-multiply = its coins count ×{ $n }
signs-birth = at birth { $gain }
signs-gain = when gained { $gain }
signs-rest = when resting { $gain }
signs-war-immune = no losses in wars
signs-sacrifice-immune = no sacrifices
signs-future-actions = may use future cards
signs-spared = (not by { $tech })
signs-printed = { $gain }
signs-spaces = spaces: { $n }
signs-red = workers are lost
signs-no-action = no action
signs-sell = ≤{ $n }: { $gain }
signs-opened-by = after { $tech }
signs-passed = passed: { $gain }
signs-failed = failed: { $gain }
signs-failed-and = failed: { $gain }, { $more }
signs-ransom = or pay { $cost }
signs-war = each war { $gain }
signs-for-all = all:
signs-for-most = most { $label }:
signs-for-least = least { $label }:

# What things cost and give

unit-coins = { $n ->
    [one] { $n } coin
   *[other] { $n } coins
}
unit-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
unit-workers = { $n ->
    [one] { $n } worker
   *[other] { $n } workers
}
unit-wonder = { $n ->
    [one] { $n } wonder
   *[other] { $n } wonders
}
unit-technology = { $n ->
    [one] { $n } technology
   *[other] { $n } technologies
}
unit-stones = { $n ->
    [one] { $n } stone
   *[other] { $n } stones
}
unit-silk = { $n } silk
unit-strength = { $n } strength
unit-forts = { $n } strength for the rest of the game
unit-others_gain = every other player gains { $n ->
    [one] { $n } coin
   *[other] { $n } coins
}
unit-others_lose = every other player loses { $n ->
    [one] { $n } coin
   *[other] { $n } coins
}
unit-sell = sell up to { $n } silk
unit-exhaustion = { $n ->
    [one] { $n } exhaustion token
   *[other] { $n } exhaustion tokens
} on this card
unit-devastation = take { $n ->
    [one] { $n } devastation token
   *[other] { $n } devastation tokens
}
unit-sacrifice = sacrifice { $n ->
    [one] { $n } worker
   *[other] { $n } workers
}
unit-lose_coins = lose { $n ->
    [one] { $n } coin
   *[other] { $n } coins
}
unit-lose_points = lose { $n ->
    [one] { $n } point
   *[other] { $n } points
}
unit-scorch = do without the leftmost card in the next round
unit-rival_loses = the rival loses { $n } strength
unit-per-technology = { $n ->
    [one] for every technology
   *[other] for every { $n } technologies
}
unit-per-level_1 = { $n ->
    [one] for every technology of level 1
   *[other] for every { $n } technologies of level 1
}
unit-per-level_2 = { $n ->
    [one] for every technology of level 2
   *[other] for every { $n } technologies of level 2
}
unit-per-level_3 = { $n ->
    [one] for every technology of level 3
   *[other] for every { $n } technologies of level 3
}
unit-per-wonder = { $n ->
    [one] for every wonder
   *[other] for every { $n } wonders
}
unit-per-worker = { $n ->
    [one] for every worker
   *[other] for every { $n } workers
}
unit-per-missing_worker = { $n ->
    [one] for every worker you lack to 4
   *[other] for every { $n } workers you lack to 4
}
unit-per-half_workers = { $n ->
    [one] for every second worker, rounded up
   *[other] for every { $n } half workers, rounded up
}
unit-per-coin = { $n ->
    [one] for every coin
   *[other] for every { $n } coins
}
unit-per-strength = { $n ->
    [one] for every strength
   *[other] for every { $n } strength
}
unit-per-civilization = { $n ->
    [one] for every civilization
   *[other] for every { $n } civilizations
}
unit-per-absorbed = { $n ->
    [one] for every absorbed civilization
   *[other] for every { $n } absorbed civilizations
}
unit-per-fallen = { $n ->
    [one] for every fallen civilization
   *[other] for every { $n } fallen civilizations
}
unit-per-future_card = { $n ->
    [one] for every future action card
   *[other] for every { $n } future action cards
}
unit-per-bonus_coin = { $n ->
    [one] for every coin that lay on the card
   *[other] for every { $n } coins that lay on the card
}
unit-per-point = { $n ->
    [one] for every point
   *[other] for every { $n } points
}
unit-per-silk_sold = { $n ->
    [one] for every silk sold
   *[other] for every { $n } silk sold
}
unit-per-devastation = { $n ->
    [one] for every devastation token
   *[other] for every { $n } devastation tokens
}
unit-if-strongest = if nobody is stronger
unit-if-strongest_min1 = if nobody is stronger and your strength is at least 1
unit-if-weakest = if nobody is weaker
unit-if-no_technology = if you have no technology
sign-coins = { $n }¤
sign-workers = { $n }♟
sign-stones = { $n }▣
price-printed = usually
price-stones = stones
price-least = at least one worker

# Headings, counters, notes

label-course = Progress
label-round = round
label-round-1 = Round 1
label-round-2 = Round 2
label-round-3 = Round 3
label-round-4 = Round 4
label-round-5 = Round 5
label-round-6 = Round 6
label-future-cards = future action cards
label-deck = civilizations in the deck
label-first = First player
label-time = Time track
label-bonuses = What abilities add
label-by = by
label-ends = Asked when the turn ends
label-lacks = What is missing
label-losses = Next to lose a worker
label-permanent = Permanent actions
label-track = Action cards
label-tokens = Event tokens
label-token = event token
label-war = war
label-sacrifice = sacrifice
label-spaces-used = spaces used
label-workers-return = workers return
label-pool = Civilization pool
label-births = What a birth brings
label-wonders = Wonder pool
label-specials = Special technology cards
label-rival = Rival
label-rival-strength = strength
label-exhaustion = exhaustion
label-devastation-tokens = devastation
label-devastation = devastation (at most)
label-command-deck = commands in the deck
label-commands = Commands
label-achievements = Achievements
label-gold = Gold medal
label-silver = Silver medal
label-bronze = Bronze medal
label-stock = Stores
label-points = points
label-final = if the game ended now
label-coins = coins
label-workers = workers
label-free = not yet placed
label-cards = civilizations
label-doomed = to be sacrificed
label-stones = stones
label-silk = silk
label-sold = silk sold
label-forts = fortifications
label-civilizations = Civilizations
label-abilities = Abilities of civilizations
label-technologies = Technologies
label-column-left = left column
label-column-middle = middle column
label-column-right = right column
label-special = Special technology card
label-held-wonders = Wonders
label-hand = Hand
label-packet = Packet to pick from
label-pick = Picked
label-resigned = Has left the game
label-left-as = in order
label-era-ancient = ancient wonder
label-era-later = later wonder
label-technology = technologies
label-level_1 = technologies of level 1
label-level_2 = technologies of level 2
label-level_3 = technologies of level 3
label-wonder = wonders
label-worker = workers
label-missing_worker = workers missing to 4
label-half_workers = half of the workers
label-coin = coins
label-strength = strength
label-civilization = civilizations
label-absorbed = absorbed civilizations
label-fallen = fallen civilizations
label-future_card = future action cards
label-bonus_coin = coins that lay on the card
label-point = points
label-silk_sold = silk sold
mark-marker = permanent card
mark-war = war
mark-sacrifice = plague
mark-token = event token
note-price = { $second }♟ { $number }¤
note-used = used
note-blocked = blocked by another player
note-gone = gone
note-future = from round { $number }
note-scorched = blocked in this round
note-no-action = no action
note-above = above position { $number }
note-loses = at position { $number }
note-pool = { $number }♟
note-worth = { $number }★
note-coins = { $number }¤
note-toward = { $number } of { $second } points
note-out-of-reach = out of reach
note-reached = reached
note-missed = not reached
note-main = main civilization
note-absorbed = absorbed: legacy only
note-fallen = fallen: legacy only
note-spent = used this turn
note-known = known
note-locked = locked
on-coins = { $n }¤
on-war = ⚔
on-sacrifice = ☠
on-token = ◆
on-spaces-used = { $n }/{ $of }
on-workers-return = ↩
on-technology = ⚛{ $n }
on-wonder = ▲{ $n }
on-strength = ⚔{ $n }

# Things

civilization-aksum = Aksum
civilization-arabs = Arabs
civilization-aztecs = Aztecs
civilization-babylon = Babylon
civilization-byzantium = Byzantium
civilization-britain = Britain
civilization-china = China
civilization-phoenicia = Phoenicia
civilization-harappa = Harappa
civilization-hittites = Hittites
civilization-iberia = Iberia
civilization-ottoman = Ottoman Empire
civilization-inca = Inca
civilization-carthage = Carthage
civilization-kongo = Kongo
civilization-korea = Korea
civilization-maya = Maya
civilization-persia = Persia
civilization-polynesia = Polynesia
civilization-rome = Rome
civilization-scythia = Scythia
civilization-slavs = Slavs
civilization-sumer = Sumer
civilization-tiwanaku = Tiwanaku
civilization-vikings = Vikings
civilization-india = India
civilization-franks = Franks
civilization-khmer = Khmer
civilization-egypt = Egypt
civilization-mongolia = Mongolia
civilization-germania = Germania
civilization-lydia = Lydia
civilization-celts = Celts
civilization-italy = Italy
civilization-malays = Malays
civilization-khitan = Khitan
civilization-greece = Greece
civilization-japan = Japan
civilization-assyria = Assyria
civilization-huns = Huns
civilization-nubia = Nubia
civilization-mali = Mali
civilization-olmec = Olmec
civilization-minoans = Minoans
civilization-israel = Israel
civilization-tibet = Tibet
civilization-zimbabwe = Great Zimbabwe
civilization-macedonia = Macedonia

action-wonder = Wonder
action-research = Research
action-exploitation = Exploitation
action-culture = Culture
action-construction = Construction
action-conquest = Conquest
action-hunting = Hunting
action-fishing = Fishing
action-trade = Trade
action-agriculture = Agriculture
action-plague = Plague
action-quarry = Quarry
action-monument = Monument
action-silk_weaving = Silk Weaving
action-caravan = Caravan
action-slash_and_burn = Slash and Burn
action-sacred_ritual = Sacred Ritual
action-fortify = Fortify
action-patronage = Patronage

tech-writing = Writing
tech-education = Education
tech-science = Science
tech-sailing = Sailing
tech-mathematics = Mathematics
tech-engineering = Engineering
tech-mining = Mining
tech-iron_working = Iron Working
tech-gunpowder = Gunpowder
tech-mysticism = Mysticism
tech-philosophy = Philosophy
tech-calendar = Calendar
tech-astronomy = Astronomy
tech-code_of_laws = Code of Laws
tech-theatre = Theatre
tech-pottery = Pottery
tech-currency = Currency
tech-masonry = Masonry
tech-architecture = Architecture
tech-irrigation = Irrigation
tech-navigation = Navigation
tech-archery = Archery
tech-feudalism = Feudalism
tech-horse_riding = Horse Riding
tech-cavalry = Cavalry
tech-walls = Walls
tech-castles = Castles

wonder-great_pyramids = Great Pyramids
wonder-hanging_gardens = Hanging Gardens
wonder-great_library = Great Library
wonder-colossus = Colossus
wonder-great_wall = Great Wall
wonder-colosseum = Colosseum
wonder-temple_of_artemis = Temple of Artemis
wonder-stonehenge = Stonehenge
wonder-petra = Petra
wonder-machu_picchu = Machu Picchu
wonder-hagia_sophia = Hagia Sophia
wonder-taj_mahal = Taj Mahal
wonder-terracotta_army = Terracotta Army
wonder-moai = Moai
wonder-lighthouse = Lighthouse of Alexandria

special-philosophy = { tech-mysticism } / { tech-philosophy }
special-astronomy = { tech-calendar } / { tech-astronomy }
special-theatre = { tech-code_of_laws } / { tech-theatre }
special-currency = { tech-pottery } / { tech-currency }
special-architecture = { tech-masonry } / { tech-architecture }
special-navigation = { tech-irrigation } / { tech-navigation }
special-feudalism = { tech-archery } / { tech-feudalism }
special-cavalry = { tech-horse_riding } / { tech-cavalry }
special-fortification = { tech-walls } / { tech-castles }

event-birth_rate = Rising Birth Rate
event-harvest = Rich Harvest
event-festival = Festival
event-great_debate = Great Debate
event-earthquake = Earthquake
event-rats = Rats
event-bribery = Bribery
event-barbarians = Barbarians
event-blank = Blank Token
event-black_death = Black Death
event-labour_shortage = Labour Shortage
event-rebirth = Rebirth

command-raid = Raid
command-siege = Siege
command-scorched_earth = Scorched Earth
command-terror = Terror
command-tribute = Tribute
command-recall = Recall to Karakorum

achievement-outstanding_lineage = Outstanding Lineage
achievement-great_kingdom = Great Kingdom
achievement-mighty_empire = Mighty Empire
achievement-eternal_civilization = Eternal Civilization
achievement-kingdom_of_technology = Kingdom of Technology
achievement-primeval_land = Primeval Land
achievement-world_of_wonders = World of Wonders
achievement-superpower = Superpower

position-1 = 1
position-2 = 2
position-3 = 3
position-4 = 4
position-5 = 5
position-6 = 6
position-7 = 7
position-8 = 8

source-table = shared space
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
source-aksum_legacy = { civilization-aksum }, legacy
source-arabs_legacy = { civilization-arabs }, legacy
source-aztecs_legacy = { civilization-aztecs }, legacy
source-babylon_legacy = { civilization-babylon }, legacy
source-byzantium_legacy = { civilization-byzantium }, legacy
source-britain_legacy = { civilization-britain }, legacy
source-china_legacy = { civilization-china }, legacy
source-phoenicia_legacy = { civilization-phoenicia }, legacy
source-harappa_legacy = { civilization-harappa }, legacy
source-hittites_legacy = { civilization-hittites }, legacy
source-iberia_legacy = { civilization-iberia }, legacy
source-ottoman_legacy = { civilization-ottoman }, legacy
source-inca_legacy = { civilization-inca }, legacy
source-carthage_legacy = { civilization-carthage }, legacy
source-kongo_legacy = { civilization-kongo }, legacy
source-korea_legacy = { civilization-korea }, legacy
source-maya_legacy = { civilization-maya }, legacy
source-persia_legacy = { civilization-persia }, legacy
source-polynesia_legacy = { civilization-polynesia }, legacy
source-rome_legacy = { civilization-rome }, legacy
source-scythia_legacy = { civilization-scythia }, legacy
source-slavs_legacy = { civilization-slavs }, legacy
source-sumer_legacy = { civilization-sumer }, legacy
source-tiwanaku_legacy = { civilization-tiwanaku }, legacy
source-vikings_legacy = { civilization-vikings }, legacy
source-india_legacy = { civilization-india }, legacy
source-franks_legacy = { civilization-franks }, legacy
source-khmer_legacy = { civilization-khmer }, legacy
source-egypt_legacy = { civilization-egypt }, legacy
source-mongolia_legacy = { civilization-mongolia }, legacy
source-germania_legacy = { civilization-germania }, legacy
source-lydia_legacy = { civilization-lydia }, legacy
source-celts_legacy = { civilization-celts }, legacy
source-italy_legacy = { civilization-italy }, legacy
source-malays_legacy = { civilization-malays }, legacy
source-khitan_legacy = { civilization-khitan }, legacy
source-greece_legacy = { civilization-greece }, legacy
source-japan_legacy = { civilization-japan }, legacy
source-assyria_legacy = { civilization-assyria }, legacy
source-huns_legacy = { civilization-huns }, legacy
source-nubia_legacy = { civilization-nubia }, legacy
source-mali_legacy = { civilization-mali }, legacy
source-olmec_legacy = { civilization-olmec }, legacy
source-minoans_legacy = { civilization-minoans }, legacy
source-israel_legacy = { civilization-israel }, legacy
source-tibet_legacy = { civilization-tibet }, legacy
source-zimbabwe_legacy = { civilization-zimbabwe }, legacy
source-macedonia_legacy = { civilization-macedonia }, legacy
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

# corrections that the game cannot use: `error-<id>`
error-word-missing = { $where }: a word is missing after “{ $value }”.
error-who = { $where }: write “all”, or “most” or “least” with what is counted, for example “most wonder”.
error-effect-head = { $where }: no effect begins with “{ $value }”. It begins with a number, with an action or a moment and a colon, for example “trade:”, or with one of: { $there }.
error-effect-tail = { $where }: “{ $value }” is not understood here. What may follow is: { $there }.
error-effect-may = { $where }: “may” is allowed only after “turn:”, and an action or “give” must follow it.
error-effect-give = { $where }: write “turn: may give 2 for 2 points”, with any numbers.
error-effect-of-action = { $where }: nothing follows “{ $value }:”.
error-effect-gain = { $where }: write a number and what it counts, for example “3 points”.
error-effect-dearer = { $where }: a price can only fall, so write a number below 0 before “cost”.
error-effect-idle = { $where }: “{ $value }” would change nothing in this effect.
error-effect-only-gains = { $where }: write only what is gained, for example “3 points”, without a moment.
error-effect-no-moment = { $where }: the effect does not say when it works, for example “turn:” or “trade:”.
error-effect-by-itself = { $where }: an effect cannot count what it gives itself, so “per { $value }” is not allowed.
error-effect-only-points = { $where }: at this moment only points can be gained.
error-effect-bonus = { $where }: an ability can add only these to an action: { $there }.
error-mode-in-deck = { $where }: “{ $value }” is in the deck already.
error-mode-deck = { $where }: if the first civilization is fixed, the deck must be named.
error-mode-for-one = { $where }: only modes for one player have this.
error-mode-track = { $where }: the time track needs { $count } different action cards.
error-command-choices = { $where }: a command may ask for only one choice: a wonder, a technology or a sale.

# What is missing for a move

missing-coins = { $needs ->
    [one] This needs { $needs } coin;
   *[other] This needs { $needs } coins;
} you have { $has }.
missing-workers = { $needs ->
    [one] This needs { $needs } free worker;
   *[other] This needs { $needs } free workers;
} you have { $has }.
missing-stones = { $needs ->
    [one] This needs { $needs } stone;
   *[other] This needs { $needs } stones;
} you have { $has }.
missing-silk = Silk needed: { $needs }; you have { $has }.

lesson-turn = Six rounds, and one turn for each player in each of them.
lesson-turn-1 = Take a civilization
    .about = Found a new one and take its workers, absorb one for its legacy and a worker, or go on with what you have.
lesson-turn-2 = Give out workers
    .about = Each space takes workers, and some of them coins, once in a turn. Or rest for 2 coins and a worker.
lesson-turn-3 = White or red
    .about = Workers on white spaces come back to you. Those on red ones are lost.
lesson-turn-4 = Time goes on
    .about = One action leaves, another comes. If the new one brings war, the weakest lose a worker.
lesson-wrong-1 = “I stay with my first civilization.”
    .about = You may have three cards, and each legacy lasts. A new birth also brings fresh workers.
lesson-wrong-2 = “A rest is a lost turn.”
    .about = It brings 2 coins and a worker, and without coins the good actions are out of reach.
lesson-wrong-3 = “Strength is only for attackers.”
    .about = In a war everybody with the lowest strength loses a worker. A single point may be enough.
lesson-wrong-4 = “Technologies come later.”
    .about = There are six turns. What works in every turn is worth most in the first ones.
