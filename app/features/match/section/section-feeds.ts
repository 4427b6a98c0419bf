import { formatFeedName } from "../../../../shared/wire/feed-names.ts";
import type { Language } from "../../../../shared/texts/languages.ts";
import { tabRow, type ShownTab } from "../match-tabs.ts";

/** The form of a match's feeds that pages read. */
const pageType = 1;

/** A list of one event (F9): the form of a day feed with one league. */
export const eventFeedName = (eventId: string, lang: Language): string =>
  formatFeedName({ kind: "detail-summary", eventId, lang, type: pageType });
export const matchFeedName = (eventId: string): string => formatFeedName({ kind: "match", type: pageType, eventId });
export const gameFeedName = (eventId: string): string => formatFeedName({ kind: "game", type: pageType, eventId });
/** A table of the match's league; `table` is one of `tableTab`. */
export const tableFeedName = (eventId: string, table: number): string =>
  formatFeedName({ kind: "match-standings", type: pageType, eventId, tab: table });

export function sectionFeedName(tab: ShownTab, eventId: string): string {
  const { section } = tabRow(tab);
  return typeof section === "string"
    ? formatFeedName({ kind: "match-section", section, type: pageType, eventId })
    : tableFeedName(eventId, section.table);
}
