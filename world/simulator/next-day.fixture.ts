import { fixturesOfSport } from "./world-of-sport.ts";

/** The first day from a day on of which a sport has events: out of its season it has none for months. */
export function nextDayOf(seed: string, sportId: number, day: number): number {
  const days = Array.from({ length: 366 }, (_, index) => day + index);
  const next = days.find((each) => fixturesOfSport(seed, sportId, each).length > 0);
  if (next === undefined) throw new RangeError(`no event of sport ${sportId} in a year`);
  return next;
}
