/** The texts of a game's rules by their ids; empty until they are loaded. They are large: "" for no game yet. */
import { useEffect, useState } from "react";
import { api } from "../net/rest";

const NONE: ReadonlyMap<string, string> = new Map();

export function useRuleTexts(game: string): ReadonlyMap<string, string> {
  const [texts, setTexts] = useState(NONE);
  useEffect(() => {
    if (!game) return;
    api.rules(game).then(
      (x) => setTexts(new Map(x.rules.map((r) => [r.id, r.text]))),
      () => {},
    );
  }, [game]);
  return texts;
}
