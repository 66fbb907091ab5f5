/** Scenes where people come together: camps, walls, theatres, arenas. A picture is 160 wide and 100 high. */
import { arch, box, disc, flag, n, type Random, ridge, row, triangle } from "../ink";
import { house, type Layers, side } from "./parts";

export function camp(L: Layers, r: Random): void {
  L.far = ridge(r, 62, 20, 4);
  L.mid = ridge(r, 76, 5, 3);
  const at = side(r);
  for (const [place, w] of [
    [2, r(21, 26)],
    [24, 17],
    [112, 18],
    [130, r(24, 30)],
  ] as const) {
    const x = at(place, w);
    L.mid += triangle(x, 78, w, w * 0.72);
    L.shade += `M${n(x + w / 2)} ${n(78 - w * 0.72)}L${n(x + w)} 78H${n(x + w * 0.68)}z`;
    L.lit += `M${n(x + w * 0.42)} 78l${n(w * 0.08)} ${n(-w * 0.3)} ${n(w * 0.06)} ${n(w * 0.3)}z`;
  }
  L.shade += flag(at(46, 0), 78, r(24, 32)) + flag(at(53, 0), 79, r(18, 26)) + flag(at(108, 0), 78, r(22, 30));
  L.blade = row(12, (i) => `M${n(i * 14 + r(-3, 3))} 99l${n(r(1, 3))} -7`);
}

export function walls(L: Layers, r: Random): void {
  L.far = ridge(r, 60, 20, 4);
  L.mid = box(0, 62, 160, 38) + row(23, (i) => box(i * 7 + 0.6, 58.6, 4, 3.6));
  house(L, 18, 80, 17, 40, "tower");
  house(L, 126, 80, 17, 40, "tower");
  L.shade += box(0, 66, 160, 1.6);
  L.lit =
    box(23, 48, 2, 5) +
    box(27.5, 48, 2, 5) +
    box(131, 48, 2, 5) +
    box(135.5, 48, 2, 5) +
    row(9, (i) => box(i * 18 + r(0, 9), 70 + r(0, 8), 5, 1.6));
  L.shade += flag(26, 38, 14) + flag(134, 38, 14);
  L.blade = row(7, (i) => `M${n(i * 26 + r(-6, 6))} ${n(93 + r(0, 4))}h${n(r(6, 12))}`);
}

export function tiers(L: Layers, r: Random): void {
  L.far = ridge(r, 58, 16, 3);
  L.mid = "M0 100V56q80 34 160 0V100z";
  L.shade = "M0 64q80 32 160 0v3q-80 32-160 0zM0 73q80 30 160 0v3q-80 30-160 0zM0 82q80 28 160 0v3q-80 28-160 0z";
  L.lit = row(14, (i) => disc(6 + i * 11.4 + r(-2, 2), 60 + 19 * Math.sin(((i + 0.5) / 14) * Math.PI) + r(-1, 1), 1.3));
  L.shade += flag(14, 58, 20) + flag(34, 64, 18) + flag(124, 65, 18) + flag(146, 59, 20);
  L.blade = "M20 95H140";
}

export function arena(L: Layers, r: Random): void {
  L.far = ridge(r, 64, 16, 3);
  L.mid = "M6 84V56q74-22 148 0V84z";
  L.shade =
    row(9, (i) => arch(11 + i * 16, 82, 8, 13)) +
    row(9, (i) => arch(11.6 + i * 16, 64 - 4.6 * Math.sin(((i + 0.5) / 9) * Math.PI), 6.6, 8));
  L.lit = "M6 56q74-22 148 0v2q-74-22-148 0z";
  L.shade += flag(20, 53, 14) + flag(138, 53, 14);
  L.blade = row(6, (i) => `M${n(i * 30 + r(-8, 8))} 94h${n(r(8, 18))}`);
}
