import type { AppLoadContext } from "@remix-run/cloudflare";
import { data } from "@remix-run/cloudflare";
import { toSeasonCells } from "../../feeds/listed-cells.ts";
import { loadFeed } from "../../feeds/load-feed.server.ts";
import type { ListFeed } from "../../live/list-feed.ts";
import { unreachableStatus } from "../layout/unreachable-status.ts";

type Wanted = {
  readonly sportId: number;
  readonly feedName: string;
  readonly isFollowed: boolean;
  readonly nowSeconds: number;
};

/** A feed of a season as a list that the live client follows. Throws a response of status 503 where it cannot be had. */
export async function toSeasonList(context: AppLoadContext, wanted: Wanted): Promise<ListFeed> {
  const feed = await loadFeed(context, wanted.feedName);
  if (feed === null) throw data(null, { status: unreachableStatus });
  return {
    key: wanted.feedName,
    ...wanted,
    scope: "temporary",
    feed: toSeasonCells(feed.body, wanted.sportId),
    seq: feed.seq,
    // Most sections show no prices, wherever the visitor is.
    oddsFeedName: null,
    odds: null,
    oddsSeq: null,
    market: null,
  };
}
