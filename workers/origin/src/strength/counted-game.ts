import { isNation } from "../../../../shared/places/countries.ts";
import { sportIds } from "../../../../shared/sports/sport-ids.ts";
import { eventStatus, type StatusId } from "../../../../shared/sports/statuses.ts";
import { dayNumber } from "../../../../shared/basics/day.ts";
import { matchWinner } from "../../../../shared/standings/standings-match.ts";
import type { StrengthGame } from "../../../../shared/strength/rate-day.ts";
import type { EventState } from "../../../../shared/timeline/event-state.ts";
import type { League, Participant } from "../../../../shared/timeline/schedule.ts";
import { winnerByScore, winners } from "../../../../shared/timeline/winner.ts";
import { toStandingsMatch } from "../standings/to-standings-match.ts";

/** A side of a game that counts. */
export type CountedSide = {
  readonly participant: Participant;
  /** "" where the game does not tell. */
  readonly countryKey: string;
  /** "" for a game of no national league. */
  readonly stageId: string;
};

export type CountedGame = {
  readonly eventId: string;
  /** The UTC day of its start, in days since 1970-01-01. */
  readonly day: number;
  readonly game: StrengthGame;
  readonly sides: readonly CountedSide[];
};

/** Decided elsewhere than in the game. */
const notPlayed: ReadonlySet<StatusId> = new Set([eventStatus.awarded, eventStatus.walkover]);

/** Whether a league's table ranks teams of one country. */
export const isNationalLeague = ({ countryKey, format = "table" }: League): boolean =>
  isNation(countryKey) && format === "table";

/**
 * An event as strengths count it; null for one that is not over or was not played out, and for a friendly.
 * @param entry the strength with which a side begins where nobody of the league is known
 */
export function toCountedGame(state: EventState, league: League, entry: number): CountedGame | null {
  const { schedule } = state;
  const { home, away, eventId, startSeconds } = schedule;
  const match = toStandingsMatch(state);
  // Clubs that were merged into one may have met before.
  if (match === null || away === null || home.id === away.id) return null;
  if (notPlayed.has(state.status) || league.format === "friendlies") return null;
  // Football is foretold by its regular time: what comes after it was level for so long.
  const score = (schedule.sportId === sportIds.soccer ? state.fullTime : null) ?? match.score;
  const winner = schedule.sportId === sportIds.soccer ? winnerByScore(score) : matchWinner(match);
  if (winner === winners.unknown) return null;
  const stageId = isNationalLeague(league) ? league.stageId : "";
  const toSide = (participant: Participant): CountedSide => ({
    participant,
    countryKey: participant.countryKey ?? (isNation(league.countryKey) ? league.countryKey : ""),
    stageId,
  });
  return {
    eventId,
    day: dayNumber(startSeconds, 0),
    game: { homeId: home.id, awayId: away.id, score, winner, tournamentId: league.tournamentId, entry },
    sides: [toSide(home), toSide(away)],
  };
}
