import type { ChampionshipRow, Race } from "../../../../../shared/competitions/championship.ts";

export type TourRow = ChampionshipRow & {
  /** The leader's time; for all others, the gap to the leader. */
  readonly time: string;
};

/**
 * The riders of a tour, ranked after its latest stage with an overall ranking; empty for races that are no stages. Riders who
 * left the tour are not included.
 *
 * @param season the table of the same races, with each rider's numbers of races and wins
 */
export function toGeneralClassification(
  races: readonly Race[],
  season: readonly ChampionshipRow[],
): readonly TourRow[] {
  const last = races
    .filter(({ starters }) => starters.some(({ overall }) => overall !== undefined))
    .toSorted((a, b) => b.startSeconds - a.startSeconds)[0];
  if (last === undefined) return [];
  const ridden = new Map(season.map((row) => [row.participant.id, row]));
  return last.starters
    .flatMap(({ participant, overall }): readonly TourRow[] => {
      const row = ridden.get(participant.id);
      return overall === undefined || row === undefined ? [] : [{ ...row, ...overall, rankChange: 0 }];
    })
    .toSorted((a, b) => a.rank - b.rank);
}
