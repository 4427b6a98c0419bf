import type { MatchTab } from "../../../shared/addresses/address.ts";
import { sportIdOf } from "../../../shared/identity/stable-id.ts";
import { SectionNav } from "../../features/layout/section-nav.tsx";
import { isFieldEvent } from "../../features/match/field/field-page-parts.tsx";
import type { ShownTab } from "../../features/match/match-tabs.ts";
import { sectionFeedName } from "../../features/match/section/section-feeds.ts";
import { usePage } from "../../features/page/page-context.tsx";
import type { MatchTexts } from "../../i18n/match/fr.ts";
import { matchTexts } from "../../i18n/match-texts.ts";
import { useSections } from "../../live/sections.ts";
import { readTabAhead } from "./read-tab-ahead.ts";

type TabNavProps = {
  readonly eventId: string;
  readonly tabs: readonly ShownTab[];
  readonly current: MatchTab;
};

function nameOf(tab: MatchTab, eventId: string, texts: MatchTexts): string {
  const rounds = tab === "rounds" ? texts.roundTabs[sportIdOf(eventId) ?? 0] : undefined;
  const ofField = isFieldEvent(eventId) ? texts.fieldTabs[tab] : undefined;
  return rounds ?? ofField ?? texts.tabs[tab] ?? "";
}

/**
 * The tabs of a match. What a reader is about to follow is read ahead: its code and sheets by `readTabAhead`, its feed by the
 * live client, so that the click itself asks for nothing.
 */
export function TabNav({ eventId, tabs, current }: TabNavProps) {
  const { href, lang } = usePage();
  const feeds = useSections();
  const texts = matchTexts(lang);
  const links = tabs.map((tab) => ({
    key: tab,
    name: nameOf(tab, eventId, texts),
    address: href({ kind: "match", eventId, tab }),
    feed: sectionFeedName(tab, eventId),
  }));
  return (
    <SectionNav
      label={texts.tabsLabel}
      sections={links}
      current={current}
      onIntent={({ address, feed }) => {
        void readTabAhead(address);
        void feeds.read(feed);
      }}
    />
  );
}
