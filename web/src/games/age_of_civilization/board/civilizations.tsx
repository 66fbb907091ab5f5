/** Civilizations: those that can be taken, with birth and absorption as two buttons; and the places they go to. */
import { type CSSProperties, memo } from "react";
import { Piece } from "../../../art/drawn";
import { ScreenReaderLabel, Thing, useNote } from "../../../board/card";
import { useChoices, useTableBasics } from "../../../board/context";
import { onItem } from "../../../board/find";
import type { ItemKeys } from "../../../board/sections";
import { Icon } from "../../../icons";
import type { Choice, Grid, Item } from "../../../protocol";
import { sameProps } from "../../../table/reuse";
import { softHyphens } from "../../../words/hyphens";
import { abilitiesOf, rowsOf, sourceOf } from "./model";
import { AllDone, Amount, Coin, Doubt, Heading } from "./signs";
import { squareOf, useWorkerOn } from "./workers";

const TWO = ["found", "absorb"] as const;

/** A civilization that the pointer is at, and the verb if it is at a button. */
export type Pointed = { ref: string; verb: string };
export type Point = (at: Pointed) => void;
export const NOWHERE: Pointed = { ref: "", verb: "" };
const PLACES = 3; // how many civilizations somebody can have

/** The choices to found or absorb a civilization now. */
function useTwo(ref: string): Choice[] {
  const choices = useChoices();
  return TWO.flatMap((verb) => choices.filter((x) => x.verb === verb && x.refs.includes(ref)));
}

const ROOMY = 4; // cards beside which there is room for a sentence
const [MANY, TWO_ROWS] = [6, 7]; // cards from which on the permanent actions are narrower; and the pool has two rows

type PoolProps = {
  title: string;
  items: Item[];
  births: Grid | undefined;
  keys: ItemKeys;
  point: Point;
};

/** Civilizations in a row: the pool, or the cards of a draft. */
export const Pool = memo(function Pool({ title, items, births, keys, point }: PoolProps) {
  const { words } = useTableBasics();
  return (
    <section
      className="era-pool"
      data-title={title}
      data-many={items.length >= TWO_ROWS ? "rows" : items.length >= MANY ? "" : undefined}
      style={{ "--count": items.length } as CSSProperties}
    >
      <Heading about={title === "pool" && items.length >= ROOMY && words.say("web-era-pool-about")}>
        {words.label(title)}
      </Heading>
      <div>
        {items.map((item) => {
          const key = keys(item);
          return <Civilization key={key} item={item} motionKey={key} births={births} point={point} />;
        })}
      </div>
    </section>
  );
}, sameProps);

type CardProps = { item: Item; motionKey: string; births: Grid | undefined; point: Point };

const Civilization = memo(function Civilization({ item, motionKey, births, point }: CardProps) {
  const { words, facts, pictures, actions } = useTableBasics();
  const two = useTwo(item.ref);
  const own = facts.get(item.ref) ?? [];
  const { main, legacy } = abilitiesOf(own);
  const coins = onItem(item, "coins")?.value ?? 0;
  const brings = rowsOf(births, item.ref)[0];
  const points = Number(brings?.points ?? 0);
  const pointAt = (choice?: Choice) => {
    if (!two.length) return;
    point({ ref: item.ref, verb: choice?.verb ?? "" });
    actions?.hint(choice ?? null);
  };
  const away = () => {
    point(NOWHERE);
    actions?.hint(null);
  };
  return (
    <fieldset
      className="era-civilization"
      aria-label={words.ref(item.ref)}
      data-asked={two.length ? "" : undefined}
      onPointerEnter={() => pointAt()}
      onPointerLeave={away}
      onFocus={() => pointAt()}
      onBlur={away}
    >
      <Thing of={item.ref} className="era-civilization-face" data-kind="civilization" data-key={motionKey}>
        <span className={`era-picture picture ${pictures.card(item.ref)}`}>
          <span className="era-population" title={words.say("fact-population", { n: item.number ?? 0 })}>
            {Array.from({ length: item.number ?? 0 }, (_, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: one is like another
              <Icon key={i} name="worker" />
            ))}
          </span>
          {coins > 0 && (
            <span className="era-coins-on" title={words.say("web-era-coins-on", { n: coins })}>
              <Coin n={coins} size={30} />
            </span>
          )}
        </span>
        <span className="era-name">
          <span className="name">{softHyphens(words.ref(item.ref))}</span>
          <Doubt of={item.ref} />
        </span>
        <ScreenReaderLabel of={[coins ? words.say("web-era-coins-on", { n: coins }) : "", ...words.facts(own)]} />
        <span className="era-main" aria-hidden="true">
          <AllDone facts={main} />
          {points > 0 && (
            <span className="era-brings">
              = <Amount of="points" n={points} />
            </span>
          )}
        </span>
        <span className="era-legacy" aria-hidden="true">
          <em>{words.say("signs-legacy")}</em> <AllDone facts={legacy} />
        </span>
      </Thing>
      {two.length > 0 && actions && (
        <span className="era-two">
          {two.map((choice) => (
            <button
              key={choice.verb}
              type="button"
              data-verb={choice.verb}
              aria-label={words
                .action(choice)
                .map((x) => x.text)
                .join("")}
              onPointerEnter={() => pointAt(choice)}
              onPointerLeave={() => pointAt()}
              onClick={() => actions.choose(choice)}
            >
              {words.say(`web-era-${choice.verb}`)}
            </button>
          ))}
        </span>
      )}
    </fieldset>
  );
}, sameProps);

/** The abilities of a civilization, each a thing that can be chosen; an own space has its square. */
function Ability({ of, legacy, spent }: { of: string; legacy: boolean; spent: boolean }) {
  const { facts, words, viewer } = useTableBasics();
  const workerOn = useWorkerOn();
  const own = abilitiesOf(facts.get(of) ?? []);
  const shown = legacy ? own.legacy : own.main;
  const ref = sourceOf(of, legacy);
  const spaces = shown.filter(([id]) => id === "space").length;
  return (
    <Thing of={ref} className={legacy ? "era-ability era-legacy" : "era-ability"} data-spent={spent ? "" : undefined}>
      {legacy && <em>{words.say("signs-legacy")} </em>}
      <AllDone facts={shown} />
      {spaces > 0 && (
        <span className="era-square" data-on={spent ? "" : undefined}>
          {spent && (
            <span className="era-stands" data-key={workerOn(squareOf(ref, 0, 0))}>
              <Piece piece={{ kind: "worker" }} seat={viewer} />
            </span>
          )}
        </span>
      )}
      {spent && !spaces && <span className="era-spent">{words.say("note-spent")}</span>}
    </Thing>
  );
}

type SlotsProps = { items: Item[]; abilities: Item[]; births: Grid | undefined; pointed: Pointed; keys: ItemKeys };

/** The own civilizations, and free places: a birth goes to the large one, an absorption to a small one. */
export const Slots = memo(function Slots({ items, abilities, births, pointed, keys }: SlotsProps) {
  const { words } = useTableBasics();
  const choices = useChoices();
  const main = items.find((x) => x.note === "main");
  const rest = items.filter((x) => x !== main);
  const free = PLACES - items.length - (main ? 0 : 1);
  const isSpent = (ref: string) => abilities.some((x) => x.ref === ref && x.note === "spent");
  const offered = (verb: string) => choices.some((x) => x.verb === verb);
  const at = pointed.ref;
  const follows = pointed.verb === "absorb" ? undefined : rowsOf(births, at)[0];
  const absorbs = at !== "" && pointed.verb !== "found" && offered("absorb");
  return (
    <section className="era-slots" data-title="civilizations">
      <Heading about={words.say("web-era-of", { n: items.length, of: PLACES })}>{words.label("civilizations")}</Heading>
      <div className="era-places">
        <div className="era-place-main" data-target={offered("found") ? "" : undefined}>
          {main && <Held item={main} motionKey={keys(main)} isSpent={isSpent} />}
          {(!main || follows) && (
            <div className="era-place" data-open={offered("found") ? "" : undefined}>
              <b>{words.say("web-era-found")}</b>
              {follows ? (
                <span className="era-follows">
                  <span>{words.ref(at)}</span>
                  {["workers", "coins", "points"].map(
                    (unit) =>
                      Number(follows[unit]) > 0 && (
                        <Amount key={unit} of={unit} n={Number(follows[unit])} sign={unit === "workers" ? "" : "+"} />
                      ),
                  )}
                  <Follows of={at} />
                  {main && (
                    <span className="era-about">{words.say("web-era-falls", { name: words.ref(main.ref) })}</span>
                  )}
                </span>
              ) : (
                <span>{words.say("web-era-place-main")}</span>
              )}
            </div>
          )}
        </div>
        <div className="era-place-legacies">
          {rest.map((item) => (
            <Held key={keys(item)} item={item} motionKey={keys(item)} isSpent={isSpent} />
          ))}
          {Array.from({ length: Math.max(0, free) }, (_, i) => (
            <div
              // biome-ignore lint/suspicious/noArrayIndexKey: a free place has no other name
              key={i}
              className="era-place"
              data-open={offered("absorb") && i === 0 ? "" : undefined}
            >
              <b>{words.say("web-era-absorb")}</b>
              {absorbs && i === 0 ? (
                <Absorbs of={at} />
              ) : (
                <span>
                  {words.say(offered("found") && !offered("absorb") ? "web-era-absorb-later" : "web-era-place-legacy")}
                </span>
              )}
            </div>
          ))}
        </div>
      </div>
    </section>
  );
}, sameProps);

/** What a civilization would do for the one who founds it. */
function Follows({ of }: { of: string }) {
  const { facts, words } = useTableBasics();
  const { main, legacy } = abilitiesOf(facts.get(of) ?? []);
  return (
    <small>
      <AllDone facts={main} />
      <br />
      <em>{words.say("signs-legacy")}</em> <AllDone facts={legacy} />
    </small>
  );
}

/** What a civilization would leave to the one who absorbs it. */
function Absorbs({ of }: { of: string }) {
  const { facts, words } = useTableBasics();
  return (
    <span className="era-follows">
      <span>{words.ref(of)}</span>
      <small>
        <AllDone facts={abilitiesOf(facts.get(of) ?? []).legacy} />
      </small>
    </span>
  );
}

type HeldProps = { item: Item; motionKey: string; isSpent: (ref: string) => boolean };

/** A civilization that somebody has: the main one with its picture, the others with their legacies only. */
function Held({ item, motionKey, isSpent }: HeldProps) {
  const { words, pictures } = useTableBasics();
  const note = useNote(item);
  const main = item.note === "main";
  return (
    <div className="era-held" data-note={item.note}>
      <Thing of={item.ref} className="era-held-name" data-key={motionKey} title={note}>
        {main && <span className={`era-picture picture ${pictures.card(item.ref)}`} />}
        <span className="name">
          {words.ref(item.ref)} <Doubt of={item.ref} />
        </span>
        {!main && <small>{words.say(`web-era-${item.note}`)}</small>}
      </Thing>
      {main && <Ability of={item.ref} legacy={false} spent={isSpent(sourceOf(item.ref, false))} />}
      <Ability of={item.ref} legacy spent={isSpent(sourceOf(item.ref, true))} />
    </div>
  );
}
