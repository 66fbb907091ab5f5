"""What many questions refuse in the same way: verbs that are no answer, and spaces that are not on the map."""

from __future__ import annotations

from mypy_extensions import i64

from ecumene.games.new_dawn.rules.holds import NONE
from ecumene.games.new_dawn.rules.state import Dawn
from ecumene.games.new_dawn.rules.verbs import NO_VERB
from ecumene.kernel.core.action import first, verb_of
from ecumene.kernel.core.piles import holds
from ecumene.kernel.core.state import NOT_OFFERED


def verb_is_one_of(action: i64, a: i64, b: i64 = NO_VERB, c: i64 = NO_VERB, d: i64 = NO_VERB) -> bool:
    """Is the verb one of these? Asked before a long list of answers is made."""
    verb: i64 = verb_of(action)
    return verb == a or verb == b or verb == c or verb == d


def refuse_space(s: Dawn, space: i64, rule: str) -> str:
    """CND-5.16: the rule against something on a space of the map, or nowhere; CND-5.16 for any other space."""
    return rule if space == NONE or holds(s.atlas.spaces, space) else "CND-5.16"


def refusal_at(s: Dawn, choices: list[int], action: i64, verb: i64, rule: str) -> str:
    """For a question whose answers with this verb name a space: the rule against a space that is not offered."""
    if action in choices:
        return ""
    return refuse_space(s, first(action), rule) if verb_of(action) == verb else NOT_OFFERED
