import type { OddsRow } from "../../shared/wire/odds-feed.ts";
import { isOddsSubject, type LiveData } from "./live-data.ts";
import { oddsOf } from "./live-subjects.ts";

const noPrices: readonly OddsRow[] = [];

/** Every bookmaker's prices of an event; none while its result is hidden. */
export const pricesOf = ({ prices, veil }: LiveData, id: string): readonly OddsRow[] =>
  veil?.covers(id) ? noPrices : prices.get(id);

/** Takes a body of a list's odds feed that is not older; events that the body does not name have no odds now. */
export function applyOdds({ lists, have, prices, oddsTopics }: LiveData, key: string, body: string, seq: number): void {
  const list = lists.get(key);
  const subject = list === null ? null : oddsOf(list);
  if (subject === null || seq < (have.get(subject) ?? Infinity)) return;
  const before = lists.idsOf(key).filter((id) => prices.drop(id));
  for (const id of new Set([...before, ...prices.read(body, seq, lists.holds)])) oddsTopics.notify(id);
}

/** Drops every odds figure, and the positions in their subjects. */
export function dropOdds({ have, events, prices, oddsTopics }: LiveData): void {
  for (const subject of have.keys()) if (isOddsSubject(subject)) have.delete(subject);
  for (const id of events.keys()) if (prices.drop(id)) oddsTopics.notify(id);
}
