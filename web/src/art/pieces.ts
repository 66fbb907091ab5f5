/** Pieces, 48 × 48, as the inside of an svg. A seat's piece has its colour and its shape. */
import { disc, layer, n } from "./ink";
import { BUILDINGS, CUBES, type House, MOODS, TOKENS, WOOD } from "./outlines";

export type FigureName = keyof typeof WOOD;
export type BuildingName = keyof typeof BUILDINGS;
export type TokenName = keyof typeof TOKENS;
export type CubeName = keyof typeof CUBES;
export type Mood = keyof typeof MOODS;

/** What can be drawn: figures, buildings, cities, marks of control, tokens, cubes, faces and dice. */
export type PieceDrawing =
  | { kind: FigureName | BuildingName | "control" | "reinforced" }
  | { kind: "city" | "capital" | "mature"; buildings?: readonly BuildingName[]; mood?: Mood }
  | { kind: TokenName; value?: number }
  | { kind: "cube"; colour: CubeName }
  | { kind: "mood"; mood: Mood }
  | { kind: "die"; value: number };

/** The colour of a seat, which the theme sets, and its shape around (0, 0). */
type Owner = { colour: string; mark: string };

const SEATS: Readonly<Record<string, Owner>> = {
  A: { colour: "var(--a,#0072b2)", mark: disc(0, 0, 4) },
  B: { colour: "var(--b,#d55e00)", mark: "M0-4.8L4.7 3.6H-4.7z" },
  C: { colour: "var(--c,#009e73)", mark: "M-3.7-3.7h7.4v7.4h-7.4z" },
  D: { colour: "var(--d,#e69f00)", mark: "M0-5.2L5.2 0 0 5.2-5.2 0z" },
};
const STONE: Owner = { colour: "#93897a", mark: "" };
const NOBODY: Owner = { colour: "var(--nobody,#3a3733)", mark: "" };

const CREAM = "#fffaf0";
const SHADE = 'fill="#1b1206" fill-opacity=".2"';
const EDGE = 'stroke="#1b1206" stroke-opacity=".55" stroke-width="1.4" stroke-linejoin="round"';

/** A piece of a seat, or of nobody. */
export function pieceDrawing(piece: PieceDrawing, seat = ""): string {
  const owner = SEATS[seat] ?? (piece.kind === "citystate" ? STONE : NOBODY);
  switch (piece.kind) {
    case "city":
    case "capital":
    case "mature":
      return city(owner, piece.kind, piece.buildings ?? [], piece.mood);
    case "control":
    case "reinforced":
      return control(owner, piece.kind === "reinforced");
    case "cube":
      return cube(CUBES[piece.colour]);
    case "mood":
      return face(piece.mood, 24, 24, 3.6);
    case "die":
      return die(piece.value, owner);
  }
  if (piece.kind in WOOD) return figure(piece.kind as FigureName, owner);
  if (piece.kind in TOKENS) return token(piece.kind as TokenName, "value" in piece ? piece.value : undefined);
  return `<g transform="translate(12 -19) scale(1.5)">${house(BUILDINGS[piece.kind as BuildingName], owner)}</g>`;
}

const mark = (owner: Owner, x: number, y: number, size = 1) =>
  owner.mark && `<path d="${owner.mark}" transform="translate(${x} ${y}) scale(${size})" fill="${CREAM}"/>`;

const shape = (outline: string, shaded: string, colour: string) =>
  `<path d="${outline}" fill="${colour}" ${EDGE}/><path d="${shaded}" ${SHADE}/>`;

function figure(name: FigureName, owner: Owner): string {
  const wood = WOOD[name];
  const spot = "mark" in wood ? mark(owner, wood.mark[0], wood.mark[1]) : "";
  return shape(wood.outline, wood.shaded, owner.colour) + spot;
}

const house = ({ outline, shaded, opening }: House, owner: Owner) =>
  shape(outline, shaded, owner.colour) + layer(opening, CREAM, ' fill-opacity=".85"');

// cities

type Place = { x: number; behind?: true };

/** Where buildings stand around the middle of a city, by how many there are. */
const PLACES: readonly (readonly Place[])[] = [
  [],
  [{ x: 9 }],
  [{ x: 9 }, { x: 39 }],
  [{ x: 9 }, { x: 39 }, { x: 30, behind: true }],
  [{ x: 9 }, { x: 39 }, { x: 16, behind: true }, { x: 32, behind: true }],
];
const MOST = PLACES.length - 1;

const HEARTS: Readonly<Record<"city" | "capital" | "mature", House>> = {
  city: BUILDINGS.house,
  capital: {
    outline: "M-1 43V24h2.5V17l3 2 3.5-7 3.5 7 3-2v7H17v19z",
    shaded: "M8 12l3.5 7 3-2v7H17v19H9z",
  },
  mature: {
    outline: "M-4 43V28h3v2.5h2.5V25L8 16l6.5 9v5.5H17V28h3v15z",
    shaded: "M8 16l6.5 9v5.5H17V28h3v15H9z",
  },
};

const put = (body: string, x: number, y: number, scale: number) =>
  `<g transform="translate(${n(x - 8 * scale)} ${n(y - 43 * scale)}) scale(${scale})">${body}</g>`;

/** A city: its middle with the mark of the seat, buildings behind and on both sides, the mood above. */
function city(owner: Owner, name: keyof typeof HEARTS, buildings: readonly BuildingName[], mood?: Mood): string {
  const few = buildings.slice(0, MOST);
  const drawn = (PLACES[few.length] ?? []).map(({ x, behind }, i) => {
    const body = house(BUILDINGS[few[i] ?? "house"], owner);
    return { behind, body: behind ? put(body, x, 36, 1) : put(body, x, 45, 1.05) };
  });
  const heart = house(HEARTS[name], owner) + mark(owner, 8, 33, 0.95);
  return [
    ...drawn.filter((x) => x.behind).map((x) => x.body),
    ...drawn.filter((x) => !x.behind).map((x) => x.body),
    put(heart, few.length === 1 ? 30 : 24, 45.5, few.length ? 1.1 : 1.4),
    mood ? face(mood, 39, 8.5, 1.4) : "",
  ].join("");
}

// marks, cubes, faces, dice, tokens

/** A flag; a strong one stands on a wall. */
function control(owner: Owner, strong: boolean): string {
  const pole = `<path d="M14 ${strong ? 40 : 45}V4" fill="none" stroke="#22252b" stroke-width="3" stroke-linecap="round"/>`;
  const rim = `stroke="${CREAM}" stroke-width="1.6" stroke-linejoin="round"`;
  const cloth = `<path d="M14 4h29l-6 10 6 10H14z" fill="${owner.colour}" ${rim}/>`;
  const foot = strong
    ? `<path d="M5 47V34h7v4h6v-4h7v4h6v-4h7v13z" fill="${owner.colour}" ${rim}/>`
    : '<ellipse cx="14" cy="45" rx="8" ry="2.6" fill="#1b1206" fill-opacity=".35"/>';
  return (strong ? "" : foot) + pole + cloth + (strong ? foot : "") + mark(owner, 25, 14, 1.5);
}

function face(mood: Mood, x: number, y: number, size: number): string {
  const { colour, mouth } = MOODS[mood];
  const edge = `stroke="#1b1206" stroke-opacity=".55" stroke-width="${n(14 / size) / 10}"`;
  const eyes = layer(disc(-2, -1.4, 0.8) + disc(2, -1.4, 0.8), "#2b2418");
  const smile = `<path d="${mouth}" fill="none" stroke="#2b2418" stroke-width="1.1" stroke-linecap="round"/>`;
  return `<g transform="translate(${x} ${y}) scale(${size})"><circle r="5.6" fill="${colour}" ${edge}/>${eyes}${smile}</g>`;
}

const cube = (colour: string) =>
  `<path d="M24 5l17 9v20l-17 9-17-9V14z" fill="${colour}" ${EDGE}/>` +
  `<path d="M24 5l17 9-17 9-17-9z" fill="#fff" fill-opacity=".28"/><path d="M24 23l17-9v20l-17 9z" ${SHADE}/>`;

const PIPS = [[], [4], [0, 8], [0, 4, 8], [0, 2, 6, 8], [0, 2, 4, 6, 8], [0, 2, 3, 5, 6, 8]] as const;

function die(value: number, owner: Owner): string {
  const plain = owner === NOBODY;
  const dots = (PIPS[value] ?? []).map((i) => disc(13.5 + (i % 3) * 10.5, 13.5 + Math.floor(i / 3) * 10.5, 3.2));
  return (
    `<rect x="4" y="4" width="40" height="40" rx="8" fill="${plain ? "#f6f0e2" : owner.colour}" ${EDGE}/>` +
    `<path d="M44 12v24a8 8 0 0 1-8 8H12q24-8 32-32z" fill="#1b1206" fill-opacity=".12"/>` +
    layer(dots.join(""), plain ? "#2b2418" : CREAM)
  );
}

function token(name: TokenName, value?: number): string {
  const { colour, outline, shaded, ...more } = TOKENS[name];
  const body = `<path d="${outline}" fill="${colour}" ${EDGE}/><path d="${shaded}" fill="#1b1206" fill-opacity=".13"/>`;
  if (value !== undefined)
    return (
      `${body}<circle cx="24" cy="24" r="14.5" fill="none" stroke="#1b1206" stroke-opacity=".3" stroke-width="1.4"/>` +
      `<text x="24" y="31" text-anchor="middle" class="piece-value">${value}</text>`
    );
  const line = 'stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round" stroke-opacity=".9"';
  return body + layer("lines" in more ? more.lines : "", "none", ` stroke="${CREAM}" ${line}`);
}
