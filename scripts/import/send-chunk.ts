import type { Incident } from "../../shared/timeline/incident.ts";
import type { ToldIncident } from "../../workers/origin/src/ingest/schemas/incident.ts";
import type { IngestLeague } from "../../workers/origin/src/ingest/schemas/league.ts";
import type { OriginClient } from "./origin-client.ts";
import type { FaultKind, MatchRecord } from "./match-record.ts";

export type ImportClient = Pick<OriginClient, "ingest">;
export type Chunk = {
  readonly sportId: number;
  readonly records: readonly MatchRecord[];
  readonly leagues: readonly IngestLeague[];
};
type Counts = { added: number; changed: number; unchanged: number };
type Skip = (kind: FaultKind, text: string) => void;

/** Hands a chunk to the origin, each match with all that is told of it; in halves where it is too large. @throws OriginError */
export async function sendChunk(
  { sportId, records, leagues }: Chunk,
  client: ImportClient,
  counts: Counts,
  skip: Skip,
) {
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
      await sendChunk({ sportId, leagues, records: part }, client, counts, skip);
    }
    return;
  }
  for (const { pointer, reason } of report.refused) {
    const refused = records[Number(/^\/events\/(\d+)/.exec(pointer)?.[1] ?? -1)];
    skip("refused by the origin", `${refused === undefined ? pointer : nameOf(refused)}: ${reason}`);
  }
  counts.added += report.added;
  counts.changed += report.changed;
  counts.unchanged += report.unchanged;
}

const nameOf = ({ where, event }: MatchRecord) => `${where}: ${event.home.name} - ${event.away?.name ?? ""}`;

/** Importers name every incident (`MatchRecord`). */
const isTold = (incident: Incident): incident is ToldIncident =>
  incident.id !== undefined && incident.kind !== "scheduled";
