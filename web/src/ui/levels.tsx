/** The levels of bots: a medal under the sky of an age for each, and the choice between them. */
import { useId } from "react";
import { LEVELS } from "../icons/levels";
import { UiIcon } from "../icons/ui";
import type { GameInfo } from "../net/rest";
import { useSettings } from "../settings";
import type { Words } from "../words/words";

/** Dawn, noon and night. */
const MEDALS: Record<string, { sky: string; hill: string; ink: string }> = {
  novice: { sky: "#eab592", hill: "#fae8c8", ink: "#5b3323" },
  adept: { sky: "#8fbcc4", hill: "#dcebe0", ink: "#1f3d42" },
  master: { sky: "#22304d", hill: "#4a6786", ink: "#f6ecd2" },
};

/** The sign of a bot: a medal for a level, a plain one for any other. */
export function Medal({ bot, size = 28 }: { bot: string; size?: number }) {
  const medal = MEDALS[bot];
  const Drawing = LEVELS[bot];
  if (!medal || !Drawing) return <UiIcon name="bot" size={Math.round(size * 0.75)} />;
  return (
    <svg className="medal" width={size} height={size} viewBox="0 0 32 32" aria-hidden="true">
      <circle cx="16" cy="16" r="15.200" fill={medal.sky} />
      <path
        d="M1.500 20.500Q9 15.500 17 19t13.600-1.300A15.200 15.200 0 0 1 1.500 20.500z"
        fill={medal.hill}
        fillOpacity="0.8"
      />
      <Drawing x="6.500" y="6" width="19" height="19" color={medal.ink} />
      <circle cx="16" cy="16" r="15" fill="none" stroke="var(--line-strong)" />
    </svg>
  );
}

/** What a bot is called; one of another package has no words of ours. */
export function botName(words: Words, bot: string): string {
  return words.has(`web-bot-${bot}`) ? words.say(`web-bot-${bot}`) : bot;
}

/** A name with a line of character, where there is one. */
export function botText(words: Words, bot: string): string {
  const name = botName(words, bot);
  return words.has(`web-bot-${bot}-about`)
    ? words.say("web-level-of", { name, about: words.say(`web-bot-${bot}-about`) })
    : name;
}

/** The level that was chosen last, or the weakest. */
export function useLevel(info: Pick<GameInfo, "levels"> | undefined): string {
  const chosen = useSettings((s) => s.level);
  const levels = info?.levels ?? [];
  return levels.includes(chosen) ? chosen : (levels[0] ?? "");
}

type PickerProps = { levels: readonly string[]; level: string; words: Words };

/** One choice of a level for all games of the lobby. */
export function LevelPicker({ levels, level, words }: PickerProps) {
  const name = useId();
  return (
    <div className="level-picker">
      <fieldset>
        <legend>{words.say("web-level")}</legend>
        <div className="switch">
          {levels.map((x) => (
            <label key={x}>
              <input
                type="radio"
                name={name}
                checked={x === level}
                onChange={() => useSettings.setState({ level: x })}
              />
              <span>
                <Medal bot={x} size={26} /> {botName(words, x)}
              </span>
            </label>
          ))}
        </div>
      </fieldset>
      <p className="muted" aria-live="polite">
        {words.say(`web-bot-${level}-about`)}
      </p>
    </div>
  );
}

type ChoiceProps = { info: GameInfo; bot: string; words: Words; change: (bot: string) => void };

/** Which level a bot of one seat has; a bot for programmers stands there by its name. */
export function LevelChoice({ info, bot, words, change }: ChoiceProps) {
  const name = useId();
  if (!info.levels.includes(bot))
    return (
      <span className="seat-other">
        <b>{botName(words, bot)}</b>{" "}
        {words.has(`web-bot-${bot}-about`) && <span>{words.say(`web-bot-${bot}-about`)}</span>}
      </span>
    );
  return (
    <fieldset className="level-choice">
      <legend className="visually-hidden">{words.say("web-which-bot")}</legend>
      <div className="switch">
        {info.levels.map((x) => (
          <label key={x} title={botText(words, x)}>
            <input type="radio" name={name} value={x} checked={x === bot} onChange={() => change(x)} />
            <span>
              <Medal bot={x} size={24} /> {botName(words, x)}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
