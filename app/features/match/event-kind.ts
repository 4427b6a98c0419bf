import { sportById } from "../../../shared/sports/catalogue.ts";
import { isBout } from "./is-bout.ts";

/** The kind of a sport's event that is not a match; null for a match. */
export const eventKind = (sportId: number): "bout" | "race" | null =>
  isBout(sportId) ? "bout" : sportById(sportId)?.duel === false ? "race" : null;
