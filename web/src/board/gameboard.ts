/** The board that a game brings, loaded when a table of it is first shown. */
import { useEffect, useState } from "react";
import { gameOf } from "../games";
import type { GameBoard } from "../games/game";

const loaded = new Map<string, GameBoard>();

/** Null if the game has none or loading failed; undefined while it is being loaded. The generic board is drawn then. */
export function useGameBoard(game: string): GameBoard | null | undefined {
  const [, setLoaded] = useState("");
  const [failed, setFailed] = useState("");
  const load = gameOf(game).board;
  useEffect(() => {
    if (!load || loaded.has(game)) return;
    let mounted = true;
    load().then(
      (module) => {
        loaded.set(game, module.default);
        if (mounted) setLoaded(game);
      },
      () => mounted && setFailed(game),
    );
    return () => {
      mounted = false;
    };
  }, [game, load]);
  return loaded.get(game) ?? (load && failed !== game ? undefined : null);
}
