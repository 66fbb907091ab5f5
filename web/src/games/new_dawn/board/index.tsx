/** The board of A New Dawn: goals and events, the map, rivals and wonders, and below them the own focus row. */
import { useMemo, useRef, useState } from "react";
import { useTableBasics } from "../../../board/context";
import type { MapLetter } from "../../../board/hex";
import { LogButton } from "../../../board/logbutton";
import { HexMapView } from "../../../board/map";
import { useMotion } from "../../../board/motion";
import type { Hex } from "../../../protocol";
import { split, type Words } from "../../../words/words";
import type { GameBoardProps } from "../../game";
import { EventDial, Rose } from "./dials";
import { empiresOf } from "./empires";
import { Fight, sumsOnMap } from "./fight";
import { FocusRow } from "./focusrow";
import { Goals } from "./goals";
import { OwnEmpire, Rival } from "./players";
import { Wonders } from "./wonders";
import "../../../styles/thinbars.css";
import "../../../styles/wholeboard.css";
import "./board.css";
import "./row.css";
import "./sides.css";
import "./phone.css";

const NAMED = ["state", "natural"]; // kinds of pieces with a name of their own

/** Names of city-states and natural wonders, letters of barbarians and of the places they come back to. */
function textsOnMap(hexes: readonly Hex[], words: Words) {
  const [names, letters] = [new Map<string, string>(), new Map<string, MapLetter>()];
  for (const hex of hexes)
    for (const { ref, note } of hex.pieces ?? []) {
      const [kind] = split(ref);
      if (NAMED.includes(kind)) names.set(hex.ref, words.ref(ref));
      if (kind === "barbarian") letters.set(hex.ref, { text: words.ref(ref).slice(-1), absent: false });
      if (ref === "piece:lair") letters.set(hex.ref, { text: words.say(`note-${note}`).slice(-1), absent: true });
    }
  return { names, letters };
}

const TABS = ["goals", "rivals", "wonders"] as const; // on a phone, beside the map

export default function DawnBoard({ board, n }: GameBoardProps) {
  const { words, viewer, actions } = useTableBasics();
  const box = useRef<HTMLDivElement>(null);
  const table = useMemo(() => empiresOf(board), [board]);
  const marks = useMemo(() => sumsOnMap(table), [table]);
  const { names, letters } = useMemo(() => textsOnMap(table.map?.hexes ?? [], words), [table, words]);
  const [tab, setTab] = useState<(typeof TABS)[number] | "">("");
  useMotion(box, n);
  const own = viewer || table.seats[0] || "";
  const rivals = table.seats.filter((x) => x !== own);
  return (
    <div className="board dawn" ref={box} data-n={n} data-whole="" data-thin="" data-tab={tab}>
      <div className="dawn-left">
        <Goals table={table} />
        {table.tile && (
          <div className="dawn-tile">
            <HexMapView section={table.tile} />
          </div>
        )}
        <EventDial table={table} />
      </div>
      <div className="dawn-map">
        {table.map && (
          <HexMapView
            section={table.map}
            fills
            marks={marks}
            names={names}
            letters={letters}
            above={({ lie }) => <Rose table={table} turned={lie.turned} />}
          />
        )}
        <LogButton />
        <Fight table={table} />
      </div>
      <div className="dawn-right">
        {rivals.map((seat) => (
          <Rival key={seat} table={table} seat={seat} />
        ))}
        <Wonders table={table} />
      </div>
      <div className="dawn-dock">
        {own && <OwnEmpire table={table} seat={own} />}
        {own && <FocusRow table={table} seat={own} />}
      </div>
      <nav className="dawn-tabs" aria-label={words.say("web-parts")}>
        {TABS.map((x) => (
          <button key={x} type="button" aria-pressed={tab === x} onClick={() => setTab(tab === x ? "" : x)}>
            {words.say(`web-dawn-tab-${x}`)}
          </button>
        ))}
        {actions && (
          <button type="button" onClick={() => actions.setLog()}>
            {words.say("web-log")}
          </button>
        )}
      </nav>
    </div>
  );
}
