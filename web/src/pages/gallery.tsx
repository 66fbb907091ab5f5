/** Every kind of section at once; development only. */
import { useMemo, useState } from "react";
import { Board } from "../board/board";
import { idle, type Table, TableContext } from "../board/context";
import { BOARD, FACTS, MESSAGES } from "../gallery/sample";
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
    <TableContext value={table}>
      <Frame>
        <div className="page">
          <Board board={BOARD} n={0} />
        </div>
      </Frame>
    </TableContext>
  );
}
