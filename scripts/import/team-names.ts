import { toClub as toNamedClub, type Club } from "../../shared/competitions/club-names.ts";
import type { Participant } from "../../shared/timeline/schedule.ts";
import { worldLeagues } from "../../world/catalogue/world.ts";

export type { Club };

const worldTeams = new Map(worldLeagues.flatMap(({ teams }) => teams.map((team) => [team.id, team] as const)));

/** A source's team as a participant: the built-in world's where it knows the club, a new one otherwise. */
export const toTeam = (sourceName: string, leagueCountryKey: string): Participant =>
  toClub(sourceName, leagueCountryKey).participant;

/** The same, with what led there. @param isWhole keeps the name as it is written */
export function toClub(sourceName: string, leagueCountryKey: string, isWhole = false): Club {
  const club = toNamedClub(sourceName, leagueCountryKey, isWhole);
  return { ...club, participant: worldTeams.get(club.participant.id) ?? club.participant };
}
