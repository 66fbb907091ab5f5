/** The guided first turn of a game, loaded when somebody starts it. */
import { useEffect, useState } from "react";
import { gameOf } from "../games";
import { useSettings } from "../settings";
import type { Step } from "./steps";

export function hasGuide(game: string): boolean {
  return gameOf(game).guide !== undefined;
}

export function startGuide(table: string): void {
  useSettings.setState({ guide: { table, step: "" } });
}

/** Ends the guide and remembers that the player has seen or skipped it. */
export function endGuide(game: string): void {
  useSettings.setState((s) => ({ guide: null, guided: [...new Set([...s.guided, game])] }));
}

export function useSteps(game: string): readonly Step[] | null {
  const [steps, setSteps] = useState<readonly Step[] | null>(null);
  useEffect(() => {
    let mounted = true;
    gameOf(game)
      .guide?.()
      .then(
        (module) => mounted && setSteps(module.default),
        () => mounted && endGuide(game), // a guide that cannot be loaded is none
      );
    return () => {
      mounted = false;
    };
  }, [game]);
  return steps;
}
