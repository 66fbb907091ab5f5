import type { TableTraits } from "../game";

const traits: TableTraits = {
  idle: ["trade"],
  moments: ["happened", "won", "drawn", "captured", "wonder_built", "ended"],
  harms: ["mood mood:angry", "lost_action", "city_gone", "wonder_gone", "buried", "banned"],
};

export default traits;
