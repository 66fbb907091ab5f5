import { type FormEvent, use, useEffect, useState } from "react";
import { Shape, Ui } from "../icons/ui";
import { api, asFailed, type Failed, type GameInfo, type SeatWish } from "../net/rest";
import { Link, navigate } from "../router";
import { Emblem } from "../ui/emblem";
import { Frame } from "../ui/frame";
import { Wrong } from "../ui/trouble";
import { useWords } from "../words/context";
import type { Words } from "../words/words";
import { Doubtful } from "./corrections";
import { Options } from "./options";
import { defaults, mended } from "./together";

const COMPANY = 2; // seats that a new table has at first, where there may be one only
const KINDS = ["here", "bot", "link", "open"] as const;

export default function New({ game }: { game: string }) {
  const info = use(api.games()).find((x) => x.id === game);
  if (!info) throw Object.assign(new Error(game), { id: "no-game" });
  return <Form key={game} info={info} />;
}

/** The strongest bot stands last in the list. */
function bot(info: GameInfo): string {
  return info.bots.at(-1) ?? "";
}

function Form({ info }: { info: GameInfo }) {
  const words = useWords(info.id, info.seats);
  const [seats, setSeats] = useState<SeatWish[]>(() =>
    Array.from({ length: Math.max(COMPANY, info.fewest) }, (_, i) => ({
      kind: i ? "bot" : "here",
      name: "",
      bot: i ? bot(info) : "",
    })),
  );
  const [options, setOptions] = useState(() => defaults(info));
  const [spectators, setSpectators] = useState(true);
  const [corrections, setCorrections] = useState({ name: "", text: "" });
  const [failed, setFailed] = useState<Failed | null>(null);
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    document.title = `${words.say("game")} · Ecumene`;
    api.me().then(
      (me) => setSeats((all) => all.map((x, i) => (i ? x : { ...x, name: x.name || me.name }))),
      () => {},
    );
  }, [words]);
  const resize = (n: number) => {
    setSeats((all) => Array.from({ length: n }, (_, i) => all[i] ?? { kind: "bot", name: "", bot: bot(info) }));
    setOptions((all) => mended(info, n, all) ?? defaults(info));
  };
  const change = (at: number, with_: Partial<SeatWish>) =>
    setSeats((all) => all.map((x, i) => (i === at ? { ...x, ...with_ } : x)));
  const open = async (e: FormEvent) => {
    e.preventDefault();
    setBusy(true);
    try {
      const wish = seats.map((x) => ({
        ...x,
        bot: x.kind === "bot" ? x.bot : "",
        name: x.kind === "bot" ? "" : x.name.trim(),
      }));
      const own = corrections.text && { corrections: corrections.text, corrections_name: corrections.name };
      const made = await api.open({ game: info.id, options, seats: wish, spectators, ...own });
      sessionStorage.setItem(`links:${made.id}`, JSON.stringify(made.links));
      navigate(`/t/${made.id}`);
    } catch (x) {
      setFailed(asFailed(x));
      setBusy(false);
    }
  };
  return (
    <Frame title={words.say("game")}>
      <form className="page new" data-game={info.id} onSubmit={open}>
        <div className="new-head">
          <Emblem game={info.id} size={72} />
          <div>
            <h1>{words.say("game")}</h1>
            {words.has(`web-about-${info.id}`) && <p>{words.say(`web-about-${info.id}`)}</p>}
          </div>
        </div>
        <section>
          <h2>{words.say("web-seats")}</h2>
          {info.fewest < info.most && (
            <fieldset className="count-of">
              <legend>{words.say("web-how-many")}</legend>
              <div className="switch">
                {Array.from({ length: info.most - info.fewest + 1 }, (_, i) => info.fewest + i).map((n) => (
                  <label key={n}>
                    <input type="radio" name="players" checked={seats.length === n} onChange={() => resize(n)} />
                    <span className="num">{n}</span>
                  </label>
                ))}
              </div>
            </fieldset>
          )}
          <ol className="wishes">
            {seats.map((seat, i) => (
              <Wish
                key={info.seats[i]}
                letter={info.seats[i] ?? ""}
                at={i}
                seat={seat}
                info={info}
                words={words}
                change={(x) => change(i, x)}
              />
            ))}
          </ol>
        </section>
        {info.options.length > 0 && (
          <Options info={info} players={seats.length} chosen={options} choose={setOptions} words={words} />
        )}
        <label className="check">
          <input type="checkbox" checked={spectators} onChange={(e) => setSpectators(e.target.checked)} />
          <span>{words.say("web-spectators")}</span>
        </label>
        {info.unverified && <Doubtful info={info} words={words} given={corrections} give={setCorrections} />}
        {failed && (
          <p className="bad" role="alert">
            <Wrong failed={failed} />
          </p>
        )}
        <p className="row sticky">
          <button type="submit" className="button large" disabled={busy}>
            <Ui name="play" /> {words.say("web-start")}
          </button>
          <Link className="button quiet" href="/">
            {words.say("web-back")}
          </Link>
        </p>
      </form>
    </Frame>
  );
}

type WishProps = {
  letter: string;
  at: number;
  seat: SeatWish;
  info: GameInfo;
  words: Words;
  change: (x: Partial<SeatWish>) => void;
};

function Wish({ letter, at, seat, info, words, change }: WishProps) {
  const bots = info.bots;
  return (
    <li className="wish" data-seat={letter}>
      <span className="wish-seat">
        <Shape seat={letter} size={18} />
        <span>{words.say("seat", { letter })}</span>
      </span>
      <label>
        <span className="unseen">{words.say("web-who-sits")}</span>
        <select
          value={seat.kind}
          onChange={(e) => change({ kind: e.target.value as SeatWish["kind"], bot: seat.bot || (bots.at(-1) ?? "") })}
        >
          {KINDS.filter((kind) => at > 0 || kind !== "open").map((kind) => (
            <option key={kind} value={kind}>
              {words.say(kind === "here" && at === 0 ? "web-seat-you" : `web-seat-${kind}`)}
            </option>
          ))}
        </select>
      </label>
      {seat.kind === "bot" ? (
        <label>
          <span className="unseen">{words.say("web-which-bot")}</span>
          <select value={seat.bot} onChange={(e) => change({ bot: e.target.value })}>
            {bots.map((x) => (
              <option key={x} value={x}>
                {words.has(`web-bot-${x}`) ? words.say(`web-bot-${x}`) : x}
              </option>
            ))}
          </select>
        </label>
      ) : seat.kind === "here" ? (
        <label>
          <span className="unseen">{words.say("web-name")}</span>
          <input
            value={seat.name}
            maxLength={40}
            placeholder={words.say("web-name")}
            onChange={(e) => change({ name: e.target.value })}
          />
        </label>
      ) : (
        <span className="muted">{words.say(`web-seat-${seat.kind}-about`)}</span>
      )}
    </li>
  );
}
