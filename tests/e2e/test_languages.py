"""Four languages: the browser's at first, the switch afterwards, everywhere on the page."""

from __future__ import annotations

import re

import pytest

from e2e.people import People, Person
from ecumene.games import find
from ecumene.words import LANGUAGES, Words

GAME = "seven_wonders_duel"
OTHERS = [x for x in LANGUAGES if x != "en"]


def cards_shown(me: Person) -> dict[str, str]:
    """The name drawn on each card of the board, by reference."""
    found = me.page.evaluate(
        """() => [...document.querySelectorAll(".board .card[data-ref]:not(.back)")]
            .map((x) => [x.dataset.ref, x.querySelector(".name").textContent])"""
    )
    return dict(found)


def in_language(me: Person, lang: str) -> None:
    """Cards, prompt and log are of this language and no other."""
    words = Words(lang, find(GAME))
    me.until("(lang) => document.documentElement.lang === lang", lang)
    me.see(".question-who", has_text=words.say("web-your-turn"))
    me.drawn()
    shown = cards_shown(me)
    assert len(shown) >= 4 and shown == {ref: words.ref(ref) for ref in shown}
    told = " ".join(me.log())
    assert told and bool(re.search("[а-яіїєґ]", told)) == (lang in ("uk", "ru"))


@pytest.mark.parametrize("lang", OTHERS)
def test_the_browsers_language_at_first_then_the_one_chosen_which_survives(people: People, lang: str) -> None:
    me = people.come(locale={"uk": "uk-UA", "pl": "pl-PL", "ru": "ru-RU"}[lang])
    me.at(f"/t/{me.open(GAME, 'here', 'bot:random')}")
    me.wait_asked()
    me.play()
    me.wait_asked()
    in_language(me, lang)
    before = [me.text(".question-what"), me.log()]
    me.find("select.lang").first.select_option("en")
    in_language(me, "en")
    assert me.text(".question-what") != before[0] and me.log() != before[1]
    me.page.reload()
    in_language(me, "en")
    me.find("select.lang").first.select_option(lang)
    in_language(me, lang)
    assert [me.text(".question-what"), me.log()] == before
    me.go("/")
    me.see('.lobby[data-visit="again"] h2', has_text=Words(lang).say("web-my-tables"))


def test_a_language_that_is_not_there_is_english(people: People) -> None:
    me = people.come(locale="fr-FR")
    me.go("/")
    me.see(".hero h1", has_text=Words("en").say("web-welcome"))
