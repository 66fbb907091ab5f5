/** Motion that shows what happened: things travel from where they were to where they are. A click finishes it. */
import { animate } from "motion/mini";
import { type RefObject, useLayoutEffect, useRef } from "react";

type Place = { x: number; y: number };
const running = new Set<{ complete: () => void }>();
const LASTS = 0.3;
const STEP = 0.06;
const TOGETHER = 6; // more than so many move at once

export function still(): boolean {
  return typeof matchMedia !== "function" || matchMedia("(prefers-reduced-motion: reduce)").matches || document.hidden;
}

/** Everything is where it belongs, at once. */
export function finish(): void {
  for (const x of running) x.complete();
  running.clear();
}

function places(box: HTMLElement): Map<string, { el: HTMLElement; at: Place }> {
  const origin = box.getBoundingClientRect();
  const out = new Map<string, { el: HTMLElement; at: Place }>();
  for (const el of box.querySelectorAll<HTMLElement>("[data-key]")) {
    const rect = el.getBoundingClientRect();
    if (rect.width) out.set(el.dataset.key ?? "", { el, at: { x: rect.left - origin.left, y: rect.top - origin.top } });
  }
  return out;
}

/** Moves whatever carries a `data-key` in the box when `turn` changes. */
export function useMoves(box: RefObject<HTMLElement | null>, turn: number): void {
  const before = useRef<Map<string, Place> | null>(null);
  const last = useRef(turn);
  useLayoutEffect(() => {
    if (!box.current) return;
    finish();
    const now = places(box.current);
    const was = before.current;
    if (was && turn !== last.current && !still()) travel(was, now);
    last.current = turn;
    before.current = new Map([...now].map(([key, x]) => [key, x.at]));
  });
}

function travel(was: Map<string, Place>, now: Map<string, { el: HTMLElement; at: Place }>): void {
  const moved = [...now].filter(([key, { at }]) => {
    const old = was.get(key);
    return old && Math.hypot(old.x - at.x, old.y - at.y) > 2;
  });
  moved.forEach(([key, { el, at }], i) => {
    const old = was.get(key) as Place;
    const from = `translate(${old.x - at.x}px, ${old.y - at.y}px)`;
    el.style.zIndex = "50";
    const move = animate(
      el,
      { transform: [from, "translate(0px, 0px)"] },
      { duration: LASTS, delay: moved.length > TOGETHER ? 0 : i * STEP, ease: [0.2, 0.8, 0.2, 1] },
    );
    running.add(move);
    void move.finished.finally(() => {
      running.delete(move);
      el.style.transform = "";
      el.style.zIndex = "";
    });
  });
  for (const [key, { el }] of now)
    if (!was.has(key)) {
      const appear = animate(el, { opacity: [0, 1] }, { duration: LASTS });
      running.add(appear);
      void appear.finished.finally(() => running.delete(appear));
    }
}
