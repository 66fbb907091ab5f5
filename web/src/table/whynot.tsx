/** Why something cannot be chosen: one sentence, and the rest behind "more". */
import { useTableBasics } from "../board/context";
import { UiIcon } from "../icons/ui";
import type { Shortage, Why, WhyNotIs } from "../protocol";
import { Link } from "../router";
import { inlineMarkdown } from "../ui/markdown";
import { plain } from "../words/words";
import { OTHER_COPY } from "./store";

type Rules = ReadonlyMap<string, string>;

/** The first sentence of a text. */
export function firstSentence(text: string): string {
  return text.match(/^.*?[.!?](?=\s|$)/s)?.[0] ?? text;
}

interface RuleTextProps {
  rule: string;
  rules: Rules;
  missing?: readonly Shortage[] | undefined;
  brief?: boolean; // one sentence: what is missing, or how the rule begins
}

/** A rule that refuses something: first what is missing in figures, then the rule's text. */
export function RuleText({ rule, rules, missing = [], brief }: RuleTextProps) {
  const { words, game } = useTableBasics();
  if (rule === OTHER_COPY) return <span>{words.say("web-other-copy")}</span>;
  const text = words.why(rule, rules);
  const own = words.has(`why-${rule}`); // of the platform: there is no such rule in the book
  return (
    <>
      {missing.length > 0 && <strong className="missing">{words.missing(missing)} </strong>}
      {!(brief && missing.length) && (
        <span lang={own ? undefined : "en"}>{inlineMarkdown(brief ? firstSentence(text) : text)} </span>
      )}
      {!own && (
        <Link className="rule-link" href={`/rules/${game}#${rule}`} target="_blank">
          {rule}
        </Link>
      )}
    </>
  );
}

function Reason({ why, rules, brief }: { why: Why; rules: Rules; brief: boolean }) {
  const { words } = useTableBasics();
  return (
    <>
      {why.verb && <em>{plain(words.action(why))}: </em>}
      <RuleText rule={why.rule} rules={rules} missing={why.missing} brief={brief} />
    </>
  );
}

type WhyNotProps = { why: WhyNotIs; rules: Rules; dismiss?: (() => void) | undefined };

/** `dismiss` is given where it stands alone; in a panel, the panel is closed. */
export function WhyNot({ why, rules, dismiss }: WhyNotProps) {
  const { words } = useTableBasics();
  const [first, ...more] = why.why;
  return (
    <div className="notice why-not" role="status">
      <UiIcon name="lock" size={18} />
      <div>
        <p>
          {dismiss && <strong>{words.ref(why.ref)} </strong>}
          {first ? <Reason why={first} rules={rules} brief /> : words.say("why-ECU-1")}
        </p>
        {more.length > 0 && (
          <details>
            <summary>{words.say("web-why-more")}</summary>
            {more.map((x) => (
              <p key={x.move + x.rule}>
                <Reason why={x} rules={rules} brief={false} />
              </p>
            ))}
          </details>
        )}
      </div>
      {dismiss && (
        <button type="button" className="tool" onClick={dismiss} aria-label={words.say("web-close")}>
          <UiIcon name="close" size={18} />
        </button>
      )}
    </div>
  );
}
