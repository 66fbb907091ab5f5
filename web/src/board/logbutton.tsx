/** Opens and closes the log where it is a drawer over the board. */
import { UiIcon } from "../icons/ui";
import { useTableBasics } from "./context";

export function LogButton() {
  const { words, actions } = useTableBasics();
  if (!actions) return null;
  return (
    <button type="button" className="button small quiet log-button" onClick={() => actions.setLog()}>
      <UiIcon name="book" size={16} /> {words.say("web-log")}
    </button>
  );
}
