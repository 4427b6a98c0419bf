import { playerSports } from "./player-sports.ts";
import { sportIds } from "./sport-ids.ts";

/** Whether one of two sides is at home: persons meet where a tournament is, and teams of esports online. */
export const hasHomeSide = (sportId: number): boolean => !playerSports.has(sportId) && sportId !== sportIds.esports;
