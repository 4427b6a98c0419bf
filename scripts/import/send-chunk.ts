import type { IngestLeague } from "../../workers/origin/src/ingest/schemas.ts";
import type { OriginClient } from "./origin-client.ts";
import type { FaultKind, MatchRecord } from "./match-record.ts";
import { toIncidents } from "./to-incidents.ts";

export type ImportClient = Pick<OriginClient, "ingest" | "postIncidents">;
export type Chunk = { readonly records: readonly MatchRecord[]; readonly leagues: readonly IngestLeague[] };
type Counts = { added: number; changed: number; unchanged: number };
type Skip = (kind: FaultKind, text: string) => void;

const soccer = 1;

/**
 * Hands a chunk to the origin. Incidents are appended as they come, so a match with incidents is first sent without its
 * result: only if it was new then do they follow, and the result comes last, as the word that counts.
 * @throws OriginError
 */
export async function sendChunk({ records, leagues }: Chunk, client: ImportClient, counts: Counts, skip: Skip) {
  const added = new Set<MatchRecord>();
  for (const record of records) {
    const incidents = toIncidents(record.timeline);
    if (incidents.length === 0) continue;
    const bare = { ...record.event, result: null };
    const report = await client.ingest({ sportId: soccer, leagues: [record.league], events: [bare] });
    if (report.added !== 1) continue;
    await client.postIncidents({ eventId: record.event.eventId, incidents: [...incidents] });
    added.add(record);
  }
  const send = async (sent: readonly MatchRecord[]) => {
    if (sent.length === 0) return { added: 0, changed: 0, unchanged: 0 };
    const report = await client.ingest({
      sportId: soccer,
      leagues: [...leagues],
      events: sent.map(({ event }) => event),
    });
    for (const { pointer, reason } of report.refused) {
      const refused = sent[Number(/^\/events\/(\d+)/.exec(pointer)?.[1] ?? -1)];
      skip("refused by the origin", `${refused === undefined ? pointer : nameOf(refused)}: ${reason}`);
    }
    return report;
  };
  const completed = await send([...added]);
  const report = await send(records.filter((record) => !added.has(record)));
  counts.added += report.added + completed.changed + completed.unchanged;
  counts.changed += report.changed;
  counts.unchanged += report.unchanged;
}

const nameOf = ({ where, event }: MatchRecord) => `${where}: ${event.home.name} - ${event.away.name}`;
