import { participantStatuses } from "../../../shared/sports/participant-statuses.ts";
import { eventStatus } from "../../../shared/sports/statuses.ts";
import type { Facts } from "../../../shared/timeline/facts.ts";
import { pick, type Random } from "../../../shared/basics/random.ts";
import type { Tyre } from "../../../shared/sports/tyres.ts";
import { bell, ranksBy, toGapText, toTimeText, type FieldPlay } from "./field-recorder.ts";
import type { Race } from "./race.ts";

const { didNotFinish, nonRunner } = participantStatuses;

type Told = {
  /** The length of the course, where it is said how far the leader has come. */
  readonly kilometres: number | null;
  /** Chance of what does not decide the race: qualifying times, the length of a stop. */
  readonly timing: Random;
  /** The same of the tyres that a car is given; null where none are reported. */
  readonly tyres: Random | null;
  /** Whether the slower ones leave after the first and the second part of qualifying; else there is one part for all. */
  readonly isKnockOut: boolean;
  /** Starters who do not start. */
  readonly out: ReadonlySet<number>;
};

const dryTyres: readonly Tyre[] = ["soft", "medium", "hard"];

/** Shares of the field that go on to the second and the third part of qualifying. */
const qualifyingShares = [1, 0.7, 0.45] as const;
const qualifyingParts = ["qualifying1", "qualifying2", "qualifying3"] as const;

/** A race that is under way; each list has an entry for each starter. */
type RaceRun = {
  readonly play: FieldPlay;
  readonly sport: Race;
  readonly told: Told;
  /** Seconds since the start. */
  readonly times: number[];
  /** The checkpoint that a starter does not reach; Infinity for one who finishes. */
  readonly stopsAt: number[];
  readonly reasons: string[];
  /** After which checkpoints a starter makes a stop. */
  readonly stopping: readonly ReadonlySet<number>[];
  /** Stops that were made, and stops that were reported. */
  readonly pits: number[];
  readonly reportedPits: number[];
  readonly bestLaps: number[];
  /** The tyres on which a car drives; null where none are reported. */
  readonly driven: (Tyre | null)[];
};

/** @returns each starter's finishing time in seconds after the start; null for a starter who has not finished */
export function playRace(play: FieldPlay, sport: Race, told: Told): readonly (number | null)[] {
  const { recorder, startSeconds } = play;
  const run = planRace(play, sport, told);
  withdraw(run);
  if (sport.laps > 0) takeGrid(run);
  recorder.status(eventStatus.race, startSeconds);
  let atSeconds = startSeconds;
  for (let checkpoint = 1; checkpoint <= sport.checkpoints; checkpoint += 1) {
    advance(run, checkpoint);
    atSeconds = report(run, checkpoint, atSeconds);
  }
  recorder.status(eventStatus.finished, startSeconds + Math.max(...run.times) + 60);
  return run.times.map((time, index) => (run.stopsAt[index] === Infinity ? time : null));
}

/** Draws what is decided before the start. The order of the draws is part of each seed's race. */
function planRace(play: FieldPlay, sport: Race, told: Told): RaceRun {
  const { random, strengths } = play;
  const { timing, tyres } = told;
  return {
    play,
    sport,
    told,
    times: strengths.map(() => 0),
    stopsAt: strengths.map(() =>
      random() < sport.stopShare ? 1 + Math.floor(random() * (sport.checkpoints - 1)) : Infinity,
    ),
    pits: strengths.map(() => 0),
    stopping: strengths.map(() => planStops(sport, timing)),
    bestLaps: strengths.map(() => Infinity),
    reportedPits: strengths.map(() => 0),
    driven: strengths.map(() => (tyres === null ? null : pick(tyres, dryTyres))),
    reasons: strengths.map(() => pick(random, sport.stopReasons)),
  };
}

/** A starter stops as often as its sport does, or once more or less; never in the last part of a race. */
function planStops(sport: Race, timing: Random): ReadonlySet<number> {
  if (sport.pitStops === 0) return new Set();
  const count = Math.max(1, sport.pitStops - 1 + Math.floor(timing() * 3));
  const stint = (sport.checkpoints * 0.85) / count;
  return new Set(
    Array.from({ length: count }, (_, index) => Math.max(1, Math.ceil(stint * (index + 0.3 + timing() * 0.7)))),
  );
}

/** Takes starters out before the start: they stop at the first checkpoint, and it is known half an hour ahead. */
function withdraw({ play, sport, told, stopsAt, reasons }: RaceRun): void {
  const { recorder, random, strengths, startSeconds } = play;
  strengths.forEach((_, index) => {
    if (!told.out.has(index) && (index === 0 || random() >= sport.nonRunners)) return;
    stopsAt[index] = 0;
    reasons[index] = nonRunner;
    recorder.record(index, { stopReason: nonRunner }, startSeconds - 1800);
  });
}

/** Draws the grid, which follows from a qualification that is not an event of its own. */
function takeGrid(run: RaceRun): void {
  const { play, times, driven } = run;
  const { recorder, random, strengths, startSeconds } = play;
  const forms = strengths.map((strength) => -strength + bell(random) * 0.15);
  const best = Math.min(...forms);
  ranksBy(forms).forEach((grid, index) => {
    const behind = (forms[index] ?? best) - best;
    recorder.record(index, { grid, ...qualify(run, grid ?? 1, behind) }, startSeconds - 3600);
    // Cars are shown on their tyres when they leave for the grid.
    if (driven[index]) recorder.record(index, { tyre: driven[index] }, startSeconds - 600);
    times[index] = (grid ?? 1) * 0.2;
  });
}

/** The best lap of each part that the place on the grid is worth; the last one decides the place. */
function qualify({ play, sport, told }: RaceRun, grid: number, behind: number): Facts {
  const lap = (sport.checkpointSeconds / sport.laps) * 0.96;
  return Object.fromEntries(
    qualifyingParts.slice(0, told.isKnockOut ? undefined : 1).flatMap((part, index) => {
      const isIn = grid <= Math.ceil(play.strengths.length * (qualifyingShares[index] ?? 0));
      const seconds = lap * (1 - index * 0.005) + behind * 1.6;
      return isIn ? [[part, toTimeText(seconds, sport.decimals)]] : [];
    }),
  );
}

/** Takes every starter to the next checkpoint. */
function advance({ play, sport, times, bestLaps, stopping, pits }: RaceRun, checkpoint: number): void {
  play.strengths.forEach((strength, index) => {
    const pace = bell(play.random) * sport.luckSeconds - strength * sport.edgeSeconds;
    const taken = Math.max(0.5, sport.checkpointSeconds + pace);
    times[index] = (times[index] ?? 0) + taken;
    if (sport.laps > 0) bestLaps[index] = Math.min(bestLaps[index] ?? Infinity, taken / sport.laps);
    if (stopping[index]?.has(checkpoint) === true) pits[index] = (pits[index] ?? 0) + 1;
  });
}

/** Records the order at a checkpoint. @returns when its leader passes, but never earlier than `afterSeconds` */
function report(run: RaceRun, checkpoint: number, afterSeconds: number): number {
  const { play, sport, times, stopsAt, reasons } = run;
  const { recorder, startSeconds } = play;
  const isRunning = (index: number) => checkpoint < (stopsAt[index] ?? Infinity);
  const running = times.map((time, index) => (isRunning(index) ? time : null));
  const fastest = Math.min(...running.filter((time) => time !== null));
  const atSeconds = Math.max(afterSeconds, startSeconds + fastest);
  ranksBy(running).forEach((rank, index) => {
    if (rank === null) {
      recorder.record(index, { rank, gap: null, stopReason: reasons[index] ?? didNotFinish }, atSeconds);
      return;
    }
    const time = times[index] ?? 0;
    const gap = time === fastest ? null : toGapText(time, fastest, sport.decimals);
    const isFinish = checkpoint === sport.checkpoints;
    recorder.record(
      index,
      {
        rank,
        gap,
        ...progressOf(run, index, rank, checkpoint),
        ...(isFinish ? { raceTime: toTimeText(time, sport.decimals) } : {}),
      },
      // A starter's finish is reported at the moment it crosses the line.
      isFinish ? startSeconds + time : atSeconds,
    );
  });
  return atSeconds;
}

/** How far a starter has come, how fast, and with which stops. */
function progressOf(run: RaceRun, index: number, rank: number, checkpoint: number): Facts {
  const { sport, told, bestLaps } = run;
  const distanceKm = rank === 1 && told.kilometres !== null ? toDistance(sport, told.kilometres, checkpoint) : null;
  return {
    ...(told.kilometres === null ? {} : { distanceKm }),
    ...(sport.laps > 0
      ? { laps: checkpoint * sport.laps, bestLap: toTimeText(bestLaps[index] ?? 0, sport.decimals) }
      : {}),
    ...stopsOf(run, index),
  };
}

const toDistance = (sport: Race, whole: number, checkpoint: number): number =>
  Number(((whole * checkpoint) / sport.checkpoints).toFixed(1));

/** The stop of a checkpoint comes with how long it took, and with other tyres: a race is driven on two compounds at least. */
function stopsOf({ sport, told, pits, reportedPits, driven }: RaceRun, index: number): Facts {
  const { timing, tyres } = told;
  const stops = pits[index] ?? 0;
  if (sport.pitStops === 0) return {};
  if (stops === (reportedPits[index] ?? 0)) return { pitStops: stops };
  reportedPits[index] = stops;
  const pitTime = (20.4 + timing() * 4).toFixed(1);
  if (tyres === null) return { pitStops: stops, pitTime };
  const tyre = pick(
    tyres,
    dryTyres.filter((other) => other !== driven[index]),
  );
  driven[index] = tyre;
  return { pitStops: stops, pitTime, tyre };
}
