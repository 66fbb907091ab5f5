/** Which of several ships sail: each group is a button that shows its ships and what they carry. */
import { useTable, useTableBasics } from "../../../board/context";
import { sectionOf } from "../../../board/find";
import type { Above } from "../../../board/mappane";
import { Icon } from "../../../icons";
import type { Choice, Item, Section } from "../../../protocol";
import { plain, split } from "../../../words/words";
import { ChoiceButton, ChoiceButtons } from "./choicebutton";
import { Figure } from "./menu";
import { MapWindow } from "./window";

const fleetOf = (choice: Choice): string => split(choice.refs[0] ?? "")[1] ?? "";

export function Sailing({ board, above }: { board: readonly Section[]; above: Above }) {
  const { choices, asked } = useTable();
  const { words } = useTableBasics();
  const ships = sectionOf(board, "cards", "cargo")?.items ?? [];
  const fleets = choices.filter((x) => x.verb === "sail");
  if (asked?.question !== "ChooseGroup" || !ships.length || !fleets.length) return null;
  const title = words.label("cargo");
  const others = choices.filter((x) => !fleets.includes(x) && x.verb !== "resign");
  return (
    <MapWindow
      className="sailing"
      label={title}
      refs={[String(asked.args?.at ?? "")]}
      others={sectionOf(board, "map", "map")
        ?.hexes.filter((h) => h.pieces?.length)
        .map((h) => h.ref)}
      above={above}
      title={
        <>
          <Icon name="ship" />
          <b>{title}</b>
        </>
      }
    >
      <div className="recruits">
        {fleets.map((x) => (
          <ChoiceButton key={x.move} choice={x} className="building">
            <span className="visually-hidden">{plain(words.action(x))}</span>
            <Fleet ships={ships.filter((ship) => fleetOf(x).includes(split(ship.ref)[1] ?? "?"))} />
          </ChoiceButton>
        ))}
      </div>
      {others.length > 0 && (
        <div className="buttons">
          <ChoiceButtons choices={others} quiet={[]} />
        </div>
      )}
    </MapWindow>
  );
}

function Fleet({ ships }: { ships: readonly Item[] }) {
  const { words, viewer } = useTableBasics();
  const cargo = ships.flatMap((x) => x.on ?? []);
  return (
    <>
      <span className="figures">
        {ships.map((x) => (
          <Figure key={x.ref} unit="ship" seat={viewer} />
        ))}
      </span>
      {cargo.length > 0 ? (
        <span className="figures cargo">
          {cargo.flatMap(({ name, value }, at) =>
            Array.from({ length: value }, (_, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: figures are alike
              <Figure key={`${name}${at}${i}`} unit={name} seat={viewer} />
            )),
          )}
        </span>
      ) : (
        <small>{words.say("board-empty-ship")}</small>
      )}
      <span className="visually-hidden">{cargo.map((x) => `${words.label(x.name)} ${x.value}`).join(", ")}</span>
    </>
  );
}
