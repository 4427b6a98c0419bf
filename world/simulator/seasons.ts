import { daySeconds } from "../../shared/basics/day.ts";
import { sportIdOf } from "../../shared/sports/stable-id.ts";
import type { Fixture } from "../../shared/timeline/provider.ts";
import { sportById } from "../../shared/sports/catalogue.ts";
import { sportIds } from "../../shared/sports/sport-ids.ts";
import type { EventState } from "../../shared/timeline/event-state.ts";
import { foldTimeline, initialState } from "../../shared/timeline/fold.ts";
import type { League, Schedule } from "../../shared/timeline/schedule.ts";
import {
  footballEvent,
  footballMatchesOf,
  footballLeagues,
  footballSeason,
  footballTie,
  footballTournaments,
} from "./football-seasons.ts";
import { firstYearAt } from "../catalogue/season.ts";
import { competitionsOf } from "../catalogue/sports/competitions.ts";
import { stagesOfTour } from "./fields/edition.ts";
import { outcomeOf } from "./sports/simulate-duel.ts";
import { sportEvent, sportMatchesOf, sportLeagues, sportSeason, sportTournaments } from "./sports/sport-seasons.ts";
import { positionAt } from "./world-of-sport.ts";

/** Whole seasons of the built-in world: pure functions of the seed, without the ledger. */

/** Ids of the tournaments that the world plays in a sport; friendlies belong to none. */
export const tournamentsOf = (sportId: number): readonly string[] =>
  sportId === sportIds.soccer ? footballTournaments : sportTournaments(sportId);

/** The stages of a tournament's last seasons, the latest season first; none for one that the world does not play. */
export function leaguesOf(tournamentId: string, nowSeconds: number, seasons: number): readonly League[] {
  const sportId = sportIdOf(tournamentId);
  if (sportId === null) return [];
  return sportId === sportIds.soccer
    ? footballLeagues(tournamentId, nowSeconds, seasons)
    : sportLeagues(sportId, tournamentId, nowSeconds, seasons);
}

/** The events of a stage as far as an instant knows them: in a draw, later rounds follow from those before. By start. */
export const seasonOf = (seed: string, league: League, nowSeconds: number): readonly Fixture[] =>
  league.sportId === sportIds.soccer ? footballSeason(seed, league, nowSeconds) : sportSeason(seed, league, nowSeconds);

/** Calendar years before this one that have lists of their days: as many as a competition has earlier seasons. */
const earlierYears = 4;

const firstDayOf = (year: number, month: number): number => Date.UTC(year, month) / 1000 / daySeconds;

/** The days of a sport's last seasons, to the end of those under way. */
export function daysOf(sportId: number, today: number): { readonly first: number; readonly last: number } | null {
  if (tournamentsOf(sportId).length === 0) return null;
  const year = new Date(today * daySeconds * 1000).getUTCFullYear();
  const lastJuly = firstDayOf(firstYearAt(8, today * daySeconds) + 1, 7) - 1;
  return { first: firstDayOf(year - earlierYears, 0), last: Math.max(lastJuly, firstDayOf(year + 1, 0) - 1) };
}

/** Seasons of football for which a club's games are listed; other sports play more often. */
const footballSeasons = 3;

/** A participant's events, from as long ago as is cheap to work out to the end of its season; in no order. */
export function matchesOf(seed: string, participantId: string, nowSeconds: number): readonly Fixture[] {
  const sportId = sportIdOf(participantId);
  if (sportId === null) return [];
  return sportId === sportIds.soccer
    ? footballMatchesOf(seed, participantId, nowSeconds, footballSeasons)
    : sportMatchesOf(seed, sportId, participantId, nowSeconds);
}

/** The event of an id, whenever it is; null for an id that the world does not give. */
export function eventOf(seed: string, eventId: string): Fixture | null {
  const sportId = sportIdOf(eventId);
  if (sportId === null) return null;
  return sportId === sportIds.soccer ? footballEvent(seed, eventId) : sportEvent(seed, sportId, eventId);
}

/** The games that one series ties together: the legs of a tie, the stages of a tour. */
export function seriesOf(seed: string, seriesId: string): readonly Fixture[] {
  const sportId = sportIdOf(seriesId);
  if (sportId === null) return [];
  return sportId === sportIds.soccer
    ? footballTie(seed, seriesId)
    : stagesOfTour(seed, seriesId, competitionsOf(sportId));
}

/** The longest that an event may last: a test match. */
const longestSeconds = 5 * 86_400;

/** The earliest time before a start at which an incident can change a row. */
const earliestSeconds = 6 * 86_400;

/** Returns an event's row at an instant; it avoids the costly script when the event is long over or has not begun. */
export function stateAt(seed: string, schedule: Schedule, nowSeconds: number): EventState {
  const isSoccer = schedule.sportId === sportIds.soccer;
  if (!isSoccer && nowSeconds + earliestSeconds < schedule.startSeconds) return initialState(schedule);
  const isOver = schedule.startSeconds + longestSeconds < nowSeconds;
  const isDuel = sportById(schedule.sportId)?.duel !== false;
  if (isOver && isDuel && !isSoccer) return outcomeOf(seed, schedule);
  return foldTimeline(schedule, positionAt(seed, schedule, nowSeconds).past);
}
