/** The verbs of a turn in one row: each with its key, and grey with the reason where it cannot be used. */
import { useEffect, useState } from "react";
import { useTableBasics } from "../board/context";
import { countOf, sectionOf } from "../board/find";
import { Strip } from "../board/strip";
import type { VerbBarTraits, VerbButton } from "../games/game";
import { Icon } from "../icons";
import type { Choice, Section } from "../protocol";
import { useMedia } from "../ui/usemedia";
import { plain, type Words } from "../words/words";
import type { TableStore } from "./store";

const NARROW = "(max-width: 719px)"; // the row is swiped, and what can be used comes first
const ENDS = "end";
export const OTHER: Omit<VerbButton, "verbs"> = { name: "other", icon: "scroll", key: "a" };

type Shown = VerbButton & { choices: readonly Choice[] };

/** The buttons with what can be chosen by each; one more for choices that none of them has. */
export function verbButtons(buttons: readonly VerbButton[], choices: readonly Choice[]): Shown[] {
  const shown = buttons.map((x) => ({ ...x, choices: choices.filter((c) => x.verbs.includes(c.verb)) }));
  const had = new Set([...buttons.flatMap((x) => x.verbs), ENDS, "resign"]);
  const rest = choices.filter((x) => !had.has(x.verb));
  return rest.length ? [...shown, { ...OTHER, verbs: [...new Set(rest.map((x) => x.verb))], choices: rest }] : shown;
}

type Props = {
  store: TableStore;
  bar: VerbBarTraits;
  choices: readonly Choice[];
  tell: (lacking: string) => void; // why the verb below the pointer cannot be used
  ends: Choice | null; // the end of the turn, if nothing else is left
};

export function VerbBar({ store, bar, choices, tell, ends }: Props) {
  const { words } = useTableBasics();
  const narrow = useMedia(NARROW);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whatever can be chosen next has reasons of its own
  useEffect(() => () => tell(""), [tell, choices]);
  const shown = verbButtons(bar.buttons, choices);
  const digits = bar.buttons.flatMap((x) => (x.key ? [] : [x.name]));
  const order = narrow ? shown.toSorted((a, b) => Number(!a.choices.length) - Number(!b.choices.length)) : shown;
  const end = choices.find((x) => x.verb === ENDS);
  return (
    <>
      {end && (
        <button
          type="button"
          className={ends ? "choice main end-turn" : "choice end-turn"}
          data-move={end.move}
          data-key="e"
          onClick={() => store.choose(end)}
        >
          <kbd>e</kbd>
          <span className="choice-text">{plain(words.action(end))}</span>
        </button>
      )}
      <Strip className="verbs" many>
        {order.map((x) => (
          <Verb key={x.name} store={store} bar={bar} verb={x} digit={digits.indexOf(x.name) + 1} tell={tell} />
        ))}
      </Strip>
    </>
  );
}

type VerbProps = Pick<Props, "store" | "bar" | "tell"> & { verb: Shown; digit: number };

function Verb({ store, bar, verb, digit, tell }: VerbProps) {
  const { words } = useTableBasics();
  const [figures, setFigures] = useState(""); // what is missing in figures
  const { name, choices, icon, key } = verb;
  const label = words.say(`bar-${name}`);
  const can = choices.length > 0;
  const lacks = can ? "" : figures || words.say(`bar-${name}-lacks`);
  const learnWhy = async () => {
    if (can) return;
    tell(lacks);
    const said = await whyNone(store, verb.verbs[0] ?? "", words);
    if (!said || said === lacks) return;
    setFigures(said);
    tell(said);
  };
  const use = () => {
    const [first] = choices;
    if (!first) return void learnWhy();
    if (choices.length > 1) store.select({ verb: first.verb, also: verb.verbs });
    else if (!bar.warns(store.getState().state?.board ?? [], first) || !openPlace(first)) store.choose(first);
  };
  return (
    <button
      type="button"
      className="verb"
      aria-disabled={can ? undefined : true}
      data-verb={name}
      data-key={key}
      data-digit={key ? undefined : digit}
      data-move={choices.length === 1 ? choices[0]?.move : undefined}
      onClick={use}
      onPointerEnter={learnWhy}
      onPointerLeave={() => tell("")}
      onFocus={learnWhy}
      onBlur={() => tell("")}
    >
      <kbd>{key ?? digit}</kbd>
      <Icon name={icon} />
      <span>{label}</span>
      {!can && <span className="visually-hidden">: {lacks}</span>}
    </button>
  );
}

/** What is missing in figures, if that is why nothing of a verb can be chosen. */
async function whyNone(store: TableStore, verb: string, words: Words): Promise<string> {
  const missing = (await store.whyNot(`verb:${verb}`))[0]?.missing ?? [];
  return missing.length ? words.missing(missing) : "";
}

/** The place that a choice is about is opened, as if it were clicked: its menu warns. */
function openPlace(choice: Choice): boolean {
  const place = document.querySelector(`.board .hex[data-ref="${CSS.escape(choice.refs[0] ?? "")}"]`);
  return !!place?.dispatchEvent(new MouseEvent("click", { bubbles: true }));
}

/** How much is left of the turn. */
export function Pips({ of, board }: { of: VerbBarTraits; board: readonly Section[] }) {
  const { words } = useTableBasics();
  const [section, counter, usual] = of.left;
  const left = countOf(sectionOf(board, "counters", section), counter)?.value;
  if (left === undefined) return null;
  return (
    <span className="pips" role="img" aria-label={`${words.label(counter)} ${left}`} title={words.label(counter)}>
      {Array.from({ length: Math.max(usual, left) }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: pips are alike
        <i key={i} data-left={i < left ? "" : undefined} />
      ))}
    </span>
  );
}
