/** A button that makes one choice. It says what the choice does, unless something else is written on it. */
import type { ReactNode } from "react";
import { useTableBasics } from "../../../board/context";
import type { Choice } from "../../../protocol";
import { plain } from "../../../words/words";

type Props = { choice: Choice; className: string; children?: ReactNode };

export function ChoiceButton({ choice, className, children }: Props) {
  const { words, actions } = useTableBasics();
  return (
    <button type="button" className={className} data-move={choice.move} onClick={() => actions?.choose(choice)}>
      {children ?? plain(words.action(choice))}
    </button>
  );
}

/** Choices in a row; those of the verbs in `quiet` are not the natural ones. */
export function ChoiceButtons({ choices, quiet }: { choices: readonly Choice[]; quiet: readonly string[] }) {
  return choices.map((x) => (
    <ChoiceButton key={x.move} choice={x} className={`button small ${quiet.includes(x.verb) ? "quiet" : ""}`} />
  ));
}
