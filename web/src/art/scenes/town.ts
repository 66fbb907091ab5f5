/** Scenes of towns, with what was built in them. A picture is 160 wide and 100 high. */
import { arch, box, cypress, disc, flag, n, type Random, ridge, row } from "../ink";
import { house, houses, type Layers, peak, side, temple } from "./parts";

export function colonnade(L: Layers, r: Random): void {
  L.far = ridge(r, 68, 14, 3);
  L.mid = ridge(r, 76, 4, 2);
  const at = side(r);
  temple(L, at(8, 40) + r(-3, 3), 76, 40, r(26, 32));
  temple(L, at(118, 30) + r(-3, 3), 76, 30, r(19, 24));
  L.shade +=
    cypress(at(54, 0), 77, r(13, 20)) + cypress(at(110, 0), 77, r(12, 17)) + cypress(at(154, 0), 77, r(15, 22));
  L.blade = `M0 92H160M0 97H160`;
}

export function domes(L: Layers, r: Random, age: number): void {
  L.far = ridge(r, 66, 14, 3);
  L.mid = ridge(r, 76, 4, 2);
  const [left, right] = [r(20, 34), r(20, 34)];
  house(L, 10, 76, 22, r(12, 17), "dome");
  house(L, 32, 76, 10, left, "tower");
  house(L, 116, 76, 9, right, "tower");
  house(L, 126, 76, 24, r(12, 17), "dome");
  if (age > 1) L.shade += "M131 50l14-7 1.6 3-14 7z";
  L.lit =
    row(3, (i) => arch(13 + i * 6, 75, 3, 7)) +
    row(3, (i) => arch(130 + i * 6, 75, 3, 7)) +
    box(35, 80 - left, 2, 4) +
    box(119, 80 - right, 2, 4);
  L.blade = row(6, (i) => `M${n(i * 30 + r(-8, 8))} 94h${n(r(8, 18))}`);
}

export function arcade(L: Layers, r: Random): void {
  L.far = ridge(r, 66, 14, 3);
  L.mid = box(0, 50, 56, 50) + box(104, 50, 56, 50) + box(0, 46, 58, 2.6) + box(102, 46, 58, 2.6);
  L.shade =
    row(4, (i) => arch(3 + i * 13.4, 82, 8, 25)) + row(4, (i) => arch(108 + i * 13.4, 82, 8, 25)) + box(0, 82, 160, 3);
  L.lit =
    row(4, (i) => box(5 + i * 13.4, 66, 4, 1.4) + box(4.4 + i * 13.4, 71, 5, 1.4)) +
    row(4, (i) => box(110 + i * 13.4, 66, 4, 1.4) + box(109.4 + i * 13.4, 71, 5, 1.4));
  L.blade = `M0 92H160M0 97H160`;
}

export function capitol(L: Layers, r: Random): void {
  L.far = ridge(r, 68, 12, 3);
  L.mid = ridge(r, 78, 3, 2);
  temple(L, 2, 78, 48, 30);
  temple(L, 110, 78, 48, 30);
  house(L, 16, 50, 20, 3, "dome");
  house(L, 124, 50, 20, 3, "dome");
  L.shade += flag(26, 38, 12) + flag(134, 38, 12);
  L.lit = box(2, 75.6, 48, 1) + box(110, 75.6, 48, 1);
  L.blade = "M0 92H160M0 97H160";
}

export function town(L: Layers, r: Random, age: number): void {
  L.far = ridge(r, 64, 18, 3);
  L.mid = ridge(r, 78, 5, 2);
  houses(L, r, -2, 52, 78, age, 1.3);
  houses(L, r, 106, 160, 78, age, 1.3);
  house(L, 40 + r(-3, 3), 78, 9, 34, "tower");
  L.blade = "M0 92H160M0 97H160";
}

export function kilns(L: Layers, r: Random, age: number): void {
  L.far = ridge(r, 66, 12, 3);
  L.mid = ridge(r, 78, 3, 2);
  for (const x of [6, 24, 116, 136]) {
    const h = 20 + r(0, 14) + age * 3;
    L.mid += `M${x} 78l2 ${n(-h)}h6l2 ${n(h)}z`;
    L.shade += `M${x + 6} 78v${n(-h)}h2l2 ${n(h)}z`;
    L.smoke = `${L.smoke ?? ""}M${x + 5} ${n(78 - h)}q-3 -8 4 -11t2 -14q8 4 5 13t-9 12z`;
  }
  house(L, 34, 78, 18, 11, "gable");
  house(L, 104, 78, 12, 9, "gable");
  L.lit = arch(39, 78, 5, 6) + arch(107, 78, 4, 5) + arch(9, 78, 4, 5) + arch(139, 78, 4, 5);
  L.blade = "M0 93H60M100 93H160";
}

export function stalls(L: Layers, r: Random, age: number): void {
  L.far = ridge(r, 66, 14, 3);
  L.mid = ridge(r, 78, 3, 2);
  houses(L, r, 0, 50, 64, Math.min(age, 2), 1);
  houses(L, r, 110, 160, 64, Math.min(age, 2), 1);
  for (const x of [2, 28, 108, 134]) {
    L.mid += box(x + 1, 66, 1.4, 14) + box(x + 21, 66, 1.4, 14);
    L.shade += `M${x} 68l3-8h18l3 8q-3 4-6 0q-3 4-6 0q-3 4-6 0q-3 4-6 0z${box(x + 3, 75, 18, 6)}`;
    L.lit +=
      `M${x + 6} 68l1.5-8h4.5v8q-3 4-6 0zM${x + 18} 68l-1.5-8h4.5l3 8q-3 4-6 0z` +
      disc(x + 8, 74.6, 1.6) +
      disc(x + 12, 74.6, 1.6) +
      disc(x + 16, 74.6, 1.6);
  }
  L.blade = "M0 92H160M0 97H160";
}

export function monument(L: Layers, r: Random, age: number): void {
  const x = 80 + r(-6, 6);
  L.rays = row(11, (i) => {
    const a = Math.PI * (1 + (i + 0.35) / 11);
    return `M${n(x)} 72L${n(x + 130 * Math.cos(a - 0.055))} ${n(72 + 130 * Math.sin(a - 0.055))}L${n(x + 130 * Math.cos(a + 0.055))} ${n(72 + 130 * Math.sin(a + 0.055))}z`;
  });
  L.far = ridge(r, 70, 12, 4);
  const [left, right] = [r(16, 32), r(16, 32)];
  peak(L, r(-22, -4), 84, left * 2.3, left, r(0.4, 0.6));
  peak(L, r(104, 120), 84, right * 2.3, right, r(0.4, 0.6));
  if (age < 3) L.lit = "M0 84q40-5 70-2t90-1v5H0z";
  L.blade = row(6, (i) => `M${n(i * 30 + r(-8, 8))} ${n(93 + r(0, 3))}h${n(r(8, 18))}`);
}
