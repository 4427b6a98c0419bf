import { toSportBetting } from "../../../shared/betting/bet-types-by-sport.ts";
import type { BetPeriod } from "../../../shared/betting/quote.ts";
import { sportIds } from "../../../shared/sports/sport-ids.ts";
import { eventStatus } from "../../../shared/sports/statuses.ts";
import type { EventState } from "../../../shared/timeline/event-state.ts";
import type { Pair } from "../../../shared/timeline/incident.ts";
import { cricketGameType, type CricketGameType } from "../../../shared/sports/cricket-game-types.ts";
import { parseOvers } from "../../../shared/sports/overs.ts";
import { boutSport, homeWinChance } from "../sports/play-bout.ts";
import { inningsSport } from "../sports/play-innings.ts";
import { homeShareOf } from "../sports/play-timed.ts";
import { timedSport, type TimedSport } from "../sports/timed-sports.ts";
import { goalRates } from "../strength.ts";
import { duelRules, duelEdge } from "../sports/duel-rules.ts";
import { frameSport } from "../sports/play-frames.ts";
import { setSport } from "../sports/play-sets.ts";
import { ballsOf } from "../sports/play-cricket.ts";
import { bell, leadOfGoals, normal } from "./distribution.ts";
import { ofGoals, ofPoints, ofWinner, toHalfThenFull, type Forecast, ofScores, type ScoreChance } from "./forecast.ts";
import { footballLeft, timedLeft, type SharesLeft } from "./time-left.ts";

const usualBestOf = 3;

/** Runs of a ball on average, and their standard deviation. */
const ballRuns: Readonly<Record<CricketGameType, number>> = { t20: 1.25, odi: 0.93, test: 0.57 };
const ballDeviation = 1.7;
/** A test match has no limit of overs: what a side still has is about an innings, and a lead counts less than there. */
const testBalls = 600;
const testDeviation = 180;

/**
 * Home's chance in cricket: until the chase begins only strength counts; then the runs that can be expected against
 * those that are needed.
 */
function winOfChase({ periods, facts, score }: EventState, edge: number): number {
  const type = cricketGameType(facts?.cricketType ?? 0) ?? "t20";
  const [first, second] = periods;
  if (first === undefined || second === undefined) return clamp(0.5 + edge * 0.28);
  if (type === "test") return clamp(normal((lead(score) + edge * testBalls * ballRuns.test * 0.5) / testDeviation));
  const homeChases = first[1] > first[0];
  const balls = parseOvers((homeChases ? facts?.homeOvers : facts?.awayOvers) ?? "") ?? 0;
  const left = Math.max(1, ballsOf(type) - balls);
  const needed = Math.max(...first) + 1 - Math.max(...second);
  const chance = normal((left * ballRuns[type] - needed) / (Math.sqrt(left) * ballDeviation));
  return clamp(homeChases ? chance : 1 - chance);
}

const lead = (score: EventState["score"]): number => (score === null ? 0 : score[0] - score[1]);

/** Sets, frames and maps: the side that first wins a number of them; a lead in the running one counts in part. */
function forecastPeriods({ schedule, score, periods }: EventState, edge: number): Forecast {
  const { sportId } = schedule;
  const bestOf = duelRules(schedule).bestOf ?? frameSport(sportId)?.bestOf ?? setSport(sportId)?.bestOf ?? usualBestOf;
  const toWin = (bestOf + 1) / 2;
  const [home, away] = score ?? [0, 0];
  const running = periods.at(-1) ?? [0, 0];
  const lead = periods.length > home + away ? running[0] - running[1] : 0;
  const chance = clamp(0.5 + edge * 0.28);
  return ofScores(race([home, away], toWin, clamp(chance + lead * 0.06), chance));
}

/** How a race to `toWin` wins may end: the running part is won with the chance `now`, each later one with `chance`. */
function race(
  [home, away]: readonly [number, number],
  toWin: number,
  now: number,
  chance: number,
): readonly ScoreChance[] {
  const ended: ScoreChance[] = [];
  let open: readonly ScoreChance[] = [{ home, away, chance: 1 }];
  for (let homeChance = now; open.length > 0; homeChance = chance) {
    const running = open.filter((score) => score.home < toWin && score.away < toWin);
    ended.push(...open.filter((score) => !running.includes(score)));
    // All these scores have the same number of parts played, so home's wins identify them.
    const after = new Map<number, ScoreChance>();
    const add = (score: ScoreChance) =>
      after.set(score.home, { ...score, chance: score.chance + (after.get(score.home)?.chance ?? 0) });
    for (const score of running) {
      add({ ...score, home: score.home + 1, chance: score.chance * homeChance });
      add({ ...score, away: score.away + 1, chance: score.chance * (1 - homeChance) });
    }
    open = [...after.values()];
  }
  return ended;
}

const clamp = (chance: number) => Math.min(0.95, Math.max(0.05, chance));

/**
 * How a duel, or its first half, may still end, at an instant; null for a half that is over or that the sport does not
 * have. @param tilt how much home's strength is overestimated: it is not known exactly
 */
export function forecastDuel(state: EventState, atSeconds: number, tilt: number, period: BetPeriod): Forecast | null {
  const { sportId, home, away } = state.schedule;
  const edge = duelEdge(state.schedule) + tilt;
  if (sportId === sportIds.soccer) {
    const [homeRate, awayRate] = goalRates(home.id, away?.id ?? "");
    const [homeMen, awayMen] = shareOfMen(state);
    const rates: Pair = [homeRate * Math.exp(tilt) * homeMen, awayRate * Math.exp(-tilt) * awayMen];
    return forecastGoals(state, rates, footballLeft(state, atSeconds), period);
  }
  const timed = timedSport(sportId);
  if (timed !== null) return forecastTimed(state, timed, timedLeft(state, timed, atSeconds), edge, period);
  if (period !== "full-time") return null;
  const innings = inningsSport(sportId);
  if (innings !== null) {
    const left = Math.max(0.5, innings.innings + 1 - Math.max(1, state.periods.length));
    return forecastInnings(left, edge, state.score ?? [0, 0]);
  }
  if (boutSport(sportId) !== null) return ofWinner(homeWinChance(edge));
  if (sportId === sportIds.cricket) return ofWinner(winOfChase(state, edge));
  return forecastPeriods(state, edge);
}

/** Goals of a side of ten, and of the eleven against it, in those that they would have scored. */
const ofTen = 0.7;
const againstTen = 1.25;

const shareOfMen = ({ redCards: [home, away] }: EventState): Pair => [
  ofTen ** home * againstTen ** away,
  ofTen ** away * againstTen ** home,
];

function forecastTimed(
  state: EventState,
  sport: TimedSport,
  left: SharesLeft,
  edge: number,
  period: BetPeriod,
): Forecast | null {
  if (period === "first-half" && sport.periods.length % 2 !== 0) return null;
  const homeShare = homeShareOf(sport, edge);
  const points = sport.scores.reduce((sum, [value, perMatch]) => sum + value * perMatch, 0);
  if (countsGoals(state.schedule.sportId))
    return forecastGoals(state, [points * homeShare, points * (1 - homeShare)], left, period);
  const squares = sport.scores.reduce((sum, [value, perMatch]) => sum + value * value * perMatch, 0);
  const [home, away] = state.score ?? [0, 0];
  const leadAfter = (share: number, lead: number) =>
    bell(lead + (2 * homeShare - 1) * points * share, Math.max(0.05, squares * share));
  const totalAfter = (share: number) => bell(home + away + points * share, Math.max(0.05, squares * share));
  if (period === "first-half" && left.first === 0) return null;
  const share = period === "first-half" ? left.first : left.first + left.second;
  const forecast = ofPoints(leadAfter(share, home - away), totalAfter(share), whenLevel(edge));
  if (state.status !== eventStatus.scheduled) return forecast;
  return {
    ...forecast,
    halfThenFull: () => toHalfThenFull(leadAfter(left.first, 0), leadAfter(left.second, 0)),
  };
}

const countsGoals = (sportId: number) =>
  toSportBetting(sportId)?.odds.prematch.includes("BOTH_TEAMS_TO_SCORE") === true;

/** Overtime and shoot-outs: strength counts for little once a game is level. */
const whenLevel = (edge: number) => 0.5 + edge * 0.1;

/** @param rates goals of each side in a whole game */
function forecastGoals(state: EventState, rates: Pair, left: SharesLeft, period: BetPeriod): Forecast | null {
  const meansIn = (share: number): Pair => [rates[0] * share, rates[1] * share];
  const score = state.score ?? [0, 0];
  const homeWhenLevel = whenLevel((rates[0] - rates[1]) / (rates[0] + rates[1]));
  if (period === "first-half") return left.first > 0 ? ofGoals(meansIn(left.first), score, homeWhenLevel) : null;
  const forecast = ofGoals(meansIn(left.first + left.second), score, homeWhenLevel);
  if (state.status !== eventStatus.scheduled) return forecast;
  return {
    ...forecast,
    halfThenFull: () => toHalfThenFull(leadOfGoals(meansIn(left.first)), leadOfGoals(meansIn(left.second))),
  };
}

/** Runs of both sides in an inning, in bursts. */
const runsPerInning = 0.95;
const inningVariance = 2.4;

function forecastInnings(inningsLeft: number, edge: number, [home, away]: Pair): Forecast {
  const leads = bell(home - away + edge * 0.25 * inningsLeft, inningVariance * inningsLeft);
  const totals = bell(home + away + runsPerInning * inningsLeft, inningVariance * inningsLeft);
  return ofPoints(leads, totals, whenLevel(edge));
}
