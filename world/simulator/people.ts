import { sportIdOf } from "../../shared/sports/stable-id.ts";
import { sportIds } from "../../shared/sports/sport-ids.ts";
import { daySeconds } from "../../shared/basics/day.ts";
import type { LineUpPlayer, Person } from "../../shared/timeline/player.ts";
import type { Participant } from "../../shared/timeline/schedule.ts";
import { clubOf } from "../catalogue/clubs.ts";
import { toStarter } from "../catalogue/sports/to-league.ts";
import { toPersonKey } from "./person-ids.ts";
import { refereeAt } from "./referees.ts";
import { starterIn } from "./sports/known-starters.ts";
import { squadIn } from "./sports/squad.ts";
import { squadOf } from "./squad.ts";

/**
 * The players of a team of the world in the order of their numbers, then its coach; empty for any other participant.
 */
export function peopleOf(seed: string, teamId: string): readonly Person[] {
  const sportId = sportIdOf(teamId);
  const team = sportId === null ? null : teamOf(sportId, teamId);
  if (sportId === null || team === null) return [];
  return sportId === sportIds.soccer ? footballersOf(seed, team) : membersOf(seed, sportId, team);
}

/** A person by id; null for an id that no person of the world has. */
export function personOf(seed: string, personId: string): Person | null {
  const sportId = sportIdOf(personId);
  const key = sportId === null ? null : toPersonKey(seed, sportId, personId);
  if (sportId === null || key === null) return null;
  if (key.kind === "referee") return refereeAt(seed, sportId, key.country, key.index);
  return peopleOf(seed, key.teamId).find(({ id }) => id === personId) ?? null;
}

/** Null for a participant that the world does not have. */
export function teamOf(sportId: number, teamId: string): Participant | null {
  if (sportId === sportIds.soccer) return clubOf(teamId)?.team ?? null;
  const competition = starterIn(sportId, teamId)?.competition;
  return competition?.names.map((name) => toStarter(competition, name)).find(({ id }) => id === teamId) ?? null;
}

function footballersOf(seed: string, team: Participant): readonly Person[] {
  const { players, coach } = squadOf(seed, team);
  return [
    ...players.map(({ id, name, shortName, countryKey, shirt, position, birthDay }): Person => {
      const birthSeconds = birthDay * daySeconds;
      return { id, name, shortName, countryKey, kind: "player", role: position, shirt, birthSeconds, team };
    }),
    { ...coach, kind: "coach", team },
  ];
}

function membersOf(seed: string, sportId: number, team: Participant): readonly Person[] {
  const squad = squadIn(seed, sportId, team);
  if (squad === null) return [];
  const toPerson = ({ line: _line, captain: _captain, ...player }: LineUpPlayer): Person => ({
    ...player,
    kind: "player",
    team,
  });
  return [...[...squad.starters, ...squad.bench].map(toPerson), { ...squad.coach, kind: "coach", team }];
}
