/** A card in two of its sizes: chip and card. The third, the panel, is in panel.tsx. */
import type { ReactNode } from "react";
import { Icon, iconForRef, signsInWords, TextWithIcons } from "../icons";
import { SeatShape, UiIcon } from "../icons/ui";
import type { Fact, Item } from "../protocol";
import { softHyphens } from "../words/hyphens";
import { split } from "../words/words";
import { CardCounts } from "./cardcounts";
import { type Table, useTableBasics } from "./context";
import { costsAndEffects, type FaceEntry, faceOf, type Room } from "./face";
import { ShortFact } from "./shortfact";
import { Thing } from "./thing";

export { costsAndEffects } from "./face";
export { ShortFact } from "./shortfact";
export { Thing, useThing } from "./thing";

const NO_FACTS: Fact[] = [];
const ROOM: Room = { lines: 2, width: 9, letters: 12 }; // on the narrowest card, 132 px wide

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

/** The small picture of a thing; until it is there, or if there is none, the icon of its kind. */
export function Tile({ item, tone }: { item: Item; tone: string }) {
  const { facts, pictures } = useTableBasics();
  const [kind, name] = split(item.ref);
  const picture = pictures.chip(item.ref);
  if (picture) return <span className={`tile pictured ${picture}`} />;
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

type CardProps = {
  item: Item;
  motionKey?: string;
  className?: string;
  style?: React.CSSProperties;
  room?: Room; // for texts; by default, of the narrowest card
};

export function Card({ item, motionKey, className = "", style, room = ROOM }: CardProps) {
  const table = useTableBasics();
  if (item.ref.endsWith(":?")) return <Back item={item} className={className} style={style} motionKey={motionKey} />;
  return (
    <Thing
      of={item.ref}
      can={item.can}
      className={`card ${className}`}
      data-tone={toneOf(table, item)}
      data-kind={split(item.ref)[0]}
      data-note={item.note}
      data-key={motionKey}
      data-long={/\S{9}/.test(table.words.ref(item.ref)) ? "" : undefined}
      style={style}
    >
      <FaceParts item={item} room={room} />
    </Thing>
  );
}

function toneOf(table: Pick<Table, "tones">, item: Item): string {
  return item.tone || table.tones.get(item.ref) || "";
}

/** A card to look at, inside something else that is clicked. */
export function CardFace({ item, room = ROOM }: { item: Item; room?: Room }) {
  const table = useTableBasics();
  return (
    <span
      className="card face"
      data-tone={toneOf(table, item)}
      data-kind={split(item.ref)[0]}
      data-long={/\S{9}/.test(table.words.ref(item.ref)) ? "" : undefined}
    >
      <FaceParts item={item} room={room} />
    </span>
  );
}

function FaceParts({ item, room }: { item: Item; room: Room }) {
  const table = useTableBasics();
  const label = useLabel(item);
  const facts = table.facts.get(item.ref) ?? NO_FACTS;
  const age = facts.find(([id]) => id === "age")?.[1].age;
  const face = faceOf(facts, table.words, room);
  const costs = face.costs.length > 0 && (
    <span className="costs" aria-hidden="true">
      <ShortFacts of={face.costs} cost />
    </span>
  );
  const { pictures } = table;
  return (
    <>
      <span className="band">
        {!pictures.some && <Tile item={item} tone={toneOf(table, item)} />}
        <span className="name">{softHyphens(table.words.ref(item.ref), room.letters)}</span>
        {age !== undefined && <span className="card-age">{String(age)}</span>}
      </span>
      {label && <ScreenReaderLabel of={[label]} />}
      {pictures.some ? <span className={`picture ${pictures.card(item.ref)}`}>{costs}</span> : costs}
      <span className="body" aria-hidden="true">
        {item.on && <CardCounts counts={item.on} />}
        {facts.some(isHalf) ? (
          <CardHalves facts={facts} />
        ) : (
          <CardEffects gains={face.gains} texts={face.texts} more={face.more > 0} />
        )}
      </span>
      <State item={item} />
    </>
  );
}

/** What a card gives: large signs, then texts, then whether there is more to read. */
function CardEffects({ gains, texts, more }: { gains: FaceEntry[]; texts: FaceEntry[]; more: boolean }) {
  const { words } = useTableBasics();
  return (
    <>
      {gains.length > 0 && (
        <span className="effects">
          <ShortFacts of={gains} />
        </span>
      )}
      {texts.map((entry) => (
        <span key={entry.text} className="words">
          {entry.signs ? <ShortFacts of={[entry]} /> : <TextWithIcons text={softHyphens(entry.text)} />}
        </span>
      ))}
      {more && <span className="more">{words.say("web-card-more")}</span>}
    </>
  );
}

/** Facts in signs, one after another. */
function ShortFacts({ of, cost }: { of: readonly FaceEntry[]; cost?: boolean }) {
  const facts = of.flatMap((entry) => entry.facts);
  // biome-ignore lint/suspicious/noArrayIndexKey: a card may say the same twice, and its facts stay in their order
  return facts.map((fact, i) => <ShortFact key={i} fact={fact} cost={cost} />);
}

const isHalf = ([id]: Fact) => /^(upper|lower)(-goal)?$/.test(id);

/** The texts of a card with two halves, each under its name. */
function CardHalves({ facts }: { facts: readonly Fact[] }) {
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
      can={item.can}
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
          <ShortFact key={JSON.stringify(fact)} fact={fact} />
        ))}
      </span>
      {item.on && <CardCounts counts={item.on} />}
      <State item={item} />
      {children}
    </Thing>
  );
}
