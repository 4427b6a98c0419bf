import type { AppLoadContext } from "@remix-run/cloudflare";
import { formatAddress } from "../../../shared/addresses/format-address.ts";
import { formatFeedName } from "../../../shared/wire/feed-names.ts";
import { readRanking, type RankedRow } from "../../../shared/wire/sections/read-ranking.ts";
import { rankings } from "../../../shared/competitions/rankings.ts";
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

/** A ledger that has been idle starts first, which takes a second; seventeen sports have rankings. */
const longestWaitMs = 1_200;

/** `isWhole` is false while some sport has not answered. */
export type Leaders = { readonly sports: readonly SportRankings[]; readonly isWhole: boolean };

/**
 * Every ranking with its first places, by sport. A sport that does not answer soon comes without them: the page has its links, and
 * the next one its leaders.
 */
export async function loadLeaders(context: AppLoadContext): Promise<Leaders> {
  const { lang } = context.variant;
  const sports = await Promise.all(
    [...new Set(rankings.map(({ sportId }) => sportId))].map(async (sportId) => {
      const own = rankings.filter((ranking) => ranking.sportId === sportId);
      const names = own.map(({ id }) => formatFeedName({ kind: "ranking", rankingId: id, page: 1 }));
      const feeds = await withinWait(loadFeeds(context, names));
      const listed = own.map((ranking, index) => ({
        name: allTexts[lang].rankings[ranking.key],
        path: formatAddress(toRankingAddress(ranking, lang), lang),
        leaders: (readRanking(feeds?.[index]?.body ?? "")?.rows ?? []).slice(0, shownLeaders),
      }));
      return { sportId, rankings: listed, isHere: feeds !== null && !feeds.includes(null) };
    }),
  );
  return {
    sports: sports.map(({ sportId, rankings: listed }) => ({ sportId, rankings: listed })),
    isWhole: sports.every(({ isHere }) => isHere),
  };
}

/** Null for an answer that takes too long. */
async function withinWait<T>(answer: Promise<T>): Promise<T | null> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), longestWaitMs);
  });
  return Promise.race([answer, late]).finally(() => clearTimeout(timer));
}
