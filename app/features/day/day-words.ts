import type { Messages } from "../../i18n/site-texts.ts";
import { today, type DayChoice } from "../../../shared/addresses/list-query.ts";
import { dayNumber, startDayNumber } from "../../../shared/basics/day.ts";
import { zoneOffsetHours } from "../../../shared/basics/zone-offset.ts";
import type { EventFields } from "../../../shared/wire/event-fields.ts";
import type { DateTexts } from "./date-texts.ts";

const dayMs = 86_400_000;
const dateOf = (epochDay: number) => new Date(epochDay * dayMs);
export const yearOf = (epochDay: number) => dateOf(epochDay).getUTCFullYear();

/** The calendar day of an instant in a zone. */
export const localDay = (atSeconds: number, timeZone: string): number =>
  dayNumber(atSeconds, zoneOffsetHours(timeZone, atSeconds));

/** The calendar day on which an event starts: in a zone, or the same everywhere if the hour is not known. */
export const startDayOf = ({ startSeconds, timeKnown }: Start, timeZone: string): number =>
  startDayNumber(startSeconds ?? 0, timeKnown !== 0, zoneOffsetHours(timeZone, startSeconds ?? 0));

type Start = Pick<EventFields, "startSeconds" | "timeKnown">;

/** "16.08.", the same in every language, or "Aug 16" where months come first (C9.06). */
export const shortDate = (epochDay: number, t: DateTexts): string => t.figures({ text: dayAndMonth(epochDay, t) });

function dayAndMonth(epochDay: number, t: DateTexts): string {
  const [, month = "", day = ""] = dateOf(epochDay).toISOString().slice(0, 10).split("-");
  return t.dateOrder === "month-first" ? `${t.shortMonths[+month - 1] ?? ""} ${day}` : `${day}.${month}.`;
}

/** "16.08.2025" or "Aug 16, 2025". */
export const dateWithYear = (epochDay: number, t: DateTexts): string =>
  t.figures({
    text: `${dayAndMonth(epochDay, t)}${t.dateOrder === "month-first" ? ", " : ""}${yearOf(epochDay)}`,
  });

/** The short date of this year, and that of another with the year. */
export const dateNear = (epochDay: number, todayEpochDay: number, t: DateTexts): string =>
  yearOf(epochDay) === yearOf(todayEpochDay) ? shortDate(epochDay, t) : dateWithYear(epochDay, t);

/** "Aujourd’hui" and its neighbours by name, any other by its weekday. */
export function dayLabel(epochDay: number, todayEpochDay: number, t: Messages): string {
  const around: Readonly<Record<number, string>> = { [-1]: t.yesterday, 0: t.today, 1: t.tomorrow };
  return around[epochDay - todayEpochDay] ?? t.weekdays[dateOf(epochDay).getUTCDay()] ?? "";
}

/** The same with the date behind all but the neighbours of today: "Hier", "Sam. 22.11.". */
export function dayName(epochDay: number, todayEpochDay: number, t: DateTexts & Messages): string {
  const name = dayLabel(epochDay, todayEpochDay, t);
  return Math.abs(epochDay - todayEpochDay) <= 1 ? name : `${name} ${shortDate(epochDay, t)}`;
}

/** "samedi 16 août 2025", "Saturday, August 16, 2025", "sábado, 16 de agosto de 2025"; without the year, where that is today's. */
export function longDate(epochDay: number, t: DateTexts, todayEpochDay?: number): string {
  const date = dateOf(epochDay);
  const weekday = t.longWeekdays[date.getUTCDay()] ?? "";
  const month = t.months[date.getUTCMonth()] ?? "";
  const day = t.longDate({ weekday, day: date.getUTCDate(), month, isMonthFirst: t.dateOrder === "month-first" });
  if (todayEpochDay !== undefined && yearOf(todayEpochDay) === yearOf(epochDay)) return day;
  // "16 de agosto" goes on as it began, and two numbers are kept apart.
  const joint = day.includes(" de ") ? " de" : /\d$/.test(day) ? "," : "";
  return `${day}${joint} ${yearOf(epochDay)}`;
}

/** Today has the plain address, any other day its date: such a link means the same tomorrow. */
export const toDayChoice = (epochDay: number, todayEpochDay: number): DayChoice =>
  epochDay === todayEpochDay ? today : { kind: "date", epochDay };
