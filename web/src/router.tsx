/** Paths of the pages: a pattern such as `/t/:id`, and links that change the page without loading it again. */
import { type AnchorHTMLAttributes, type MouseEvent, useSyncExternalStore } from "react";

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  globalThis.addEventListener("popstate", listener);
  return () => {
    listeners.delete(listener);
    globalThis.removeEventListener("popstate", listener);
  };
}

export function navigate(to: string, how: "push" | "replace" = "push"): void {
  history[how === "push" ? "pushState" : "replaceState"]({ within: how === "push" && to.startsWith("#") }, "", to);
  if (how === "push" && !to.startsWith("#")) globalThis.scrollTo?.(0, 0);
  for (const listener of listeners) listener();
}

/** Leaves a place of a page: goes back to where it was opened from, or to `to` if it was opened by its address. */
export function leave(to: string): void {
  if ((history.state as { within?: boolean } | null)?.within) history.back();
  else navigate(to, "replace");
}

export function usePath(): string {
  return useSyncExternalStore(subscribe, () => location.pathname);
}

export function useHash(): string {
  return useSyncExternalStore(
    (listener) => {
      globalThis.addEventListener("hashchange", listener);
      const off = subscribe(listener);
      return () => {
        globalThis.removeEventListener("hashchange", listener);
        off();
      };
    },
    () => location.hash.slice(1),
  );
}

/** The parts of a path that a pattern names, or null if it does not match. */
export function match(pattern: string, path: string): Record<string, string> | null {
  const patternParts = pattern.split("/").filter(Boolean);
  const pathParts = path.split("/").filter(Boolean);
  if (patternParts.length !== pathParts.length) return null;
  const found: Record<string, string> = {};
  for (const [i, part] of patternParts.entries()) {
    const value = pathParts[i] as string;
    if (part.startsWith(":")) found[part.slice(1)] = decodeURIComponent(value);
    else if (part !== value) return null;
  }
  return found;
}

export function Link({ href, onClick, ...props }: AnchorHTMLAttributes<HTMLAnchorElement> & { href: string }) {
  const go = (e: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(e);
    if (
      e.defaultPrevented ||
      (props.target && props.target !== "_self") ||
      e.button ||
      e.metaKey ||
      e.ctrlKey ||
      e.shiftKey ||
      e.altKey
    )
      return;
    e.preventDefault();
    navigate(href);
  };
  return <a href={href} onClick={go} {...props} />;
}
