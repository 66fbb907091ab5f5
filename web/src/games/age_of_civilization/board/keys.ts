/** Keys of this board: b and a for the focused civilization, n for neither, d for the end of the turn. */
import { type RefObject, useEffect } from "react";
import { useTableBasics } from "../../../board/context";
import type { Choice } from "../../../protocol";

const VERBS: Readonly<Record<string, readonly string[]>> = {
  b: ["found"],
  a: ["absorb"],
  n: ["skip"],
  d: ["done", "rest"],
};
const OF_FOCUSED = ["b", "a"];

/** The choice that a key makes, if there is one. */
export function choiceOf(key: string, focused: string, choices: readonly Choice[]): Choice | undefined {
  const verbs = VERBS[key] ?? [];
  const fit = (x: Choice) => verbs.includes(x.verb) && (!OF_FOCUSED.includes(key) || x.refs.includes(focused));
  return choices.find(fit);
}

export function useBoardKeys(box: RefObject<HTMLElement | null>, choices: readonly Choice[]): void {
  const { actions } = useTableBasics();
  useEffect(() => {
    const press = (e: KeyboardEvent) => {
      const at = e.target as HTMLElement;
      if (e.ctrlKey || e.metaKey || e.altKey || /^(INPUT|TEXTAREA|SELECT)$/.test(at.tagName)) return;
      const card = at.closest(".era-civilization")?.querySelector<HTMLElement>("[data-ref]");
      const choice = choiceOf(e.key, card?.dataset.ref ?? "", choices);
      if (!choice || !actions || !box.current) return;
      e.preventDefault();
      e.stopImmediatePropagation(); // the table has other uses for some of these keys
      actions.choose(choice);
    };
    document.addEventListener("keydown", press, true);
    return () => document.removeEventListener("keydown", press, true);
  }, [actions, box, choices]);
}
