import { competitionKey } from "../../../../shared/competitions/competition-key.ts";
import { outcomeOf, type Outcome } from "../../../../shared/sports/football/forecast-scores.ts";
import { orderForecast } from "../../../../shared/sports/football/order-forecast.ts";
import type { WinProbability } from "../../../../shared/sports/football/win-probability.ts";
import { eventStatus } from "../../../../shared/sports/statuses.ts";
import { createRanksBefore, overAfterSeconds } from "../../../../shared/standings/ranks-before.ts";
import type { EventState } from "../../../../shared/timeline/event-state.ts";
import type { Pair } from "../../../../shared/timeline/incident.ts";
import type { League } from "../../../../shared/timeline/schedule.ts";
import { chancesBefore, leastGames } from "../feeds/match/analysis/match-chances.ts";
import { finishedMatches, type FinishedMatch } from "../feeds/tables/participant-matches.ts";
import { participantsByName } from "../standings/league-table.ts";
import type { LedgerContext } from "../ledger/ledger-context.ts";
import { rulesForCompetition } from "../standings/competition-rules.ts";
import { toSeasonMatch } from "../standings/season-match.ts";
import { toTableGames } from "../standings/table-matches.ts";
import { toStandingsMatch } from "../standings/to-standings-match.ts";

/** A match that is over, with what was to be expected at its kick-off. */
export type JudgedMatch = {
  readonly eventId: string;
  readonly startSeconds: number;
  readonly season: string;
  readonly outcome: Outcome;
  /** The chances that its page shows for the kick-off; null where too little was known of a side. */
  readonly chances: WinProbability | null;
  /** The shares of the outcomes in the competition's games before it. */
  readonly base: WinProbability;
  /** By the ranks of both sides; null for a game outside of tables. */
  readonly order: WinProbability | null;
};

type Played = { readonly state: EventState; readonly season: string; readonly result: Pair };
type OrderOf = (state: EventState) => WinProbability | null;

/**
 * Every finished match of a competition's seasons, by start. Each side's games are read once, and every match is forecast by what its own page
 * forecasts it with.
 * @param leagues the competition's stages, in all of its seasons
 */
export function judgeMatches(context: LedgerContext, leagues: readonly League[]): readonly JudgedMatch[] {
  const seasons = leagues.map((league) => ({
    season: league.season,
    states: context.events.eventsOfStage(league.stageId).map(({ state }) => state),
    league,
  }));
  const orderOf = new Map(seasons.map(({ league, states }) => [league.stageId, toOrders(league, states)]));
  const played = seasons
    .flatMap(({ season, states }) =>
      states.flatMap((state): readonly Played[] => {
        const result = resultOf(state);
        return result === null ? [] : [{ state, season, result }];
      }),
    )
    .toSorted((a, b) => a.state.schedule.startSeconds - b.state.schedule.startSeconds);
  const matchesOf = readMatches(context, (played.at(-1)?.state.schedule.startSeconds ?? 0) + 1);
  const baseOf = toBaseRates(played);
  return played.map(({ state, season, result }) => {
    const { schedule } = state;
    const { eventId, startSeconds } = schedule;
    const chances = chancesBefore(schedule, (participantId) =>
      matchesOf(participantId).filter((past) => past.state.schedule.startSeconds < startSeconds),
    );
    return {
      eventId,
      startSeconds,
      season,
      outcome: outcomeOf(result),
      chances,
      base: baseOf(startSeconds),
      order: orderOf.get(schedule.leagueStageId)?.(state) ?? null,
    };
  });
}

/** The score of regular time, which is what is forecast; null for a match that is not over, was not played out or has no such score. */
function resultOf(state: EventState): Pair | null {
  const { status, fullTime, score } = state;
  if (toStandingsMatch(state) === null || status === eventStatus.awarded || status === eventStatus.walkover)
    return null;
  return fullTime ?? (status === eventStatus.finished ? score : null);
}

/** Reads the games of each participant once, newest first. */
export function readMatches(context: LedgerContext, untilSeconds: number): (id: string) => readonly FinishedMatch[] {
  const read = new Map<string, readonly FinishedMatch[]>();
  return (participantId) => {
    const known = read.get(participantId) ?? finishedMatches(context, participantId, untilSeconds);
    read.set(participantId, known);
    return known;
  };
}

/** Each outcome counts once before the first game, so that none is impossible. @param played by start */
function toBaseRates(played: readonly Played[]): (atSeconds: number) => WinProbability {
  const counts = { home: 1, draw: 1, away: 1 };
  let next = 0;
  // Asked by rising instants.
  return (atSeconds) => {
    for (let game = played[next]; game !== undefined; game = played[next]) {
      if (game.state.schedule.startSeconds + overAfterSeconds > atSeconds) break;
      counts[outcomeOf(game.result)] += 1;
      next += 1;
    }
    const all = counts.home + counts.draw + counts.away;
    return { home: counts.home / all, draw: counts.draw / all, away: counts.away / all };
  };
}

/** The forecasts of a season's games by the order of their table. A part into which points are carried has none. */
function toOrders(league: League, states: readonly EventState[]): OrderOf {
  const rules = rulesForCompetition(league.sportId, competitionKey(league), league.season);
  const matches = states.flatMap((state) => toSeasonMatch(state) ?? []);
  const orders = new Map<string, () => WinProbability>();
  for (const table of toTableGames(matches, league.format, rules.split)) {
    if (table.carried.length > 0) continue;
    const ids = participantsByName(table.matches).map(({ id }) => id);
    const counted = table.matches.flatMap(({ phase, match }) => (phase === "over" && match !== null ? [match] : []));
    const ranksBefore = createRanksBefore(ids, counted, rules);
    for (const { eventId, startSeconds, home, away } of table.matches) {
      orders.set(eventId, () => {
        const ranks = ranksBefore(startSeconds);
        return orderForecast({ home: ranks.get(home.id) ?? 1, away: ranks.get(away.id) ?? 1, teams: ids.length });
      });
    }
  }
  return ({ schedule }) => orders.get(schedule.eventId)?.() ?? null;
}

/**
 * Whether at least so many matches have a forecast. Nothing is forecast to know it: five earlier games of both sides in the same season
 * are enough for one, whatever else they played. @param leagues the newest first
 */
export function hasForecasts(context: LedgerContext, leagues: readonly League[], least: number): boolean {
  let proven = 0;
  return leagues.some(({ stageId }) => {
    const games = new Map<string, number>();
    for (const { state } of context.events.eventsOfStage(stageId)) {
      if (resultOf(state) === null) continue;
      const ids = [state.schedule.home.id, state.schedule.away?.id ?? ""];
      const before = ids.map((id) => games.get(id) ?? 0);
      if (Math.min(...before) >= leastGames) proven += 1;
      ids.forEach((id, side) => games.set(id, (before[side] ?? 0) + 1));
    }
    return proven >= least;
  });
}
