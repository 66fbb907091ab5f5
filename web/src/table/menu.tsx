/** The menu at the thing that was clicked: what can be done with it. On a phone the bar below has it. */
import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";
import { useTableBasics } from "../board/context";
import { boxesOfRefs, freeRoom, litBoxes, placeBeside } from "../board/placing";
import { UiIcon } from "../icons/ui";
import type { Choice } from "../protocol";
import { lit, matching, remainingRefs, type Selection } from "./selection";
import type { Anchor, TableStore } from "./store";

const WIDE = "(min-width: 720px)";

const isWide = () => typeof matchMedia === "function" && matchMedia(WIDE).matches;

/** Is there something to choose that is not on the board? What is, is clicked there, and a menu would be in the way. */
export function opensMenu(
  choices: readonly Choice[],
  selections: readonly Selection[],
  drawn: ReadonlySet<string>,
): boolean {
  const left = matching(choices, selections);
  if (new Set(left.map((x) => x.verb)).size > 1) return isWide();
  return isWide() && left.some((x) => !drawn.has(remainingRefs(x, selections)?.[0] ?? ""));
}

/** The element of what was clicked; if it was drawn again, the new one. */
function elementOf({ ref, at }: Anchor): Element | null {
  if (at?.isConnected && at.getClientRects().length) return at;
  return document.querySelector(`.board [data-ref="${CSS.escape(ref)}"]`);
}

type Place = { left: number; top: number };

function usePlace(box: RefObject<HTMLElement | null>, anchor: Anchor, store: TableStore): Place | null {
  const [place, setPlace] = useState<Place | null>(null);
  const measure = useRef(() => {});
  measure.current = () => {
    const el = box.current;
    if (!el) return;
    const { width, height } = el.getBoundingClientRect();
    const room = freeRoom();
    const at = elementOf(anchor)?.getBoundingClientRect() ?? { ...room, top: room.bottom };
    const others = boxesOfRefs(lit(store.getState().state?.choices ?? [], []));
    const next = placeBeside({ width, height }, at, room, litBoxes(), others);
    setPlace((old) => (old?.left === next.left && old.top === next.top ? old : next));
  };
  useLayoutEffect(() => measure.current());
  useEffect(() => {
    const again = () => measure.current();
    addEventListener("resize", again);
    document.addEventListener("scroll", again, true);
    return () => {
      removeEventListener("resize", again);
      document.removeEventListener("scroll", again, true);
    };
  }, []);
  return place;
}

type Props = { store: TableStore; anchor: Anchor; children: ReactNode };

export function ThingMenu({ store, anchor, children }: Props) {
  const { words, facts, show } = useTableBasics();
  const box = useRef<HTMLDivElement>(null);
  const place = usePlace(box, anchor, store);
  useEffect(() => {
    if (anchor.at?.matches(":focus-visible")) box.current?.querySelector<HTMLElement>(".choice")?.focus();
  }, [anchor]);
  useEffect(() => {
    const outside = (e: MouseEvent) => {
      const at = e.target as Element;
      if (at.closest(".board-side") && !at.closest("[data-ref], button, a, .map-tools")) store.backTo(0);
    };
    document.addEventListener("click", outside);
    return () => document.removeEventListener("click", outside);
  }, [store]);
  return (
    // biome-ignore lint/a11y/useSemanticElements: it holds buttons and no fields
    <div
      ref={box}
      className="thing-menu"
      role="group"
      aria-label={words.ref(anchor.ref)}
      style={place ?? { visibility: "hidden" }}
    >
      <header>
        <h3>{words.ref(anchor.ref)}</h3>
        {facts.has(anchor.ref) && (
          <button
            type="button"
            className="tool"
            onClick={(e) => show(anchor.ref, e.currentTarget.closest(".thing-menu"), true)}
            aria-label={words.say("web-card-more")}
            title={words.say("web-card-more")}
          >
            <UiIcon name="book" size={18} />
          </button>
        )}
        <button type="button" className="tool" onClick={() => store.backTo(0)} aria-label={words.say("web-close")}>
          <UiIcon name="close" size={18} />
        </button>
      </header>
      {children}
    </div>
  );
}
