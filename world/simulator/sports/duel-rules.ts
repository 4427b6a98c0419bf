import type { CricketGameType } from "../../../shared/sports/cricket-game-types.ts";
import { dayNumber } from "../../../shared/basics/day.ts";
import type { Schedule } from "../../../shared/timeline/schedule.ts";
import { starterIn } from "./known-starters.ts";
import { tournamentOn } from "./tournament.ts";

/** The rules of a competition, in sports that have several sets of them. */
export type DuelRules = {
  /** Sets or frames; null for the sport's usual number. */
  readonly bestOf: number | null;
  readonly cricketType: CricketGameType;
};

const majorSets = 5;

export function duelRules({ sportId, home, startSeconds }: Schedule): DuelRules {
  const competition = starterIn(sportId, home.id)?.competition;
  if (competition === undefined) return { bestOf: null, cricketType: "t20" };
  const isMajor = tournamentOn(competition, dayNumber(startSeconds, 0))?.venue.isMajor ?? false;
  return {
    bestOf: isMajor ? majorSets : (competition.bestOf ?? null),
    cricketType: competition.cricketType ?? "t20",
  };
}
