/** While a city collects: the yields are on the map; here the rest can be taken at once. */
import { useTable, useTableBasics } from "../../../board/context";
import type { Above } from "../../../board/mappane";
import { Icon } from "../../../icons";
import { useChain } from "./chain";
import { gathers } from "./marks";
import { MapWindow } from "./window";

const MOST = 8; // a city never collects more

export function Collecting({ above }: { above: Above }) {
  const { choices, asked, actions } = useTable();
  const { words } = useTableBasics();
  const { start, running } = useChain();
  const all = gathers(choices);
  if (asked?.question !== "Collect" || !all.length) return null;
  const done = choices.find((x) => x.verb === "done");
  return (
    <MapWindow
      className="collecting"
      label={words.say("board-verb-collect")}
      refs={all.flatMap((x) => x.refs.filter((ref) => ref.startsWith("cell:")))}
      above={above}
      title={
        <>
          <Icon name="food" />
          <b>{words.say("board-verb-collect")}</b>
        </>
      }
    >
      <p>{words.say("board-collect-help")}</p>
      <div className="buttons">
        <button
          type="button"
          className="button small"
          data-all=""
          disabled={running}
          onClick={() => start(Array.from({ length: MOST }, () => (now) => gathers(now)[0]))}
        >
          {words.say("board-take-all")}
        </button>
        {done && (
          <button type="button" className="button small quiet" onClick={() => actions?.choose(done)}>
            {words.say("board-enough")}
          </button>
        )}
      </div>
    </MapWindow>
  );
}
