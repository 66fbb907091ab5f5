/** The variants of a new table. What no table of this size can have is off, with the rule; the rest is put right. */
import { useState } from "react";
import type { GameInfo } from "../net/rest";
import { Link } from "../router";
import { useRuleTexts } from "../ui/ruletexts";
import type { Words } from "../words/words";
import { type Chosen, mended, ruleAgainst, whyNever } from "./together";

type Props = { info: GameInfo; players: number; chosen: Chosen; choose: (x: Chosen) => void; words: Words };

export function Options({ info, players, chosen, choose, words }: Props) {
  const [put, setPut] = useState<{ rule: string; changed: string[] } | null>(null);
  const rules = useRuleTexts(info.id);
  const pick = (name: string, choice: string) => {
    const wanted = { ...chosen, [name]: choice };
    const fit = mended(info, players, wanted, name);
    if (!fit) return;
    const changed = info.options.map((o) => o.name).filter((x) => fit[x] !== wanted[x]);
    setPut(changed.length ? { rule: ruleAgainst(info, players, wanted), changed } : null);
    choose(fit);
  };
  const rule = (id: string) => (
    <>
      <Link href={`/rules/${info.id}#${id}`} target="_blank">
        {id}
      </Link>{" "}
      <span lang="en">{rules.get(id)}</span>
    </>
  );
  return (
    <section>
      <h2>{words.say("web-variants")}</h2>
      {info.options.map((option) => {
        const never = option.choices.map((x) => whyNever(info, players, chosen, option.name, x));
        const why = [...new Set(never)].filter(Boolean);
        const about = why.length ? `why-${option.name}` : undefined;
        return (
          <fieldset key={option.name} className="option" aria-describedby={about}>
            <legend>{words.say(`option-${option.name}`)}</legend>
            <p>{words.about(`option-${option.name}`)}</p>
            <div className="switch">
              {option.choices.map((x, i) => (
                <label key={x} data-off={never[i] ? "" : undefined} title={never[i] ? rules.get(never[i]) : undefined}>
                  <input
                    type="radio"
                    name={option.name}
                    checked={chosen[option.name] === x}
                    disabled={!!never[i]}
                    onChange={() => pick(option.name, x)}
                  />
                  <span>{words.say(`choice-${option.name}-${x}`)}</span>
                </label>
              ))}
            </div>
            {why.length > 0 && (
              <p id={about} className="why-off">
                {words.say("web-choice-off", { n: players })}{" "}
                {why.map((id) => (
                  <span key={id}>{rule(id)}</span>
                ))}
              </p>
            )}
          </fieldset>
        );
      })}
      <p role="status" className="muted">
        {put && (
          <>
            {words.say("web-choice-mended", {
              choices: put.changed
                .map((x) => `${words.say(`option-${x}`)}: ${words.say(`choice-${x}-${chosen[x]}`)}`)
                .join("; "),
            })}{" "}
            {rule(put.rule)}
          </>
        )}
      </p>
    </section>
  );
}
