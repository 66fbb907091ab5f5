game = Lantern
    .about = A small game with everything that is difficult in the large ones. It shows how a game is made.

card-wick = Wick
card-lamp = Lamp
card-torch = Torch
card-beacon = Beacon
card-storm = Storm

do-prepare = Lay { $card } on the pile
do-pick = Pick { $card }
do-bid = Bid { $number }
do-pass = Pass
do-raid = Raid { $seat }
do-storm = Play a storm
do-add = Add { $card }
do-defend = Defend with what was added
do-draw = { $seat } draws { $card }
do-offer = Up for auction: { $card }
do-roll = The die shows { $number }

ask-Prepare = lay a card on the pile, face down.
ask-Pick = pick a card in secret.
ask-Bid = bid more, or pass.
ask-Raid = raid somebody, or pass.
ask-Storm = end the raid with a storm, or pass.
ask-Defend = defend against { $raider }: add cards, then show them.

log-laid = { $seat } lays a card on the pile: { $card }
log-turned = { $seat } turns up { $card }
log-looked = { $seat } looks at the top of the pile: { $card }
log-scored = { $seat }: +1 point
log-offered = Up for auction: { $card }
log-bought = { $seat } buys { $card } for { $number ->
    [one] { $number } coin
   *[other] { $number } coins
}
log-unsold = Nobody wants { $card }
log-rolled = The die shows { $number }
log-stormed = { $seat } ends the raid with a storm
log-defended = { $seat } defends with { $card }
log-lost = { $seat } loses a point to the raider
log-dawned = Dawn: { $card }, and coins for everyone

fact-light = Light { $n }
fact-copies = { $n } in the game

label-bag = Bag
label-pile = Pile
label-lot = Auction
label-discard = Discard
label-auction = Now
label-price = highest bid
label-die = die
label-seat = Player
label-points = points
label-coins = coins
label-hand = Hand
label-picks = Picked
label-scratch = Defence so far

label-race = The race
label-town = The town
label-standing = Standing
note-price = the next bid: { $number }
note-copies = { $number } of them
terrain-square = Square
terrain-house = House
edge-lane = Lane
mark-marker = stands here
token-coin = coins
hex-square = The square

how-rounds = after the last round
    .about = The last round is over; the most points win.
part-points = points
part-coins = coins

missing-coins = { $needs ->
    [one] This needs { $needs } coin;
   *[other] This needs { $needs } coins;
} you have { $has }.
