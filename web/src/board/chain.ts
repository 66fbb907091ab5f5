/** Several choices after one another by one click, each as soon as the one before was answered. */
import { useCallback, useEffect, useState } from "react";
import type { Choice } from "../protocol";
import { useTable } from "./context";

/** Picks the next choice among those that are legal now; nothing ends the chain. */
export type Pick = (choices: readonly Choice[]) => Choice | undefined;

/** Starts a chain. The server is asked for each step, so a chain never does what a person could not. */
export function useChain(): { start: (picks: readonly Pick[]) => void; running: boolean } {
  const { choices, actions, busy } = useTable();
  const [left, setLeft] = useState<{ picks: readonly Pick[]; done: readonly Choice[] | null }>({
    picks: [],
    done: null,
  });
  useEffect(() => {
    const [pick, ...rest] = left.picks;
    if (!pick || busy || left.done === choices) return;
    const next = pick(choices);
    setLeft(next ? { picks: rest, done: choices } : { picks: [], done: null });
    if (next) actions?.choose(next);
  }, [left, choices, actions, busy]);
  const start = useCallback((picks: readonly Pick[]) => setLeft({ picks, done: null }), []);
  return { start, running: left.picks.length > 0 };
}

export const byMove =
  (move: string): Pick =>
  (choices) =>
    choices.find((x) => x.move === move);
