"""One seat: opened from the lobby and from the page of a new table, played to its end, with what was to be reached."""

from __future__ import annotations

from playwright.sync_api import expect

from e2e.people import People, Person

AGE = "age_of_civilization"


def chosen(me: Person, option: str) -> str:
    return me.text(f'.option:has(input[name="{option}"]) input:checked + span')


def choose(me: Person, option: str, said: str) -> None:
    me.find(f'.option:has(input[name="{option}"]) label', has_text=said).first.click()


def test_from_the_lobby(people: People) -> None:
    me = people.come()
    me.go("/").see(f'.game[data-game="{AGE}"] .game-links button', has_text="Play alone").click()
    me.drawn()
    me.counts(".seat-panel", 1)
    assert me.state()["asked"]["seat"] == "A"


def test_what_does_not_go_together_is_off_or_put_right(people: People) -> None:
    me = people.come()
    me.go(f"/new/{AGE}").see(".seat-setup")
    me.counts(".seat-setup", 2)
    expect(me.find(".option label", has_text="Silk Road").locator("input")).to_be_disabled()
    expect(me.find(".why-off").first).to_contain_text("AOC-16.2 Scenarios are games for one player")
    choose(me, "draft", "yes")
    me.find(".seat-remove:is(button)").click()
    me.counts(".seat-setup", 1)
    assert chosen(me, "draft") == "no", "put right with the number of players"
    expect(me.find('.option input[name="draft"]').last).to_be_disabled()
    choose(me, "mode", "Silk Road")
    choose(me, "innovations", "yes")
    assert chosen(me, "mode").startswith("usual game") and chosen(me, "innovations") == "yes"
    expect(me.find(".new [role=status]", has_text="AOC-16.12")).to_be_visible()
    choose(me, "mode", "Silk Road")
    assert chosen(me, "innovations") == "no"
    me.see(".new button[type=submit]").click()
    me.drawn()
    options = me.ask(f"/api/tables/{me.page.url.rpartition('/')[2]}")
    assert len(options["chairs"]) == 1


def test_figures_that_are_reconstructions_are_named_once(people: People) -> None:
    me = people.come()
    me.go(f"/new/{AGE}").see(".unverified-figures summary").click()
    expect(me.find(".unverified-figures p")).to_contain_text("docs/corrections/age_of_civilization.toml")
    own = {"name": "mine.toml", "mimeType": "text/plain", "buffer": b"[civilizations.rome]\npopulation = 4\n"}
    me.find(".unverified-figures input[type=file]").set_input_files(own)  # type: ignore[arg-type]
    expect(me.find(".unverified-figures [role=status]")).to_contain_text("mine")
    me.see(".new button[type=submit]").click()
    me.drawn()
    me.go(f"/cards/{AGE}#civilization:khmer").see(".unverified-note")


def test_a_lost_game_says_what_was_not_reached(people: People) -> None:
    me = people.come()
    me.at(f"/t/{me.open(AGE, 'here:Anna', mode='silk')}")
    me.play("resign")
    me.reads(".result h2", "This time you lose to the game.")
    me.counts(".goal", 3)
    me.counts(".goal[data-met]", 0)
    me.reads(".goal b", "Gold medal")
    expect(me.find(".goal")).to_contain_text(["silk sold 0/8, points 0/25", "silk sold 0/6", "silk sold 0/4"])


def test_achievements_of_clash(people: People) -> None:
    me = people.come()
    me.at(f"/t/{me.open(AGE, 'bot:greedy')}")
    me.see(".result h2")
    me.counts(".goal", 8)
    result = me.state()["result"]
    me.counts(".goal[data-met]", len(result.get("reached", [])))
    expect(me.find(".goal", has_text="Primeval Land")).to_contain_text("at least 25 points, exactly 0 technologies")
