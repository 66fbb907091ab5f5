/** The pictures of the game, by age; wonders and tokens with the first. */
import type { GameArt } from "../../art/deck";

const art: GameArt = [
  { of: ["card", "wonder", "token"], load: () => import("virtual:deck/seven_wonders_duel/age_i") },
  { of: ["card"], load: () => import("virtual:deck/seven_wonders_duel/age_ii") },
  { of: ["card"], load: () => import("virtual:deck/seven_wonders_duel/age_iii") },
];

export default art;
