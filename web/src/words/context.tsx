/** Words in components: those of the platform, and those of a game with the names of its players. */
import type { FluentBundle } from "@fluent/bundle";
import { use, useMemo } from "react";
import { useLanguage } from "../settings";
import { bundle, hasCatalogue, type Language, titled, withReasons } from "./catalogues";
import { type Args, type Kinds, Words } from "./words";

const NO_KINDS: Kinds = {};
const made = new Map<string, Promise<FluentBundle>>();

const PARTS = { all: bundle, title: titled, reasons: withReasons };
type Part = keyof typeof PARTS;

function bundleOf(lang: Language, game: string, part: Part): Promise<FluentBundle> {
  const key = `${lang}/${game}/${part}`;
  let found = made.get(key);
  if (!found) {
    found = PARTS[part](lang, game);
    found.catch(() => made.delete(key));
    made.set(key, found);
  }
  return found;
}

/** The words of a game; `players` are in the order of the seats. */
export function useWords(
  game = "",
  seats = "",
  players: readonly string[] = [],
  halfPoints = false,
  kinds = NO_KINDS,
  part: Part = "all",
): Words {
  const lang = useLanguage();
  const found = use(bundleOf(lang, game, part));
  const names = players.join("\n");
  const unknownGame = hasCatalogue(game) ? "" : game;
  return useMemo(
    () => new Words(lang, found, seats, names ? names.split("\n") : [], halfPoints, kinds, unknownGame),
    [lang, found, seats, names, halfPoints, kinds, unknownGame],
  );
}

/** The platform's words with no more of a game than its name: for lists of games. */
export function useTitle(game: string, seats = "", players: readonly string[] = []): Words {
  return useWords(game, seats, players, false, NO_KINDS, "title");
}

/** The words of a game with what is wrong with something that was sent. */
export function useReasons(game = ""): Words {
  return useWords(game, "", [], false, NO_KINDS, "reasons");
}

/** The platform's own messages. */
export function useSay(): (key: string, args?: Args) => string {
  const words = useWords();
  return useMemo(() => words.say.bind(words), [words]);
}
