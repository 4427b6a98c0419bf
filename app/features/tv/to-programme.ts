import type { DayFeed } from "../../../shared/wire/day-feed.ts";
import { sportById } from "../../../shared/sports/catalogue.ts";
import { shownStatusType } from "../../../shared/sports/status-types.ts";
import { statusType } from "../../../shared/sports/statuses.ts";
import { readChannels, type TvChannel } from "./read-channels.ts";
import type { TvFilter } from "./tv-filter.ts";

/** An item of a channel's programme: a match, or a race with all its starters. */
export type TvItem = {
  readonly sportId: number;
  readonly startSeconds: number;
  readonly title: string;
  readonly league: string;
  /** A match by its id, a race by the path of its competition. */
  readonly eventId: string | null;
  readonly path: string;
  readonly isLive: boolean;
};
export type TvListing = TvChannel & { readonly items: readonly TvItem[] };
export type Programme = {
  /** The channels that show something of the chosen sport, by name. */
  readonly channels: readonly TvListing[];
  /** Sports that some channel shows. */
  readonly sportIds: readonly number[];
};

type SportDay = { readonly sportId: number; readonly day: Pick<DayFeed, "leagues"> };

/** A day's programme by channel. Its sports are those of the whole day, so that the filter links to each of them. */
export function toProgramme(days: readonly SportDay[], { sportId, channelId }: TvFilter, lang: string): Programme {
  const shown = days.flatMap(toShown);
  const listings = new Map<string, { readonly channel: TvChannel; readonly items: TvItem[] }>();
  for (const { channels, item } of shown) {
    if (sportId !== null && item.sportId !== sportId) continue;
    for (const channel of channels) {
      if (channelId !== null && channel.id !== channelId) continue;
      const listing = listings.get(channel.id) ?? { channel, items: [] };
      listing.items.push(item);
      listings.set(channel.id, listing);
    }
  }
  const { compare } = new Intl.Collator(lang, { numeric: true });
  return {
    channels: [...listings.values()]
      .map(({ channel, items }) => ({ ...channel, items: items.toSorted((a, b) => a.startSeconds - b.startSeconds) }))
      .toSorted((a, b) => compare(a.name, b.name)),
    sportIds: [...new Set(shown.map(({ item }) => item.sportId))],
  };
}

function toShown({ sportId, day }: SportDay) {
  const isDuel = sportById(sportId)?.duel !== false;
  return day.leagues.flatMap(({ league, events }) => {
    const label = league.name ?? league.title ?? "";
    const items = events.flatMap((event) => {
      const channels = readChannels(event.broadcast);
      if (channels.length === 0) return [];
      const item: TvItem = {
        sportId,
        startSeconds: event.startSeconds ?? 0,
        title: isDuel ? `${event.homeName ?? ""} – ${event.awayName ?? ""}` : label,
        league: isDuel ? label : (league.countryName ?? ""),
        eventId: isDuel ? (event.id ?? null) : null,
        path: league.path ?? "",
        isLive: shownStatusType(event.status ?? 0) === statusType.live,
      };
      return [{ channels, item }];
    });
    // The starters of a race are shown together.
    return isDuel ? items : items.slice(0, 1);
  });
}
