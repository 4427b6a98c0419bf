import { dayNumber, daySeconds } from "../../../../shared/basics/day.ts";
import { restoring } from "../ledger/advance.ts";
import type { LedgerContext } from "../ledger/ledger-context.ts";
import type { Fetched, IncidentRow } from "./archive-store.ts";
import { ArchivedEvent } from "./archived-event.ts";

/** Corrections come in the first weeks; a break in the middle of a season is shorter where its next games are known. */
const finishedSeconds = 60 * daySeconds;
/** An object is fetched whole to show one of its games. */
const objectCharacters = 1024 * 1024;
/** A first day with many old seasons is spread over several. */
const mostObjects = 200;
/** One answer reads no more of them. */
const mostFetches = 60;

export type Archive = ReturnType<typeof createArchive>;

/**
 * Finished seasons of a ledger in a bucket: their incidents leave the ledger, and are fetched where somebody asks
 * (docs/adr/020).
 */
export function createArchive(context: LedgerContext, storage: DurableObjectStorage, bucket: R2Bucket | undefined) {
  const { archive, meta, providers, sportId } = context;
  let isArchiving = false;

  async function fetchRows(object: string): Promise<Fetched> {
    const body = await bucket?.get(object);
    if (body == null) throw new Error(`the archive has no ${object}`);
    // What `write` wrote.
    const rows = await body.json<readonly IncidentRow[]>();
    const byEvent = new Map<string, IncidentRow[]>();
    for (const row of rows) {
      const known = byEvent.get(row.event_id) ?? [];
      byEvent.set(row.event_id, known);
      known.push(row);
    }
    return byEvent;
  }

  /** Writes incidents to the archive, and releases each event from the ledger, unless the event has changed since. */
  async function write(object: string, events: ReadonlyMap<string, readonly IncidentRow[]>, to: R2Bucket) {
    await to.put(object, JSON.stringify([...events.values()].flat()));
    storage.transactionSync(() => {
      for (const [eventId, rows] of events) {
        const held = archive.heldRows(eventId);
        const isSame = held.length === rows.length && held.at(-1)?.id === rows.at(-1)?.id;
        if (isSame) archive.release(eventId, object);
      }
    });
  }

  async function archiveStage(stageId: string, nowSeconds: number, to: R2Bucket): Promise<number> {
    let part = new Map<string, readonly IncidentRow[]>();
    let characters = 0;
    let count = 0;
    const flush = async () => {
      if (part.size === 0) return;
      const events = part;
      part = new Map();
      characters = 0;
      count += 1;
      await write(`${sportId}/${stageId}/${nowSeconds}-${count}.json`, events, to);
    };
    for (const eventId of archive.archivable(stageId)) {
      const rows = archive.heldRows(eventId);
      part.set(eventId, rows);
      characters += rows.reduce((sum, { json }) => sum + json.length, 0);
      if (characters > objectCharacters) await flush();
    }
    await flush();
    return count;
  }

  return {
    /** Once a day: the incidents of seasons that are over leave the ledger. */
    async archiveFinished(nowSeconds: number): Promise<void> {
      const today = dayNumber(nowSeconds, 0);
      const isDue = meta.number("archived") !== today && meta.number(restoring) === null;
      if (bucket === undefined || isArchiving || !isDue) return;
      isArchiving = true;
      try {
        let count = 0;
        for (const stageId of archive.finishedStages(providers.idsOf("real"), nowSeconds - finishedSeconds)) {
          count += await archiveStage(stageId, nowSeconds, bucket);
          if (count >= mostObjects) break;
        }
        meta.set("archived", today);
      } finally {
        isArchiving = false;
      }
    },
    /** Does work that may need archived incidents: it fetches them and repeats the work from its beginning until nothing is missing. */
    async withArchived<T>(work: () => T): Promise<T> {
      for (let fetches = 0; ; fetches += 1) {
        try {
          return work();
        } catch (error) {
          if (!(error instanceof ArchivedEvent) || fetches === mostFetches) throw error;
          const { eventId, object, isWritten } = error;
          const rows = await fetchRows(object);
          archive.keepFetched(object, rows);
          if (!isWritten || !archive.eventsIn(object).has(eventId)) continue;
          storage.transactionSync(() => archive.takeBack(eventId, rows.get(eventId) ?? []));
        }
      }
    },
    /** The incidents of an object, without events that are back in the ledger. */
    async rowsIn(object: string): Promise<readonly IncidentRow[]> {
      const events = archive.eventsIn(object);
      return [...(await fetchRows(object))].flatMap(([eventId, rows]) => (events.has(eventId) ? rows : []));
    },
  };
}
