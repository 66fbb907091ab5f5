/** What a person has chosen on this device. */
import { create } from "zustand";
import { persist } from "zustand/middleware";
import { type Language, language } from "./words/catalogues";

export type Theme = "auto" | "light" | "dark";
export type Motion = "full" | "quick" | "none";
/** How a table is set up, without names. */
export type Setup = {
  seats: { kind: "here" | "bot" | "link" | "open"; bot: string }[];
  options: Record<string, string>;
  spectators: boolean;
};
type Settings = {
  lang: string;
  theme: Theme;
  motion: Motion; // always none if the system asks for less motion
  alwaysAsk: boolean;
  notify: boolean;
  sound: boolean; // off until it is switched on
  endsTurn: boolean; // end the own turn by itself when nothing else can be chosen
  passes: boolean; // pass by itself where nothing else can be chosen; off until it is switched on: rivals may notice
  moments: boolean; // show large what is important
  level: string; // of bots, chosen in the lobby; "" before the first choice
  helps: boolean; // show a sentence of help under the question
  guide: { table: string; step: string } | null; // the table with a running guide, and its step
  setups: Record<string, Setup>; // of new tables: the last choices for each game
  hidden: string[]; // finished games that were taken off the list
  hasTables: boolean; // when the lobby was last seen
  guided: string[]; // games whose guide was finished or skipped
};

export const useSettings = create<Settings>()(
  persist(
    (): Settings => ({
      lang: "",
      theme: "auto",
      motion: "full",
      alwaysAsk: false,
      notify: false,
      sound: false,
      endsTurn: false,
      passes: false,
      moments: true,
      level: "",
      helps: true,
      setups: {},
      hidden: [],
      hasTables: false,
      guide: null,
      guided: [],
    }),
    { name: "ecumene" },
  ),
);

export function useLanguage(): Language {
  return language(
    useSettings((s) => s.lang),
    navigator.languages,
  );
}

/** Sets theme, motion and language on the root element, for the style sheet and screen readers. */
export function applySettings(): void {
  const { theme, motion, lang } = useSettings.getState();
  const root = document.documentElement;
  if (theme === "auto") delete root.dataset.theme;
  else root.dataset.theme = theme;
  root.dataset.motion = motion;
  root.lang = language(lang, navigator.languages);
}
