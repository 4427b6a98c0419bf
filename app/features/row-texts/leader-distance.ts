import type { Language } from "../../../shared/texts/languages.ts";
import { toLocalFigure } from "../match/statistics/figure.ts";

/** How far the leader has come, "12,5 km": only while the race is live, and only for the first (C9.09). */
export function leaderDistance(
  participant: { readonly rank: number | null; readonly distanceKm: number | null },
  isRaceLive: boolean,
  lang: Language,
): string {
  const { rank, distanceKm } = participant;
  if (!isRaceLive || rank !== 1 || distanceKm === null) return "";
  return `${toLocalFigure(String(Math.round(distanceKm * 1000) / 1000), lang)} km`;
}
