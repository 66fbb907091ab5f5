/** The own civilization: counters, government, leader, wonders, special technologies, tactic, colonies. */
import { type MouseEvent, memo } from "react";
import { useDelta, useTableBasics } from "../../../board/context";
import { Delta, Ticking } from "../../../board/counters";
import type { IconName } from "../../../icons/drawings";
import { SeatShape, UiIcon } from "../../../icons/ui";
import type { Count, Item } from "../../../protocol";
import { softHyphens } from "../../../words/hyphens";
import { split } from "../../../words/words";
import { useActs } from "./acts";
import { Army } from "./army";
import { ageOf, linesOfName, nameWithoutAge, useGist } from "./cardface";
import { Labelled } from "./labelled";
import { signed } from "./rail";
import { Sign, SignText } from "./signs";
import type { TableSections } from "./tablesections";

const WIDE = { lines: 3, width: 12, letters: 14 };
const CROWDED = { width: 8.4, letters: 12 }; // beside other wonders

type Props = { table: TableSections; seat: string };

/** Culture, science, food, resources, strength and happy faces, with what a turn changes. */
export const OwnCounters = memo(function OwnCounters({ table, seat }: Props) {
  const { words } = useTableBasics();
  const end = (name: string) => table.value("end-of-turn", seat, name);
  const food = end("gains-food") - end("eats") - end("loses-food");
  const resources = end("gains-resources") - end("loses-resources");
  const happy = table.count("people", seat, "happiness");
  const point = (name: string) => table.count("points", seat, name);
  const discontent = table.value("people", seat, "discontent") > 0;
  return (
    <div className="a-own" data-seat={seat}>
      <Labelled of={`seat:${seat}`} className="a-who">
        <SeatShape seat={seat} size={14} />
        <span>{words.seat(seat)}</span>
      </Labelled>
      <Stat
        icon="culture"
        section="points"
        seat={seat}
        count={point("culture")}
        note={signed(point("culture")?.rate ?? 0)}
      />
      <Stat
        icon="science"
        section="points"
        seat={seat}
        count={point("science")}
        note={signed(point("science")?.rate ?? 0)}
      />
      <Stat icon="food" section="stores" seat={seat} count={table.count("stores", seat, "food")} note={signed(food)} />
      <Stat
        icon="resources"
        section="stores"
        seat={seat}
        count={table.count("stores", seat, "resources")}
        note={signed(resources)}
      />
      <Stat icon="strength" section="points" seat={seat} count={point("strength")} />
      <Stat
        icon={discontent ? "discontent" : "happy"}
        section="people"
        seat={seat}
        count={happy}
        note={`/${happy?.of ?? 0}`}
        warn={discontent}
      />
      {["unit-resources"].map((name) => {
        const count = table.count("stores", seat, name);
        return count && <Stat key={name} icon="resources" section="stores" seat={seat} count={count} />;
      })}
      {["unit-science"].map((name) => {
        const count = point(name);
        return count && <Stat key={name} icon="science" section="points" seat={seat} count={count} />;
      })}
    </div>
  );
});

type StatProps = {
  icon: IconName;
  section: string;
  seat: string;
  count: Count | undefined;
  note?: string;
  warn?: boolean;
};

function Stat({ icon, section, seat, count, note, warn }: StatProps) {
  const { words } = useTableBasics();
  const delta = useDelta(`${section}/${seat}/${count?.name}`);
  if (!count) return null;
  const label = words.label(count.name);
  return (
    <span className="a-stat" data-warn={warn ? "" : undefined} title={label} data-name={count.name}>
      <Sign name={icon} />
      <b>
        <Ticking value={count.value} />
      </b>
      {note && <small>{note}</small>}
      <span className="a-lb">{label}</span>
      {delta != null && <Delta value={delta} of={count.name} />}
    </span>
  );
}

/** Government, leader, wonders, and the rest of what is in play. */
export const State = memo(function State({ table, seat }: Props) {
  const { facts } = useTableBasics();
  const inPlay = table.cards("in-play", seat);
  const kindOf = (item: Item) => (facts.get(item.ref) ?? []).find(([id]) => id === "type" || id === "kind")?.[1];
  const government = inPlay.find((x) => kindOf(x)?.type === "government");
  const leader = inPlay.find((x) => kindOf(x)?.kind === "leader");
  return (
    <div className="a-state">
      {government && <Government item={government} table={table} seat={seat} />}
      <Leader item={leader} />
      <Wonders items={table.cards("wonders", seat)} />
      <Order table={table} seat={seat} specials={inPlay.filter((x) => x !== government && x !== leader)} />
    </div>
  );
});

/** Cubes of actions: the spent ones are hollow. */
export function Cubes({ count, piece }: { count: Count | undefined; piece: "white" | "red" }) {
  const { words } = useTableBasics();
  if (!count) return null;
  const of = Math.max(count.value, count.of ?? 0);
  return (
    <span
      className="a-cubes"
      data-piece={piece}
      style={{ "--n": count.value, "--of": of } as never}
      role="img"
      aria-label={`${words.label(count.name)}: ${count.value}/${of}`}
    />
  );
}

function Government({ item, table, seat }: Props & { item: Item }) {
  const { words, facts, pictures } = useTableBasics();
  const { gains } = useGist(item.ref, { lines: 0, width: 12, letters: 12 });
  const [civil, military] = [
    table.count("actions", seat, "civil-actions"),
    table.count("actions", seat, "military-actions"),
  ];
  const more = gains.split(" ").filter((x) => !/[○●]/.test(x));
  const limit = table.value("people", seat, "urban-limit");
  return (
    <Labelled of={item.ref} className="a-gov" data-tone="yellow" aria-label={cardLabel(words, facts, item)}>
      <span className={`a-pic ${pictures.card(item.ref)}`}>
        <span className="a-age">{ageOf(facts.get(item.ref) ?? [])}</span>
      </span>
      <span className="a-gbody">
        <b className="a-nm">{softHyphens(words.ref(item.ref))}</b>
        <span className="a-acts">
          <Cubes count={civil} piece="white" />
          <b>{civil?.value}</b>
          <small>/{civil?.of}</small>
        </span>
        <span className="a-acts">
          <Cubes count={military} piece="red" />
          <b>{military?.value}</b>
          <small>/{military?.of}</small>
        </span>
        <span className="a-gx">
          <SignText text={more.join(" ")} />{" "}
          <small>
            {words.label("urban-limit")} {limit}
          </small>
        </span>
      </span>
    </Labelled>
  );
}

type Basics = ReturnType<typeof useTableBasics>;

export function cardLabel(
  words: Basics["words"],
  facts: Basics["facts"],
  item: Item,
  more: readonly string[] = [],
): string {
  return [words.ref(item.ref), ...more, ...words.facts(facts.get(item.ref) ?? [])].join(". ");
}

function Leader({ item }: { item: Item | undefined }) {
  const { words } = useTableBasics();
  if (!item)
    return (
      <div className="a-leader" data-none="">
        <Sign name="leader" />
        <small>{words.say("web-ages-no-leader")}</small>
      </div>
    );
  return <LeaderCard item={item} />;
}

function LeaderCard({ item }: { item: Item }) {
  const { words, facts, pictures } = useTableBasics();
  const { gains, texts, more } = useGist(item.ref, { lines: 3, width: 9.6, letters: 12 });
  return (
    <Labelled
      of={item.ref}
      className="a-leader"
      data-tone="green"
      aria-label={cardLabel(words, facts, item, item.note ? [words.say(`note-${item.note}`)] : [])}
    >
      <span className={`a-pic ${pictures.card(item.ref)}`}>
        <span className="a-age">{ageOf(facts.get(item.ref) ?? [])}</span>
        <Used item={item} />
      </span>
      <b className="a-nm">{softHyphens(words.ref(item.ref))}</b>
      <span className="a-tx">
        <SignText text={[gains, ...texts].filter(Boolean).join("; ")} />
        {more && <span className="a-more"> {words.say("web-card-more")}</span>}
      </span>
    </Labelled>
  );
}

/** Its power was used, and may not be used again yet. */
function Used({ item }: { item: Item }) {
  const { words } = useTableBasics();
  if (item.note !== "used") return null;
  return (
    <span className="a-used">
      <UiIcon name="check" size={13} /> {words.say("note-used")}
    </span>
  );
}

function Wonders({ items }: { items: readonly Item[] }) {
  const { words } = useTableBasics();
  const building = items.find((x) => x.on?.length);
  return (
    <section className="a-wonders" data-n={items.length} aria-label={words.label("wonders")}>
      {building && <Unfinished item={building} crowded={items.length > 1} />}
      {items
        .filter((x) => x !== building)
        .map((item) => (
          <Wonder key={item.ref} item={item} />
        ))}
      {items.length === 0 && (
        <p className="a-wonder" data-none="">
          <Sign name="wonder" /> <small>{words.say("web-ages-no-wonder")}</small>
        </p>
      )}
    </section>
  );
}

function Wonder({ item }: { item: Item }) {
  const { words, facts, pictures } = useTableBasics();
  const { gains, texts, more } = useGist(item.ref, { lines: 2, width: 8.4, letters: 12 });
  return (
    <Labelled
      of={item.ref}
      className="a-wonder"
      data-tone="purple"
      data-ruin={item.note === "ruined" ? "" : undefined}
      aria-label={cardLabel(words, facts, item, item.note ? [words.say(`note-${item.note}`)] : [])}
    >
      <span className={`a-pic ${pictures.card(item.ref)}`} />
      <span>
        <Used item={item} />
        <b className="a-nm">{softHyphens(words.ref(item.ref), 12)}</b>
        <span className="a-tx">
          <SignText text={[gains, ...texts].filter(Boolean).join("; ")} />
          {more && <span className="a-more"> {words.say("web-card-more")}</span>}
        </span>
      </span>
    </Labelled>
  );
}

/** A wonder that is being built: a step for each stage, the next one lit. A click on the card builds the next one. */
function Unfinished({ item, crowded }: { item: Item; crowded: boolean }) {
  const { words, facts, pictures, actions } = useTableBasics();
  const acts = useActs();
  const name = nameWithoutAge(words.ref(item.ref));
  const lines = Math.max(0, 3 - linesOfName(name, CROWDED.width));
  const { gains, texts, more } = useGist(item.ref, crowded ? { ...CROWDED, lines } : WIDE);
  const said = crowded && lines === 0 ? [] : [gains, ...texts]; // the panel has them
  const built = item.on?.[0]?.value ?? 0;
  const known = facts.get(item.ref) ?? [];
  const stages = (known.find(([id]) => id === "stages")?.[1].stages ?? []) as number[];
  const choices = acts.withVerb("stage");
  const choiceFor = (stage: number) => choices.find((x) => Number(split(x.refs[0] ?? "")[1]) === stage - built + 1);
  const next = choiceFor(built);
  const build = (e: MouseEvent) => {
    if (!next || (e.nativeEvent as PointerEvent).pointerType === "touch") return; // a finger opens the panel
    e.stopPropagation();
    actions?.choose(next);
  };
  return (
    <div className="a-unfinished" data-tone="purple">
      <Labelled
        of={item.ref}
        className="a-umain"
        onClickCapture={build}
        aria-label={cardLabel(words, facts, item, [`${built}/${stages.length}`])}
      >
        <span className={`a-pic ${pictures.card(item.ref)}`}>
          <span className="a-age">{ageOf(known)}</span>
        </span>
        <b className="a-nm">{softHyphens(name)}</b>
        <span className="a-tx">
          <SignText text={said.filter(Boolean).join("; ")} />
          {more && said.length > 0 && <span className="a-more"> {words.say("web-card-more")}</span>}
        </span>
      </Labelled>
      <span className="a-steps">
        {stages.map((price, i) => {
          const choice = choiceFor(i);
          const state = i < built ? "built" : choice ? "can" : undefined;
          const label = `${words.label("stages")} ${i + 1}: ${price}`;
          return choice ? (
            <button
              // biome-ignore lint/suspicious/noArrayIndexKey: stages stay in their order
              key={i}
              type="button"
              className="a-step"
              data-state={state}
              data-lit=""
              data-act="stage"
              aria-label={[
                words
                  .action(choice)
                  .map((x) => x.text)
                  .join(""),
                choice.price ? words.priceSign(choice.price) : "",
              ].join(" ")}
              onClick={() => actions?.choose(choice)}
              onPointerEnter={() => actions?.hint(choice)}
              onPointerLeave={() => actions?.hint(null)}
            >
              {price}
            </button>
          ) : (
            // biome-ignore lint/suspicious/noArrayIndexKey: stages stay in their order
            <span key={i} className="a-step" data-state={state} role="img" aria-label={label}>
              {i < built ? "" : price}
            </span>
          );
        })}
        <Sign name="resources" />
      </span>
    </div>
  );
}

const SPECIALS = { civil: "scroll", military: "barracks", colonization: "ship", construction: "crane" } as const;

/** Wars, tactic, the four special technologies, colonies. */
function Order({ table, seat, specials }: Props & { specials: readonly Item[] }) {
  const { words, facts } = useTableBasics();
  const tactic = table.cards("tactic", seat)[0];
  const typeOf = (x: Item) => String((facts.get(x.ref) ?? []).find(([id]) => id === "type")?.[1].type ?? "");
  return (
    <div className="a-order">
      <Politics items={table.cards("politics", seat)} />
      <Aimed table={table} seat={seat} />
      {tactic ? (
        <Labelled of={tactic.ref} className="a-sp" data-tone="red" aria-label={cardLabel(words, facts, tactic)}>
          <Sign name="tactic" />
          <b className="a-nm">{words.ref(tactic.ref)}</b>
          <Army of={tactic.ref} />
          <b>+{tactic.number ?? 0}</b>
        </Labelled>
      ) : (
        <span className="a-sp" data-none="">
          <Sign name="tactic" />
          <small>{words.say("web-ages-no-tactic")}</small>
        </span>
      )}
      <div className="a-sps">
        {Object.entries(SPECIALS).map(([type, icon]) => {
          const item = specials.find((x) => typeOf(x) === type);
          if (item) return <Special key={type} item={item} icon={icon} />;
          return (
            <span
              key={type}
              className="a-sp2"
              data-none=""
              role="img"
              aria-label={words.name("type", type)}
              title={words.name("type", type)}
            >
              <Sign name={icon} />
              <small aria-hidden="true">{words.say(`web-ages-slot-${type}`)}</small>
            </span>
          );
        })}
      </div>
      <Colonies items={table.cards("colonies", seat)} />
    </div>
  );
}

function Special({ item, icon }: { item: Item; icon: IconName }) {
  const { words, facts } = useTableBasics();
  const { gains, texts } = useGist(item.ref, { lines: 1, width: 8, letters: 12 });
  return (
    <Labelled of={item.ref} className="a-sp2" data-tone={item.tone} aria-label={cardLabel(words, facts, item)}>
      <span className="a-l1">
        <Sign name={icon} />
        <span className="a-tx">
          <SignText text={gains || texts[0] || ""} />
        </span>
        <small>{ageOf(facts.get(item.ref) ?? [])}</small>
      </span>
      <b className="a-nm">{softHyphens(words.ref(item.ref))}</b>
    </Labelled>
  );
}

function Colonies({ items }: { items: readonly Item[] }) {
  const { words } = useTableBasics();
  if (!items.length) return null;
  return (
    <div className="a-cls" title={words.label("colonies")}>
      {items.map((item) => (
        <Colony key={item.ref} item={item} />
      ))}
    </div>
  );
}

function Colony({ item }: { item: Item }) {
  const { words, facts } = useTableBasics();
  const { gains, texts } = useGist(item.ref, { lines: 1, width: 9, letters: 12 });
  return (
    <Labelled
      of={item.ref}
      className="a-cl"
      data-tone="green"
      title={words.ref(item.ref)}
      aria-label={cardLabel(words, facts, item)}
    >
      <Sign name="territory" />
      <SignText text={gains || texts[0] || ""} />
    </Labelled>
  );
}

/** Wars and pacts, each with the other party, which follows the card. */
export function politicsOf(items: readonly Item[]): (readonly [card: Item, seat: string])[] {
  return items.flatMap((x, i) => {
    const other = i % 2 === 0 ? items[i + 1] : undefined;
    return other ? [[x, split(other.ref)[1]] as const] : [];
  });
}

export const isWar = (card: Item): boolean => card.tone === "red";

export function Politics({ items }: { items: readonly Item[] }) {
  const { words, facts } = useTableBasics();
  return politicsOf(items).map(([card, seat], i) => {
    const war = isWar(card);
    return (
      <Labelled
        // biome-ignore lint/suspicious/noArrayIndexKey: the same war may be declared on two players
        key={i}
        of={card.ref}
        className="a-sp"
        data-war={war ? "" : undefined}
        data-tone={card.tone}
        aria-label={cardLabel(words, facts, card, [words.seat(seat)])}
      >
        <Sign name={war ? "military" : "pact"} />
        <b className="a-nm">{words.ref(card.ref)}</b>
        <SeatShape seat={seat} size={11} />
      </Labelled>
    );
  });
}

/** Wars of others against this seat, and pacts of others with it. */
function Aimed({ table, seat }: Props) {
  const others = table.seats().filter((x) => x !== seat);
  return others.map((from) => {
    const items = table.cards("politics", from);
    const aimed = items.flatMap((x, i) =>
      i % 2 === 0 && items[i + 1]?.ref === `seat:${seat}` ? [x, { ref: `seat:${from}` }] : [],
    );
    return <Politics key={from} items={aimed} />;
  });
}
