import { applyChange, decodeChanges, type EventChange } from "../../shared/feed/changes.ts";
import { decodeDayFeed } from "../../shared/feed/day-feed.ts";
import type { EventFields } from "../../shared/feed/event-fields.ts";
import type { LeagueFields } from "../../shared/feed/league-fields.ts";
import { decodeOddsRows, type OddsRow } from "../../shared/feed/odds-feed.ts";
import { decideDelivery, splitRows } from "../../shared/push/delivery.ts";
import { parseSubject } from "../../shared/push/subjects.ts";
import { countEvents, moveCount } from "./counts.ts";
import { toHighlight, type Highlight } from "./highlight.ts";
import { holdsAll, keepSame, sameFields, sameOrder } from "./identity.ts";
import { createTopics } from "./topics.ts";

/** A league of the list and its events' ids, in order. */
export type ListLeague = { readonly league: LeagueFields; readonly eventIds: readonly string[] };

export type ListSnapshot = {
  /** Body of the day feed, and the number that came with it. */
  readonly feed: string;
  readonly seq: number;
  /** Body of the day's odds feed and its number; null where the place may see no odds. */
  readonly odds: string | null;
  readonly oddsSeq: number | null;
  readonly nowSeconds: number;
};

export type Applied = {
  readonly outcome: "applied" | "ignored" | "gap";
  readonly have: number;
  /** The number of the last row that was offered. */
  readonly last: number;
};

export type ListStore = ReturnType<typeof createListStore>;

/**
 * What the list page shows, kept current by numbered rows. Each event, the structure and the counts have listeners of
 * their own, and values keep their identity until they change, so a change costs its own row, whatever the length of
 * the list.
 */
export function createListStore(snapshot: ListSnapshot) {
  const events = new Map<string, EventFields>();
  const odds = new Map<string, readonly OddsRow[]>();
  const highlights = new Map<string, Highlight>();
  const hintsById = new Map<string, number>();
  const eventTopics = createTopics();
  const oddsTopics = createTopics();
  const listTopics = createTopics();
  let leagues: readonly ListLeague[] = [];
  let counts = countEvents([]);
  let nowSeconds = snapshot.nowSeconds;
  let have = { events: snapshot.seq, odds: snapshot.oddsSeq };

  readDay(snapshot.feed, false);
  readOdds(snapshot.odds ?? "");

  /**
   * Replaces the structure; returns the ids whose values changed. From a body that is older than what the store holds
   * only events that are new to it take their values.
   */
  function readDay(body: string, isOlder: boolean): readonly string[] {
    const changed: string[] = [];
    const seen = new Set<string>();
    const knownLeagues = new Map(leagues.map((known) => [known.league.stageId, known]));
    const read = decodeDayFeed(body).leagues.map(({ league, events: rows }) => {
      const eventIds: string[] = [];
      for (const row of rows) {
        const id = row.id ?? "";
        if (id === "" || seen.has(id)) continue;
        seen.add(id);
        eventIds.push(id);
        const before = events.get(id);
        if (before !== undefined && (isOlder || sameFields(before, row))) continue;
        events.set(id, row);
        changed.push(id);
      }
      const known = knownLeagues.get(league.stageId);
      const isSame = known !== undefined && sameFields(known.league, league) && sameOrder(known.eventIds, eventIds);
      return isSame ? known : { league, eventIds };
    });
    for (const id of events.keys()) {
      if (seen.has(id)) continue;
      events.delete(id);
      odds.delete(id);
      highlights.delete(id);
      changed.push(id);
    }
    leagues = keepSame(leagues, read);
    counts = countEvents(events.values());
    return changed;
  }

  function readOdds(body: string): readonly string[] {
    const changed = new Set<string>();
    for (const row of decodeOddsRows(body)) {
      if (!events.has(row.eventId)) continue; // C4.23
      const rows = odds.get(row.eventId) ?? [];
      const at = rows.findIndex((known) => known.bookmakerId === row.bookmakerId);
      odds.set(row.eventId, at < 0 ? [...rows, row] : rows.with(at, row));
      changed.add(row.eventId);
    }
    return [...changed];
  }

  /**
   * Applies changed rows in order and settles each event once, by what it was before all of them and is after: a
   * change that a later one takes back is not seen.
   */
  function readChanges(body: string, isFresh: boolean): readonly string[] {
    const beforeById = new Map<string, EventFields>();
    let hasNew = false;
    for (const change of decodeChanges(body).changes) {
      const event = events.get(change.id);
      if (event !== undefined) {
        if (holdsAll(event, change)) continue;
        if (!beforeById.has(change.id)) beforeById.set(change.id, event);
        events.set(change.id, applyChange(event, change));
      } else if (isWholeEvent(change)) {
        const hints = (hintsById.get(change.id) ?? 0) + 1;
        hintsById.set(change.id, hints);
        hasNew ||= hints <= maxHints;
      }
    }
    const changed = [...beforeById].filter(([id, before]) => settle(id, before, isFresh)).map(([id]) => id);
    if (hasNew) listTopics.notify("new-events");
    return changed;
  }

  function settle(id: string, before: EventFields, isFresh: boolean): boolean {
    const after = events.get(id) ?? before;
    if (sameFields(before, after)) {
      events.set(id, before);
      return false;
    }
    counts = moveCount(counts, before, after);
    const highlight = isFresh ? toHighlight(before, after, nowSeconds) : null;
    if (highlight !== null) highlights.set(id, highlight);
    return true;
  }

  function notifyEvents(changed: readonly string[], countsBefore: typeof counts) {
    for (const id of changed) eventTopics.notify(id);
    if (counts !== countsBefore) listTopics.notify("counts");
  }

  return {
    getLeagues: () => leagues,
    getEvent: (id: string): EventFields | null => events.get(id) ?? null,
    /** One bookmaker's prices, the first bookmaker's when none is named. */
    getOdds: (id: string, bookmakerId?: number): OddsRow | null =>
      odds.get(id)?.find((row) => bookmakerId === undefined || row.bookmakerId === bookmakerId) ?? null,
    /** Every bookmaker's prices. */
    getAllOdds: (id: string): readonly OddsRow[] => odds.get(id) ?? noOdds,
    getCounts: () => counts,
    getHighlight: (id: string): Highlight | null => highlights.get(id) ?? null,
    /** The last number that the store holds of a subject, null for a subject that it does not follow. */
    getHave: (subject: string): number | null => {
      const kind = parseSubject(subject)?.kind;
      return kind === "update" ? have.events : kind === "odds" ? have.odds : null;
    },

    subscribeEvent: eventTopics.subscribe,
    subscribeOdds: oddsTopics.subscribe,
    subscribeLeagues: (listener: () => void) => listTopics.subscribe("leagues", listener),
    subscribeCounts: (listener: () => void) => listTopics.subscribe("counts", listener),
    /** A whole row of an event came that the list does not hold: the day feed may hold it by now. */
    onNewEvents: (listener: () => void) => listTopics.subscribe("new-events", listener),

    /**
     * Applies changes `n`, `n + 1` … of a subject (P3, P4). Rows that are not fresh (replayed after a long absence)
     * change the values and highlight nothing.
     */
    applyRows(subject: string, n: number, encoded: string, isFresh = true): Applied {
      const kind = parseSubject(subject)?.kind;
      const isOdds = kind === "odds";
      const known = isOdds ? have.odds : kind === "update" ? have.events : null;
      const rows = splitRows(encoded);
      const last = n + rows.length - 1;
      if (known === null) return { outcome: "ignored", have: last, last };
      const delivery = decideDelivery(known, n, rows.length);
      if (delivery.kind === "gap") return { outcome: "gap", have: known, last };
      if (delivery.kind === "ignore") return { outcome: "ignored", have: known, last };
      const body = rows.slice(delivery.skip).join("");
      have = isOdds ? { ...have, odds: delivery.have } : { ...have, events: delivery.have };
      if (isOdds) for (const id of readOdds(body)) oddsTopics.notify(id);
      else {
        const before = counts;
        notifyEvents(readChanges(body, isFresh), before);
      }
      return { outcome: "applied", have: delivery.have, last };
    },

    /** Forgets the position in a subject whose numbers began anew: whatever comes next counts as newer. */
    restart(subject: string) {
      const isOdds = parseSubject(subject)?.kind === "odds";
      have = isOdds ? { ...have, odds: have.odds === null ? null : 0 } : { ...have, events: 0 };
    },

    /** Merges a repair feed: known events take its cells, the position becomes `seq` (P5). An older one is ignored. */
    applyRepair(body: string, seq: number) {
      if (seq < have.events) return;
      const before = counts;
      have = { ...have, events: seq };
      notifyEvents(readChanges(body, false), before);
    },

    /**
     * Takes another body of the day feed: structure, events that came and went, changed rows. Of an older one (from a
     * cache) the position becomes that body's: the changes since then come again, for the events that it brought.
     */
    applyDay(body: string, seq: number) {
      const leaguesBefore = leagues;
      const countsBefore = counts;
      const isOlder = seq < have.events;
      have = { ...have, events: seq };
      notifyEvents(readDay(body, isOlder), countsBefore);
      if (leagues !== leaguesBefore) listTopics.notify("leagues");
    },

    /** Takes a newer body of the odds feed; events that it does not name have no odds any more. */
    applyOdds(body: string, seq: number) {
      if (have.odds === null || seq < have.odds) return;
      const before = [...odds.keys()];
      have = { ...have, odds: seq };
      odds.clear();
      for (const id of new Set([...before, ...readOdds(body)])) oddsTopics.notify(id);
    },

    /** Drops every odds figure: the visitor's place does not allow them (any more). */
    dropOdds() {
      const before = [...odds.keys()];
      have = { ...have, odds: null };
      odds.clear();
      for (const id of before) oddsTopics.notify(id);
    },

    /** Tells the time, at which highlights end. */
    advance(toSeconds: number) {
      nowSeconds = toSeconds;
      for (const [id, highlight] of highlights) {
        if (highlight.untilSeconds > nowSeconds) continue;
        highlights.delete(id);
        eventTopics.notify(id);
      }
    },
  };
}

const noOdds: readonly OddsRow[] = [];

/** An event of another day comes in no day feed of this list, however often that is fetched. */
const maxHints = 3;

const isWholeEvent = (change: EventChange) => typeof change.startSeconds === "number" && Boolean(change.homeName);
