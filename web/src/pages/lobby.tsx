/** The lobby: doors of the games; for those who come again, their tables first. */
import { use, useEffect, useMemo, useState } from "react";
import { gameOf } from "../games";
import { UiIcon } from "../icons/ui";
import { Doors, shortestFirst } from "../lobby/doors";
import { FinishedRow, List, NoTables, OpenRow, useFinished, WatchRow } from "../lobby/lists";
import { useTables } from "../lobby/loading";
import { playNow } from "../lobby/start";
import { isMyTurn, MyTables, sorted } from "../lobby/tables";
import { partOfDay } from "../lobby/when";
import { api, asRequestError, type GameInfo, type RequestError, type Tables } from "../net/rest";
import { Link, navigate } from "../router";
import { useSettings } from "../settings";
import { ErrorText } from "../ui/errors";
import { Scene } from "../ui/gamepicture";
import { LevelPicker, useLevel } from "../ui/levels";
import { useMyName } from "../ui/me";
import { PageFrame } from "../ui/pageframe";
import { Sign } from "../ui/sign";
import { useSay, useWords } from "../words/context";
import "../styles/lobby.css";
import "../styles/doors.css";

const NO_TABLES: Tables = { people: 0, live: 0, mine: [], open: [], watch: [] };

export default function Lobby() {
  const all = use(api.games());
  const games = useMemo(() => shortestFirst(all), [all]);
  const { tables, reload } = useTables();
  const had = useSettings((s) => s.hasTables);
  const found = tables ?? NO_TABLES;
  const comesAgain = tables ? tables.mine.length > 0 : had;
  useEffect(() => {
    document.title = "Ecumene";
  }, []);
  useKeys(games);
  return (
    <PageFrame>
      {comesAgain ? <Club games={games} tables={found} reload={reload} /> : <FirstVisit games={games} tables={found} />}
    </PageFrame>
  );
}

/** 1 to 5 play a game, n is a new table, t goes to the tables. */
function useKeys(games: readonly GameInfo[]): void {
  const level = useLevel(games[0]);
  useEffect(() => {
    const press = (e: KeyboardEvent) => {
      if (e.ctrlKey || e.metaKey || e.altKey || (e.target as Element).closest("input, select, textarea")) return;
      const game = games[Number(e.key) - 1];
      if (game) void playNow(game, level).catch(() => {});
      else if (e.key === "n" && games[0]) navigate(`/new/${games[0].id}`);
      else if (e.key === "t") (document.querySelector(".my-tables a") as HTMLElement | null)?.focus();
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, [games, level]);
}

function Levels({ games }: { games: readonly GameInfo[] }) {
  const words = useWords();
  const level = useLevel(games[0]);
  return games[0] && level ? <LevelPicker levels={games[0].levels} level={level} words={words} /> : null;
}

function FirstVisit({ games, tables }: { games: readonly GameInfo[]; tables: Tables }) {
  const t = useSay();
  return (
    <section className="page lobby" data-visit="first">
      <div className="hero">
        <div>
          <h1>{t("web-welcome")}</h1>
          <p>{t("web-welcome-about")}</p>
        </div>
        <Levels games={games} />
      </div>
      <section>
        <h2 className="visually-hidden">{t("web-games")}</h2>
        <Doors games={games} />
      </section>
      <Ways games={games} />
      <div className="lobby-lists">
        <section className="list-box">
          <h2>{t("web-my-tables")}</h2>
          <NoTables />
        </section>
        {tables.open.length > 0 && (
          <List title={t("web-open-tables")} tables={tables.open} of={(x) => <OpenRow table={x} />} />
        )}
        {tables.watch.length > 0 && (
          <List title={t("web-watch-tables")} tables={tables.watch} of={(x) => <WatchRow table={x} />} />
        )}
      </div>
      <p className="fine-print">
        {t("web-fans")} <Link href="/credits">{t("web-credits")}</Link>
      </p>
    </section>
  );
}

/** Other ways to begin: guided, with friends, at one screen. */
function Ways({ games }: { games: readonly GameInfo[] }) {
  const t = useSay();
  const guided = games.find((x) => gameOf(x.id).guide);
  const level = useLevel(guided);
  const [failed, setFailed] = useState<RequestError | null>(null);
  const first = games[0]?.id ?? "";
  const many = games.find((x) => x.most > 2)?.id ?? first;
  return (
    <section className="ways" aria-label={t("web-other-ways")}>
      {guided && (
        <article className="way">
          <Scene game={guided.id} />
          <div>
            <h3>{t("web-way-guided")}</h3>
            <p>{failed ? <ErrorText failed={failed} /> : t("web-way-guided-about")}</p>
          </div>
          <button
            type="button"
            className="button"
            onClick={() => void playNow(guided, level, { guided: true }).catch((x) => setFailed(asRequestError(x)))}
          >
            <UiIcon name="guide" size={18} /> {t("web-learn")}
          </button>
        </article>
      )}
      <article className="way">
        <Scene game={many} />
        <div>
          <h3>{t("web-way-friends")}</h3>
          <p>{t("web-way-friends-about")}</p>
        </div>
        <Link className="button quiet" href={`/new/${many}?with=link`}>
          {t("web-new-table")}
        </Link>
      </article>
      <article className="way">
        <Scene game={first} />
        <div>
          <h3>{t("web-way-here")}</h3>
          <p>{t("web-way-here-about")}</p>
        </div>
        <Link className="button quiet" href={`/new/${first}?with=here`}>
          {t("web-hot-seat")}
        </Link>
      </article>
    </section>
  );
}

type ClubProps = { games: readonly GameInfo[]; tables: Tables; reload: () => void };

function Club({ games, tables, reload }: ClubProps) {
  const t = useSay();
  const name = useMyName();
  const running = tables.mine.filter((x) => !x.over && !x.old && (x.host || x.chairs.some((c) => c.mine)));
  const waiting = sorted(running).filter(isMyTurn);
  const finished = useFinished(tables.mine);
  const greeting = t(`web-hello-${partOfDay(new Date().getHours())}`);
  return (
    <section className="page lobby" data-visit="again">
      <div className="hello">
        <h1>{name ? t("web-hello", { greeting, name }) : greeting}</h1>
        <p>{tables.people > 0 && t("web-here-now", { people: tables.people, live: tables.live })}</p>
        {waiting[0] && (
          <Link className="waiting-link" href={`/t/${waiting[0].id}`}>
            <i className="num">{waiting.length}</i> {t("web-wait-for-you", { n: waiting.length })} <Sign name="arrow" />
          </Link>
        )}
      </div>
      <div className="club">
        <div className="club-main">
          <section aria-live="polite">
            <h2>
              {t("web-my-tables")} <small className="num">{running.length}</small>
            </h2>
            {running.length ? <MyTables tables={running} reload={reload} /> : <NoTables />}
          </section>
          <section>
            <div className="club-play">
              <h2>{t("web-nav-play")}</h2>
              <Levels games={games} />
              <Link className="button quiet small" href={`/new/${games[0]?.id}`}>
                <Sign name="plus" size={18} /> {t("web-new-table")}
              </Link>
            </div>
            <Doors games={games} small />
          </section>
        </div>
        <div className="club-side">
          {tables.open.length > 0 && (
            <List title={t("web-open-tables")} tables={tables.open} of={(x) => <OpenRow table={x} />} />
          )}
          {tables.watch.length > 0 && (
            <List title={t("web-watch-tables")} tables={tables.watch} most={3} of={(x) => <WatchRow table={x} />} />
          )}
          {finished.length > 0 && (
            <List
              title={t("web-finished-tables")}
              tables={finished}
              more={
                <Link className="all" href="/results">
                  {t("web-all-results")}
                </Link>
              }
              of={(x) => <FinishedRow table={x} />}
            />
          )}
        </div>
      </div>
    </section>
  );
}
