import { useCallback, useSyncExternalStore } from "react";
import type { LiveClient } from "./client.ts";
import { currentVeil } from "./veil.ts";
import { useLiveClient } from "./hooks.tsx";
import { createSectionStore, type SectionStore } from "./section-store.ts";
import { createVeiledSections } from "./veiled-sections.ts";

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
