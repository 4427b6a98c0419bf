import { useCallback, useSyncExternalStore } from "react";
import type { LiveClient } from "./client.ts";
import { currentVeil, type Loads, type Veil } from "./veil.ts";
import { useLiveClient } from "./hooks.tsx";
import { createSectionStore, type SectionStore } from "./section-store.ts";
import type { Timers } from "./timers.ts";

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

const stores = new WeakMap<LiveClient, SectionStore>();

/**
 * The sections that a visit has read. Made when the first page asks for it, and from a module of its own, so that a list does
 * not load the code that only pages with sections use.
 */
export function sectionsOf(client: LiveClient): SectionStore {
  const known = stores.get(client);
  if (known !== undefined) return known;
  const created = create(client);
  stores.set(client, created);
  return created;
}

export const useSections = (): SectionStore => sectionsOf(useLiveClient());

/** The section's last loaded body; null before the first. */
export function useKeptSection(feedName: string): string | null {
  const sections = useSections();
  const subscribe = useCallback((listener: () => void) => sections.subscribe(feedName, listener), [sections, feedName]);
  return useSyncExternalStore(
    subscribe,
    () => sections.get(feedName),
    () => null,
  );
}

function create({ loadFeeds, loadPresent, clock, world }: LiveClient): SectionStore {
  const veil = currentVeil();
  if (veil === null) return createSectionStore(loadFeeds, clock.nowSeconds);
  return createVeiledSections({
    veil,
    loads: { loadFeeds, loadPresent },
    nowSeconds: clock.nowSeconds,
    timers: world.timers,
  });
}
