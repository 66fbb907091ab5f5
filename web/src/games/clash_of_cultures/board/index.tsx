/** The board of Clash of Cultures: the map on the left, the boards of the players on the right. No rules here. */
import { lazy, Suspense, useMemo, useRef } from "react";
import { useTable, useTableBasics } from "../../../board/context";
import { sectionOf } from "../../../board/find";
import { type HexDrawing, outline } from "../../../board/hex";
import { nameOf, SIZE } from "../../../board/hexes";
import { HexMapView } from "../../../board/map";
import type { MapWay } from "../../../board/mapways";
import { useMotion } from "../../../board/motion";
import { Icon, iconFor } from "../../../icons";
import type { Hex, Item, Section } from "../../../protocol";
import { useMedia } from "../../../ui/usemedia";
import type { GameBoardProps } from "../../game";
import { Collecting } from "./collecting";
import { Leaving } from "./leaving";
import { useMarks, yieldsOf } from "./marks";
import { PlaceMenu, useMenu } from "./menu";
import { seatsOf, WIDE } from "./parts";
import { DRAWINGS, OnHex } from "./pieces";
import { Recruiting } from "./recruiting";
import { GhostRegion, RegionWindow, useRegion } from "./region";
import { Rounds } from "./rounds";
import { useRoutes } from "./routes";
import { OpenWonders, OwnStores, SeatBoards } from "./seatboard";
import { Trade } from "./trade";
import "../../../styles/thinbars.css";
import "../../../styles/verbbar.css";
import "../../../styles/wholeboard.css";
import "./board.css";
import "./panel.css";
import "./advances.css";
import "./hand.css";
import "./wide.css";
import "./windows.css";
import "./phone.css";

const Battle = lazy(() => import("./battle").then((x) => ({ default: x.Battle })));

export default function ClashBoard({ board, n }: GameBoardProps) {
  const box = useRef<HTMLDivElement>(null);
  const { words } = useTableBasics();
  const wide = useMedia(WIDE);
  useMotion(box, n);
  return (
    <div
      className="board clash"
      ref={box}
      data-n={n}
      data-seats={seatsOf(board).length}
      data-whole={wide ? "" : undefined}
      data-thin=""
    >
      <section className="clash-map" aria-label={words.label("map")}>
        <Rounds board={board} hasLogButton={wide} />
        <OwnStores board={board} />
        <ClashMap board={board} />
      </section>
      <SeatBoards board={board} />
    </div>
  );
}

function ClashMap({ board }: { board: readonly Section[] }) {
  const { asked, viewer } = useTable();
  const map = sectionOf(board, "map", "map");
  const mine = !!viewer && asked?.seat === viewer;
  const draw = useHexDrawing(board);
  const marks = useMarks(board);
  const region = useRegion(board);
  const menu = useMenu(board);
  const yields = useMemo(() => (map ? yieldsOf(map.hexes) : undefined), [map]);
  const ways = useRoutes(board);
  const { title, lines } = usePlaceTexts(board, ways);
  if (!map) return null;
  const battle = sectionOf(board, "table", "sides");
  const about = mine && asked?.question !== "Turn" ? Object.values(asked?.args ?? {}) : []; // from where, or where
  return (
    <div className="map-room">
      <HexMapView
        section={map}
        fills
        draw={draw}
        drawings={DRAWINGS}
        marks={marks}
        {...(yields && { yields })}
        ways={ways}
        ghosts={(lie) => (
          <>
            {region && <GhostRegion region={region} lie={lie} />}
            {map.hexes.map(
              (h) =>
                about.includes(h.ref) && <path key={h.ref} className="asked-about" d={outline(h, lie, SIZE * 0.8)} />,
            )}
          </>
        )}
        title={title}
        lines={lines}
        answers={menu.answers}
        busy={!!menu.place || !!battle || !!region}
        above={(above) => (
          <>
            {menu.place && (
              <PlaceMenu key={menu.place.ref} board={board} place={menu.place} above={above} close={menu.close} />
            )}
            {region && mine && <RegionWindow region={region} above={above} />}
            {mine && <Collecting board={board} above={above} />}
            {mine && <Recruiting board={board} above={above} />}
            {mine && <Leaving board={board} above={above} />}
            {battle && (
              <Suspense fallback={null}>
                <Battle board={board} above={above} />
              </Suspense>
            )}
          </>
        )}
      />
      <Trade board={board} />
      <OpenWonders board={board} />
    </div>
  );
}

function useHexDrawing(board: readonly Section[]): HexDrawing {
  const map = sectionOf(board, "map", "map");
  return useMemo(() => {
    const cities = new Map<string, Item>();
    for (const seat of seatsOf(board))
      for (const x of sectionOf(board, "cards", "cities", seat)?.items ?? []) cities.set(x.ref, x);
    const ports = new Map((map?.edges ?? []).filter((x) => x.name === "port").map((x) => [nameOf(x), x]));
    return (hex, lie, prefix) => (
      <OnHex hex={hex} lie={lie} prefix={prefix} city={cities.get(hex.ref)} port={ports.get(nameOf(hex))} />
    );
  }, [board, map]);
}

/** The name of a place, and what is said of it when it is opened. */
function usePlaceTexts(board: readonly Section[], ways: readonly MapWay[]) {
  const { words } = useTableBasics();
  const settled = (hex: Hex) => hex.pieces?.some((p) => p.ref === "piece:settlement");
  const title = (hex: Hex): string => {
    if (hex.seat) return words.say("board-city-of", { name: words.seat(hex.seat) });
    if (settled(hex)) return words.say("board-camp");
    return words.say(hex.terrain ? `board-land-${hex.terrain}` : "web-map-unexplored");
  };
  const lines = (hex: Hex) => {
    const city = seatsOf(board)
      .flatMap((seat) => sectionOf(board, "cards", "cities", seat)?.items ?? [])
      .find((x) => x.ref === hex.ref);
    const units = (hex.pieces ?? []).filter((p) => p.ref.startsWith("unit:") || p.ref.startsWith("owner:"));
    return (
      <>
        {hex.terrain ? (
          <Line icon={hex.terrain} text={words.say(`board-yield-${hex.terrain}`)} />
        ) : (
          <Line icon="territory" text={words.say("board-unexplored")} />
        )}
        {hex.note === "exhausted" && <Line icon="exhausted" text={words.say("mark-exhausted")} />}
        {city && hex.seat && <CityLines hex={hex} city={city} />}
        {units.map((p) => (
          <Line
            key={`${p.ref}${p.seat}`}
            icon={p.ref.split(":")[1] ?? ""}
            text={`${words.ref(p.ref)} × ${p.count ?? 1}${p.seat && p.seat !== hex.seat ? ` (${words.seat(p.seat)})` : ""}${p.note ? `, ${words.say(`note-${p.note}`)}` : ""}`}
          />
        ))}
        {ways
          .filter((x) => x.from === hex.ref || x.to === hex.ref)
          .map((x) => (
            <Line key={x.text} icon="trade" text={x.text} />
          ))}
      </>
    );
  };
  return { title, lines };
}

function Line({ icon, text }: { icon: string; text: string }) {
  const name = iconFor(icon);
  return (
    <li>
      {name && <Icon name={name} />}
      <span>{text}</span>
    </li>
  );
}

function CityLines({ hex, city }: { hex: Hex; city: Item }) {
  const { words } = useTableBasics();
  const built = (hex.pieces ?? []).filter((p) => p.ref.startsWith("piece:") && p.ref !== "piece:settlement");
  const of = city.on?.find((x) => x.name === "size")?.of ?? hex.number ?? 1;
  const works = city.on?.find((x) => x.name === "works-as")?.value;
  return (
    <>
      <Line icon="village" text={words.say(`note-${hex.note}`, { number: hex.number ?? 1 })} />
      {works !== undefined && <Line icon="crane" text={words.say("board-works", { n: works, of })} />}
      {built.length > 0 && (
        <Line
          icon="castle"
          text={built
            .map((p) => `${words.ref(p.ref)}${p.seat && p.seat !== hex.seat ? ` (${words.seat(p.seat)})` : ""}`)
            .join(", ")}
        />
      )}
    </>
  );
}
