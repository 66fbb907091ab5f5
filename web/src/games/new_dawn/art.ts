/** The pictures of the game, by deck. */
import type { GameArt } from "../../art/deck";

const art: GameArt = [
  { of: ["card", "leader", "pact", "state"], load: () => import("virtual:deck/new_dawn/focus") },
  { of: ["wonder"], load: () => import("virtual:deck/new_dawn/wonders") },
  { of: ["agenda", "goal", "natural", "tile"], load: () => import("virtual:deck/new_dawn/map") },
  {
    of: ["type", "resource", "barbarian", "hold", "terrain", "piece", "event"],
    load: () => import("virtual:deck/new_dawn/pieces"),
  },
];

export default art;
