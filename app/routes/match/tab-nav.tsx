import { PrefetchPageLinks } from "@remix-run/react";
import { useState } from "react";
import type { MatchTab } from "../../../shared/addresses/address.ts";
import { sportIdOf } from "../../../shared/sports/stable-id.ts";
import { SectionNav } from "../../features/layout/section-nav.tsx";
import type { ShownTab } from "../../features/match/match-tabs.ts";
import { matchWords } from "../../features/match/match-words.ts";
import { sectionFeedName } from "../../features/match/section/section-feeds.ts";
import { tabName } from "../../features/match/tab-name.ts";
import { usePage } from "../../features/page/page-context.tsx";
import { useSections } from "../../live/sections.ts";

type TabNavProps = {
  readonly eventId: string;
  readonly tabs: readonly ShownTab[];
  readonly current: MatchTab;
};

/**
 * The tabs of a match. What a reader is about to follow is read ahead: its code and sheets by the router, its feed by the
 * live client, so that the click itself asks for nothing.
 */
export function TabNav({ eventId, tabs, current }: TabNavProps) {
  const { href, lang } = usePage();
  const feeds = useSections();
  const [ahead, setAhead] = useState<string | null>(null);
  const sportId = sportIdOf(eventId) ?? 0;
  const texts = matchWords(sportId, lang);
  const isTour = tabs.includes("stages");
  const links = tabs.map((tab) => ({
    key: tab,
    name: tabName(tab, { sportId, isTour }, texts),
    address: href({ kind: "match", eventId, tab }),
    feed: sectionFeedName(tab, eventId),
  }));
  return (
    <>
      <SectionNav
        label={texts.tabsLabel}
        sections={links}
        current={current}
        onIntent={({ address, feed }) => {
          setAhead(address);
          void feeds.read(feed);
        }}
      />
      {ahead === null ? null : <PrefetchPageLinks page={ahead} />}
    </>
  );
}
