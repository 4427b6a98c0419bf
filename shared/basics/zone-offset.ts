import { daySeconds } from "./day.ts";

/** Hours east of UTC of an IANA zone at an instant; fractions for zones such as Asia/Kolkata. Reads the spans of `tellOffsets`, and asks `Intl` where they end. */
export const zoneOffsetHours = (timeZone: string, atSeconds: number): number =>
  hoursOf(told.get(timeZone) ?? [], atSeconds) ?? readOffsetHours(timeZone, atSeconds);

/** The offset that holds at an instant; null before the first span and after the last. */
function hoursOf(spans: readonly number[], atSeconds: number): number | null {
  // Hours are at odd places.
  const end = spans.findIndex((value, index) => index % 2 === 0 && value > atSeconds);
  return end < 1 ? null : (spans[end - 1] ?? null);
}

/**
 * The offsets of a zone for some 400 days before and after an instant: seconds, hours, seconds, hours, …, seconds; each offset stands
 * between the instants from and until which it holds. A page carries those of its zone, because a browser's first question to `Intl` takes
 * it 20 ms, a phone four times that.
 */
export function offsetSpans(timeZone: string, nowSeconds: number): readonly number[] {
  const today = Math.floor(nowSeconds / daySeconds);
  const kept = keptSpans.get(timeZone);
  if (kept?.today === today) return kept.spans;
  const fromSeconds = (today - spannedDays) * daySeconds;
  const untilSeconds = (today + spannedDays) * daySeconds;
  let hours = readOffsetHours(timeZone, fromSeconds);
  const spans = [fromSeconds, hours];
  for (let atSeconds = fromSeconds; atSeconds < untilSeconds; atSeconds += stepSeconds) {
    const next = readOffsetHours(timeZone, atSeconds + stepSeconds);
    if (next === hours) continue;
    spans.push(findChange(timeZone, atSeconds, atSeconds + stepSeconds), next);
    hours = next;
  }
  spans.push(untilSeconds);
  if (keptSpans.size >= mostZones) keptSpans.clear();
  keptSpans.set(timeZone, { today, spans });
  return spans;
}

/**
 * The rules of a zone's clocks as a text: zones of one text tell the same time throughout the spans of `offsetSpans`. The ends of the spans are
 * left out, because they differ each day.
 */
export function zoneRules(timeZone: string, nowSeconds: number): string {
  const spans = offsetSpans(timeZone, nowSeconds);
  const known = keptRules.get(spans);
  if (known !== undefined) return known;
  const rules = spans.slice(1, -1).join(" ");
  keptRules.set(spans, rules);
  return rules;
}

/** Makes `zoneOffsetHours` read the spans of a zone, which `offsetSpans` computed on the server. */
export function tellOffsets(timeZone: string, spans: readonly number[]): void {
  told.set(timeZone, spans);
}

const told = new Map<string, readonly number[]>();

const spannedDays = 400;
/** Morocco's clocks are changed for a month; no zone's are changed twice within this. */
const stepSeconds = 10 * daySeconds;
const mostZones = 1_000;
const keptSpans = new Map<string, { readonly today: number; readonly spans: readonly number[] }>();
const keptRules = new WeakMap<readonly number[], string>();

/** Clocks are changed at a quarter of an hour. */
const quarterSeconds = 900;

/** The first quarter of an hour that has the later offset. */
function findChange(timeZone: string, beforeSeconds: number, afterSeconds: number): number {
  const before = readOffsetHours(timeZone, beforeSeconds);
  let low = beforeSeconds / quarterSeconds;
  let high = afterSeconds / quarterSeconds;
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (readOffsetHours(timeZone, middle * quarterSeconds) === before) low = middle;
    else high = middle;
  }
  return high * quarterSeconds;
}

function readOffsetHours(timeZone: string, atSeconds: number): number {
  // "8/16/2025, GMT+02:00"; as parts it costs twice as much.
  const match = /GMT(?:([+-])(\d{2}):(\d{2}))?$/.exec(formatterOf(timeZone).format(atSeconds * 1000));
  if (match?.[1] === undefined) return 0;
  const hours = Number(match[2]) + Number(match[3]) / 60;
  return match[1] === "-" ? -hours : hours;
}

/** Made once per zone: making one costs ten times what using it costs, and lists ask for every event. */
const formatters = new Map<string, Intl.DateTimeFormat>();

function formatterOf(timeZone: string): Intl.DateTimeFormat {
  const known = formatters.get(timeZone);
  if (known !== undefined) return known;
  const formatter = new Intl.DateTimeFormat("en-US", { timeZone, timeZoneName: "longOffset" });
  formatters.set(timeZone, formatter);
  return formatter;
}
