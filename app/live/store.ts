import type { EventFields } from "../../shared/wire/event-fields.ts";
import type { OddsRow } from "../../shared/wire/odds-feed.ts";
import { applyList, closeList, openList } from "./apply-list.ts";
import { applyRepair, applyRows, restartSubject, type Applied } from "./apply-rows.ts";
import type { Counts } from "./counts.ts";
import type { Highlight } from "./highlight.ts";
import type { ListFeed } from "./list-feed.ts";
import type { ListLeague } from "./lists.ts";
import { createLiveData, isOddsSubject, listsOn, mark, markPeriods, type LiveData } from "./live-data.ts";
import { agePrices, confirmPrices, isOutdated } from "./price-age.ts";
import type { Veil } from "./veil.ts";
import { isNumbered, oddsOf } from "./live-subjects.ts";

const noPrices: readonly OddsRow[] = [];

/** Every bookmaker's prices of an event; none while its result is hidden, or while they are too old to be shown (C9.02). */
const pricesOf = (data: LiveData, id: string): readonly OddsRow[] =>
  data.veil?.covers(id) || isOutdated(data, id) ? noPrices : data.prices.get(id);

/**
 * Takes a body of a list's odds feed that is not older; events that the body does not name have no odds now. The number of a list whose
 * changes have none says nothing of its age.
 */
function applyOdds({ lists, have, prices, oddsTopics }: LiveData, key: string, body: string, seq: number): void {
  const list = lists.get(key);
  const subject = list === null ? null : oddsOf(list);
  if (list === null || subject === null) return;
  if (isNumbered(list) && seq < (have.get(subject) ?? Infinity)) return;
  const before = lists.idsOf(key).filter((id) => prices.drop(id));
  for (const id of new Set([...before, ...prices.read(body, seq, lists.holds)])) oddsTopics.notify(id);
}

/** Drops every odds figure, and the positions in their subjects. */
function dropOdds({ have, events, prices, pricedSeconds, outdatedOdds, oddsTopics }: LiveData): void {
  pricedSeconds.clear();
  outdatedOdds.clear();
  for (const subject of have.keys()) if (isOddsSubject(subject)) have.delete(subject);
  for (const id of events.keys()) if (prices.drop(id)) oddsTopics.notify(id);
}

type Subscribe = (key: string, listener: () => void) => () => void;

/**
 * Every event that a page shows or has just shown, kept current by numbered rows. Lists share the events, so each event
 * knows the number at which it is true: a row that is not newer changes nothing, whatever its source, and a subject's
 * position can go back for the sake of one list without harm to the others.
 *
 * Each event, each list's structure and each list's counts have listeners of their own, and values keep their identity
 * until they change, so a change costs its own row, whatever the length of the lists.
 */
export type LiveStore = {
  /** The open lists: those that a page shows, and a few that one has just shown. */
  readonly getAllLists: () => readonly ListFeed[];
  readonly getLeagues: (key: string) => readonly ListLeague[];
  readonly getCounts: (key: string) => Counts;
  /** The event as the visitor may see it; null when no open list has it. */
  readonly getEvent: (id: string) => EventFields | null;
  /** One bookmaker's prices, the first bookmaker's when none is named. */
  readonly getOdds: (id: string, bookmakerId?: number) => OddsRow | null;
  /** Every bookmaker's prices. */
  readonly getAllOdds: (id: string) => readonly OddsRow[];
  readonly getHighlight: (id: string) => Highlight | null;
  /** The last number that the store holds of a subject, null for a subject that no open list belongs to. */
  readonly getHave: (subject: string) => number | null;
  /** The open lists that a subject's rows may change. */
  readonly listsOn: (subject: string) => readonly ListFeed[];

  readonly subscribeEvent: Subscribe;
  readonly subscribeOdds: Subscribe;
  readonly subscribeLeagues: Subscribe;
  readonly subscribeCounts: Subscribe;
  /** Notifies of a whole row of an event that no list has: their feeds may contain it by now. */
  readonly onNewEvents: (listener: () => void) => () => void;

  /**
   * Opens a list, or takes a later load of an open list, or the prices that it came without. Returns the function that
   * notifies the listeners: call it when nothing is being rendered.
   */
  readonly open: (list: ListFeed) => () => void;
  /** Forgets a list, the events that no other list holds, and the subjects that no other list belongs to. */
  readonly close: (key: string) => void;
  /**
   * Applies changes `n`, `n + 1` … of a subject (P3, P4).
   *
   * @param isFresh false for rows that are replayed after a long absence: they change the values and highlight nothing
   */
  readonly applyRows: (subject: string, n: number, encoded: string, isFresh?: boolean) => Applied;
  /** Forgets the position in a subject whose epoch is new: the next change counts as newer. */
  readonly restart: (subject: string) => void;
  /** Moves the position of a subject forward to `seq`: all that the store holds of it is true there (P5). */
  readonly reach: (subject: string, seq: number) => void;
  /** Merges a repair feed: known events take its cells, the position becomes `seq` (P5). Ignores an older feed. */
  readonly applyRepair: (subject: string, body: string, seq: number) => void;
  /**
   * Takes another body of a list's feed: structure, events that came and went, changed rows. Returns the position of
   * its subject now: an older body (from a cache) moves the position back, for the events that it brought.
   */
  readonly applyList: (key: string, body: string, seq: number) => number;
  /** Takes a body of a list's odds feed that is not older; events that the body does not name have no odds now. */
  readonly applyOdds: (key: string, body: string, seq: number) => void;
  /** Drops every odds figure: the visitor's place does not allow them (any more). */
  readonly dropOdds: () => void;
  /** Notes that all prices of a list were right at a time: they are hidden a while after it (C9.02). */
  readonly confirmPrices: (key: string, atSeconds: number) => void;
  /** The last such time; null for a list without prices. */
  readonly getPricedSeconds: (key: string) => number | null;
  /** Highlights the games of a list whose period ended or began shortly before the page was opened (C4.25). */
  readonly markPeriods: (key: string) => void;
  /** Sets the time, at which highlights end and prices become too old. */
  readonly advance: (toSeconds: number) => void;
};

export function createLiveStore(startSeconds: number, veil: Veil | null = null): LiveStore {
  const data = createLiveData(startSeconds, veil);
  const { lists, have, highlights, eventTopics, oddsTopics, listTopics, getEvent } = data;
  veil?.onShown((id, before, after) => showLate(data, id, before, after));
  return {
    getAllLists: lists.all,
    getLeagues: lists.getLeagues,
    getCounts: lists.getCounts,
    getEvent,
    getOdds: (id, bookmakerId) =>
      pricesOf(data, id).find((row) => bookmakerId === undefined || row.bookmakerId === bookmakerId) ?? null,
    getAllOdds: (id) => pricesOf(data, id),
    getHighlight: (id) => highlights.get(id) ?? null,
    getHave: (subject) => have.get(subject) ?? null,
    listsOn: (subject) => listsOn(data, subject),

    subscribeEvent: eventTopics.subscribe,
    subscribeOdds: oddsTopics.subscribe,
    subscribeLeagues: (key, listener) => listTopics.subscribe(`leagues ${key}`, listener),
    subscribeCounts: (key, listener) => listTopics.subscribe(`counts ${key}`, listener),
    onNewEvents: (listener) => listTopics.subscribe("new-events", listener),

    open: (list) => openList(data, list),
    close: (key) => closeList(data, key),
    applyRows: (subject, n, encoded, isFresh = true) => applyRows(data, subject, n, encoded, isFresh),
    restart: (subject) => restartSubject(data, subject),
    reach(subject, seq) {
      const known = have.get(subject);
      if (known !== undefined && seq > known) have.set(subject, seq);
    },
    applyRepair: (subject, body, seq) => applyRepair(data, subject, body, seq),
    applyList: (key, body, seq) => applyList(data, key, body, seq),
    applyOdds: (key, body, seq) => applyOdds(data, key, body, seq),
    dropOdds: () => dropOdds(data),
    confirmPrices: (key, atSeconds) => confirmPrices(data, key, atSeconds),
    getPricedSeconds: (key) => data.pricedSeconds.get(key) ?? null,
    markPeriods: (key) => markPeriods(data, key),
    advance: (toSeconds) => advance(data, toSeconds),
  };
}

/** Shows an event as it has become, once its visitor may see it. */
function showLate(data: LiveData, id: string, before: EventFields, after: EventFields): void {
  // A veiled event has no status. The first sight of its score is no goal.
  if (before.status != null) mark(data, id, before, after);
  for (const key of data.lists.move(id, before, data.getEvent)) data.listTopics.notify(`counts ${key}`);
  data.eventTopics.notify(id);
}

function advance(data: LiveData, toSeconds: number): void {
  data.nowSeconds = toSeconds;
  for (const [id, highlight] of data.highlights) {
    if (highlight.untilSeconds > toSeconds) continue;
    data.highlights.delete(id);
    data.eventTopics.notify(id);
  }
  agePrices(data);
}
