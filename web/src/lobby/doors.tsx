/** The doors of the games: one click, and you play. */
import { Suspense, useState } from "react";
import { gameColours, gameOf } from "../games";
import { UiIcon } from "../icons/ui";
import { asRequestError, type GameInfo, type RequestError } from "../net/rest";
import { Link } from "../router";
import { ErrorText } from "../ui/errors";
import { Scene } from "../ui/gamepicture";
import { useLevel } from "../ui/levels";
import { useTitle } from "../words/context";
import { GameFacts } from "./facts";
import { playNow, type Start } from "./start";

const LONG = 20; // letters of a name that needs smaller ones

/** Short games come first: they are the easiest to start with. */
export function shortestFirst(games: readonly GameInfo[]): GameInfo[] {
  const weight = (game: GameInfo) => gameOf(game.id).weight ?? 9;
  const minutes = (game: GameInfo) => gameOf(game.id).minutes[0];
  return [...games].sort((a, b) => weight(a) - weight(b) || minutes(a) - minutes(b));
}

export function Doors({ games, small = false }: { games: readonly GameInfo[]; small?: boolean }) {
  return (
    <div className="doors" data-small={small ? "" : undefined}>
      {games.map((game, i) => (
        <Suspense key={game.id}>
          <Door game={game} small={small} first={i === 0 && !!gameOf(game.id).guide} />
        </Suspense>
      ))}
    </div>
  );
}

function Door({ game, small, first }: { game: GameInfo; small: boolean; first: boolean }) {
  const words = useTitle(game.id);
  const level = useLevel(game);
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState<RequestError | null>(null);
  const start = async (how?: Start) => {
    setBusy(true);
    try {
      await playNow(game, level, how);
    } catch (x) {
      setFailed(asRequestError(x));
      setBusy(false);
    }
  };
  const name = words.say("game");
  return (
    <article className="game" {...gameColours(game.id)}>
      <div className="door-frame">
        <Scene game={game.id} />
        {first && !small && <span className="ribbon">{words.say("web-begin-with")}</span>}
      </div>
      <div className="game-text">
        <h3 data-long={name.length > LONG ? "" : undefined}>{name}</h3>
        <GameFacts game={game} words={words} short={small} />
        {!small && words.has(`web-door-${game.id}`) && <p className="game-about">{words.say(`web-door-${game.id}`)}</p>}
        <div className="game-go">
          <button
            type="button"
            className="button large"
            disabled={busy}
            aria-label={`${words.say(small ? "web-nav-play" : "web-play-now")}: ${name}`}
            aria-describedby={failed ? `failed-${game.id}` : undefined}
            onClick={() => void start()}
          >
            <UiIcon name="play" size={18} /> {words.say(small ? "web-nav-play" : "web-play-now")}
          </button>
          <span className="game-links">
            <Link href={`/new/${game.id}`} aria-label={`${words.say("web-set-up")}: ${name}`}>
              {words.say("web-set-up")}
            </Link>
            {game.fewest === 1 && !small ? (
              <button type="button" disabled={busy} onClick={() => void start({ alone: true })}>
                {words.say("web-play-alone")}
              </button>
            ) : (
              <Link href={`/learn/${game.id}`} aria-label={`${words.say("web-nav-learn")}: ${name}`}>
                {words.say("web-nav-learn")}
              </Link>
            )}
          </span>
        </div>
        {failed && (
          <p className="bad" role="alert" id={`failed-${game.id}`}>
            <ErrorText failed={failed} />
          </p>
        )}
      </div>
    </article>
  );
}
