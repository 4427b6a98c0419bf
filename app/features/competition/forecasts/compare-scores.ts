import type { ForecastScore, RivalScore, SeasonForecasts } from "../../../../shared/wire/sections/read-forecasts.ts";

export type Rival = "base" | "order";
export type Measure = keyof ForecastScore;
export const measures: readonly Measure[] = ["brier", "ranked"];

/** As pages show scores: what looks the same is the same. */
const toShown = (score: number): number => Math.round(1000 * score);

/** The lowest of the scores of a measure, as it is shown. */
const bestOf = ({ ours, base, order }: SeasonForecasts, measure: Measure): number =>
  Math.min(...[ours, base, order].flatMap((each) => (each === null ? [] : [toShown(each[measure])])));

export const isBest = (season: SeasonForecasts, score: ForecastScore, measure: Measure): boolean =>
  toShown(score[measure]) === bestOf(season, measure);

export type Beaten = {
  readonly season: SeasonForecasts;
  readonly rival: Rival;
  readonly measure: Measure;
  readonly theirs: number;
  /** Whether luck may explain the difference: the 95 % interval of that of the Brier scores contains 0. */
  readonly isLuck: boolean;
};

const isLuck = ({ ours }: SeasonForecasts, { brier, margin }: RivalScore): boolean =>
  Math.abs(brier - ours.brier) < margin;

/** The best rival of a season that did better than we did, by the first measure in which one did; null where none did. */
export function beatenIn(season: SeasonForecasts): Beaten | null {
  for (const measure of measures) {
    if (isBest(season, season.ours, measure)) continue;
    const rival = season.order !== null && isBest(season, season.order, measure) ? "order" : "base";
    const score = rival === "order" ? (season.order ?? season.base) : season.base;
    return { season, rival, measure, theirs: score[measure], isLuck: isLuck(season, score) };
  }
  return null;
}

/** The rivals whose difference from us luck may explain; null where it explains none. */
export function luckOf(season: SeasonForecasts): Rival | "both" | null {
  const ofBase = isLuck(season, season.base);
  const ofOrder = season.order !== null && isLuck(season, season.order);
  if (ofBase && ofOrder) return "both";
  return ofBase ? "base" : ofOrder ? "order" : null;
}
