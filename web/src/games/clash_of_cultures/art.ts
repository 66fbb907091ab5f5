/** The pictures of the game, by deck. */
import type { GameArt } from "../../art/deck";

const art: GameArt = [
  { of: ["wonder"], load: () => import("virtual:deck/clash_of_cultures/wonders") },
  { of: ["action", "objective", "goal"], load: () => import("virtual:deck/clash_of_cultures/actions") },
  { of: ["advance"], load: () => import("virtual:deck/clash_of_cultures/advances") },
  { of: ["event"], load: () => import("virtual:deck/clash_of_cultures/events") },
  { of: ["region"], load: () => import("virtual:deck/clash_of_cultures/regions") },
  { of: ["category", "piece", "unit", "mood"], load: () => import("virtual:deck/clash_of_cultures/pieces") },
];

export default art;
