/** A battle as a window: both sides with their fighters, dice, cards and hits, who fell, and what can be done. */
import { useTable, useTableBasics } from "../../../board/context";
import { amountOf, sectionOf } from "../../../board/find";
import type { Above } from "../../../board/mappane";
import { Thing } from "../../../board/thing";
import { Icon, TextWithIcons } from "../../../icons";
import { SeatShape } from "../../../icons/ui";
import type { Choice, Entry, Grid, Section } from "../../../protocol";
import { split } from "../../../words/words";
import { ChoiceButton, ChoiceButtons } from "./choicebutton";
import { Dice, diceOf } from "./dice";
import { fullText, halves } from "./handface";
import { Figure } from "./menu";

const NO_LOG: readonly Entry[] = [];
const QUIET = ["retreat", "pass", "no"];

export function Battle({ board, above }: { board: readonly Section[]; above: Above }) {
  const { words, choices, asked, viewer, log = NO_LOG } = useTable();
  const grid = sectionOf(board, "table", "sides");
  const sea = sectionOf(board, "cards", "sea-battle");
  const place = (sea ?? sectionOf(board, "cards", "battle"))?.items[0]?.ref ?? "";
  const course = sectionOf(board, "counters", "course") ?? sectionOf(board, "counters", "status");
  if (!grid) return null;
  const mine = !!viewer && asked?.seat === viewer;
  const hex = sectionOf(board, "map", "map")?.hexes.find((h) => h.ref === place);
  const land = hex?.terrain ? words.say(`terrain-${hex.terrain}`) : "";
  const title = `${words.label(sea ? "sea-battle" : "battle")}: ${words.ref(place)}`;
  const shown = mine ? choices.filter((x) => x.verb !== "resign") : [];
  return (
    <section
      className="battle"
      role="dialog"
      aria-label={title}
      data-title="battle"
      data-low={(above.centre(place)?.y ?? 0) < above.view.size.h / 2 ? "" : undefined}
      onPointerDown={(e) => e.stopPropagation()}
    >
      <header>
        <Icon name="strength" />
        <b>
          {words.label(sea ? "sea-battle" : "battle")}
          <span className="battle-place">: {words.ref(place)}</span>
        </b>
        <small>
          {land && !words.ref(place).includes(land) ? `${land} · ` : ""}
          {words.label("battle-round")} {amountOf(course, "battle-round")}
        </small>
      </header>
      {asked && <Steps question={asked.question} />}
      <div className="sides">
        <Side grid={grid} column={0} sea={!!sea} log={log} />
        <p className="versus">
          <Loses n={cell(grid, "lost-now", 0)} />
          <b>
            {cell(grid, "fighters", 0)} : {cell(grid, "fighters", 1)}
          </b>
          <Loses n={cell(grid, "lost-now", 1)} />
        </p>
        <Side grid={grid} column={1} sea={!!sea} log={log} />
      </div>
      {shown.length > 0 && shown.length <= 6 && (
        <footer className="buttons">
          {shown.map((x) => (x.verb === "lay" ? <CardButton key={x.move} choice={x} /> : null))}
          <ChoiceButtons choices={shown.filter((x) => x.verb !== "lay")} quiet={QUIET} />
        </footer>
      )}
    </section>
  );
}

function Loses({ n }: { n: number }) {
  const { words } = useTableBasics();
  return n > 0 && <span>{words.say("board-loses", { n })}</span>;
}

/** The steps of a round, by the questions that belong to them; without a question it is rolled. */
const STEPS = ["cards", "roll", "losses", "on"] as const;
const STEP_OF: Readonly<Record<string, (typeof STEPS)[number]>> = {
  CutFortress: "cards",
  Ransom: "cards",
  LayCard: "cards",
  LoseShip: "losses",
  UnitsFall: "losses",
  CityHit: "losses",
  Withdraw: "on",
  GoOn: "on",
  KeepOrDestroy: "on",
};

function Steps({ question }: { question: string }) {
  const { words } = useTableBasics();
  const now = STEPS.indexOf(STEP_OF[question] ?? "roll");
  return (
    <ol className="battle-steps" aria-label={words.label("battle-round")}>
      {STEPS.map((step, i) => (
        <li
          key={step}
          data-when={i < now ? "past" : i === now ? "now" : "later"}
          aria-current={i === now ? "step" : undefined}
        >
          {words.say(`board-battle-${step}`)}
        </li>
      ))}
    </ol>
  );
}

/** Where and with whom a card can be laid: not said of one that can be laid now. */
const isCondition = (fact: string): boolean =>
  fact.startsWith("with-") || ["attacker", "defender", "on-land", "for-city", "not-against-city"].includes(fact);

/** A combat card to lay: the lower half of a card in hand, and what it does. */
function CardButton({ choice }: { choice: Choice }) {
  const { words, facts } = useTableBasics();
  const card = choice.refs[0] ?? "";
  const [, combat] = halves(facts.get(card) ?? []);
  const [upper = "", lower = upper] = words.ref(card).split(" / ");
  return (
    <ChoiceButton choice={choice} className="combat-choice">
      <b>{lower}</b>
      <span>
        <TextWithIcons
          text={
            fullText(
              combat.filter(([id]) => !isCondition(id)),
              words,
            ).text
          }
        />
      </span>
    </ChoiceButton>
  );
}

function text(grid: Grid, row: string, column: number): string {
  return String(grid.rows.find((x) => x.title === row)?.cells[column] ?? "");
}

const cell = (grid: Grid, row: string, column: number): number => Number(text(grid, row, column)) || 0;

/** The figures that are written below a side, those that are not there left out. */
const ROWS = ["dice", "sum", "combat-value", "cancelled", "hits"] as const;

type SideProps = { grid: Grid; column: number; sea: boolean; log: readonly Entry[] };

function Side({ grid, column, sea, log }: SideProps) {
  const { words } = useTableBasics();
  const [kind, who] = split(text(grid, "side", column));
  const seat = kind === "seat" ? (who ?? "") : "";
  const [standing, fallen] = [cell(grid, "fighters", column), cell(grid, "fallen", column)];
  const card = text(grid, "combat-card", column);
  const dice = diceOf(log, who ?? "", cell(grid, "dice", column), cell(grid, "sum", column));
  const unit = seat ? (sea ? "ship" : "soldier") : "barbarian";
  return (
    <section className="side" data-seat={seat || undefined}>
      <header>
        {seat ? <SeatShape seat={seat} size={14} /> : <Icon name="helmet" />}
        <b>{words.ref(text(grid, "side", column))}</b>
        <small>{words.label(column === 0 ? "attacker" : "defender")}</small>
      </header>
      <p
        className="figures"
        role="img"
        aria-label={`${words.label("fighters")} ${standing}, ${words.label("fallen")} ${fallen}`}
      >
        {Array.from({ length: standing + fallen }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: figures are alike
          <Figure key={i} unit={unit} seat={seat} fallen={i >= standing} />
        ))}
      </p>
      {dice.length > 0 && (
        <p className="rolled">
          <Dice dice={dice} label={words.label("dice")} /> <b>= {cell(grid, "sum", column)}</b>
        </p>
      )}
      <dl>
        {ROWS.filter((x) => grid.rows.some((row) => row.title === x)).map((x) => (
          <div key={x} data-row={x}>
            <dt>{words.label(x)}</dt>
            <dd>{cell(grid, x, column)}</dd>
          </div>
        ))}
      </dl>
      {card && (
        <Thing of={card} className="battle-card">
          {words.ref(card)}
        </Thing>
      )}
    </section>
  );
}
