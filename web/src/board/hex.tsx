/** The parts of a map: its ground, the hexes that are chosen, the pieces on them, the edges between them. */
import { type KeyboardEvent, memo, type PointerEvent, type ReactNode, useMemo } from "react";
import { TerrainTile } from "../art/drawn";
import type { MapArt } from "../art/mapart";
import { type PieceDrawing, pieceDrawing } from "../art/pieces";
import { Icon, iconForRef } from "../icons";
import type { IconName } from "../icons/drawings";
import type { Edge, Hex, Piece } from "../protocol";
import { split, type Words } from "../words/words";
import { useHighlight, useTableBasics } from "./context";
import {
  corners,
  hexCentre,
  isPointy,
  type Lie,
  nameOf,
  type Point,
  SIDES,
  SIZE,
  sideMiddle,
  svgPoints,
} from "./hexes";
import { placeNames } from "./mapnames";

const IN_A_ROW = 3;
const BUILT = ["piece", "wonder", "mood", "mark"]; // kinds that stay on a hex: drawn small, above the pieces that move
const [LARGE, SMALL, TINY] = [38, 30, 24]; // widths of a piece
const ROOM = 100; // for a row of pieces
const WATER = "water";
const INSIDE = 0.94; // of a hex: where the border of a territory is drawn

export type MapLie = Lie & { px: number }; // `px`: units of the map for one pixel, where the whole map is seen

/** Enter and space choose, as on buttons. */
export function isChoosingKey(e: KeyboardEvent): boolean {
  if (e.key !== "Enter" && e.key !== " ") return false;
  e.preventDefault();
  e.stopPropagation();
  return true;
}

/** What a place is and what stands there, without its coordinates. */
export function hexParts(hex: Hex, words: Words): string[] {
  const pieces = (hex.pieces ?? []).map((p) => pieceText(p, hex.seat ?? "", words));
  const parts = [
    hex.terrain ? words.say(`terrain-${hex.terrain}`) : words.say("web-map-unexplored"),
    hex.seat && words.seat(hex.seat),
    hex.note ? words.say(`note-${hex.note}`, { number: hex.number ?? 0 }) : hex.number != null ? `${hex.number}` : "",
    ...pieces,
  ];
  return [...new Set(parts.filter((x): x is string => !!x))];
}

/** With its coordinates first, by which the places of a list are told apart. */
export const hexText = (hex: Hex, words: Words): string => [split(hex.ref)[1], ...hexParts(hex, words)].join(", ");

export function pieceText(p: Piece, holder: string, words: Words): string {
  const many = p.figure ? ` ${p.count ?? 1}` : (p.count ?? 1) > 1 ? ` × ${p.count}` : "";
  const whose = p.seat && p.seat !== holder ? ` (${words.seat(p.seat)})` : "";
  const note = p.note ? `, ${words.say(`note-${p.note}`)}` : "";
  return `${words.ref(p.ref)}${many}${whose}${note}`;
}

// the ground

type GroundProps = { hexes: readonly Hex[]; art: MapArt; lie: Lie };

/** Terrain, which runs together where it is alike, with a shore where water touches land. It changes seldom. */
export const Ground = memo(function Ground({ hexes, art, lie }: GroundProps) {
  const known = new Map(hexes.map((h) => [nameOf(h), art.terrains[h.terrain ?? ""]]));
  const pointy = isPointy(lie);
  const unknown = hexes.filter((h) => !known.get(nameOf(h)));
  const side = sideToEdge(lie);
  return (
    <g className="map-ground">
      <path className="fog" d={unknown.map((h) => outline(h, lie, SIZE * 1.003)).join("")} />
      <g className="map-land">
        {hexes.map((h) => {
          const terrain = known.get(nameOf(h));
          if (!terrain) return null;
          const shore = terrain === WATER ? landSides(h, known).map(side).sort() : undefined;
          const { x, y } = hexCentre(h, lie);
          return (
            <TerrainTile
              key={nameOf(h)}
              terrain={terrain}
              seed={`${(h.q * 7 + h.r * 3) & 3}`}
              x={x}
              y={y}
              pointy={pointy}
              quiet={!!h.pieces?.length}
              {...(shore && { shore })}
            />
          );
        })}
      </g>
    </g>
  );
});

export function outline(hex: { q: number; r: number }, lie: Lie, size = SIZE): string {
  return `M${svgPoints(corners(hexCentre(hex, lie), size, lie)).replaceAll(" ", "L")}z`;
}

/** The sides of water that touch land which is known. */
function landSides({ q, r }: Hex, known: ReadonlyMap<string, string | undefined>): number[] {
  return SIDES.flatMap(([dq, dr], side) => {
    const next = known.get(`${q + dq},${r + dr}`);
    return next && next !== WATER ? [side] : [];
  });
}

/** The edge of a drawn tile, counted from its right corner, that lies at a side of a hex. */
function sideToEdge(lie: Lie): (side: number) => number {
  const first = sideMiddle({ x: 0, y: 0 }, 0, lie);
  const start = isPointy(lie) ? 60 : 30; // the middle of edge 0, in degrees
  const angle = (Math.atan2(first.y, first.x) * 180) / Math.PI;
  const offset = Math.round((angle - start + 720) / 60);
  return (side) => (side + offset) % 6;
}

/** Every territory as one body: its land tinted, and a line along its border. */
export const Territories = memo(function Territories({ hexes, lie }: { hexes: readonly Hex[]; lie: Lie }) {
  const held = Map.groupBy(
    hexes.filter((x) => x.seat),
    (x) => x.seat ?? "",
  );
  return [...held].map(([seat, own]) => (
    <g key={seat} className="held" data-seat={seat}>
      <path className="held-land" d={own.map((x) => outline(x, lie)).join("")} />
      <path className="held-border" d={borderOf(own, lie)} />
    </g>
  ));
});

/** The sides of hexes that touch none of the others, a little inside them. */
export function borderOf(own: readonly Hex[], lie: Lie): string {
  const there = new Set(own.map(nameOf));
  return own
    .flatMap((hex) => {
      const c = corners(hexCentre(hex, lie), SIZE * INSIDE, lie);
      return SIDES.flatMap(([dq, dr], side) => {
        if (there.has(nameOf({ q: hex.q + dq, r: hex.r + dr }))) return [];
        const [a, b] = [c[side] as Point, c[(side + 1) % 6] as Point];
        return [`M${a.x.toFixed(1)} ${a.y.toFixed(1)}L${b.x.toFixed(1)} ${b.y.toFixed(1)}`];
      });
    })
    .join("");
}

/** Edges of one name and owner as one path. */
export const Edges = memo(function Edges({ edges, lie }: { edges: readonly Edge[]; lie: Lie }) {
  const { words } = useTableBasics();
  const groups = Map.groupBy(edges, (x) => `${x.name} ${x.seat ?? ""}`);
  return [...groups].map(([key, same]) => {
    const { name, seat } = same[0] as Edge;
    const d = same.map((x) => {
      const c = corners(hexCentre(x, lie), SIZE, lie);
      const [a, b] = [c[x.side % 6] as Point, c[(x.side + 1) % 6] as Point];
      return `M${a.x.toFixed(1)} ${a.y.toFixed(1)}L${b.x.toFixed(1)} ${b.y.toFixed(1)}`;
    });
    return (
      <path key={key} className="edge" data-name={name} data-seat={seat} d={d.join("")}>
        {name !== "region" && <title>{words.say(`edge-${name}`)}</title>}
      </path>
    );
  });
});

// hexes

export type HexHandlers = {
  focused: (hex: Hex) => void;
  entered: (hex: Hex, e: PointerEvent) => void;
  left: () => void;
  open: (hex: Hex) => void;
  choose: (hex: Hex) => void;
};
type HexProps = { hex: Hex; lie: Lie; tabbable: boolean; handlers: HexHandlers; more: string };

/** Tab reaches one hex of a map (`tabbable`); arrow keys move on from it. */
export const HexView = memo(function HexView({ hex, lie, tabbable, handlers, more }: HexProps) {
  const { words } = useTableBasics();
  const { lit, selected, pointed } = useHighlight(hex.ref);
  const text = hexText(hex, words);
  return (
    // biome-ignore lint/a11y/useSemanticElements: inside an svg there are no buttons
    <polygon
      className="hex"
      role="button"
      points={svgPoints(corners(hexCentre(hex, lie), SIZE * 0.97, lie))}
      aria-label={more ? `${text}; ${more}` : text}
      tabIndex={tabbable ? 0 : -1}
      onClick={() => handlers.choose(hex)}
      onKeyDown={(e) => isChoosingKey(e) && handlers.choose(hex)}
      onFocus={(e) => e.currentTarget.matches(":focus-visible") && handlers.focused(hex)}
      onBlur={handlers.left}
      onPointerEnter={(e) => handlers.entered(hex, e)}
      onPointerLeave={handlers.left}
      data-at={nameOf(hex)}
      data-ref={hex.ref}
      data-unknown={hex.terrain ? undefined : ""}
      data-lit={lit ? "" : undefined}
      data-selected={selected ? "" : undefined}
      data-pointed={pointed ? "" : undefined}
    />
  );
});

// pieces

/** Drawings that a map uses many times; an element with the address of a drawing is one node. */
export function Drawings({ prefix, of }: { prefix: string; of: readonly Drawn[] }) {
  return (
    <defs>
      {of.map(({ id, piece, seat, box = "0 0 48 48" }) => (
        <symbol
          key={id}
          id={`${prefix}${id}`}
          viewBox={box}
          // biome-ignore lint/security/noDangerouslySetInnerHtml: drawn by our own code from names in a list
          dangerouslySetInnerHTML={{ __html: pieceDrawing(piece, seat) }}
        />
      ))}
    </defs>
  );
}

export type Drawn = { id: string; piece: PieceDrawing; seat: string; box?: string };

export const drawnId = (ref: string, seat = ""): string => `${ref.replace(/\W/g, "-")}-${seat || "x"}`;

/** The drawings of all pieces on a map. */
export function drawingsOf(hexes: readonly Hex[], art: MapArt): Drawn[] {
  const found = new Map<string, Drawn>();
  for (const p of hexes.flatMap((h) => h.pieces ?? [])) {
    const piece = art.pieces[p.ref];
    const id = drawnId(p.ref, p.seat);
    if (piece) found.set(id, { id, piece, seat: p.seat ?? "" });
  }
  return [...found.values()];
}

type Placed = { piece: Piece; x: number; y: number; size: number };

/** The places of pieces: rows above one another, in the middle of the hex. */
export function placedPieces(pieces: readonly Piece[]): Placed[] {
  const stays = pieces.filter((p) => BUILT.includes(split(p.ref)[0]));
  const moves = pieces.filter((p) => !stays.includes(p));
  const small = stays.length > IN_A_ROW ? TINY : SMALL;
  const inRow = stays.length > IN_A_ROW ? Math.ceil(stays.length / 2) : IN_A_ROW;
  const rows = [
    ...rowsOf(stays, inRow).map((row) => ({ row, size: small })),
    ...rowsOf(moves, stays.length ? 4 : IN_A_ROW).map((row) => ({ row, size: LARGE })),
  ];
  let y = -rows.reduce((sum, x) => sum + x.size, 0) / 2;
  return rows.flatMap(({ row, size }) => {
    const step = Math.min(size + 1.5, ROOM / row.length);
    const middleY = y + size / 2;
    y += size;
    return row.map((piece, i) => ({ piece, x: (i - (row.length - 1) / 2) * step, y: middleY, size }));
  });
}

function rowsOf<T>(all: readonly T[], most: number): T[][] {
  return Array.from({ length: Math.ceil(all.length / most) }, (_, i) => all.slice(i * most, (i + 1) * most));
}

/** The pieces on a hex, as the game draws them. */
export function Pieces({ hex, lie, prefix, art }: { hex: Hex; lie: MapLie; prefix: string; art: MapArt }) {
  const at = hexCentre(hex, lie);
  const pieces = (hex.pieces ?? []).filter((p) => !p.figure);
  return placedPieces(pieces).map(({ piece, x, y, size }) => (
    <PieceView
      key={`${piece.ref}${piece.seat ?? ""}`}
      piece={piece}
      at={{ x: at.x + x, y: at.y + y }}
      size={size}
      px={lie.px}
      drawn={art.pieces[piece.ref] ? `#${prefix}${drawnId(piece.ref, piece.seat)}` : ""}
    />
  ));
}

type PieceProps = { piece: Piece; at: Point; size: number; px: number; drawn: string };

function PieceView({ piece, at, size, px, drawn }: PieceProps) {
  const { words, click } = useTableBasics();
  const { lit } = useHighlight(piece.ref);
  const half = size / 2;
  const whose = piece.seat ? `, ${words.seat(piece.seat)}` : "";
  return (
    <g
      className="piece"
      data-seat={piece.seat}
      data-ref={piece.ref}
      data-lit={lit ? "" : undefined}
      {...(lit && {
        role: "button",
        tabIndex: 0,
        "aria-label": `${words.ref(piece.ref)}${whose}`,
        onClick: () => click(piece.ref),
        onKeyDown: (e: KeyboardEvent) => isChoosingKey(e) && click(piece.ref),
      })}
    >
      {drawn ? (
        <use href={drawn} x={at.x - half} y={at.y - half} width={size} height={size} />
      ) : (
        <>
          <rect x={at.x - half + 2} y={at.y - half + 2} width={size - 4} height={size - 4} rx={size * 0.25} />
          <Icon
            name={iconForRef(piece.ref)}
            x={at.x - size * 0.34}
            y={at.y - size * 0.34}
            width={size * 0.68}
            height={size * 0.68}
          />
        </>
      )}
      {(piece.count ?? 1) > 1 && (
        <Count at={{ x: at.x + half * 0.7, y: at.y + half * 0.7 }} n={piece.count ?? 1} px={px} />
      )}
    </g>
  );
}

/** How many there are, in a disc. */
export function Count({ at, n, px, seat }: { at: Point; n: number; px: number; seat?: string | undefined }) {
  return (
    <g className="piece-count" data-seat={seat}>
      <circle cx={at.x} cy={at.y} r={8.5 * px} />
      <text x={at.x} y={at.y + 4.4 * px}>
        {n}
      </text>
    </g>
  );
}

/** A letter of something that stands on a hex, or that may come there. */
export type MapLetter = { text: string; absent: boolean };

/** A letter beside what stands on a hex: as large as other texts, however near the map is. */
export function Letter({ hex, lie, letter }: { hex: Hex; lie: Lie; letter: MapLetter }) {
  const { x, y } = hexCentre(hex, lie);
  const [right, low] = [x + SIZE * 0.45, y + SIZE * 0.1];
  return (
    <g className="map-written" data-absent={letter.absent ? "" : undefined}>
      <circle cx={right} cy={low} />
      <text className="map-letter" x={right} y={low}>
        {letter.text}
      </text>
    </g>
  );
}

/** The names of places, each where it covers least. */
export function PlaceNames({ hexes, lie, names }: { hexes: readonly Hex[]; lie: MapLie; names: MapTexts }) {
  const placed = useMemo(() => placeNames(hexes, names, lie), [hexes, names, lie]);
  return (
    <g className="map-written">
      {placed.map(({ ref, text, x, y }) => (
        <text key={ref} className="map-name" x={x} y={y}>
          {text}
        </text>
      ))}
    </g>
  );
}

type MapTexts = ReadonlyMap<string, string>;

/** A few signs above a hex: what will happen there. */
export type MapMark = { text?: string; icons?: readonly IconName[]; tone?: "foe" | "good" | "plain"; low?: boolean };

export function Mark({ hex, lie, mark }: { hex: Hex; lie: MapLie; mark: MapMark }) {
  const { x, y } = hexCentre(hex, lie);
  const { px } = lie;
  const [text, icons] = [mark.text ?? "", mark.icons ?? []];
  const gap = text && icons.length ? 3 : 0;
  const wide = (10 + text.length * 7.6 + gap + icons.length * 17) * px;
  const middle = y + SIZE * (mark.low ? 0.62 : -0.58);
  const left = x - wide / 2;
  return (
    <g className="map-mark" data-tone={mark.tone ?? "plain"}>
      <rect x={left} y={middle - 11 * px} width={wide} height={22 * px} rx={11 * px} />
      {text && (
        <text x={left + (5 + text.length * 3.8) * px} y={middle + 4.6 * px}>
          {text}
        </text>
      )}
      {icons.map((name, i) => (
        <Icon
          key={`${name}${i === 0 ? "" : i}`}
          name={name}
          x={left + (4 + text.length * 7.6 + gap + i * 17) * px}
          y={middle - 8 * px}
          width={16 * px}
          height={16 * px}
        />
      ))}
    </g>
  );
}

/** The sums of an attack that would be computed there. */
export function figuresOf(hex: Hex): MapMark | null {
  const sums = (hex.pieces ?? []).filter((p) => p.figure);
  return sums.length ? { text: sums.map((p) => p.count ?? 1).join(" : "), tone: "foe" } : null;
}

export type HexDrawing = (hex: Hex, lie: MapLie, prefix: string) => ReactNode;
