import { betweenThousands, parseNumber } from "../../../../shared/texts/numbers.ts";

/** The number in a printed figure, for comparison with the other side's: the first one, such as 81 in "81% (328/405)". */
function toNumber(text: string): number | null {
  const found = /^[-+]?\d+(?:[.,]\d+)?/.exec(text.replaceAll(betweenThousands, ""));
  return found === null ? null : parseNumber(found[0]);
}

/** The home side's share of the sum, from 0 to 100; null if the figures cannot be compared. */
export function shareOfHome(home: string, away: string): number | null {
  const [a, b] = [toNumber(home), toNumber(away)];
  if (a === null || b === null || a < 0 || b < 0 || a + b === 0) return null;
  return Math.round((a / (a + b)) * 1000) / 10;
}
