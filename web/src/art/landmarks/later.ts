/** Wonders of the middle ages, as buildings: see parts.ts. */
import { arch, box, cypress, disc, dome, n, row, triangle } from "../ink";
import { type Building, before, join } from "./parts";

export const wall = (): Building => ({
  stone:
    "M6 90V78q24-16 44-12t38-14 54-16v54z" +
    box(42, 44, 20, 30) +
    box(108, 24, 20, 30) +
    row(4, (i) => box(41 + i * 6, 40.5, 4, 4) + box(107 + i * 6, 20.5, 4, 4)),
  shade: `M62 66q18-6 30-15l4 38H62zM128 38l14-2v54h-10z${box(54, 44, 8, 30)}${box(120, 24, 8, 30)}`,
  dark:
    arch(46, 58, 4, 7) +
    arch(112, 38, 4, 7) +
    "M6 81q24-16 44-12l-1 2Q30 68 6 84zM63 67q16-4 30-15v3Q80 66 63 70zM129 41l13-2v2.6l-13 2z",
});

export const taj = (): Building => ({
  stone:
    box(52, 56, 56, 32) +
    "M64 56V44q-8-14 16-28 24 14 16 28v12z" +
    box(66, 78, 28, 10) +
    row(2, (i) => box(32 + i * 90, 38, 6, 50) + dome(35 + i * 90, 38, 4)) +
    dome(58, 56, 6) +
    dome(102, 56, 6),
  shade: `M80 16q24 14 16 28v12H84q6-20-4-40z${box(96, 56, 12, 32)}${box(35.6, 38, 2.4, 50)}${box(125.6, 38, 2.4, 50)}`,
  dark: arch(71, 88, 18, 27) + arch(56, 84, 8, 11) + arch(56, 70, 8, 10) + arch(96, 84, 8, 11) + arch(96, 70, 8, 10),
  glow: "M79.3 8h1.4v9h-1.4z",
});

export const basilica = (): Building =>
  join(
    {
      stone: `M62 44q-2-24 18-28 20 4 18 28z${box(36, 58, 88, 30)}`,
      shade: `${box(60, 44, 40, 15)}M80 16q20 4 18 28H88q2-18-8-28z${box(108, 58, 16, 30)}`,
      dark:
        row(4, (i) => box(64 + i * 9.4, 45.5, 3, 6)) +
        row(2, (i) => arch(40 + i * 9, 84, 5, 12) + arch(107 + i * 9, 84, 5, 12)),
      glow: "M79.2 5h1.6v4h3v1.6h-3V16h-1.6v-5.4h-3V9h3z",
    },
    before(58, 88, 44, 32, 6, 8),
  );

export const university = (): Building => ({
  stone: `${box(34, 54, 92, 34)}M30 54l10-14h80l10 14z${box(70, 30, 20, 58)}M68 30L80 10l12 20z`,
  shade: `M30 54l10-14h30v14zM90 40h30l10 14H90z${box(83, 30, 7, 58)}M80 10l12 20h-8z`,
  dark:
    row(4, (i) => arch(38 + i * 7.8, 84, 4.6, 18)) +
    row(4, (i) => arch(93.5 + i * 7.8, 84, 4.6, 18)) +
    arch(75, 88, 10, 16) +
    arch(77, 60, 6, 13),
  glow: disc(80, 38, 3.4),
});

export const chichen = (): Building => ({
  stone: row(7, (i) => box(34 + i * 5.6, 81 - i * 7, 92 - i * 11.2, 7.2)) + box(68, 27, 24, 12) + box(66, 24, 28, 3),
  shade:
    row(7, (i) => box(94 + i * 0.4, 81 - i * 7, 32 - i * 6, 7.2) + box(34 + i * 5.6, 86.4 - i * 7, 92 - i * 11.2, 1)) +
    box(86, 27, 6, 12),
  dark: arch(77, 39, 6, 9),
  glow: "M72 88l4-49h8l4 49z",
});

export const machu = (): Building => ({
  stone: "M58 74L90 12q8 12 12 34l16 28zM26 80l10-12 20-4 30 4 34-2 16 14v12H26z",
  shade: "M90 12q8 12 12 34l16 28H96q4-30-6-62zM100 66l20 0 16 14v12h-24z",
  leaf: "M28 78l9-9 19-3-4 4-16 3zM30 84h56l-4-4H34zM92 84h40l-4-4H92zM64 66l8-16 4 8 8-20 2 12-6 18z",
  dark: row(4, (i) => triangle(42 + i * 19, 74, 13, 7) + box(44 + i * 19, 74, 9, 5)),
});

export const pagoda = (): Building => ({
  stone: `${row(6, (i) => box(66 + i * 1.6, 78 - i * 12, 28 - i * 3.2, 10))}M79 8h2v12h-2z`,
  shade:
    row(6, (i) => box(84 - i * 0.4, 78 - i * 12, 10 - i * 1.2, 10)) +
    row(6, (i) => `M${n(56 + i * 2.4)} ${80 - i * 12}q7 -1 9 -5h${n(30 - i * 3.2)}q2 4 9 5z`),
  dark: row(6, (i) => arch(78, 88 - i * 12, 4, 7)),
  glow: disc(80, 8, 2),
});

export const palace = (): Building => ({
  stone: box(28, 80, 104, 8) + box(36, 74, 88, 6) + box(44, 56, 72, 18) + box(58, 40, 44, 8),
  shade: `M34 57q10-1 14-9h64q4 8 14 9l-2 3H36zM48 41q10-1 14-12h36q4 11 14 12l-2 3H50z${box(112, 80, 20, 8)}`,
  dark:
    row(7, (i) => box(49 + i * 9.4, 61, 5, 13)) + row(4, (i) => box(63 + i * 9.4, 44.5, 5, 4)) + box(72, 74, 16, 14),
  glow: box(72, 76, 16, 1) + box(72, 80, 16, 1) + box(72, 84, 16, 1),
});

const HEADS = [
  [34, 46],
  [69, 60],
  [106, 50],
] as const; // where they stand, and how high they are

/** A head of stone, its shaded side, its eyes and mouth. */
const head = (x: number, h: number) => `M${x} 88l1 ${-h + 26}-3-4 3-8v-10q0-8 10-8t10 8v10l2 8-2 4 2 ${h - 26}z`;
const headShade = (x: number, h: number) =>
  `M${x + 13} ${88 - h - 1.6}q8 1 8 8v10l2 8-2 4 2 ${h - 26}h-9q4-30-1-${h - 2}z`;
const features = (x: number, h: number) => box(x + 2, 99 - h, 7, 2.4) + box(x + 3, 110 - h, 7, 1.6);

export const moai = (): Building => ({
  stone: HEADS.map(([x, h]) => head(x, h)).join(""),
  shade: HEADS.map(([x, h]) => headShade(x, h)).join(""),
  dark: HEADS.map(([x, h]) => features(x, h)).join(""),
});

export const sophia = (): Building => ({
  stone:
    box(44, 58, 72, 30) +
    dome(80, 46, 22) +
    box(58, 46, 44, 12) +
    dome(52, 60, 12) +
    dome(108, 60, 12) +
    row(2, (i) => `${box(28 + i * 98, 34, 6, 54)}M${28 + i * 98} 34l3 -14 3 14z`),
  shade:
    "M80 24a22 22 0 0 1 22 22H92q0-16-12-22z" +
    box(104, 58, 12, 30) +
    box(31.4, 34, 2.6, 54) +
    box(129.4, 34, 2.6, 54) +
    box(58, 54, 44, 2),
  dark:
    row(7, (i) => arch(61 + i * 5.8, 53, 3, 5.5)) + arch(72, 88, 16, 24) + arch(50, 84, 9, 14) + arch(101, 84, 9, 14),
  glow: "M79.4 16h1.2v8h-1.2z",
});

export const zimbabwe = (): Building => ({
  stone: "M20 88V62q30-12 60-12t60 12v26z" + "M92 62l4-40q6-6 12 0l4 40z",
  shade:
    "M108 53q18 3 32 9v26h-26zM103 19q3 0 5 3l4 40h-9z" +
    row(3, (i) => `M20 ${68 + i * 6}q60-14 120 0v1.200q-60-14-120 0z`),
  dark: arch(46, 88, 9, 17) + row(9, (i) => triangle(28 + i * 8, 60 - 4.4 * Math.sin((i / 12) * Math.PI), 4, 3)),
  leaf: cypress(130, 62, 18) + cypress(124, 60, 13),
});

export const potala = (): Building => ({
  stone: `M18 90l18-22 20-8h48l20 8 18 22z${box(34, 52, 30, 22)}${box(96, 52, 30, 22)}${box(62, 34, 36, 30)}`,
  shade: `M104 60l20 8 18 22h-22zM64 74l-22 16h6l24-16z${box(116, 52, 10, 22)}${box(86, 34, 12, 30)}${box(62, 40, 36, 2)}`,
  dark:
    row(4, (i) => box(37 + i * 7, 57, 3, 5) + box(99 + i * 7, 57, 3, 5)) +
    row(5, (i) => box(65 + i * 6.6, 45, 3, 5)) +
    row(5, (i) => box(65 + i * 6.6, 54, 3, 5)),
  glow: triangle(58, 34, 44, 9) + box(32, 49, 34, 3) + box(94, 49, 34, 3) + box(79, 20, 2, 6),
});

export const alhambra = (): Building => ({
  stone:
    box(26, 56, 108, 32) +
    box(30, 36, 22, 52) +
    box(108, 42, 22, 46) +
    row(4, (i) => box(30 + i * 5.9, 32, 4, 5) + box(108 + i * 5.9, 38, 4, 5)) +
    row(9, (i) => box(54 + i * 6, 53, 3.6, 4)),
  shade: box(45, 36, 7, 52) + box(123, 42, 7, 46) + box(52, 60, 56, 2),
  dark: row(5, (i) => arch(55 + i * 10.4, 84, 7, 18)) + arch(37, 54, 6, 10) + arch(115, 58, 6, 10),
  leaf: cypress(20, 88, 26) + cypress(142, 88, 30) + cypress(136, 88, 20),
  glow: box(52, 86, 56, 2),
});

export const arsenal = (): Building => ({
  stone:
    box(26, 44, 20, 44) +
    box(114, 44, 20, 44) +
    box(46, 62, 68, 26) +
    row(3, (i) => box(25 + i * 8.6, 40, 5, 5) + box(113 + i * 8.6, 40, 5, 5)) +
    triangle(60, 62, 40, 16),
  shade: `${box(38, 44, 8, 44) + box(126, 44, 8, 44)}M80 46l20 16H86z${box(46, 66, 68, 1.6)}`,
  dark: arch(62, 88, 36, 24) + arch(33, 62, 5, 9) + arch(121, 62, 5, 9),
  upon: "M66 80h28q-2 7-8 7H74q-6 0-8-7z" + "M79.4 62h1.200v18h-1.200zM81.5 64q9 4 8 13h-8z",
  glow: disc(80, 56, 2.6),
});
