/** The list of keys, opened by "?". */
import { useEffect, useRef } from "react";
import { useTableBasics } from "../board/context";
import { gameOf } from "../games";
import { UiIcon } from "../icons/ui";

/** Keys of every table, with the messages that say what they do. A game may have more. */
const KEYS: readonly (readonly [keys: string, message: string])[] = [
  ["1–9", "web-keys-choose"],
  ["Tab", "web-keys-next"],
  ["← ↑ → ↓", "web-keys-move"],
  ["Enter", "web-keys-take"],
  ["Esc", "web-keys-back"],
  ["o", "web-keys-keep"],
  ["u", "web-undo"],
  ["i", "web-keys-hint"],
  ["r", "web-keys-rule"],
  ["l", "web-log"],
  ["n", "web-keys-news"],
  ["+ − 0", "web-keys-zoom"],
  ["?", "web-keys"],
];

export function KeysDialog({ close }: { close: () => void }) {
  const { words, game } = useTableBasics();
  const box = useRef<HTMLDialogElement>(null);
  useEffect(() => box.current?.showModal?.(), []);
  const all = [...KEYS, ...(gameOf(game).keys ?? [])];
  return (
    <dialog ref={box} className="keys-dialog" aria-label={words.say("web-keys")} onClose={close}>
      <header>
        <h2>{words.say("web-keys")}</h2>
        <button type="button" className="tool" onClick={close} aria-label={words.say("web-close")}>
          <UiIcon name="close" size={18} />
        </button>
      </header>
      <dl>
        {all.map(([keys, message]) => (
          <div key={keys}>
            <dt>
              <kbd>{keys}</kbd>
            </dt>
            <dd>{words.say(message)}</dd>
          </div>
        ))}
      </dl>
    </dialog>
  );
}
