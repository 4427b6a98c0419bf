import type { IngestLeague } from "../../../../shared/ingest/league-schema.ts";
import type { PostedIncident } from "../../../../shared/ingest/incident-schema.ts";
import { eventStatus, type StatusId } from "../../../../shared/sports/statuses.ts";
import type { GoalKind, Pair, Result, Side } from "../../../../shared/timeline/incident.ts";
import type { Participant } from "../../../../shared/timeline/schedule.ts";
import type { Player } from "../../../../shared/timeline/player.ts";

/** A match as a source describes it at a moment, always in full. A comparison finds the changes since then (`compare-game.ts`). */
export type Game = {
  /** The source's name for it; some sources delete a match and enter it again under another one. */
  readonly sourceId: string;
  /** Names the matches that the same request returns, such as a round or a day. */
  readonly group: string;
  readonly league: IngestLeague;
  readonly sides: "clubs" | "national teams";
  readonly round: string;
  /** "A" of a tournament's groups; null where there is one table. */
  readonly table: string | null;
  readonly startSeconds: number;
  /** False when only the day is known. */
  readonly timeKnown: boolean;
  readonly home: Participant;
  readonly away: Participant;
  /** Null if the source gives no status: while the match is played, its clock decides (`by-the-clock.ts`). */
  readonly status: StatusId | null;
  /** The score without a shoot-out; null before the start, or if it is unknown. */
  readonly score: Pair | null;
  readonly halfTime: Pair | null;
  /** The goals that the source names, in their order; there may be fewer than in the score. */
  readonly goals: readonly Goal[];
  /** Line-ups, cards and substitutions, which only some sources name. */
  readonly details: readonly Detail[];
  /** The result, once the game is over and its score is known. */
  readonly result: Result | null;
  /** Whether the game is over, even if its result is not known. */
  readonly isOver: boolean;
  /** The parts of the result that contradict the others, in words for the log; absent where there are none. */
  readonly dropped?: readonly string[];
};

/** The dropped parts of a result, each with the match: the log and the status page name them by these words. */
export const droppedFrom = ({ home, away, startSeconds, dropped = [] }: Game): readonly string[] =>
  dropped.map(
    (words) => `${new Date(startSeconds * 1000).toISOString().slice(0, 10)} ${home.name} – ${away.name}: ${words}`,
  );

export type Goal = {
  /** The source's name for it, unique in the match. */
  readonly key: string;
  readonly side: Side;
  /** As printed: "45+2"; empty where it is not known. */
  readonly minute: string;
  readonly player: Player | null;
  /** Absent where the source names nobody who prepared it. */
  readonly assist?: Player;
  readonly how: GoalKind;
};

/** An incident that is reported once, and taken back if the source no longer names it. */
export type Detail = {
  readonly key: string;
  readonly minute: string;
  readonly content: DistributiveOmit<PostedIncident, "eventId" | "id" | "atSeconds">;
};

type DistributiveOmit<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never;

/** The stages of a match in their order, and the minutes after its start at which each usually begins. */
const usualMinutes: readonly (readonly [status: StatusId, minute: number])[] = [
  [eventStatus.firstHalf, 0],
  [eventStatus.halfTime, 47],
  [eventStatus.secondHalf, 62],
  [eventStatus.extraTime, 115],
  [eventStatus.penalties, 150],
];
export const playedStatuses: readonly StatusId[] = usualMinutes.map(([status]) => status);

export const isPlayed = (status: StatusId): boolean => playedStatuses.includes(status);

export const usualSecondsOf = (status: StatusId): number =>
  60 * (usualMinutes.find(([known]) => known === status)?.[1] ?? 0);

/** "45+2" → 45, "92" → 92; null for a text without a number. */
export function toMinute(minute: string): number | null {
  const found = /^\d+/.exec(minute)?.[0];
  return found === undefined ? null : Number(found);
}
