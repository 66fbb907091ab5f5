import { afterEach, describe, expect, it, vi } from "vitest";
import { useSettings } from "../src/settings";
import { play, soundOf } from "../src/table/sounds";

const nothing = { n: 3, myTurn: false, over: false, refused: false };

describe("sounds", () => {
  afterEach(() => vi.unstubAllGlobals());

  it("are none until they are switched on", () => {
    const started: number[] = [];
    const node = { connect: (x: unknown) => x };
    const level = { setValueAtTime() {}, linearRampToValueAtTime() {}, exponentialRampToValueAtTime() {} };
    class Audio {
      currentTime = 0;
      destination = {};
      resume = async () => {};
      createGain = () => ({ ...node, gain: level });
      createOscillator = () => ({
        ...node,
        frequency: { value: 0 },
        start: (at: number) => started.push(at),
        stop() {},
      });
    }
    vi.stubGlobal("AudioContext", Audio);
    play("turn");
    expect(started).toEqual([]);
    useSettings.setState({ sound: true });
    play("turn");
    useSettings.setState({ sound: false });
    expect(started).toEqual([0, 0.12]);
  });

  it("tell the most important thing that is new", () => {
    expect(soundOf(nothing, nothing)).toBeNull();
    expect(soundOf(nothing, { ...nothing, n: 4 })).toBe("move");
    expect(soundOf(nothing, { ...nothing, n: 4, myTurn: true })).toBe("turn");
    expect(soundOf({ ...nothing, myTurn: true }, { ...nothing, myTurn: true, n: 4 })).toBe("move"); // of one's own
    expect(soundOf({ ...nothing, myTurn: true }, { ...nothing, myTurn: true, n: 6 })).toBe("turn");
    expect(soundOf(nothing, { ...nothing, n: 4, over: true })).toBe("over");
    expect(soundOf(nothing, { ...nothing, refused: true })).toBe("refused");
  });
});
