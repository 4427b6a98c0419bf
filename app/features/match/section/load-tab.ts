import { tableTab } from "../../../../shared/competitions/table-tabs.ts";
import type { LiveClient } from "../../../live/client.ts";
import { sectionsOf } from "../../../live/sections.ts";
import type { ShownTab } from "../match-tabs.ts";
import { sectionFeedName, tableFeedName } from "./section-feeds.ts";

/** Reads what tabs of one match show: bodies of feeds, null for one that cannot be had. */
export type TabReader = {
  readonly section: (tab: ShownTab) => Promise<string | null>;
  /** A table of the match's league. */
  readonly table: (kind: keyof typeof tableTab) => Promise<string | null>;
};

/** For a tab in a browser: its feeds as they were read ahead, else asked for by themselves, without the page around them. */
export function openTabReader(client: LiveClient, eventId: string): TabReader {
  const sections = sectionsOf(client);
  return {
    section: (tab) => sections.read(sectionFeedName(tab, eventId)),
    table: (kind) => sections.read(tableFeedName(eventId, tableTab[kind])),
  };
}
