/** Scenes of the open country: fields, shores, roads, the sky. A picture is 160 wide and 100 high. */
import { arch, box, cloud, cypress, disc, n, type Random, ridge, row } from "../ink";
import { houses, type Layers, side } from "./parts";

export function fields(L: Layers, r: Random, age: number): void {
  const at = side(r);
  const far = 80 + r(-26, 26); // where the furrows meet
  L.far = ridge(r, 66, 16, 3);
  L.mid = ridge(r, 72, 5, 3);
  L.lit = row(11, (i) => `M${n(far + (i - 5) * 6)} 68L${n(80 + (i - 5) * 36)} 101h5L${n(far + 0.7 + (i - 5) * 6)} 68z`);
  houses(L, r, at(12, 24), at(12, 24) + r(14, 24), 71, Math.min(age, 2), 0.8);
  L.shade += row(Math.round(r(2, 5)), (i) => cypress(at(124 + i * 7, 0), 72 + (i % 2), r(11, 19)));
  L.blade = row(18, (i) => `M${n(i * 9 + r(-3, 3))} 101q0 -6 ${n(r(-3, 3))} ${n(-r(8, 13))}`);
}

export function quarry(L: Layers, r: Random): void {
  L.far = ridge(r, 60, 22, 4);
  L.mid = "M0 100V52l12-3 4 9 14-2 5 10 13-1 8 12H110l6-11 12 1 5-12 12 1 5-10 10 3V100z";
  L.shade = "M16 58l14-2 5 10H20zM35 66l13-1 8 12H40zM116 66l12 1-4 10H112zM133 55l12 1-4 9H130zM150 46l10 3v8H147z";
  L.lit =
    row(4, (i) => box(4 + i * 9, 78 + (i % 2) * 3, 6, 3.4)) + row(4, (i) => box(122 + i * 9, 79 - (i % 2) * 3, 6, 3.4));
  L.blade = row(7, (i) => `M${n(i * 26 + r(-6, 6))} ${n(92 + r(0, 5))}l4 -3 5 1 3 4`);
}

export function steppe(L: Layers, r: Random): void {
  L.far = ridge(r, 62, 14, 3);
  L.mid = ridge(r, 72, 9, 2);
  L.shade = ridge(r, 80, 4, 3);
  L.lit = cloud(6, 80, 30) + cloud(112, 79, 36) + cloud(40, 82, 22);
  L.blade = row(16, (i) => `M${n(i * 10 + r(-4, 4))} 100q2 -5 ${n(r(4, 8))} ${n(-r(5, 8))}`);
}

export function coast(L: Layers, r: Random): void {
  L.far = ridge(r, 60, 10, 4);
  L.sea = box(0, 60, 160, 40);
  L.mid = `M0 100V64q22 ${n(r(-10, -4))} 34 2t20 10q-8 8-24 10zM160 100V58q-20 ${n(r(-4, 2))}-28 8t-20 9q10 9 30 11z`;
  L.shade = "M0 72q20 1 34 8l-10 6H0zM160 68q-14 2-24 10l8 6h16z";
  L.lit = row(8, (i) => `M${n(48 + r(0, 60))} ${n(64 + i * 3)}h${n(r(6, 16))}v.8h-12z`);
  L.shade += cypress(12, 67, 13) + cypress(19, 66, 17) + cypress(143, 64, 16) + cypress(151, 62, 12);
  L.blade = row(9, (i) => `M${n(i * 19)} ${n(94 + (i % 2) * 3)}q5 -3 9 0t9 0`);
}

export function garden(L: Layers, r: Random): void {
  L.far = ridge(r, 64, 16, 3);
  L.mid = ridge(r, 74, 6, 2);
  L.shade = [6, 14, 24, 44, 118, 134, 148].map((x) => cypress(x + r(-2, 2), 78, 16 + r(0, 16))).join("");
  L.lit = box(0, 80, 58, 1.4) + box(102, 80, 58, 1.4) + row(7, (i) => disc(10 + i * 24, 84 + r(-1, 1), 1.4));
  L.mid += [32, 110, 126].map((x) => disc(x, 70, 7)).join("");
  L.blade = row(18, (i) => `M${n(i * 9 + r(-3, 3))} 101q0 -4 ${n(r(-3, 3))} ${n(-r(5, 9))}`);
}

export function road(L: Layers, r: Random, age: number): void {
  L.far = ridge(r, 64, 16, 3);
  L.mid = ridge(r, 72, 6, 2);
  const at = side(r);
  houses(L, r, at(106, 42), at(106, 42) + r(24, 42), 73, age, 0.8);
  const bend = r(-14, 14);
  L.lit += `M${n(66 + bend)} 71q${n(34 - bend)} 8 ${n(10 - bend)} 14T40 101H124Q92 92 ${n(92 - bend)} 84T${n(69 + bend)} 71z`;
  L.shade += row(Math.round(r(2, 4)), (i) => cypress(at(20 + i * 8, 0), 73 + (i % 2), r(12, 20)));
  L.blade = row(10, (i) => `M${n(i * 17 + r(-4, 4))} 99q0 -4 ${n(r(-2, 2))} -6`);
}

export function bridge(L: Layers, r: Random): void {
  L.far = ridge(r, 64, 16, 3);
  L.sea = box(0, 78, 160, 22);
  L.mid = `M0 66q80 -14 160 0V90H0z`;
  L.cut = row(5, (i) => arch(6 + i * 31, 90, 23, 17));
  L.shade = `M0 66q80-14 160 0v2.4q-80-14-160 0z${row(5, (i) => box(29 + i * 31, 76, 3, 14))}`;
  L.lit = row(6, (i) => `M${n(r(0, 140))} ${n(92 + i * 1.3)}h${n(r(8, 20))}v.8h-14z`);
  L.blade = row(9, (i) => `M${n(i * 19)} ${n(96 + (i % 2) * 2)}q5 -3 9 0t9 0`);
}

export function clouds(L: Layers, r: Random): void {
  L.far = cloud(2, 40 + r(-4, 4), 46) + cloud(112, 32 + r(-4, 4), 42) + cloud(-12, 62, 40) + cloud(124, 58, 44);
  L.mid = ridge(r, 84, 6, 4);
  L.shade = row(6, (i) => box(4 + i * 27 + r(0, 6), 84 - r(2, 8), 6, 12));
  L.lit = `M0 92l60-8h6l-40 16H0z`;
  L.blade = "M10 97H40M120 97H150";
}

export function storm(L: Layers, r: Random): void {
  L.far = cloud(-8, 34, 56) + cloud(100, 28, 64) + cloud(38, 20, 44);
  L.mid = ridge(r, 74, 12, 3);
  L.shade = ridge(r, 82, 5, 3);
  L.lit = row(9, (i) => `M${n(10 + i * 17 + r(-4, 4))} ${n(40 + r(0, 16))}l-3 9h0.9l3-9z`);
  L.blade = row(14, (i) => `M${n(i * 12 + r(-3, 3))} 100q5 -4 ${n(r(6, 9))} -4`);
}
