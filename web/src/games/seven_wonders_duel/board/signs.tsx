/** The facts of Duel's cards in signs. Each resource has its colour, and so has each kind of card. */
import type { ReactNode } from "react";
import { useTableBasics } from "../../../board/context";
import { Icon, iconFor, iconForRef } from "../../../icons";
import type { IconName } from "../../../icons/drawings";
import type { Fact } from "../../../protocol";

const RAW = ["wood", "clay", "stone"];
const GOODS = ["glass", "papyrus"];

/** The sign of a resource. */
export function Resource({ of }: { of: string }) {
  return (
    <span className="resource" data-resource={of}>
      <Icon name={iconFor(of) ?? "resources"} />
    </span>
  );
}

/** The sign of cards of a colour, or of wonders. */
function ColourSign({ of }: { of: string }) {
  return (
    <span className="swatch" data-tone={of}>
      <Icon name={of === "wonder" ? "wonder" : iconForRef("card:", [], of)} />
    </span>
  );
}

function ColourSigns({ of }: { of: unknown }) {
  return (of as string[]).map((x) => <ColourSign key={x} of={x} />);
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

const repeated = (n: unknown, icon: IconName) =>
  // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike
  Array.from({ length: Number(n) }, (_, i) => <Icon key={i} name={icon} />);
const iconNamed = (x: unknown): IconName => iconFor(String(x)) ?? "chain";

type DrawSign = (args: Fact[1]) => ReactNode;

const SIGNS: Record<string, DrawSign> = {
  cost: ({ cost }) => <Units of={cost} />,
  makes: ({ made }) => <Units of={made} />,
  "any-raw": () => <span className="any-of">{anyOf(RAW)}</span>,
  "any-good": () => <span className="any-of">{anyOf(GOODS)}</span>,
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
      <Icon name="coins" />×<ColourSigns of={what} />
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
      <Icon name="points" />×<ColourSigns of={what} />
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
  shields: ({ n }) => repeated(n, "shields"),
  science: ({ symbol }) => (
    <span className="science">
      <Icon name={iconNamed(symbol)} />
    </span>
  ),
  link: ({ link }) => (
    <span className="chain">
      <Icon name="chain" />
      <Icon name={iconNamed(link)} />
    </span>
  ),
  again: () => <Icon name="again" />,
  "other-loses": ({ n }) => (
    <span className="coins-lost">
      −{String(n)}
      <Icon name="coins" />
    </span>
  ),
  "destroys-gray": () => (
    <>
      <Icon name="ruin" />
      <ColourSign of="gray" />
    </>
  ),
  "destroys-brown": () => (
    <>
      <Icon name="ruin" />
      <ColourSign of="brown" />
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
      <ColourSign of="wonder" />
    </>
  ),
  "blue-discount": ({ n }) => (
    <>
      −{String(n)}
      <Icon name="resources" />
      <ColourSign of="blue" />
    </>
  ),
  "extra-shields": ({ n }) => (
    <>
      +{repeated(n, "shields")}×<ColourSign of="red" />
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
      <Icon name="again" />×<ColourSign of="wonder" />
    </>
  ),
  taxes: () => (
    <>
      +<Icon name="coins" />
      <Icon name="trade" />
    </>
  ),
};
SIGNS["pays-per-most"] = SIGNS["pays-per"] as DrawSign;

const NOT_DRAWN = ["cost-free", "free-with"]; // shown by the price, or by the chain beside the cost

/** A fact as a sign. Its words are in the panel and in the label for screen readers. */
function Sign({ fact }: { fact: Fact }) {
  const { words } = useTableBasics();
  const [id, args] = fact;
  if (NOT_DRAWN.includes(id)) return null;
  const drawn = SIGNS[id];
  return <span className={drawn ? "sign" : "sign words"}>{drawn ? drawn(args) : words.facts([fact]).join()}</span>;
}

/** Facts as signs. A card may say the same of two resources. */
export function Signs({ of }: { of: readonly Fact[] }) {
  return of.map((fact) => <Sign key={`${fact[0]} ${Object.values(fact[1]).join()}`} fact={fact} />);
}

/** The symbol that makes a card free. */
export function Chain({ cardFacts }: { cardFacts: readonly Fact[] }) {
  const link = cardFacts.find(([id]) => id === "free-with")?.[1].link;
  return typeof link === "string" ? SIGNS.link?.({ link }) : null;
}
