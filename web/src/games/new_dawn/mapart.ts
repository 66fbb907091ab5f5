/** How the map is drawn: its terrain, and what stands on it. */
import type { MapArt } from "../../art/mapart";
import type { PieceDrawing } from "../../art/pieces";

const BARBARIANS = [..."abcdefghi"].map((letter): [string, PieceDrawing] => [
  `barbarian:barbarian_${letter}`,
  { kind: "barbarian" },
]);

const mapArt: MapArt = {
  pointy: true,
  terrains: {
    grassland: "grass",
    hills: "hills",
    forest: "forest",
    desert: "desert",
    mountains: "mountains",
    water: "water",
    natural_wonder: "wonder",
  },
  pieces: {
    "hold:control": { kind: "control" },
    "hold:reinforced": { kind: "reinforced" },
    "hold:city": { kind: "city" },
    "hold:capital": { kind: "capital" },
    "piece:caravan": { kind: "caravan" },
    "piece:mature": { kind: "mature" },
    "piece:conquered": { kind: "citystate" },
    "resource:marble": { kind: "marble" },
    "resource:mercury": { kind: "mercury" },
    "resource:oil": { kind: "oil" },
    "resource:diamond": { kind: "diamonds" },
    ...Object.fromEntries(BARBARIANS),
  },
};

export default mapArt;
