import { participantStatuses } from "../../../shared/sports/participant-statuses.ts";
import { eventStatus } from "../../../shared/sports/statuses.ts";
import type { Facts } from "../../../shared/timeline/facts.ts";
import type { Incident } from "../../../shared/timeline/incident.ts";
import { nameByContent } from "../incident-ids.ts";
import type { FlatRecord } from "./flat-yaml.ts";

/** The data of one driver in a session, from its files. */
export type RaceStarter = {
  readonly driverId: string;
  readonly result: FlatRecord;
  /** The driver's stops in the pits, by lap. */
  readonly pitStops: readonly PitStop[];
  /** The best time in each part of qualifying that the driver was in, and the best lap of the race. */
  readonly times: Pick<Facts, "qualifying1" | "qualifying2" | "qualifying3" | "bestLap">;
  readonly team: string | null;
};
type PitStop = { readonly lap: number; readonly time: string | null };

export type RaceField = {
  readonly startSeconds: number;
  readonly laps: number;
  /** In all; null where the source does not say. */
  readonly kilometres: number | null;
  readonly starters: readonly RaceStarter[];
};

/** How often places and gaps are reported between start and finish; the sources only know both ends. */
const checkpoints = 10;
const gridLeadSeconds = 3600;

/**
 * The incidents of each starter, by driver. Places and gaps between the grid and the finish are drawn on a straight line;
 * grid, pit stops, retirements and the end are as they were.
 */
export function toRaceTimelines(field: RaceField): ReadonlyMap<string, readonly Incident[]> {
  const winner = field.starters.find(({ result }) => result["position"] === "1");
  const winnerSeconds = toSeconds(winner?.result["time"] ?? null) ?? field.laps * usualLapSeconds;
  const runners = field.starters.map((starter) => toRunner(starter, field.laps));
  const atLap = (lap: number) => Math.round(field.startSeconds + (lap / field.laps) * winnerSeconds);
  return new Map(
    runners.map((runner) => [
      runner.driverId,
      toTimeline(runner, runners, field, atLap).toSorted((a, b) => a.atSeconds - b.atSeconds),
    ]),
  );
}

/** The assumed time of a lap when a file has no winner's time. */
const usualLapSeconds = 90;

type Runner = {
  readonly driverId: string;
  readonly grid: number | null;
  /** Null for a driver who is not classified. */
  readonly rank: number | null;
  /** The first and last place, between which places are interpolated: a driver without a rank falls back to the end of the field. */
  readonly from: number;
  readonly to: number;
  readonly laps: number;
  readonly stopReason: string | null;
  readonly gap: string | null;
  readonly time: string | null;
  readonly points: number | null;
  readonly number: number | null;
} & Pick<RaceStarter, "pitStops" | "times" | "team">;

/**
 * The rows of a race's results, one for each driver. Until 1957 a driver could take over a colleague's car and then has a row
 * for each car: the better place counts, and the points of all cars.
 */
export function joinCars(rows: readonly FlatRecord[]): readonly FlatRecord[] {
  const joined = new Map<string, FlatRecord>();
  for (const row of rows) {
    const driverId = row["driverId"];
    if (driverId == null) continue;
    const other = joined.get(driverId);
    joined.set(driverId, other === undefined ? row : joinRows(other, row));
  }
  return [...joined.values()];
}

const finishOf = ({ position }: FlatRecord): number => toWhole(position) ?? Infinity;

function joinRows(a: FlatRecord, b: FlatRecord): FlatRecord {
  const points = [a, b].flatMap((row) => toDecimal(row["points"]) ?? []);
  return {
    ...(finishOf(b) < finishOf(a) ? b : a),
    points: points.length === 0 ? null : String(points.reduce((sum, value) => sum + value, 0)),
  };
}

function toRunner({ driverId, result, pitStops, times, team }: RaceStarter, laps: number): Runner {
  const rank = toWhole(result["position"]);
  const grid = toWhole(result["gridPosition"]);
  const behind = 99;
  return {
    driverId,
    grid,
    rank,
    from: grid ?? behind,
    to: rank ?? behind,
    laps: toWhole(result["laps"]) ?? (rank === null ? 0 : laps),
    stopReason: rank === null ? (statusOf[result["position"] ?? ""] ?? participantStatuses.didNotClassify) : null,
    gap: result["gap"] ?? null,
    time: result["time"] ?? null,
    points: toDecimal(result["points"]),
    number: toWhole(result["driverNumber"]),
    pitStops,
    times,
    team,
  };
}

const statusOf: Readonly<Record<string, string>> = {
  DNF: participantStatuses.didNotFinish,
  DNS: participantStatuses.didNotStart,
  DSQ: participantStatuses.disqualified,
  NC: participantStatuses.didNotClassify,
  DNQ: participantStatuses.notQualified,
  DNPQ: participantStatuses.notQualified,
  EX: participantStatuses.disqualified,
};

/** What is known of a driver before the race. */
function toKnown({ grid, number, team, times }: Runner, { laps, kilometres }: RaceField): Facts {
  const { bestLap: _, ...qualifying } = times;
  return {
    ...(grid === null ? {} : { grid }),
    ...(number === null ? {} : { startNumber: number }),
    ...(team === null ? {} : { team }),
    ...qualifying,
    lapsTotal: laps,
    ...(kilometres === null ? {} : { lengthKm: kilometres }),
  };
}

/** The incidents of each starter of a race to come, by driver: what is known of it. The grid of the race follows with its results. */
export function toAnnouncements(field: RaceField): ReadonlyMap<string, readonly Incident[]> {
  return new Map(
    field.starters.map((starter) => {
      const known = toKnown(toRunner(starter, field.laps), field);
      const atSeconds = field.startSeconds - gridLeadSeconds;
      return [starter.driverId, [nameByContent({ kind: "facts", atSeconds, facts: known })]];
    }),
  );
}

function toTimeline(
  runner: Runner,
  runners: readonly Runner[],
  field: RaceField,
  atLap: (lap: number) => number,
): readonly Incident[] {
  const isAtFinish = runner.rank !== null;
  const lastLap = isAtFinish ? field.laps : runner.laps;
  const reported: Incident[] = [];
  const { bestLap } = runner.times;
  reported.push(facts("grid", field.startSeconds - gridLeadSeconds, toKnown(runner, field)));
  reported.push({ kind: "status", id: "start", atSeconds: field.startSeconds, status: eventStatus.race });
  for (let checkpoint = 1; checkpoint < checkpoints; checkpoint += 1) {
    const lap = Math.round((checkpoint / checkpoints) * field.laps);
    if (lap > lastLap) break;
    const rank = placeAt(runner, runners, lap, field.laps);
    reported.push(facts(`lap-${lap}`, atLap(lap), { rank, laps: lap, gap: gapAt(runner, rank, lap / field.laps) }));
  }
  runner.pitStops.forEach(({ lap, time }, index) => {
    const stop = { pitStops: index + 1, laps: lap, ...(time === null ? {} : { pitTime: time }) };
    reported.push(facts(`pit-${index + 1}`, atLap(lap), stop));
  });
  const best = bestLap === undefined ? {} : { bestLap };
  const finish: Facts = isAtFinish
    ? { ...best, rank: runner.rank, laps: runner.laps, gap: runner.gap, raceTime: runner.time, points: runner.points }
    : { ...best, rank: null, laps: runner.laps, gap: null, stopReason: runner.stopReason, points: runner.points };
  const lateSeconds = isAtFinish ? (toSeconds(runner.gap) ?? 0) : 0;
  reported.push(facts("finish", Math.round(atLap(lastLap) + lateSeconds), finish));
  // The race ends when the last driver has finished.
  const endSeconds = atLap(field.laps) + Math.max(...runners.map(({ gap }) => toSeconds(gap) ?? 0)) + finishSeconds;
  reported.push({ kind: "status", id: "end", atSeconds: Math.round(endSeconds), status: eventStatus.finished });
  return reported;
}

const facts = (id: string, atSeconds: number, reported: Facts): Incident => ({
  kind: "facts",
  id,
  atSeconds,
  facts: reported,
});

/** From the last driver's finish to the end of the session. */
const finishSeconds = 60;

/** The place among those who still run at a lap. */
function placeAt(runner: Runner, runners: readonly Runner[], lap: number, laps: number): number {
  const share = lap / laps;
  const placeOf = ({ from, to }: Runner) => from + (to - from) * share;
  const own = placeOf(runner);
  const ahead = runners.filter(
    (other) =>
      other !== runner && (other.rank !== null || other.laps >= lap) && isAhead(placeOf(other), own, other, runner),
  );
  return 1 + ahead.length;
}

const isAhead = (place: number, own: number, other: Runner, runner: Runner): boolean =>
  place < own || (place === own && other.driverId < runner.driverId);

/** The leader has none; a lapped driver is reported as lapped at the end only. */
function gapAt({ gap }: Runner, rank: number, share: number): string | null {
  const seconds = toSeconds(gap);
  return rank === 1 || seconds === null ? null : `+${(seconds * share).toFixed(3)}`;
}

/** "1:42:06.304", "+0.895", "30:39.965" → seconds; null for anything else, such as "+1 lap". */
export function toSeconds(text: string | null): number | null {
  const found = /^\+?(?:(?:(\d+):)?(\d+):)?(\d+(?:\.\d+)?)$/.exec(text ?? "");
  if (found === null) return null;
  return Number(found[1] ?? 0) * 3600 + Number(found[2] ?? 0) * 60 + Number(found[3]);
}

/** Half points were given for a race that was stopped early, and thirds for a car that three drivers shared. */
const toDecimal = (text: string | null | undefined): number | null =>
  /^\d+(?:\.\d+)?$/.test(text ?? "") ? Number(text) : null;
const toWhole = (text: string | null | undefined): number | null => (/^\d+$/.test(text ?? "") ? Number(text) : null);
