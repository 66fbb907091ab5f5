/** The page behind a link: who invites to which game, who sits where, what is played. A name, and one sits down. */
import { type FormEvent, useEffect, useState } from "react";
import { gameColours } from "../games";
import { SeatShape, UiIcon } from "../icons/ui";
import { GameFacts } from "../lobby/facts";
import { api, RequestError, type Summary } from "../net/rest";
import { useErrorText } from "../ui/errors";
import { Face } from "../ui/face";
import { Scene } from "../ui/gamepicture";
import { Medal } from "../ui/levels";
import { NewTabLink } from "../ui/newtablink";
import { PageFrame } from "../ui/pageframe";
import type { Words } from "../words/words";
import { useGame } from "./gamedata";
import "../styles/invitation.css";
import "../styles/doors.css";

const OPEN_SEAT = "sit"; // in the address in place of a secret: an open seat is wanted
type Props = { summary: Summary; secret?: string; seat?: string; done: () => void };

/** Sitting down by the secret of a link, or in an open seat. */
export function Join({ summary, secret = "", seat = "", done }: Props) {
  const names = summary.chairs.map((x) => x.name);
  const { words, info } = useGame(summary.game, names);
  const error = useErrorText();
  const [name, setName] = useState("");
  const [failed, setFailed] = useState("");
  useEffect(() => {
    document.title = `${words.say("game")} · Ecumene`;
    api.me().then(
      (me) => setName((typed) => typed || me.name),
      () => {},
    );
  }, [words]);
  const kind = secret === OPEN_SEAT ? "open" : "link";
  const free = summary.chairs.filter((x) => !x.taken && (seat ? x.seat === seat : x.kind === kind));
  const sitDown = async (e: FormEvent) => {
    e.preventDefault();
    let why = "taken";
    for (const chair of free)
      try {
        await api.join(summary.id, chair.seat, secret, name.trim());
        return done();
      } catch (x) {
        why = x instanceof RequestError ? x.id : "broken";
      }
    setFailed(why);
  };
  const gone = !free.length && !failed;
  return (
    <PageFrame>
      <div className="page invitation" {...gameColours(summary.game)}>
        <Room
          chairs={summary.chairs}
          yours={free[0]?.seat ?? ""}
          host={summary.host_name}
          game={summary.game}
          words={words}
        />
        <div className="invitation-text">
          <p className="invited-by">
            {summary.host_name && <Face name={summary.host_name} size={32} />}
            {words.say(summary.host_name ? "web-invited-by" : "web-join", { name: summary.host_name })}
          </p>
          <h1>{words.say("game")}</h1>
          {words.has(`web-about-${info.id}`) && <p className="invitation-about">{words.say(`web-about-${info.id}`)}</p>}
          <GameFacts game={info} words={words} />
          <form className="sit-down" onSubmit={sitDown}>
            <label htmlFor="sit-name">
              {words.say("web-name")} <small>{words.say("web-name-about")}</small>
            </label>
            <input
              id="sit-name"
              value={name}
              maxLength={40}
              autoComplete="nickname"
              onChange={(e) => setName(e.target.value)}
            />
            <button type="submit" className="button" disabled={!free.length}>
              {words.say("web-sit-down")}
            </button>
            {summary.spectators && (
              <button type="button" className="button quiet" onClick={done}>
                <UiIcon name="eye" size={18} /> {words.say("web-only-watch")}
              </button>
            )}
            {(failed || gone) && (
              <p className="bad" role="alert">
                {error(failed || "taken")}
              </p>
            )}
          </form>
          <p className="invitation-calm">{words.say("web-invited-calm")}</p>
          <TableFacts summary={summary} words={words} />
          <NewTabLink className="invitation-tip" href={`/learn/${info.id}`}>
            <UiIcon name="book" size={18} />
            <span>
              <b>{words.say("web-new-to-it")}</b> {words.say("web-new-to-it-about")}
            </span>
          </NewTabLink>
        </div>
      </div>
    </PageFrame>
  );
}

/** Where the chairs stand, by how many there are: the own one below. */
const PLACES: Readonly<Record<number, readonly string[]>> = {
  1: ["south"],
  2: ["south", "north"],
  3: ["south", "west", "east"],
  4: ["south", "west", "north", "east"],
};

type RoomProps = { chairs: Summary["chairs"]; yours: string; host: string; game: string; words: Words };

/** A table with the people round it, and a chair that is free. */
function Room({ chairs, yours, host, game, words }: RoomProps) {
  const at = Math.max(
    0,
    chairs.findIndex((x) => x.seat === yours),
  );
  const round = [...chairs.slice(at), ...chairs.slice(0, at)];
  return (
    <div className="room">
      <Scene game={game} shape="table" />
      <ul>
        {round.map((x, i) => (
          <Chair
            key={x.seat}
            chair={x}
            place={PLACES[round.length]?.[i] ?? ""}
            yours={yours}
            host={host}
            words={words}
          />
        ))}
      </ul>
    </div>
  );
}

type ChairProps = { chair: Summary["chairs"][number]; place: string; yours: string; host: string; words: Words };

function Chair({ chair, place, yours, host, words }: ChairProps) {
  const mine = chair.seat === yours;
  const isBot = chair.kind === "bot";
  const invites = !isBot && chair.taken && chair.name === host;
  const state = mine
    ? "web-chair-yours"
    : isBot
      ? "web-chair-bot"
      : !chair.taken
        ? "web-chair-free"
        : invites
          ? "web-chair-invites"
          : "web-chair-taken";
  return (
    <li
      className="chair"
      data-place={place}
      data-free={chair.taken ? undefined : ""}
      data-yours={mine ? "" : undefined}
    >
      {isBot ? (
        <Medal bot={chair.bot ?? ""} size={40} />
      ) : chair.taken ? (
        <Face name={words.seat(chair.seat)} size={40} />
      ) : (
        <span className="chair-hole" />
      )}
      <span>
        <b>{chair.taken ? words.seat(chair.seat) : words.say("web-chair-empty")}</b>
        <span className="chair-state">
          <SeatShape seat={chair.seat} size={11} /> {words.say(state)}
        </span>
      </span>
    </li>
  );
}

/** What was chosen for this table. */
function TableFacts({ summary, words }: { summary: Summary; words: Words }) {
  const chosen = Object.entries(summary.options).filter(([name, x]) => words.has(`choice-${name}-${x}`));
  return (
    <section>
      <h2>{words.say("web-this-table")}</h2>
      <ul className="invitation-facts">
        {chosen.map(([name, x]) => (
          <li key={name}>
            <UiIcon name="flag" size={18} />
            <span>
              <b>{words.say(`option-${name}`)}</b>
              <span>{words.say(`choice-${name}-${x}`)}</span>
            </span>
          </li>
        ))}
        <li>
          <UiIcon name="guide" size={18} />
          <span>
            <b>{words.say("web-hint")}</b>
            <span>{words.say(summary.hints ? "web-hints-on" : "web-hints-off")}</span>
          </span>
        </li>
        <li>
          <UiIcon name="eye" size={18} />
          <span>
            <b>{words.say("web-spectators")}</b>
            <span>{words.say(summary.spectators ? "web-spectators-about" : "web-spectators-off")}</span>
          </span>
        </li>
      </ul>
    </section>
  );
}
