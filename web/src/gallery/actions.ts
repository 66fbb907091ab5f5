/** What a person would do first at a table, done automatically: select, preview a choice, ask why not, open a panel. */
import type { SavedPosition } from "./positions";

export const ACTIONS = ["picked", "chosen", "why", "panel", "resign", "settings"] as const;
export type Action = (typeof ACTIONS)[number] | "refused" | "";

const PATIENCE = 5000;

async function waitFor(selector: string): Promise<HTMLElement> {
  const until = performance.now() + PATIENCE;
  while (performance.now() < until) {
    const found = document.querySelector<HTMLElement>(selector);
    if (found) return found;
    await new Promise(requestAnimationFrame);
  }
  throw new Error(`nothing is ${selector}`);
}

const thing = (ref: string) => `main [data-ref="${CSS.escape(ref)}"]`;

/** Selects as a person would until one choice is left: things of the board first, then a button. */
async function choose(saved: SavedPosition): Promise<void> {
  const move = saved.previews[0]?.move ?? saved.state.choices?.[0]?.move ?? "";
  const refs = saved.state.choices?.find((x) => x.move === move)?.refs ?? [];
  for (const ref of refs) document.querySelector<HTMLElement>(`${thing(ref)}[data-lit]`)?.click();
  await new Promise(requestAnimationFrame);
  document.querySelector<HTMLElement>(`.choice[data-move="${CSS.escape(move)}"]`)?.click();
}

export async function perform(action: Action, saved: SavedPosition): Promise<void> {
  if (!action) return;
  await waitFor(".board");
  await new Promise((done) => setTimeout(done, 200)); // after the effects of the page
  if (action === "picked") (await waitFor(".board [data-lit]")).click();
  else if (action === "chosen" || action === "refused") await choose(saved);
  else if (action === "why" && saved.why) (await waitFor(thing(saved.why.ref))).click();
  else if (action === "panel") {
    const on = await waitFor(".board .card[data-lit], .board .card");
    on.dispatchEvent(new PointerEvent("pointerover", { bubbles: true, pointerType: "mouse" }));
  } else if (action === "resign") (await waitFor(".page-tools > button.tool:last-of-type")).click();
  else if (action === "settings") (await waitFor(".settings > button")).click();
}
