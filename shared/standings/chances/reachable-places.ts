/** The best and the worst place that a team can still have, counted from 1. */
export type ReachablePlaces = { readonly best: number; readonly worst: number };

type TeamPoints = { readonly id: string; readonly points: number; readonly gamesLeft: number };

/**
 * The places that each team can still reach, by points alone: a team is ahead of another for sure only where the other cannot have
 * as many points any more. Two that can be level may finish in either order, because tie-breaks are open until the last game.
 */
export function toReachablePlaces(
  teams: readonly TeamPoints[],
  { win, loss }: { readonly win: number; readonly loss: number },
): ReadonlyMap<string, ReachablePlaces> {
  const ranges = teams.map(({ id, points, gamesLeft }) => ({
    id,
    least: points + gamesLeft * loss,
    most: points + gamesLeft * win,
  }));
  return new Map(
    ranges.map(({ id, least, most }) => {
      const ahead = ranges.filter((other) => other.least > most).length;
      const behind = ranges.filter((other) => other.most < least).length;
      return [id, { best: 1 + ahead, worst: ranges.length - behind }];
    }),
  );
}
