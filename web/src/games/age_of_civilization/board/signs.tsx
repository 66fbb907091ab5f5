/** What cards do, in words with six signs: coin, point, worker, strength, technology, wonder. */
import type { ReactNode } from "react";
import { Piece } from "../../../art/drawn";
import { useTableBasics } from "../../../board/context";
import { Icon, iconFor } from "../../../icons";
import type { Fact } from "../../../protocol";
import { NewTabLink } from "../../../ui/newtablink";
import { softHyphens } from "../../../words/hyphens";
import type { Words } from "../../../words/words";

const SIGNED: Readonly<Record<string, string>> = {
  coins: "coins",
  coin: "coins",
  points: "points",
  point: "points",
  workers: "workers",
  worker: "workers",
  strength: "strength",
  forts: "strength",
  technology: "technology",
  wonder: "wonder",
};
/** Does a unit have a sign? */
export const isSigned = (unit: string): boolean => unit in SIGNED;

const MOMENTS = ["turn", "end", "birth", "gain", "war", "rest", "may-perform", "may-give"];
const LETTERS = 12; // longer names may be broken
const MARK = "\u0001";
const AND = "\u0002"; // between the names of several things

/** A unit as a sign with its name. */
export function Unit({ of, n = 1 }: { of: string; n?: number }) {
  const { words } = useTableBasics();
  const unit = SIGNED[of] ?? of;
  const name = words.say(`unit-${of in SIGNED ? unit : of}`, { n });
  return (
    <span className="era-unit" data-unit={unit} title={name}>
      <Icon name={iconFor(unit) ?? "token"} label={name} />
    </span>
  );
}

/** A number of a unit: "2" and its sign. */
export function Amount({ of, n, sign = "" }: { of: string; n: number; sign?: string }) {
  return (
    <span className="era-amount">
      {sign}
      {n}
      <Unit of={of} n={n} />
    </span>
  );
}

/** One part of a gain: so much of a unit, per how many of what, on which condition. */
function Part({ unit, n }: { unit: string; n: number }) {
  const { words } = useTableBasics();
  if (unit.startsWith("if-")) return words.say(`web-era-${unit}`);
  if (unit.startsWith("per-")) return <Per what={unit.slice(4)} n={n} words={words} />;
  if (unit === "forts") return [<Amount key="n" of="forts" n={n} sign="+" />, ` ${words.say("web-era-for-good")}`];
  return unit in SIGNED ? <Amount of={unit} n={n} /> : words.say(`unit-${unit}`, { n });
}

function Per({ what, n, words }: { what: string; n: number; words: Words }) {
  if (what in SIGNED) {
    const [before = "", after = ""] = words.say("web-era-per", { what: MARK }).split(MARK);
    return [
      before,
      <span key="what" className="era-amount">
        {n > 1 && n}
        <Unit of={what} n={n} />
      </span>,
      after,
    ];
  }
  const level = /^level_(\d)$/.exec(what)?.[1];
  if (level && n === 1) return words.say("web-era-per-level", { level });
  return n === 1 && words.has(`web-era-per-${what}`)
    ? words.say(`web-era-per-${what}`)
    : words.say(`unit-per-${what}`, { n });
}

function Gain({ of }: { of: Readonly<Record<string, number>> }) {
  return Object.entries(of).map(([unit, n], i) => (
    <span key={unit}>
      {i > 0 && (/^(per|if)-/.test(unit) ? " " : ", ")}
      <Part unit={unit} n={n} />
    </span>
  ));
}

/** A fact in a few words. The moment at which it works stands first. */
export function Does({ fact: [id, args] }: { fact: Fact }) {
  const { words } = useTableBasics();
  if (!words.has(`signs-${id}`)) return <span>{words.facts([[id, args]])[0]}</span>;
  const amounts = Object.entries(args).filter(([, x]) => typeof x === "object" && !Array.isArray(x));
  const marks = Object.fromEntries(amounts.map(([key]) => [key, `${MARK}${key}${MARK}`]));
  const others = Object.entries(args).filter(([key]) => !(key in marks));
  const nameOf = (key: string, x: unknown) =>
    String(x)
      .split(AND)
      .map((name) => softHyphens(words.name(key, name), LETTERS))
      .join(", ");
  const named = others.map(([key, x]) => [key, typeof x === "string" ? nameOf(key, x) : x]);
  const pieces = words.say(`signs-${id}`, { ...Object.fromEntries(named), ...marks }).split(MARK);
  return (
    <span className="era-does" data-fact={id}>
      {pieces.map((piece, i) => {
        if (piece in marks) return <Gain key={piece} of={args[piece] as Record<string, number>} />;
        // biome-ignore lint/suspicious/noArrayIndexKey: a text's pieces have no other name
        return i === 0 && MOMENTS.includes(id) && piece ? <em key={i}>{piece}</em> : <span key={i}>{piece}</span>;
      })}
    </span>
  );
}

/** What is said of several technologies in the same words is said once. */
export function together(facts: readonly Fact[]): Fact[] {
  const without = ([id, { tech: _, ...args }]: Fact) => JSON.stringify([id, args]);
  const groups = [...Map.groupBy(facts, (x) => (x[1].tech ? without(x) : JSON.stringify(x))).values()];
  return groups.map((same) => {
    const [[id, args]] = same as [Fact];
    return same.length > 1 ? [id, { ...args, tech: same.map((x) => x[1].tech).join(AND) }] : [id, args];
  });
}

/** Facts, each on its line. */
export function AllDone({ facts }: { facts: readonly Fact[] }) {
  // biome-ignore lint/suspicious/noArrayIndexKey: a card's facts stay in their order
  return together(facts).flatMap((fact, i) => [<Does key={i} fact={fact} />, " "]);
}

/** Which figures of a thing are reconstructed; "" if none. A name alone is not one. */
export function useDoubt(of: string): string {
  const { words, unverified } = useTableBasics();
  const fields = (unverified.get(of) ?? []).filter((x) => x !== "name" && x !== "icon");
  if (!fields.length) return "";
  return words.say("web-unverified-fields", { fields: fields.map((x) => words.say(`field-${x}`)).join(", ") });
}

/** The quiet mark of a thing with reconstructed figures. */
export function Doubt({ of }: { of: string }) {
  const text = useDoubt(of);
  if (!text) return null;
  return (
    <span className="era-doubt" title={text} role="img" aria-label={text}>
      ≈
    </span>
  );
}

/** What the mark means, and the way to correct a figure. */
export function DoubtNote() {
  const { words, game } = useTableBasics();
  return (
    <p className="era-doubt-note">
      <NewTabLink href={`/rules/${game}#chapter-unverified-figures`}>{words.say("web-era-doubt")}</NewTabLink>
    </p>
  );
}

/** A coin with a number upon it. */
export function Coin({ n, size = 24 }: { n: number; size?: number }) {
  return <Piece piece={{ kind: "coin", value: n }} size={size} />;
}

/** Workers of a seat, side by side. */
type MeeplesProps = { seat: string; n: number; state?: string; moving?: readonly (string | undefined)[] };

export function Meeples({ seat, n, state = "", moving = [] }: MeeplesProps) {
  return Array.from({ length: Math.max(0, n) }, (_, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: one is like another
    <span key={i} className="era-meeple" data-state={state} data-key={moving[i]}>
      <Piece piece={{ kind: "worker" }} seat={state === "none" ? "" : seat} />
    </span>
  ));
}

/** A heading with a quiet explanation. */
export function Heading({ children, about }: { children: ReactNode; about?: ReactNode }) {
  return (
    <h3 className="era-heading">
      {children} {about && <span className="era-about">{about}</span>}
    </h3>
  );
}
