/** The board that a game brings, loaded when a table of it is first shown. */
import { useEffect, useState } from "react";
import { gameOf } from "../games";
import type { GameBoard } from "../games/game";

const loaded = new Map<string, GameBoard | null>();

/** Null if the game has none or loading failed: the generic board is drawn then. Undefined while it is being loaded. */
export function useGameBoard(game: string): GameBoard | null | undefined {
  const [, setLoaded] = useState("");
  useEffect(() => {
    if (loaded.has(game)) return;
    let mounted = true;
    const come = (board: GameBoard | null) => {
      loaded.set(game, board);
      if (mounted) setLoaded(game);
    };
    gameOf(game)
      .board?.()
      .then(
        (module) => come(module.default),
        () => come(null),
      );
    return () => {
      mounted = false;
    };
  }, [game]);
  return gameOf(game).board ? loaded.get(game) : null;
}
