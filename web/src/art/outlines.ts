/** The outlines of pieces, as path data on a grid of 48. */
import { arch, box, disc, row } from "./ink";

/** A wooden piece: its outline, its shaded part, and where the mark of its seat is. */
type Wood = { outline: string; shaded: string; mark?: readonly [x: number, y: number] };

export const WOOD = {
  worker: {
    outline:
      "M24 5a7 7 0 0 1 6.6 9.4q11 2.6 12.4 8.6 .4 3-4 3h-6l5 14q.8 3-2.6 3H28l-4-9-4 9h-7.4q-3.4 0-2.6-3l5-14H9q-4.4 0-4-3 1.4-6 12.4-8.6A7 7 0 0 1 24 5z",
    shaded: "M24 5a7 7 0 0 1 6.6 9.4q11 2.6 12.4 8.6 .4 3-4 3h-6l5 14q.8 3-2.6 3H28l-4-9z",
    mark: [24, 24],
  },
  settler: {
    outline:
      "M18 8a6 6 0 0 1 5.6 8.2q5 1 7.4 4.2V15q0-2 2-2h9q2 0 2 2v12q0 2-2 2h-9.5l3.5 11q.6 3-2.6 3H23l-4-8-4 8H7.6Q4.4 43 5 40l4.5-13.5Q4 26 4.6 23q1-4.6 7.8-6.8A6 6 0 0 1 18 8z",
    shaded: "M18 8a6 6 0 0 1 5.6 8.2q5 1 7.4 4.2V29h1.5l3.5 11q.6 3-2.6 3H23l-4-8q5-16-1-27zM31 20h13v2H31z",
    mark: [18, 25],
  },
  infantry: {
    outline:
      "M39 4l3 6-1.6 1V43h-3V26q-2 2.5-5 2.5l3.5 11.5q.6 3-2.6 3H26l-4-8-4 8h-7.3q-3.2 0-2.6-3l3.4-11.5Q6 28 6 24q1-6 9.8-8.4A6.4 6.4 0 1 1 28.2 15.6q6.4 1.6 9.2 5.4V11L36 10z",
    shaded: "M22 6.9a6.4 6.4 0 0 1 6.2 8.7q6.4 1.6 9.2 5.4v5q-2 2.5-5 2.5l3.5 11.5q.6 3-2.6 3H26l-4-8z",
    mark: [22, 25],
  },
  cavalry: {
    outline:
      "M12 43q-2 0-2-2t2-3.5q3-4 3.5-9.5-4 2.6-8.5.5-2-1-1-3.2l6-11Q14.5 9 19 8l2-4 4 3.6Q38 9 40 24q1 9-2 13.5 2 1.5 2 3.5t-2 2z",
    shaded: "M21 4l4 3.6Q38 9 40 24q1 9-2 13.5 2 1.5 2 3.5t-2 2H27q8-14 2-24-3-8-8-15z",
    mark: [26, 27],
  },
  elephant: {
    outline:
      "M12 43V33q-4 2-6.5-2.5Q3 25 5 19 8 9 20 8q20-2 23 14 1 6 0 13v8h-8v-8H22v8zM5 30q-1 8 3.5 8 2.5 0 2.5-3v4q0 3-3.5 3-6 0-5.5-10z",
    shaded: "M20 8q20-2 23 14 1 6 0 13v8h-8v-8h-4q8-8 3-18-5-8-14-9z",
    mark: [30, 23],
  },
  leader: {
    outline:
      "M24 12.5a6.4 6.4 0 0 1 6.2 8q9.8 2.5 11.8 8 .8 3-3.6 3h-5.6l3.5 8.5q.8 3-2.5 3H14.2q-3.3 0-2.5-3l3.5-8.5H9.6q-4.4 0-3.6-3 2-5.5 11.8-8a6.4 6.4 0 0 1 6.2-8zM15 3l4.5 3.5L24 1.5l4.5 5L33 3l-2 9.5H17z",
    shaded: "M24 1.5l4.5 5L33 3l-2 9.5h-2.6q3 4 1.8 8 9.8 2.5 11.8 8 .8 3-3.6 3h-5.6l3.5 8.5q.8 3-2.5 3H24z",
    mark: [24, 31],
  },
  ship: {
    outline: "M4 31h40q-1 12-9 12H13Q5 43 4 31zM22 4h3v25h-3zM27 7q12 6 13 20H27zM20 11v16H8q1-10 12-16z",
    shaded: "M27 7q12 6 13 20h-8q1-12-5-20zM24 31h20q-1 12-9 12H24z",
    mark: [24, 37],
  },
  caravan: {
    outline:
      "M6 43V30q-3-8 3-12 4-8 9-1 4-7 9-1 3 2 4 6 5-1 5-8 0-5 4.5-5.5Q45 8.5 45 13l-3.5 1.5q0 12-8.5 15.5v13h-4V33H11v10z",
    shaded: "M27 16q3 2 4 6 5-1 5-8 0-5 4.5-5.5 1 6-2.5 9-1 9-8 11.5h-8q6-4 5-13z",
    mark: [20, 27],
  },
  citystate: {
    outline: "M5 43V25h4v3h4v-3h4v3h3V15h-1l5-9 5 9h-1v13h3v-3h4v3h4v-3h4v18z",
    shaded: "M24 6l5 9h-1v13h3v-3h4v3h4v-3h4v18H24z",
  },
  barbarian: {
    outline:
      "M24 10a9 9 0 0 1 8 5q3-4 2-9 7 5 4 12-2 4-6 4.6 .6 3-1 5 8 3 10 11.4.8 4-3 4H10q-3.8 0-3-4 2-8.4 10-11.4-1.6-2-1-5-4-.6-6-4.6-3-7 4-12-1 5 2 9a9 9 0 0 1 8-5z",
    shaded: "M24 10a9 9 0 0 1 8 5q3-4 2-9 7 5 4 12-2 4-6 4.6 .6 3-1 5 8 3 10 11.4.8 4-3 4H24z",
  },
} as const satisfies Record<string, Wood>;

/** A building of a city, 16 wide, on y = 43. */
export type House = { outline: string; shaded: string; opening?: string };

export const BUILDINGS = {
  house: { outline: "M1 43V27l7-7 7 7v16z", shaded: "M8 20l7 7v16H9V23z" },
  fortress: {
    outline: "M1 43V18h3v3h2.5v-3h3v3H12v-3h3v25z",
    shaded: "M9.5 18v3H12v-3h3v25H9.5z",
    opening: arch(6, 43, 4, 8),
  },
  port: {
    outline: "M0 43V34h16v9zM7 34V16h1.6l6 10H8.6v8z",
    shaded: "M8.6 34V16l6 10v17H9V34z",
    opening: "M1 39q2-2 3.5 0t3.5 0 3.5 0 3.5 0v1.4H1z",
  },
  temple: {
    outline: "M0 43v-2.5h1.5V29H0l8-7 8 7h-1.5v11.5H16V43z",
    shaded: "M8 22l8 7h-1.5v11.5H16V43H9z",
    opening: row(3, (i) => box(3.4 + i * 3.8, 31, 1.6, 9)),
  },
  academy: {
    outline: "M1 43V30h1a6 6 0 0 1 5-6.5V19h2v4.5A6 6 0 0 1 14 30h1v13z",
    shaded: "M8 19h1v4.5A6 6 0 0 1 14 30h1v13H9z",
    opening: box(4, 33, 8, 1.6) + box(4, 36.5, 8, 1.6),
  },
  market: {
    outline: "M2 43V33H0l2.5-8h11l2.5 8h-2v10z",
    shaded: "M9 25h4.5l2.5 8h-2v10H9z",
    opening: "M2.6 33l1.4-8h2.6v8zM9 33v-8h2.6l1.4 8z",
  },
  observatory: {
    outline: "M2 43V30a6 6 0 0 1 12 0v13zM7 25l7-7 2.5 2.5-6 6z",
    shaded: "M8 24a6 6 0 0 1 6 6v13H9z",
    opening: arch(6, 43, 4, 7),
  },
  apothecary: {
    outline: "M6 18h4v8l5 12q1.5 5-2.5 5h-9q-4 0-2.5-5l5-12z",
    shaded: "M8 18h2v8l5 12q1.5 5-2.5 5H9z",
    opening: "M4 36h8l1.5 4q0 1.5-1.5 1.5H4q-1.5 0-1.5-1.5z",
  },
  obelisk: { outline: "M3 43v-3h2L6.5 17 8 13l1.5 4L11 40h2v3z", shaded: "M8 13l1.5 4L11 40h2v3H8z" },
} as const satisfies Record<string, House>;

/** A token, with lines upon it. */
type Token = { colour: string; outline: string; shaded: string; lines?: string };

export const TOKENS = {
  marble: {
    colour: "#e9e4da",
    outline: "M9 18l15-7 15 7v15l-15 7-15-7z",
    shaded: "M24 25l15-7v15l-15 7z",
    lines: "M13 21q4 3 4 9M28 28q5-1 8 2",
  },
  mercury: {
    colour: "#b9474a",
    outline: "M24 6q14 17 14 25a14 14 0 0 1-28 0Q10 23 24 6z",
    shaded: "M24 6q14 17 14 25a14 14 0 0 1-14 14q9-16 0-39z",
    lines: "M16 31q0 6 5 8",
  },
  oil: {
    colour: "#4b4640",
    outline: "M12 9q12-5 24 0 3 15 0 30-12 5-24 0-3-15 0-30z",
    shaded: "M26 6.6q6 .4 10 2.4 3 15 0 30-5 2-11 2.4 5-17 1-34.8z",
    lines: "M11 18q13 5 26 0M11 31q13 5 26 0",
  },
  diamonds: {
    colour: "#86c3cf",
    outline: "M14 9h20l9 11-19 22L5 20z",
    shaded: "M34 9l9 11-19 22 8-22z",
    lines: "M5 20h38M14 9l3 11 7 22",
  },
  trade: {
    colour: "#c79a3a",
    outline: disc(24, 24, 19),
    shaded: "M24 5a19 19 0 0 1 0 38q12-19 0-38z",
    lines: "M13 20h20l-5-5M35 28H15l5 5",
  },
  culture: {
    colour: "#8a5aa0",
    outline: disc(24, 24, 19),
    shaded: "M24 5a19 19 0 0 1 0 38q12-19 0-38z",
    lines: "M16 14q-4 18 8 20 12-2 8-20M21 15v18M24 15v19M27 15v18",
  },
  science: {
    colour: "#2d67a3",
    outline: disc(24, 24, 19),
    shaded: "M24 5a19 19 0 0 1 0 38q12-19 0-38z",
    lines: "M20 13v8l-6 11q-1 3 2 3h16q3 0 2-3l-6-11v-8M18 13h12",
  },
  coin: { colour: "#d9ab43", outline: disc(24, 24, 19), shaded: "M24 5a19 19 0 0 1 0 38q12-19 0-38z" },
} as const satisfies Record<string, Token>;

export const CUBES = {
  blue: "#3b78b5",
  yellow: "#d8a62c",
  red: "#b8432f",
  white: "#ece7db",
  brown: "#8a5c37",
  green: "#3f8a5c",
} as const;

/** A face: its colour and its mouth. */
export const MOODS = {
  happy: { colour: "#e9c24d", mouth: "M-3 .8q3 3.4 6 0" },
  neutral: { colour: "#d9d2c2", mouth: "M-3 1.8h6" },
  angry: { colour: "#c9573f", mouth: "M-3 3q3-3.4 6 0" },
} as const;
