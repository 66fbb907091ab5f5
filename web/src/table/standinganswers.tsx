/** Standing answers: those that are given, and those that may be given. */
import { useTableBasics } from "../board/context";
import { traitsOf } from "../games";
import { UiIcon } from "../icons/ui";
import type { Choice, StateIs } from "../protocol";
import { plain, split, type Words } from "../words/words";
import type { TableStore } from "./store";

/** Verbs of answers to what others do; none is for the own turn. */
const PLAIN_VERBS = ["pass", "refuse", "decline", "accept", "yield", "peek"];

/** Answers that name nothing, so that they always fit. */
export function plainAnswers(choices: readonly Choice[]): Choice[] {
  const plain = choices.filter((x) => !x.refs.length && PLAIN_VERBS.includes(x.verb));
  const offered = plain.some((x) => x.verb === "decline"); // an offer that is not known yet cannot be accepted
  return choices.length > 1 ? plain.filter((x) => !offered || x.verb !== "accept") : [];
}

/** The numbers that may be answered where passing is possible, lowest first: for "at most n, then pass". */
export function numberAnswers(choices: readonly Choice[]): Choice[] {
  if (!choices.some((x) => x.verb === "pass" && !x.refs.length)) return [];
  const numbers = choices.filter((x) => x.refs.length === 1 && x.refs[0]?.startsWith("number:"));
  return numbers.length && new Set(numbers.map((x) => x.verb)).size === 1
    ? numbers.sort((a, b) => numberOf(a) - numberOf(b))
    : [];
}

function numberOf(x: Choice): number {
  return Number(split(x.refs[0] ?? "")[1]);
}

/** A standing answer in words; of several numbers the highest is shown. */
function answerText(answers: readonly string[], words: Words): string {
  const textOf = (move: string) => {
    const [verb = "", number] = move.split(" ");
    return plain(words.action({ verb, refs: number ? [`number:${number}`] : [] }));
  };
  const last = answers.at(-1) ?? "";
  const highest = answers.at(-2);
  return highest ? words.say("web-standing-most", { answer: textOf(highest) }) : textOf(last);
}

type Props = { store: TableStore; state: StateIs; mine: boolean; questions: Record<string, string> };

export function StandingAnswers({ store, state, mine, questions }: Props) {
  const { words, game } = useTableBasics();
  const asked = state.asked?.question ?? "";
  const given = (state.standing ?? []).filter((x) => x.answers.length);
  const open = mine && !given.some((x) => x.question === asked) && !traitsOf(game).decided?.includes(asked);
  const choices = open ? (state.choices ?? []) : [];
  const simple = plainAnswers(choices);
  const numbers = numberAnswers(choices);
  if (!given.length && !simple.length && !numbers.length) return null;
  const say = (x: Choice) => plain(words.action(x));
  return (
    <div className="standing-answers">
      {given.map((x) => (
        <span key={x.question} className="badge">
          {words.say("web-standing", { answer: answerText(x.answers, words), rule: questions[x.question] ?? "" })}
          <button
            type="button"
            className="tool"
            onClick={() => store.setStandingAnswer(x.question, [])}
            aria-label={words.say("web-standing-end")}
          >
            <UiIcon name="close" size={16} />
          </button>
        </span>
      ))}
      {simple.map((x) => (
        <button
          key={x.move}
          type="button"
          className="button small quiet"
          data-answer={x.move}
          onClick={() => store.setStandingAnswer(asked, [x.move])}
        >
          {words.say("web-standing-always", { answer: say(x) })}
        </button>
      ))}
      {numbers.length > 0 && (
        <select
          aria-label={words.say("web-standing-most", { answer: plain(words.action(numbers[0] as Choice, 1)) })}
          value=""
          onChange={(e) => {
            const most = Number(e.target.value);
            const answers = numbers.filter((x) => numberOf(x) <= most).map((x) => x.move);
            store.setStandingAnswer(asked, [...answers, "pass"]);
          }}
        >
          <option value="" disabled>
            {words.say("web-standing-most", { answer: plain(words.action(numbers[0] as Choice, 1)) })}
          </option>
          {numbers.map((x) => (
            <option key={x.move} value={numberOf(x)}>
              {words.say("web-standing-most", { answer: say(x) })}
            </option>
          ))}
        </select>
      )}
    </div>
  );
}
