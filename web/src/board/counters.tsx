import { useEffect, useRef, useState } from "react";
import { Icon, ideaOf } from "../icons";
import type { Count, Counters as CountersSection } from "../protocol";
import { countKey } from "../table/diff";
import { useTable } from "./context";
import { still } from "./motion";

/** A number that runs from what it was to what it is. */
export function Ticking({ value }: { value: number }) {
  const [shown, setShown] = useState(value);
  const from = useRef(value);
  useEffect(() => {
    const start = from.current;
    from.current = value;
    if (start === value || still()) return setShown(value);
    const began = performance.now();
    let frame = requestAnimationFrame(function step(now) {
      const part = Math.min(1, (now - began) / 300);
      setShown(Math.round(start + (value - start) * part));
      if (part < 1 && !still()) frame = requestAnimationFrame(step);
      else setShown(value);
    });
    return () => cancelAnimationFrame(frame);
  }, [value]);
  return <span className="num">{shown}</span>;
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
  const { words, deltas } = useTable();
  const idea = ideaOf(count.name);
  const label = words.label(count.name);
  const delta = deltas.get(countKey(section, count.name));
  return (
    <span className="count" data-brief={brief ? "" : undefined} title={label}>
      {idea && (
        <span className="tile">
          <Icon idea={idea} />
        </span>
      )}
      <span className={brief && idea ? "unseen" : "count-label"}>{label}</span>
      <span className="count-value">
        <Ticking value={count.value} />
        {count.of != null && <span className="of">/{count.of}</span>}
        {count.rate != null && <span className="rate">{count.rate < 0 ? `−${-count.rate}` : `+${count.rate}`}</span>}
        {count.at != null && <span className="of">≤{count.at}</span>}
        {delta != null && <Delta value={delta} />}
      </span>
    </span>
  );
}

export function Delta({ value }: { value: number }) {
  return (
    <span className="delta" data-sign={value < 0 ? "down" : "up"}>
      {value < 0 ? `−${-value}` : `+${value}`}
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
