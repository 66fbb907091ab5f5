/** The variants of a new table. A choice that is impossible for this number of players is off, with the rule. */
import { useState } from "react";
import type { GameInfo } from "../net/rest";
import { Link } from "../router";
import { useRuleTexts } from "../ui/ruletexts";
import type { Words } from "../words/words";
import { adjusted, type ChosenOptions, ruleAgainstChoice, ruleAgainstOptions } from "./optionrules";

type Props = {
  info: GameInfo;
  players: number;
  chosen: ChosenOptions;
  setChosen: (x: ChosenOptions) => void;
  words: Words;
};

export function Options({ info, players, chosen, setChosen, words }: Props) {
  const [adjustment, setAdjustment] = useState<{ rule: string; changed: string[] } | null>(null);
  const refused = info.options.some((o) => o.choices.some((x) => ruleAgainstChoice(info, players, chosen, o.name, x)));
  const rules = useRuleTexts(refused || adjustment ? info.id : "");
  const chooseOption = (name: string, choice: string) => {
    const wanted = { ...chosen, [name]: choice };
    const fitting = adjusted(info, players, wanted, name);
    if (!fitting) return;
    const changed = info.options.map((o) => o.name).filter((x) => fitting[x] !== wanted[x]);
    setAdjustment(changed.length ? { rule: ruleAgainstOptions(info, players, wanted), changed } : null);
    setChosen(fitting);
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
    <>
      {info.options.map((option) => {
        const refusals = option.choices.map((x) => ruleAgainstChoice(info, players, chosen, option.name, x));
        const reasons = [...new Set(refusals)].filter(Boolean);
        const about = reasons.length ? `why-${option.name}` : undefined;
        return (
          <fieldset key={option.name} className="option" aria-describedby={about}>
            <legend>{words.say(`option-${option.name}`)}</legend>
            <div className="switch">
              {option.choices.map((x, i) => (
                <label
                  key={x}
                  data-off={refusals[i] ? "" : undefined}
                  title={refusals[i] ? rules.get(refusals[i]) : undefined}
                >
                  <input
                    type="radio"
                    name={option.name}
                    checked={chosen[option.name] === x}
                    disabled={!!refusals[i]}
                    onChange={() => chooseOption(option.name, x)}
                  />
                  <span>{words.say(`choice-${option.name}-${x}`)}</span>
                </label>
              ))}
            </div>
            <p>{words.about(`option-${option.name}`)}</p>
            {reasons.length > 0 && (
              <p id={about} className="why-off">
                {words.say("web-choice-off", { n: players })}{" "}
                {reasons.map((id) => (
                  <span key={id}>{rule(id)}</span>
                ))}
              </p>
            )}
          </fieldset>
        );
      })}
      <p role="status" className="muted">
        {adjustment && (
          <>
            {words.say("web-choice-mended", {
              choices: adjustment.changed
                .map((x) => `${words.say(`option-${x}`)}: ${words.say(`choice-${x}-${chosen[x]}`)}`)
                .join("; "),
            })}{" "}
            {rule(adjustment.rule)}
          </>
        )}
      </p>
    </>
  );
}
