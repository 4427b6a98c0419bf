import { isolatedIn } from "./direction.ts";
import type { Language } from "./languages.ts";

/**
 * A number as a language writes it: "1 584", "12,50"; anything but a finite number is "" (C5.10).
 * @param decimals how many decimals are written; without it up to three, as many as the number has
 */
export const formatNumber = (value: unknown, lang: Language, decimals?: number): string =>
  toLocalFigure(print(value, decimals), lang);

/** Per cent as a language writes them: "54 %", "54,5 %" of 54.5 with a decimal. */
export const formatPercent = (value: number, lang: Language, decimals = 0): string =>
  toLocalFigure(`${print(value, decimals)}%`, lang);

/** As feeds print a number: "1 584.5". */
function print(value: unknown, decimals: number | undefined): string {
  if (typeof value !== "number" || !Number.isFinite(value)) return "";
  // The sum has no minus zero, and thousandths have no tail of binary digits.
  const text = decimals === undefined ? String(Math.round(value * 1000) / 1000 + 0) : (value + 0).toFixed(decimals);
  const [whole = "", tail] = text.split(".");
  const grouped = whole.replaceAll(/(?<=\d)(?=(?:\d{3})+$)/g, " ");
  return tail === undefined ? grouped : `${grouped}.${tail}`;
}

/** Reads the number in a value; 0 if it holds no number (C5.10). Spaces may group thousands, a comma may mark decimals. */
export function parseNumber(value: unknown): number {
  if (typeof value === "number") return Number.isFinite(value) ? value : 0;
  if (typeof value !== "string") return 0;
  const plain = value.trim().replaceAll(betweenThousands, "").replace(",", ".");
  return /^[+-]?(\d+(\.\d*)?|\.\d+)$/.test(plain) ? Number(plain) : 0;
}

/** A printed figure as a language writes it: "1,84", ",500", "54 %", "1 584"; feeds and sources print "1.84", ".500", "54%", "1 584". */
export const toLocalFigure = (text: string, lang: Language): string => isolatedIn(withLocalMarks(text, lang), lang);

/** The same within a sentence or a picture, which see to the direction of their parts themselves. */
export function withLocalMarks(text: string, lang: Language): string {
  const { thousands, decimals, percent } = { ...usual, ...marks[lang] };
  return text
    .replaceAll(/(?<=\d|^)\.(?=\d)/g, decimals)
    .replaceAll(betweenThousands, thousands)
    .replaceAll(/(?<=\d)%/g, percent);
}

/** The space between two groups of a number, "1 584": three digits follow, and no fourth one. */
export const betweenThousands = /(?<=\d)[ \u00a0\u202f](?=\d{3}(?!\d))/g;

type Marks = { readonly thousands: string; readonly decimals: string; readonly percent: string };

/** A space between thousands (C9.06), a narrow one that keeps a number on its line, and a comma before decimals. */
const usual: Marks = { thousands: "\u202f", decimals: ",", percent: "%" };

/** Where a language writes otherwise. `Intl` knows it too, and takes 20 ms for the first number of a page. */
const marks: Readonly<Partial<Record<Language, Partial<Marks>>>> = {
  fr: { percent: "\u202f%" },
  cs: { percent: "\u202f%" },
  de: { thousands: ".", percent: "\u202f%" },
  es: { thousands: ".", percent: "\u202f%" },
  it: { thousands: "." },
  nl: { thousands: "." },
  pt: { thousands: "." },
  en: { thousands: ",", decimals: "." },
  ar: { thousands: ",", decimals: "." },
};
