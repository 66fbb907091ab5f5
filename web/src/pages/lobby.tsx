import { type FormEvent, Suspense, use, useEffect, useState } from "react";
import { gameColours, gameOf } from "../games";
import { hasGuide, startGuide } from "../guide";
import { SeatShape, UiIcon } from "../icons/ui";
import { api, asRequestError, type GameInfo, type RequestError, type Summary, type Tables } from "../net/rest";
import { Link, navigate } from "../router";
import { Emblem } from "../ui/emblem";
import { ErrorText } from "../ui/errors";
import { LevelPicker, useLevel } from "../ui/levels";
import { PageFrame } from "../ui/pageframe";
import { useSay, useTitle, useWords } from "../words/context";

export default function Lobby() {
  const words = useWords();
  const t = words.say.bind(words);
  const [tables, setTables] = useState<Tables>({ mine: [], open: [], watch: [] });
  const games = use(api.games());
  const level = useLevel(games[0]);
  useEffect(() => {
    document.title = "Ecumene";
    let gone = false;
    const load = () =>
      api
        .me()
        .then(() => api.tables())
        .then((x) => !gone && setTables(x))
        .catch(() => {});
    load();
    const timer = setInterval(load, 5000);
    return () => {
      gone = true;
      clearInterval(timer);
    };
  }, []);
  const running = tables.mine.filter((x) => !x.over && !x.old);
  const over = tables.mine.filter((x) => x.over || x.old).slice(0, 6);
  return (
    <PageFrame>
      <section className="page lobby">
        <div className="hero">
          <h1>{t("web-welcome")}</h1>
          <p>{t("web-welcome-about")}</p>
          {games[0] && level && <LevelPicker levels={games[0].levels} level={level} words={words} />}
        </div>
        {running.length > 0 && (
          <section>
            <h2>{t("web-my-tables")}</h2>
            <TableList tables={running} />
          </section>
        )}
        <section>
          <h2 className="visually-hidden">{t("web-games")}</h2>
          <div className="games">
            {shortestFirst(games).map((game) => (
              <Suspense key={game.id}>
                <GameCard game={game} />
              </Suspense>
            ))}
          </div>
        </section>
        <div className="lobby-more">
          {tables.open.length > 0 && (
            <section>
              <h2>{t("web-open-tables")}</h2>
              <TableList tables={tables.open} />
            </section>
          )}
          {tables.watch.length > 0 && (
            <section>
              <h2>{t("web-watch-tables")}</h2>
              <TableList tables={tables.watch.slice(0, 6)} />
            </section>
          )}
          {over.length > 0 && (
            <section>
              <h2>{t("web-finished-tables")}</h2>
              <TableList tables={over} />
            </section>
          )}
          <RecordForm />
          <NameForm />
        </div>
      </section>
    </PageFrame>
  );
}

/** Short games come first: they are the easiest to start with. */
function shortestFirst(games: readonly GameInfo[]): GameInfo[] {
  return [...games].sort((a, b) => gameOf(a.id).minutes[0] - gameOf(b.id).minutes[0]);
}

/** Opens a table: alone, or with as few other seats as possible, each with a bot of the chosen level. */
async function openTableNow(game: GameInfo, alone: boolean, level: string): Promise<string> {
  const { name } = await api.me();
  const bots = Array.from({ length: alone ? 0 : Math.max(1, game.fewest - 1) }, () => ({
    kind: "bot" as const,
    name: "",
    bot: level,
  }));
  return (await api.open({ game: game.id, seats: [{ kind: "here", name, bot: "" }, ...bots] })).id;
}

function GameCard({ game }: { game: GameInfo }) {
  const words = useTitle(game.id);
  const level = useLevel(game);
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState<RequestError | null>(null);
  const [low, high] = gameOf(game.id).minutes;
  const start = async ({ guided = false, alone = false } = {}) => {
    setBusy(true);
    try {
      const id = await openTableNow(game, alone, level);
      if (guided) startGuide(id);
      navigate(`/t/${id}`);
    } catch (x) {
      setFailed(asRequestError(x));
      setBusy(false);
    }
  };
  return (
    <article className="game" {...gameColours(game.id)}>
      <Emblem game={game.id} />
      <div className="game-text">
        <h3>{words.say("game")}</h3>
        <p className="game-facts">
          <span>
            <UiIcon name="people" size={18} />
            {game.fewest === game.most
              ? words.say("web-players-exactly", { n: game.most })
              : words.say("web-players-range", { low: game.fewest, high: game.most })}
          </span>
          <span>
            <UiIcon name="clock" size={18} />
            {words.say("web-minutes", { low, high })}
          </span>
        </p>
        {words.has(`web-about-${game.id}`) && <p className="game-about">{words.say(`web-about-${game.id}`)}</p>}
        <p className="row game-go">
          <button type="button" className="button large" disabled={busy} onClick={() => void start()}>
            <UiIcon name="play" /> {words.say("web-play-now")}
          </button>
          {game.fewest === 1 && (
            <button type="button" className="button quiet" disabled={busy} onClick={() => void start({ alone: true })}>
              <SeatShape seat="A" size={16} /> {words.say("web-play-alone")}
            </button>
          )}
          {hasGuide(game.id) && (
            <button type="button" className="button quiet" disabled={busy} onClick={() => void start({ guided: true })}>
              <UiIcon name="guide" /> {words.say("web-learn")}
            </button>
          )}
        </p>
        {failed && (
          <p className="bad" role="alert">
            <ErrorText failed={failed} />
          </p>
        )}
        <p className="row game-links">
          <Link className="text-link" href={`/new/${game.id}`}>
            {words.say("web-choose-seats")}
          </Link>
          <Link className="text-link" href={`/rules/${game.id}`}>
            {words.say("web-rules")}
          </Link>
          <Link className="text-link" href={`/cards/${game.id}`}>
            {words.say("web-cards")}
          </Link>
        </p>
      </div>
    </article>
  );
}

function TableList({ tables }: { tables: Summary[] }) {
  return (
    <ul className="tables">
      {tables.map((x) => (
        <Suspense key={x.id}>
          <TableLink table={x} />
        </Suspense>
      ))}
    </ul>
  );
}

function TableLink({ table }: { table: Summary }) {
  const info = use(api.games()).find((x) => x.id === table.game);
  const words = useTitle(
    table.game,
    info?.seats,
    table.chairs.map((x) => x.name),
  );
  const mine = !table.old && table.chairs.some((x) => x.mine && x.seat === table.asked);
  return (
    <li>
      <Link
        className="table-row"
        href={table.kind === "record" ? `/replay/${table.id}` : `/t/${table.id}`}
        data-mine={mine ? "" : undefined}
        {...gameColours(table.game)}
      >
        <Emblem game={table.game} size={40} />
        <span className="table-row-text">
          <span className="name">{words.say("game")}</span>
          <span className="table-row-seats">
            {table.chairs.map((x) => (
              <span key={x.seat}>
                <SeatShape seat={x.seat} size={11} /> {words.seat(x.seat)}
              </span>
            ))}
          </span>
        </span>
        <span className="table-row-state">
          {mine && <span className="dot" />}
          {words.say(stateOf(table, mine), { name: table.asked ? words.seat(table.asked) : "" })}
        </span>
      </Link>
    </li>
  );
}

function stateOf(table: Summary, mine: boolean): string {
  if (table.over) return "web-table-over";
  if (table.old) return "web-table-old";
  if (mine) return "web-your-turn";
  return table.chairs.some((x) => x.taken === false && x.kind === "open") ? "web-table-free" : "web-table-waits";
}

function RecordForm() {
  const t = useSay();
  const [failed, setFailed] = useState<RequestError | null>(null);
  const [text, setText] = useState("");
  const send = async (e: FormEvent) => {
    e.preventDefault();
    try {
      navigate(`/replay/${(await api.uploadRecord(text)).id}`);
    } catch (x) {
      setFailed(asRequestError(x));
    }
  };
  return (
    <section>
      <h2>{t("web-paste")}</h2>
      <form className="record-form" onSubmit={send}>
        <label>
          <span>{t("web-paste-about")}</span>
          <textarea rows={3} value={text} onChange={(e) => setText(e.target.value)} spellCheck={false} />
        </label>
        {failed && (
          <p className="bad" role="alert">
            <ErrorText failed={failed} />
          </p>
        )}
        <button type="submit" className="button quiet" disabled={!text.trim()}>
          <UiIcon name="play" size={18} /> {t("web-replay")}
        </button>
      </form>
    </section>
  );
}

function NameForm() {
  const t = useSay();
  const [name, setName] = useState("");
  const [saved, setSaved] = useState(false);
  useEffect(() => {
    api.me().then(
      (x) => setName(x.name),
      () => {},
    );
  }, []);
  const save = async (e: FormEvent) => {
    e.preventDefault();
    setName((await api.setName(name)).name);
    setSaved(true);
  };
  return (
    <section>
      <h2>{t("web-name")}</h2>
      <form className="row" onSubmit={save}>
        <label className="grow">
          <span className="visually-hidden">{t("web-name")}</span>
          <input
            value={name}
            maxLength={40}
            autoComplete="nickname"
            onChange={(e) => {
              setName(e.target.value);
              setSaved(false);
            }}
          />
        </label>
        <button type="submit" className="button quiet">
          {t(saved ? "web-saved" : "web-save")}
        </button>
      </form>
      <p className="muted">{t("web-name-about")}</p>
    </section>
  );
}
