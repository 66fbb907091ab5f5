/** An attack or a war before it is chosen: what is at stake, the own strength, and that of everyone it may go to. */
import { useCallback, useEffect, useState } from "react";
import { useTableBasics } from "../../../board/context";
import type { Choice } from "../../../protocol";
import { plain, split } from "../../../words/words";
import { type Acts, useActs } from "./acts";
import { Dialog, Who } from "./disputes";
import { Sign, SignText } from "./signs";
import type { TableSections } from "./tablesections";

const VERBS = ["attack", "wage"] as const;

/** The attacks that a card allows, one for each rival. */
export function attacksWith(acts: Acts, ref: string): readonly Choice[] {
  return acts.withVerb(...VERBS).filter((x) => x.refs[0] === ref);
}

/** Which card is planned with. Another position or Escape ends the plan. */
export function usePlan(): { planned: string; plan: (ref: string) => void } {
  const acts = useActs();
  const [found, setFound] = useState<{ ref: string; acts: Acts } | null>(null);
  const plan = useCallback((ref: string) => setFound(ref ? { ref, acts } : null), [acts]);
  useEffect(() => {
    const press = (e: KeyboardEvent) => e.key === "Escape" && setFound(null);
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, []);
  return { planned: found?.acts === acts ? found.ref : "", plan };
}

type Props = { table: TableSections; me: string; planned: string; close: () => void };

export function AttackPlan({ table, me, planned, close }: Props) {
  const { words } = useTableBasics();
  const acts = useActs();
  const choices = attacksWith(acts, planned);
  const verb = choices[0]?.verb;
  const card = table.cards("military-hand", me).find((x) => x.ref === planned);
  if (!verb || !card) return null;
  const strength = (seat: string) => table.value("points", seat, "strength");
  const targets = choices.map((choice) => ({ choice, seat: split(choice.refs[1] ?? "")[1] }));
  const most = Math.max(1, ...[me, ...targets.map((x) => x.seat)].map(strength));
  return (
    <Dialog card={card} title={words.say(`web-ages-plan-${verb}`)} kind={<Sign name="aggression" />}>
      <div className="a-duelbar">
        <Strength seat={me} value={strength(me)} most={most} />
        {targets.map(({ choice, seat }) => (
          <div key={choice.move} className="a-target">
            <Strength seat={seat} value={strength(seat)} most={most} mark={strength(me)} />
            {verb === "attack" && <small>{words.say("web-ages-plan-adds", { n: mayAdd(table, seat) })}</small>}
            <ChooseButton choice={choice} />
          </div>
        ))}
      </div>
      <p className="a-mn">{words.say(`web-ages-plan-${verb}-how`)}</p>
      <div className="a-mb">
        <button type="button" className="a-btn" onClick={close}>
          {words.say("web-back")}
        </button>
      </div>
    </Dialog>
  );
}

/** How many cards a rival can add to the defence: one for each military action. */
function mayAdd(table: TableSections, seat: string): number {
  const held = table.find("deck", "military-hand", seat)?.count ?? table.cards("military-hand", seat).length;
  return Math.min(held, table.count("actions", seat, "military-actions")?.of ?? 0);
}

type StrengthProps = { seat: string; value: number; most: number; mark?: number };

/** A strength as a bar; a line marks the one it is compared with. */
function Strength({ seat, value, most, mark }: StrengthProps) {
  const part = (n: number) => ({ "--v": n / most }) as never;
  return (
    <div className="a-db">
      <Who seat={seat} />
      <span className="a-track2">
        <span className="a-fill" data-seat={seat} style={part(value)} />
        {mark != null && <span className="a-mark" style={part(mark)} />}
      </span>
      <b>{value}</b>
    </div>
  );
}

/** Plays at once: the dialog has asked already. */
function ChooseButton({ choice }: { choice: Choice }) {
  const { words, actions } = useTableBasics();
  return (
    <button
      type="button"
      className="a-btn"
      data-prime=""
      data-act={choice.verb}
      onClick={() => actions?.play(choice)}
      onPointerEnter={() => actions?.hint(choice)}
      onPointerLeave={() => actions?.hint(null)}
    >
      {plain(words.action(choice))}
      {choice.price && <SignText text={words.priceSign(choice.price)} />}
    </button>
  );
}
