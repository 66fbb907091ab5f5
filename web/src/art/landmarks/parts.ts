/**
 * Wonders are drawn as buildings that stand on y = 88 around x = 80 of a card's picture. This file has the parts that
 * several of them share.
 */
import { box, n, row, triangle } from "../ink";

/**
 * The layers of a building as path data, from the back to the front: a `beam` of light, the `inside` behind columns,
 * `stone`, its `shade` on the right, `dark` openings, stone `upon` the dark, what is green (`leaf`), what shines (`glow`).
 */
export type Building = Partial<Record<(typeof PARTS)[number], string>>;

export const PARTS = ["beam", "inside", "stone", "shade", "dark", "upon", "leaf", "glow"] as const;

/** A front of columns with steps and a gable. */
export function front(x: number, y: number, w: number, h: number, columns: number, roof = h * 0.3) {
  const gap = (w - 8) / (columns - 1);
  const column = (at: number, width: number) => row(columns, (i) => box(x + at + i * gap, y - h + 5, width, h - 9));
  const gable = `M${n(x + w / 2)} ${n(y - h - roof)}L${n(x + w + 2)} ${n(y - h)}H${n(x + w * 0.56)}z`;
  return {
    stone: box(x - 3, y - 4, w + 6, 4) + box(x, y - h, w, 5) + triangle(x - 2, y - h, w + 4, roof) + column(1.5, 5),
    shade: column(4.3, 2.2) + gable + box(x, y - h + 3.6, w, 1.4),
    inside: box(x + 1, y - h + 5, w - 2, h - 9),
  };
}

/** The same front before other walls. */
export function before(...size: Parameters<typeof front>): Building {
  const { stone, inside } = front(...size);
  return { upon: stone, dark: inside };
}

/** Buildings put together. */
export function join(...parts: Building[]): Building {
  const all: Building = {};
  for (const name of PARTS) {
    const d = parts.map((part) => part[name] ?? "").join("");
    if (d) all[name] = d;
  }
  return all;
}
