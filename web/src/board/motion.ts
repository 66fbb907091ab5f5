/**
 * Motion that shows what happened: things move to their new places, revealed cards turn over, and moves that arrive
 * together are shown one after another. A click or a key finishes everything at once; the game never waits for it.
 */
import { type RefObject, useEffect, useLayoutEffect, useReducer, useRef } from "react";
import { flushSync } from "react-dom";
import { create } from "zustand";
import type { Section } from "../protocol";
import { useSettings } from "../settings";

const DURATIONS = { full: 340, quick: 160, none: 0 }; // milliseconds
const STEP = 0.18; // of the duration: how much later the next thing starts
const MAX_IN_TURN = 6; // if more than this move, all start at once
const HOLD = 2; // durations for which a board is shown before the next one that waits
const MAX_WAITING = 8; // boards that may wait to be shown
const EASE = "cubic-bezier(0.2, 0.8, 0.2, 1)";

const reducedMotion = typeof matchMedia === "function" ? matchMedia("(prefers-reduced-motion: reduce)") : null;

export function motionIsOff(): boolean {
  return !reducedMotion || reducedMotion.matches || document.hidden || useSettings.getState().motion === "none";
}

function duration(): number {
  return DURATIONS[useSettings.getState().motion];
}

const running = new Set<() => void>();

/** Ends all motion at once. */
export function finishMotion(): void {
  for (const end of [...running]) end();
}

function run(el: HTMLElement, frames: Keyframe[], delay: number, after: () => void = () => {}): void {
  const move = el.animate(frames, { duration: duration(), delay, easing: EASE, fill: "backwards" });
  const end = () => {
    if (!running.delete(end)) return;
    move.cancel();
    after();
  };
  running.add(end);
  move.onfinish = end;
}

/** Counts from one number to another; returns a function that stops it. */
export function tick(from: number, to: number, show: (value: number) => void): () => void {
  if (from === to || motionIsOff()) {
    show(to);
    return () => {};
  }
  let began = 0; // set in the first frame, which still shows the old number
  const most = duration();
  const end = () => {
    stop();
    show(to);
  };
  const stop = () => {
    running.delete(end);
    cancelAnimationFrame(frame);
  };
  let frame = requestAnimationFrame(function step(now) {
    began ||= now;
    const part = Math.min(1, (now - began) / most);
    if (part >= 1) return end();
    show(Math.round(from + (to - from) * Math.max(0, part)));
    frame = requestAnimationFrame(step);
  });
  running.add(end);
  return stop;
}

// what moves

export type Place = {
  x: number; // of its middle
  y: number;
  w: number;
  h: number;
  back: boolean; // it lies face down
  receives: boolean; // a thing that left the board went under it
};

export type Step =
  | { key: string; kind: "move"; dx: number; dy: number; scale: number }
  | { key: string; kind: "turn" | "appear" };

const NEAR = 3; // pixels; a smaller change is not shown

function distance(a: Place, b: Place): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

/** By how much a thing moved. If many things moved by the same, they were only pushed aside. */
function shiftOf(step: Step): string {
  return step.kind === "move" ? `${Math.round(step.dx)},${Math.round(step.dy)}` : "";
}

/** How each thing got to its place: those that moved come first, the farthest first; then those that turned or are new. */
export function planMotion(was: ReadonlyMap<string, Place>, now: ReadonlyMap<string, Place>): Step[] {
  const gone = [...was].filter(([key, x]) => !now.has(key) && !x.back).map(([, x]) => x);
  const backs = [...was.values()].filter((x) => x.back);
  const moves: (Step & { far: number })[] = [];
  const others: Step[] = [];
  for (const [key, to] of now) {
    const from = was.get(key) ?? (to.receives && gone.length === 1 ? gone[0] : undefined);
    if (!from) {
      const turned = !to.back && backs.some((x) => distance(x, to) < NEAR);
      others.push({ key, kind: turned ? "turn" : "appear" });
    } else if (distance(from, to) >= NEAR) {
      const scale = Math.min(1.6, Math.max(0.6, Math.sqrt((from.w * from.h) / (to.w * to.h))));
      moves.push({ key, kind: "move", dx: from.x - to.x, dy: from.y - to.y, scale, far: distance(from, to) });
    }
  }
  moves.sort((a, b) => b.far - a.far);
  const shifts = Map.groupBy(moves, shiftOf);
  const travellers = moves.filter((x) => (shifts.get(shiftOf(x))?.length ?? 0) <= MAX_IN_TURN);
  return [...travellers.map(({ far: _, ...step }) => step as Step), ...others];
}

type Thing = { el: HTMLElement; at: Place; parent: HTMLElement | null };

function placeOf(el: HTMLElement, rect: DOMRect, origin: DOMRect): Place {
  return {
    x: rect.left + rect.width / 2 - origin.left,
    y: rect.top + rect.height / 2 - origin.top,
    w: rect.width,
    h: rect.height,
    back: el.classList.contains("back"),
    receives: el.dataset.receives !== undefined,
  };
}

type Places = { origin: DOMRect; seen: Map<string, Thing>; hidden: Map<string, string> };

/** The places of all elements with a `data-key` that can be seen; for hidden ones the seat they belong to. */
function places(box: HTMLElement): Places {
  const origin = box.getBoundingClientRect();
  const seen = new Map<string, Thing>();
  const hidden = new Map<string, string>();
  for (const el of box.querySelectorAll<HTMLElement>("[data-key]")) {
    const key = el.dataset.key ?? "";
    const rect = el.getBoundingClientRect();
    if (rect.width) seen.set(key, { el, at: placeOf(el, rect, origin), parent: el.parentElement });
    else hidden.set(key, el.closest<HTMLElement>("[data-seat]")?.dataset.seat ?? "");
  }
  return { origin, seen, hidden };
}

const placesOf = (things: Map<string, Thing>) => new Map([...things].map(([key, x]) => [key, x.at]));

/** Animates the elements with a `data-key` when `turn` changes. */
export function useMotion(box: RefObject<HTMLElement | null>, turn: number): void {
  const last = useRef(turn);
  const before = useRef<Map<string, Thing> | null>(null);
  if (turn !== last.current) {
    last.current = turn;
    before.current = box.current && !motionIsOff() ? places(box.current).seen : null; // the old board is still drawn
  }
  useLayoutEffect(() => {
    const was = before.current;
    before.current = null;
    if (was && box.current) animate(box.current, was);
  });
}

/** How much larger a board is drawn: its own pixels are so many of the screen. Older browsers do not say it. */
const zoomOf = (box: Element): number => (box as { currentCSSZoom?: number }).currentCSSZoom ?? 1;

function animate(box: HTMLElement, was: Map<string, Thing>): void {
  finishMotion();
  const there = places(box);
  const { seen } = there;
  const zoom = zoomOf(box);
  const steps = planMotion(placesOf(was), placesOf(seen));
  const all = duration();
  const moving = steps.filter((x) => x.kind === "move").length;
  let delay = 0;
  for (const step of steps) {
    const { el } = seen.get(step.key) as Thing;
    if (step.kind === "move") {
      el.style.zIndex = "50";
      const from = { translate: `${step.dx / zoom}px ${step.dy / zoom}px`, scale: `${step.scale}` };
      run(el, [from, { translate: "0 0", scale: "1" }], delay, () => {
        el.style.zIndex = "";
      });
      if (moving <= MAX_IN_TURN) delay += all * STEP;
    } else if (step.kind === "turn") {
      el.classList.add("turning");
      run(el, [{ rotate: "y 180deg" }, { rotate: "y 0deg" }], moving ? all / 2 : 0, () => {
        el.classList.remove("turning");
      });
    } else run(el, [{ opacity: 0 }, { opacity: 1 }], 0);
  }
  flyToPanels(was, there);
}

/** Where the new place of a thing is hidden (on a phone, in another tab), a copy flies to the panel of its seat. */
function flyToPanels(was: Map<string, Thing>, { origin, seen, hidden }: Places): void {
  const gone = [...was].filter(([key, x]) => !seen.has(key) && !x.at.back);
  const under = [...hidden].filter(([key]) => key.startsWith(UNDER) && !was.has(key));
  for (const [key, old] of gone) {
    const seat = hidden.get(key) ?? (gone.length === 1 ? under[0]?.[1] : undefined);
    const panel = seat && document.querySelector(`.seat-panel[data-seat="${seat}"]`);
    if (!panel || !old.parent?.isConnected || old.el.isConnected) continue;
    const rect = panel.getBoundingClientRect();
    const dx = rect.left + rect.width / 2 - origin.left - old.at.x;
    const dy = rect.top + rect.height / 2 - origin.top - old.at.y;
    const picture = old.el.cloneNode(true) as HTMLElement;
    for (const name of ["data-key", "data-ref", "data-lit", "id"]) picture.removeAttribute(name);
    picture.inert = true;
    picture.style.zIndex = "60";
    old.parent.append(picture);
    const zoom = zoomOf(old.parent);
    const to = { translate: `${dx / zoom}px ${dy / zoom}px`, scale: "0.3", opacity: 0.2 };
    run(picture, [{ translate: "0 0" }, to], 0, () => picture.remove());
  }
}

/** The start of the keys of places under a thing. */
export const UNDER = "under:";

// one after another

/** How many lines have led to the board that is drawn now: it may be behind the record while moves are shown. */
export const useShownLine = create(() => ({ n: 0 }));

export type ShownBoard = { board: Section[]; n: number };

/** Boards that arrived quickly one after another. Each is shown for a moment; in the end the newest is shown. */
export class BoardQueue {
  private shown: ShownBoard | null = null;
  private newest: ShownBoard | null = null;
  private waiting: ShownBoard[] = [];
  private since = Number.NEGATIVE_INFINITY; // when the last move was shown

  /** Takes the newest board and returns the one to draw now. */
  offer(next: ShownBoard, hold: number, now: number): ShownBoard {
    if (this.shown && this.newest?.board === next.board && this.newest.n === next.n) return this.shown;
    const old = this.newest;
    this.newest = next;
    const behind = this.waiting.length > 0;
    const forward = old !== null && next.n > old.n;
    if (behind && next.n === old?.n) this.waiting[this.waiting.length - 1] = next;
    else if (hold && forward && this.waiting.length < MAX_WAITING && (behind || now < this.since + hold))
      this.waiting.push(next);
    else return this.show(next, forward ? now : this.since);
    return this.shown as ShownBoard;
  }

  private show(x: ShownBoard, since: number): ShownBoard {
    this.waiting = [];
    this.shown = x;
    this.since = since;
    return x;
  }

  /** How long until the next board is due, or null if none waits. The more wait, the sooner. */
  due(hold: number, now: number): number | null {
    const n = this.waiting.length;
    return n ? Math.max(0, this.since + hold / Math.max(1, n - 1) - now) : null;
  }

  next(now: number): void {
    const rest = this.waiting.slice(1);
    const first = this.waiting[0];
    if (!first) return;
    this.show(first, now);
    this.waiting = rest;
  }

  /** Goes to the newest board; true if any were skipped. */
  last(): boolean {
    const skips = this.waiting.length > 0;
    if (this.newest) this.show(this.newest, Number.NEGATIVE_INFINITY);
    return skips;
  }
}

/** The board to draw: the newest, or an earlier one while moves are still being shown. */
export function useQueuedBoard(now: ShownBoard): ShownBoard {
  const [, redraw] = useReducer((x: number) => x + 1, 0);
  const queue = useRef<BoardQueue>(null);
  queue.current ??= new BoardQueue();
  const hold = motionIsOff() ? 0 : duration() * HOLD;
  const shown = queue.current.offer(now, hold, performance.now());
  useEffect(() => useShownLine.setState({ n: shown.n }), [shown.n]);
  useEffect(() => {
    const due = queue.current?.due(hold, performance.now());
    if (due == null) return;
    const timer = setTimeout(() => {
      queue.current?.next(performance.now());
      redraw();
    }, due);
    return () => clearTimeout(timer);
  });
  useEffect(() => {
    const skip = () => {
      if (queue.current?.last()) flushSync(redraw);
      finishMotion(); // also the motion that this has started
    };
    document.addEventListener("pointerdown", skip, true);
    document.addEventListener("keydown", skip, true);
    return () => {
      document.removeEventListener("pointerdown", skip, true);
      document.removeEventListener("keydown", skip, true);
    };
  }, []);
  return shown;
}
