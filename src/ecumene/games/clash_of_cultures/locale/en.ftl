game = Clash of Cultures
    .about = Explore an unknown land, found cities and keep their people happy, learn, trade, influence and conquer. Whoever has the most points after six rounds wins. Two to four hours.

option-length = Length
    .about = Six rounds, or four with more settlers and faster learning. Or up to seven, where in the last five turns a die or the building of a wonder ends the game.
choice-length-six = six rounds
choice-length-four = four rounds
choice-length-die = a die ends it
choice-length-wonder = a wonder ends it
option-events = Events
    .about = Events come as drawn, or only their icons count, or whoever draws decides each time before the draw whether the text counts.
choice-events-all = icons and texts
choice-events-icons = icons only
choice-events-choice = texts by choice

# What is done

do-yes = Yes
do-no = No
do-done = Done
do-pass = Pass
do-at = { $cell }
do-end = End the turn
do-resign = Resign from the game
do-raze = Raze the city: { $cell }
do-first = { $seat } begins the next round
do-learn = Learn: { $advance }
do-study = Priesthood: { $advance } without food
do-pay = Food { $count }, ore { $count2 }, wood { $count3 }, ideas { $count4 }, the rest in gold
do-spend = Mood tokens { $count }, food { $count2 }, ore { $count3 }, wood { $count4 }, the rest in gold
do-shift = A cube on { $advance }
do-found = Found a city: { $cell }
do-build = Build units: { $cell }
do-recruit = Build: { $unit }
do-draft = Draft: a soldier for mood tokens
do-grow = Grow: { $cell }, { $piece }
do-face = The port faces { $cell }
do-collect = Collect: { $cell }
do-collect_far = Husbandry: collect in { $cell }, two spaces far
do-gather = From { $cell }: { $good }
do-take = Take: { $good }
do-civic = Civic improvement
do-vote = Voting: civic improvement for a mood token
do-improve = Raise the mood of { $cell }
do-influence = Influence: { $cell } → { $cell2 }
do-perform = Arts & Sculpture, influence: { $cell } → { $cell2 }
do-replace = Replace: { $piece }
do-wonder = Build { $wonder } in { $cell }
do-reserve = Reserve { $wonder }
do-chart = Cartography: culture tokens and ideas
do-tax = Taxes: gold for every city
do-liberties = Civil Liberties: mood tokens
do-tend = Great Gardens: raise the mood of { $cell }
do-barter = Bartering: { $action } for { $good }
do-tune = Drama & Music: a token becomes { $good }
do-command = Absolute Power: another action
do-force = Forced Labor: angry cities work as neutral
do-coin = So much of it in gold: { $count }
do-boost = Pay the culture tokens that are missing
do-become = One barbarian becomes: { $unit }
do-move = Move units: { $cell }
do-march = Settlers { $few }, soldiers { $few2 }
do-march_mixed = Settlers { $few }, soldiers { $few2 } (come through a forest: { $few3 } and { $few4 })
do-sail = Sail: { $fleet }
do-to = To { $cell }
do-road = By road to { $cell }: { $road }
do-explore = Explore: { $cell }
do-around = Around the edge, explore: { $cell }
do-spread = Ship 1: { $few }, ship 2: { $few2 }, ship 3: { $few3 }, ship 4: { $few4 }
do-place = Lay the region: { $side }
do-lay = Combat card: { $action }
do-fight = Fight on
do-retreat = Retreat
do-tokens = Mood tokens { $few }, culture tokens { $few2 }
do-occupy = Keep the settlement
do-destroy = Destroy the settlement for gold
do-sink = Lose: { $fleet }
do-fall = Settlers { $few }, soldiers { $few2 }
do-sadden = { $cell }
do-feed = 1 food for { $seat }
do-disband = Give up a soldier, { $cell } ({ $ship })
do-lose = Give up { $unit }, { $cell } ({ $ship })
do-choose = { $seat }
do-crumble = { $piece } of { $cell }
do-topple = The wonder of { $cell }
do-govern = New government: { $category }
do-call = Great person: { $event }
do-play = Play { $action }
do-score = Complete { $goal } ({ $objective })
do-swap = { $seat }: { $action } for { $action2 }
do-swap_objective = { $seat }: { $objective } for { $objective2 }
do-keep = Give up { $objective }, keep { $objective2 }
do-cancel = Make no offer
do-survey = Reveal the region of { $cell }
do-trade = Trade with { $seat }
do-invite = Ask { $seat } for an offer
do-give = Give goods: { $number } × { $good }
do-give_action = Give an action card: { $action }
do-give_objective = Give an objective card: { $objective }
do-want = Ask for: { $number } × { $good }
do-propose = Put the offer to { $seat }
do-accept = Accept
do-decline = Decline
do-counter = Decline, with an offer of your own
do-hand = For { $seat }: { $action }
do-hand_objective = For { $seat }: { $objective }
do-hire = Hire the barbarians of { $cell } for { $good }
do-use = Use { $advance }
do-roll = Die: { $number }
do-draw_action = { $seat } draws an action card: { $action }
do-draw_objective = { $seat } draws an objective card: { $objective }
do-draw_event = Event drawn: { $event }
do-reveal_wonder = Wonder turned up: { $wonder }
do-reveal_region = Region turned up: { $region }
do-starts = { $seat } is first player
do-look = { $seat } looks at an objective card: { $objective }

# What is asked

ask-Turn = take your actions, then end the turn.
help-Turn = Three actions: learn an advance, found a city, have a city build, grow or collect, move, cheer up cities, or influence foreign ones. The same one may be taken again.
ask-Raze = raze one of your smallest cities for 1 gold, or pass.
help-Raze = Only cities of size 1. The settlement comes back to you, and units there stay.
ask-ChooseFirst = choose who begins the next round.
help-ChooseFirst = You may choose anybody, yourself too. Going first means you are also first when anything is settled in turn order.
ask-Pay = choose what you pay with.
help-Pay = Gold may stand for any resource.
ask-PayAbility = choose what you pay with: an ability.
help-PayAbility = Gold may stand for any resource.
ask-PayAdvance = choose what you pay with: { $advance }.
help-PayAdvance = Ideas may stand for the food of an advance, gold for anything.
ask-PayUnit = choose what you pay with: { $kind }, { $at }.
help-PayUnit = Gold may stand for any resource.
ask-PayGrowth = choose what you pay with: { $building }, { $at }.
help-PayGrowth = Gold may stand for any resource.
ask-PaySettler = choose what you pay with: a settler in { $at }.
ask-PayFar = choose what you pay with: collecting far around { $at }.
ask-PayWonder = choose what you pay with: { $wonder }, { $at }.
help-PayWonder = Gold may stand for resources, but not for the culture tokens.
ask-PayMood = choose what you pay with: the mood of { $at }.
help-PayMood = By Rituals food, ore, wood and gold may stand for mood tokens.
ask-ChooseGood = choose what you take.
help-ChooseGood = What is above your limit is lost.
ask-MoveCubes = your government changes: choose the next advance of the new one, still to place: { $left }.
help-MoveCubes = You keep as many government advances as you had, and you choose which.
ask-FreeAdvance = choose a free advance.
help-FreeAdvance = The first of a category comes before its others. Only Steel Weapons still asks for its ore.
ask-BuyAdvance = buy an advance, still to buy: { $left }.
help-BuyAdvance = You pay the usual price, but no further action.
ask-Build = build units in { $at }, at most { $left } more.
help-Build = A city builds as many units as its size, one more if it is happy and only one if it is angry.
ask-Growth = choose the city and its new building.
help-Growth = A city cannot have more pieces than you have cities, and no building twice.
ask-FacePort = choose the sea space that the port of { $at } faces.
help-FacePort = Ships of this city will appear there.
ask-Sanitate = pay 1 food for a settler in { $at }?
help-Sanitate = Sanitation brings a settler whenever a city grows.
ask-Collect = collect for { $at }, at most { $left } more.
help-Collect = Each space gives once: plains food, forests wood, mountains ore. What is above your limits is lost.
ask-Civic = raise the mood of your cities a step at a time.
help-Civic = A step costs as many mood tokens as the city has pieces. Happy cities collect and build one more.
ask-Boost = { $to }: the roll is too low. Pay the missing culture tokens: { $short }?
help-Boost = Every token adds 1 to the roll. If you do not pay, the attempt fails.
ask-ReplaceBuilding = choose the building of { $to } that takes your colour.
help-ReplaceBuilding = It counts as yours at the end, but goes on working for the city.
ask-Become = the settlement { $at } is yours: what does one of its barbarians become?
ask-FreeInfluence = influence a city from { $at } without an action, or pass; attempts left: { $left }.
ask-Reserve = reserve a wonder that lies open.
help-Reserve = Only you may build it from now on, and it costs you no action.
ask-Coins = trade routes bring { $routes }: how much of it in gold?
help-Coins = The rest comes as food.
ask-MoveAction = choose the space that the next group leaves; groups left: { $left }.
help-MoveAction = One action moves up to three groups, each to the next space; ships sail as far as the sea goes. Soldiers move only with Tactics.
ask-ChooseGroup = choose who leaves { $at } together.
help-ChooseGroup = What goes together counts as one of your three groups.
ask-ChooseTo = choose where the group of { $at } goes.
help-ChooseTo = Whoever enters a mountain stays there this turn, and whoever enters a forest may not attack any more.
ask-PayTribute = the Great Mausoleum asks for tokens, in all { $tokens }: choose which.
ask-Board = from { $at } to { $to }: spread over the ships: { $troop }.
help-Board = A ship carries two land units.
ask-Unload = from { $at } to { $to }: choose the ships they leave: { $troop }.
ask-ChooseShip = choose a ship in { $at }.
ask-LighthouseMove = the Great Lighthouse: move a ship of one space, or pass.
ask-SailTo = from { $at } ({ $fleet }): choose where to sail.
help-SailTo = Ships go anywhere the sea leads. Meeting foreign ships means a battle, entering an unexplored region ends the move.
ask-StopAt = choose the sea space to stop at; the ships come from { $at } ({ $fleet }).
ask-Orient = choose how { $region } lies.
help-Orient = It fits two ways. Mind where plains, mountains and sea come to lie.
ask-SettleBarbarians = barbarians live here: choose their plain.
help-SettleBarbarians = Their settlement begins with one barbarian. Near a city of yours it may attack one day.
ask-CutFortress = Siegecraft: pay against the fortress?
help-CutFortress = Two wood take away its die, two ore the hit it cancels. Each is asked for by itself.
ask-LayCard = lay a combat card face down, or pass.
help-LayCard = Both cards are turned up together and act in this round only. You need one that fits this battle.
ask-Ransom = a siege: pay { $food } food to keep your combat value?
ask-Withdraw = choose the space your units withdraw to.
ask-LoseShip = choose the ships to lose with all aboard, in number: { $left }.
ask-UnitsFall = the barbarians hit: choose the units you lose, in number: { $hits }.
ask-CityHit = the barbarians hit: choose a building to lose; hits left: { $left }.
help-CityHit = Units go first, then buildings, and the settlement last. A city that loses a piece becomes angry.
ask-GoOn = fight another round, or retreat?
help-GoOn = Whoever retreats goes back where the attack began and loses nothing more.
ask-KeepOrDestroy = the settlement is taken: keep it, or destroy it for 1 gold?
help-KeepOrDestroy = Kept, it is an angry city of yours.
ask-Spawn = barbarians appear: choose the space of their settlement.
ask-Reinforce = choose the settlement that gets one more barbarian.
ask-ChooseHorde = barbarians attack you: choose the settlement they come from.
ask-ChooseVictim = barbarians come from { $horde }: choose the city they attack.
ask-MayTakeText = an event comes: does its text count?
help-MayTakeText = If not, only its icon counts. You decide before you see the card.
ask-ExhaustLand = choose the land that is exhausted.
help-ExhaustLand = Nothing is collected and no city founded there for the rest of the game.
ask-Upset = choose a city whose mood falls by a step; left: { $left }.
ask-KeepMood = pay 1 mood token to keep the mood of { $cell }?
help-KeepMood = Myths lets you spare any city that an event would upset.
ask-LoseUnit = choose a unit to give up.
ask-LoseTwo = choose two units to give up; both go when both are named.
ask-Enrage = choose a city that becomes angry.
ask-FeedOthers = give food to the others, one at a time; left: { $left }.
ask-ChooseReceiver = choose who else places a settler.
ask-PlaceUnit = choose the city that gets a free unit: { $kind }.
ask-Erupt = { $event }: choose the city that is buried.
help-Erupt = Its units are lost. Its pieces leave the game, but are worth 2 points each to their owners.
ask-Quake = { $event }: choose pieces to lose, from one to three.
help-Quake = Each is worth 2 points to its owner from now on, a wonder 5. Cities that are hit grow unhappy.
ask-CivilWar = civil war: choose the city, which loses a soldier and a step of mood.
ask-Revolt = a revolution: bear it, or give up a soldier?
help-Revolt = First you lose an action, then your government changes. A soldier spares you one of the two.
ask-NewGovernment = choose the government that takes over.
ask-MayTakePerson = { $event } for culture tokens: { $cost }?
help-MayTakePerson = A great person stays with you until you play the card as an action: a free advance, and more.
ask-MakeHappy = choose a city that becomes happy.
ask-MaySurvey = reveal a region next to one of yours, or pass.
ask-MayFoundThere = found a city in the new region for { $food } food, or pass.
ask-MayScore = complete an objective with what has just happened, or pass.
help-MayScore = Only one half of each card can be completed. You are asked whether you hold such a card or not.
ask-Declare = declare a completed objective, or pass.
help-Declare = Every objective is worth 2 points. What you do not declare you may keep.
ask-MayTeach = you took a city of { $loser }: play Teach Us, or pass.
ask-ChoosePlayer = choose the player your card means.
ask-RaiseMood = choose a city whose mood rises by a step.
ask-MayRaiseAgain = raise another mood for mood tokens: { $tokens }?
ask-MaySwap = exchange a card with { $other }, or pass.
help-MaySwap = One of yours for one of the same kind. The other player learns which cards were exchanged.
ask-MayKeep = give up an objective for one you have seen, or pass.
ask-HireBarbarians = choose barbarians to hire and what you give them, or stop.
ask-SendBarbarians = choose the city that the barbarians of { $settlement } attack.
ask-ComposeOffer = put together an offer to { $partner }: what you give and what you ask for.
help-ComposeOffer = Of the cards you offer the others see only the number and the kind, until the offer is accepted. Undo takes back a step.
ask-Invited = { $partner } asks you for an offer: put it together, or make none.
help-Invited = Say what you give and what you ask for. Of the cards you offer the others see only the number and the kind, until the offer is accepted.
ask-AnswerOffer = { $proposer } offers you a trade. What do you say?
help-AnswerOffer = It is carried out at once. What is above your limits is lost. If cards are wanted of you, choose them first, then accept. Which cards are offered you see when you accept.
ask-ExplorerCard = reveal a region, place a free settler, or both.

# What is told

log-gained = { $seat }: { $good } +{ $number }
log-lost = { $seat }: { $good } −{ $number }
log-level = { $seat }: level { $number } ({ $good })
log-unit_came = { $owner }: a new { $unit }, { $cell }
log-unit_gone = { $owner }: { $unit } lost, { $cell }
log-piece_came = { $owner }: new { $piece }, { $cell }
log-piece_gone = { $owner }: { $piece } lost, { $cell }
log-mood = { $cell } is { $mood } now
log-drew_action = { $seat } draws action cards: { $number }
log-drew_objective = { $seat } draws objective cards: { $number }
log-round_began = Round { $number } begins
log-turn_began = Turn of { $seat }
log-status_began = Status phase of round { $number }
log-first_player = { $seat } is first player
log-razed = { $seat } razes a city: { $cell }
log-resigned = { $seat } resigns from the game
log-city_gone = A city is no more: { $cell }
log-ended = The game is over
log-shuffled_actions = The discarded action cards are shuffled into a new deck
log-wonder_gone = { $wonder } falls with its city: { $cell }
log-region_laid = { $region } lies open from { $cell } on ({ $side })
log-learned = { $seat } learns { $advance }
log-shifted = { $seat }, new government: { $advance }
log-left = { $seat } leaves the government { $category }
log-founded = { $seat } founds a city: { $cell }
log-activated = { $seat } activates { $cell }
log-influences = { $seat } tries to influence: { $cell } → { $cell2 }
log-influenced = { $seat } succeeds: a building of { $cell }
log-resisted = { $seat } fails: { $cell } resists
log-influence_rolled = { $seat }: a roll of { $number }
log-wonder_shown = A wonder lies open: { $wonder }
log-wonder_reserved = { $seat } reserves { $wonder }
log-wonder_built = { $seat } builds { $wonder } in { $cell }
log-wonder_passed = { $wonder } belongs to { $seat } now
log-extra_action = { $seat } has one more action
log-routes = { $seat }: trade routes { $number }
log-rolled = { $owner }: a roll of { $number }
log-settlers_went = { $seat }, settlers ({ $number }): { $cell } → { $cell2 }
log-soldiers_went = { $seat }, soldiers ({ $number }): { $cell } → { $cell2 }
log-ships_went = { $seat }, ships ({ $number }): { $cell } → { $cell2 }
log-battle_began = Attack: { $owner } on { $owner2 }, { $cell }
log-battle_round = Round { $number } of the battle
log-laid = { $seat } lays a combat card face down
log-turned_up = { $seat }, combat card: { $action }
log-took_card = { $seat } takes the card of { $seat2 }: { $action }
log-struck = { $owner }: combat value { $number }, hits { $number2 }
log-won = { $owner }: the battle is won, { $cell }
log-drawn = Nobody wins the battle: { $cell }
log-withdrew = { $owner }: withdrawal, { $cell } → { $cell2 }
log-captured = { $seat } takes a city from { $owner }: { $cell }
log-sieged = { $seat } besieges the fortress ({ $good })
log-ignored = { $seat }, without effect: { $action }
log-turned_back = { $seat } finds no sea and stays in { $cell }
log-happened = { $seat }, event: { $event }
log-took_person = { $seat } takes { $event }
log-discarded = { $seat } discards { $action }
log-exhausted = { $seat }: the land of { $cell } is exhausted
log-buried = { $seat } loses to the disaster: { $piece }, { $cell }
log-lost_wonder = { $seat } loses to the disaster: { $wonder }
log-spared = { $seat }: { $cell } keeps its mood
log-scored = { $seat } completes { $goal } ({ $objective })
log-played = { $seat } plays { $action }
log-called = { $seat } calls { $event }
log-saw_action = { $seat } sees: { $action }
log-saw_objective = { $seat } sees: { $objective }
log-swapped = { $seat } and { $seat2 } exchange a card ({ $good })
log-proposed = { $seat } makes { $seat2 } an offer
log-offered = { $seat } offers { $number } × { $good }
log-wanted = { $seat } asks for { $number } × { $good }
log-agreed = { $seat } and { $seat2 } trade
log-declined = { $seat } declines
log-kept = { $seat } exchanges an objective card
log-lost_action = { $seat } loses an action
log-banned = { $seat } may neither grow cities nor build wonders until Sanitation
log-truce = { $seat } and { $seat2 } hold a truce
log-shuffled_events = The events are shuffled into a new deck
log-hired = { $seat } hires the barbarians of { $cell }
log-handed = { $seat } hands { $seat2 }: { $action }
log-handed_objective = { $seat } hands { $seat2 }: { $objective }
log-next_turn = Turn { $number } of the round
log-last_turn = The game ends after this turn
log-spent_action = { $seat }: actions left: { $number }
log-port_faces = The port of { $cell } faces { $cell2 }
log-forced = { $seat }: angry cities work as neutral ones this turn
log-warlord_leads = { $seat }: the Great Warlord leads this battle, combat value +{ $number }
log-ransomed = { $seat } pays off the siege
log-unbanned = { $seat } may grow cities and build wonders again
log-looked = { $seat } looks at objective cards: { $number }
log-put_back = { $seat } puts objective cards back into the deck: { $number }
log-inspired = { $seat } learns from { $seat2 }
log-tech_traded = { $seat } and { $seat2 } learn from each other

# How it ends

how-rounds = by the end of the last round
    .about = The last round is over, and the most points win.
how-cities = because somebody has no city left
    .about = A player had no city in the status phase. The game ends there, and the most points win.
how-die = by a roll of the die
    .about = The die ended the game at the start of a turn, and the most points win.
how-wonder = by a wonder
    .about = A wonder was built in one of the last turns. That turn was played to its end, and the most points win.
how-last = as the last civilization standing
    .about = All the others resigned, so the last civilization wins.
part-cities = cities
part-advances = advances
part-wonders = wonders
part-objectives = objectives
part-events = events

# What a card says

fact-category = { $category }
fact-advance-food = costs { $n } food (ideas and gold may stand for it)
fact-advance-ore = costs { $n } ore besides, even where the advance is free
fact-needs = needs { $advance }
fact-frame-mood = happiness level +1 and 1 mood token
fact-frame-culture = culture level +1 and 1 culture token
fact-unlocks = cities may build: { $piece }
fact-opens = opens the government { $category }
fact-food-cap = you may hold up to { $n } food
fact-idea-cap = you may hold no more than { $n ->
    [one] { $n } idea
   *[other] { $n } ideas
}
fact-frees = costs no food any more: { $advance }
fact-frees-ore = costs no ore any more: { $advance }
fact-spares = the text of this event does not touch you: { $event }
fact-begins = begins with { $advance }
fact-holds = then, in any order: { $advance }

fact-advance-farming = everybody begins with it, cities collect food from plains and wood from forests
fact-advance-irrigation = cities collect food from deserts
fact-advance-husbandry = once a turn pay 1 food (nothing with Roads) and collect from land up to 2 spaces away
fact-advance-mining = everybody begins with it, cities collect ore from mountains
fact-advance-engineering = when gained, a wonder is turned up, and from now on you may build wonders that lie open
fact-advance-sanitation = when a city grows, you may pay 1 food for a settler there
fact-advance-roads = a land group that leaves or enters one of your cities may go 2 spaces for 1 food, and for 1 ore mountains and forests do not hinder it
fact-advance-fishing = a city collects food from one sea space beside it
fact-advance-cartography = once a turn as an action, { $tokens ->
    [one] { $tokens } culture token
   *[other] { $tokens } culture tokens
} and 1 idea for each region with ships of yours
fact-advance-war_ships = cancels 1 hit in the first round of sea battles and of landings
fact-advance-navigation = ships may sail around the edge of the map to the nearest sea there, but not past unexplored regions
fact-advance-writing = once you also have a government, draw 1 action card and 1 objective card
fact-advance-public_education = 1 idea whenever you collect in a city with an academy
fact-advance-free_education = once a turn { $tokens ->
    [one] { $tokens } mood token
   *[other] { $tokens } mood tokens
} when you buy an advance with ideas and gold only
fact-advance-philosophy = 1 idea for each science advance you gain later
fact-advance-tactics = your soldiers may move, and you may use the combat half of action cards
fact-advance-siegecraft = attacking a fortress, pay 2 wood to take away its die and 2 ore to take away the hit it cancels
fact-advance-steel_weapons = 1 more hit in the first round of land battles against an army without it
fact-advance-draft = whenever you build units, one soldier may be paid with { $tokens ->
    [one] { $tokens } mood token
   *[other] { $tokens } mood tokens
}
fact-advance-myths = when an event would lower the mood of a city, you may keep it for { $tokens ->
    [one] { $tokens } mood token
   *[other] { $tokens } mood tokens
}
fact-advance-rituals = in a civic improvement food, ore, wood and gold may stand for mood tokens
fact-advance-priesthood = once a turn a science advance costs no food
fact-advance-state_religion = once a turn a temple costs no food
fact-advance-bartering = once a turn discard an action card for 1 gold or { $n ->
    [one] { $n } culture token
   *[other] { $n } culture tokens
}
fact-advance-taxes = once a turn as an action, pay { $tokens ->
    [one] { $tokens } mood token
   *[other] { $tokens } mood tokens
} and gain 1 gold for each of your cities
fact-advance-trade_routes = at the start of your turn 1 food for each settler or ship within { $reach ->
    [one] { $reach } space
   *[other] { $reach } spaces
} of a foreign city that is not angry, each city counted once, at most { $most }
fact-advance-currency = what trade routes bring may be taken in gold
fact-advance-arts_and_sculpture = once a turn a cultural influence for { $tokens ->
    [one] { $tokens } culture token
   *[other] { $tokens } culture tokens
} instead of an action
fact-advance-circus_and_sports = in a civic improvement your cities count as 1 smaller, but at least 1
fact-advance-monuments = when gained, a wonder is turned up and you reserve one of those that lie open, which only you may build, and without an action
fact-advance-drama_and_music = once a turn a mood token becomes a culture token, or the other way round
fact-advance-chemistry = after building units you get back 1 of the resources paid for them
fact-advance-metallurgy = 2 ore if you know Steel Weapons already when you gain it
fact-advance-voting = a civic improvement for { $tokens ->
    [one] { $tokens } mood token
   *[other] { $tokens } mood tokens
} instead of an action, as often as you like
fact-advance-separation_of_power = against your happy cities others may not spend culture tokens on influence
fact-advance-civil_liberties = as an action, { $n ->
    [one] { $n } mood token
   *[other] { $n } mood tokens
}, but a drafted soldier costs you { $tokens } more
fact-advance-free_economy = your first collect of a turn takes no action, and every other costs { $tokens ->
    [one] { $tokens } mood token
   *[other] { $tokens } mood tokens
} besides its action
fact-advance-nationalism = after building a soldier or ship, 1 mood or culture token
fact-advance-totalitarianism = against your cities with soldiers others may not spend culture tokens on influence
fact-advance-absolute_power = once a turn another action for { $tokens ->
    [one] { $tokens } mood token
   *[other] { $tokens } mood tokens
}
fact-advance-forced_labor = once a turn pay { $tokens ->
    [one] { $tokens } mood token
   *[other] { $tokens } mood tokens
}, and until its end your angry cities work as neutral ones
fact-advance-dogma = each temple you build brings a free advance of theocracy
fact-advance-devotion = against your cities with a temple others may not spend culture tokens on influence
fact-advance-conversion = your influence succeeds on 4 or more, and every success brings { $tokens ->
    [one] { $tokens } culture token
   *[other] { $tokens } culture tokens
}
fact-advance-fanaticism = in a city with a temple +{ $n } combat value on your first roll, and if you lose, a free soldier in one of your cities

fact-cost = costs { $cost }
fact-in-port = only in a city with a port
fact-wonder-great_gardens = 1 food after each collect of this city, and as an action 1 mood token raises the mood of one of your cities by a step
fact-wonder-great_pyramids = when built, this city may try to influence without an action, times: { $n }, and its holder wins ties
fact-wonder-great_library = when built, ideas: { $n }, and 1 idea in every turn of the player on your left in which that player gains an advance that you lack
fact-wonder-great_statue = your cities influence 1 space farther, and nobody else may influence this city and your cities within 2 spaces of it
fact-wonder-great_lighthouse = when built, a ship at its port, and after each activation of this city you may move one ship
fact-wonder-great_wall = barbarians do not attack your cities, and without Siegecraft nobody may attack those with a fortress
fact-wonder-great_mausoleum = an attacker of this city pays 1 mood or culture token for each soldier, and building a temple does not activate your city
fact-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
fact-spaces = { $spaces }
fact-barbarians-live = barbarians live here
fact-piece-fortress = in the first roll of a battle for this city its defender has 1 die more and cancels 1 hit
fact-piece-academy = 2 ideas when built
fact-piece-temple = 1 mood or culture token when built
fact-piece-port = only beside the sea, the city may build ships and take 1 gold or 1 mood token instead of food from the sea
fact-piece-settlement = a settler becomes a city of size 1, and its colour says whose it is
fact-unit-settler = founds a city on land that is not desert, does not fight
fact-unit-soldier = one die in land battles, at most 4 in a space, moves only with Tactics
fact-unit-ship = sails any distance, carries 2 land units, one die in sea battles, built in a port
fact-supply = no more than { $n } in play
fact-mood-angry = works as if of size 1, cannot grow, and is activated only once a turn
fact-mood-neutral = works by its size
fact-mood-happy = collects or builds 1 more

fact-icon-gold_mine = first a gold mine, 2 gold
fact-icon-exhausted_land = first a land space beside one of your cities is exhausted
fact-icon-spawn = first a barbarian settlement appears near one of your cities, and one of theirs gets a barbarian more
fact-icon-attack = first the strongest barbarians within 2 spaces attack your nearest city
fact-copies = this card is there { $n } times
fact-protects = does not touch players with { $advance }
fact-lasts = from then on players without { $advance } may neither grow cities nor build wonders
fact-event-pestilence = every player with { $least } or more cities: the mood of { $n } of them falls by a step (with Roads, Navigation or Trade Routes of { $more })
fact-event-epidemics = every player with { $least } or more units loses { $n } of them (with Roads, Navigation or Trade Routes { $more })
fact-event-famine = you lose { $n } food, and if you have less, one of your cities becomes angry
fact-event-year-all = every player gains { $n } food
fact-event-year-self = you gain { $n } food
fact-event-year-give = you gain { $n } food and give { $give } food from the supply to others
fact-event-population_boom = you place a free settler, and so does another player you choose
fact-event-volcano = with { $least } or more cities you lose one of them with its units, its pieces are worth 2 points each to their owners, and a wonder stays worth its points
fact-event-earthquake = with { $least } or more cities you lose 1 to 3 pieces of them, worth 2 points each to their owners (a wonder stays worth its points), and the mood of cities that were hit falls by a step
fact-event-heavy_earthquake = every player with { $least } or more cities loses 1 to 3 pieces of them, worth 2 points each to their owners (a wonder stays worth its points), and the mood of cities that were hit falls by a step
fact-event-flood = the mood of one of your cities beside the sea falls by a step
fact-event-heavy_flood = every player: the mood of one city beside the sea falls by a step
fact-event-migration = another player you choose places a free settler, and the mood of one of your cities falls by a step
fact-event-civil_war = a city of yours that is not happy and holds soldiers loses one of them and a step of mood, and if there is none, the mood of any city of yours falls by a step
fact-event-revolution = you lose an action, then your government changes if it can, and giving up a soldier spares you either of the two
fact-person = a great person, taken by the drawer for 1 culture token or else by another for 2, and played later as an action
fact-free-advance = a free advance of { $category }
fact-free-government = a free advance of a government
fact-event-great_explorer = then you may reveal a region next to one with a city of yours, and found a city there for { $n } food, without a settler
fact-event-great_artist = then one of your cities becomes happy
fact-event-great_prophet = then you may build a temple at its price, without activating the city
fact-event-great_philosopher = then { $n ->
    [one] { $n } idea
   *[other] { $n } ideas
}
fact-event-great_scientist = then { $n ->
    [one] { $n } idea
   *[other] { $n } ideas
} and 1 action card
fact-event-elder_statesman = then { $n ->
    [one] { $n } action card
   *[other] { $n } action cards
}
fact-event-great_warlord = then move units, with +{ $n } combat value in the first battle you begin
fact-event-great_merchant = then your trade routes pay once more
fact-event-great_engineer = then you may let a city grow at the usual price, without activating it

fact-upper = upper half, { $civil }
fact-lower = lower half, { $combat }
fact-takes-action = takes an action
fact-tokens = costs { $n ->
    [one] { $n } culture token
   *[other] { $n } culture tokens
}
fact-when-start_of_turn = before anything else in your turn
fact-when-before_collect = for the next collect of this turn
fact-when-after_win = in a turn in which you won a land battle, one card for each
fact-when-after_win_or_capture = in a turn in which you won a land battle or took a city, one card for each
fact-when-right_after_capture = right after you take a city of another player
fact-civil-advance = gain an advance without its price
fact-civil-inspiration = gain an advance without its price from a player who has a unit or city within { $reach } spaces of yours, or whose city you took this turn
fact-civil-hero_general = raise the mood of a city by a step, and another one for mood tokens: { $n }
fact-civil-spy = look at the action and objective cards of a player, and you may exchange one for one of yours of the same kind
fact-civil-ideas = ideas for each of your cities with an academy: { $n }
fact-civil-great_ideas = gain { $n ->
    [one] { $n } idea
   *[other] { $n } ideas
}
fact-civil-mercenaries = barbarians within { $reach } spaces of your cities or soldiers attack cities of others near them, each settlement for 1 food, ore, wood, gold or culture token
fact-civil-cultural_takeover = your next influence of this turn may be on a barbarian settlement, which becomes a neutral city of yours, and one of its barbarians your settler or soldier
fact-civil-city_development = a city grows without its price, and is activated
fact-civil-production_focus = one space may be used more than once
fact-civil-explorer = reveal a region next to one with a city of yours, place a free settler in one of your cities, or both
fact-civil-negotiations = choose a player whom you may not attack this turn, and who may not attack you in their next turn
fact-civil-leadership = { $n ->
    [one] { $n } action
   *[other] { $n } actions
} more this turn
fact-civil-assassination = a player you choose has { $n ->
    [one] { $n } action
   *[other] { $n } actions
} less in the next turn
fact-civil-mass_production = the city collects { $n } more
fact-civil-new_plans = look at { $n ->
    [one] { $n } objective card
   *[other] { $n } objective cards
} of the deck, and you may give up one of yours for one of them
fact-civil-synergies = buy { $n ->
    [one] { $n } advance
   *[other] { $n } advances
} of one category at the usual price
fact-civil-teach_us = gain an advance of that player without its price
fact-civil-militia = place a free soldier in one of your cities
fact-civil-technology_trade = gain an advance without its price from a player who has a unit or city within { $reach } spaces of yours, then that player gains one of yours
fact-civil-new_ideas = buy an advance at the usual price, then gain { $n ->
    [one] { $n } idea
   *[other] { $n } ideas
}
fact-with-army = with soldiers
fact-with-army-fortress = with soldiers or a fortress
fact-with-army-ship = with soldiers or ships
fact-with-army-ship-fortress = with soldiers, ships or a fortress
fact-attacker = only as attacker
fact-defender = only as defender
fact-on-land = only in land battles
fact-for-city = only in battles for a city
fact-not-against-city = only on land, and not when attacking a city
fact-cv = +{ $n } combat value
fact-cv-per-enemy = +{ $n } combat value for each enemy soldier
fact-dice = { $n ->
    [one] { $n } die
   *[other] { $n } dice
} more
fact-enemy-cv = the enemy has −{ $n } combat value
fact-enemy-cv-unless = the enemy has −{ $n } combat value, unless { $food } food is paid
fact-enemy-cv-each = the enemy has −{ $n } combat value for each unit there
fact-draws = if the enemy loses a unit in this round, draw { $n ->
    [one] { $n } action card
   *[other] { $n } action cards
}
fact-scout = the card of the enemy has no effect, and you take it
fact-martyr = the card of the enemy has no effect, and each side loses a unit before the roll
fact-cancels = cancels { $n ->
    [one] { $n } hit
   *[other] { $n } hits
}
fact-die-per-soldier = roll a die for each of your soldiers, and if one shows { $n } or more, so many hits are cancelled: { $hits }
fact-kills-before-roll = before the combat roll throw a die, and on { $n } or more the enemy loses a soldier
fact-kills-after-roll = if the enemy lost no less than you, roll a die, and on { $n } or more the enemy loses another soldier
fact-withdraws = the battle ends, your units go to a free space beside it, and a city you leave is lost

fact-upper-goal = upper half, { $goal }
fact-lower-goal = lower half, { $goal }
fact-status = in the status phase
fact-at-once = at the moment it happens
fact-either = at the moment it happens, or in the status phase
fact-not-with = not in the same round as { $goal }
fact-goal-large_civilization = you have at least { $n } cities
fact-goal-most-cities = you have more cities with this building than every other player: { $piece }
fact-goal-advanced_culture = you have more advances than every other player, and at least { $n }
fact-goal-all-advances = you have all advances of { $category }
fact-goal-government = you have all advances of one government
fact-goal-goal_focused = you have more complete categories of advances than every other player
fact-goal-diversified_research = you have advances of { $n } categories
fact-goal-supplies = you have at least { $n } × { $good } and pay { $pay } of it, nothing else can stand for it
fact-goal-optimized_storage = you have at least { $n } food, { $n } ore and { $n } wood
fact-goal-cities = at least { $n } of your cities are { $mood }
fact-goal-architecture = your cities hold { $n } kinds of buildings of your colour
fact-goal-colony = you have a city at least { $n } spaces from where you began
fact-goal-consulate = at least { $n } foreign cities hold a building of your colour
fact-goal-metropolis = you have a city of size { $n }
fact-goal-expansionist = at least { $n } of your cities have no other city beside them
fact-goal-culture_power = you have more buildings in foreign cities than every other player
fact-goal-trade_power = you have { $n } trade routes or more
fact-goal-shipping_routes = you have { $n } trade routes of ships or more
fact-goal-city_founder = you found a city at least { $n } spaces from where you began
fact-goal-magnificent_culture = you build a wonder, or you alone have built one in this round
fact-goal-draft_objective = drafted soldiers in one turn: { $n }
fact-goal-conqueror = you take a city of another player that soldiers or a fortress defended
fact-goal-warmonger = you fight land battles in { $n } spaces in one turn and win at least one
fact-goal-general = you remove at least { $n } soldiers in one land battle
fact-goal-great_battle = you are in a land battle with { $n } soldiers or more on both sides together
fact-goal-defiance = you win a battle against a player with fewer units than the enemy at its start
fact-goal-naval_assault = you take a city of another player with soldiers that land from ships
fact-goal-bold = you win a battle against a player with more units at its start, or with more warfare advances
fact-goal-legendary_battle = you attack a city of size { $of } with a wonder, with at least { $n } soldiers
fact-goal-scavenger = you remove a settler or ship that could have had a trade route
fact-goal-aggressor = as attacker you win a land battle and remove at least { $n } soldiers
fact-goal-barbarian_conquest = you take a barbarian settlement that began the battle with { $n } barbarians or more
fact-goal-resistance = you win a battle for a city against barbarians and remove at least { $n } of them
fact-goal-sea_blockade = at least { $n } ships of yours lie before foreign ports
fact-goal-large_fleet = you have { $n } ships, or at least { $of } and more than every other player
fact-goal-large_army = you have at least { $n } soldiers more than every other player
fact-goal-standing_army = at least { $n } of your cities hold soldiers
fact-goal-military_might = you have at least { $n } soldiers and ships together
fact-goal-threat = at least { $n } of your soldiers stand beside cities of other players
fact-goal-outpost = your soldiers stand in { $n } spaces or more that are neither your cities nor beside one

counted-plain = plain
counted-mountain = mountain
counted-forest = forest
counted-sea = sea
counted-desert = desert

field-says = how its text is read
field-needs = what it needs
field-lasts = how long it lasts
field-frame = colour of its frame
field-icon = its icon
field-civil = its upper half
field-combat = its lower half
field-top = its upper half
field-bottom = its lower half
field-food = food of its price
field-ore = ore of its price
field-wood = wood of its price
field-culture = culture tokens of its price

# Signs of the terminal; `legend` says what they mean

legend = ○ action · ⚘ food · ⚒ ore · ♣ wood · ✶ idea · ¤ gold · ☺ mood token · ♫ culture token · ♟ settler · ⚔ soldier · ⛴ ship · ☠ barbarian · ⌂ settlement · ♜ fortress · ✎ academy · ♁ temple · ≈ port · ★ wonder · ☹ angry; 2/3: size of a city and how far it may grow; ×1: activations this turn; ✗ exhausted; ? unexplored
signs-advance-food = −{ $n }⚘
signs-frame-mood = +☺
signs-frame-culture = +♫

# In a few words, for the terminal, where signs do not tell it

short-wonder-great_gardens = +1⚘ for each collect, 1☺ raises the mood of a city
short-wonder-great_pyramids = { $n } influences when built, wins ties
short-wonder-great_library = +{ $n }✶ when built, 1✶ for advances to your left
short-wonder-great_statue = influence 1 farther, cities near are safe from it
short-wonder-great_lighthouse = 1⛴ when built, moves a ship with each activation
short-wonder-great_wall = no barbarian attacks, fortresses fall only to Siegecraft
short-wonder-great_mausoleum = attackers pay 1☺ or ♫ a soldier, temples without activation
short-free-advance = free: { $category }
short-free-government = free: a government
short-event-great_explorer = a region and a city for { $n }⚘
short-event-great_artist = a city becomes happy
short-event-great_prophet = a temple without activation
short-event-great_philosopher = +{ $n }✶
short-event-great_scientist = +{ $n }✶, 1 action card
short-event-elder_statesman = action cards +{ $n }
short-event-great_warlord = moves units, +{ $n } in the first battle
short-event-great_merchant = trade routes pay once more
short-event-great_engineer = a city grows without activation
short-when-start_of_turn = first in a turn
short-when-before_collect = next collect
short-when-after_win = after a win
short-when-after_win_or_capture = after a win or a city
short-when-right_after_capture = after taking a city
short-civil-advance = a free advance
short-civil-inspiration = an advance of a neighbour
short-civil-hero_general = cheer a city, 2nd: { $n }☺
short-civil-spy = see a hand, swap a card
short-civil-ideas = { $n }✶ for each academy
short-civil-great_ideas = +{ $n }✶
short-civil-mercenaries = pay barbarians to attack
short-civil-cultural_takeover = influence barbarians
short-civil-city_development = a city grows free
short-civil-production_focus = use a space again
short-civil-explorer = a region, a free settler
short-civil-negotiations = peace with a player
short-civil-leadership = actions +{ $n }
short-civil-assassination = a player: actions −{ $n }
short-civil-mass_production = collects { $n } more
short-civil-new_plans = see { $n } objectives, swap one
short-civil-synergies = buy { $n } of a category
short-civil-teach_us = an advance of theirs
short-civil-militia = a free soldier
short-civil-technology_trade = swap advances
short-civil-new_ideas = buy an advance, +{ $n }✶

# What things cost

unit-action = { $n ->
    [one] { $n } action
   *[other] { $n } actions
}
unit-food = { $n } food
unit-ore = { $n } ore
unit-wood = { $n } wood
unit-idea = { $n ->
    [one] { $n } idea
   *[other] { $n } ideas
}
unit-gold = { $n } gold
unit-mood = { $n ->
    [one] { $n } mood token
   *[other] { $n } mood tokens
}
unit-culture = { $n ->
    [one] { $n } culture token
   *[other] { $n } culture tokens
}
unit-action_card = { $n ->
    [one] { $n } action card
   *[other] { $n } action cards
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
price-printed = usually
price-range = to reach so far

# Headings, counters, notes

label-course = Course
label-status = Status phase
label-round = round
label-round-1 = Round 1
label-round-2 = Round 2
label-round-3 = Round 3
label-round-4 = Round 4
label-round-5 = Round 5
label-round-6 = Round 6
label-round-7 = Round 7
label-turn = turn
label-actions = actions left
label-ends-on = a roll from here on ends the game
label-first = First player
label-decks = Decks
label-action-deck = action cards
label-objective-deck = objective cards
label-event-deck = events
label-event-deck-icons = events (icons only)
label-event-deck-choice = events (texts by choice)
label-wonder-deck = wonders
label-region-deck = regions nobody has seen
label-region-to-lay = What the new region would be
label-map = Map
label-barbarians = Barbarians
label-wonders = Wonders that lie open
label-battle = Battle
label-sea-battle = Sea battle
label-battle-round = battle round
label-attacker = Attacker
label-defender = Defender
label-sides = Sides of the battle
label-side = side
label-combat-card = combat card
label-fighters = fighting units
label-fallen = lost
label-dice = dice
label-sum = sum of the dice
label-combat-value = combat value
label-offered = On offer
label-offered-cards = Cards on offer
label-wanted = Asked for
label-action-cards = action cards
label-objective-cards = objective cards
label-stock = Stores
label-food = food
label-ore = ore
label-wood = wood
label-idea = ideas
label-gold = gold
label-tokens = Tokens
label-mood-tokens = mood
label-culture-tokens = culture
label-levels = Levels
label-happiness = happiness level
label-happiness-event = event at
label-culture = culture level
label-culture-event = event at
label-this-turn = To note
label-actions-less = actions less next turn
label-declined = offers declined this turn
label-banned = no growth and no wonders until Sanitation
label-cities = Cities
label-size = size
label-uses = activations this turn
label-wonder = wonder
label-angry = angry
label-happy = happy
label-fortress = fortress
label-academy = academy
label-temple = temple
label-port = port
label-units = Units
label-settler = settlers
label-soldier = soldiers
label-ship = ships
label-held-wonders = Wonders
label-persons = Great persons
label-scored = Completed objectives
label-truces = May not be attacked
label-advances = Advances
label-hand = Action cards
label-objectives = Objectives
label-peeked = Objective cards of the deck
label-resigned = Has left the game
label-left-as = in order
note-price = { $number } resources, { $second }♫
note-lacks-advance = an advance is missing
note-reserved = reserved
note-lost = lost to an event, still counts
note-food = { $number }⚘
note-food-ore = { $number }⚘ { $second }⚒
note-later = later
note-needs-engineering = needs { advance-engineering }
note-needs-cartography = needs { advance-cartography }
note-needs-public_education = needs { advance-public_education }
note-needs-priesthood = needs { advance-priesthood }
note-needs-trade_routes = needs { advance-trade_routes }
note-needs-philosophy = needs { advance-philosophy }
note-needs-draft = needs { advance-draft }
note-needs-state_religion = needs { advance-state_religion }
note-met-upper = upper half is met
note-met-lower = lower half is met
note-met-both = both halves are met
note-city-angry = size { $number }, angry
note-city-neutral = size { $number }, neutral
note-city-happy = size { $number }, happy
note-exhausted = exhausted
note-aboard = aboard
on-size = { $n }/{ $of }
on-uses = ×{ $n }
on-settlement = ⌂
on-exhausted = ✗
on-mountain = peaks
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
terrain-plain = plain
terrain-mountain = mountain
terrain-forest = forest
terrain-sea = sea
terrain-desert = desert
mark-exhausted = exhausted land
edge-region = border of a region
edge-port = port

# Things

advance-farming = Farming
advance-storage = Storage
advance-irrigation = Irrigation
advance-husbandry = Husbandry
advance-mining = Mining
advance-engineering = Engineering
advance-sanitation = Sanitation
advance-roads = Roads
advance-fishing = Fishing
advance-cartography = Cartography
advance-war_ships = War Ships
advance-navigation = Navigation
advance-writing = Writing
advance-public_education = Public Education
advance-free_education = Free Education
advance-philosophy = Philosophy
advance-tactics = Tactics
advance-siegecraft = Siegecraft
advance-steel_weapons = Steel Weapons
advance-draft = Draft
advance-myths = Myths
advance-rituals = Rituals
advance-priesthood = Priesthood
advance-state_religion = State Religion
advance-bartering = Bartering
advance-taxes = Taxes
advance-trade_routes = Trade Routes
advance-currency = Currency
advance-arts_and_sculpture = Arts & Sculpture
advance-circus_and_sports = Circus & Sports
advance-monuments = Monuments
advance-drama_and_music = Drama & Music
advance-mathematics = Mathematics
advance-astronomy = Astronomy
advance-chemistry = Chemistry
advance-metallurgy = Metallurgy
advance-voting = Voting
advance-separation_of_power = Separation of Power
advance-civil_liberties = Civil Liberties
advance-free_economy = Free Economy
advance-nationalism = Nationalism
advance-totalitarianism = Totalitarianism
advance-absolute_power = Absolute Power
advance-forced_labor = Forced Labor
advance-dogma = Dogma
advance-devotion = Devotion
advance-conversion = Conversion
advance-fanaticism = Fanaticism

category-agriculture = Agriculture
category-construction = Construction
category-maritime = Maritime
category-education = Education
category-warfare = Warfare
category-spirituality = Spirituality
category-economy = Economy
category-culture = Culture
category-science = Science
category-democracy = Democracy
category-autocracy = Autocracy
category-theocracy = Theocracy

wonder-great_gardens = Great Gardens
wonder-great_pyramids = Great Pyramids
wonder-great_library = Great Library
wonder-great_statue = Great Statue
wonder-great_lighthouse = Great Lighthouse
wonder-great_wall = Great Wall
wonder-great_mausoleum = Great Mausoleum

event-pestilence = Pestilence
event-epidemics = Epidemics
event-famine = Famine
event-severe_famine = Severe Famine
event-good_year_all = Good Year for All
event-good_year_self = Good Year
event-good_year_give = Good Year Shared
event-awesome_year_self = Awesome Year
event-awesome_year_all = Awesome Year for All
event-awesome_year_give = Awesome Year Shared
event-fantastic_year_all = Fantastic Year for All
event-fantastic_year_give = Fantastic Year Shared
event-fantastic_year_self = Fantastic Year
event-great_explorer = Great Explorer
event-great_artist = Great Artist
event-great_prophet = Great Prophet
event-great_philosopher = Great Philosopher
event-great_scientist = Great Scientist
event-elder_statesman = Elder Statesman
event-great_warlord = Great Warlord
event-great_merchant = Great Merchant
event-great_engineer = Great Engineer
event-population_boom_spawn = Population Boom I
event-population_boom_attack = Population Boom II
event-volcano = Volcano
event-earthquake = Earthquake
event-heavy_earthquake = Heavy Earthquake
event-flood = Flood
event-heavy_flood = Heavy Flood
event-migration = Migration
event-civil_war = Civil War
event-revolution = Revolution

civil-advance = Advance
civil-inspiration = Inspiration
civil-hero_general = Hero General
civil-spy = Spy
civil-ideas = Ideas
civil-great_ideas = Great Ideas
civil-mercenaries = Mercenaries
civil-cultural_takeover = Cultural Takeover
civil-city_development = City Development
civil-production_focus = Production Focus
civil-explorer = Explorer
civil-negotiations = Negotiations
civil-leadership = Leadership
civil-assassination = Assassination
civil-mass_production = Mass Production
civil-new_plans = New Plans
civil-synergies = Synergies
civil-teach_us = Teach Us
civil-militia = Militia
civil-technology_trade = Technology Trade
civil-new_ideas = New Ideas

combat-peltasts = Peltasts
combat-encircled = Encircled
combat-wedge_formation = Wedge Formation
combat-high_morale = High Morale
combat-heavy_resistance = Heavy Resistance
combat-high_ground = High Ground
combat-surprise = Surprise
combat-siege = Siege
combat-for_the_people = For the People
combat-improved_defenses = Improved Defenses
combat-tactical_retreat = Tactical Retreat
combat-defensive_formation = Defensive Formation
combat-scout = Scout
combat-martyr = Martyr
combat-archers = Archers
combat-flanking = Flanking

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

goal-large_civilization = Large Civilization
goal-scientific_lead = Scientific Lead
goal-coastal_culture = Coastal Culture
goal-religious_fervor = Religious Fervor
goal-fortifications = Fortifications
goal-advanced_culture = Advanced Culture
goal-city_planner = City Planner
goal-education_lead = Education Lead
goal-militarized = Militarized
goal-culture_focus = Culture Focus
goal-science_focus = Science Focus
goal-trade_focus = Trade Focus
goal-seafarers = Seafarers
goal-government = Government
goal-goal_focused = Goal Focused
goal-diversified_research = Diversified Research
goal-eureka = Eureka
goal-wealth = Wealth
goal-ore_supplies = Ore Supplies
goal-wood_supplies = Wood Supplies
goal-food_supplies = Food Supplies
goal-optimized_storage = Optimized Storage
goal-happy_population = Happy Population
goal-architecture = Architecture
goal-colony = Colony
goal-consulate = Consulate
goal-metropolis = Metropolis
goal-expansionist = Expansionist
goal-culture_power = Culture Power
goal-trade_power = Trade Power
goal-shipping_routes = Shipping Routes
goal-city_founder = City Founder
goal-magnificent_culture = Magnificent Culture
goal-draft_objective = Draft
goal-conqueror = Conqueror
goal-warmonger = Warmonger
goal-general = General
goal-great_battle = Great Battle
goal-defiance = Defiance
goal-naval_assault = Naval Assault
goal-bold = Bold
goal-legendary_battle = Legendary Battle
goal-scavenger = Scavenger
goal-aggressor = Aggressor
goal-barbarian_conquest = Barbarian Conquest
goal-resistance = Resistance
goal-sea_blockade = Sea Blockade
goal-large_fleet = Large Fleet
goal-large_army = Large Army
goal-standing_army = Standing Army
goal-military_might = Military Might
goal-threat = Threat
goal-terror_regime = Terror Regime
goal-outpost = Outpost

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

region-region_05 = Region 5
region-region_06 = Region 6
region-region_07 = Region 7
region-region_08 = Region 8
region-region_09 = Region 9
region-region_10 = Region 10
region-region_11 = Region 11
region-region_12 = Region 12
region-region_13 = Region 13
region-region_14 = Region 14
region-region_15 = Region 15
region-region_16 = Region 16
region-region_17 = Region 17
region-region_18 = Region 18
region-region_19 = Region 19
region-region_20 = Region 20

side-normal = as it comes
side-turned = turned by half
piece-fortress = fortress
piece-academy = academy
piece-temple = temple
piece-port = port
piece-settlement = settlement
unit-settler = settler
unit-soldier = soldier
unit-ship = ship
owner-barbarians = Barbarians
mood-angry = angry
mood-neutral = neutral
mood-happy = happy
good-food = food
good-ore = ore
good-wood = wood
good-idea = idea
good-gold = gold
good-mood = mood token
good-culture = culture token
good-action_card = action card
good-objective_card = objective card
road-food = 1 food, two spaces far
road-ore = 1 ore, ready again after mountain or forest
road-both = 1 food and 1 ore, both
troop-settlers = settlers
troop-soldiers = soldiers
troop-tired_settlers = settlers come through a forest
troop-tired_soldiers = soldiers come through a forest
ship-0 = ashore
ship-1 = ship 1
ship-2 = ship 2
ship-3 = ship 3
ship-4 = ship 4
fleet-none = no ship
fleet-1 = ship 1
fleet-2 = ship 2
fleet-12 = ships 1 + 2
fleet-3 = ship 3
fleet-13 = ships 1 + 3
fleet-23 = ships 2 + 3
fleet-123 = ships 1 + 2 + 3
fleet-4 = ship 4
fleet-14 = ships 1 + 4
fleet-24 = ships 2 + 4
fleet-124 = ships 1 + 2 + 4
fleet-34 = ships 3 + 4
fleet-134 = ships 1 + 3 + 4
fleet-234 = ships 2 + 3 + 4
fleet-1234 = ships 1 + 2 + 3 + 4

# what is missing for a move that is refused: `missing-<what>`
missing-food = This needs { $needs } food; you have { $has }.
missing-food_or_ideas = This needs { $needs } food or ideas; you have { $has }.
missing-ore = This needs { $needs } ore; you have { $has }.
missing-wood = This needs { $needs } wood; you have { $has }.
missing-gold = { $needs } gold could stand for what is missing; you have { $has }.
missing-mood = { $needs ->
    [one] This needs { $needs } mood token;
   *[other] This needs { $needs } mood tokens;
} you have { $has }.
missing-culture = { $needs ->
    [one] This needs { $needs } culture token;
   *[other] This needs { $needs } culture tokens;
} you have { $has }.
missing-action = You have no action left.
missing-ideas = This needs ideas: { $needs }; you have { $has }.

# corrections that this game cannot be played with: `error-<id>`
error-no-events = { $where }: at least one event must be left.

# the board of the client

line-advance-farming = collect ⚘ and ♣
line-advance-storage = ⚘ up to 8
line-advance-irrigation = ⚘ from deserts
line-advance-husbandry = 1⚘: collect 2 far
line-advance-mining = collect ⚒
line-advance-engineering = build wonders
line-advance-sanitation = growth: settler 1⚘
line-advance-roads = 1⚘: go 2 spaces
line-advance-fishing = port; ⚘ from sea
line-advance-cartography = ships: ✶♫ each
line-advance-war_ships = at sea 1 hit less
line-advance-navigation = sail round edges
line-advance-writing = academy; 2 cards
line-advance-public_education = academies give ✶
line-advance-free_education = paid in ✶: 1☺
line-advance-philosophy = science: 1✶ each
line-advance-tactics = fortress; march
line-advance-siegecraft = break fortresses
line-advance-steel_weapons = round 1: 1 hit more
line-advance-draft = a soldier for 1☺
line-advance-myths = temple; 1☺ calms
line-advance-rituals = cheer with goods
line-advance-priesthood = science without ⚘
line-advance-state_religion = temple without ⚘
line-advance-bartering = card for ¤ or ♫
line-advance-taxes = 1☺: ¤ per city
line-advance-trade_routes = ⚘ per route, to 4
line-advance-currency = routes bring ¤
line-advance-arts_and_sculpture = influence for 1♫
line-advance-circus_and_sports = cheer 1 cheaper
line-advance-monuments = reserve a wonder
line-advance-drama_and_music = 1☺ ⇄ 1♫
line-advance-mathematics = Roads, Engin. 0⚘
line-advance-astronomy = Cart., Navig. 0⚘
line-advance-chemistry = units: 1 good back
line-advance-metallurgy = steel is free
line-advance-voting = cheer for 1☺
line-advance-separation_of_power = guards the happy
line-advance-civil_liberties = action: 3☺
line-advance-free_economy = 1st collect is free
line-advance-nationalism = after arms 1 token
line-advance-totalitarianism = guards garrisons
line-advance-absolute_power = 2☺: an action
line-advance-forced_labor = 1☺: angry work
line-advance-dogma = temple: 1 advance
line-advance-devotion = guards temples
line-advance-conversion = influence on 4+
line-advance-fanaticism = temple fight: +2
label-points-now = points now
label-points = Points now
label-supply = In play
label-event-levels = Events are drawn at levels
mark-event = event
label-step = step
label-reach = Where the group may go
label-cargo = Ships and what they carry
label-routes = Trade routes
label-route-trader = trader
label-route-brings = brings
label-route-or = or
label-works-as = collects or builds up to
label-upper = upper half
label-lower = lower half
label-deal = Who offers to whom
label-lost-now = lost in this round
label-hits = hits
label-cancelled = hits cancelled
note-becomes-angry = Activated again this turn, it becomes angry.
note-becomes-neutral = Activated again this turn, it becomes neutral.
note-attack = attack of { $second } on { $number }
note-explores = explores a region
note-stays = stays there this turn
note-no-attack = may not attack from there this turn
board-boards = Boards of the players
board-mood-tokens = of { $of } mood tokens
board-culture-tokens = of { $of } culture tokens
board-happiness = Happiness level: as many mood tokens may be held; red marks draw an event
board-culture = Culture level: as many culture tokens may be held; red marks draw an event
board-known = known
board-open = can be learned
board-dear = cannot be paid now
board-locked = something is missing
board-later = not yet
board-lacks-public_education = Public Education
board-lacks-state_religion = State Religion
board-at-once = at once
board-who-goes = Who goes?
board-empty-ship = empty
board-no-goal = None of your objectives is fulfilled by what has just happened: pass.
board-no-goal-about = You are asked whether you hold such a card or not, so that nobody learns it.
board-why-COC-7-3 = A city grows no larger than the number of your cities.
board-why-COC-7-7 = A port needs the sea beside its city.
board-why-COC-7-12 = An angry city does not grow.
board-goal-city_founder = a city { $n } spaces off
board-goal-draft_objective = draft { $n } in a turn
board-goal-conqueror = take a guarded city
board-goal-warmonger = { $n } battles in a turn
board-goal-general = remove { $n } in a battle
board-goal-great_battle = { $n } in one battle
board-goal-defiance = win outnumbered
board-goal-naval_assault = take a city by sea
board-goal-bold = beat a stronger foe
board-goal-legendary_battle = attack a wonder
board-goal-scavenger = remove a trader
board-goal-aggressor = attack, remove { $n }
board-goal-barbarian_conquest = take a camp of { $n }+
board-goal-resistance = beat { $n } barbarians
board-goal-cities = { $mood } × { $n }
board-city-of = City of { $name }
board-camp = Barbarian settlement
board-land-plain = Fertile land
board-land-mountain = Mountains
board-land-forest = Forest
board-land-sea = Sea
board-land-desert = Barren land
board-yield-plain = a city beside it collects food
board-yield-mountain = a city beside it collects ore; whoever enters stays this turn
board-yield-forest = a city beside it collects wood; no attack after entering
board-yield-sea = ships sail here; with Fishing a city beside it collects food
board-yield-desert = with Irrigation a city beside it collects food; no city here
board-unexplored = units that enter turn the region up
board-works = works as size { $n }, may grow to { $of }
board-route = Trade route of { $name }: { $from } – { $to }, { $goods } each turn
board-verb-collect = Collect
board-verb-collect_far = Collect far
board-verb-build = Build units
board-verb-grow = Grow
board-verb-found = Found a city
board-verb-move = Move
board-verb-to = Go here
board-verb-influence = Influence
board-stands = stands
board-can-grow = can be built
board-needs = needs { $name }
board-not-now = not now
board-collect-help = Click a lit space, or take at once:
board-take-all = Take
board-enough = Enough
board-fits-both = It fits both ways: turn it, or lay it as you see it.
board-fits-once = It fits only this way.
board-turn = Turn
board-lay = Lay it so
board-loses = loses { $n }
board-trade = Trade with { $name }
board-offer = Offer of { $name }
board-give = You give
board-want = You ask for
board-trade-caps = What is above a limit is lost. The other player is asked at once, and the turn waits for the answer.
board-trade-lost = No room: { $n } × { $good } would be lost
board-send = Put the offer to { $name }
board-less = less: { $name }
board-more = more: { $name }
bar-learn = Advance
bar-learn-lacks = An advance costs food or ideas, and the first of its category comes before the others.
bar-found = Found
bar-found-lacks = A settler must stand ashore on free land that is not barren.
bar-collect = Collect
bar-collect-lacks = No city can collect now: an angry one works once a turn, and the land around must give something.
bar-build = Build
bar-build-lacks = No city can build units now: units cost goods, and an angry city works once a turn.
bar-grow = Grow
bar-grow-lacks = No city can grow: goods, the advance of a building or one more city is missing.
bar-move = Move
bar-move-lacks = No unit has anywhere to go: soldiers need Tactics, and mountains hold until the next turn.
bar-cheer = Cheer
bar-cheer-lacks = No city can be cheered up: a step costs as many mood tokens as the city has pieces.
bar-influence = Influence
bar-influence-lacks = No foreign city is in range, or an influence has succeeded this turn.
bar-wonder = Wonder
bar-wonder-lacks = No open wonder can be built: its advance, goods, culture tokens or a calm city is missing.
bar-card = Card
bar-card-lacks = No card in your hand can be played now.
bar-trade = Trade
bar-trade-lacks = There is nobody to trade with, or nothing to trade.
bar-other = Ability
board-battle-cards = Cards
board-battle-roll = Roll
board-battle-losses = Losses
board-battle-on = Go on?
board-step-1 = Objectives
board-step-2 = Free advance
board-step-3 = Cards
board-step-4 = Raze
board-step-5 = First player
on-works-as = up to { $n }
on-upper = { $n }/{ $of }
on-lower = { $n }/{ $of }

lesson-turn = Six rounds of three turns each.
lesson-turn-1 = Three actions
    .about = Learn, found a city, use a city, move, cheer a city up, or spread your culture: any three, also the same one again.
lesson-turn-2 = A city works
    .about = A city that you use collects from the land around it, builds units, or grows. The larger it is, the more it does.
lesson-turn-3 = Not twice
    .about = Used again in the same turn, a city becomes less happy. An angry city does little and cannot grow.
lesson-turn-4 = The round closes
    .about = Show objectives, take an advance for free, draw cards, change your government if you like.
lesson-wrong-1 = “Many advances win.”
    .about = Each is worth half a point, a part of a city one, an objective two, a wonder five.
lesson-wrong-2 = “Food can be saved up.”
    .about = Without Storage only two are kept, and never more than eight of anything.
lesson-wrong-3 = “One large city is enough.”
    .about = No city may be larger than the number of your cities. Found new ones early.
lesson-wrong-4 = “Nobody will come so far.”
    .about = A city without soldiers or a fortress is taken without a fight. Leave somebody at home.
