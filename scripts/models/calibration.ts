/** A chance from 0 to 1 that was given to something before it was known whether it happens. */
export type Forecast = { readonly chance: number; readonly happened: boolean };
/** Forecasts of similar chance: how many, their chance on average, and the share that happened. */
export type ReliabilityBin = { readonly count: number; readonly expected: number; readonly observed: number };

/** The mean square of what forecasts miss by: 0 is perfect, less is better. */
export const brierScore = (forecasts: readonly Forecast[]): number =>
  mean(forecasts.map(({ chance, happened }) => (chance - (happened ? 1 : 0)) ** 2));

/** Forecasts by rising chance in bins of (nearly) the same number. */
export function reliability(forecasts: readonly Forecast[], bins: number): readonly ReliabilityBin[] {
  const ordered = forecasts.toSorted((a, b) => a.chance - b.chance);
  return Array.from({ length: bins }, (_, bin) => {
    const own = ordered.slice(
      Math.round((bin * ordered.length) / bins),
      Math.round(((bin + 1) * ordered.length) / bins),
    );
    return {
      count: own.length,
      expected: round(mean(own.map(({ chance }) => chance))),
      observed: round(mean(own.map(({ happened }) => (happened ? 1 : 0)))),
    };
  });
}

/** The mean difference of what was expected and observed, over bins of the same number. */
export function calibrationError(forecasts: readonly Forecast[], bins: number): number {
  const missed = reliability(forecasts, bins).map(
    ({ count, expected, observed }) => count * Math.abs(expected - observed),
  );
  return missed.reduce((sum, value) => sum + value, 0) / forecasts.length;
}

/** As Markdown, for docs/models.md. */
export const toReliabilityTable = (bins: readonly ReliabilityBin[]): string =>
  [
    "| forecasts | expected | observed |",
    "| --- | --- | --- |",
    ...bins.map(({ count, expected, observed }) => `| ${count} | ${expected.toFixed(3)} | ${observed.toFixed(3)} |`),
  ].join("\n");

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
const round = (value: number): number => Number(value.toFixed(4));
