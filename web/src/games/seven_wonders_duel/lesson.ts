/** The pictures of a turn on the page that teaches the game; their words are `lesson-…` in its catalogue. */
import type { Lesson } from "../../pages/lesson";

const lesson: Lesson = [
  {
    behind: [{ back: "I" }, { back: "I" }],
    cards: [
      { ref: "card:stable", lit: true },
      { ref: "card:theater", lit: true },
      { ref: "card:quarry", lit: true },
    ],
  },
  {
    rows: [
      { from: ":card:", to: ":city:" },
      { from: ":card:", to: "+2¤" },
      { from: ":card:", to: ":wonder:" },
    ],
  },
  {
    rows: [
      { from: ":stone:", to: "0¤", tone: "good" },
      { from: ":glass:", to: "2¤" },
      { from: ":glass: :glass:", to: "3¤", tone: "bad" },
    ],
  },
  {
    behind: [{ ref: "card:tavern", lit: true }, { back: "I" }],
    cards: [{ gap: true }, { gap: true }, { ref: "card:quarry", lit: true }],
  },
];

export default lesson;
