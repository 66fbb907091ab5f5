/** Short lists: free seats, games to watch, finished games. */
import { type ReactNode, Suspense } from "react";
import { SeatShape, UiIcon } from "../icons/ui";
import type { Summary } from "../net/rest";
import { Link } from "../router";
import { useLanguage, useSettings } from "../settings";
import { Emblem } from "../ui/emblem";
import { Sign } from "../ui/sign";
import { useSay, useTitle, useWords } from "../words/context";
import { useInfo } from "./tables";
import { ago, day } from "./when";

type ListProps = {
  title: string;
  tables: readonly Summary[];
  most?: number;
  more?: ReactNode;
  of: (x: Summary) => ReactNode;
};

/** A heading with a count, and the first few rows. */
export function List({ title, tables, most = 4, more, of }: ListProps) {
  return (
    <section className="list-box">
      <h2>
        {title} <small className="num">{tables.length}</small>
        {more}
      </h2>
      <ul className="list">
        {tables.slice(0, most).map((x) => (
          <Suspense key={x.id}>{of(x)}</Suspense>
        ))}
      </ul>
    </section>
  );
}

export function OpenRow({ table }: { table: Summary }) {
  const lang = useLanguage();
  const info = useInfo(table.game);
  const words = useTitle(
    table.game,
    info?.seats,
    table.chairs.map((x) => x.name),
  );
  const free = table.chairs.filter((x) => !x.taken).length;
  const host = table.host_name || words.say("web-guest");
  const name = words.say("game");
  return (
    <li>
      <Emblem game={table.game} size={32} />
      <div>
        <b className="name">{name}</b>
        <p>{`${host} · ${ago(lang, table.created)}`}</p>
      </div>
      <span
        className="free-seats"
        role="img"
        aria-label={words.say("web-seats-free", { n: free, of: table.chairs.length })}
      >
        {table.chairs.map((x) => (
          <i key={x.seat} data-free={x.taken ? undefined : ""} />
        ))}
      </span>
      <Link
        className="button small quiet"
        href={`/t/${table.id}#sit`}
        aria-label={`${words.say("web-sit-down")}: ${name}, ${host}`}
      >
        {words.say("web-sit-down")}
      </Link>
    </li>
  );
}

export function WatchRow({ table }: { table: Summary }) {
  const info = useInfo(table.game);
  const words = useWords(
    table.game,
    info?.seats,
    table.chairs.map((x) => x.name),
    info?.halfPoints,
    info?.kinds,
    "title",
  );
  const name = words.say("game");
  return (
    <li>
      <Emblem game={table.game} size={32} />
      <div>
        <b className="name">{name}</b>
        <p>
          {table.chairs.map((x, i) => (
            <span key={x.seat}>
              {i > 0 && " · "}
              {words.seat(x.seat)} {table.points[i] === undefined ? "" : words.points(table.points[i] ?? 0)}
            </span>
          ))}
        </p>
      </div>
      {table.watching > 0 && (
        <span className="watching num" title={words.say("web-watchers", { n: table.watching })}>
          <UiIcon name="eye" size={16} /> {table.watching}
        </span>
      )}
      <Link
        className="button small quiet"
        href={`/t/${table.id}`}
        aria-label={`${words.say("web-only-watch")}: ${name}`}
      >
        {words.say("web-only-watch")}
      </Link>
    </li>
  );
}

/** Who won and with what; the replay; and taking it off the list. */
export function FinishedRow({ table, removable = false }: { table: Summary; removable?: boolean }) {
  const lang = useLanguage();
  const info = useInfo(table.game);
  const words = useWords(
    table.game,
    info?.seats,
    table.chairs.map((x) => x.name),
    info?.halfPoints,
    info?.kinds,
    "title",
  );
  const { result } = table;
  const winners = table.chairs.filter((_, i) => result?.places[i] === 1);
  const won = winners.some((x) => x.mine) && table.chairs.filter((x) => x.mine).length === 1;
  const order = (result?.places ?? []).map((place, i) => [place, result?.scores[i] ?? 0] as const);
  const scores = order.sort((a, b) => a[0] - b[0]).map(([, score]) => words.points(score));
  const date = day(lang, table.updated);
  const names = winners.map((x) => words.seat(x.seat)).join(", ");
  const text = !result
    ? words.say(table.old && !table.over ? "web-table-old" : "web-table-over")
    : !winners.length
      ? words.say("web-row-lost", { scores: scores.join("\u00A0:\u00A0") })
      : won
        ? words.say("web-row-won-you", { scores: scores.join("\u00A0:\u00A0") })
        : words.say("web-row-won", { names, count: winners.length, scores: scores.join("\u00A0:\u00A0") });
  const replay = `/replay/${table.id}`;
  return (
    <li className="finished-row">
      <Emblem game={table.game} size={32} />
      <div>
        <Link
          className="finished-link"
          href={table.kind === "record" ? replay : `/t/${table.id}`}
          data-won={won ? "" : undefined}
        >
          {won ? <Sign name="cup" size={16} /> : winners[0] && <SeatShape seat={winners[0].seat} size={11} />} {text}
        </Link>
        <p>
          {words.say("game")}
          <span className="finished-date"> · {date}</span>
        </p>
      </div>
      <time dateTime={new Date(table.updated).toISOString()}>{date}</time>
      {!table.old && (
        <Link
          className="button small quiet"
          href={replay}
          aria-label={`${words.say("web-replay")}: ${words.say("game")}, ${date}`}
          title={words.say("web-replay")}
        >
          <UiIcon name="play" size={18} />
        </Link>
      )}
      {removable && (
        <button
          type="button"
          className="tool"
          aria-label={`${words.say("web-hide")}: ${words.say("game")}, ${date}`}
          title={words.say("web-hide")}
          onClick={() => useSettings.setState((s) => ({ hidden: [...s.hidden, table.id].slice(-200) }))}
        >
          <UiIcon name="close" size={18} />
        </button>
      )}
    </li>
  );
}

/** The finished games that are still on the list of this device. */
export function useFinished(mine: readonly Summary[]): Summary[] {
  const hidden = useSettings((s) => s.hidden);
  return mine.filter((x) => (x.over || x.old) && !hidden.includes(x.id));
}

export function NoTables() {
  const t = useSay();
  return (
    <div className="no-tables">
      <span className="no-tables-pieces" aria-hidden="true">
        {["A", "B", "C", "D"].map((seat) => (
          <SeatShape key={seat} seat={seat} size={20} />
        ))}
      </span>
      <p>
        <b>{t("web-no-tables")}</b> {t("web-no-tables-about")}
      </p>
    </div>
  );
}
