/** What a person has chosen on this device. */
import { create } from "zustand";
import { persist } from "zustand/middleware";
import { type Language, language } from "./words/catalogues";

export type Theme = "auto" | "light" | "dark";
export type Motion = "full" | "quick" | "none";
type Settings = {
  lang: string;
  theme: Theme;
  motion: Motion; // none in any case where the system asks for less
  alwaysAsk: boolean;
  notify: boolean;
  helps: boolean; // a sentence under what is asked
  guide: { table: string; step: string } | null; // where a guided turn is going on, and how far it is
  guided: string[]; // games whose guide was seen to its end or skipped
};

export const useSettings = create<Settings>()(
  persist(
    (): Settings => ({
      lang: "",
      theme: "auto",
      motion: "full",
      alwaysAsk: false,
      notify: false,
      helps: true,
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

/** Put theme, motion and language where the style sheet and screen readers look. */
export function applySettings(): void {
  const { theme, motion, lang } = useSettings.getState();
  const root = document.documentElement;
  if (theme === "auto") delete root.dataset.theme;
  else root.dataset.theme = theme;
  root.dataset.motion = motion;
  root.lang = language(lang, navigator.languages);
}
