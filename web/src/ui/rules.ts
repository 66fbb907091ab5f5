/** The list of a game's rules, to say what one of them is; empty until it is loaded. */
import { useEffect, useState } from "react";
import { api } from "../net/rest";

const NONE: ReadonlyMap<string, string> = new Map();

export function useRules(game: string): ReadonlyMap<string, string> {
  const [rules, setRules] = useState(NONE);
  useEffect(() => {
    if (!game) return;
    api.rules(game).then(
      (x) => setRules(new Map(x.rules.map((r) => [r.id, r.text]))),
      () => {},
    );
  }, [game]);
  return rules;
}
