/** The age's cards, lying on one another; each open one says whether and for how much it can be built. */
import { type CSSProperties, useRef } from "react";
import { Back, costsAndGifts, Gist, Tile, useNote, useThing } from "../../board/card";
import { useTable } from "../../board/context";
import { type Keys, Titled } from "../../board/sections";
import { Icon, ideaOf, Signs } from "../../icons";
import { Ui } from "../../icons/ui";
import type { Fact, Item, Structure } from "../../protocol";

const AXIS = 6; // in half cards: every age lies evenly about it

const placeOf = (item: Item) => `${item.x ?? 0},${item.y ?? 0}`;
const isOpen = (item: Item) => item.note === "price" || item.note === "linked";

/** The places that were covered when this was last drawn and are open now. */
function useFreed(section: Structure): ReadonlySet<string> {
  const was = useRef({ title: "", open: new Set<string>(), freed: new Set<string>() });
  const open = new Set(section.items.filter(isOpen).map(placeOf));
  const old = was.current;
  if (old.title !== section.title) was.current = { title: section.title, open, freed: new Set() };
  else if ([...open].join() !== [...old.open].join())
    was.current = { title: section.title, open, freed: new Set([...open].filter((x) => !old.open.has(x))) };
  return was.current.freed;
}

export function Pyramid({ section, keys, coins }: { section: Structure; keys: Keys; coins: number | null }) {
  const seen = useRef({ title: "", reach: 0 }); // as broad as it was laid, so that nothing jumps
  const reach = Math.max(...section.items.map((i) => Math.abs((i.x ?? 0) - AXIS)));
  if (seen.current.title !== section.title) seen.current = { title: section.title, reach };
  const half = Math.max(seen.current.reach, reach);
  const left = AXIS - half;
  const ys = section.items.map((i) => i.y ?? 0);
  const top = Math.min(...ys);
  const freed = useFreed(section);
  const sorted = [...section.items].sort((a, b) => (a.y ?? 0) - (b.y ?? 0) || (a.x ?? 0) - (b.x ?? 0));
  const room = { "--wide": 2 * half + 2, "--high": Math.max(...ys) - top } as CSSProperties;
  return (
    <Titled section={section}>
      <div className="structure-room">
        <div className="structure" style={room}>
          {sorted.map((item) => {
            const key = keys(item);
            const at = { "--x": (item.x ?? 0) - left, "--y": (item.y ?? 0) - top } as CSSProperties;
            if (item.ref.endsWith(":?")) return <Back key={key} item={item} flip={key} style={at} />;
            return (
              <Building key={key} item={item} flip={key} style={at} freed={freed.has(placeOf(item))} coins={coins} />
            );
          })}
        </div>
      </div>
    </Titled>
  );
}

type BuildingProps = { item: Item; flip: string; style: CSSProperties; freed: boolean; coins: number | null };

function Building({ item, flip, style, freed, coins }: BuildingProps) {
  const { words, facts } = useTable();
  const thing = useThing(item.ref);
  const note = useNote(item);
  const told = facts.get(item.ref) ?? [];
  const [costs, gifts] = costsAndGifts(told);
  const name = words.ref(item.ref);
  const short = item.can === false && coins !== null && item.number != null ? item.number - coins : 0;
  const lacks = short > 0 ? words.say("web-duel-lacks", { n: short }) : "";
  const can = item.can == null ? "" : words.say(item.can ? "web-can" : "web-cannot");
  return (
    <button
      type="button"
      className="card"
      data-tone={item.tone}
      data-kind="card"
      data-note={item.note}
      data-freed={freed ? "" : undefined}
      data-key={flip}
      data-long={/\S{9}/.test(name) ? "" : undefined}
      data-longest={/\S{11}/.test(name) ? "" : undefined}
      style={style}
      {...thing}
    >
      <span className="band">
        <Tile item={item} tone={item.tone ?? ""} />
        <span className="name">{name}</span>
      </span>
      <span className="unseen">{[can, note, lacks, ...words.facts(told)].filter(Boolean).join(". ")}</span>
      <span className="body" aria-hidden="true">
        <span className="costline">
          <span className="costs">
            {costs.map((fact) => (
              <Gist key={fact[0]} fact={fact} />
            ))}
            {item.note === "price" && <Chain told={told} />}
          </span>
          {isOpen(item) && <BuildState item={item} note={note} told={told} short={short} lacks={lacks} />}
        </span>
        <span className="giftline">
          <span className="gifts">
            {gifts.slice(0, 5).map((fact) => (
              <Gist key={fact[0]} fact={fact} />
            ))}
          </span>
        </span>
      </span>
    </button>
  );
}

/** The symbol by which it would be free. */
function Chain({ told }: { told: readonly Fact[] }) {
  const { words } = useTable();
  const link = told.find(([id]) => id === "free-with")?.[1].link;
  const idea = typeof link === "string" ? ideaOf(link) : undefined;
  if (!idea) return null;
  return (
    <span className="chain" title={words.facts(told.filter(([id]) => id === "free-with"))[0]}>
      <Icon idea="chain" />
      <Icon idea={idea} />
    </span>
  );
}

type BuildStateProps = { item: Item; note: string; told: readonly Fact[]; short: number; lacks: string };

function BuildState({ item, note, told, short, lacks }: BuildStateProps) {
  const { words } = useTable();
  const can = item.can == null ? "" : item.can ? "yes" : "no";
  const linked = item.note === "linked";
  return (
    <span className="state" data-can={can} data-chain={linked ? "" : undefined}>
      {can && <Ui name={item.can ? "check" : "lock"} size={16} />}
      <span className="sum">{linked ? <Chain told={told} /> : <Signs text={note} />}</span>
      {short > 0 && (
        <span className="lacks" title={lacks}>
          <Signs text={words.say("sign-coins", { n: `−${short}` })} />
        </span>
      )}
    </span>
  );
}
