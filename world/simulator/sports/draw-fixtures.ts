import { dayNumber, daySeconds } from "../../../shared/basics/day.ts";
import { parseTimeOfDay } from "../../../shared/basics/zoned.ts";
import type { Participant, Schedule } from "../../../shared/timeline/schedule.ts";
import type { Competition } from "../../catalogue/sports/competition.ts";
import { competitionNumber } from "../../catalogue/sports/competitions.ts";
import { toStarter } from "../../catalogue/sports/to-league.ts";
import type { Fixture } from "../../../shared/timeline/provider.ts";
import { createCache } from "../../../shared/basics/cache.ts";
import { randomOf, shuffled } from "../../../shared/basics/random.ts";
import { byTurn, toEventId } from "../event-ids.ts";
import { outcomeOf } from "./outcome.ts";
import { tournamentOn, type Tournament } from "./tournament.ts";

/** Rounds by the number of participants left: 2 play the final. */
const roundKeys: ReadonlyMap<number, string> = new Map([
  [32, "1/16"],
  [16, "1/8"],
  [8, "1/4"],
  [4, "1/2"],
  [2, "final"],
]);
/**
 * The games of a competition's tournament on a UTC day, as known on the day `today`: who meets whom follows from the rounds
 * before, the last of which is played the day before.
 */
export function drawFixtures(seed: string, competition: Competition, day: number, today = day): readonly Fixture[] {
  const tournament = tournamentOn(competition, day);
  if (tournament === null) return [];
  const { league, draw } = tournament;
  return draw.roundDays.flatMap((_, round) =>
    round > 0 && firstDayOfRound(tournament, round) > today
      ? []
      : slotsOf(tournament, round).flatMap(({ startSeconds }, index): readonly Fixture[] =>
          dayNumber(startSeconds, 0) === day ? [{ league, schedule: scheduleOf(seed, tournament, round, index) }] : [],
        ),
  );
}

/** A round's sides are known when the round before has been played. */
const longestRoundSeconds = 6 * 3600;

/** A tournament's games as far as an instant knows them, round after round. */
export const matchesOfTournament = (seed: string, tournament: Tournament, nowSeconds: number): readonly Fixture[] =>
  tournament.draw.roundDays.flatMap((_, round) => {
    const before = round === 0 ? [] : slotsOf(tournament, round - 1);
    if (before.some(({ startSeconds }) => startSeconds + longestRoundSeconds > nowSeconds)) return [];
    return slotsOf(tournament, round).map((_slot, index) => ({
      league: tournament.league,
      schedule: scheduleOf(seed, tournament, round, index),
    }));
  });

/** The game of a tournament that has a number, counted round after round; null where there is none. */
export function tournamentMatch(seed: string, tournament: Tournament, number: number): Fixture | null {
  const { size } = tournament.draw;
  for (let round = 0, first = 0, matches = size / 2; matches >= 1; round += 1, first += matches, matches /= 2) {
    if (number < first + matches) {
      return { league: tournament.league, schedule: scheduleOf(seed, tournament, round, number - first) };
    }
  }
  return null;
}

type Slot = { readonly startSeconds: number };

export const firstDayOfRound = ({ draw, firstDay }: Tournament, round: number): number =>
  firstDay + draw.roundDays.slice(0, round).reduce((sum, each) => sum + each, 0);

/** When the games of a round start: over the round's days and each day's starts, several at a time where they are few. */
function slotsOf(tournament: Tournament, round: number): readonly Slot[] {
  const { competition, draw } = tournament;
  const matches = draw.size / 2 ** (round + 1);
  const days = draw.roundDays[round] ?? 1;
  const firstDay = firstDayOfRound(tournament, round);
  const perDay = Math.ceil(matches / days);
  const { startsUtc } = competition;
  return Array.from({ length: matches }, (_, index) => {
    const day = firstDay + Math.floor(index / perDay);
    // With fewer games than start times, use the latest start times of the day.
    const first = Math.max(0, startsUtc.length - perDay);
    const start = startsUtc[(first + (index % perDay)) % startsUtc.length] ?? "12:00";
    return { startSeconds: day * daySeconds + (parseTimeOfDay(start) ?? 0) * 60 };
  });
}

const keptMatches = 4000;
const schedules = createCache<Schedule>(keptMatches);
const winners = createCache<Participant>(keptMatches);

function scheduleOf(seed: string, tournament: Tournament, round: number, index: number): Schedule {
  const { league, draw } = tournament;
  const left = draw.size / 2 ** round;
  const roundKey = roundKeys.get(left) ?? "";
  return schedules.remember(`${seed} ${league.stageId} ${roundKey} ${index}`, () => ({
    eventId: toEventId(seed, league.sportId, {
      competition: competitionNumber(tournament.competition),
      place: byTurn.toPlace(tournament.turn, draw.size - left + index),
    }),
    leagueStageId: league.stageId,
    sportId: league.sportId,
    startSeconds: slotsOf(tournament, round)[index]?.startSeconds ?? 0,
    timeKnown: true,
    round: roundKey,
    home: sideOf(seed, tournament, round, 2 * index),
    away: sideOf(seed, tournament, round, 2 * index + 1),
    provider: "simulator",
    clockRate: 1,
  }));
}

/** The participant in a place of a round: the draw sets it in the first round; later it is the winner of the game before. */
function sideOf(seed: string, tournament: Tournament, round: number, place: number): Participant {
  if (round > 0) return winnerOf(seed, scheduleOf(seed, tournament, round - 1, place));
  const { competition } = tournament;
  const name = entriesOf(seed, tournament)[place] ?? competition.names[0] ?? "";
  return toStarter(competition, name);
}

function winnerOf(seed: string, schedule: Schedule): Participant {
  const { home, away } = schedule;
  return winners.remember(`${seed} ${schedule.eventId}`, () => {
    const { score, facts } = outcomeOf(seed, schedule);
    const homeWins = typeof facts?.winner === "number" ? facts.winner === 1 : (score?.[0] ?? 0) > (score?.[1] ?? 0);
    return homeWins || away === null ? home : away;
  });
}

/** The best quarter is seeded: seeded players cannot meet before the others are eliminated. */
function entriesOf(seed: string, { competition, draw, league }: Tournament): readonly string[] {
  const seeded = competition.names.slice(0, draw.size / 4);
  const others = shuffled(randomOf(seed, "draw", league.stageId), competition.names.slice(draw.size / 4));
  const entries = [...seeded, ...others].slice(0, draw.size);
  return seedPlaces(draw.size).map((place) => entries[place] ?? "");
}

/** The order of ranks in a draw: 1 and 2 at the ends, so that they meet in the final. */
function seedPlaces(size: number): readonly number[] {
  let places = [0];
  while (places.length < size) {
    const last = 2 * places.length - 1;
    places = places.flatMap((place, index) => (index % 2 === 0 ? [place, last - place] : [last - place, place]));
  }
  return places;
}
