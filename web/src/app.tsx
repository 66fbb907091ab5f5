/** Which page is shown. Every page is loaded separately. */
import { Component, lazy, type ReactNode, Suspense } from "react";
import { Notices } from "./offline/notices";
import { match, usePath } from "./router";
import { ErrorPage } from "./ui/errors";

const SHOWS_GALLERY = import.meta.env.DEV || import.meta.env.MODE === "gallery"; // false in the production build

const PAGES = [
  ["/", lazy(() => import("./pages/lobby"))],
  ["/new/:game", lazy(() => import("./pages/new"))],
  ["/learn", lazy(() => import("./pages/learn"))],
  ["/learn/:game", lazy(() => import("./pages/learn"))],
  ["/results", lazy(() => import("./pages/results"))],
  ["/t/:id", lazy(() => import("./pages/table"))],
  ["/replay/:id", lazy(() => import("./pages/replay"))],
  ["/rules/:game", lazy(() => import("./pages/rules"))],
  ["/cards/:game", lazy(() => import("./pages/cards"))],
  ["/best/:game", lazy(() => import("./pages/best"))],
  ["/legend", lazy(() => import("./pages/legend"))],
  ["/credits", lazy(() => import("./pages/credits"))],
  ...(SHOWS_GALLERY ? ([["/gallery", lazy(() => import("./pages/gallery"))]] as const) : []),
] as const;

export function App() {
  return (
    <>
      <Suspense>
        <Notices />
      </Suspense>
      <Shown />
    </>
  );
}

function Shown() {
  const path = usePath();
  for (const [pattern, Page] of PAGES) {
    const found = match(pattern, path);
    if (found)
      return (
        <ErrorBoundary key={path}>
          <Suspense fallback={<div className="loading" aria-busy="true" />}>
            <Page {...(found as { game: string; id: string })} />
          </Suspense>
        </ErrorBoundary>
      );
  }
  return (
    <Suspense>
      <ErrorPage id="not-found" />
    </Suspense>
  );
}

/** A part of the client could not be loaded, in the words of Chromium, Firefox and Safari. */
function isMissingPart(error: Error): boolean {
  return /dynamically imported module|importing a module script/i.test(error.message);
}

/** Shows an error page in place of a page that failed. */
class ErrorBoundary extends Component<{ children: ReactNode }, { error: Error | null }> {
  override state = { error: null as Error | null };

  static getDerivedStateFromError(error: Error) {
    return { error };
  }

  override componentDidCatch(error: Error) {
    console.error(error);
  }

  override render() {
    if (!this.state.error) return this.props.children;
    const { error } = this.state;
    const id = "id" in error ? String(error.id) : isMissingPart(error) ? "offline" : "broken";
    return (
      <Suspense>
        <ErrorPage id={id} />
      </Suspense>
    );
  }
}
