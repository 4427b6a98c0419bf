import type { Incident, Amendment } from "../../shared/timeline/incident.ts";
import type { ReportedIncident } from "../../shared/ingest/incident-schema.ts";
import {
  wouldChangeIncident,
  wouldChangeResult,
  type Refusal,
  reportedDifferently,
} from "../../shared/ingest/refusal.ts";
import type { IngestStanding } from "../../shared/ingest/standing-schema.ts";
import { sportIdOf } from "../../shared/sports/stable-id.ts";
import type { IngestLeague } from "../../shared/ingest/league-schema.ts";
import type { FaultKind, MatchRecord } from "./match-record.ts";
import type { OriginClient } from "./origin-client.ts";
import { nameByContent } from "./incident-ids.ts";

type EventClient = Pick<OriginClient, "ingest">;
export type ImportClient = EventClient & Pick<OriginClient, "standings">;
export type Chunk = {
  readonly sportId: number;
  readonly records: readonly MatchRecord[];
  readonly leagues: readonly IngestLeague[];
};
type Counts = { added: number; changed: number; unchanged: number };
type Skip = (kind: FaultKind, text: string) => void;

/** Tables in a request, each of up to a few dozen rows. */
const mostTables = 10;

/** Sends tables of seasons, behind the races that they count. @throws OriginError */
export async function sendStandings(
  tables: readonly { readonly where: string; readonly standing: IngestStanding }[],
  client: ImportClient,
  counts: { tables: number },
  skip: Skip,
): Promise<void> {
  for (let from = 0; from < tables.length; from += mostTables) {
    const part = tables.slice(from, from + mostTables);
    const [first] = part;
    if (first === undefined) return;
    const { changed, refused } = await client.standings(
      sportIdOf(first.standing.id) ?? 0,
      part.map(({ standing }) => standing),
    );
    counts.tables += changed;
    for (const { pointer, reason } of refused) {
      const index = Number(/^\/standings\/(\d+)/.exec(pointer)?.[1] ?? -1);
      skip("refused by the origin", `${part[index]?.where ?? pointer}: ${reason}`);
    }
  }
}

/**
 * Sends a chunk to the origin, each match with its whole timeline; in halves where it is too large. A match that was
 * reported differently before, by another source or an older file, is sent again with amendments.
 * @returns whether the import of the file may go on: false where the chunk contradicts matches that are over
 * @throws OriginError
 */
export async function sendChunk(chunk: Chunk, client: EventClient, counts: Counts, skip: Skip): Promise<boolean> {
  const { sportId, records, leagues } = chunk;
  const events = records.map(({ event, timeline }) => {
    const reported = timeline.filter(isReported);
    return reported.length === 0 ? event : { ...event, timeline: reported };
  });
  const report = await client.ingest({ sportId, leagues, events });
  if (report === "too large") {
    const [only, ...others] = records;
    if (only !== undefined && others.length === 0) {
      skip("refused by the origin", `${nameOf(only)}: is too large`);
      return true;
    }
    const half = Math.ceil(records.length / 2);
    for (const part of [records.slice(0, half), records.slice(half)]) {
      if (!(await sendChunk({ ...chunk, records: part }, client, counts, skip))) return false;
    }
    return true;
  }
  const toFault = ({ pointer, reason }: Refusal) => `${nameAt(records, pointer)}: ${reason}`;
  if ("contradictions" in report) {
    for (const refusal of report.contradictions) skip("contradicts a match that is over", toFault(refusal));
    return false;
  }
  counts.added += report.added;
  counts.changed += report.changed;
  counts.unchanged += report.unchanged;
  const differing = toDiffering(report.refused);
  for (const refusal of report.refused) {
    if (refusal.reason.startsWith(wouldChangeResult)) {
      skip("changes the result of a match that is over", `${toFault(refusal)}: --replace confirms it`);
    } else if (refusal.reason.startsWith(wouldChangeIncident)) {
      skip("changes an incident of a match that is over", `${toFault(refusal)}: --replace confirms it`);
    } else if (differing.get(indexIn(refusal.pointer)) == null) skip("refused by the origin", toFault(refusal));
  }
  // Each time fewer incidents differ: those that did are amendments now, or dropped.
  const again = records.flatMap((record, index) => {
    const otherwise = differing.get(index);
    return otherwise == null ? [] : [amendRecord(record, otherwise)];
  });
  return again.length === 0 || sendChunk({ ...chunk, records: again }, client, counts, skip);
}

const indexIn = (pointer: string): number => Number(/^\/events\/(\d+)/.exec(pointer)?.[1] ?? -1);

function nameAt(records: readonly MatchRecord[], pointer: string): string {
  const record = records[indexIn(pointer)];
  return record === undefined ? pointer : nameOf(record);
}

const nameOf = ({ where, event }: MatchRecord) => `${where}: ${event.home.name} - ${event.away?.name ?? ""}`;

/** Importers name every incident (`MatchRecord`). */
const isReported = (incident: Incident): incident is ReportedIncident =>
  incident.id !== undefined && incident.kind !== "scheduled";

/** For each refused event, the incidents that the ledger knows differently; null for an event with any other fault. */
function toDiffering(refused: readonly Refusal[]): ReadonlyMap<number, ReadonlySet<number> | null> {
  const differing = new Map<number, Set<number> | null>();
  for (const { pointer, reason } of refused) {
    const [, event, incident] = /^\/events\/(\d+)(?:\/timeline\/(\d+)$)?/.exec(pointer) ?? [];
    if (event === undefined) continue;
    const known = differing.get(Number(event));
    const isOtherwise = incident !== undefined && reason.endsWith(reportedDifferently);
    if (!isOtherwise || known === null) differing.set(Number(event), null);
    else differing.set(Number(event), new Set([...(known ?? []), Number(incident)]));
  }
  return differing;
}

/**
 * Returns a record that keeps the first reports and corrects them where the ledger can: it amends goals and cards;
 * whistles and substitutions stay. A source's last report counts.
 */
function amendRecord(record: MatchRecord, otherwise: ReadonlySet<number>): MatchRecord {
  const timeline = record.timeline.flatMap((incident, index) =>
    otherwise.has(index) ? toAmendment(incident, record.event.startSeconds) : [incident],
  );
  return { ...record, timeline };
}

/** Creates an amendment. All amendments have the time of the start, so of two the one that arrived later counts. */
function toAmendment(incident: Incident, atSeconds: number): readonly Incident[] {
  if (incident.id === undefined) return [];
  const changes = toChanges(incident);
  return changes === null ? [] : [nameByContent({ kind: "amended", atSeconds, incidentId: incident.id, changes })];
}

function toChanges(incident: Incident): Amendment | null {
  switch (incident.kind) {
    case "goal": {
      const { side, minute, player, assist, how = "open-play" } = incident;
      return {
        side,
        minute,
        how,
        ...(player === undefined ? {} : { player }),
        ...(assist === undefined ? {} : { assist }),
      };
    }
    case "card":
    case "missed-penalty":
    case "play": {
      const { side, minute, player } = incident;
      return { side, minute, ...(player === undefined ? {} : { player }) };
    }
    default:
      return null;
  }
}
