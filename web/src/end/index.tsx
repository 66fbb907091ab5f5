/** How it ended: who won and how, where the points came from and when, and the proof that chance was fair. */
import { useEffect, useRef, useState } from "react";
import { Shape, Ui } from "../icons/ui";
import { api, asFailed, Failed, type GameInfo, type ScoreHistory } from "../net/rest";
import type { Chair, Outcome, Section } from "../protocol";
import { Link, navigate } from "../router";
import { useError, Wrong } from "../ui/trouble";
import type { Words } from "../words/words";
import { Chart } from "./chart";
import { Fair } from "./fair";
import { Feats } from "./feats";
import { WayMark } from "./marks";
import { Scores } from "./scores";
import "../styles/end.css";
import "../styles/chart.css";
import "../styles/replay.css";

type Props = {
  id: string;
  result: Outcome;
  board: readonly Section[]; // as it lies at the end
  chairs: Chair[];
  words: Words;
  info: Pick<GameInfo, "endings" | "score_is_sum">;
  viewer: string;
  rematch: string;
  jump?: (n: number) => void; // to a line of the replay; else its page is opened
};

export function End({ id, result, board, chairs, words, info, viewer, rematch, jump }: Props) {
  const [folded, setFolded] = useState(false);
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    box.current?.scrollIntoView({ block: "nearest" }); // newer browsers answer with a promise, which is no clean-up
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
      {!folded && (
        <>
          {possible.length > 1 && !hasFeats(result) && <Ways how={result.how} ways={possible} words={words} />}
          {hasFeats(result) && <Feats result={result} board={board} />}
          <div className="end-figures">
            <Scores result={result} chairs={chairs} words={words} sums={info.score_is_sum} />
            <CourseChart id={id} chairs={chairs} words={words} sums={info.score_is_sum} open={open} />
          </div>
          {result.secret && <Fair id={id} seal={result.seal ?? ""} secret={result.secret} words={words} />}
          <Actions id={id} words={words} viewer={viewer} rematch={rematch} replay={!jump} />
        </>
      )}
    </section>
  );
}

function hasFeats(result: Outcome): boolean {
  return !!(result.feats?.length || result.missed?.length);
}

export function Headline({ result, chairs, words, viewer }: Pick<Props, "result" | "chairs" | "words" | "viewer">) {
  const winners = chairs.filter((_, i) => result.places[i] === 1);
  const mine = chairs.filter((x) => x.mine);
  const alone = winners.length === 1 && winners[0]?.seat === viewer && mine.length === 1;
  const names = winners.map((x) => words.seat(x.seat)).join(", ");
  function headline(): string {
    if (!winners.length) return words.say(mine.length ? "web-lost-you" : "web-lost");
    if (chairs.length === 1 && hasFeats(result) && !result.feats?.length) return words.say("web-no-feat");
    return alone ? words.say("web-won-you") : words.say("cli-won", { names, count: winners.length });
  }
  return (
    <header className="end-head">
      <WayMark how={result.how} />
      <div>
        <h2>
          {winners.map((x) => (
            <Shape key={x.seat} seat={x.seat} size={20} />
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

/** Every way the game can end, and which it was. */
function Ways({ how, ways, words }: { how: string; ways: readonly string[]; words: Words }) {
  const all = ways.includes(how) ? ways : [...ways, how];
  return (
    <ul className="ways" aria-label={words.say("web-ways")}>
      {all.map((way) => (
        <li key={way} aria-current={way === how ? "true" : undefined} title={words.about(`how-${way}`)}>
          <WayMark how={way} />
          <span>{words.say(`how-${way}`)}</span>
          {way === how && <Ui name="check" size={18} />}
        </li>
      ))}
    </ul>
  );
}

type CourseProps = Pick<Props, "id" | "chairs" | "words"> & { sums: boolean; open: (n: number) => void };

function CourseChart({ id, chairs, words, sums, open }: CourseProps) {
  const error = useError();
  const [course, setCourse] = useState<ScoreHistory | null>(null);
  const [failed, setFailed] = useState("");
  useEffect(() => {
    api.course(id).then(setCourse, (x) => setFailed(x instanceof Failed ? x.id : "broken"));
  }, [id]);
  if (failed) return <p className="bad">{error(failed)}</p>;
  if (!course) return <div className="chart-room" aria-busy="true" />;
  return <Chart course={course} seats={chairs.map((x) => x.seat)} words={words} sums={sums} open={open} />;
}

type ActionsProps = Pick<Props, "id" | "words" | "viewer" | "rematch"> & {
  replay: boolean;
  eyes?: string; // whose the record is read with, where that is not the viewer
};

export function Actions({ id, words, viewer, rematch, replay, eyes = viewer }: ActionsProps) {
  const [failed, setFailed] = useState<Failed | null>(null);
  const tried = async (what: () => Promise<void>) => {
    try {
      await what();
    } catch (x) {
      setFailed(asFailed(x));
    }
  };
  const again = () =>
    tried(async () => {
      const made = await api.rematch(id);
      sessionStorage.setItem(`links:${made.id}`, JSON.stringify(made.links));
      navigate(`/t/${made.id}`);
    });
  const download = () =>
    tried(async () => {
      const url = URL.createObjectURL(new Blob([await api.record(id, eyes)], { type: "text/plain" }));
      const a = Object.assign(document.createElement("a"), { href: url, download: `${id}.rec` });
      a.click();
      URL.revokeObjectURL(url);
    });
  return (
    <>
      {failed && (
        <p className="bad" role="alert">
          <Wrong failed={failed} />
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
              <Ui name="again" size={18} /> {words.say("web-rematch")}
            </button>
          )
        )}
        {replay && (
          <Link className="button quiet" href={`/replay/${id}`}>
            <Ui name="play" size={18} /> {words.say("web-replay")}
          </Link>
        )}
        <button type="button" className="button quiet" onClick={download}>
          <Ui name="down_arrow" size={18} /> {words.say("web-download")}
        </button>
      </p>
    </>
  );
}
