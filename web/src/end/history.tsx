/** How the game went: the points line by line, or the chances of winning, which are computed when somebody asks. */
import { useEffect, useState } from "react";
import { api, asRequestError, type RequestError, type ScoreHistory } from "../net/rest";
import type { Chair } from "../protocol";
import { ErrorText } from "../ui/errors";
import type { Words } from "../words/words";
import { Chances } from "./chances";
import { Chart } from "./chart";

export type CourseView = "points" | "chances";
type Props = {
  id: string;
  chairs: Chair[];
  words: Words;
  viewer: string;
  scoreIsSum: boolean;
  view: CourseView;
  setView: (view: CourseView) => void;
  open: (n: number) => void;
};

export function Course({ id, chairs, words, viewer, scoreIsSum, view, setView, open }: Props) {
  return (
    <section className="end-card course">
      <fieldset>
        <legend className="visually-hidden">{words.say("web-chart-what")}</legend>
        <div className="switch">
          {(["points", "chances"] as const).map((x) => (
            <label key={x}>
              <input type="radio" name={`course-${id}`} value={x} checked={view === x} onChange={() => setView(x)} />
              <span>{words.say(`web-course-${x}`)}</span>
            </label>
          ))}
        </div>
      </fieldset>
      {view === "points" ? (
        <HistoryChart id={id} chairs={chairs} words={words} scoreIsSum={scoreIsSum} open={open} />
      ) : (
        <Chances id={id} chairs={chairs} words={words} viewer={viewer} open={open} />
      )}
    </section>
  );
}

type HistoryProps = Pick<Props, "id" | "chairs" | "words" | "scoreIsSum" | "open">;

function HistoryChart({ id, chairs, words, scoreIsSum, open }: HistoryProps) {
  const [history, setHistory] = useState<ScoreHistory | null>(null);
  const [failed, setFailed] = useState<RequestError | null>(null);
  useEffect(() => {
    api.scoreHistory(id).then(setHistory, (x) => setFailed(asRequestError(x)));
  }, [id]);
  if (failed)
    return (
      <p className="bad">
        <ErrorText failed={failed} />
      </p>
    );
  if (!history) return <div className="chart-room" aria-busy="true" />;
  return (
    <Chart history={history} seats={chairs.map((x) => x.seat)} words={words} scoreIsSum={scoreIsSum} open={open} />
  );
}
