/** Amounts with a stepper: the sentence of the action, with buttons around each figure in it. */
import { useEffect, useState } from "react";
import { useTableBasics } from "../board/context";
import { UiIcon } from "../icons/ui";
import type { Choice } from "../protocol";
import { plain, split } from "../words/words";

/** The figures that a choice names. */
export function figures(choice: Choice): number[] {
  return choice.refs.map((ref) => Number(split(ref)[1]));
}

/** The choice with the next value of one figure, up or down; of several, the one that changes the others least. */
export function stepped(choices: readonly Choice[], now: Choice, at: number, up: boolean): Choice | null {
  const from = figures(now);
  const beyond = choices
    .map((choice) => ({ choice, to: figures(choice) }))
    .filter(({ to }) => (up ? (to[at] ?? 0) > (from[at] ?? 0) : (to[at] ?? 0) < (from[at] ?? 0)));
  const far = (to: number[]) =>
    100 * Math.abs((to[at] ?? 0) - (from[at] ?? 0)) +
    to.reduce((sum, x, i) => sum + (i === at ? 0 : Math.abs(x - (from[i] ?? 0))), 0);
  return beyond.sort((a, b) => far(a.to) - far(b.to))[0]?.choice ?? null;
}

type Props = {
  choices: readonly Choice[]; // of one verb
  choose: (choice: Choice) => void;
  look: (choice: Choice | null) => void; // what would it change?
  digit: number; // the key that chooses, 0 for none
};

export function Stepper({ choices, choose, look, digit }: Props) {
  const { words } = useTableBasics();
  const first = choices[0] as Choice;
  const [move, setMove] = useState(first.move);
  const now = choices.find((x) => x.move === move) ?? first;
  useEffect(() => () => look(null), [look]);
  const go = (to: Choice | null) => {
    if (!to) return;
    setMove(to.move);
    look(to);
  };
  const button = (at: number, up: boolean) => {
    const to = stepped(choices, now, at, up);
    return (
      <button
        type="button"
        className="step"
        disabled={!to}
        onClick={() => go(to)}
        aria-label={words.say(up ? "web-step-up" : "web-step-down")}
      >
        {up ? "+" : "−"}
      </button>
    );
  };
  const varies = (at: number) => new Set(choices.map((x) => x.refs[at])).size > 1;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend; the sentence is inside
    <span className="stepper" role="group" aria-label={plain(words.action(now))}>
      {words.amounts(now).map((part, i) =>
        typeof part === "string" ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence stay in their order
          <span key={i}>{part}</span>
        ) : (
          <span key={`at${part}`} className="steps">
            {varies(part) && button(part, false)}
            <output className="num">{figures(now)[part]}</output>
            {varies(part) && button(part, true)}
          </span>
        ),
      )}
      <button
        type="button"
        className="choice main"
        onClick={() => choose(now)}
        data-move={now.move}
        data-digit={digit || undefined}
      >
        {digit > 0 ? <kbd>{digit}</kbd> : <UiIcon name="check" size={16} />}
        <span className="visually-hidden">{plain(words.action(now))}: </span>
        <span>{words.say("web-confirm")}</span>
      </button>
    </span>
  );
}
