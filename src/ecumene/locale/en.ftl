# The platform's own words. Games add theirs in games/<game>/locale.

seat = Player { $letter }
hidden = unknown

why-ECU-1 = This is not among what may be chosen now.
why-ECU-2 = Chance spoke, another player chose, or a secret was shown since. The others must agree to take this back.
why-ECU-3 = There is nothing to take back.
why-ECU-4 = Another player is to choose, or the game is over.
why-ECU-5 = This seat has been given up before.

how-resignation = by resignation

# the terminal

cli-choose-game = Which game?
cli-your-turn = { $name }: { $question }
cli-prompt = Number, or a move in notation; ? for help
cli-help = A number or a move in notation chooses. Besides:
cli-help-why = ? 3 — the rule behind choice 3 and what it costs; ? build palace — why that is not offered
cli-help-card = i altar — what a card says and what it costs you now
cli-help-preview = p 3 — the table as it would be after choice 3
cli-help-view = v B — player B in full; v — everybody
cli-help-undo = u — take the last choice back
cli-help-save = s FILE — save the game as a record
cli-help-log = l — everything that has happened
cli-help-quit = q — leave (the game is saved)
cli-thinking = { $name } is thinking…
cli-saved = Saved: { $file }
cli-resume = Go on later with: ecumene play --load { $file }
cli-undone = Taken back.
cli-pass-device = Hand the keyboard to { $name }, then press Enter
cli-not-a-choice = That is not one of the choices.
cli-legal = This is allowed now.
cli-rule = Rule { $rule }: { $text }
cli-price = Price: { $price }
cli-no-preview = This shows something new, so nobody can say what follows.
cli-nothing-more = Nothing is known by that name.
cli-over = The game is over: { $how }.
cli-won = { $names } { $count ->
    [one] wins.
   *[other] share the victory.
}
cli-score = Score
cli-total = Total
cli-place = Place
cli-player = Player
cli-played-by = { $players } players
cli-move = Move { $number }
cli-replay-keys = Enter: next · a number: go to that move · q: leave
cli-corrections = Played with corrected cards: { $name }
