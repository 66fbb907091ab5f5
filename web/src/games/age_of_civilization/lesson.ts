/** The pictures of a turn on the page that teaches the game; their words are `lesson-…` in its catalogue. */
import type { Lesson } from "../../pages/lesson";

const lesson: Lesson = [
  {
    cards: [
      { ref: "civilization:egypt", lit: true, badge: "4♟" },
      { ref: "civilization:rome", badge: "3♟ 1¤" },
      { ref: "civilization:greece", badge: "3♟ 2¤" },
    ],
  },
  {
    cards: [
      { ref: "action:research", lit: true, badge: "♟ 4¤" },
      { ref: "action:trade", lit: true, badge: "♟" },
      { ref: "action:wonder", badge: "♟ 7¤" },
    ],
  },
  {
    rows: [
      { from: ":lab: :trade: ♟", to: "♟", tone: "good" },
      { from: ":wonder: :mine: ♟", to: "0", tone: "bad" },
    ],
  },
  { cards: [{ gap: true }, { ref: "action:fishing" }, { ref: "action:conquest", lit: true, badge: "⚔" }] },
];

export default lesson;
