/** The parts of a map: hexes, the pieces on them, and the edges between them. */
import type { KeyboardEvent, MouseEvent } from "react";
import { Icon, iconFor, iconForRef } from "../icons";
import type { IconName } from "../icons/drawings";
import { SeatShape } from "../icons/ui";
import type { Edge, Hex, Piece } from "../protocol";
import { split, type Words } from "../words/words";
import { useThing } from "./card";
import { useHighlight, useTableBasics } from "./context";
import { corners, hexCentre, type Point, SIZE, svgPoints } from "./hexes";

const IN_A_ROW = 3;
const BUILT = ["piece", "wonder", "mood", "mark"]; // kinds that stay on a hex: drawn small, above the pieces that move
const [LARGE, SMALL, TINY] = [28, 23, 18.5]; // widths of a piece
const ROOM = 86; // for a row of pieces
const LONGEST = 12; // letters of a name on a hex
const HIDDEN = { "aria-hidden": true } as const;

/** Enter and space choose, as on buttons. */
function isChoosingKey(e: KeyboardEvent): boolean {
  if (e.key !== "Enter" && e.key !== " ") return false;
  e.preventDefault();
  e.stopPropagation();
  return true;
}

export function hexText(hex: Hex, words: Words): string {
  const pieces = (hex.pieces ?? []).map((p) => {
    const many = p.figure ? ` ${p.count ?? 1}` : (p.count ?? 1) > 1 ? ` × ${p.count}` : "";
    const whose = p.seat && p.seat !== hex.seat ? ` (${words.seat(p.seat)})` : "";
    return `${words.ref(p.ref)}${many}${whose}`;
  });
  const parts = [
    words.ref(hex.ref),
    hex.terrain ? words.say(`terrain-${hex.terrain}`) : words.say("web-map-unexplored"),
    hex.seat && words.seat(hex.seat),
    hex.note ? words.say(`note-${hex.note}`, { number: hex.number ?? 0 }) : hex.number,
    ...pieces,
  ];
  return [...new Set(parts.filter((x) => x != null && x !== ""))].join(", ");
}

type HexProps = { hex: Hex; flat: boolean; tabbable: boolean; focused: (hex: Hex) => void; unknown: string };

/** Tab reaches one hex of a map (`tabbable`); arrow keys move on from it. */
export function HexView({ hex, flat, tabbable, focused, unknown }: HexProps) {
  const { words } = useTableBasics();
  const { lit, selected, pointed } = useHighlight(hex.ref);
  const { onClick } = useThing(hex.ref);
  const at = hexCentre(hex.q, hex.r, flat);
  const icon = hex.terrain ? iconFor(hex.terrain) : undefined;
  const choose = (e: MouseEvent | KeyboardEvent) => onClick?.(e as never);
  return (
    // biome-ignore lint/a11y/useSemanticElements: inside an svg there are no buttons
    <g
      className="hex"
      role="button"
      aria-label={hexText(hex, words)}
      tabIndex={tabbable ? 0 : -1}
      onClick={choose}
      onKeyDown={(e) => isChoosingKey(e) && choose(e)}
      onFocus={() => focused(hex)}
      data-at={`${hex.q},${hex.r}`}
      data-ref={hex.ref}
      data-unknown={hex.terrain ? undefined : ""}
      data-lit={lit ? "" : undefined}
      data-selected={selected ? "" : undefined}
      data-pointed={pointed ? "" : undefined}
    >
      <polygon
        className="ground"
        data-terrain={hex.terrain ?? ""}
        points={svgPoints(corners(at, SIZE, flat))}
        fill={hex.terrain ? undefined : `url(#${unknown})`}
      />
      {hex.seat && <polygon className="held" data-seat={hex.seat} points={svgPoints(corners(at, SIZE * 0.88, flat))} />}
      <polygon className="ring" points={svgPoints(corners(at, SIZE * 0.93, flat))} />
      {icon && <Terrain icon={icon} at={at} alone={!hex.pieces?.length} />}
      <Pieces pieces={(hex.pieces ?? []).filter((p) => !p.figure)} holder={hex.seat ?? ""} at={at} />
    </g>
  );
}

/** The icon of a terrain, large where no piece stands on it. */
function Terrain({ icon, at, alone }: { icon: IconName; at: Point; alone: boolean }) {
  const size = alone ? 34 : 20;
  return (
    <Icon
      name={icon}
      className="terrain"
      x={at.x - size / 2}
      y={at.y - (alone ? SIZE * 0.52 : SIZE * 0.8)}
      width={size}
      height={size}
    />
  );
}

/** The texts on a hex, drawn above all hexes. They let the pointer through; the button of the hex says the same. */
export function HexTexts({ hex, flat }: { hex: Hex; flat: boolean }) {
  const { words } = useTableBasics();
  const at = hexCentre(hex.q, hex.r, flat);
  const name = words.ref(hex.ref);
  const sums = (hex.pieces ?? []).filter((p) => p.figure);
  return (
    <g className="hex-texts" data-unknown={hex.terrain ? undefined : ""} data-terrain={hex.terrain ?? ""} {...HIDDEN}>
      {!hex.terrain && (
        <text className="hex-unknown" x={at.x} y={at.y + 9}>
          ?
        </text>
      )}
      {sums.length > 0 && (
        <text className="hex-sums" x={at.x} y={at.y - SIZE * 0.52}>
          {sums.map((p) => p.count ?? 1).join(" : ")}
        </text>
      )}
      <text className="hex-foot" x={at.x} y={at.y + SIZE * 0.68}>
        <tspan className="hex-name">{name.length > LONGEST ? `${name.slice(0, LONGEST - 1)}…` : name}</tspan>
        {hex.number != null && !hex.note && <tspan className="hex-number"> {hex.number}</tspan>}
      </text>
    </g>
  );
}

type Placed = { piece: Piece; x: number; y: number; size: number };

/** The places of pieces: rows above one another, centred in the room above the name of the hex. */
export function placedPieces(pieces: readonly Piece[]): Placed[] {
  const stays = pieces.filter((p) => BUILT.includes(split(p.ref)[0]));
  const moves = pieces.filter((p) => !stays.includes(p));
  const small = stays.length > IN_A_ROW ? TINY : SMALL;
  const inRow = stays.length > IN_A_ROW ? Math.ceil(stays.length / 2) : IN_A_ROW;
  const rows = [
    ...rowsOf(stays, inRow).map((row) => ({ row, size: small })),
    ...rowsOf(moves, stays.length ? 4 : IN_A_ROW).map((row) => ({ row, size: LARGE })),
  ];
  let y = -8 - rows.reduce((sum, x) => sum + x.size, 0) / 2;
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

/** The pieces on a hex. The shape of the seat that holds the hex is drawn on its first piece only. */
function Pieces({ pieces, holder, at }: { pieces: readonly Piece[]; holder: string; at: Point }) {
  const first = pieces.find((p) => p.seat === holder);
  return placedPieces(pieces).map(({ piece, x, y, size }) => (
    <PieceView
      key={`${piece.ref}${piece.seat ?? ""}`}
      piece={piece}
      at={{ x: at.x + x, y: at.y + y }}
      size={size}
      shaped={piece === first || piece.seat !== holder}
    />
  ));
}

type PieceProps = { piece: Piece; at: Point; size: number; shaped: boolean };

function PieceView({ piece, at, size, shaped }: PieceProps) {
  const { words } = useTableBasics();
  const { onClick } = useThing(piece.ref);
  const { lit } = useHighlight(piece.ref);
  const half = size / 2;
  const whose = piece.seat ? `, ${words.seat(piece.seat)}` : "";
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it has a role; inside an svg there are no buttons
    <g
      className="piece"
      data-seat={piece.seat}
      data-ref={piece.ref}
      data-key={`piece:${piece.ref}:${piece.seat ?? ""}`}
      data-lit={lit ? "" : undefined}
      role={lit ? "button" : "img"}
      tabIndex={lit ? 0 : undefined}
      aria-label={`${words.ref(piece.ref)}${whose}`}
      onClick={(e) => {
        if (!lit) return;
        e.stopPropagation();
        onClick?.(e as never);
      }}
      onKeyDown={(e) => lit && isChoosingKey(e) && onClick?.(e as never)}
    >
      <rect x={at.x - half} y={at.y - half} width={size} height={size} rx={size * 0.25} />
      <Icon
        name={iconForRef(piece.ref)}
        x={at.x - size * 0.39}
        y={at.y - size * 0.39}
        width={size * 0.78}
        height={size * 0.78}
      />
      {piece.seat && shaped && <Owner seat={piece.seat} at={{ x: at.x - half + 1, y: at.y - half + 1 }} />}
      {(piece.count ?? 1) > 1 && (
        <g className="piece-count">
          <circle cx={at.x + half - 2} cy={at.y + half - 2} r="8.5" />
          <text x={at.x + half - 2} y={at.y + half + 2.5}>
            {piece.count}
          </text>
        </g>
      )}
    </g>
  );
}

/** The shape of the owner's seat, so that colour is not the only sign. */
function Owner({ seat, at }: { seat: string; at: Point }) {
  return (
    <g className="owner" transform={`translate(${at.x - 7} ${at.y - 7})`}>
      <circle cx="7" cy="7" r="8" />
      <SeatShape seat={seat} size={14} />
    </g>
  );
}

export function EdgeView({ edge, flat }: { edge: Edge; flat: boolean }) {
  const { words } = useTableBasics();
  const c = corners(hexCentre(edge.q, edge.r, flat), SIZE, flat);
  const [a, b] = [c[edge.side % 6] as Point, c[(edge.side + 1) % 6] as Point];
  const whose = edge.seat ? `, ${words.seat(edge.seat)}` : "";
  return (
    <line className="edge" data-name={edge.name} data-seat={edge.seat} x1={a.x} y1={a.y} x2={b.x} y2={b.y}>
      <title>{`${words.say(`edge-${edge.name}`)}${whose}`}</title>
    </line>
  );
}
