import { clubOf } from "../catalogue/clubs.ts";
import { randomOf } from "../../shared/basics/random.ts";

/** Returns a team's strength; a team that the world does not know gets one derived from its id. */
const strengthOf = (participantId: string): number =>
  clubOf(participantId)?.strength ?? randomOf("strength", participantId)() - 0.5;

/** A larger difference adds no more goals: cups pair teams from distant divisions. */
const mostDifference = 1.6;

/** Goals that each side scores in 90 minutes on average, the hosts with their usual advantage. */
export function goalRates(homeId: string, awayId: string): readonly [home: number, away: number] {
  const apart = strengthOf(homeId) - strengthOf(awayId);
  const difference = Math.max(-mostDifference, Math.min(mostDifference, apart));
  return [1.5 * Math.exp(0.75 * difference), 1.15 * Math.exp(-0.75 * difference)];
}
