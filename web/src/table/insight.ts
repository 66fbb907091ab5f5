/** What is asked about is in sight: a new question scrolls to what can be chosen, on a phone it opens its tab. */
import { useEffect } from "react";
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

/** Brings something that can be chosen into sight, if nothing of it is. Maps do that for what is on them. */
export function bringIntoSight(setTab: (tab: Tab) => void): void {
  const room = document.querySelector(".board-side")?.getBoundingClientRect();
  const all = [...document.querySelectorAll(".board [data-lit]")];
  if (!room || !all.length) return;
  const drawn = all.filter(isDrawn);
  if (!drawn.length) setTab(tabOf(all[0] as Element));
  else if (!drawn.some((x) => isSeen(x, room))) drawn[0]?.scrollIntoView({ block: "center" });
}

export function useInSight({ state, seat, selections }: TableData, setTab: (tab: Tab) => void): void {
  const mine = !!seat && state?.asked?.seat === seat;
  const question = mine ? `${state?.n} ${state?.asked?.question} ${selections.length}` : "";
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
