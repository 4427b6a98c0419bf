import { useEffect } from "react";
import { useKeptSection, useSections } from "../../live/sections.ts";
import { useCompetition } from "./competition-context.tsx";

/** C9.01. */
const liveTableSeconds = 10;

/** A table's feed, read anew every ten seconds while its season runs and the page is seen. @param loaded what the page came with */
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

/** A feed as the page came with it, or as it was read when its visitor asked for what is masked in it. */
export function useShownFeed(feedName: string, loaded: string): string {
  const sections = useSections();
  useEffect(() => sections.offer(feedName, loaded), [sections, feedName, loaded]);
  return useKeptSection(feedName) ?? loaded;
}
