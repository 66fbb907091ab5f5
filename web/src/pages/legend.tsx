/** What every icon means. If an icon is missing in the list, it does not compile. */
import { useEffect } from "react";
import { Icon } from "../icons";
import type { IconName } from "../icons/drawings";
import { SeatShape, UiIcon, type UiName } from "../icons/ui";
import { Link } from "../router";
import { PageFrame } from "../ui/pageframe";
import { useSay } from "../words/context";
import "../styles/reference.css";

const GROUPS = ["counted", "goods", "symbols", "chains", "types", "land"] as const;

export const LEGEND = {
  coins: "counted",
  points: "counted",
  shields: "counted",
  again: "counted",
  chain: "counted",
  culture: "counted",
  science: "counted",
  strength: "counted",
  food: "counted",
  resources: "counted",
  worker: "counted",
  civil: "counted",
  military: "counted",
  token: "counted",
  happy: "counted",
  discontent: "counted",
  corruption: "counted",
  hourglass: "counted",
  cards: "counted",
  dice: "counted",
  bid: "counted",
  plague: "counted",
  medal: "counted",
  silk: "goods",
  gem: "goods",
  wood: "goods",
  clay: "goods",
  stone: "goods",
  glass: "goods",
  papyrus: "goods",
  wheel: "symbols",
  pendulum: "symbols",
  quill: "symbols",
  mortar: "symbols",
  sundial: "symbols",
  armillary: "symbols",
  balance: "symbols",
  horseshoe: "chains",
  sword: "chains",
  tower: "chains",
  book: "chains",
  gear: "chains",
  vase: "chains",
  mask: "chains",
  moon: "chains",
  drop: "chains",
  target: "chains",
  helmet: "chains",
  harp: "chains",
  lamp: "chains",
  barrel: "chains",
  column: "chains",
  sun: "chains",
  temple: "chains",
  farm: "types",
  mine: "types",
  trade: "types",
  fish: "types",
  lab: "types",
  guild: "types",
  wonder: "types",
  laurels: "types",
  shrine: "types",
  arena: "types",
  library: "types",
  cavalry: "types",
  artillery: "types",
  air: "types",
  scroll: "types",
  barracks: "types",
  ship: "types",
  crane: "types",
  leader: "types",
  action: "types",
  event: "types",
  territory: "types",
  aggression: "types",
  pact: "types",
  tactic: "types",
  card: "types",
  city: "land",
  village: "land",
  castle: "land",
  ruin: "land",
  mountains: "land",
  hills: "land",
  forest: "land",
  grass: "land",
  desert: "land",
  sea: "land",
  caravan: "land",
  settler: "land",
  army: "land",
} satisfies Record<IconName, (typeof GROUPS)[number]>;

/** Icons of buttons, those of the table first. */
export const BUTTONS = {
  undo: true,
  book: true,
  flag: true,
  gear: true,
  guide: true,
  clock: true,
  eye: true,
  bot: true,
  people: true,
  play: true,
  again: true,
  pause: true,
  first: true,
  last: true,
  out: true,
  link: true,
  copy: true,
  down_arrow: true,
  left: true,
  right: true,
  down: true,
  home: true,
  search: true,
  close: true,
  check: true,
  lock: true,
  warning: true,
} satisfies Record<UiName, true>;

export default function Legend() {
  const t = useSay();
  useEffect(() => {
    document.title = `${t("web-legend")} · Ecumene`;
  }, [t]);
  return (
    <PageFrame>
      <section className="page legend">
        <div className="hero">
          <h1>{t("web-legend")}</h1>
          <p>{t("web-legend-about")}</p>
        </div>
        {GROUPS.map((group) => (
          <section key={group}>
            <h2>{t(`web-legend-${group}`)}</h2>
            <ul className="icon-list">
              {(Object.keys(LEGEND) as IconName[])
                .filter((icon) => LEGEND[icon] === group)
                .map((icon) => (
                  <li key={icon}>
                    <span className="tile">
                      <Icon name={icon} />
                    </span>
                    <span>{t(`web-idea-${icon}`)}</span>
                  </li>
                ))}
            </ul>
          </section>
        ))}
        <section>
          <h2>{t("web-legend-seats")}</h2>
          <ul className="icon-list">
            {["A", "B", "C", "D"].map((letter) => (
              <li key={letter}>
                <span className="tile">
                  <SeatShape seat={letter} size={18} />
                </span>
                <span>{t("seat", { letter })}</span>
              </li>
            ))}
          </ul>
        </section>
        <section>
          <h2>{t("web-legend-state")}</h2>
          <ul className="icon-list">
            <li>
              <span className="tile good">
                <UiIcon name="check" />
              </span>
              <span>{t("web-can")}</span>
            </li>
            <li>
              <span className="tile bad">
                <UiIcon name="lock" />
              </span>
              <span>{t("web-cannot")}</span>
            </li>
            <li>
              <span className="tile">
                <span className="unverified-mark">≈</span>
              </span>
              <span>{t("web-unverified-mark")}</span>
            </li>
          </ul>
        </section>
        <section>
          <h2>{t("web-legend-buttons")}</h2>
          <ul className="icon-list">
            {(Object.keys(BUTTONS) as UiName[]).map((name) => (
              <li key={name}>
                <span className="tile plain-tile">
                  <UiIcon name={name} />
                </span>
                <span>{t(`web-ui-${name}`)}</span>
              </li>
            ))}
          </ul>
        </section>
        <p>
          <Link href="/credits">{t("web-credits")}</Link>
        </p>
      </section>
    </PageFrame>
  );
}
