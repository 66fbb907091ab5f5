/** A trade as a window with both sides: what is given, what is wanted, and the answer of the other. */
import { type ReactNode, useState } from "react";
import { byMove, useChain } from "../../../board/chain";
import { useTable, useTableBasics } from "../../../board/context";
import { sectionOf } from "../../../board/find";
import { Thing } from "../../../board/thing";
import { Icon, iconFor } from "../../../icons";
import { SeatShape } from "../../../icons/ui";
import type { Choice, Section } from "../../../protocol";
import { split } from "../../../words/words";
import { ChoiceButtons } from "./choicebutton";
import { type Stored, storedBy } from "./marks";

const OTHERS = ["invite", "cancel"];
const ANSWERS = ["accept", "decline", "counter"];
const COMPOSING = ["ComposeOffer", "Invited"];
const SIDES = ["give", "want"] as const;
type Verb = (typeof SIDES)[number];

export function Trade({ board }: { board: readonly Section[] }) {
  const { asked, viewer, choices } = useTable();
  const mine = !!viewer && asked?.seat === viewer;
  if (mine && COMPOSING.includes(asked.question)) return <Compose key={asked.question} board={board} />;
  const offered = sectionOf(board, "counters", "offered");
  const deal = sectionOf(board, "cards", "deal");
  if (!offered || !deal) return null;
  return <Offer board={board} choices={mine ? choices : []} />;
}

/** The amounts of each good that may be named, by verb. */
function amounts(choices: readonly Choice[], verb: Verb): Map<string, Map<number, Choice>> {
  const out = new Map<string, Map<number, Choice>>();
  for (const x of choices.filter((c) => c.verb === verb)) {
    const good = split(x.refs.find((ref) => ref.startsWith("good:")) ?? ":")[1] ?? "";
    const n = Number(x.move.split(" ").find((word) => /^\d+$/.test(word)) ?? 0);
    out.set(good, (out.get(good) ?? new Map()).set(n, x));
  }
  return out;
}

/** Of the goods that somebody gets in an offer, those that there is no room for: what is given away makes room. */
export function lostOf(
  named: Readonly<Record<string, number>>,
  gets: Verb,
  stored: ReadonlyMap<string, Stored>,
): [good: string, n: number][] {
  const gives = gets === "want" ? "give" : "want";
  return [...stored].flatMap(([good, { room }]): [string, number][] => {
    const lost = (named[`${gets} ${good}`] ?? 0) - (named[`${gives} ${good}`] ?? 0) - room;
    return lost > 0 ? [[good, lost]] : [];
  });
}

/** Steppers for both sides; the whole offer is sent by one click. */
function Compose({ board }: { board: readonly Section[] }) {
  const { choices, asked } = useTable();
  const { words, viewer } = useTableBasics();
  const { start, running } = useChain();
  const [begun] = useState(choices); // what may be named before the first step
  const [named, setNamed] = useState<Record<string, number>>({});
  const [cards, setCards] = useState<readonly string[]>([]);
  const seats = begun.flatMap((x) => x.refs.filter((ref) => ref.startsWith("seat:")));
  const partner = String(asked?.args?.partner ?? seats[0] ?? "").replace("seat:", "");
  const cardChoices = begun.filter((x) => ["give_action", "give_objective"].includes(x.verb));
  const others = choices.filter((x) => OTHERS.includes(x.verb));
  const some = cards.length > 0 || Object.values(named).some((x) => x > 0);
  const send = () => {
    const moves = SIDES.flatMap((verb) =>
      [...amounts(begun, verb)].flatMap(([good, by]) => {
        const choice = by.get(named[`${verb} ${good}`] ?? 0);
        return choice ? [byMove(choice.move)] : [];
      }),
    );
    start([...moves, ...cards.map(byMove), (now) => now.find((x) => x.verb === "propose")]);
  };
  const title = words.say("board-trade", { name: partner ? words.seat(partner) : "" });
  return (
    <TradeWindow title={title}>
      <div className="two">
        {SIDES.map((verb) => (
          <Side key={verb} seat={verb === "give" ? viewer : partner} title={words.say(`board-${verb}`)}>
            {[...amounts(begun, verb)].map(([good, by]) => (
              <Stepper
                key={good}
                good={good}
                most={Math.max(...by.keys())}
                value={named[`${verb} ${good}`] ?? 0}
                set={(n) => setNamed({ ...named, [`${verb} ${good}`]: n })}
              />
            ))}
            {verb === "give" &&
              cardChoices.map((x) => (
                <button
                  key={x.move}
                  type="button"
                  className="menu-chip"
                  aria-pressed={cards.includes(x.move)}
                  onClick={() =>
                    setCards(cards.includes(x.move) ? cards.filter((c) => c !== x.move) : [...cards, x.move])
                  }
                >
                  {words.ref(x.refs[0] ?? "")}
                </button>
              ))}
            {lostOf(named, verb, storedBy(board, verb === "give" ? partner : viewer)).map(([good, n]) => (
              <p key={good} className="warning" role="note">
                {words.say("board-trade-lost", { n, good: words.ref(`good:${good}`) })}
              </p>
            ))}
          </Side>
        ))}
      </div>
      <p className="muted">{words.say("board-trade-caps")}</p>
      <div className="buttons">
        <ChoiceButtons choices={others} quiet={OTHERS} />
        <button type="button" className="button small" data-send="" disabled={!some || running} onClick={send}>
          {words.say("board-send", { name: partner ? words.seat(partner) : "" })}
        </button>
      </div>
      {sectionOf(board, "cards", "offered-cards")?.items.map((x) => (
        <Thing key={x.ref} of={x.ref} className="menu-chip">
          {words.ref(x.ref)}
        </Thing>
      ))}
    </TradeWindow>
  );
}

function TradeWindow({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="trade" role="dialog" aria-label={title} data-title="trade">
      <header>
        <Icon name="trade" />
        <b>{title}</b>
      </header>
      {children}
    </section>
  );
}

/** What one of the two gives. */
function Side({ seat, title, children }: { seat: string; title: string; children: ReactNode }) {
  return (
    <section data-seat={seat}>
      <h4>
        <SeatShape seat={seat} size={14} /> {title}
      </h4>
      {children}
    </section>
  );
}

type StepperProps = { good: string; most: number; value: number; set: (n: number) => void };

function Stepper({ good, most, value, set }: StepperProps) {
  const { words } = useTableBasics();
  const icon = iconFor(good) ?? "cards";
  const name = words.ref(`good:${good}`);
  return (
    <div className="stepper">
      <span>
        <Icon name={icon} /> {name}
      </span>
      <small>{most}</small>
      <button
        type="button"
        aria-label={words.say("board-less", { name })}
        disabled={value <= 0}
        onClick={() => set(value - 1)}
      >
        −
      </button>
      <b>{value}</b>
      <button
        type="button"
        aria-label={words.say("board-more", { name })}
        disabled={value >= most}
        onClick={() => set(value + 1)}
      >
        +
      </button>
    </div>
  );
}

/** An offer that is on the table: both sides, and the answers. */
function Offer({ board, choices }: { board: readonly Section[]; choices: readonly Choice[] }) {
  const { words } = useTableBasics();
  const [from = "", to = ""] = (sectionOf(board, "cards", "deal")?.items ?? []).map((x) => split(x.ref)[1] ?? "");
  const answers = choices.filter((x) => ANSWERS.includes(x.verb));
  const title = words.say("board-offer", { name: words.seat(from) });
  return (
    <TradeWindow title={title}>
      <div className="two">
        {[
          { seat: from, title: "offered" },
          { seat: to, title: "wanted" },
        ].map((side) => (
          <Side key={side.title} seat={side.seat} title={words.label(side.title)}>
            {sectionOf(board, "counters", side.title)?.items.map((x) => {
              const icon = iconFor(x.name);
              return (
                <p key={x.name} className="stepper">
                  <span>
                    {icon && <Icon name={icon} />} {words.label(x.name)}
                  </span>
                  <b>{x.value}</b>
                </p>
              );
            })}
          </Side>
        ))}
      </div>
      {answers.length > 0 && (
        <div className="buttons">
          <ChoiceButtons choices={answers} quiet={ANSWERS.slice(1)} />
        </div>
      )}
    </TradeWindow>
  );
}
