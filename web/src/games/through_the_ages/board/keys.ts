/** Keys of this board: letters for its regions and for what is done most. */
import { useEffect } from "react";
import type { BoardActions } from "../../../board/context";
import type { Acts } from "./acts";

const REGIONS: Readonly<Record<string, string>> = { c: ".a-row", g: ".a-grid", h: ".a-hand", v: ".a-right" };
const VERBS: Readonly<Record<string, string>> = { w: "increase", e: "end", p: "pass", y: "yield" };

/** Where the board has a button for it, a key does what the button does. */
function pressed(verb: string): boolean {
  const button = document.querySelector<HTMLElement>(`.a-btns [data-act="${verb}"]`);
  button?.click();
  return !!button;
}

export function useBoardKeys(acts: Acts, actions: BoardActions | undefined, show: (tab: string) => void): void {
  useEffect(() => {
    const press = (e: KeyboardEvent) => {
      const at = e.target as HTMLElement;
      if (e.ctrlKey || e.metaKey || e.altKey || /^(INPUT|TEXTAREA|SELECT)$/.test(at.tagName)) return;
      const region = REGIONS[e.key];
      const choice = e.key === "s" ? acts.withVerb("stage")[0] : acts.plain(VERBS[e.key] ?? "");
      if (region) {
        show(region);
        const box = document.querySelector(`.ages ${region}`);
        const all = [...(box?.querySelectorAll<HTMLElement>("button:not(:disabled)") ?? [])];
        (all.find((x) => "lit" in x.dataset) ?? all[0])?.focus();
      } else if (choice) pressed(choice.verb) || actions?.choose(choice);
      else return;
      e.preventDefault();
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, [acts, actions, show]);
}
