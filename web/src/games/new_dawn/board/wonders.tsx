/** The wonders that can be built: price, what the viewer could pay, what is missing. */
import { memo } from "react";
import { ScreenReaderLabel, Thing, useNote } from "../../../board/card";
import { useTable, useTableBasics } from "../../../board/context";
import { entryTexts } from "../../../board/face";
import { Icon, iconFor } from "../../../icons";
import type { Item } from "../../../protocol";
import { sameProps } from "../../../table/reuse";
import { softHyphens } from "../../../words/hyphens";
import type { Empires } from "./empires";
import { typeIcon } from "./types";

const BUILDS = ["PayWonder", "Site"]; // questions while a wonder is built: first it is paid

export const Wonders = memo(function Wonders({ table }: { table: Empires }) {
  const { words } = useTableBasics();
  const { asked } = useTable();
  const open = table.cards("wonders");
  const built = asked && BUILDS.includes(asked.question) ? asked.args : undefined;
  if (!open.length) return null;
  return (
    <section className="dawn-wonders" aria-label={words.say("web-dawn-wonders")}>
      <h2>
        {words.say("web-dawn-wonders")} <span className="muted">{words.say("web-dawn-wonders-hint")}</span>
      </h2>
      <div className="dawn-market">
        {open.map((x) => (
          <Wonder key={x.ref} item={x} owed={built?.wonder === x.ref ? Number(built.owed ?? 0) : undefined} />
        ))}
      </div>
    </section>
  );
}, sameProps);

type WonderProps = { item: Item; owed: number | undefined }; // `owed`: what is still to be paid, while it is built

const Wonder = memo(function Wonder({ item, owed }: WonderProps) {
  const { words, facts, pictures } = useTableBasics();
  const note = useNote(item);
  const cardFacts = facts.get(item.ref) ?? [];
  const pays = cardFacts.flatMap(([id, args]) => (id === "pays" ? [String(args.resource)] : []));
  const cost = item.number ?? 0;
  const could = owed === undefined ? (item.second ?? 0) : cost - owed;
  const says = entryTexts(
    cardFacts.filter(([id]) => !["pays", "cost", "deck"].includes(id)),
    words,
  ).join("; ");
  return (
    <Thing
      of={item.ref}
      className="dawn-wonder"
      data-tone={item.tone}
      data-can={item.can ? "" : undefined}
      data-now={owed === undefined ? undefined : ""}
      data-key={item.ref}
    >
      <ScreenReaderLabel of={[note, words.facts(cardFacts).join("; ")]} />
      <span className={`picture ${pictures.card(item.ref)}`}>
        <Icon className="icon dawn-wonder-type" name={typeIcon(cardFacts)} />
        <span className="dawn-pays">
          {pays.map((x) => (
            <span key={x} title={words.name("resource", x)}>
              <Icon name={iconFor(x) ?? "resources"} label={words.name("resource", x)} />
            </span>
          ))}
        </span>
      </span>
      <span className="dawn-price" aria-hidden="true">
        <b>
          <Icon name="crane" /> {cost}
        </b>
        <span className="dawn-meter" style={{ "--share": cost ? Math.min(1, could / cost) : 1 } as object} />
        {item.can && owed === undefined ? (
          <span className="dawn-can">{words.say("web-dawn-can")}</span>
        ) : (
          cost > could && <span className="dawn-lacks">{words.say("web-dawn-lacks", { n: cost - could })}</span>
        )}
      </span>
      <span className="name">{softHyphens(words.ref(item.ref))}</span>
      <span className="dawn-gist" aria-hidden="true">
        {says}
      </span>
    </Thing>
  );
}, sameProps);
