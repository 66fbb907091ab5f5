/**
 * A row that may be wider than the screen: it is scrolled by swiping, wheel, keys or its two buttons, which say how many
 * are hidden. What would be cut at an edge is hidden; on a phone it stays, as the sign that one can swipe.
 */
import { type ReactNode, useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";
import { UiIcon } from "../icons/ui";
import { useTableBasics } from "./context";
import { motionIsOff } from "./motion";

type Props = {
  className?: string;
  many?: boolean; // for style sheets
  cards?: boolean; // its buttons are cards
  children: ReactNode;
};

const ROOM = 4; // pixels that may be cut, of a shadow or an edge
const BUTTON = 50; // pixels that a button takes from the row
const GROUPS = ":is(.cluster, .news-rival)";
const PARTS = `:scope > :not(${GROUPS}), :scope > ${GROUPS} > *`;

type Hidden = { left: HTMLElement[]; right: HTMLElement[] };

/** What is not wholly in sight on each side. */
function hiddenParts(box: HTMLElement): Hidden {
  const room = box.getBoundingClientRect();
  const before = box.scrollLeft > ROOM;
  const after = box.scrollLeft + box.clientWidth < box.scrollWidth - ROOM;
  const [from, to] = [room.left + (before ? BUTTON : -ROOM), room.right - (after ? BUTTON : -ROOM)];
  const kept = box.querySelector(":scope > [data-last]"); // style sheets keep it in sight
  const keptBox = kept?.getBoundingClientRect();
  const until = keptBox?.width && after ? Math.min(to, keptBox.left) : to;
  const hidden: Hidden = { left: [], right: [] };
  let whole = false;
  for (const part of box.querySelectorAll<HTMLElement>(PARTS)) {
    const own = part.getBoundingClientRect();
    if (!own.width || part.parentElement === kept) continue;
    const side = before && own.left < from ? "left" : after && own.right > until + 1 ? "right" : null;
    if (side) hidden[side].push(part);
    if (!side && part.matches("button")) whole = true;
    // what is cut stays if it is the only one of which something is in sight
    part.toggleAttribute("data-cut", side === "right" ? whole : side === "left" && own.width < until - from);
  }
  return hidden;
}

export function Strip({ className = "", many, cards, children }: Props) {
  const { words } = useTableBasics();
  const box = useRef<HTMLDivElement>(null);
  const [more, setMore] = useState({ left: 0, right: 0 });
  const measure = useCallback(() => {
    const el = box.current;
    if (!el) return;
    const hidden = hiddenParts(el);
    const [left, right] = [hidden.left.length, hidden.right.length];
    setMore((x) => (x.left === left && x.right === right ? x : { left, right }));
  }, []);
  useEffect(() => {
    const el = box.current;
    if (!el || typeof ResizeObserver === "undefined") return;
    const sizes = new ResizeObserver(measure);
    const watch = () => {
      sizes.disconnect();
      sizes.observe(el);
      for (const part of el.querySelectorAll(PARTS)) sizes.observe(part);
    };
    const parts = new MutationObserver(watch);
    parts.observe(el, { childList: true, subtree: true });
    watch();
    return () => {
      sizes.disconnect();
      parts.disconnect();
    };
  }, [measure]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: with its buttons the row has another room
  useLayoutEffect(measure, [more, measure]);
  const move = (side: "left" | "right") => {
    const hidden = box.current && hiddenParts(box.current)[side];
    const next = side === "left" ? hidden?.at(-1) : hidden?.[0];
    const inline = side === "left" ? "end" : "start";
    next?.scrollIntoView({ inline, block: "nearest", behavior: motionIsOff() ? "auto" : "smooth" });
  };
  const button = (side: "left" | "right") =>
    more[side] > 0 && (
      <button
        type="button"
        className={`strip-more ${side}`}
        onClick={() => move(side)}
        aria-label={`${more[side]}: ${words.say(`web-strip-${side}`)}`}
      >
        {side === "left" && <UiIcon name="left" size={18} />}
        <span className="num">{more[side]}</span>
        {side === "right" && <UiIcon name="right" size={18} />}
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
      {button("left")}
      {button("right")}
    </div>
  );
}
