/** The board of Through the Ages: the row above, the own mat in the middle, all others around it, without scrolling. */
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { useItemKeys, useStableKeys } from "../../../board/board";
import { useTableBasics } from "../../../board/context";
import { LogButton } from "../../../board/logbutton";
import { useMotion } from "../../../board/motion";
import type { Counters } from "../../../protocol";
import type { GameBoardProps } from "../../game";
import { useActs } from "./acts";
import { Banks } from "./banks";
import { Dispute } from "./disputes";
import { Buttons, Forecast } from "./forecast";
import { Hand } from "./hand";
import { useBoardKeys } from "./keys";
import { OwnCounters, State } from "./mat";
import { AttackPlan, usePlan } from "./plan";
import { Rail } from "./rail";
import { Rival } from "./rivals";
import { CardRow } from "./row";
import { SignSheet } from "./signs";
import { TableSections } from "./tablesections";
import { TABS, type Tab, tabOf } from "./tabs";
import { Technologies, WorkerMenu } from "./technologies";
import { WorkersProvider } from "./workers";
import "../../../styles/thinbars.css";
import "./board.css";
import "./cards.css";
import "./rail.css";
import "./mat.css";
import "./technologies.css";
import "./rivals.css";
import "./disputes.css";
import "./phone.css";

export default function AgesBoard({ board, n }: GameBoardProps) {
  const { viewer, words, actions } = useTableBasics();
  const box = useRef<HTMLDivElement>(null);
  const keys = useStableKeys(useItemKeys(board));
  const acts = useActs();
  const [tab, setTab] = useState<Tab>("row");
  const wanted = tabOf(acts.all);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what another question is about comes in sight, even in the same region
  useEffect(() => {
    if (wanted) setTab(wanted);
  }, [wanted, acts]);
  const { planned, plan } = usePlan();
  useMotion(box, n);
  const table = useMemo(() => new TableSections(board), [board]);
  const seats = table.seats();
  const me = seats.includes(viewer) ? viewer : (seats[0] ?? "");
  const rivals = seats.filter((x) => x !== me);
  const course = board.find((x): x is Counters => x.id === "course" && x.kind === "counters");
  const row = table.find("tableau", "row");
  const show = useCallback(
    (next: Tab) => {
      setTab(next);
      actions?.setLog(false);
    },
    [actions],
  );
  const showRegion = useCallback(
    (region: string) => {
      const found = (Object.keys(TABS) as Tab[]).find((x) => TABS[x] === region);
      if (found) show(found);
    },
    [show],
  );
  useBoardKeys(acts, actions, showRegion);
  const hidden = table.find("counters", "resigned", me) !== undefined;
  return (
    <div className="board ages" ref={box} data-n={n} data-thin="" data-tab={tab} data-rivals={rivals.length}>
      <SignSheet />
      <nav className="a-tabs" aria-label={words.say("web-parts")}>
        {(Object.keys(TABS) as Tab[]).map((x) => (
          <button key={x} type="button" aria-pressed={tab === x} onClick={() => show(x)}>
            {words.say(`web-ages-tab-${x}`)}
          </button>
        ))}
        {actions && (
          <button type="button" onClick={() => actions.setLog()}>
            {words.say("web-tab-log")}
          </button>
        )}
      </nav>
      {row && <CardRow section={row} course={course} players={seats.length} keys={keys} />}
      <Rail table={table} seats={seats} />
      <WorkersProvider acts={acts}>
        <div className="a-mat" data-seat={me}>
          <OwnCounters table={table} seat={me} />
          {!hidden && (
            <div className="a-realm">
              <State table={table} seat={me} />
              <Technologies table={table} seat={me} keys={keys} />
              <WorkerMenu />
              <Banks table={table} seat={me} />
            </div>
          )}
        </div>
      </WorkersProvider>
      {viewer && !hidden && <Hand table={table} seat={me} keys={keys} plan={plan} />}
      <aside
        className="a-right"
        aria-label={words.say("web-ages-tab-rivals")}
        style={{ "--k": rivals.length } as never}
      >
        {rivals.map((seat) => (
          <Rival key={seat} {...{ table, seat, me: viewer }} many={rivals.length} />
        ))}
      </aside>
      <Dispute table={table} me={viewer} />
      {planned && <AttackPlan table={table} me={viewer} planned={planned} close={() => plan("")} />}
      {!hidden && (
        <div className="a-foot">
          <Forecast table={table} seat={me} />
          <LogButton />
          {viewer && <Buttons table={table} seat={me} />}
        </div>
      )}
    </div>
  );
}
