export const daySeconds = 86_400;

/** Hours east of UTC of an IANA zone at an instant; fractions for zones such as Asia/Kolkata. */
export function zoneOffsetHours(timeZone: string, atSeconds: number): number {
  // Clocks are changed at a quarter of an hour, and the games of a league begin at the same few times.
  const quarter = Math.floor(atSeconds / 900);
  const key = `${timeZone} ${quarter}`;
  const known = offsets.get(key);
  if (known !== undefined) return known;
  if (offsets.size >= mostOffsets) offsets.clear();
  const hours = readOffsetHours(timeZone, quarter * 900);
  offsets.set(key, hours);
  return hours;
}

const offsets = new Map<string, number>();
const mostOffsets = 20_000;

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

/** The calendar day (days since 1970-01-01) of an instant, at a fixed offset from UTC. */
export function dayNumber(atSeconds: number, offsetHours: number): number {
  return Math.floor((atSeconds + offsetHours * 3600) / daySeconds);
}

/** First second of a feed's day: `offset` days from the server's today, at the feed's hour offset. */
export function dayStartSeconds(offset: number, offsetHours: number, nowSeconds: number): number {
  return (dayNumber(nowSeconds, offsetHours) + offset) * daySeconds - offsetHours * 3600;
}

/** "2025-08-16" → days since 1970-01-01; null for anything that is not a date. */
export function parseIsoDay(text: string): number | null {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return null;
  const ms = Date.parse(`${text}T00:00:00Z`);
  return Number.isNaN(ms) || !new Date(ms).toISOString().startsWith(text) ? null : ms / 1000 / daySeconds;
}

export const toIsoDay = (day: number): string => new Date(day * daySeconds * 1000).toISOString().slice(0, 10);
