/** What Duel's rows say, in signs: resources in colours of their own, cards by the colour of their band. */
import type { ReactNode } from "react";
import { useTableBasics } from "../../../board/context";
import { Icon, iconFor, iconForRef } from "../../../icons";
import type { IconName } from "../../../icons/drawings";
import type { Fact } from "../../../protocol";

const RAW = ["wood", "clay", "stone"];
const GOODS = ["glass", "papyrus"];

/** A resource on its tile. */
export function Resource({ of }: { of: string }) {
  return (
    <span className="res" data-res={of}>
      <Icon name={iconFor(of) ?? "resources"} />
    </span>
  );
}

/** Cards of a colour, or wonders. */
function Colour({ of }: { of: string }) {
  return (
    <span className="swatch" data-tone={of}>
      <Icon name={of === "wonder" ? "wonder" : iconForRef("card:", [], of)} />
    </span>
  );
}

function Colours({ of }: { of: unknown }) {
  return (of as string[]).map((x) => <Colour key={x} of={x} />);
}

const anyOf = (names: string[]) => names.map((x) => <Resource key={x} of={x} />);

function Units({ of }: { of: unknown }) {
  return Object.entries(of as Record<string, number>).map(([unit, n]) => (
    <span key={unit} className="unit">
      {unit === "coins" ? (
        <>
          {n}
          <Icon name="coins" />
        </>
      ) : (
        <>
          {n > 1 && n}
          <Resource of={unit} />
        </>
      )}
    </span>
  ));
}

const few = (n: unknown, icon: IconName) =>
  // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike
  Array.from({ length: Number(n) }, (_, i) => <Icon key={i} name={icon} />);
const named = (x: unknown): IconName => iconFor(String(x)) ?? "chain";

type Drawing = (args: Fact[1]) => ReactNode;

const DRAWN: Record<string, Drawing> = {
  cost: ({ cost }) => <Units of={cost} />,
  makes: ({ made }) => <Units of={made} />,
  "any-raw": () => <span className="any">{anyOf(RAW)}</span>,
  "any-good": () => <span className="any">{anyOf(GOODS)}</span>,
  fixes: ({ resource }) => (
    <>
      <Resource of={String(resource)} />
      =1
      <Icon name="coins" />
    </>
  ),
  pays: ({ n }) => (
    <>
      +{String(n)}
      <Icon name="coins" />
    </>
  ),
  "pays-per": ({ n, what }) => (
    <>
      +{String(n)}
      <Icon name="coins" />×<Colours of={what} />
    </>
  ),
  points: ({ n }) => (
    <>
      {String(n)}
      <Icon name="points" />
    </>
  ),
  "points-per-most": ({ n, what }) => (
    <>
      {String(n)}
      <Icon name="points" />×<Colours of={what} />
    </>
  ),
  "points-per-coins": ({ n }) => (
    <>
      {String(n)}
      <Icon name="points" />
      /3
      <Icon name="coins" />
    </>
  ),
  "points-per-token": ({ n }) => (
    <>
      {String(n)}
      <Icon name="points" />×<Icon name="laurels" />
    </>
  ),
  shields: ({ n }) => few(n, "shields"),
  science: ({ symbol }) => (
    <span className="science">
      <Icon name={named(symbol)} />
    </span>
  ),
  link: ({ link }) => (
    <span className="chain">
      <Icon name="chain" />
      <Icon name={named(link)} />
    </span>
  ),
  again: () => <Icon name="again" />,
  "other-loses": ({ n }) => (
    <span className="loss">
      −{String(n)}
      <Icon name="coins" />
    </span>
  ),
  "destroys-gray": () => (
    <>
      <Icon name="ruin" />
      <Colour of="gray" />
    </>
  ),
  "destroys-brown": () => (
    <>
      <Icon name="ruin" />
      <Colour of="brown" />
    </>
  ),
  "draws-tokens": () => (
    <>
      +<Icon name="laurels" />
    </>
  ),
  "builds-discarded": () => (
    <>
      +<Icon name="cards" />
    </>
  ),
  "wonder-discount": ({ n }) => (
    <>
      −{String(n)}
      <Icon name="resources" />
      <Colour of="wonder" />
    </>
  ),
  "blue-discount": ({ n }) => (
    <>
      −{String(n)}
      <Icon name="resources" />
      <Colour of="blue" />
    </>
  ),
  "extra-shields": ({ n }) => (
    <>
      +{few(n, "shields")}×<Colour of="red" />
    </>
  ),
  "link-coins": ({ n }) => (
    <>
      +{String(n)}
      <Icon name="coins" />×<Icon name="chain" />
    </>
  ),
  "wonders-again": () => (
    <>
      <Icon name="again" />×<Colour of="wonder" />
    </>
  ),
  taxes: () => (
    <>
      +<Icon name="coins" />
      <Icon name="trade" />
    </>
  ),
};
DRAWN["pays-per-most"] = DRAWN["pays-per"] as Drawing;

const SILENT = ["cost-free", "free-with"]; // said by the state, or by the chain beside the cost

/** The words stand beside it for those who listen, and in the panel. */
export function Sign({ fact }: { fact: Fact }) {
  const { words } = useTableBasics();
  const [id, args] = fact;
  if (SILENT.includes(id)) return null;
  const drawn = DRAWN[id];
  return <span className={drawn ? "sign" : "sign words"}>{drawn ? drawn(args) : words.facts([fact]).join()}</span>;
}

/** The symbol by which it is free, or would be. */
export function Chain({ told }: { told: readonly Fact[] }) {
  const link = told.find(([id]) => id === "free-with")?.[1].link;
  return typeof link === "string" ? DRAWN.link?.({ link }) : null;
}
