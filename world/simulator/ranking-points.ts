import { startingPoints, type WonPoints } from "../../shared/competitions/rank-players.ts";
import type { Ranking } from "../../shared/competitions/rankings.ts";
import { placePointsOf } from "../../shared/competitions/championship.ts";
import { competitionKey } from "../../shared/competitions/competition-key.ts";
import type { Participant } from "../../shared/timeline/schedule.ts";
import { competitionsOf } from "../catalogue/sports/competitions.ts";
import { toStarter } from "../catalogue/sports/to-league.ts";

/** The record of the world's first: a number of won games, or of first places in a field. */
const winsOfLeader = 100;
const victoriesOfLeader = 8;

/** The points of a weekly ranking's players before the fortnight whose results the ledger holds. */
export function rankingPoints({ sportId, tournaments, isWeekly, winPoints }: Ranking): readonly WonPoints[] {
  if (!isWeekly) return [];
  const competitions = competitionsOf(sportId);
  const players = tournaments.flatMap((key): readonly Participant[] => {
    const competition = competitions.find((each) => competitionKey(each) === key);
    return competition?.names.map((name) => toStarter(competition, name)) ?? [];
  });
  const [tournament = ""] = tournaments;
  const firstPlace = placePointsOf(sportId, tournament)[0] ?? 0;
  const leader = winPoints > 0 ? winPoints * winsOfLeader : firstPlace * victoriesOfLeader;
  return startingPoints([...new Map(players.map((player) => [player.id, player])).values()], leader);
}
