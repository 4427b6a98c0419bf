import { isInstant } from "../time/instant.ts";

/**
 * How instants are written. The letters are those of PHP's `date`, in which the rules state them (C9.06): H and h hours
 * of 24 and 12, i minutes, A AM or PM, d and m two-digit day and month, M the short name of the month, Y the year.
 */
export type DateTimePattern = "H:i" | "h:i A" | "d.m." | "d.m.Y" | "d.m. H:i" | "M d" | "M d, Y" | "M d h:i A";

/**
 * An instant in a zone. Empty for a value that is not an instant. `timeZone` is an IANA name; an unknown one throws.
 */
export function formatDateTime(pattern: DateTimePattern, atSeconds: number, timeZone: string): string {
  if (!isInstant(atSeconds)) return "";
  const parts = toParts(atSeconds, timeZone);
  const hour = Number(parts.hour);
  const letters: Readonly<Record<string, string>> = {
    H: parts.hour,
    h: String(hour % 12 === 0 ? 12 : hour % 12).padStart(2, "0"),
    i: parts.minute,
    A: hour < 12 ? "AM" : "PM",
    d: parts.day,
    m: parts.month,
    M: shortMonths[Number(parts.month) - 1] ?? "",
    Y: parts.year,
  };
  return pattern.replaceAll(/[a-z]/gi, (letter) => letters[letter] ?? letter);
}

/** The American setting writes month before day and a 12-hour clock; every other variant does not. */
export type DateStyle = "us" | "default";

const patterns = {
  default: { time: "H:i", day: "d.m.", date: "d.m.Y", dayAndTime: "d.m. H:i" },
  us: { time: "h:i A", day: "M d", date: "M d, Y", dayAndTime: "M d h:i A" },
} as const satisfies Record<DateStyle, Record<string, DateTimePattern>>;

export type DateTimeField = keyof (typeof patterns)["default"];

export const formatField = (field: DateTimeField, style: DateStyle, atSeconds: number, timeZone: string): string =>
  formatDateTime(patterns[style][field], atSeconds, timeZone);

/** The start of an event in short form: the time if it is today, the day otherwise (A9.03). */
export function formatStart(
  startSeconds: number,
  { nowSeconds, timeZone, style }: { nowSeconds: number; timeZone: string; style: DateStyle },
): string {
  const isToday = formatDateTime("d.m.Y", startSeconds, timeZone) === formatDateTime("d.m.Y", nowSeconds, timeZone);
  return formatField(isToday ? "time" : "day", style, startSeconds, timeZone);
}

/** English, as the American pattern that uses them is. */
const shortMonths = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];

type Parts = { readonly [part in "year" | "month" | "day" | "hour" | "minute"]: string };

function toParts(atSeconds: number, timeZone: string): Parts {
  const parts = { year: "", month: "", day: "", hour: "", minute: "" };
  for (const { type, value } of formatterOf(timeZone).formatToParts(atSeconds * 1000)) {
    if (type in parts) parts[type as keyof Parts] = value; // `in` has just said so
  }
  return parts;
}

/** A formatter takes some 30 µs to make and a list writes a thousand times, so each zone's is made once. */
const formatters = new Map<string, Intl.DateTimeFormat>();

function formatterOf(timeZone: string): Intl.DateTimeFormat {
  const known = formatters.get(timeZone);
  if (known !== undefined) return known;
  const formatter = new Intl.DateTimeFormat("en-GB", {
    timeZone,
    hourCycle: "h23",
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    hour: "2-digit",
    minute: "2-digit",
  });
  formatters.set(timeZone, formatter);
  return formatter;
}
