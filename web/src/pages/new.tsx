import { type FormEvent, use, useEffect, useState } from "react";
import { gameColours } from "../games";
import { SeatShape, UiIcon } from "../icons/ui";
import { api, asRequestError, type GameInfo, type RequestError, type SeatSetup } from "../net/rest";
import { Link, navigate } from "../router";
import { Emblem } from "../ui/emblem";
import { ErrorText } from "../ui/errors";
import { BotSelect, useLevel } from "../ui/levels";
import { PageFrame } from "../ui/pageframe";
import { useWords } from "../words/context";
import type { Words } from "../words/words";
import { adjusted, defaults } from "./optionrules";
import { Options } from "./options";
import { UnverifiedFigures } from "./unverified";

const FIRST_SEATS = 2; // a new table has at least so many seats at first
const KINDS = ["here", "bot", "link", "open"] as const;

export default function New({ game }: { game: string }) {
  const info = use(api.games()).find((x) => x.id === game);
  if (!info) throw Object.assign(new Error(game), { id: "no-game" });
  return <Form key={game} info={info} />;
}

function Form({ info }: { info: GameInfo }) {
  const words = useWords(info.id, info.seats);
  const level = useLevel(info);
  const [seats, setSeats] = useState<SeatSetup[]>(() =>
    Array.from({ length: Math.max(FIRST_SEATS, info.fewest) }, (_, i) => ({
      kind: i ? "bot" : "here",
      name: "",
      bot: i ? level : "",
    })),
  );
  const [options, setOptions] = useState(() => defaults(info));
  const [spectators, setSpectators] = useState(true);
  const [hints, setHints] = useState<boolean | null>(null); // null: not chosen
  const hinted = hints ?? seats.every((x) => x.kind === "here" || x.kind === "bot");
  const [corrections, setCorrections] = useState({ name: "", text: "" });
  const [failed, setFailed] = useState<RequestError | null>(null);
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    document.title = `${words.say("game")} · Ecumene`;
    api.me().then(
      (me) => setSeats((all) => all.map((x, i) => (i ? x : { ...x, name: x.name || me.name }))),
      () => {},
    );
  }, [words]);
  const resize = (n: number) => {
    setSeats((all) => Array.from({ length: n }, (_, i) => all[i] ?? { kind: "bot", name: "", bot: level }));
    setOptions((all) => adjusted(info, n, all) ?? defaults(info));
  };
  const change = (at: number, changes: Partial<SeatSetup>) =>
    setSeats((all) => all.map((x, i) => (i === at ? { ...x, ...changes } : x)));
  const open = async (e: FormEvent) => {
    e.preventDefault();
    setBusy(true);
    try {
      const wanted = seats.map((x) => ({
        ...x,
        bot: x.kind === "bot" ? x.bot : "",
        name: x.kind === "bot" ? "" : x.name.trim(),
      }));
      const own = corrections.text && { corrections: corrections.text, corrections_name: corrections.name };
      const made = await api.open({ game: info.id, options, seats: wanted, spectators, hints: hinted, ...own });
      sessionStorage.setItem(`links:${made.id}`, JSON.stringify(made.links));
      navigate(`/t/${made.id}`);
    } catch (x) {
      setFailed(asRequestError(x));
      setBusy(false);
    }
  };
  return (
    <PageFrame title={words.say("game")}>
      <form className="page new" {...gameColours(info.id)} onSubmit={open}>
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
            <fieldset className="player-count">
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
          <ol className="seat-setups">
            {seats.map((seat, i) => (
              <SeatRow
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
          <Options info={info} players={seats.length} chosen={options} setChosen={setOptions} words={words} />
        )}
        <label className="check">
          <input type="checkbox" checked={spectators} onChange={(e) => setSpectators(e.target.checked)} />
          <span>{words.say("web-spectators")}</span>
        </label>
        <label className="check">
          <input type="checkbox" checked={hinted} onChange={(e) => setHints(e.target.checked)} />
          <span>{words.say("web-hints")}</span>
        </label>
        {info.hasUnverified && (
          <UnverifiedFigures info={info} words={words} given={corrections} give={setCorrections} />
        )}
        {failed && (
          <p className="bad" role="alert">
            <ErrorText failed={failed} />
          </p>
        )}
        <p className="row sticky">
          <button type="submit" className="button large" disabled={busy}>
            <UiIcon name="play" /> {words.say("web-start")}
          </button>
          <Link className="button quiet" href="/">
            {words.say("web-back")}
          </Link>
        </p>
      </form>
    </PageFrame>
  );
}

type SeatRowProps = {
  letter: string;
  at: number;
  seat: SeatSetup;
  info: GameInfo;
  words: Words;
  change: (x: Partial<SeatSetup>) => void;
};

function SeatRow({ letter, at, seat, info, words, change }: SeatRowProps) {
  const level = useLevel(info);
  return (
    <li className="seat-setup" data-seat={letter}>
      <span className="seat-setup-name">
        <SeatShape seat={letter} size={18} />
        <span>{words.say("seat", { letter })}</span>
      </span>
      <label>
        <span className="visually-hidden">{words.say("web-who-sits")}</span>
        <select
          value={seat.kind}
          onChange={(e) => change({ kind: e.target.value as SeatSetup["kind"], bot: seat.bot || level })}
        >
          {KINDS.filter((kind) => at > 0 || kind !== "open").map((kind) => (
            <option key={kind} value={kind}>
              {words.say(kind === "here" && at === 0 ? "web-seat-you" : `web-seat-${kind}`)}
            </option>
          ))}
        </select>
      </label>
      {seat.kind === "bot" ? (
        <BotSelect info={info} bot={seat.bot} words={words} change={(bot) => change({ bot })} />
      ) : seat.kind === "here" ? (
        <label>
          <span className="visually-hidden">{words.say("web-name")}</span>
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
