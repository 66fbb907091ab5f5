game = Through the Ages
    .about = Lead a civilization from antiquity to the present: leaders, wonders, science, armies and politics. Whoever has the most culture at the end wins. Two to four hours.

# What is done

do-take = Take { $card }
do-take_at = Take { $card } from slot { $place }
do-increase = Increase population
do-build = Build: { $card }
do-upgrade = Upgrade: { $card } → { $card2 }
do-remodel = Bach: { $card } → { $card2 }
do-destroy = Destroy: { $card }
do-lead = Leader: { $card }
do-stage = Build { $number ->
    [one] { $number } stage
   *[other] { $number } stages
} of the wonder
do-develop = Develop { $card }
do-revolt = Revolution: { $card }
do-play = Play { $card }
do-tactic = Tactic: { $card }
do-copy = Copy the tactic { $card }
do-enlist = Barbarossa: population and a unit at once, { $card }
do-sail = Ocean Liner Service: free population
do-exchange = Hammurabi: a military action as a civil one
do-speech = Churchill: culture
do-arm = Churchill: science and resources for the army
do-trade = Trade routes: exchange food and resources
do-end = End the turn
do-prepare = Prepare an event: { $card }
do-attack = Attack: { $card } against { $seat }
do-wage = Declare { $card } on { $seat }
do-offer = Offer { $seat } a pact: { $card }, as { $side }
do-cancel = Cancel the pact in the area of { $seat }
do-resign = Resign from the game
do-retire = Alexander leaves for a yellow token
do-settle = Columbus settles: { $card }
do-pass = Pass
do-peek = Joan of Arc: look at the next event
do-accept = Accept the pact
do-refuse = Refuse the pact
do-bonus = Bonus card: { $card }
do-drop = Discard face down: { $card }
do-defend = Defend
do-yield = Do not defend
do-bid = Bid { $number }
do-send = Send a unit: { $card }
do-colonize = Colonize with this force
do-food = Food: { $number }, the rest in resources
do-choose = Choose { $card }
do-discard = Discard { $card }
do-lose = Take it from { $card }
do-tuck = Homer under the wonder { $card }
do-resolve = First resolve { $card } against { $seat }
do-done = Done
do-raze = Raid: destroy { $card }
do-claim = Agreement: take { $card } from slot { $place }
do-use = Use the power of { $card }
do-deal = Into the row: { $card }
do-draw = { $seat } draws a military card: { $card }
do-set = A first event is laid down: { $card }
do-reveal = Event revealed: { $card }
do-glimpse = { $seat } looks at the next event: { $card }

# What is asked

ask-ActionPhase = spend your actions, then end the turn.
help-ActionPhase = Civil actions take cards, grow your population, build and develop; military actions raise units and set tactics. End the turn when you have done enough.
ask-TuckHomer = Homer leaves: lay him under a completed wonder, or have the civil action back.
help-TuckHomer = Under a wonder he gives a happy face for good; otherwise one civil action comes back to you now.
ask-MayPeek = Joan of Arc may look at the next event.
help-MayPeek = You alone see the event, and your political action comes right after.
ask-Politics = one political action, or pass.
help-Politics = Once a turn, before your actions: prepare an event, attack, declare war or offer a pact. Passing is free.
ask-AnswerPact = { $asker } offers you a pact: { $card } ({ $asker }: { $side }). Do you accept?
help-AnswerPact = A pact holds for both of you until one cancels it. The card says what each side gets.
ask-Defend = { $attacker } attacks: { $card }, strength { $strength }. Add cards until you reach it, or yield.
help-Defend = Bonus cards add their defence, any other military card laid face down adds 1. Reach the strength and nothing happens to you.
ask-Raid = destroy an urban building, owner { $rival }, up to level { $level }.
help-Raid = You gain half of what the building cost, in resources.
ask-Annex = choose a colony to take, owner { $rival }.
help-Annex = Everything the colony gives for good becomes yours.
ask-Infiltrate = remove a leader or an unfinished wonder, owner { $rival }; culture for each level: { $culture }.
help-Infiltrate = It leaves play; the higher its level, the more culture you gain.
ask-ChooseWar = several wars of yours are due: which comes first?
help-ChooseWar = Each war is settled by itself, and what you win in one stays yours in the next.
ask-TakeTechnology = take special technologies, then science for the rest; defeated: { $loser }, still to take: { $budget }.
help-TakeTechnology = A technology you take uses up as much of the sum as it costs; you gain the rest as science.
ask-Bid = bid for the territory, or pass.
help-Bid = Who wins must send units and bonus cards worth the bid. The units are lost, the colony stays.
ask-SendForce = put together the force that colonizes: units and, if you like, bonus cards.
help-SendForce = Units you send are lost: send no more than your bid asks for.
ask-Split = food and resources, { $amount } in all ({ $victim }): how much of it is food?
help-Split = What is not food is counted in resources; together it is always the same amount.
ask-MayBuild = build free of charge: { $tech }?
help-MayBuild = It takes an unused worker, but no action and no resources.
ask-Grant = population, a building or a technology at a discount of { $discount }, or pass.
help-Grant = It takes no civil action. If you pass, it is gone.
ask-DestroyBuilding = choose a building of { $victim } to be destroyed.
help-DestroyBuilding = Only the building goes: its worker is free again and the technology stays.
ask-LoseColony = choose a colony to lose.
help-LoseColony = What the colony gave goes with it.
ask-Ruin = choose a wonder of age A or I to fall into ruin.
help-Ruin = A ruin gives 2 culture each turn and nothing else.
ask-TakeFromRow = take cards from the row; civil actions left for it: { $budget }.
help-TakeFromRow = These cards cost none of your own civil actions. Say done when you want no more.
ask-LoseBlue = choose a card to give up a blue token from; tokens to lose: { $count }.
help-LoseBlue = Tokens on farms and mines are your stored food and resources.
ask-LoseWorker = choose a card to take a worker from; workers to lose: { $count }.
help-LoseWorker = The worker goes back to the yellow bank, and what stood there is gone.
ask-DiscardMilitary = { $count ->
    [one] discard { $count } military card.
   *[other] discard { $count } military cards.
}
help-DiscardMilitary = You may keep as many military cards as you have military actions. Others see only the age of what you discard.
ask-BuildFor = { $discount ->
    [one] build or upgrade, { $discount } resource cheaper.
   *[other] build or upgrade, { $discount } resources cheaper.
}
help-BuildFor = The card pays a part of the price: choose what to build with it.
ask-DevelopBy = develop a technology; science you get after it: { $science }.
help-DevelopBy = You pay the whole price now; the science named comes after.

# What is told

log-culture_up = { $seat }: culture +{ $number }
log-culture_down = { $seat }: culture −{ $number }
log-science_up = { $seat }: science +{ $number }
log-science_down = { $seat }: science −{ $number }
log-food_up = { $seat }: food +{ $number }
log-food_down = { $seat }: food −{ $number }
log-resources_up = { $seat }: resources +{ $number }
log-resources_down = { $seat }: resources −{ $number }
log-grew = { $seat }: population +{ $number }
log-shrank = { $seat }: population −{ $number }
log-yellow_up = { $seat }: yellow tokens +{ $number }
log-yellow_down = { $seat }: yellow tokens −{ $number }
log-blue_up = { $seat }: blue tokens +{ $number }
log-blue_down = { $seat }: blue tokens −{ $number }
log-took = { $seat } takes: { $card }
log-built = { $seat } builds: { $card }
log-upgraded = { $seat } upgrades: { $card } → { $card2 }
log-destroyed = { $seat }, destroyed: { $card }
log-led = { $seat }, new leader: { $card }
log-left = { $seat }, leaves play: { $card }
log-staged = { $seat }: { $card }, stages +{ $number }
log-completed = { $seat } completes a wonder: { $card }
log-developed = { $seat } develops: { $card }
log-revolted = { $seat }, revolution: { $card }
log-played = { $seat } plays: { $card }
log-adopted = { $seat }, tactic: { $card }
log-prepared = { $seat } prepares an event ({ $age })
log-happened = Event: { $card }
log-attacked = { $seat } attacks { $seat2 }: { $card }
log-repelled = { $seat } repels the attack
log-struck = { $seat } is hit: { $card }
log-waged = { $seat } declares war on { $seat2 }: { $card }
log-won_war = { $seat } wins: { $card }, stronger by { $number }
log-drawn_war = A war nobody wins: { $card }
log-offered = { $seat } offers { $seat2 } a pact: { $card } ({ $side })
log-agreed = Pact between { $seat } and { $seat2 }: { $card }
log-refused = { $seat } refuses a pact: { $card }
log-ended = A pact ends: { $card }
log-resigned = { $seat } resigns from the game
log-colonized = { $seat } gains a colony: { $card }
log-lost_colony = { $seat } loses a colony: { $card }
log-unclaimed = Nobody takes the territory: { $card }
log-drew = { $seat } draws military cards: { $number }
log-discarded = { $seat } discards a military card ({ $age })
log-rose_up = { $seat }: an uprising, no production
log-age_began = A new age begins: { $age }
log-antiquated = { $seat }, out of date: { $card }
log-ruined = { $seat }, in ruins: { $card }
log-sacrificed = { $seat } sacrifices a unit: { $card }
log-scored = Scored at the end: { $card }
log-forfeited = { $seat } gives up the next political action
log-swept = Out of the row: { $card }
log-last_round = The last round is set
log-saw = { $seat } looks at the next event: { $card }
log-starved = { $seat }, food missing: { $number }
log-tucked = { $seat }: Homer lies under { $card }
log-regained = { $seat }: civil actions back +{ $number }
log-spent = { $seat }: civil actions lost −{ $number }
log-reshuffled = The military discards are shuffled into a new deck
log-turn_began = Turn of { $seat }
log-civil_up = { $seat }: civil actions +{ $number }
log-civil_down = { $seat }: civil actions −{ $number }
log-military_up = { $seat }: military actions this turn +{ $number }
log-military_down = { $seat }: military actions −{ $number }
log-spare_food_up = { $seat }: food for this turn +{ $number }
log-spare_food_down = { $seat }: food for this turn −{ $number }
log-spare_resources_up = { $seat }: resources for this turn +{ $number }
log-spare_resources_down = { $seat }: resources for this turn −{ $number }
log-unit_resources_up = { $seat }: resources for units +{ $number }
log-unit_resources_down = { $seat }: resources for units −{ $number }
log-unit_science_up = { $seat }: science for unit technologies +{ $number }
log-unit_science_down = { $seat }: science for unit technologies −{ $number }
log-dealt = Into the row: { $card }
log-replaced = { $seat }, replaced: { $card }
log-captured = { $seat } takes a technology from { $seat2 }: { $card }
log-shared_tactic = { $seat }, the tactic becomes common: { $card }
log-called_off = { $seat } calls off a war: { $card }
log-bid_made = { $seat } bids { $number }
log-passed_by = { $seat } bids no more
log-renewed = The future events become the current events
log-unscored = Not scored: an event ({ $age })
log-skipped = { $seat } skips the politics phase
log-first_changed = { $seat } is the first player now
log-round_began = Round { $number } begins
log-turn_ended = { $seat }: the turn ends, all actions are available again
log-strongest = { $seat }: strongest, strength { $number }
log-weakest = { $seat }: weakest, strength { $number }
log-most_culture = { $seat }: most culture, { $number }
log-least_culture = { $seat }: least culture, { $number }
log-happiest = { $seat }: most happy faces, { $number }
log-unhappiest = { $seat }: most discontent workers, { $number }
log-compared = Strength: { $seat } { $number }, { $seat2 } { $number2 }

# What a player is for an event, beside the name
board-role-strongest = strongest, strength { $number }
board-role-weakest = weakest, strength { $number }
board-role-most_culture = most culture, { $number }
board-role-least_culture = least culture, { $number }
board-role-happiest = most happy faces, { $number }
board-role-unhappiest = most discontent workers, { $number }

# How it ends

how-culture = by culture
    .about = The last round is over, the remaining Age III events are scored, and the most culture wins.
how-last = as the last civilization standing
    .about = All the others resigned, so the last civilization wins.
part-culture = culture
part-events = final events
part-leaders = leaders at the end

# What a card says

fact-age = { $age }
fact-kind = { $kind }
fact-type = { $type }
fact-stages = stages cost { $stages } resources
fact-tech-cost = { $n } science to develop
fact-revolution = { $n } science by revolution
fact-cost = each worker costs { $n ->
    [one] { $n } resource
   *[other] { $n } resources
}
fact-worker-culture = each worker: { $n } culture
fact-worker-science = each worker: { $n } science
fact-worker-strength = each worker: { $n } strength
fact-worker-happy = each worker: { $n ->
    [one] { $n } happy face
   *[other] { $n } happy faces
}
fact-worker-food = each worker makes { $n } food, each blue token here is worth as much
fact-worker-resources = each worker makes { $n ->
    [one] { $n } resource
   *[other] { $n } resources
}, each blue token here is worth as much
fact-air-force = each unit may join one army and doubles the strength of its tactic
fact-culture = +{ $n } culture
fact-science = +{ $n } science
fact-strength = +{ $n } strength
fact-happy = +{ $n ->
    [one] { $n } happy face
   *[other] { $n } happy faces
}
fact-worker-less-culture = each worker: −{ $n } culture
fact-worker-less-science = each worker: −{ $n } science
fact-worker-less-happy = each worker: −{ $n ->
    [one] { $n } happy face
   *[other] { $n } happy faces
}
fact-less-culture = −{ $n } culture
fact-less-science = −{ $n } science
fact-less-happy = −{ $n ->
    [one] { $n } happy face
   *[other] { $n } happy faces
}
fact-less-blue = −{ $n ->
    [one] { $n } blue token
   *[other] { $n } blue tokens
}
fact-civil = { $n ->
    [one] { $n } civil action
   *[other] { $n } civil actions
}
fact-military = { $n ->
    [one] { $n } military action
   *[other] { $n } military actions
}
fact-more-civil = +{ $n ->
    [one] { $n } civil action
   *[other] { $n } civil actions
}
fact-more-military = +{ $n ->
    [one] { $n } military action
   *[other] { $n } military actions
}
fact-urban-limit = at most { $n } urban buildings of each type
fact-stages-at-once = up to { $n } wonder stages in one action
fact-discounts = urban buildings cost less: level I { $one }, level II { $two }, level III { $three }
fact-blue = +{ $n ->
    [one] { $n } blue token
   *[other] { $n } blue tokens
}
fact-yellow = +{ $n ->
    [one] { $n } yellow token
   *[other] { $n } yellow tokens
}
fact-colonization = +{ $n } when colonizing
fact-hand = both hand limits +{ $n }
fact-says-food-discount = increasing population costs { $n } food less
fact-says-leader-discount = taking a leader costs { $n ->
    [one] { $n } civil action
   *[other] { $n } civil actions
} less
fact-says-unit-resources = { $n ->
    [one] { $n } resource
   *[other] { $n } resources
} more each turn, for military units only
fact-says-extra-faces = everything else that gives a happy face gives { $n } more
fact-says-infantry-as-cavalry = your infantry may count as cavalry in armies
fact-says-second-action = once a game, a second political action in the same phase
fact-says-peeks = before your political action you may look at the next event
fact-says-retires = as a political action he may leave play for { $n ->
    [one] { $n } yellow token
   *[other] { $n } yellow tokens
}
fact-says-settles = as a political action he may leave play, and a territory of your hand becomes your colony
fact-says-enlists = for 1 military action increase population and build a unit, food and resources each { $n } less
fact-says-exchanges = once a turn use 1 military action as a civil one
fact-says-remodels = once a turn upgrade any urban building to a theater of the same or a higher level
fact-says-discards-to-colonize = when colonizing discard up to { $n } military cards for +1 each
fact-says-peaceful = you may not play aggressions or wars
fact-says-attack-cost-factor = aggressions and wars against you cost { $n } times as many military actions
fact-says-speaks = once a turn gain { $n } culture, or have { $n } science and { $n } resources for military units this turn
fact-says-military-revolutions = your revolutions spend all military actions instead of all civil ones
fact-says-tucks = when you replace him, you may lay him under a completed wonder instead of regaining the civil action, and the wonder gives 1 more happy face
fact-says-no-extra-wonder-cost = a wonder costs no more civil actions for wonders you have
fact-says-sails = once a turn 1 population free
fact-says-best-mine-twice = your best mine with a worker produces once more
fact-says-lab-resources = each worker on a lab also makes resources equal to the level of the lab
fact-says-cheap-after-leader = taking it costs { $n } civil actions less in a turn in which you replaced your leader
fact-attack-cost = costs { $n ->
    [one] { $n } military action
   *[other] { $n } military actions
}
fact-army = an army is { $army }
fact-tactical = each army: { $n } strength
fact-obsolete = each army with units two ages older than the card: { $n } strength
field-tactical = strength of an army
field-obsolete = strength of an old army
field-copies = number of copies
field-stages = cost of the stages
field-says = how its text is read
fact-defense = defence +{ $n }
fact-gain-science = gain { $n } science
fact-gain-culture = gain { $n } culture
fact-gain-food = gain { $n } food
fact-gain-resources = gain { $n ->
    [one] { $n } resource
   *[other] { $n } resources
}
fact-gain-population = gain { $n } population
fact-draw = draw { $n ->
    [one] { $n } military card
   *[other] { $n } military cards
}
fact-pact-culture = { $side }: +{ $n } culture
fact-pact-strength = { $side }: +{ $n } strength
fact-pact-military = { $side }: +{ $n ->
    [one] { $n } military action
   *[other] { $n } military actions
}
fact-pact-food = { $side } makes { $n } food more
fact-pact-resources = { $side } makes { $n ->
    [one] { $n } resource
   *[other] { $n } resources
} more
fact-pact-less-culture = { $side }: −{ $n } culture
fact-pact-less-strength = { $side }: −{ $n } strength
fact-pact-less-military = { $side }: −{ $n ->
    [one] { $n } military action
   *[other] { $n } military actions
}
fact-pact-less-food = { $side } makes { $n } food less
fact-pact-less-resources = { $side } makes { $n ->
    [one] { $n } resource
   *[other] { $n } resources
} less
fact-attack-bonus = a party that attacks the other has +{ $n } strength for it
fact-says-trade-route = once on their own turn, side A may use { $n } food as a resource, side B a resource as food
fact-shares-science = a party develops for { $n } science less, and the other party pays 1 science for it
fact-protects = nobody may declare war on side B
fact-terms-1 = the parties may not attack each other
fact-terms-2 = the pact ends when one party attacks the other

fact-says-alexander = +{ $also } strength for each military unit
fact-says-aristotle = { $n } science whenever you take a technology from the row
fact-says-genghis-khan = { $n } culture at the end of your turn if you are among the two strongest (of two players: the strongest), ties count for you
fact-says-joan-of-arc = +1 strength for each happy face of your temples and government
fact-says-scholar = your best lab or library gives more science, as much as its level
fact-says-leonardo = { $n ->
    [one] { $n } resource
   *[other] { $n } resources
} whenever you develop a technology
fact-says-michelangelo = +1 culture for each happy face of your temples, theaters and wonders
fact-says-newton = { $n ->
    [one] { $n } civil action
   *[other] { $n } civil actions
} back whenever you develop a technology
fact-says-bach = +{ $also } culture for each theater, and theaters are developed for { $n } science less
fact-says-cook = +2 culture for your first colony and +1 for each other
fact-says-robespierre = { $n } culture when you make a revolution
fact-says-napoleon = +{ $n } strength for each type of military units you have
fact-says-shakespeare = +{ $n } culture for each pair of a library and a theater, and with one of them the other kind is built and developed for { $also } less
fact-says-einstein = { $n } culture whenever you develop a technology
fact-says-gates = when he leaves, or at the end, culture equal to what the labs make
fact-says-chaplin = your best theater gives its culture twice
fact-says-meier = each lab gives culture equal to its level, and 1 science less
fact-says-churchill = culture is chosen if you choose nothing
fact-says-great-wall = +{ $n } strength for each infantry and artillery unit
fact-says-fast-food-chains = when completed: { $also } culture for each worker on urban buildings and units, { $n } for each on farms and mines
fact-says-first-space-flight = when completed: culture equal to the levels of all your technologies
fact-says-hollywood = when completed: { $n } times the culture of your theaters and libraries
fact-says-internet = when completed: culture equal to the culture, science and strength of your urban buildings

fact-says-rich-land = build or upgrade a farm or mine for { $n } less
fact-says-urban-growth = build or upgrade an urban building for { $n } less
fact-says-efficient-upgrade = upgrade a farm, mine or urban building for { $n } less
fact-says-frugality = increase population, then gain { $n } food
fact-says-engineering-genius = build one wonder stage for { $n } less
fact-says-patriotism = this turn 1 military action more, and { $n ->
    [one] { $n } resource
   *[other] { $n } resources
} for military units
fact-says-breakthrough = develop a technology, then gain { $n } science
fact-says-reserves = gain { $n } in food or resources, all of one kind
fact-says-against-the-strong = this turn resources for military units for each stronger civilization: { $two } (2 players), { $three } (3), { $four } (4)
fact-says-endowment = culture for each civilization with more culture: { $two } (2 players), { $three } (3), { $four } (4)

fact-says-each = for every civilization
fact-says-markets = every civilization gains { $n } in food or resources, all of one kind
fact-says-free-building = every civilization with an unused worker may build free of charge: { $card }
fact-says-civilization = every civilization may increase population, build a farm, mine or urban building, or develop a technology, for { $n } less and without a civil action
fact-says-barbarians = if the civilization with the most culture is among the two weakest (of two players: the weakest), it loses 1 population
fact-says-border-conflict = the weakest civilization destroys a farm, mine or urban building of its own, the strongest gains { $n } resources
fact-says-crusades = the strongest civilization gains { $n } culture, the weakest loses as much
fact-says-cultural-influence = every civilization gains culture equal to its culture rating
fact-says-foray = the two strongest civilizations (of two players: the strongest) gain { $n } in food and resources as they choose
fact-says-good-harvest = every civilization produces food
fact-says-immigration = those with the most happy faces gain 1 population
fact-says-new-deposits = every civilization produces resources
fact-says-pestilence = every civilization loses 1 population
fact-says-raiders = the two weakest civilizations (of two players: the weakest) lose { $n } in food and resources as they choose
fact-says-rats = every civilization loses all its food
fact-says-rebellion = every civilization spends { $n } civil actions in vain for each discontent worker
fact-says-reign-of-terror = the weakest civilization loses 1 population
fact-says-scientific-breakthrough = every civilization gains science equal to its science rating
fact-says-uncertain-borders = the strongest civilization takes { $n ->
    [one] { $n } yellow token
   *[other] { $n } yellow tokens
} from the bank of the weakest
fact-says-civil-unrest = every civilization loses { $n } culture for each discontent worker, and those with the most of them lose 1 blue token
fact-says-cold-war = the two strongest civilizations (of two players: the strongest) gain { $n } science
fact-says-crime-wave = the two weakest civilizations (of two players: the weakest) lose { $n } culture and 1 blue token
fact-says-economic-progress = every civilization has corruption, produces food, eats, and produces resources
fact-says-emigration = every civilization loses population, half as much as it has discontent workers, rounded up
fact-says-iconoclasm = leaders of any age but the current one leave play
fact-says-independence-declaration = the weakest civilization loses a colony of its choice
fact-says-international-agreement = the strongest civilization may take cards of the row for up to 5 civil actions in all, spending none, and then gives up its next political action, then the row is filled
fact-says-national-pride = the civilization with the most culture gains { $n } culture
fact-says-politics-of-strength = the strongest civilization draws { $draw } military cards and the weakest discards { $n } (in age IV: gains and loses as much culture)
fact-says-popularization-of-science = every civilization gains culture equal to its science rating
fact-says-prosperity = every civilization gains 1 food for each happy face, at most { $n }
fact-says-ravages-of-time = every civilization turns a wonder of age A or I into a ruin, which gives +2 culture and nothing else
fact-says-refugees = the strongest civilization gains { $n } culture and 1 population, the weakest loses as much
fact-says-terrorism = the civilization with the least culture destroys an urban building of every other
fact-says-impact-of-agriculture = culture equal to the food you make in a turn, and { $n } more if that is more than you eat
fact-says-impact-of-architecture = culture equal to the levels of your urban buildings
fact-says-impact-of-balance = { $n } times the least of the science, culture, food and resources you make in a turn
fact-says-impact-of-colonies = { $n } culture for each colony
fact-says-impact-of-competition = culture equal to the levels of your military units and arenas
fact-says-impact-of-government = { $n } culture for each civil action and 1 for each military action
fact-says-impact-of-happiness = { $n } culture for each happy face, less as much for each discontent worker
fact-says-impact-of-industry = culture equal to the resources your mines make
fact-says-impact-of-population = { $n } culture for each content worker beyond ten
fact-says-impact-of-progress = { $n } culture for each level of your government and special technologies
fact-says-impact-of-science = culture by science rating: 10 and 0 (2 players), 14, 7 and 0 (3), 15, 10, 5 and 0 (4)
fact-says-impact-of-strength = culture by strength: 10 and 0 (2 players), 14, 7 and 0 (3), 15, 10, 5 and 0 (4)
fact-says-impact-of-technology = { $n } culture for each technology of age III
fact-says-impact-of-variety = { $n } culture for each type of military units, each type of urban buildings and each special technology you have
fact-says-impact-of-wonders = culture for each completed wonder by its age: A 5, I 4, II 3, III 2

fact-says-enslave = the rival loses 1 population
fact-says-plunder = take up to { $n } in food and resources from the rival, as you choose
fact-says-raid = destroy { $n ->
    [one] an urban building of the rival up to level { $level }
   *[other] two urban buildings of the rival, one up to level { $level } and one below that level
}, and gain half their cost in resources, rounded up
fact-says-annex = take a colony of the rival
fact-says-infiltrate = the leader or the unfinished wonder of the rival leaves play, and you gain { $n } culture for each level of it
fact-says-spy = take up to { $n } science from the rival
fact-says-armed-intervention = take up to { $n } culture from the rival
fact-says-war-over-technology = the victor takes science equal to the difference in strength, or special technologies in place of what they cost
fact-says-war-over-territory = the victor takes 1 yellow token from the bank of the defeated, and 1 more for every { $n } of the difference in strength
fact-says-war-over-culture = the victor takes { $n } culture and as much more as the difference in strength
fact-says-international-tourism = each party: +1 culture for each completed wonder of the other

# The same in a few signs, for the terminal; `legend` says what they mean

legend = ♫ culture · ⚛ science · ⚔ strength · ☺ happy faces · ⚘ food · ⚒ resources · ○ civil action · ● military action · ♟ worker · ■ blue token; 3 (≤8): so much once the bank holds 8 tokens or fewer; +1: 2⚒ is what one more costs
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

# In a few words, for the terminal, where signs do not tell it

short-revolution = revolution −{ $n }⚛
short-urban-limit = ≤{ $n } urban of a type
short-colonization = colonizing +{ $n }
short-yellow = +{ $n } yellow
short-stages-at-once = { $n } stages at once
short-discounts = urban −{ $one }/−{ $two }/−{ $three }⚒ by level
short-hand = hand limits +{ $n }
short-says-food-discount = population { $n }⚘ cheaper
short-says-leader-discount = leaders { $n }○ cheaper
short-says-unit-resources = +{ $n }⚒ a turn for units
short-says-extra-faces = all else with ☺: +{ $n }☺
short-says-infantry-as-cavalry = infantry as cavalry
short-says-second-action = two political actions, once a game
short-says-peeks = sees next event
short-says-retires = leaves for +{ $n } yellow
short-says-settles = leaves for a colony
short-says-enlists = for 1● ♟ and a unit, each { $n } cheaper
short-says-exchanges = once a turn ● as ○
short-says-remodels = once a turn urban → ♬
short-says-discards-to-colonize = colonizing: ≤{ $n } cards, +1 each
short-says-peaceful = never attacks
short-says-attack-cost-factor = attacks on you ●×{ $n }
short-says-speaks = each turn +{ $n }♫, or +{ $n }⚛ +{ $n }⚒ for units
short-says-military-revolutions = revolution takes ●
short-says-tucks = leaves a ▲ +1☺
short-says-no-extra-wonder-cost = wonders without extra ○
short-says-sails = 1 population a turn free
short-says-best-mine-twice = best mine ×2
short-says-lab-resources = ⚗ make ⚒ by level
short-says-cheap-after-leader = { $n }○ cheaper after a new leader
short-air-force = doubles a tactic
short-obsolete = old units +{ $n }⚔
short-less-blue = −{ $n }■
short-gain-population = population +{ $n }
short-draw = military cards +{ $n }
short-says-alexander = +{ $also }⚔ for each unit
short-says-aristotle = +{ $n }⚛ for each technology taken
short-says-genghis-khan = +{ $n }♫ a turn if among the strongest
short-says-joan-of-arc = +1⚔ for each ☺ of ⛪ and rule
short-says-scholar = best ⚗ or ☷: +⚛ by level
short-says-leonardo = technology: +{ $n }⚒
short-says-michelangelo = +1♫ for each ☺ of ⛪ ♬ ▲
short-says-newton = technology: +{ $n }○
short-says-bach = +{ $also }♫ for each ♬, ♬ −{ $n }⚛
short-says-cook = +2♫ for one colony, +1♫ for more
short-says-robespierre = revolution: +{ $n }♫
short-says-napoleon = +{ $n }⚔ for each type of units
short-says-shakespeare = +{ $n }♫ for each pair ☷ ♬, the other −{ $also }
short-says-einstein = technology: +{ $n }♫
short-says-gates = at the end ♫ of ⚗
short-says-chaplin = best theater ×2♫
short-says-meier = labs: +♫ by level, −1⚛
short-says-great-wall = +{ $n }⚔ for each infantry and artillery
short-says-fast-food-chains = when done { $also }♫ for each ♟, { $n }♫ on ♧ ⛏
short-says-first-space-flight = when done ♫ by levels in play
short-says-hollywood = when done ♫×{ $n } of ♬ ☷
short-says-internet = when done ♫ by ♫ ⚛ ⚔ of urban ones
short-says-against-the-strong = ⚒ for units, { $two }/{ $three }/{ $four } for each stronger rival
short-says-endowment = ♫ { $two }/{ $three }/{ $four } for each rival with more ♫
short-defense = defence +{ $n }⚔
short-says-rich-land = farm or mine −{ $n }⚒
short-says-urban-growth = urban building −{ $n }⚒
short-says-efficient-upgrade = upgrade −{ $n }⚒
short-says-engineering-genius = wonder stage −{ $n }⚒
short-says-frugality = population, then +{ $n }⚘
short-says-patriotism = this turn +1●, and +{ $n }⚒ for units
short-says-breakthrough = develop, then +{ $n }⚛
short-says-reserves = +{ $n }⚘ or +{ $n }⚒
short-says-border-conflict = weakest: −1 ♧, ⛏ or urban, strongest +{ $n }⚒
short-says-crusades = strongest +{ $n }♫, weakest −{ $n }♫
short-says-cultural-influence = all: +♫ by ♫ rating
short-says-good-harvest = all produce ⚘
short-says-immigration = most ☺: population +1
short-says-new-deposits = all produce ⚒
short-says-pestilence = all: population −1
short-says-rats = all lose all ⚘
short-says-rebellion = all: −{ $n }○ for each ☹
short-says-reign-of-terror = weakest: population −1
short-says-scientific-breakthrough = all: +⚛ by ⚛ rating
short-says-uncertain-borders = strongest takes { $n } yellow of the weakest
short-says-civil-unrest = all: −{ $n }♫ for each ☹, most ☹: −1■
short-says-iconoclasm = older leaders leave
short-says-independence-declaration = weakest loses a colony
short-says-national-pride = most ♫: +{ $n }♫
short-says-popularization-of-science = all: +♫ by ⚛ rating
short-says-prosperity = all: +1⚘ for each ☺, at most { $n }
short-says-terrorism = least ♫: −1 urban of each other
short-says-impact-of-architecture = ♫ by levels of urban buildings
short-says-impact-of-colonies = { $n }♫ for each colony
short-says-impact-of-competition = ♫ by levels of units and arenas
short-says-impact-of-government = { $n }♫ for each ○, 1♫ for each ●
short-says-impact-of-happiness = { $n }♫ for each ☺, −{ $n }♫ for each ☹
short-says-impact-of-industry = ♫ by ⚒ of mines
short-says-impact-of-population = { $n }♫ for each content worker beyond ten
short-says-impact-of-technology = { $n }♫ for each technology of age III
short-says-impact-of-wonders = ♫ for wonders: A 5, I 4, II 3, III 2
short-says-enslave = rival: population −1
short-says-plunder = take ≤{ $n } of ⚘ and ⚒
short-says-annex = take a colony
short-says-churchill = else ♫
short-says-raid = −{ $n } urban of level ≤{ $level }, half of their ⚒
short-says-spy = take ≤{ $n }⚛
short-says-armed-intervention = take ≤{ $n }♫
short-says-war-over-culture = victor takes { $n }♫ and the difference in ⚔
short-pact-culture = { $side }: +{ $n }♫
short-pact-less-culture = { $side }: −{ $n }♫
short-pact-strength = { $side }: +{ $n }⚔
short-pact-military = { $side }: +{ $n }●
short-pact-food = { $side }: +{ $n }⚘
short-pact-resources = { $side }: +{ $n }⚒
short-pact-less-resources = { $side }: −{ $n }⚒
short-terms-1 = no attacks on each other
short-terms-2 = ends with an attack
short-says-markets = all: +{ $n }⚘ or ⚒
short-says-free-building = all: free { $card }
short-says-civilization = all: grow, build or develop for { $n } less
short-says-barbarians = if most ♫ is among the weakest: −1♟
short-says-foray = 1–2 strongest: +{ $n } of ⚘ and ⚒
short-says-raiders = 1–2 weakest: −{ $n } of ⚘ and ⚒
short-says-cold-war = 1–2 strongest: +{ $n }⚛
short-says-crime-wave = 1–2 weakest: −{ $n }♫ −1■
short-says-economic-progress = all produce ⚘ and ⚒
short-says-emigration = all: −1♟ for each 2 ☹
short-says-international-agreement = strongest takes cards of the row for 5○
short-says-politics-of-strength = strongest: +{ $draw } military cards, weakest: −{ $n }
short-says-ravages-of-time = all: a wonder of age A or I becomes a ruin
short-says-refugees = strongest +{ $n }♫ +1♟, weakest −{ $n }♫ −1♟
short-says-impact-of-agriculture = ♫ by ⚘ made, +{ $n } if it is enough to eat
short-says-impact-of-balance = { $n }♫ × the least of ⚛ ♫ ⚘ ⚒
short-says-impact-of-progress = { $n }♫ for each level of rule, specials
short-says-impact-of-science = ♫ by place in ⚛ rating
short-says-impact-of-strength = ♫ by place in ⚔
short-says-impact-of-variety = { $n }♫ for each type: units, urban, special
short-says-infiltrate = rival loses leader or wonder, +{ $n }♫ a level
short-says-war-over-technology = victor takes ⚛ by the difference in ⚔
short-says-war-over-territory = victor takes 1 yellow, 1 more per { $n }⚔ of difference
short-says-international-tourism = +1♫ for each wonder of the other
short-says-trade-route = once a turn { $n }⚘ as ⚒ or ⚒ as ⚘
short-attack-bonus = attack on each other +{ $n }⚔
short-shares-science = develop for −{ $n }⚛, the other pays 1⚛
short-protects = no war on B
short-pact-less-strength = { $side }: −{ $n }⚔
short-pact-less-military = { $side }: −{ $n }●
short-pact-less-food = { $side }: −{ $n }⚘

# What things cost

unit-civil = { $n ->
    [one] { $n } civil action
   *[other] { $n } civil actions
}
unit-military = { $n ->
    [one] { $n } military action
   *[other] { $n } military actions
}
unit-food = { $n } food
unit-resources = { $n ->
    [one] { $n } resource
   *[other] { $n } resources
}
unit-science = { $n } science
sign-civil = { $n }○
sign-military = { $n }●
sign-food = { $n }⚘
sign-resources = { $n }⚒
sign-science = { $n }⚛
price-printed = printed
price-slot = slot of the row
price-wonders = your wonders
price-bank = yellow bank
price-granted = by this card
price-replaced = in place of { $thing }
price-floor = to reach 0
price-revolution = all of them
price-spare = of it only for this turn: { $n }

# Headings, counters, notes

label-age-A = Age A
label-age-I = Age I
label-age-II = Age II
label-age-III = Age III
label-age-IV = Age IV
label-round = round
label-last-round = last round
label-cards-left = civil cards left
label-military-left = military cards left
label-row-leaves = cards that leave the row next
label-row = Card row
label-row-1 = For 1 action
label-row-2 = For 2 actions
label-row-3 = For 3 actions
label-current = Current events
label-future = Future events
label-past = Past events
label-tactics = Common tactics
label-lot = Territory
label-auction = Auction
label-bid = highest bid
label-bidder = Bid by
label-bidders = Bidders
label-units = units
label-colonizing = when colonizing
label-force = Force
label-force-most = your force reaches
label-force-units = units together
label-force-armies = armies
label-force-cards = bonus cards
label-force-sent = sent of the bid
label-attack = Attack
label-attack-sums = Strengths
label-attack-strength = attack
label-defense-strength = defence
label-defense-cards = added by cards
label-cards-used = cards used
label-pact-offer = Pact offered
label-victim = Whose cards
label-points = Ratings
label-culture = culture
label-science = science
label-strength = strength
label-unit-science = science for units
label-actions = Actions
label-civil-actions = civil actions
label-military-actions = military actions
label-stores = Stores
label-food = food
label-resources = resources
label-unit-resources = resources for units
label-people = People
label-unused = unused workers
label-yellow = Yellow bank
label-next-worker = food for one more
label-happiness = happy faces
label-discontent = discontent
label-urban-limit = urban limit
label-faces-needed = happy faces needed
label-blue = Blue bank
label-tokens = tokens
label-workers = workers
label-stages = stages built
mark-marker = tokens left
label-corruption = corruption
label-end-of-turn = End of turn
label-gains-culture = culture
label-gains-science = science
label-gains-food = food
label-eats = eaten
label-hunger = food missing
label-loses-culture = culture lost
label-gains-resources = resources
label-loses-resources = corruption
label-loses-food = food lost
label-draws = cards to draw
label-discards = cards to discard
label-uprising = an uprising, no production: workers missing
label-technologies = Technologies
label-type-farm = Farms
label-type-mine = Mines
label-type-lab = Labs
label-type-temple = Temples
label-type-arena = Arenas
label-type-library = Libraries
label-type-theater = Theaters
label-type-infantry = Infantry
label-type-cavalry = Cavalry
label-type-artillery = Artillery
label-type-air_force = Air force
label-in-play = In play
label-wonders = Wonders
label-colonies = Colonies
label-tactic = Tactic
label-politics = Wars and pacts
label-civil-hand = Civil cards
label-military-hand = Military cards
label-chosen = Chosen so far
label-resigned = Has left the game
label-left-as = in order
note-actions = { $number }○
note-more = +1: { $price }⚒
on-workers = { $n }♟
on-tokens = { $n }■
on-stages = { $n }/{ $of }
on-units = { $n }⚔
on-colonizing = +{ $n }⛴
note-ruined = in ruins
note-homer = with Homer
note-own = not yet common
note-passed = has passed
note-bids = bids { $number }
note-to-bid = to bid
note-waits = waits
note-hand-full = hand full
note-owned = you have it
note-one-leader = 1 per age
note-one-wonder = 1 at a time
note-used = used
note-fresh = new
note-side-a = side A
note-side-b = side B

# Things

age-A = age A
age-I = age I
age-II = age II
age-III = age III
age-IV = age IV

side-a = side A
side-b = side B

kind-leader = leader
kind-wonder = wonder
kind-action = action card
kind-event = event
kind-territory = territory
kind-aggression = aggression
kind-war = war
kind-pact = pact
kind-tactic = tactic
kind-bonus = bonus card

type-farm = farm
type-mine = mine
type-lab = lab
type-temple = temple
type-arena = arena
type-library = library
type-theater = theater
type-infantry = infantry
type-cavalry = cavalry
type-artillery = artillery
type-air_force = air force
type-civil = special technology: civil
type-military = special technology: military
type-colonization = special technology: colonization
type-construction = special technology: construction
type-government = government

unit-infantry = { $n } infantry
unit-cavalry = { $n } cavalry
unit-artillery = { $n } artillery

card-agriculture = Agriculture
card-bronze = Bronze
card-philosophy = Philosophy
card-religion = Religion
card-warriors = Warriors
card-despotism = Despotism
card-irrigation = Irrigation
card-selective_breeding = Selective Breeding
card-mechanized_agriculture = Mechanized Agriculture
card-iron = Iron
card-coal = Coal
card-oil = Oil
card-alchemy = Alchemy
card-scientific_method = Scientific Method
card-computers = Computers
card-theology = Theology
card-organized_religion = Organized Religion
card-bread_and_circuses = Bread and Circuses
card-team_sports = Team Sports
card-professional_sports = Professional Sports
card-printing_press = Printing Press
card-journalism = Journalism
card-multimedia = Multimedia
card-drama = Drama
card-opera = Opera
card-movies = Movies
card-swordsmen = Swordsmen
card-riflemen = Riflemen
card-modern_infantry = Modern Infantry
card-knights = Knights
card-cavalrymen = Cavalrymen
card-tanks = Tanks
card-cannon = Cannon
card-rockets = Rockets
card-air_forces = Air Forces
card-monarchy = Monarchy
card-theocracy = Theocracy
card-constitutional_monarchy = Constitutional Monarchy
card-republic = Republic
card-communism = Communism
card-fundamentalism = Fundamentalism
card-democracy = Democracy
card-masonry = Masonry
card-architecture = Architecture
card-engineering = Engineering
card-code_of_laws = Code of Laws
card-justice_system = Justice System
card-civil_service = Civil Service
card-warfare = Warfare
card-strategy = Strategy
card-military_theory = Military Theory
card-cartography = Cartography
card-navigation = Navigation
card-satellites = Satellites
card-alexander_the_great = Alexander the Great
card-aristotle = Aristotle
card-hammurabi = Hammurabi
card-homer = Homer
card-julius_caesar = Julius Caesar
card-moses = Moses
card-christopher_columbus = Christopher Columbus
card-frederick_barbarossa = Frederick Barbarossa
card-genghis_khan = Genghis Khan
card-joan_of_arc = Joan of Arc
card-leonardo_da_vinci = Leonardo da Vinci
card-michelangelo = Michelangelo
card-isaac_newton = Isaac Newton
card-j_s_bach = J. S. Bach
card-james_cook = James Cook
card-maximilien_robespierre = Maximilien Robespierre
card-napoleon_bonaparte = Napoleon Bonaparte
card-william_shakespeare = William Shakespeare
card-albert_einstein = Albert Einstein
card-bill_gates = Bill Gates
card-charlie_chaplin = Charlie Chaplin
card-mahatma_gandhi = Mahatma Gandhi
card-sid_meier = Sid Meier
card-winston_churchill = Winston Churchill
card-pyramids = Pyramids
card-hanging_gardens = Hanging Gardens
card-colossus = Colossus
card-library_of_alexandria = Library of Alexandria
card-great_wall = Great Wall
card-st_peters_basilica = St. Peter’s Basilica
card-taj_mahal = Taj Mahal
card-universitas_carolina = Universitas Carolina
card-eiffel_tower = Eiffel Tower
card-kremlin = Kremlin
card-ocean_liner_service = Ocean Liner Service
card-transcontinental_railroad = Transcontinental Railroad
card-fast_food_chains = Fast Food Chains
card-first_space_flight = First Space Flight
card-hollywood = Hollywood
card-internet = Internet
card-rich_land_a = Rich Land A
card-rich_land_i = Rich Land I
card-rich_land_ii = Rich Land II
card-urban_growth_a = Urban Growth A
card-urban_growth_i = Urban Growth I
card-urban_growth_ii = Urban Growth II
card-urban_growth_iii = Urban Growth III
card-frugality_a = Frugality A
card-frugality_i = Frugality I
card-frugality_ii = Frugality II
card-engineering_genius_a = Engineering Genius A
card-engineering_genius_i = Engineering Genius I
card-engineering_genius_ii = Engineering Genius II
card-engineering_genius_iii = Engineering Genius III
card-patriotism_a = Patriotism A
card-patriotism_i = Patriotism I
card-patriotism_ii = Patriotism II
card-patriotism_iii = Patriotism III
card-cultural_heritage_a = Cultural Heritage A
card-cultural_heritage_i = Cultural Heritage I
card-stockpile_a = Stockpile A
card-breakthrough_i = Breakthrough I
card-breakthrough_ii = Breakthrough II
card-reserves_i = Reserves I
card-reserves_ii = Reserves II
card-reserves_iii = Reserves III
card-efficient_upgrade_ii = Efficient Upgrade II
card-efficient_upgrade_iii = Efficient Upgrade III
card-revolutionary_idea_ii = Revolutionary Idea II
card-revolutionary_idea_iii = Revolutionary Idea III
card-wave_of_nationalism_ii = Wave of Nationalism II
card-military_build_up_iii = Military Build-Up III
card-endowment_for_the_arts_iii = Endowment for the Arts III
card-development_of_agriculture = Development of Agriculture
card-development_of_crafts = Development of Crafts
card-development_of_markets = Development of Markets
card-development_of_politics = Development of Politics
card-development_of_religion = Development of Religion
card-development_of_science = Development of Science
card-development_of_settlement = Development of Settlement
card-development_of_trade_routes = Development of Trade Routes
card-development_of_warfare = Development of Warfare
card-development_of_civilization = Development of Civilization
card-barbarians = Barbarians
card-border_conflict = Border Conflict
card-crusades = Crusades
card-cultural_influence = Cultural Influence
card-foray = Foray
card-good_harvest = Good Harvest
card-immigration = Immigration
card-new_deposits = New Deposits
card-pestilence = Pestilence
card-raiders = Raiders
card-rats = Rats
card-rebellion = Rebellion
card-reign_of_terror = Reign of Terror
card-scientific_breakthrough = Scientific Breakthrough
card-uncertain_borders = Uncertain Borders
card-civil_unrest = Civil Unrest
card-cold_war = Cold War
card-crime_wave = Crime Wave
card-economic_progress = Economic Progress
card-emigration = Emigration
card-iconoclasm = Iconoclasm
card-independence_declaration = Independence Declaration
card-international_agreement = International Agreement
card-national_pride = National Pride
card-politics_of_strength = Politics of Strength
card-popularization_of_science = Popularization of Science
card-prosperity = Prosperity
card-ravages_of_time = Ravages of Time
card-refugees = Refugees
card-terrorism = Terrorism
card-impact_of_agriculture = Impact of Agriculture
card-impact_of_architecture = Impact of Architecture
card-impact_of_balance = Impact of Balance
card-impact_of_colonies = Impact of Colonies
card-impact_of_competition = Impact of Competition
card-impact_of_government = Impact of Government
card-impact_of_happiness = Impact of Happiness
card-impact_of_industry = Impact of Industry
card-impact_of_population = Impact of Population
card-impact_of_progress = Impact of Progress
card-impact_of_science = Impact of Science
card-impact_of_strength = Impact of Strength
card-impact_of_technology = Impact of Technology
card-impact_of_variety = Impact of Variety
card-impact_of_wonders = Impact of Wonders
card-developed_territory_i = Developed Territory I
card-historic_territory_i = Historic Territory I
card-inhabited_territory_i = Inhabited Territory I
card-strategic_territory_i = Strategic Territory I
card-vast_territory_i = Vast Territory I
card-wealthy_territory_i = Wealthy Territory I
card-developed_territory_ii = Developed Territory II
card-historic_territory_ii = Historic Territory II
card-inhabited_territory_ii = Inhabited Territory II
card-strategic_territory_ii = Strategic Territory II
card-vast_territory_ii = Vast Territory II
card-wealthy_territory_ii = Wealthy Territory II
card-enslave_i = Enslave I
card-plunder_i = Plunder I
card-raid_i = Raid I
card-annex_ii = Annex II
card-infiltrate_ii = Infiltrate II
card-plunder_ii = Plunder II
card-raid_ii = Raid II
card-spy_ii = Spy II
card-armed_intervention_iii = Armed Intervention III
card-plunder_iii = Plunder III
card-raid_iii = Raid III
card-war_over_technology = War over Technology
card-war_over_territory = War over Territory
card-war_over_culture = War over Culture
card-open_borders_agreement = Open Borders Agreement
card-trade_routes_agreement = Trade Routes Agreement
card-acceptance_of_supremacy = Acceptance of Supremacy
card-international_trade_agreement = International Trade Agreement
card-promise_of_military_protection = Promise of Military Protection
card-scientific_cooperation = Scientific Cooperation
card-international_tourism = International Tourism
card-loss_of_sovereignty = Loss of Sovereignty
card-military_pact = Military Pact
card-peace_treaty = Peace Treaty
card-fighting_band = Fighting Band
card-legion = Legion
card-medieval_army = Medieval Army
card-phalanx = Phalanx
card-heavy_cavalry = Heavy Cavalry
card-fortifications = Fortifications
card-mobile_artillery = Mobile Artillery
card-conquistadors = Conquistadors
card-defensive_army = Defensive Army
card-napoleonic_army = Napoleonic Army
card-classic_army = Classic Army
card-entrenchments = Entrenchments
card-mechanized_army = Mechanized Army
card-shock_troops = Shock Troops
card-modern_army = Modern Army
card-military_bonus_i = Military Bonus I
card-military_bonus_ii = Military Bonus II
card-military_bonus_iii = Military Bonus III

# corrections that this game cannot be played with: `error-<id>`
error-only-wonders = { $where }: only wonders have this.
error-no-stages = { $where }: a wonder has at least one stage.
error-no-army = { $where }: an army has at least one unit.
error-copies-on-boards = { $where }: this technology lies on every player board, so there are “2 3 4” copies.
error-copies-civil = { $where }: with more players there are as many copies or more, never fewer.
error-copies-pact = { $where }: a pact has no copies for two players, and the same number for three and four.
error-copies-military = { $where }: a military card has the same number of copies for any number of players.
error-no-civil-cards = { $where }: no civil cards of age { $age } are left for { $players } players.
error-few-first-events = { $where }: at least { $least } events of age A must be left.

# what is missing for a refused action: `missing-<what>`
missing-civil_actions = { $needs ->
    [one] This needs { $needs } civil action;
   *[other] This needs { $needs } civil actions;
} you have { $has }.
missing-military_actions = { $needs ->
    [one] This needs { $needs } military action;
   *[other] This needs { $needs } military actions;
} you have { $has }.
missing-food = This needs { $needs } food; you have { $has }.
missing-resources = { $needs ->
    [one] This needs { $needs } resource;
   *[other] This needs { $needs } resources;
} you have { $has }.
missing-science = This needs { $needs } science; you have { $has }.
missing-workers = { $needs ->
    [one] This needs { $needs } unused worker;
   *[other] This needs { $needs } unused workers;
} you have { $has }.
missing-blue_tokens = { $needs ->
    [one] This needs { $needs } blue token;
   *[other] This needs { $needs } blue tokens;
} you have { $has }.
missing-strength = This needs strength { $needs }; you have { $has }.
missing-force = This needs a force of { $needs }; you have { $has }.

lesson-turn = The row of cards moves on with every turn, and the ages with it.
lesson-turn-1 = Politics first
    .about = One political action opens the turn: prepare an event, attack, offer a pact, or pass.
lesson-turn-2 = Spend your actions
    .about = White ones take cards, build, and develop technologies. In the row, a card farther right costs more of them.
lesson-turn-3 = Put workers to work
    .about = Food brings a worker, resources put it on a card, science opens better cards.
lesson-turn-4 = End the turn
    .about = Your cards bring science, culture, food and resources; your people eat.
lesson-wrong-1 = “Culture wins, so culture first.”
    .about = Farms, mines, science and actions first. Culture that starts a little later soon catches up.
lesson-wrong-2 = “I am peaceful, so nobody attacks me.”
    .about = The weakest one is attacked and robbed. Stay close to the strength of the others.
lesson-wrong-3 = “I save for later.”
    .about = What lies in store empties your blue bank, and then corruption takes a part of it. Spend it.
lesson-wrong-4 = “More people are always better.”
    .about = Each step needs another happy face and more food. Too many discontent workers, and nothing is produced.
