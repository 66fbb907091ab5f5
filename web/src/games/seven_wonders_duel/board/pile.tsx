/** The discard pile: its top card and its size. It opens on a click, and by itself when a card of it may be chosen. */
import { useId, useState } from "react";
import { useTable } from "../../../board/context";
import type { ItemKeys } from "../../../board/sections";
import { UiIcon } from "../../../icons/ui";
import type { Cards } from "../../../protocol";
import { CardChip } from "./city";

export function Pile({ section, keys }: { section: Cards; keys: ItemKeys }) {
  const { words, lit } = useTable();
  const [open, setOpen] = useState(false);
  const id = useId();
  const all = open || section.items.some((x) => lit.has(x.ref));
  return (
    <section className="section discard" data-kind={section.kind} data-title={section.title}>
      <h3>
        <button type="button" className="fold" aria-expanded={all} aria-controls={id} onClick={() => setOpen(!all)}>
          <UiIcon name={all ? "down" : "right"} size={16} />
          {words.label(section.title)} <span className="num">{section.items.length}</span>
        </button>
      </h3>
      <div className="chips" id={id}>
        {section.items.slice(all ? 0 : -1).map((item) => {
          const key = keys(item);
          return <CardChip key={key} item={item} motionKey={key} />;
        })}
      </div>
    </section>
  );
}
