import type { Step } from "../../guide/steps";

const OPEN_CARD = [".structure .card[data-lit]", ".structure .card:not(.back)"];

const STEPS: readonly Step[] = [
  { id: "welcome", tab: "board" },
  {
    id: "wonders",
    at: ['.section[data-title="offered"]'],
    tab: "board",
    only: { drawn: "offered" },
    until: { did: ["draft"] },
  },
  {
    id: "drafting",
    at: ['.section[data-title="offered"]'],
    tab: "board",
    only: { drawn: "offered" },
    until: { drawn: "structure" },
  },
  { id: "pyramid", at: [".structure"], tab: "board", only: { drawn: "structure" } },
  { id: "card", at: OPEN_CARD, tab: "board", only: { drawn: "structure" } },
  { id: "price", at: OPEN_CARD.map((card) => `${card} .state`), tab: "board", only: { drawn: "structure" } },
  { id: "city", at: [".seat-area[data-mine]"], tab: "me" },
  {
    id: "turn",
    at: [".prompt"],
    tab: "board",
    only: { drawn: "structure" },
    until: { did: ["build", "discard", "wonder"] },
  },
  { id: "war", at: ['.section[data-title="war"]'], tab: "board" },
  { id: "science", at: ['.section[data-title="progress"]'], tab: "board", only: { drawn: "progress" } },
  { id: "end", tab: "board" },
];

export default STEPS;
