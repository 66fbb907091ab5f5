/** Whether the server can be reached, as far as the last requests tell; and whether there is a newer client. */
import { create } from "zustand";

export const useConnection = create(() => ({ offline: false, newVersion: false }));

/** Called after every request: did anything come back? */
export function reached(answered: boolean): void {
  if (useConnection.getState().offline === answered) useConnection.setState({ offline: !answered });
}

export async function askServer(): Promise<void> {
  await fetch("/healthz", { cache: "no-store" }).then(
    (answer) => reached(answer.ok),
    () => reached(false),
  );
}

/** The browser notices first when there is no network at all. */
export function watchNetwork(): void {
  globalThis.addEventListener("offline", () => reached(false));
  globalThis.addEventListener("online", () => void askServer());
}
