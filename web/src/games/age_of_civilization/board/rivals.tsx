/** Rivals: their points now and at the end, coins, strength, workers, civilizations, technologies and wonders. */
import { memo } from "react";
import { ScreenReaderLabel, Thing, Tile } from "../../../board/card";
import { useTableBasics } from "../../../board/context";
import { amountOf, sectionOf } from "../../../board/find";
import type { ItemKeys } from "../../../board/sections";
import { SeatShape } from "../../../icons/ui";
import type { Deck, Item, Section } from "../../../protocol";
import { sameProps } from "../../../table/reuse";
import { Workers } from "./mine";
import { abilitiesOf, itemsOf } from "./model";
import { AllDone, Amount } from "./signs";

type Props = { seat: string; sections: Section[]; first: boolean; keys: ItemKeys };

export const Rival = memo(function Rival({ seat, sections, first, keys }: Props) {
  const { words } = useTableBasics();
  const stock = sectionOf(sections, "counters", "stock", seat);
  const civilizations = itemsOf(sections, "civilizations", seat);
  const things = ["technologies", "special", "held-wonders"].flatMap((title) => itemsOf(sections, title, seat));
  const hand = sections.filter((x): x is Deck => x.kind === "deck");
  return (
    <section className="era-rival" data-seat={seat} aria-label={words.seat(seat)}>
      <header>
        <Thing of={`seat:${seat}`} className="seat-name">
          <SeatShape seat={seat} />
          <span className="name">{words.seat(seat)}</span>
        </Thing>
        {first && (
          <span className="era-first" title={words.label("first")}>
            {words.say("web-era-first")}
          </span>
        )}
        {stock && (
          <span className="era-rival-points" title={`${words.label("final")}: ${amountOf(stock, "final")}`}>
            <Amount of="points" n={amountOf(stock, "points")} /> <small>→ {amountOf(stock, "final")}</small>
          </span>
        )}
      </header>
      {!stock && <p className="era-about">{words.label("resigned")}</p>}
      {stock && (
        <p className="era-rival-line">
          <Amount of="coins" n={amountOf(stock, "coins")} />
          <Amount of="strength" n={amountOf(stock, "strength")} />
          {hand.map((x) => (
            <span key={x.title} className="era-about">
              {words.label(x.title)} {x.count}
            </span>
          ))}
          <Workers stock={stock} seat={seat} />
        </p>
      )}
      {stock && !civilizations.length && <p className="era-about">{words.say("web-era-no-civilization")}</p>}
      {[...civilizations]
        .sort((a, b) => Number(b.note === "main") - Number(a.note === "main"))
        .map((item) => (
          <RivalCivilization key={keys(item)} of={item.ref} note={item.note ?? ""} motionKey={keys(item)} />
        ))}
      {things.length > 0 && (
        <div className="era-rival-things">
          {things.map((item) => (
            <RivalThing key={keys(item)} item={item} motionKey={keys(item)} />
          ))}
        </div>
      )}
    </section>
  );
}, sameProps);

/** A technology by its picture, a wonder by its picture and its name. */
function RivalThing({ item, motionKey }: { item: Item; motionKey: string }) {
  const { words } = useTableBasics();
  const name = words.ref(item.ref);
  return (
    <Thing of={item.ref} className="era-rival-thing" data-key={motionKey} title={name} data-tone={item.tone}>
      <Tile item={item} tone={item.tone ?? ""} />
      {item.ref.startsWith("wonder:") ? <span className="name">{name}</span> : <ScreenReaderLabel of={[name]} />}
    </Thing>
  );
}

function RivalCivilization({ of, note, motionKey }: { of: string; note: string; motionKey: string }) {
  const { words, facts } = useTableBasics();
  const { main, legacy } = abilitiesOf(facts.get(of) ?? []);
  return (
    <Thing
      of={of}
      className="era-rival-civilization"
      data-note={note}
      data-key={motionKey}
      title={words.say(`note-${note}`)}
    >
      <span className="name">{words.ref(of)}</span> <AllDone facts={note === "main" ? main : legacy} />
    </Thing>
  );
}
