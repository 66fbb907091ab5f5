/** What a map is made of: hexes, what stands on them, and what lies between two. */
import type { KeyboardEvent, MouseEvent } from "react";
import { Icon, ideaOf, ideaOfRef } from "../icons";
import { Shape } from "../icons/ui";
import type { Edge, Hex, Piece } from "../protocol";
import type { Words } from "../words/words";
import { useThing } from "./card";
import { useMarked, useSteady } from "./context";
import { corners, middle, type Point, path, SIZE } from "./hexes";

const IN_A_ROW = 3;
const LONGEST = 12; // letters of a name on a hex
const UNSEEN = { "aria-hidden": true } as const;

/** Enter and space choose, as they do with buttons. */
function chosenBy(e: KeyboardEvent): boolean {
  if (e.key !== "Enter" && e.key !== " ") return false;
  e.preventDefault();
  e.stopPropagation();
  return true;
}

export function hexText(hex: Hex, words: Words): string {
  const pieces = (hex.pieces ?? []).map((p) => {
    const many = (p.count ?? 1) > 1 ? ` × ${p.count}` : "";
    const whose = p.seat && p.seat !== hex.seat ? ` (${words.seat(p.seat)})` : "";
    return `${words.ref(p.ref)}${many}${whose}`;
  });
  const said = [
    words.ref(hex.ref),
    hex.terrain ? words.say(`terrain-${hex.terrain}`) : words.say("web-map-unexplored"),
    hex.seat && words.seat(hex.seat),
    hex.note ? words.say(`note-${hex.note}`, { number: hex.number ?? 0 }) : hex.number,
    ...pieces,
  ];
  return [...new Set(said.filter((x) => x != null && x !== ""))].join(", ");
}

type HexProps = { hex: Hex; flat: boolean; reached: boolean; focused: (hex: Hex) => void; unknown: string };

/** `reached` by Tab is one hex of a map; arrows go on from it. */
export function HexView({ hex, flat, reached, focused, unknown }: HexProps) {
  const { words } = useSteady();
  const { lit, picked, pointed } = useMarked(hex.ref);
  const { onClick } = useThing(hex.ref);
  const at = middle(hex.q, hex.r, flat);
  const idea = hex.terrain ? ideaOf(hex.terrain) : undefined;
  const choose = (e: MouseEvent | KeyboardEvent) => onClick?.(e as never);
  return (
    // biome-ignore lint/a11y/useSemanticElements: inside an svg there are no buttons
    <g
      className="hex"
      role="button"
      aria-label={hexText(hex, words)}
      tabIndex={reached ? 0 : -1}
      onClick={choose}
      onKeyDown={(e) => chosenBy(e) && choose(e)}
      onFocus={() => focused(hex)}
      data-at={`${hex.q},${hex.r}`}
      data-ref={hex.ref}
      data-unknown={hex.terrain ? undefined : ""}
      data-lit={lit ? "" : undefined}
      data-picked={picked ? "" : undefined}
      data-pointed={pointed ? "" : undefined}
    >
      <polygon
        className="ground"
        data-terrain={hex.terrain ?? ""}
        points={path(corners(at, SIZE, flat))}
        fill={hex.terrain ? undefined : `url(#${unknown})`}
      />
      {hex.seat && <polygon className="held" data-seat={hex.seat} points={path(corners(at, SIZE * 0.88, flat))} />}
      <polygon className="ring" points={path(corners(at, SIZE * 0.93, flat))} />
      {idea && <Icon idea={idea} className="terrain" x={at.x - 11} y={at.y - SIZE * 0.8} width={22} height={22} />}
      <Pieces pieces={hex.pieces ?? []} at={at} />
    </g>
  );
}

/** What is written on a hex; its button says the same and more. It lies above all hexes, and lets pointers through. */
export function HexTexts({ hex, flat }: { hex: Hex; flat: boolean }) {
  const { words } = useSteady();
  const at = middle(hex.q, hex.r, flat);
  const name = words.ref(hex.ref);
  return (
    <g className="hex-texts" data-unknown={hex.terrain ? undefined : ""} data-terrain={hex.terrain ?? ""} {...UNSEEN}>
      {!hex.terrain && (
        <text className="hex-unknown" x={at.x} y={at.y + 9}>
          ?
        </text>
      )}
      <text className="hex-name" x={at.x} y={at.y + SIZE * 0.56}>
        {name.length > LONGEST ? `${name.slice(0, LONGEST - 1)}…` : name}
      </text>
      {hex.number != null && (
        <text className="hex-number" x={at.x} y={at.y + SIZE * 0.84}>
          {hex.number}
        </text>
      )}
    </g>
  );
}

/** Up to three in a row, the rows one above another. */
function Pieces({ pieces, at }: { pieces: readonly Piece[]; at: Point }) {
  const rows = Math.ceil(pieces.length / IN_A_ROW);
  return pieces.map((piece, i) => {
    const row = Math.floor(i / IN_A_ROW);
    const inRow = Math.min(IN_A_ROW, pieces.length - row * IN_A_ROW);
    const x = at.x + ((i % IN_A_ROW) - (inRow - 1) / 2) * 27;
    const y = at.y + (row - (rows - 1) / 2) * 27 - (rows > 1 ? 0 : 4);
    return <PieceView key={`${piece.ref}${piece.seat ?? ""}`} piece={piece} at={{ x, y }} />;
  });
}

function PieceView({ piece, at }: { piece: Piece; at: Point }) {
  const { words } = useSteady();
  const { onClick } = useThing(piece.ref);
  const { lit } = useMarked(piece.ref);
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
      onKeyDown={(e) => lit && chosenBy(e) && onClick?.(e as never)}
    >
      <rect x={at.x - 12.5} y={at.y - 12.5} width="25" height="25" rx="7" />
      <Icon idea={ideaOfRef(piece.ref)} x={at.x - 9} y={at.y - 9} width={18} height={18} />
      {piece.seat && <Owner seat={piece.seat} at={{ x: at.x - 11, y: at.y - 11 }} />}
      {(piece.count ?? 1) > 1 && (
        <g className="piece-count">
          <circle cx={at.x + 11} cy={at.y + 10} r="9" />
          <text x={at.x + 11} y={at.y + 14.5}>
            {piece.count}
          </text>
        </g>
      )}
    </g>
  );
}

/** Whose it is by its shape too, never by colour alone. */
function Owner({ seat, at }: { seat: string; at: Point }) {
  return (
    <g className="owner" transform={`translate(${at.x - 7} ${at.y - 7})`}>
      <circle cx="7" cy="7" r="8" />
      <Shape seat={seat} size={14} />
    </g>
  );
}

export function EdgeView({ edge, flat }: { edge: Edge; flat: boolean }) {
  const { words } = useSteady();
  const c = corners(middle(edge.q, edge.r, flat), SIZE, flat);
  const [a, b] = [c[edge.side % 6] as Point, c[(edge.side + 1) % 6] as Point];
  const whose = edge.seat ? `, ${words.seat(edge.seat)}` : "";
  return (
    <line className="edge" data-name={edge.name} data-seat={edge.seat} x1={a.x} y1={a.y} x2={b.x} y2={b.y}>
      <title>{`${words.say(`edge-${edge.name}`)}${whose}`}</title>
    </line>
  );
}
