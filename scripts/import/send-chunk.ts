import type { Incident } from "../../shared/timeline/incident.ts";
import type { ToldIncident } from "../../shared/ingest/schemas/incident.ts";
import type { IngestLeague } from "../../shared/ingest/schemas/league.ts";
import type { FaultKind, MatchRecord } from "./match-record.ts";
import type { OriginClient } from "./origin-client.ts";
import { retell, toRetold } from "./retell.ts";

export type ImportClient = Pick<OriginClient, "ingest">;
export type Chunk = {
  readonly sportId: number;
  readonly records: readonly MatchRecord[];
  readonly leagues: readonly IngestLeague[];
};
type Counts = { added: number; changed: number; unchanged: number };
type Skip = (kind: FaultKind, text: string) => void;

/**
 * Hands a chunk to the origin, each match with all that is told of it; in halves where it is too large. A match of which
 * other things were told before, by another source or an older file, is sent again with amendments.
 * @throws OriginError
 */
export async function sendChunk(chunk: Chunk, client: ImportClient, counts: Counts, skip: Skip): Promise<void> {
  const { sportId, records, leagues } = chunk;
  const events = records.map(({ event, timeline }) => {
    const told = timeline.filter(isTold);
    return told.length === 0 ? event : { ...event, timeline: told };
  });
  const report = await client.ingest({ sportId, leagues, events });
  if (report === "too large") {
    const [only, ...others] = records;
    if (only !== undefined && others.length === 0)
      return skip("refused by the origin", `${nameOf(only)}: is too large`);
    const half = Math.ceil(records.length / 2);
    for (const part of [records.slice(0, half), records.slice(half)]) {
      await sendChunk({ ...chunk, records: part }, client, counts, skip);
    }
    return;
  }
  counts.added += report.added;
  counts.changed += report.changed;
  counts.unchanged += report.unchanged;
  const retold = toRetold(report.refused);
  for (const { pointer, reason } of report.refused) {
    const index = Number(/^\/events\/(\d+)/.exec(pointer)?.[1] ?? -1);
    const refused = records[index];
    if (retold.get(index) != null) continue;
    skip("refused by the origin", `${refused === undefined ? pointer : nameOf(refused)}: ${reason}`);
  }
  // Each time fewer incidents are told otherwise: those that were are amendments now, or gone.
  const again = records.flatMap((record, index) => {
    const otherwise = retold.get(index);
    return otherwise == null ? [] : [retell(record, otherwise)];
  });
  if (again.length > 0) await sendChunk({ ...chunk, records: again }, client, counts, skip);
}

const nameOf = ({ where, event }: MatchRecord) => `${where}: ${event.home.name} - ${event.away?.name ?? ""}`;

/** Importers name every incident (`MatchRecord`). */
const isTold = (incident: Incident): incident is ToldIncident =>
  incident.id !== undefined && incident.kind !== "scheduled";
