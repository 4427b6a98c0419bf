import { goalRates, type PastGame } from "../shared/sports/football/goal-rates.ts";
import { winProbabilityModel, type WinProbabilityModel } from "../shared/sports/football/win-probability-model.ts";
import { brierOf, outcomeOf, outcomes } from "../shared/sports/football/forecast-scores.ts";
import {
  goalsToCome,
  winProbability,
  type PlayedTime,
  type WinProbability,
} from "../shared/sports/football/win-probability.ts";
import type { Pair } from "../shared/timeline/incident.ts";
import { reliability, toReliabilityTable, type Forecast } from "./models/calibration.ts";
import { readRedCardRates } from "./models/red-cards.ts";
import { readClubMatches, readInternationals, type PastMatch } from "./models/read-results.ts";

type Known = {
  readonly match: PastMatch;
  readonly ofHome: readonly PastGame[];
  readonly ofAway: readonly PastGame[];
};

/** The number of games that a ledger reads for a match. */
const mostGames = 30;

/** Returns each match with both sides' games before its day. @param matches by day */
function withPastGames(matches: readonly PastMatch[]): readonly Known[] {
  const played = new Map<string, PastMatch[]>();
  return matches.map((match) => {
    const gamesOf = (team: string): readonly PastGame[] =>
      (played.get(team) ?? [])
        .filter(({ day }) => day < match.day)
        .slice(-mostGames)
        .map((past) => {
          const isHome = past.home === team;
          const [scored, conceded] = isHome ? past.score : [past.score[1], past.score[0]];
          const where = past.isNeutral ? "neutral" : isHome ? "home" : "away";
          return { scored, conceded, where, ageDays: match.day - past.day };
        });
    const known = { match, ofHome: gamesOf(match.home), ofAway: gamesOf(match.away) };
    for (const team of [match.home, match.away]) {
      const own = played.get(team) ?? [];
      own.push(match);
      if (own.length > mostGames * 2) own.shift();
      played.set(team, own);
    }
    return known;
  });
}

const usage = `usage: node scripts/fit-win-probability.ts CLUBS INTERNATIONALS [WYSCOUT] [--fit]
CLUBS: a folder of football.json files; INTERNATIONALS: one with results.csv and goalscorers.csv; WYSCOUT: one of its dataset, for red cards
Measures the model on matches from the days below on; --fit looks for its figures on the matches before them.`;

/** Clubs are forecast in the season from here on, with what earlier ones say; internationals from here on. */
const heldOutFrom = { clubs: dayOf("2025-07-01"), internationals: dayOf("2015-01-01") };
const fittedFrom = { clubs: dayOf("2024-07-01"), internationals: dayOf("1990-01-01") };
/** A forecast of sides of which nothing is known says little of the model. */
const leastGames = 5;
const buckets = [0, 15, 30, 45, 60, 75, 85];

process.exitCode = main(process.argv.slice(2));

function main(words: readonly string[]): number {
  const [clubFolder, internationalFolder, wyscoutFolder] = words.filter((word) => !word.startsWith("--"));
  if (clubFolder === undefined || internationalFolder === undefined) {
    console.error(usage);
    return 2;
  }
  const clubs = withPastGames(readClubMatches(clubFolder)).filter(isKnown);
  const nations = withPastGames(readInternationals(internationalFolder)).filter(isKnown);
  const earlier = {
    clubs: between(clubs, fittedFrom.clubs, heldOutFrom.clubs),
    nations: between(nations, fittedFrom.internationals, heldOutFrom.internationals).filter(hasGoals),
  };
  if (words.includes("--fit")) fit(earlier.clubs, earlier.nations);
  if (wyscoutFolder !== undefined) console.log("after a red card:", readRedCardRates(wyscoutFolder));
  const base = { clubs: baseRates(earlier.clubs), nations: baseRates(earlier.nations) };
  measure("clubs", between(clubs, heldOutFrom.clubs), base.clubs, [0, 45]);
  measure("internationals", between(nations, heldOutFrom.internationals).filter(hasGoals), base.nations, buckets);
  return 0;
}

function dayOf(text: string): number {
  return Date.parse(text) / 86_400_000;
}

function isKnown({ ofHome, ofAway }: Known): boolean {
  return ofHome.length >= leastGames && ofAway.length >= leastGames;
}

function between(list: readonly Known[], from: number, to = Infinity): readonly Known[] {
  return list.filter(({ match }) => match.day >= from && match.day < to);
}

function hasGoals({ match }: Known): boolean {
  return match.goals !== null;
}

/** The figures that surprise least: of goals by past games, then of minutes. */
function fit(clubs: readonly Known[], nations: readonly Known[]): void {
  const mean = (index: 0 | 1) => clubs.reduce((sum, { match }) => sum + match.score[index], 0) / clubs.length;
  let best = { ...winProbabilityModel, homeGoals: round(mean(0)), awayGoals: round(mean(1)) };
  let least = Infinity;
  for (const priorGoals of [4, 8, 12, 16, 24, 32, 48])
    for (const halfLifeDays of [60, 120, 180, 240, 365, 730]) {
      const model = { ...best, priorGoals, halfLifeDays };
      const loss = surprise(clubs, model);
      if (loss < least) [best, least] = [model, loss];
    }
  // Minutes of goals, of which the last one of a half contains the time added to it.
  const minutes = nations.flatMap(({ match }) => (match.goals ?? []).map(({ minute }) => minute));
  const lates = Array.from({ length: 61 }, (_, index) => index / 100);
  const late = lates.reduce((found, each) =>
    surpriseOfMinutes(minutes, each) < surpriseOfMinutes(minutes, found) ? each : found,
  );
  console.log(`fitted on ${clubs.length} matches of clubs and ${minutes.length} goals:`, { ...best, late });
}

/** Nats per match of the outcomes at kick-off. */
function surprise(matches: readonly Known[], model: WinProbabilityModel): number {
  const all = matches.map((known) => -Math.log(forecastAt(known, 0, model)[outcomeOf(known.match.score)]));
  return all.reduce((sum, value) => sum + value, 0) / all.length;
}

function surpriseOfMinutes(minutes: readonly number[], late: number): number {
  const model = { ...winProbabilityModel, late };
  const share = (minute: number) => {
    const period = minute <= 45 ? 1 : 2;
    const from = period === 1 ? minute - 1 : minute - 46;
    const ends = minute === 45 ? 0 : minute === 90 ? 0 : null;
    const before = goalsToCome({ period, minute: from }, model);
    if (minute === 90) return before;
    const after =
      ends === null ? goalsToCome({ period, minute: from + 1 }, model) : goalsToCome({ period: 2, minute: 0 }, model);
    return before - after;
  };
  return minutes.reduce((sum, minute) => sum - Math.log(Math.max(1e-9, share(Math.max(1, minute)))), 0);
}

function forecastAt(
  { match, ofHome, ofAway }: Known,
  minute: number,
  model: WinProbabilityModel,
  isEven = false,
): WinProbability {
  const goals = isEven ? goalRates([], [], match.isNeutral, model) : goalRates(ofHome, ofAway, match.isNeutral, model);
  const score = scoreAt(match, minute);
  // 45 is half-time: the minutes added to the first half are over.
  const time: PlayedTime = minute < 45 ? { period: 1, minute } : { period: 2, minute: minute - 45 };
  return winProbability(goals, { score, redCards: [0, 0], toCome: goalsToCome(time, model) }, model);
}

function scoreAt({ goals, halfTime }: PastMatch, minute: number): Pair {
  if (minute === 0) return [0, 0];
  if (goals === null) return halfTime ?? [0, 0];
  const count = (side: 1 | 2) => goals.filter((goal) => goal.side === side && goal.minute <= minute).length;
  return [count(1), count(2)];
}

function baseRates(matches: readonly Known[]): WinProbability {
  const share = (outcome: string) =>
    matches.filter(({ match }) => outcomeOf(match.score) === outcome).length / matches.length;
  return { home: share("home"), draw: share("draw"), away: share("away") };
}

function measure(name: string, matches: readonly Known[], base: WinProbability, minutes: readonly number[]): void {
  const model = winProbabilityModel;
  const whole = matches.filter(({ match }) => match.goals !== null || match.halfTime !== null);
  console.log(
    `\n${name}: ${whole.length} held-out matches; base rate ${outcomes.map((each) => round(base[each])).join(" / ")}`,
  );
  console.log("| minute | Brier | by score and minute alone | of the base rate |\n| --- | --- | --- | --- |");
  const forecasts: Forecast[] = [];
  for (const minute of minutes) {
    const sums = [0, 0, 0];
    for (const known of whole) {
      const outcome = outcomeOf(known.match.score);
      const chances = forecastAt(known, minute, model);
      const all = [chances, forecastAt(known, minute, model, true), base];
      all.forEach((each, index) => (sums[index] = (sums[index] ?? 0) + brierOf(each, outcome)));
      for (const each of outcomes) forecasts.push({ chance: chances[each], happened: each === outcome });
    }
    console.log(`| ${minute} | ${sums.map((sum) => (sum / whole.length).toFixed(4)).join(" | ")} |`);
  }
  console.log(toReliabilityTable(reliability(forecasts, 10)));
}

function round(value: number): number {
  return Number(value.toFixed(3));
}
