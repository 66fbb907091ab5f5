/** Colours, as #rrggbb. They are mixed in OKLab, where the middle of two colours looks like their middle. */

type Triple = [number, number, number];

const toLinear = (c: number) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4);
const toGamma = (c: number) => (c <= 0.0031308 ? c * 12.92 : 1.055 * c ** (1 / 2.4) - 0.055);
const dot = (a: readonly number[], b: readonly number[]) => a.reduce((sum, x, i) => sum + x * (b[i] ?? 0), 0);

function channels(hex: string): Triple {
  const at = (i: number) => toLinear(Number.parseInt(hex.slice(i, i + 2), 16) / 255);
  return [at(1), at(3), at(5)];
}

function toLab(hex: string): Triple {
  const rgb = channels(hex);
  const lms = [
    Math.cbrt(dot([0.4122, 0.5363, 0.0514], rgb)),
    Math.cbrt(dot([0.2119, 0.6807, 0.1074], rgb)),
    Math.cbrt(dot([0.0883, 0.2817, 0.6299], rgb)),
  ];
  return [dot([0.2105, 0.7936, -0.0041], lms), dot([1.978, -2.4286, 0.4506], lms), dot([0.0259, 0.7828, -0.8087], lms)];
}

function fromLab(lab: Triple): string {
  const lms = [
    dot([1, 0.3963, 0.2158], lab) ** 3,
    dot([1, -0.1056, -0.0639], lab) ** 3,
    dot([1, -0.0895, -1.2915], lab) ** 3,
  ];
  const rgb = [
    dot([4.0767, -3.3077, 0.231], lms),
    dot([-1.2684, 2.6098, -0.3413], lms),
    dot([-0.0042, -0.7034, 1.7076], lms),
  ];
  const two = (c: number) => Math.round(255 * toGamma(Math.min(1, Math.max(0, c))));
  return `#${rgb.map((c) => two(c).toString(16).padStart(2, "0")).join("")}`;
}

/** The colour that is `share` of the way from one to the other. */
export function mix(one: string, other: string, share: number): string {
  const [p, q] = [toLab(one), toLab(other)];
  const between = (i: 0 | 1 | 2) => p[i] + (q[i] - p[i]) * share;
  return fromLab([between(0), between(1), between(2)]);
}

/** How bright a colour is, as the contrast of texts counts it. */
export function luminance(hex: string): number {
  return dot([0.2126, 0.7152, 0.0722], channels(hex));
}

/** The contrast of two colours, from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [a, b] = [luminance(one), luminance(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}
