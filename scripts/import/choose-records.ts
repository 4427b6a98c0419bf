import type { Incident } from "../../shared/timeline/incident.ts";
import type { IngestEvent } from "../../shared/ingest/event-schema.ts";
import type { MatchRecord } from "./match-record.ts";
import { finalScore } from "./parsed-match.ts";

/**
 * Several files may describe one match: a league as TXT and as JSON, a cup short and in full, older versions of a file.
 * Each match is imported once, from the record that knows most, so that the order of files decides nothing and a second
 * import changes nothing (docs/adr/018). Records must come in the same order each time.
 */
export function createRecordChoice() {
  type Choice = {
    readonly ordinal: number;
    readonly detail: number;
    readonly score: string | null;
    readonly where: string;
  };
  const choices = new Map<string, Choice>();
  /** Ids of ties whose sides were undecided, and are known to a record. */
  const decided = new Set<string>();
  return {
    /** Considers a record; of two with equal detail, the later one is chosen. */
    see(ordinal: number, record: MatchRecord): void {
      if (record.event.placeholderId !== undefined) decided.add(record.event.placeholderId);
      const known = choices.get(record.event.eventId);
      const detail = detailOf(record);
      if (known === undefined || detail >= known.detail) {
        choices.set(record.event.eventId, { ordinal, detail, score: toScoreText(record.event), where: record.where });
      }
    },
    /**
     * Returns "chosen" for the chosen record, "repeated" for a record that agrees with it, otherwise the place of the
     * chosen record, which differs.
     */
    validate(ordinal: number, { event }: MatchRecord): "chosen" | "repeated" | { readonly where: string } {
      if (decided.has(event.eventId)) return "repeated";
      const chosen = choices.get(event.eventId);
      if (chosen === undefined || chosen.ordinal === ordinal) return "chosen";
      const score = toScoreText(event);
      const agrees = score === null || chosen.score === null || score === chosen.score;
      return agrees ? "repeated" : { where: chosen.where };
    },
  };
}

/** Ranks a record's detail: first the result, then the time of day, the half-time score, the incidents, the players. */
function detailOf({ event, timeline }: MatchRecord): number {
  const reports = (kind: Incident["kind"]) => timeline.some((incident) => incident.kind === kind);
  const known = [
    event.result !== null || timeline.length > 0,
    event.timeKnown,
    event.result?.halfTime != null,
    reports("goal") || reports("points"),
    reports("line-up"),
    reports("play"),
  ];
  return known.reduce((sum, isKnown) => sum * 2 + (isKnown ? 1 : 0), 0);
}

/** Writes the score without the shoot-out, which not every source has, in an order that does not depend on the home side. */
export function toScoreText({ home, away, result }: IngestEvent): string | null {
  const score = result === null ? null : finalScore(result);
  if (score === null) return null;
  return (home.id < (away?.id ?? "") ? score : score.toReversed()).join("-");
}
