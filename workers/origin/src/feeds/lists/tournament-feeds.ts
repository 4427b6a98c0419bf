import type { FeedNameParts } from "../../../../../shared/wire/feed-name-parts.ts";
import { sportById } from "../../../../../shared/sports/catalogue.ts";
import type { Language } from "../../../../../shared/texts/languages.ts";
import { dayStartSeconds, quarterSeconds } from "../../../../../shared/basics/day.ts";
import type { EventState } from "../../../../../shared/timeline/event-state.ts";
import type { League } from "../../../../../shared/timeline/schedule.ts";
import type { DrawFields } from "../../../../../shared/wire/league-fields.ts";
import { shownStatusType } from "../../../../../shared/sports/status-types.ts";
import { statusType } from "../../../../../shared/sports/statuses.ts";
import { emptyBody } from "../../../../../shared/wire/codec.ts";
import { seasonsSection } from "../../../../../shared/wire/sections/seasons-section.ts";
import { heldDays } from "../../../../../shared/wire/data-part.ts";
import type { LedgerContext } from "../../ledger/ledger-context.ts";
import type { Clock } from "../../ledger/sources.ts";
import { countsAwayGoals } from "../../standings/season-rules.ts";
import { toDraw } from "../../draws/draw.ts";
import type { FeedAnswers, NameOf } from "../feed-answers.ts";
import { byLeague, inRuns, type LeagueEvents } from "./by-league.ts";
import { toDayBody, toListBody } from "./day-body.ts";
import { newestFirst } from "./list-order.ts";
import { toPageBody } from "./page-body.ts";
import { inSortKeyOrder } from "./sort-key-order.ts";
import { summaryOf, type PageKind } from "./pages.ts";
import { statusesNear } from "./stages-near.ts";
import { isOfCountry, latestSeasons, leaguesNamed, leaguesOf, seasonOfStage } from "./season-leagues.ts";
import { knockOutText } from "./round-text.ts";

/** Seasons whose games the summary of a tournament shows: the next one is announced before the last one ends. */
const summarySeasons = 2;

/** Stages of races and tournaments that a summary looks at, and that fill a data part: a race has eight starters or more. */
const summaryStatuses = 16;
const statusesPerPeriod = 20;

/** Lists of countries, tournaments and series. */
export const tournamentFeeds: FeedAnswers = {
  /** A country's events in the lists from a week back to a week ahead. */
  country(context, { countryId, tzHour, lang, order }, { clock }) {
    const nowSeconds = clock.at(quarterSeconds);
    const leagues = context.events.leagues().filter((league) => isOfCountry(league, countryId));
    const stageIds = new Set(leagues.map(({ stageId }) => stageId));
    const states = context.events
      .eventsBetween(dayStartSeconds(-heldDays, tzHour, nowSeconds), dayStartSeconds(heldDays + 1, tzHour, nowSeconds))
      .map(({ state }) => state)
      .filter(({ schedule }) => stageIds.has(schedule.leagueStageId));
    return toOrderedBody(context, lang, states, order);
  },

  tournament(context, { countryId, tournamentId, lang, order }, { clock }) {
    const leagues = latestSeasons(leaguesOf(context, countryId, tournamentId), summarySeasons);
    const near = (kind: PageKind) => statusesNear(context, leagues, kind, clock, summaryStatuses);
    const stages = [...new Set([...near("results"), ...near("fixtures")])];
    const events = eventsOf(context, stages);
    const shown = summaryOf(events, lang);
    return order === "y" ? toOrderedBody(context, lang, shown, order) : toTournamentBody(context, lang, shown, events);
  },

  "tournament-fixtures": (context, name, { clock }) => toSeasonBody(context, name, "fixtures", clock),
  "tournament-results": (context, name, { clock }) => toSeasonBody(context, name, "results", clock),

  seasons(context, { tournamentId }) {
    const named = leaguesNamed(context, tournamentId);
    // A stage stands for its tournament here.
    const leagues = [...new Set(named.map((league) => league.tournamentId))].flatMap(
      context.events.leaguesOfTournament,
    );
    const bySeason = new Map(leagues.toReversed().map((league) => [league.season, league]));
    const latestFirst = [...bySeason.values()].toSorted((a, b) => (a.season < b.season ? 1 : -1));
    return seasonsSection.encode({
      sportId: context.sportId,
      rows: latestFirst.map(({ season, stageId, templateId, ...league }) => ({
        kind: "season",
        fields: { name: toSeasonName(season), tournamentId: league.tournamentId, stageId, templateId },
      })),
      signature: "",
    });
  },

  season(context, { stageId, seasonPage }, { clock, projectLanguage: lang }) {
    const stage = context.events.league(stageId);
    if (stage === null) return emptyBody;
    const leagues = context.events.leaguesOfTournament(stage.tournamentId);
    const dataPart = Math.abs(seasonPage) - 1;
    return toSeasonPart(context, leagues, { seasonId: stageId, lang, dataPart }, pageKindOf(seasonPage), clock);
  },

  /** The legs of a tie, the games of a series. */
  series(context, { seriesId, lang }) {
    const states = context.events.eventsOfSeries(seriesId).map(({ state }) => state);
    return toDayBody(context.sportId, lang, byLeague(context, states));
  },
};

/** A season is named by any of its stages. */
function toSeasonBody(
  context: LedgerContext,
  name: NameOf<"tournament-fixtures"> | NameOf<"tournament-results">,
  kind: PageKind,
  clock: Clock,
): string {
  return toSeasonPart(context, leaguesOf(context, name.countryId, name.tournamentId), name, kind, clock);
}

const pageKindOf = (seasonPage: number): PageKind => (seasonPage < 0 ? "results" : "fixtures");

/** "2026-27" → "2026/2027", as clients look for it. */
const toSeasonName = (season: string): string =>
  season.replace(/^(\d\d)(\d\d)-(\d\d)$/, (_, century: string, from: string, to: string) => {
    const toCentury = to < from ? String(Number(century) + 1) : century;
    return `${century}${from}/${toCentury}${to}`;
  });

/** @param leagues the stages of the tournament, in all of its seasons */
function toSeasonPart(
  context: LedgerContext,
  leagues: readonly League[],
  name: Parameters<typeof toPageBody>[1] & { readonly seasonId: string },
  kind: PageKind,
  clock: Clock,
): string {
  const season = seasonOfStage(leagues, name.seasonId);
  const stages = statusesNear(context, season, kind, clock, (name.dataPart + 1) * statusesPerPeriod);
  return toPageBody(context, name, eventsOf(context, stages), kind);
}

/**
 * With the order flag `y` the newest come first whatever their league, otherwise leagues are ordered as in a day's
 * list.
 */
const toOrderedBody = (
  context: LedgerContext,
  lang: Language,
  states: readonly EventState[],
  order: FeedNameParts["order"] | undefined,
): string =>
  order === "y"
    ? toListBody(context.sportId, lang, inRuns(context, states.toSorted(newestFirst(lang))))
    : toDayBody(context.sportId, lang, byLeague(context, states));

/** Live events, results and fixtures (A4.08); a field of starters stays together, as in a day's list. */
function toTournamentBody(
  context: LedgerContext,
  lang: Language,
  states: readonly EventState[],
  ofStages: readonly EventState[],
): string {
  const { sportId } = context;
  const isField = sportById(sportId)?.duel === false;
  const ordered = isField ? states : inSortKeyOrder(context, "tournament", states, lang);
  const groups = isField ? byLeague(context, ordered) : inRuns(context, ordered);
  return (isField ? toDayBody : toListBody)(sportId, lang, withComingRounds(groups, ofStages, lang));
}

/**
 * The rounds of a stage's draw in which a tie is still open, with the starts that are announced; none where there is no
 * draw.
 * @param events all of the stage
 */
function toComingRounds(league: League, events: readonly EventState[], lang: Language): readonly DrawFields[] {
  const { stageId, format } = league;
  if (format !== "knock-out" && format !== "groups") return [];
  return toDraw(events, countsAwayGoals(league)).flatMap(({ size, ties }, index): readonly DrawFields[] => {
    const open = ties.filter((tie) => tie !== null && tie.winner === null);
    if (open.length === 0) return [];
    const starts = open.flatMap(
      (tie) => tie?.matches.filter(isToCome).map(({ schedule }) => schedule.startSeconds) ?? [],
    );
    return [
      {
        round: knockOutText(size, lang),
        level: index + 1,
        stageId,
        isFinal: size === 1 ? 1 : 0,
        startSeconds: [...new Set(starts)].toSorted((a, b) => a - b),
      },
    ];
  });
}

const isToCome = ({ status }: EventState): boolean => shownStatusType(status) === statusType.scheduled;

/** Leagues with the open rounds of their draws, each once. */
const withComingRounds = (leagues: readonly LeagueEvents[], events: readonly EventState[], lang: Language) =>
  leagues.map((group, index) => {
    if (leagues.findIndex(({ league }) => league.stageId === group.league.stageId) < index) return group;
    const ofStage = events.filter(({ schedule }) => schedule.leagueStageId === group.league.stageId);
    return { ...group, draw: toComingRounds(group.league, ofStage, lang) };
  });

const eventsOf = ({ events }: LedgerContext, leagues: readonly League[]): readonly EventState[] =>
  leagues.flatMap(({ stageId }) => events.eventsOfStage(stageId).map(({ state }) => state));
