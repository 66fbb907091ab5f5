"""The processor time of a page's main thread, which other processes on the machine do not change."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from e2e.people import Person

FRAME = 33.0  # milliseconds: a frame that takes longer is seen
NEXT_FRAME = "() => new Promise((done) => requestAnimationFrame(() => setTimeout(done)))"


class MainThread:
    def __init__(self, me: Person) -> None:
        self.me = me
        self.session = me.context.new_cdp_session(me.page)
        self.session.send("Performance.enable", {"timeDomain": "threadTicks"})

    def worked(self) -> float:
        """Milliseconds since the page was opened."""
        found = {x["name"]: x["value"] for x in self.session.send("Performance.getMetrics")["metrics"]}
        return float(found["TaskDuration"]) * 1000

    def work_of(self, act: Callable[[], None]) -> float:
        """What is done until the next frame is drawn."""
        before = self.worked()
        act()
        self.me.page.evaluate(NEXT_FRAME)
        return self.worked() - before


def longest_frame_of_a_pan(me: Person, hexes: int) -> float:
    """The map, brought nearer, is dragged by one hex after another, there and back."""
    for _ in range(2):
        me.see('.map .tool[aria-label="Nearer"]').click()
    pane = me.see(".map-pane").bounding_box()
    one = me.find(".hex").first.bounding_box()
    assert pane and one
    x, y, wide = pane["x"] + pane["width"] / 2, pane["y"] + pane["height"] / 2, one["width"]
    there = max(1, int(pane["width"] / 2 / wide) - 1)
    thread = MainThread(me)
    me.page.mouse.move(x, y)
    me.page.mouse.down()
    longest = 0.0
    for step in range(hexes):
        away = abs((step + there) % (2 * there) - there) * (1 if step // (2 * there) % 2 else -1)
        to = x + away * wide, y - away * 6
        longest = max(longest, thread.work_of(partial(me.page.mouse.move, *to)))
    me.page.mouse.up()
    return longest
