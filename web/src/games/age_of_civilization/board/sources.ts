import { useChoices } from "../../../board/context";
import { sourceOf } from "./model";

/** What a known technology or an own wonder stands for: its ability while that can be chosen, else itself. */
export function useAbilityOrSelf(ref: string): string {
  const ability = sourceOf(ref, false);
  return useChoices().some((x) => x.refs.includes(ability)) ? ability : ref;
}
