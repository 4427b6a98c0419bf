import { dayNumber } from "../../shared/basics/day.ts";
import { eventStatus, type StatusId } from "../../shared/sports/statuses.ts";
import type { Pair, Side } from "../../shared/timeline/incident.ts";
import type { Schedule } from "../../shared/timeline/schedule.ts";
import type { Dismissal, MatchPlan, Moment, PlannedGoal, PlannedKick } from "../../shared/timeline/plan/match-plan.ts";
import { intBetween, randomOf, type Random } from "../../shared/basics/random.ts";
import { goalRates } from "./strength.ts";
import { firstLegOf } from "./ties.ts";

/** The parts of a schedule that decide how its game ends. */
export type Match = Pick<
  Schedule,
  "eventId" | "leagueStageId" | "startSeconds" | "round" | "seriesId" | "home" | "away"
>;

/** The course of a game as far as it determines the result: an `abandoned` game breaks off, an awarded one has a score without a game. */
export type Outcome =
  | { readonly kind: "not-played"; readonly status: StatusId; readonly score: Pair | null }
  | { readonly kind: "abandoned"; readonly plan: MatchPlan; readonly at: Moment }
  | { readonly kind: "played"; readonly plan: MatchPlan; readonly delayMinutes: number };

const postponedShare = 0.006;
const cancelledShare = 0.004;
const awardedShare = 0.004;
const abandonedShare = 0.004;
const delayedShare = 0.004;

/** The outcome of a game: a pure function of (seed, game), cheap enough for whole seasons. */
export function outcomeOf(seed: string, match: Match): Outcome {
  const random = randomOf(seed, "match", match.eventId);
  const fate = random();
  if (isKnockOutRound(match.round)) {
    return { kind: "played", plan: toMatchPlan(random, match, earlierLegOf(seed, match)), delayMinutes: 0 };
  }
  const isSpared = !mayBePostponed(match.startSeconds);
  const notPlayed = isSpared ? null : whyNotPlayed(fate, random);
  if (notPlayed !== null) return { kind: "not-played", ...notPlayed };
  const plan = toMatchPlan(random, match, null);
  if (fate > 1 - abandonedShare && !isSpared) {
    return { kind: "abandoned", plan, at: { period: 1, minutes: intBetween(random, 1, 40) } };
  }
  const isDelayed = fate > 1 - abandonedShare - delayedShare && !isSpared;
  return { kind: "played", plan, delayMinutes: isDelayed ? intBetween(random, 3, 9) * 5 : 0 };
}

/** Three goals for the side that came, where the other one did not. */
const forfeit: Pair = [3, 0];

function whyNotPlayed(fate: number, random: Random): { readonly status: StatusId; readonly score: Pair | null } | null {
  if (fate < postponedShare) return { status: eventStatus.postponed, score: null };
  if (fate < postponedShare + cancelledShare) return { status: eventStatus.cancelled, score: null };
  if (fate > postponedShare + cancelledShare + awardedShare) return null;
  const [winner, loser] = forfeit;
  return { status: eventStatus.awarded, score: random() < 0.5 ? forfeit : [loser, winner] };
}

/** Weekend afternoons in Europe, when so many games run that there are always live ones. */
function mayBePostponed(startSeconds: number): boolean {
  const weekday = (dayNumber(startSeconds, 0) + 3) % 7;
  const hour = Math.floor((startSeconds % 86_400) / 3600);
  return weekday >= 5 && hour >= 13 && hour < 19;
}

/** Rounds of cups: "1/16", "1/8", "1/4", "1/2", "final". */
export const isKnockOutRound = (round: string): boolean => round === "final" || round.startsWith("1/");

/** The goals before a knock-out game: null where more games follow, those of the first leg or none where it decides. */
function earlierLegOf(seed: string, match: Match): Pair | null {
  const { home, away, seriesId } = match;
  if (seriesId === undefined || away === null) return [0, 0];
  const eventId = firstLegOf(seed, match.eventId);
  if (eventId === null) return null;
  const first = outcomeOf(seed, { ...match, eventId, home: away, away: home });
  if (first.kind === "not-played") return first.score === null ? [0, 0] : [first.score[1], first.score[0]];
  const [ofAway, ofHome] = goalsOf(first.plan);
  return [ofHome, ofAway];
}

/** Goals of both sides, without the shoot-out. */
export function goalsOf({ goals }: Pick<MatchPlan, "goals">, through: 0 | 1 | 2 = 2): Pair {
  const of = (side: Side) => goals.filter((goal) => goal.side === side && goal.period <= through).length;
  return [of(1), of(2)];
}

/** Whether this game is the second of two, after which one side reaches the next round. */
export const isDecidingLeg = (seed: string, { seriesId, eventId }: Match): boolean =>
  seriesId !== undefined && firstLegOf(seed, eventId) !== null;

/** The side that reaches the next round after a deciding game: by all goals, then by the shoot-out. */
export function winnerOf(seed: string, match: Match, { shootOut, ...plan }: MatchPlan): Side {
  const [home, away] = plus(goalsOf(plan), earlierLegOf(seed, match) ?? [0, 0]);
  if (home !== away) return home > away ? 1 : 2;
  const scored = (side: Side) => shootOut?.filter((kick) => kick.side === side && kick.scored).length ?? 0;
  return scored(1) >= scored(2) ? 1 : 2;
}

const plus = (a: Pair, b: Pair): Pair => [a[0] + b[0], a[1] + b[1]];

/** The mean number of dismissals of one side in 90 minutes. */
const dismissalsPer90 = 0.08;

/** `earlier`: goals that count in addition to this game's if it must have a winner; null if it may end level. */
function toMatchPlan(random: Random, match: Match, earlier: Pair | null): MatchPlan {
  const addedMinutes = [intBetween(random, 1, 4), intBetween(random, 3, 7)] as const;
  const rates = goalRates(match.home.id, match.away?.id ?? "");
  const regular = ([1, 2] as const).flatMap((side) =>
    arrivals(random, rates[side - 1] ?? 0, addedMinutes).map((moment): PlannedGoal => ({ ...moment, side })),
  );
  const isLevel = (goals: readonly PlannedGoal[]) => {
    const [home, away] = plus(goalsOf({ goals }), earlier ?? [0, 0]);
    return earlier !== null && home === away;
  };
  const dismissals = ([1, 2] as const).flatMap((side) =>
    arrivals(random, dismissalsPer90, addedMinutes).map((moment): Dismissal => ({ ...moment, side })),
  );
  const hasExtraTime = isLevel(regular);
  if (!hasExtraTime) return { addedMinutes, goals: regular, hasExtraTime, shootOut: null, dismissals };
  const extra = ([1, 2] as const).flatMap((side) =>
    uniform(random, (rates[side - 1] ?? 0) / 3, 30).map((minutes): PlannedGoal => ({ period: 2, minutes, side })),
  );
  const goals = [...regular, ...extra];
  return { addedMinutes, goals, hasExtraTime, shootOut: isLevel(goals) ? toShootOut(random) : null, dismissals };
}

/** Moments of a Poisson process with `rate` events in 90 minutes. */
export function arrivals(
  random: Random,
  rate: number,
  [firstAdded, secondAdded]: readonly [number, number],
): readonly Moment[] {
  const firstEnd = 45 + firstAdded;
  const end = firstEnd + 45 + secondAdded;
  return uniform(random, (rate * end) / 90, end).map((minutes) =>
    minutes < firstEnd ? { period: 0, minutes } : { period: 1, minutes: minutes - firstEnd },
  );
}

/** Times of a Poisson process with `count` expected events between 0 and `end`, in order. */
export function uniform(random: Random, count: number, end: number): readonly number[] {
  const times: number[] = [];
  let time = 0;
  for (;;) {
    time -= (Math.log(1 - random()) * end) / count;
    if (time >= end) return times;
    times.push(time);
  }
}

const kicksBeforeSuddenDeath = 5;
const kickScoredShare = 0.76;

/** Sides take turns; it ends as soon as one cannot be caught up with, after five kicks each at the first difference. */
function toShootOut(random: Random): readonly PlannedKick[] {
  const kicks: PlannedKick[] = [];
  const scored: [number, number] = [0, 0];
  for (let index = 0; ; index += 1) {
    const side = index % 2 === 0 ? 1 : 2;
    const isScored = random() < kickScoredShare;
    kicks.push({ side, scored: isScored });
    if (isScored) scored[side - 1] = (scored[side - 1] ?? 0) + 1;
    const taken = index + 1;
    const leftOf = (kicksTaken: number) => Math.max(0, kicksBeforeSuddenDeath - kicksTaken);
    const isSuddenDeath = taken >= 2 * kicksBeforeSuddenDeath;
    const [home, away] = scored;
    if (
      isSuddenDeath
        ? side === 2 && home !== away
        : isDecided(home, away, leftOf(Math.ceil(taken / 2)), leftOf(Math.floor(taken / 2)))
    ) {
      return kicks;
    }
  }
}

const isDecided = (home: number, away: number, homeLeft: number, awayLeft: number): boolean =>
  home > away + awayLeft || away > home + homeLeft;
