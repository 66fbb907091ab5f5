/** The board of Duel: the pyramid, tokens and the conflict track between two cities. The server sends all numbers. */
import { useRef } from "react";
import { sectionsBySeat, useItemKeys, useStableKeys } from "../../../board/board";
import { useTableBasics } from "../../../board/context";
import { LogButton } from "../../../board/logbutton";
import { useMotion } from "../../../board/motion";
import { SectionView } from "../../../board/sections";
import { useMedia } from "../../../ui/usemedia";
import type { GameBoardProps } from "../../game";
import { City, Wonders } from "./city";
import { Pile } from "./pile";
import { Pyramid } from "./pyramid";
import { Conflict, Progress } from "./track";
import "../../../styles/thinbars.css";
import "../../../styles/wholeboard.css";
import "./board.css";
import "./city.css";
import "./phone.css";
import "./whole.css";

// there is room for a city on each side; in a replay, beside the seats and the log
const WIDE = "(min-width: 1200px)";
const WIDE_REPLAY = "(min-width: 1700px)";

export default function DuelBoard({ board, n }: GameBoardProps) {
  const { viewer, actions } = useTableBasics();
  const box = useRef<HTMLDivElement>(null);
  const wide = useMedia(actions ? WIDE : WIDE_REPLAY);
  const keys = useStableKeys(useItemKeys(board));
  useMotion(box, n);
  const seats = [...sectionsBySeat(board)].sort(([a], [b]) => Number(b === viewer) - Number(a === viewer));
  const left = seats[0]?.[0] ?? "";
  const pile = board.find((x) => x.kind === "cards" && x.title === "discard");
  const common = board.filter((x) => !x.seat && x !== pile);
  return (
    <div className="board duel" ref={box} data-n={n} data-whole={wide ? "" : undefined} data-thin="">
      {wide && <LogButton />}
      <div className="duel-table">
        <div className="common">
          {common.map((x) => {
            if (x.kind === "structure") return <Pyramid key="pyramid" section={x} keys={keys} />;
            if (x.kind === "track") return <Conflict key={x.title} section={x} left={left} />;
            if (x.kind === "cards" && x.title === "offered") return <Wonders key={x.title} section={x} keys={keys} />;
            if (x.kind === "cards") return <Progress key={x.title} section={x} keys={keys} />;
            return <SectionView key={x.title} section={x} keys={keys} />;
          })}
        </div>
        <div className="seats" data-count={seats.length}>
          {seats.map(([seat, sections]) => (
            <City key={seat} seat={seat} sections={sections} keys={keys} />
          ))}
        </div>
        {pile?.kind === "cards" && pile.items.length > 0 && (
          <div className="common">
            <Pile section={pile} keys={keys} />
          </div>
        )}
      </div>
    </div>
  );
}
