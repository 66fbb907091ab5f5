/** The last line of the board: what the end of the turn will bring, with warnings, and the buttons used most. */
import { memo } from "react";
import { useTableBasics } from "../../../board/context";
import { iconFor } from "../../../icons";
import { UiIcon } from "../../../icons/ui";
import type { Choice, Count } from "../../../protocol";
import { plain } from "../../../words/words";
import { type Acts, useActs } from "./acts";
import { Sign, SignText } from "./signs";
import type { TableSections } from "./tablesections";

const WARNINGS = ["uprising", "hunger", "loses-culture", "loses-resources", "loses-food", "discards"];
const STORED: Readonly<Record<string, string>> = { "gains-food": "food", "gains-resources": "resources" };

type Props = { table: TableSections; seat: string };

/** Ending the turn asks first where the forecast warns of something that can still be changed. */
export const needsAsking = (items: readonly Count[]): boolean =>
  items.some((x) => x.name === "uprising" || x.name === "hunger" || x.name === "discards");

export const Forecast = memo(function Forecast({ table, seat }: Props) {
  const { words } = useTableBasics();
  const items = table.find("counters", "end-of-turn", seat)?.items ?? [];
  return (
    <section className="a-forecast" aria-label={words.label("end-of-turn")}>
      <b className="a-ft">{words.label("end-of-turn")}</b>
      {items.map((count) =>
        count.name === "eats" ? null : (
          <Part
            key={count.name}
            count={count}
            eaten={count.name === "gains-food" ? table.value("end-of-turn", seat, "eats") : 0}
            after={after(table, seat, count.name)}
          />
        ),
      )}
    </section>
  );
});

/** What will be in store after the turn. */
function after(table: TableSections, seat: string, name: string): number | undefined {
  const store = STORED[name];
  if (!store) return undefined;
  const of = (x: string) => table.value("end-of-turn", seat, x);
  const less = store === "food" ? of("eats") + of("loses-food") : of("loses-resources");
  return table.value("stores", seat, store) + of(name) - less;
}

function Part({ count, eaten, after }: { count: Count; eaten: number; after: number | undefined }) {
  const { words } = useTableBasics();
  const warn = WARNINGS.includes(count.name);
  const icon = iconFor(count.name);
  const sign = count.less ? "−" : count.name.startsWith("gains-") ? "+" : "";
  return (
    <span className="a-fc" data-warn={warn ? "" : undefined} data-name={count.name}>
      {warn ? <UiIcon name="flag" size={13} /> : icon && <Sign name={icon} />}
      {words.has(`web-ages-end-${count.name}`) ? (
        words.say(`web-ages-end-${count.name}`, { n: count.value })
      ) : (
        <>
          <b>
            {sign}
            {count.value}
            {eaten > 0 && ` −${eaten}`}
          </b>{" "}
          {words.label(count.name)}
        </>
      )}
      {after !== undefined && <small>{words.say("web-ages-then", { n: after })}</small>}
    </span>
  );
}

/** End the turn, or pass: one click. */
export function MainButtons({ table, seat, acts }: Props & { acts: Acts }) {
  const { words, actions } = useTableBasics();
  const [end, pass] = [acts.plain("end"), acts.plain("pass")];
  const items = table.find("counters", "end-of-turn", seat)?.items ?? [];
  const left = table.value("actions", seat, "civil-actions");
  return (
    <div className="a-btns">
      {pass && <PassButton choice={pass} />}
      {end && (
        <button
          type="button"
          className="a-btn"
          data-prime=""
          data-act="end"
          onClick={() => (needsAsking(items) ? actions?.choose(end) : actions?.play(end))}
        >
          <kbd>E</kbd>
          {words.say("do-end")}
          {left > 0 && (
            <small>
              <SignText text={words.say("web-ages-unspent", { n: left })} />
            </small>
          )}
        </button>
      )}
    </div>
  );
}

function PassButton({ choice }: { choice: Choice }) {
  const { words, actions } = useTableBasics();
  return (
    <button type="button" className="a-btn" data-act="pass" data-prime="" onClick={() => actions?.choose(choice)}>
      <kbd>P</kbd>
      {plain(words.action(choice))}
    </button>
  );
}

export function Buttons(props: Props) {
  return <MainButtons {...props} acts={useActs()} />;
}
