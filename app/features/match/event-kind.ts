import { sportById } from "../../../shared/sports/catalogue.ts";
import { isBout } from "./is-bout.ts";

/** What a sport's event is where it is no match; null for a match. */
export const eventKind = (sportId: number): "bout" | "race" | null =>
  isBout(sportId) ? "bout" : sportById(sportId)?.duel === false ? "race" : null;
