/** The part of a map in view, moved by dragging, wheel, pinching, buttons and keys. */
import { type PointerEvent, type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";
import { centre, keptOnMap, movedToShow, type Point, SIZE, type View, zoomed } from "./hexes";

const SMALLEST = 44; // pixels: a hex is not narrower than a finger when a map is first seen
const GOOD = 64; // and if it would be, the map is zoomed in until it is this wide
export const BROAD = 600; // pixels: there is room to choose on the whole map
const STEP = 0.25; // of the view, by one press

export type MapView = {
  svg: RefObject<SVGSVGElement | null>;
  view: View;
  zoomedIn: boolean; // only a part of the map is in view
  unit: number; // units of the map per pixel
  zoom: (by: number) => void;
  pan: (dx: number, dy: number) => void;
  all: () => void;
  reveal: (at: Point) => void;
  pointerHandlers: Record<
    "onPointerDown" | "onPointerMove" | "onPointerUp" | "onPointerCancel",
    (e: PointerEvent) => void
  >;
  dragged: () => boolean; // the last press moved the map, so it chooses nothing
};

/** Units of the map per pixel: the whole view fits into the box. */
function unitOf(el: SVGSVGElement | null, v: View): number {
  return el?.clientWidth ? Math.max(v.w / el.clientWidth, v.h / el.clientHeight) : 1;
}

function placeOnMap(el: SVGSVGElement | null, v: View, p: Point): Point {
  const box = el?.getBoundingClientRect();
  if (!box) return centre(v);
  const unit = unitOf(el, v);
  const mid = centre(v);
  return {
    x: mid.x + (p.x - box.left - box.width / 2) * unit,
    y: mid.y + (p.y - box.top - box.height / 2) * unit,
  };
}

/** `home` is shown first if the whole map is too small to read. */
export function useMapView(all: View, home: Point): MapView {
  const svg = useRef<SVGSVGElement>(null);
  const [own, setOwn] = useState<View | null>(null); // null: the whole map, also when it grows
  const [width, setWidth] = useState(0);
  const view = own ?? all;
  const held = useRef(new Map<number, Point>());
  const moved = useRef(false);
  const change = (make: (v: View) => View) => setOwn((v) => orWhole(make(v ?? all), all));

  // biome-ignore lint/correctness/useExhaustiveDependencies: only when it is first seen
  useLayoutEffect(() => {
    const el = svg.current;
    if (!el?.clientWidth) return;
    setWidth(el.clientWidth);
    const hex = (SIZE * Math.sqrt(3)) / unitOf(el, all);
    if (hex < SMALLEST && !(el.clientWidth > BROAD && el.querySelector(".hex[data-lit]"))) {
      const zoomedIn = zoomed(all, hex / GOOD, centre(all), all);
      setOwn(keptOnMap({ ...zoomedIn, x: home.x - zoomedIn.w / 2, y: home.y - zoomedIn.h / 2 }, all));
    }
  }, []);
  useEffect(() => {
    const el = svg.current;
    if (!el) return;
    const wheel = (e: WheelEvent) =>
      setOwn((v) => {
        const before = v ?? all;
        const after = zoomed(
          before,
          e.deltaY > 0 ? 1.15 : 1 / 1.15,
          placeOnMap(el, before, { x: e.clientX, y: e.clientY }),
          all,
        );
        return orWhole(after, all);
      });
    const keep = (e: WheelEvent) => {
      if (e.deltaY > 0 && el.dataset.zoomedIn === undefined) return; // it cannot zoom out, so the page scrolls
      e.preventDefault();
      wheel(e);
    };
    el.addEventListener("wheel", keep, { passive: false });
    const watch = typeof ResizeObserver === "undefined" ? null : new ResizeObserver(() => setWidth(el.clientWidth));
    watch?.observe(el);
    return () => {
      el.removeEventListener("wheel", keep);
      watch?.disconnect();
    };
  }, [all]);

  const drag = (e: PointerEvent) => {
    const old = held.current.get(e.pointerId);
    if (!old) return;
    const now = { x: e.clientX, y: e.clientY };
    const other = [...held.current].find(([id]) => id !== e.pointerId)?.[1];
    if (!moved.current && !other && Math.hypot(now.x - old.x, now.y - old.y) < 5) return;
    moved.current = true;
    held.current.set(e.pointerId, now);
    const el = svg.current;
    if (other) {
      const by =
        Math.hypot(old.x - other.x, old.y - other.y) / Math.max(1, Math.hypot(now.x - other.x, now.y - other.y));
      change((v) => zoomed(v, by, placeOnMap(el, v, other), all));
    } else
      change((v) => {
        const unit = unitOf(el, v);
        return keptOnMap({ ...v, x: v.x - (now.x - old.x) * unit, y: v.y - (now.y - old.y) * unit }, all);
      });
  };
  const release = (e: PointerEvent) => void held.current.delete(e.pointerId);
  return {
    svg,
    view,
    zoomedIn: own !== null,
    unit: width ? unitOf(svg.current, view) : 1,
    zoom: (by) => change((v) => zoomed(v, by, centre(v), all)),
    pan: (dx, dy) => change((v) => keptOnMap({ ...v, x: v.x + dx * v.w * STEP, y: v.y + dy * v.h * STEP }, all)),
    all: () => setOwn(null),
    reveal: (at) => own && change((v) => movedToShow(v, at, all)),
    pointerHandlers: {
      onPointerDown: (e) => {
        if (!held.current.size) moved.current = false;
        held.current.set(e.pointerId, { x: e.clientX, y: e.clientY });
      },
      onPointerMove: drag,
      onPointerUp: release,
      onPointerCancel: release,
    },
    dragged: () => moved.current,
  };
}

/** Null for the whole map. */
function orWhole(v: View, all: View): View | null {
  return v.w >= all.w ? null : v;
}
