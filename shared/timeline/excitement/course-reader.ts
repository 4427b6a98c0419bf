import type { WinProbability } from "../../sports/football/win-probability.ts";
import { setRulesOf } from "../../sports/set-rules.ts";
import { sportIds } from "../../sports/sport-ids.ts";
import type { EventState } from "../event-state.ts";
import type { Incident, Pair } from "../incident.ts";
import { countsFrames, countsPeriods } from "../periods.ts";
import { footballChances, marginChances, partsChances, setChance, spreads } from "./even-chances.ts";
import { progressAt } from "./game-progress.ts";

/** How the course of a game is read, by what the game is counted in. */
export type CourseReader = {
  /** The chances before the game. */
  readonly start: WinProbability;
  /** The step that an incident reaches. */
  readonly stepAt: (before: EventState, incident: Incident) => number;
  readonly chances: (state: EventState, step: number) => WinProbability;
  /** The steps of a whole game; null if its length is not known. */
  readonly lastStep: number | null;
  /** A game of fewer steps has no mark. Even the shortest way to win has as many: a missing mark must not tell the score. */
  readonly fewestSteps: number;
  /** Chances that wander so far beyond the way from the start to the end earn all of the points for that. */
  readonly fullDetour: number;
  /** The part of the game that is over. The shown mark waits for the next one. */
  readonly partAt: (course: { readonly step: number }, state: EventState) => number;
  /** Whether enough was played for a mark. */
  readonly isEnough: (part: number) => boolean;
  /** Whether so much was scored at once that the way there is unknown. */
  readonly hasGap: (before: EventState, after: EventState) => boolean;
};

const even: WinProbability = { home: 0.5, draw: 0, away: 0.5 };
const sum = (pairs: readonly Pair[]): number => pairs.reduce((all, [home, away]) => all + home + away, 0);
const gap = (one: Pair | null, other: Pair | null): number =>
  Math.abs((one?.[0] ?? 0) - (other?.[0] ?? 0)) + Math.abs((one?.[1] ?? 0) - (other?.[1] ?? 0));

/** Null for sports without a rule, and for games whose length is not known. */
export function readerOf({ schedule, facts }: EventState): CourseReader | null {
  const { sportId } = schedule;
  const bestOf = typeof facts?.bestOfFrames === "number" ? facts.bestOfFrames : null;
  if (countsPeriods(sportId)) return readerOfSets(sportId, bestOf);
  if (countsFrames(sportId)) return bestOf === null || bestOf < fewestFrames ? null : readerOfFrames(bestOf);
  return timedReaders.get(sportId) ?? null;
}

const timedSteps = 24;
const timedParts = 6;
const gameMinutes = 90;

function readerOfTime(sportId: number, spread: number): CourseReader {
  const chancesAt = ([home, away]: Pair, redCards: Pair, step: number) =>
    sportId === sportIds.soccer
      ? footballChances([home, away], redCards, (step / timedSteps) * gameMinutes)
      : marginChances(sportId, spread, home - away, 1 - step / timedSteps);
  return {
    start: chancesAt([0, 0], [0, 0], 0),
    stepAt: (before, incident) => Math.floor((progressAt(before, incident) ?? 0) * timedSteps),
    chances: ({ score, redCards }, step) => chancesAt(score ?? [0, 0], redCards, step),
    lastStep: timedSteps,
    fewestSteps: timedSteps,
    fullDetour: 1.2,
    partAt: ({ step }) => Math.floor((step / timedSteps) * timedParts),
    isEnough: (part) => part >= timedParts / 3,
    hasGap: (before, after) => gap(before.score, after.score) > spread,
  };
}

/** Games make a set of tennis; in the other sports a step is a third of a set's points. */
const tennis = { bestOf: 3, points: 6, stepPoints: 1 };

function readerOfSets(sportId: number, bestOf: number | null): CourseReader {
  const rules = setRulesOf(sportId);
  const { points, stepPoints } = rules === null ? tennis : { ...rules, stepPoints: Math.floor(rules.points / 3) };
  const toWin = ((bestOf ?? rules?.bestOf ?? tennis.bestOf) + 1) / 2;
  const stepOf = ({ periods }: EventState) => Math.floor(sum(periods) / stepPoints);
  return {
    start: even,
    stepAt: stepOf,
    chances({ score, periods }) {
      const [home, away] = score ?? [0, 0];
      const isRunning = periods.length > home + away;
      const needed = setsToWin(toWin, [home, away], isRunning);
      return partsChances([home, away], needed, isRunning ? setChance(periods.at(-1) ?? [0, 0], points) : 0.5);
    },
    lastStep: null,
    fewestSteps: 6,
    // Each set has its own way to an end.
    fullDetour: 2.4,
    partAt: (_, { score }) => sum([score ?? [0, 0]]),
    isEnough: (part) => part >= 1,
    hasGap: (before, { periods }) => gap([sum(before.periods), 0], [sum(periods), 0]) > 3 * stepPoints,
  };
}

/** One more than a side has won, if the match goes on although that many were thought to win it: many sources do not say the length. */
const setsToWin = (assumed: number, sets: Pair, isRunning: boolean): number =>
  isRunning ? Math.max(assumed, Math.max(...sets) + 1) : assumed;

/** A shorter match has too few readings, and if only those that go the distance had a mark, it would tell the score. */
const fewestFrames = 5;

const framesPlayed = ({ score }: EventState): number => sum([score ?? [0, 0]]);

function readerOfFrames(bestOf: number): CourseReader {
  return {
    start: even,
    stepAt: framesPlayed,
    chances: ({ score }) => partsChances(score ?? [0, 0], (bestOf + 1) / 2, 0.5),
    lastStep: null,
    fewestSteps: 3,
    fullDetour: 1.2,
    partAt: (_, state) => framesPlayed(state),
    isEnough: (part) => part >= 2,
    hasGap: (before, after) => gap(before.score, after.score) > 1,
  };
}

/** Made once, because every incident asks for one. */
const timedReaders: ReadonlyMap<number, CourseReader> = new Map(
  [...spreads].map(([sportId, spread]) => [sportId, readerOfTime(sportId, spread)]),
);
