import { sportById, isOfPersons } from "./catalogue.ts";

/** Participants are persons in duels of players and in sports that rank starters. */
export const participantKind = (sportId: number): "team" | "player" =>
  isOfPersons(sportId) || sportById(sportId)?.duel === false ? "player" : "team";
