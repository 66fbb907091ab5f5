/** The pictures of the game, by age. */
import type { GameArt } from "../../art/deck";

const art: GameArt = [
  { of: ["card"], load: () => import("virtual:deck/through_the_ages/age_a") },
  { of: ["card"], load: () => import("virtual:deck/through_the_ages/age_i") },
  { of: ["card"], load: () => import("virtual:deck/through_the_ages/age_ii") },
  { of: ["card"], load: () => import("virtual:deck/through_the_ages/age_iii") },
];

export default art;
