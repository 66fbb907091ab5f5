/** The header of a table: its title, the tools beside it, and the table's own settings. */
import type { Table } from "../board/context";
import { UiIcon } from "../icons/ui";
import type { Section } from "../protocol";
import { Link } from "../router";
import { useSettings } from "../settings";
import { useSay } from "../words/context";

export function ageOf(board: readonly Section[]): string {
  return board.find((x) => !x.seat && /^age/.test(x.title))?.title ?? "";
}

type TitleProps = { name: string; age: string; words: Table["words"]; spectator: boolean };

export function TableTitle({ name, age, words, spectator }: TitleProps) {
  return (
    <>
      <h1 className="name">{name}</h1>
      {age && <span className="muted"> · {words.label(age)}</span>}
      {spectator && (
        <span className="badge">
          <UiIcon name="eye" size={16} /> {words.say("web-watching")}
        </span>
      )}
    </>
  );
}

type ToolsProps = {
  seat: string;
  words: Table["words"];
  game: string;
  undo: { why: string; text: string; now: () => void } | null;
  resign: (() => void) | null;
};

export function Tools({ seat, words, game, undo, resign }: ToolsProps) {
  return (
    <>
      {seat && (
        <button
          type="button"
          className="tool"
          onClick={undo?.now}
          title={undo?.text ? `${words.say("web-undo")}: ${undo.text}` : words.say("web-undo")}
          aria-label={words.say("web-undo")}
          disabled={!undo || undo.why === "ECU-3"}
        >
          <UiIcon name="undo" />
        </button>
      )}
      <Link
        className="tool"
        href={`/rules/${game}`}
        target="_blank"
        aria-label={words.say("web-rules")}
        title={words.say("web-rules")}
      >
        <UiIcon name="book" />
      </Link>
      {seat && resign && (
        <button
          type="button"
          className="tool"
          onClick={resign}
          aria-label={words.say("web-resign")}
          title={words.say("web-resign")}
        >
          <UiIcon name="flag" />
        </button>
      )}
    </>
  );
}

const CHECKS = ["endsTurn", "passes", "moments"] as const;

/** Settings that matter at a table only; the list of keys; and the record, to go on from it later or elsewhere. */
export function TableSettings({ id, game, showKeys }: { id: string; game: string; showKeys: () => void }) {
  const t = useSay();
  const settings = useSettings();
  return (
    <>
      {CHECKS.map((name) => (
        <label key={name} className="check" data-setting={name}>
          <input
            type="checkbox"
            checked={settings[name]}
            onChange={(e) => useSettings.setState({ [name]: e.target.checked })}
          />
          <span>{t(`web-set-${name}`)}</span>
        </label>
      ))}
      <button type="button" className="text-link keys-link" onClick={showKeys}>
        {t("web-keys")}
      </button>
      <a href={`/api/tables/${id}/record?mine=1`} download={`${game}-${id}.rec`}>
        {t("web-save-game")}
      </a>
    </>
  );
}
