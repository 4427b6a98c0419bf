import { data, redirect, type AppLoadContext } from "@remix-run/cloudflare";
import type { CountryAnswer, GroupedCompetition } from "../../../shared/addresses/directory.ts";
import type { CountryTab } from "../../../shared/addresses/list-query.ts";
import { formatAddress } from "../../../shared/addresses/format-address.ts";
import { sportByPath } from "../../navigation/sport-path.ts";
import { emptyBody, hasData } from "../../../shared/wire/codec.ts";
import { decodeDayFeed } from "../../../shared/wire/day-feed.ts";
import { formatFeedName } from "../../../shared/wire/feed-names.ts";
import { projectTypeId } from "../../../shared/push/subjects.ts";
import { sportById } from "../../../shared/sports/catalogue.ts";
import { shownStatusType } from "../../../shared/sports/status-types.ts";
import { statusType } from "../../../shared/sports/statuses.ts";
import type { Language } from "../../../shared/texts/languages.ts";
import { toTargetDay } from "../../features/day/target-day.ts";
import { ofEvents, toSeasonCells } from "../../feeds/listed-cells.ts";
import type { ListFeed } from "../../live/list-feed.ts";
import { loadDirectory } from "../../feeds/load-directory.server.ts";
import { toPageLinks } from "../../features/page/page-links.server.ts";
import type { PageLinks } from "../../features/page/page-links.ts";
import { loadFeed } from "../../feeds/load-feed.server.ts";
import { standingsFeedName } from "../../features/competition/competition-feeds.ts";
import { tableTab } from "../../../shared/competitions/table-tabs.ts";
import { loadStrengthPath } from "../../features/strength/load-strength-path.server.ts";
import type { EventLink } from "../../features/competition/event-links.tsx";
import { nearestEvents } from "./nearest-events.ts";

export type CountryCompetition = GroupedCompetition & {
  readonly path: string;
  /** Games of today in the visitor's zone, and those of them that are live. */
  readonly today: number;
  readonly live: number;
};

export type CountryData = {
  readonly lang: Language;
  readonly sportId: number;
  readonly name: string;
  readonly flag: string;
  /** Whether it is a tour, a championship or a game in the place of a country (C1.05). */
  readonly isCategory: boolean;
  /** The series that can be hidden as a whole, as `CountryAnswer` has them. */
  readonly series: CountryAnswer["series"];
  /** Competitions that play today come first; both groups keep the order of the list. */
  readonly competitions: readonly CountryCompetition[];
  /** The country's events of a week back and a week ahead; null if the sport's events have no sides, or while they cannot be loaded. */
  readonly list: ListFeed | null;
  /** For a sport without duels, by start: events that have begun, the latest first, and those still to come. */
  readonly events: { readonly past: readonly EventLink[]; readonly coming: readonly EventLink[] };
  readonly todayEpochDay: number;
  /** The tab that is open; null for the page itself. */
  readonly tab: CountryTab | null;
  /** The tabs that have content. */
  readonly tabs: readonly CountryTab[];
  /** The path of the first league's table; null if there is none. */
  readonly tablePath: string | null;
  /** This path leads to the country's ranking by strength. It is null if there is none. */
  readonly strengthPath: string | null;
  readonly links: PageLinks;
};

/** Throws a redirect to the country's slug in the site's language, and a response of status 404 or 503 where there is no page. */
export async function loadCountry(
  context: AppLoadContext,
  sportPath: string,
  slug: string,
  nowSeconds: number,
  tab: CountryTab | null = null,
): Promise<CountryData> {
  const { visitor, variant } = context;
  const { lang } = variant;
  const sportId = sportByPath(lang, sportPath)?.id;
  if (sportId === undefined) throw data(null, { status: 404 });
  const question = { kind: "country", sportId, country: slug, lang } as const;
  const { country, isCategory, series, competitions, starts, table } = await loadDirectory(
    context,
    question,
    nowSeconds,
  );
  const address = { kind: "country", sportId, country: country.slugs[lang] } as const;
  const opened = tab === null ? address : { ...address, category: tab };
  if (address.country !== slug) throw redirect(formatAddress(opened, lang), 301);
  const timeZone = visitor.place.timeZone ?? variant.timeZone;
  const { feedDay, todayEpochDay } = toTargetDay({ kind: "offset", offset: 0 }, timeZone, nowSeconds);
  const dayName = formatFeedName({ kind: "day", sportId, ...feedDay, lang, projectTypeId });
  const weeksName = formatFeedName({
    kind: "country",
    sportId,
    countryId: country.id,
    tzHour: feedDay.tzHour,
    lang,
    order: "n",
    projectTypeId,
  });
  const isField = sportById(sportId)?.duel === false;
  const place = { sportId, countryId: country.id, country: address.country };
  const [day, weeks, ofTable, strengthPath] = await Promise.all([
    loadFeed(context, dayName),
    isField ? null : loadFeed(context, weeksName),
    table === null ? null : loadFeed(context, standingsFeedName(table, tableTab.live)),
    isCategory ? null : loadStrengthPath(context, place),
  ]);
  const counts = day === null ? new Map<string, Counts>() : countByPath(day.body);
  const pathOf = ({ country: of, slug: competition }: Pick<GroupedCompetition, "country" | "slug">) =>
    formatAddress({ kind: "competition", sportId, country: of, competition, season: null, section: "summary" }, lang);
  const counted = competitions.map((competition) => {
    const path = pathOf(competition);
    return { ...competition, path, ...(counts.get(path) ?? none) };
  });
  const links = starts.map(({ name, startSeconds, ...start }) => ({ path: pathOf(start), name, startSeconds }));
  const events = {
    past: links.filter(({ startSeconds }) => startSeconds <= nowSeconds).toReversed(),
    coming: links.filter(({ startSeconds }) => startSeconds > nowSeconds),
  };
  const paths = isCategory ? new Set(counted.map(({ path }) => path)) : null;
  const nearest = weeks === null ? null : nearestEvents(weeks.body, paths, tab);
  const shown = weeks === null || nearest === null ? emptyBody : ofEvents(weeks.body, nearest.ids);
  return {
    lang,
    sportId,
    name: country.name,
    flag: country.flag,
    isCategory,
    series,
    competitions: [...counted.filter(({ today }) => today > 0), ...counted.filter(({ today }) => today === 0)],
    todayEpochDay,
    tab,
    tabs: isField ? tabsOf(events) : (nearest?.tabs ?? []),
    tablePath:
      table === null || !hasData(ofTable?.body ?? "")
        ? null
        : formatAddress(
            { ...address, kind: "competition", competition: table.slug, season: null, section: "standings" },
            lang,
          ),
    strengthPath,
    events,
    list:
      weeks === null || !hasData(shown)
        ? null
        : {
            // Each tab has rows of its own.
            key: tab === null ? weeksName : `${weeksName} ${tab}`,
            sportId,
            feedName: weeksName,
            feed: toSeasonCells(shown, sportId),
            seq: weeks.seq,
            isFollowed: true,
            scope: "temporary",
            oddsFeedName: null,
            odds: null,
            oddsSeq: null,
            market: null,
            nowSeconds,
          },
    links: toPageLinks(context, (each) => ({ ...address, country: country.slugs[each] })),
  };
}

const tabsOf = ({ past, coming }: CountryData["events"]): readonly CountryTab[] => [
  ...(past.length > 0 ? ["finished" as const] : []),
  ...(coming.length > 0 ? ["scheduled" as const] : []),
];

type Counts = Pick<CountryCompetition, "today" | "live">;
const none: Counts = { today: 0, live: 0 };

/** A race counts once, however many start in it. */
function countByPath(body: string): ReadonlyMap<string, Counts> {
  const counts = new Map<string, Counts>();
  for (const { league, events } of decodeDayFeed(body).leagues) {
    const live = events.filter(({ status }) => shownStatusType(status ?? 0) === statusType.live).length;
    const isField = league.duel === 0;
    const { path } = league;
    if (path) {
      const before = counts.get(path) ?? none;
      counts.set(path, {
        today: before.today + (isField ? Math.min(1, events.length) : events.length),
        live: before.live + (isField ? Math.min(1, live) : live),
      });
    }
  }
  return counts;
}
