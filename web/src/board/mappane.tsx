/** A map to play on: fitted into its pane, zoomed and moved, with every place to open, choose and walk to by keys. */
import {
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  type RefObject,
  useCallback,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import type { MapArt } from "../art/mapart";
import type { Hex, HexMap } from "../protocol";
import { useTable, useTableBasics } from "./context";
import {
  Drawings,
  type Drawn,
  drawingsOf,
  Edges,
  figuresOf,
  Ground,
  type HexDrawing,
  type HexHandlers,
  HexView,
  Letter,
  type MapLetter,
  type MapLie,
  type MapMark,
  Mark,
  Pieces,
  PlaceNames,
  Territories,
} from "./hex";
import { type Box, hexCentre, isBetterTurned, mapBox, nameOf, neighbour, type Point, SIZE } from "./hexes";
import { useMapArt } from "./mapart";
import { doable, type PlaceLines, PlaceView } from "./mapplace";
import { LAYERS, type Layer, Legend, MapTools } from "./maptools";
import { useTravel } from "./maptravel";
import { useMapTurn } from "./mapturn";
import { type MapView, useMapView, usePaneSize } from "./mapview";
import { type MapWay, Ways } from "./mapways";

const REST = 160; // milliseconds before a resting pointer opens a place
const PRESS = 450; // of a finger
const FEW = 30; // hexes; with fewer it is only a part of a map, and drawn small
const NO_MARKS: ReadonlyMap<string, MapMark> = new Map();
const NO_LETTERS: ReadonlyMap<string, MapLetter> = new Map();
const NO_TEXTS: ReadonlyMap<string, string> = new Map();
const NO_DRAWINGS: readonly Drawn[] = [];
const NO_WAYS: readonly MapWay[] = [];
const SHIFTS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Where things of the map are in the pane, for what lies above it. */
export type Above = { centre: (ref: string) => Point | null; radius: number; view: MapView; art: MapArt; lie: MapLie };

export type MapPaneProps = {
  section: HexMap;
  fills?: boolean; // the map fills the room that it is given, and nothing else scrolls there
  room?: number; // units around the map, for what is drawn beside it
  draw?: HexDrawing | undefined; // what stands on a hex, if the game draws it in its own way
  drawings?: readonly Drawn[]; // that it uses
  marks?: ReadonlyMap<string, MapMark>; // by reference: what will happen there
  yields?: ReadonlyMap<string, MapMark>; // by reference: what a place yields, shown as a layer
  names?: ReadonlyMap<string, string>; // by reference: written below a place
  letters?: ReadonlyMap<string, MapLetter>; // by reference: of what stands there or may come
  ways?: readonly MapWay[]; // between two places
  ghosts?: ((lie: MapLie) => ReactNode) | undefined; // what is not laid yet
  title?: (hex: Hex) => string; // the name or description of a place
  lines?: PlaceLines;
  answers?: (hex: Hex) => boolean; // does the game answer a click itself?
  busy?: boolean; // a window is open above the map, so places do not open by themselves
  above?: (above: Above) => ReactNode;
};

export function MapPane(props: MapPaneProps) {
  const { section, fills = false } = props;
  const { viewer, game } = useTableBasics();
  const art = useMapArt(game);
  const flat = section.flat ?? false;
  const [pane, size] = usePaneSize();
  const turned = fills && isBetterTurned(section.hexes, flat, size);
  const box = useMemo(() => mapBox(section.hexes, { flat, turned }), [section.hexes, flat, turned]);
  const home = ownPlace(section, viewer, { flat, turned }) ?? { x: box.x + box.w / 2, y: box.y + box.h / 2 };
  const margin = fills ? MARGIN + (props.room ?? 0) : 0;
  const room: Box = { x: box.x - margin, y: box.y - margin, w: box.w + 2 * margin, h: box.h + 2 * margin };
  const view = useMapView(pane, size, { box: room, home, freeWheel: fills });
  useLayoutEffect(() => {
    if (fills && size.w) useMapTurn.setState({ turned });
  }, [fills, size.w, turned]);
  const px = 1 / view.whole;
  const lie = useMemo(() => ({ flat, turned, px }), [flat, turned, px]);
  return <MapIn {...props} art={art} view={view} box={room} lie={lie} />;
}

const MARGIN = 8; // units around the map

type InProps = MapPaneProps & { art: MapArt; view: MapView; box: Box; lie: MapLie };

function MapIn(props: InProps) {
  const { section, fills, above, view, box, lie, art } = props;
  const { words } = useTableBasics();
  const { hexes } = section;
  const [at, setAt] = useState(hexes[0] ? nameOf(hexes[0]) : "");
  const [layer, setLayer] = useState<Layer>("");
  const pointer = useRef<Point>({ x: -1, y: -1 }); // in the window, where it was last
  const { open, setOpen, handlers } = usePlaces(props, setAt, pointer);
  useRevealLit(view, section, lie);
  const inPane = (p: Point): Point => {
    const offset = view.offset();
    return { x: (p.x - box.x) * view.scale + offset.x, y: (p.y - box.y) * view.scale + offset.y };
  };
  const go = (hex: Hex) =>
    view.pane.current?.querySelector<SVGElement>(`[data-at="${nameOf(hex)}"]`)?.focus({ preventScroll: true });
  const keys = (e: KeyboardEvent) => {
    const from = hexes.find((h) => nameOf(h) === at);
    if (!handleKey(e, view, layer, setLayer) && !(from && walk(e, hexes, from, lie, go))) return;
    e.preventDefault();
    e.stopPropagation();
  };
  const seePointer = (e: PointerEvent) => {
    pointer.current = { x: e.clientX, y: e.clientY };
  };
  const centre = (ref: string) => {
    const hex = hexes.find((h) => h.ref === ref);
    return hex ? inPane(hexCentre(hex, lie)) : null;
  };
  const radius = SIZE * view.scale;
  return (
    <div className="map" data-fills={fills ? "" : undefined}>
      {/* biome-ignore lint/a11y/useSemanticElements: it holds the hexes of an svg */}
      <div
        className="map-pane"
        ref={view.pane}
        role="group"
        aria-label={words.say("web-map-keys")}
        data-zoomed-in={view.zoomedIn ? "" : undefined}
        data-layer={layer || undefined}
        style={{ "--high": box.h * (hexes.length > FEW ? 0.8 : 0.5), "--wide": box.w } as object}
        onKeyDown={keys}
        {...view.pointerHandlers}
        onPointerDownCapture={seePointer}
        onPointerMoveCapture={seePointer}
        onClickCapture={(e) => view.dragged() && e.stopPropagation()}
        onDoubleClick={(e) => (e.target as Element).matches(".hex[data-lit]") || view.twice(e.clientX, e.clientY)}
      >
        <div className="map-layer" ref={view.layer}>
          {/* biome-ignore lint/a11y/noSvgWithoutTitle: every hex in it has a name */}
          <svg
            width={box.w * view.scale}
            height={box.h * view.scale}
            viewBox={`${box.x} ${box.y} ${box.w} ${box.h}`}
            style={{ "--px": lie.px, "--px-now": 1 / view.scale } as object}
          >
            <Drawing {...props} at={at} layer={layer} handlers={handlers} />
          </svg>
        </div>
        {open && !props.busy && (
          <PlaceView
            hex={hexes.find((h) => h.ref === open) ?? (hexes[0] as Hex)}
            at={centre(open) ?? { x: 0, y: 0 }}
            radius={radius}
            pane={view.size}
            title={props.title?.(hexes.find((h) => h.ref === open) ?? (hexes[0] as Hex))}
            lines={props.lines}
          />
        )}
        {above?.({ centre, radius, view, art, lie })}
      </div>
      <MapTools
        view={view}
        layer={layer}
        setLayer={setLayer}
        hexes={hexes}
        go={(hex) => {
          go(hex);
          setOpen(hex.ref);
        }}
      />
      {!fills && <Legend section={section} art={art} />}
    </div>
  );
}

type DrawingProps = InProps & { at: string; layer: Layer; handlers: HexHandlers };

/** Everything in the svg, from the ground up. */
function Drawing({
  section,
  draw,
  drawings,
  marks = NO_MARKS,
  yields,
  names = NO_TEXTS,
  letters = NO_LETTERS,
  ways = NO_WAYS,
  ghosts,
  art,
  lie,
  at,
  layer,
  handlers,
}: DrawingProps) {
  const { words, choices } = useTable();
  const prefix = `m${useId().replace(/\W/g, "")}-`;
  const { hexes } = section;
  const used = useMemo(() => drawings ?? drawingsOf(hexes, art), [drawings, hexes, art]);
  const travel = useTravel(section, lie);
  const shown = layer === "yields" && yields ? yields : NO_MARKS;
  return (
    <>
      <Drawings prefix={prefix} of={used ?? NO_DRAWINGS} />
      <Ground hexes={hexes} art={art} lie={lie} />
      <Edges edges={(section.edges ?? []).filter((x) => !draw || x.name === "region")} lie={lie} />
      <Territories hexes={hexes} lie={lie} />
      {ghosts?.(lie)}
      {hexes.map((h) => (
        <HexView
          key={h.ref}
          hex={h}
          lie={lie}
          tabbable={at === nameOf(h)}
          handlers={handlers}
          more={doable(h.ref, choices, words)
            .map((x) => x.text)
            .join(", ")}
        />
      ))}
      <g className="map-pieces" ref={travel}>
        {hexes.map((h) =>
          h.pieces?.length ? (
            <g key={h.ref} data-on={h.ref}>
              {draw ? draw(h, lie, prefix) : <Pieces hex={h} lie={lie} prefix={prefix} art={art} />}
            </g>
          ) : null,
        )}
      </g>
      <Ways ways={ways} hexes={hexes} lie={lie} handlers={handlers} />
      {hexes.map((h) => {
        const letter = letters.get(h.ref);
        return letter && <Letter key={h.ref} hex={h} lie={lie} letter={letter} />;
      })}
      <PlaceNames hexes={hexes} names={names} lie={lie} />
      {hexes.map((h) => {
        const mark = marks.get(h.ref) ?? shown.get(h.ref) ?? figuresOf(h);
        return mark && <Mark key={h.ref} hex={h} lie={lie} mark={mark} />;
      })}
    </>
  );
}

/** Which place is open, and what hexes do under pointer and focus. */
function usePlaces(props: InProps, setAt: (at: string) => void, pointer: RefObject<Point>) {
  const { hexes } = props.section;
  const { click } = useTableBasics();
  const { lit } = useTable();
  const [open, setOpen] = useState("");
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const now = useRef({ ...props, lit });
  now.current = { ...props, lit };
  useEffect(() => () => clearTimeout(timer.current), []);
  const later = useCallback((act: () => void, after: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(act, after);
  }, []);
  const handlers = useMemo<HexHandlers>(
    () => ({
      focused: (hex) => {
        setAt(nameOf(hex));
        now.current.view.reveal(hexCentre(hex, now.current.lie));
        later(() => setOpen(hex.ref), REST);
      },
      entered: (hex, e: PointerEvent) => {
        const { x, y } = pointer.current;
        if (e.clientX === x && e.clientY === y) return; // a window has closed above the map, and the pointer rests
        later(() => setOpen(hex.ref), e.pointerType === "touch" ? PRESS : REST);
      },
      left: () => later(() => setOpen(""), REST),
      open: (hex) => later(() => setOpen(hex.ref), 0),
      choose: (hex) => {
        setAt(nameOf(hex));
        if (now.current.lit.has(hex.ref)) {
          clearTimeout(timer.current);
          setOpen("");
        } else handlers.open(hex);
        if (!now.current.answers?.(hex)) click(hex.ref);
      },
    }),
    [click, later, setAt, pointer],
  );
  return { open: hexes.some((h) => h.ref === open) ? open : "", setOpen, handlers };
}

/** Shows the whole map when something may be chosen that is out of sight. */
function useRevealLit(view: MapView, { hexes }: HexMap, lie: MapLie): void {
  const { lit } = useTable();
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever something else may be chosen
  useEffect(() => {
    if (!view.zoomedIn || view.size.w < 600) return;
    const pane = view.pane.current?.getBoundingClientRect();
    const hidden = [...(view.pane.current?.querySelectorAll(".hex[data-lit]") ?? [])].some((x) => {
      const b = x.getBoundingClientRect();
      return pane && (b.left < pane.left || b.right > pane.right || b.top < pane.top || b.bottom > pane.bottom);
    });
    if (hidden) view.all();
  }, [lit, hexes.length, lie]);
}

/** A place where the viewer has a piece. */
function ownPlace({ hexes }: HexMap, viewer: string, lie: { flat: boolean; turned: boolean }): Point | undefined {
  const own = hexes.find((h) => viewer && (h.seat === viewer || h.pieces?.some((p) => p.seat === viewer)));
  return own && hexCentre(own, lie);
}

/** With Shift, arrows move the map; plus, minus and zero zoom; letters switch layers. False for any other key. */
function handleKey(e: KeyboardEvent, view: MapView, layer: Layer, setLayer: (layer: Layer) => void): boolean {
  const shift = SHIFTS[e.key];
  const wanted = LAYERS.find((x) => x.key === e.key);
  if (shift && e.shiftKey) view.pan(...shift);
  else if (e.ctrlKey || e.metaKey || e.altKey) return false;
  else if (e.key === "+" || e.key === "=") view.zoom(1.25);
  else if (e.key === "-") view.zoom(0.8);
  else if (e.key === "0") view.all();
  else if (wanted) setLayer(layer === wanted.id ? "" : wanted.id);
  else return false;
  return true;
}

/** Arrows go from hex to hex. */
function walk(e: KeyboardEvent, hexes: readonly Hex[], from: Hex, lie: MapLie, go: (hex: Hex) => void): boolean {
  if (!(e.key in SHIFTS) || e.shiftKey) return false;
  const to = neighbour(hexes, from, e.key, lie);
  if (to) go(to);
  return true;
}
