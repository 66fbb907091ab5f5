/** The board that a game brings, loaded when a table of it is first shown. */
import { useEffect, useState } from "react";
import { gameOf } from "../games";
import type { GameBoard } from "../games/game";

const loaded = new Map<string, GameBoard>();

/** Null if the game has none, while it is being loaded, and if loading failed: the generic board is drawn then. */
export function useGameBoard(game: string): GameBoard | null {
  const [, setLoaded] = useState("");
  useEffect(() => {
    if (loaded.has(game)) return;
    let mounted = true;
    gameOf(game)
      .board?.()
      .then(
        (module) => {
          loaded.set(game, module.default);
          if (mounted) setLoaded(game);
        },
        () => {},
      );
    return () => {
      mounted = false;
    };
  }, [game]);
  return loaded.get(game) ?? null;
}
