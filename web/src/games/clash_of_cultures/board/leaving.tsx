/** Who leaves a place together: each group is a button that shows its units, and of ships also what they carry. */
import { useTable, useTableBasics } from "../../../board/context";
import { sectionOf } from "../../../board/find";
import type { Above } from "../../../board/mappane";
import { Icon } from "../../../icons";
import type { Choice, Item, Section } from "../../../protocol";
import { plain, split } from "../../../words/words";
import { ChoiceButton } from "./choicebutton";
import { Figure } from "./menu";
import { MapWindow } from "./window";

const MOST = 8; // groups; more are counted in the bar
const VERBS = ["march", "sail"];
const TROOPS = ["settler", "soldier"]; // as an action of land units counts them

const named = (choice: Choice): string[] => choice.refs.map((x) => split(x)[1]);

export function Leaving({ board, above }: { board: readonly Section[]; above: Above }) {
  const { choices, asked } = useTable();
  const { words } = useTableBasics();
  const ships = sectionOf(board, "cards", "cargo")?.items ?? [];
  const groups = choices.filter((x) => VERBS.includes(x.verb));
  const others = choices.filter((x) => !VERBS.includes(x.verb) && x.verb !== "resign");
  if (asked?.question !== "ChooseGroup" || groups.length > MOST || others.length) return null;
  const title = words.say("board-who-goes");
  return (
    <MapWindow
      className="leaving"
      label={title}
      refs={[String(asked.args?.at ?? "")]}
      others={sectionOf(board, "map", "map")
        ?.hexes.filter((h) => h.pieces?.length)
        .map((h) => h.ref)}
      above={above}
      title={
        <>
          <Icon name="caravan" />
          <b>{title}</b>
        </>
      }
    >
      <div className="recruits">
        {groups.map((x) => (
          <ChoiceButton key={x.move} choice={x} className="building">
            <span className="visually-hidden">{plain(words.action(x))}</span>
            {x.verb === "sail" ? (
              <Fleet fleet={named(x)[0] ?? ""} ships={ships} />
            ) : (
              <Figures units={named(x).map((n, i) => ({ name: TROOPS[i] ?? "", value: Number(n) }))} />
            )}
          </ChoiceButton>
        ))}
      </div>
    </MapWindow>
  );
}

type Units = readonly { name: string; value: number }[];

function Figures({ units }: { units: Units }) {
  const { viewer } = useTableBasics();
  return (
    <span className="figures">
      {units.flatMap(({ name, value }) =>
        Array.from({ length: value }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: figures are alike
          <Figure key={`${name}${i}`} unit={name} seat={viewer} />
        )),
      )}
    </span>
  );
}

/** Its ships, and below them what they carry, if there is more than one ship to choose from. */
function Fleet({ fleet, ships }: { fleet: string; ships: readonly Item[] }) {
  const { words } = useTableBasics();
  const own = ships.filter((x) => fleet.includes(split(x.ref)[1]));
  const cargo = [
    ...Map.groupBy(
      own.flatMap((x) => x.on ?? []),
      (x) => x.name,
    ),
  ].map(([name, same]) => ({
    name,
    value: same.reduce((sum, x) => sum + x.value, 0),
  }));
  return (
    <>
      <Figures units={[{ name: "ship", value: fleet.length }]} />
      {cargo.length > 0 && <Figures units={cargo} />}
      {own.length > 0 && !cargo.length && <small>{words.say("board-empty-ship")}</small>}
      <span className="visually-hidden">{cargo.map((x) => `${words.label(x.name)} ${x.value}`).join(", ")}</span>
    </>
  );
}
