import { data, type AppLoadContext } from "@remix-run/cloudflare";
import type { StartEntry } from "../../../shared/addresses/directory.ts";
import type { DayChoice } from "../../../shared/addresses/list-query.ts";
import { formatFeedName } from "../../../shared/wire/feed-names.ts";
import { splitSports } from "../../../shared/wire/several-sports.ts";
import { eventFields } from "../../../shared/wire/event-fields.ts";
import { statusType } from "../../../shared/sports/statuses.ts";
import { childSports, sportById } from "../../../shared/sports/catalogue.ts";
import { maxListSubjects } from "../../../shared/push/push-limits.ts";
import { projectTypeId } from "../../../shared/push/subjects.ts";
import { toListedCells } from "../../feeds/listed-cells.ts";
import { loadFeed } from "../../feeds/load-feed.server.ts";
import type { ListFeed } from "../../live/list-feed.ts";
import { isUpdatedDay } from "../../navigation/calendar.ts";
import type { DayLimits } from "../day/day-limits.ts";
import { loadDayLimits } from "../day/load-day-limits.server.ts";
import { toTargetDay } from "../day/target-day.ts";
import { loadNext } from "../day/load-next.server.ts";
import { unreachableStatus } from "../layout/unreachable-status.ts";

export type SportsOfDay = {
  readonly epochDay: number;
  readonly todayEpochDay: number;
  /** Of a group of sports; null on the page of all sports, which has no calendar. */
  readonly limits: DayLimits | null;
  /** A list for each sport that has something on that day. */
  readonly lists: readonly ListFeed[];
  /** The next start in a group of sports, if the day has no games of them; else null. */
  readonly next: { readonly sportId: number; readonly entry: StartEntry } | null;
};

/** A socket has a limited number of subjects: if there are more sports, those with the most live games are followed. */
const mostFollowed = maxListSubjects / 2;

/** A parent and its children. */
function sportsOfGroup(groupId: number): readonly number[] {
  const parent = sportById(groupId);
  return parent === null ? [] : [groupId, ...childSports(parent).map(({ id }) => id)];
}

async function nextOfGroup(context: AppLoadContext, groupId: number, nowSeconds: number): Promise<SportsOfDay["next"]> {
  const found = await Promise.all(
    sportsOfGroup(groupId).map(async (sportId) => ({ sportId, entry: await loadNext(context, sportId, nowSeconds) })),
  );
  const [first = null] = found
    .flatMap(({ sportId, entry }) => (entry === null ? [] : [{ sportId, entry }]))
    .toSorted((a, b) => a.entry.startSeconds - b.entry.startSeconds);
  return first;
}

/** Rows of events whose status is live. */
const liveIn = (body: string): number => body.split(`¬${eventFields.statusType.key}÷${statusType.live}¬`).length - 1;

/**
 * The day of a parent and its children (`fp_`), or the main leagues of all sports (`fm_`). Throws a response of status 503 if the
 * feed cannot be loaded.
 * @param groupId the parent; null for all sports
 */
export async function loadSportsOfDay(
  context: AppLoadContext,
  groupId: number | null,
  choice: DayChoice,
): Promise<SportsOfDay> {
  const nowSeconds = Math.floor(Date.now() / 1000);
  const timeZone = context.visitor.place.timeZone ?? context.variant.timeZone;
  const { epochDay, todayEpochDay, feedDay } = toTargetDay(choice, timeZone, nowSeconds);
  const parts = { ...feedDay, lang: context.variant.lang, projectTypeId };
  const feedName =
    groupId === null
      ? formatFeedName({ kind: "mixed-day", ...parts })
      : formatFeedName({ kind: "group-day", sportId: groupId, ...parts });
  const [feed, limits] = await Promise.all([
    loadFeed(context, feedName),
    groupId === null ? null : loadDayLimits(context, sportsOfGroup(groupId), nowSeconds),
  ]);
  if (feed === null) throw data(null, { status: unreachableStatus });
  const sportsOfFeed = splitSports(feed.body);
  const followed = new Set(
    [...sportsOfFeed]
      .toSorted((a, b) => liveIn(b.body) - liveIn(a.body))
      .slice(0, mostFollowed)
      .map(({ sportId }) => sportId),
  );
  const lists = sportsOfFeed.map(({ sportId, seq, body }): ListFeed => ({
    // Not the key of the sport's own list, which may have more leagues.
    key: `${groupId ?? "all"} ${sportId}/${epochDay}`,
    sportId,
    // Each sport is followed on its own, from the number at which its rows are true.
    feedName: formatFeedName({ kind: "day", sportId, ...parts }),
    feed: toListedCells(body, sportId),
    seq,
    isFollowed: followed.has(sportId) && isUpdatedDay(epochDay - todayEpochDay),
    scope: "temporary",
    oddsFeedName: null,
    odds: null,
    oddsSeq: null,
    market: null,
    nowSeconds,
  }));
  return {
    epochDay,
    todayEpochDay,
    limits,
    lists,
    next: groupId === null || lists.length > 0 ? null : await nextOfGroup(context, groupId, nowSeconds),
  };
}
