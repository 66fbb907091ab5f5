/** What a person would do first at a canned table, done for them: pick, look at a choice, ask why not, open a panel. */
import type { Canned } from "./canned";

export const DOINGS = ["picked", "chosen", "why", "panel", "resign", "settings"] as const;
export type Doing = (typeof DOINGS)[number] | "refused" | "";

const PATIENCE = 5000;

async function seen(selector: string): Promise<HTMLElement> {
  const until = performance.now() + PATIENCE;
  while (performance.now() < until) {
    const found = document.querySelector<HTMLElement>(selector);
    if (found) return found;
    await new Promise(requestAnimationFrame);
  }
  throw new Error(`nothing is ${selector}`);
}

const thing = (ref: string) => `main [data-ref="${CSS.escape(ref)}"]`;

/** Narrow as a person would until one choice is left: things of the board first, then a button. */
async function choose(canned: Canned): Promise<void> {
  const move = canned.previews[0]?.move ?? canned.state.choices?.[0]?.move ?? "";
  const refs = canned.state.choices?.find((x) => x.move === move)?.refs ?? [];
  for (const ref of refs) document.querySelector<HTMLElement>(`${thing(ref)}[data-lit]`)?.click();
  await new Promise(requestAnimationFrame);
  document.querySelector<HTMLElement>(`.choice[data-move="${CSS.escape(move)}"]`)?.click();
}

export async function act(doing: Doing, canned: Canned): Promise<void> {
  if (!doing) return;
  await seen(".board");
  await new Promise((done) => setTimeout(done, 200)); // nobody is quicker than the page's own effects
  if (doing === "picked") (await seen(".board [data-lit]")).click();
  else if (doing === "chosen" || doing === "refused") await choose(canned);
  else if (doing === "why" && canned.why) (await seen(thing(canned.why.ref))).click();
  else if (doing === "panel") {
    const on = await seen(".board .card[data-lit], .board .card");
    on.dispatchEvent(new PointerEvent("pointerover", { bubbles: true, pointerType: "mouse" }));
  } else if (doing === "resign") (await seen(".top-tools > button.tool:last-of-type")).click();
  else if (doing === "settings") (await seen(".settings > button")).click();
}
