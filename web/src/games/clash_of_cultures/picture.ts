/** A land that two peoples explore. */
import type { TerrainName } from "../../art/growth";
import { land, type SceneDrawing, type Stander, type Tile } from "../../art/scenery";

const LAND: Readonly<Record<string, TerrainName>> = {
  "-3,1": "water",
  "-3,2": "forest",
  "-2,0": "water",
  "-2,1": "grass",
  "-2,2": "grass",
  "-1,-1": "water",
  "-1,0": "mountains",
  "-1,1": "grass",
  "-1,2": "desert",
  "0,-1": "grass",
  "0,0": "grass",
  "0,1": "forest",
  "1,-2": "forest",
  "1,-1": "desert",
  "1,0": "water",
  "1,1": "grass",
  "2,-1": "grass",
  "2,0": "mountains",
  "2,1": "grass",
  "3,-1": "forest",
};

const PIECES: readonly Stander[] = [
  [-1, 1, { kind: "city", buildings: ["temple", "market"] }, "A", 52],
  [0, 0, { kind: "settler" }, "A", 35],
  [1, 0, { kind: "ship" }, "A", 41],
  [1, -1, { kind: "city", buildings: ["fortress"] }, "B", 52],
  [0, -1, { kind: "infantry" }, "B", 35],
  [-2, 1, { kind: "infantry" }, "A", 35],
];

/** Beyond what is explored lies fog to the north-east, and water elsewhere. */
function tileAt(q: number, r: number): TerrainName {
  return LAND[`${q},${r}`] ?? (q > 1 && r < 0 ? "fog" : "water");
}

const draw: SceneDrawing = ({ w, h }) => {
  const radius = 32;
  const [across, down] = [Math.ceil(w / radius / 3) + 1, Math.ceil(h / radius / 3.4) + 1];
  const tiles: Tile[] = [];
  for (let q = -across; q <= across; q++)
    for (let r = -across - down; r <= across + down; r++)
      if (Math.abs(r + q / 2) <= down) tiles.push([q, r, tileAt(q, r)]);
  return land(tiles, PIECES, { x: w / 2, y: h / 2 + 4, radius });
};

export default draw;
