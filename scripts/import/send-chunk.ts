import type { Incident } from "../../shared/timeline/incident.ts";
import type { ReportedIncident } from "../../shared/ingest/schemas/incident.ts";
import type { IngestLeague } from "../../shared/ingest/schemas/league.ts";
import type { FaultKind, MatchRecord } from "./match-record.ts";
import type { OriginClient } from "./origin-client.ts";
import { amendRecord, toDiffering } from "./amend-record.ts";

export type ImportClient = Pick<OriginClient, "ingest">;
export type Chunk = {
  readonly sportId: number;
  readonly records: readonly MatchRecord[];
  readonly leagues: readonly IngestLeague[];
};
type Counts = { added: number; changed: number; unchanged: number };
type Skip = (kind: FaultKind, text: string) => void;

/**
 * Sends a chunk to the origin, each match with its whole timeline; in halves where it is too large. A match that was
 * reported differently before, by another source or an older file, is sent again with amendments.
 * @throws OriginError
 */
export async function sendChunk(chunk: Chunk, client: ImportClient, counts: Counts, skip: Skip): Promise<void> {
  const { sportId, records, leagues } = chunk;
  const events = records.map(({ event, timeline }) => {
    const reported = timeline.filter(isReported);
    return reported.length === 0 ? event : { ...event, timeline: reported };
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
  const differing = toDiffering(report.refused);
  for (const { pointer, reason } of report.refused) {
    const index = Number(/^\/events\/(\d+)/.exec(pointer)?.[1] ?? -1);
    const refused = records[index];
    if (differing.get(index) != null) continue;
    skip("refused by the origin", `${refused === undefined ? pointer : nameOf(refused)}: ${reason}`);
  }
  // Each time fewer incidents differ: those that did are amendments now, or dropped.
  const again = records.flatMap((record, index) => {
    const otherwise = differing.get(index);
    return otherwise == null ? [] : [amendRecord(record, otherwise)];
  });
  if (again.length > 0) await sendChunk({ ...chunk, records: again }, client, counts, skip);
}

const nameOf = ({ where, event }: MatchRecord) => `${where}: ${event.home.name} - ${event.away?.name ?? ""}`;

/** Importers name every incident (`MatchRecord`). */
const isReported = (incident: Incident): incident is ReportedIncident =>
  incident.id !== undefined && incident.kind !== "scheduled";
