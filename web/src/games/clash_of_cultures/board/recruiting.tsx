/** While a city builds units: each kind as a figure with its price, beside the city. */
import { useTable, useTableBasics } from "../../../board/context";
import { countOf, sectionOf } from "../../../board/find";
import type { Above } from "../../../board/mappane";
import { Icon, TextWithIcons } from "../../../icons";
import type { Choice, Section } from "../../../protocol";
import { split } from "../../../words/words";
import { ChoiceButton, ChoiceButtons } from "./choicebutton";
import { Figure } from "./menu";
import { MapWindow } from "./window";

const QUIET = ["done"];

export function Recruiting({ board, above }: { board: readonly Section[]; above: Above }) {
  const { choices, asked } = useTable();
  const { words } = useTableBasics();
  const units = choices.filter((x) => x.verb === "recruit");
  if (asked?.question !== "Build" || !units.length) return null;
  const title = words.say("board-verb-build");
  return (
    <MapWindow
      className="recruiting"
      label={title}
      refs={[String(asked.args?.at ?? "")]}
      others={sectionOf(board, "map", "map")
        ?.hexes.filter((h) => h.pieces?.length)
        .map((h) => h.ref)}
      above={above}
      title={
        <>
          <Icon name="army" />
          <b>{title}</b>
        </>
      }
    >
      <div className="recruits">
        {units.map((x) => (
          <Recruit key={x.move} choice={x} board={board} />
        ))}
      </div>
      <div className="buttons">
        <ChoiceButtons choices={choices.filter((x) => !units.includes(x))} quiet={QUIET} />
      </div>
    </MapWindow>
  );
}

function Recruit({ choice, board }: { choice: Choice; board: readonly Section[] }) {
  const { words, viewer } = useTableBasics();
  const ref = choice.refs.find((x) => x.startsWith("unit:")) ?? "";
  const unit = split(ref)[1] ?? "";
  const now = countOf(sectionOf(board, "counters", "supply", viewer), unit);
  return (
    <ChoiceButton choice={choice} className="building">
      <Figure unit={unit} seat={viewer} />
      <b>{words.ref(ref)}</b>
      <small>
        <TextWithIcons text={choice.price ? words.priceSign(choice.price) : ""} />
      </small>
      {now && (
        <span className="muted">
          {now.value}/{now.of}
        </span>
      )}
    </ChoiceButton>
  );
}
