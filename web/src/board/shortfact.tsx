/** A fact of a card in a few signs, with icons. */
import { Icon, iconFor, TextWithIcons } from "../icons";
import type { IconName } from "../icons/drawings";
import type { Fact } from "../protocol";
import type { Words } from "../words/words";
import { useTableBasics } from "./context";

/** A fact in its short form, as icons with numbers where possible. */
export function ShortFact({ fact, cost }: { fact: Fact; cost?: boolean }) {
  const { words } = useTableBasics();
  const [id, args] = fact;
  const several = Object.entries(args).filter(([, x]) => x && typeof x === "object" && !Array.isArray(x));
  const first = several[0]?.[1] as Record<string, number> | undefined;
  if (first && words.has(`signs-${id}`)) return <ShortText fact={fact} units={several.map(([key]) => key)} />;
  if (first) return <Units of={first} />;
  if (cost && !words.has(`signs-${id}`)) return <NamedByIcon fact={fact} />;
  if (!words.has(`signs-${id}`)) return null;
  const text = (words.signs([fact])[0] ?? "").replace(cost ? /^−/ : /^$/, "");
  const named = Object.entries(args).find(([, x]) => typeof x === "string") as [string, string] | undefined;
  const icon = named && iconFor(named[1]);
  if (!icon) return <TextWithGoods text={text} />;
  const name = words.name(...named);
  const [before = "", after = ""] = text.split(name);
  return (
    <span className="signs" title={name}>
      <TextWithIcons text={before} />
      <Icon name={icon} label={name} />
      <TextWithIcons text={after} />
    </span>
  );
}

/** What makes a card free: the chain and its symbol. */
function NamedByIcon({ fact }: { fact: Fact }) {
  const { words } = useTableBasics();
  const icon = iconFor(String(Object.values(fact[1])[0] ?? ""));
  const text = words.facts([fact])[0];
  if (!icon) return null;
  return (
    <span className="signs" title={text}>
      <Icon name="chain" />
      <Icon name={icon} label={text} />
    </span>
  );
}

function Units({ of }: { of: Record<string, number> }) {
  const { words } = useTableBasics();
  return Object.entries(of).map(([unit, n]) => {
    const icon = iconFor(unit);
    const text = words.say(`unit-${unit}`, { n });
    if (!icon) return <span key={unit}>{text}</span>;
    return (
      <span key={unit} className="signs" title={text}>
        <span>{n}</span>
        <Icon name={icon} label={text} />
      </span>
    );
  });
}

const MARK = "\u0001";

/** A short text with icons in place of its units. */
function ShortText({ fact: [id, args], units }: { fact: Fact; units: string[] }) {
  const { words } = useTableBasics();
  const marks = Object.fromEntries(units.map((key) => [key, `${MARK}${key}${MARK}`]));
  const named = Object.entries(args).filter(([key]) => !(key in marks));
  const names = named.map(([key, x]) => [key, typeof x === "string" ? words.name(key, x) : x]);
  const pieces = words.say(`signs-${id}`, { ...Object.fromEntries(names), ...marks }).split(MARK);
  return (
    <span className="sentence">
      {pieces.map((piece, i) =>
        piece in marks ? (
          <Units key={piece} of={args[piece] as Record<string, number>} />
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: a text's pieces have no other name
          <TextWithIcons key={i} text={piece} />
        ),
      )}
    </span>
  );
}

const GOODS: IconName[] = ["wood", "clay", "stone", "glass", "papyrus", "food", "resources"];

type GoodsNames = { names: Map<string, IconName>; any: RegExp | null };
const goodsNames = new WeakMap<Words, GoodsNames>();

/** The names of goods in a language, found once. */
function goodsOf(words: Words): GoodsNames {
  const found = goodsNames.get(words);
  if (found) return found;
  const names = new Map(GOODS.filter((x) => words.has(`resource-${x}`)).map((x) => [words.say(`resource-${x}`), x]));
  const made = { names, any: names.size ? new RegExp(`(${[...names.keys()].join("|")})`) : null };
  goodsNames.set(words, made);
  return made;
}

/** A short text with icons in place of the names of goods, such as "wood/clay/stone". */
function TextWithGoods({ text }: { text: string }) {
  const { names, any } = goodsOf(useTableBasics().words);
  const pieces = any ? text.split(any).filter(Boolean) : [text];
  return (
    <span className="signs" title={pieces.length > 1 ? text : undefined}>
      {pieces.map((piece, i) => {
        const icon = names.get(piece);
        // biome-ignore lint/suspicious/noArrayIndexKey: a text's pieces have no other name
        return icon ? <Icon key={i} name={icon} label={piece} /> : <TextWithIcons key={i} text={piece} />;
      })}
    </span>
  );
}
