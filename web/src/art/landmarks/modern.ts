/** Wonders of modern times, as buildings: see parts.ts. */
import { arch, box, disc, flag, row, triangle } from "../ink";
import type { Building } from "./parts";

export const eiffel = (): Building => ({
  stone: "M78.5 12h3l3 26 5 20 13 30H90q-2-12-10-12t-10 12H57.5l13-30 5-20z",
  shade: "M80 12h1.5l3 26 5 20 13 30H96L84 58z",
  dark: "M70 60h20v1.6H70zM75 40h10v1.4H75zM74 62l-6 12 14-4zM76 44l-3 13 9-2z",
});

export const kremlin = (): Building => ({
  stone:
    box(24, 66, 112, 22) +
    row(14, (i) => box(24 + i * 8.2, 62, 5, 5)) +
    "M70 66V40h4l6-24 6 24h4v26z" +
    box(40, 52, 14, 36) +
    "M40 52q-4-8 7-16 11 8 7 16z" +
    box(106, 52, 14, 36) +
    "M106 52q-4-8 7-16 11 8 7 16z",
  shade:
    box(116, 66, 20, 22) +
    "M80 16l6 24h4v26h-8z" +
    box(49, 52, 5, 36) +
    box(115, 52, 5, 36) +
    "M47 36q11 8 7 16h-4q2-8-3-16zM113 36q11 8 7 16h-4q2-8-3-16z",
  dark: arch(76, 88, 8, 15) + disc(80, 48, 4) + arch(45, 64, 4, 7) + arch(111, 64, 4, 7),
  glow: `M80 8l1.5 3.8 4 .2-3.1 2.6 1 4-3.4-2.2-3.4 2.2 1-4-3.1-2.6 4-.2z${disc(80, 48, 2.6)}`,
});

export const bigben = (): Building => ({
  stone:
    box(70, 36, 20, 52) +
    box(67, 28, 26, 14) +
    "M68 28l12-24 12 24z" +
    box(26, 66, 44, 22) +
    box(90, 66, 44, 22) +
    row(6, (i) => triangle(27 + i * 7.4, 66, 4, 7) + triangle(91 + i * 7.4, 66, 4, 7)),
  shade:
    box(84, 36, 6, 52) +
    box(86, 28, 7, 14) +
    "M80 4l12 24h-8z" +
    box(26, 64, 44, 2.4) +
    box(90, 64, 44, 2.4) +
    box(122, 66, 12, 22),
  dark:
    row(5, (i) => arch(29 + i * 8.2, 84, 4, 12) + arch(93 + i * 8.2, 84, 4, 12)) +
    arch(74, 62, 3.6, 14) +
    arch(81, 62, 3.6, 14) +
    arch(76, 88, 8, 14),
  glow: disc(80, 35, 5),
});

export const opera = (): Building => ({
  stone: `${box(30, 80, 100, 8)}M36 80q2-32 26-42 2 22 8 42zM60 80q2-44 34-56 0 30 8 56zM94 80q2-28 24-36 0 18 6 36z`,
  shade:
    "M62 38q2 22 8 42H58q6-22 4-42zM94 24q0 30 8 56H88q8-30 6-56zM118 44q0 18 6 36h-12q8-18 6-36z" +
    box(30, 84, 100, 4),
});

export const rocket = (): Building => ({
  stone:
    "M80 12q12 16 10 48H70q-2-32 10-48zM70 46L58 68v10l12-8zM90 46l12 22v10l-12-8z" +
    box(72, 60, 16, 10) +
    box(112, 18, 5, 70) +
    box(124, 18, 5, 70),
  shade: `M80 12q12 16 10 48h-8q2-30-2-48zM90 46l12 22v10l-12-8zM80 62h8v8h-8z${box(126, 18, 3, 70)}`,
  dark: disc(79, 36, 4) + row(5, (i) => box(112, 24 + i * 13, 17, 1.6)) + box(92, 40, 20, 2),
  glow: `M73 70h14l-3 12-4 8-4-8z${disc(78, 35, 1.6)}`,
});

export const works = (): Building => ({
  stone:
    "M24 88V64l16-10v10l16-10v10l16-10v34z" +
    box(78, 58, 30, 30) +
    row(3, (i) => `M${82 + i * 9} 58l1.2-34h4l1.2 34z`) +
    "M112 88l10-52h4l10 52h-5l-7-38-7 38z",
  shade:
    box(64, 60, 8, 28) +
    box(98, 58, 10, 30) +
    row(3, (i) => `M${85.4 + i * 9} 24h1.800l1.2 34h-3z`) +
    "M124 36h2l10 52h-5l-7-38z",
  dark:
    row(6, (i) => box(28 + i * 7, 72, 4, 7)) +
    row(3, (i) => box(82 + i * 8, 68, 4, 8)) +
    box(115, 62, 18, 1.6) +
    box(113, 74, 22, 1.6),
  glow: disc(124, 34, 5) + row(3, (i) => box(83 + i * 9, 22, 4.4, 1.6)),
});

export const stadium = (): Building => ({
  stone: "M18 70q62-30 124 0v6q0 12-62 12t-62-12z",
  shade: "M110 57q20 5 32 13v6q0 8-30 11z",
  inside: "M20 68q60-24 120 0-60 22-120 0z",
  dark: `${row(13, (i) => box(24 + i * 8.9, 76 - 3 * Math.sin((i / 12) * Math.PI), 4, 9))}M34 68q46-15 92 0-46 13-92 0z`,
  leaf: "M52 68q28-7 56 0-28 6-56 0z",
  glow: `${row(2, (i) => box(30 + i * 98, 34, 1.4, 30) + box(26 + i * 98, 30, 9.4, 5))}M79.5 64h1v8h-1z`,
});

export const pentagon = (): Building => ({
  stone: "M80 44l60 16-18 28H38L20 60z",
  shade: "M140 60l-18 28H80l42-24z",
  dark: `M80 52l38 10-11 16H53L42 62z${row(8, (i) => box(44 + i * 9.4, 82, 4, 2.6))}`,
  upon: "M80 58l22 6-6.5 9h-31L58 64z",
  leaf: "M80 62l10 2.6-3.5 5h-13L70 64.600z",
  glow: flag(80, 44, 16),
});
