import { dayNumber, toIsoDay } from "../../../../shared/time/day.ts";

/** "2026-27" for a season that begins in August, "2026" for a calendar year. */
export function seasonAt(seasonStartMonth: 1 | 8, atSeconds: number): string {
  const [yearText, monthText] = toIsoDay(dayNumber(atSeconds, 0)).split("-");
  const year = Number(yearText);
  if (seasonStartMonth === 1) return String(year);
  const first = Number(monthText) >= seasonStartMonth ? year : year - 1;
  return `${first}-${String((first + 1) % 100).padStart(2, "0")}`;
}
