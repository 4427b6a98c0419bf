import type { EventFields } from "../../shared/wire/event-fields.ts";
import { readDay } from "../feeds/decoded-feeds.ts";
import { unshownOfEvents } from "../feeds/unshown-cells.ts";
import { sameFields } from "./identity.ts";
import type { ListFeed } from "./list-feed.ts";
import type { ListLeague } from "./lists.ts";
import { forgetEvents, listsOn, type LiveData } from "./live-data.ts";
import { oddsOf, updatesOf } from "./live-subjects.ts";

/** What a body of a list has changed. */
type ReadList = {
  /** The events whose values it changed, and those that have gone. */
  readonly changed: readonly string[];
  /** Whether it brought events that were not known. */
  readonly isNew: boolean;
};

/** Takes a list's body: structure, events that came and went, changed rows. */
function readList(data: LiveData, key: string, body: string, seq: number): ReadList {
  const { events, lists, getEvent } = data;
  const changed: string[] = [];
  const seen = new Set<string>();
  let isNew = false;
  const read = readDay(body).leagues.map(({ league, events: rows }): ListLeague => {
    const eventIds: string[] = [];
    for (const row of rows) {
      const id = row.id ?? "";
      if (id === "" || seen.has(id)) continue;
      seen.add(id);
      eventIds.push(id);
      const before = events.get(id);
      isNew ||= before === undefined;
      const after = mergeRow(data, id, row, seq);
      if (before !== undefined && sameFields(before, after)) continue;
      events.set(id, after);
      if (before !== undefined) lists.move(id, before, getEvent);
      changed.push(id);
    }
    return { league, eventIds };
  });
  const gone = lists.put(key, read, getEvent);
  forgetEvents(data, gone);
  return { changed: [...changed, ...gone], isNew };
}

/** The event after a row that is true at `seq`: the newer of the row and what is known. */
function mergeRow({ events, seqById }: LiveData, id: string, row: EventFields, seq: number): EventFields {
  const before = events.get(id);
  const isOlder = before !== undefined && (seqById.get(id) ?? 0) > seq;
  if (!isOlder) seqById.set(id, seq);
  if (before === undefined) return row;
  return isOlder ? withUnlisted(before, row) : withUnlisted(row, before);
}

/** Documents leave out cells that their page does not show; these do not change, so any body that has them is right. */
function withUnlisted(event: EventFields, other: EventFields): EventFields {
  const missing = unshownOfEvents.filter((name) => event[name] === undefined && other[name] !== undefined);
  if (missing.length === 0) return event;
  return { ...event, ...Object.fromEntries(missing.map((name) => [name, other[name]])) };
}

/** A body that is older than the position takes it back: changes that its new events missed have to come again. */
function position({ have }: LiveData, subject: string, seq: number, isNew: boolean): void {
  const known = have.get(subject);
  if (known === undefined || (isNew && seq < known)) have.set(subject, seq);
}

/** Opens a list, or takes a later load of it. Returns the function that notifies the listeners. */
export function openList(data: LiveData, list: ListFeed): () => void {
  const { lists, prices } = data;
  const known = lists.get(list.key);
  const bringsPrices = list.market !== null && (list.market !== known?.market || list.odds !== known.odds);
  if (known !== null && known.seq >= list.seq && known.feed === list.feed && !bringsPrices) return () => {};
  lists.add(list);
  const { changed, isNew } = readList(data, list.key, list.feed, list.seq);
  position(data, updatesOf(list), list.seq, isNew);
  const odds = oddsOf(list);
  const priced = prices.read(odds === null ? "" : (list.odds ?? ""), list.oddsSeq ?? 0, lists.holds);
  if (odds !== null) {
    position(data, odds, list.oddsSeq ?? 0, isNew);
    data.pricedSeconds.set(list.key, list.nowSeconds);
  }
  return () => {
    for (const id of changed) data.eventTopics.notify(id);
    for (const id of priced) data.oddsTopics.notify(id);
    data.listTopics.notify(`leagues ${list.key}`);
    data.listTopics.notify(`counts ${list.key}`);
  };
}

/** Forgets a list, the events that no other list holds, and the subjects that no other list belongs to. */
export function closeList(data: LiveData, key: string): void {
  const { lists, have, pricedSeconds, outdatedOdds } = data;
  forgetEvents(data, lists.remove(key));
  pricedSeconds.delete(key);
  outdatedOdds.delete(key);
  for (const subject of have.keys()) if (listsOn(data, subject).length === 0) have.delete(subject);
}

/** Takes another body of an open list. Returns the position of its subject now. */
export function applyList(data: LiveData, key: string, body: string, seq: number): number {
  const { lists, have, eventTopics, listTopics } = data;
  const list = lists.get(key);
  if (list === null) return seq;
  const leaguesBefore = lists.getLeagues(key);
  const countsBefore = lists.getCounts(key);
  const { changed, isNew } = readList(data, key, body, seq);
  position(data, updatesOf(list), seq, isNew);
  for (const id of changed) eventTopics.notify(id);
  if (lists.getLeagues(key) !== leaguesBefore) listTopics.notify(`leagues ${key}`);
  if (lists.getCounts(key) !== countsBefore) listTopics.notify(`counts ${key}`);
  return have.get(updatesOf(list)) ?? seq;
}
