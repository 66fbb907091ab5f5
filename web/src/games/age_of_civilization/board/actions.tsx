/** Actions: the eight cards of the time track, and the permanent ones. Workers stand on their squares. */
import { type CSSProperties, memo, useLayoutEffect, useRef } from "react";
import { Piece } from "../../../art/drawn";
import { ScreenReaderLabel, Thing, useNote } from "../../../board/card";
import { useChoices, useTableBasics } from "../../../board/context";
import { onItem } from "../../../board/find";
import type { ItemKeys } from "../../../board/sections";
import { Icon, iconForRef, signsInWords } from "../../../icons";
import type { Cards, Fact, Grid, Item, Track } from "../../../protocol";
import { sameProps } from "../../../table/reuse";
import { printedOf, rowsOf } from "./model";
import { Amount, Coin, Does, Doubt, Heading, isSigned, useDoubt } from "./signs";
import { squareOf, useWorkerOn } from "./workers";

/** What abilities of the viewer add to actions, what is missing, whether workers are at work, and whether all are. */
export type Now = { bonuses: Grid | undefined; lacks: Grid | undefined; placed: boolean; idle: boolean };

const GAINS = ["points", "coins", "workers"];
const LONG = 10; // letters of a name that is written smaller
const LONG_TOKEN = 7; // of one that has no icon beside it

/** One square for each worker of a space; a worker who stands on a deadly one does not come back. */
function Squares({ item, placed }: { item: Item; placed: boolean }) {
  const { facts, viewer, words } = useTableBasics();
  const workerOn = useWorkerOn();
  const { spaces, workers, red } = printedOf(facts.get(item.ref) ?? []);
  const used = placed ? (onItem(item, "spaces-used")?.value ?? 0) : 0;
  const deadly = red && !onItem(item, "workers-return");
  const each = item.second ?? workers;
  return (
    <span className="era-spaces" title={deadly ? words.say("fact-red") : undefined}>
      {Array.from({ length: spaces }, (_, space) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a space has no other name
        <span key={space} className="era-space" data-deadly={deadly ? "" : undefined}>
          {Array.from({ length: each }, (_, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a square has no other name
            <span key={i} className="era-square" data-on={space < used ? "" : undefined}>
              {space < used ? (
                <span className="era-stands" data-key={workerOn(squareOf(item.ref, space, i))}>
                  <Piece piece={{ kind: "worker" }} seat={viewer} />
                </span>
              ) : (
                deadly && <Icon name="plague" />
              )}
            </span>
          ))}
        </span>
      ))}
    </span>
  );
}

/** The price; the printed one is struck out where an ability makes it another. */
function Cost({ item }: { item: Item }) {
  const { facts, words } = useTableBasics();
  const { coins } = printedOf(facts.get(item.ref) ?? []);
  const now = item.number ?? coins;
  if (!coins && !now) return <span className="era-free">{words.say("web-era-no-coins")}</span>;
  return (
    <span className="era-price">
      {now !== coins && <s>{coins}</s>}
      <Coin n={now} size={26} />
    </span>
  );
}

/** What abilities add now, with their names; or what is missing. */
function More({ item, now }: { item: Item; now: Now }) {
  const { words } = useTableBasics();
  const lack = rowsOf(now.lacks, item.ref)[0];
  const units = now.idle ? ["coins"] : ["coins", "workers"]; // without a free worker no action can be used
  const missing = lack && units.filter((unit) => Number(lack[unit]) > 0);
  if (lack && missing?.length)
    return (
      <span className="era-lacks">
        {missing.map((unit) => words.say(`web-era-lacks-${unit}`, { n: Number(lack[unit]) })).join(", ")}
      </span>
    );
  const by = rowsOf(now.bonuses, item.ref).map((row) => words.ref(String(row.by)));
  return by.length > 0 && <span className="era-by">{[...new Set(by)].join(", ")}</span>;
}

function Bonuses({ item, now }: { item: Item; now: Now }) {
  const rows = rowsOf(now.bonuses, item.ref);
  const sums = GAINS.map((unit) => [unit, rows.reduce((sum, row) => sum + Number(row[unit]), 0)] as const);
  return sums.map(([unit, n]) => n > 0 && <Amount key={unit} of={unit} n={n} sign="+" />);
}

/** What an action gives: figures large, the rest in small words. */
function Gains({ item, now }: { item: Item; now: Now }) {
  const { facts, words } = useTableBasics();
  const { effects } = printedOf(facts.get(item.ref) ?? []);
  const gainOf = (x: (typeof effects)[number]) => Object.keys((x[1].gain ?? {}) as object);
  const isPlain = (x: (typeof effects)[number]) =>
    x[0] === "printed" && gainOf(x).length === 1 && !/^others|exhaustion|forts/.test(gainOf(x)[0] ?? "");
  const plain = effects.filter(isPlain);
  const first = effects[0];
  return (
    <>
      {first && (
        <span className="era-gain">
          {plain.map((fact) => (
            <Does key={gainOf(fact)[0]} fact={fact} />
          ))}
          {!plain.length && isSigned(gainOf(first)[0] ?? "") && <Briefly fact={first} />}
          <span className="era-bonus">
            <Bonuses item={item} now={now} />
          </span>
          <Doubt of={item.ref} />
        </span>
      )}
      {effects
        .filter((x) => !isPlain(x))
        .map((fact) => (
          <span key={gainOf(fact).join()} className="era-more">
            {gainOf(fact)[0] === "forts" ? (
              words.say("web-era-for-good")
            ) : (
              <Does fact={plain.length || fact !== first ? fact : withoutFirst(fact)} />
            )}
          </span>
        ))}
      <More item={item} now={now} />
    </>
  );
}

/** One click sends workers to the card itself, also while there is a space of one's own for it. */
function useCommonSpace(ref: string): (() => void) | undefined {
  const choices = useChoices();
  const { actions } = useTableBasics();
  const ways = choices.filter((x) => x.refs[0] === ref);
  const common = ways.length > 1 ? ways.find((x) => x.verb === "act") : undefined;
  return common && actions ? () => actions.choose(common) : undefined;
}

type ActionProps = {
  item: Item;
  motionKey: string;
  now: Now;
  state: "usable" | "permanent";
  came?: boolean | undefined; // what its icon brings happened
};

/** An action that can be used in this round: picture, what it gives, squares, price. */
const Action = memo(function Action({ item, motionKey, now, state, came }: ActionProps) {
  const { words, facts, pictures } = useTableBasics();
  const note = useNote(item);
  const common = useCommonSpace(item.ref);
  const own = facts.get(item.ref) ?? [];
  const { spaces, red } = printedOf(own);
  const doubt = useDoubt(item.ref);
  const dead = !spaces || item.note === "scorched" || item.note === "blocked";
  const can = item.can == null ? "" : words.say(item.can ? "web-can" : "web-cannot");
  return (
    <Thing
      of={item.ref}
      className="era-action"
      data-kind="action"
      data-state={state}
      data-tone={
        red && !onItem(item, "workers-return") ? "red" : !spaces ? "gray" : state === "permanent" ? "blue" : "green"
      }
      data-dead={dead ? "" : undefined}
      data-can={item.can == null ? undefined : item.can ? "yes" : "no"}
      data-key={motionKey}
      choose={common}
    >
      <span className="era-band">
        <Icon name={iconForRef(item.ref, own)} />
        <span className="name" data-long={words.ref(item.ref).length > LONG ? "" : undefined}>
          {words.ref(item.ref)}
        </span>
      </span>
      <ScreenReaderLabel of={[can, signsInWords(note, words), ...words.facts(own), doubt]} />
      <span className={`era-picture picture ${pictures.card(item.ref)}`} />
      <span className="era-text" aria-hidden="true">
        {dead ? <span className="era-more">{note}</span> : <Gains item={item} now={now} />}
      </span>
      <span className="era-foot" aria-hidden="true">
        {spaces ? (
          <>
            <Squares item={item} placed={now.placed} />
            <Cost item={item} />
          </>
        ) : (
          came && (
            <span className="era-free">
              <Icon name="plague" /> {words.say("web-era-all-lost")}
            </span>
          )
        )}
      </span>
    </Thing>
  );
}, sameProps);

/** A card of the track that is gone: only the strip with its name. */
function Gone({ item, motionKey }: { item: Item; motionKey: string }) {
  const { words } = useTableBasics();
  const note = useNote(item);
  return (
    <Thing of={item.ref} className="era-gone" data-key={motionKey} title={note}>
      <span className="name">{words.ref(item.ref)}</span>
      <ScreenReaderLabel of={[note]} />
    </Thing>
  );
}

/** The cards that are gone lie tucked below one another at the left, the last one at the bottom. */
function Pile({ items, keys }: { items: readonly Item[]; keys: ItemKeys }) {
  return (
    <li className="era-pile" data-state="gone">
      <ol>
        {items.map((item) => (
          <li key={keys(item)}>
            <Gone item={item} motionKey={keys(item)} />
          </li>
        ))}
      </ol>
      <span className="era-steps">
        {items.map((item, i) => (
          <span key={keys(item)} className="era-step">
            {i + 1}
          </span>
        ))}
      </span>
    </li>
  );
}

/** A card of the track that is still to come. */
function Coming({ item, motionKey }: { item: Item; motionKey: string }) {
  const { words, facts, pictures } = useTableBasics();
  const note = useNote(item);
  const own = facts.get(item.ref) ?? [];
  const { effects } = printedOf(own);
  return (
    <Thing of={item.ref} className="era-coming" data-key={motionKey}>
      <span className="era-band">
        {words.ref(item.ref).length <= LONG && <Icon name={iconForRef(item.ref, own)} />}
        <span className="name">{words.ref(item.ref)}</span>
      </span>
      <span className={`era-picture picture ${pictures.card(item.ref)}`} />
      <ScreenReaderLabel of={words.facts(own)} />
      <span className="era-gain" aria-hidden="true">
        {effects[0] && <Briefly fact={effects[0]} />}
      </span>
      <span className="era-from">{note}</span>
    </Thing>
  );
}

/** A gain without its first figure: only on which condition it is there. */
function withoutFirst([id, args]: Fact): Fact {
  const [[unit] = [""], ...rest] = Object.entries((args.gain ?? {}) as Record<string, number>);
  return [id, { ...args, gain: isSigned(unit) ? Object.fromEntries(rest) : (args.gain as Record<string, number>) }];
}

/** What a coming card gives: its first figure; the rest is in its panel. */
function Briefly({ fact }: { fact: Fact }) {
  const [unit, n] = Object.entries((fact[1].gain ?? {}) as Record<string, number>)[0] ?? [];
  return unit && isSigned(unit) ? (
    <Amount of={unit} n={n ?? 0} sign={unit === "forts" ? "+" : ""} />
  ) : (
    <Does fact={fact} />
  );
}

type OmenProps = {
  name: string;
  at: number;
  last: boolean;
  tight: boolean; // the next card brings something too
  losers: readonly Item[];
  token: Item | undefined;
};

/** What a card brings when it is reached: a war, a plague, an event. */
function Omen({ name, at, last, tight, losers, token }: OmenProps) {
  const { words, viewer } = useTableBasics();
  const after = at - 3; // the round that ends then
  const hurt = losers.filter((x) => x.number === at).map((x) => x.ref.slice("seat:".length));
  const others = hurt.filter((x) => x !== viewer).map((x) => words.seat(x));
  const about = [
    words.say(`web-era-${name}-about`, { round: after }),
    others.length > 0 && words.say("web-era-others-lose", { names: others.join(", ") }),
  ].filter(Boolean);
  if (token)
    return (
      <Thing of={token.ref} className="era-omen" data-omen={name} title={about.join(" ")}>
        {words.ref(token.ref).length <= LONG_TOKEN && <Icon name="event" />}
        <b>{words.ref(token.ref)}</b>
      </Thing>
    );
  return (
    <div className="era-omen" data-omen={name} data-last={last ? "" : undefined} title={about.join(" ")}>
      <Icon name={name === "war" ? "strength" : "plague"} />
      <b>
        {words.say(tight ? `web-era-${name}-brief` : `web-era-${name}`, { round: after })}
        {hurt.includes(viewer) && (
          <span className="era-you-lose" title={words.say("web-era-you-lose")}>
            <Amount of="workers" n={1} sign="−" />
          </span>
        )}
      </b>
      <span className="visually-hidden">{about.join(" ")}</span>
    </div>
  );
}

type TrackProps = {
  items: Item[];
  time: Track | undefined;
  tokens: Item[];
  losses: Cards | undefined;
  now: Now;
  keys: ItemKeys;
};

/** Eight cards in a row: those that are gone tucked in, those that can be used raised, the others small. */
export const TimeTrack = memo(function TimeTrack({ items, time, tokens, losses, now, keys }: TrackProps) {
  const { words } = useTableBasics();
  const row = useRef<HTMLOListElement>(null);
  const marker = time?.marks.find((x) => x.name === "marker")?.at ?? 1;
  const last = time?.marks.find((x) => x.name === "marker")?.to ?? marker;
  // biome-ignore lint/correctness/useExhaustiveDependencies: in every round a phone shows the marker again
  useLayoutEffect(() => {
    if (row.current) row.current.scrollLeft = 0;
  }, [marker]);
  return (
    <section className="era-track" aria-label={words.label("time")} data-title="track">
      <ol ref={row}>
        {marker > 1 && <Pile items={items.slice(0, marker - 1)} keys={keys} />}
        {items.slice(marker - 1).map((item, i) => {
          const at = marker + i;
          const state = at <= last ? "usable" : "coming";
          const brings = time?.marks.filter((x) => x.at === at && x.name !== "marker" && state === "coming") ?? [];
          const key = keys(item);
          const open = state === "coming" && item.note !== "future" && !!item.cost;
          return (
            <li
              key={at}
              data-state={state}
              data-open={open ? "" : undefined}
              data-at={at}
              style={{ "--at": at } as CSSProperties}
            >
              {brings.map((x) => (
                <Omen
                  key={x.name}
                  name={x.name}
                  at={at}
                  last={at === items.length}
                  tight={!!time?.marks.some((y) => y.at === at + 1 && y.name !== "token")}
                  losers={losses?.items ?? []}
                  token={x.name === "token" ? tokens.find((y) => y.number === at) : undefined}
                />
              ))}
              {(state === "usable" || open) && (
                <Action item={item} motionKey={key} now={now} state="usable" came={at > last - marker + 1} />
              )}
              {state === "coming" && !open && <Coming item={item} motionKey={key} />}
              <span className="era-step">
                {at === marker && (
                  <span className="era-marker" title={words.say("mark-marker")} data-key="track:time:">
                    <Icon name="hourglass" label={words.say("mark-marker")} />
                  </span>
                )}
                {at}
              </span>
            </li>
          );
        })}
      </ol>
    </section>
  );
}, sameProps);

/** The three actions that are always there. */
export const Permanent = memo(function Permanent({ items, now, keys }: { items: Item[]; now: Now; keys: ItemKeys }) {
  const { words } = useTableBasics();
  return (
    <section className="era-permanent" data-title="permanent">
      <Heading>{words.label("permanent")}</Heading>
      <div>
        {items.map((item) => {
          const key = keys(item);
          return <Action key={key} item={item} motionKey={key} now={now} state="permanent" />;
        })}
      </div>
    </section>
  );
}, sameProps);
