/** How far the game is: rounds with their three turns and the status phase, the actions left, the steps of that phase. */
import { useTable, useTableBasics } from "../../../board/context";
import { amountOf, countOf, sectionOf } from "../../../board/find";
import { LogButton } from "../../../board/logbutton";
import { Icon } from "../../../icons";
import { UiIcon } from "../../../icons/ui";
import type { Section } from "../../../protocol";

const ACTIONS = 3;

export function Rounds({ board, hasLogButton }: { board: readonly Section[]; hasLogButton: boolean }) {
  const { words } = useTableBasics();
  const course = sectionOf(board, "counters", "course") ?? sectionOf(board, "counters", "status");
  const round = countOf(course, "round");
  const turn = countOf(course, "turn");
  const { asked, viewer } = useTable();
  const actions = asked?.question === "Turn" && asked.seat === viewer ? null : countOf(course, "actions"); // the prompt
  if (!round) return null;
  const turns = turn?.of ?? ACTIONS;
  const now = turn?.value ?? turns + 1; // the status phase comes after the last turn
  const where = `${words.label("round")} ${round.value}/${round.of}, ${turn ? `${words.label("turn")} ${turn.value}/${turns}` : words.label("status")}`;
  const decks = sectionOf(board, "counters", "decks");
  return (
    <div className="rounds">
      <ol aria-label={where} title={where}>
        {Array.from({ length: round.of ?? round.value }, (_, i) => i + 1).map((r) => (
          <li key={r} data-when={r < round.value ? "past" : r === round.value ? "now" : "later"}>
            <b>{r}</b>
            <Pips turns={turns} past={r < round.value ? turns + 2 : r === round.value ? now : 0} />
          </li>
        ))}
      </ol>
      {actions && (
        <span
          className="pips"
          role="img"
          aria-label={`${words.label("actions")} ${actions.value}`}
          title={words.label("actions")}
        >
          {Array.from({ length: Math.max(ACTIONS, actions.value) }, (_, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: pips are alike
            <i key={i} data-left={i < actions.value ? "" : undefined} />
          ))}
        </span>
      )}
      {hasLogButton && <LogButton />}
      <span className="regions-left" title={words.label("region-deck")}>
        <Icon name="territory" label={words.label("region-deck")} /> {amountOf(decks, "region-deck")}
      </span>
      {sectionOf(board, "counters", "status") && <StatusSteps now={amountOf(course, "step")} />}
    </div>
  );
}

/** Three turns and the status phase, as one element each. */
function Pips({ turns, past }: { turns: number; past: number }) {
  return Array.from({ length: turns + 1 }, (_, i) => (
    <i
      // biome-ignore lint/suspicious/noArrayIndexKey: turns have only their numbers
      key={i}
      data-status={i === turns ? "" : undefined}
      data-when={i + 1 < past ? "past" : i + 1 === past ? "now" : undefined}
    />
  ));
}

const STEPS = [1, 2, 3, 4, 5];

/** The steps of the status phase: done, now, to come. */
function StatusSteps({ now }: { now: number }) {
  const { words } = useTableBasics();
  return (
    <ol className="status-steps" aria-label={words.label("status")}>
      {STEPS.map((step) => (
        <li
          key={step}
          data-when={step < now ? "past" : step === now ? "now" : "later"}
          aria-current={step === now ? "step" : undefined}
        >
          <i>{step < now ? <UiIcon name="check" size={13} /> : step}</i>
          {words.say(`board-step-${step}`)}
        </li>
      ))}
    </ol>
  );
}
