declare module "virtual:titles/*" {
  const names: Record<string, string>; // by game, as messages
  export default names;
}

declare module "virtual:words/*" {
  const messages: string;
  export default messages;
}

declare module "virtual:reasons/*" {
  const messages: string;
  export default messages;
}

declare module "virtual:deck/*" {
  const deck: import("./art/deck").DeckData;
  export default deck;
}
