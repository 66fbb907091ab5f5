/** The left side: how far everybody is, the age, events, and tactics that all may use. */
import { memo } from "react";
import { useTableBasics } from "../../../board/context";
import { SeatShape, UiIcon } from "../../../icons/ui";
import type { Deck, Item } from "../../../protocol";
import { softHyphens } from "../../../words/hyphens";
import { useActs } from "./acts";
import { Army } from "./army";
import { ageOf, figureOf, nameWithoutAge, useGist } from "./cardface";
import { Labelled } from "./labelled";
import { Sign, SignText } from "./signs";
import type { TableSections } from "./tablesections";

type Props = { table: TableSections; seats: readonly string[] };

export const Rail = memo(function Rail({ table, seats }: Props) {
  const { words } = useTableBasics();
  const playing = seats.filter((x) => table.find("counters", "points", x));
  return (
    <aside className="a-left" aria-label={words.say("web-ages-tab-world")}>
      <section className="a-box a-stand">
        {["culture", "science", "strength"].map((name) => (
          <Ladder key={name} name={name} table={table} seats={playing} />
        ))}
      </section>
      <Age table={table} />
      <Events table={table} />
      <Tactics table={table} seats={playing} />
    </aside>
  );
});

/** One figure of every player; the height is the distance between them. */
function Ladder({ name, table, seats }: { name: string; table: TableSections; seats: readonly string[] }) {
  const { words, viewer } = useTableBasics();
  const all = seats.flatMap((seat) => {
    const count = table.count("points", seat, name);
    return count ? [{ seat, count }] : [];
  });
  all.sort((a, b) => b.count.value - a.count.value);
  const places = ladderPlaces(all.map((x) => x.count.value));
  return (
    <div className="a-ladder">
      <h3>{words.label(name)}</h3>
      <ol className="a-rungs">
        {all.map(({ seat, count }, i) => (
          <li
            key={seat}
            className="a-rung"
            data-mine={seat === viewer ? "" : undefined}
            style={{ top: `${places[i]}%` }}
            aria-label={`${words.seat(seat)}: ${count.value}`}
          >
            <SeatShape seat={seat} size={10} />
            <b>{count.value}</b>
            {count.rate != null && <small>{signed(count.rate)}</small>}
          </li>
        ))}
      </ol>
    </div>
  );
}

export const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);

/** How far from the top each value stands, in percent; none covers another. Values come from high to low. */
export function ladderPlaces(values: readonly number[]): number[] {
  const gap = 100 / Math.max(4.6, values.length);
  const [high = 0, low = 0] = [values[0], values.at(-1)];
  const span = Math.max(high - low, values.length * 2);
  const out: number[] = [];
  for (const value of values) {
    const wanted = ((high - value) / span) * (100 - gap);
    out.push(Math.max(wanted, out.length ? (out.at(-1) as number) + gap : 0));
  }
  return out.map((y, i) => Math.min(y, 100 - gap * (values.length - i)));
}

const NO_MILITARY_CARDS: readonly string[] = ["age-A", "age-IV"];

function Age({ table }: { table: TableSections }) {
  const { words } = useTableBasics();
  const course = table.all.find((x) => x.id === "course");
  if (course?.kind !== "counters") return null;
  const of = (name: string) => course.items.find((x) => x.name === name)?.value;
  const without = NO_MILITARY_CARDS.includes(course.title) ? ["military-left"] : [];
  const lines = ["cards-left", "military-left", "last-round"].filter(
    (x) => of(x) !== undefined && !without.includes(x),
  );
  return (
    <section className="a-box a-agebox">
      <span className="a-roman" aria-hidden="true">
        {course.title.replace("age-", "")}
      </span>
      <div>
        <b>
          {words.label(course.title)} · {words.label("round")} {of("round")}
        </b>
        {lines.map((name) => (
          <span key={name} data-last={name === "last-round" ? "" : undefined}>
            {words.label(name)}: {of(name)}
          </span>
        ))}
      </div>
    </section>
  );
}

function Pile({ deck, label }: { deck: Deck | undefined; label: string }) {
  const { words } = useTableBasics();
  const known = deck?.known ?? [];
  return (
    <div className="a-pile">
      <span className="a-plab">
        {label} <b>{deck?.count ?? 0}</b>
        {known.length > 0 && (
          <small className="a-known" title={known.map((x) => words.ref(x.ref)).join(", ")}>
            <UiIcon name="eye" size={13} /> {known.length}
          </small>
        )}
      </span>
      <span className="a-deck" data-empty={deck ? undefined : ""}>
        {(deck?.backs ?? []).map((x) => (
          <em key={x.name} data-age={x.name.replace("age-", "")}>
            {x.name.replace("age-", "")}
            <sub>×{x.value}</sub>
          </em>
        ))}
      </span>
    </div>
  );
}

function Events({ table }: { table: TableSections }) {
  const { words } = useTableBasics();
  const [next, later] = [table.find("deck", "current"), table.find("deck", "future")];
  const last = table.find("deck", "past")?.known?.[0];
  const seen = [...(next?.known ?? []), ...(later?.known ?? [])];
  return (
    <section className="a-box a-evbox">
      <h3>
        <Sign name="event" />
        {words.say("web-ages-events")}
      </h3>
      <div className="a-piles">
        <Pile deck={next} label={words.say("web-ages-next")} />
        <Pile deck={later} label={words.say("web-ages-later")} />
      </div>
      {seen.length > 0 && (
        <div className="a-seen">
          {seen.map((item, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two events may be the same card
            <Labelled key={i} of={item.ref} className="a-lk" data-tone={item.tone}>
              {nameWithoutAge(words.ref(item.ref))}
            </Labelled>
          ))}
        </div>
      )}
      {last ? <LastEvent item={last} /> : <p className="a-quiet">{words.say("web-ages-no-event")}</p>}
    </section>
  );
}

const EVENT_ROOM = { lines: 3, width: 8.6, letters: 12 };

function LastEvent({ item }: { item: Item }) {
  const { words, facts, pictures } = useTableBasics();
  const known = facts.get(item.ref) ?? [];
  const { gains, texts, more } = useGist(item.ref, EVENT_ROOM);
  return (
    <Labelled of={item.ref} className="a-lastev" data-tone={item.tone}>
      <span className={`a-pic ${pictures.card(item.ref)}`} />
      <span>
        <small>
          {words.say("web-ages-last-event")} · {ageOf(known)}
        </small>
        <b className="a-nm">{words.ref(item.ref)}</b>
        <span className="a-tx">
          <SignText text={[gains, ...texts].filter(Boolean).join("; ")} />
          {more && <span className="a-more"> {words.say("web-card-more")}</span>}
        </span>
      </span>
    </Labelled>
  );
}

function Tactics({ table, seats }: { table: TableSections; seats: readonly string[] }) {
  const { words, facts } = useTableBasics();
  const acts = useActs();
  const copied = acts.withVerb("copy");
  const users = (ref: string) => seats.filter((seat) => table.cards("tactic", seat)[0]?.ref === ref);
  const strength = (x: Item) => figureOf(facts.get(x.ref) ?? [], "tactical");
  const all = [...table.cards("tactics")].sort(
    (a, b) => users(b.ref).length - users(a.ref).length || strength(b) - strength(a),
  );
  return (
    <section className="a-box a-tacbox">
      <h3>
        <Sign name="tactic" />
        {words.label("tactics")}
      </h3>
      {all.length === 0 && <p className="a-quiet">{words.say("web-ages-no-tactics")}</p>}
      <div className="a-tacroom">
        <ul tabIndex={all.length > 4 ? 0 : undefined} aria-label={words.label("tactics")}>
          {all.map((item) => (
            <li key={item.ref}>
              <Tactic item={item} users={users(item.ref)} lit={copied.some((x) => x.refs[0] === item.ref)} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function Tactic({ item, users, lit }: { item: Item; users: readonly string[]; lit: boolean }) {
  const { words, facts, actions } = useTableBasics();
  const acts = useActs();
  const copy = acts.of(item.ref).find((x) => x.verb === "copy");
  return (
    <Labelled
      of={item.ref}
      className="a-tac"
      aria-label={[
        words.ref(item.ref),
        ...words.facts(facts.get(item.ref) ?? []),
        ...users.map((x) => words.seat(x)),
      ].join(". ")}
      data-can={lit ? "" : undefined}
      onClickCapture={
        copy &&
        ((e) => {
          e.stopPropagation();
          actions?.choose(copy);
        })
      }
    >
      <span className="a-nm">{softHyphens(words.ref(item.ref))}</span>
      <Army of={item.ref} />
      <b>+{figureOf(facts.get(item.ref) ?? [], "tactical")}</b>
      <span className="a-us">
        {users.map((x) => (
          <SeatShape key={x} seat={x} size={9} />
        ))}
      </span>
    </Labelled>
  );
}
