/** Icons of the interface, drawn on a grid of 24 with one stroke. */
import type { ReactNode } from "react";

const PATHS = {
  undo: <path d="M9 7 4 12l5 5M4 12h10a6 6 0 0 1 0 12" transform="translate(0 -3)" />,
  again: <path d="M20 5v5h-5M20 10a8.500 8.500 0 1 0 .5 4" />,
  search: (
    <>
      <circle cx="11" cy="11" r="6.5" />
      <path d="m16 16 4.5 4.5" />
    </>
  ),
  close: <path d="m6 6 12 12M18 6 6 18" />,
  copy: <path d="M9 9h11v11H9zM5 15H4V4h11v1" />,
  check: <path d="m5 12.500 4.500 4.500L19 7.500" />,
  lock: <path d="M6 11h12v9H6zM8.500 11V8a3.500 3.500 0 0 1 7 0v3" />,
  book: <path d="M5 4h10a4 4 0 0 1 4 4v12H9a4 4 0 0 1-4-4zM9 4v12" />,
  gear: (
    <path d="M12 8.500a3.500 3.500 0 1 0 0 7 3.500 3.500 0 0 0 0-7M12 3v3M12 18v3M3 12h3M18 12h3M5.600 5.600l2.100 2.100M16.300 16.300l2.100 2.100M18.400 5.600l-2.100 2.100M7.700 16.300l-2.100 2.100" />
  ),
  down: <path d="m6 9 6 6 6-6" />,
  right: <path d="m9 6 6 6-6 6" />,
  left: <path d="m15 6-6 6 6 6" />,
  clock: <path d="M12 3.500a8.500 8.500 0 1 0 0 17 8.500 8.500 0 0 0 0-17M12 8v4.500l3 2" />,
  eye: (
    <path d="M2.500 12S6 5.500 12 5.500 21.500 12 21.500 12 18 18.500 12 18.500 2.500 12 2.500 12M12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6" />
  ),
  flag: <path d="M6 21V4h11l-2 4 2 4H6" />,
  bot: <path d="M5 9h14v10H5zM12 9V5M9 13.500v1M15 13.500v1M12 4.500a.5.5 0 1 0 0 .1" />,
  link: <path d="M10 14a4 4 0 0 0 6 0l3-3a4 4 0 0 0-6-6l-1 1M14 10a4 4 0 0 0-6 0l-3 3a4 4 0 0 0 6 6l1-1" />,
  people: (
    <path d="M9 5a3 3 0 1 0 0 6 3 3 0 0 0 0-6M3 20c0-4 2.500-6 6-6s6 2 6 6M16 5.500a3 3 0 0 1 0 5.500M18 14.500c2 .8 3 2.700 3 5.500" />
  ),
  down_arrow: <path d="M12 4v12M7 11l5 5 5-5M5 20h14" />,
  play: <path d="M8 5v14l11-7z" />,
  pause: <path d="M8.500 5v14M15.500 5v14" />,
  first: <path d="M6 5v14M18 6l-7 6 7 6" />,
  last: <path d="M18 5v14M6 6l7 6-7 6" />,
  home: <path d="m4 11 8-7 8 7M6 10v10h12V10" />,
  out: <path d="M10 5H5v14h14v-5M14 4h6v6M20 4l-9 9" />,
  warning: <path d="M12 4 2.500 20h19zM12 10v4.500M12 17.200v.1" />,
  guide: <path d="M12 3.500a6 6 0 0 0-3.500 10.900V17h7v-2.600A6 6 0 0 0 12 3.500M9.500 20.500h5" />,
} satisfies Record<string, ReactNode>;

export type UiName = keyof typeof PATHS;

export function UiIcon({ name, size = 20 }: { name: UiName; size?: number }) {
  return (
    <svg
      className="ui"
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.800"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {PATHS[name]}
    </svg>
  );
}

const SHAPES: Record<string, ReactNode> = {
  A: <circle cx="8" cy="8" r="6" />,
  B: <path d="M8 1.500 15 14H1z" />,
  C: <rect x="2.500" y="2.500" width="11" height="11" rx="1" />,
  D: <path d="M8 .8 15.200 8 8 15.200.8 8z" />,
};

/** The shape of a seat in its colour, so that colour is not the only sign. */
export function SeatShape({ seat, size = 14 }: { seat: string; size?: number }) {
  return (
    <svg className="shape" data-seat={seat} viewBox="0 0 16 16" width={size} height={size} aria-hidden="true">
      {SHAPES[seat] ?? <circle cx="8" cy="8" r="5" fill="none" stroke="currentColor" strokeWidth="2" />}
    </svg>
  );
}
