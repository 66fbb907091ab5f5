/**
 * The picture of a card, 160 × 100: the sky tells the age, the land the kind, the landmark the card.
 *
 * Flat shapes in few inks; light from the upper left. A picture follows from its motif alone, so it is made once.
 */
import { mix } from "./colours";
import { boundsOf, layer, n, random, ridge, row } from "./ink";
import { KINDS, type KindName } from "./kinds";
import type { Building } from "./landmarks/parts";
import { type Inks, inksOf, LIGHT, LIGHTS, type Light, skyOf } from "./light";
import { SCENES, type SceneName } from "./scenes";
import { flecks, noLayers } from "./scenes/parts";

/** What a picture shows. Two cards of one kind differ by their seeds: sun, hills, houses, trees. */
export type Motif = {
  kind: KindName;
  light: Light;
  seed: string;
  emblem?: string; // path data
  building?: Building; // in place of an emblem
  hue?: string; // in place of the kind's
};

const AIRY: ReadonlySet<SceneName> = new Set(["clouds", "storm", "bridge", "road"]); // their emblems hang in the air
const GROUND = 88; // the height on which emblems and buildings stand

const svg = (body: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 100" preserveAspectRatio="xMidYMax slice">${body}</svg>`;

export function cardPicture(motif: Motif): string {
  const [scene, own] = KINDS[motif.kind];
  const hue = motif.hue ?? own;
  return svg(scene === "cameo" ? cameo(motif, hue) : landscape(motif, scene, hue));
}

function landscape({ kind, light, seed, emblem, building }: Motif, scene: SceneName, hue: string): string {
  const r = random(`${kind}${seed}`);
  const ink = inksOf(light, hue);
  const night = light === "night";
  const L = noLayers();
  const sun = sunOf(r, light, ink);
  SCENES[scene](L, r, LIGHTS.indexOf(light));
  const left = `${n(86 + r(-1.5, 1.5))}Q${n(40 + r(-12, 12))} ${n(81 + r(-1.5, 1))}`;
  const ground = `M0 100V${left} 84 ${n(85 + r(-1, 1))}T160 ${n(85 + r(-2, 2))}V100z`;
  const airy = AIRY.has(scene);
  const wide = building ? 46 : emblem ? reachOf(emblem) / 2 : 0;
  return [
    skyOf(light),
    layer(L.rays, ink.sun, ` fill-opacity="${night ? 0.1 : 0.28}"`),
    sun,
    layer(flecks(r, night), night ? ink.sun : ink.shade, ' fill-opacity=".7"'),
    layer(L.smoke, ink.far, ' fill-opacity=".8"'),
    layer(L.far, ink.far),
    layer(L.sea, ink.water),
    layer(L.mid, ink.mid),
    layer(L.cut, ink.water),
    layer(L.shade, ink.shade),
    layer(L.lit, ink.lit, ' fill-opacity=".85"'),
    building ? built(building, light, hue) : emblem ? standing(emblem, ink, night, airy) : "",
    layer(ground, ink.near),
    !airy && wide ? `<ellipse cx="86" cy="89" rx="${n(wide)}" ry="2.6" fill="${ink.blade}" fill-opacity=".5"/>` : "",
    L.blade && `<path d="${L.blade}" fill="none" stroke="${ink.blade}" stroke-width="1.1" stroke-linecap="round"/>`,
  ].join("");
}

/** The sun of an age, or the moon: where it stands and how large it is differs a little. */
function sunOf(r: ReturnType<typeof random>, light: Light, ink: Inks): string {
  const night = light === "night";
  const x = 80 + r(-26, -8);
  const y = night ? r(18, 26) : light === "dusk" ? r(46, 54) : r(34, 42);
  const radius = night ? r(8, 11) : r(23, 29);
  const glow = `stroke-width="${night ? 9 : 7}" stroke-opacity="${night ? 0.12 : 0.35}"`;
  return `<circle cx="${n(x)}" cy="${n(y)}" r="${n(radius)}" fill="${ink.sun}" stroke="${ink.sun}" ${glow}/>`;
}

/** The scale that gives every emblem the same size to the eye, and its width then. */
const scaleOf = (w: number, h: number) => Math.min(60 / Math.sqrt(w * h), 66 / h, 92 / w);

function reachOf(emblem: string): number {
  const [, , w, h] = boundsOf(emblem);
  return w * scaleOf(w, h);
}

/** An emblem on the ground or in the air, with its lit edge; by night it has a shadow. */
function standing(emblem: string, ink: Inks, night: boolean, airy: boolean): string {
  const [x, y, w, h] = boundsOf(emblem);
  const scale = scaleOf(w, h);
  const bottom = airy ? 46 + (h * scale) / 2 : GROUND;
  const at = `translate(${n(80 - (x + w / 2) * scale)} ${n(bottom - (y + h) * scale)}) scale(${scale.toFixed(4)})`;
  const off = n((night ? 0.9 : -0.9) / scale);
  const rim = layer(emblem, ink.rim, ` transform="translate(${off} ${off})"`);
  return `<g transform="${at}">${rim}${layer(emblem, ink.emblem)}</g>`;
}

const BRIGHT: Readonly<Record<Light, number>> = { dawn: 0.4, noon: 0.46, dusk: 0.34, night: 0.22 };

/** A wonder: stone that is lit from the left. */
function built(building: Building, light: Light, hue: string): string {
  const { sun, ink } = LIGHT[light];
  const stone = mix(hue, sun, BRIGHT[light]);
  const dark = mix(hue, ink, 0.7);
  return [
    layer(building.beam, sun, ' fill-opacity=".3"'),
    layer(building.inside, dark),
    layer(building.stone, stone),
    layer(building.shade, mix(stone, ink, 0.3)),
    layer(building.dark, dark),
    layer(building.upon, stone),
    layer(building.leaf, mix(mix("#5f8f4e", hue, 0.15), ink, light === "night" ? 0.55 : 0.2)),
    layer(building.glow, sun, ' fill-opacity=".85"'),
  ].join("");
}

// cameos

/** The leaves of a laurel ring around (80, 50), open at the top. */
const LAUREL = row(9, (i) => {
  const a = 0.2 + i * 0.3;
  const pair = (turn: number) => leaf(Math.PI / 2 + turn * a, turn, 1) + leaf(Math.PI / 2 + turn * a, turn, -1);
  return pair(1) + pair(-1);
});

/** A leaf that lies along the ring and leans out of it or into it. */
function leaf(angle: number, turn: number, out: number): string {
  const way = angle + turn * (Math.PI / 2 - out * 0.55);
  const [x, y] = [80 + 42 * Math.cos(angle), 50 + 42 * Math.sin(angle)];
  const [dx, dy] = [Math.cos(way), Math.sin(way)];
  const tip = `${n(x + dx * 9.5)} ${n(y + dy * 9.5)}`;
  const edge = (s: number) => `${n(x + dx * 4.2 - dy * s)} ${n(y + dy * 4.2 + dx * s)}`;
  return `M${n(x)} ${n(y)}Q${edge(3)} ${tip}Q${edge(-3)} ${n(x)} ${n(y)}z`;
}

/** A person as a cameo in a laurel ring, before hills. */
function cameo({ kind, light, seed, emblem = "" }: Motif, hue: string): string {
  const r = random(`${kind}${seed}`);
  const { ink, sun, haze } = LIGHT[light];
  const gold = mix("#b08a2e", light === "night" ? sun : ink, 0.2);
  return [
    skyOf(light),
    layer(ridge(r, 80, 28, 4), mix(haze, hue, 0.22)),
    layer(ridge(r, 96, 22, 3), mix(haze, hue, 0.42)),
    layer(LAUREL, gold),
    `<circle cx="80" cy="50" r="38" fill="${mix(hue, ink, 0.3)}" stroke="${mix(gold, sun, 0.45)}" stroke-width="2"/>`,
    `<path d="M80 12a38 38 0 0 1 0 76q24-38 0-76z" fill="${ink}" fill-opacity=".16"/>`,
    emblem && relief(emblem, ink, hue),
  ].join("");
}

function relief(emblem: string, ink: string, hue: string): string {
  const [x, y, w, h] = boundsOf(emblem);
  const scale = Math.min(44 / Math.sqrt(w * h), 52 / h, 52 / w);
  const at = `translate(${n(80 - (x + w / 2) * scale)} ${n(50 - (y + h / 2) * scale)}) scale(${scale.toFixed(4)})`;
  const off = n(1.4 / scale);
  const shadow = layer(emblem, ink, ` transform="translate(${off} ${off})" fill-opacity=".5"`);
  return `<g transform="${at}">${shadow}${layer(emblem, mix("#fff8e8", hue, 0.06))}</g>`;
}

// chips

/** The picture of a chip, 24 × 24: the hue of the kind, a line of land, and the emblem or the building. */
export function chipPicture({ kind, emblem, building }: Pick<Motif, "kind" | "emblem" | "building">): string {
  const hue = KINDS[kind][1];
  const land = mix(hue, "#1d1a1c", 0.22);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path d="M0 0H24V24H0z" fill="${hue}"/>` +
    `<path d="M0 16q6-3 12-1t12-1v10H0z" fill="${land}"/>${emblem ? small(emblem) : miniature(building ?? {}, hue)}</svg>`
  );
}

const CREAM = "#fffaf0";

function small(emblem: string): string {
  const [x, y, w, h] = boundsOf(emblem);
  const scale = 17 / Math.max(w, h);
  const at = `translate(${n(12 - (x + w / 2) * scale)} ${n(12 - (y + h / 2) * scale)}) scale(${scale.toFixed(4)})`;
  return layer(emblem, CREAM, ` transform="${at}"`);
}

function miniature(building: Building, hue: string): string {
  const dark = mix(hue, "#1d1a1c", 0.4);
  const body = layer(building.inside, dark) + layer(building.stone, CREAM) + layer(building.dark, dark);
  return `<g transform="translate(-4.8 1.8) scale(.21)">${body}${layer(building.upon, CREAM)}${layer(building.leaf, CREAM)}</g>`;
}
