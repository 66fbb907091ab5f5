/** Zooming and moving a map. While it is moved, only the transform of its layer changes: nothing is drawn again. */
import { type PointerEvent, type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";
import { type Box, fitting, keptInPane, type Point, SIZE, type Size, shifted } from "./hexes";

export const LARGEST = 3; // times the size at which the whole map is seen
const SMALLEST = 26; // pixels from the centre of a hex to its corner: on a phone a smaller map begins zoomed in
const GOOD = 34; // so far
const PHONE = 600; // pixels: wider panes begin with the whole map
const STEP = 0.25; // of the pane, by one press
const STILL = 5; // pixels: a press that moves less is a click
const TWICE = 1.9; // a double click zooms so far, and back

export type MapView = {
  pane: RefObject<HTMLDivElement | null>;
  layer: RefObject<HTMLDivElement | null>;
  size: Size; // of the pane, in pixels
  scale: number; // pixels for a unit of the map
  whole: number; // the same where the whole map is seen
  zoomedIn: boolean;
  offset: () => Point; // of the map in its pane
  zoom: (by: number) => void;
  pan: (dx: number, dy: number) => void;
  all: () => void;
  twice: (x: number, y: number) => void; // zoom in at a point of the window, or out again
  reveal: (at: Point) => void; // a point of the map
  pointerHandlers: Record<
    "onPointerDown" | "onPointerMove" | "onPointerUp" | "onPointerCancel",
    (e: PointerEvent) => void
  >;
  dragged: () => boolean; // the last press moved the map, so it chooses nothing
};

export function usePaneSize(): [RefObject<HTMLDivElement | null>, Size] {
  const pane = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState<Size>({ w: 0, h: 0 });
  useLayoutEffect(() => {
    const el = pane.current;
    if (!el) return;
    const measure = () => setSize({ w: el.clientWidth, h: el.clientHeight });
    measure();
    if (typeof ResizeObserver === "undefined") return;
    const watch = new ResizeObserver(measure);
    watch.observe(el);
    return () => watch.disconnect();
  }, []);
  return [pane, size];
}

type Options = {
  box: Box; // around the map
  home: Point; // shown first where the whole map is too small to read
  freeWheel: boolean; // the wheel zooms without Ctrl, because nothing else scrolls
};

export function useMapView(
  pane: RefObject<HTMLDivElement | null>,
  size: Size,
  { box, home, freeWheel }: Options,
): MapView {
  const layer = useRef<HTMLDivElement>(null);
  const whole = fitting(box, size);
  const [zoom, setZoom] = useState(1);
  const at = useRef<Point>({ x: 0, y: 0 });
  const scale = whole * zoom;
  const map = (k: number): Size => ({ w: box.w * k, h: box.h * k });
  const put = (to: Point, k = scale) => {
    at.current = keptInPane(to, map(k), size);
    const el = layer.current;
    if (el) el.style.transform = `translate3d(${at.current.x}px, ${at.current.y}px, 0)`;
  };
  const now = useRef({ zoom, put });
  now.current = { zoom, put };

  /** Zooms so that a point of the pane stays where it is. */
  const zoomAt = (by: number, p: Point) => {
    const old = now.current.zoom;
    const next = Math.min(LARGEST, Math.max(1, old * by));
    if (next === old) return;
    const k = next / old;
    at.current = { x: p.x - (p.x - at.current.x) * k, y: p.y - (p.y - at.current.y) * k };
    now.current.zoom = next;
    setZoom(next);
  };
  const zoomNow = useRef(zoomAt);
  zoomNow.current = zoomAt;

  // the new size of the map is there: its place in the pane follows
  useLayoutEffect(() => now.current.put(at.current));

  const begun = useRef(false);
  useLayoutEffect(() => {
    if (begun.current || !size.w) return;
    begun.current = true;
    if (size.w > PHONE || SIZE * whole >= SMALLEST) return;
    const k = GOOD / SIZE;
    at.current = { x: size.w / 2 - (home.x - box.x) * k, y: size.h / 2 - (home.y - box.y) * k };
    setZoom(Math.min(LARGEST, k / whole));
  }, [size.w, size.h, whole, home.x, home.y, box.x, box.y]);

  useEffect(() => {
    const el = pane.current;
    if (!el) return;
    const wheel = (e: WheelEvent) => {
      if (!e.ctrlKey && !freeWheel) return;
      e.preventDefault();
      zoomNow.current(e.deltaY < 0 ? 1.15 : 1 / 1.15, placeIn(el, e.clientX, e.clientY));
    };
    el.addEventListener("wheel", wheel, { passive: false });
    return () => el.removeEventListener("wheel", wheel);
  }, [pane, freeWheel]);

  const middle = { x: size.w / 2, y: size.h / 2 };
  const { handlers, dragged } = useDragging(
    (dx, dy) => now.current.put({ x: at.current.x + dx, y: at.current.y + dy }),
    (by, x, y) => pane.current && zoomNow.current(by, placeIn(pane.current, x, y)),
  );
  return {
    pane,
    layer,
    size,
    scale,
    whole,
    zoomedIn: zoom > 1,
    offset: () => at.current,
    zoom: (by) => zoomAt(by, middle),
    pan: (dx, dy) => put({ x: at.current.x - dx * size.w * STEP, y: at.current.y - dy * size.h * STEP }),
    all: () => setZoom(1),
    twice: (x, y) => {
      if (zoom > 1) setZoom(1);
      else if (pane.current) zoomAt(TWICE, placeIn(pane.current, x, y));
    },
    reveal: (p) => {
      if (zoom > 1)
        put(shifted(at.current, { x: (p.x - box.x) * scale, y: (p.y - box.y) * scale }, SIZE * scale, size));
    },
    pointerHandlers: handlers,
    dragged,
  };
}

function placeIn(el: Element, x: number, y: number): Point {
  const box = el.getBoundingClientRect();
  return { x: x - box.left, y: y - box.top };
}

/** One pointer moves, two zoom. */
function useDragging(move: (dx: number, dy: number) => void, pinch: (by: number, x: number, y: number) => void) {
  const held = useRef(new Map<number, Point>());
  const moved = useRef(false);
  const drag = (e: PointerEvent) => {
    const old = held.current.get(e.pointerId);
    if (!old) return;
    const now = { x: e.clientX, y: e.clientY };
    const other = [...held.current].find(([id]) => id !== e.pointerId)?.[1];
    if (!moved.current && !other && Math.hypot(now.x - old.x, now.y - old.y) < STILL) return;
    moved.current = true;
    held.current.set(e.pointerId, now);
    if (!other) return move(now.x - old.x, now.y - old.y);
    const [before, after] = [
      Math.hypot(old.x - other.x, old.y - other.y),
      Math.hypot(now.x - other.x, now.y - other.y),
    ];
    pinch(after / Math.max(1, before), (now.x + other.x) / 2, (now.y + other.y) / 2);
  };
  const release = (e: PointerEvent) => void held.current.delete(e.pointerId);
  return {
    handlers: {
      onPointerDown: (e: PointerEvent) => {
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
