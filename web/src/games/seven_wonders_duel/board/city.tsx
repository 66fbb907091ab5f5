/** One city: purse, what it makes and what buying costs it today; wonders; science; buildings by colour. */
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
import { Payable, useLacks } from "./pyramid";
import { Resource, Sign } from "./signs";

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
        {prices && <Ledger seat={seat} makes={makes} prices={prices} />}
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

const ANY: Record<string, string[]> = { "makes-raw": ["wood", "clay", "stone"], "makes-good": ["glass", "papyrus"] };

/** Resources across; what the city makes of each, and for how much it buys one today. */
const Ledger = memo(function Ledger({ seat, makes, prices }: { seat: string; makes?: Counters; prices: Counters }) {
  const { words } = useTableBasics();
  const made = new Map(makes?.items.map((x) => [x.name, x]));
  const names = prices.items.map((x) => x.name.replace("price-", ""));
  const choices = [...made.values()].filter((x) => ANY[x.name]);
  const none = { title: "makes", seat };
  return (
    <div className="ledger" data-title="makes">
      <span className="ledger-head">{words.label("makes")}</span>
      <span className="ledger-head">
        {words.label("prices")} <Icon name="coins" />
      </span>
      {names.map((name, i) => {
        const own = made.get(`makes-${name}`);
        return (
          <span key={name} className="ledger-cell" data-makes={own ? "" : undefined}>
            <Resource of={name} />
            {own ? <Figure section={makes ?? none} count={own} /> : <span className="nothing">–</span>}
            {prices.items[i] && <Figure section={prices} count={prices.items[i]} />}
          </span>
        );
      })}
      {choices.map((x) => (
        <span key={x.name} className="ledger-cell" data-makes="">
          <span className="any">
            {ANY[x.name]?.map((name) => (
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
      <span className="unseen">
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
              {raised && <span className="tucked" data-key={`${UNDER}${item.ref}`} data-receives="" />}
              <Wonder item={item} motionKey={key} />
            </span>
          );
        })}
      </div>
    </SectionBox>
  );
});

/** With all it does, in signs; built, still to build, or out of the game. */
const Wonder = memo(function Wonder({ item, motionKey }: { item: Item; motionKey: string }) {
  const { words, facts } = useTableBasics();
  const note = useNote(item);
  const lacks = useLacks(item);
  const told = facts.get(item.ref) ?? [];
  const [costs, effects] = costsAndEffects(told);
  const name = words.ref(item.ref);
  const said = item.can == null ? "" : words.say(item.can ? "web-can" : "web-cannot");
  const open = item.note !== "raised" && item.note !== "boxed";
  return (
    <Thing of={item.ref} className="card" data-kind="wonder" data-note={item.note} data-key={motionKey}>
      <span className="band">
        <Tile item={item} tone="" />
        <span className="name">
          <Hyphenated text={name} />
        </span>
      </span>
      <ScreenReaderLabel of={[said, signsInWords(note, words), lacks, ...words.facts(told)]} />
      <span className="body" aria-hidden="true">
        <span className="giftline">
          {effects.map((fact) => (
            <Sign key={fact[0]} fact={fact} />
          ))}
        </span>
        {open && (
          <span className="costline">
            {costs.map((fact) => (
              <Sign key={fact[0]} fact={fact} />
            ))}
            {item.note && <Payable item={item} />}
          </span>
        )}
        {item.note === "boxed" && (
          <span className="gone">
            <UiIcon name="close" size={16} /> {note}
          </span>
        )}
      </span>
    </Thing>
  );
});

const LEFT = ["color-brown", "color-gray", "color-blue"]; // a colour is always found on the same side

const Columns = memo(function Columns({ section, keys }: { section: Tableau; keys: ItemKeys }) {
  const sides = [true, false].map((left) => section.columns.filter((x) => LEFT.includes(x.title) === left));
  return (
    <SectionBox section={section}>
      <div className="sides">
        {sides.map((columns) => (
          <div key={columns[0]?.title ?? ""} className="side">
            {columns.map((x) => (
              <ColourOf key={x.title} column={x} keys={keys} />
            ))}
          </div>
        ))}
      </div>
    </SectionBox>
  );
});

const ColourOf = memo(function ColourOf({ column, keys }: { column: Column; keys: ItemKeys }) {
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
          return <Small key={key} item={item} motionKey={key} bare />;
        })}
      </div>
    </div>
  );
});

/** A chip of Duel: the name, and what it gives in signs; `bare` where its colour is said around it. */
export const Small = memo(function Small({ item, motionKey, bare }: { item: Item; motionKey: string; bare?: boolean }) {
  const { words, facts, tones } = useTableBasics();
  const told = facts.get(item.ref) ?? [];
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
      {told.length > 0 && <ScreenReaderLabel of={words.facts(told)} />}
      <span className="chip-gifts" aria-hidden="true">
        {costsAndEffects(told)[1].map((fact) => (
          <Sign key={fact[0]} fact={fact} />
        ))}
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
          return <Small key={key} item={item} motionKey={key} />;
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
          return <Science key={key} item={item} motionKey={key} />;
        })}
      </div>
    </SectionBox>
  );
});

function Science({ item, motionKey }: { item: Item; motionKey: string }) {
  const { words } = useTableBasics();
  const note = useNote(item);
  const icon = iconFor(split(item.ref)[1]) ?? "science";
  const said = [words.ref(item.ref), note].filter(Boolean).join(", ");
  const pair = item.note === "pair";
  return (
    <Thing
      of={item.ref}
      className="chip symbol"
      aria-label={said}
      title={said}
      data-pair={pair ? "" : undefined}
      data-key={motionKey}
    >
      <Icon name={icon} />
      {pair && (
        <>
          <span className="joint" />
          <Icon name={icon} />
        </>
      )}
    </Thing>
  );
}
