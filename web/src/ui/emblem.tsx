/** A drawn emblem for each game, on a grid of 96; colours come from the game's accent. */
import type { ReactNode } from "react";

const MINUTES: Record<string, [number, number]> = {
  seven_wonders_duel: [30, 45],
  through_the_ages: [120, 240],
  clash_of_cultures: [90, 240],
  new_dawn: [60, 120],
  age_of_civilization: [30, 60],
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
  clash_of_cultures: (
    <>
      <circle cx="48" cy="48" r="44" className="e-sky" />
      <path d="M48 8h18l9 15.600-9 15.600H48l-9-15.600z" className="e-light" />
      <path d="M21 24h18l9 15.600-9 15.600H21l-9-15.600z" className="e-shade" />
      <path d="M48 40h18l9 15.600-9 15.600H48l-9-15.600z" className="e-light" />
      <path d="M48 40h18l9 15.600-9 15.600H48l-9-15.600z" className="e-line" />
      <path d="M52 31V20h3v3h3v-3h3v3h3v-3h3v11zM57.500 31v-4h4v4z" fillRule="evenodd" className="e-dark" />
      <path d="M47 63 57 45 62 54 65 50 70 63z" className="e-dark" />
      <path d="M57 45 61 52 57 54 54 51z" className="e-light" />
      <path d="M20 43h20l-4 7H24z" className="e-dark" />
      <path d="M29 27v14h-8zM31 29v12h7z" className="e-light" />
      <path d="M24 76q6-5 12 0t12 0 12 0 12 0" className="e-line" />
      <circle cx="25" cy="16" r="5" className="e-sun" />
    </>
  ),
  new_dawn: (
    <>
      <circle cx="48" cy="48" r="44" className="e-sky" />
      <path d="M5 54a43 43 0 0 0 86 0z" className="e-dark" />
      <path d="M28 54a20 20 0 0 1 40 0z" className="e-sun" />
      <path d="M48 26v-9M29 33l-6-6M67 33l6-6M20 48h-8M76 48h8" className="e-line" />
      <path d="M38 58h20l10 17.300H28z" className="e-light" />
      <path d="M41 62h14l3 5H38z" className="e-shade" />
      <path d="M34 58 24 75.300H10A44 44 0 0 1 5.500 58zM62 58h28.500A44 44 0 0 1 86 75.300H72z" className="e-shade" />
      <path d="M48 45l4 6-4 6-4-6z" className="e-mark" />
    </>
  ),
  age_of_civilization: (
    <>
      <circle cx="48" cy="48" r="44" className="e-sky" />
      <path d="M8 66h80A44 44 0 0 1 8 66z" className="e-dark" />
      <path d="M14 66V50h14v16zM34 66V36h14v30zM54 66V24h14v42z" className="e-light" />
      <path d="M21 50h7v16h-7zM41 36h7v30h-7zM61 24h7v42h-7z" className="e-shade" />
      <path d="M12 46h18v4H12zM32 32h18v4H32zM52 20h18v4H52z" className="e-dark" />
      <path d="M70 66l8-12 8 12z" className="e-shade" />
      <circle cx="28" cy="22" r="6" className="e-sun" />
      <path d="M20 76h56M30 82h36" className="e-line" />
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
