/** A window above the map. It is put where it hides the fewest places that matter. */
import { type CSSProperties, type ReactNode, useLayoutEffect, useRef, useState } from "react";
import { useTableBasics } from "../../../board/context";
import type { Above } from "../../../board/mappane";
import { UiIcon } from "../../../icons/ui";

const GAP = 8; // pixels
const STEP = 12;
const PHONE = 600; // pixels: narrower panes have windows at their foot

type Place = { x: number; y: number };

/** The place of a window that hides the fewest points, then the fewest others, and lies nearest to the first point. */
export function placeBeside(
  points: readonly Place[],
  others: readonly Place[],
  size: { w: number; h: number },
  pane: { w: number; h: number },
  radius: number,
): Place {
  const [first] = points;
  let best = { cost: Number.POSITIVE_INFINITY, x: GAP, y: GAP };
  for (let x = GAP; x <= Math.max(GAP, pane.w - size.w - GAP); x += STEP)
    for (let y = GAP; y <= Math.max(GAP, pane.h - size.h - GAP); y += STEP) {
      const isHidden = (p: Place) =>
        p.x > x - radius * 0.8 &&
        p.x < x + size.w + radius * 0.8 &&
        p.y > y - radius * 0.8 &&
        p.y < y + size.h + radius * 0.8;
      const far = first
        ? Math.hypot(Math.max(x - first.x, 0, first.x - x - size.w), Math.max(y - first.y, 0, first.y - y - size.h))
        : 0;
      const cost = points.filter(isHidden).length * 4000 + others.filter(isHidden).length * 150 + far;
      if (cost < best.cost) best = { cost, x, y };
    }
  return { x: best.x, y: best.y };
}

type Props = {
  label: string;
  className: string;
  refs: readonly string[]; // places that should stay in sight
  others?: readonly string[] | undefined; // that had better stay in sight too
  above: Above;
  children: ReactNode;
  close?: (() => void) | undefined;
  title: ReactNode;
};

export function MapWindow({ label, className, refs, others = [], above, children, close, title }: Props) {
  const { words } = useTableBasics();
  const box = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState<{ w: number; h: number } | null>(null);
  useLayoutEffect(() => {
    const el = box.current;
    if (el && (el.offsetWidth !== size?.w || el.offsetHeight !== size?.h))
      setSize({ w: el.offsetWidth, h: el.offsetHeight });
  });
  const pane = above.view.size;
  const [points, more] = [refs, others].map((all) => all.flatMap((x) => above.centre(x) ?? [])) as [Place[], Place[]];
  const at = size && pane.w > PHONE ? placeBeside(points, more, size, pane, above.radius) : null;
  const style: CSSProperties = at ? { left: at.x, top: at.y } : {};
  return (
    <div
      className={`map-window ${className}`}
      role="dialog"
      aria-label={label}
      ref={box}
      style={style}
      data-placed={at ? "" : undefined}
      onPointerDown={(e) => e.stopPropagation()}
      onDoubleClick={(e) => e.stopPropagation()}
      onKeyDown={(e) => e.key.startsWith("Arrow") && e.stopPropagation()}
    >
      <header>
        {title}
        {close && (
          <button type="button" className="tool" onClick={close} aria-label={words.say("web-close")}>
            <UiIcon name="close" size={18} />
          </button>
        )}
      </header>
      {children}
    </div>
  );
}
