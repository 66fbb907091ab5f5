/** Cards in three sizes and every state, counters, seats, panels: components of the board, with real cards. */

import { useMemo, useRef } from "react";
import { Board } from "../board/board";
import { Card, Chip } from "../board/card";
import { readOnlyTable, type Table, TableContext } from "../board/context";
import { Counters, Delta } from "../board/counters";
import { Panel, type PanelActions } from "../board/panel";
import { gameColours } from "../games";
import type { Chair, Counters as CountersSection, Item, Section } from "../protocol";
import { countKey } from "../table/diff";
import { useGame } from "../table/gamedata";
import { Seats } from "../table/seats";
import { useWords } from "../words/context";
import { Sheet } from "./design";
import { longNamed } from "./longnames";
import { usePosition } from "./positions";
import { BOARD, FACTS, MESSAGES } from "./sampleboard";

const NAMES = ["Anna", "Maksymilian Wyszogrodzki", "Олександра Переяславець", "Bo"];
const MANY = 24;

/** A table with the words and facts of a game, and the refs of its cards, those with long names first. */
function useSampleTable(game: string, more: Partial<Table> = {}): Table & { refs: string[] } {
  const { info, words, facts, unverified, cards } = useGame(game, NAMES);
  const made = useMemo(() => {
    const tones = new Map(cards.cards.map((x) => [x.ref, x.tone]));
    return {
      ...readOnlyTable(words, info.id),
      viewer: "A",
      facts,
      unverified,
      tones,
      refs: longNamed(cards.cards, words),
    };
  }, [info, words, facts, unverified, cards]);
  return { ...made, ...more };
}

const DUEL = "seven_wonders_duel";
const AGES = "through_the_ages";

const STATES: [string, Item][] = [
  ["plain", { ref: "card:school" }],
  ["lit, can", { ref: "card:library", note: "price", number: 4, can: true }],
  ["picked", { ref: "card:dispensary", note: "price", number: 2, can: true }],
  ["cannot", { ref: "card:laboratory", note: "price", number: 9, can: false }],
  ["dimmed", { ref: "card:altar", note: "covered" }],
  ["free by a chain", { ref: "card:temple", note: "linked", number: 0, can: true }],
  ["pointed at", { ref: "card:baths" }],
  ["face down", { ref: "card:?", note: "covered" }],
];

/** Each state in each size; last a card with reconstructed figures. */
export function Cards() {
  const tableValue = useSampleTable(DUEL, {
    lit: new Set(["card:library"]),
    selected: new Set(["card:dispensary"]),
    pointed: "card:baths",
  });
  return (
    <Sheet title="cards">
      <TableContext value={tableValue}>
        <div className="board in-sheet" {...gameColours(DUEL)}>
          <ul className="states">
            {STATES.map(([name, item]) => (
              <li key={name}>
                <code>{name}</code>
                <Card item={item} />
                {!item.ref.endsWith(":?") && <Chip item={item} />}
              </li>
            ))}
          </ul>
        </div>
      </TableContext>
      <Unverified />
    </Sheet>
  );
}

function Unverified() {
  const tableValue = useSampleTable(AGES);
  const ref = [...tableValue.unverified.keys()][0];
  if (!ref) return null;
  return (
    <TableContext value={tableValue}>
      <div className="board in-sheet" {...gameColours(AGES)}>
        <ul className="states">
          <li>
            <code>a reconstruction</code>
            <Card item={{ ref }} />
            <Chip item={{ ref }} />
          </li>
          <li>
            <code>with what lies on it</code>
            <Card item={{ ref: tableValue.refs[0] ?? "", on: [{ name: "workers", value: 3 }] }} />
            <Chip item={{ ref: tableValue.refs[0] ?? "", on: [{ name: "workers", value: 7 }] }} />
          </li>
        </ul>
      </div>
    </TableContext>
  );
}

/** The longest names of a game in this language, as cards and as chips. */
export function LongNames({ game }: { game: string }) {
  const tableValue = useSampleTable(game);
  const refs = tableValue.refs.slice(0, MANY);
  return (
    <Sheet title={`names of ${game}`}>
      <TableContext value={tableValue}>
        <div className="board in-sheet" {...gameColours(game)}>
          <div className="states">
            {refs.map((ref) => (
              <Card key={ref} item={{ ref, note: "price", number: 12, can: false }} />
            ))}
          </div>
          <div className="chips-sheet">
            {refs.map((ref) => (
              <Chip key={ref} item={{ ref, note: "price", number: 12, can: true }} />
            ))}
          </div>
        </div>
      </TableContext>
    </Sheet>
  );
}

const FOUR = "ages-four"; // a position with four seats

const countersOf = (board: readonly Section[], seat: string) =>
  board.filter((x): x is CountersSection => x.kind === "counters" && x.seat === seat);

/** The counters of a seat, in full and in brief; every other one with a change. */
export function CountersSheet() {
  const { table, state } = usePosition(FOUR);
  const shown = countersOf(state.board, table.viewer);
  const keys = shown.flatMap((x) => x.items.map((count) => countKey(x, count.name)));
  const deltas = new Map(keys.map((key, i) => [key, i % 4 ? 12 : -3] as const).filter((_, i) => i % 2 === 0));
  const tableValue = useSampleTable(AGES, { deltas });
  return (
    <Sheet title="counters">
      <TableContext value={tableValue}>
        <div className="board in-sheet" {...gameColours(AGES)}>
          {shown.map((x) => (
            <Counters key={x.title} section={x} />
          ))}
          {shown.map((x) => (
            <Counters key={x.title} section={x} brief />
          ))}
          <p>
            <Delta value={3} /> <Delta value={-12} />
          </p>
        </div>
      </TableContext>
    </Sheet>
  );
}

/** Four seats: the own one, a bot that moves, one that is online, one that is free. */
export function SeatsSheet() {
  const { state, table } = usePosition(FOUR);
  const tableValue = useSampleTable(AGES, { viewer: table.viewer });
  const chairs = table.chairs.map((x, i): Chair => {
    if (i === 2) return { ...x, kind: "link", bot: "", online: true };
    return i === 3 ? { ...x, kind: "open", bot: "", taken: false } : x;
  });
  return (
    <Sheet title="seats">
      <TableContext value={tableValue}>
        <div className="in-sheet seats-sheet">
          <Seats chairs={chairs} board={state.board} asked="B" />
        </div>
      </TableContext>
    </Sheet>
  );
}

const NO_ACTIONS: PanelActions = { show: () => {}, hide: () => {}, keepOpen: () => {}, pin: () => {}, close: () => {} };

/** Panels, each in its own box. */
export function Panels() {
  const duel = useSampleTable(DUEL);
  const ages = useSampleTable(AGES);
  return (
    <Sheet title="panels">
      <div className="panels">
        <PanelBox table={duel} of="card:school" />
        <PanelBox table={duel} of={duel.refs[0] ?? ""} />
        <PanelBox table={ages} of={[...ages.unverified.keys()][0] ?? ""} />
        <PanelBox table={ages} of={ages.refs[0] ?? ""} />
      </div>
    </Sheet>
  );
}

function PanelBox({ table, of }: { table: Table; of: string }) {
  const box = useRef<HTMLDivElement>(null);
  return (
    <div className="panel-box" ref={box} {...gameColours(table.game)}>
      <TableContext value={table}>
        <Panel shown={{ ref: of, at: null, pinned: false }} actions={NO_ACTIONS} />
      </TableContext>
    </div>
  );
}

const KINDS = { space: "coordinate" } as const;

/** Every kind of section at once. */
export function Sections() {
  const words = useWords("", "AB", ["Anna", "Bo"], false, KINDS);
  const table = useMemo<Table>(() => {
    words.bundle.addResource(MESSAGES, { allowOverrides: true });
    return {
      ...readOnlyTable(words, ""),
      viewer: "A",
      facts: new Map(FACTS),
      lit: new Set(["card:altar", "space:b1", "space:a2", "unit:army"]),
      deltas: new Map([["treasury/A/coins", -3]]),
    };
  }, [words]);
  return (
    <Sheet title="sections">
      <TableContext value={table}>
        <Board board={BOARD} n={0} />
      </TableContext>
    </Sheet>
  );
}
