import { seasonStatisticsSection } from "./season-statistics-section.ts";

export type StatisticTeam = { readonly name: string; readonly path: string };

export type RankedValue = {
  readonly rank: number;
  readonly teamId: string;
  readonly value: number;
  readonly games: number;
};
export type RankedPlayer = RankedValue & { readonly player: string; readonly path: string };

type Statistic = { readonly code: string; readonly label: string };
export type TeamRanking = Statistic & { readonly isShare: boolean; readonly teams: readonly RankedValue[] };
export type PlayerRanking = Statistic & { readonly isMean: boolean; readonly players: readonly RankedPlayer[] };

export type SeasonStatistics = {
  readonly counted: number;
  readonly played: number;
  /** Starts of the first and the last match that was counted. */
  readonly firstSeconds: number;
  readonly lastSeconds: number;
  readonly teams: ReadonlyMap<string, StatisticTeam>;
  readonly ofTeams: readonly TeamRanking[];
  readonly ofPlayers: readonly PlayerRanking[];
};

/** Null for a body without statistics. */
export function readSeasonStatistics(body: string): SeasonStatistics | null {
  const teams = new Map<string, StatisticTeam>();
  const ofTeams: TeamRanking[] = [];
  const ofPlayers: PlayerRanking[] = [];
  let matches: Pick<SeasonStatistics, "counted" | "played" | "firstSeconds" | "lastSeconds"> | null = null;
  for (const row of seasonStatisticsSection.decode(body).rows) {
    if (row.kind === "matches") {
      const { counted, played, firstSeconds, lastSeconds } = row.fields;
      matches = {
        counted: counted ?? 0,
        played: played ?? 0,
        firstSeconds: firstSeconds ?? 0,
        lastSeconds: lastSeconds ?? 0,
      };
    } else if (row.kind === "team") {
      teams.set(row.fields.teamId ?? "", { name: row.fields.name ?? "", path: row.fields.path ?? "" });
    } else {
      const { code, label, kind } = row.fields;
      const statistic = { code: code ?? "", label: label ?? "" };
      const ranked = row.groups.map(({ rank, teamId, player, path, value, games }) => ({
        rank: rank ?? 0,
        teamId: teamId ?? "",
        player: player ?? "",
        path: path ?? "",
        value: value ?? 0,
        games: games ?? 0,
      }));
      if (kind === "sum" || kind === "mark") ofPlayers.push({ ...statistic, isMean: kind === "mark", players: ranked });
      else ofTeams.push({ ...statistic, isShare: kind === "share", teams: ranked });
    }
  }
  return matches === null ? null : { ...matches, teams, ofTeams, ofPlayers };
}
