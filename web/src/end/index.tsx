/** The result: who won and how, the points by category and over time, and the proof that chance was fair. */
import { useEffect, useRef, useState } from "react";
import { traitsOf } from "../games";
import { SeatShape, UiIcon } from "../icons/ui";
import { api, asRequestError, type GameInfo, RequestError, type ScoreHistory } from "../net/rest";
import type { Chair, Outcome, Section } from "../protocol";
import { Link, navigate } from "../router";
import { ErrorText, useErrorText } from "../ui/errors";
import type { Words } from "../words/words";
import { Chances } from "./chances";
import { Chart } from "./chart";
import { FairnessProof } from "./fairness";
import { Goals } from "./goals";
import { EndingIcon } from "./icons";
import { Scores } from "./scores";
import { type TieBreaks, TieNote } from "./tie";
import "../styles/end.css";
import "../styles/chart.css";
import "../styles/replay.css";

const NO_TIES: TieBreaks = {};

type Props = {
  id: string;
  result: Outcome;
  board: readonly Section[]; // at the end of the game
  chairs: Chair[];
  words: Words;
  info: Pick<GameInfo, "id" | "endings" | "scoreIsSum">;
  viewer: string;
  rematch: string;
  jump?: (n: number) => void; // to a line of the replay; without it, the page of the replay is opened
};

export function End({ id, result, board, chairs, words, info, viewer, rematch, jump }: Props) {
  const [folded, setFolded] = useState(false);
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    box.current?.scrollIntoView({ block: "nearest" }); // returns a promise in newer browsers; an effect must not
  }, []);
  const possible = result.endings?.length ? result.endings : info.endings;
  const open = jump ?? ((n: number) => navigate(`/replay/${id}?n=${n}`));
  return (
    <section className="result" ref={box} aria-label={words.say("web-result")} data-folded={folded ? "" : undefined}>
      <Headline result={result} chairs={chairs} words={words} viewer={viewer} />
      <button
        type="button"
        className="button small quiet end-fold"
        aria-expanded={!folded}
        onClick={() => setFolded(!folded)}
      >
        {words.say(folded ? "web-show-result" : "web-only-board")}
      </button>
      <TieNote result={result} board={board} chairs={chairs} words={words} ties={traitsOf(info.id).ties ?? NO_TIES} />
      {!folded && (
        <>
          {possible.length > 1 && !hasGoals(result) && <Endings how={result.how} endings={possible} words={words} />}
          {hasGoals(result) && <Goals result={result} board={board} />}
          <div className="end-figures">
            <Scores result={result} chairs={chairs} words={words} scoreIsSum={info.scoreIsSum} />
            <HistoryChart id={id} chairs={chairs} words={words} scoreIsSum={info.scoreIsSum} open={open} />
          </div>
          <Chances id={id} chairs={chairs} words={words} viewer={viewer} open={open} />
          {result.secret && <FairnessProof id={id} seal={result.seal ?? ""} secret={result.secret} words={words} />}
          <EndActions id={id} words={words} viewer={viewer} rematch={rematch} replay={!jump} />
        </>
      )}
    </section>
  );
}

function hasGoals(result: Outcome): boolean {
  return !!(result.reached?.length || result.missed?.length);
}

export function Headline({ result, chairs, words, viewer }: Pick<Props, "result" | "chairs" | "words" | "viewer">) {
  const winners = chairs.filter((_, i) => result.places[i] === 1);
  const mine = chairs.filter((x) => x.mine);
  const alone = winners.length === 1 && winners[0]?.seat === viewer && mine.length === 1;
  const names = winners.map((x) => words.seat(x.seat)).join(", ");
  function headline(): string {
    if (!winners.length) return words.say(mine.length ? "web-lost-you" : "web-lost");
    if (chairs.length === 1 && hasGoals(result) && !result.reached?.length) return words.say("web-none-reached");
    return alone ? words.say("web-won-you") : words.say("cli-won", { names, count: winners.length });
  }
  return (
    <header className="end-head">
      <EndingIcon how={result.how} />
      <div>
        <h2>
          {winners.map((x) => (
            <SeatShape key={x.seat} seat={x.seat} size={20} />
          ))}{" "}
          {headline()}
        </h2>
        <p className="end-how">
          {words.has(`how-${result.how}`) && <strong>{words.say(`how-${result.how}`)}.</strong>}{" "}
          {words.about(`how-${result.how}`)}
        </p>
      </div>
    </header>
  );
}

/** The endings that the game can have, and which it had. */
function Endings({ how, endings, words }: { how: string; endings: readonly string[]; words: Words }) {
  const all = endings.includes(how) ? endings : [...endings, how];
  return (
    <ul className="endings" aria-label={words.say("web-ways")}>
      {all.map((ending) => (
        <li key={ending} aria-current={ending === how ? "true" : undefined} title={words.about(`how-${ending}`)}>
          <EndingIcon how={ending} />
          <span>{words.say(`how-${ending}`)}</span>
          {ending === how && <UiIcon name="check" size={18} />}
        </li>
      ))}
    </ul>
  );
}

type HistoryChartProps = Pick<Props, "id" | "chairs" | "words"> & { scoreIsSum: boolean; open: (n: number) => void };

function HistoryChart({ id, chairs, words, scoreIsSum, open }: HistoryChartProps) {
  const error = useErrorText();
  const [history, setHistory] = useState<ScoreHistory | null>(null);
  const [failed, setFailed] = useState("");
  useEffect(() => {
    api.scoreHistory(id).then(setHistory, (x) => setFailed(x instanceof RequestError ? x.id : "broken"));
  }, [id]);
  if (failed) return <p className="bad">{error(failed)}</p>;
  if (!history) return <div className="chart-room" aria-busy="true" />;
  return (
    <Chart history={history} seats={chairs.map((x) => x.seat)} words={words} scoreIsSum={scoreIsSum} open={open} />
  );
}

type ActionsProps = Pick<Props, "id" | "words" | "viewer" | "rematch"> & {
  replay: boolean;
  recordViewer?: string; // whose view of the record is downloaded, if not the viewer's
};

export function EndActions({ id, words, viewer, rematch, replay, recordViewer = viewer }: ActionsProps) {
  const [failed, setFailed] = useState<RequestError | null>(null);
  const showingErrors = async (what: () => Promise<void>) => {
    try {
      await what();
    } catch (x) {
      setFailed(asRequestError(x));
    }
  };
  const again = () =>
    showingErrors(async () => {
      const made = await api.rematch(id);
      sessionStorage.setItem(`links:${made.id}`, JSON.stringify(made.links));
      navigate(`/t/${made.id}`);
    });
  const download = () =>
    showingErrors(async () => {
      const url = URL.createObjectURL(new Blob([await api.record(id, recordViewer)], { type: "text/plain" }));
      const a = Object.assign(document.createElement("a"), { href: url, download: `${id}.rec` });
      a.click();
      URL.revokeObjectURL(url);
    });
  return (
    <>
      {failed && (
        <p className="bad" role="alert">
          <ErrorText failed={failed} />
        </p>
      )}
      <p className="row">
        {rematch ? (
          <Link className="button" href={`/t/${rematch}`}>
            {words.say("web-rematch-there")}
          </Link>
        ) : (
          viewer && (
            <button type="button" className="button" onClick={again}>
              <UiIcon name="again" size={18} /> {words.say("web-rematch")}
            </button>
          )
        )}
        {replay && (
          <Link className="button quiet" href={`/replay/${id}`}>
            <UiIcon name="play" size={18} /> {words.say("web-replay")}
          </Link>
        )}
        <button type="button" className="button quiet" onClick={download}>
          <UiIcon name="down_arrow" size={18} /> {words.say("web-download")}
        </button>
      </p>
    </>
  );
}
