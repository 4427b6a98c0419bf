import { stableId } from "../../../../../shared/sports/stable-id.ts";
import { sportById } from "../../../../../shared/sports/catalogue.ts";
import type { WonPoints } from "../../../../../shared/competitions/rank-players.ts";
import type { Ranking } from "../../../../../shared/competitions/rankings.ts";
import { placePointsOf, starterPoints, type Race } from "../../../../../shared/competitions/championship.ts";
import { competitionKey } from "../../../../../shared/competitions/competition-key.ts";
import { toSeasonMatch } from "../../standings/season-match.ts";
import { matchWinner } from "../../../../../shared/standings/standings-match.ts";
import { winners } from "../../../../../shared/timeline/winner.ts";
import { daySeconds } from "../../../../../shared/basics/day.ts";
import type { EventState } from "../../../../../shared/timeline/event-state.ts";
import type { League } from "../../../../../shared/timeline/schedule.ts";
import type { LedgerContext } from "../../ledger/ledger-context.ts";
import type { Clock } from "../../ledger/sources.ts";
import { seasonRaces, toRace } from "./season-races.ts";

/** The points for a game or a race, and when it began. */
export type DatedPoints = WonPoints & { readonly startSeconds: number; readonly isRunning: boolean };

/** How far back rankings count results. */
const memorySeconds = 364 * daySeconds;

export const tournamentIdsOf = ({ sportId, tournaments }: Ranking): readonly string[] =>
  tournaments.map((key) => stableId(sportId, "tournament", key));

/** What the ledger's results are worth; running ones as if they ended now. */
export function resultPoints(context: LedgerContext, ranking: Ranking, clock: Clock): readonly DatedPoints[] {
  const nowSeconds = clock.at(daySeconds);
  const isOfSeason = !ranking.isWeekly && sportById(ranking.sportId)?.duel === false;
  if (isOfSeason) return tournamentIdsOf(ranking).flatMap((id) => championshipPoints(context, id, clock));
  // Earlier results are part of the points with which the players begin.
  const { held: events } = context;
  const isDuel = sportById(ranking.sportId)?.duel !== false;
  return tournamentIdsOf(ranking).flatMap((tournamentId) => {
    const leagues = events.leaguesOfTournament(tournamentId);
    const current = leagues
      .map(({ season }) => season)
      .toSorted()
      .at(-1);
    return leagues
      .filter(({ season }) => ranking.isWeekly || season === current)
      .flatMap((league) => {
        const states = events
          .eventsOfStage(league.stageId)
          .map(({ state }) => state)
          .filter(({ schedule }) => schedule.startSeconds > nowSeconds - memorySeconds);
        const race = isDuel ? null : toRace(league, states);
        return isDuel ? duelPoints(states, ranking) : race === null ? [] : racePoints(league, race);
      });
  });
}

const duelPoints = (states: readonly EventState[], { winPoints }: Ranking): readonly DatedPoints[] =>
  states.flatMap((state) => {
    const season = toSeasonMatch(state);
    if (season === null || season.match === null) return [];
    const winner = matchWinner(season.match);
    if (winner !== winners.home && winner !== winners.away) return [];
    const participant = winner === winners.home ? season.home : season.away;
    return [
      { participant, points: winPoints, startSeconds: season.startSeconds, isRunning: season.phase === "running" },
    ];
  });

/** The points of the current season; before its first race, those of the previous season. */
function championshipPoints(context: LedgerContext, tournamentId: string, clock: Clock): readonly DatedPoints[] {
  const bySeason = new Map(context.events.leaguesOfTournament(tournamentId).map((league) => [league.season, league]));
  for (const [, league] of [...bySeason].toSorted(([a], [b]) => (a < b ? 1 : -1))) {
    const points = seasonRaces(context, league, clock).flatMap((race) => racePoints(league, race));
    if (points.length > 0) return points;
  }
  return [];
}

function racePoints(league: League, race: Race): readonly DatedPoints[] {
  if (race.phase === "coming") return [];
  const { sportId } = league;
  const pointsOf = starterPoints(sportId, placePointsOf(sportId, competitionKey(league)), race);
  const { startSeconds, phase } = race;
  return race.starters.map((starter) => ({
    participant: starter.participant,
    points: pointsOf(starter),
    startSeconds,
    isRunning: phase === "running",
  }));
}
