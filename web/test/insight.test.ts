/** What is asked about is brought into sight once the board is there as it stays. */
import { renderHook } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { useInSight } from "../src/table/insight";
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

describe("what is asked about", () => {
  vi.useFakeTimers();
  afterEach(() => {
    document.body.innerHTML = "";
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
