import { data, type AppLoadContext } from "@remix-run/cloudflare";
import type { CompetitionAnswer } from "../../../shared/addresses/directory.ts";
import { formatAddress } from "../../../shared/addresses/format-address.ts";
import { eventStatus } from "../../../shared/sports/statuses.ts";
import { sportById } from "../../../shared/sports/catalogue.ts";
import { loadDirectory } from "../../feeds/load-directory.server.ts";
import { loadFeeds } from "../../feeds/load-feed.server.ts";
import { fixturesFeedName, resultsFeedName } from "../competition/competition-feeds.ts";
import { toTargetDay } from "../day/target-day.ts";
import { statusOf } from "../match-row/event-words.ts";
import { unreachableStatus } from "../layout/unreachable-status.ts";
import type { CalendarEntry } from "./calendar-text.ts";
import { toFeedEntries, type EntryContext } from "./feed-entries.server.ts";
import { toChangedSeconds } from "./match-entry.ts";
import type { OwnLeague } from "./own-list.ts";

export type CompetitionEntries = {
  readonly name: string;
  /** Its slugs in the variant's language. */
  readonly country: string;
  readonly competition: string;
  readonly entries: readonly CalendarEntry[];
};

/**
 * The events of a competition's current season: the last results and `parts` times a hundred of those to come; of races, each race of the
 * season. Throws a response: of status 404 where nothing has such slugs, 503 where the feeds cannot be had.
 */
export async function loadCompetitionEntries(
  context: AppLoadContext,
  { sportId, country, competition }: OwnLeague,
  parts: number,
  entry: EntryContext,
): Promise<CompetitionEntries> {
  const { lang } = entry;
  const nowSeconds = Math.floor(Date.now() / 1000);
  const question = { kind: "competition", sportId, country, competition, lang } as const;
  const found = await loadDirectory(context, question, nowSeconds);
  const { feedDay } = toTargetDay({ kind: "offset", offset: 0 }, context.variant.timeZone, nowSeconds);
  const { tournamentId, isPart, current } = found;
  const scope = {
    sportId,
    countryId: found.country.id,
    tournamentId,
    stageId: current.stageId,
    isPart,
    tzHour: feedDay.tzHour,
    lang,
  };
  const own = { name: found.name, country: found.country.slugs[lang], competition: found.slugs[lang] };
  if (sportById(sportId)?.duel === false) return { ...own, entries: toRaceEntries(sportId, found, entry) };
  const fixtures = Array.from({ length: parts }, (_, part) => fixturesFeedName(scope, part));
  const feeds = await loadFeeds(context, [resultsFeedName(scope, 0), ...fixtures]);
  const loaded = feeds.flatMap((feed) => feed ?? []);
  if (loaded.length < feeds.length) throw data(null, { status: unreachableStatus });
  return { ...own, entries: toFeedEntries(loaded, entry) };
}

/** A race is an entry of its day: its starters are events, and nothing says how long all of them take. */
function toRaceEntries(
  sportId: number,
  { country, neighbours }: CompetitionAnswer,
  { lang, origin }: EntryContext,
): readonly CalendarEntry[] {
  // Events of one name share a page: the first of them is the race.
  const races = neighbours.filter(({ slug }, index) => neighbours.findIndex((each) => each.slug === slug) === index);
  return races.map(({ name, slug, stageId, startSeconds, changedSeconds, isCancelled = false }) => {
    const words = statusOf({ status: eventStatus.cancelled }, { sportId, lang }, "full");
    const page = {
      kind: "competition",
      sportId,
      country: country.slugs[lang],
      competition: slug,
      season: null,
      section: "summary",
    } as const;
    return {
      // A sponsor may change the name, and with it the address.
      uid: `race-${stageId}@tribune`,
      changedSeconds: toChangedSeconds(changedSeconds),
      startSeconds,
      endSeconds: null,
      summary: isCancelled ? `${name} (${words})` : name,
      description: country.name,
      place: "",
      address: origin + formatAddress(page, lang),
      status: isCancelled ? "CANCELLED" : "CONFIRMED",
    };
  });
}
