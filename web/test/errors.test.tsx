/** Errors in what was sent have the same text as in the terminal, in every language. */
import { act, cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { Suspense } from "react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { api, RequestError } from "../src/net/rest";
import Results from "../src/pages/results";
import type { Reason } from "../src/protocol";
import { useSettings } from "../src/settings";
import { ErrorText } from "../src/ui/errors";
import { bundle, LANGUAGES, withReasons } from "../src/words/catalogues";
import { Words } from "../src/words/words";
import fixture from "./errors.json";

type Fixture = { reasons: Reason[]; rules: Record<string, string>; texts: Record<string, string[]> };
const { reasons, rules, texts } = fixture as unknown as Fixture;
const NEAR = reasons.findIndex((x) => x.arguments?.near && x.file);
const RULED = reasons.findIndex((x) => x.rule && x.game);

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

async function shown(lang: (typeof LANGUAGES)[number], failed: RequestError): Promise<HTMLElement> {
  useSettings.setState({ lang });
  vi.spyOn(api, "rules").mockResolvedValue({
    rules: Object.entries(rules).map(([id, text]) => ({ id, text, chapter: "" })),
  });
  const { container } = await act(async () =>
    render(
      <Suspense>
        <ErrorText failed={failed} />
      </Suspense>,
    ),
  );
  return container;
}

describe.each(LANGUAGES)("in %s", (lang) => {
  it("every error reads as in the terminal", async () => {
    const ruleTexts = new Map(Object.entries(rules));
    const errors = await Promise.all(
      reasons.map(async (x) => new Words(lang, await withReasons(lang, x.game)).error(x, ruleTexts)),
    );
    expect(errors).toEqual(texts[lang]);
    expect(errors.length).toBeGreaterThan(60);
  });

  it("a page shows the file, the line and what was probably meant", async () => {
    const reason = reasons[NEAR] as Reason;
    const page = await shown(lang, new RequestError(422, "bad-table", reason));
    const text = texts[lang]?.[NEAR] ?? "";
    await waitFor(() => expect(page.textContent).toContain(text));
    expect(text).toContain("my house");
    expect(text).toContain("2");
    expect(text).toContain("tavern");
    const general = new Words(lang, await bundle(lang)).say("error-bad-table");
    expect(page.textContent?.startsWith(general)).toBe(true);
  });

  it("a page says what the rule that forbids it says", async () => {
    const page = await shown(lang, new RequestError(422, "bad-record", reasons[RULED] as Reason));
    await waitFor(() => expect(page.textContent).toContain(texts[lang]?.[RULED]));
    expect(page.textContent).toContain(reasons[RULED]?.rule);
  });

  it("a reason that has no words here is left out", async () => {
    const page = await shown(lang, new RequestError(422, "bad-record", { id: "from-the-future" }));
    const general = new Words(lang, await bundle(lang)).say("error-bad-record");
    await waitFor(() => expect(page.textContent?.trim()).toBe(general));
  });
});

it("the box for records says what is wrong with one", async () => {
  useSettings.setState({ lang: "en" });
  const reason: Reason = { id: "move-verb", arguments: { verb: "bild", near: "build" }, line: 7 };
  const answers: Record<string, unknown> = {
    "/api/me": { name: "", id: "x" },
    "/api/tables": { people: 0, live: 0, mine: [], open: [], watch: [] },
    "/api/games": [],
    "/api/records": { error: "bad-record", reason },
  };
  vi.stubGlobal("fetch", async (path: string) => {
    const body = JSON.stringify(answers[path] ?? {});
    return new Response(body, { status: path === "/api/records" ? 422 : 200 });
  });
  await act(async () => {
    render(
      <Suspense>
        <Results />
      </Suspense>,
    );
  });
  const box = await screen.findByRole("textbox", { name: /record/i });
  fireEvent.change(box, { target: { value: "nonsense" } });
  await act(async () => {
    fireEvent.submit(box.closest("form") as HTMLFormElement);
  });
  const alert = await screen.findByRole("alert");
  await waitFor(() => expect(alert.textContent).toContain("line 7: There is no verb “bild”. Did you mean “build”?"));
});
