/** One city: purse, production and what buying costs it today; wonders; buildings by colour; science. */
import { Chip, costsAndGifts, Gist, Tile, useNote, useThing } from "../../board/card";
import { useTable } from "../../board/context";
import { Counter } from "../../board/counters";
import { type Keys, SectionView, Titled } from "../../board/sections";
import { Icon, ideaOf, ideaOfRef, Signs } from "../../icons";
import { Shape, Ui } from "../../icons/ui";
import type { Cards, Counters, Fact, Item, Section, Tableau } from "../../protocol";
import { split } from "../../words/words";

const SLOTS = 4;

type CityProps = { seat: string; sections: Section[]; keys: Keys; done: boolean };

export function City({ seat, sections, keys, done }: CityProps) {
  const { words, viewer } = useTable();
  const thing = useThing(`seat:${seat}`);
  const treasury = sections.find((x) => x.title === "treasury");
  const built = sections.find((x) => x.kind === "tableau");
  const inOrder = [...sections.filter((x) => x !== treasury && x !== built), ...(built ? [built] : [])];
  return (
    <section className="seat-area city" data-seat={seat} data-mine={seat === viewer ? "" : undefined}>
      <header>
        <button type="button" className="seat-name" {...thing}>
          <Shape seat={seat} />
          <span className="name">{words.seat(seat)}</span>
        </button>
        {treasury?.kind === "counters" && (
          <div className="counters">
            {treasury.items.map((x) => (
              <Counter key={x.name} section={treasury} count={x} brief />
            ))}
          </div>
        )}
      </header>
      <div className="seat-sections">
        {inOrder.map((x) => {
          if (x.kind === "counters") return <Line key={x.title} section={x} />;
          if (x.kind === "tableau") return <Columns key={x.title} section={x} keys={keys} />;
          if (x.kind === "cards" && x.title === "wonders")
            return <Wonders key={x.title} section={x} keys={keys} done={done} />;
          if (x.kind === "cards" && x.title === "symbols")
            return <Symbols key={x.title} section={x} keys={keys} city={built?.kind === "tableau" ? built : null} />;
          return <SectionView key={x.title} section={x} keys={keys} />;
        })}
      </div>
    </section>
  );
}

/** A few counters in one line after their title. */
function Line({ section }: { section: Counters }) {
  const { words } = useTable();
  const prices = section.title === "prices";
  return (
    <section className="line" data-title={section.title}>
      <h3>
        {words.label(section.title)}
        {prices && <Icon idea="coins" />}
      </h3>
      <div className="counters">
        {section.items.map((x) => (
          <Counter key={x.name} section={section} count={x} brief />
        ))}
      </div>
    </section>
  );
}

function Wonders({ section, keys, done }: { section: Cards; keys: Keys; done: boolean }) {
  const { words } = useTable();
  const missing = done ? Math.max(0, SLOTS - section.items.length) : 0;
  return (
    <Titled section={section}>
      <div className="wonders">
        {section.items.map((item) => {
          const key = keys(item);
          const raised = item.note === "raised";
          return (
            <span key={key} className="wonder" data-raised={raised ? "" : undefined}>
              {raised && <span className="tucked" />}
              <Wonder item={item} flip={key} />
            </span>
          );
        })}
        {Array.from({ length: missing }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: nobody knows it any more
          <span key={i} className="wonder boxed">
            <Ui name="close" size={20} />
            <span>{words.say("web-duel-boxed")}</span>
          </span>
        ))}
      </div>
    </Titled>
  );
}

/** With all it does: in signs where there are some, in words where not. */
function Wonder({ item, flip }: { item: Item; flip: string }) {
  const { words, facts } = useTable();
  const thing = useThing(item.ref);
  const note = useNote(item);
  const told = facts.get(item.ref) ?? [];
  const [costs, gifts] = costsAndGifts(told);
  const [short, wordy] = [
    gifts.filter(([id]) => words.has(`gist-${id}`)),
    gifts.filter(([id]) => !words.has(`gist-${id}`)),
  ];
  const name = words.ref(item.ref);
  const raised = item.note === "raised";
  const can = item.can == null ? "" : item.can ? "yes" : "no";
  const said = can && words.say(item.can ? "web-can" : "web-cannot");
  return (
    <button
      type="button"
      className="card"
      data-kind="wonder"
      data-note={item.note}
      data-key={flip}
      data-long={/\S{12}/.test(name) ? "" : undefined}
      {...thing}
    >
      <span className="band">
        <Tile item={item} tone="" />
        <span className="name">{name}</span>
      </span>
      <span className="unseen">{[said, note, ...words.facts(told)].filter(Boolean).join(". ")}</span>
      <span className="body" aria-hidden="true">
        {!raised && (
          <span className="costline">
            <span className="costs">
              {costs.map((fact) => (
                <Gist key={fact[0]} fact={fact} />
              ))}
            </span>
            <span className="state" data-can={can}>
              {can && <Ui name={item.can ? "check" : "lock"} size={16} />}
              <Signs text={note} />
            </span>
          </span>
        )}
        {wordy.length > 0 && <span className="words">{words.facts(wordy).join("; ")}</span>}
        <span className="giftline">
          <span className="gifts">
            {short.map((fact) => (
              <Gist key={fact[0]} fact={fact} />
            ))}
          </span>
        </span>
      </span>
    </button>
  );
}

function Columns({ section, keys }: { section: Tableau; keys: Keys }) {
  const { words } = useTable();
  return (
    <Titled section={section}>
      <div className="columns">
        {section.columns.map((column) => {
          const tone = column.title.replace(/^color-/, "");
          return (
            <div key={column.title} className="column" data-tone={tone}>
              <h4>
                <Icon idea={ideaOfRef("card:", [], tone)} />
                <span>{words.label(column.title)}</span>
                <span className="num">{column.items.length}</span>
              </h4>
              <div className="chips">
                {column.items.map((item) => {
                  const key = keys(item);
                  return <Chip key={key} item={item} flip={key} />;
                })}
              </div>
            </div>
          );
        })}
      </div>
    </Titled>
  );
}

/** How many cards of a city show a symbol. */
export function shown(symbol: string, city: Tableau | null, facts: ReadonlyMap<string, Fact[]>): number {
  const cards = city?.columns.flatMap((x) => x.items) ?? [];
  return cards.filter((x) => facts.get(x.ref)?.some(([id, args]) => id === "science" && args.symbol === symbol)).length;
}

function Symbols({ section, keys, city }: { section: Cards; keys: Keys; city: Tableau | null }) {
  const { facts } = useTable();
  return (
    <Titled section={section} more={<span className="num">{section.items.length}</span>}>
      <div className="symbols">
        {section.items.map((item) => (
          <Sign key={keys(item)} item={item} pair={shown(split(item.ref)[1], city, facts) > 1} />
        ))}
      </div>
    </Titled>
  );
}

function Sign({ item, pair }: { item: Item; pair: boolean }) {
  const { words } = useTable();
  const thing = useThing(item.ref);
  const name = words.ref(item.ref);
  const idea = ideaOf(split(item.ref)[1]) ?? "science";
  const said = pair ? words.say("web-duel-pair", { name }) : name;
  return (
    <button type="button" className="chip symbol" data-pair={pair ? "" : undefined} title={said} {...thing}>
      <Icon idea={idea} />
      {pair && (
        <>
          <span className="joint" />
          <Icon idea={idea} />
        </>
      )}
      <span className="unseen">{said}</span>
    </button>
  );
}
