/** Where a table has its guide, which is loaded when it runs. */
import { lazy, Suspense } from "react";
import { useTableBasics } from "../board/context";
import { UiIcon } from "../icons/ui";
import { useSettings } from "../settings";
import { hasGuide, startGuide } from ".";
import type { Props } from "./coach";

const Guided = lazy(() => import("./coach"));

/** The guide of this table, if it is running. */
export function Coach({ id, state, ...more }: Omit<Props, "state"> & { state: Props["state"] | null }) {
  const { game } = useTableBasics();
  const here = useSettings((s) => s.guide?.table === id);
  if (!here || !state || !hasGuide(game)) return null;
  return (
    <Suspense>
      <Guided key={id} id={id} state={state} {...more} />
    </Suspense>
  );
}

/** A button in the settings of a table that starts the guide again. */
export function GuideAgain({ id }: { id: string }) {
  const { words, game } = useTableBasics();
  if (!hasGuide(game)) return null;
  return (
    <button type="button" className="text-link" onClick={() => startGuide(id)}>
      <UiIcon name="guide" size={18} /> {words.say("web-guide-again")}
    </button>
  );
}
