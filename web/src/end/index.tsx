/** The result: who won and how, the points by category and over time, and the proof that chance was fair. */
import { type ReactNode, useEffect, useRef, useState } from "react";
import { traitsOf } from "../games";
import { SeatShape, UiIcon } from "../icons/ui";
import { dayAndHour } from "../lobby/when";
import { api, asRequestError, type GameInfo, type RequestError, type Summary } from "../net/rest";
import type { Chair, Outcome, Section } from "../protocol";
import { Link, navigate } from "../router";
import { ErrorText } from "../ui/errors";
import { Scene } from "../ui/gamepicture";
import { Sign } from "../ui/sign";
import type { Words } from "../words/words";
import { Awards } from "./awards";
import { FairnessProof } from "./fairness";
import { Goals } from "./goals";
import { Course, type CourseView } from "./history";
import { EndingIcon } from "./icons";
import { Scores } from "./scores";
import "../styles/doors.css";
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
  const [view, setView] = useState<CourseView>("points");
  const box = useRef<HTMLElement>(null);
  const course = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.scrollIntoView({ block: "start" }); // returns a promise in newer browsers; an effect must not
  }, []);
  const possible = result.endings?.length ? result.endings : info.endings;
  const open = jump ?? ((n: number) => navigate(`/replay/${id}?n=${n}`));
  const won = chairs.some((x, i) => x.seat === viewer && result.places[i] === 1);
  const better = () => {
    setView("chances");
    course.current?.scrollIntoView({ block: "nearest" });
  };
  return (
    <section className="result" ref={box} aria-label={words.say("web-result")} data-folded={folded ? "" : undefined}>
      <div className="end-top">
        <Headline id={id} result={result} chairs={chairs} words={words} viewer={viewer} />
        <div className="end-actions">
          {!folded && (
            <EndActions id={id} words={words} viewer={viewer} rematch={rematch} replay={!jump}>
              <button type="button" className="button quiet" onClick={better}>
                <UiIcon name="guide" size={18} /> {words.say(viewer && !won ? "web-where-lost" : "web-what-better")}
              </button>
            </EndActions>
          )}
          <button
            type="button"
            className="button small quiet end-fold"
            aria-expanded={!folded}
            onClick={() => setFolded(!folded)}
          >
            {words.say(folded ? "web-show-result" : "web-only-board")}
          </button>
        </div>
      </div>
      <TieNote result={result} board={board} chairs={chairs} words={words} ties={traitsOf(info.id).ties ?? NO_TIES} />
      {!folded && (
        <>
          {possible.length > 1 && !hasGoals(result) && <Endings how={result.how} endings={possible} words={words} />}
          {hasGoals(result) && <Goals result={result} board={board} />}
          <div className="end-figures">
            <section className="end-card">
              <Scores result={result} chairs={chairs} words={words} scoreIsSum={info.scoreIsSum} />
            </section>
            <div className="end-course" ref={course}>
              <Course
                id={id}
                chairs={chairs}
                words={words}
                viewer={viewer}
                scoreIsSum={info.scoreIsSum}
                view={view}
                setView={setView}
                open={open}
              />
              {info.scoreIsSum && <Awards result={result} chairs={chairs} words={words} />}
            </div>
          </div>
          {result.secret && <FairnessProof id={id} seal={result.seal ?? ""} secret={result.secret} words={words} />}
        </>
      )}
    </section>
  );
}

function hasGoals(result: Outcome): boolean {
  return !!(result.reached?.length || result.missed?.length);
}

type HeadlineProps = Pick<Props, "id" | "result" | "chairs" | "words" | "viewer">;

export function Headline({ id, result, chairs, words, viewer }: HeadlineProps) {
  const game = useGameOf(id);
  const winners = chairs.filter((_, i) => result.places[i] === 1);
  const mine = chairs.filter((x) => x.mine);
  const alone = winners.length === 1 && winners[0]?.seat === viewer && mine.length === 1;
  const names = winners.map((x) => words.seat(x.seat)).join(", ");
  function headline(): string {
    if (!winners.length) return words.say(mine.length ? "web-lost-you" : "web-lost");
    if (chairs.length === 1 && hasGoals(result) && !result.reached?.length) return words.say("web-none-reached");
    return alone ? words.say("web-won-you") : words.say("cli-won", { names, count: winners.length });
  }
  const order = result.scores.map((score, i) => [result.places[i] ?? 0, score] as const).sort((a, b) => a[0] - b[0]);
  return (
    <header className="end-head">
      {game && <Scene game={game.game} shape="wide" />}
      <div>
        {game && <p className="end-when">{whenAndHowLong(game, words)}</p>}
        <div className="end-title">
          {alone ? (
            <Sign name="cup" size={30} />
          ) : (
            winners.map((x) => <SeatShape key={x.seat} seat={x.seat} size={20} />)
          )}
          <h2>{headline()}</h2>
          {chairs.length > 1 && <b className="end-score num">{order.map(([, n]) => words.points(n)).join(" : ")}</b>}
        </div>
        <p className="end-how">
          {words.has(`how-${result.how}`) && <strong>{words.say(`how-${result.how}`)}.</strong>}{" "}
          {words.about(`how-${result.how}`)}
        </p>
      </div>
    </header>
  );
}

/** What the lists say of the game: when it was played. */
function useGameOf(id: string): Summary | null {
  const [found, setFound] = useState<Summary | null>(null);
  useEffect(() => {
    api.table(id).then(setFound, () => {});
  }, [id]);
  return found;
}

const MINUTE = 60_000;
const LONGEST = 600; // minutes: who plays a move a day is not told in minutes

function whenAndHowLong({ kind, created, updated }: Summary, words: Words): string {
  const minutes = Math.round((updated - created) / MINUTE);
  const long = kind === "table" && minutes > 0 && minutes < LONGEST ? words.say("web-long", { n: minutes }) : "";
  return [words.say("game"), dayAndHour(words.lang, updated), long].filter(Boolean).join(" · ");
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

type ActionsProps = Pick<Props, "id" | "words" | "viewer" | "rematch"> & {
  replay: boolean;
  recordViewer?: string; // whose view of the record is downloaded, if not the viewer's
  children?: ReactNode; // further buttons
};

export function EndActions({ id, words, viewer, rematch, replay, recordViewer = viewer, children }: ActionsProps) {
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
      <p className="row end-buttons">
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
        {children}
        <button type="button" className="button quiet" onClick={download}>
          <UiIcon name="down_arrow" size={18} /> {words.say("web-download")}
        </button>
      </p>
    </>
  );
}
