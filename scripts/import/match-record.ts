import type { Incident } from "../../shared/timeline/incident.ts";
import type { IngestEvent } from "../../shared/ingest/event-schema.ts";
import type { IngestStanding } from "../../shared/ingest/standing-schema.ts";
import type { Club } from "./team-names.ts";
import type { IngestLeague } from "../../shared/ingest/league-schema.ts";

/** Every importer converts a match, a race's starter or any other event of its file to this. */
export type MatchRecord = {
  /** "2025-26/fr.1.json", "2022--qatar/cup.txt:31": for the report. */
  readonly where: string;
  /** The sides as the source calls them. */
  readonly title: string;
  readonly league: IngestLeague;
  readonly event: IngestEvent;
  /**
   * The incidents that the source knows, in the order of time; empty where it knows the result alone. Every incident
   * has an id that follows from its content, so that a second import, or a source that knows more, repeats none.
   */
  readonly timeline: readonly Incident[];
  /** True where the source says that women play; absent where it says nothing or that men do. */
  readonly isWomens?: true;
  /** The clubs behind the names of the sides, and whether they were guessed. */
  readonly clubs?: readonly Club[];
};

/** The kinds of faults and remarks, by which the import's report counts them. */
export type FaultKind =
  | "unreadable"
  | "sides not known yet"
  | "not played by both"
  | "goals are not the result"
  | "parts of a result contradict each other"
  | "points do not add up"
  | "listed twice"
  | "file not understood"
  | "overruled by another file"
  | "contradicts a match that is over"
  | "changes the result of a match that is over"
  | "changes an incident of a match that is over"
  | "refused by the origin";

/** Something that is left out: its position in the file, and why. */
export type Fault = {
  readonly position: string;
  readonly reason: string;
  readonly kind?: FaultKind;
  /** How many faults it stands for, where not for itself alone. */
  readonly count?: number;
};

/** A pure importer's result for a text; a record's `where` is its place in the text. */
export type ParsedRecords = { readonly records: readonly MatchRecord[]; readonly faults: readonly Fault[] };

/** An item of a source, in the source's order: a match in the origin's form, an omission, or a remark. */
export type SourceItem =
  | { readonly kind: "match"; readonly record: MatchRecord }
  | {
      readonly kind: "fault";
      readonly where: string;
      readonly reason: string;
      readonly faultKind: FaultKind;
      /** How many faults it stands for, where not for itself alone. */
      readonly count?: number;
    }
  /** A season's table as the source has it. */
  | { readonly kind: "standing"; readonly where: string; readonly standing: IngestStanding }
  | { readonly kind: "notice"; readonly text: string };

export const toFaultItem = (fault: Fault, whereOf: (position: string) => string): SourceItem => ({
  kind: "fault",
  where: whereOf(fault.position),
  reason: fault.reason,
  faultKind: fault.kind ?? "unreadable",
  ...(fault.count === undefined ? {} : { count: fault.count }),
});
