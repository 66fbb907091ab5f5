/** The board of Age of Civilization: eight action cards are the time track. The server sends all figures. */
import { useMemo, useRef, useState } from "react";
import { sectionsBySeat, useItemKeys, useStableKeys } from "../../../board/board";
import { useChoices, useTableBasics } from "../../../board/context";
import { amountOf, sectionOf } from "../../../board/find";
import { LogButton } from "../../../board/logbutton";
import { useMotion } from "../../../board/motion";
import type { ItemKeys } from "../../../board/sections";
import type { Counters, Item, Section } from "../../../protocol";
import { useMedia } from "../../../ui/usemedia";
import type { GameBoardProps } from "../../game";
import { type Now, Permanent, TimeTrack } from "./actions";
import { Achievements, Medals, Strength } from "./alone";
import { NOWHERE, type Point, type Pointed, Pool, Slots } from "./civilizations";
import { useBoardKeys } from "./keys";
import { OwnBar, ROUNDS, Wonders } from "./mine";
import { itemsOf } from "./model";
import { Recent } from "./recent";
import { Rival } from "./rivals";
import { Tree } from "./technologies";
import { usePlaces, WorkersProvider } from "./workers";
import "../../../styles/thinbars.css";
import "../../../styles/wholeboard.css";
import "./board.css";
import "./cards.css";
import "./own.css";
import "./side.css";
import "./phone.css";

const WIDE = "(min-width: 1100px)"; // all of it is on one screen; else it has tabs
const MEDALS = ["gold", "silver", "bronze"];
const POOLS = ["pool", "pick"]; // of civilizations, side by side
const HAND = "hand"; // below the rivals if there is no room beside the pool
const MOST_IN_POOLS = 5; // cards side by side

export default function EraBoard({ board, n }: GameBoardProps) {
  const { viewer, facts } = useTableBasics();
  const box = useRef<HTMLDivElement>(null);
  const keys = useStableKeys(useItemKeys(board));
  const wide = useMedia(WIDE);
  const [pointed, point] = useState(NOWHERE); // at a civilization that may be born
  useMotion(box, n);
  const seats = [...sectionsBySeat(board).keys()];
  const me = viewer || seats.find((x) => sectionOf(board, "tableau", "technologies", x)) || (seats[0] ?? "");
  const workers = usePlaces(board, me, facts);
  useBoardKeys(box, useChoices());
  const beside = [...POOLS, HAND].flatMap((x) => itemsOf(board, x)).length;
  const aside = wide && (beside > MOST_IN_POOLS || itemsOf(board, "packet").length > 0);
  return (
    <WorkersProvider value={workers}>
      <div
        className="board era"
        ref={box}
        data-n={n}
        data-whole={wide ? "" : undefined}
        data-thin=""
        data-seats={seats.length}
      >
        <Middle {...{ board, me, keys, pointed, point, wide }} pools={aside ? POOLS : [...POOLS, HAND]} />
        <Side {...{ board, me, seats, keys, point }} hand={aside ? itemsOf(board, HAND) : []} recent={wide} />
      </div>
    </WorkersProvider>
  );
}

type PartProps = { board: Section[]; me: string; keys: ItemKeys; point: Point };
type MiddleProps = PartProps & { pools: readonly string[]; pointed: Pointed; wide: boolean };
type SideProps = PartProps & { seats: string[]; hand: Item[]; recent: boolean };

/** The track, the permanent actions, the pool, and the own side. */
function Middle({ board, me, keys, point, pools, pointed, wide }: MiddleProps) {
  const stock = sectionOf(board, "counters", "stock", me);
  const [bonuses, lacks, births] = ["bonuses", "lacks", "births"].map((x) => sectionOf(board, "table", x));
  const free = amountOf(stock, "free");
  const placed = free < amountOf(stock, "workers");
  const idle = free === 0;
  const now: Now = useMemo(() => ({ bonuses, lacks, placed, idle }), [bonuses, lacks, placed, idle]);
  const tree = sectionOf(board, "tableau", "technologies", me);
  const special = sectionOf(board, "cards", "special", me); // each player can have one
  const packet = itemsOf(board, "packet");
  const pool = { births, keys, point };
  return (
    <>
      <div className="era-common">
        {packet.length > 0 && <Pool title="packet" items={packet} {...pool} />}
        <TimeTrack
          items={itemsOf(board, "track")}
          time={sectionOf(board, "track", "time")}
          tokens={itemsOf(board, "tokens")}
          losses={sectionOf(board, "cards", "losses")}
          now={now}
          keys={keys}
        />
        <div className="era-middle">
          <Permanent items={itemsOf(board, "permanent")} now={now} keys={keys} />
          <div className="era-pools">
            {packet.length > 0 && wide && <Wonders pool={itemsOf(board, "wonders")} held={[]} keys={keys} />}
            {pools.map((title) => {
              const cards = itemsOf(board, title);
              return cards.length > 0 && <Pool key={title} title={title} items={cards} {...pool} />;
            })}
          </div>
        </div>
      </div>
      <div className="era-mine" data-seat={me}>
        {stock && <OwnBar stock={stock} seat={me} round={amountOf(sectionOf(board, "counters", "course"), "round")} />}
        <div className="era-own">
          <Slots
            items={itemsOf(board, "civilizations", me)}
            abilities={itemsOf(board, "abilities", me)}
            births={births}
            pointed={pointed}
            keys={keys}
          />
          {tree && <Tree section={tree} specials={special ? [] : itemsOf(board, "specials")} keys={keys} />}
          <Wonders pool={itemsOf(board, "wonders")} held={itemsOf(board, "held-wonders", me)} keys={keys} />
        </div>
      </div>
    </>
  );
}

/** The round; then the rivals and the hand, or the game for one. */
function Side({ board, me, seats, keys, hand, point, recent }: SideProps) {
  const { words } = useTableBasics();
  const course = sectionOf(board, "counters", "course");
  const round = amountOf(course, "round");
  const first = itemsOf(board, "first")[0]?.ref;
  const bySeat = sectionsBySeat(board);
  const rivals = seats.filter((x) => x !== me);
  const rival = sectionOf(board, "counters", "rival");
  const text = words.say("web-era-of", { n: round, of: ROUNDS });
  const births = sectionOf(board, "table", "births");
  return (
    <aside className="era-side" aria-label={words.say("web-tab-rivals")}>
      <header className="era-round">
        <span className="era-rounds" role="img" aria-label={`${words.label("round")} ${text}`}>
          {Array.from({ length: ROUNDS }, (_, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a round is its number
            <span key={i} data-state={i + 1 < round ? "was" : i + 1 === round ? "is" : ""}>
              {i + 1}
            </span>
          ))}
        </span>
        <span className="era-about">
          {words.label("round")} {text}
        </span>
        <LogButton />
      </header>
      {rivals.map((seat) => (
        <Rival key={seat} seat={seat} sections={bySeat.get(seat) ?? []} first={first === `seat:${seat}`} keys={keys} />
      ))}
      {hand.length > 0 && <Pool title={HAND} items={hand} {...{ births, keys, point }} />}
      {rival && (
        <Strength rival={rival} round={round} own={amountOf(sectionOf(board, "counters", "stock", me), "strength")} />
      )}
      {rival && <Goals board={board} keys={keys} />}
      {recent && <Recent />}
    </aside>
  );
}

/** Achievements, or the medals of a scenario. */
function Goals({ board, keys }: Pick<PartProps, "board" | "keys">) {
  const achievements = sectionOf(board, "cards", "achievements");
  if (achievements) return <Achievements section={achievements} keys={keys} />;
  const medals = MEDALS.flatMap((x) => sectionOf(board, "counters", x) ?? []) as Counters[];
  return <Medals medals={medals} commands={sectionOf(board, "cards", "commands")} keys={keys} />;
}
