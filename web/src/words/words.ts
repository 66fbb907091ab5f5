/**
 * Words for people, the same as those of `ecumene.words`; a test compares the sentences of both.
 *
 * A sentence is a list of segments: plain text, and things with their references, so that a page can make them buttons.
 */
import type { FluentBundle, FluentVariable } from "@fluent/bundle";
import type { Asked, Cost, Fact, HintReason, Part, Price, Reason, Said, Shortage } from "../protocol";
import type { Kind } from "../protocol/rest";

export type Segment = { text: string; ref?: string };
export type Args = Record<string, FluentVariable>;
export type Verbs = Record<string, string[]>;
/** What an argument of each kind is: see `ecumene.kernel.border.kinds`. */
export type Kinds = Readonly<Record<string, Kind>>;

export const HIDDEN = "?";
export const OPEN = "…";
const [REF, NAME, END] = ["\uE000", "\uE001", "\uE002"]; // around a named thing while a message is put together

export function split(ref: string): [kind: string, name: string] {
  const at = ref.indexOf(":");
  return [ref.slice(0, at), ref.slice(at + 1)];
}

/** The names of a message's arguments: their kinds; a second card is `card2`. */
export function argumentNames(kinds: string[]): string[] {
  return kinds.map((kind, i) => {
    const before = kinds.slice(0, i).filter((k) => k === kind).length;
    return before ? `${kind}${before + 1}` : kind;
  });
}

export function plain(segments: Segment[]): string {
  return segments.map((x) => x.text).join("");
}

const LEVELS = new Set(["novice", "adept", "master"]); // bots that have a name in every language

const NO_PLACES: ReadonlyMap<string, string> = new Map();

export class Words {
  private readonly known = new Map<string, string>(); // texts of messages without arguments
  private readonly factTexts = new WeakMap<Fact[], string[]>();

  constructor(
    readonly lang: string,
    readonly bundle: FluentBundle,
    readonly seats = "",
    readonly players: readonly string[] = [],
    readonly halfPoints = false, // points are counted in halves
    readonly kinds: Kinds = {},
    readonly unknownGame = "", // the id of a game whose messages are not part of the client
    readonly places: ReadonlyMap<string, string> = NO_PLACES, // names of the places of a map, by reference
  ) {}

  /** The same words, with other names of places. */
  withPlaces(places: ReadonlyMap<string, string>): Words {
    const { lang, bundle, seats, players, halfPoints, kinds, unknownGame } = this;
    return new Words(lang, bundle, seats, players, halfPoints, kinds, unknownGame, places);
  }

  has(key: string): boolean {
    return this.bundle.getMessage(key)?.value != null;
  }

  /**
   * A message. A missing one is an error, so that a test finds it and nobody reads an id; only for a game whose
   * messages are not part of the client, the id is read as words.
   */
  say(key: string, args?: Args): string {
    const known = args ? undefined : this.known.get(key);
    if (known !== undefined) return known;
    const text = this.format(key, args ?? {});
    if (!args) this.known.set(key, text);
    return text;
  }

  private format(key: string, args: Args): string {
    const message = this.bundle.getMessage(key);
    if (message?.value == null && this.unknownGame) return this.spelledOut(key, args);
    if (message?.value == null) throw new Error(`${key} has no text in ${this.lang}`);
    const errors: Error[] = [];
    const text = this.bundle.formatPattern(message.value, args, errors);
    if (errors[0]) throw new Error(`${key} in ${this.lang}: ${errors[0].message}`);
    return text;
  }

  /** A message id as words: `card-great_library` is "great library"; `game` is the name of the game. */
  private spelledOut(key: string, args: Args): string {
    const name = key === "game" ? this.unknownGame : key.slice(key.indexOf("-") + 1);
    return [name.replaceAll(/[-_]/g, " "), ...Object.values(args)].join(" ");
  }

  /** The longer text of a message, where it has one. */
  about(key: string): string {
    const pattern = this.bundle.getMessage(key)?.attributes.about;
    return pattern ? this.bundle.formatPattern(pattern) : "";
  }

  segments(key: string, args: Args): Segment[] {
    return toSegments(this.say(key, args));
  }

  // names

  name(kind: string, name: string): string {
    const what = this.kindOf(kind);
    if (what === "coordinate") return this.places.get(`${kind}:${name}`) ?? name;
    if (what === "figure") return name;
    if (what === "seat" && (kind === "seat" || this.seats.includes(name))) return this.seat(name);
    return name === HIDDEN ? this.say("hidden") : this.say(`${kind}-${name}`);
  }

  /** Kinds that only facts use have names in the catalogue. */
  private kindOf(kind: string): Kind {
    return this.kinds[kind] ?? (kind === "seat" ? "seat" : "word");
  }

  /** Is it a number? Numbers are not things on a board. */
  isFigure(ref: string): boolean {
    return this.kindOf(split(ref)[0]) === "figure";
  }

  /** Points as text. Where a game counts half points, 53 is 26½. */
  points(n: number): string {
    const whole = this.halfPoints ? Math.floor(Math.abs(n) / 2) : Math.abs(n);
    const half = this.halfPoints && n % 2 !== 0;
    return `${n < 0 ? "−" : ""}${half && whole === 0 ? "" : whole}${half ? "½" : ""}`;
  }

  /** A figure of a counter as text. */
  figure(name: string, n: number): string {
    return name.startsWith("points") ? this.points(n) : `${n}`.replace("-", "−");
  }

  seat(letter: string): string {
    const at = this.seats.indexOf(letter);
    const given = (at >= 0 && this.players[at]) || "";
    if (!given) return this.say("seat", { letter });
    const name = LEVELS.has(given) ? this.say(`web-bot-${given}`) : given;
    return this.players.filter((x) => x === given).length > 1 ? `${name} ${letter}` : name;
  }

  ref(ref: string): string {
    return this.name(...split(ref));
  }

  /** A counter where only its change is said: the price of a thing is no more of the thing. */
  changing(name: string): string {
    return this.has(`board-change-${name}`) ? this.say(`board-change-${name}`) : this.label(name);
  }

  /** The label of a section, a counter or a column; or the name of the thing that it is named after. */
  label(name: string): string {
    return name.includes(":") ? this.ref(name) : this.say(`label-${name}`);
  }

  private withReference(ref: string): string {
    return this.isFigure(ref) || split(ref)[1] === HIDDEN ? this.ref(ref) : `${REF}${ref}${NAME}${this.ref(ref)}${END}`;
  }

  // actions, events and questions

  /** An action. The last `open` arguments are left open: "Build The Sphinx with …". */
  action(action: Said, open = 0): Segment[] {
    return this.sentence("do", action, open);
  }

  /** An action in which figures are left out: texts, and in the place of each figure the number of its argument. */
  amounts(action: Said): (string | number)[] {
    const refs = action.refs ?? [];
    const args: Args = {};
    argumentNames(refs.map((ref) => split(ref)[0])).forEach((slot, i) => {
      args[slot] = this.isFigure(refs[i] ?? "") ? `${REF}${i}${END}` : this.ref(refs[i] ?? "");
    });
    const parts = this.say(`do-${action.verb}`, args).split(new RegExp(`${REF}(\\d+)${END}`));
    return parts.map((x, i) => (i % 2 ? Number(x) : x)).filter((x) => x !== "");
  }

  event(event: Said): Segment[] {
    return this.sentence("log", event, 0);
  }

  /** What an event says a player is, without the player: "weakest, strength 3". */
  role(event: Said): string {
    const figure = (event.refs ?? []).find((ref) => this.isFigure(ref)) ?? "";
    return this.say(`board-role-${event.verb}`, { number: Number(split(figure)[1]) });
  }

  private sentence(prefix: string, coded: Said, open: number): Segment[] {
    const refs = coded.refs ?? [];
    const kinds = refs.map((ref) => split(ref)[0]);
    const args: Args = {};
    argumentNames(kinds).forEach((slot, i) => {
      const ref = refs[i] ?? "";
      const name = split(ref)[1];
      if (i >= refs.length - open) args[slot] = OPEN;
      else if (this.isFigure(ref) && name !== HIDDEN) args[slot] = Number(name);
      else args[slot] = this.withReference(ref);
    });
    return this.segments(`${prefix}-${coded.verb}`, args);
  }

  question(asked: Pick<Asked, "question" | "args">): Segment[] {
    const args: Args = {};
    for (const [field, value] of Object.entries(asked.args ?? {}))
      args[field] = typeof value === "number" ? value : this.withReference(String(value));
    return this.segments(`ask-${asked.question}`, args);
  }

  // facts of cards

  /** Facts as texts. They are kept, because the facts of a card stay the same. */
  facts(facts: Fact[]): string[] {
    const known = this.factTexts.get(facts);
    if (known) return known;
    const texts = facts.map(([id, args]) => this.say(`fact-${id}`, this.namedArguments(args)));
    this.factTexts.set(facts, texts);
    return texts;
  }

  /** The short forms of those facts that have one. */
  signs(facts: Fact[]): string[] {
    return facts
      .filter(([id]) => this.has(`signs-${id}`))
      .map(([id, args]) => this.say(`signs-${id}`, this.namedArguments(args)));
  }

  /** A fact in a few words, where the catalogue has them. */
  short(fact: Fact): string {
    return this.ofFact(`short-${fact[0]}`, fact);
  }

  /** A message about a fact, with its arguments. */
  ofFact(key: string, [, args]: Fact): string {
    return this.say(key, this.namedArguments(args));
  }

  /** The arguments of a fact with names in place of ids: a list, units with their numbers, or one thing. */
  private namedArguments(args: Record<string, unknown>): Args {
    const out: Args = {};
    for (const [kind, value] of Object.entries(args)) {
      if (Array.isArray(value))
        out[kind] = value.map((x) => (typeof x === "string" ? this.say(`counted-${x}`) : String(x))).join(" + ");
      else if (typeof value === "object" && value)
        out[kind] = Object.entries(value)
          .map(([unit, n]) => this.say(`unit-${unit}`, { n: n as number }))
          .join(", ");
      else out[kind] = typeof value === "string" ? this.name(kind, value) : (value as number);
    }
    return out;
  }

  /** Why a choice is good or bad. Arguments are figures, references, or ids of messages. */
  reason({ name, args = {} }: HintReason): string {
    const signed = name === "points" || name === "rate";
    const out: Args = {};
    for (const [key, value] of Object.entries(args)) {
      if (typeof value === "number") out[key] = signed ? `${value > 0 ? "+" : ""}${this.points(value)}` : value;
      else out[key] = value.includes(":") ? this.ref(value) : this.say(value);
    }
    return this.say(`reason-${name}`, out);
  }

  // prices

  price(price: Price): Segment[] {
    return toSegments(price.costs.map((cost) => this.cost(cost)).join("; "));
  }

  priceSign(price: Price): string {
    return price.costs.map((cost) => this.say(`sign-${cost.unit}`, { n: cost.total })).join(" ");
  }

  private cost(cost: Cost): string {
    const parts = cost.parts ?? [];
    let text = this.say(`unit-${cost.unit}`, { n: cost.total });
    if (parts.length === 1 && parts[0]) text += ` (${this.source(parts[0])})`;
    else if (parts.length) {
      const sum = parts.map((x) => this.part(x)).join(" ");
      text = `${sum.startsWith("+ ") ? sum.slice(2) : sum} = ${text}`;
    }
    return cost.spare ? `${text}, ${this.say("price-spare", { n: cost.spare })}` : text;
  }

  private part(part: Part): string {
    const sign = part.amount < 0 ? "−" : "+";
    return part.count ? `${sign} ${this.source(part)}` : `${sign} ${Math.abs(part.amount)} ${this.source(part)}`;
  }

  private source(part: Part): string {
    if (part.source.includes(":")) return this.withReference(part.source);
    let args: Args = part.ref ? { thing: this.withReference(part.ref) } : {};
    if (part.count)
      args = { thing: this.say(`unit-${split(part.ref ?? "")[1]}`, { n: part.count }), each: part.each ?? 0 };
    if (part.by) args.by = this.withReference(part.by);
    return this.say(`price-${part.source}`, args);
  }

  // errors

  /** What is wrong with what was sent, where, and what was probably meant; "" if there is no message for it. */
  error(reason: Reason, rules: ReadonlyMap<string, string> = new Map()): string {
    if (!this.has(`error-${reason.id}`)) return "";
    const args: Args = { ...reason.arguments };
    if (reason.rule) args.why = this.why(reason.rule, rules);
    let text = this.say(`error-${reason.id}`, args);
    if (args.near) text = `${text} ${this.say("error-near", { near: args.near })}`;
    if (reason.line) text = this.say("error-line", { line: String(reason.line), text });
    return reason.file ? `${reason.file}${reason.line ? "," : ":"} ${text}` : text;
  }

  // rules

  /** What a refused move would need: a sentence each. */
  missing(shortages: readonly Shortage[]): string {
    return shortages.map((x) => this.say(`missing-${x.what}`, { needs: x.needs, has: x.has })).join(" ");
  }

  /** The text of a rule: of the platform in the reader's language, of a game from its list (in English). */
  why(rule: string, texts: ReadonlyMap<string, string>): string {
    return this.has(`why-${rule}`) ? this.say(`why-${rule}`) : (texts.get(rule) ?? "");
  }
}

/** A text with marked things, split into segments. */
function toSegments(text: string): Segment[] {
  const out: Segment[] = [];
  for (const piece of text.split(new RegExp(`(${REF}[^${END}]*${END})`))) {
    if (!piece) continue;
    if (!piece.startsWith(REF)) out.push({ text: piece });
    else {
      const at = piece.indexOf(NAME);
      out.push({ ref: piece.slice(1, at), text: piece.slice(at + 1, -1) });
    }
  }
  return out;
}
