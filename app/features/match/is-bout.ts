import { sportIds } from "../../../shared/sports/sport-ids.ts";

/** Fights are counted in rounds, of which a bout that is stopped has fewer than were agreed. */
export const isBout = (sportId: number): boolean => sportId === sportIds.boxing || sportId === sportIds.mma;
