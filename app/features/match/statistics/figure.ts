import { decimalsIn } from "../../../../shared/texts/decimals.ts";
import { isolatedIn } from "../../../../shared/texts/direction.ts";
import type { Language } from "../../../../shared/texts/languages.ts";

/** The number in a printed figure, for comparison with the other side's: the first one, such as 81 in "81% (328/405)". */
function toNumber(text: string): number | null {
  const found = /^[-+]?\d+(?:[.,]\d+)?/.exec(text.replaceAll(/(?<=\d)[ \u00a0\u202f](?=\d{3})/g, ""));
  return found === null ? null : Number(found[0].replace(",", "."));
}

/** The home side's share of the sum, from 0 to 100; null if the figures cannot be compared. */
export function shareOfHome(home: string, away: string): number | null {
  const [a, b] = [toNumber(home), toNumber(away)];
  if (a === null || b === null || a < 0 || b < 0 || a + b === 0) return null;
  return Math.round((a / (a + b)) * 1000) / 10;
}

/** A figure in a language's notation, such as "1,84" and "54 %"; feeds print figures in the English one. */
export function toLocalFigure(text: string, lang: Language): string {
  const withMark = decimalsIn(text, lang);
  return isolatedIn(spaced.includes(lang) ? withMark.replaceAll(/(\d)%/g, "$1\u202f%") : withMark, lang);
}

/** Languages with a space before the per cent sign. */
const spaced: readonly Language[] = ["fr", "de", "cs", "es"];

/** A feed's "1 584" with the thousands separator of a language. */
export const toLocalCount = (count: string, lang: Language): string =>
  count.replaceAll(" ", lang === "en" || lang === "ar" ? "," : withPoints.includes(lang) ? "." : "\u202f");

const withPoints: readonly Language[] = ["de", "it", "nl", "pt"];
