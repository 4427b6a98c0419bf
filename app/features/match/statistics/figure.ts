import { decimalsIn } from "../../../../shared/texts/decimals.ts";
import { isolatedIn } from "../../../../shared/texts/direction.ts";
import type { Language } from "../../../../shared/texts/languages.ts";

/** What a printed figure counts for beside the other side's: the first number in it, as "81%" of "81% (328/405)". */
function toNumber(text: string): number | null {
  const found = /^[-+]?\d+(?:[.,]\d+)?/.exec(text.replaceAll(/(?<=\d)[ \u00a0\u202f](?=\d{3})/g, ""));
  return found === null ? null : Number(found[0].replace(",", "."));
}

/** The home side's share of both, from 0 to 100; null where there is nothing to compare. */
export function shareOfHome(home: string, away: string): number | null {
  const [a, b] = [toNumber(home), toNumber(away)];
  if (a === null || b === null || a < 0 || b < 0 || a + b === 0) return null;
  return Math.round((a / (a + b)) * 1000) / 10;
}

/** "1,84" and "54 %" where a language writes them so: feeds print them the English way. */
export function toLocalFigure(text: string, lang: Language): string {
  const withMark = decimalsIn(text, lang);
  return isolatedIn(spaced.includes(lang) ? withMark.replaceAll(/(\d)%/g, "$1\u202f%") : withMark, lang);
}

/** Which have a space before the sign of per cent. */
const spaced: readonly Language[] = ["fr", "de", "cs", "es"];

/** "1 584" of a feed with what parts thousands in a language. */
export const toLocalCount = (count: string, lang: Language): string =>
  count.replaceAll(" ", lang === "en" || lang === "ar" ? "," : withPoints.includes(lang) ? "." : "\u202f");

const withPoints: readonly Language[] = ["de", "it", "nl", "pt"];
