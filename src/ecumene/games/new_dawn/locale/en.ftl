game = Civilization: A New Dawn
    .about = Choose one of five focus cards each turn: the longer it has waited, the stronger it is. Settle the map that you have built, trade, research, raise wonders and fight. Whoever first meets an agenda of every victory card wins. One to two hours.

option-map = Map
    .about = Built by the players tile by tile, or laid out as for a first game.
choice-map-built = built by the players
choice-map-first = first game
option-length = Length
    .about = Three victory cards, or four in the epic game.
choice-length-standard = standard
choice-length-epic = epic

# What is done

do-yes = Yes
do-no = No
do-done = Done
do-pass = Pass
do-at = { $space }
do-resign = Resign from the game
do-tile = Place { $tile }
do-lay = At { $cell }, { $side } up, turned by { $turn }
do-compass = On a 1: { $way }
do-resolve = Resolve { $card }
do-spend = Spend a trade token
do-spend_natural = Spend { $natural } as a trade token
do-put = A trade token on { $card }
do-store = A trade token on the Great Zimbabwe
do-upgrade = Replace { $card } by { $card2 }
do-swap = Swap cards: { $card }, { $card2 }
do-gain = Take { $resource }
do-shift = Move a control token: { $space }
do-lift = Lift a control token: { $space }
do-carry = On { $card }
do-envoy = Take the diplomacy card of { $state }
do-treaty = Take { $pact }
do-renounce = Return { $pact }
do-renew = Geneva: return { $pact }, take { $pact2 }
do-send = Send a caravan from { $space }
do-caravan = Move the caravan of { $space }
do-step = To { $space }
do-arrive = Arrive here
do-exchange = Exchange { $resource } for { $resource2 }
do-found = Build a city in { $space }
do-raise = Build { $wonder }
do-pay = Spend { $resource }
do-pay_natural = Use { $natural } as its resource
do-site = In { $space }
do-garden = Hanging Gardens: control token in { $space }
do-raze = Forbidden City: destroy a control token, { $space }
do-point = Eiffel Tower: point at { $space }
do-cede = Give up { $space }
do-release = Great Zimbabwe: a trade token on { $card }
do-drive = Seoul: { $barbarian } to { $space }
do-grant = A trade token on { $card }
do-improve = Replace { $card } by { $card2 }
do-attack = Attack { $space }
do-reinforce = Reinforce { $space }
do-conquer = Conquer the city-state
do-liberate = Liberate the city-state
do-rob = A trade token from { $card }
do-discard = A trade token from { $card }
do-roll = Die: { $number }
do-deal_leader = Leader: { $leader }
do-deal_tile = Tile dealt: { $tile }
do-draw_core = Tile of the core: { $tile }
do-starts = { $seat } begins
do-draw_victory = Victory card: { $goal }
do-turn_up = Wonder turned up: { $wonder }

# What is asked

ask-DealLeader = a leader is dealt to { $seat }.
ask-AssignCapital = a capital is assigned to { $seat }.
ask-DealCapital = a tile with a capital is dealt to { $seat }.
ask-DrawCore = the next tile of the core is drawn ({ $side }).
ask-CoreSide = a die decides which side of the core is up.
ask-DealTiles = the other tiles are dealt.
ask-FirstLayer = chance says who places the first tile.
ask-ChooseTile = choose the tile that you place next.
help-ChooseTile = Each player places three tiles. Where your tile with the capital lies, your empire begins.
ask-LayTile = choose where { $tile } lies, which side is up and how it is turned.
help-LayTile = It must touch four spaces of earlier tiles, and the core if it can. The place named is that of the hex with six others of the tile around it.
ask-FirstPlayer = chance says who is first player.
ask-Orient = choose which way the barbarians go.
help-Orient = When the event dial says so, a die is rolled and every barbarian goes one space. The direction token says which way for each number.
ask-DrawVictory = a victory card is drawn.
ask-StartOfTurn = use what works at the start of your turn, or go on.
help-StartOfTurn = Each ability works once a turn, in any order you like.
ask-EconomyFirst = Estadio do Maracana: resolve your economy card before another one?
help-EconomyFirst = It is reset at once. Then you choose a card of another type.
ask-ChooseCard = choose the focus card that you resolve.
help-ChooseCard = It works with the number of its slot, then goes back to slot 1, and the cards before it move up. Cards that wait grow stronger.
ask-Repeat = Venetian Arsenal: resolve the same card again, as if in slot 1?
ask-AfterReset = { $card } is reset: use what that allows, or go on.
help-AfterReset = Capitalism resolves another card of the row as if in slot 1. The Aztecs swap two cards after a won attack.
ask-PlaceTokens = place control tokens beside cities: { $left } left, difficulty up to { $number } ({ $slot }).
help-PlaceTokens = A control token makes the space yours and takes the resource or natural wonder there. A city is mature when control tokens or water are all around it. When those of the card are placed, each trade token spent gives one more.
ask-PlaceNear = place one more control token beside any space of yours, difficulty up to { $number }.
ask-ShiftToken = move one of your control tokens to an empty space beside it, or pass.
ask-ShiftTo = choose where the control token goes: { $space }.
ask-Convert = Mass Media: choose a control token of a rival within 2 spaces of yours.
help-Convert = An unreinforced one is replaced by yours, a reinforced one is turned to its weak side.
ask-SpendOnScience = the tech dial advances by { $steps } ({ $slot }); trade tokens take it farther.
help-SpendOnScience = Every trade token on the card is one space more.
ask-Upgrade = the tech dial reaches a new level: replace a card of your row, or pass.
help-Upgrade = The new card is of exactly this level and takes the slot of the old one, with everything on it.
ask-Bomb = Nuclear Power: choose a space.
help-Bomb = There and beside it unreinforced control tokens are destroyed and reinforced ones turned to their weak side, yours too.
ask-PutTrade = choose a focus card for a trade token; left: { $left }.
ask-PutHarvest = your mature cities bring trade: choose a focus card for a trade token; left: { $left }.
help-PutTrade = A card holds up to three. They are spent when the card is resolved, military ones also in defence.
ask-PutNatural = choose the focus card on which { $natural } lies.
ask-PutState = choose the focus card on which { $state } lies.
ask-GainResource = choose a resource from the supply.
ask-Lift = you have no unused control token: lift one from the map.
ask-LiftToPlace = you have no unused control token: lift one from the map for { $space }.
ask-TurnUp = the next card of { $deck } is turned up.
ask-Site = choose the city of { $wonder }.
help-Site = A city holds one wonder. Whoever takes the city takes the wonder too.
ask-Resite = choose the city to which { $wonder } goes.
ask-SendEnvoy = take the diplomacy card of { $state }?
help-SendEnvoy = It works for you until you attack that city-state or it is conquered.
ask-MakeTreaty = take a diplomacy card of { $giver }, or pass.
help-MakeTreaty = You hold one card of each rival (four with the Potala Palace), so one more than that goes back. Attacking this rival returns them.
ask-TakeTreaties = Potala Palace: take diplomacy cards of rivals, at most { $left } more.
ask-Renounce = you hold too many diplomacy cards of { $giver }: choose one to return.
ask-SpendOnSteps = the caravans set out ({ $slot }); trade tokens spent to go farther: { $spent }.
help-SpendOnSteps = Every token is one space more for each caravan.
ask-MoveCaravans = move your caravans ({ $slot }): spaces { $steps } each and { $pool } shared, difficulty up to { $number }.
help-MoveCaravans = A caravan on the card sets out from your capital or a mature city. It wants to reach a city-state or a rival city: that brings two trade tokens and a diplomacy card.
ask-CaravanMove = lead the caravan from { $at } ({ $slot }): { $left } spaces left, { $pool } shared.
help-CaravanMove = It may stop on the way and go on when you next resolve economy. In a city-state or rival city it must arrive or move on.
ask-ExchangeResource = exchange a resource for another of the supply, or pass.
ask-GrantToken = Embassy: choose a focus card of { $giver } for a trade token.
ask-Accept = a trade token is meant for { $slot }: put it there, or on the Great Zimbabwe.
ask-Build = build a city or a wonder ({ $slot }, number { $number }), or pass.
help-Build = A city may not stand next to another city or a city-state. A wonder needs production: that of the card, 2 for each resource of its types, 1 for each trade token of the card.
ask-PayWonder = { $wonder }: production still missing: { $owed }. What do you spend ({ $slot })?
help-PayWonder = A resource is worth 2, a trade token 1. A natural wonder is used once a turn and stays with you.
ask-Surround = place control tokens beside the new city { $at }: { $left } left, difficulty up to { $number }.
ask-PointAgain = Eiffel Tower: besides { $at }, choose another control token of the same rival.
help-PointAgain = The rival chooses which of the two becomes yours.
ask-Cede = Eiffel Tower of { $to }: choose the control token that you give up, { $at } or { $other }.
ask-ImproveCards = replace cards of your row by the next level, at most { $left } more.
ask-SpreadOverHills = Stonehenge: place another control token on hills beside { $at }, or go on.
ask-WageWar = { $card } ({ $number }): attack, or reinforce up to { $left } control tokens?
help-WageWar = ⚔ 4 : 3 is your combat value and that of the target, before dice and trade tokens; the defender wins ties. The first step decides which of the two it is.
ask-MayAttack = { $card } with number { $number }: choose a target, attacks left: { $left }.
help-MayAttack = ⚔ 4 : 3 is your combat value and that of the target, before dice and trade tokens. The defender wins ties.
ask-Reinforce = choose control tokens to reinforce, at most { $left } more.
help-Reinforce = A reinforced token has 1 more in defence, gives 1 to its neighbours, and throws barbarians back once.
ask-CombatRoll = a die is rolled for the attack.
ask-Strengthen = spend trade tokens of your military card on this attack, or leave it at that.
help-Strengthen = Each is worth 1. The attacker spends first, the defender last.
ask-ConquerOrLiberate = { $at } is yours: conquer the city-state, or liberate it?
help-ConquerOrLiberate = Conquered, it is a city of yours and its token works on your card each turn. Liberated, you take its diplomacy card.
ask-Plunder = the capital of { $loser } is beaten: take trade tokens, at most { $left } more.
ask-Ransom = barbarians raid your capital: choose a trade token to lose; left: { $left }.
ask-RaidRoll = a die says where the barbarians go.
ask-ScatterRoll = a die says where { $letter } goes.

# What is told

log-leads = { $seat } leads { $leader }
log-dealt = { $seat }: { $tile }
log-core_tile = { $tile } belongs to the core
log-laid = { $tile } is laid, { $side }, turned by { $turn }
log-filled = A gap becomes water: { $space }
log-first_player = { $seat } is first player
log-victory_shown = Victory card in play: { $goal }
log-compass_set = Direction token, on a 1: { $way }
log-round_began = Round { $round } begins
log-turn_began = Turn of { $seat }
log-resolved = { $seat }: { $card }, number { $number }
log-reset = { $seat } resets { $card }
log-swapped_cards = { $seat } swaps { $card } and { $card2 }
log-placed = { $seat }: new { $hold }, { $space }
log-returned = { $seat }: off the map, { $hold }, { $space }
log-replaced = { $seat } replaces a piece of { $seat2 }: { $hold }, { $space }
log-flipped = { $seat }: now { $hold }, { $space }
log-shifted = { $seat } moves a control token: { $space } → { $space2 }
log-gained_resource = { $seat }: +1 { $resource }
log-paid_resource = { $seat }: −1 { $resource }
log-gained_natural = { $seat } takes { $natural }
log-lost_natural = { $seat } loses { $natural }
log-used_natural = { $seat } uses { $natural }
log-natural_on = { $seat } puts { $natural } on { $card }
log-trade_on = { $seat }: +1 trade token, { $card }
log-trade_off = { $seat }: −1 trade token, { $card }
log-trade_stored = { $seat }: +1 trade token, Great Zimbabwe
log-trade_unstored = { $seat }: −1 trade token, Great Zimbabwe
log-state_on = { $seat } conquers { $state }
log-state_off = { $seat } loses { $state }
log-state_free = { $state } is free again
log-used_state = { $seat } uses the token of { $state }
log-advanced = { $seat }: tech dial { $number }
log-upgraded = { $seat } replaces a card: { $card } → { $card2 }
log-marked = { $seat } meets an agenda: { $goal }
log-won = { $seat } wins
log-resigned = { $seat } resigns from the game
log-controls = { $seat } controls { $wonder }
log-loses = { $seat } loses { $wonder }
log-wonder_at = { $wonder } stands in { $space }
log-envoy_sent = { $seat } takes the diplomacy card of { $state }
log-envoy_returned = { $seat } returns the diplomacy card of { $state }
log-treaty_made = { $seat } takes { $pact }
log-treaty_ended = { $seat } returns { $pact }
log-caravan_sent = { $seat } sends a caravan: { $space }
log-caravan_moved = { $seat }: caravan { $space } → { $space2 }
log-caravan_home_again = { $seat }: the caravan of { $space } is back on its card
log-caravan_aside = { $seat }: the caravan of { $space } is laid aside
log-arrived = { $seat }: a caravan arrives, { $space }
log-turned_up = A wonder lies open: { $wonder }
log-deck_empty = No more { $deck }
log-wonder_built = { $seat } builds { $wonder } in { $space }
log-attacked = { $seat } attacks { $space }
log-attack_rolled = { $seat } rolls { $number } for the attack
log-defence_rolled = { $seat } rolls { $number } for the defence
log-attack_won = { $seat } wins { $number } : { $number2 }, { $space }
log-attack_failed = { $seat } fails { $number } : { $number2 }, { $space }
log-robbed = { $seat2 } takes a trade token of { $seat }, { $card }
log-dial_turned = Event: { $event }
log-direction_rolled = Direction { $number }
log-barbarian_moved = { $barbarian } goes to { $space }
log-barbarian_fell = { $barbarian } falls in { $space }
log-barbarian_came = { $barbarian } comes back, { $space }
log-laid_out = Tokens lie on all marks of the map
log-natural_free = { $natural } lies on its space again, { $space }
log-state_on_card = { $seat } puts the token of { $state } on { $card }
log-caravan_added = { $seat }: one more caravan on the economy card
log-caravan_removed = { $seat }: a caravan on the economy card is laid aside

# How it ends

how-agendas = by agendas
    .about = At the start of a round somebody had met an agenda of every victory card. Of several such players the most wonders, then the most spaces decide.
how-alone = as the last empire standing
    .about = All the others resigned, so the last empire wins.
part-marks = agendas met
part-wonders = wonders
part-spaces = spaces

# What a card says

fact-type = { $type }
fact-focus-tokens-culture = place { $n } control tokens beside your cities, difficulty up to the slot number
fact-focus-shifts-token = then you may move one of your control tokens to an empty land space beside it
fact-focus-token-near-friendly = then 1 more control token beside any space of yours, with the same limit
fact-focus-converts-token = then a rival control token within 2 spaces of yours is replaced by one of yours, or turned to its weak side if it is reinforced
fact-focus-science = advance the tech dial by the slot number
fact-focus-gains-trade = before that, 1 trade token on any of your cards
fact-focus-gains-new-resource = before that, 1 resource of a type you have none of
fact-focus-bombs-in-slot-5 = before that, from slot 5, choose a space: there and beside it control tokens are destroyed, and reinforced ones turned to their weak side, yours too
fact-focus-steps-economy = move each caravan up to { $n } spaces, difficulty up to the slot number
fact-focus-caravans-economy = { $n ->
    [one] { $n } caravan
   *[other] { $n } caravans
}
fact-focus-enters = a caravan may enter the space of barbarians, which defeats them without a trade token and ends its move
fact-focus-water = caravans may enter water
fact-focus-exchanges-resource = then you may exchange 1 resource for another of the supply
fact-focus-resolves-another = once a turn, after the reset of this card, resolve another card as if in slot 1, without resetting it
fact-focus-industry = build a wonder with the slot number as production, or a city on difficulty up to the slot number
fact-focus-reach-industry = a city within { $n } spaces of a space of yours
fact-focus-from-caravans = or of one of your caravans
fact-focus-slot5-industry = production { $n } from slot 5
fact-focus-tokens-industry = after a city up to { $n } control tokens beside it, difficulty up to the slot number
fact-order-either = reinforce up to as many control tokens as the slot number, or attack with the slot number
fact-order-attacks_first = attack with the slot number, then reinforce up to as many control tokens as the slot number less the attacks made
fact-order-reinforce_first = reinforce up to as many control tokens as the slot number, then attack with the slot number
fact-focus-attacks-military = { $n ->
    [one] { $n } attack
   *[other] { $n } attacks
}
fact-focus-reach-military = range { $n }
fact-focus-bonus-military = +{ $n } combat value
fact-focus-bonus-barbarian-military = +{ $n } more against barbarians
fact-over-water = counted through water too
fact-over-rivals = counted through spaces of rivals too
fact-over-barbarians = counted through barbarians too
fact-type-culture = a trade token places 1 more control token
fact-type-science = a trade token advances the tech dial by 1 more
fact-type-economy = a trade token moves each caravan 1 space more
fact-type-industry = a trade token is 1 production for a wonder
fact-type-military = a trade token is 1 combat value in an attack or a defence

fact-row = the row begins with { $types }
fact-leader-america = whenever you gain or use a natural wonder, put it on any of your focus cards, where it may be spent as a trade token or as its resource, once a turn
fact-leader-aztec = after the reset of your military card, if you won an attack this turn, you may swap any two cards of your row
fact-leader-egypt = wonders cost you 1 less
fact-leader-france = a culture card places more control tokens by the latest era of your wonders: ancient 1, medieval 2, modern 3
fact-leader-japan = in your turn desert and mountains beside water or on the edge of the map have difficulty 3
fact-leader-rome = caravans may set out from any of your cities, mature or not
fact-leader-scythia = +3 combat value in attack and defence on grassland and hills
fact-leader-sumeria = 1 resource of your choice whenever you defeat barbarians
signs-leader-america = natural wonders also work as trade tokens
signs-leader-aztec = swaps two cards after a won attack
signs-leader-egypt = wonders −1
signs-leader-france = culture +1, +2, +3 by era of its wonders
signs-leader-japan = coastal desert and mountains count as 3
signs-leader-rome = caravans from any city
signs-leader-scythia = +3 in battle on grassland and hills
signs-leader-sumeria = a resource for beaten barbarians

# In a few words, for the terminal, where signs do not tell it

short-focus-tokens-culture = control tokens: { $n }, difficulty up to the slot
short-focus-shifts-token = then moves a control token
short-focus-token-near-friendly = then 1 more beside any space of yours
short-focus-converts-token = then replaces a rival token
short-focus-science = tech dial + slot number
short-focus-gains-trade = first 1 trade token
short-focus-gains-new-resource = first 1 new resource
short-focus-bombs-in-slot-5 = from slot 5 a bomb
short-focus-steps-economy = caravans: { $n } spaces, difficulty up to the slot
short-focus-enters = caravans defeat barbarians
short-focus-water = caravans go over water
short-focus-exchanges-resource = then exchanges a resource
short-focus-resolves-another = then another card as in slot 1
short-focus-industry = wonder or city by the slot
short-focus-reach-industry = city within { $n } spaces
short-focus-from-caravans = or near a caravan
short-focus-slot5-industry = slot 5: production { $n }
short-focus-tokens-industry = with a city { $n } control tokens
short-order-either = attack or reinforce by the slot
short-order-attacks_first = attack, then reinforce
short-order-reinforce_first = reinforce, then attack
short-attack = attack +{ $n }
short-defence = defence +{ $n }
short-wonder-stonehenge = control tokens run on over hills
short-wonder-hanging_gardens = 1 control token a turn, difficulty ≤ { $n }
short-wonder-forbidden_city = destroys a rival control token each turn
short-wonder-chichen_itza = control tokens on any forest
short-wonder-sydney_opera_house = rival control tokens make cities mature
short-wonder-eiffel_tower = replaces a rival control token each turn
short-wonder-colossus = caravans: spaces +{ $n } together
short-wonder-great_lighthouse = cities anywhere on the edge
short-wonder-great_zimbabwe = keeps { $n } trade tokens
short-wonder-machu_picchu = low slots count as { $n }
short-wonder-big_ben = battle +{ $n } for each caravan beside it
short-wonder-estadio_do_maracana = economy card also before another
short-wonder-oracle = swaps two neighbouring cards each turn
short-wonder-pyramids = { $n } cards from level I to II
short-wonder-porcelain_tower = { $n } cards to the next level
short-wonder-potala_palace = { $n } diplomacy cards, all of a rival
short-wonder-oxford_university = cards may change their type
short-wonder-kremlin = attack +{ $n } if they have fewer reinforced
short-wonder-petra = barbarians turn back
short-wonder-venetian_arsenal = slot 5 once more as slot 1
short-wonder-pentagon = attacks anywhere
short-state-carthage = battle +{ $n } for each city and city-state near
short-state-kumasi = forest { $n } for culture and industry
short-state-brussels = wonders −{ $n } for each mature city
short-state-seoul = moves barbarians each turn
short-state-geneva = exchanges a diplomacy card each turn
short-state-mohenjo_daro = difficulty −{ $n } for control tokens
short-state-buenos_aires = wonders −{ $n } if you have none of the type
short-state-kabul = attack +{ $n } on cities and city-states
short-pact-joint_war = attack +{ $n } on anybody else
short-pact-defensive_pact = defence +{ $n } against anybody else
short-pact-embassy = a resource for a caravan to their capital
short-pact-open_borders = their spaces count for your mature cities
short-agenda-civilized = { $n } cities with the capital
short-agenda-money_grubber = { $n } economy wonders
short-agenda-warmonger = { $n } city-states or a capital taken
short-agenda-paranoid = { $n } military wonders
short-agenda-explorer = { $n } spaces by water or the edge
short-agenda-aesthetic = { $n } culture wonders
short-agenda-technophile = { $n } on the tech dial
short-agenda-scholarly = { $n } science wonders
short-agenda-populous = { $n } mature cities
short-agenda-preservationist = { $n } natural wonders

fact-deck = { $type }, { $era }
fact-cost = costs { $cost }
fact-pays = { $resource } +2
fact-attack = +{ $n } combat value when you attack
fact-defence = +{ $n } combat value when you defend
fact-wonder-stonehenge = when you place a control token on hills, you may place more on hills beside it, and so on
fact-wonder-hanging_gardens = at the start of your turn you may place 1 control token beside one of your cities, difficulty up to { $n }
fact-wonder-forbidden_city = at the start of your turn you may destroy a rival control token beside a space of yours
fact-wonder-chichen_itza = control tokens may go on any empty forest, even away from your cities
fact-wonder-sydney_opera_house = control tokens of rivals count as yours for mature cities
fact-wonder-eiffel_tower = at the start of your turn you may point at two control tokens of one rival, who chooses one to be replaced by an unused one of yours
fact-wonder-colossus = your caravans share { $n } more spaces each time
fact-wonder-great_lighthouse = a city may be built on any empty space at the edge of the map, however far
fact-wonder-great_zimbabwe = up to { $n } trade tokens that you gain may wait here, to go on focus cards at the start of a turn
fact-wonder-machu_picchu = cards in lower slots are resolved as if in slot { $n }
fact-wonder-big_ben = +{ $n } combat value for each of your caravans beside the space attacked, in attack and defence
fact-wonder-estadio_do_maracana = before another card you may resolve and reset your economy card
fact-wonder-oracle = at the start of your turn you may swap two neighbouring cards of your row
fact-wonder-pyramids = when built, replace up to { $n } cards of level I by level II
fact-wonder-porcelain_tower = when built, replace up to { $n } cards by the next level
fact-wonder-potala_palace = you may hold all diplomacy cards of a rival, and when built, take up to { $n } of any rivals
fact-wonder-oxford_university = a card that is not of science may be replaced by one of another type
fact-wonder-kremlin = +{ $n } combat value when you attack a rival with fewer reinforced control tokens than you
fact-wonder-petra = barbarians cannot enter your cities and reinforced control tokens, they turn back instead
fact-wonder-venetian_arsenal = once a turn the card in slot 5 may be resolved again as if in slot 1
fact-wonder-pentagon = your attacks reach the whole map

fact-pact-joint_war = +{ $n } combat value when you attack anybody but this player
fact-pact-defensive_pact = +{ $n } combat value when you defend against anybody but this player
fact-pact-embassy = when your caravan arrives at the capital of this player (also for this card), put 1 trade token on a focus card of theirs and take 1 resource of your choice
fact-pact-open_borders = cities and control tokens of this player count as your control tokens for mature cities
fact-state-carthage = +{ $n } combat value for each city-state and each city of yours within 2 spaces of the space attacked, but not against Carthage
fact-state-kumasi = forest has difficulty { $n } for your culture and industry cards
fact-state-brussels = a wonder costs { $n } less for each of your mature cities
fact-state-seoul = at the start of your turn you may move barbarians to an empty land space beside them
fact-state-geneva = at the start of your turn you may exchange a diplomacy card for another of the same rival
fact-state-mohenjo_daro = for placing control tokens all difficulties are { $n } lower
fact-state-buenos_aires = a wonder costs { $n } less if you control none of its type
fact-state-kabul = +{ $n } combat value when you attack a city or another city-state
fact-counts-as = once a turn as good as 1 { $resource }, while the space is yours

fact-agenda-civilized = { $n } cities on the map, your capital included
fact-agenda-money_grubber = control { $n } economy wonders
fact-agenda-warmonger = beat a rival capital, or hold { $n } conquered city-states
fact-agenda-paranoid = control { $n } military wonders
fact-agenda-explorer = { $n } spaces of yours beside water or on the edge of the map
fact-agenda-aesthetic = control { $n } culture wonders
fact-agenda-technophile = reach { $n } on the tech dial
fact-agenda-scholarly = control { $n } science wonders
fact-agenda-populous = { $n } mature cities
fact-agenda-preservationist = hold { $n } natural wonders

fact-capital-tile = a capital stands on it
fact-wonder-tile = with a natural wonder
fact-state-tile = with a city-state
fact-side-a = side A, hex 0 to 9: { $spaces }
fact-side-a-resource = A: { $resource }
fact-side-a-natural = A: { $natural }
fact-side-a-state = A: { $state }
fact-side-a-barbarian = A: { $barbarian }
fact-side-b = side B, hex 0 to 9: { $spaces }
fact-side-b-resource = B: { $resource }
fact-side-b-natural = B: { $natural }
fact-side-b-state = B: { $state }
fact-side-b-barbarian = B: { $barbarian }
fact-difficulty = difficulty { $n }
fact-water = only for cards that say so
fact-no-terrain = no terrain, also when the token is gone
fact-hold-control = the space is yours, its difficulty defends it
fact-hold-reinforced = 1 more in defence and for its neighbours, throws barbarians back once
fact-hold-city = defends with double difficulty, not next to another city or city-state
fact-hold-capital = a city that is never lost, beaten it gives up trade tokens
fact-event-spawn = barbarians off the map come back to their marks where no city, control token or other barbarian stands
fact-event-blank = nothing happens
fact-event-movement = a die says in which direction all barbarians go 1 space, raiding what they meet
fact-event-trade = everybody gains 1 trade token for each mature city
fact-resource = 2 production for a wonder that takes it
fact-barbarian = defends with die and difficulty of its space, beaten it brings 1 trade token
fact-caravan = brings 2 trade tokens and a diplomacy card from a city-state or rival city

counted-culture = culture
counted-science = science
counted-economy = economy
counted-industry = industry
counted-military = military
counted-grassland = grassland
counted-hills = hills
counted-forest = forest
counted-desert = desert
counted-mountains = mountains
counted-water = water
counted-natural_wonder = natural wonder

field-says = how its text is read
field-cost = what it costs
field-row = its row
field-a = terrain of side A
field-b = terrain of side B
field-attack = combat value
field-attacks = number of attacks
field-reach = range
field-bonus = combat value
field-bonus_barbarian = combat value against barbarians
field-through = what is counted through
field-order = how it joins attacks and reinforcing
field-from_caravans = counting from caravans

# Signs of the terminal; `legend` says what they mean

legend = ○ control token · ◎ reinforced · ⌂ city · ♔ capital · ✓ mature · ✦ world wonder · ♞ caravan · ☠ barbarian · ◌ mark where one comes back · ♜ city-state (⚔ military, ♫ culture, ⚒ industry, ✎ science; ♖ conquered) · ✿ natural wonder · ▦ marble · ☿ mercury · ⛁ oil · ◊ diamond · • trade token; terrain: „ grassland 1 · ∩ hills 2 · ♣ forest 3 · ∴ desert 4 · ∧ mountains 5 · ≈ water; in a battle ⚄ die, = combat value; for targets ⚔ your combat value, ⛨ theirs, before dice

# What things cost

unit-production = { $n } production
unit-trade = { $n ->
    [one] { $n } trade token
   *[other] { $n } trade tokens
}
unit-marble = { $n } marble
unit-mercury = { $n } mercury
unit-oil = { $n } oil
unit-diamond = { $n ->
    [one] { $n } diamond
   *[other] { $n } diamonds
}
sign-production = { $n }⚒
sign-trade = { $n }•
sign-marble = { $n }▦
sign-mercury = { $n }☿
sign-oil = { $n }⛁
sign-diamond = { $n }◊
price-printed = printed

# The table

label-course = Course
label-round = round
label-first = First player
label-event-dial = Events to come
label-compass = Barbarians by die
label-way-0 = ↗
label-way-1 = →
label-way-2 = ↘
label-way-3 = ↙
label-way-4 = ←
label-way-5 = ↖
label-tiles = Tiles
label-battle = Attack
label-attacker = Attacker
label-defender = Defender
label-targets = Targets
label-die = die
label-tokens = tokens spent
label-combat = combat value
label-map = Map
label-wonders = Wonders
label-decks = Wonder decks
label-culture-deck = culture
label-economy-deck = economy
label-science-deck = science
label-military-deck = military
label-victory-cards = Victory cards
label-progress = Agendas
label-wanted = wanted
label-supply = Supply
label-city-states = City-states
label-marble = marble
label-mercury = mercury
label-oil = oil
label-diamond = diamonds
label-leader = Leader
label-focus-row = Focus row
label-slot-1 = 1 grassland
label-slot-2 = 2 hills
label-slot-3 = 3 forest
label-slot-4 = 4 desert
label-slot-5 = 5 mountains
label-trade = trade tokens
label-caravan = caravans
label-spent = used this turn
label-stock = Resources
label-store = on the Great Zimbabwe
label-pieces = Pieces
label-cities = cities
label-mature-cities = mature
label-friendly-spaces = spaces
label-unused-tokens = control tokens left
label-dial = tech dial
label-next-level-2 = level II at
label-next-level-3 = level III at
label-next-level-4 = level IV at
label-technology = Technology
label-tech-dial = Tech dial
label-tile-sides = Tiles, not turned: side A, then side B
label-marks = Agendas met
label-held-wonders = Wonders
label-naturals = Natural wonders
label-treaties = Diplomacy
label-gives = Own cards to give
label-caravans = Caravans on the way
label-resigned = Resigned
label-left-as = place among those who left
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
mark-level = level { $number }
mark-dial = tech dial
note-does-culture = place { $second } tokens, difficulty ≤ { $number }
note-does-science = dial +{ $number }, to { $second }
note-does-economy = caravans { $second } spaces, difficulty ≤ { $number }
note-does-industry = wonder with { $number }, or a city within { $second }
note-does-military = attack with { $number } + die, range { $second }
note-does-military-anywhere = attack with { $number } + die, any range
note-production = you have { $second } of { $number }
note-capital-tile = capital
note-wonder-tile = natural wonder
note-state-tile = city-state
note-sums = ⚔ { $number } : { $second }
note-cards-left = cards left: { $number }
note-face-down = conquered
note-used = used this turn
note-prey-barbarian = barbarians
note-prey-city_state = a city-state
note-prey-city = a city
note-prey-control = a control token
on-trade = { $n }•
on-caravan = { $n }♞
on-spent = (used)
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
terrain-grassland = grassland
terrain-hills = hills
terrain-forest = forest
terrain-desert = desert
terrain-mountains = mountains
terrain-water = water
terrain-natural_wonder = natural wonder
edge-region = border of a tile

# Things

card-early_empire = Early Empire I
card-drama_and_poetry = Drama and Poetry II
card-civil_service = Civil Service III
card-mass_media = Mass Media IV
card-astrology = Astrology I
card-mathematics = Mathematics II
card-replaceable_parts = Replaceable Parts III
card-nuclear_power = Nuclear Power IV
card-foreign_trade = Foreign Trade I
card-currency = Currency II
card-steam_power = Steam Power III
card-capitalism = Capitalism IV
card-pottery = Pottery I
card-animal_husbandry = Animal Husbandry II
card-nationalism = Nationalism III
card-urbanization = Urbanization IV
card-masonry = Masonry I
card-iron_working = Iron Working II
card-mass_production = Mass Production III
card-flight = Flight IV

type-culture = culture
type-science = science
type-economy = economy
type-industry = industry
type-military = military

slot-1 = slot 1
slot-2 = slot 2
slot-3 = slot 3
slot-4 = slot 4
slot-5 = slot 5

leader-america = America
leader-aztec = the Aztecs
leader-egypt = Egypt
leader-france = France
leader-japan = Japan
leader-rome = Rome
leader-scythia = Scythia
leader-sumeria = Sumeria

wonder-stonehenge = Stonehenge
wonder-hanging_gardens = Hanging Gardens
wonder-forbidden_city = Forbidden City
wonder-chichen_itza = Chichen Itza
wonder-sydney_opera_house = Sydney Opera House
wonder-eiffel_tower = Eiffel Tower
wonder-colossus = Colossus
wonder-great_lighthouse = Great Lighthouse
wonder-great_zimbabwe = Great Zimbabwe
wonder-machu_picchu = Machu Picchu
wonder-big_ben = Big Ben
wonder-estadio_do_maracana = Estadio do Maracana
wonder-oracle = Oracle
wonder-pyramids = Pyramids
wonder-porcelain_tower = Porcelain Tower
wonder-potala_palace = Potala Palace
wonder-oxford_university = Oxford University
wonder-kremlin = Kremlin
wonder-petra = Petra
wonder-terracotta_army = Terracotta Army
wonder-alhambra = Alhambra
wonder-venetian_arsenal = Venetian Arsenal
wonder-ruhr_valley = Ruhr Valley
wonder-pentagon = Pentagon

deck-culture_deck = culture wonders
deck-economy_deck = economy wonders
deck-science_deck = science wonders
deck-military_deck = military wonders
era-ancient = ancient
era-medieval = medieval
era-modern = modern

pact-joint_war_a = Joint War (A)
pact-defensive_pact_a = Defensive Pact (A)
pact-embassy_a = Embassy (A)
pact-open_borders_a = Open Borders (A)
pact-joint_war_b = Joint War (B)
pact-defensive_pact_b = Defensive Pact (B)
pact-embassy_b = Embassy (B)
pact-open_borders_b = Open Borders (B)
pact-joint_war_c = Joint War (C)
pact-defensive_pact_c = Defensive Pact (C)
pact-embassy_c = Embassy (C)
pact-open_borders_c = Open Borders (C)
pact-joint_war_d = Joint War (D)
pact-defensive_pact_d = Defensive Pact (D)
pact-embassy_d = Embassy (D)
pact-open_borders_d = Open Borders (D)

state-carthage = Carthage
state-kumasi = Kumasi
state-brussels = Brussels
state-seoul = Seoul
state-geneva = Geneva
state-mohenjo_daro = Mohenjo Daro
state-buenos_aires = Buenos Aires
state-kabul = Kabul

natural-torres_del_paine = Torres del Paine
natural-cliffs_of_dover = Cliffs of Dover
natural-mount_everest = Mount Everest
natural-crater_lake = Crater Lake
natural-grand_mesa = Grand Mesa
natural-galapagos_islands = Galápagos Islands
natural-mount_kilimanjaro = Mount Kilimanjaro
natural-pantanal = Pantanal

resource-marble = marble
resource-mercury = mercury
resource-oil = oil
resource-diamond = diamond

barbarian-barbarian_a = Barbarian A
barbarian-barbarian_b = Barbarian B
barbarian-barbarian_c = Barbarian C
barbarian-barbarian_d = Barbarian D
barbarian-barbarian_e = Barbarian E
barbarian-barbarian_f = Barbarian F
barbarian-barbarian_g = Barbarian G
barbarian-barbarian_h = Barbarian H
barbarian-barbarian_i = Barbarian I

agenda-civilized = Civilized
agenda-money_grubber = Money Grubber
agenda-warmonger = Warmonger
agenda-paranoid = Paranoid
agenda-explorer = Explorer
agenda-aesthetic = Aesthetic
agenda-technophile = Technophile
agenda-scholarly = Scholarly
agenda-populous = Populous
agenda-preservationist = Preservationist
goal-civilized_money_grubber = { agenda-civilized } / { agenda-money_grubber }
goal-warmonger_paranoid = { agenda-warmonger } / { agenda-paranoid }
goal-explorer_aesthetic = { agenda-explorer } / { agenda-aesthetic }
goal-technophile_scholarly = { agenda-technophile } / { agenda-scholarly }
goal-populous_preservationist = { agenda-populous } / { agenda-preservationist }

tile-tile_01 = Tile 1
tile-tile_02 = Tile 2
tile-tile_03 = Tile 3
tile-tile_04 = Tile 4
tile-tile_05 = Tile 5
tile-tile_06 = Tile 6
tile-tile_07 = Tile 7
tile-tile_08 = Tile 8
tile-tile_09 = Tile 9
tile-tile_10 = Tile 10
tile-tile_11 = Tile 11
tile-tile_12 = Tile 12
tile-tile_13 = Tile 13
tile-tile_14 = Tile 14
tile-tile_15 = Tile 15
tile-tile_16 = Tile 16
side-a = side A
side-b = side B
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

hold-control = control token
hold-reinforced = reinforced control token
hold-city = city
hold-capital = capital
piece-caravan = caravan
piece-mature = mature
piece-conquered = conquered city-state
piece-lair = mark of barbarians
note-barbarian_a = of barbarian A
note-barbarian_b = of barbarian B
note-barbarian_c = of barbarian C
note-barbarian_d = of barbarian D
note-barbarian_e = of barbarian E
note-barbarian_f = of barbarian F
note-barbarian_g = of barbarian G
note-barbarian_h = of barbarian H
note-barbarian_i = of barbarian I
piece-met = met
piece-attack = combat value of the attack
piece-defence = combat value of the defence
event-spawn = barbarians return
event-blank = nothing
event-movement = barbarians move
event-trade = trade

# corrections that this game cannot be played with: `error-<id>`
error-tile-letters = { $where }: { $count } letters are wanted, one for each hex, each of them one of { $there }; not “{ $value }”.
error-tile-natural = { $where }: hex { $hex } must be “{ $letter }” if a natural wonder is printed there, and only then.
error-tile-water = { $where }: hex { $hex } cannot be “{ $letter }”, for what is printed there lies on land.

# what is missing for a move: `missing-<what>`
missing-production = This needs { $needs } production; you have { $has }.
missing-unused_cities = { $needs ->
    [one] This needs { $needs } unused city;
   *[other] This needs { $needs } unused cities;
} you have { $has }.
missing-free_cities = { $needs ->
    [one] This needs { $needs } city without a wonder;
   *[other] This needs { $needs } cities without a wonder;
} you have { $has }.
missing-difficulty = The space has difficulty { $needs }; up to { $has } is allowed.
missing-reach = { $needs ->
    [one] It is { $needs } space away;
   *[other] It is { $needs } spaces away;
} the card reaches { $has }.
missing-trade = { $needs ->
    [one] This needs { $needs } trade token;
   *[other] This needs { $needs } trade tokens;
} on the card: { $has }.
missing-room = { $needs ->
    [one] This needs room for { $needs } trade token;
   *[other] This needs room for { $needs } trade tokens;
} there is room for { $has }.
missing-resources = { $needs ->
    [one] This needs { $needs } such resource;
   *[other] This needs { $needs } such resources;
} you have { $has }.
missing-supply = { $needs ->
    [one] This needs { $needs } such resource in the supply;
   *[other] This needs { $needs } such resources in the supply;
} there are { $has }.
missing-touched_hexes = { $needs ->
    [one] The tile must touch { $needs } hex of others;
   *[other] The tile must touch { $needs } hexes of others;
} there it touches { $has }.
missing-water = { $needs ->
    [one] The gaps need { $needs } water token;
   *[other] The gaps need { $needs } water tokens;
} left: { $has }.

# the board: what cards would do, sums of battles, its own texts
note-idle = would do nothing
label-ways = Where the caravan can go
note-way = { $number ->
    [one] { $number } step
   *[other] { $number } steps
}
note-way-through = on the way
note-way-arrives = arrives: 2 trade tokens and a diplomacy card
note-way-defeats = defeats the barbarian and ends its move
label-prospects = What each card would do
label-winning-rolls = winning rolls
label-returned-cards = diplomacy cards to return
label-open-places = places
label-targets-in-reach = targets
label-to-reinforce = tokens to reinforce
label-sites = sites for a city
label-payable-wonders = wonders to build
label-new-cards = new cards
label-next-steps = next steps
label-caravans-to-send = caravans to send
on-winning-rolls = { $n } rolls win
on-returned-cards = { $n ->
    [one] you return { $n } diplomacy card
   *[other] you return { $n } diplomacy cards
}
on-open-places = { $n ->
    [one] { $n } place open
   *[other] { $n } places open
}
on-targets-in-reach = { $n ->
    [one] { $n } target
   *[other] { $n } targets
}
on-to-reinforce = { $n } to reinforce
on-sites = { $n ->
    [one] { $n } site for a city
   *[other] { $n } sites for a city
}
on-payable-wonders = wonders to build: { $n }
on-new-cards = new cards: { $n }
on-next-steps = { $n ->
    [one] { $n } step open
   *[other] { $n } steps open
}
on-caravans-to-send = caravans to send: { $n }
unit-combat = { $n } combat value
sign-combat = { $n }⚔
price-slot = slot
price-die = die
price-tokens = trade tokens
price-ground = difficulty
price-city-ground = city, { $count } × { $each }
price-support = reinforced tokens
price-city-state = city-state

lesson-turn = Turns go round the table until somebody has met one goal of every agenda card.
lesson-turn-1 = Choose a card
    .about = Five cards lie in your row: culture, science, economy, industry and war. One of them acts.
lesson-turn-2 = Its slot is its strength
    .about = In slot 5 it does far more than in slot 1, and reaches land that is harder to settle.
lesson-turn-3 = It starts again
    .about = The card goes back to slot 1, and those that lay before it move up.
lesson-turn-4 = The world moves
    .about = Before each turn of the first player the event dial goes on: barbarians move or return, cities trade.
lesson-wrong-1 = “I use my best card every turn.”
    .about = Back in slot 1 it is weak. Let cards ripen, and plan which one reaches slot 5 when.
lesson-wrong-2 = “I keep trade tokens for later.”
    .about = A card holds three, and more are lost. Each one makes its card stronger by one.
lesson-wrong-3 = “Good land lies far away.”
    .about = Fill the land around your cities first: a city with nothing but your land around it trades and sends caravans.
lesson-wrong-4 = “Agendas come at the end.”
    .about = Every card needs one goal met. Choose early which, and see how near your rivals are.
