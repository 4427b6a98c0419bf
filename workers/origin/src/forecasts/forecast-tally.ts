import {
  brierOf,
  outcomes,
  rankedProbabilityOf,
  type Outcome,
} from "../../../../shared/sports/football/forecast-scores.ts";
import type {
  ForecastBin,
  ForecastScore,
  RivalScore,
  SeasonForecasts,
} from "../../../../shared/wire/sections/read-forecasts.ts";
import type { WinProbability } from "../../../../shared/sports/football/win-probability.ts";
import type { JudgedMatch } from "./judged-match.ts";

export type ForecastMatch = JudgedMatch & { readonly chances: WinProbability };

export const hasForecast = (match: JudgedMatch): match is ForecastMatch => match.chances !== null;

const bins = 10;
/** Standard errors of a 95 % interval. */
const wide = 1.96;

/** Ten bins, from "0 to 10 %" on; each match is three forecasts, one of each outcome. */
export function toForecastBins(matches: readonly ForecastMatch[]): readonly ForecastBin[] {
  const sums = Array.from({ length: bins }, () => ({ count: 0, chance: 0, happened: 0 }));
  for (const { chances, outcome } of matches)
    for (const each of outcomes) {
      const chance = chances[each];
      const sum = sums[Math.min(bins - 1, Math.floor(chance * bins))];
      if (sum === undefined) throw new RangeError(`a chance of ${chance}`);
      sum.count += 1;
      sum.chance += chance;
      sum.happened += each === outcome ? 1 : 0;
    }
  return sums.map(({ count, chance, happened }) => ({ count, expected: count === 0 ? 0 : chance / count, happened }));
}

/** @param matches at least one; `season` names them */
export function toSeasonScores(season: string, matches: readonly ForecastMatch[]): SeasonForecasts {
  const results = matches.map(({ outcome }) => outcome);
  const ours = matches.map(({ chances }) => chances);
  const orders = matches.flatMap(({ order }) => order ?? []);
  const rivalOf = (forecasts: readonly WinProbability[]): RivalScore => {
    const [own, others] = [briersOf(ours, results), briersOf(forecasts, results)];
    return { ...scoreOf(forecasts, results), margin: marginOf(others.map((each, at) => each - (own[at] ?? 0))) };
  };
  return {
    season,
    matches: matches.length,
    ours: scoreOf(ours, results),
    base: rivalOf(matches.map(({ base }) => base)),
    order: orders.length < matches.length ? null : rivalOf(orders),
  };
}

const briersOf = (forecasts: readonly WinProbability[], results: readonly Outcome[]): readonly number[] =>
  results.map((outcome, at) => brierOf(forecastAt(forecasts, at), outcome));

const scoreOf = (forecasts: readonly WinProbability[], results: readonly Outcome[]): ForecastScore => ({
  brier: mean(briersOf(forecasts, results)),
  ranked: mean(results.map((outcome, at) => rankedProbabilityOf(forecastAt(forecasts, at), outcome))),
});

function forecastAt(forecasts: readonly WinProbability[], at: number): WinProbability {
  const forecast = forecasts[at];
  if (forecast === undefined) throw new RangeError(`there is no forecast of the match ${at}`);
  return forecast;
}

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

function marginOf(differences: readonly number[]): number {
  const middle = mean(differences);
  const spread =
    differences.reduce((sum, value) => sum + (value - middle) ** 2, 0) / Math.max(1, differences.length - 1);
  return wide * Math.sqrt(spread / differences.length);
}
