/** The keyboard at a table. */
import { useEffect } from "react";
import { matching } from "./selection";
import type { TableStore } from "./store";

type Handlers = {
  game: string;
  open: boolean; // is a panel open, which Escape closes?
  close: () => void;
  showLog: () => void;
  showKeys: () => void;
  showNews: () => void; // what happened since the own last turn, again
};

/**
 * 1–9 choose, arrow keys move over lit things, Escape goes back, i asks for a hint, u undoes, r shows the rule, l the
 * log, n what happened, ? the list of keys.
 */
export function useKeyboard(store: TableStore, handlers: Handlers): void {
  const { game, open, close, showLog, showKeys, showNews } = handlers;
  useEffect(() => {
    const press = (e: KeyboardEvent) => {
      const at = e.target as HTMLElement;
      if (at.closest?.("dialog")) return; // it has its own
      if (e.ctrlKey || e.metaKey || e.altKey || /^(INPUT|TEXTAREA|SELECT)$/.test(at.tagName)) return;
      const { state, selections, chosen } = store.getState();
      if (e.key === "Escape") open ? close() : store.back();
      else if (/^[1-9]$/.test(e.key) && !chosen) {
        const button = document.querySelector<HTMLElement>(`.prompt [data-digit="${e.key}"]`);
        if (!button?.getClientRects().length) return;
        button.click();
      } else if (e.key === "Enter" && chosen && !(at instanceof HTMLButtonElement)) store.confirm();
      else if (e.key === "i" && store.getState().table?.hints) store.advise();
      else if (e.key === "u" && store.getState().seat) store.undo();
      else if (e.key === "l") showLog();
      else if (e.key === "n") showNews();
      else if (e.key === "?") showKeys();
      else if (e.key === "r" && state?.asked) window.open(`/rules/${game}#${state.asked.rule}`, "_blank");
      else if (e.key.startsWith("Arrow") && matching(state?.choices ?? [], selections).length) {
        if (at.closest(".log, .map")) return;
        focusNearest(e.key);
      } else if (/^[a-z]$/.test(e.key) && !chosen) {
        const button = document.querySelector<HTMLElement>(`.prompt [data-key="${e.key}"]`);
        if (!button) return;
        button.click();
      } else return;
      e.preventDefault();
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, [store, game, open, close, showLog, showKeys, showNews]);
}

/** The nearest lit thing or button in the direction of an arrow. */
function focusNearest(key: string): void {
  const all = [...document.querySelectorAll<HTMLElement>("[data-lit], .choice, .chosen .button")].filter(
    (x) => x.getClientRects().length,
  );
  const now = document.activeElement as HTMLElement | null;
  if (!now || !all.includes(now)) {
    all[0]?.focus();
    return;
  }
  const middle = (el: HTMLElement) => {
    const r = el.getBoundingClientRect();
    return { x: r.left + r.width / 2, y: r.top + r.height / 2 };
  };
  const from = middle(now);
  const dx = key === "ArrowLeft" ? -1 : key === "ArrowRight" ? 1 : 0;
  const dy = key === "ArrowUp" ? -1 : key === "ArrowDown" ? 1 : 0;
  const far = (el: HTMLElement) => {
    const to = middle(el);
    const [along, across] = [
      (to.x - from.x) * dx + (to.y - from.y) * dy,
      Math.abs((to.x - from.x) * dy) + Math.abs((to.y - from.y) * dx),
    ];
    return along > 4 ? along + across * 2 : Number.POSITIVE_INFINITY;
  };
  const best = all.filter((x) => x !== now).sort((a, b) => far(a) - far(b))[0];
  if (best && far(best) < Number.POSITIVE_INFINITY) {
    best.focus();
    best.scrollIntoView({ block: "nearest" });
  }
}
