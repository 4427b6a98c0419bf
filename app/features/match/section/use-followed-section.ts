import { useEffect } from "react";
import { signatureOf } from "../../../../shared/feed/section-signature.ts";
import { useKeptSection, useSections } from "../../../live/sections.ts";
import { useMatch } from "../match-context.tsx";
import { tabRow, type ShownTab } from "../match-tabs.ts";
import { sectionFeedName } from "./section-feeds.ts";

/** A tab's section as it was read last, and read anew whenever its hash is another. @param loaded what the page came with */
export function useFollowedSection(tab: ShownTab, loaded: string | null): string | null {
  const { eventId, game } = useMatch();
  const sections = useSections();
  const feedName = sectionFeedName(tab, eventId);
  useEffect(() => {
    if (loaded !== null) sections.offer(feedName, loaded);
  }, [sections, feedName, loaded]);

  const { hash, movesWith } = tabRow(tab);
  // At each answer, though its hash may be the one before: what was read since may have been older still.
  useEffect(() => {
    const current = hash === null ? null : game?.[hash];
    if (current && current !== signatureOf(sections.get(feedName) ?? "")) void sections.refresh(feedName);
  }, [sections, feedName, hash, game]);

  const moved = movesWith === undefined ? null : game?.[movesWith];
  useEffect(() => {
    if (moved) void sections.refresh(feedName);
  }, [sections, feedName, moved]);
  return useKeptSection(feedName) ?? loaded;
}
