import { sportIdOf } from "../../../shared/sports/stable-id.ts";
import { isBout, sportById } from "../../../shared/sports/catalogue.ts";

/** The kind of a sport's event that is not a match; null for a match. */
export const eventKind = (sportId: number): "bout" | "race" | null =>
  isBout(sportId) ? "bout" : sportById(sportId)?.duel === false ? "race" : null;

/** Whether many start in an event, rather than two sides meet. */
export const isFieldEvent = (eventId: string): boolean => eventKind(sportIdOf(eventId) ?? 0) === "race";
