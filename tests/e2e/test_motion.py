"""Things travel from where they were, a key finishes that at once, and nobody who asks for less motion sees any."""

from __future__ import annotations

from typing import Any

from e2e.people import People, Person

DUEL = "seven_wonders_duel"

# Every journey that begins, as it begins: what travels and from how far away. Asked for in the same task, it is not
# a matter of how fast the test looks.
WATCH = """
window.journeys = [];
const animate = Element.prototype.animate;
Element.prototype.animate = function (frames, options) {
  const made = animate.call(this, frames, options);
  const from = frames[0]?.translate;
  if (from) window.journeys.push({
    what: this.dataset.key ?? "",
    far: Math.hypot(...from.split(" ").map(parseFloat)),
    lasts: options.duration,
    runs: this.getAnimations().includes(made),
  });
  return made;
};
"""
STILL = "() => document.getAnimations().every((x) => x.playState !== 'running' || x instanceof CSSTransition)"


def sit(people: People, motion: str = "full", **more: Any) -> Person:
    """At a Duel against a bot, before the first wonder is taken."""
    me = people.come(**more)
    me.context.add_init_script(WATCH)
    me.context.add_init_script(
        f"""localStorage.setItem("ecumene", '{{"state": {{"motion": "{motion}"}}, "version": 0}}')"""
    )
    me.at(f"/t/{me.open(DUEL, 'here:Anna', 'bot:random')}")
    return me


def journeys(me: Person) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = me.page.evaluate("window.journeys")
    return found


def take_a_wonder(me: Person) -> str:
    """By a click on one that is offered; its reference. It goes to the own city."""
    spot = me.see('[data-title="offered"] [data-lit]')
    ref = str(spot.get_attribute("data-ref"))
    me.click(spot)
    sure = me.find(".chosen .button:enabled:not(.quiet)")
    if sure.count():
        sure.click()
    me.see(f'.city[data-mine] [data-ref="{ref}"]')
    return ref


def test_a_thing_travels_to_where_it_belongs(people: People) -> None:
    me = sit(people, reduced_motion="no-preference")
    ref = take_a_wonder(me)
    moved = {x["what"]: x for x in journeys(me)}
    assert moved[ref]["runs"] and moved[ref]["far"] > 50 and moved[ref]["lasts"] > 200
    me.until("(ref) => getComputedStyle(document.querySelector(`.city [data-ref='${ref}']`)).translate === 'none'", ref)


def test_a_key_finishes_everything_at_once(people: People) -> None:
    me = sit(people, reduced_motion="no-preference")
    me.page.evaluate(
        """() => {
          const watch = new MutationObserver(() => {
            const flying = document.getAnimations().filter((x) => x.effect.getKeyframes()[0]?.translate);
            if (!flying.length || window.skipped) return;
            window.skipped = true;
            window.flew = flying.length;
            document.dispatchEvent(new KeyboardEvent("keydown", { key: "Shift", bubbles: true }));
            window.left = document.getAnimations().filter((x) => x.effect.getKeyframes()[0]?.translate).length;
          });
          watch.observe(document.querySelector(".board"), { subtree: true, attributes: true, childList: true });
        }"""
    )
    take_a_wonder(me)
    me.until("() => window.skipped")
    assert me.page.evaluate("window.flew") > 0
    assert me.page.evaluate("window.left") == 0
    me.drawn(me.state()["n"])  # and the board becomes as the server has it


def test_moves_in_a_row_are_seen_and_the_prompt_does_not_wait(people: People) -> None:
    """The bot answers within milliseconds; both moves are drawn, and the last one stays."""
    me = sit(people, reduced_motion="no-preference")
    me.page.evaluate(
        """() => {
          window.drawn = [];
          new MutationObserver(() => window.drawn.push(Number(document.querySelector(".board").dataset.n)))
            .observe(document.querySelector(".board"), { attributes: true, attributeFilter: ["data-n"] });
        }"""
    )
    take_a_wonder(me)
    assert me.wait_asked()
    me.drawn(me.state()["n"])
    drawn = me.page.evaluate("window.drawn")
    heard = sorted({x["n"] for x in me.states()})[1:]  # the first lay there when one came
    assert len(drawn) > 1 and drawn == heard[: len(drawn)]


def test_less_motion_is_none(people: People) -> None:
    for more in ({"reduced_motion": "reduce"}, {"reduced_motion": "no-preference", "motion": "none"}):
        me = sit(people, **more)
        take_a_wonder(me)
        assert journeys(me) == []
        assert me.page.evaluate(STILL)
