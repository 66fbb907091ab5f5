/** Games with a guided turn, fetched when somebody wants one. */
import { useEffect, useState } from "react";
import { useSettings } from "../settings";
import type { Step } from "./steps";

const GUIDES: Record<string, () => Promise<{ default: readonly Step[] }>> = {
  seven_wonders_duel: () => import("./seven_wonders_duel"),
};

export function hasGuide(game: string): boolean {
  return Object.hasOwn(GUIDES, game);
}

export function startGuide(table: string): void {
  useSettings.setState({ guide: { table, step: "" } });
}

/** Seen to its end or skipped: the lobby stops pressing it. */
export function endGuide(game: string): void {
  useSettings.setState((s) => ({ guide: null, guided: [...new Set([...s.guided, game])] }));
}

export function useSteps(game: string): readonly Step[] | null {
  const [steps, setSteps] = useState<readonly Step[] | null>(null);
  useEffect(() => {
    let wanted = true;
    GUIDES[game]?.().then(
      (x) => wanted && setSteps(x.default),
      () => wanted && endGuide(game), // a guide that cannot be fetched is none
    );
    return () => {
      wanted = false;
    };
  }, [game]);
  return steps;
}
