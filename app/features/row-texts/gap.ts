import type { Language } from "../../../shared/sports/languages.ts";

/**
 * A gap as the list shows it (C9.09): a plus before positive values. `gap` is a number of seconds or points, or the text
 * of a source ("12.345", "+1:02.3").
 */
export function formatGap(gap: number | string): string {
  const text = String(gap).trim();
  return /^(?![0.:]*$)\d/.test(text) ? `+${text}` : text;
}

const lapWords: Readonly<Record<Language, readonly [one: string, many: string]>> = {
  fr: ["tour", "tours"],
  en: ["lap", "laps"],
};

/** How many laps a participant is behind: "+1 tour", "+3 laps"; empty when not a whole lap. */
export function formatLapsBehind(laps: number, lang: Language): string {
  if (laps < 1) return "";
  const [one, many] = lapWords[lang];
  return `+${laps} ${laps === 1 ? one : many}`;
}
