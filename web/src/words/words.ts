/**
 * Words for people, as `ecumene.words` makes them; a test holds both to the same sentences.
 *
 * A sentence comes as segments: plain text, and the things it names by reference, so that a page can make them chips.
 */
import type { FluentBundle, FluentVariable } from "@fluent/bundle";
import type { Asked, Cost, Fact, Part, Price, Reason, Said } from "../protocol";
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

/** What a message calls its arguments: by their kinds, a second of a kind `card2`. */
export function argumentNames(kinds: string[]): string[] {
  return kinds.map((kind, i) => {
    const before = kinds.slice(0, i).filter((k) => k === kind).length;
    return before ? `${kind}${before + 1}` : kind;
  });
}

export function plain(segments: Segment[]): string {
  return segments.map((x) => x.text).join("");
}

export class Words {
  private readonly known = new Map<string, string>(); // messages without arguments: a page says them over and over
  private readonly told = new WeakMap<Fact[], string[]>();

  constructor(
    readonly lang: string,
    readonly bundle: FluentBundle,
    readonly seats = "",
    readonly players: readonly string[] = [],
    readonly halves = false, // points are counted in halves
    readonly kinds: Kinds = {},
  ) {}

  has(key: string): boolean {
    return this.bundle.getMessage(key)?.value != null;
  }

  /** A message; a missing one is an error here, so that a test finds it and nobody reads an id. */
  say(key: string, args?: Args): string {
    const known = args ? undefined : this.known.get(key);
    if (known !== undefined) return known;
    const text = this.format(key, args ?? {});
    if (!args) this.known.set(key, text);
    return text;
  }

  private format(key: string, args: Args): string {
    const message = this.bundle.getMessage(key);
    if (message?.value == null) throw new Error(`${key} has no text in ${this.lang}`);
    const errors: Error[] = [];
    const text = this.bundle.formatPattern(message.value, args, errors);
    if (errors[0]) throw new Error(`${key} in ${this.lang}: ${errors[0].message}`);
    return text;
  }

  /** The longer text of a message, where it has one. */
  about(key: string): string {
    const pattern = this.bundle.getMessage(key)?.attributes.about;
    return pattern ? this.bundle.formatPattern(pattern) : "";
  }

  segments(key: string, args: Args): Segment[] {
    return cut(this.say(key, args));
  }

  // names

  name(kind: string, name: string): string {
    const what = this.kindOf(kind);
    if (what === "figure" || what === "coordinate") return name;
    if (what === "seat" && (kind === "seat" || this.seats.includes(name))) return this.seat(name);
    return name === HIDDEN ? this.say("hidden") : this.say(`${kind}-${name}`);
  }

  /** Kinds that only facts use have names in the catalogue. */
  private kindOf(kind: string): Kind {
    return this.kinds[kind] ?? (kind === "seat" ? "seat" : "word");
  }

  /** Is it a number? Numbers do not lie on a board. */
  isFigure(ref: string): boolean {
    return this.kindOf(split(ref)[0]) === "figure";
  }

  /** So many points, where figures may be twice as many: 53 are 26½. */
  points(n: number): string {
    const whole = this.halves ? Math.floor(Math.abs(n) / 2) : Math.abs(n);
    const half = this.halves && n % 2 !== 0;
    return `${n < 0 ? "−" : ""}${half && whole === 0 ? "" : whole}${half ? "½" : ""}`;
  }

  seat(letter: string): string {
    const at = this.seats.indexOf(letter);
    const name = at >= 0 ? this.players[at] : "";
    if (!name) return this.say("seat", { letter });
    return this.players.filter((x) => x === name).length > 1 ? `${name} ${letter}` : name;
  }

  ref(ref: string): string {
    return this.name(...split(ref));
  }

  /** Of a section, a counter or a column: its label, or the name of the thing it is called after. */
  label(name: string): string {
    return name.includes(":") ? this.ref(name) : this.say(`label-${name}`);
  }

  private marked(ref: string): string {
    return this.isFigure(ref) || split(ref)[1] === HIDDEN ? this.ref(ref) : `${REF}${ref}${NAME}${this.ref(ref)}${END}`;
  }

  // what is done, asked and told

  /** What is done; the last `open` arguments are left open: "Build The Sphinx with …". */
  action(said: Said, open = 0): Segment[] {
    return this.coded("do", said, open);
  }

  event(said: Said): Segment[] {
    return this.coded("log", said, 0);
  }

  private coded(what: string, said: Said, open: number): Segment[] {
    const refs = said.refs ?? [];
    const kinds = refs.map((ref) => split(ref)[0]);
    const args: Args = {};
    argumentNames(kinds).forEach((slot, i) => {
      const ref = refs[i] ?? "";
      const name = split(ref)[1];
      if (i >= refs.length - open) args[slot] = OPEN;
      else if (this.isFigure(ref) && name !== HIDDEN) args[slot] = Number(name);
      else args[slot] = this.marked(ref);
    });
    return this.segments(`${what}-${said.verb}`, args);
  }

  question(asked: Pick<Asked, "question" | "args">): Segment[] {
    const args: Args = {};
    for (const [field, value] of Object.entries(asked.args ?? {}))
      args[field] = typeof value === "number" ? value : this.marked(String(value));
    return this.segments(`ask-${asked.question}`, args);
  }

  // what a card says

  /** A row's facts are the same for the whole game. */
  facts(facts: Fact[]): string[] {
    const known = this.told.get(facts);
    if (known) return known;
    const said = facts.map(([id, args]) => this.say(`fact-${id}`, this.named(args)));
    this.told.set(facts, said);
    return said;
  }

  /** The same in a few signs, of those facts that have a short form. */
  gist(facts: Fact[]): string[] {
    return facts.filter(([id]) => this.has(`gist-${id}`)).map(([id, args]) => this.say(`gist-${id}`, this.named(args)));
  }

  /** Ids become names: a list of counted things or figures, units with their number, or one thing. */
  private named(args: Record<string, unknown>): Args {
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

  // prices

  price(price: Price): Segment[] {
    return cut(price.costs.map((cost) => this.cost(cost)).join("; "));
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
    if (part.source.includes(":")) return this.marked(part.source);
    let args: Args = part.ref ? { thing: this.marked(part.ref) } : {};
    if (part.count)
      args = { thing: this.say(`unit-${split(part.ref ?? "")[1]}`, { n: part.count }), each: part.each ?? 0 };
    if (part.by) args.by = this.marked(part.by);
    return this.say(`price-${part.source}`, args);
  }

  // errors

  /** What is wrong with something that was sent, where, and what was probably meant; "" where it has no words here. */
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

  /** A rule in words: the platform's in the reader's language, a game's from its list (in English). */
  why(rule: string, texts: ReadonlyMap<string, string>): string {
    return this.has(`why-${rule}`) ? this.say(`why-${rule}`) : (texts.get(rule) ?? "");
  }
}

/** Text with marks as segments. */
function cut(text: string): Segment[] {
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
