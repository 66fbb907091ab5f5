/** The own side: points, coins, strength and workers; civilizations, technologies, wonders. */
import { memo } from "react";
import { ScreenReaderLabel, Thing } from "../../../board/card";
import { useDelta, useTableBasics } from "../../../board/context";
import { Delta, Ticking } from "../../../board/counters";
import { amountOf, countOf } from "../../../board/find";
import type { ItemKeys } from "../../../board/sections";
import { Icon, iconFor } from "../../../icons";
import { SeatShape } from "../../../icons/ui";
import type { Cards, Count, Counters, Item } from "../../../protocol";
import { countKey } from "../../../table/diff";
import { sameProps } from "../../../table/reuse";
import type { Words } from "../../../words/words";
import { AllDone, Amount, Doubt, DoubtNote, Heading, Meeples } from "./signs";
import { useAbilityOrSelf } from "./sources";

const LIMIT = 4; // workers

/** A counter with its sign and its name. */
function Figure({ stock, count, quiet }: { stock: Counters; count: Count | undefined; quiet?: boolean }) {
  const { words } = useTableBasics();
  const delta = useDelta(countKey(stock, count?.name ?? ""));
  if (!count) return null;
  const label = words.label(count.name);
  return (
    <span className="era-figure count" data-name={count.name} data-quiet={quiet ? "" : undefined} title={label}>
      {!quiet && <Icon name={iconFor(count.name) ?? "token"} />}
      <span className="count-label">{quiet ? words.say("web-era-at-end") : label}</span>
      <span className="count-value">
        <Ticking value={count.value} />
        {delta != null && <Delta value={delta} />}
      </span>
    </span>
  );
}

const workersText = (words: Words, free: number, placed: number) =>
  words.say(placed ? "web-era-workers" : "web-era-free-workers", placed ? { free, placed } : { free });

/** Workers in a line: free ones, those at work, and those one does not have. */
export function Workers({ stock, seat }: { stock: Counters; seat: string }) {
  const { words } = useTableBasics();
  const all = amountOf(stock, "workers");
  const free = amountOf(stock, "free");
  const text = workersText(words, free, all - free);
  return (
    <span className="era-workers" title={text} role="img" aria-label={text}>
      <Meeples seat={seat} n={free} state="free" />
      <Meeples seat={seat} n={all - free} state="placed" />
      <Meeples seat="" n={LIMIT - all} state="none" />
    </span>
  );
}

/** Points now and at the end, coins, strength, goods of a scenario, workers. */
export const OwnBar = memo(function OwnBar({ stock, seat }: { stock: Counters; seat: string }) {
  const { words } = useTableBasics();
  const goods = ["stones", "silk", "sold", "forts", "doomed"];
  const all = amountOf(stock, "workers");
  const free = amountOf(stock, "free");
  return (
    <header className="era-bar" data-title="stock">
      <Thing of={`seat:${seat}`} className="seat-name">
        <SeatShape seat={seat} />
        <span className="name">{words.seat(seat)}</span>
      </Thing>
      <Figure stock={stock} count={countOf(stock, "points")} />
      <Figure stock={stock} count={countOf(stock, "final")} quiet />
      <Figure stock={stock} count={countOf(stock, "coins")} />
      <Figure stock={stock} count={countOf(stock, "strength")} />
      {goods.map((name) => (
        <Figure key={name} stock={stock} count={countOf(stock, name)} />
      ))}
      <span className="era-bar-workers">
        <Workers stock={stock} seat={seat} />
        <span className="era-about">{workersText(words, free, all - free)}</span>
      </span>
    </header>
  );
}, sameProps);

/** A wonder in a line: its picture, its name, what it brings, and how many points that is now. */
function Wonder({ item, motionKey, own }: { item: Item; motionKey: string; own: boolean }) {
  const { words, facts, pictures } = useTableBasics();
  const said = (facts.get(item.ref) ?? []).filter(([id]) => id !== "era");
  const of = useAbilityOrSelf(item.ref);
  const worth = item.number;
  return (
    <Thing of={of} className="era-wonder" data-own={own ? "" : undefined} data-kind="wonder" data-key={motionKey}>
      <span className={`tile pictured ${pictures.card(item.ref)}`} />
      <span className="era-wonder-text">
        <span className="era-wonder-name">
          <span className="name">
            {words.ref(item.ref)} <Doubt of={item.ref} />
          </span>
          {worth != null && (
            <span className="era-worth" title={words.say("web-era-worth")}>
              = <Amount of="points" n={worth} />
            </span>
          )}
        </span>
        <span className="era-wonder-does" aria-hidden="true">
          {said.map(([id, args]) => (
            <AllDone key={id} facts={[[id === "end" ? "printed" : id, args]]} />
          ))}
        </span>
      </span>
      <ScreenReaderLabel of={words.facts(said)} />
    </Thing>
  );
}

type WondersProps = { pool: Item[]; held: Item[]; specials: Item[]; special: Cards | undefined; keys: ItemKeys };

/** The own wonders, with Innovations the special technology cards, then the wonders of the pool. */
export const Wonders = memo(function Wonders({ pool, held, specials, special, keys }: WondersProps) {
  const { words } = useTableBasics();
  return (
    <section className="era-wonders" data-title="wonders">
      <Heading about={words.say("web-era-wonders-about")}>{words.label("held-wonders")}</Heading>
      {held.length > 0 && <h4>{words.say("web-era-yours")}</h4>}
      {held.map((item) => (
        <Wonder key={keys(item)} item={item} motionKey={keys(item)} own />
      ))}
      {(specials.length > 0 || special) && <Specials specials={specials} special={special} keys={keys} />}
      <h4>{words.say("web-era-in-pool", { n: pool.length })}</h4>
      <div className="era-wonder-pool" data-many={pool.length > 4 ? "" : undefined}>
        {pool.map((item) => (
          <Wonder key={keys(item)} item={item} motionKey={keys(item)} own={false} />
        ))}
      </div>
      <DoubtNote />
    </section>
  );
}, sameProps);

/** Special technology cards: the own one, or those that can be bought. */
function Specials({ specials, special, keys }: Pick<WondersProps, "specials" | "special" | "keys">) {
  const { words } = useTableBasics();
  return (
    <>
      <h4>{words.label(special ? "special" : "specials")}</h4>
      <div className="era-specials">
        {[...(special?.items ?? []), ...(special ? [] : specials)].map((item) => (
          <Thing key={keys(item)} of={item.ref} className="era-special" data-tone={item.tone} data-key={keys(item)}>
            <span className="name">{words.ref(item.ref)}</span>
            {item.number != null && <Amount of="coins" n={item.number} />}
          </Thing>
        ))}
      </div>
    </>
  );
}
