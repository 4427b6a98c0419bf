import { worthOf } from "../../../../shared/sports/statistic-worth.ts";
import {
  readSeasonStatistics,
  type SeasonStatistics,
  type TeamRanking,
} from "../../../../shared/wire/sections/read-season-statistics.ts";
import type { SeasonStatisticsTexts } from "../../../i18n/season-statistics-texts.ts";

/** A team's rank by a statistic among the teams of its league: 1 is the best, which has the fewest fouls. */
export type SeasonRank = Pick<TeamRanking, "code" | "label" | "isShare"> & {
  readonly value: number;
  readonly games: number;
  readonly rank: number;
  readonly teams: number;
};

export type SeasonRanks = Pick<SeasonStatistics, "counted" | "played" | "firstSeconds" | "lastSeconds"> & {
  /** The best first, all in the upper half. */
  readonly good: readonly SeasonRank[];
  /** The worst first, all in the lower half. */
  readonly bad: readonly SeasonRank[];
};

/** The words of a season's statistics that a team's page uses. */
export type RanksTexts = Pick<
  SeasonStatisticsTexts,
  "ranks" | "good" | "bad" | "statistic" | "perMatch" | "matches" | "matchesLong" | "rank" | "fewest" | "allStatistics"
>;

/** What a team is good and bad at. It comes with its words, so that the page of a team without statistics loads none of them. */
export type LeagueRanks = {
  readonly league: string;
  readonly flag: string | null;
  /** The path of the competition's tab of statistics. */
  readonly path: string | null;
  readonly texts: RanksTexts;
  readonly feedName: string;
  /** Null where it would reveal a hidden result: it is loaded when the visitor asks to see it. */
  readonly ranks: SeasonRanks | null;
};

const mostShown = 3;
/** A rank among fewer teams, or after fewer matches of the team, says little. */
const leastTeams = 4;
const leastGames = 3;

/** Null where too little is counted of the team. @param body of the tab `seasonStatisticsTab` */
export function toSeasonRanks(body: string, teamId: string): SeasonRanks | null {
  const statistics = readSeasonStatistics(body);
  if (statistics === null) return null;
  const ranks = statistics.ofTeams.flatMap((ranking) => toRank(ranking, teamId));
  const byShare = ranks.toSorted((a, b) => shareOf(a) - shareOf(b));
  const good = byShare.filter((rank) => shareOf(rank) < 0.5).slice(0, mostShown);
  const bad = byShare
    .filter((rank) => shareOf(rank) > 0.5)
    .toReversed()
    .slice(0, mostShown);
  if (good.length + bad.length === 0) return null;
  const { counted, played, firstSeconds, lastSeconds } = statistics;
  return { counted, played, firstSeconds, lastSeconds, good, bad };
}

/** 0 for the first, 1 for the last. */
const shareOf = ({ rank, teams }: SeasonRank): number => (rank - 1) / (teams - 1);

function toRank({ code, label, isShare, teams }: TeamRanking, teamId: string): readonly SeasonRank[] {
  const own = teams.find((each) => each.teamId === teamId);
  const worth = worthOf(code);
  if (own === undefined || worth === null || teams.length < leastTeams || own.games < leastGames) return [];
  const { value, games } = own;
  const ahead = teams.filter((each) => (worth === "better" ? each.value > value : each.value < value));
  return [{ code, label, isShare, value, games, rank: 1 + ahead.length, teams: teams.length }];
}
