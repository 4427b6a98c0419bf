import { formatFeedName } from "../../../../shared/feed/names.ts";
import type { Language } from "../../../../shared/texts/languages.ts";
import { tabRow, type ShownTab } from "../match-tabs.ts";

/** The form of a match's feeds that pages read. */
const pageType = 1;

/** A list of one event (F9): the form of a day feed with one league. */
export const eventFeedName = (eventId: string, lang: Language): string =>
  formatFeedName({ kind: "detail-summary", eventId, lang, type: pageType });
export const matchFeedName = (eventId: string): string => formatFeedName({ kind: "match", type: pageType, eventId });
export const gameFeedName = (eventId: string): string => formatFeedName({ kind: "game", type: pageType, eventId });
export const sectionFeedName = (tab: ShownTab, eventId: string): string =>
  formatFeedName({ kind: "match-section", section: tabRow(tab).section, type: pageType, eventId });
