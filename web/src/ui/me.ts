/** The name of the guest on this device, as all parts of a page show it. */
import { useEffect } from "react";
import { create } from "zustand";
import { api } from "../net/rest";

type State = { name: string; known: boolean };
const useStore = create<State>(() => ({ name: "", known: false }));

/** The own name; "" for a guest without one, and until the server has said it. */
export function useMyName(): string {
  const { name, known } = useStore();
  useEffect(() => {
    if (!known)
      api.me().then(
        (me) => useStore.setState({ name: me.name, known: true }),
        () => {},
      );
  }, [known]);
  return name;
}

export async function changeMyName(name: string): Promise<void> {
  const me = await api.setName(name);
  useStore.setState({ name: me.name, known: true });
}
