/** The pictures of a turn on the page that teaches the game; their words are `lesson-…` in its catalogue. */
import type { Lesson } from "../../pages/lesson";

const lesson: Lesson = [
  {
    cards: [
      { ref: "card:early_empire", badge: "1" },
      { ref: "card:astrology", badge: "2" },
      { ref: "card:pottery", lit: true, badge: "3" },
    ],
  },
  {
    icons: [
      { icon: "grass", lit: true, badge: "1" },
      { icon: "hills", lit: true, badge: "2" },
      { icon: "forest", lit: true, badge: "3" },
      { icon: "desert", badge: "4" },
      { icon: "mountains", badge: "5" },
    ],
  },
  {
    cards: [
      { ref: "card:pottery", badge: "1" },
      { ref: "card:early_empire", badge: "2" },
      { ref: "card:astrology", badge: "3" },
    ],
  },
  { cards: [{ ref: "event:movement", lit: true }, { ref: "event:trade" }, { ref: "event:spawn" }] },
];

export default lesson;
