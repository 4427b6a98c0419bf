import type { AppLoadContext } from "@remix-run/cloudflare";
import { formatAddress } from "../../../shared/addresses/format-address.ts";
import { sportById } from "../../../shared/sports/catalogue.ts";
import { hasData } from "../../../shared/wire/codec.ts";
import { formatFeedName } from "../../../shared/wire/feed-names.ts";
import { loadFeed } from "../../feeds/load-feed.server.ts";

type Place = {
  readonly sportId: number;
  /** The country's id in feeds. */
  readonly countryId: string;
  /** Its slug in the site's language. */
  readonly country: string;
};

/** Returns the path of a country's ranking by strength. It is null where there is none, or not yet. */
export async function loadStrengthPath(
  context: AppLoadContext,
  { sportId, countryId, country }: Place,
): Promise<string | null> {
  if (sportById(sportId)?.duel !== true) return null;
  const feed = await loadFeed(context, formatFeedName({ kind: "strength-ranking", sportId, countryId, page: 1 }));
  return hasData(feed?.body ?? "") ? formatAddress({ kind: "strength", sportId, country }, context.variant.lang) : null;
}
