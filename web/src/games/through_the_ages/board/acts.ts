/** Which of the choices belong to which thing of the board. What may be chosen is decided by the server. */
import { useMemo } from "react";
import { useChoices } from "../../../board/context";
import type { Choice } from "../../../protocol";

const MOVING = new Set(["upgrade", "remodel"]); // a worker goes from the thing that is named first

export class Acts {
  private readonly byRef: ReadonlyMap<string, readonly Choice[]>;

  constructor(readonly all: readonly Choice[]) {
    const named = all.filter((x) => x.refs.length > 0);
    this.byRef = Map.groupBy(named, (x) => x.refs[0] as string);
  }

  /** What names this thing first. */
  of(ref: string): readonly Choice[] {
    return this.byRef.get(ref) ?? [];
  }

  withVerb(...verbs: string[]): readonly Choice[] {
    return this.all.filter((x) => verbs.includes(x.verb));
  }

  /** The choice without a thing: end, pass, defend. */
  plain(verb: string): Choice | undefined {
    return this.all.find((x) => x.verb === verb && !x.refs.length);
  }

  /** Of a card in a slot of the row; `take` means its leftmost copy. */
  ofSlot(ref: string, slot: number, leftmost: boolean): Choice | undefined {
    const place = `place:${slot + 1}`;
    return this.of(ref).find(
      (x) => (x.verb === "take" && leftmost) || (/^(take_at|claim)$/.test(x.verb) && x.refs[1] === place),
    );
  }

  /** A worker goes elsewhere; where an event destroys a building, the building itself is chosen. */
  private isMoving({ verb }: Choice): boolean {
    return MOVING.has(verb) || (verb === "destroy" && this.plain("end") !== undefined);
  }

  /** What a worker on a technology may do: change to another one, or be free again. */
  ofWorker(ref: string): readonly Choice[] {
    return this.of(ref).filter((x) => this.isMoving(x));
  }

  /** What a technology may do without moving a worker of it. Units are sent by the dialog that lies over them. */
  ofTechnology(ref: string): readonly Choice[] {
    return this.of(ref).filter((x) => !this.isMoving(x) && x.verb !== "send");
  }
}

export function useActs(): Acts {
  const choices = useChoices();
  return useMemo(() => new Acts(choices), [choices]);
}
