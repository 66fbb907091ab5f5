/** Links from a thing to its rules: those of its facts, and those whose text names it. */
import { type ReactNode, Suspense, use, useMemo } from "react";
import { api, type Rule } from "../net/rest";
import type { Fact } from "../protocol";
import { split } from "../words/words";
import { useTableBasics } from "./context";

const SMALL = ["of", "the", "and", "over", "in"];

export const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** The name of a thing as the list of rules writes it, without the age at its end: "Library of Alexandria". */
function nameInRules(name: string): string {
  const words = name.replace(/_i+$/, "").split("_");
  return words.map((x, i) => (i && SMALL.includes(x) ? x : capitalized(x))).join(" ");
}

/** For each thing, the rules whose text names it. Where one name contains another, the longer one counts. */
export function rulesNaming(rules: readonly Rule[], refs: readonly string[]): Map<string, string[]> {
  const byName = Map.groupBy(refs, (ref) => nameInRules(split(ref)[1]));
  const names = [...byName.keys()].sort((a, b) => b.length - a.length);
  const any = new RegExp(`\\b(?:${names.join("|")})\\b`, "g");
  const out = new Map<string, string[]>();
  for (const rule of rules) {
    if (/^[a-z]/.test(rule.id)) continue;
    for (const name of new Set(rule.text.match(any)))
      for (const ref of byName.get(name) ?? []) out.set(ref, [...(out.get(ref) ?? []), rule.id]);
  }
  return out;
}

/** The rules of a row's facts, in the order of the facts. */
export function rulesOfFacts(facts: readonly Fact[], ruleLinks: Readonly<Record<string, string>>): string[] {
  const found = facts.map(([id, args]) => ruleLinks[id] ?? ruleLinks[`${id}-${args[id]}`] ?? "");
  return [...new Set(found.filter(Boolean))];
}

type Props = { of: string; first?: readonly string[]; most: number; link: (rule: string, text: string) => ReactNode };

/** The links, each with the text of its rule as a tooltip; the rules of `first` come first. */
export function RuleLinks(props: Props) {
  return (
    <Suspense>
      <LoadedLinks {...props} />
    </Suspense>
  );
}

function LoadedLinks({ of, first = [], most, link }: Props) {
  const { words, game, facts } = useTableBasics();
  const { cards, ruleLinks } = use(api.cards(game));
  const { rules } = use(api.rules(game));
  const byThing = useMemo(
    () =>
      rulesNaming(
        rules,
        cards.map((x) => x.ref),
      ),
    [rules, cards],
  );
  const all = [
    ...new Set([...first, ...rulesOfFacts(facts.get(of) ?? [], ruleLinks ?? {}), ...(byThing.get(of) ?? [])]),
  ];
  if (!all.length) return null;
  const texts = new Map(rules.map((x) => [x.id, x.text]));
  return (
    <div>
      <h3>{words.say("web-card-behind")}</h3>
      <p className="rule-links">{all.slice(0, most).map((rule) => link(rule, texts.get(rule) ?? ""))}</p>
    </div>
  );
}
