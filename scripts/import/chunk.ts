import { mostBodyBytes, mostRecords } from "../../shared/ingest/ingest-limits.ts";
import type { IngestLeague } from "../../shared/ingest/league-schema.ts";
import type { MatchRecord } from "./match-record.ts";
import type { Chunk } from "./send-chunk.ts";

/** Matches in a request: large enough to be quick, small enough that a live goal does not wait behind it. */
const mostMatches = 1000;
/** Below what the origin takes; internationals of old times have a league for every few matches. */
const mostLeagues = mostRecords.leagues - 100;
/** A quarter of the origin's limit for a request; a match with a report of each ball has a hundred thousand characters. */
const mostCharacters = mostBodyBytes / 4;

/** Collects records for a request to the origin, which takes one sport at a time. */
export function createChunk() {
  let records: MatchRecord[] = [];
  let leagues = new Map<string, IngestLeague>();
  let characters = 0;
  return {
    /** Whether there is room for a record beside those that wait. */
    takes: ({ event }: MatchRecord): boolean =>
      records.length < mostMatches &&
      leagues.size < mostLeagues &&
      characters < mostCharacters &&
      (records[0]?.event.sportId ?? event.sportId) === event.sportId,
    add(record: MatchRecord): void {
      records.push(record);
      leagues.set(record.league.stageId, record.league);
      characters += JSON.stringify(record.timeline).length;
    },
    /** Removes and returns the waiting records; null when none waits. */
    take(): Chunk | null {
      const [first] = records;
      if (first === undefined) return null;
      const taken = { sportId: first.event.sportId, records, leagues: [...leagues.values()] };
      records = [];
      leagues = new Map();
      characters = 0;
      return taken;
    },
  };
}
