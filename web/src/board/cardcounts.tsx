/** What lies on a card: workers and tokens one by one, stages as steps that are done or still to do. */
import { Icon, iconFor } from "../icons";
import type { Count } from "../protocol";
import { useTableBasics } from "./context";

const FEW = 4; // more than this are shown as a number

export function CardCounts({ counts }: { counts: readonly Count[] }) {
  return (
    <span className="card-counts" aria-hidden="true">
      {counts.map((count) => (
        <CardCount key={count.name} count={count} />
      ))}
    </span>
  );
}

function CardCount({ count }: { count: Count }) {
  const { words } = useTableBasics();
  const icon = iconFor(count.name) ?? "token";
  const title = `${words.label(count.name)}: ${count.value}${count.of != null ? `/${count.of}` : ""}`;
  if (count.of != null)
    return (
      <span className="card-count" data-name={count.name} title={title}>
        {Array.from({ length: count.of }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a step has no other name
          <span key={i} className="count-step" data-done={i < count.value ? "" : undefined} />
        ))}
      </span>
    );
  const each = count.value > 0 && count.value <= FEW;
  return (
    <span className="card-count" data-name={count.name} data-none={count.value ? undefined : ""} title={title}>
      {each ? (
        Array.from({ length: count.value }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: one is like another
          <Icon key={i} name={icon} />
        ))
      ) : (
        <>
          <span className="num">{count.value}</span>
          <Icon name={icon} />
        </>
      )}
    </span>
  );
}
