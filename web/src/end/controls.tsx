/** The controls of a replay: step, play, speed, whose view, and a link to this moment. */
import { useEffect, useState } from "react";
import { UiIcon, type UiName } from "../icons/ui";
import { Link } from "../router";
import { CopyText } from "../ui/copytext";
import type { Words } from "../words/words";

export const SPEEDS = [0.5, 1, 2, 4] as const;

export type ReplayProgress = {
  n: number;
  most: number;
  playing: boolean;
  speed: number;
  go: (n: number) => void;
  setPlaying: (yes: boolean) => void;
  setSpeed: (speed: number) => void;
};
type Props = ReplayProgress & {
  words: Words;
  viewers: string[];
  seat: string;
  showAs: (seat: string) => void;
  link: string;
  goOn: string; // where an unfinished game goes on
};

export function Controls({
  n,
  most,
  playing,
  speed,
  go,
  setPlaying,
  setSpeed,
  words,
  viewers,
  seat,
  showAs,
  link,
  goOn,
}: Props) {
  return (
    <div className="replay-controls">
      <div className="replay-buttons">
        <StepButton name="first" say={words.say("web-first")} off={n <= 0} to={() => go(0)} />
        <StepButton name="left" say={words.say("web-previous")} off={n <= 0} to={() => go(n - 1)} />
        <button
          type="button"
          className="tool play"
          onClick={() => setPlaying(!playing)}
          disabled={!playing && n >= most}
          aria-label={words.say(playing ? "web-pause" : "web-play")}
        >
          <UiIcon name={playing ? "pause" : "play"} />
        </button>
        <StepButton name="right" say={words.say("web-next")} off={n >= most} to={() => go(n + 1)} />
        <StepButton name="last" say={words.say("web-last")} off={n >= most} to={() => go(most)} />
      </div>
      <input
        className="replay-slider"
        type="range"
        min={0}
        max={most}
        value={Math.min(n, most)}
        onChange={(e) => go(Number(e.target.value))}
        aria-label={words.say("web-line-of", { n, most })}
      />
      <span className="replay-line num">
        {Math.min(n, most)}/{most}
      </span>
      <label className="replay-select">
        <UiIcon name="clock" size={18} />
        <span className="visually-hidden">{words.say("web-speed")}</span>
        <select value={speed} onChange={(e) => setSpeed(Number(e.target.value))}>
          {SPEEDS.map((x) => (
            <option key={x} value={x}>
              {x.toLocaleString(words.lang)}×
            </option>
          ))}
        </select>
      </label>
      <label className="replay-select viewer-select">
        <UiIcon name="eye" size={18} />
        <span className="visually-hidden">{words.say("web-seen-by")}</span>
        <select value={seat} onChange={(e) => showAs(e.target.value)}>
          {viewers.map((x) => (
            <option key={x} value={x}>
              {x ? words.seat(x) : words.say("web-spectator")}
            </option>
          ))}
        </select>
      </label>
      <CopyLink link={link} words={words} />
      {goOn && (
        <Link className="button small go-on" href={goOn}>
          <UiIcon name="right" size={18} /> {words.say("web-go-on")}
        </Link>
      )}
    </div>
  );
}

function StepButton({ name, say, off, to }: { name: UiName; say: string; off: boolean; to: () => void }) {
  return (
    <button type="button" className="tool" onClick={to} disabled={off} aria-label={say} title={say}>
      <UiIcon name={name} />
    </button>
  );
}

function CopyLink({ link, words }: { link: string; words: Words }) {
  const [done, setDone] = useState("");
  const copy = async () => {
    await navigator.clipboard?.writeText(link);
    setDone(link);
  };
  const copied = done === link;
  return (
    <>
      <button
        type="button"
        className="button small quiet copy-moment"
        onClick={copy}
        title={words.say("web-copy-moment")}
      >
        <UiIcon name={copied ? "check" : "link"} size={18} />
        <span aria-live="polite">{words.say(copied ? "web-copied" : "web-copy-moment")}</span>
      </button>
      {copied && !navigator.clipboard && <CopyText text={link} />}
    </>
  );
}

/** Arrow keys, Home, End and the page keys step; space plays. Fields, the log and maps keep the keys they need. */
export function useReplayKeys({ n, most, playing, go, setPlaying }: Omit<ReplayProgress, "speed" | "setSpeed">): void {
  useEffect(() => {
    const press = (e: KeyboardEvent) => {
      const at = e.target as HTMLElement;
      if (e.ctrlKey || e.metaKey || e.altKey || at.closest("select, textarea, .map")) return;
      if (e.key === " ") {
        if (at.closest("button, a, summary")) return;
        e.preventDefault();
        setPlaying(!playing && n < most);
        return;
      }
      if (at.closest("input") || (at.closest(".log, .chart-table") && !e.key.startsWith("Arrow"))) return;
      const to = { ArrowLeft: n - 1, ArrowRight: n + 1, Home: 0, End: most, PageUp: n - 10, PageDown: n + 10 }[e.key];
      if (to === undefined) return;
      e.preventDefault();
      go(to);
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, [n, most, playing, go, setPlaying]);
}
