export const daySeconds = 86_400;
export const hourSeconds = 3_600;
/** In every zone a day begins on one. */
export const quarterSeconds = 900;

/** The calendar day (days since 1970-01-01) of an instant, at a fixed offset from UTC. */
export function dayNumber(atSeconds: number, offsetHours: number): number {
  return Math.floor((atSeconds + offsetHours * 3600) / daySeconds);
}

/**
 * The calendar day of a start. A day alone is no instant: it is the day that its seconds have in UTC, and is the same in
 * every zone.
 */
export const startDayNumber = (startSeconds: number, isTimeKnown: boolean, offsetHours: number): number =>
  dayNumber(startSeconds, isTimeKnown ? offsetHours : 0);

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
