import { participantStatuses } from "../../../shared/sports/participant-statuses.ts";
import { sportIds } from "../../../shared/sports/sport-ids.ts";
import { eventStatus } from "../../../shared/sports/statuses.ts";
import type { Facts } from "../../../shared/timeline/facts.ts";
import { pick, type Random } from "../../../shared/basics/random.ts";
import type { Tyre } from "../../../shared/sports/tyres.ts";
import { bell, ranksBy, toGapText, toTimeText, type FieldPlay } from "./field-recorder.ts";

/** Everybody starts at once; places and gaps are taken at checkpoints. */
export type Race = {
  readonly checkpoints: number;
  readonly checkpointSeconds: number;
  /** Laps from one checkpoint to the next; 0 where laps are not reported. */
  readonly laps: number;
  /** How far, in seconds a checkpoint, luck and an edge of 1 move a starter. */
  readonly luckSeconds: number;
  readonly edgeSeconds: number;
  readonly stopShare: number;
  /** Reasons why starters do not finish; one that is listed more often is more frequent. */
  readonly stopReasons: readonly string[];
  /** Share of the starters who are withdrawn before the start. */
  readonly nonRunners: number;
  readonly pitStops: number;
  readonly decimals: number;
};

const { didNotFinish, disqualified, retired, nonRunner, pulledUp, fall, unseatedRider } = participantStatuses;
const none = { laps: 0, pitStops: 0, stopReasons: [didNotFinish], nonRunners: 0 };
const engineStops = [retired, retired, didNotFinish, disqualified];

const races: ReadonlyMap<number, Race> = new Map<number, Race>([
  [
    sportIds["auto-racing"],
    race({
      checkpoints: 29,
      checkpointSeconds: 184,
      laps: 2,
      luckSeconds: 2,
      edgeSeconds: 2.2,
      stopShare: 0.1,
      stopReasons: engineStops,
      pitStops: 2,
    }),
  ],
  [
    sportIds["moto-racing"],
    race({
      checkpoints: 25,
      checkpointSeconds: 98,
      laps: 1,
      luckSeconds: 0.9,
      edgeSeconds: 1,
      stopShare: 0.15,
      stopReasons: engineStops,
    }),
  ],
  [
    sportIds.motorsport,
    race({
      checkpoints: 60,
      checkpointSeconds: 360,
      laps: 3,
      luckSeconds: 6,
      edgeSeconds: 2,
      stopShare: 0.12,
      stopReasons: engineStops,
      pitStops: 6,
    }),
  ],
  [
    sportIds.cycling,
    race({ checkpoints: 20, checkpointSeconds: 640, luckSeconds: 11, edgeSeconds: 9, stopShare: 0.05, decimals: 0 }),
  ],
  [
    sportIds["horse-racing"],
    race({
      checkpoints: 4,
      checkpointSeconds: 33,
      luckSeconds: 0.7,
      edgeSeconds: 0.5,
      stopShare: 0.03,
      stopReasons: [pulledUp, pulledUp, fall, unseatedRider],
      nonRunners: 0.04,
      decimals: 2,
    }),
  ],
  [
    sportIds["cross-country"],
    race({ checkpoints: 12, checkpointSeconds: 135, luckSeconds: 1.8, edgeSeconds: 4, stopShare: 0.02, decimals: 1 }),
  ],
  [
    sportIds.biathlon,
    race({ checkpoints: 10, checkpointSeconds: 225, luckSeconds: 9, edgeSeconds: 6, stopShare: 0.01, decimals: 1 }),
  ],
]);

export const raceOf = (sportId: number): Race | null => races.get(sportId) ?? null;

function race(
  own: Partial<Race> & Pick<Race, "checkpoints" | "checkpointSeconds" | "luckSeconds" | "edgeSeconds" | "stopShare">,
): Race {
  return { ...none, decimals: 3, ...own };
}

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

/** @returns each starter's finishing time in seconds after the start; null for a starter who has not finished */
export function playRace(
  { recorder, random, strengths, startSeconds }: FieldPlay,
  sport: Race,
  { kilometres, timing, tyres, isKnockOut, out }: Told,
): readonly (number | null)[] {
  const times = strengths.map(() => 0);
  const stopsAt = strengths.map(() =>
    random() < sport.stopShare ? 1 + Math.floor(random() * (sport.checkpoints - 1)) : Infinity,
  );
  const pits = strengths.map(() => 0);
  const stopping = strengths.map(() => planStops());
  const bestLaps = strengths.map(() => Infinity);
  /** Stops that were reported. */
  const told = strengths.map(() => 0);
  const driven = strengths.map(() => (tyres === null ? null : pick(tyres, dryTyres)));
  const reasons = strengths.map(() => pick(random, sport.stopReasons));
  withdraw();
  if (sport.laps > 0) {
    // The grid follows from a qualification that is not an event of its own.
    const forms = strengths.map((strength) => -strength + bell(random) * 0.15);
    const best = Math.min(...forms);
    ranksBy(forms).forEach((grid, index) => {
      const behind = (forms[index] ?? best) - best;
      recorder.record(index, { grid, ...qualify(grid ?? 1, behind) }, startSeconds - 3600);
      // Cars are shown on their tyres when they leave for the grid.
      if (driven[index]) recorder.record(index, { tyre: driven[index] }, startSeconds - 600);
      times[index] = (grid ?? 1) * 0.2;
    });
  }
  recorder.status(eventStatus.race, startSeconds);
  let atSeconds = startSeconds;
  for (let checkpoint = 1; checkpoint <= sport.checkpoints; checkpoint += 1) {
    const isRunning = (index: number) => checkpoint < (stopsAt[index] ?? Infinity);
    strengths.forEach((strength, index) => {
      const pace = bell(random) * sport.luckSeconds - strength * sport.edgeSeconds;
      const taken = Math.max(0.5, sport.checkpointSeconds + pace);
      times[index] = (times[index] ?? 0) + taken;
      if (sport.laps > 0) bestLaps[index] = Math.min(bestLaps[index] ?? Infinity, taken / sport.laps);
      if (stopping[index]?.has(checkpoint) === true) pits[index] = (pits[index] ?? 0) + 1;
    });
    const running = times.map((time, index) => (isRunning(index) ? time : null));
    const fastest = Math.min(...running.filter((time) => time !== null));
    atSeconds = Math.max(atSeconds, startSeconds + fastest);
    const isFinish = checkpoint === sport.checkpoints;
    ranksBy(running).forEach((rank, index) => {
      const time = times[index] ?? 0;
      if (rank === null) {
        recorder.record(index, { rank, gap: null, stopReason: reasons[index] ?? didNotFinish }, atSeconds);
        return;
      }
      const gap = time === fastest ? null : toGapText(time, fastest, sport.decimals);
      recorder.record(
        index,
        {
          rank,
          gap,
          ...(kilometres === null ? {} : { distanceKm: rank === 1 ? toDistance(kilometres, checkpoint) : null }),
          ...(sport.laps > 0
            ? { laps: checkpoint * sport.laps, bestLap: toTimeText(bestLaps[index] ?? 0, sport.decimals) }
            : {}),
          ...stopsOf(index),
          ...(isFinish ? { raceTime: toTimeText(time, sport.decimals) } : {}),
        },
        // A starter's finish is reported at the moment it crosses the line.
        isFinish ? startSeconds + time : atSeconds,
      );
    });
  }
  recorder.status(eventStatus.finished, startSeconds + Math.max(...times) + 60);
  return times.map((time, index) => (stopsAt[index] === Infinity ? time : null));

  /** After which checkpoints a starter stops: as often as its sport does, or once more or less; never in the last part of a race. */
  function planStops(): ReadonlySet<number> {
    if (sport.pitStops === 0) return new Set();
    const count = Math.max(1, sport.pitStops - 1 + Math.floor(timing() * 3));
    const stint = (sport.checkpoints * 0.85) / count;
    return new Set(
      Array.from({ length: count }, (_, index) => Math.max(1, Math.ceil(stint * (index + 0.3 + timing() * 0.7)))),
    );
  }

  /** The stop of a checkpoint comes with how long it took, and with other tyres: a race is driven on two compounds at least. */
  function stopsOf(index: number): Facts {
    const stops = pits[index] ?? 0;
    if (sport.pitStops === 0) return {};
    if (stops === (told[index] ?? 0)) return { pitStops: stops };
    told[index] = stops;
    const pitTime = (20.4 + timing() * 4).toFixed(1);
    if (tyres === null) return { pitStops: stops, pitTime };
    const tyre = pick(
      tyres,
      dryTyres.filter((other) => other !== driven[index]),
    );
    driven[index] = tyre;
    return { pitStops: stops, pitTime, tyre };
  }

  /** The best lap of each part that the place on the grid is worth; the last one decides the place. */
  function qualify(grid: number, behind: number): Facts {
    const lap = (sport.checkpointSeconds / sport.laps) * 0.96;
    return Object.fromEntries(
      qualifyingParts.slice(0, isKnockOut ? undefined : 1).flatMap((part, index) => {
        const isIn = grid <= Math.ceil(strengths.length * (qualifyingShares[index] ?? 0));
        const seconds = lap * (1 - index * 0.005) + behind * 1.6;
        return isIn ? [[part, toTimeText(seconds, sport.decimals)]] : [];
      }),
    );
  }

  function toDistance(whole: number, checkpoint: number): number {
    return Number(((whole * checkpoint) / sport.checkpoints).toFixed(1));
  }

  /** Out before the start: they stop at the first checkpoint, and it is known half an hour ahead. */
  function withdraw() {
    strengths.forEach((_, index) => {
      if (!out.has(index) && (index === 0 || random() >= sport.nonRunners)) return;
      stopsAt[index] = 0;
      reasons[index] = nonRunner;
      recorder.record(index, { stopReason: nonRunner }, startSeconds - 1800);
    });
  }
}
