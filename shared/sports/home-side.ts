import { isOfPersons } from "./catalogue.ts";
import { sportIds } from "./sport-ids.ts";

/** Whether one of two sides is at home: persons meet where a tournament is, and teams of esports online. */
export const hasHomeSide = (sportId: number): boolean => !isOfPersons(sportId) && sportId !== sportIds.esports;
