import type { ClientGame } from "../game";
import art from "./art";
import { emblem } from "./emblem";

const game: ClientGame = {
  emblem,
  colours: {
    accent: "#74447f",
    sky: "#e8b9a6",
    dark: "#4b2f5c",
    light: "#f6e6dc",
    shade: "#8d6796",
  },
  minutes: [60, 120],
  weight: 3,
  scene: () => import("./picture"),
  art,
  lesson: () => import("./lesson"),
  board: () => import("./board"),
  logInDrawer: true,
};

export default game;
