import { createContext, useEffect, useState, useSyncExternalStore, type ReactNode } from "react";
import { useProvided } from "../ui/use-provided.ts";
import type { LiveSettings } from "./client.ts";
import type { ConnectionStatus } from "./connection-status.ts";
import { createLivePlace, type LivePlace } from "./live-place.ts";

const PlaceContext = createContext<LivePlace | null>(null);

type LiveProviderProps = { readonly settings: LiveSettings; readonly children: ReactNode };

/** Gives every page below it the one store, clock and socket, made when the first asks. They outlive navigations. */
export function LiveProvider({ settings, children }: LiveProviderProps) {
  const [place] = useState(() => createLivePlace(settings));
  useEffect(() => place.open(), [place]);
  return <PlaceContext.Provider value={place}>{children}</PlaceContext.Provider>;
}

export const useLivePlace = (): LivePlace => useProvided(PlaceContext);

export function useConnection(): ConnectionStatus {
  const { subscribeStatus, getStatus } = useLivePlace();
  return useSyncExternalStore(subscribeStatus, getStatus, getStatus);
}
