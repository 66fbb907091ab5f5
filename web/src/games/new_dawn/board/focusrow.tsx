/** The focus row: five slots with their terrain, each card with what it would do from its slot now. */
import { memo, useState } from "react";
import { ScreenReaderLabel, ShortFact, Thing, useNote } from "../../../board/card";
import { PlaceContext, useChoices, useTable, useTableBasics } from "../../../board/context";
import { Icon, iconForRef, TextWithIcons } from "../../../icons";
import type { Count, Item } from "../../../protocol";
import { sameProps } from "../../../table/reuse";
import { softHyphens } from "../../../words/hyphens";
import { split, type Words } from "../../../words/words";
import { type Empires, onCard } from "./empires";
import { typeIcon } from "./types";

const LEVELS = / (I|II|III|IV)$/; // at the end of a card's name
const LONG = 17; // letters of a name with its level that needs two lines
const OF_RIVALS = ["grant", "rob"]; // verbs that mean cards of a rival
const ON_DOTS = ["trade", "spent"];
const OF_SLOT = /^(type|focus-(science|industry|reach-\w+|tokens-culture|steps-economy))$/; // with its figures

export const FocusRow = memo(function FocusRow({ table, seat }: { table: Empires; seat: string }) {
  const { words } = useTableBasics();
  const [over, setOver] = useState(-1);
  const resolved = useResolved(table, seat);
  const prospects = new Map(table.cards("prospects").map((x) => [x.ref, x]));
  return (
    <ol
      className="dawn-row"
      data-resolving={resolved ? "" : undefined}
      aria-label={words.say("web-dawn-focus-row", { name: words.seat(seat) })}
    >
      {table.row(seat).map((item, slot) => (
        <li
          key={item.ref}
          className="dawn-slot"
          data-slot={slot + 1}
          data-now={resolved === slot + 1 ? "" : undefined}
          onPointerEnter={() => setOver(slot)}
          onPointerLeave={() => setOver(-1)}
        >
          <span className="dawn-slot-name">
            <b>{slot + 1}</b> <span>{words.label(`slot-${slot + 1}`).replace(/^\d+ /, "")}</span>
            <em>{prospects.size > 0 && over >= 0 ? whereTo(slot, over, words) : ""}</em>
          </span>
          <FocusCard item={item} prospect={prospects.get(item.ref)} />
        </li>
      ))}
    </ol>
  );
}, sameProps);

/** The slot of the card that this player is resolving; 0 for none. A question names the slot or the card. */
function useResolved(table: Empires, seat: string): number {
  const { asked } = useTable();
  if (asked?.seat !== seat || asked.question === "AfterReset") return 0; // it is done
  const { slot, card } = asked.args ?? {};
  if (typeof slot === "string") return Number(split(slot)[1]);
  return table.row(seat).findIndex((x) => x.ref === card) + 1;
}

/** Where the card of a slot goes if the card the pointer is over were resolved. */
function whereTo(slot: number, resolved: number, words: Words): string {
  if (slot > resolved) return "";
  if (slot < resolved) return `→ ${slot + 2}`;
  return words.say(resolved === 0 ? "web-dawn-stays" : "web-dawn-to-slot", { n: 1 });
}

const FocusCard = memo(function FocusCard({ item, prospect }: { item: Item; prospect?: Item | undefined }) {
  const { words, facts, pictures } = useTableBasics();
  const note = useNote(item);
  const cardFacts = facts.get(item.ref) ?? [];
  const name = words.ref(item.ref);
  const level = LEVELS.exec(name)?.[1] ?? "";
  const isShort = (id: string) => words.has(`signs-${id}`) || words.has(`short-${id}`);
  const extra = cardFacts.filter(([id]) => !OF_SLOT.test(id) && isShort(id));
  return (
    <Thing of={item.ref} className="dawn-card" data-tone={item.tone} data-key={item.ref}>
      <span className="dawn-card-head">
        <Icon name={typeIcon(cardFacts)} />
        <span className="name" data-long={name.length > LONG ? "" : undefined}>
          {softHyphens(name.replace(LEVELS, ""))}
        </span>
        <b>{level}</b>
      </span>
      <span className={`dawn-card-picture picture ${pictures.card(item.ref)}`}>
        <Tokens item={item} />
      </span>
      <ScreenReaderLabel of={[note, prospectText(prospect, words), words.facts(cardFacts).join("; ")]} />
      <span className="dawn-card-body" aria-hidden="true">
        <span className="dawn-does">
          <TextWithIcons text={note} />
        </span>
        {extra.map((fact) => (
          <span key={fact[0]} className="dawn-extra">
            {words.has(`signs-${fact[0]}`) ? <ShortFact fact={fact} /> : <TextWithIcons text={words.short(fact)} />}
          </span>
        ))}
        {prospect && <Prospect of={prospect} />}
      </span>
    </Thing>
  );
}, sameProps);

/** What lies on the card: three places for trade tokens, and whatever else there is. */
function Tokens({ item }: { item: Item }) {
  const { words } = useTableBasics();
  const trade = onCard(item, "trade");
  const others = (item.on ?? []).filter((x) => !ON_DOTS.includes(x.name));
  return (
    <span className="dawn-tokens" title={trade ? words.say("web-dawn-trade", { n: trade }) : undefined}>
      {[0, 1, 2].map((n) => (
        <span key={n} className="dawn-token" data-there={n < trade ? "" : undefined} />
      ))}
      {others.map((x) => (
        <OnCard key={x.name} of={x} />
      ))}
    </span>
  );
}

function OnCard({ of }: { of: Count }) {
  const { words } = useTableBasics();
  const text = words.label(of.name);
  return (
    <span className="dawn-on-card" title={text}>
      <Icon name={iconForRef(`piece:${of.name}`)} label={text} />
      {of.value > 1 && of.value}
    </span>
  );
}

function prospectText(of: Item | undefined, words: Words): string {
  if (!of) return "";
  if (of.note) return words.say(`note-${of.note}`);
  return (of.on ?? []).map((x) => words.say(`on-${x.name}`, { n: x.value, of: x.of ?? 0 })).join(", ");
}

function Prospect({ of }: { of: Item }) {
  const { words } = useTableBasics();
  const text = prospectText(of, words);
  if (!text) return null;
  return (
    <span className="dawn-prospect" data-idle={of.note ? "" : undefined}>
      {of.note && "⚠ "}
      {text}
    </span>
  );
}

/** The row of a rival: types, levels and trade tokens in the order of the slots. */
export const SmallRow = memo(function SmallRow({ table, seat }: { table: Empires; seat: string }) {
  const { words, facts } = useTableBasics();
  const asked = useChoices().some((x) => OF_RIVALS.includes(x.verb));
  return (
    <PlaceContext value={table.id("focus-row", seat)}>
      <ol className="dawn-small-row" aria-label={words.say("web-dawn-focus-row", { name: words.seat(seat) })}>
        {table.row(seat).map((item, slot) => {
          const name = words.ref(item.ref);
          const trade = onCard(item, "trade");
          const said = [`${slot + 1}: ${name}`, trade ? words.say("web-dawn-trade", { n: trade }) : ""];
          return (
            <li key={item.ref}>
              <Thing
                of={item.ref}
                look={!asked}
                className="dawn-small-card"
                data-tone={item.tone}
                title={said.filter(Boolean).join(", ")}
              >
                <span className="dawn-small-slot">{slot + 1}</span>
                <Icon name={typeIcon(facts.get(item.ref))} label={name} />
                <span className="dawn-small-name">{name.replace(LEVELS, "")}</span>
                <b>{LEVELS.exec(name)?.[1] ?? ""}</b>
                {trade > 0 && <span className="dawn-small-trade">{"•".repeat(trade)}</span>}
              </Thing>
            </li>
          );
        })}
      </ol>
    </PlaceContext>
  );
}, sameProps);
