/** The table's own page over a canned position. */
import { useEffect, useMemo } from "react";
import TablePage from "../pages/table";
import { useGame } from "../table/gamedata";
import { type Happened, standIn, usePosition } from "./canned";
import { act, type Doing } from "./doing";
import { renamed } from "./names";

export type Wanted = { name: string; doing: Doing; happened: Happened; long: boolean };

export function CannedTable({ name, doing, happened, long }: Wanted) {
  const canned = usePosition(name);
  const { cards, words } = useGame(canned.table.game);
  const shown = useMemo(() => {
    const made = long ? renamed(canned, cards.cards, words) : canned;
    standIn(made, happened); // before the page asks for anything
    return made;
  }, [canned, cards, words, long, happened]);
  useEffect(() => {
    void act(happened === "refused" ? "refused" : doing, shown);
  }, [shown, doing, happened]);
  return <TablePage key={words.lang} id={shown.summary.id} />;
}
