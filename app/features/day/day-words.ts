import type { Messages } from "../../i18n/site/fr.ts";
import { today, type DayChoice } from "../../../shared/addresses/list-query.ts";

const dayMs = 86_400_000;
const dateOf = (epochDay: number) => new Date(epochDay * dayMs);

/** Two digits each: "16" and "08". */
export function dateParts(epochDay: number): { readonly dayOfMonth: string; readonly month: string } {
  const iso = dateOf(epochDay).toISOString();
  return { dayOfMonth: iso.slice(8, 10), month: iso.slice(5, 7) };
}

/** "Aujourd’hui" and its neighbours by name, any other by its weekday. */
export function dayLabel(epochDay: number, todayEpochDay: number, t: Messages): string {
  const around: Readonly<Record<number, string>> = { [-1]: t.yesterday, 0: t.today, 1: t.tomorrow };
  return around[epochDay - todayEpochDay] ?? t.weekdays[dateOf(epochDay).getUTCDay()] ?? "";
}

/** "samedi 16 août 2025"; without the year, where that is today's. */
export function longDate(epochDay: number, t: Messages, todayEpochDay?: number): string {
  const date = dateOf(epochDay);
  const year = date.getUTCFullYear();
  const isThisYear = todayEpochDay !== undefined && dateOf(todayEpochDay).getUTCFullYear() === year;
  const weekday = t.longWeekdays[date.getUTCDay()] ?? "";
  const month = t.months[date.getUTCMonth()] ?? "";
  return t.longDate(weekday, date.getUTCDate(), month) + (isThisYear ? "" : ` ${year}`);
}

/** Today has the plain address, any other day its date: such a link means the same tomorrow. */
export const toDayChoice = (epochDay: number, todayEpochDay: number): DayChoice =>
  epochDay === todayEpochDay ? today : { kind: "date", epochDay };
