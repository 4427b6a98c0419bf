import {
  createContext,
  useCallback,
  useContext,
  useEffect,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from "react";
import type { EventFields } from "../../shared/feed/event-fields.ts";
import type { OddsRow } from "../../shared/feed/odds-feed.ts";
import { createLiveClient, type LiveClient } from "./client.ts";
import type { ConnectionStatus } from "./connection-status.ts";
import type { Counts } from "./counts.ts";
import type { Highlight } from "./highlight.ts";
import type { LiveData } from "./live-data.ts";
import { browserWorld } from "./live-world.ts";
import type { ListLeague } from "./store.ts";

const LiveContext = createContext<LiveClient | null>(null);

/**
 * Gives the list below it a store, a clock and a socket. A list of another sport or day is another provider: give it
 * the feed's name as its key. On the server it only decodes.
 */
export function LiveProvider({ data, children }: { readonly data: LiveData; readonly children: ReactNode }) {
  const [client] = useState(() => createLiveClient(data, browserWorld));
  useEffect(() => client.start(), [client]);
  return <LiveContext.Provider value={client}>{children}</LiveContext.Provider>;
}

function useLiveClient(): LiveClient {
  const client = useContext(LiveContext);
  if (client === null) throw new Error("live hooks need a LiveProvider above them");
  return client;
}

/** A value of the store that keeps its identity until it changes; the server and hydration read the same value. */
function useLive<T>(subscribe: (listener: () => void) => () => void, get: () => T): T {
  return useSyncExternalStore(subscribe, get, get);
}

export function useLeagues(): readonly ListLeague[] {
  const { store } = useLiveClient();
  return useLive(store.subscribeLeagues, store.getLeagues);
}

/** Null once the event has left the list. Renders again only when this event changes. */
export function useEvent(id: string): EventFields | null {
  const { store } = useLiveClient();
  const subscribe = useCallback((listener: () => void) => store.subscribeEvent(id, listener), [store, id]);
  return useLive(subscribe, () => store.getEvent(id));
}

/** Starters by their places, those without one last; renders again only when the order changes. */
export function useRankedIds(ids: readonly string[]): readonly string[] {
  const { store } = useLiveClient();
  const subscribe = useCallback(
    (listener: () => void) => {
      const stops = ids.map((id) => store.subscribeEvent(id, listener));
      return () => stops.forEach((stop) => stop());
    },
    [store, ids],
  );
  const rankOf = (id: string) => store.getEvent(id)?.rank ?? Infinity;
  // As one text the order keeps its identity while it is the same. Ids hold no spaces.
  const order = useLive(subscribe, () =>
    ids.toSorted((a, b) => (rankOf(a) === rankOf(b) ? 0 : rankOf(a) - rankOf(b))).join(" "),
  );
  return order.split(" ");
}

/** One bookmaker's prices, the first one's when none is named. */
export function useOdds(id: string, bookmakerId?: number): OddsRow | null {
  const { store } = useLiveClient();
  const subscribe = useCallback((listener: () => void) => store.subscribeOdds(id, listener), [store, id]);
  return useLive(subscribe, () => store.getOdds(id, bookmakerId));
}

export function useAllOdds(id: string): readonly OddsRow[] {
  const { store } = useLiveClient();
  const subscribe = useCallback((listener: () => void) => store.subscribeOdds(id, listener), [store, id]);
  return useLive(subscribe, () => store.getAllOdds(id));
}

export function useCounts(): Counts {
  const { store } = useLiveClient();
  return useLive(store.subscribeCounts, store.getCounts);
}

/** What the row shows off just now, null for most of the time. */
export function useHighlight(id: string): Highlight | null {
  const { store } = useLiveClient();
  const subscribe = useCallback((listener: () => void) => store.subscribeEvent(id, listener), [store, id]);
  return useLive(subscribe, () => store.getHighlight(id));
}

export function useConnection(): ConnectionStatus {
  const client = useLiveClient();
  return useLive(client.subscribeStatus, client.getStatus);
}

/** Server time in whole seconds, from one ticker for the whole page; the loader's time until hydration is done. */
export function useNowSeconds(): number {
  const { clock, loadedSeconds } = useLiveClient();
  return useSyncExternalStore(clock.subscribe, clock.shownSeconds, () => loadedSeconds);
}
