import type { Participant } from "../timeline/schedule.ts";

/** Points that a result brought a player. */
export type WonPoints = { readonly participant: Participant; readonly points: number };

export type RankedPlayer = {
  /** Players with equal points share a rank. */
  readonly rank: number;
  readonly participant: Participant;
  readonly points: number;
  /**
   * Ranks won (or, negative, lost) since the ranking that this one is compared with; null for a player whom that one
   * does not have.
   */
  readonly rankChange: number | null;
};

/** The share of a player's starting points that the next player gets. */
const shareOfNext = 0.9;

/** The points of players (the strongest first) before any result: the first gets `leaderPoints`. */
export const startingPoints = (players: readonly Participant[], leaderPoints: number): readonly WonPoints[] =>
  players.map((participant, index) => ({
    participant,
    points: Math.round(leaderPoints * shareOfNext ** index),
  }));

/** Adds everybody's points up; `before` is the ranking to compare with. */
export function rankPlayers(won: readonly WonPoints[], before: readonly RankedPlayer[]): readonly RankedPlayer[] {
  const totals = new Map<string, WonPoints>();
  for (const { participant, points } of won) {
    const known = totals.get(participant.id);
    totals.set(participant.id, { participant, points: (known?.points ?? 0) + points });
  }
  const ordered = [...totals.values()].toSorted(
    (a, b) => b.points - a.points || (a.participant.slug < b.participant.slug ? -1 : 1),
  );
  const ranksBefore = new Map(before.map(({ participant, rank }) => [participant.id, rank]));
  let rank = 0;
  return ordered.map(({ participant, points }, index) => {
    if (points !== ordered[index - 1]?.points) rank = index + 1;
    const rankBefore = ranksBefore.get(participant.id);
    return { rank, participant, points, rankChange: rankBefore === undefined ? null : rankBefore - rank };
  });
}
