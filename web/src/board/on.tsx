/** What lies on a card: workers and tokens as they would lie there, stages as steps done and to come. */
import { Icon, iconFor } from "../icons";
import type { Count } from "../protocol";
import { useSteady } from "./context";

const FEW = 4; // more than so many are told by their number

export function On({ counts }: { counts: readonly Count[] }) {
  return (
    <span className="on" aria-hidden="true">
      {counts.map((count) => (
        <Lying key={count.name} count={count} />
      ))}
    </span>
  );
}

function Lying({ count }: { count: Count }) {
  const { words } = useSteady();
  const icon = iconFor(count.name) ?? "token";
  const title = `${words.label(count.name)}: ${count.value}${count.of != null ? `/${count.of}` : ""}`;
  if (count.of != null)
    return (
      <span className="lying" data-name={count.name} title={title}>
        {Array.from({ length: count.of }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a step has no other name
          <span key={i} className="step" data-done={i < count.value ? "" : undefined} />
        ))}
      </span>
    );
  const each = count.value > 0 && count.value <= FEW;
  return (
    <span className="lying" data-name={count.name} data-none={count.value ? undefined : ""} title={title}>
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
