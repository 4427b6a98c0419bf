import type { ChampionshipRow, Race } from "../../../../../shared/competitions/championship.ts";
import type { ReportedStanding } from "../../../../../shared/competitions/reported-standing.ts";

/** A table as its source has it is shown until a race is over that it does not count. */
export const isCurrent = ({ throughSeconds }: ReportedStanding, races: readonly Race[]): boolean =>
  races.every(({ phase, startSeconds }) => phase !== "over" || startSeconds <= throughSeconds);

/** The rows of a reported table, with each race's results from the computed rows. Rank 0 means that the source gives no rank. */
export const toReportedRows = (
  { rows, races }: ReportedStanding,
  computed: readonly ChampionshipRow[],
): readonly ChampionshipRow[] =>
  rows.map(({ rank, participant, points, wins }) => {
    const own = computed.find((row) => row.participant.id === participant.id);
    return {
      rank: rank ?? 0,
      rankChange: 0,
      participant,
      races: own?.races ?? races,
      wins,
      points,
      results: own?.results ?? [],
    };
  });
