declare module "virtual:titles/*" {
  const names: Record<string, string>; // by game, as messages
  export default names;
}
