// Icons of Game-icons with whole numbers on a grid of 256, half of their own: two thirds of the bytes, and nothing to
// see at the sizes in which they are drawn.
import { createRequire } from "node:module";
import { optimize } from "svgo";

const SIDE = 256;
const icons: Record<string, { body: string }> = createRequire(import.meta.url)(
  "@iconify-json/game-icons/icons.json",
).icons;

export function gameIcon(name: string): string {
  const { body } = icons[name] ?? {};
  if (!body) throw new Error(`game-icons has no ${name}`);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIDE} ${SIDE}"><g transform="scale(.5)">${body}</g></svg>`;
  return optimize(svg, { floatPrecision: 0, multipass: true }).data;
}
