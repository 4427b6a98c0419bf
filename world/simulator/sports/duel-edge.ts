import type { Schedule } from "../../../shared/timeline/schedule.ts";
import { playerSports } from "../../../shared/sports/player-sports.ts";
import { strengthIn } from "./known-starters.ts";

/** The home side's advantage, added to its edge. */
const homeEdge = 0.12;

/** How much stronger home is than away, from about -1 to 1; players have no home. */
export function duelEdge({ sportId, home, away }: Schedule): number {
  const difference = strengthIn(sportId, home.id) - (away === null ? 0 : strengthIn(sportId, away.id));
  return difference + (playerSports.has(sportId) ? 0 : homeEdge);
}
