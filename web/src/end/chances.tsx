/** How the chance of winning changed, computed when somebody asks for it; and the own choices that cost most. */
import { useEffect, useState } from "react";
import { SeatShape, UiIcon } from "../icons/ui";
import { api, asRequestError, type Chances as Found, type RequestError, type ScoreHistory } from "../net/rest";
import type { Chair } from "../protocol";
import { ErrorText } from "../ui/errors";
import { plain, type Words } from "../words/words";
import { Chart } from "./chart";

const AGAIN = 1500; // milliseconds until the next question
const MOST = 3; // turning points
const LEAST = 0.05; // what a choice must cost to be one

type Props = { id: string; chairs: Chair[]; words: Words; viewer: string; open: (n: number) => void };

export function Chances({ id, chairs, words, viewer, open }: Props) {
  const [found, setFound] = useState<Found | null>(null);
  const [failed, setFailed] = useState<RequestError | null>(null);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let gone = false;
    const load = () =>
      api.chances(id).then(
        (x) => {
          if (gone) return;
          setFound(x);
          if (!x.complete) timer = setTimeout(load, AGAIN);
        },
        (x) => !gone && setFailed(asRequestError(x)),
      );
    load();
    return () => {
      gone = true;
      clearTimeout(timer);
    };
  }, [id]);
  if (failed)
    return (
      <p className="bad" role="alert">
        <ErrorText failed={failed} />
      </p>
    );
  const seats = chairs.map((x) => x.seat);
  const history = found && asHistory(found, words.halfPoints ? 2 : 1);
  return (
    <section className="chances">
      {!found?.complete && (
        <p role="status" className="muted">
          {words.say("web-chances-work", { done: found?.moments.length ?? 0, of: found?.of ?? 0 })}
        </p>
      )}
      {found?.complete && !history && <p className="muted">{words.say("web-chances-none")}</p>}
      {found?.complete && history && (
        <>
          <Chart history={history} seats={seats} words={words} title="web-chances" open={open} />
          <TurningPoints found={found} chairs={chairs} words={words} viewer={viewer} open={open} />
        </>
      )}
    </section>
  );
}

/** The chances in percent, in the form of a history of points. */
export function asHistory(found: Found, unit: number): ScoreHistory | null {
  const judged = found.moments.filter((x) => x.expected.length > 1);
  if (!judged.length) return null;
  const moments = judged.map(({ n, expected }) => {
    const sum = expected.reduce((a, b) => a + b, 0) || 1;
    const scores = expected.map((x) => Math.round((100 * x) / sum) * unit);
    return { n, stage: "", scores, parts: scores.map((x) => [x]) };
  });
  return { parts: ["chance"], moments };
}

/** The own choices that cost most, in the order of the game. */
export function turningPoints(found: Found, own: readonly string[]): Found["moments"] {
  return found.moments
    .filter((x) => own.includes(x.seat) && x.better && x.cost >= LEAST)
    .sort((a, b) => b.cost - a.cost)
    .slice(0, MOST)
    .sort((a, b) => a.n - b.n);
}

function TurningPoints({ found, chairs, words, viewer, open }: Omit<Props, "id"> & { found: Found }) {
  const own = viewer ? [viewer] : chairs.filter((x) => !x.bot).map((x) => x.seat);
  const points = turningPoints(found, own.length ? own : chairs.map((x) => x.seat));
  return (
    <div className="turning">
      <h3>{words.say("web-turning")}</h3>
      {!points.length && <p className="muted">{words.say("web-turning-none")}</p>}
      <ol>
        {points.map((x) => (
          <li key={x.n}>
            <SeatShape seat={x.seat} size={14} />
            <span>
              <b>{words.say("web-line", { n: x.n })}</b>{" "}
              {words.say("web-turning-better", {
                move: x.better ? plain(words.action(x.better)) : "",
                n: Math.round(100 * x.cost),
              })}
            </span>
            <button type="button" className="button small quiet" onClick={() => open(x.n)}>
              <UiIcon name="play" size={18} /> {words.say("web-replay-here")}
            </button>
          </li>
        ))}
      </ol>
    </div>
  );
}
