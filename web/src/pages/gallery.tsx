/** Every kind of section at once, and boards of games in canned positions; development only. */
import { useMemo, useState } from "react";
import { Board } from "../board/board";
import { idle, type Table, TableContext } from "../board/context";
import { type Canned, DUELS } from "../gallery/duel";
import { BOARD, FACTS, MESSAGES } from "../gallery/sample";
import { tonesOf, useGame } from "../table/usegame";
import { Frame } from "../ui/frame";
import { useWords } from "../words/context";
import "../styles/table.css";

export default function Gallery() {
  const words = useWords("", "AB", ["Anna", "Bo"]);
  const [picked, setPicked] = useState("");
  const table = useMemo<Table>(() => {
    words.bundle.addResource(MESSAGES, { allowOverrides: true });
    return {
      ...idle(words, ""),
      viewer: "A",
      facts: new Map(FACTS),
      lit: new Set(["card:altar", "space:b1", "space:a2", "unit:army"]),
      picked: new Set([picked]),
      deltas: new Map([["treasury/A/coins", -3]]),
      touch: setPicked,
    };
  }, [words, picked]);
  return (
    <Frame>
      <div className="page">
        <TableContext value={table}>
          <Board board={BOARD} n={0} />
        </TableContext>
      </div>
      <div className="middle">
        {DUELS.map((x) => (
          <Duel key={x.name} canned={x} />
        ))}
      </div>
    </Frame>
  );
}

/** What its cards say comes from a server. */
function Duel({ canned: { name, viewer, board } }: { canned: Canned }) {
  const { info, words, facts } = useGame("seven_wonders_duel", ["Anna", "Maksymilian Wyszogrodzki"]);
  const [picked, setPicked] = useState("");
  const table = useMemo<Table>(() => {
    const open = board.flatMap((x) => (x.kind === "structure" ? x.items : [])).filter((x) => x.note !== "covered");
    const lit = new Set(open.map((x) => x.ref));
    const tones = tonesOf(info.id, board);
    return { ...idle(words, info.id), viewer, facts, tones, lit, picked: new Set([picked]), touch: setPicked };
  }, [info, words, viewer, facts, board, picked]);
  return (
    <section data-game={info.id} data-position={name}>
      <TableContext value={table}>
        <Board board={board} n={0} />
      </TableContext>
    </section>
  );
}
