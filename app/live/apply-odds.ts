import type { OddsRow } from "../../shared/wire/odds-feed.ts";
import { isOddsSubject, type LiveData } from "./live-data.ts";
import { isNumbered, oddsOf } from "./live-subjects.ts";
import { isOutdated } from "./price-age.ts";

const noPrices: readonly OddsRow[] = [];

/** Every bookmaker's prices of an event; none while its result is hidden, or while they are too old to be shown (C9.02). */
export const pricesOf = (data: LiveData, id: string): readonly OddsRow[] =>
  data.veil?.covers(id) || isOutdated(data, id) ? noPrices : data.prices.get(id);

/**
 * Takes a body of a list's odds feed that is not older; events that the body does not name have no odds now. The number of a list whose
 * changes have none says nothing of its age.
 */
export function applyOdds({ lists, have, prices, oddsTopics }: LiveData, key: string, body: string, seq: number): void {
  const list = lists.get(key);
  const subject = list === null ? null : oddsOf(list);
  if (list === null || subject === null || (isNumbered(list) && seq < (have.get(subject) ?? Infinity))) return;
  const before = lists.idsOf(key).filter((id) => prices.drop(id));
  for (const id of new Set([...before, ...prices.read(body, seq, lists.holds)])) oddsTopics.notify(id);
}

/** Drops every odds figure, and the positions in their subjects. */
export function dropOdds({ have, events, prices, pricedSeconds, outdatedOdds, oddsTopics }: LiveData): void {
  pricedSeconds.clear();
  outdatedOdds.clear();
  for (const subject of have.keys()) if (isOddsSubject(subject)) have.delete(subject);
  for (const id of events.keys()) if (prices.drop(id)) oddsTopics.notify(id);
}
