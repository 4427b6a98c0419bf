import { useCallback, useEffect, useSyncExternalStore } from "react";
import { prematchOddsSeconds } from "../../../../shared/basics/timing.ts";
import { useLiveClient } from "../../../live/hooks.tsx";
import { useSections } from "../../../live/sections.ts";

/**
 * Reads a section of prices anew once it is 60 s old, and says whether it is younger than 180 s: an older price is not shown (C9.02).
 * Before a game nothing else reads it again, because hashes are requested of running games only.
 */
export function useCurrentPrices(feedName: string): boolean {
  const { clock, world } = useLiveClient();
  const sections = useSections();
  const ageSeconds = useCallback(
    () => clock.nowSeconds() - (sections.readSeconds(feedName) ?? clock.nowSeconds()),
    [clock, sections, feedName],
  );
  useEffect(() => {
    let askedSeconds = -Infinity;
    return clock.subscribe(() => {
      const isAsked = clock.nowSeconds() - askedSeconds < prematchOddsSeconds.sync;
      if (isAsked || ageSeconds() < prematchOddsSeconds.sync || !world.isOnline()) return;
      askedSeconds = clock.nowSeconds();
      void sections.refresh(feedName);
    });
  }, [clock, world, sections, feedName, ageSeconds]);
  return useSyncExternalStore(
    clock.subscribe,
    () => ageSeconds() <= prematchOddsSeconds.cache,
    () => true,
  );
}
