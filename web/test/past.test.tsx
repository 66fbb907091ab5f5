/** A game of older rules: says that it cannot be continued, and shows what was played and how it ended. */
import { act, cleanup, render } from "@testing-library/react";
import { Suspense } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { api, type GameInfo, type Summary } from "../src/net/rest";
import { PastView } from "../src/pages/past";
import type { Outcome, PastIs } from "../src/protocol";
import { useSettings } from "../src/settings";
import { bundle, LANGUAGES } from "../src/words/catalogues";
import { Words } from "../src/words/words";

const INFO = {
  id: "seven_wonders_duel",
  seats: "AB",
  half_points: false,
  score_is_sum: true,
  endings: ["civilian"],
} as GameInfo;
const chair = (seat: string, name: string) => ({ seat, name, kind: "here", taken: true, mine: seat === "A" });
const SUMMARY = {
  id: "t",
  kind: "table",
  game: INFO.id,
  chairs: [chair("A", "Anna"), chair("B", "Bo")],
  asked: "A",
  over: false,
  old: true,
} as unknown as Summary;
const PAST: PastIs = {
  type: "past",
  rules: "swd-2015-r0",
  here: "swd-2015-r1",
  over: false,
  log: [
    { n: 0, who: "A", said: [{ verb: "draft", refs: ["wonder:sphinx"] }] },
    { n: 1, who: "B", text: "enchant *" },
    { n: 2, who: "B", kind: "undo", to: 1 },
    { n: 3, who: "B", kind: "resign" },
  ],
};
const RESULT: Outcome = {
  scores: [61, 55],
  places: [1, 2],
  how: "civilian",
  parts: [{ blue: 61, gone: 3 }, { blue: 55 }],
};

beforeEach(() => {
  vi.spyOn(api, "games").mockReturnValue(
    Object.assign(Promise.resolve([INFO]), { status: "fulfilled", value: [INFO] }),
  );
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

async function shown(past: PastIs): Promise<HTMLElement> {
  const page = <PastView summary={{ ...SUMMARY, over: past.over }} past={past} rematch="" />;
  return (await act(async () => render(<Suspense>{page}</Suspense>))).container;
}

describe.each(LANGUAGES)("in %s", (lang) => {
  const revisions = { rules: PAST.rules, here: PAST.here };

  it("an unfinished game says that it cannot be continued, and its moves are read", async () => {
    useSettings.setState({ lang });
    const words = new Words(lang, await bundle(lang, INFO.id), "AB", ["Anna", "Bo"]);
    const page = await shown(PAST);
    expect(page.querySelector(".notice")?.textContent).toContain(words.say("web-past-unfinished", revisions));
    const lines = [...page.querySelectorAll(".log li")].map((x) => x.textContent);
    expect(lines).toHaveLength(4);
    expect(lines[0]).toContain(words.ref("wonder:sphinx"));
    expect(lines[1]).toContain("enchant *"); // a verb that nobody knows any more is read as it was written
    expect(lines[2]).toContain(words.say("web-log-undo"));
    expect(lines[3]).toContain(words.say("web-log-resign"));
    expect(page.textContent).not.toContain(words.say("web-rematch"));
    expect(page.textContent).toContain(words.say("web-download"));
  });

  it("a finished one shows its result without what has no words any more", async () => {
    useSettings.setState({ lang });
    const words = new Words(lang, await bundle(lang, INFO.id), "AB", ["Anna", "Bo"]);
    const page = await shown({ ...PAST, over: true, result: RESULT });
    expect(page.querySelector(".notice")?.textContent).toContain(words.say("web-past-finished", revisions));
    expect(page.querySelector(".total")?.textContent).toContain("6155");
    expect(page.textContent).toContain(words.say("how-civilian"));
    expect(page.querySelectorAll(".scores tbody tr")).toHaveLength(1);
    expect(page.textContent).toContain(words.say("web-rematch"));
    cleanup();
    const older = await shown({ ...PAST, over: true, result: { ...RESULT, how: "forgotten" } });
    expect(older.querySelector(".result")).not.toBeNull();
    cleanup();
    const none = await shown({ ...PAST, over: true });
    expect(none.textContent).toContain(words.say("web-past-no-result"));
  });
});
