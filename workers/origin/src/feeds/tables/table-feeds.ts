import { emptyBody } from "../../../../../shared/wire/codec.ts";
import { sportById } from "../../../../../shared/sports/catalogue.ts";
import { rankingById } from "../../../../../shared/competitions/rankings.ts";
import {
  chanceCurvesTab,
  bestElevenTab,
  expectedTableTab,
  fixtureDifficultyTab,
  forecastsTab,
  hasForecastsTab,
  hasStatisticsTab,
  openSeasonTab,
  placesByRoundTab,
  restOfSeasonTab,
  seasonStatisticsTab,
  tableTab,
} from "../../../../../shared/competitions/table-tabs.ts";
import type { League } from "../../../../../shared/timeline/schedule.ts";
import { competitionKey } from "../../../../../shared/competitions/competition-key.ts";
import { daySeconds } from "../../../../../shared/basics/day.ts";
import { correctTimeline } from "../../../../../shared/timeline/correct.ts";
import type { Incident, Pair, Side } from "../../../../../shared/timeline/incident.ts";
import { createCachePerOwner } from "../../../../../shared/basics/cache.ts";
import type { LedgerContext } from "../../ledger/ledger-context.ts";
import { countsAwayGoals } from "../../standings/season-rules.ts";
import { rulesForCompetition } from "../../standings/competition-rules.ts";
import { toSeasonMatch, type SeasonMatch } from "../../standings/season-match.ts";
import type { StoredEvent } from "../../ledger/event-store.ts";
import { timelineOf } from "../../ledger/timeline.ts";
import type { FeedAnswers, FeedQuestion } from "../feed-answers.ts";
import { writeRest, writeSeason } from "../../chances/season-text.ts";
import { toBestElevenBody } from "./best-eleven-body.ts";
import { toChampionshipBody } from "./championship-body.ts";
import { toDifficultyBody } from "./difficulty-body.ts";
import { toDrawBody } from "./draw-body.ts";
import { toExpectedTableBody } from "./expected-table-body.ts";
import { toForecastsBody, toHasForecastsBody } from "./forecasts-body.ts";
import { stageEvents } from "./stage-events.ts";
import { toOverUnderBody } from "./over-under-body.ts";
import { toPlacesBody } from "./places-body.ts";
import { rankedPlayers, toRankingBody } from "./ranking-body.ts";
import { scorersOf, toScorersBody } from "./scorers-body.ts";
import { toSeasonBody } from "./season-body.ts";
import { toHasStatisticsBody, toSeasonStatisticsBody } from "./season-statistics-body.ts";
import { seasonRaces } from "./season-races.ts";
import { toStrengthRankingBody } from "./strength-ranking-body.ts";
import { toStandingsBody } from "./standings-body.ts";
import { keepWork } from "./keep-work.ts";

/** Feeds that are computed from results: tables, scorers, draws, rankings. */
export const tableFeeds: FeedAnswers = {
  standings(context, { tournamentId, stageId, tab }, question) {
    return leagueOf(context, tournamentId, stageId) !== null
      ? tableOf(context, stageId, { tab, eventId: null }, question)
      : emptyBody;
  },

  scorers(context, { tournamentId, stageId }, { clock, projectLanguage }) {
    const league = leagueOf(context, tournamentId, stageId);
    if (league === null) return emptyBody;
    return toScorersBody(scorersOf(context, league, clock), projectLanguage);
  },

  ranking: (context, name, question) => rankingOf(context, name, false, question),
  "live-ranking": (context, name, question) => rankingOf(context, name, true, question),
  "strength-ranking": toStrengthRankingBody,

  "match-standings"(context, { eventId, tab }, question) {
    const stored = context.events.event(eventId);
    return stored === null
      ? emptyBody
      : tableOf(context, stored.state.schedule.leagueStageId, { tab, eventId }, question);
  },
};

/** A stage of a tournament, of any season that is known. */
const leagueOf = ({ events }: LedgerContext, tournamentId: string, stageId: string): League | null =>
  events.leaguesOfTournament(tournamentId).find((league) => league.stageId === stageId) ?? null;

/** The same tournament a year before, where its games are known. */
const seasonBefore = ({ events }: LedgerContext, { tournamentId, season }: League): League | null =>
  events
    .leaguesOfTournament(tournamentId)
    .find((each) => Number.parseInt(each.season, 10) === Number.parseInt(season, 10) - 1) ?? null;

function rankingOf(
  context: LedgerContext,
  { rankingId, page }: { readonly rankingId: string; readonly page: number },
  isLive: boolean,
  { clock, projectLanguage }: FeedQuestion,
): string {
  const ranking = rankingById(rankingId);
  if (ranking === null) return emptyBody;
  return toRankingBody(ranking, rankedPlayers(context, { ranking, isLive }, clock), page, projectLanguage);
}

type Asked = { readonly tab: number; readonly eventId: string | null };

/** All games of a stage's season, by start. */
const seasonMatches = keepWork({
  key: (league: League) => league.stageId,
  work(context, league, clock): readonly SeasonMatch[] {
    const nowSeconds = clock.at(daySeconds);
    const { points } = rulesForCompetition(league.sportId, competitionKey(league), league.season);
    return context.events.eventsOfStage(league.stageId).flatMap((event) => {
      const match = toSeasonMatch(event.state);
      if (match === null) return [];
      return points.bonus === undefined ? match : withTries(context, event, match, nowSeconds);
    });
  },
});

/** A season of games whose tries were counted; games long over are counted once. */
const keptTries = 3000;
const settledSeconds = 6 * daySeconds;
const settledTries = createCachePerOwner<Pair>(keptTries);

/** Rugby's bonus points depend on tries, which the score does not show. */
function withTries(context: LedgerContext, event: StoredEvent, season: SeasonMatch, nowSeconds: number): SeasonMatch {
  if (season.match === null) return season;
  const count = (): Pair => {
    const incidents = correctTimeline(timelineOf(context, event));
    const of = (side: Side) => incidents.filter((incident) => isTry(incident) && incident.side === side).length;
    return [of(1), of(2)];
  };
  const { schedule } = event.state;
  const { providers } = context;
  // Posted games may be corrected at any time.
  const isSettled =
    schedule.startSeconds + settledSeconds < nowSeconds && providers.of(schedule).origin === "simulated";
  const tries = isSettled ? settledTries(providers).remember(schedule.eventId, count) : count();
  return { ...season, match: { ...season.match, tries } };
}

const isTry = (incident: Incident): incident is Extract<Incident, { kind: "points" }> =>
  incident.kind === "points" && incident.how === "try";

function tableOf(context: LedgerContext, stageId: string, asked: Asked, question: FeedQuestion): string {
  const league = context.events.league(stageId);
  if (league === null) return emptyBody;
  const { clock, projectLanguage: language } = question;
  if (sportById(league.sportId)?.duel === false) {
    const { tournamentId, season } = league;
    return toChampionshipBody(seasonRaces(context, league, clock), { ...asked, league, language }, (ranked) =>
      context.standings.of(tournamentId, season, ranked),
    );
  }
  if (asked.tab === tableTab.draw) return toDrawBody(stageEvents(context, league), language, countsAwayGoals(league));
  if (asked.tab === forecastsTab) return toForecastsBody(context, league, clock);
  if (asked.tab === hasForecastsTab) return toHasForecastsBody(context, league);
  if (asked.tab === seasonStatisticsTab) return toSeasonStatisticsBody(context, { league, language }, clock);
  if (asked.tab === hasStatisticsTab) return toHasStatisticsBody(context, league, clock);
  if (asked.tab === bestElevenTab) return toBestElevenBody(context, league, language, clock);
  if (asked.tab === fixtureDifficultyTab) return toDifficultyBody(context, league, language, clock);
  const matches = seasonMatches(context, league, clock);
  const earlier = () => {
    const before = seasonBefore(context, league);
    return before === null ? [] : seasonMatches(context, before, clock);
  };
  if (asked.tab === tableTab.chances || asked.tab === chanceCurvesTab) return writeSeason({ league, matches }, earlier);
  if (asked.tab === openSeasonTab) return toSeasonBody({ league, matches }, earlier, language);
  if (asked.tab === restOfSeasonTab) return writeRest({ league, matches });
  if (asked.tab === expectedTableTab) return toExpectedTableBody(context, matches, { league, language, clock });
  if (asked.tab === placesByRoundTab) return toPlacesBody(matches, league, language);
  if (asked.tab === tableTab.overUnder) return toOverUnderBody(matches, { league, language });
  return toStandingsBody(matches, { ...asked, league, language });
}
