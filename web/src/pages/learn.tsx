/** How to learn a game: what it is about, how it can end, a guided first turn where there is one, rules and cards. */
import { Suspense, use, useEffect, useState } from "react";
import { EndingIcon } from "../end/icons";
import { gameColours, gameOf } from "../games";
import { UiIcon } from "../icons/ui";
import { shortestFirst } from "../lobby/doors";
import { GameFacts } from "../lobby/facts";
import { playNow } from "../lobby/start";
import { api, asRequestError, type GameInfo, type RequestError } from "../net/rest";
import { Link } from "../router";
import { ErrorText } from "../ui/errors";
import { Scene } from "../ui/gamepicture";
import { useLevel } from "../ui/levels";
import { PageFrame } from "../ui/pageframe";
import { useSay, useTitle, useWords } from "../words/context";
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
  const chapters = chaptersOf(use(api.rules(info.id)).rules);
  useEffect(() => {
    document.title = `${words.say("web-nav-learn")} · ${words.say("game")}`;
  }, [words]);
  const start = () => void playNow(info, level, { guided }).catch((x) => setFailed(asRequestError(x)));
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
        <Books info={info} />
      </div>
      <div className="learn-main">
        {words.has(`web-about-${info.id}`) && <p className="learn-about">{words.say(`web-about-${info.id}`)}</p>}
        <section>
          <h2>{words.say("web-ways")}</h2>
          <ul className="learn-ways">
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
        <section>
          <h2>{words.say("web-chapters")}</h2>
          <p className="muted">{words.say("web-rules-about")}</p>
          <ol className="learn-chapters" lang="en">
            {chapters.map(([chapter, parts]) => (
              <li key={chapter}>
                <Link href={`/rules/${info.id}#${parts[0]?.[1][0]?.id}`}>{chapter}</Link>{" "}
                <small className="num">{parts.reduce((sum, [, rules]) => sum + rules.length, 0)}</small>
              </li>
            ))}
          </ol>
        </section>
      </div>
    </section>
  );
}
