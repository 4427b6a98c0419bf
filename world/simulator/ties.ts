import { sportIds } from "../../shared/sports/sport-ids.ts";
import { bySeason, toEventId, toEventKey, type EventKey } from "./event-ids.ts";

/** A tie's two legs have numbers that follow each other, the first an even one. */
const isSecondLeg = (place: number) => place % 2 === 1;
/** Ids of ties are those of games that no competition has. */
const firstTie = 2 ** 12;

/** The same for both legs. */
export function toSeriesKey({ competition, place }: EventKey): EventKey {
  return { competition, place: place - (isSecondLeg(place) ? 1 : 0) + firstTie };
}

/** The first and the second leg of a tie; null for an id that names none. */
export function legsOfTie(seed: string, seriesId: string): readonly [first: EventKey, second: EventKey] | null {
  const key = toEventKey(seed, seriesId);
  if (key === null || bySeason.fromPlace(key.place).number < firstTie) return null;
  const first = { ...key, place: key.place - firstTie };
  return [first, { ...first, place: first.place + 1 }];
}

/** The id of the first leg, for the second one; null for any other game. */
export function firstLegOf(seed: string, eventId: string): string | null {
  const key = toEventKey(seed, eventId);
  if (key === null || !isSecondLeg(key.place)) return null;
  return toEventId(seed, sportIds.soccer, { ...key, place: key.place - 1 });
}
