/** A trade as a window with both sides: what is given, what is wanted, and the answer of the other. */
import { useState } from "react";
import { useTable, useTableBasics } from "../../../board/context";
import { sectionOf } from "../../../board/find";
import { Thing } from "../../../board/thing";
import { Icon, iconFor } from "../../../icons";
import { SeatShape } from "../../../icons/ui";
import type { Choice, Section } from "../../../protocol";
import { plain, split } from "../../../words/words";
import { byMove, useChain } from "./chain";

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

/** Steppers for both sides; the whole offer is sent by one click. */
function Compose({ board }: { board: readonly Section[] }) {
  const { choices, actions, asked } = useTable();
  const { words, viewer } = useTableBasics();
  const { start, running } = useChain();
  const [begun] = useState(choices); // what may be named before the first step
  const [named, setNamed] = useState<Record<string, number>>({});
  const [cards, setCards] = useState<readonly string[]>([]);
  const seats = begun.flatMap((x) => x.refs.filter((ref) => ref.startsWith("seat:")));
  const partner = String(asked?.args?.partner ?? split(seats[0] ?? ":")[1] ?? "");
  const cardChoices = begun.filter((x) => ["give_action", "give_objective"].includes(x.verb));
  const others = choices.filter((x) => ["invite", "cancel"].includes(x.verb));
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
    <section className="trade" role="dialog" aria-label={title} data-title="trade">
      <header>
        <Icon name="trade" />
        <b>{title}</b>
      </header>
      <div className="two">
        {SIDES.map((verb) => (
          <section key={verb} data-seat={verb === "give" ? viewer : partner}>
            <h4>
              <SeatShape seat={verb === "give" ? viewer : partner} size={14} /> {words.say(`board-${verb}`)}
            </h4>
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
          </section>
        ))}
      </div>
      <p className="muted">{words.say("board-trade-caps")}</p>
      <div className="buttons">
        {others.map((x) => (
          <button
            key={x.move}
            type="button"
            className="button small quiet"
            data-move={x.move}
            onClick={() => actions?.choose(x)}
          >
            {plain(words.action(x))}
          </button>
        ))}
        <button type="button" className="button small" data-send="" disabled={!some || running} onClick={send}>
          {words.say("board-send", { name: partner ? words.seat(partner) : "" })}
        </button>
      </div>
      {sectionOf(board, "cards", "offered-cards")?.items.map((x) => (
        <Thing key={x.ref} of={x.ref} className="menu-chip">
          {words.ref(x.ref)}
        </Thing>
      ))}
    </section>
  );
}

type StepperProps = { good: string; most: number; value: number; set: (n: number) => void };

function Stepper({ good, most, value, set }: StepperProps) {
  const { words } = useTableBasics();
  const icon = iconFor(good);
  const name = words.ref(`good:${good}`);
  return (
    <div className="stepper">
      <span>
        {icon && <Icon name={icon} />} {name}
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
  const { words, actions } = useTableBasics();
  const [from = "", to = ""] = (sectionOf(board, "cards", "deal")?.items ?? []).map((x) => split(x.ref)[1] ?? "");
  const answers = choices.filter((x) => ["accept", "decline", "counter"].includes(x.verb));
  const title = words.say("board-offer", { name: words.seat(from) });
  return (
    <section className="trade" role="dialog" aria-label={title} data-title="trade">
      <header>
        <Icon name="trade" />
        <b>{title}</b>
      </header>
      <div className="two">
        {[
          { seat: from, title: "offered" },
          { seat: to, title: "wanted" },
        ].map((side) => (
          <section key={side.title} data-seat={side.seat}>
            <h4>
              <SeatShape seat={side.seat} size={14} /> {words.label(side.title)}
            </h4>
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
          </section>
        ))}
      </div>
      {answers.length > 0 && (
        <div className="buttons">
          {answers.map((x) => (
            <button
              key={x.move}
              type="button"
              className={`button small ${x.verb === "accept" ? "" : "quiet"}`}
              data-move={x.move}
              onClick={() => actions?.choose(x)}
            >
              {plain(words.action(x))}
            </button>
          ))}
        </div>
      )}
    </section>
  );
}
