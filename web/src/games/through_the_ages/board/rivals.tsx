/** The other civilizations. One rival is a full list; several are small mats. */
import { type ButtonHTMLAttributes, createContext, memo, useContext } from "react";
import { ScreenReaderLabel } from "../../../board/card";
import { useTableBasics } from "../../../board/context";
import { Thing, useThing } from "../../../board/thing";
import { iconForRef } from "../../../icons";
import { SeatShape } from "../../../icons/ui";
import type { Item } from "../../../protocol";
import { ageOf, nameWithoutAge } from "./cardface";
import { Cubes, cardLabel, isWar, Politics, politicsOf } from "./mat";
import { signed } from "./rail";
import { Sign } from "./signs";
import { type TableSections, TYPE_ICON, TYPES, tokensOn, workersOn } from "./tablesections";
import { Pips } from "./technologies";

type Props = { table: TableSections; seat: string; me: string; many: number };

const MayBeChosen = createContext(false); // cards of the rival that a question is about

type ShownProps = ButtonHTMLAttributes<HTMLButtonElement> &
  Record<`data-${string}`, string | undefined> & { of: string };

/** A card of a rival. The viewer may have the same card, so it is lit only where a question is about this rival. */
function Shown({ of, children, "aria-label": label, ...more }: ShownProps) {
  const { show } = useTableBasics();
  const thing = useThing(of);
  const free = useContext(MayBeChosen);
  const quiet = free ? {} : { "data-lit": undefined, "data-selected": undefined, tabIndex: -1 };
  return (
    <button
      type="button"
      {...more}
      {...thing}
      {...quiet}
      onClick={free ? thing.onClick : (e) => show(of, e.currentTarget, true)}
    >
      {label && <ScreenReaderLabel of={[label]} />}
      <span className="a-in" aria-hidden={label ? true : undefined}>
        {children}
      </span>
    </button>
  );
}

export const Rival = memo(function Rival({ table, seat, me, many }: Props) {
  const { words } = useTableBasics();
  const gone = table.find("counters", "resigned", seat);
  return (
    <section className="a-rival" data-seat={seat} data-many={many} aria-label={words.seat(seat)}>
      <header>
        <Thing of={`seat:${seat}`} className="a-who">
          <SeatShape seat={seat} size={13} />
          <span>{words.seat(seat)}</span>
        </Thing>
        {!gone && <Figures table={table} seat={seat} />}
      </header>
      <MayBeChosen value={table.cards("victim")[0]?.ref === `seat:${seat}`}>
        {gone ? <p className="a-quiet">{words.label("resigned")}</p> : <Mat {...{ table, seat, me, many }} />}
      </MayBeChosen>
    </section>
  );
});

function Figures({ table, seat }: { table: TableSections; seat: string }) {
  return (
    <span className="a-rs">
      {(["culture", "science"] as const).map((name) => {
        const count = table.count("points", seat, name);
        return (
          <span key={name}>
            <Sign name={name} />
            <b>{count?.value}</b>
            <small>{signed(count?.rate ?? 0)}</small>
          </span>
        );
      })}
    </span>
  );
}

function Mat({ table, seat, me, many }: Props) {
  const { words, facts } = useTableBasics();
  const inPlay = table.cards("in-play", seat);
  const typed = (item: Item) => (facts.get(item.ref) ?? []).find(([id]) => id === "type" || id === "kind")?.[1] ?? {};
  const main = inPlay.filter((x) => typed(x).type === "government" || typed(x).kind === "leader");
  const wonders = table.cards("wonders", seat);
  const building = wonders.find((x) => x.on?.length);
  const tactic = table.cards("tactic", seat);
  const small = [
    ...wonders.filter((x) => x !== building),
    ...inPlay.filter((x) => !main.includes(x)),
    ...tactic,
    ...table.cards("colonies", seat),
  ];
  const hand = table.cards("civil-hand", seat);
  const politics = table.cards("politics", seat);
  return (
    <>
      <Stock table={table} seat={seat} me={me} many={many} />
      <div className="a-rk">
        {main.map((x) => (
          <Named key={x.ref} item={x} />
        ))}
        {building && (
          <Named item={building} note={`${building.on?.[0]?.value}/${building.on?.[0]?.of}`} unnamed={many > 1} />
        )}
      </div>
      {many === 1 ? <TechList table={table} seat={seat} /> : <MiniGrid table={table} seat={seat} />}
      <div className="a-rd">
        {many > 2 && <SmallPolitics items={politics} />}
        {small.map((x) => (
          <Dot key={x.ref} item={x} named={many === 1} />
        ))}
        {hand.length > 0 && <small className="a-handof">{words.label("civil-hand")}</small>}
        {hand.map((x, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a hand may have two of a card
          <Dot key={i} item={x} named={many === 1} />
        ))}
      </div>
      {many < 3 && (
        <div className="a-rwars">
          <Politics items={politics} />
        </div>
      )}
      <RivalBanks table={table} seat={seat} />
    </>
  );
}

/** Strength against mine, stores, happy faces, actions, cards in hand. */
function Stock({ table, seat, me, many }: Props) {
  const { words } = useTableBasics();
  const strength = table.value("points", seat, "strength");
  const more = strength - table.value("points", me, "strength");
  const happy = table.count("people", seat, "happiness");
  const discontent = table.value("people", seat, "discontent");
  const hand = table.find("deck", "military-hand", seat)?.count ?? table.cards("military-hand", seat).length;
  const [civil, military] = [
    table.count("actions", seat, "civil-actions"),
    table.count("actions", seat, "military-actions"),
  ];
  return (
    <>
      <div className="a-rs">
        <span data-more={more > 0 ? "" : undefined} title={words.label("strength")}>
          <Sign name="strength" />
          <b>{strength}</b>
          {me && seat !== me && <small>{more ? signed(more) : "±0"}</small>}
        </span>
        <span title={words.label("food")}>
          <Sign name="food" />
          <b>{table.value("stores", seat, "food")}</b>
        </span>
        <span title={words.label("resources")}>
          <Sign name="resources" />
          <b>{table.value("stores", seat, "resources")}</b>
        </span>
        <span title={words.label("happiness")} data-more={discontent ? "" : undefined}>
          <Sign name={discontent ? "discontent" : "happy"} />
          <b>{happy?.value}</b>
          <small>/{happy?.of ?? 0}</small>
        </span>
        <span title={words.label("military-hand")}>
          <Sign name="cards" />
          <b>{hand}</b>
        </span>
        <span title={words.label("unused")}>
          <Sign name="worker" />
          <b>{table.value("people", seat, "unused")}</b>
        </span>
      </div>
      {many < 3 && (
        <div className="a-rr">
          <Cubes count={civil} piece="white" />
          <Cubes count={military} piece="red" />
        </div>
      )}
    </>
  );
}

/** A card with its small picture and its name. */
function Named({ item, note, unnamed }: { item: Item; note?: string; unnamed?: boolean }) {
  const { words, facts, pictures } = useTableBasics();
  return (
    <Shown
      of={item.ref}
      className="a-rc"
      title={words.ref(item.ref)}
      data-tone={item.tone}
      aria-label={cardLabel(words, facts, item, note ? [note] : [])}
    >
      <span className={`a-pic ${pictures.card(item.ref)}`} />
      {!unnamed && <span className="a-nm">{nameWithoutAge(words.ref(item.ref))}</span>}
      {note && <small>{note}</small>}
    </Shown>
  );
}

/** Wars and pacts where there is no room for their names: a sign and the other party. */
function SmallPolitics({ items }: { items: readonly Item[] }) {
  const { words, facts } = useTableBasics();
  return politicsOf(items).map(([card, seat], i) => (
    <Shown
      // biome-ignore lint/suspicious/noArrayIndexKey: the same war may be declared on two players
      key={i}
      of={card.ref}
      className="a-dot"
      data-tone={card.tone}
      data-war={isWar(card) ? "" : undefined}
      title={`${words.ref(card.ref)}: ${words.seat(seat)}`}
      aria-label={cardLabel(words, facts, card, [words.seat(seat)])}
    >
      <Sign name={isWar(card) ? "military" : "pact"} />
      <SeatShape seat={seat} size={9} />
    </Shown>
  ));
}

function Dot({ item, named }: { item: Item; named: boolean }) {
  const { words, facts } = useTableBasics();
  const known = facts.get(item.ref) ?? [];
  return (
    <Shown
      of={item.ref}
      className="a-dot"
      data-tone={item.tone}
      data-named={named ? "" : undefined}
      title={words.ref(item.ref)}
      aria-label={cardLabel(words, facts, item)}
    >
      <Sign name={iconForRef(item.ref, known, item.tone)} />
      {named ? <span className="a-nm">{nameWithoutAge(words.ref(item.ref))}</span> : <sub>{ageOf(known)}</sub>}
    </Shown>
  );
}

const AGES = ["III", "II", "I", "A"];

/** Columns of types by ages: the number of workers on each technology. */
function MiniGrid({ table, seat }: { table: TableSections; seat: string }) {
  const { facts, words } = useTableBasics();
  const byType = table.technologies(seat);
  const ageOfItem = (x: Item) => ageOf(facts.get(x.ref) ?? []);
  const all = [...byType.values()].flat();
  const ages = AGES.filter((age) => age === "A" || all.some((x) => ageOfItem(x) === age));
  return (
    <div className="a-mini">
      {ages.map((age) => (
        <div key={age} className="a-mrow">
          <span className="a-ma">{age}</span>
          {TYPES.map((type, i) => {
            const item = byType.get(type)?.find((x) => ageOfItem(x) === age);
            return item && <Cell key={type} item={item} column={i + 2} />;
          })}
        </div>
      ))}
      <div className="a-mrow" data-heads="" aria-hidden="true">
        {TYPES.map((type, i) => (
          <i
            key={type}
            className="a-i"
            data-i={TYPE_ICON[type]}
            style={{ gridColumn: i + 2 }}
            title={words.label(`type-${type}`)}
          />
        ))}
      </div>
    </div>
  );
}

function Cell({ item, column }: { item: Item; column: number }) {
  const { words } = useTableBasics();
  const n = workersOn(item);
  return (
    <Shown
      of={item.ref}
      className="a-mc"
      data-tone={item.tone}
      data-idle={n ? undefined : ""}
      style={{ gridColumn: column }}
      aria-label={`${words.ref(item.ref)}. ${words.label("workers")}: ${n}`}
    >
      {n || ""}
    </Shown>
  );
}

function TechList({ table, seat }: { table: TableSections; seat: string }) {
  const { words } = useTableBasics();
  const byType = table.technologies(seat);
  return (
    <ul className="a-tlist">
      {TYPES.flatMap((type) => {
        const items = [...(byType.get(type) ?? [])].reverse();
        const shown = items.filter((x, i) => i === 0 || workersOn(x) || tokensOn(x));
        return shown.map((item, i) => (
          <li key={item.ref}>
            {i === 0 ? <Sign name={TYPE_ICON[type] ?? "card"} /> : <span />}
            <Shown of={item.ref} className="a-tl1" data-idle={workersOn(item) ? undefined : ""} data-tone={item.tone}>
              <span className="a-nm">{words.ref(item.ref)}</span>
              <Pips n={workersOn(item)} piece="worker" most={5} />
              <Pips n={tokensOn(item)} piece="blue" most={3} />
            </Shown>
          </li>
        ));
      })}
    </ul>
  );
}

function RivalBanks({ table, seat }: { table: TableSections; seat: string }) {
  const { words } = useTableBasics();
  const bank = (title: string) => table.find("track", title, seat)?.marks[0]?.at ?? 0;
  return (
    <div className="a-rb">
      {["yellow", "blue"].map((title) => (
        <span key={title}>
          <span className="a-cube" data-piece={title} />
          {words.label(title)} <b>{bank(title)}</b>
        </span>
      ))}
    </div>
  );
}
