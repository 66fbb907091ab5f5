/** The board of A New Dawn: goals and events, the map, rivals and wonders, and below them the own focus row. */
import { useMemo, useRef, useState } from "react";
import { useTableBasics } from "../../../board/context";
import { LogButton } from "../../../board/logbutton";
import { HexMapView } from "../../../board/map";
import { useMotion } from "../../../board/motion";
import type { GameBoardProps } from "../../game";
import { EventDial, Rose } from "./dials";
import { empiresOf } from "./empires";
import { Fight, sumsOnMap } from "./fight";
import { FocusRow } from "./focusrow";
import { Goals } from "./goals";
import { OwnEmpire, Rival } from "./players";
import { Wonders } from "./wonders";
import "../../../styles/wholeboard.css";
import "./board.css";
import "./row.css";
import "./sides.css";
import "./phone.css";

const TABS = ["goals", "rivals", "wonders"] as const; // on a phone, beside the map

export default function DawnBoard({ board, n }: GameBoardProps) {
  const { words, viewer, actions } = useTableBasics();
  const box = useRef<HTMLDivElement>(null);
  const table = useMemo(() => empiresOf(board), [board]);
  const marks = useMemo(() => sumsOnMap(table), [table]);
  const [tab, setTab] = useState<(typeof TABS)[number] | "">("");
  useMotion(box, n);
  const own = viewer || table.seats[0] || "";
  const rivals = table.seats.filter((x) => x !== own);
  return (
    <div className="board dawn" ref={box} data-n={n} data-whole="" data-tab={tab}>
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
