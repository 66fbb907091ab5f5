/** A row that may be wider than the screen: it is scrolled by swiping, wheel, keys or its two buttons. */
import { type ReactNode, useCallback, useEffect, useRef, useState } from "react";
import { UiIcon } from "../icons/ui";
import { useTableBasics } from "./context";
import { motionIsOff } from "./motion";

type Props = {
  className?: string;
  many?: boolean; // for style sheets
  cards?: boolean; // its buttons are cards
  children: ReactNode;
};

export function Strip({ className = "", many, cards, children }: Props) {
  const { words } = useTableBasics();
  const box = useRef<HTMLDivElement>(null);
  const [more, setMore] = useState({ left: false, right: false });
  const measure = useCallback(() => {
    const el = box.current;
    if (!el) return;
    const left = el.scrollLeft > 4;
    const right = el.scrollLeft + el.clientWidth < el.scrollWidth - 4;
    setMore((x) => (x.left === left && x.right === right ? x : { left, right }));
  }, []);
  useEffect(() => {
    const el = box.current;
    if (!el || typeof ResizeObserver === "undefined") return;
    const watch = new ResizeObserver(measure);
    watch.observe(el);
    for (const child of el.children) watch.observe(child);
    return () => watch.disconnect();
  }, [measure]);
  const move = (by: number) =>
    box.current?.scrollBy({ left: by * box.current.clientWidth * 0.8, behavior: motionIsOff() ? "auto" : "smooth" });
  const button = (side: "left" | "right", by: number) =>
    more[side] && (
      <button
        type="button"
        className={`strip-more ${side}`}
        onClick={() => move(by)}
        aria-label={words.say(`web-strip-${side}`)}
      >
        <UiIcon name={side} size={18} />
      </button>
    );
  return (
    <div className="strip-room" data-left={more.left ? "" : undefined} data-right={more.right ? "" : undefined}>
      <div
        className={`strip ${className}`}
        ref={box}
        onScroll={measure}
        data-many={many ? "" : undefined}
        data-cards={cards ? "" : undefined}
      >
        {children}
      </div>
      {button("left", -1)}
      {button("right", 1)}
    </div>
  );
}
