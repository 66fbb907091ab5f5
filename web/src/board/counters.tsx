import { useLayoutEffect, useRef } from "react";
import { traitsOf } from "../games";
import { Icon, iconFor } from "../icons";
import type { Count, Counters as CountersSection } from "../protocol";
import { countKey } from "../table/diff";
import { useDelta, useTableBasics } from "./context";
import { tick } from "./motion";

/** A number that counts up or down to its new value. */
export function Ticking({ value }: { value: number }) {
  const box = useRef<HTMLSpanElement>(null);
  const from = useRef(value);
  useLayoutEffect(() => {
    const start = from.current;
    from.current = value;
    return tick(start, value, (now) => {
      // not by state: that would draw the board again in each frame
      if (box.current) box.current.textContent = String(now);
    });
  }, [value]);
  return <span className="num" ref={box} />;
}

export function Counter({
  section,
  count,
  brief,
}: {
  section: { title: string; seat?: string };
  count: Count;
  brief?: boolean;
}) {
  const { words } = useTableBasics();
  const icon = iconFor(count.name);
  const label = words.label(count.name);
  const delta = useDelta(countKey(section, count.name));
  return (
    <span className="count" data-name={count.name} data-brief={brief ? "" : undefined} title={label}>
      {icon && (
        <span className="tile">
          <Icon name={icon} />
        </span>
      )}
      <span className={brief && icon ? "visually-hidden" : "count-label"}>{label}</span>
      <span className="count-value" data-less={count.less ? "" : undefined}>
        {count.less && "−"}
        <Ticking value={count.value} />
        {count.of != null && <span className="of">/{count.of}</span>}
        {count.rate != null && <span className="rate">{count.rate < 0 ? `−${-count.rate}` : `+${count.rate}`}</span>}
        {delta != null && <Delta value={delta} of={count.name} />}
      </span>
    </span>
  );
}

/** How much a counter changes: good or bad by the sign, unless it is one of those of which more is worse. */
export function Delta({ value, of = "" }: { value: number; of?: string }) {
  const { game, words } = useTableBasics();
  const worse = traitsOf(game).worse?.includes(of) ?? false;
  return (
    <span className="delta" data-bad={value < 0 !== worse ? "" : undefined}>
      {value < 0 ? "" : "+"}
      {words.figure(of, value)}
    </span>
  );
}

export function Counters({ section, brief }: { section: CountersSection; brief?: boolean }) {
  return (
    <div className="counters">
      {section.items.map((count) => (
        <Counter key={count.name} section={section} count={count} brief={brief} />
      ))}
    </div>
  );
}
