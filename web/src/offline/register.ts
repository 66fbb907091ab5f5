/** Registers the service worker, and learns from it that there is a newer client. */
import { useConnection } from "./connection";

const LOOK_AGAIN = 60 * 60 * 1000; // milliseconds; a page may be open for days

/** The build that this page belongs to; "" in development. */
export function ownBuild(): string {
  return document.querySelector<HTMLMetaElement>('meta[name="build"]')?.content ?? "";
}

export function registerWorker(): void {
  globalThis.addEventListener("vite:preloadError", noteMissingPart);
  if (!ownBuild() || !("serviceWorker" in navigator)) return; // over plain HTTP only this machine has workers
  navigator.serviceWorker.addEventListener("message", (e) => {
    if (e.data?.build && e.data.build !== ownBuild()) useConnection.setState({ newVersion: true });
  });
  if (document.readyState === "complete") void register();
  else globalThis.addEventListener("load", () => void register());
}

/** A part of this page is not on the server any more: a newer client is. */
function noteMissingPart(): void {
  if (!useConnection.getState().offline && navigator.onLine) useConnection.setState({ newVersion: true });
}

/** After the page has loaded, so that it need not wait, and what the worker keeps is not loaded twice. */
async function register(): Promise<void> {
  try {
    const registration = await navigator.serviceWorker.register("/sw.js");
    const { active } = await navigator.serviceWorker.ready;
    active?.postMessage({ keep: performance.getEntriesByType("resource").map((x) => x.name) });
    const look = () => void registration.update().catch(() => {});
    setInterval(look, LOOK_AGAIN);
    document.addEventListener("visibilitychange", () => document.visibilityState === "visible" && look());
  } catch {
    // private windows of some browsers have no workers; the client works without
  }
}
