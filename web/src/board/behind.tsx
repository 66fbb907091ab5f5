/** The rules on which a thing rests: those behind what it says, and those that name it. */
import { type ReactNode, Suspense, use, useMemo } from "react";
import { api, type Rule } from "../net/rest";
import type { Fact } from "../protocol";
import { split } from "../words/words";
import { useSteady } from "./context";

const SMALL = ["of", "the", "and", "over", "in"];

export const large = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** An id as the list of rules writes the name, without the age at its end: "Library of Alexandria". */
function written(name: string): string {
  const words = name.replace(/_i+$/, "").split("_");
  return words.map((x, i) => (i && SMALL.includes(x) ? x : large(x))).join(" ");
}

/** By thing: the rules whose text names it. Of names within names the longest counts. */
export function mentions(rules: readonly Rule[], refs: readonly string[]): Map<string, string[]> {
  const called = Map.groupBy(refs, (ref) => written(split(ref)[1]));
  const names = [...called.keys()].sort((a, b) => b.length - a.length);
  const any = new RegExp(`\\b(?:${names.join("|")})\\b`, "g");
  const out = new Map<string, string[]>();
  for (const rule of rules) {
    if (/^[a-z]/.test(rule.id)) continue;
    for (const name of new Set(rule.text.match(any)))
      for (const ref of called.get(name) ?? []) out.set(ref, [...(out.get(ref) ?? []), rule.id]);
  }
  return out;
}

/** The rules behind a row's facts, in the order of the facts. */
export function restsOn(facts: readonly Fact[], behind: Readonly<Record<string, string>>): string[] {
  const found = facts.map(([id, args]) => behind[id] ?? behind[`${id}-${args[id]}`] ?? "");
  return [...new Set(found.filter(Boolean))];
}

type Props = { of: string; first?: readonly string[]; most: number; link: (rule: string, text: string) => ReactNode };

/** Links to them, each with its text to rest the pointer on; `first` come first. */
export function Behind(props: Props) {
  return (
    <Suspense>
      <Links {...props} />
    </Suspense>
  );
}

function Links({ of, first = [], most, link }: Props) {
  const { words, game, facts } = useSteady();
  const { cards, rule_links: behind } = use(api.cards(game));
  const { rules } = use(api.rules(game));
  const naming = useMemo(
    () =>
      mentions(
        rules,
        cards.map((x) => x.ref),
      ),
    [rules, cards],
  );
  const all = [...new Set([...first, ...restsOn(facts.get(of) ?? [], behind ?? {}), ...(naming.get(of) ?? [])])];
  if (!all.length) return null;
  const texts = new Map(rules.map((x) => [x.id, x.text]));
  return (
    <div>
      <h3>{words.say("web-card-behind")}</h3>
      <p className="rule-links">{all.slice(0, most).map((rule) => link(rule, texts.get(rule) ?? ""))}</p>
    </div>
  );
}
