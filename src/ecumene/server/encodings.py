"""Compressed answers: what a browser accepts, and what it has already.

Only what is the same for everybody is compressed: the client's files, and the reference of the games. An answer that
mixes a secret with what somebody sent could give the secret away by its length.
"""

from __future__ import annotations

from collections.abc import Sequence

from starlette.datastructures import Headers

PREFERRED = ("br", "gzip")  # the smaller one first
VARY = {"Vary": "Accept-Encoding"}


def accepted(headers: Headers, there: Sequence[str]) -> str:
    """Which of the encodings that are there the browser takes; "" for the plain text."""
    weights: dict[str, float] = {}
    for part in headers.get("accept-encoding", "").split(","):
        name, _, parameters = part.strip().lower().partition(";")
        weights[name.strip()] = weight_of(parameters)
    every = weights.get("*", 0.0)
    return next((x for x in PREFERRED if x in there and weights.get(x, every) > 0), "")


def weight_of(parameters: str) -> float:
    """The number in `q=0.5`; 1 if there is none, 0 if it is not a number."""
    name, _, value = parameters.strip().partition("=")
    if name.strip() != "q":
        return 1.0
    try:
        return float(value)
    except ValueError:
        return 0.0


def tag_of(tag: str, encoding: str) -> str:
    """The ETag of a content in an encoding: every encoding is another answer."""
    return f'"{tag}-{encoding}"' if encoding else f'"{tag}"'


def has_already(headers: Headers, tag: str) -> bool:
    """Does the browser say that it has the answer with this ETag?"""
    known = [x.strip().removeprefix("W/") for x in headers.get("if-none-match", "").split(",")]
    return tag in known or known == ["*"]
