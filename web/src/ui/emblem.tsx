/** A drawn emblem for each game, on a grid of 96; colours come from the game's accent. */
import type { ReactNode } from "react";

const MINUTES: Record<string, [number, number]> = {
  seven_wonders_duel: [30, 45],
  through_the_ages: [120, 240],
};

/** How long a game takes, about. */
export function minutes(game: string): [low: number, high: number] {
  return MINUTES[game] ?? [60, 120];
}

const DRAWN: Record<string, ReactNode> = {
  seven_wonders_duel: (
    <>
      <circle cx="48" cy="48" r="44" className="e-sky" />
      <circle cx="66" cy="30" r="9" className="e-sun" />
      <path d="M4.500 54A44 44 0 0 0 91.500 54L91 58A44 44 0 0 1 5 58Z" className="e-dark" />
      <path d="M5.500 58h85A44 44 0 0 1 5.500 58Z" className="e-sand" />
      <path d="M34 26 62 62H8Z" className="e-light" />
      <path d="M34 26 62 62H38Z" className="e-shade" />
      <path d="M62 40 82 62H44Z" className="e-light" />
      <path d="M62 40 82 62H64Z" className="e-shade" />
      <path d="M14 70h68M24 78h48" className="e-line" />
      <path d="M48 58l5 7-5 7-5-7z" className="e-mark" />
    </>
  ),
  through_the_ages: (
    <>
      <circle cx="48" cy="48" r="44" className="e-sky" />
      <path d="M48 4a44 44 0 0 1 0 88Z" className="e-night" />
      <g className="e-light">
        <path d="M14 68h34v5H14zM18 40h26v4H18z" />
        <path d="M20 46h4v20h-4zM29 46h4v20h-4zM38 46h4v20h-4z" />
        <path d="M31 28 46 39H16Z" />
      </g>
      <g className="e-steel">
        <path d="M54 73V44h8v29zM64 73V30h10v43zM76 73V50h6v23z" />
        <path d="M68 30v-9h2v9z" />
      </g>
      <path
        d="M56 48h4v3h-4zM56 55h4v3h-4zM56 62h4v3h-4zM67 35h4v3h-4zM67 43h4v3h-4zM67 51h4v3h-4zM67 59h4v3h-4z"
        className="e-sun"
      />
      <path d="M10 73h76M48 4v88" className="e-line" />
      <circle cx="69" cy="15" r="2" className="e-sun" />
      <circle cx="58" cy="22" r="1.400" className="e-sun" />
      <circle cx="28" cy="18" r="5" className="e-sun" />
    </>
  ),
};

export function Emblem({ game, size = 96 }: { game: string; size?: number }) {
  return (
    <svg className="emblem" data-game={game} viewBox="0 0 96 96" width={size} height={size} aria-hidden="true">
      {DRAWN[game] ?? <circle cx="48" cy="48" r="40" className="e-sky" />}
    </svg>
  );
}
