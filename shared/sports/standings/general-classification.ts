import type { ChampionshipRow, Race } from "./championship.ts";

export type TourRow = ChampionshipRow & {
  /** Of the first; of all others how far they are behind. */
  readonly time: string;
};

/**
 * The riders of a tour by their times after its last stage so far; empty for races that are no stages. Who has left the tour is not
 * in it.
 *
 * @param season the same races' table, which says who rode and won how many
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
