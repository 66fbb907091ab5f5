/** What a game needs, in signs and figures: players, minutes, and how much there is to learn. */
import { gameOf } from "../games";
import { UiIcon } from "../icons/ui";
import type { GameInfo } from "../net/rest";
import type { Words } from "../words/words";

type Props = { game: Pick<GameInfo, "id" | "fewest" | "most">; words: Words; short?: boolean };

export function GameFacts({ game, words, short = false }: Props) {
  const { minutes, weight } = gameOf(game.id);
  const [low, high] = minutes;
  const players =
    game.fewest === game.most
      ? words.say("web-players-exactly", { n: game.most })
      : words.say("web-players-range", { low: game.fewest, high: game.most });
  return (
    <p className="game-facts">
      <span title={players}>
        <UiIcon name="people" size={16} />
        {short ? (
          <>
            <span className="visually-hidden">{players}</span>
            <span aria-hidden="true">{game.fewest === game.most ? game.most : `${game.fewest}–${game.most}`}</span>
          </>
        ) : (
          players
        )}
      </span>
      <span title={words.say("web-minutes", { low, high })}>
        <UiIcon name="clock" size={16} />
        {short ? (
          <>
            <span className="visually-hidden">{words.say("web-minutes", { low, high })}</span>
            <span aria-hidden="true">{`${low}–${high}`}</span>
          </>
        ) : (
          words.say("web-minutes", { low, high })
        )}
      </span>
      {weight && (
        <span className="weight">
          <span className="weight-bars" aria-hidden="true">
            {[1, 2, 3, 4, 5].map((x) => (
              <i key={x} data-on={x <= weight ? "" : undefined} />
            ))}
          </span>
          {words.say(`web-weight-${weight}`)}
        </span>
      )}
    </p>
  );
}
