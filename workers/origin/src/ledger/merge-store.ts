import type { Participant } from "../../../../shared/timeline/schedule.ts";
import type { Sources } from "./sources.ts";

/** One club that is shown as another, from a number of the update subject on. */
export type ClubMerge = {
  readonly fromId: string;
  readonly intoId: string;
  /** The club that it is shown as, as it was named when they were merged. */
  readonly into: Participant;
  /** The merged club's own name: it is found by it. */
  readonly name: string;
  readonly sender: string;
};
export type MergeStore = ReturnType<typeof createMergeStore>;

type MergeRow = {
  readonly from_id: string;
  readonly into_id: string;
  readonly into_json: string;
  readonly name: string;
  readonly sender: string;
};

/**
 * Which clubs are shown as others. Events keep the ids that they came with, and a merge that has ended stays as a record:
 * both are undone without a loss.
 */
export function createMergeStore({ sql, noteTable }: Sources) {
  // Feeds ask for the merges of each of their events, and merges are rare: this caches them until a row changes.
  let known: ReadonlyMap<string, ClubMerge> | null = null;

  const read = (seq: number): ReadonlyMap<string, ClubMerge> =>
    new Map(
      sql
        .exec<MergeRow>(
          `SELECT from_id, into_id, into_json, name, sender FROM club_merge
           WHERE merged_seq <= ?1 AND (split_seq IS NULL OR split_seq > ?1) ORDER BY id`,
          seq,
        )
        .toArray()
        .map(({ from_id: fromId, into_id: intoId, into_json: json, name, sender }) => [
          fromId,
          // What `merge` wrote.
          { fromId, intoId, into: JSON.parse(json) as Participant, name, sender },
        ]),
    );
  const current = (): ReadonlyMap<string, ClubMerge> => {
    noteTable("club_merge");
    known ??= read(Number.MAX_SAFE_INTEGER);
    return known;
  };

  return {
    /** The merges as they were at a number of the update subject. */
    at: (seq?: number): ReadonlyMap<string, ClubMerge> => (seq === undefined ? current() : read(seq)),
    /** A number that each merge and each split raises. */
    version: (): number =>
      sql.exec<{ version: number }>("SELECT COUNT(*) + COUNT(split_seq) AS version FROM club_merge").one().version,
    /** Clears the cache after rows were written in another way, or after a write was rolled back. */
    forget(): void {
      known = null;
    },
    merge({ fromId, intoId, into, name, sender }: ClubMerge, seq: number, nowSeconds: number): void {
      known = null;
      sql.exec(
        `INSERT INTO club_merge (from_id, into_id, into_json, name, sender, merged_seq, merged_seconds)
         VALUES (?, ?, ?, ?, ?, ?, ?)`,
        fromId,
        intoId,
        JSON.stringify(into),
        name,
        sender,
        seq,
        nowSeconds,
      );
    },
    split(fromId: string, sender: string, seq: number, nowSeconds: number): void {
      known = null;
      sql.exec(
        "UPDATE club_merge SET split_seq = ?, split_seconds = ?, splitter = ? WHERE from_id = ? AND split_seq IS NULL",
        seq,
        nowSeconds,
        sender,
        fromId,
      );
    },
  };
}
