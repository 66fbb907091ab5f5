import type { ClientGame } from "../game";
import art from "./art";
import { emblem } from "./emblem";

const game: ClientGame = {
  emblem,
  colours: {
    accent: "#1f5f74",
    sky: "#a9c8cf",
    dark: "#173a4d",
    light: "#f3ecdc",
    shade: "#4e8190",
  },
  minutes: [120, 240],
  weight: 5,
  scene: () => import("./picture"),
  art,
  lesson: () => import("./lesson"),
  board: () => import("./board"),
  logInDrawer: true,
};

export default game;
