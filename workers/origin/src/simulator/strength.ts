import { worldLeagues } from "../world/world.ts";
import { randomOf } from "./random.ts";

/** Participants of the built-in world by id; the first of a league's list is its strongest. */
const known = new Map(
  worldLeagues.flatMap(({ teams }) =>
    teams.map((team, index) => [team.id, 0.5 - index / Math.max(1, teams.length - 1)] as const),
  ),
);

/** From -0.5 (weakest of its league) to 0.5; participants that the world does not know get one that follows from the id. */
const strengthOf = (participantId: string): number =>
  known.get(participantId) ?? randomOf("strength", participantId)() - 0.5;

/** Goals that each side scores in 90 minutes on average, the hosts with their usual advantage. */
export function goalRates(homeId: string, awayId: string): readonly [home: number, away: number] {
  const difference = strengthOf(homeId) - strengthOf(awayId);
  return [1.5 * Math.exp(0.75 * difference), 1.15 * Math.exp(-0.75 * difference)];
}
