import type { ClientGame } from "../game";
import art from "./art";
import { emblem } from "./emblem";

const game: ClientGame = {
  emblem,
  colours: {
    accent: "#96402f",
    sky: "#dcc9a0",
    dark: "#6d2b26",
    light: "#f5ead1",
    shade: "#b5654e",
  },
  minutes: [30, 60],
  weight: 2,
  scene: () => import("./picture"),
  art,
  lesson: () => import("./lesson"),
  board: () => import("./board"),
  logInDrawer: true,
};

export default game;
