import { isolatedIn } from "../../../../shared/texts/direction.ts";
import { intlTag } from "../../../../shared/texts/intl-tag.ts";
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
  const { decimal, isPercentApart } = marksOf(lang);
  const withMark = decimal === "." ? text : text.replaceAll(/(\d)\.(\d)/g, `$1${decimal}$2`);
  return isolatedIn(isPercentApart ? withMark.replaceAll(/(\d)%/g, "$1\u202f%") : withMark, lang);
}

type Marks = { readonly decimal: string; readonly isPercentApart: boolean };
const marks = new Map<Language, Marks>();

/** How a language writes figures. A page has many of them, and Intl takes its time. */
function marksOf(lang: Language): Marks {
  const known = marks.get(lang);
  if (known !== undefined) return known;
  const parts = new Intl.NumberFormat(intlTag(lang), { style: "percent", minimumFractionDigits: 1 }).formatToParts(0.5);
  const made = {
    decimal: parts.find(({ type }) => type === "decimal")?.value ?? ".",
    isPercentApart: parts.some(({ type }) => type === "literal"),
  };
  marks.set(lang, made);
  return made;
}
