/** A card in two of its sizes: chip and card. The third, the panel, is in panel.tsx. */
import { type ButtonHTMLAttributes, type HTMLAttributes, type PointerEvent, type ReactNode, useRef } from "react";
import { Icon, iconFor, iconForRef, signsInWords, TextWithIcons } from "../icons";
import type { IconName } from "../icons/drawings";
import { SeatShape, UiIcon } from "../icons/ui";
import type { Fact, Item } from "../protocol";
import { softHyphens } from "../words/hyphens";
import { split, type Words } from "../words/words";
import { CardCounts } from "./cardcounts";
import { useHighlight, useTableBasics } from "./context";

const COSTS = ["cost", "cost-free", "tech-cost", "stages", "attack-cost", "revolution"];
const PLAIN = ["age", "kind", "type"]; // shown in the band and the foot of a card
const NO_FACTS: Fact[] = [];
const REST = 350; // before a resting pointer opens the panel
const PRESS = 450;
const MOST = 8; // short sentences on a card

/** The attributes and handlers of a thing that can be clicked: highlight, click, Enter, hover, long press. */
export function useThing(ref: string): HTMLAttributes<HTMLElement> & Record<`data-${string}`, string | undefined> {
  const table = useTableBasics();
  const { lit, selected, pointed, tabbable } = useHighlight(ref);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const pressed = useRef(false);
  const known = !ref.endsWith(":?");
  if (!known) return { "data-ref": ref };
  const stop = () => clearTimeout(timer.current);
  const start = (e: PointerEvent<HTMLElement>, after: number) => {
    stop();
    const at = e.currentTarget;
    timer.current = setTimeout(() => {
      pressed.current = e.pointerType === "touch";
      table.show(ref, at, pressed.current);
    }, after);
  };
  return {
    "data-ref": ref,
    "data-lit": lit ? "" : undefined,
    "data-selected": selected ? "" : undefined,
    "data-pointed": pointed ? "" : undefined,
    tabIndex: tabbable ? 0 : -1,
    onClick: () => {
      stop();
      if (pressed.current) pressed.current = false;
      else table.click(ref);
    },
    onPointerEnter: (e) => e.pointerType === "mouse" && start(e, REST),
    onPointerLeave: () => {
      stop();
      table.hide();
    },
    onPointerDown: (e) => {
      pressed.current = false;
      if (e.pointerType === "touch") start(e, PRESS);
    },
    onPointerUp: stop,
    onPointerCancel: stop,
    onContextMenu: (e) => pressed.current && e.preventDefault(),
    onFocus: (e) => e.currentTarget.matches(":focus-visible") && table.show(ref, e.currentTarget, false),
    onBlur: () => table.hide(),
  };
}

type ThingProps = ButtonHTMLAttributes<HTMLButtonElement> &
  Record<`data-${string}`, string | undefined> & { of: string };

/** A button for a thing. A change of its highlight does not draw its content again. */
export function Thing({ of, children, ...more }: ThingProps) {
  const thing = useThing(of);
  return (
    <button type="button" {...more} {...thing}>
      {children}
    </button>
  );
}

/** The note of a thing in words. */
export function useNote(item: Item): string {
  const { words } = useTableBasics();
  if (!item.note) return item.price != null ? String(item.price) : "";
  return words.say(`note-${item.note}`, {
    number: item.number ?? 0,
    second: item.second ?? 0,
    price: item.price ?? 0,
  });
}

export function Tile({ item, tone }: { item: Item; tone: string }) {
  const { facts } = useTableBasics();
  const [kind, name] = split(item.ref);
  return (
    <span className="tile" data-tone={tone}>
      {kind === "seat" ? <SeatShape seat={name} /> : <Icon name={iconForRef(item.ref, facts.get(item.ref), tone)} />}
    </span>
  );
}

function State({ item }: { item: Item }) {
  const note = useNote(item);
  if (!note && item.can == null) return null;
  const can = item.can == null ? "" : item.can ? "yes" : "no";
  return (
    <span className="state" data-can={can} aria-hidden="true">
      {can && <UiIcon name={item.can ? "check" : "lock"} size={16} />}
      <TextWithIcons text={note} />
    </span>
  );
}

/** A fact in its short form, as icons with numbers where possible. */
export function ShortFact({ fact }: { fact: Fact }) {
  const { words } = useTableBasics();
  const [id, args] = fact;
  const several = Object.entries(args).filter(([, x]) => x && typeof x === "object" && !Array.isArray(x));
  const first = several[0]?.[1] as Record<string, number> | undefined;
  if (first && words.has(`signs-${id}`)) return <ShortText fact={fact} units={several.map(([key]) => key)} />;
  if (first) return <Units of={first} />;
  if (!words.has(`signs-${id}`)) return null;
  const text = words.signs([fact])[0] ?? "";
  const named = Object.entries(args).find(([, x]) => typeof x === "string") as [string, string] | undefined;
  const icon = named && iconFor(named[1]);
  if (!icon) return <TextWithGoods text={text} />;
  const name = words.name(...named);
  const [before = "", after = ""] = text.split(name);
  return (
    <span className="signs" title={name}>
      <TextWithIcons text={before} />
      <Icon name={icon} label={name} />
      <TextWithIcons text={after} />
    </span>
  );
}

function Units({ of }: { of: Record<string, number> }) {
  const { words } = useTableBasics();
  return Object.entries(of).map(([unit, n]) => {
    const icon = iconFor(unit);
    const text = words.say(`unit-${unit}`, { n });
    if (!icon) return <span key={unit}>{text}</span>;
    return (
      <span key={unit} className="signs" title={text}>
        <span>{n}</span>
        <Icon name={icon} label={text} />
      </span>
    );
  });
}

const MARK = "\u0001";

/** A short text with icons in place of its units. */
function ShortText({ fact: [id, args], units }: { fact: Fact; units: string[] }) {
  const { words } = useTableBasics();
  const marks = Object.fromEntries(units.map((key) => [key, `${MARK}${key}${MARK}`]));
  const named = Object.entries(args).filter(([key]) => !(key in marks));
  const names = named.map(([key, x]) => [key, typeof x === "string" ? words.name(key, x) : x]);
  const pieces = words.say(`signs-${id}`, { ...Object.fromEntries(names), ...marks }).split(MARK);
  return (
    <span className="sentence">
      {pieces.map((piece, i) =>
        piece in marks ? (
          <Units key={piece} of={args[piece] as Record<string, number>} />
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: a text's pieces have no other name
          <TextWithIcons key={i} text={piece} />
        ),
      )}
    </span>
  );
}

const GOODS: IconName[] = ["wood", "clay", "stone", "glass", "papyrus", "food", "resources"];

type GoodsNames = { names: Map<string, IconName>; any: RegExp | null };
const goodsNames = new WeakMap<Words, GoodsNames>();

/** The names of goods in a language, found once. */
function goodsOf(words: Words): GoodsNames {
  const found = goodsNames.get(words);
  if (found) return found;
  const names = new Map(GOODS.filter((x) => words.has(`resource-${x}`)).map((x) => [words.say(`resource-${x}`), x]));
  const made = { names, any: names.size ? new RegExp(`(${[...names.keys()].join("|")})`) : null };
  goodsNames.set(words, made);
  return made;
}

/** A short text with icons in place of the names of goods, such as "wood/clay/stone". */
function TextWithGoods({ text }: { text: string }) {
  const { names, any } = goodsOf(useTableBasics().words);
  const pieces = any ? text.split(any).filter(Boolean) : [text];
  return (
    <span className="signs" title={pieces.length > 1 ? text : undefined}>
      {pieces.map((piece, i) => {
        const icon = names.get(piece);
        // biome-ignore lint/suspicious/noArrayIndexKey: a text's pieces have no other name
        return icon ? <Icon key={i} name={icon} label={piece} /> : <TextWithIcons key={i} text={piece} />;
      })}
    </span>
  );
}

/** Split a row's facts into what it costs and what it gives. */
export function costsAndEffects(facts: readonly Fact[]): [Fact[], Fact[]] {
  return [facts.filter(([id]) => COSTS.includes(id)), facts.filter(([id]) => !COSTS.includes(id))];
}

/** A label for screen readers. It is an attribute and not a hidden text, because the browser would lay out a text. */
export function ScreenReaderLabel({ of }: { of: readonly string[] }) {
  return <span className="screen-reader-label" role="img" aria-label={of.filter(Boolean).join(". ")} />;
}

/** What the signs on a card mean, for screen readers. */
function useLabel(item: Item): string {
  const { words, facts } = useTableBasics();
  const note = useNote(item);
  const can = item.can == null ? "" : words.say(item.can ? "web-can" : "web-cannot");
  const on = (item.on ?? []).map((x) => `${words.label(x.name)} ${x.value}${x.of != null ? `/${x.of}` : ""}`);
  return [can, ...on, signsInWords(note, words), words.facts(facts.get(item.ref) ?? NO_FACTS).join("; ")]
    .filter(Boolean)
    .join(". ");
}

export function Card({ item, motionKey, className = "", style }: CardProps) {
  const table = useTableBasics();
  const label = useLabel(item);
  if (item.ref.endsWith(":?")) return <Back item={item} className={className} style={style} motionKey={motionKey} />;
  const tone = item.tone || table.tones.get(item.ref) || "";
  const name = table.words.ref(item.ref);
  const facts = table.facts.get(item.ref) ?? [];
  const [costs, effects] = costsAndEffects(facts);
  const age = facts.find(([id]) => id === "age");
  const foot = age && <span className="foot">{table.words.facts([age])[0]}</span>;
  const noState = !item.note && item.can == null; // then the age takes the place of the state
  const short = effects.filter(([id]) => table.words.has(`signs-${id}`));
  const inWords = short.length ? [] : effects.filter(([id]) => !PLAIN.includes(id));
  return (
    <Thing
      of={item.ref}
      className={`card ${className}`}
      data-tone={tone}
      data-kind={split(item.ref)[0]}
      data-note={item.note}
      data-key={motionKey}
      data-long={/\S{9}/.test(name) ? "" : undefined}
      style={style}
    >
      <span className="band">
        <Tile item={item} tone={tone} />
        <span className="name">{softHyphens(name)}</span>
      </span>
      {label && <ScreenReaderLabel of={[label]} />}
      <span className="body" aria-hidden="true">
        <span className="cost-line">
          <span className="costs">
            {costs.map((fact) => (
              <ShortFact key={fact[0]} fact={fact} />
            ))}
          </span>
          <State item={item} />
          {noState && foot}
        </span>
        {item.on && <CardCounts counts={item.on} />}
        {inWords.length > 0 && (inWords.some(isHalf) ? <CardHalves facts={inWords} /> : <FactTexts facts={inWords} />)}
        <span className="effects-line">
          <span className="effects">
            {short.slice(0, MOST).map((fact) => (
              <ShortFact key={fact[0]} fact={fact} />
            ))}
          </span>
          {!noState && foot}
        </span>
      </span>
    </Thing>
  );
}

function FactTexts({ facts }: { facts: Fact[] }) {
  return <span className="words">{useTableBasics().words.facts(facts).join("; ")}</span>;
}

const isHalf = ([id]: Fact) => /^(upper|lower)(-goal)?$/.test(id);

/** The texts of a card with two halves, each under its name. */
function CardHalves({ facts }: { facts: Fact[] }) {
  const { words } = useTableBasics();
  const halves: Fact[][] = [];
  for (const fact of facts) {
    if (isHalf(fact)) halves.push([fact]);
    else halves.at(-1)?.push(fact);
  }
  return halves.map(([first, ...more]) => {
    const [kind, name] = Object.entries(first?.[1] ?? {})[0] ?? ["", ""];
    return (
      <span key={first?.[0]} className="half">
        <b>{words.name(kind, String(name))}</b> {words.facts(more).join("; ")}
      </span>
    );
  });
}

type CardProps = { item: Item; motionKey?: string; className?: string; style?: React.CSSProperties };

/** A card that lies face down. */
export function Back({ item, motionKey, className = "", style }: CardProps) {
  const note = useNote(item);
  const { words } = useTableBasics();
  return (
    <span
      className={`card back ${className}`}
      data-note={item.note}
      data-key={motionKey}
      data-ref={item.ref}
      style={style}
      role="img"
      aria-label={`${words.say("hidden")}. ${note}`}
    >
      <span className="back-face" />
      <span className="back-note">{note}</span>
    </span>
  );
}

export function Chip({ item, motionKey, children }: { item: Item; motionKey?: string; children?: ReactNode }) {
  const table = useTableBasics();
  const label = useLabel(item);
  const tone = item.tone || table.tones.get(item.ref) || "";
  const [kind] = split(item.ref);
  const name = table.words.ref(item.ref);
  const effects = costsAndEffects(table.facts.get(item.ref) ?? [])[1];
  return (
    <Thing
      of={item.ref}
      className="chip"
      data-tone={tone}
      data-kind={kind}
      data-key={motionKey}
      data-note={item.note}
      disabled={item.ref.endsWith(":?")}
    >
      <Tile item={item} tone={tone} />
      <span className="name">{softHyphens(name)}</span>
      {label && <ScreenReaderLabel of={[label]} />}
      <span className="chip-effects" aria-hidden="true">
        {effects.slice(0, 5).map((fact) => (
          <ShortFact key={fact[0]} fact={fact} />
        ))}
      </span>
      {item.on && <CardCounts counts={item.on} />}
      <State item={item} />
      {children}
    </Thing>
  );
}
