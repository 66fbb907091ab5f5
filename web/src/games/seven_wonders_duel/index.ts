import type { ClientGame } from "../game";
import art from "./art";
import { emblem } from "./emblem";

const game: ClientGame = {
  emblem,
  colours: {
    accent: "#9a5a1c",
    sky: "#e3b873",
    dark: "#7a4418",
    light: "#f6e3bd",
    shade: "#b9803f",
  },
  minutes: [30, 45],
  weight: 2,
  scene: () => import("./picture"),
  art,
  lesson: () => import("./lesson"),
  board: () => import("./board"),
  guide: () => import("./guide"),
};

export default game;
