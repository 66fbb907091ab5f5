/** My tables: those that wait for me first, each with whose turn it is, how far it is, points and the last move. */
import { Suspense, use, useState } from "react";
import { gameColours } from "../games";
import { SeatShape, UiIcon } from "../icons/ui";
import { api, asRequestError, type GameInfo, type RequestError, type Summary } from "../net/rest";
import { Link } from "../router";
import { useLanguage } from "../settings";
import { ErrorText } from "../ui/errors";
import { Scene } from "../ui/gamepicture";
import { Sign } from "../ui/sign";
import { useTitle, useWords } from "../words/context";
import { plain } from "../words/words";
import { ago } from "./when";

export const isMyTurn = (x: Summary) => !x.old && !x.over && x.chairs.some((c) => c.mine && c.seat === x.asked);
const waits = (x: Summary) => x.chairs.some((c) => !c.taken);

/** My turn first, then those that others think about, then those with free seats; the latest first. */
export function sorted(tables: readonly Summary[]): Summary[] {
  const rank = (x: Summary) => (isMyTurn(x) ? 0 : waits(x) ? 2 : 1);
  return [...tables].sort((a, b) => rank(a) - rank(b) || b.updated - a.updated);
}

export function MyTables({ tables, reload }: { tables: readonly Summary[]; reload: () => void }) {
  return (
    <ul className="my-tables">
      {sorted(tables).map((x) => (
        <Suspense key={x.id}>
          <TableCard table={x} reload={reload} />
        </Suspense>
      ))}
    </ul>
  );
}

export function useInfo(game: string): GameInfo | undefined {
  return use(api.games()).find((x) => x.id === game);
}

function TableCard({ table, reload }: { table: Summary; reload: () => void }) {
  const info = useInfo(table.game);
  const names = table.chairs.map((x) => x.name);
  const words = useTitle(table.game, info?.seats, names);
  const [leaving, setLeaving] = useState(false);
  const mine = isMyTurn(table);
  const shared = table.chairs.some((x) => x.taken && !x.mine && x.kind !== "bot");
  return (
    <li className="table-card" data-mine={mine ? "" : undefined} {...gameColours(table.game)}>
      <Scene game={table.game} />
      <div className="table-text">
        <p className="table-head">
          <Link className="name" href={`/t/${table.id}`}>
            {words.say("game")}
          </Link>
          <State table={table} words={words} mine={mine} />
        </p>
        {leaving ? (
          <Leaving table={table} shared={shared} stay={() => setLeaving(false)} reload={reload} />
        ) : (
          <>
            <p className="table-seats">
              {table.chairs.map((x, i) => (
                <span key={x.seat}>
                  <SeatShape seat={x.seat} size={11} /> {words.seat(x.seat)}
                  {table.points[i] !== undefined && info && <Points n={table.points[i] ?? 0} info={info} />}
                </span>
              ))}
            </p>
            <Suspense fallback={<p className="table-last">&nbsp;</p>}>
              {info && <Last table={table} info={info} />}
            </Suspense>
            <button
              type="button"
              className="tool table-leave"
              aria-label={`${words.say(shared ? "web-leave" : "web-remove")}: ${words.say("game")}`}
              title={words.say(shared ? "web-leave" : "web-remove")}
              onClick={() => setLeaving(true)}
            >
              {shared ? <Sign name="leave" size={18} /> : <UiIcon name="close" size={18} />}
            </button>
          </>
        )}
      </div>
    </li>
  );
}

function Points({ n, info }: { n: number; info: GameInfo }) {
  const words = useWords("", "", [], info.halfPoints);
  return <b className="num"> {words.points(n)}</b>;
}

function State({ table, words, mine }: { table: Summary; words: ReturnType<typeof useTitle>; mine: boolean }) {
  if (mine)
    return (
      <span className="table-state" data-mine="">
        <i className="dot" /> {words.say("web-your-turn")}
      </span>
    );
  const free = table.chairs.find((x) => !x.taken);
  const key = table.old ? "web-table-old" : free ? "web-table-free" : "web-table-waits";
  return <span className="table-state">{words.say(key, { name: table.asked ? words.seat(table.asked) : "" })}</span>;
}

/** The part of the game and the last move need the words of the game. */
function Last({ table, info }: { table: Summary; info: GameInfo }) {
  const lang = useLanguage();
  const names = table.chairs.map((x) => x.name);
  const words = useWords(table.game, info.seats, names, info.halfPoints, info.kinds);
  const { last } = table;
  return (
    <p className="table-last">
      {table.stage && <b>{words.label(table.stage)}</b>}
      {last && (
        <span className="table-move">
          <SeatShape seat={last.seat} size={11} /> {last.said.map((x) => plain(words.action(x))).join(", ")}
        </span>
      )}
      <time dateTime={new Date(table.updated).toISOString()}>{ago(lang, table.updated)}</time>
    </p>
  );
}

type LeavingProps = { table: Summary; shared: boolean; stay: () => void; reload: () => void };

function Leaving({ table, shared, stay, reload }: LeavingProps) {
  const words = useTitle(table.game);
  const [failed, setFailed] = useState<RequestError | null>(null);
  const go = async () => {
    try {
      await api.leave(table.id);
      reload();
    } catch (x) {
      setFailed(asRequestError(x));
    }
  };
  return (
    <div className="table-leaving" role="alert">
      <p>{failed ? <ErrorText failed={failed} /> : words.say(shared ? "web-leave-sure" : "web-remove-sure")}</p>
      <p className="row">
        {/* biome-ignore lint/a11y/noAutofocus: the question has just been opened by a press */}
        <button type="button" className="button small" autoFocus onClick={() => void go()}>
          {words.say(shared ? "web-leave" : "web-remove")}
        </button>
        <button type="button" className="button small quiet" onClick={stay}>
          {words.say("web-stay")}
        </button>
      </p>
    </div>
  );
}
