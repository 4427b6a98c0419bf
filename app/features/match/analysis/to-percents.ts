import type { Chances } from "../../../../shared/wire/sections/read-analysis.ts";
import type { Language } from "../../../../shared/texts/languages.ts";
import { formatPercent } from "../../../../shared/texts/numbers.ts";

/** Whole percents that add up to 100, as a language writes them: home, draw, away. */
export function toPercents({ home, draw, away }: Chances, lang: Language): readonly [string, string, string] {
  const exact = [home, draw, away].map((chance) => chance * 100);
  const whole = exact.map(Math.floor);
  const missing = 100 - whole.reduce((sum, value) => sum + value, 0);
  // The percents lost by rounding down go to the values that lost most.
  const byLoss = [0, 1, 2].toSorted((a, b) => lossOf(exact, b) - lossOf(exact, a)).slice(0, missing);
  const text = (index: number) => formatPercent((whole[index] ?? 0) + (byLoss.includes(index) ? 1 : 0), lang);
  return [text(0), text(1), text(2)];
}

const lossOf = (exact: readonly number[], index: number): number => (exact[index] ?? 0) % 1;
