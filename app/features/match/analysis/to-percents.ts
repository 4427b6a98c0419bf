import type { Chances } from "../../../../shared/wire/sections/read-analysis.ts";
import type { Language } from "../../../../shared/texts/languages.ts";
import { formatPercent } from "../../../../shared/texts/numbers.ts";

/** Whole percents that add up to 100, as a language writes them: home, draw, away. */
export function toPercents(chances: Chances, lang: Language): readonly [string, string, string] {
  const [home, draw, away] = wholePercents(chances);
  return [formatPercent(home, lang), formatPercent(draw, lang), formatPercent(away, lang)];
}

/** Whole percents that add up to 100: home, draw, away. */
export function wholePercents({ home, draw, away }: Chances): readonly [number, number, number] {
  const [ofHome = 0, ofDraw = 0, ofAway = 0] = wholeParts([home, draw, away], 100);
  return [ofHome, ofDraw, ofAway];
}

/**
 * Whole percents of parts, some of which may be negative, with a given sum.
 * @param parts 1 is 100 percent; their sum is less than half a percent per part from `total`
 */
export function wholeParts(parts: readonly number[], total: number): readonly number[] {
  const exact = parts.map((part) => part * 100);
  const whole = exact.map(Math.floor);
  const missing = total - whole.reduce((sum, value) => sum + value, 0);
  // The percents lost by rounding down go to the values that lost most.
  const lossOf = (index: number) => (exact[index] ?? 0) - (whole[index] ?? 0);
  const byLoss = parts.map((_, index) => index).toSorted((a, b) => lossOf(b) - lossOf(a));
  const raised = new Set(byLoss.slice(0, Math.max(0, missing)));
  return whole.map((value, index) => value + (raised.has(index) ? 1 : 0));
}
