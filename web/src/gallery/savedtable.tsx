/** The page of a table with a saved position. */
import { useEffect, useMemo } from "react";
import TablePage from "../pages/table";
import { useGame } from "../table/gamedata";
import { type Action, perform } from "./actions";
import { withLongNames } from "./longnames";
import { fakeNetwork, type NetworkEvent, usePosition } from "./positions";

export type Wanted = { name: string; action: Action; networkEvent: NetworkEvent; long: boolean };

export function SavedTable({ name, action, networkEvent, long }: Wanted) {
  const saved = usePosition(name);
  const { cards, words } = useGame(saved.table.game);
  const shown = useMemo(() => {
    const made = long ? withLongNames(saved, cards.cards, words) : saved;
    fakeNetwork(made, networkEvent); // before the page asks for anything
    return made;
  }, [saved, cards, words, long, networkEvent]);
  useEffect(() => {
    void perform(networkEvent === "refused" ? "refused" : action, shown);
  }, [shown, action, networkEvent]);
  return <TablePage key={words.lang} id={shown.summary.id} />;
}
