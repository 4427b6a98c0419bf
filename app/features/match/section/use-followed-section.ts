import { useEffect } from "react";
import { signatureOf } from "../../../../shared/wire/section-signature.ts";
import { useKeptSection, useSections } from "../../../live/sections.ts";
import { useMatch } from "../match-context.tsx";
import { tabRow, type MatchTabRow, type ShownTab } from "../match-tabs.ts";
import { sectionFeedName } from "./section-feeds.ts";

/** A tab's section as last loaded, and loaded again whenever its hash changes. @param loaded the section that the page came with */
export function useFollowedSection(tab: ShownTab, loaded: string | null): string | null {
  const { eventId } = useMatch();
  return useFollowedFeed(sectionFeedName(tab, eventId), loaded, tabRow(tab));
}

/** The same for any section of the match. */
export function useFollowedFeed(
  feedName: string,
  loaded: string | null,
  { hash, movesWith }: Pick<MatchTabRow, "hash" | "movesWith">,
): string | null {
  const { game } = useMatch();
  const sections = useSections();
  useEffect(() => {
    if (loaded !== null) sections.offer(feedName, loaded);
  }, [sections, feedName, loaded]);

  // Compare at each answer, even if its hash is unchanged: the section that was loaded since may still have been an older
  // one.
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
