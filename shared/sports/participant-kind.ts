import { sportById } from "./catalogue.ts";
import { playerSports } from "./player-sports.ts";

/** Participants are persons in duels of players and in sports that rank starters. */
export const participantKind = (sportId: number): "team" | "player" =>
  playerSports.has(sportId) || sportById(sportId)?.duel === false ? "player" : "team";
