import { useEffect, useRef } from "react";
import type { MatchTab } from "../../../shared/addresses/address.ts";
import type { ShownTab } from "../../features/match/match-tabs.ts";
import { sectionFeedName } from "../../features/match/section/section-feeds.ts";
import { usePage } from "../../features/page/page-context.tsx";
import { matchTexts } from "../../i18n/match-texts.ts";
import { useLiveClient } from "../../live/hooks.tsx";
import { readTabAhead } from "./read-tab-ahead.ts";

type TabNavProps = {
  readonly eventId: string;
  readonly tabs: readonly ShownTab[];
  readonly current: MatchTab;
};

/**
 * Tabs are links, each to a page of its own. What a reader is about to follow is read ahead: its code and sheets by
 * `readTabAhead`, its feed by the live client, so that the click itself asks for nothing. The router learns of the tabs' routes as soon as
 * the page is alive (`data-discover`).
 */
export function TabNav({ eventId, tabs, current }: TabNavProps) {
  const { href, lang } = usePage();
  const { sections } = useLiveClient();
  const list = useRef<HTMLElement>(null);
  const texts = matchTexts(lang);

  // On a narrow screen the current tab may stand beyond its edge.
  useEffect(() => {
    const link = list.current?.querySelector<HTMLElement>(`#tab-${current}`);
    if (link && list.current) list.current.scrollLeft = link.offsetLeft - list.current.clientWidth / 3;
  }, [current]);

  const readAhead = (tab: ShownTab, address: string) => {
    if (tab === current) return;
    void readTabAhead(address);
    void sections.read(sectionFeedName(tab, eventId));
  };

  return (
    <nav className="tabs" aria-label={texts.tabsLabel} ref={list}>
      {tabs.map((tab) => {
        const address = href({ kind: "match", eventId, tab });
        return (
          <a
            key={tab}
            id={`tab-${tab}`}
            href={address}
            aria-current={tab === current ? "page" : undefined}
            data-stay={`tab-${tab}`}
            data-discover="true"
            onPointerEnter={() => readAhead(tab, address)}
            onTouchStart={() => readAhead(tab, address)}
            onFocus={() => readAhead(tab, address)}
          >
            {texts.tabs[tab]}
          </a>
        );
      })}
    </nav>
  );
}
