import { randomOf, type Random } from "../../basics/random.ts";
import type { Fixture } from "./open-season.ts";
import { createTieBreak } from "./break-ties.ts";
import { toEnding, type Ending, type TableOfNow } from "./season-ending.ts";
import type { TeamStrengths } from "./team-strengths.ts";

type Simulation = TableOfNow & {
  readonly left: readonly Fixture[];
  readonly strengths: TeamStrengths;
  readonly seed: string;
  readonly seasons: number;
};

type Simulated = {
  /** How often each row had each place. */
  readonly places: readonly (readonly number[])[];
  readonly expectedPoints: readonly number[];
};

/**
 * Plays what is left many times. Each season draws the strengths of its teams anew, from what is not known about them: point
 * estimates would make the chances too sure of themselves.
 */
export function simulateSeasons(simulation: Simulation): Simulated {
  const { rows, left, seed, seasons } = simulation;
  const random = randomOf(seed);
  const size = rows.length;
  const ending = toEnding(rows, left);
  const drawStrengths = createStrengths(simulation, random);
  const breakTie = createTieBreak(simulation, ending, random);
  const order = Array.from(rows, (_, index) => index);
  const counts = new Float64Array(size * size);
  const pointSums = new Float64Array(size);
  for (let season = 0; season < seasons; season += 1) {
    playSeason(simulation, ending, drawStrengths(), random);
    order.sort((a, b) => (ending.points[b] ?? 0) - (ending.points[a] ?? 0));
    for (let from = 0; from < size;) {
      const points = ending.points[order[from] ?? 0];
      let to = from + 1;
      while (to < size && ending.points[order[to] ?? 0] === points) to += 1;
      const level = to - from === 1 ? null : breakTie(order.slice(from, to));
      for (let place = from; place < to; place += 1) {
        const team = (level === null ? order[place] : level[place - from]) ?? 0;
        counts[team * size + place] = (counts[team * size + place] ?? 0) + 1;
      }
      from = to;
    }
    for (let team = 0; team < size; team += 1) pointSums[team] = (pointSums[team] ?? 0) + (ending.points[team] ?? 0);
  }
  return {
    places: rows.map((_, team) => [...counts.subarray(team * size, (team + 1) * size)]),
    expectedPoints: [...pointSums].map((sum) => sum / seasons),
  };
}

type DrawnStrengths = {
  /** The mean goals of each team at home and away against the average defence. */
  readonly homeAttacks: Float64Array;
  readonly awayAttacks: Float64Array;
  readonly defences: Float64Array;
};

function createStrengths({ rows, strengths }: Simulation, random: Random): () => DrawnStrengths {
  const teams = rows.flatMap(({ participantId }) => strengths.of.get(participantId) ?? []);
  const homeAttacks = new Float64Array(rows.length);
  const awayAttacks = new Float64Array(rows.length);
  const defences = new Float64Array(rows.length);
  return () => {
    teams.forEach(({ attack, defence, attackError, defenceError }, index) => {
      const drawn = attack * logNormal(random, attackError);
      homeAttacks[index] = strengths.homeGoals * drawn;
      awayAttacks[index] = strengths.awayGoals * drawn;
      defences[index] = defence * logNormal(random, defenceError);
    });
    return { homeAttacks, awayAttacks, defences };
  };
}

/** A number whose mean is 1 (Box and Muller, 1958). */
function logNormal(random: Random, error: number): number {
  const normal = Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
  return Math.exp(error * normal - (error * error) / 2);
}

/** Plays each game once, so that both sides share its result. */
function playSeason(
  { rows, rules: { points: rule } }: Simulation,
  ending: Ending,
  { homeAttacks, awayAttacks, defences }: DrawnStrengths,
  random: Random,
): void {
  const { points, scored, conceded, wins, draws, awayScored, awayWins } = ending;
  const { homes, aways, homeGoals, awayGoals, homeScores, awayScores, homeToCome, awayToCome } = ending;
  rows.forEach((row, team) => {
    points[team] = row.points;
    scored[team] = row.scored;
    conceded[team] = row.conceded;
    wins[team] = row.wins;
    draws[team] = row.draws;
    awayScored[team] = row.awayScored;
    awayWins[team] = row.awayWins;
  });
  for (let game = 0; game < homes.length; game += 1) {
    const home = homes[game] ?? 0;
    const away = aways[game] ?? 0;
    const homeMean = (homeAttacks[home] ?? 0) * (defences[away] ?? 0) * (homeToCome[game] ?? 1);
    const awayMean = (awayAttacks[away] ?? 0) * (defences[home] ?? 0) * (awayToCome[game] ?? 1);
    const ofHome = (homeScores[game] ?? 0) + drawGoals(homeMean, random);
    const ofAway = (awayScores[game] ?? 0) + drawGoals(awayMean, random);
    homeGoals[game] = ofHome;
    awayGoals[game] = ofAway;
    add(scored, home, ofHome);
    add(scored, away, ofAway);
    add(conceded, home, ofAway);
    add(conceded, away, ofHome);
    add(awayScored, away, ofAway);
    if (ofHome === ofAway) {
      add(draws, home, 1);
      add(draws, away, 1);
      add(points, home, rule.draw);
      add(points, away, rule.draw);
    } else {
      const winner = ofHome > ofAway ? home : away;
      const loser = ofHome > ofAway ? away : home;
      add(wins, winner, 1);
      add(points, winner, rule.win);
      add(points, loser, rule.loss);
      if (winner === away) add(awayWins, away, 1);
    }
  }
}

const add = (sums: Float64Array, at: number, more: number): void => {
  sums[at] = (sums[at] ?? 0) + more;
};

const mostGoals = 15;
const goalsPerStep = 0.02;
const steps = 400;

/**
 * The Poisson distributions of means in small steps, which all simulations share: for each mean the chances of at most 0, 1, 2 …
 * goals. Computing them for each game would take a third more time.
 */
const atMost = Float64Array.from({ length: steps * mostGoals }, (_, index) => {
  const mean = (Math.floor(index / mostGoals) + 0.5) * goalsPerStep;
  let chance = Math.exp(-mean);
  let sum = chance;
  for (let goals = 1; goals <= index % mostGoals; goals += 1) {
    chance *= mean / goals;
    sum += chance;
  }
  return sum;
});

/** A number of the Poisson distribution. */
function drawGoals(mean: number, random: Random): number {
  const first = Math.min(steps - 1, Math.floor(mean / goalsPerStep)) * mostGoals;
  const drawn = random();
  let goals = 0;
  while (goals < mostGoals && drawn >= (atMost[first + goals] ?? 1)) goals += 1;
  return goals;
}
