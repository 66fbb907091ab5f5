/** Few and quiet sounds, made by the browser itself. There are none until a person switches them on. */
import { useEffect, useRef } from "react";
import { useSettings } from "../settings";
import type { TableData } from "./store";

export type Sound = "turn" | "move" | "moment" | "refused" | "over";

/** A sound is a few notes: frequency in hertz, start and length in seconds, loudness up to 1. */
type Note = readonly [frequency: number, start: number, length: number, loud: number];

const NOTES: Readonly<Record<Sound, readonly Note[]>> = {
  turn: [
    [523, 0, 0.22, 0.5],
    [784, 0.12, 0.34, 0.4],
  ],
  move: [[220, 0, 0.07, 0.25]],
  moment: [
    [294, 0, 0.4, 0.35],
    [440, 0.05, 0.5, 0.3],
    [587, 0.1, 0.6, 0.25],
  ],
  refused: [[165, 0, 0.16, 0.35]],
  over: [
    [392, 0, 0.3, 0.4],
    [523, 0.16, 0.3, 0.4],
    [659, 0.32, 0.6, 0.4],
  ],
};
const LOUDEST = 0.12; // of what the device can do
const ATTACK = 0.012; // seconds until a note has its loudness: without it there is a click

let audio: AudioContext | null = null;

/** Plays a sound, if sounds are on and the page can be heard. */
export function play(sound: Sound): void {
  if (!useSettings.getState().sound || document.hidden || typeof AudioContext === "undefined") return;
  audio ??= new AudioContext();
  void audio.resume(); // a page is silent until somebody has touched it
  for (const [frequency, start, length, loud] of NOTES[sound]) {
    const from = audio.currentTime + start;
    const tone = audio.createOscillator();
    const level = audio.createGain();
    tone.type = "sine";
    tone.frequency.value = frequency;
    level.gain.setValueAtTime(0, from);
    level.gain.linearRampToValueAtTime(loud * LOUDEST, from + ATTACK);
    level.gain.exponentialRampToValueAtTime(0.0001, from + length);
    tone.connect(level).connect(audio.destination);
    tone.start(from);
    tone.stop(from + length);
  }
}

type Heard = { n: number; myTurn: boolean; over: boolean; refused: boolean };

/** The sound of a change, or null: the most important thing that is new. */
export function soundOf(before: Heard, now: Heard): Sound | null {
  if (now.refused && !before.refused) return "refused";
  if (now.over && !before.over) return "over";
  if (now.myTurn && (!before.myTurn || now.n > before.n + 1)) return "turn";
  return now.n > before.n ? "move" : null;
}

/** The sounds of a table: the own turn, a move, a refusal, the end. */
export function useSounds({ state, refused, seat }: TableData): void {
  const before = useRef<Heard | null>(null);
  useEffect(() => {
    if (!state) return;
    const myTurn = !!seat && state.asked?.seat === seat;
    const now = { n: state.n, myTurn, over: !!state.result, refused: !!refused };
    const sound = before.current && soundOf(before.current, now);
    before.current = now;
    if (sound) play(sound);
  }, [state, refused, seat]);
}
