"""A first visit: from the lobby into a game in one press, and a first turn with a coach to its end."""

from __future__ import annotations

import re

import pytest

from e2e.people import People, Person
from ecumene.games import find
from ecumene.words import LANGUAGES, Words

GAME = "seven_wonders_duel"


def in_lobby(me: Person, lang: str) -> Words:
    me.go("/")
    return lobby_is_there(me, lang)


def lobby_is_there(me: Person, lang: str) -> Words:
    """Until every game is there, in this language."""
    me.counts(".game", len(me.ask("/api/games")))
    me.until("(lang) => document.documentElement.lang === lang", lang)
    return Words(lang, find(GAME))


def no_guide(me: Person) -> None:
    """None is going on, nor will one come: a coach is fetched, and would be there a moment later."""
    assert me.page.evaluate("JSON.parse(localStorage.getItem('ecumene') ?? '{}').state?.guide ?? null") is None
    assert me.find(".coach").count() == 0


def coach(me: Person, words: Words, step: str) -> None:
    """Until the coach says this."""
    me.see(".coach-text", has_text=words.say(f"guide-{step}"))


def choose(me: Person, word: str) -> None:
    me.page.get_by_role("button", name=word, exact=True).click()
    me.let_go()


def test_the_lobby_says_what_each_game_is_and_what_to_press(people: People) -> None:
    me = people.come()
    me.go("/")
    for lang in LANGUAGES:
        me.in_language(lang)
        words = lobby_is_there(me, lang)
        for card in me.find(".game").all():
            game = str(card.get_attribute("data-game"))
            known = game != "lantern"
            assert card.locator(".scene").count() == 1
            assert card.locator(".game-facts > span").count() == 2 + known, "players, minutes, weight"
            if known:
                about = card.locator(".game-about").inner_text()
                assert 1 <= len(re.findall(r"[.!?](?:\s|$)", about)) <= 2, about
            assert card.get_by_role("button", name=words.say("web-play-now")).count() == 1
        assert me.page.get_by_role("button", name=words.say("web-learn")).count() == 1


@pytest.mark.parametrize("game", ["seven_wonders_duel", "through_the_ages"])
def test_one_press_and_you_play(people: People, game: str) -> None:
    me = people.come()
    me.go("/")
    me.find(f'.game[data-game="{game}"]').get_by_role("button", name="Play now").click()
    assert me.wait_asked()
    no_guide(me)


@pytest.mark.parametrize(("lang", "width"), [("en", 1280), ("uk", 360)])
def test_a_guided_turn_from_the_lobby_to_its_end(people: People, lang: str, width: int) -> None:
    me = people.come(locale=lang, width=width, height=800)
    words = in_lobby(me, lang)
    choose(me, words.say("web-learn"))
    coach(me, words, "welcome")
    choose(me, words.say("web-guide-next"))
    coach(me, words, "wonders")
    assert me.wait_asked()
    me.play()  # it waits for the own wonder
    me.find(".coach-text", has_text=words.say("guide-wonders")).wait_for(state="hidden")
    while me.wait_asked() and not me.find(".structure").count():
        coach(me, words, "drafting")
        me.play()
    for step in ("pyramid", "card", "price", "city"):
        coach(me, words, step)
        me.see(".coach-ring")
        choose(me, words.say("web-guide-next"))
    coach(me, words, "turn")
    assert me.wait_asked()
    assert not me.find(".coach").get_by_role("button", name=words.say("web-guide-next")).count()
    me.play()
    for step in ("war", "science"):
        coach(me, words, step)
        me.see(".coach-ring")
        choose(me, words.say("web-guide-next"))
    coach(me, words, "end")
    choose(me, words.say("web-guide-done"))
    me.gone(".coach")
    me.page.reload()
    assert me.wait_asked()
    no_guide(me)


def test_the_guide_is_kept_over_a_reload_skipped_and_had_again(people: People) -> None:
    me = people.come()
    words = in_lobby(me, "en")
    choose(me, "Guided game")
    coach(me, words, "welcome")
    choose(me, "Next")
    coach(me, words, "wonders")
    me.page.reload()
    coach(me, words, "wonders")
    choose(me, "Back")
    coach(me, words, "welcome")
    choose(me, "Skip the guide")
    me.gone(".coach")
    choose(me, "Settings")
    choose(me, "Guided turn")
    coach(me, words, "welcome")


def test_the_guide_keeps_nobody_from_playing_and_follows_by_keys(people: People) -> None:
    """Nothing is pressed on the coach before the own turn is over, and then only by keys."""
    me = people.come()
    words = in_lobby(me, "en")
    choose(me, "Guided game")
    coach(me, words, "welcome")
    while me.wait_asked() and not me.find(".structure").count():
        me.play_by_keys(arrows=False)
    assert me.wait_asked()
    me.play_by_keys(arrows=True)
    coach(me, words, "welcome")  # it waits until one wants it
    for step in ("pyramid", "card", "price", "city", "turn"):
        me.tab_to(".coach .button:not(.quiet)")
        me.press("Enter")
        coach(me, words, step)
    me.focused(".coach")  # it stays there
