import { intlTag } from "../../../shared/texts/intl-tag.ts";
import type { Language } from "../../../shared/texts/languages.ts";

/** How far the leader has come, "12,5 km": only while the race is live, and only for the first (C9.09). */
export function leaderDistance(
  participant: { readonly rank: number | null; readonly distanceKm: number | null },
  isRaceLive: boolean,
  lang: Language,
): string {
  const { rank, distanceKm } = participant;
  if (!isRaceLive || rank !== 1 || distanceKm === null) return "";
  return `${new Intl.NumberFormat(intlTag(lang), { maximumFractionDigits: 3 }).format(distanceKm)} km`;
}
