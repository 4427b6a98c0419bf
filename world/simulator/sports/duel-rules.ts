import { isOfPersons } from "../../../shared/sports/catalogue.ts";
import type { CricketGameType } from "../../../shared/sports/cricket-game-types.ts";
import { dayNumber } from "../../../shared/basics/day.ts";
import type { Schedule } from "../../../shared/timeline/schedule.ts";
import { starterIn, strengthIn } from "./known-starters.ts";
import { tournamentOn } from "./tournament.ts";

/** The home side's advantage, added to its edge. */
const homeEdge = 0.12;

/** How much stronger home is than away, from about -1 to 1; players have no home. */
export function duelEdge({ sportId, home, away }: Schedule): number {
  const difference = strengthIn(sportId, home.id) - (away === null ? 0 : strengthIn(sportId, away.id));
  return difference + (isOfPersons(sportId) ? 0 : homeEdge);
}

/** The rules of a competition, in sports that have several sets of them. */
export type DuelRules = {
  /** Sets or frames; null for the sport's usual number. */
  readonly bestOf: number | null;
  readonly cricketType: CricketGameType;
  /** Legs of a set of darts; null where legs alone are counted. */
  readonly legsInSet: number | null;
};

const majorSets = 5;

export function duelRules({ sportId, home, startSeconds }: Schedule): DuelRules {
  const competition = starterIn(sportId, home.id)?.competition;
  if (competition === undefined) return { bestOf: null, cricketType: "t20", legsInSet: null };
  const isMajor = tournamentOn(competition, dayNumber(startSeconds, 0))?.venue.isMajor ?? false;
  return {
    bestOf: isMajor ? majorSets : (competition.bestOf ?? null),
    cricketType: competition.cricketType ?? "t20",
    legsInSet: competition.legsInSet ?? null,
  };
}
