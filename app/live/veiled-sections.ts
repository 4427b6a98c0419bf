import { createSectionStore, type SectionStore } from "./section-store.ts";
import type { Timers } from "./timers.ts";
import type { Loads, Veil } from "./veil.ts";

type VeiledParts = {
  readonly veil: Pick<Veil, "lacks" | "onReveal" | "toLoad">;
  readonly loads: Loads;
  readonly nowSeconds: () => number;
  readonly timers: Pick<Timers, "after">;
};

/** Delays before a section that could not be loaded is requested again, each after a request has made its own attempts. */
const againSeconds = [2, 4, 8, 16, 30];

/** For a visitor who hides results a document's sections may come empty: each is loaded once it may be seen. */
export function createVeiledSections({ veil, loads, nowSeconds, timers }: VeiledParts): SectionStore {
  const store = createSectionStore(veil.toLoad(loads), nowSeconds);
  const offered = new Set<string>();

  /** Loads a section anew: a pending request was made while it was hidden, and its answer would be hidden too. */
  async function show(name: string, attempt = 0) {
    const body = await store.refresh(name, true);
    const waitSeconds = againSeconds[attempt];
    if (body !== null || waitSeconds === undefined) return;
    timers.after(waitSeconds * 1000, () => void show(name, attempt + 1));
  }

  veil.onReveal((id) => {
    for (const name of offered) if (name.includes(`_${id}`)) void show(name);
  });
  return {
    ...store,
    offer(name, body) {
      store.offer(name, body);
      if (offered.has(name)) return;
      offered.add(name);
      if (veil.lacks(name, body)) void store.refresh(name);
    },
  };
}
