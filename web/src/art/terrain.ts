/** Terrain of hex maps. A hexagon has the radius 60; its ground reaches its edges, so like neighbours run together. */
import { GROWTH, type TerrainName } from "./growth";
import { layer, n, random } from "./ink";

/** Corner k of a hexagon, clockwise. The first is the right one; with `pointy` (a corner on top) the lower right. */
function corner(k: number, pointy: boolean, radius: number): string {
  const a = (Math.PI / 3) * k + (pointy ? Math.PI / 6 : 0);
  return `${n(radius * Math.cos(a))} ${n(radius * Math.sin(a))}`;
}

export const hexagon = (pointy: boolean, radius = 60): string =>
  `M${[0, 1, 2, 3, 4, 5].map((k) => corner(k, pointy, radius)).join("L")}z`;

type Inks = readonly [ground: string, patch: string, lit: string, shade: string, line: string];

const LAND: Readonly<Record<TerrainName, Inks>> = {
  grass: ["#b9c887", "#bfcd8e", "#dbe3b0", "#93a862", "#7f9552"],
  forest: ["#93b07c", "#98b581", "#5f8a5c", "#3f6a49", "#38603f"],
  hills: ["#c9b681", "#cebb88", "#e0d2a4", "#a98f5a", "#94794a"],
  mountains: ["#b9b0a4", "#beb6aa", "#e6e1d8", "#8b827b", "#6f6762"],
  desert: ["#ecd49c", "#efd9a5", "#f8eac6", "#d3b271", "#bf9b58"],
  water: ["#8fbdd0", "#9ac6d7", "#c3dfe8", "#6fa3ba", "#e6f2f4"],
  barren: ["#c0a893", "#c5ae9a", "#d9c8b7", "#9a8069", "#86705b"],
  fog: ["#ddd4c0", "#e1d9c6", "#ece6d8", "#c8bda4", "#b3a78c"],
  wonder: ["#c3c58c", "#c9ca94", "#f4e6b8", "#b3935a", "#a37a1e"],
};

export type TerrainOptions = {
  pointy?: boolean; // a corner is on top
  shore?: readonly number[]; // of water: the edges that touch land; edge k runs from corner k to the next
  quiet?: boolean; // fainter growth, below pieces
};

/** A tile of terrain around the origin, as the inside of an svg. */
export function terrainTile(terrain: TerrainName, seed: string, options: TerrainOptions = {}): string {
  const { pointy = false, shore = [], quiet = false } = options;
  const [ground, patch, lit, shade, line] = LAND[terrain];
  const r = random(`${terrain}${seed}`);
  const growth = GROWTH[terrain](r);
  const [x, y] = [n(r(-14, 14) - 36), n(r(-14, 14) + 4)];
  const meadow = `M${x} ${y}q4 -16 20 -12t22 -10q22 -4 26 12q2 10 -8 14t-14 10q-14 8 -24 0t-14 -2q-8 -2 -8 -12z`;
  const round = 'stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round" stroke-opacity=".8"';
  return [
    layer(hexagon(pointy, 60.4), ground),
    terrain === "water" ? "" : layer(meadow, patch),
    layer(growth.lit, lit, quiet ? ' fill-opacity=".45"' : ""),
    layer(growth.shade, shade, ` fill-opacity="${quiet ? 0.35 : 0.85}"`),
    growth.line && `<path d="${growth.line}" fill="none" stroke="${line}" ${round}/>`,
    shore.length ? coast(shore, pointy) : "",
    layer(hexagon(pointy), "none", ' stroke="#2b2418" stroke-opacity=".1"'),
  ].join("");
}

/** The same as a picture of its own. */
export function terrainPicture(terrain: TerrainName, seed: string, options: TerrainOptions = {}): string {
  const [w, h] = options.pointy ? [104, 120] : [120, 104];
  const room = `${-w / 2} ${-h / 2} ${w} ${h}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${room}">${terrainTile(terrain, seed, options)}</svg>`;
}

/** Sand and foam along the edges of water that touch land. */
function coast(edges: readonly number[], pointy: boolean): string {
  const along = (radius: number) =>
    edges.map((k) => `M${corner(k, pointy, radius)}L${corner(k + 1, pointy, radius)}`).join("");
  const foam = `<path d="${along(53)}" stroke="#c3dfe8" stroke-width="5" stroke-opacity=".75"/>`;
  const sand = `<path d="${along(58.6)}" stroke="#efe0b4" stroke-width="4.5"/>`;
  return `<g fill="none" stroke-linecap="round">${foam}${sand}</g>`;
}
