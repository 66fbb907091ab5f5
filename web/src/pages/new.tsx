/** A new table: the game, who sits where, how it is played. Everything has a default. */
import { type FormEvent, use, useEffect, useState } from "react";
import { gameColours } from "../games";
import { SeatShape, UiIcon } from "../icons/ui";
import { shortestFirst } from "../lobby/doors";
import { api, asRequestError, type GameInfo, type RequestError, type SeatSetup } from "../net/rest";
import { Link, navigate } from "../router";
import { type Setup, useSettings } from "../settings";
import { ErrorText } from "../ui/errors";
import { Face } from "../ui/face";
import { Scene } from "../ui/gamepicture";
import { botName, LevelChoice, Medal, useLevel } from "../ui/levels";
import { useMyName } from "../ui/me";
import { PageFrame } from "../ui/pageframe";
import { Sign } from "../ui/sign";
import { useTitle, useWords } from "../words/context";
import { softHyphens } from "../words/hyphens";
import type { Words } from "../words/words";
import { adjusted, defaults } from "./optionrules";
import { Options } from "./options";
import { UnverifiedFigures } from "./unverified";
import "../styles/new.css";
import "../styles/doors.css";

const FIRST_SEATS = 2; // a new table has at least so many seats at first
const KINDS = ["here", "bot", "link", "open"] as const;
type Kind = (typeof KINDS)[number];

export default function New({ game }: { game: string }) {
  const games = use(api.games());
  const info = games.find((x) => x.id === game);
  if (!info) throw Object.assign(new Error(game), { id: "no-game" });
  return <Form key={game} info={info} games={shortestFirst(games)} />;
}

/** The seats as they were last time; else oneself and as few others as possible. `wanted`: who the others are. */
export function firstSeats(info: GameInfo, level: string, kept: Setup | undefined, wanted: string | null): SeatSetup[] {
  if (!wanted && kept && kept.seats.length >= info.fewest && kept.seats.length <= info.most)
    return kept.seats.map((x) => ({
      ...x,
      name: "",
      bot: x.kind === "bot" && !info.bots.includes(x.bot) ? level : x.bot,
    }));
  const other = KINDS.find((x) => x === wanted) ?? "bot";
  return Array.from({ length: Math.max(FIRST_SEATS, info.fewest) }, (_, i) => ({
    kind: i ? other : "here",
    name: "",
    bot: i && other === "bot" ? level : "",
  }));
}

function Form({ info, games }: { info: GameInfo; games: readonly GameInfo[] }) {
  const words = useWords(info.id, info.seats);
  const level = useLevel(info);
  const myName = useMyName();
  const kept = useSettings.getState().setups[info.id];
  const [seats, setSeats] = useState(() =>
    firstSeats(info, level, kept, new URLSearchParams(location.search).get("with")),
  );
  const [options, setOptions] = useState(() => {
    const wanted = { ...defaults(info), ...(kept?.seats.length === seats.length && kept.options) };
    return adjusted(info, seats.length, wanted) ?? defaults(info);
  });
  const [spectators, setSpectators] = useState(kept?.spectators ?? true);
  const [hints, setHints] = useState<boolean | null>(null); // null: not chosen
  const hinted = hints ?? seats.every((x) => x.kind === "here" || x.kind === "bot");
  const [corrections, setCorrections] = useState({ name: "", text: "" });
  const [failed, setFailed] = useState<RequestError | null>(null);
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    document.title = `${words.say("game")} · Ecumene`;
  }, [words]);
  const named = seats.map((x, i) => (i || x.name ? x : { ...x, name: myName }));
  const changeSeats = (all: SeatSetup[]) => {
    setSeats(all);
    if (all.length !== seats.length) setOptions((old) => adjusted(info, all.length, old) ?? defaults(info));
  };
  const change = (at: number, changes: Partial<SeatSetup>) =>
    setSeats((all) => all.map((x, i) => (i === at ? { ...x, ...changes } : x)));
  const open = async (e: FormEvent) => {
    e.preventDefault();
    setBusy(true);
    try {
      const wanted = named.map((x) => ({
        ...x,
        bot: x.kind === "bot" ? x.bot : "",
        name: x.kind === "bot" ? "" : x.name.trim(),
      }));
      const own = corrections.text && { corrections: corrections.text, corrections_name: corrections.name };
      const made = await api.open({ game: info.id, options, seats: wanted, spectators, hints: hinted, ...own });
      sessionStorage.setItem(`links:${made.id}`, JSON.stringify(made.links));
      const setup = { seats: wanted.map(({ kind, bot }) => ({ kind, bot })), options, spectators };
      useSettings.setState((s) => ({ setups: { ...s.setups, [info.id]: setup } }));
      navigate(`/t/${made.id}`);
    } catch (x) {
      setFailed(asRequestError(x));
      setBusy(false);
    }
  };
  return (
    <PageFrame>
      <form className="page new" {...gameColours(info.id)} onSubmit={open}>
        <div className="new-top">
          <h1>{words.say("web-new-table")}</h1>
          <Link className="tool" href="/" aria-label={words.say("web-close")} title={words.say("web-close")}>
            <UiIcon name="close" />
          </Link>
        </div>
        <nav className="game-tiles" aria-label={words.say("web-games")}>
          {games.map((x) => (
            <GameTile key={x.id} game={x} here={x.id === info.id} />
          ))}
        </nav>
        <div className="new-columns">
          <section>
            <h2>
              {words.say("web-seats")} <small>{words.say("web-seats-of", { n: seats.length, most: info.most })}</small>
            </h2>
            <ol className="seat-setups">
              {named.map((seat, i) => (
                <SeatRow
                  key={info.seats[i]}
                  letter={info.seats[i] ?? ""}
                  at={i}
                  seat={seat}
                  info={info}
                  words={words}
                  change={(x) => change(i, x)}
                  remove={
                    seats.length > info.fewest && i > 0 ? () => changeSeats(seats.filter((_, k) => k !== i)) : null
                  }
                />
              ))}
            </ol>
            {seats.length < info.most && (
              <button
                type="button"
                className="button quiet small add-seat"
                onClick={() => changeSeats([...seats, { kind: "bot", name: "", bot: level }])}
              >
                <Sign name="plus" size={18} /> {words.say("web-add-seat")}
              </button>
            )}
            <Toggle
              label={words.say("web-spectators")}
              about={words.say("web-spectators-about")}
              on={spectators}
              set={setSpectators}
            />
            <Toggle label={words.say("web-hints")} about={words.say("web-hints-about")} on={hinted} set={setHints} />
          </section>
          <section>
            <h2>{words.say("web-variants")}</h2>
            {info.options.length ? (
              <Options info={info} players={seats.length} chosen={options} setChosen={setOptions} words={words} />
            ) : (
              <p className="muted">{words.say("web-no-variants")}</p>
            )}
            {info.hasUnverified && (
              <UnverifiedFigures info={info} words={words} given={corrections} give={setCorrections} />
            )}
          </section>
        </div>
        {failed && (
          <p className="bad" role="alert">
            <ErrorText failed={failed} />
          </p>
        )}
        <div className="new-footer">
          <p>
            <Sum seats={named} words={words} />
          </p>
          <Link className="button quiet" href="/">
            {words.say("web-back")}
          </Link>
          <button type="submit" className="button large" disabled={busy}>
            <UiIcon name="play" size={18} /> {words.say("web-start")}
          </button>
        </div>
      </form>
    </PageFrame>
  );
}

function GameTile({ game, here }: { game: GameInfo; here: boolean }) {
  const words = useTitle(game.id);
  const name = words.say("game");
  const players =
    game.fewest === game.most
      ? words.say("web-players-exactly", { n: game.most })
      : words.say("web-players-range", { low: game.fewest, high: game.most });
  return (
    <Link
      className="game-tile"
      href={`/new/${game.id}`}
      aria-current={here ? "true" : undefined}
      title={`${name}, ${players}`} // its name on a phone, where the texts are not shown
      {...gameColours(game.id)}
    >
      <Scene game={game.id} shape="wide" />
      <b className="name">{softHyphens(name)}</b>
      <span>{players}</span>
    </Link>
  );
}

type ToggleProps = { label: string; about: string; on: boolean; set: (on: boolean) => void };

function Toggle({ label, about, on, set }: ToggleProps) {
  return (
    <label className="toggle">
      <span>
        <b>{label}</b>
        <small>{about}</small>
      </span>
      <input type="checkbox" checked={on} onChange={(e) => set(e.target.checked)} />
      <i aria-hidden="true" />
    </label>
  );
}

/** In one sentence: what is played, who sits there, and when it begins. */
function Sum({ seats, words }: { seats: readonly SeatSetup[]; words: Words }) {
  const who = seats.map((x, i) => {
    if (x.kind === "bot") return botName(words, x.bot);
    if (x.kind === "here") return i ? x.name.trim() || words.say("web-sum-here") : words.say("web-you");
    return words.say(`web-sum-${x.kind}`);
  });
  const list = new Intl.ListFormat(words.lang, { type: "conjunction" }).format(who);
  const waits = seats.some((x) => x.kind === "link" || x.kind === "open");
  return (
    <>
      <b>{words.say("game")}</b>: {list}.{" "}
      <span className="muted">{words.say(waits ? "web-sum-waits" : "web-sum-now")}</span>
    </>
  );
}

type SeatRowProps = {
  letter: string;
  at: number;
  seat: SeatSetup;
  info: GameInfo;
  words: Words;
  change: (x: Partial<SeatSetup>) => void;
  remove: (() => void) | null;
};

function SeatRow({ letter, at, seat, info, words, change, remove }: SeatRowProps) {
  const level = useLevel(info);
  const others = info.bots.filter((x) => !info.levels.includes(x));
  const isOther = seat.kind === "bot" && others.includes(seat.bot);
  const choose = (value: string) => {
    const [kind = "bot", bot = ""] = value.split(":");
    change({ kind: kind as Kind, bot: kind === "bot" ? bot || level : "" });
  };
  return (
    <li className="seat-setup" data-seat={letter} data-kind={seat.kind}>
      <SeatShape seat={letter} size={14} />
      {seat.kind === "bot" ? <Medal bot={seat.bot} size={36} /> : <Face name={seat.name || "?"} size={36} />}
      {seat.kind === "bot" ? (
        <LevelChoice info={info} bot={seat.bot} words={words} change={(bot) => change({ bot })} />
      ) : seat.kind === "here" ? (
        <label className="seat-who">
          <span className="visually-hidden">{words.say("web-name")}</span>
          <input
            value={seat.name}
            maxLength={40}
            placeholder={words.say("web-name")}
            onChange={(e) => change({ name: e.target.value })}
          />
        </label>
      ) : (
        <span className="seat-who muted">{words.say(`web-seat-${seat.kind}-about`)}</span>
      )}
      <label className="seat-kind">
        <span className="visually-hidden">
          {words.say("seat", { letter })}: {words.say("web-who-sits")}
        </span>
        <select value={isOther ? `bot:${seat.bot}` : seat.kind} onChange={(e) => choose(e.target.value)}>
          {KINDS.filter((kind) => at > 0 || kind !== "open").map((kind) => (
            <option key={kind} value={kind}>
              {words.say(kind === "here" && at === 0 ? "web-seat-you" : `web-seat-${kind}`)}
            </option>
          ))}
          <optgroup label={words.say("web-more-bots")}>
            {others.map((x) => (
              <option key={x} value={`bot:${x}`}>
                {botName(words, x)}
              </option>
            ))}
          </optgroup>
        </select>
      </label>
      {remove ? (
        <button
          type="button"
          className="tool seat-remove"
          aria-label={words.say("web-remove-seat", { letter })}
          title={words.say("web-remove-seat", { letter })}
          onClick={remove}
        >
          <UiIcon name="close" size={18} />
        </button>
      ) : (
        <span className="seat-remove" />
      )}
    </li>
  );
}
