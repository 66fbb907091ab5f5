game = 7 Wonders Duel
    .about = Two cities race through three ages for cards that lie in each other's way. Win by war, by science, or by points. Half an hour.

option-wonders = Wonders
    .about = Draft your four wonders in turns, or begin with the sets for a first game.
choice-wonders-draft = draft
choice-wonders-preset = preset sets
option-centre = Marker in the centre
    .about = When an age ends with the marker in the centre, the player of the last card starts the next age (rulebook) or chooses who starts (erratum of 2016).
choice-centre-starts = the last player starts
choice-centre-chooses = the last player chooses
option-decline = Declining a progress token
    .about = A pair of symbols lets you take a token. May you leave it?
choice-decline-yes = allowed
choice-decline-no = not allowed

# Verbs

do-draft = Take { $wonder }
do-build = Build { $card }
do-discard = Discard { $card } for coins
do-wonder = Build { $wonder } with { $card }
board-group-discard = Discard for coins
board-group-wonder = Build a wonder
do-progress = Take { $token }
do-pass = Take no token
do-destroy = Destroy { $card }
do-start = { $seat } starts the age
do-show = On the board: { $token }
do-offer = On offer: { $wonder }
do-back = A guild lies at place { $place }
do-reveal = Turned up: { $card }
do-draw = { $seat } draws a token from the box: { $token }

# Questions

ask-Draft = take one of the wonders on offer.
help-Draft = You get four wonders in all. Later, any card you take can be spent to build one of them.
ask-DraftAgain = take one of the second four wonders.
help-DraftAgain = With these you have four wonders. The four that were never on offer leave the game.
ask-Turn = take an open card: build it, discard it for coins, or build a wonder with it.
help-Turn = Only cards that nothing covers can be taken. What you lack to build is bought from the bank, and a discarded card brings coins.
ask-ChooseProgress = a pair of symbols: take a progress token.
help-ChooseProgress = The token works for you from now on, for the rest of the game.
ask-KeepToken = keep one of the tokens you drew.
help-KeepToken = The others go back to the box, and nobody gets them.
ask-Destroy = destroy a { $color } card of the other city.
help-Destroy = It goes to the discard pile and no longer counts for its owner.
ask-BuildFromDiscard = build a card of the discard pile free of charge.
help-BuildFromDiscard = It is free and counts like any card you have built.
ask-ChooseStarter = choose who starts the next age.
help-ChooseStarter = The player who starts takes first, and also uncovers the first cards for the other.
guide-welcome = This is a real game against a bot, and here is a coach for the first turn. Nothing is locked: play when you like, or skip the coach.
guide-wonders = First come the wonders. Four lie here; you and your rival take them in turns. When you are asked, choose one that is highlighted: by a click, or by its number below.
guide-drafting = Good. Go on until each of you has four wonders. You build them later, each with a card you take, for shields, coins, points or another turn.
guide-pyramid = The cards of the age lie on one another. Only a card that nothing covers can be taken. What you take may open cards for your rival.
guide-card = How to read a card: its colour and icon are its kind; under the name stands what it costs; at the foot, what it gives. Rest the pointer on it, or press long, to read all of it.
guide-price = This sign is your price now: a tick and the coins you would pay. Resources you do not make, you buy for coins; a lock says that your coins are too few.
guide-city = This is your city: your coins, what you make, and what one of each resource would cost you now. What you make is never used up.
guide-turn = Now take one open card: build it, discard it for coins, or build a wonder with it. Click a card or a button here; brown cards are a good start.
guide-war = That was a turn, and so it goes on. Three things end the game. War: shields push this marker, and the player whose capital it reaches has lost.
guide-science = Science: two green cards with the same symbol earn one of these tokens; six different symbols win at once.
guide-end = Otherwise the third age ends it, and the most points win. Every question names its rule, every card its page; what the icons mean is in the settings. Have a good game.

# Events

log-gained = { $seat }: +{ $number ->
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
log-built = { $seat } builds { $card }
log-raised = { $seat } builds a wonder: { $wonder }
log-boxed = Seven wonders stand: { $wonder } ({ $seat }) leaves the game
log-moved = { $seat }: the conflict marker advances by { $number }
log-plundered = { $seat } is plundered: military token { $number }
log-learnt = { $seat } takes a progress token: { $token }
log-left = { $seat } takes the last wonder: { $wonder }
log-began = Age { $number } begins

# How it ends

how-civilian = by civilian victory
    .about = The third age was played to its end, and points decided.
how-military = by military supremacy
    .about = The conflict marker stands in the loser’s capital. That ends the game at once, and points do not matter.
how-scientific = by scientific supremacy
    .about = Six different scientific symbols came together in one city. That ends the game at once, and points do not matter.
part-brown = raw materials
part-gray = goods
part-blue = civilian
part-green = science
part-yellow = commerce
part-red = military buildings
part-purple = guilds
part-wonders = wonders
part-tokens = progress
part-coins = coins
part-military = conflict

# What a card says

fact-cost = costs { $cost }
fact-cost-free = free
fact-free-with = free with the chain symbol { $link }
fact-link = carries the chain symbol { $link }
fact-makes = makes { $made }
fact-any-raw = makes { $n } wood, clay or stone, chosen each time
fact-any-good = makes { $n } glass or papyrus, chosen each time
fact-fixes = you buy { $resource } at 1 coin
fact-pays = { $n ->
    [one] { $n } coin
   *[other] { $n } coins
} at once
fact-pays-per = { $n ->
    [one] { $n } coin
   *[other] { $n } coins
} at once for each in your city: { $what }
fact-pays-per-most = { $n ->
    [one] { $n } coin
   *[other] { $n } coins
} at once for each in the city that has most: { $what }
fact-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
fact-points-per-most = { $n ->
    [one] { $n } point
   *[other] { $n } points
} at the end for each in the city that has most: { $what }
fact-points-per-coins = { $n ->
    [one] { $n } point
   *[other] { $n } points
} at the end for every 3 coins of the richer city
fact-points-per-token = { $n ->
    [one] { $n } point
   *[other] { $n } points
} for each of your progress tokens, this one too
fact-shields = { $n ->
    [one] { $n } shield
   *[other] { $n } shields
}
fact-science = science symbol: { $symbol }
fact-again = another turn at once
fact-other-loses = the other player loses { $n ->
    [one] { $n } coin
   *[other] { $n } coins
}
fact-destroys-gray = destroy a gray card of the other city
fact-destroys-brown = destroy a brown card of the other city
fact-draws-tokens = draw 3 progress tokens from the box and keep one
fact-builds-discarded = build a discarded card free of charge
fact-wonder-discount = later wonders cost { $n } resources less
fact-blue-discount = later blue cards cost { $n } resources less
fact-extra-shields = later red cards give { $n ->
    [one] { $n } shield
   *[other] { $n } shields
} more
fact-link-coins = { $n ->
    [one] { $n } coin
   *[other] { $n } coins
} whenever you build by a chain
fact-wonders-again = each later wonder gives another turn
fact-taxes = you get the coins the other player spends on resources

# The same in a few signs, for the terminal

legend = ¤ coins · ★ points · ⚑ shields · ↻ another turn · ∞ chain symbol · ✓ you can pay for it · ✗ you cannot
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

# In a few words, for the terminal, if signs cannot say it

short-destroys-gray = destroys a gray card
short-destroys-brown = destroys a brown card
short-draws-tokens = 1 of 3 tokens from the box
short-builds-discarded = builds a discarded card free
short-wonder-discount = wonders −{ $n ->
    [one] { $n } resource
   *[other] { $n } resources
}
short-blue-discount = blue cards −{ $n ->
    [one] { $n } resource
   *[other] { $n } resources
}
short-extra-shields = red cards +{ $n }⚑
short-link-coins = +{ $n }¤ for each chain
short-wonders-again = wonders ↻
short-taxes = ¤ the rival spends on resources

# What things cost

sign-coins = { $n }¤
price-printed = printed
price-chain = chain from { $thing }
price-bought = { $thing } at { $each }
price-fixed = { $thing } at { $each } by { $by }

# Headings, counters, notes

label-offered = Wonders on offer
label-age1 = Age I
label-age2 = Age II
label-age3 = Age III
label-war = Conflict
label-progress = Progress tokens
label-drawn = Drawn by the Great Library
label-treasury = Treasury
label-coins = coins
label-points = points now
label-makes = Makes
label-makes-wood = wood
label-makes-clay = clay
label-makes-stone = stone
label-makes-glass = glass
label-makes-papyrus = papyrus
label-makes-raw = wood/clay/stone
label-makes-good = glass/papyrus
label-prices = Buys at
label-price-wood = wood
label-price-clay = clay
label-price-stone = stone
label-price-glass = glass
label-price-papyrus = papyrus
board-change-price-wood = price of wood
board-change-price-clay = price of clay
board-change-price-stone = price of stone
board-change-price-glass = price of glass
board-change-price-papyrus = price of papyrus
label-city = City
label-color-brown = raw materials
label-color-gray = goods
label-color-blue = civilian
label-color-green = science
label-color-yellow = commerce
label-color-red = military
label-color-purple = guilds
label-wonders = Wonders
label-symbols = Symbols
label-tokens = Tokens
label-discard = Discard pile
note-price = { $number }¤
note-short = { $number }¤ (−{ $second }¤)
note-linked = free
note-covered = covered
note-raised = built
note-boxed = back in the box
note-pair = pair
note-guild = guild
note-age1 = age I
note-age2 = age II
note-age3 = age III
mark-marker = marker
mark-capital = capital
mark-loot = −{ $number } coins
mark-zone = { $number } points

# Things

color-brown = brown
color-gray = gray
color-blue = blue
color-green = green
color-yellow = yellow
color-red = red
color-purple = purple
counted-brown = brown cards
counted-gray = gray cards
counted-blue = blue cards
counted-green = green cards
counted-yellow = yellow cards
counted-red = red cards
counted-wonder = built wonders

unit-coins = { $n ->
    [one] { $n } coin
   *[other] { $n } coins
}
unit-wood = { $n } wood
unit-clay = { $n } clay
unit-stone = { $n } stone
unit-glass = { $n } glass
unit-papyrus = { $n } papyrus

resource-wood = wood
resource-clay = clay
resource-stone = stone
resource-glass = glass
resource-papyrus = papyrus

symbol-wheel = wheel
symbol-pendulum = pendulum
symbol-quill = quill
symbol-mortar = mortar
symbol-sundial = sundial
symbol-armillary_sphere = armillary sphere
symbol-balance = balance

link-horseshoe = horseshoe
link-sword = sword
link-tower = tower
link-book = book
link-gear = gear
link-vase = vase
link-mask = mask
link-moon = moon
link-drop = drop
link-target = target
link-helmet = helmet
link-harp = harp
link-lamp = lamp
link-barrel = barrel
link-column = column
link-sun = sun
link-senate_house = senate

card-lumber_yard = Lumber Yard
card-logging_camp = Logging Camp
card-clay_pool = Clay Pool
card-clay_pit = Clay Pit
card-quarry = Quarry
card-stone_pit = Stone Pit
card-glassworks = Glassworks
card-press = Press
card-guard_tower = Guard Tower
card-stable = Stable
card-garrison = Garrison
card-palisade = Palisade
card-workshop = Workshop
card-apothecary = Apothecary
card-scriptorium = Scriptorium
card-pharmacist = Pharmacist
card-stone_reserve = Stone Reserve
card-clay_reserve = Clay Reserve
card-wood_reserve = Wood Reserve
card-tavern = Tavern
card-theater = Theater
card-altar = Altar
card-baths = Baths
card-sawmill = Sawmill
card-brickyard = Brickyard
card-shelf_quarry = Shelf Quarry
card-glass_blower = Glass Blower
card-drying_room = Drying Room
card-walls = Walls
card-horse_breeders = Horse Breeders
card-barracks = Barracks
card-archery_range = Archery Range
card-parade_ground = Parade Ground
card-library = Library
card-dispensary = Dispensary
card-school = School
card-laboratory = Laboratory
card-forum = Forum
card-caravansery = Caravansery
card-customs_house = Customs House
card-brewery = Brewery
card-courthouse = Courthouse
card-statue = Statue
card-temple = Temple
card-aqueduct = Aqueduct
card-rostrum = Rostrum
card-arsenal = Arsenal
card-pretorium = Pretorium
card-fortifications = Fortifications
card-siege_workshop = Siege Workshop
card-circus = Circus
card-academy = Academy
card-study = Study
card-university = University
card-observatory = Observatory
card-chamber_of_commerce = Chamber of Commerce
card-port = Port
card-armory = Armory
card-lighthouse = Lighthouse
card-arena = Arena
card-palace = Palace
card-town_hall = Town Hall
card-obelisk = Obelisk
card-gardens = Gardens
card-pantheon = Pantheon
card-senate = Senate
card-merchants_guild = Merchants’ Guild
card-shipowners_guild = Shipowners’ Guild
card-builders_guild = Builders’ Guild
card-magistrates_guild = Magistrates’ Guild
card-scientists_guild = Scientists’ Guild
card-moneylenders_guild = Moneylenders’ Guild
card-tacticians_guild = Tacticians’ Guild

wonder-appian_way = The Appian Way
wonder-circus_maximus = Circus Maximus
wonder-colossus = The Colossus
wonder-great_library = The Great Library
wonder-great_lighthouse = The Great Lighthouse
wonder-hanging_gardens = The Hanging Gardens
wonder-mausoleum = The Mausoleum
wonder-piraeus = Piraeus
wonder-pyramids = The Pyramids
wonder-sphinx = The Sphinx
wonder-statue_of_zeus = The Statue of Zeus
wonder-temple_of_artemis = The Temple of Artemis

token-agriculture = Agriculture
token-architecture = Architecture
token-economy = Economy
token-law = Law
token-masonry = Masonry
token-mathematics = Mathematics
token-philosophy = Philosophy
token-strategy = Strategy
token-theology = Theology
token-urbanism = Urbanism

# corrections that this game cannot be played with: `error-<id>`
error-only-brown-gray = { $where }: only brown and gray cards make resources.
error-brown-gray-only = { $where }: brown and gray cards only make resources.

missing-coins = { $needs ->
    [one] This needs { $needs } coin;
   *[other] This needs { $needs } coins;
} you have { $has }.

lesson-turn = You and your rival take cards in turn until those of the age are gone.
lesson-turn-1 = Take an open card
    .about = Only a card that nothing covers: here the three in front.
lesson-turn-2 = Use it one way
    .about = It joins your city, is discarded for coins, or is tucked under a wonder that you build.
lesson-turn-3 = Pay what you lack
    .about = What you make is never used up. The rest is bought: 2 coins, and 1 more for each that your rival makes.
lesson-turn-4 = New cards turn up
    .about = Stable and Theater are gone, so a card behind them is free. Your rival may take it.
lesson-wrong-1 = “I take what is best for me.”
    .about = Look at what it opens as well. The second-best card is often right, as it opens nothing.
lesson-wrong-2 = “Resources can wait.”
    .about = Brown and gray cards of the first age are cheap, and each one also makes that resource dearer for your rival.
lesson-wrong-3 = “I am ahead in points, so I win.”
    .about = Count shields and symbols first: war and science end the game whatever the points.
lesson-wrong-4 = “All eight wonders will be built.”
    .about = Only seven. Whoever is slow loses the last one; build early those that give another turn.
