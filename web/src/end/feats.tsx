/** What a lone player wanted to reach, achievements or medals: those that were reached first. */
import { useSteady } from "../board/context";
import { Icon } from "../icons";
import { Ui } from "../icons/ui";
import type { Outcome } from "../protocol";
import { split } from "../words/words";
import { WAYS } from "./marks";

export function Feats({ result }: { result: Outcome }) {
  const { words } = useSteady();
  return (
    <ul className="feats" aria-label={words.say("web-feats")}>
      {(result.feats ?? []).map((ref) => (
        <Feat key={ref} of={ref} met />
      ))}
      {(result.missed ?? []).map((ref) => (
        <Feat key={ref} of={ref} met={false} />
      ))}
    </ul>
  );
}

function Feat({ of, met }: { of: string; met: boolean }) {
  const { words, facts } = useSteady();
  const [, name] = split(of);
  const asked = words.facts(facts.get(of) ?? []).join(", ");
  return (
    <li className="feat" data-met={met ? "" : undefined}>
      <span className="way-mark" data-how={met ? name : undefined}>
        <Icon idea={WAYS[name] ?? "laurels"} />
      </span>
      <span>
        <b>{words.ref(of)}</b>
        {asked && <span className="muted"> {asked}</span>}
      </span>
      <span className="feat-met">
        <Ui name={met ? "check" : "close"} size={18} />
        <span className="unseen">{words.say(met ? "web-feat-reached" : "web-feat-missed")}</span>
      </span>
    </li>
  );
}
