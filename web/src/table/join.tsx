/** Before play: passing the device on, and the links of free seats. */
import { useEffect, useMemo } from "react";
import { SeatShape } from "../icons/ui";
import { api, type Summary } from "../net/rest";
import { CopyText } from "../ui/copytext";
import { Medal } from "../ui/levels";
import { PageFrame } from "../ui/pageframe";
import type { Words } from "../words/words";
import { useGame } from "./gamedata";

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
