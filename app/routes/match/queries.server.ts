import { data, type AppLoadContext } from "@remix-run/cloudflare";
import { readMatch, type SeriesGame } from "../../../shared/wire/sections/read-match.ts";
import { spellPlainPage } from "../../../shared/addresses/plain-pages.ts";
import { addressWords } from "../../../shared/addresses/words.ts";
import { sportById } from "../../../shared/sports/catalogue.ts";
import type { Language } from "../../../shared/texts/languages.ts";
import { formatWidgetForm } from "../../widgets/widget-form.ts";
import { usualLook } from "../../widgets/widget-look.ts";
import { readPlace } from "../../../shared/wire/sections/read-summary.ts";
import { sportIdOf } from "../../../shared/sports/stable-id.ts";
import { isUpdatedDay } from "../../navigation/calendar.ts";
import { statusType } from "../../../shared/sports/statuses.ts";
import { startDayOf } from "../../features/day/day-words.ts";
import { toTargetDay } from "../../features/day/target-day.ts";
import { unreachableStatus } from "../../features/layout/unreachable-status.ts";
import { toPageLinks } from "../../features/page/page-links.server.ts";
import type { PageLinks } from "../../features/page/page-links.ts";
import { eventFeedName, matchFeedName, sectionFeedName } from "../../features/match/section/section-feeds.ts";
import { findEvent } from "../../feeds/find-event.ts";
import { withoutStations } from "../../feeds/listed-cells.ts";
import { loadFeed } from "../../feeds/load-feed.server.ts";
import { toStatsMeta } from "../../telemetry/stats-meta.server.ts";
import type { ListFeed } from "../../live/list-feed.ts";

export type MatchData = {
  /** The game's day and today, in the visitor's zone; days count from 1970-01-01. */
  readonly epochDay: number;
  readonly todayEpochDay: number;
  readonly eventId: string;
  /** Whether the match was over when the page was made: then only a correction changes its score. */
  readonly isOver: boolean;
  /** A list of this one event (F9), for a race with all its starters; without odds. */
  readonly list: ListFeed;
  /** Codes of the tabs that have content (`dc_`, `DX`); empty if they cannot be loaded. */
  readonly tabCodes: readonly string[];
  /** All games of its tie or series; none for a match that decides alone. */
  readonly series: readonly SeriesGame[];
  /** Ground and town, those that are known. */
  readonly place: readonly string[];
  readonly links: PageLinks;
  /** The path of the page that makes a widget of the match; null for a match without two sides. */
  readonly widgetsPath: string | null;
};

/** `stats`: the data for the stats ping in the page's head. */
type LoadedMatch = MatchData & { readonly stats: ReturnType<typeof toStatsMeta> };

/**
 * Waits for the event and the list of its tabs. Throws a response of status 404 if no such event exists, of 503 if its
 * feed cannot be loaded.
 */
export async function loadMatch(context: AppLoadContext, eventId: string, nowSeconds: number): Promise<LoadedMatch> {
  const sportId = sportIdOf(eventId);
  if (sportId === null) throw data(null, { status: 404 });
  const { visitor, variant } = context;
  const feedName = eventFeedName(eventId, variant.lang);
  const [match, facts, summary] = await Promise.all([
    loadFeed(context, feedName),
    loadFeed(context, matchFeedName(eventId)),
    loadFeed(context, sectionFeedName("summary", eventId)),
  ]);
  if (!match) throw data(null, { status: unreachableStatus });
  const found = findEvent(match.body, eventId);
  if (found === null) throw data(null, { status: 404 });
  const { event, league } = found;
  const timeZone = visitor.place.timeZone ?? variant.timeZone;
  const startDay = startDayOf({ startSeconds: nowSeconds, ...event }, timeZone);
  const { epochDay, todayEpochDay } = toTargetDay({ kind: "date", epochDay: startDay }, timeZone, nowSeconds);
  const { tabs, series } = readMatch(facts?.body ?? "");
  const isOver = event.statusType === statusType.finished;
  const isFollowed = isUpdatedDay(epochDay - todayEpochDay) || event.statusType === statusType.live;
  return {
    stats: toStatsMeta(variant, { sportId, tournamentStageId: league.stageId, eventId }),
    epochDay,
    todayEpochDay,
    eventId,
    isOver,
    tabCodes: tabs,
    series,
    place: readPlace(summary?.body ?? ""),
    links: toPageLinks(context, () => ({ kind: "match", eventId, tab: "summary" })),
    widgetsPath: toWidgetsPath(eventId, sportId, variant.lang),
    list: {
      key: eventId,
      sportId,
      feedName,
      oddsFeedName: null,
      market: null,
      isFollowed,
      ...(isOver && !isFollowed && { scope: "archive" as const }),
      feed: withoutStations(match.body),
      seq: match.seq,
      odds: null,
      oddsSeq: null,
      nowSeconds,
    },
  };
}

function toWidgetsPath(eventId: string, sportId: number, lang: Language): string | null {
  if (sportById(sportId)?.duel === false) return null;
  const form = { subject: { kind: "match", eventId }, look: usualLook, height: null, query: "" } as const;
  return spellPlainPage({ kind: "widgets" }, lang) + formatWidgetForm(form, addressWords[lang]);
}
