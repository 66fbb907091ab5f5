/** The sun rises over a capital, a caravan and a city-state. */
import type { TerrainName } from "../../art/growth";
import { n } from "../../art/ink";
import { land, type SceneDrawing, type Stander, type Tile } from "../../art/scenery";

const KINDS: readonly TerrainName[] = [
  "grass",
  "forest",
  "grass",
  "desert",
  "hills",
  "grass",
  "water",
  "mountains",
  "grass",
  "hills",
  "forest",
];

const PIECES: readonly Stander[] = [
  [0, 1, { kind: "capital" }, "C", 52],
  [-2, 2, { kind: "caravan" }, "C", 40],
  [1, 1, { kind: "city" }, "D", 40],
  [0, 2, { kind: "control" }, "C", 28],
  [-2, 1, { kind: "citystate" }, "", 40],
];

/** Mountains and water at the horizon, before it a land of many kinds. */
function tileAt(q: number, r: number): TerrainName {
  if (r === 0) return q < -1 ? "mountains" : q > 1 ? "water" : "hills";
  return KINDS[(q * 5 + r * 7 + 66) % KINDS.length] ?? "grass";
}

const draw: SceneDrawing = ({ w, h }) => {
  const [x, y] = [w / 2, h * 0.42];
  const rays = Array.from({ length: 13 }, (_, i) => {
    const a = Math.PI * (1 + i / 12);
    const tip = (turn: number) => `${n(x + w * Math.cos(a + turn))} ${n(y + w * Math.sin(a + turn))}`;
    return `M${x} ${n(y)}L${tip(-0.05)}L${tip(0.05)}z`;
  }).join("");
  const sky = `<path d="M0 0H${w}V${h}H0z" fill="#e8b9a6"/><path d="M0 ${n(y - 26)}H${w}V${h}H0z" fill="#f3d0b4"/>`;
  const sun = `<circle cx="${x}" cy="${n(y)}" r="34" fill="#fff3d8" stroke="#fff3d8" stroke-width="10" stroke-opacity=".4"/>`;
  const tiles: Tile[] = [];
  for (let r = 0; r <= 6; r++) for (let q = -7; q <= 7; q++) tiles.push([q - Math.floor(r / 2), r, tileAt(q, r)]);
  const ground = land(tiles, PIECES, { x, y: y + 14, radius: 29, pointy: true, flat: 0.58 });
  return `${sky}<path d="${rays}" fill="#fff3d8" fill-opacity=".45"/>${sun}${ground}`;
};

export default draw;
