import { data, type AppLoadContext } from "@remix-run/cloudflare";
import { decodeDayFeed } from "../../../shared/wire/day-feed.ts";
import { formatFeedName } from "../../../shared/wire/feed-names.ts";
import { projectTypeId } from "../../../shared/push/subjects.ts";
import { sports } from "../../../shared/sports/catalogue.ts";
import { toTargetDay } from "../../features/day/target-day.ts";
import { unreachableStatus } from "../../features/layout/unreachable-status.ts";
import { toProgramme, type Programme } from "../../features/tv/to-programme.ts";
import type { TvFilter } from "../../features/tv/tv-filter.ts";
import { loadFeeds } from "../../feeds/load-feed.server.ts";

export type TvDay = Programme & { readonly epochDay: number; readonly todayEpochDay: number };

/** The first sports of the catalogue: channels show hardly any other. A filter asks for its sport whichever it is. */
const mainSports = 12;

/** The programme of a day in the visitor's place and zone. Throws a response of status 503 when no feed can be had. */
export async function loadTvDay(
  context: AppLoadContext,
  askedDay: number | null,
  filter: TvFilter,
  nowSeconds: number,
): Promise<TvDay> {
  const { visitor, variant } = context;
  const choice =
    askedDay === null ? ({ kind: "offset", offset: 0 } as const) : ({ kind: "date", epochDay: askedDay } as const);
  const { epochDay, todayEpochDay, feedDay } = toTargetDay(
    choice,
    visitor.place.timeZone ?? variant.timeZone,
    nowSeconds,
  );
  const main = sports.slice(0, mainSports).map(({ id }) => id);
  const sportIds = filter.sportId === null || main.includes(filter.sportId) ? main : [...main, filter.sportId];
  const feeds = await loadFeeds(
    context,
    sportIds.map((sportId) => formatFeedName({ kind: "day", sportId, ...feedDay, lang: variant.lang, projectTypeId })),
  );
  if (feeds.every((feed) => feed === null)) throw data(null, { status: unreachableStatus });
  const days = sportIds.flatMap((sportId, index) => {
    const feed = feeds[index] ?? null;
    return feed === null ? [] : [{ sportId, day: decodeDayFeed(feed.body) }];
  });
  return { ...toProgramme(days, filter, variant.lang), epochDay, todayEpochDay };
}
