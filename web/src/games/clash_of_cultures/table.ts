import type { TableTraits } from "../game";

const PARTS = ["cities", "advances", "wonders", "objectives", "events"];

/** What a city does that is worked: its mood falls if it was worked before in the turn. Units leave it freely. */
export const WORKS = ["collect", "collect_far", "build", "grow", "wonder"];

const traits: TableTraits = {
  landmarks: { cities: ["piece:settlement"], named: [] },
  ownMenus: "cell",
  asks: (question, choices) =>
    question === "MayScore" && choices.every((x) => ["pass", "resign"].includes(x.verb)) ? "board-no-goal" : "",
  verbBar: {
    question: "Turn",
    left: ["course", "actions", 3],
    buttons: [
      { name: "learn", verbs: ["learn", "study"], icon: "quill" },
      { name: "found", verbs: ["found"], icon: "village" },
      { name: "collect", verbs: ["collect", "collect_far"], icon: "food" },
      { name: "build", verbs: ["build"], icon: "army" },
      { name: "grow", verbs: ["grow"], icon: "crane" },
      { name: "move", verbs: ["move"], icon: "caravan" },
      { name: "cheer", verbs: ["civic", "vote"], icon: "happy" },
      { name: "influence", verbs: ["influence", "perform"], icon: "culture" },
      { name: "wonder", verbs: ["wonder"], icon: "wonder" },
      { name: "card", verbs: ["play", "call"], icon: "cards", key: "c" },
      { name: "trade", verbs: ["trade"], icon: "trade", key: "t" },
    ],
    warns: (board, { verb, refs }) =>
      WORKS.includes(verb) &&
      board.some(
        (x) =>
          x.kind === "cards" &&
          x.title === "cities" &&
          x.items.some((city) => city.note?.startsWith("becomes-") && refs.length === 1 && refs[0] === city.ref),
      ),
  },
  idle: ["trade"],
  moments: ["happened", "won", "drawn", "captured", "wonder_built", "ended"],
  tells: { moments: ["won", "drawn", "captured"], since: "battle_round", events: ["rolled", "struck"] },
  harms: ["mood mood:angry", "lost_action", "city_gone", "wonder_gone", "buried", "banned"],
  ties: { wonder: PARTS, rounds: PARTS, cities: PARTS, die: PARTS },
};

export default traits;
