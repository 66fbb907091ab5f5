import type { ClientGame } from "../game";
import art from "./art";
import { emblem } from "./emblem";

const game: ClientGame = {
  emblem,
  colours: {
    accent: "#44702f",
    sky: "#b7cf9c",
    dark: "#2f4a26",
    light: "#f1efd2",
    shade: "#6f9a8a",
  },
  minutes: [90, 240],
  weight: 4,
  scene: () => import("./picture"),
  art,
  lesson: () => import("./lesson"),
  board: () => import("./board"),
  logInDrawer: true,
};

export default game;
