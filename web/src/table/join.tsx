/** Before play: sitting down, passing the device on, and the links of free seats. */
import { type FormEvent, useEffect, useMemo, useState } from "react";
import { SeatShape } from "../icons/ui";
import { api, RequestError, type Summary } from "../net/rest";
import { CopyText } from "../ui/copytext";
import { useErrorText } from "../ui/errors";
import { Medal } from "../ui/levels";
import { PageFrame } from "../ui/pageframe";
import type { Words } from "../words/words";
import { useGame } from "./gamedata";

/** The form to sit down: by the secret of a link, or in an open seat. */
export function Join({
  summary,
  secret = "",
  seat = "",
  done,
}: {
  summary: Summary;
  secret?: string;
  seat?: string;
  done: () => void;
}) {
  const { words } = useGame(summary.game);
  const error = useErrorText();
  const [name, setName] = useState("");
  const [failed, setFailed] = useState("");
  useEffect(() => {
    api.me().then(
      (me) => setName(me.name),
      () => {},
    );
  }, []);
  const sitDown = async (e: FormEvent) => {
    e.preventDefault();
    const seats = seat
      ? [seat]
      : summary.chairs.filter((x) => x.kind === "link" && x.taken === false).map((x) => x.seat);
    let why = "taken";
    for (const letter of seats)
      try {
        await api.join(summary.id, letter, secret, name.trim());
        return done();
      } catch (x) {
        why = x instanceof RequestError ? x.id : "broken";
      }
    setFailed(why);
  };
  return (
    <PageFrame title={words.say("game")}>
      <form className="page narrow" onSubmit={sitDown}>
        <h1>{words.say("web-join")}</h1>
        <p>{words.say("web-join-about", { game: words.say("game") })}</p>
        <label className="field">
          <span>{words.say("web-name")}</span>
          <input value={name} maxLength={40} onChange={(e) => setName(e.target.value)} />
        </label>
        {failed && (
          <p className="bad" role="alert">
            {error(failed)}
          </p>
        )}
        <p className="row">
          <button type="submit" className="button large">
            {words.say("web-sit-down")}
          </button>
          <button type="button" className="button quiet" onClick={done}>
            {words.say("web-only-watch")}
          </button>
        </p>
      </form>
    </PageFrame>
  );
}

export function PassDevice({ summary, seat, take }: { summary: Summary; seat: string; take: () => void }) {
  const { words } = useGame(
    summary.game,
    summary.chairs.map((x) => x.name),
  );
  useEffect(() => {
    document.title = `${words.say("game")} · Ecumene`;
  }, [words]);
  return (
    <PageFrame title={words.say("game")}>
      <section className="page narrow pass-device" data-seat={seat}>
        <SeatShape seat={seat} size={56} />
        <h1>{words.say("web-pass-device", { name: words.seat(seat) })}</h1>
        <p>{words.say("web-pass-about")}</p>
        {/* biome-ignore lint/a11y/noAutofocus: the only thing on the page */}
        <button type="button" className="button large" autoFocus onClick={take}>
          {words.say("web-pass-ready", { name: words.seat(seat) })}
        </button>
      </section>
    </PageFrame>
  );
}

type InvitesProps = { id: string; chairs: Summary["chairs"]; host: boolean; level: string; words: Words };

/** The links of seats that nobody has taken yet, if this browser knows them. */
export function Invites({ id, chairs, host, level, words }: InvitesProps) {
  const links: Record<string, string> = useMemo(() => JSON.parse(sessionStorage.getItem(`links:${id}`) ?? "{}"), [id]);
  const waiting = chairs.filter((x) => x.taken === false && (links[x.seat] || host));
  if (!waiting.length) return null;
  return (
    <div className="invites">
      {waiting.map((x) => (
        <div key={x.seat} className="invite">
          <SeatShape seat={x.seat} />
          <span>{words.say(links[x.seat] ? "web-invite" : "web-invite-open", { name: words.seat(x.seat) })}</span>
          {links[x.seat] && <CopyText text={`${location.origin}${links[x.seat]}`} />}
          {host && (
            <button type="button" className="button small quiet" onClick={() => api.giveToBot(id, x.seat, level)}>
              <Medal bot={level} size={20} /> {words.say("web-give-bot")}
            </button>
          )}
        </div>
      ))}
    </div>
  );
}
