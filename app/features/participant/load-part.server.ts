import { data, type AppLoadContext } from "@remix-run/cloudflare";
import { decodeDayFeed } from "../../../shared/wire/day-feed.ts";
import { loadFeeds } from "../../feeds/load-feed.server.ts";
import type { ListFeed } from "../../live/list-feed.ts";
import { unreachableStatus } from "../layout/unreachable-status.ts";
import { loadProfile, toEventsAsked, toList } from "./load-participant.server.ts";
import { partFeedName } from "./participant-feeds.ts";

export type LoadedPart = { readonly list: ListFeed; readonly page: number; readonly hasNext: boolean };

/**
 * One part of a participant's results or fixtures, 100 events at most (C9.05); pages count from 1. Throws a response: of status 404 behind the last
 * one, 503 when the feed cannot be had.
 */
export async function loadPart(
  context: AppLoadContext,
  id: string,
  kind: "results" | "fixtures",
  page: number,
): Promise<LoadedPart> {
  const { sportId, profile } = await loadProfile(context, id);
  const asked = toEventsAsked(context, sportId, profile);
  const names = [partFeedName(kind, asked, page - 1), partFeedName(kind, asked, page)] as const;
  const [part = null, next = null] = await loadFeeds(context, names);
  if (part === null) throw data(null, { status: unreachableStatus });
  if (page > 1 && decodeDayFeed(part.body).leagues.length === 0) throw data(null, { status: 404 });
  return {
    list: toList(`${id}/${kind}/${page}`, sportId, names[0], part),
    page,
    hasNext: next !== null && decodeDayFeed(next.body).leagues.length > 0,
  };
}
