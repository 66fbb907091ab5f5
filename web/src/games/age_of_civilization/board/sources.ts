import { useMemo } from "react";
import { useChoices, useTableBasics } from "../../../board/context";
import type { Choice } from "../../../protocol";
import { givesOf, sourceOf } from "./model";

/** What a known technology or an own wonder stands for: its ability while that can be chosen, else itself. */
export function useAbilityOrSelf(ref: string): string {
  const ability = sourceOf(ref, false);
  return useChoices().some((x) => x.refs.includes(ability)) ? ability : ref;
}

/**
 * One click on a technology or a wonder: workers are sent to the action that gives it, then it is chosen.
 *
 * `unit` is what the action gives; `verb` chooses the thing then. Without such an action now there is nothing to do.
 */
export function useByWorker(unit: string, verb: string): ((ref: string) => void) | undefined {
  const choices = useChoices();
  const { facts, actions } = useTableBasics();
  return useMemo(() => {
    const gives = (x: Choice) => x.verb === "act" && givesOf(facts.get(x.refs[0] ?? "") ?? []).includes(unit);
    const ways = choices.filter(gives);
    const [way] = ways;
    if (!way || !actions || ways.length > 1) return undefined;
    return (ref) => actions.choose(way, { ref, verbs: [verb] });
  }, [choices, facts, actions, unit, verb]);
}
