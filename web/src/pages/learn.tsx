/** How to learn a game: its goal, a turn in pictures, what beginners get wrong, rules and cards. */
import { type FormEvent, Suspense, use, useEffect, useState } from "react";
import { EndingIcon } from "../end/icons";
import { gameColours, gameOf } from "../games";
import { UiIcon } from "../icons/ui";
import { shortestFirst } from "../lobby/doors";
import { GameFacts } from "../lobby/facts";
import { playNow } from "../lobby/start";
import { api, asRequestError, type GameInfo, type RequestError, type Rule } from "../net/rest";
import { Link, navigate } from "../router";
import { ErrorText } from "../ui/errors";
import { Scene } from "../ui/gamepicture";
import { useLevel } from "../ui/levels";
import { PageFrame } from "../ui/pageframe";
import { useSay, useTitle, useWords } from "../words/context";
import type { Words } from "../words/words";
import { type Lesson, LessonPictureView } from "./lesson";
import { chaptersOf } from "./rules";
import "../styles/learn.css";
import "../styles/doors.css";
import "../styles/end.css";

export default function Learn({ game = "" }: { game?: string }) {
  const games = shortestFirst(use(api.games()));
  const info = games.find((x) => x.id === game);
  if (game && !info) throw Object.assign(new Error(game), { id: "no-game" });
  return <PageFrame>{info ? <OneGame info={info} /> : <AllGames games={games} />}</PageFrame>;
}

function AllGames({ games }: { games: readonly GameInfo[] }) {
  const t = useSay();
  useEffect(() => {
    document.title = `${t("web-nav-learn")} · Ecumene`;
  }, [t]);
  return (
    <section className="page learn-all">
      <h1>{t("web-learn-title")}</h1>
      <ul>
        {games.map((x) => (
          <Suspense key={x.id}>
            <GameRow info={x} />
          </Suspense>
        ))}
      </ul>
    </section>
  );
}

function GameRow({ info }: { info: GameInfo }) {
  const words = useTitle(info.id);
  return (
    <li className="learn-row" {...gameColours(info.id)}>
      <Scene game={info.id} shape="wide" />
      <div>
        <h2>
          <Link href={`/learn/${info.id}`}>{words.say("game")}</Link>
        </h2>
        <GameFacts game={info} words={words} />
        {words.has(`web-about-${info.id}`) && <p>{words.say(`web-about-${info.id}`)}</p>}
        <Books info={info} />
      </div>
    </li>
  );
}

function Books({ info }: { info: GameInfo }) {
  const words = useTitle(info.id);
  const name = words.say("game");
  return (
    <p className="row learn-books">
      {(["rules", "cards"] as const).map((x) => (
        <Link
          key={x}
          className="button quiet small"
          href={`/${x}/${info.id}`}
          aria-label={`${words.say(`web-${x}`)}: ${name}`}
        >
          <UiIcon name={x === "rules" ? "book" : "copy"} size={18} /> {words.say(`web-${x}`)}
        </Link>
      ))}
    </p>
  );
}

function OneGame({ info }: { info: GameInfo }) {
  const words = useWords(info.id, info.seats);
  const level = useLevel(info);
  const [failed, setFailed] = useState<RequestError | null>(null);
  const guided = !!gameOf(info.id).guide;
  const { rules } = use(api.rules(info.id));
  useEffect(() => {
    document.title = `${words.say("web-nav-learn")} · ${words.say("game")}`;
  }, [words]);
  const start = () => void playNow(info, level, { guided }).catch((x) => setFailed(asRequestError(x)));
  const taught = words.has("lesson-turn");
  const parts = ["goal", ...(taught ? ["turn", "wrong"] : []), "rules"];
  return (
    <section className="page learn" {...gameColours(info.id)}>
      <div className="learn-side">
        <div className="door-frame">
          <Scene game={info.id} />
        </div>
        <h1>{words.say("game")}</h1>
        <GameFacts game={info} words={words} />
        <button type="button" className="button" onClick={start}>
          <UiIcon name={guided ? "guide" : "play"} size={18} /> {words.say(guided ? "web-learn" : "web-play-now")}
        </button>
        <p className="muted">
          {failed ? <ErrorText failed={failed} /> : words.say(guided ? "web-learn-guided" : "web-learn-play")}
        </p>
        <nav className="learn-parts" aria-label={words.say("web-learn-page")}>
          {parts.map((x) => (
            <a key={x} href={`#${x}`}>
              {words.say(x === "rules" ? "web-chapters" : `web-learn-${x}`)}
            </a>
          ))}
        </nav>
        <SearchRules game={info.id} words={words} />
        <Books info={info} />
      </div>
      <div className="learn-main">
        <Goal info={info} words={words} />
        {taught && <Turn game={info.id} words={words} />}
        {taught && <Mistakes words={words} />}
        <Chapters game={info.id} rules={rules} words={words} />
      </div>
    </section>
  );
}

/** Opens the rules with those that have the words. */
function SearchRules({ game, words }: { game: string; words: Words }) {
  const [text, setText] = useState("");
  const search = (e: FormEvent) => {
    e.preventDefault();
    navigate(`/rules/${game}?q=${encodeURIComponent(text.trim())}`);
  };
  return (
    <search>
      <form className="learn-search" onSubmit={search}>
        <UiIcon name="search" size={18} />
        <input
          type="search"
          value={text}
          onChange={(e) => setText(e.target.value)}
          placeholder={words.say("web-learn-search")}
          aria-label={words.say("web-learn-search")}
        />
      </form>
    </search>
  );
}

type PartProps = { info: GameInfo; words: Words };

function Goal({ info, words }: PartProps) {
  return (
    <section id="goal">
      <h2>{words.say("web-learn-goal")}</h2>
      {words.has(`web-about-${info.id}`) && <p className="learn-about">{words.say(`web-about-${info.id}`)}</p>}
      <ul className="learn-ways" aria-label={words.say("web-ways")}>
        {info.endings.map((x) => (
          <li key={x}>
            <EndingIcon how={x} />
            <span>
              <b>{words.say(`how-${x}`)}</b>
              <span>{words.about(`how-${x}`)}</span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

const STEPS = [1, 2, 3, 4];

function Turn({ game, words }: { game: string; words: Words }) {
  const [lesson, setLesson] = useState<Lesson>([]);
  useEffect(() => {
    let gone = false;
    gameOf(game)
      .lesson?.()
      .then(
        (x) => !gone && setLesson(x.default),
        () => {}, // the words are there without the pictures
      );
    return () => {
      gone = true;
    };
  }, [game]);
  return (
    <section id="turn">
      <h2>
        {words.say("web-learn-turn")} <small>{words.say("lesson-turn")}</small>
      </h2>
      <ol className="learn-steps">
        {STEPS.map((n, i) => (
          <li key={n}>
            {lesson[i] ? (
              <LessonPictureView game={game} picture={lesson[i]} words={words} />
            ) : (
              <div className="lesson-picture" />
            )}
            <h3>
              <i className="num">{n}</i>
              {words.say(`lesson-turn-${n}`)}
            </h3>
            <p>{words.about(`lesson-turn-${n}`)}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}

function Mistakes({ words }: { words: Words }) {
  return (
    <section id="wrong">
      <h2>{words.say("web-learn-wrong")}</h2>
      <ul className="learn-wrongs">
        {STEPS.map((n) => (
          <li key={n}>
            <UiIcon name="close" size={18} />
            <h3>{words.say(`lesson-wrong-${n}`)}</h3>
            <UiIcon name="check" size={18} />
            <p>{words.about(`lesson-wrong-${n}`)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Chapters({ game, rules, words }: { game: string; rules: Rule[]; words: Words }) {
  return (
    <section id="rules">
      <h2>
        {words.say("web-chapters")} <small>{words.say("web-rules-about")}</small>
      </h2>
      <ol className="learn-chapters" lang="en">
        {chaptersOf(rules).map(([chapter, parts]) => (
          <li key={chapter}>
            <Link href={`/rules/${game}#${parts[0]?.[1][0]?.id}`}>{chapter}</Link>{" "}
            <small className="num">{parts.reduce((sum, [, list]) => sum + list.length, 0)}</small>
          </li>
        ))}
      </ol>
    </section>
  );
}
