import { sportById } from "../../../../shared/sports/catalogue.ts";
import { playerSports } from "../../../../shared/sports/player-sports.ts";

/** Persons compete in duels of players and wherever starters are ranked instead of meeting one another. */
export const participantKind = (sportId: number): "team" | "player" =>
  playerSports.has(sportId) || sportById(sportId)?.duel === false ? "player" : "team";
