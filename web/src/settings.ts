/** What a person has chosen on this device. */
import { create } from "zustand";
import { persist } from "zustand/middleware";
import { type Language, language } from "./words/catalogues";

export type Theme = "auto" | "light" | "dark";
type Settings = { lang: string; theme: Theme; alwaysAsk: boolean; notify: boolean };

export const useSettings = create<Settings>()(
  persist((): Settings => ({ lang: "", theme: "auto", alwaysAsk: false, notify: false }), { name: "ecumene" }),
);

export function useLanguage(): Language {
  return language(
    useSettings((s) => s.lang),
    navigator.languages,
  );
}

/** Put theme and language where the style sheet and screen readers look. */
export function applySettings(): void {
  const { theme, lang } = useSettings.getState();
  const root = document.documentElement;
  if (theme === "auto") delete root.dataset.theme;
  else root.dataset.theme = theme;
  root.lang = language(lang, navigator.languages);
}
