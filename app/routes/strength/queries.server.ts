import { data, redirect, type AppLoadContext } from "@remix-run/cloudflare";
import { formatAddress } from "../../../shared/addresses/format-address.ts";
import { sportById } from "../../../shared/sports/catalogue.ts";
import type { Language } from "../../../shared/texts/languages.ts";
import { formatFeedName } from "../../../shared/wire/feed-names.ts";
import { readStrengthRanking, type StrengthRanking } from "../../../shared/wire/sections/read-ranking.ts";
import { unreachableStatus } from "../../features/layout/unreachable-status.ts";
import { toPageLinks } from "../../features/page/page-links.server.ts";
import type { PageLinks } from "../../features/page/page-links.ts";
import { loadDirectory } from "../../feeds/load-directory.server.ts";
import { loadFeed } from "../../feeds/load-feed.server.ts";
import { isMasked } from "../../feeds/masked-body.ts";
import { withPageNumber } from "../../navigation/page-number.ts";
import { sportByPath } from "../../navigation/sport-path.ts";

export type StrengthData = {
  readonly lang: Language;
  readonly sportId: number;
  /** Null for a whole sport. */
  readonly country: { readonly name: string; readonly flag: string; readonly path: string } | null;
  /** The number of the page, from 1. */
  readonly number: number;
  readonly hasNext: boolean;
  /** Null where the sport has no ranking by strength, or not yet, and where it is masked. */
  readonly ranking: StrengthRanking | null;
  readonly isMasked: boolean;
  readonly feedName: string;
  readonly links: PageLinks;
};

type Asked = { readonly sportPath: string; readonly slug: string | null; readonly number: number };

/** Rows of a page of the feed. */
const pageRows = 50;
const everywhere = "0";

/** Throws a redirect to the country's slug in the site's language, and a response of status 404 or 503 where there is no page. */
export async function loadStrengths(
  context: AppLoadContext,
  { sportPath, slug, number }: Asked,
  nowSeconds: number,
): Promise<StrengthData> {
  const { lang } = context.variant;
  const sportId = sportByPath(lang, sportPath)?.id;
  if (sportId === undefined || sportById(sportId)?.duel !== true) throw data(null, { status: 404 });
  const place = slug === null ? null : await loadPlace(context, sportId, slug, nowSeconds);
  const addressIn = (other: Language) => ({ kind: "strength", sportId, country: place?.slugs[other] ?? null }) as const;
  if (place !== null && place.slugs[lang] !== slug)
    throw redirect(withPageNumber(formatAddress(addressIn(lang), lang), number), 301);
  const countryId = place?.id ?? everywhere;
  const feedName = formatFeedName({ kind: "strength-ranking", sportId, countryId, page: number });
  const feed = await loadFeed(context, feedName);
  if (feed === null) throw data(null, { status: unreachableStatus });
  const ranking = readStrengthRanking(feed.body);
  if (ranking === null && number > 1 && !isMasked(feed.body)) throw data(null, { status: 404 });
  const country =
    place === null ? null : { name: place.name, flag: place.flag, path: countryPath(place, sportId, lang) };
  return {
    lang,
    sportId,
    country,
    number,
    hasNext: number * pageRows < (ranking?.groups[0]?.ranked ?? 0),
    ranking,
    isMasked: isMasked(feed.body),
    feedName,
    links: toPageLinks(context, addressIn),
  };
}

type Place = Awaited<ReturnType<typeof loadPlace>>;

async function loadPlace(context: AppLoadContext, sportId: number, slug: string, nowSeconds: number) {
  const question = { kind: "country", sportId, country: slug, lang: context.variant.lang } as const;
  const { country, isCategory } = await loadDirectory(context, question, nowSeconds);
  if (isCategory) throw data(null, { status: 404 });
  return country;
}

const countryPath = ({ slugs }: Place, sportId: number, lang: Language): string =>
  formatAddress({ kind: "country", sportId, country: slugs[lang] }, lang);
