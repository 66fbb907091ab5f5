/** Duel as it lies on a table: the pyramid, tokens and conflict between two cities. All figures are the server's. */
import { useRef } from "react";
import { bySeat, keyMaker } from "../../board/board";
import { useTable } from "../../board/context";
import { useMoves } from "../../board/motion";
import { SectionView } from "../../board/sections";
import type { Section } from "../../protocol";
import type { BoardProps } from "..";
import { City } from "./city";
import { Pyramid } from "./pyramid";
import { Conflict, Progress } from "./track";
import "../../styles/duel.css";

export default function DuelBoard({ board, n }: BoardProps) {
  const { viewer, choices } = useTable();
  const box = useRef<HTMLDivElement>(null);
  const keys = keyMaker();
  useMoves(box, n);
  const seats = [...bySeat(board)].sort(([a], [b]) => Number(b === viewer) - Number(a === viewer));
  const left = seats[0]?.[0] ?? "";
  const coins = choices.length ? purse(board, viewer) : null; // prices are those of whoever is to move
  const pile = board.find((x) => x.kind === "cards" && x.title === "discard");
  const common = board.filter((x) => !x.seat && x !== pile);
  const done = lastWonderGone(board);
  return (
    <div className="board duel" ref={box} data-n={n}>
      <div className="common">
        {common.map((x) => {
          if (x.kind === "structure") return <Pyramid key="pyramid" section={x} keys={keys} coins={coins} />;
          if (x.kind === "track") return <Conflict key={x.title} section={x} left={left} />;
          if (x.kind === "cards" && x.title === "progress") return <Progress key={x.title} section={x} keys={keys} />;
          return <SectionView key={x.title} section={x} keys={keys} />;
        })}
      </div>
      <div className="seats" data-count={seats.length}>
        {seats.map(([seat, sections]) => (
          <City key={seat} seat={seat} sections={sections} keys={keys} done={done} />
        ))}
      </div>
      {pile?.kind === "cards" && pile.items.length > 0 && (
        <div className="common">
          <SectionView section={pile} keys={keys} />
        </div>
      )}
    </div>
  );
}

function purse(board: readonly Section[], seat: string): number | null {
  const treasury = board.find((x) => x.kind === "counters" && x.seat === seat && x.title === "treasury");
  const coins = treasury?.kind === "counters" && treasury.items.find((x) => x.name === "coins");
  return coins ? coins.value : null;
}

/** Nobody has one left to build: the one that is missing went to the box. */
function lastWonderGone(board: readonly Section[]): boolean {
  const wonders = board.flatMap((x) => (x.kind === "cards" && x.title === "wonders" ? x.items : []));
  return wonders.length > 0 && wonders.every((x) => x.note === "raised");
}
