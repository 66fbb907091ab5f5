/** Large dialogs over the mat: an attack, the auction of a territory, the offer of a pact; with both sides' sums. */
import { type ReactNode, useEffect, useState } from "react";
import { ScreenReaderLabel } from "../../../board/card";
import { useTable, useTableBasics } from "../../../board/context";
import { Delta } from "../../../board/counters";
import { Thing } from "../../../board/thing";
import { SeatShape, UiIcon } from "../../../icons/ui";
import type { Choice, Item } from "../../../protocol";
import { softHyphens } from "../../../words/hyphens";
import { plain, split } from "../../../words/words";
import { type Acts, useActs } from "./acts";
import { ageOf, costsOf, figureOf } from "./cardface";
import { Sign, SignText } from "./signs";
import type { TableSections } from "./tablesections";

type Props = { table: TableSections; me: string };

export function Dispute({ table, me }: Props) {
  const acts = useActs();
  const [attack, offer, lot] = [table.cards("attack"), table.cards("pact-offer"), table.cards("lot")[0]];
  if (attack.length === 3) return <Attack table={table} me={me} items={attack} acts={acts} />;
  if (offer.length === 3) return <PactOffer items={offer} acts={acts} />;
  if (lot) return <Auction table={table} me={me} lot={lot} acts={acts} />;
  return null;
}

/** The card large on the left, the rest on the right. It can be folded to see the mat. */
export function Dialog({
  card,
  kind,
  title,
  children,
}: {
  card: Item;
  kind: ReactNode;
  title: string;
  children: ReactNode;
}) {
  const { words } = useTableBasics();
  const [folded, setFolded] = useState(false);
  useEffect(() => {
    const press = (e: KeyboardEvent) => {
      if (e.key === "b" && !e.ctrlKey && !e.metaKey && !e.altKey) setFolded((x) => !x);
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, []);
  return (
    <section className="a-moment" aria-label={title} data-folded={folded ? "" : undefined}>
      <div className="a-mbox">
        {!folded && <BigCard item={card} />}
        <div className="a-mtext">
          <p className="a-mk">
            {kind}
            <button type="button" className="a-btn" aria-expanded={!folded} onClick={() => setFolded(!folded)}>
              <kbd>B</kbd>
              {words.say(folded ? "web-ages-show-dialog" : "web-ages-show-board")}
            </button>
          </p>
          <h2>{title}</h2>
          {!folded && children}
        </div>
      </div>
    </section>
  );
}

function BigCard({ item }: { item: Item }) {
  const { words, facts, pictures } = useTableBasics();
  const known = facts.get(item.ref) ?? [];
  const said = known.filter(([id]) => !["age", "kind", "type"].includes(id));
  return (
    <Thing of={item.ref} className="a-big" data-tone={item.tone}>
      <b className="a-bband">{words.ref(item.ref)}</b>
      <span className={`a-pic ${pictures.card(item.ref)}`}>
        <span className="a-age">{ageOf(known)}</span>
        {costsOf(known) && (
          <span className="a-costs">
            <SignText text={costsOf(known)} />
          </span>
        )}
      </span>
      <span className="a-bx">
        {words.facts(said).map((text) => (
          <span key={text}>{text}</span>
        ))}
      </span>
    </Thing>
  );
}

export function Who({ seat }: { seat: string }) {
  const { words } = useTableBasics();
  return (
    <span className="a-whois" data-seat={seat}>
      <SeatShape seat={seat} size={12} /> {words.seat(seat)}
    </span>
  );
}

/** What can be chosen without a card, such as defending or passing. */
function Ends({ acts, verbs }: { acts: Acts; verbs: readonly string[] }) {
  const { words, actions } = useTableBasics();
  return (
    <div className="a-mb">
      {verbs.flatMap((verb, i) => {
        const choice = acts.plain(verb);
        if (!choice) return [];
        return (
          <button
            key={verb}
            type="button"
            className="a-btn"
            data-prime={i === 0 ? "" : undefined}
            data-act={verb}
            onClick={() => actions?.choose(choice)}
            onPointerEnter={() => actions?.hint(choice)}
            onPointerLeave={() => actions?.hint(null)}
          >
            {plain(words.action(choice))}
          </button>
        );
      })}
    </div>
  );
}

// an attack

type AttackProps = Props & { items: readonly Item[]; acts: Acts };

function Attack({ table, me, items, acts }: AttackProps) {
  const { words } = useTableBasics();
  const [card, attacker, defender] = items as [Item, Item, Item];
  const sum = (name: string) => table.value("attack-sums", "", name);
  const [needed, own, added] = [sum("attack-strength"), sum("defense-strength"), sum("defense-cards")];
  const seats = [split(attacker.ref)[1], split(defender.ref)[1]] as const;
  const mine = seats[1] === me;
  const short = needed - own - added;
  const title = mine
    ? short > 0
      ? words.say("web-ages-need", { n: short })
      : words.say("web-ages-enough")
    : words.say("web-ages-attacks", { attacker: words.seat(seats[0]), defender: words.seat(seats[1]) });
  const used = table.count("attack-sums", "", "cards-used");
  return (
    <Dialog card={card} title={title} kind={<AttackKind from={seats[0]} to={seats[1]} />}>
      <Bars seats={seats} needed={needed} own={own} added={added} />
      {mine && <AddedCards choices={acts.withVerb("bonus", "drop")} strengths={{ bonus: "defense" }} />}
      {used && (
        <p className="a-mn">
          {words.label("cards-used")}: {used.value}/{used.of}
        </p>
      )}
      {mine && <Outcome choice={acts.plain("yield")} />}
      {mine && <Ends acts={acts} verbs={["defend", "yield"]} />}
    </Dialog>
  );
}

function AttackKind({ from, to }: { from: string; to: string }) {
  return (
    <>
      <Sign name="aggression" />
      <Who seat={from} /> → <Who seat={to} />
    </>
  );
}

/** Both strengths as bars, what is needed as a line. */
function Bars({
  seats,
  needed,
  own,
  added,
}: {
  seats: readonly [string, string];
  needed: number;
  own: number;
  added: number;
}) {
  const most = Math.max(needed, own + added, 1);
  const part = (n: number) => ({ "--v": n / most }) as never;
  return (
    <div className="a-duelbar">
      <div className="a-db">
        <Who seat={seats[0]} />
        <span className="a-track2">
          <span className="a-fill" data-seat={seats[0]} style={part(needed)} />
        </span>
        <b>{needed}</b>
      </div>
      <div className="a-db">
        <Who seat={seats[1]} />
        <span className="a-track2">
          <span className="a-fill" data-seat={seats[1]} style={part(own + added)} />
          {added > 0 && <span className="a-added">+{added}</span>}
          <span className="a-mark" style={part(needed)} />
        </span>
        <b>{own + added}</b>
      </div>
    </div>
  );
}

const TAGS: Readonly<Record<string, string>> = { bonus: "bonus", drop: "discard", send: "send" };

type AddedProps = { choices: readonly Choice[]; strengths: Readonly<Record<string, string>> };

/**
 * What may be added to a strength, as cards, each with what happens to it and how much it adds: what its fact says that
 * belongs to the verb; a card that is discarded adds one.
 */
function AddedCards({ choices, strengths }: AddedProps) {
  const { words, facts, pictures, actions } = useTableBasics();
  if (!choices.length) return null;
  return (
    <ul className="a-dcards">
      {choices.map((choice) => {
        const [ref = ""] = choice.refs;
        const fact = strengths[choice.verb];
        return (
          <li key={choice.move}>
            <button type="button" data-lit="" onClick={() => actions?.choose(choice)}>
              <ScreenReaderLabel of={[plain(words.action(choice))]} />
              <span className={`a-pic ${pictures.card(ref)}`} />
              <b className="a-nm" aria-hidden="true">
                {softHyphens(words.ref(ref))}
              </b>
              <small>{words.say(`web-ages-tag-${TAGS[choice.verb]}`)}</small>
              <span className="a-plus">+{fact ? figureOf(facts.get(ref) ?? [], fact) : 1}</span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}

/** What a choice would change, for each player. */
function Outcome({ choice }: { choice: Choice | undefined }) {
  const { words, actions } = useTableBasics();
  const { deltas } = useTable();
  useEffect(() => {
    if (choice) actions?.hint(choice);
    return () => actions?.hint(null);
  }, [choice, actions]);
  const changes = [...deltas].map(([key, n]) => [...key.split("/"), n] as [string, string, string, number]);
  const shown = changes.filter(([title, seat]) => seat && ["points", "stores", "people"].includes(title));
  if (!choice || !shown.length) return null; // the card says what else it does
  return (
    <p className="a-o">
      <b>{plain(words.action(choice))}</b>
      {shown.map(([title, seat, name, n]) => (
        <span key={`${title}${seat}${name}`}>
          <SeatShape seat={seat} size={11} /> {words.label(name)} <Delta value={n} of={name} />
        </span>
      ))}
    </p>
  );
}

// a pact

function PactOffer({ items, acts }: { items: readonly Item[]; acts: Acts }) {
  const { words, facts } = useTableBasics();
  const [card, asker, other] = items as [Item, Item, Item];
  const known = facts.get(card.ref) ?? [];
  const sides = card.note === "side-b" ? [other, asker] : [asker, other];
  const sided = known.filter(([id]) => id.startsWith("pact-"));
  const common = known.filter(([id]) => !id.startsWith("pact-") && !["age", "kind"].includes(id));
  const title = words.say("web-ages-offers", { name: words.seat(split(asker.ref)[1]) });
  return (
    <Dialog card={card} title={title} kind={<Sign name="pact" />}>
      <div className="a-outs">
        {sides.map((side, i) => {
          const seat = split(side.ref)[1];
          const mine = sided.filter(([, args]) => args.side === "ab"[i]);
          const gets = mine.map(([id, { n }]) => words.say(`fact-${id}`, { n: Number(n), side: words.seat(seat) }));
          return (
            <div key={side.ref} className="a-o">
              <Who seat={seat} />
              {card.note && <small>{words.name("side", "ab"[i] ?? "a")}</small>}
              {[...gets, ...words.facts(common)].map((text) => (
                <span key={text}>{text}</span>
              ))}
            </div>
          );
        })}
      </div>
      <Ends acts={acts} verbs={["accept", "refuse"]} />
    </Dialog>
  );
}

// an auction

const FORCE = { bonus: "colonization", send: "worker-strength" };

type AuctionProps = Props & { lot: Item; acts: Acts };

function Auction({ table, me, lot, acts }: AuctionProps) {
  const { words } = useTableBasics();
  const bids = acts.withVerb("bid");
  const [picked, setPicked] = useState<Choice>();
  const bid = picked && bids.includes(picked) ? picked : bids[0];
  const pass = acts.plain("pass");
  const sent = table.count("force", me, "force-sent");
  const highest = table.value("auction", "", "bid");
  const title = sent
    ? words.say("web-ages-send", { n: sent.value, of: sent.of ?? 0 })
    : words.say(bids.length ? "web-ages-bid" : pass ? "web-ages-outbid" : "web-ages-auction");
  const holder = table.cards("bidder")[0];
  return (
    <Dialog
      card={lot}
      title={title}
      kind={
        <>
          <Sign name="bid" />
          {holder ? <Who seat={split(holder.ref)[1]} /> : words.say("web-ages-no-bid")}
          {holder && <b>{highest}</b>}
        </>
      }
    >
      {bids.length > 0 && <Bids choices={bids} picked={bid} pick={setPicked} />}
      <Force table={table} me={me} />
      {sent && <AddedCards choices={acts.withVerb("send", "bonus", "drop")} strengths={FORCE} />}
      <Bidders items={table.cards("bidders")} />
      {bid && <BidButtons bid={bid} pass={pass} />}
      {pass && !bid && <Ends acts={acts} verbs={["pass"]} />}
      {sent && <Ends acts={acts} verbs={["colonize"]} />}
    </Dialog>
  );
}

type BidsProps = { choices: readonly Choice[]; picked: Choice | undefined; pick: (bid: Choice) => void };

/** A bid is picked here, and confirmed below. */
function Bids({ choices, picked, pick }: BidsProps) {
  const { words } = useTableBasics();
  return (
    <fieldset className="a-bids" aria-label={words.say("web-ages-bid")}>
      {choices.map((x) => (
        <button key={x.move} type="button" className="a-bid" aria-pressed={x === picked} onClick={() => pick(x)}>
          {split(x.refs[0] ?? "")[1]}
        </button>
      ))}
    </fieldset>
  );
}

function BidButtons({ bid, pass }: { bid: Choice; pass: Choice | undefined }) {
  const { words, actions } = useTableBasics();
  return (
    <div className="a-mb">
      <button type="button" className="a-btn" data-prime="" data-act="bid" onClick={() => actions?.choose(bid)}>
        <UiIcon name="check" size={15} />
        {plain(words.action(bid))}
      </button>
      {pass && (
        <button type="button" className="a-btn" data-act="pass" onClick={() => actions?.choose(pass)}>
          <kbd>P</kbd>
          {plain(words.action(pass))}
        </button>
      )}
    </div>
  );
}

/** What the own force is made of. */
function Force({ table, me }: Props) {
  const { words } = useTableBasics();
  const items = table.find("counters", "force", me)?.items ?? [];
  if (!items.length) return null;
  return (
    <p className="a-force">
      {items.map((x) => (
        <span key={x.name} data-sum={x.of != null || x.name === "force-most" ? "" : undefined}>
          {words.label(x.name)} <b>{x.of != null ? `${x.value}/${x.of}` : x.value}</b>
        </span>
      ))}
    </p>
  );
}

function Bidders({ items }: { items: readonly Item[] }) {
  const { words, viewer } = useTableBasics();
  return (
    <table className="a-bidders">
      <tbody>
        {items.map((item) => {
          const seat = split(item.ref)[1];
          return (
            <tr key={seat} data-mine={seat === viewer ? "" : undefined}>
              <th scope="row">
                <Who seat={seat} />
              </th>
              {(item.on ?? []).map((x) => (
                <td key={x.name} title={words.label(x.name)}>
                  <SignText text={words.say(`on-${x.name}`, { n: x.value })} />
                </td>
              ))}
              <td>
                <b>{words.say(`note-${item.note}`, { number: item.number ?? 0 })}</b>
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
