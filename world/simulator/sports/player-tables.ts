import type { SportName } from "../../../shared/sports/sport-ids.ts";
import { statisticTypes, type StatisticName } from "../../../shared/sports/statistic-types.ts";
import { bySportId } from "./by-sport.ts";

/** A count kept for a player: of plays of one kind, of his scores, or of the points that these were worth. */
export type PlayerCount = StatisticName | "points" | "scores";
export type PlayerTable = {
  /** Column codes and the counts that add up to each. */
  readonly columns: readonly (readonly [code: string, counts: readonly PlayerCount[]])[];
  /** The worth of each count on a scale from 0 to 10 that starts at `base`; only sports with ratings have it (C1.08). */
  readonly rating?: { readonly base: number; readonly worth: Readonly<Partial<Record<PlayerCount, number>>> };
};

const isStatistic = (word: string): word is StatisticName => Object.hasOwn(statisticTypes, word);
const isCount = (word: string): word is PlayerCount => word === "points" || word === "scores" || isStatistic(word);

/** Parses "goals=scores points=scores+assists shots": a column counts the statistic of its own name unless it names others. */
const columns = (text: string): PlayerTable["columns"] =>
  text.split(" ").map((word) => {
    const [code = "", counts = code] = word.split("=");
    return [code, counts.split("+").filter(isCount)];
  });

const table: Partial<Record<SportName, PlayerTable>> = {
  basketball: {
    columns: columns("points rebounds assists threePointers steals blocks turnovers fouls"),
    rating: {
      base: 5.4,
      worth: { points: 0.09, rebounds: 0.12, assists: 0.16, steals: 0.2, blocks: 0.2, turnovers: -0.15 },
    },
  },
  hockey: {
    columns: columns("goals=scores assists points=scores+assists shots suspensions saves"),
    rating: { base: 6.2, worth: { scores: 0.9, assists: 0.6, shots: 0.05, suspensions: -0.25, saves: 0.05 } },
  },
  "american-football": { columns: columns("points touchdowns firstDowns sacks interceptions fumbles") },
  handball: { columns: columns("goals=scores assists sevenMetres suspensions turnovers saves") },
  "rugby-union": { columns: columns("points tries conversions penaltyGoals turnovers") },
  "rugby-league": { columns: columns("points tries conversions penaltyGoals turnovers") },
  floorball: { columns: columns("goals=scores assists points=scores+assists suspensions saves") },
  bandy: { columns: columns("goals=scores assists suspensions saves") },
  futsal: { columns: columns("goals=scores assists shots fouls saves") },
  "aussie-rules": { columns: columns("goals behinds turnovers freeKicks") },
  "water-polo": { columns: columns("goals=scores assists suspensions saves") },
  "field-hockey": { columns: columns("goals=scores assists saves") },
  "beach-soccer": { columns: columns("goals=scores assists shots fouls saves") },
  netball: { columns: columns("goals=scores assists rebounds interceptions turnovers") },
  kabaddi: { columns: columns("points raidPoints tacklePoints") },
  volleyball: { columns: columns("points attacks blocks aces serviceErrors") },
  baseball: { columns: columns("hits homeRuns runsBattedIn=points walks strikeouts errors") },
  pesapallo: { columns: columns("hits runsBattedIn=points walks") },
  cricket: { columns: columns("runs=points fours sixes wickets") },
  esports: { columns: columns("kills") },
};

const sportsById = bySportId(table);

export const playerTable = (sportId: number): PlayerTable | null => sportsById.get(sportId) ?? null;
