/** The own side: points, coins, strength and workers; civilizations, technologies, wonders. */
import { memo } from "react";
import { ScreenReaderLabel, Thing } from "../../../board/card";
import { useDelta, useTableBasics } from "../../../board/context";
import { Delta, Ticking } from "../../../board/counters";
import { amountOf, countOf } from "../../../board/find";
import type { ItemKeys } from "../../../board/sections";
import { Icon, iconFor } from "../../../icons";
import { SeatShape } from "../../../icons/ui";
import type { Count, Counters, Item } from "../../../protocol";
import { countKey } from "../../../table/diff";
import { sameProps } from "../../../table/reuse";
import type { Words } from "../../../words/words";
import { AllDone, Amount, Doubt, DoubtNote, Heading, Meeples } from "./signs";
import { useAbilityOrSelf, useByWorker } from "./sources";
import { keyOf, useFreeWorkers } from "./workers";

export const ROUNDS = 6;
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
export function Workers({ stock, seat, own }: { stock: Counters; seat: string; own?: boolean }) {
  const { words } = useTableBasics();
  const line = useFreeWorkers();
  const all = amountOf(stock, "workers");
  const free = amountOf(stock, "free");
  const text = workersText(words, free, all - free);
  return (
    <span className="era-workers" title={text} role="img" aria-label={text}>
      <Meeples seat={seat} n={free} state="free" moving={own ? line.map(keyOf) : []} />
      <Meeples seat={seat} n={all - free} state="placed" />
      <Meeples seat="" n={LIMIT - all} state="none" />
    </span>
  );
}

/** Points now and at the end, coins, strength, goods of a scenario, workers. */
export const OwnBar = memo(function OwnBar({ stock, seat, round }: { stock: Counters; seat: string; round: number }) {
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
      <span className="era-bar-round" title={words.label("round")}>
        <Icon name="hourglass" label={words.label("round")} /> {words.say("web-era-of", { n: round, of: ROUNDS })}
      </span>
      <span className="era-bar-workers">
        <Workers stock={stock} seat={seat} own />
        <span className="era-about">{workersText(words, free, all - free)}</span>
      </span>
    </header>
  );
}, sameProps);

/** A wonder in a line: its picture, its name, what it brings, and how many points that is now. */
function Wonder({ item, motionKey, own }: { item: Item; motionKey: string; own: boolean }) {
  const take = useByWorker("wonder", "take");
  const { words, facts, pictures } = useTableBasics();
  const said = (facts.get(item.ref) ?? []).filter(([id]) => id !== "era");
  const of = useAbilityOrSelf(item.ref);
  const worth = item.number;
  return (
    <Thing
      of={of}
      className="era-wonder"
      data-own={own ? "" : undefined}
      data-kind="wonder"
      data-key={motionKey}
      play={own || !take ? undefined : () => take(item.ref)}
    >
      <span className={`tile pictured ${pictures.card(item.ref)}`} />
      <span className="era-wonder-text">
        {worth != null && (
          <span className="era-worth" title={words.say("web-era-worth")}>
            = <Amount of="points" n={worth} />
          </span>
        )}
        <span className="name">{words.ref(item.ref)}</span> <Doubt of={item.ref} />{" "}
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

const ROOMY = 5; // wonders that have two lines each; more of them are set closer

/** The own wonders, then those of the pool. */
export const Wonders = memo(function Wonders({ pool, held, keys }: { pool: Item[]; held: Item[]; keys: ItemKeys }) {
  const { words } = useTableBasics();
  const close = pool.length + held.length > ROOMY ? "" : undefined;
  const left = words.say("web-era-in-pool", { n: pool.length });
  return (
    <section className="era-wonders" data-title="wonders" data-close={close}>
      <Heading about={held.length ? words.say("web-era-wonders", { own: held.length, n: pool.length }) : left}>
        {words.label("held-wonders")}
      </Heading>
      {held.map((item) => (
        <Wonder key={keys(item)} item={item} motionKey={keys(item)} own />
      ))}
      {pool.map((item) => (
        <Wonder key={keys(item)} item={item} motionKey={keys(item)} own={false} />
      ))}
      <DoubtNote />
    </section>
  );
}, sameProps);
