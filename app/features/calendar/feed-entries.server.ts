import { formatAddress } from "../../../shared/addresses/format-address.ts";
import { decodeDayFeed } from "../../../shared/wire/day-feed.ts";
import type { LoadedFeed } from "../../../shared/wire/loaded-feed.ts";
import type { Language } from "../../../shared/texts/languages.ts";
import type { CalendarEntry } from "./calendar-text.ts";
import { toMatchEntry } from "./match-entry.ts";

/** The values that the writing of entries needs. */
export type EntryContext = {
  readonly lang: Language;
  /** The site's, which entries lead to. */
  readonly origin: string;
};

/** The events of lists as entries. */
export const toFeedEntries = (feeds: readonly LoadedFeed[], { lang, origin }: EntryContext): readonly CalendarEntry[] =>
  feeds.flatMap(({ body }) => {
    const { sportId, leagues } = decodeDayFeed(body);
    return leagues.flatMap(({ league, events }) =>
      events.map((event) =>
        toMatchEntry({
          event,
          league,
          place: "",
          address: origin + formatAddress({ kind: "match", eventId: event.id ?? "", tab: "summary" }, lang),
          sportId,
          lang,
        }),
      ),
    );
  });

/** Sorts entries by start and keeps each once; of two versions, the newer one. */
export function inCalendarOrder(entries: readonly CalendarEntry[]): readonly CalendarEntry[] {
  const latest = new Map<string, CalendarEntry>();
  for (const entry of entries) {
    const known = latest.get(entry.uid);
    if (known === undefined || known.changedSeconds < entry.changedSeconds) latest.set(entry.uid, entry);
  }
  return [...latest.values()].toSorted(
    (one, other) => one.startSeconds - other.startSeconds || (one.uid < other.uid ? -1 : 1),
  );
}
