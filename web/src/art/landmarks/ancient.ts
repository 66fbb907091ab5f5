/** Wonders of antiquity, as buildings: see parts.ts. */
import { arch, box, cypress, disc, dome, flag, n, row, triangle } from "../ink";
import { type Building, before, front, join } from "./parts";

export const pyramids = (): Building => ({
  stone: "M26 88L70 28L114 88zM96 88L124 50L152 88z",
  shade: "M70 28L114 88H82zM124 50L152 88H132z",
  dark: "M60 88v-7h7v7z",
  glow: "M70 28l-7 9.5h10.5z",
});

export const sphinx = (): Building => ({
  stone: "M30 88v-9h16v-6l4-12q-4-4-5-12 0-14 13-16 13 2 14 15l4 16q16-8 34-4 16 4 18 18v10z",
  shade: "M58 33q13 2 14 15l6 26-12 4q3-22-8-45zM100 88q-2-12 6-20l4-8q16 4 18 18v10z",
  dark: "M49 50h4v1.6h-4zM46 60h7v1.4h-7zM30 82h16v1.4H30zM60 36l9 24h-1.6zM56 34l3 28h-1.6z",
});

export const colossus = (): Building => ({
  stone: "M66 88h-9l8-30-6-14 3-9 8-3a5.5 5.5 0 1 1 8 0l6 2 8-14 4 2-9 19-6 6 2 11 12 30h-9L76 62z",
  shade: "M78 32l6 2 8-14 4 2-9 19-6 6 2 11 12 30h-9L76 62l4-18z",
  dark: "M66 47h14v2H66z",
  glow: "M92 18q-2-6 3-11 5 6 2 12zM68 23l1-6 2.6 4 2.4-5 2.4 5 2.6-4 1 6z",
});

export const gardens = (): Building => ({
  stone: box(32, 74, 96, 14) + box(44, 58, 72, 16) + box(56, 42, 48, 16) + box(68, 30, 24, 12),
  shade: box(110, 74, 18, 14) + box(102, 58, 14, 16) + box(94, 42, 10, 16) + box(86, 30, 6, 12),
  dark:
    row(6, (i) => arch(36 + i * 15, 88, 8, 10)) +
    row(4, (i) => arch(50 + i * 16, 74, 8, 11)) +
    row(2, (i) => arch(64 + i * 20, 58, 8, 11)),
  leaf:
    row(12, (i) => disc(35 + i * 8.2, 74, 4.4) + cypress(38 + i * 8, 82, 9)) +
    row(9, (i) => disc(47 + i * 8.3, 58, 4.2)) +
    row(6, (i) => disc(59 + i * 8.4, 42, 4)) +
    cypress(74, 31, 14) +
    cypress(80, 31, 18) +
    cypress(86, 31, 13) +
    cypress(50, 56, 12) +
    cypress(110, 56, 12),
});

export const lighthouse = (): Building => ({
  stone: "M58 88l3-28h38l3 28zM65 58l3-22h24l3 22zM72 34l1-12h14l1 12zM70 21h20v2H70zM62 57h36v3H62zM66 34h28v2.6H66z",
  shade: "M86 60h13l3 28H88zM83 36h9l3 22H85zM81 22h6l1 12h-6z",
  dark: arch(76, 88, 8, 13) + arch(77.5, 54, 5, 9) + box(70, 66, 3, 5) + box(87, 66, 3, 5),
  glow: "M80 9q7 6 4 12h-8q-3-6 4-12z",
  beam: "M90 16l50-12v26zM70 16L20 4v26z",
});

export const artemis = (): Building => join(front(32, 88, 96, 36, 9, 17), { glow: disc(80, 46, 3), shade: "" });

export const mausoleum = (): Building =>
  join(
    { stone: box(44, 68, 72, 20), shade: box(98, 68, 18, 20) + box(44, 72, 72, 1.4), dark: "" },
    front(50, 69, 60, 19, 7, 0),
    {
      stone: `${row(6, (i) => box(50 + i * 4, 47 - i * 3.4, 60 - i * 8, 3.6))}M74 30v-8h4l2-4 2 4h4v8z`,
      shade: row(6, (i) => box(88 + i * 0.4, 47 - i * 3.4, 22 - i * 4.4, 3.6)),
    },
  );

export const zeus = (): Building => ({
  inside: box(58, 32, 44, 50),
  stone: `${box(52, 82, 56, 6) + box(54, 32, 6, 50) + box(100, 32, 6, 50)}M50 32v-4l30-14 30 14v4z`,
  shade: `${box(57.6, 32, 2.4, 50) + box(103.6, 32, 2.4, 50)}M80 14l30 14v4H84z${box(88, 82, 20, 6)}`,
  upon: "M80 37a6 6 0 0 1 4.6 9.8q8 1.4 9.4 7.2l1.4 12-2.4 2V82h-8V70h-10v12h-8V68l-2.4-2 1.4-12q1.4-5.8 9.4-7.2A6 6 0 0 1 80 37z",
  glow: `M97 40h1.4v42H97zM97.7 34l2.4 4-2.4 3-2.4-3z${disc(80, 25, 2.4)}`,
});

export const circus = (): Building => ({
  stone: "M22 88V66q58-26 116 0v22z",
  shade: "M112 88V58q14 3 26 8v22z",
  dark:
    row(10, (i) => arch(26 + i * 11.2, 86, 6.4, 11)) +
    row(9, (i) => arch(31.5 + i * 11.2, 69 - 5.6 * Math.sin(((i + 0.5) / 9) * Math.PI), 6, 8)),
  glow: "M22 66q58-26 116 0v2.4q-58-26-116 0z",
  leaf: flag(40, 60, 16) + flag(80, 53, 20) + flag(120, 60, 16),
});

export const road = (): Building => ({
  stone: "M75 44h9l36 46H36z",
  shade: "M82 44h2l36 46h-12z",
  dark: "M73 47h14v.7H73zM70.5 51h18.5v.9H70zM67 56h26v1H67zM62 62.5h36v1.2H62zM55.5 71h49v1.4h-49zM47 82h65v1.6H47z",
  leaf:
    cypress(60, 60, 24) +
    cypress(48, 72, 34) +
    cypress(30, 86, 46) +
    cypress(98, 60, 24) +
    cypress(110, 72, 34) +
    cypress(130, 86, 46),
});

export const library = (): Building =>
  join(
    {
      stone: `${box(34, 52, 92, 36) + dome(80, 40, 20)}`,
      shade: `${box(58, 40, 44, 13) + box(108, 52, 18, 36)}M80 20a20 20 0 0 1 20 20H90q2-14-10-20z`,
      dark: row(3, (i) => arch(37 + i * 7.4, 86, 5, 16)) + row(3, (i) => arch(103 + i * 7.4, 86, 5, 16)),
    },
    before(58, 88, 44, 36, 5, 9),
  );

export const stonehenge = (): Building => ({
  stone:
    box(34, 54, 11, 34) +
    box(52, 54, 11, 34) +
    box(31, 46, 35, 8) +
    box(67, 42, 10, 46) +
    box(85, 42, 10, 46) +
    box(63, 33, 36, 9) +
    box(99, 58, 10, 30) +
    box(115, 58, 10, 30) +
    box(96, 51, 32, 7),
  shade:
    box(41, 54, 4, 34) +
    box(59, 54, 4, 34) +
    box(31, 51, 35, 3) +
    box(73, 42, 4, 46) +
    box(91, 42, 4, 46) +
    box(63, 39, 36, 3) +
    box(105, 58, 4, 30) +
    box(121, 58, 4, 30) +
    box(96, 55.5, 32, 2.5),
});

export const petra = (): Building =>
  join(
    {
      stone: "M28 90l7-58q14-18 40-17t38 9 19 66z",
      shade: "M96 18q16 2 20 10l16 62h-14q2-40-22-72z",
      dark: box(54, 34, 52, 54),
    },
    before(56, 88, 48, 28, 4, 9),
    {
      upon:
        box(71, 34, 18, 17) +
        triangle(68, 34, 24, 9) +
        box(57, 38, 4, 13) +
        box(64, 38, 3, 13) +
        box(93, 38, 3, 13) +
        box(99, 38, 4, 13) +
        box(54, 34, 12, 3) +
        box(94, 34, 12, 3),
    },
  );

export const piraeus = (): Building => ({
  stone:
    box(24, 50, 16, 38) +
    box(120, 50, 16, 38) +
    row(2, (i) => row(3, (k) => box(23 + i * 96 + k * 6.6, 46, 4.4, 5))) +
    box(40, 74, 80, 14) +
    "M52 78h56q-2 12-12 12H64q-10 0-12-12z",
  shade: `${box(34, 50, 6, 38) + box(130, 50, 6, 38)}M84 78h24q-2 12-12 12H84z`,
  dark: row(4, (i) => arch(44 + i * 20, 88, 10, 10)) + box(79, 28, 2, 50) + arch(28, 66, 4, 8) + arch(124, 66, 4, 8),
  upon: "M82 32q24 8 20 36H82zM78 36v32H58q0-22 20-32z",
});

/** A soldier of clay: head, shoulders, a long coat. */
const soldier = (x: number, y: number, h: number) =>
  disc(x, y - h * 0.86, h * 0.13) +
  `M${n(x - h * 0.2)} ${n(y - h * 0.66)}q${n(h * 0.2)} ${n(-h * 0.12)} ${n(h * 0.4)} 0l${n(h * 0.04)} ${n(h * 0.66)}h${n(-h * 0.48)}z`;

const soldierShade = (x: number, y: number, h: number) =>
  `M${n(x)} ${n(y - h * 0.71)}q${n(h * 0.12)} 0 ${n(h * 0.2)} ${n(h * 0.05)}l${n(h * 0.04)} ${n(h * 0.66)}h${n(-h * 0.22)}z`;

export const terracotta = (): Building => ({
  inside: box(22, 54, 116, 34),
  stone: row(6, (i) => soldier(34 + i * 18.4, 74, 30)) + box(18, 46, 124, 5),
  shade: row(6, (i) => soldierShade(34 + i * 18.4, 74, 30)) + box(18, 49.5, 124, 1.5),
  upon: row(5, (i) => soldier(43 + i * 18.4, 88, 42)),
  glow: row(5, (i) => box(41.8 + i * 18.4, 66, 2.4, 1.2)),
});
