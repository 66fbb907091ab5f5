/** The pictures of the game, by deck. */
import type { GameArt } from "../../art/deck";

const art: GameArt = [
  { of: ["civilization", "action", "event", "source"], load: () => import("virtual:deck/age_of_civilization/table") },
  { of: ["tech", "special", "wonder", "source"], load: () => import("virtual:deck/age_of_civilization/technology") },
  { of: ["action", "command", "achievement"], load: () => import("virtual:deck/age_of_civilization/scenarios") },
];

export default art;
