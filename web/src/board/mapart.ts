/** How a game draws its map, loaded with the first map of it. */
import { use } from "react";
import type { MapArt } from "../art/mapart";

const files = import.meta.glob<MapArt>("../games/*/mapart.ts", { import: "default" });
const loaded = new Map<string, Promise<MapArt>>();

/** Terrain by names that say themselves what they are. */
const PLAIN: MapArt = {
  pointy: true,
  terrains: {
    grass: "grass",
    plain: "grass",
    forest: "forest",
    hills: "hills",
    mountain: "mountains",
    desert: "desert",
    sea: "water",
    water: "water",
  },
  pieces: {},
};

export function useMapArt(game: string): MapArt {
  const known = loaded.get(game) ?? files[`../games/${game}/mapart.ts`]?.() ?? Promise.resolve(PLAIN);
  loaded.set(game, known);
  return use(known);
}
