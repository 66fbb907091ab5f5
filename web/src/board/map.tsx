/** A map of hexes, moved by dragging, wheel, pinching, buttons and keys. Hexes and pieces are chosen by a click. */
import { Fragment, type KeyboardEvent, type ReactNode, useEffect, useId, useMemo, useState } from "react";
import { Icon, iconFor, iconForRef } from "../icons";
import { SeatShape, UiIcon, type UiName } from "../icons/ui";
import type { Hex, HexMap } from "../protocol";
import { useTable, useTableBasics } from "./context";
import { EdgeView, HexTexts, HexView } from "./hex";
import { centre, hexCentre, mapBounds, neighbour, type Point } from "./hexes";
import { BROAD, type MapView, useMapView } from "./mapview";

const FEW = 30; // hexes; with fewer it is only a part of a map, and drawn small
const SHORT = 3; // letters of a name that can be read on a small hex

const ARROWS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

export function HexMapView({ section }: { section: HexMap }) {
  const { words, viewer } = useTableBasics();
  const flat = section.flat ?? false;
  const longest = Math.max(...section.hexes.map((h) => words.ref(h.ref).length));
  const all = useMemo(() => mapBounds(section.hexes, flat), [section.hexes, flat]);
  const map = useMapView(all, ownPlace(section, viewer) ?? centre(all));
  const [at, setAt] = useState(`${section.hexes[0]?.q},${section.hexes[0]?.r}`);
  const unknown = useId();
  const { view, svg } = map;
  const focused = (hex: Hex) => {
    setAt(`${hex.q},${hex.r}`);
    map.reveal(hexCentre(hex.q, hex.r, flat));
  };
  const keys = (e: KeyboardEvent) => {
    if (!handleKey(e, map, section, at)) return;
    e.preventDefault();
    e.stopPropagation();
  };
  return (
    <div className="map">
      {/* biome-ignore lint/a11y/useSemanticElements: an svg holds the hexes */}
      <svg
        ref={svg}
        viewBox={`${view.x} ${view.y} ${view.w} ${view.h}`}
        style={
          {
            "--unit": Math.min(1.6, Math.max(0.8, map.unit)),
            "--high": all.h * (section.hexes.length > FEW ? 1 : 0.6),
            "--wide": all.w,
          } as object
        }
        role="group"
        aria-label={words.say("web-map-keys")}
        data-zoomed-in={map.zoomedIn ? "" : undefined}
        data-small={map.unit > (longest > SHORT ? 1.35 : 1.9) ? "" : undefined}
        onKeyDown={keys}
        {...map.pointerHandlers}
        onClickCapture={(e) => map.dragged() && e.stopPropagation()}
      >
        <defs>
          <pattern id={unknown} width="10" height="10" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
            <rect className="fog" width="10" height="10" />
            <line className="fog-line" x1="0" y1="0" x2="0" y2="10" />
          </pattern>
        </defs>
        {section.hexes.map((hex) => (
          <Fragment key={`${hex.q},${hex.r}`}>
            <HexView hex={hex} flat={flat} tabbable={at === `${hex.q},${hex.r}`} focused={focused} unknown={unknown} />
            <HexTexts hex={hex} flat={flat} />
          </Fragment>
        ))}
        {(section.edges ?? []).map((edge) => (
          <EdgeView key={`${edge.q},${edge.r},${edge.side},${edge.name}`} edge={edge} flat={flat} />
        ))}
      </svg>
      <ScrollToMap map={map} />
      <MapTools map={map} />
      <Legend section={section} />
    </div>
  );
}

/** Scrolls to the map when something on it may be chosen and nothing that may be chosen is in sight. */
function ScrollToMap({ map }: { map: MapView }) {
  const { lit } = useTable();
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever something else may be chosen
  useEffect(() => {
    const el = map.svg.current;
    if (!el?.querySelector("[data-lit]")) return;
    if (
      map.zoomedIn &&
      el.clientWidth > BROAD &&
      [...el.querySelectorAll(".hex[data-lit]")].some((x) => !isWithin(x, el))
    )
      map.all();
    if (![...document.querySelectorAll(".board [data-lit]")].some(isSeen)) el.scrollIntoView({ block: "nearest" });
  }, [lit]);
  return null;
}

function isWithin(x: Element, box: Element): boolean {
  const [a, b] = [x.getBoundingClientRect(), box.getBoundingClientRect()];
  return a.left >= b.left && a.right <= b.right && a.top >= b.top && a.bottom <= b.bottom;
}

function isSeen(x: Element): boolean {
  const { top, bottom } = x.getBoundingClientRect();
  const low = document.querySelector(".prompt")?.getBoundingClientRect().top ?? innerHeight;
  return bottom > 0 && top < low;
}

/** A place where the viewer has a piece. */
function ownPlace({ hexes, flat }: HexMap, viewer: string): Point | undefined {
  const own = hexes.find((h) => viewer && (h.seat === viewer || h.pieces?.some((p) => p.seat === viewer)));
  return own && hexCentre(own.q, own.r, flat);
}

/** Arrow keys go from hex to hex, with Shift they move the map; plus, minus and zero zoom. False for any other key. */
function handleKey(e: KeyboardEvent, map: MapView, { hexes, flat }: HexMap, at: string): boolean {
  const arrow = ARROWS[e.key];
  if (arrow && e.shiftKey) map.pan(...arrow);
  else if (arrow) {
    const from = hexes.find((h) => `${h.q},${h.r}` === at);
    const to = from && neighbour(hexes, from, e.key, flat);
    if (to) map.svg.current?.querySelector<SVGElement>(`[data-at="${to.q},${to.r}"]`)?.focus();
  } else if (e.key === "+" || e.key === "=") map.zoom(0.8);
  else if (e.key === "-") map.zoom(1.25);
  else if (e.key === "0") map.all();
  else return false;
  return true;
}

function MapTools({ map }: { map: MapView }) {
  const { words } = useTableBasics();
  const tool = (key: string, act: () => void, drawn: ReactNode) => (
    <button type="button" className="tool" data-tool={key} aria-label={words.say(key)} onClick={act}>
      {drawn}
    </button>
  );
  const arrow = (name: UiName) => <UiIcon name={name} size={18} />;
  return (
    <div className="map-tools">
      {tool("web-zoom-in", () => map.zoom(0.7), "+")}
      {tool("web-zoom-out", () => map.zoom(1.4), "−")}
      {map.zoomedIn && (
        <>
          {tool("web-zoom-all", map.all, arrow("home"))}
          {tool("web-pan-left", () => map.pan(-1, 0), arrow("left"))}
          {tool("web-pan-up", () => map.pan(0, -1), arrow("down"))}
          {tool("web-pan-down", () => map.pan(0, 1), arrow("down"))}
          {tool("web-pan-right", () => map.pan(1, 0), arrow("right"))}
        </>
      )}
    </div>
  );
}

const each = (names: (string | undefined)[]) =>
  [...new Set(names.filter((x) => x !== undefined && x !== ""))] as string[];

/** What the signs on this map mean. */
function Legend({ section }: { section: HexMap }) {
  const { words } = useTableBasics();
  const pieces = section.hexes.flatMap((h) => h.pieces ?? []);
  const edges = section.edges ?? [];
  const seats = each([...section.hexes, ...pieces, ...edges].map((x) => x.seat)).sort();
  return (
    <details className="map-legend">
      <summary>{words.say("web-map-legend")}</summary>
      <ul>
        {each(section.hexes.map((h) => h.terrain)).map((x) => {
          const icon = iconFor(x);
          return (
            <li key={x}>
              <span className="swatch" data-terrain={x}>
                {icon && <Icon name={icon} />}
              </span>
              {words.say(`terrain-${x}`)}
            </li>
          );
        })}
        {section.hexes.some((h) => !h.terrain) && (
          <li>
            <span className="swatch fogged">?</span>
            {words.say("web-map-unexplored")}
          </li>
        )}
        {each(pieces.map((p) => p.ref)).map((x) => (
          <li key={x}>
            <span className="tile">
              <Icon name={iconForRef(x)} />
            </span>
            {words.ref(x)}
          </li>
        ))}
        {each(edges.map((x) => x.name)).map((x) => (
          <li key={x}>
            <span className="swatch line" data-name={x} />
            {words.say(`edge-${x}`)}
          </li>
        ))}
        {seats.map((x) => (
          <li key={x}>
            <SeatShape seat={x} size={16} />
            {words.seat(x)}
          </li>
        ))}
      </ul>
    </details>
  );
}
