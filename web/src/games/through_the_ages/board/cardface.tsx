/** A card with its whole face: name, picture with what it costs, what it gives, and below it what it costs now. */
import { type CSSProperties, memo, type ReactNode } from "react";
import { ScreenReaderLabel } from "../../../board/card";
import { useTableBasics } from "../../../board/context";
import { faceOf, type Room } from "../../../board/face";
import { linesOf, textWidth } from "../../../board/textfit";
import { useThing } from "../../../board/thing";
import type { Fact, Item } from "../../../protocol";
import { useMedia } from "../../../ui/usemedia";
import { softHyphens, syllables } from "../../../words/hyphens";
import { Army, unitsOf } from "./army";
import { SignText } from "./signs";

const NO_FACTS: Fact[] = [];
const ROOM: Room = { lines: 4, width: 6.3, letters: 11 };
const LINE = 6.8; // the width of a name, in parts of its font's size
const NARROW = "(min-width: 1100px) and (max-width: 1279px)"; // where thirteen cards have less room
const NARROWER = 0.82;
const PAID = ["tech-cost", "revolution", "cost", "attack-cost", "stages"]; // upon the picture
const UNIT: Readonly<Record<string, string>> = { "tech-cost": "⚛", cost: "⚒", "attack-cost": "●" };

export const ageOf = (facts: readonly Fact[]): string => String(facts.find(([id]) => id === "age")?.[1].age ?? "");

const BAND = 2; // lines of a name that fit above the picture

/** The number of a fact. */
export function figureOf(facts: readonly Fact[], name: string): number {
  return Number(facts.find(([id]) => id === name)?.[1].n ?? 0);
}

/** The name of a card without its age, which stands beside it. */
export function nameWithoutAge(name: string): string {
  return name.replace(/ (A|I|II|III)$/, "");
}

/** A name whose words may be broken only where they are wider than a line. */
export function fitted(name: string, width: number): string {
  return name.replace(/\p{L}+/gu, (word) => (textWidth(word) > width ? syllables(word).join("\u00AD") : word));
}

/** What a card costs, in signs: "7⚛ 8⚒", "13⚛ (6)", "3·2·1⚒". */
export function costsOf(facts: readonly Fact[]): string {
  const out: string[] = [];
  for (const [id, args] of facts) {
    if (id === "stages") out.push(`${(args.stages as number[]).join("·")}⚒`);
    else if (id === "revolution") out.push(`(${args.n})`);
    else if (UNIT[id]) out.push(`${args.n}${UNIT[id]}`);
  }
  return out.join(" ");
}

/** What a card gives: short gains in signs, then texts; and whether there is more to read. */
export function useGist(ref: string, room: Room = ROOM): { gains: string; texts: string[]; more: boolean } {
  const { words, facts } = useTableBasics();
  const shown = (facts.get(ref) ?? NO_FACTS).filter(([id]) => !PAID.includes(id) && id !== "army");
  let face = faceOf(shown, words, room);
  const used = face.gains.length ? linesOf(face.gains.map((x) => x.text).join(" "), room.width * 0.95) : 0;
  if (used > 0 && room.lines > 0) face = faceOf(shown, words, { ...room, lines: Math.max(0, room.lines - used) });
  if (face.more > 0 && room.lines > used) face = faceOf(shown, words, { ...room, lines: room.lines - used - 1 });
  return {
    gains: face.gains.map((x) => x.text).join(" "),
    texts: face.texts.map((x) => x.text),
    more: face.more > 0,
  };
}

/** How many lines a name takes if only words that are wider than a line are broken, between syllables. */
export function linesOfName(name: string, width: number): number {
  let [lines, used] = [1, 0];
  for (const word of name.split(" ")) {
    const pieces = textWidth(word) > width ? syllables(word) : [word];
    pieces.forEach((piece, i) => {
      const [gap, hyphen] = [i === 0 && used ? 0.29 : 0, i < pieces.length - 1 ? 0.36 : 0];
      const own = textWidth(piece);
      const fits = used + gap + own + hyphen <= width;
      lines += fits || !used ? 0 : 1;
      used = fits ? used + gap + own : own;
    });
  }
  return lines;
}

/** A name of more than two lines takes room from the texts, and so does an army. */
function roomBelow(name: string, army: boolean, tall: boolean, scale: number): Room {
  const long = Math.max(0, linesOfName(name, LINE * scale) - BAND);
  const more = long + (long > 1 ? 1 : 0) + (army ? 1 : 0); // lines of a name are higher than those of a text
  const lines = ROOM.lines + (tall ? 1 : 0);
  return { ...ROOM, width: ROOM.width * scale, lines: Math.max(0, lines - more) };
}

export type CardState = {
  tag?: ReactNode; // across the lower edge: what it costs now, or what is missing
  label?: string; // the same in words
  lit?: boolean;
  mark?: string; // "leaving", "soon", "over"
  locked?: boolean;
  tall?: boolean; // one more line of text where no price lies on the picture
  times?: number;
  onClick?: ((at: HTMLElement) => void) | undefined; // instead of choosing by its reference
};

type Props = CardState & { item: Item; motionKey?: string; style?: CSSProperties };

export const CardFace = memo(function CardFace({ item, motionKey, style, ...state }: Props) {
  const { words, facts, tones, pictures } = useTableBasics();
  const thing = useThing(item.ref);
  const known = facts.get(item.ref) ?? NO_FACTS;
  const costs = costsOf(known);
  const name = words.ref(item.ref);
  const army = unitsOf(known).length > 0;
  const scale = useMedia(NARROW) ? NARROWER : 1;
  const { gains, texts, more } = useGist(
    item.ref,
    roomBelow(nameWithoutAge(name), army, !!state.tall && !costs, scale),
  );
  const label = [name, state.label, ...words.facts(known)].filter(Boolean).join(". ");
  const lit = state.lit ?? thing["data-lit"] === "";
  const { onClick } = state;
  return (
    <button
      type="button"
      {...thing}
      className="a-card"
      data-lit={lit ? "" : undefined}
      data-tone={item.tone || tones.get(item.ref)}
      data-mark={state.mark}
      data-locked={state.locked ? "" : undefined}
      data-tagged={state.tag ? "" : undefined}
      data-tall={state.tall && !costs ? "" : undefined}
      data-key={motionKey}
      tabIndex={lit ? 0 : thing.tabIndex}
      style={style}
      onClick={onClick ? (e) => onClick(e.currentTarget) : thing.onClick}
    >
      <ScreenReaderLabel of={[label]} />
      <span className="a-in" aria-hidden="true">
        <span className="a-band">
          <span className="a-nm">{fitted(nameWithoutAge(name), LINE * scale)}</span>
        </span>
        <span className={`a-pic ${pictures.card(item.ref)}`}>
          <span className="a-age">{ageOf(known)}</span>
          {costs && (
            <span className="a-costs">
              <SignText text={costs} />
            </span>
          )}
        </span>
        <span className="a-say">
          {gains && (
            <span className="a-gives">
              <SignText text={gains} />
            </span>
          )}
          {army && <Army of={item.ref} />}
          {texts.map((text) => (
            <span key={text} className="a-tx">
              <SignText text={softHyphens(text)} />
            </span>
          ))}
          {more && <span className="a-tx a-more">{words.say("web-card-more")}</span>}
        </span>
        {state.times && state.times > 1 && <span className="a-times">×{state.times}</span>}
        {state.tag}
      </span>
    </button>
  );
});
