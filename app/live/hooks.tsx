import { createContext, useCallback, useEffect, useMemo, useSyncExternalStore, type ReactNode } from "react";
import type { EventFields } from "../../shared/wire/event-fields.ts";
import type { OddsRow } from "../../shared/wire/odds-feed.ts";
import { createLiveClient, type LiveClient } from "./client.ts";
import type { Counts } from "./counts.ts";
import type { Highlight } from "./highlight.ts";
import type { ListFeed } from "./list-feed.ts";
import type { ListLeague } from "./lists.ts";
import { useProvided } from "../ui/use-provided.ts";
import { useLivePlace } from "./live-provider.tsx";
import type { LivePlace } from "./live-place.ts";
import { browserWorld } from "./live-world.ts";
import { currentVeil } from "./veil.ts";

const ListContext = createContext<string | null>(null);

/** The client of the document; this module, and no other that every page loads, has its code. */
export const takeClient = (place: LivePlace): LiveClient =>
  place.take((settings, startSeconds) => createLiveClient(settings, browserWorld, startSeconds));

export const useLiveClient = (): LiveClient => takeClient(useLivePlace());

/** Shows a list: its events are followed while it is mounted. The hooks of lists below it mean this one. */
export function LiveList({ list, children }: { readonly list: ListFeed; readonly children: ReactNode }) {
  const client = useLiveClient();
  // While rendering, because the page is drawn from the store. Opening the same load again does nothing.
  const key = useMemo(() => client.open(list), [client, list]);
  useEffect(() => client.show(key), [client, key]);
  return <ListContext.Provider value={key}>{children}</ListContext.Provider>;
}

const useListKey = (): string => useProvided(ListContext);

/**
 * A value of the store that keeps its identity until it changes; the server and hydration read the same value. `subscribe`
 * is the store's own, for the list or event `key`.
 */
function useLive<T>(subscribe: (key: string, listener: () => void) => () => void, key: string, get: () => T): T {
  const subscribeToKey = useCallback((listener: () => void) => subscribe(key, listener), [subscribe, key]);
  return useSyncExternalStore(subscribeToKey, get, get);
}

export function useLeagues(): readonly ListLeague[] {
  const { store } = useLiveClient();
  const key = useListKey();
  return useLive(store.subscribeLeagues, key, () => store.getLeagues(key));
}

/** Null once the event has left the list. Renders again only when this event changes. */
export function useEvent(id: string): EventFields | null {
  const { store } = useLiveClient();
  return useLive(store.subscribeEvent, id, () => store.getEvent(id));
}

/** One bookmaker's prices, the first one's when none is named. */
export function useOdds(id: string, bookmakerId?: number): OddsRow | null {
  const { store } = useLiveClient();
  return useLive(store.subscribeOdds, id, () => store.getOdds(id, bookmakerId));
}

export function useAllOdds(id: string): readonly OddsRow[] {
  const { store } = useLiveClient();
  return useLive(store.subscribeOdds, id, () => store.getAllOdds(id));
}

export function useCounts(): Counts {
  const { store } = useLiveClient();
  const key = useListKey();
  return useLive(store.subscribeCounts, key, () => store.getCounts(key));
}

/** The row's current highlight; null most of the time. */
export function useHighlight(id: string): Highlight | null {
  const { store } = useLiveClient();
  return useLive(store.subscribeEvent, id, () => store.getHighlight(id));
}

/**
 * Server time in whole seconds, from one ticker for the whole page; the loader's time until hydration is done. It stops while the
 * server is not reached: how far a game is cannot be known then.
 * @param eventId the game whose clock it is, which may be shown late
 * @param step counters of minutes are drawn every five seconds (C9.01), a clock that shows seconds each second
 */
export function useNowSeconds(eventId: string, step: "counter" | "second" = "counter"): number {
  const { clock, loadedSeconds, getStatus } = useLiveClient();
  const moving = step === "counter" ? clock.counterSeconds : clock.shownSeconds;
  const get = () => {
    const { state, lastSyncSeconds } = getStatus();
    const shown = state === "lost" || state === "offline" ? lastSyncSeconds : moving();
    return shown - (currentVeil()?.delaySeconds(eventId) ?? 0);
  };
  return useSyncExternalStore(clock.subscribe, get, () => loadedSeconds);
}
