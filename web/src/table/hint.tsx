/** Asks for a hint. What comes is in `hintpanel`, which few need at once. */
import { useTableBasics } from "../board/context";
import { UiIcon } from "../icons/ui";
import type { TableStore } from "./store";

export function HintButton({ store, advising }: { store: TableStore; advising: boolean }) {
  const { words } = useTableBasics();
  return (
    <button
      type="button"
      className="button small quiet hint-button"
      onClick={store.advise}
      disabled={advising}
      title={words.say("web-hint-key")}
    >
      <UiIcon name="guide" size={18} /> {words.say("web-hint")}
    </button>
  );
}
