/** The pictures of a turn on the page that teaches the game; their words are `lesson-…` in its catalogue. */
import type { Lesson } from "../../pages/lesson";

const lesson: Lesson = [
  {
    icons: [
      { icon: "book", lit: true },
      { icon: "city" },
      { icon: "resources", lit: true },
      { icon: "army" },
      { icon: "happy", lit: true },
      { icon: "culture" },
    ],
  },
  {
    rows: [
      { from: ":grass:", to: "+1⚘" },
      { from: ":mountains:", to: "+1⚒" },
      { from: ":forest:", to: "+1♣" },
    ],
  },
  {
    rows: [
      { from: ":city: 1", to: "☺", tone: "good" },
      { from: ":city: 2", to: "☹", tone: "bad" },
    ],
  },
  {
    icons: [
      { icon: "target", lit: true },
      { icon: "book", lit: true },
      { icon: "cards", lit: true },
      { icon: "column" },
      { icon: "dice" },
    ],
  },
];

export default lesson;
