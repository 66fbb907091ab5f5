/** The wonders that can be built: price, what the viewer could pay, what is missing. */
import { memo } from "react";
import { ScreenReaderLabel, Thing, useNote } from "../../../board/card";
import { useTableBasics } from "../../../board/context";
import { entryTexts } from "../../../board/face";
import { Icon, iconFor } from "../../../icons";
import type { Item } from "../../../protocol";
import { sameProps } from "../../../table/reuse";
import { softHyphens } from "../../../words/hyphens";
import type { Empires } from "./empires";
import { typeIcon } from "./types";

export const Wonders = memo(function Wonders({ table }: { table: Empires }) {
  const { words } = useTableBasics();
  const open = table.cards("wonders");
  if (!open.length) return null;
  return (
    <section className="dawn-wonders" aria-label={words.say("web-dawn-wonders")}>
      <h2>
        {words.say("web-dawn-wonders")} <span className="muted">{words.say("web-dawn-wonders-hint")}</span>
      </h2>
      <div className="dawn-market">
        {open.map((x) => (
          <Wonder key={x.ref} item={x} />
        ))}
      </div>
    </section>
  );
}, sameProps);

const Wonder = memo(function Wonder({ item }: { item: Item }) {
  const { words, facts, pictures } = useTableBasics();
  const note = useNote(item);
  const cardFacts = facts.get(item.ref) ?? [];
  const pays = cardFacts.flatMap(([id, args]) => (id === "pays" ? [String(args.resource)] : []));
  const [cost, could] = [item.number ?? 0, item.second ?? 0];
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
        {item.can ? (
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
