/** While a city collects: the yields are on the map; here what there is room for can be taken at once. */

import { byMove, useChain } from "../../../board/chain";
import { useTable, useTableBasics } from "../../../board/context";
import type { Above } from "../../../board/mappane";
import { Icon, iconFor } from "../../../icons";
import type { Choice, Section } from "../../../protocol";
import { ChoiceButton } from "./choicebutton";
import { gathers, named, type Stored, storedBy } from "./marks";
import { MapWindow } from "./window";

/** One good from each of so many spaces: first what there is least of, then in their order; none that would be lost. */
export function harvest(choices: readonly Choice[], store: ReadonlyMap<string, Stored>, most: number): Choice[] {
  const out: Choice[] = [];
  const goods = [...store.keys()];
  const goodOf = (x: Choice) => named(x, "good");
  const taken = (x: Choice) => out.filter((y) => goodOf(y) === goodOf(x)).length;
  const roomOf = (x: Choice) => (store.get(goodOf(x))?.room ?? 0) - taken(x);
  const has = (x: Choice) => (store.get(goodOf(x))?.has ?? 0) + taken(x);
  const rank = (x: Choice) => goods.indexOf(goodOf(x));
  while (out.length < most) {
    const open = choices.filter((x) => roomOf(x) > 0 && !out.some((y) => named(y, "cell") === named(x, "cell")));
    const next = open.sort((a, b) => has(a) - has(b) || rank(a) - rank(b))[0];
    if (!next) break;
    out.push(next);
  }
  return out.sort((a, b) => choices.indexOf(a) - choices.indexOf(b)); // spaces are taken in this order
}

export function Collecting({ board, above }: { board: readonly Section[]; above: Above }) {
  const { choices, asked } = useTable();
  const { words, viewer } = useTableBasics();
  const { start, running } = useChain();
  const all = gathers(choices);
  if (asked?.question !== "Collect" || !all.length) return null;
  const done = choices.find((x) => x.verb === "done");
  const taken = harvest(all, storedBy(board, viewer), Number(asked.args?.left ?? 1));
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
        {done && (
          <ChoiceButton choice={done} className="button small quiet">
            {words.say("board-enough")}
          </ChoiceButton>
        )}
        {taken.length > 0 && (
          <button
            type="button"
            className="button small"
            data-all=""
            disabled={running}
            onClick={() => start(taken.map((x) => byMove(x.move)))}
          >
            {words.say("board-take-all")}
            {taken.map((x) => {
              const icon = iconFor(named(x, "good"));
              return icon && <Icon key={x.move} name={icon} label={words.ref(`good:${named(x, "good")}`)} />;
            })}
          </button>
        )}
      </div>
    </MapWindow>
  );
}
