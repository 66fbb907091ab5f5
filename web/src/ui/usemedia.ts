/** Whether a media query holds now. */
import { useSyncExternalStore } from "react";

export function useMedia(query: string): boolean {
  const listen = (changed: () => void) => {
    if (typeof matchMedia !== "function") return () => {};
    const media = matchMedia(query);
    media.addEventListener("change", changed);
    return () => media.removeEventListener("change", changed);
  };
  return useSyncExternalStore(listen, () => typeof matchMedia === "function" && matchMedia(query).matches);
}
