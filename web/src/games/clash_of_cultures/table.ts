import type { TableTraits } from "../game";

const PARTS = ["cities", "advances", "wonders", "objectives", "events"];

const traits: TableTraits = {
  landmarks: { cities: ["piece:settlement"], named: [] },
  ownMenus: "cell",
  idle: ["trade"],
  moments: ["happened", "won", "drawn", "captured", "wonder_built", "ended"],
  harms: ["mood mood:angry", "lost_action", "city_gone", "wonder_gone", "buried", "banned"],
  ties: { wonder: PARTS, rounds: PARTS, cities: PARTS, die: PARTS },
};

export default traits;
