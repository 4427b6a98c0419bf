import { data, redirect, type AppLoadContext, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import type { Address } from "../../../shared/addresses/address.ts";
import type { CompetitionAnswer, SeasonEntry } from "../../../shared/addresses/directory.ts";
import { formatAddress } from "../../../shared/addresses/format-address.ts";
import { parseAddress } from "../../../shared/addresses/parse-address.ts";
import { addressWords } from "../../../shared/addresses/words.ts";
import { hasData } from "../../../shared/wire/codec.ts";
import { sportById } from "../../../shared/sports/catalogue.ts";
import { sportIds } from "../../../shared/sports/sport-ids.ts";
import {
  hasForecastsTab,
  hasStatisticsTab,
  restOfSeasonTab,
  tableTab,
} from "../../../shared/competitions/table-tabs.ts";
import { loadDirectory } from "../../feeds/load-directory.server.ts";
import { toDefaultLeagues, toPinnable } from "../my-leagues/to-pinnable.server.ts";
import { loadFeed } from "../../feeds/load-feed.server.ts";
import { storedFor, type Lifetime } from "../../gateway/lifetime.ts";
import { toTargetDay } from "../day/target-day.ts";
import { usualCount } from "../news/news-count.ts";
import { unreachableStatus } from "../layout/unreachable-status.ts";
import { toPageLinks } from "../page/page-links.server.ts";
import {
  fixturesFeedName,
  newsFeedName,
  oddsFeedName,
  resultsFeedName,
  standingsFeedName,
  type SeasonScope,
} from "./competition-feeds.ts";
import type { CompetitionData } from "./competition-data.ts";
import { competitionSectionRows, isShownSection, type ShownSection } from "./competition-sections.ts";

export type CompetitionAddress = Extract<Address, { kind: "competition" }>;

export type LoadedCompetition = {
  readonly competition: CompetitionData;
  readonly scope: SeasonScope;
  readonly seasons: readonly SeasonEntry[];
  readonly nowSeconds: number;
  /** Sections whose feeds could not be loaded. They are listed, because they may have content. */
  readonly unknown: readonly ShownSection[];
};

/** The loaders of one request share what they load. */
const loading = new WeakMap<AppLoadContext, Promise<LoadedCompetition>>();

/** Throws a redirect to the right spelling, and a response of status 404 or 503 where there is no page. */
export function loadCompetition(args: LoaderFunctionArgs): Promise<LoadedCompetition> {
  const own = loading.get(args.context) ?? load(args);
  loading.set(args.context, own);
  return own;
}

type LoadedSection = LoadedCompetition & {
  /** The path of the first section. */
  readonly toSummary: string;
};

/** Redirects from a section that this season lacks to the summary, which shows what exists; a section that cannot be loaded now is a 503. */
export async function loadSection(args: LoaderFunctionArgs, section: ShownSection): Promise<LoadedSection> {
  const loaded = await loadCompetition(args);
  const { sportId, slug, country, sections, addressSeason } = loaded.competition;
  const { lang } = args.context.variant;
  const first: CompetitionAddress = {
    kind: "competition",
    sportId,
    country: country.slug,
    competition: slug,
    season: addressSeason,
    section: "summary",
  };
  const toSummary = formatAddress(first, lang);
  if (loaded.unknown.includes(section)) throw data(null, { status: unreachableStatus });
  if (sections.includes(section)) return { ...loaded, toSummary };
  throw redirect(toSummary, 302);
}

/** The cache lifetime of a competition's page, the same for all sections. */
export const competitionLifetime: Lifetime = { freshSeconds: 2, staleSeconds: 30 };

export const competitionHeaders = storedFor(competitionLifetime);

async function load({ request, context }: LoaderFunctionArgs): Promise<LoadedCompetition> {
  const { visitor, variant } = context;
  const { lang } = variant;
  const { pathname, searchParams } = new URL(request.url);
  const address = parseAddress({ pathname, searchParams }, addressWords[lang]);
  if (address?.kind !== "competition") throw data(null, { status: 404 });
  const nowSeconds = Math.floor(Date.now() / 1000);
  const { sportId } = address;
  const question = {
    kind: "competition",
    sportId,
    country: address.country,
    competition: address.competition,
    lang,
  } as const;
  const found = await loadDirectory(context, question, nowSeconds);
  const { country, name, slugs, tournamentId, isPart, current, past, neighbours } = found;
  const slug = slugs[lang];
  const seasons = [current, ...past];
  const season = address.season === null ? current : seasons.find((each) => each.season === address.season);
  if (season === undefined) throw data(null, { status: 404 });
  const addressSeason = season === current ? null : season.season;
  const right: CompetitionAddress = {
    ...address,
    country: country.slugs[lang],
    competition: slug,
    season: addressSeason,
  };
  const path = formatAddress(right, lang);
  if (path !== formatAddress(address, lang)) throw redirect(path, 301);

  const timeZone = visitor.place.timeZone ?? variant.timeZone;
  const { todayEpochDay, feedDay } = toTargetDay({ kind: "offset", offset: 0 }, timeZone, nowSeconds);
  const scope = {
    sportId,
    countryId: country.id,
    tournamentId,
    stageId: season.stageId,
    isPart,
    tzHour: feedDay.tzHour,
    lang,
  };
  const isField = sportById(sportId)?.duel === false;
  const known = await findSections(context, { scope, isField, isCurrent: addressSeason === null, found, nowSeconds });
  return {
    scope,
    seasons,
    nowSeconds,
    unknown: known.flatMap(({ section, isThere }) => (isThere === null ? [section] : [])),
    competition: {
      sportId,
      name,
      slug,
      pin: toPinnable(sportId, { ...country, slug: country.slugs[lang] }, { ...found, slug }, lang),
      ids: [tournamentId, season.stageId],
      top: toDefaultLeagues(sportId, found.top, lang),
      country: { id: country.id, name: country.name, flag: country.flag, slug: country.slugs[lang] },
      season: season.season,
      addressSeason,
      seasons: seasons.map((each) => ({ season: each.season, addressSeason: each === current ? null : each.season })),
      sections: known.flatMap(({ section, isThere }) => (isThere === false ? [] : [section])),
      isField,
      neighbours,
      todayEpochDay,
      nowSeconds,
      links: toPageLinks(context, (each) => ({ ...right, country: country.slugs[each], competition: slugs[each] })),
      section: isShownSection(address.section) ? address.section : "summary",
      page: address.page ?? 1,
    },
  };
}

type Season = {
  readonly scope: SeasonScope;
  readonly isField: boolean;
  readonly isCurrent: boolean;
  readonly found: Pick<CompetitionAnswer, "neighbours" | "past">;
  readonly nowSeconds: number;
};

/** Asks which sections a season has; null for one whose feed could not be loaded. */
async function findSections(context: AppLoadContext, { scope, isField, isCurrent, found, nowSeconds }: Season) {
  const { sportId } = scope;
  const { neighbours, past } = found;
  const has = async (feedName: string) => {
    const feed = await loadFeed(context, feedName);
    return feed === null ? null : hasData(feed.body);
  };
  // No other sport has chances, and a season that is over has none. Nothing is simulated to know that there are some.
  const hasChances = () => sportId === sportIds.soccer && isCurrent && has(standingsFeedName(scope, restOfSeasonTab));
  const exists: Readonly<Record<ShownSection, () => Promise<boolean | null> | boolean>> = {
    summary: () => true,
    results: () =>
      isField ? neighbours.some(({ startSeconds }) => startSeconds <= nowSeconds) : has(resultsFeedName(scope, 0)),
    fixtures: () =>
      isField ? neighbours.some(({ startSeconds }) => startSeconds > nowSeconds) : has(fixturesFeedName(scope, 0)),
    standings: () => has(standingsFeedName(scope, isField ? tableTab.overall : tableTab.live)),
    chances: hasChances,
    whatIf: hasChances,
    // They are those of all seasons. Nothing is forecast to know that there are some.
    forecasts: () => sportId === sportIds.soccer && isCurrent && has(standingsFeedName(scope, hasForecastsTab)),
    draw: () => !isField && has(standingsFeedName(scope, tableTab.draw)),
    // Other sports count the goals of the last days alone.
    scorers: () => sportId === sportIds.soccer,
    statistics: () => !isField && has(standingsFeedName(scope, hasStatisticsTab)),
    // In a place without odds, no odds feed is requested and no link leads to this section.
    odds: () => context.visitor.policy.odds && isCurrent && !isField && has(oddsFeedName(scope)),
    news: () => isCurrent && has(newsFeedName(scope, usualCount)),
    archive: () => past.length > 0,
  };
  return Promise.all(
    competitionSectionRows.map(async ({ section }) => ({ section, isThere: await exists[section]() })),
  );
}
