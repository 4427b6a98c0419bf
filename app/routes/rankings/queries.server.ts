import type { AppLoadContext } from "@remix-run/cloudflare";
import { formatAddress } from "../../../shared/addresses/format-address.ts";
import { formatFeedName } from "../../../shared/feed/names.ts";
import { readRanking, type RankedRow } from "../../../shared/feed/sections/read-ranking.ts";
import { rankings } from "../../../shared/sports/rankings/rankings.ts";
import { allTexts } from "../../../shared/texts/all-texts.ts";
import { toRankingAddress } from "../../features/rankings/ranking-address.server.ts";
import { loadFeeds } from "../../feeds/load-feed.server.ts";

export type SportRankings = {
  readonly sportId: number;
  readonly rankings: readonly {
    readonly name: string;
    readonly path: string;
    readonly leaders: readonly RankedRow[];
  }[];
};

/** How many of each ranking the list of all shows. */
const shownLeaders = 3;

/** Every ranking with its first places, by sport; one whose feed cannot be had comes without them. */
export async function loadLeaders(context: AppLoadContext): Promise<readonly SportRankings[]> {
  const { lang } = context.variant;
  const feeds = await loadFeeds(
    context,
    rankings.map(({ id }) => formatFeedName({ kind: "ranking", rankingId: id, page: 1 })),
  );
  const all = rankings.map((ranking, index) => ({
    sportId: ranking.sportId,
    name: allTexts[lang].rankings[ranking.key],
    path: formatAddress(toRankingAddress(ranking, lang), lang),
    leaders: (readRanking(feeds[index]?.body ?? "")?.rows ?? []).slice(0, shownLeaders),
  }));
  return [...new Set(all.map(({ sportId }) => sportId))].map((sportId) => ({
    sportId,
    rankings: all.filter((ranking) => ranking.sportId === sportId),
  }));
}
