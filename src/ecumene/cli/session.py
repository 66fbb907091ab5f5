"""A game in the terminal: the board, numbered choices, reasons, undo, save. For people, bots, or both."""

from __future__ import annotations

import shlex

from rich.console import Console
from rich.text import Text

from ecumene import bots
from ecumene.bots.hints import SECONDS, hint
from ecumene.cli.choices import Choice, Chooser, choice_at
from ecumene.cli.draw import UNVERIFIED
from ecumene.cli.files import Records, is_same, is_there, named, write_text
from ecumene.cli.numbers import is_figure
from ecumene.kernel.border.errors import EcumeneError, IllegalMove
from ecumene.kernel.border.secrecy import keeps_secrets
from ecumene.kernel.core.action import verb_of
from ecumene.kernel.core.state import SPECTATOR, canonical, legal
from ecumene.kernel.match.match import Match
from ecumene.kernel.match.replay import with_checksums
from ecumene.words import Words

# Short and full commands; a game's own verb of the same name comes first.
SHORT = {
    "q": "quit",
    "u": "undo",
    "s": "save",
    "l": "log",
    "i": "card",
    "v": "view",
    "p": "preview",
    "h": "hint",
    "?": "help",
}
ALONE = ("quit", "undo", "log", "resign", "hint")  # commands without an argument
MORE = {
    "save": "cli-help-save",
    "card": "cli-help-card",
    "preview": "cli-help-preview",
}  # commands that need an argument; the help for each
HELP = ("", "-enter", "-why", "-card", "-preview", "-hint", "-view", "-log", "-undo", "-save", "-resign", "-quit")


class Quit(Exception):
    """The player leaves; the game is saved."""


class Session(Chooser):
    def __init__(
        self, match: Match, words: Words, console: Console, records: Records, seed: int, saved: int = -1
    ) -> None:
        """`seed`: for the bots. `saved`: how many lines of the match are in the file already."""
        super().__init__(match, words, console)
        self.records, self.seed, self.saved = records, seed, saved
        self.failed = False  # has saving failed, and has the player seen that?
        self.last = -1  # the seat that saw the screen last
        self.hidden = False  # did the screen show anything that others must not see?

    def bot(self, p: int) -> bots.Bot | None:
        """The bot that plays a seat, from the start or since its player left; None for a person."""
        name = self.match.taken_over.get(p, self.match.players[p])
        return bots.find(name) if name in bots.names() else None

    @property
    def humans(self) -> list[int]:
        return [p for p in range(len(self.match.players)) if not self.bot(p)]

    # playing

    def run(self) -> None:
        try:
            while not self.match.over:
                p = int(self.match.state.player)
                bot = self.bot(p)
                if bot:
                    with self.console.status(self.words.say("cli-thinking", name=self.name(p))):
                        self.match.choose(bot.choose(bots.ask_of(self.match, self.seed, bots.seconds_of(bot))))
                else:
                    self.save()
                    self.ask(p)
            kept = self.save_before_exit()
            self.show_end()
            if kept:
                self.say("cli-saved", file=str(self.records.path))
        except Quit:
            self.print_where()
        except (EOFError, KeyboardInterrupt):
            self.console.print()
            if self.save_before_exit():
                self.print_where()

    def show_end(self) -> None:
        eyes = self.last if self.last >= 0 else SPECTATOR
        self.show_news(eyes)
        self.show_board(eyes)
        self.show_result()

    def ask(self, p: int) -> None:
        """Ask a person one question until it is answered."""
        self.hand_over(p)
        self.show_table(p)
        s = self.match.state
        actions = self.match.game.codec.told_once(legal(s), canonical(s))
        while not self.choose(p, actions):
            pass

    def hand_over(self, p: int) -> None:
        """When the next person takes the keyboard, clear the screen if it shows something that they must not see."""
        hidden = keeps_secrets(self.match.game, self.match.state, self.humans)
        if p == self.last:
            self.hidden = self.hidden or hidden
            return
        if self.last >= 0 and (hidden or self.hidden):
            self.console.clear()
            self.read_line(self.words.say("cli-pass-device", name=self.name(p)))
        self.last, self.hidden = p, hidden

    def choose(self, p: int, actions: list[int], within: bool = False) -> bool:
        """Let a person choose an action. False: nothing was chosen; `within`: go back to the longer list."""
        choices = self.choices(p, actions)
        self.show_choices(choices)
        only = None if within else self.only_choice(actions)
        while True:
            line = self.read_line(self.prompt(p, only, within))
            try:
                if not line and only is not None:
                    self.match.choose(only)
                    return True
                if not line and within:
                    return False
                if line and self.answer(p, line, choices):
                    return True
            except IllegalMove as e:
                self.explain(e.rule)
            except EcumeneError as e:
                self.console.print(Text(self.words.error(e), style="red"))

    def prompt(self, p: int, only: int | None, within: bool) -> str:
        if only is not None:
            return self.words.say("cli-prompt-enter", action=self.words.action(only, p, p))
        return self.words.say("cli-prompt-back" if within else "cli-prompt")

    def answer(self, p: int, line: str, choices: list[Choice]) -> bool:
        """Answer with a number or a command. True if the position changed."""
        if not is_figure(line):
            return self.command(p, line, choices)
        choice = choice_at(choices, line)
        if choice is None:
            self.say("cli-not-a-choice")
            return False
        if len(choice.actions) > 1:
            if self.choose(p, choice.actions, within=True):
                return True
            self.show_choices(choices)
            return False
        if not self.is_sure(choice.actions):
            return False
        self.match.choose(choice.actions[0])
        return True

    # commands

    def command(self, p: int, line: str, choices: list[Choice]) -> bool:
        """Everything that is not a number. True if the position changed."""
        word, _, rest = (f"? {line[1:]}" if line.startswith("?") else line).partition(" ")
        word, rest = word.lower(), rest.strip()
        name = SHORT.get(word, word)
        if word in self.match.game.codec.verb and not (name == "resign" and not rest and not self.may_resign()):
            return self.play(p, f"{word} {rest}")
        if name in ALONE and rest:
            self.say("cli-stands-alone", word=word)
        elif name in MORE and not rest:
            self.say(MORE[name])
        elif name == "quit":
            self.quit()
        elif name == "undo":
            return self.undo(p)
        elif name == "resign":
            return self.resign(p)
        elif name == "save":
            self.save_as(rest)
        elif name == "log":
            self.show_log(p, 0)
        elif name == "card":
            self.show_card(rest, p)
        elif name == "view":
            self.show_seat(p, rest.upper())
        elif name == "hint":
            self.show_hint(p)
        elif name == "preview":
            self.show_choice(p, choice_at(choices, rest))
        elif name == "help":
            self.show_why(p, rest, choices)
        else:
            return self.play(p, line)
        return False

    def play(self, p: int, line: str) -> bool:
        """A move in notation."""
        actions = [self.match.game.codec.parse(part) for part in line.split("+")]
        if not self.is_sure(actions):
            return False
        self.match.play(line, p)
        return True

    def undo(self, p: int) -> bool:
        others = [q for q in self.humans if q != p]
        self.match.undo(p, agreed=not others)
        self.shown = min(self.shown, len(self.match.plies))
        self.say("cli-undone")
        return True

    def resign(self, p: int) -> bool:
        """Resign if the game has no move for that, or not now."""
        if not self.confirm("cli-leave-sure" if "resign" in self.match.game.codec.verb else "cli-resign-sure"):
            return False
        self.match.resign(p, bots.TAKEOVER)
        return True

    def may_resign(self) -> bool:
        """Is a move of the game that resigns legal now?"""
        return any(verb_of(a) == self.match.game.avoided for a in legal(self.match.state))

    def is_sure(self, actions: list[int]) -> bool:
        """Ask before a move that resigns."""
        return self.match.game.avoided not in map(verb_of, actions) or self.confirm("cli-resign-sure")

    def quit(self) -> None:
        if self.save_before_exit() or self.confirm("cli-quit-sure"):
            raise Quit

    def show_hint(self, p: int) -> None:
        """What a master would do with what this seat knows, why, and what may be expected."""
        with self.console.status(self.words.say("web-hint-thinking")):
            advice = hint(bots.ask_of(self.match, self.seed, SECONDS))
        for place, x in enumerate(advice, 1):
            self.console.print(
                Text(self.words.say("cli-hint", place=place, action=self.words.action(x.action, p, p)), style="bold")
            )
            if x.reasons:
                self.console.print(Text(f"   {'; '.join(self.words.reason(y.name, y.args) for y in x.reasons)}"))
            elif x.expected and place == 1:
                self.console.print(Text(f"   {self.words.say('web-hint-none')}"))
            if x.then:
                moves = "; ".join(self.words.action(a, p, p) for a in x.then)
                self.console.print(Text(f"   {self.words.say('web-hint-then', moves=moves)}"))
            if x.expected:
                self.console.print(Text(f"   {self.chances(x.expected)}", style="dim"))

    def chances(self, expected: list[float]) -> str:
        shares = [self.words.say("web-share", name=self.name(q), n=round(100 * x)) for q, x in enumerate(expected)]
        return self.words.say("cli-hint-chances", shares=", ".join(shares))

    def show_choice(self, p: int, choice: Choice | None) -> None:
        """The board after a choice of the list."""
        if choice and len(choice.actions) == 1:
            self.show_preview(p, choice.actions[0])
        else:
            self.say("cli-not-a-choice")

    def show_table(self, p: int) -> None:
        self.console.rule(style="dim")
        self.show_news(p)
        self.show_board(p)
        question = self.words.question(self.match.state.stack[-1])
        self.console.print()
        self.console.print(Text(self.words.say("cli-your-turn", name=self.name(p), question=question), style="bold"))

    def show_why(self, p: int, typed: str, choices: list[Choice]) -> None:
        """Show help; or the rule behind a choice and its price; or why a move is not legal."""
        game, s = self.match.game, self.match.state
        question = type(s.stack[-1]).__name__
        if not typed:
            self.show_help()
            self.explain(game.rule(question))
            return
        if is_figure(typed):
            choice = choice_at(choices, typed)
            if choice is None:
                self.say("cli-not-a-choice")
            else:
                self.explain(game.rule(question, choice.actions[0]))
                self.explain_price(p, choice.actions[0])
            return
        action = game.codec.parse(typed)
        why = s.stack[-1].refuse(s, action)
        if why:
            self.explain(why)
            for sentence in self.words.missing(game.missing(s, action)):
                self.console.print(sentence)
        else:
            self.say("cli-legal")
            self.explain(game.rule(question, action))
        self.explain_price(p, action)

    def show_help(self) -> None:
        for key in HELP:
            self.say(f"cli-help{key}")
        if self.words.has("legend"):
            self.say("legend")
        if self.unverified:
            self.say("cli-help-unverified", mark=UNVERIFIED)

    # saving

    def save(self, at_exit: bool = False) -> bool:
        """Save the game in its file. An error is shown once, and the game goes on."""
        if len(self.match.log) == self.saved:
            return True
        try:
            self.records.save(self.match.record())
        except EcumeneError as e:
            if not self.failed:
                self.say("cli-not-saved", why=self.words.error(e))
                if not at_exit:
                    self.say("cli-save-elsewhere")
            self.failed = True
            return False
        self.saved, self.failed = len(self.match.log), False
        return True

    def save_before_exit(self) -> bool:
        """Save before the program ends; an error is shown again."""
        self.failed = False
        return self.save(at_exit=True)

    def save_as(self, name: str) -> None:
        """Save a separate record, with checksums, in a file that the player names."""
        file = named(name)
        if is_same(file, self.records.path):
            if self.save_before_exit():
                self.say("cli-saved", file=name)
            return
        if is_there(file) and not self.confirm("cli-overwrite", file=name):
            return
        write_text(file, with_checksums(self.match).text())
        self.say("cli-saved", file=name)

    def print_where(self) -> None:
        """Print where the game is saved. Only the terminal breaks these lines, so that they can be copied."""
        number = f" --match {self.records.at + 1}" if len(self.records) > 1 else ""
        again = f"{shlex.quote(str(self.records.path))}{number}"
        for text in (
            self.words.say("cli-saved", file=str(self.records.path)),
            self.words.say("cli-resume", file=again),
        ):
            self.console.print(Text(text), soft_wrap=True)
