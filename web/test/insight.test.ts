/** What is asked about is brought into sight once the board is there as it stays. */
import { renderHook } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { scrollToWhole, useInSight } from "../src/table/insight";
import type { TableData } from "../src/table/store";

const asked = { state: { n: 3, asked: { seat: "A", question: "Turn" } }, seat: "A", selections: [] };
const LIT = '<section class="seat-area" data-mine><button data-lit></button></section>';

/** jsdom draws nothing, so what can be chosen is always out of sight. */
function look(board: string) {
  document.body.innerHTML = `<div class="board-side">${board}</div>`;
  const setTab = vi.fn();
  renderHook(() => useInSight(asked as unknown as TableData, setTab));
  vi.advanceTimersToNextFrame();
  return setTab;
}

describe("a board that is scrolled", () => {
  const room = { top: 180, bottom: 580 };

  it("shows the lowest row whole", () => {
    expect(scrollToWhole([{ top: 510, bottom: 630 }], room)).toBe(74);
    expect(scrollToWhole([{ top: 400, bottom: 550 }], room)).toBe(0);
  });

  it("keeps what can be chosen above it in sight", () => {
    const boxes = [
      { top: 250, bottom: 400 },
      { top: 510, bottom: 700 },
    ];
    expect(scrollToWhole(boxes, room)).toBe(30);
  });
});

describe("what is asked about", () => {
  vi.useFakeTimers();
  afterEach(() => {
    document.body.innerHTML = "";
  });

  it("stays where it is while a picked thing can be used by a button alone", () => {
    document.body.innerHTML = `<div class="board-side"><div class="board">${LIT}</div></div>`;
    const setTab = vi.fn();
    const choices = [
      { move: "build x", verb: "build", refs: ["card:x"] },
      { move: "wonder y x", verb: "wonder", refs: ["wonder:y", "card:x"] },
    ];
    const picked = { ...asked, state: { ...asked.state, choices }, selections: [{ ref: "card:x" }] };
    renderHook(() => useInSight(picked as unknown as TableData, setTab));
    vi.advanceTimersToNextFrame();
    expect(setTab).not.toHaveBeenCalled();
  });

  it("opens its tab", () => {
    expect(look(`<div class="board">${LIT}</div>`).mock.calls).toEqual([["me"]]);
  });

  it("opens the tab that a part of the board says it is in", () => {
    const part = '<section data-in-tab="rivals"><button data-lit></button></section>';
    expect(look(`<div class="board">${part}</div>`).mock.calls).toEqual([["rivals"]]);
  });

  it("opens no tab for a board that only stands in for the one on its way, and one when that is there", () => {
    const setTab = look(`<div class="board" aria-busy="true">${LIT}</div>`);
    vi.advanceTimersToNextFrame();
    expect(setTab).not.toHaveBeenCalled();
    (document.querySelector(".board") as Element).outerHTML = '<div class="board"><button data-lit></button></div>';
    vi.advanceTimersToNextFrame();
    vi.advanceTimersToNextFrame();
    expect(setTab.mock.calls).toEqual([["board"]]);
  });
});
