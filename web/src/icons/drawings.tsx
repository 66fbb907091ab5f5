/** The drawing of each icon, the same in all games: from Game-icons (CC BY 3.0), and a few that are drawn here. */
import type { ComponentType, SVGProps } from "react";
import Amphora from "~icons/game-icons/amphora";
import AncientColumns from "~icons/game-icons/ancient-columns";
import ArcheryTarget from "~icons/game-icons/archery-target";
import Arena from "~icons/game-icons/arena";
import Astrolabe from "~icons/game-icons/astrolabe";
import Atom from "~icons/game-icons/atom";
import Barracks from "~icons/game-icons/barracks";
import Barrel from "~icons/game-icons/barrel";
import BigWave from "~icons/game-icons/big-wave";
import Bookshelf from "~icons/game-icons/bookshelf";
import BrickPile from "~icons/game-icons/brick-pile";
import Broadsword from "~icons/game-icons/broadsword";
import Cannon from "~icons/game-icons/cannon";
import Capitol from "~icons/game-icons/capitol";
import Caravan from "~icons/game-icons/caravan";
import CardDraw from "~icons/game-icons/card-draw";
import CardPick from "~icons/game-icons/card-pick";
import CardPlay from "~icons/game-icons/card-play";
import Cartwheel from "~icons/game-icons/cartwheel";
import Castle from "~icons/game-icons/castle";
import CastleRuins from "~icons/game-icons/castle-ruins";
import Cavalry from "~icons/game-icons/cavalry";
import CheckedShield from "~icons/game-icons/checked-shield";
import ChessKnight from "~icons/game-icons/chess-knight";
import ClockwiseRotation from "~icons/game-icons/clockwise-rotation";
import Cog from "~icons/game-icons/cog";
import Crane from "~icons/game-icons/crane";
import CrestedHelmet from "~icons/game-icons/crested-helmet";
import CrossedSwords from "~icons/game-icons/crossed-swords";
import Crown from "~icons/game-icons/crown";
import Cube from "~icons/game-icons/cube";
import CutDiamond from "~icons/game-icons/cut-diamond";
import Desert from "~icons/game-icons/desert";
import DramaMasks from "~icons/game-icons/drama-masks";
import Drop from "~icons/game-icons/drop";
import EgyptianPyramids from "~icons/game-icons/egyptian-pyramids";
import Erlenmeyer from "~icons/game-icons/erlenmeyer";
import FishingNet from "~icons/game-icons/fishing-net";
import FlyingFlag from "~icons/game-icons/flying-flag";
import Forest from "~icons/game-icons/forest";
import Galleon from "~icons/game-icons/galleon";
import Gavel from "~icons/game-icons/gavel";
import GreekTemple from "~icons/game-icons/greek-temple";
import Harp from "~icons/game-icons/harp";
import HighGrass from "~icons/game-icons/high-grass";
import HillFort from "~icons/game-icons/hill-fort";
import Horseshoe from "~icons/game-icons/horseshoe";
import Hourglass from "~icons/game-icons/hourglass";
import Island from "~icons/game-icons/island";
import JetFighter from "~icons/game-icons/jet-fighter";
import LaurelCrown from "~icons/game-icons/laurel-crown";
import Laurels from "~icons/game-icons/laurels";
import LinkedRings from "~icons/game-icons/linked-rings";
import Lyre from "~icons/game-icons/lyre";
import MagicLamp from "~icons/game-icons/magic-lamp";
import Meeple from "~icons/game-icons/meeple";
import Mining from "~icons/game-icons/mining";
import ModernCity from "~icons/game-icons/modern-city";
import Moon from "~icons/game-icons/moon";
import Mountains from "~icons/game-icons/mountains";
import OldWagon from "~icons/game-icons/old-wagon";
import OpenBook from "~icons/game-icons/open-book";
import Ore from "~icons/game-icons/ore";
import Papyrus from "~icons/game-icons/papyrus";
import PendulumSwing from "~icons/game-icons/pendulum-swing";
import PerspectiveDiceSixFacesRandom from "~icons/game-icons/perspective-dice-six-faces-random";
import PestleMortar from "~icons/game-icons/pestle-mortar";
import Plow from "~icons/game-icons/plow";
import QuillInk from "~icons/game-icons/quill-ink";
import Rat from "~icons/game-icons/rat";
import RolledCloth from "~icons/game-icons/rolled-cloth";
import Scales from "~icons/game-icons/scales";
import ScrollQuill from "~icons/game-icons/scroll-quill";
import ScrollUnfurled from "~icons/game-icons/scroll-unfurled";
import ShakingHands from "~icons/game-icons/shaking-hands";
import SkullCrossedBones from "~icons/game-icons/skull-crossed-bones";
import SquareBottle from "~icons/game-icons/square-bottle";
import StonePile from "~icons/game-icons/stone-pile";
import StoneTower from "~icons/game-icons/stone-tower";
import Sun from "~icons/game-icons/sun";
import Sundial from "~icons/game-icons/sundial";
import SwordWound from "~icons/game-icons/sword-wound";
import SwordsEmblem from "~icons/game-icons/swords-emblem";
import TeamIdea from "~icons/game-icons/team-idea";
import TempleGate from "~icons/game-icons/temple-gate";
import Trade from "~icons/game-icons/trade";
import Village from "~icons/game-icons/village";
import Wheat from "~icons/game-icons/wheat";
import WoodPile from "~icons/game-icons/wood-pile";

export type Drawn = ComponentType<SVGProps<SVGSVGElement>>;

const DRAWINGS = {
  coins: Coin,
  gem: CutDiamond,
  points: LaurelCrown,
  shields: CheckedShield,
  again: ClockwiseRotation,
  chain: LinkedRings,
  culture: Lyre,
  science: Atom,
  strength: CrossedSwords,
  food: Wheat,
  resources: Ore,
  worker: Meeple,
  civil: Capitol,
  military: SwordsEmblem,
  token: Cube,
  wood: WoodPile,
  clay: BrickPile,
  stone: StonePile,
  glass: SquareBottle,
  papyrus: Papyrus,
  wheel: Cartwheel,
  pendulum: PendulumSwing,
  quill: QuillInk,
  mortar: PestleMortar,
  sundial: Sundial,
  armillary: Astrolabe,
  balance: Scales,
  horseshoe: Horseshoe,
  sword: Broadsword,
  tower: StoneTower,
  book: OpenBook,
  gear: Cog,
  vase: Amphora,
  mask: DramaMasks,
  moon: Moon,
  drop: Drop,
  target: ArcheryTarget,
  helmet: CrestedHelmet,
  harp: Harp,
  lamp: MagicLamp,
  barrel: Barrel,
  column: AncientColumns,
  sun: Sun,
  temple: GreekTemple,
  mine: Mining,
  trade: Trade,
  guild: TeamIdea,
  wonder: EgyptianPyramids,
  laurels: Laurels,
  lab: Erlenmeyer,
  shrine: TempleGate,
  arena: Arena,
  library: Bookshelf,
  cavalry: Cavalry,
  artillery: Cannon,
  air: JetFighter,
  scroll: ScrollQuill,
  barracks: Barracks,
  ship: Galleon,
  crane: Crane,
  leader: Crown,
  action: CardPlay,
  event: ScrollUnfurled,
  territory: Island,
  aggression: SwordWound,
  pact: ShakingHands,
  tactic: ChessKnight,
  hourglass: Hourglass,
  cards: CardDraw,
  card: CardPick,
  ruin: CastleRuins,
  village: Village,
  corruption: Rat,
  city: ModernCity,
  castle: Castle,
  farm: Plow,
  mountains: Mountains,
  forest: Forest,
  desert: Desert,
  grass: HighGrass,
  sea: BigWave,
  hills: HillFort,
  caravan: Caravan,
  settler: OldWagon,
  army: FlyingFlag,
  dice: PerspectiveDiceSixFacesRandom,
  bid: Gavel,
  plague: SkullCrossedBones,
  fish: FishingNet,
  silk: RolledCloth,
  medal: Medal,
  happy: (props: SVGProps<SVGSVGElement>) => <Face {...props} mouth="M7.500 14.500q4.500 4.500 9 0" />,
  discontent: (props: SVGProps<SVGSVGElement>) => <Face {...props} mouth="M8 17q4-4 8 0" />,
} satisfies Record<string, Drawn>;

export type IconName = keyof typeof DRAWINGS;

export function drawingOf(icon: IconName): Drawn {
  return DRAWINGS[icon];
}

function Coin(props: SVGProps<SVGSVGElement>) {
  return (
    <svg viewBox="0 0 24 24" width="1em" height="1em" aria-hidden="true" {...props}>
      <path
        fill="currentColor"
        fillRule="evenodd"
        d="M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20m0 2.200a7.800 7.800 0 1 1 0 15.600 7.800 7.800 0 0 1 0-15.600m0 1.600a6.200 6.200 0 1 0 0 12.400 6.200 6.200 0 0 0 0-12.400M9.600 9.600h4.800v4.800H9.600z"
      />
    </svg>
  );
}

function Medal(props: SVGProps<SVGSVGElement>) {
  return (
    <svg viewBox="0 0 24 24" width="1em" height="1em" aria-hidden="true" {...props}>
      <path
        fill="currentColor"
        fillRule="evenodd"
        d="M6 1h5l1.500 5L14 1h4l-3.200 7.600a7 7 0 1 1-5.600 0zM12 10.500a4.500 4.500 0 1 0 0 9 4.500 4.500 0 0 0 0-9m0 1.300.96 2 2.200.3-1.600 1.540.4 2.190-1.960-1.050-1.960 1.050.4-2.190-1.600-1.540 2.200-.3z"
      />
    </svg>
  );
}

function Face({ mouth, ...props }: SVGProps<SVGSVGElement> & { mouth: string }) {
  return (
    <svg viewBox="0 0 24 24" width="1em" height="1em" aria-hidden="true" {...props}>
      <path
        fill="currentColor"
        d="M12 1.500a10.500 10.500 0 1 0 0 21 10.500 10.500 0 0 0 0-21m0 2.500a8 8 0 1 1 0 16 8 8 0 0 1 0-16"
      />
      <circle cx="8.800" cy="9.800" r="1.500" fill="currentColor" />
      <circle cx="15.200" cy="9.800" r="1.500" fill="currentColor" />
      <path d={mouth} fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
    </svg>
  );
}
