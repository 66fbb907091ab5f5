/** Parts of scenes: mountains, houses, temples, and what is far in the sky. */
import { box, disc, dome, n, type Random, row, triangle } from "../ink";

/** The layers of a scene as path data. Those before the emblem are `blade`; all others are behind it. */
export type Layers = Record<"far" | "mid" | "shade" | "lit" | "blade", string> &
  Partial<Record<"rays" | "smoke" | "sea" | "cut", string>>;

export const noLayers = (): Layers => ({ far: "", mid: "", shade: "", lit: "", blade: "" });

/** A mountain with its shaded right side. */
export function peak(L: Layers, x: number, y: number, w: number, h: number, lean = 0.5): void {
  const top = x + w * lean;
  L.mid += `M${n(x)} ${n(y)}L${n(top)} ${n(y - h)}L${n(x + w)} ${n(y)}z`;
  L.shade += `M${n(top)} ${n(y - h)}L${n(x + w)} ${n(y)}H${n(x + w * 0.62)}L${n(top - w * 0.03)} ${n(y - h * 0.55)}z`;
}

type Roof = "flat" | "gable" | "tower" | "dome";

/** A house with a shaded right side. */
export function house(L: Layers, x: number, y: number, w: number, h: number, roof: Roof = "flat"): void {
  L.mid += box(x, y - h, w, h);
  L.shade += box(x + w * 0.62, y - h, w * 0.38, h);
  if (roof === "gable") L.shade += triangle(x - 0.8, y - h, w + 1.6, w * 0.6);
  if (roof === "tower") L.mid += row(3, (i) => box(x + (i * w * 2) / 5, y - h - 2, w / 5, 2.2));
  if (roof !== "dome") return;
  const half = n(w / 2);
  L.mid += dome(x + w / 2, y - h, w / 2);
  L.shade += `M${n(x + w / 2)} ${n(y - h - w / 2)}a${half} ${half} 0 0 1 ${half} ${half}h${n(-w * 0.38)}z`;
}

/** Either keeps places as they are, or mirrors all of them. */
export function side(r: Random): (x: number, w: number) => number {
  const swap = r() < 0.5;
  return (x, w) => (swap ? 160 - x - w : x);
}

/** The front of a temple: steps, columns, a gable. */
export function temple(L: Layers, x: number, y: number, w: number, h: number): void {
  const columns = Math.max(3, Math.round(w / 7));
  const gap = (w - 6) / (columns - 1);
  const high = h * 0.72;
  L.mid += box(x, y - 2.4, w, 2.4) + box(x + 1, y - high - 2.4, w - 2, 2.6);
  L.mid += triangle(x, y - high - 2.2, w, h * 0.28) + row(columns, (i) => box(x + 1.8 + i * gap, y - high, 2.4, high));
  L.shade += row(columns, (i) => box(x + 3.2 + i * gap, y - high, 1, high));
  L.shade += `M${n(x + w / 2)} ${n(y - h - 2.2)}l${n(w / 2)} ${n(h * 0.28)}h${n(-w * 0.42)}z`;
}

/** Houses side by side. What a town looks like changes with the age, from 0 to 3. */
export function houses(L: Layers, r: Random, from: number, to: number, y: number, age: number, tall = 1): void {
  let x = from;
  while (x < to) {
    const w = r(7, 12);
    const h = ([r(6, 12), r(8, 15), r(9, 18), r(14, 34)][age] ?? 10) * tall;
    const late: Roof = r() < 0.4 ? "tower" : "gable";
    const roof = ([r() < 0.2 ? "dome" : "flat", "gable", late, "flat"] as const)[age];
    house(L, x, y, w, h, roof);
    if (age === 2 && r() < 0.6) L.shade += box(x + 1.5, y - h - 9, 2, 9);
    const floors = age === 3 ? Math.floor(h / 5) : 1;
    for (let i = 0; i < floors; i++)
      if (r() < 0.75) L.lit += box(x + 1.4 + r(0, w - 5), y - h + 2.4 + i * 4.6, 1.5, 1.9);
    x += w + r(-0.5, 2.5);
  }
}

/** What is far in the sky: birds by day, stars at night. */
export function flecks(r: Random, night: boolean): string {
  if (night) return row(14, () => disc(r(4, 156), r(4, 46), r(0.35, 0.8)));
  return row(3, (i) => {
    const [x, y] = [r(14, 42) + (i % 2) * 92, r(10, 28)];
    return `M${n(x)} ${n(y)}q2.2 -2.2 3.6 0q1.4 -2.2 3.6 0q-2 -1 -3.6 1q-1.6 -2 -3.6 -1z`;
  });
}
