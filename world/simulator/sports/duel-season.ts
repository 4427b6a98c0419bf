import { createCache } from "../../../shared/basics/cache.ts";
import { randomOf, shuffled } from "../../../shared/basics/random.ts";
import { daySeconds, parseIsoDay } from "../../../shared/basics/day.ts";
import { parseTimeOfDay } from "../../../shared/basics/zoned.ts";
import type { Competition } from "../../catalogue/sports/competition.ts";
import { roundPairs, roundsOf } from "../round-robin.ts";

/** A game of a competition's season: the names of its sides, when it starts, and its number in the season, from 0. */
export type SeasonMatch = {
  readonly number: number;
  /** From 0. */
  readonly round: number;
  /** Rounds of the season. */
  readonly rounds: number;
  readonly home: string;
  readonly away: string;
  readonly startSeconds: number;
};

/**
 * A season in turns, which are its days but for matches of several days: each round has turns of its own, so that no side
 * plays twice in one.
 */
type Plan = {
  readonly firstDay: number;
  readonly turns: number;
  readonly rounds: number;
  readonly perRound: number;
  /** The names in the order of the circle. */
  readonly order: readonly string[];
};

const cache = createCache<Plan>(120);

function planOf(seed: string, competition: Competition, year: number): Plan {
  const { sportId, countryKey, name, names, startsUtc, isOpen } = competition;
  return cache.remember([seed, sportId, countryKey, name, year].join(" "), () => {
    const firstDay = firstDayOf(competition, year);
    const turns = Math.floor((firstDayOf(competition, year + 1) - firstDay) / turnDays(competition));
    const perRound = Math.floor(names.length / 2);
    // As many rounds as the daily starts have room for, each pair as often at home as away.
    const roundTurns = Math.ceil(perRound / startsUtc.length);
    const once = roundsOf(names.length, 2);
    const most = Math.max(1, Math.floor(turns / once));
    const doubles = Math.min(most, Math.ceil(turns / (roundTurns * once)));
    const rounds = isOpen ? Math.floor(turns / roundTurns) : doubles * once;
    const order = shuffled(randomOf(seed, "order", sportId, countryKey, name, year), names);
    return { firstDay, turns, rounds, perRound, order };
  });
}

const turnDays = ({ everyDays = 1 }: Competition): number => everyDays;

const firstDayOf = ({ seasonStartMonth }: Competition, year: number): number =>
  parseIsoDay(`${year}-0${seasonStartMonth}-01`) ?? 0;

const turnOfRound = ({ turns, rounds }: Plan, round: number): number => Math.floor((round * turns) / rounds);

/** Lists all games of the season that began in `year`, in order of their start. */
export function matchesOfSeason(seed: string, competition: Competition, year: number): readonly SeasonMatch[] {
  const plan = planOf(seed, competition, year);
  return Array.from({ length: plan.rounds }, (_, round) => matchesOfRound(competition, plan, round)).flat();
}

/** Lists the games of a season that start on a UTC day. */
export function matchesOfDay(
  seed: string,
  competition: Competition,
  year: number,
  day: number,
): readonly SeasonMatch[] {
  const plan = planOf(seed, competition, year);
  const turn = (day - plan.firstDay) / turnDays(competition);
  if (!Number.isInteger(turn) || turn < 0 || turn >= plan.turns) return [];
  // The last round that has begun by then.
  const round = Math.ceil(((turn + 1) * plan.rounds) / plan.turns) - 1;
  return matchesOfRound(competition, plan, round).filter(
    ({ startSeconds }) => Math.floor(startSeconds / daySeconds) === day,
  );
}

/** Returns the game of a season by its number; undefined if the season has no such game. */
export function matchOfSeason(
  seed: string,
  competition: Competition,
  year: number,
  number: number,
): SeasonMatch | undefined {
  const plan = planOf(seed, competition, year);
  const round = Math.floor(number / plan.perRound);
  return round < plan.rounds ? matchesOfRound(competition, plan, round)[number % plan.perRound] : undefined;
}

function matchesOfRound(competition: Competition, plan: Plan, round: number): readonly SeasonMatch[] {
  const { startsUtc } = competition;
  const [first, next] = [turnOfRound(plan, round), turnOfRound(plan, round + 1)];
  const turns = next - first;
  const turnOf = (index: number) => Math.floor((index * turns) / plan.perRound);
  return roundPairs(plan.order.length, round).map(([home, away], index): SeasonMatch => {
    const turn = turnOf(index);
    const firstOfTurn = Math.ceil((turn * plan.perRound) / turns);
    const ofTurn = Math.ceil(((turn + 1) * plan.perRound) / turns) - firstOfTurn;
    // A turn's games are spread over its starts; each turn leaves out different starts.
    const inTurn = index - firstOfTurn;
    const slot = ofTurn < startsUtc.length ? Math.floor((inTurn * startsUtc.length) / ofTurn) : inTurn;
    const start = startsUtc[(slot + competition.rank + first + turn) % startsUtc.length] ?? "12:00";
    const day = plan.firstDay + (first + turn) * turnDays(competition);
    return {
      number: round * plan.perRound + index,
      round,
      rounds: plan.rounds,
      home: plan.order[home] ?? "",
      away: plan.order[away] ?? "",
      startSeconds: day * daySeconds + (parseTimeOfDay(start) ?? 0) * 60,
    };
  });
}
