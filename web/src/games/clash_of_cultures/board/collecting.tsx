/** While a city collects: the yields are on the map; here what there is room for can be taken at once. */

import { byMove, useChain } from "../../../board/chain";
import { useTable, useTableBasics } from "../../../board/context";
import type { Above } from "../../../board/mappane";
import { Icon, iconFor } from "../../../icons";
import type { Choice, Section } from "../../../protocol";
import { ChoiceButton } from "./choicebutton";
import { gathers, named, roomFor } from "./marks";
import { MapWindow } from "./window";

/** One good from each of so many spaces: first those with most room, then in their order; none that would be lost. */
export function harvest(choices: readonly Choice[], room: ReadonlyMap<string, number>, most: number): Choice[] {
  const [left, out] = [new Map(room), [] as Choice[]];
  const roomOf = (x: Choice) => left.get(named(x, "good")) ?? 0;
  const rank = (x: Choice) => [...room.keys()].indexOf(named(x, "good"));
  while (out.length < most) {
    const open = choices.filter((x) => roomOf(x) > 0 && !out.some((y) => named(y, "cell") === named(x, "cell")));
    const next = open.sort((a, b) => roomOf(b) - roomOf(a) || rank(a) - rank(b))[0];
    if (!next) break;
    out.push(next);
    left.set(named(next, "good"), roomOf(next) - 1);
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
  const taken = harvest(all, roomFor(board, viewer), Number(asked.args?.left ?? 1));
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
