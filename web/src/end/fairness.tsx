/** The proof that chance was fair. It can be checked here, or with the command line. */
import { useMemo, useState } from "react";
import { UiIcon } from "../icons/ui";
import type { Words } from "../words/words";
import { rememberedSeal, sealOf } from "./seal";

type Props = { id: string; seal: string; secret: string; words: Words };

export function FairnessProof({ id, seal, secret, words }: Props) {
  const [checked, setChecked] = useState(false);
  const good = useMemo(() => checked && sealOf(secret) === seal, [checked, secret, seal]);
  const before = useMemo(() => rememberedSeal(id), [id]);
  return (
    <details className="fairness">
      <summary>{words.say("web-seal")}</summary>
      <p>{words.say("web-seal-about")}</p>
      <dl className="seal">
        <dt>{words.say("web-seal-hash")}</dt>
        <dd>{seal}</dd>
        <dt>{words.say("web-seal-secret")}</dt>
        <dd>{secret}</dd>
      </dl>
      <p>
        <button type="button" className="button small" onClick={() => setChecked(true)}>
          <UiIcon name="check" size={18} /> {words.say("web-seal-check")}
        </button>
      </p>
      <div role="status">
        {checked && <Verdict good={good} text={words.say(good ? "web-seal-good" : "web-seal-bad")} />}
        {checked && before && (
          <Verdict
            good={before.seal === seal}
            text={words.say(before.seal === seal ? "web-seal-noted" : "web-seal-noted-bad", { n: before.n })}
          />
        )}
      </div>
      <p>
        {words.say("web-seal-verify")} <code>ecumene verify {id}.rec</code>
      </p>
    </details>
  );
}

function Verdict({ good, text }: { good: boolean; text: string }) {
  return (
    <p className="verdict" data-good={good ? "" : undefined}>
      <UiIcon name={good ? "check" : "close"} size={18} /> {text}
    </p>
  );
}
