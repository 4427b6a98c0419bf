import type { StageProfile } from "../../../shared/sports/tours.ts";
import type { Facts } from "../../../shared/timeline/facts.ts";
import { ranksBy, toGapText, toTimeText } from "./field-recorder.ts";

/** A stage that has been ridden: its course, and in which second each finished; null for who did not. */
export type RiddenStage = { readonly profile: StageProfile; readonly times: readonly (number | null)[] };

/** Seconds that the first of a stage are given. */
const bonuses = [10, 6, 4] as const;
/** For the first of a stage, towards the jersey of points and of mountains. */
const stagePoints = [15, 12, 10, 8, 6, 5, 4, 3, 2, 1] as const;
const climbPoints: Readonly<Record<StageProfile, readonly number[]>> = {
  flat: [],
  hilly: [4, 2, 1],
  mountain: [12, 8, 6, 4, 2],
  "time-trial": [],
};

/** How each rider stands after the stages of a tour so far: place, time or gap, jerseys. */
export function tourStanding(stages: readonly RiddenStage[]): readonly Facts[] {
  const riders = [...(stages[0]?.times ?? []).keys()];
  const ranks = stages.map(({ times }) => ranksBy(times));
  const sumOf = (rider: number, toPoints: (stage: RiddenStage, place: number) => number) =>
    stages.reduce((sum, stage, index) => {
      const place = ranks[index]?.[rider] ?? null;
      return place === null ? sum : sum + toPoints(stage, place);
    }, 0);
  const totals = riders.map((rider) =>
    stages.some(({ times }) => typeof times[rider] !== "number")
      ? null
      : stages.reduce((sum, { times }) => sum + Math.round(times[rider] ?? 0), 0) -
        sumOf(rider, (_, place) => bonuses[place - 1] ?? 0),
  );
  const isIn = (rider: number) => totals[rider] !== null;
  const points = riders.map((rider) => sumOf(rider, (_, place) => stagePoints[place - 1] ?? 0));
  const climbs = riders.map((rider) => sumOf(rider, ({ profile }, place) => climbPoints[profile][place - 1] ?? 0));
  const bestBy = (sums: readonly number[]) => {
    const most = Math.max(0, ...riders.filter(isIn).map((rider) => sums[rider] ?? 0));
    return most === 0 ? null : (riders.find((rider) => isIn(rider) && sums[rider] === most) ?? null);
  };
  const best = Math.min(...totals.filter((total) => total !== null));
  const overall = ranksBy(totals);
  const worn = { leader: overall.indexOf(1), points: bestBy(points), mountains: bestBy(climbs) };
  return riders.map((rider): Facts => {
    const total = totals[rider] ?? null;
    const jerseys = Object.entries(worn).flatMap(([jersey, wearer]) => (wearer === rider ? [jersey] : []));
    return {
      overallRank: overall[rider] ?? null,
      overallTime: total === null ? null : total === best ? toTimeText(total, 0) : toGapText(total - best, 0),
      jerseys: jerseys.length === 0 ? null : jerseys.join(" "),
    };
  });
}
