import type { StageProfile } from "../../../shared/competitions/tours.ts";
import type { Facts } from "../../../shared/timeline/facts.ts";
import { ranksBy, toGapText, toTimeText } from "./field-recorder.ts";

/** A finished stage: its course, and each rider's time in seconds; null for a rider who did not finish. */
export type RiddenStage = { readonly profile: StageProfile; readonly times: readonly (number | null)[] };

/** Time bonuses in seconds for the first three riders of a stage. */
const bonuses = [10, 6, 4] as const;
/** Points for the first riders of a stage, which count for the points jersey and the mountains jersey. */
const stagePoints = [15, 12, 10, 8, 6, 5, 4, 3, 2, 1] as const;
const climbPoints: Readonly<Record<StageProfile, readonly number[]>> = {
  flat: [],
  hilly: [4, 2, 1],
  mountain: [12, 8, 6, 4, 2],
  "time-trial": [],
};

const sumBy = <T>(items: readonly T[], toNumber: (item: T, index: number) => number): number =>
  items.reduce((sum, item, index) => sum + toNumber(item, index), 0);

/** Compares key by key: the first key that differs decides, and the smaller value is ahead. */
function isAhead(own: readonly number[], other: readonly number[]): boolean {
  const index = own.findIndex((key, at) => key !== other[at]);
  return index !== -1 && (own[index] ?? 0) < (other[index] ?? 0);
}

/** Ranks riders by several keys; riders who are equal in all keys share a rank. */
const ranksOf = (keys: readonly (readonly number[] | null)[]): readonly (number | null)[] =>
  keys.map((own) => own && 1 + keys.filter((other) => other !== null && isAhead(other, own)).length);

/** How each rider stands after the stages of a tour so far: place, time or gap, jerseys. */
export function tourStanding(stages: readonly RiddenStage[]): readonly Facts[] {
  const riders = [...(stages[0]?.times ?? []).keys()];
  const ranks = stages.map(({ times }) => ranksBy(times));
  const sumOf = (rider: number, toPoints: (stage: RiddenStage, place: number) => number) =>
    sumBy(stages, (stage, index) => {
      const place = ranks[index]?.[rider] ?? null;
      return place === null ? 0 : toPoints(stage, place);
    });
  const totals = riders.map((rider) =>
    stages.some(({ times }) => typeof times[rider] !== "number")
      ? null
      : sumBy(stages, ({ times }) => Math.round(times[rider] ?? 0)) -
        sumOf(rider, (_, place) => bonuses[place - 1] ?? 0),
  );
  // Break ties by the hundredths of the time trials, then by the sum of all stage places, then by the place in the last stage.
  const overall = ranksOf(
    riders.map((rider) => {
      const total = totals[rider] ?? null;
      const places = ranks.map((of) => of[rider] ?? 0);
      const trialTime = sumBy(stages, ({ profile, times }) => (profile === "time-trial" ? (times[rider] ?? 0) : 0));
      return total === null
        ? null
        : [total, Math.round(trialTime * 100), sumBy(places, (place) => place), places.at(-1) ?? 0];
    }),
  );
  const points = riders.map((rider) => sumOf(rider, (_, place) => stagePoints[place - 1] ?? 0));
  const climbs = riders.map((rider) => sumOf(rider, ({ profile }, place) => climbPoints[profile][place - 1] ?? 0));
  const classified = riders
    .filter((rider) => totals[rider] !== null)
    .toSorted((left, right) => (overall[left] ?? 0) - (overall[right] ?? 0));
  /** The rider with the highest sum; on a tie, the rider with the best overall rank. */
  const bestBy = (sums: readonly number[]) => {
    const most = Math.max(0, ...classified.map((rider) => sums[rider] ?? 0));
    return most === 0 ? null : (classified.find((rider) => sums[rider] === most) ?? null);
  };
  const [leader] = classified;
  const best = totals[leader ?? 0] ?? 0;
  const worn = { leader, points: bestBy(points), mountains: bestBy(climbs) };
  return riders.map((rider): Facts => {
    const total = totals[rider] ?? null;
    const jerseys = Object.entries(worn).flatMap(([jersey, wearer]) => (wearer === rider ? [jersey] : []));
    return {
      overallRank: overall[rider] ?? null,
      overallTime: total === null ? null : rider === leader ? toTimeText(total, 0) : toGapText(total, best, 0),
      jerseys: jerseys.length === 0 ? null : jerseys.join(" "),
    };
  });
}
