/** The board of A New Dawn: goals and events, the map, rivals and wonders, and below them the own focus row. */
import { lazy, Suspense, useMemo, useRef, useState } from "react";
import { useChoices, useTableBasics } from "../../../board/context";
import type { MapLetter } from "../../../board/hex";
import { LogButton } from "../../../board/logbutton";
import { HexMapView } from "../../../board/map";
import type { Above } from "../../../board/mappane";
import { useMapTurn } from "../../../board/mapturn";
import { useMotion } from "../../../board/motion";
import type { Hex } from "../../../protocol";
import { split, type Words } from "../../../words/words";
import type { GameBoardProps } from "../../game";
import { useLeading, Way } from "./caravan";
import { useCorners } from "./corners";
import { EventDial, Rose } from "./dials";
import { type Empires, empiresOf } from "./empires";
import { Fight, sumsOnMap, useAiming } from "./fight";
import { FocusRow } from "./focusrow";
import { Goals } from "./goals";
import { Arrows, OrientWindow, useOrienting } from "./orient";
import { usePlaceLines, usePlaceTitle } from "./place";
import { OwnEmpire, Rival } from "./players";
import { DRAWINGS, useStanding } from "./standing";
import { GHOST_ROOM, Ghost, LayingWindow, useLaying } from "./tile";
import { Wonders } from "./wonders";
import "../../../styles/thinbars.css";
import "../../../styles/wholeboard.css";
import "./bar.css";
import "./board.css";
import "./row.css";
import "./sides.css";
import "./onmap.css";
import "./tile.css";
import "./phone.css";

// Needed where the players build the map.
const TileSides = lazy(() => import("./tilesides").then((x) => ({ default: x.TileSides })));
const TileChoice = lazy(() => import("./tilesides").then((x) => ({ default: x.TileChoice })));

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

const ROSE = { width: 84, height: 84 };
const LOG = { width: 158, height: 36 };

/** The rose and the button of the log. */
function InCorners({ table, above, way }: { table: Empires; above: Above; way: number | undefined }) {
  const [rose, log] = useCorners([ROSE, LOG], table.map?.hexes ?? [], above);
  return (
    <>
      <Rose table={table} turned={above.lie.turned} at={rose} way={way} />
      <div className="dawn-log" style={log}>
        <LogButton />
      </div>
    </>
  );
}

const TABS = ["goals", "rivals", "wonders"] as const; // on a phone, beside the map

export default function DawnBoard({ board, n }: GameBoardProps) {
  const { words, viewer, actions } = useTableBasics();
  const box = useRef<HTMLDivElement>(null);
  const table = useMemo(() => empiresOf(board), [board]);
  const choices = useChoices();
  const marks = useMemo(() => sumsOnMap(table, choices), [table, choices]);
  const aiming = useAiming();
  const { names, letters } = useMemo(() => textsOnMap(table.map?.hexes ?? [], words), [table, words]);
  const [tab, setTab] = useState<(typeof TABS)[number] | "">("");
  const draw = useStanding(table);
  const title = usePlaceTitle();
  const lines = usePlaceLines(table);
  const laying = useLaying(table);
  const leading = useLeading(table, viewer);
  const orienting = useOrienting();
  const turned = useMapTurn((x) => x.turned);
  useMotion(box, n);
  const own = viewer || table.seats[0] || "";
  const rivals = table.seats.filter((x) => x !== own);
  return (
    <div className="board dawn" ref={box} data-n={n} data-whole="" data-thin="" data-tab={tab}>
      <div className="dawn-left">
        <Goals table={table} />
        {orienting && <OrientWindow orienting={orienting} table={table} turned={turned} />}
        {table.tile && (
          <Suspense fallback={null}>
            <TileSides table={table} draw={draw} />
            <TileChoice table={table} draw={draw} />
          </Suspense>
        )}
        {laying && <LayingWindow laying={laying} />}
        <EventDial table={table} />
      </div>
      <div className="dawn-map" {...laying?.watch} {...leading?.watch}>
        {table.map && (
          <HexMapView
            section={table.map}
            fills
            draw={draw}
            drawings={DRAWINGS}
            marks={leading?.marks ?? marks}
            names={names}
            letters={letters}
            room={laying ? GHOST_ROOM : 0}
            ghosts={(lie) => (
              <>
                {laying && <Ghost laying={laying} lie={lie} draw={draw} />}
                {leading && <Way leading={leading} lie={lie} />}
                {orienting && <Arrows way={orienting.way} hexes={table.map?.hexes ?? []} lie={lie} />}
              </>
            )}
            title={title}
            lines={lines}
            busy={!!laying || !!aiming.target}
            answers={laying?.answers ?? leading?.answers ?? aiming.answers}
            above={(above) => <InCorners table={table} above={above} way={orienting?.way} />}
          />
        )}
        {laying && <LayingWindow laying={laying} />}
        {orienting && <OrientWindow orienting={orienting} table={table} turned={turned} />}
      </div>
      <Fight table={table} aiming={aiming} />
      <div className="dawn-right">
        {rivals.map((seat) => (
          <Rival key={seat} table={table} seat={seat} />
        ))}
        <Wonders table={table} />
      </div>
      <div className="dawn-dock">
        {own && <OwnEmpire table={table} seat={own} />}
        {own && <FocusRow table={table} seat={own} />}
        {table.tile && (
          <Suspense fallback={null}>
            <TileChoice table={table} draw={draw} />
          </Suspense>
        )}
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
