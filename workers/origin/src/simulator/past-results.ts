import { sportIds } from "../../../../shared/sports/sport-ids.ts";
import type { StageId } from "../../../../shared/sports/stages.ts";
import type { Pair } from "../../../../shared/timeline/incident.ts";
import type { League, Schedule } from "../../../../shared/timeline/schedule.ts";
import { pastFootballResults } from "./past-football.ts";
import { pastDuelResults } from "./sports/past-duels.ts";

/** How a game of the built-in world ended. */
export type PastResult = {
  readonly schedule: Schedule;
  /** As shown: with extra time, without the shoot-out. */
  readonly score: Pair;
  readonly fullTime: Pair;
  readonly halfTime: Pair | null;
  readonly shootOut: Pair | null;
  readonly stage: StageId;
};

/**
 * The results of a league's season (`league.season`) that began before an instant and are over by then, in the order
 * of their starts: a pure function, without the ledger. Empty for leagues that the built-in world does not play.
 */
export const pastResults = (seed: string, league: League, beforeSeconds: number): readonly PastResult[] =>
  league.sportId === sportIds.soccer
    ? pastFootballResults(seed, league, beforeSeconds)
    : pastDuelResults(seed, league, beforeSeconds);
