/** One city: coins, what it produces and what resources cost it now; wonders; science; buildings by colour. */
import { memo } from "react";
import { costsAndEffects, ScreenReaderLabel, Thing, Tile, useNote } from "../../../board/card";
import { useDelta, useTableBasics } from "../../../board/context";
import { Counter, Delta, Ticking } from "../../../board/counters";
import { UNDER } from "../../../board/motion";
import { SectionBox } from "../../../board/sectionbox";
import { type ItemKeys, SectionView } from "../../../board/sections";
import { Icon, iconFor, iconForRef, signsInWords } from "../../../icons";
import { SeatShape, UiIcon } from "../../../icons/ui";
import type { Cards, Column, Count, Counters, Item, Section, Tableau } from "../../../protocol";
import { countKey } from "../../../table/diff";
import { sameProps } from "../../../table/reuse";
import { split } from "../../../words/words";
import { Hyphenated } from "./hyphenated";
import { Affordability, useMissingCoins } from "./pyramid";
import { Resource, Signs } from "./signs";

type CityProps = { seat: string; sections: Section[]; keys: ItemKeys };

export const City = memo(function City({ seat, sections, keys }: CityProps) {
  const { words, viewer } = useTableBasics();
  const counters = (title: string) => sections.find((x): x is Counters => x.kind === "counters" && x.title === title);
  const [treasury, makes, prices] = ["treasury", "makes", "prices"].map(counters);
  const built = sections.find((x) => x.kind === "tableau");
  const others = sections.filter((x) => x.kind !== "counters" && x !== built);
  return (
    <section
      className="seat-area city"
      aria-label={words.seat(seat)}
      data-seat={seat}
      data-mine={seat === viewer ? "" : undefined}
    >
      <header>
        <Thing of={`seat:${seat}`} className="seat-name">
          <SeatShape seat={seat} />
          <span className="name">{words.seat(seat)}</span>
        </Thing>
        {treasury && (
          <div className="counters">
            {treasury.items.map((x) => (
              <Counter key={x.name} section={treasury} count={x} brief />
            ))}
          </div>
        )}
      </header>
      <div className="seat-sections">
        {prices && <ResourceTable seat={seat} makes={makes} prices={prices} />}
        {others.map((x) => {
          if (x.kind === "cards" && x.title === "wonders") return <Wonders key={x.title} section={x} keys={keys} />;
          if (x.kind === "cards" && x.title === "symbols") return <Symbols key={x.title} section={x} keys={keys} />;
          if (x.kind === "cards" && x.title === "tokens") return <Tokens key={x.title} section={x} keys={keys} />;
          return <SectionView key={x.title} section={x} keys={keys} />;
        })}
        {built?.kind === "tableau" && <Columns section={built} keys={keys} />}
      </div>
    </section>
  );
}, sameProps);

const CHOICES: Record<string, string[]> = {
  "makes-raw": ["wood", "clay", "stone"],
  "makes-good": ["glass", "papyrus"],
};

/** For each resource, how much the city produces and what one costs it now. */
const ResourceTable = memo(function ResourceTable({
  seat,
  makes,
  prices,
}: {
  seat: string;
  makes?: Counters;
  prices: Counters;
}) {
  const { words } = useTableBasics();
  const made = new Map(makes?.items.map((x) => [x.name, x]));
  const names = prices.items.map((x) => x.name.replace("price-", ""));
  const choices = [...made.values()].filter((x) => CHOICES[x.name]);
  const none = { title: "makes", seat };
  return (
    <div className="resource-table" data-title="makes">
      <span className="resource-table-head">{words.label("makes")}</span>
      <span className="resource-table-head">
        {words.label("prices")} <Icon name="coins" />
      </span>
      {names.map((name, i) => {
        const own = made.get(`makes-${name}`);
        return (
          <span key={name} className="resource-table-cell" data-produces={own ? "" : undefined}>
            <Resource of={name} />
            {own ? <Figure section={makes ?? none} count={own} /> : <span className="no-production">–</span>}
            {prices.items[i] && <Figure section={prices} count={prices.items[i]} />}
          </span>
        );
      })}
      {choices.map((x) => (
        <span key={x.name} className="resource-table-cell" data-produces="">
          <span className="any-of">
            {CHOICES[x.name]?.map((name) => (
              <Resource key={name} of={name} />
            ))}
          </span>
          <Figure section={makes ?? none} count={x} />
        </span>
      ))}
    </div>
  );
});

function Figure({ section, count }: { section: Counters | { title: string; seat: string }; count: Count }) {
  const { words } = useTableBasics();
  const delta = useDelta(countKey(section, count.name));
  const label = words.label(count.name);
  return (
    <span className="count" title={`${words.label(section.title)}: ${label}`}>
      <span className="visually-hidden">
        {words.label(section.title)}: {label}{" "}
      </span>
      <Ticking value={count.value} />
      {delta != null && <Delta value={delta} />}
    </span>
  );
}

export const Wonders = memo(function Wonders({ section, keys }: { section: Cards; keys: ItemKeys }) {
  return (
    <SectionBox section={section}>
      <div className="wonders">
        {section.items.map((item) => {
          const key = keys(item);
          const raised = item.note === "raised";
          return (
            <span key={key} className="wonder" data-state={item.note}>
              {raised && <span className="card-under-wonder" data-key={`${UNDER}${item.ref}`} data-receives="" />}
              <Wonder item={item} motionKey={key} />
            </span>
          );
        })}
      </div>
    </SectionBox>
  );
});

/** A wonder with its effects in signs; it is built, not yet built, or out of the game. */
const Wonder = memo(function Wonder({ item, motionKey }: { item: Item; motionKey: string }) {
  const { words, facts, pictures } = useTableBasics();
  const note = useNote(item);
  const missing = useMissingCoins(item);
  const cardFacts = facts.get(item.ref) ?? [];
  const [costs, effects] = costsAndEffects(cardFacts);
  const name = words.ref(item.ref);
  const saidText = item.can == null ? "" : words.say(item.can ? "web-can" : "web-cannot");
  const open = item.note !== "raised" && item.note !== "boxed";
  return (
    <Thing
      of={item.ref}
      className={`card full-picture ${pictures.card(item.ref)}`}
      data-kind="wonder"
      data-note={item.note}
      data-key={motionKey}
    >
      <span className="band">
        <span className="name">
          <Hyphenated text={name} />
        </span>
      </span>
      <ScreenReaderLabel of={[saidText, signsInWords(note, words), missing, ...words.facts(cardFacts)]} />
      <span className="body" aria-hidden="true">
        <span className="effects-line">
          <Signs of={effects} />
        </span>
        {open && (
          <span className="cost-line">
            <Signs of={costs} />
            {item.note && <Affordability item={item} />}
          </span>
        )}
        {item.note === "boxed" && (
          <span className="out-of-game">
            <UiIcon name="close" size={16} /> {note}
          </span>
        )}
      </span>
    </Thing>
  );
});

const LEFT = ["color-brown", "color-gray", "color-blue"]; // a colour is always on the same side

const Columns = memo(function Columns({ section, keys }: { section: Tableau; keys: ItemKeys }) {
  const sides = [true, false].map((left) => section.columns.filter((x) => LEFT.includes(x.title) === left));
  return (
    <SectionBox section={section}>
      <div className="building-sides">
        {sides.map((columns) => (
          <div key={columns[0]?.title ?? ""} className="building-side">
            {columns.map((x) => (
              <ColourColumn key={x.title} column={x} keys={keys} />
            ))}
          </div>
        ))}
      </div>
    </SectionBox>
  );
});

const ColourColumn = memo(function ColourColumn({ column, keys }: { column: Column; keys: ItemKeys }) {
  const { words } = useTableBasics();
  const tone = column.title.replace(/^color-/, "");
  return (
    <div className="column" data-tone={tone}>
      <h4>
        <Icon name={iconForRef("card:", [], tone)} />
        <span>{words.label(column.title)}</span>
        <span className="num">{column.items.length}</span>
      </h4>
      <div className="chips">
        {column.items.map((item) => {
          const key = keys(item);
          return <CardChip key={key} item={item} motionKey={key} bare />;
        })}
      </div>
    </div>
  );
});

/** A chip with the name of a card and its effects in signs; `bare` where a heading shows its colour. */
export const CardChip = memo(function CardChip({
  item,
  motionKey,
  bare,
}: {
  item: Item;
  motionKey: string;
  bare?: boolean;
}) {
  const { words, facts, tones } = useTableBasics();
  const cardFacts = facts.get(item.ref) ?? [];
  const tone = item.tone || tones.get(item.ref) || "";
  const name = words.ref(item.ref);
  return (
    <Thing
      of={item.ref}
      className="chip"
      data-tone={tone}
      data-kind={split(item.ref)[0]}
      data-key={motionKey}
      disabled={item.ref.endsWith(":?")}
    >
      {!bare && <Tile item={item} tone={tone} />}
      <span className="name">
        <Hyphenated text={name} />
      </span>
      {cardFacts.length > 0 && <ScreenReaderLabel of={words.facts(cardFacts)} />}
      <span className="chip-effects" aria-hidden="true">
        <Signs of={costsAndEffects(cardFacts)[1]} />
      </span>
    </Thing>
  );
});

const Tokens = memo(function Tokens({ section, keys }: { section: Cards; keys: ItemKeys }) {
  return (
    <SectionBox section={section}>
      <div className="progress">
        {section.items.map((item) => {
          const key = keys(item);
          return <CardChip key={key} item={item} motionKey={key} />;
        })}
      </div>
    </SectionBox>
  );
});

const Symbols = memo(function Symbols({ section, keys }: { section: Cards; keys: ItemKeys }) {
  const more = (
    <span className="num">
      {section.items.length}/{section.limit}
    </span>
  );
  return (
    <SectionBox section={section} more={more}>
      <div className="symbols">
        {section.items.map((item) => {
          const key = keys(item);
          return <ScienceSymbol key={key} item={item} motionKey={key} />;
        })}
      </div>
    </SectionBox>
  );
});

function ScienceSymbol({ item, motionKey }: { item: Item; motionKey: string }) {
  const { words } = useTableBasics();
  const note = useNote(item);
  const icon = iconFor(split(item.ref)[1]) ?? "science";
  const saidText = [words.ref(item.ref), note].filter(Boolean).join(", ");
  const pair = item.note === "pair";
  return (
    <Thing
      of={item.ref}
      className="chip symbol"
      aria-label={saidText}
      title={saidText}
      data-pair={pair ? "" : undefined}
      data-key={motionKey}
    >
      <Icon name={icon} />
      {pair && (
        <>
          <span className="pair-line" />
          <Icon name={icon} />
        </>
      )}
    </Thing>
  );
}
