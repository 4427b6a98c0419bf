import { data, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { hasData } from "../../../shared/wire/codec.ts";
import { loadFeed } from "../../feeds/load-feed.server.ts";
import type { ListFeed } from "../../live/list-feed.ts";
import { fixturesFeedName, resultsFeedName } from "./competition-feeds.ts";
import { loadSection } from "./load-competition.server.ts";
import { toSeasonList } from "./to-season-list.server.ts";

export type SeasonPartData = {
  /** Null for races and tournaments of many starters, whose events are links. */
  readonly list: ListFeed | null;
  readonly hasMore: boolean;
};

/** One part of a season's results or fixtures (C9.05). Throws a response of status 404 for a part behind the last one. */
export async function loadPart(args: LoaderFunctionArgs, kind: "results" | "fixtures"): Promise<SeasonPartData> {
  const { competition, scope, nowSeconds } = await loadSection(args, kind);
  const { sportId, isField, page } = competition;
  if (isField) return { list: null, hasMore: false };
  const toName = kind === "results" ? resultsFeedName : fixturesFeedName;
  // A game that is over leaves the fixtures, one that is corrected changes the results.
  const isFollowed = competition.addressSeason === null;
  const [list, next] = await Promise.all([
    toSeasonList(args.context, { sportId, feedName: toName(scope, page - 1), isFollowed, nowSeconds }),
    loadFeed(args.context, toName(scope, page)),
  ]);
  if (!hasData(list.feed)) throw data(null, { status: 404 });
  return { list, hasMore: hasData(next?.body ?? "") };
}
