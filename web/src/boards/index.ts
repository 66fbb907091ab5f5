/** Games with a board of their own, fetched when one is first sat down at; every other game has the generic one. */
import { type ComponentType, useEffect, useState } from "react";
import type { Section } from "../protocol";

export type BoardProps = { board: Section[]; n: number };
type Own = ComponentType<BoardProps>;

const BOARDS: Record<string, () => Promise<{ default: Own }>> = {
  seven_wonders_duel: () => import("./duel"),
};
const loaded = new Map<string, Own>();

/** Null while it is on its way, where it could not be had, and where there is none. */
export function useOwnBoard(game: string): Own | null {
  const [, arrived] = useState("");
  useEffect(() => {
    if (loaded.has(game)) return;
    let wanted = true;
    BOARDS[game]?.().then(
      (x) => {
        loaded.set(game, x.default);
        if (wanted) arrived(game);
      },
      () => {}, // the generic board does as well
    );
    return () => {
      wanted = false;
    };
  }, [game]);
  return loaded.get(game) ?? null;
}
