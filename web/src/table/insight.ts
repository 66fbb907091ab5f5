/** What is asked about is in sight: a new question scrolls to what can be chosen, on a phone it opens its tab. */
import { useEffect } from "react";
import { remainingRefs } from "./selection";
import type { TableData } from "./store";

export type Tab = "board" | "me" | "rivals" | "log";

const isDrawn = (x: Element) => x.getClientRects().length > 0;

/** Is an element within the part of the board that can be seen? */
function isSeen(x: Element, room: DOMRect): boolean {
  const { top, bottom } = x.getBoundingClientRect();
  return bottom > room.top + 8 && top < room.bottom - 8;
}

/** The tab of a phone in which the first thing that can be chosen lies; a board may say which of its parts that is. */
export function tabOf(lit: Element): Tab {
  const named = lit.closest<HTMLElement>("[data-in-tab]")?.dataset.inTab;
  if (named) return named as Tab;
  const area = lit.closest<HTMLElement>(".seat-area");
  if (!area) return "board";
  return area.dataset.mine === undefined ? "rivals" : "me";
}

const EDGE = 24; // pixels below a thing, for what hangs over its edge
const BAR = 40; // pixels above, where the line of news may lie

/** By how much a board is scrolled so that what is cut below is whole, as far as nothing above it leaves the room. */
export function scrollToWhole(
  boxes: readonly Pick<DOMRect, "top" | "bottom">[],
  room: Pick<DOMRect, "top" | "bottom">,
) {
  const needed = Math.max(0, ...boxes.map((x) => x.bottom + EDGE - room.bottom));
  const most = Math.min(...boxes.map((x) => x.top)) - room.top - BAR;
  return Math.max(0, Math.min(needed, most));
}

/** Brings what can be chosen into sight, if nothing of it is or it is cut below. Maps do that for what is on them. */
export function bringIntoSight(setTab: (tab: Tab) => void): void {
  const side = document.querySelector(".board-side");
  const room = side?.getBoundingClientRect();
  const all = [...document.querySelectorAll(".board [data-lit]")];
  if (!side || !room || !all.length) return;
  const drawn = all.filter(isDrawn);
  const seen = drawn.filter((x) => isSeen(x, room));
  if (!drawn.length) setTab(tabOf(all[0] as Element));
  else if (!seen.length) drawn[0]?.scrollIntoView({ block: "center" });
  else
    side.scrollTop += scrollToWhole(
      seen.map((x) => x.getBoundingClientRect()),
      room,
    );
}

export function useInSight({ state, seat, selections }: TableData, setTab: (tab: Tab) => void): void {
  const mine = !!seat && state?.asked?.seat === seat;
  // once something is picked, what is left may be on the buttons below: then nobody is sent away from it
  const left = selections.length ? (state?.choices ?? []).map((x) => remainingRefs(x, selections)) : [];
  const settled = left.some((x) => x?.length === 0);
  const question = mine && !settled ? `${state?.n} ${state?.asked?.question} ${selections.length}` : "";
  useEffect(() => {
    if (!question) return;
    let frame = 0;
    const look = () => {
      if (document.querySelector(".board[aria-busy], .board [aria-busy]")) frame = requestAnimationFrame(look);
      else bringIntoSight(setTab);
    };
    frame = requestAnimationFrame(look); // when it is drawn
    return () => cancelAnimationFrame(frame);
  }, [question, setTab]);
}
