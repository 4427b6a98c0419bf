import { applyChange, decodeChanges, type EventChange } from "../../shared/feed/changes.ts";
import type { EventFields } from "../../shared/feed/event-fields.ts";
import type { OddsRow } from "../../shared/feed/odds-feed.ts";
import { decideRows, splitRows } from "./rows-step.ts";
import { parseSubject } from "../../shared/push/subjects.ts";
import { toHighlight, type Highlight } from "./highlight.ts";
import { holdsAll, sameFields } from "./identity.ts";
import type { ListFeed } from "./list-feed.ts";
import { readDay } from "../feeds/decoded-feeds.ts";
import { unshownOfEvents } from "../feeds/unshown-cells.ts";
import { createLists, type ListLeague } from "./lists.ts";
import { oddsOf, updatesOf } from "./live-subjects.ts";
import { createPriceTable } from "./price-table.ts";
import type { Counts } from "./counts.ts";
import { createTopics } from "./topics.ts";
import type { Veil } from "./veil.ts";

export type Applied = {
  readonly outcome: "applied" | "ignored" | "gap";
  readonly have: number;
  /** The number of the last row that was offered. */
  readonly last: number;
};

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
  /** Sets the time, at which highlights end. */
  readonly advance: (toSeconds: number) => void;
};

/** No feed of the open lists contains an event of another day, however often they are fetched. */
const noPrices: readonly OddsRow[] = [];
const maxHints = 3;
const mostHinted = 1_000;

export function createLiveStore(startSeconds: number, veil: Veil | null = null): LiveStore {
  const lists = createLists();
  const events = new Map<string, EventFields>();
  const seqById = new Map<string, number>();
  const prices = createPriceTable();
  const highlights = new Map<string, Highlight>();
  const hintsById = new Map<string, number>();
  const eventTopics = createTopics();
  const oddsTopics = createTopics();
  const listTopics = createTopics();
  /** Position in each subject that an open list belongs to. */
  const have = new Map<string, number>();
  let nowSeconds = startSeconds;

  const pricesOf = (id: string): readonly OddsRow[] => (veil?.covers(id) ? noPrices : prices.get(id));

  /** The event as the visitor may see it. Decisions inside the store read `events`. */
  const getEvent = (id: string): EventFields | null => {
    const event = events.get(id) ?? null;
    return event && veil ? veil.show(id, event) : event;
  };

  function mark(id: string, before: EventFields, after: EventFields) {
    const highlight = toHighlight(before, after, nowSeconds);
    // A new period does not replace a highlight, such as that of a goal in the last minute of a half.
    if (highlight !== null && !(highlight.kind === "period" && highlights.has(id))) highlights.set(id, highlight);
  }

  veil?.onShown((id, before, after) => {
    mark(id, before, after);
    for (const key of lists.move(id, before, getEvent)) listTopics.notify(`counts ${key}`);
    eventTopics.notify(id);
  });

  function forget(ids: readonly string[]) {
    for (const id of ids) {
      events.delete(id);
      seqById.delete(id);
      highlights.delete(id);
      prices.drop(id);
    }
  }

  /** Takes a body; `changed`: the events whose values it changed, `isNew`: it brought events that were not known. */
  function readList(key: string, body: string, seq: number) {
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
        const isOlder = before !== undefined && (seqById.get(id) ?? 0) > seq;
        if (!isOlder) seqById.set(id, seq);
        const after = before === undefined ? row : withUnlisted(isOlder ? before : row, isOlder ? row : before);
        if (before !== undefined && sameFields(before, after)) continue;
        events.set(id, after);
        if (before !== undefined) lists.move(id, before, getEvent);
        changed.push(id);
      }
      return { league, eventIds };
    });
    const gone = lists.put(key, read, getEvent);
    forget(gone);
    return { changed: [...changed, ...gone], isNew };
  }

  /** A body that is older than the position takes it back: changes that its new events missed have to come again. */
  function position(subject: string, seq: number, isNew: boolean) {
    const known = have.get(subject);
    if (known === undefined || (isNew && seq < known)) have.set(subject, seq);
  }

  /**
   * Applies changed rows in order, then settles each event once, by its state before and after all of them: a change
   * that a later row undoes is not seen. `seqOf` gives the number of a row by its place in the body.
   */
  function readChanges(bodies: readonly string[], seqOf: (index: number) => number, isFresh: boolean) {
    const beforeById = new Map<string, EventFields>();
    let hasNew = false;
    bodies.forEach((body, index) => {
      const seq = seqOf(index);
      for (const change of decodeChanges(body).changes) {
        const event = events.get(change.id);
        if (event === undefined) {
          hasNew = (isWholeEvent(change) && isHint(change.id)) || hasNew;
          continue;
        }
        if ((seqById.get(change.id) ?? 0) > seq) continue;
        seqById.set(change.id, seq);
        if (holdsAll(event, change)) continue;
        if (!beforeById.has(change.id)) beforeById.set(change.id, event);
        events.set(change.id, applyChange(event, change));
      }
    });
    const counted = new Set<string>();
    for (const [id, before] of beforeById) if (settle(id, before, isFresh, counted)) eventTopics.notify(id);
    for (const key of counted) listTopics.notify(`counts ${key}`);
    if (hasNew) listTopics.notify("new-events");
  }

  function isHint(id: string): boolean {
    const hints = (hintsById.get(id) ?? 0) + 1;
    if (hintsById.size >= mostHinted) hintsById.clear();
    hintsById.set(id, hints);
    return hints <= maxHints;
  }

  function settle(id: string, before: EventFields, isFresh: boolean, counted: Set<string>): boolean {
    const after = events.get(id) ?? before;
    if (sameFields(before, after)) {
      events.set(id, before);
      return false;
    }
    for (const key of lists.move(id, before, getEvent)) counted.add(key);
    if (isFresh && !veil?.delaySeconds() && !veil?.covers(id)) mark(id, before, after);
    return true;
  }

  const listsOn = (subject: string) => lists.all().filter((list) => subjectsOf(list).includes(subject));

  return {
    getLeagues: lists.getLeagues,
    getCounts: lists.getCounts,
    getEvent,
    getOdds: (id, bookmakerId) =>
      pricesOf(id).find((row) => bookmakerId === undefined || row.bookmakerId === bookmakerId) ?? null,
    getAllOdds: pricesOf,
    getHighlight: (id) => highlights.get(id) ?? null,
    getHave: (subject) => have.get(subject) ?? null,
    listsOn,

    subscribeEvent: eventTopics.subscribe,
    subscribeOdds: oddsTopics.subscribe,
    subscribeLeagues: (key, listener) => listTopics.subscribe(`leagues ${key}`, listener),
    subscribeCounts: (key, listener) => listTopics.subscribe(`counts ${key}`, listener),
    onNewEvents: (listener) => listTopics.subscribe("new-events", listener),

    open(list) {
      const known = lists.get(list.key);
      const bringsPrices = list.market !== null && (list.market !== known?.market || list.odds !== known.odds);
      if (known !== null && known.seq >= list.seq && known.feed === list.feed && !bringsPrices) return () => {};
      lists.add(list);
      const { changed, isNew } = readList(list.key, list.feed, list.seq);
      position(updatesOf(list), list.seq, isNew);
      const odds = oddsOf(list);
      const priced = prices.read(odds === null ? "" : (list.odds ?? ""), list.oddsSeq ?? 0, lists.holds);
      if (odds !== null) position(odds, list.oddsSeq ?? 0, isNew);
      return () => {
        for (const id of changed) eventTopics.notify(id);
        for (const id of priced) oddsTopics.notify(id);
        listTopics.notify(`leagues ${list.key}`);
        listTopics.notify(`counts ${list.key}`);
      };
    },

    close(key) {
      forget(lists.remove(key));
      for (const subject of have.keys()) if (listsOn(subject).length === 0) have.delete(subject);
    },

    applyRows(subject, n, encoded, isFresh = true) {
      const known = have.get(subject);
      const rows = splitRows(encoded);
      const last = n + rows.length - 1;
      if (known === undefined) return { outcome: "ignored", have: last, last };
      const step = decideRows(known, n, rows.length);
      if (step.kind === "gap") return { outcome: "gap", have: known, last };
      if (step.kind === "ignore") return { outcome: "ignored", have: known, last };
      const first = known + 1;
      const fresh = rows.slice(step.skip);
      have.set(subject, step.have);
      if (isOddsSubject(subject)) {
        const changed = new Set(fresh.flatMap((row, index) => [...prices.read(row, first + index, lists.holds)]));
        for (const id of changed) oddsTopics.notify(id);
      } else readChanges(fresh, (index) => first + index, isFresh);
      return { outcome: "applied", have: step.have, last };
    },

    restart(subject) {
      if (have.has(subject)) have.set(subject, 0);
      const isOdds = isOddsSubject(subject);
      for (const { key } of listsOn(subject)) {
        for (const id of lists.idsOf(key)) (isOdds ? prices.forgetSeq : forgetSeq)(id);
      }
    },

    reach(subject, seq) {
      const known = have.get(subject);
      if (known !== undefined && seq > known) have.set(subject, seq);
    },

    applyRepair(subject, body, seq) {
      const known = have.get(subject);
      if (known === undefined || seq < known) return;
      have.set(subject, seq);
      readChanges([body], () => seq, false);
    },

    applyList(key, body, seq) {
      const list = lists.get(key);
      if (list === null) return seq;
      const leaguesBefore = lists.getLeagues(key);
      const countsBefore = lists.getCounts(key);
      const { changed, isNew } = readList(key, body, seq);
      position(updatesOf(list), seq, isNew);
      for (const id of changed) eventTopics.notify(id);
      if (lists.getLeagues(key) !== leaguesBefore) listTopics.notify(`leagues ${key}`);
      if (lists.getCounts(key) !== countsBefore) listTopics.notify(`counts ${key}`);
      return have.get(updatesOf(list)) ?? seq;
    },

    applyOdds(key, body, seq) {
      const list = lists.get(key);
      const subject = list === null ? null : oddsOf(list);
      if (subject === null || seq < (have.get(subject) ?? Infinity)) return;
      const before = lists.idsOf(key).filter((id) => prices.drop(id));
      for (const id of new Set([...before, ...prices.read(body, seq, lists.holds)])) oddsTopics.notify(id);
    },

    dropOdds() {
      for (const subject of have.keys()) if (isOddsSubject(subject)) have.delete(subject);
      for (const id of events.keys()) if (prices.drop(id)) oddsTopics.notify(id);
    },

    advance(toSeconds) {
      nowSeconds = toSeconds;
      for (const [id, highlight] of highlights) {
        if (highlight.untilSeconds > nowSeconds) continue;
        highlights.delete(id);
        eventTopics.notify(id);
      }
    },
  };

  function forgetSeq(id: string) {
    seqById.delete(id);
  }
}

/** Documents leave out cells that their page does not show; these do not change, so any body that has them is right. */
function withUnlisted(event: EventFields, other: EventFields): EventFields {
  const missing = unshownOfEvents.filter((name) => event[name] === undefined && other[name] !== undefined);
  if (missing.length === 0) return event;
  return { ...event, ...Object.fromEntries(missing.map((name) => [name, other[name]])) };
}

const subjectsOf = (list: ListFeed): readonly (string | null)[] => [updatesOf(list), oddsOf(list)];

const isOddsSubject = (subject: string) => parseSubject(subject)?.kind === "odds";

const isWholeEvent = (change: EventChange) => typeof change.startSeconds === "number" && Boolean(change.homeName);
