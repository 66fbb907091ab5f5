/** A map of hexes: drag, wheel, pinch and keys move it; hexes and pieces are chosen like anything else. */
import { type KeyboardEvent, type PointerEvent, useEffect, useMemo, useRef, useState } from "react";
import { Icon, ideaOf, ideaOfRef } from "../icons";
import { Ui } from "../icons/ui";
import type { Edge, Hex, HexMap, Piece } from "../protocol";
import { useThing } from "./card";
import { useTable } from "./context";

const SIZE = 48; // from a hex's middle to its corner
const ROOT3 = Math.sqrt(3);
type Point = { x: number; y: number };
type View = { x: number; y: number; w: number; h: number };

export function middle(q: number, r: number): Point {
  return { x: SIZE * ROOT3 * (q + r / 2), y: SIZE * 1.5 * r };
}

/** The corners, clockwise from the top right; side n lies between corners n and n + 1. */
export function corners(at: Point, size = SIZE): Point[] {
  return [-30, 30, 90, 150, 210, 270].map((angle) => ({
    x: at.x + size * Math.cos((angle * Math.PI) / 180),
    y: at.y + size * Math.sin((angle * Math.PI) / 180),
  }));
}

const path = (points: Point[]) => points.map((p) => `${p.x.toFixed(1)},${p.y.toFixed(1)}`).join(" ");

function whole(section: HexMap): View {
  const at = section.hexes.map((h) => middle(h.q, h.r));
  const xs = at.map((p) => p.x);
  const ys = at.map((p) => p.y);
  const [x, y] = [Math.min(...xs) - SIZE, Math.min(...ys) - SIZE * 1.1];
  return { x, y, w: Math.max(...xs) + SIZE - x, h: Math.max(...ys) + SIZE * 1.1 - y };
}

function zoomed(v: View, by: number, at: Point, all: View): View {
  const w = Math.min(all.w * 1.5, Math.max(SIZE * 4, v.w * by));
  const k = w / v.w;
  return { x: at.x - (at.x - v.x) * k, y: at.y - (at.y - v.y) * k, w, h: v.h * k };
}

export function HexMapView({ section }: { section: HexMap }) {
  const { words } = useTable();
  const all = useMemo(() => whole(section), [section]);
  const [view, setView] = useState(all);
  const svg = useRef<SVGSVGElement>(null);
  const held = useRef(new Map<number, Point>());
  const moved = useRef(false);
  const scale = () => view.w / (svg.current?.clientWidth || 1);
  const place = (p: Point): Point => {
    const box = svg.current?.getBoundingClientRect();
    return { x: view.x + (p.x - (box?.left ?? 0)) * scale(), y: view.y + (p.y - (box?.top ?? 0)) * scale() };
  };
  useEffect(() => {
    const el = svg.current;
    const wheel = (e: WheelEvent) => {
      e.preventDefault();
      const box = el?.getBoundingClientRect();
      setView((v) => {
        const k = v.w / (el?.clientWidth || 1);
        const at = { x: v.x + (e.clientX - (box?.left ?? 0)) * k, y: v.y + (e.clientY - (box?.top ?? 0)) * k };
        return zoomed(v, e.deltaY > 0 ? 1.15 : 1 / 1.15, at, all);
      });
    };
    el?.addEventListener("wheel", wheel, { passive: false });
    return () => el?.removeEventListener("wheel", wheel);
  }, [all]);
  const drag = (e: PointerEvent) => {
    const old = held.current.get(e.pointerId);
    if (!old) return;
    const now = { x: e.clientX, y: e.clientY };
    const other = [...held.current].find(([id]) => id !== e.pointerId)?.[1];
    held.current.set(e.pointerId, now);
    if (Math.hypot(now.x - old.x, now.y - old.y) > 3) moved.current = true;
    const k = scale();
    if (other) {
      const by = Math.hypot(old.x - other.x, old.y - other.y) / Math.hypot(now.x - other.x, now.y - other.y);
      setView((v) => zoomed(v, by, place(other), all));
    } else setView((v) => ({ ...v, x: v.x - (now.x - old.x) * k, y: v.y - (now.y - old.y) * k }));
  };
  const keys = (e: KeyboardEvent) => {
    const by = view.w / 8;
    const step = { ArrowLeft: [-by, 0], ArrowRight: [by, 0], ArrowUp: [0, -by], ArrowDown: [0, by] }[e.key];
    const at = { x: view.x + view.w / 2, y: view.y + view.h / 2 };
    if (step && e.target === svg.current) setView({ ...view, x: view.x + (step[0] ?? 0), y: view.y + (step[1] ?? 0) });
    else if (e.key === "+" || e.key === "=") setView(zoomed(view, 0.8, at, all));
    else if (e.key === "-") setView(zoomed(view, 1.25, at, all));
    else return;
    e.preventDefault();
    e.stopPropagation();
  };
  const zoom = (by: number) => setView(zoomed(view, by, { x: view.x + view.w / 2, y: view.y + view.h / 2 }, all));
  return (
    <div className="map">
      {/* biome-ignore lint/a11y/useSemanticElements: an svg holds the hexes */}
      <svg
        ref={svg}
        viewBox={`${view.x} ${view.y} ${view.w} ${view.h}`}
        role="group"
        aria-label={words.say("web-map-keys")}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the map is moved by keys
        tabIndex={0}
        onKeyDown={keys}
        onPointerDown={(e) => {
          moved.current = false;
          held.current.set(e.pointerId, { x: e.clientX, y: e.clientY });
        }}
        onPointerMove={drag}
        onPointerUp={(e) => held.current.delete(e.pointerId)}
        onPointerLeave={(e) => held.current.delete(e.pointerId)}
        onClickCapture={(e) => moved.current && e.stopPropagation()}
      >
        {section.hexes.map((hex) => (
          <HexView key={`${hex.q},${hex.r}`} hex={hex} />
        ))}
        {(section.edges ?? []).map((edge) => (
          <EdgeView key={`${edge.q},${edge.r},${edge.side},${edge.name}`} edge={edge} />
        ))}
      </svg>
      <div className="map-tools">
        <button type="button" className="tool" aria-label={words.say("web-zoom-in")} onClick={() => zoom(0.8)}>
          +
        </button>
        <button type="button" className="tool" aria-label={words.say("web-zoom-out")} onClick={() => zoom(1.25)}>
          −
        </button>
        <button type="button" className="tool" aria-label={words.say("web-zoom-all")} onClick={() => setView(all)}>
          <Ui name="home" size={18} />
        </button>
      </div>
    </div>
  );
}

/** Enter and space choose, as they do with buttons. */
function chosenBy(e: KeyboardEvent): boolean {
  if (e.key !== "Enter" && e.key !== " ") return false;
  e.preventDefault();
  e.stopPropagation();
  return true;
}

function HexView({ hex }: { hex: Hex }) {
  const { words } = useTable();
  const { tabIndex, onClick, ...thing } = useThing(hex.ref);
  const at = middle(hex.q, hex.r);
  const idea = hex.terrain ? ideaOf(hex.terrain) : undefined;
  const pieces = hex.pieces ?? [];
  const said = [
    words.ref(hex.ref),
    hex.terrain && words.say(`terrain-${hex.terrain}`),
    hex.seat && words.seat(hex.seat),
    hex.note ? words.say(`note-${hex.note}`, { number: hex.number ?? 0 }) : hex.number,
    ...pieces.map((p) => `${words.ref(p.ref)}${(p.count ?? 1) > 1 ? ` × ${p.count}` : ""}`),
  ];
  return (
    // biome-ignore lint/a11y/useSemanticElements: inside an svg there are no buttons
    <g
      className="hex"
      role="button"
      aria-label={said.filter((x) => x != null && x !== "").join(", ")}
      tabIndex={thing["data-lit"] === undefined ? -1 : tabIndex}
      onClick={(e) => onClick?.(e as never)}
      onKeyDown={(e) => chosenBy(e) && onClick?.(e as never)}
      data-ref={hex.ref}
      data-lit={thing["data-lit"]}
      data-picked={thing["data-picked"]}
      data-pointed={thing["data-pointed"]}
    >
      <polygon className="ground" data-terrain={hex.terrain ?? ""} points={path(corners(at))} />
      {hex.seat && <polygon className="held" data-seat={hex.seat} points={path(corners(at, SIZE * 0.86))} />}
      <polygon className="ring" points={path(corners(at, SIZE * 0.93))} />
      {idea && <Icon idea={idea} className="terrain" x={at.x - 11} y={at.y - SIZE * 0.78} width={22} height={22} />}
      {hex.number != null && (
        <text className="hex-number" x={at.x} y={at.y + SIZE * 0.78}>
          {hex.number}
        </text>
      )}
      {pieces.map((piece, i) => (
        <PieceView key={piece.ref} piece={piece} at={{ x: at.x + (i - (pieces.length - 1) / 2) * 27, y: at.y + 6 }} />
      ))}
    </g>
  );
}

function PieceView({ piece, at }: { piece: Piece; at: Point }) {
  const { words, lit } = useTable();
  const thing = useThing(piece.ref);
  const live = lit.has(piece.ref);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it has a role; inside an svg there are no buttons
    <g
      className="piece"
      data-seat={piece.seat}
      data-ref={piece.ref}
      data-key={`piece:${piece.ref}:${piece.seat ?? ""}`}
      data-lit={live ? "" : undefined}
      role={live ? "button" : "img"}
      tabIndex={live ? 0 : undefined}
      aria-label={words.ref(piece.ref)}
      onClick={(e) => {
        if (!live) return;
        e.stopPropagation();
        thing.onClick?.(e as never);
      }}
      onKeyDown={(e) => live && chosenBy(e) && thing.onClick?.(e as never)}
    >
      <rect x={at.x - 13} y={at.y - 13} width="26" height="26" rx="7" />
      <Icon idea={ideaOfRef(piece.ref)} x={at.x - 9} y={at.y - 9} width={18} height={18} />
      {(piece.count ?? 1) > 1 && (
        <text x={at.x + 12} y={at.y + 18}>
          {piece.count}
        </text>
      )}
    </g>
  );
}

function EdgeView({ edge }: { edge: Edge }) {
  const { words } = useTable();
  const c = corners(middle(edge.q, edge.r));
  const [a, b] = [c[edge.side % 6] as Point, c[(edge.side + 1) % 6] as Point];
  return (
    <line className="edge" data-name={edge.name} data-seat={edge.seat} x1={a.x} y1={a.y} x2={b.x} y2={b.y}>
      <title>{words.say(`edge-${edge.name}`)}</title>
    </line>
  );
}
