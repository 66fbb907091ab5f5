/** The pictures of a turn on the page that teaches the game; their words are `lesson-…` in its catalogue. */
import type { Lesson } from "../../pages/lesson";

const lesson: Lesson = [
  { cards: [{ ref: "card:good_harvest" }, { ref: "card:raid_i" }, { ref: "card:open_borders_agreement" }] },
  {
    cards: [
      { ref: "card:iron", lit: true, badge: "1○" },
      { ref: "card:colossus", badge: "2○" },
      { ref: "card:moses", badge: "3○" },
    ],
  },
  {
    rows: [
      { from: "2⚘", to: "♟" },
      { from: "♟ 2⚒", to: ":farm: +1⚘" },
      { from: "♟ 3⚒", to: ":lab: +1⚛" },
    ],
  },
  {
    rows: [
      { from: ":lab: :library: :mask:", to: "+⚛ +♫", tone: "good" },
      { from: ":farm: :mine:", to: "+⚘ +⚒", tone: "good" },
      { from: "♟♟♟", to: "−1⚘", tone: "bad" },
    ],
  },
];

export default lesson;
