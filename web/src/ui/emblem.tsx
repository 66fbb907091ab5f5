import { gameColours, gameOf } from "../games";

/** The drawn emblem of a game, in the game's colours. */
export function Emblem({ game, size = 96 }: { game: string; size?: number }) {
  return (
    <svg className="emblem" {...gameColours(game)} viewBox="0 0 96 96" width={size} height={size} aria-hidden="true">
      {gameOf(game).emblem}
    </svg>
  );
}
