/** The catalogues of messages, the same files as the terminal's. Each language and game is loaded separately. */
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { api } from "../net/rest";

export const LANGUAGES = ["en", "uk", "pl", "ru"] as const;
export type Language = (typeof LANGUAGES)[number];
export const OWN_NAMES: Record<Language, string> = { en: "English", uk: "Українська", pl: "Polski", ru: "Русский" };

const files = import.meta.glob<string>("../../../src/ecumene/games/*/locale/*.ftl", {
  query: "?raw",
  import: "default",
});

type Messages = Record<Language, () => Promise<{ default: string }>>;

const PLATFORM: Messages = {
  en: () => import("virtual:words/en"),
  uk: () => import("virtual:words/uk"),
  pl: () => import("virtual:words/pl"),
  ru: () => import("virtual:words/ru"),
};

const REASONS: Messages = {
  en: () => import("virtual:reasons/en"),
  uk: () => import("virtual:reasons/uk"),
  pl: () => import("virtual:reasons/pl"),
  ru: () => import("virtual:reasons/ru"),
};

function path(lang: Language, game: string): string {
  return `../../../src/ecumene/games/${game}/locale/${lang}.ftl`;
}

const resources = new Map<string, Promise<FluentResource>>();

function resource(key: string, load: () => Promise<string>): Promise<FluentResource> {
  let made = resources.get(key);
  if (!made) {
    made = load().then((text) => new FluentResource(text));
    made.catch(() => resources.delete(key));
    resources.set(key, made);
  }
  return made;
}

function ofGame(lang: Language, game: string): Promise<FluentResource> {
  const key = path(lang, game);
  return resource(key, files[key] ?? (() => api.catalogue(game, lang)));
}

function ofPlatform(lang: Language): Promise<FluentResource> {
  return resource(lang, async () => (await PLATFORM[lang]()).default);
}

const titles: Record<Language, () => Promise<{ default: Record<string, string> }>> = {
  en: () => import("virtual:titles/en"),
  uk: () => import("virtual:titles/uk"),
  pl: () => import("virtual:titles/pl"),
  ru: () => import("virtual:titles/ru"),
};

/** The platform's messages with the name of a game: enough for a list of games. */
export async function titled(lang: Language, game: string): Promise<FluentBundle> {
  if (!hasCatalogue(game)) return bundle(lang, game);
  const made = await bundle(lang);
  made.addResource(new FluentResource((await titles[lang]()).default[game] ?? ""), { allowOverrides: true });
  return made;
}

/** Are the messages of this game part of the client? Those of a game of another package come from the server. */
export function hasCatalogue(game: string): boolean {
  return path("en", game) in files;
}

/** The platform's messages; without a connection, in a language that this browser has. */
async function platform(lang: Language): Promise<FluentResource> {
  for (const x of [lang, ...LANGUAGES])
    try {
      return await ofPlatform(x);
    } catch {
      // not loaded before, and cannot be loaded now
    }
  return ofPlatform(lang);
}

/** The platform's messages with a game's own over them. */
export async function bundle(lang: Language, game = ""): Promise<FluentBundle> {
  const made = new FluentBundle(lang, { useIsolating: false });
  made.addResource(await platform(lang));
  if (game) made.addResource(await ofGame(lang, game), { allowOverrides: true });
  return made;
}

/** The same with what is wrong with something that was sent. */
export async function withReasons(lang: Language, game = ""): Promise<FluentBundle> {
  const made = await bundle(lang, game);
  made.addResource(await resource(`${lang} reasons`, async () => (await REASONS[lang]()).default));
  return made;
}

/** The wanted language, or the first of the browser's languages that we have, or English. */
export function language(wanted: string, browser: readonly string[]): Language {
  const codes = [wanted, ...browser].map((x) => x.slice(0, 2).toLowerCase());
  return LANGUAGES.find((lang) => lang === codes.find((code) => LANGUAGES.includes(code as Language))) ?? "en";
}
