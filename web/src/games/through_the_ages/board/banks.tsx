/** Unused workers, and the yellow and the blue bank with what each level asks for. */
import { memo } from "react";
import { ScreenReaderLabel } from "../../../board/card";
import { useTableBasics } from "../../../board/context";
import type { IconName } from "../../../icons/drawings";
import type { Scale, Track } from "../../../protocol";
import { useActs } from "./acts";
import { Sign, SignText } from "./signs";
import type { TableSections } from "./tablesections";
import { Pips } from "./technologies";
import { POOL, useWorkers } from "./workers";

type Props = { table: TableSections; seat: string };

export const Banks = memo(function Banks({ table, seat }: Props) {
  const { words } = useTableBasics();
  const [yellow, blue] = [table.find("track", "yellow", seat), table.find("track", "blue", seat)];
  const happy = table.count("people", seat, "happiness");
  const discontent = table.value("people", seat, "discontent");
  const corruption = blue ? (valueAt(blue, "corruption") ?? 0) : 0;
  return (
    <div className="a-banks">
      <Pool table={table} seat={seat} />
      {yellow && (
        <div className="a-bank">
          <h3>
            {words.label("yellow")} <b>{levelOf(yellow)}</b>
            <span className="a-mood" data-bad={discontent ? "" : undefined}>
              <Sign name={discontent ? "discontent" : "happy"} /> {happy?.value}/{happy?.of ?? 0}
              {discontent > 0 && ` · ${words.label("discontent")} ${discontent}`}
            </span>
          </h3>
          <Levels track={yellow} piece="yellow" scales={["faces-needed", "eats"]} />
        </div>
      )}
      {blue && (
        <div className="a-bank">
          <h3>
            {words.label("blue")} <b>{levelOf(blue)}</b>
            <span className="a-mood" data-bad={corruption ? "" : undefined}>
              <Sign name="corruption" /> {corruption ? `−${corruption}` : words.say("web-ages-no-corruption")}
            </span>
          </h3>
          <Levels track={blue} piece="blue" scales={["corruption"]} />
        </div>
      )}
    </div>
  );
});

function Pool({ table, seat }: Props) {
  const { words, actions } = useTableBasics();
  const acts = useActs();
  const workers = useWorkers();
  const unused = table.value("people", seat, "unused");
  const next = table.count("people", seat, "next-worker");
  const grow = acts.plain("increase");
  const canBuild = acts.withVerb("build").length > 0;
  const back = workers.to(POOL);
  const riot = table.value("people", seat, "discontent") > unused;
  return (
    <div className="a-pool" data-place={POOL} data-target={back ? "" : undefined} data-riot={riot ? "" : undefined}>
      <h3>{words.label("unused")}</h3>
      <span className="a-pw">
        {unused ? <Pips n={unused} piece="worker" most={4} /> : <small>0</small>}
        {unused > 0 && canBuild && (
          <button
            type="button"
            className="a-move"
            aria-label={words.say("web-ages-place-worker")}
            aria-pressed={workers.inHand?.from === POOL}
            data-act="worker"
            onClick={() => workers.pick(POOL)}
            {...workers.drag(POOL)}
          />
        )}
      </span>
      {back ? (
        <button type="button" className="a-grow" data-lit="" onClick={() => actions?.choose(back)}>
          {words.say("web-ages-free-worker")}
        </button>
      ) : (
        <button
          type="button"
          className="a-grow"
          data-act="grow"
          data-lit={grow ? "" : undefined}
          disabled={!grow}
          onClick={() => grow && actions?.choose(grow)}
          onPointerEnter={() => grow && actions?.hint(grow)}
          onPointerLeave={() => actions?.hint(null)}
        >
          <ScreenReaderLabel of={[`${words.say("do-increase")}: ${words.say("unit-food", { n: next?.value ?? 0 })}`]} />
          <span className="a-in" aria-hidden="true">
            <SignText text={next ? `+1♟ ${next.value}⚘` : "–"} />
          </span>
        </button>
      )}
    </div>
  );
}

const levelOf = (track: Track): number => track.marks[0]?.at ?? 0;

function valueAt(track: Track, scale: string): number | undefined {
  return track.scales?.find((x) => x.name === scale)?.values[levelOf(track)];
}

type Group = { low: number; high: number };

/** Levels with the same values together, from the emptiest bank on. */
export function groupsOf(scales: readonly Scale[], high: number): Group[] {
  const same = (a: number, b: number) => scales.every((x) => x.values[a] === x.values[b]);
  const out: Group[] = [];
  for (let n = 0; n <= high; n++) {
    const last = out.at(-1);
    if (last && last.low > 0 && same(last.low, n)) last.high = n;
    else out.push({ low: n, high: n });
  }
  return out;
}

const SCALE_SIGNS: Readonly<Record<string, IconName>> = { "faces-needed": "happy", eats: "food" };

function Levels({ track, piece, scales }: { track: Track; piece: string; scales: string[] }) {
  const { words } = useTableBasics();
  const shown = scales.flatMap((name) => track.scales?.find((x) => x.name === name) ?? []);
  const now = levelOf(track);
  const values = shown.map((x) => `${words.label(x.name)}: ${x.values[now]}`);
  const minus = (scale: Scale, n: number) => (scale.name !== "faces-needed" && n ? `−${n}` : String(n));
  return (
    <div
      className="a-track"
      data-piece={piece}
      role="img"
      aria-label={[words.label(track.title), String(now), ...values].join(". ")}
    >
      <span className="a-bl">
        {shown.map((x) => (
          <Sign key={x.name} name={SCALE_SIGNS[x.name] ?? "corruption"} />
        ))}
      </span>
      {groupsOf(shown, track.high).map(({ low, high }, i, all) => {
        const size = low === 0 ? 1 : high - low + 1;
        const full = low === 0 ? 0 : Math.max(0, Math.min(size, now - low + 1));
        const [first, second] = shown;
        const before = all[i - 1];
        const repeated = second && before && second.values[before.low] === second.values[low];
        return (
          <span
            key={low}
            className="a-bg"
            data-here={now >= low && now <= high ? "" : undefined}
            style={{ "--n": size, "--f": full } as never}
          >
            <span className="a-bt">{first && minus(first, first.values[low] ?? 0)}</span>
            <span className="a-toks" data-none={low === 0 ? "" : undefined} />
            {second && <span className="a-bf">{repeated ? "" : minus(second, second.values[low] ?? 0)}</span>}
          </span>
        );
      })}
    </div>
  );
}
