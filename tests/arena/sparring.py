"""Bots for tests of the arena, installed as another package would: worker processes find them by their entry points."""

from __future__ import annotations

from pathlib import Path

BOTS = '''
import os
import time
from types import SimpleNamespace


def burn(seconds):
    until = time.process_time() + seconds
    while time.process_time() < until:
        pass


class First:
    name = "first"

    def choose(self, ask):
        return ask.legal[0]


class Faulty(First):
    """Raises an error at its third question."""

    asked = 0

    def choose(self, ask):
        self.asked += 1
        if self.asked == 3:
            raise LookupError("lost its way")
        return ask.legal[0]


class Cheating(First):
    def choose(self, ask):
        return 12345


class Slow(First):
    """Takes 60 ms of processor time for its first choice."""

    asked = 0

    def choose(self, ask):
        self.asked += 1
        burn(0.06 if self.asked == 1 else 0)
        return ask.legal[0]


class Endless(First):
    def choose(self, ask):
        while True:
            pass


class Sleepy(First):
    """Waits, and uses no processor."""

    def choose(self, ask):
        time.sleep(0.004)
        return ask.game.at_random(ask.legal, ask.rng)


class Counting(First):
    """Answers in the longer form, with what it was asked for."""

    def answer(self, ask):
        return SimpleNamespace(action=ask.legal[-1], expected=[0.5, 0.5], lines=[], iterations=50)


class Dying(First):
    def choose(self, ask):
        os._exit(3)


class Unmade(First):
    def __init__(self):
        raise RuntimeError("no model here")
'''
NAMES = ["First", "Faulty", "Cheating", "Slow", "Endless", "Sleepy", "Counting", "Dying", "Unmade"]


def install(folder: Path) -> None:
    """The files of an installed package, in a folder for the path."""
    (folder / "sparring_bots.py").write_text(BOTS)
    about = folder / "sparring_bots-1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: sparring-bots\nVersion: 1.0\n")
    points = "\n".join(f"{name.lower()} = sparring_bots:{name}" for name in NAMES)
    (about / "entry_points.txt").write_text(f"[ecumene.bots]\n{points}\n")
