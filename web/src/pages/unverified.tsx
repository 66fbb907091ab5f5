/** A note that some figures of the game are reconstructed, with a field for a file that corrects them. */
import type { GameInfo } from "../net/rest";
import type { Words } from "../words/words";

export type Corrections = { name: string; text: string };
type Props = { info: GameInfo; words: Words; given: Corrections; give: (x: Corrections) => void };

export function UnverifiedFigures({ info, words, given, give }: Props) {
  const own = `web-unverified-${info.id}`;
  return (
    <details className="unverified-figures">
      <summary className="muted">{words.say(words.has(own) ? own : "web-unverified-game")}</summary>
      <p>{words.say(words.has(`${own}-file`) ? `${own}-file` : "web-corrections-about")}</p>
      <label className="field">
        <span>{words.say("web-corrections")}</span>
        <input
          type="file"
          accept=".toml"
          onChange={async (e) => {
            const file = e.target.files?.[0];
            give(file ? { name: file.name.replace(/\.toml$/, ""), text: await file.text() } : { name: "", text: "" });
          }}
        />
      </label>
      {given.text && <p role="status">{words.say("web-corrections-given", { name: given.name })}</p>}
    </details>
  );
}
