/**
 * The scene of a game, for its door in the lobby: pieces of pictures, land and wood in one svg. A game puts its own
 * together in `src/games/<game>/picture.ts`; it follows from the size alone, so it is made once for each shape.
 */
import { cardPicture, type Motif } from "./card";
import type { TerrainName } from "./growth";
import { n } from "./ink";
import { LANDMARKS, type LandmarkName } from "./landmarks";
import type { Light } from "./light";
import { type PieceDrawing, pieceDrawing } from "./pieces";
import { terrainTile } from "./terrain";

export type SceneSize = { w: number; h: number };

/** What a game exports: the inside of an svg of this size. */
export type SceneDrawing = (size: SceneSize) => string;

export const scenePicture = (draw: SceneDrawing, { w, h }: SceneSize): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${w} ${h}" preserveAspectRatio="xMidYMid slice">${draw({ w, h })}</svg>`;

// slices

export type Slice = { landmark: LandmarkName; light: Light; hue?: string };

const LEAN = 0.06; // of the width: how far the line between two slices leans

/** Landmarks side by side, each in the light of its age; the lines between them lean. */
export function slices(all: readonly Slice[], { w, h }: SceneSize): string {
  const wide = w / all.length;
  const lean = w * LEAN;
  return all
    .map(({ landmark, light, hue }, i) => {
      const [left, right] = [i * wide, (i + 1) * wide];
      const [first, last] = [i === 0, i === all.length - 1];
      const edge = `M${n(first ? 0 : left + lean)} 0H${n(last ? w : right + lean)}L${n(last ? w : right - lean)} ${h}H${n(first ? 0 : left - lean)}z`;
      const motif: Motif = {
        kind: "wonder",
        light,
        seed: landmark,
        building: LANDMARKS[landmark](),
        ...(hue && { hue }),
      };
      const room = Math.max(wide + 2 * lean, h * 1.1);
      const at = `<svg x="${n((left + right - room) / 2)}" width="${n(room)}" height="${h}" `;
      const picture = cardPicture(motif).replace("<svg ", at).replace('id="s"', `id="s${i}"`);
      return `<clipPath id="c${i}"><path d="${edge}"/></clipPath><g clip-path="url(#c${i})">${picture.replace("url(#s)", `url(#s${i})`)}</g>`;
    })
    .join("");
}

// wood

/** A piece with its foot at (x, y). */
export const standing = (piece: PieceDrawing, seat: string, x: number, y: number, size: number): string =>
  `<svg x="${n(x - size / 2)}" y="${n(y - size * 0.95)}" width="${n(size)}" height="${n(size)}" viewBox="0 0 48 48">${pieceDrawing(piece, seat)}</svg>`;

// land

export type Tile = readonly [q: number, r: number, terrain: TerrainName];
export type Stander = readonly [q: number, r: number, piece: PieceDrawing, seat: string, size: number];
type LandOptions = { x: number; y: number; radius: number; pointy?: boolean; flat?: number };

/** Tiles of land around (x, y), and pieces on them. `flat`: seen from the side, lower by this factor. */
export function land(tiles: readonly Tile[], pieces: readonly Stander[], options: LandOptions): string {
  const { x, y, radius, pointy = false, flat = 1 } = options;
  const root = Math.sqrt(3);
  const at = (q: number, r: number): [number, number] =>
    pointy ? [radius * root * (q + r / 2), radius * 1.5 * r] : [radius * 1.5 * q, radius * root * (r + q / 2)];
  const drawn = tiles.map(([q, r, terrain]) => {
    const [left, top] = at(q, r);
    const quiet = pieces.some((p) => p[0] === q && p[1] === r);
    const place = `translate(${n(left)} ${n(top)}) scale(${(radius / 60).toFixed(3)})`;
    return `<g transform="${place}">${terrainTile(terrain, `${q},${r}`, { pointy, quiet })}</g>`;
  });
  const men = pieces.map(([q, r, piece, seat, size]) => {
    const [left, top] = at(q, r);
    return standing(piece, seat, x + left, y + top * flat + size * 0.42, size);
  });
  return `<g transform="translate(${n(x)} ${n(y)}) scale(1 ${flat})">${drawn.join("")}</g>${men.join("")}`;
}
