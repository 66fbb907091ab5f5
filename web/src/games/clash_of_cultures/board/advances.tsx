/** Twelve columns of advances: owned, open with their price, locked with what is missing. */
import { memo } from "react";
import { useTableBasics } from "../../../board/context";
import { sectionOf } from "../../../board/find";
import { textWidth } from "../../../board/textfit";
import { Thing } from "../../../board/thing";
import { Icon, iconFor, signsInWords, TextWithIcons } from "../../../icons";
import { UiIcon } from "../../../icons/ui";
import type { Fact, Item, Section, Tableau } from "../../../protocol";
import { split, type Words } from "../../../words/words";
import { seatsOf } from "./parts";

export type AdvanceState = "known" | "open" | "dear" | "locked" | "later";

/** What the item says of itself: no note is an advance that is known. */
export function stateOf(item: Item): AdvanceState {
  if (!item.note) return "known";
  if (item.note.startsWith("needs-")) return "locked";
  if (item.note === "later") return "later";
  return item.can ? "open" : "dear";
}

/** The advances of a seat. Of a rival only the known ones are sent; the other places are the same for everybody. */
function columnsOf(board: readonly Section[], seat: string): Tableau["columns"] {
  const own = sectionOf(board, "tableau", "advances", seat);
  const all = [seat, ...seatsOf(board)].map((x) => sectionOf(board, "tableau", "advances", x));
  const whole = all.sort((a, b) => sizeOf(b) - sizeOf(a))[0];
  if (!own || !whole || sizeOf(own) === sizeOf(whole)) return own?.columns ?? [];
  const known = new Set(own.columns.flatMap((c) => c.items.map((x) => x.ref)));
  return whole.columns.map(({ title, items }) => ({
    title,
    items: items.map((x): Item => (known.has(x.ref) ? { ref: x.ref } : { ref: x.ref, note: "later" })),
  }));
}

const sizeOf = (x: Tableau | undefined) => x?.columns.reduce((n, c) => n + c.items.length, 0) ?? 0;

export function Advances({ board, seat }: { board: readonly Section[]; seat: string }) {
  const { words, facts } = useTableBasics();
  const columns = columnsOf(board, seat);
  return (
    <section className="advances" data-title="advances" data-seat={seat} aria-label={words.label("advances")}>
      {columns.map(({ title, items }) => {
        const icon = iconFor(title);
        const known = items.filter((x) => stateOf(x) === "known").length;
        return (
          <section key={title} className="category" data-category={split(title)[1]}>
            <h3>
              {icon && <Icon name={icon} />}
              <span>{words.ref(title)}</span>
              <small>
                {known}/{items.length}
              </small>
            </h3>
            {items.map((x) => (
              <Advance key={x.ref} item={x} facts={facts.get(x.ref) ?? NO_FACTS} />
            ))}
          </section>
        );
      })}
    </section>
  );
}

const NO_FACTS: Fact[] = [];
const ROOM = 9.4; // for a name, in parts of the font's size, in the narrowest column
const CLOSER = 0.045; // so much less room a letter takes if all are set closer
const PRICE = 0.45; // around a price

/** What is missing: the advance that must come first, by a shorter name if it has one. */
function missing(note: string, words: Words): string {
  const needed = note.slice("needs-".length);
  return words.has(`board-lacks-${needed}`) ? words.say(`board-lacks-${needed}`) : words.ref(`advance:${needed}`);
}

/** How a name is set: as it is, closer, in two lines, or in two lines with the price beside the second. */
export function lengthOf(name: string, room: number): "" | "closer" | "two" | "word" {
  const close = (text: string) => textWidth(text) - text.length * CLOSER;
  if (textWidth(name) <= room) return "";
  if (close(name) <= room) return "closer";
  return Math.max(...name.split(" ").map(close)) <= room ? "two" : "word";
}

/** Its effect in a line, or the full text where the catalogue has none. */
export function lineOf(ref: string, facts: readonly Fact[], words: Words): string {
  const key = `line-${ref.replace(":", "-")}`;
  return words.has(key) ? words.say(key) : words.facts([...facts]).join("; ");
}

const Advance = memo(function Advance({ item, facts }: { item: Item; facts: readonly Fact[] }) {
  const { words } = useTableBasics();
  const state = stateOf(item);
  const frame = facts.find(([id]) => id.startsWith("frame-"))?.[0].slice("frame-".length);
  const frameIcon = frame && iconFor(frame);
  const line = lineOf(item.ref, facts, words);
  const lacks = state === "locked" ? missing(item.note ?? "", words) : "";
  const note = item.note ? words.say(`note-${item.note}`, { number: item.number ?? 0, second: item.second ?? 0 }) : "";
  const room = ROOM - (state === "open" || state === "dear" ? textWidth(note) + PRICE : 0);
  return (
    <Thing
      of={item.ref}
      className="advance"
      data-state={state}
      data-key={item.ref}
      data-long={lengthOf(words.ref(item.ref), room) || undefined}
    >
      <span className="advance-name">
        <span>{words.ref(item.ref)}</span>
        {(state === "open" || state === "dear") && (
          <em className="price" data-can={state === "open" ? "" : undefined}>
            <TextWithIcons text={note} />
          </em>
        )}
      </span>
      <span className="advance-line" aria-hidden="true">
        {lacks ? (
          <>
            <UiIcon name="lock" size={11} /> {lacks}
          </>
        ) : (
          <TextWithIcons text={line} />
        )}
      </span>
      {frameIcon && <Icon name={frameIcon} className="icon level-mark" data-frame={frame} />}
      <span className="visually-hidden">
        {words.say(`board-${state}`)}. {signsInWords(`${note} ${lacks}`, words)}. {signsInWords(line, words)}
      </span>
    </Thing>
  );
});
