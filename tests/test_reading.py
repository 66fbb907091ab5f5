"""How texts read: plurals, cards, secrets, names of players, and the choice of language."""

from __future__ import annotations

import pytest

import ecumene
from ecumene.games import find
from ecumene.kernel.core.state import SPECTATOR
from ecumene.words import Words, argument_names, language


@pytest.mark.parametrize(
    ("lang", "one", "three", "five", "twenty_one"),
    [
        ("en", "1 coin", "3 coins", "5 coins", "21 coins"),
        ("uk", "1 монета", "3 монети", "5 монет", "21 монета"),
        ("pl", "1 moneta", "3 monety", "5 monet", "21 monet"),
        ("ru", "1 монета", "3 монеты", "5 монет", "21 монета"),
    ],
)
def test_plurals(lang: str, one: str, three: str, five: str, twenty_one: str) -> None:
    game = find("seven_wonders_duel")
    said = Words(lang, game)
    assert [said.say("unit-coins", n=n) for n in (1, 3, 5, 21)] == [one, three, five, twenty_one]
    assert said.event(game.events.parse("gained A 5"), SPECTATOR).endswith(f": +{five}")


@pytest.mark.parametrize(
    ("lang", "facts"),
    [
        ("en", "costs 2 wood, 1 glass, 1 papyrus; 3 points; 6 coins at once; another turn at once"),
        ("uk", "вартість: дерево ×2, скло ×1, папірус ×1; 3 бали; одразу 6 монет; одразу ще один хід"),
        ("pl", "koszt: drewno ×2, szkło ×1, papirus ×1; 3 punkty; od razu 6 monet; od razu jeszcze jedna tura"),
        ("ru", "стоимость: древесина ×2, стекло ×1, папирус ×1; 3 очка; сразу 6 монет; сразу ещё один ход"),
    ],
)
def test_a_row_in_words(lang: str, facts: str) -> None:
    game = find("seven_wonders_duel")
    row = game.codec.names["wonder"].index("hanging_gardens")
    assert "; ".join(Words(lang, game).facts(game.make_rules(""), "wonder", row)) == facts


@pytest.mark.parametrize(
    ("event", "said"),
    [
        ("upgraded A bronze iron", "Гравець A поліпшує: Бронза → Залізо"),
        ("waged B A war_over_culture", "Гравець B оголошує війну, суперник — Гравець A: Війна за культуру"),
    ],
)
def test_two_arguments_of_a_kind(event: str, said: str) -> None:
    game = find("through_the_ages")
    assert Words("uk", game).event(game.events.parse(event), SPECTATOR) == said
    assert argument_names(["seat", "seat", "card", "seat"]) == ["seat", "seat2", "card", "seat3"]


def test_the_last_of_two_arguments_can_be_left_open() -> None:
    game = find("through_the_ages")
    move = game.codec.parse("upgrade bronze iron")
    assert Words("en", game).action(move, 0, 0, open_last=True) == "Upgrade: Bronze → …"


@pytest.mark.parametrize(
    ("card", "facts"),
    [
        ("kremlin", "age II; wonder; stages cost 4 + 4 + 4 resources; +2 culture; −1 happy face; +1 civil action; "
         "+1 military action"),
        ("monarchy", "age I; government; 8 science to develop; 2 science by revolution; 5 civil actions; "
         "3 military actions; at most 3 urban buildings of each type"),
        ("open_borders_agreement", "age I; pact; side A: +1 military action; side B: +1 military action; "
         "a party that attacks the other has +2 strength for it"),
        ("development_of_religion", "age A; event; every civilization with an unused worker may build free of charge: "
         "Religion"),
        ("development_of_politics", "age A; event; for every civilization; draw 3 military cards"),
        ("raid_i", "age I; aggression; costs 1 military action; destroy an urban building of the rival up to level I, "
         "and gain half their cost in resources, rounded up"),
        ("acceptance_of_supremacy", "age II; pact; side A makes 1 resource more; side B makes 1 resource less; "
         "the parties may not attack each other"),
        ("defensive_army", "age II; tactic; an army is 2 infantry, 1 artillery; each army: 6 strength; "
         "each army with units two ages older than the card: 3 strength"),
    ],
)  # fmt: skip
def test_cards_of_through_the_ages(card: str, facts: str) -> None:
    game = find("through_the_ages")
    row = game.codec.names["card"].index(card)
    assert "; ".join(Words("en", game).facts(game.make_rules(""), "card", row)) == facts


def test_negative_corrected_figures_have_words() -> None:
    text = '[cards.drama]\nculture = -2\n[cards.peace_treaty]\nside_strength = "-1 0"\n'
    match = ecumene.new("through_the_ages", players=3, seed=1, corrections=text)
    for card, fact in (("drama", "each worker: −2 culture"), ("peace_treaty", "side A: −1 strength")):
        row = match.game.codec.names["card"].index(card)
        assert fact in Words("en", match.game).facts(match.state.rules, "card", row)


def test_corrected_rows_say_what_is_corrected() -> None:
    match = ecumene.new("lantern", players=2, seed=1, corrections="[cards.wick]\nlight = 7\n")
    assert "Light 7" in Words("en", match.game).facts(match.state.rules, "card", 0)


def test_a_secret_is_said_only_to_who_may_read_it() -> None:
    game = find("lantern")
    said = Words("uk", game, ["Ганна", "", ""])
    drawn_card = game.codec.parse("draw A lamp")
    assert said.action(drawn_card, 0, -1) == "Ганна бере карту: Лампа"
    assert said.action(drawn_card, 1, -1) == "Ганна бере карту: невідомо"
    laid = game.events.parse("laid B torch")
    assert said.event(laid, 1) == "Гравець B кладе карту на стос: Смолоскип"
    assert said.event(laid, 0) == "Гравець B кладе карту на стос: невідомо"


def test_names_of_players() -> None:
    said = Words("pl", find("lantern"), ["greedy", "greedy", "Ola"])
    assert [said.seat(letter) for letter in "ABCD"] == ["greedy A", "greedy B", "Ola", "Gracz D"]
    assert said.ref("seat:C") == "Ola"
    assert said.ref("card:?") == "nie wiadomo"


def test_why() -> None:
    said = Words("ru", find("lantern"))
    assert said.why("ECU-3") == "Брать назад нечего."
    assert said.why("LAN-4.2").startswith("A bid")
    assert said.why("LAN-99") == ""
    assert Words("ru").why("LAN-2") == ""


def test_a_missing_message_or_word_is_an_error() -> None:
    said = Words("en", find("lantern"))
    with pytest.raises(LookupError):
        said.say("card-sphinx")
    with pytest.raises(KeyError, match="log-scored in en"):
        said.say("log-scored")


# which language


@pytest.fixture
def no_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("ECUMENE_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)


@pytest.mark.usefixtures("no_environment")
@pytest.mark.parametrize(
    ("wanted", "environment", "chosen"),
    [
        ("", {}, "en"),
        ("pl", {"LANG": "uk_UA.UTF-8"}, "pl"),
        ("UK", {}, "uk"),
        ("ru_RU", {}, "ru"),
        ("", {"LANG": "uk_UA.UTF-8"}, "uk"),
        ("", {"LANG": "uk_UA.UTF-8", "LC_MESSAGES": "ru_RU"}, "ru"),
        ("", {"LC_MESSAGES": "ru_RU", "LC_ALL": "pl_PL"}, "pl"),
        ("", {"LC_ALL": "pl_PL", "ECUMENE_LANG": "uk"}, "uk"),
        ("", {"LC_ALL": "C.UTF-8", "LANG": "pl_PL"}, "pl"),
        ("de", {"LANG": "de_DE"}, "en"),
    ],
)
def test_language(wanted: str, environment: dict[str, str], chosen: str, monkeypatch: pytest.MonkeyPatch) -> None:
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    assert language(wanted) == chosen


def test_halves_of_points_are_said_where_a_game_counts_them() -> None:
    halves, whole = Words("en", find("clash_of_cultures")), Words("en", find("seven_wonders_duel"))
    assert [halves.points(n) for n in (53, 52, 1, 0, -3)] == ["26½", "26", "½", "0", "−1½"]
    assert [whole.points(n) for n in (53, 0, -3)] == ["53", "0", "−3"]
