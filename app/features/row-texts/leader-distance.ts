import type { Language } from "../../../shared/sports/languages.ts";

const decimalMark: Readonly<Record<Language, string>> = { fr: ",", en: "." };

/** How far the leader has come, "12,5 km": only while the race is live, and only for the first (C9.09). */
export function leaderDistance(
  participant: { readonly rank: number | null; readonly distanceKm: number | null },
  isRaceLive: boolean,
  lang: Language,
): string {
  const { rank, distanceKm } = participant;
  if (!isRaceLive || rank !== 1 || distanceKm === null) return "";
  return `${String(distanceKm).replace(".", decimalMark[lang])} km`;
}
