/** The goals of a single player, such as achievements or medals: those that were reached come first. */
import { useTableBasics } from "../board/context";
import { Icon } from "../icons";
import { UiIcon } from "../icons/ui";
import type { Outcome, Section } from "../protocol";
import { split, type Words } from "../words/words";
import { ENDING_ICONS } from "./icons";

type Board = readonly Section[];

export function Goals({ result, board }: { result: Outcome; board: Board }) {
  const { words } = useTableBasics();
  return (
    <ul className="goals" aria-label={words.say("web-reached")}>
      {(result.reached ?? []).map((ref) => (
        <Goal key={ref} of={ref} board={board} met />
      ))}
      {(result.missed ?? []).map((ref) => (
        <Goal key={ref} of={ref} board={board} met={false} />
      ))}
    </ul>
  );
}

/** What the counters under the name of a goal say: how much there is, and how much is needed. */
export function progressOf(of: string, board: Board, words: Words): string {
  const [kind, title] = split(of);
  const counters = board.find((x) => kind === "label" && x.kind === "counters" && x.title === title && !x.seat);
  const items = counters?.kind === "counters" ? counters.items : [];
  return items.map((x) => `${words.label(x.name)} ${x.value}${x.of == null ? "" : `/${x.of}`}`).join(", ");
}

function Goal({ of, board, met }: { of: string; board: Board; met: boolean }) {
  const { words, facts } = useTableBasics();
  const [, name] = split(of);
  const asked = words.facts(facts.get(of) ?? []).join(", ") || progressOf(of, board, words);
  return (
    <li className="goal" data-met={met ? "" : undefined}>
      <span className="ending-icon" data-ending={met ? name : undefined}>
        <Icon name={ENDING_ICONS[name] ?? "laurels"} />
      </span>
      <span>
        <b>{words.ref(of)}</b>
        {asked && <span className="muted"> {asked}</span>}
      </span>
      <span className="goal-met">
        <UiIcon name={met ? "check" : "close"} size={18} />
        <span className="visually-hidden">{words.say(met ? "web-goal-reached" : "web-goal-missed")}</span>
      </span>
    </li>
  );
}
