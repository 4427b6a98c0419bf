/** Followed participants by sport, in the order in which they were added. */
export type MyTeams = ReadonlyMap<number, readonly string[]>;

/** C9.03 */
export const maxTeams = 200;

export type TeamChange = {
  readonly teams: MyTeams;
  readonly outcome: "added" | "present" | "limit" | "removed" | "unchanged";
};

export function addTeam(teams: MyTeams, sportId: number, participantId: string): TeamChange {
  const ofSport = teams.get(sportId) ?? [];
  if (ofSport.includes(participantId)) return { teams, outcome: "present" };
  if (countTeams(teams) >= maxTeams) return { teams, outcome: "limit" };
  return { teams: new Map(teams).set(sportId, [...ofSport, participantId]), outcome: "added" };
}

export function removeTeam(teams: MyTeams, sportId: number, participantId: string): TeamChange {
  const ofSport = teams.get(sportId) ?? [];
  if (!ofSport.includes(participantId)) return { teams, outcome: "unchanged" };
  const next = new Map(teams);
  const left = ofSport.filter((other) => other !== participantId);
  if (left.length === 0) next.delete(sportId);
  else next.set(sportId, left);
  return { teams: next, outcome: "removed" };
}

/** Puts the teams of a sport into another order: those that it names, and no other. */
export function orderTeams(teams: MyTeams, sportId: number, participantIds: readonly string[]): MyTeams {
  const ofSport = teams.get(sportId) ?? [];
  const named = participantIds.filter((id) => ofSport.includes(id));
  if (named.length !== ofSport.length) return teams;
  return new Map(teams).set(sportId, named);
}

/** Whether one of an event's participants is followed. */
export const isOfMyTeams = (teams: MyTeams, sportId: number, participantIds: readonly string[]): boolean =>
  participantIds.some((id) => teams.get(sportId)?.includes(id) === true);

export const countTeams = (teams: MyTeams): number => [...teams.values()].flat().length;

export const toStoredTeams = (teams: MyTeams): Readonly<Record<string, readonly string[]>> => Object.fromEntries(teams);

/** Teams from storage, local or remote; invalid ones and those beyond the limit are left out. */
export function parseStoredTeams(value: unknown): MyTeams {
  let teams: MyTeams = new Map();
  if (typeof value !== "object" || value === null) return teams;
  for (const [sport, ids] of Object.entries(value)) {
    if (!/^[1-9]\d?$/.test(sport) || !Array.isArray(ids)) continue;
    for (const id of ids) {
      if (typeof id === "string" && /^[A-Za-z0-9]{1,16}$/.test(id)) teams = addTeam(teams, Number(sport), id).teams;
    }
  }
  return teams;
}
