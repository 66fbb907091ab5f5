/** The light of the four ages, and the inks that a scene takes from it and from the hue of its kind. */
import { mix } from "./colours";

/** Antiquity at dawn, the middle ages at noon, industry at dusk, modern times at night. */
export const LIGHTS = ["dawn", "noon", "dusk", "night"] as const;
export type Light = (typeof LIGHTS)[number];

type Colours = Readonly<Record<"top" | "low" | "sun" | "ink" | "haze", string>>;

export const LIGHT: Readonly<Record<Light, Colours>> = {
  dawn: { top: "#eab592", low: "#fae8c8", sun: "#fff7e2", ink: "#4a2c1f", haze: "#f3d3b0" },
  noon: { top: "#8fbcc4", low: "#e6eeda", sun: "#fffbe9", ink: "#1f3336", haze: "#cfe0d4" },
  dusk: { top: "#6d5a80", low: "#efb189", sun: "#ffdca6", ink: "#2c1f33", haze: "#c98d83" },
  night: { top: "#17233c", low: "#4a6786", sun: "#f1ead2", ink: "#0c1220", haze: "#33496a" },
};

const INKS = ["far", "mid", "shade", "lit", "near", "blade", "emblem", "rim", "sun", "water"] as const;
export type Inks = Readonly<Record<(typeof INKS)[number], string>>;

const mixed = new Map<string, Inks>();

/** The inks of a scene. */
export function inksOf(light: Light, hue: string): Inks {
  const key = light + hue;
  const inks = mixed.get(key) ?? mixInks(light, hue);
  mixed.set(key, inks);
  return inks;
}

function mixInks(light: Light, hue: string): Inks {
  const { haze, ink, sun, top } = LIGHT[light];
  const night = light === "night";
  const mid = mix(mix(haze, hue, 0.5), ink, night ? 0.25 : 0);
  return {
    far: mix(haze, hue, 0.18),
    mid,
    shade: mix(mid, ink, 0.2),
    lit: mix(mid, sun, night ? 0.75 : 0.45),
    near: mix(hue, ink, night ? 0.6 : 0.28),
    blade: mix(hue, ink, night ? 0.72 : 0.5),
    emblem: night ? mix("#f6ecd2", hue, 0.1) : mix(hue, ink, 0.66),
    rim: night ? mix(ink, hue, 0.1) : sun,
    sun,
    water: mix(mix(haze, hue, 0.18), top, 0.55),
  };
}

/** The sky, from edge to edge of a card's picture. Its gradient has the same id in every picture: each is an image. */
export function skyOf(light: Light): string {
  const { top, low } = LIGHT[light];
  return (
    `<linearGradient id="s" x2="0" y2="1"><stop stop-color="${top}"/><stop offset=".72" stop-color="${low}"/>` +
    `</linearGradient><path d="M0 0H160V100H0z" fill="url(#s)"/>`
  );
}
