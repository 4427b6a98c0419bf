import { useEffect } from "react";
import { useKeptSection, useSections } from "../../live/sections.ts";
import { useCompetition } from "./competition-context.tsx";

/** C9.01. */
const liveTableSeconds = 10;

/**
 * Reloads a table's feed every ten seconds while its season runs and the page is visible. @param loaded the feed that the
 * page came with
 */
export function useMovingFeed(feedName: string, loaded: string): string {
  const { addressSeason } = useCompetition();
  const sections = useSections();
  const isMoving = addressSeason === null;
  useEffect(() => {
    if (!isMoving) return undefined;
    const timer = setInterval(() => {
      if (document.visibilityState === "visible") void sections.refresh(feedName);
    }, liveTableSeconds * 1000);
    return () => clearInterval(timer);
  }, [sections, feedName, isMoving]);
  return useShownFeed(feedName, loaded);
}

/** Returns a feed as the page was loaded with it, or as it was loaded again when its visitor revealed the masked results. */
export function useShownFeed(feedName: string, loaded: string): string {
  const sections = useSections();
  useEffect(() => sections.offer(feedName, loaded), [sections, feedName, loaded]);
  return useKeptSection(feedName) ?? loaded;
}
