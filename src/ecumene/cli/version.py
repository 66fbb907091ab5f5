"""`ecumene --version`: what a report of a fault should say."""

from __future__ import annotations

import platform
from collections.abc import Iterator
from typing import Annotated

import typer

import ecumene
from ecumene.games import find, offered
from ecumene.kernel.core import state


def compiled() -> bool:
    """Are kernel and rules compiled, or pure Python?"""
    return not state.__file__.endswith(".py")


def lines() -> Iterator[str]:
    build = "compiled" if compiled() else "pure"
    yield f"ecumene {ecumene.__version__} ({build}), Python {platform.python_version()}, {platform.platform()}"
    for name in offered():
        yield f"{name} {find(name).revision}"


def show(asked: bool) -> None:
    if asked:
        for line in lines():
            typer.echo(line)
        raise typer.Exit


def option(
    version: Annotated[
        bool,
        typer.Option("--version", callback=show, is_eager=True, help="the version, compiled or pure, and of each game"),
    ] = False,
) -> None:
    pass
