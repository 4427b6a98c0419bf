import { clubOf } from "../catalogue/clubs.ts";
import { randomOf } from "../../shared/random/random.ts";

/** What a team is worth against others; one that the world does not know gets a strength that follows from its id. */
const strengthOf = (participantId: string): number =>
  clubOf(participantId)?.strength ?? randomOf("strength", participantId)() - 0.5;

/** Beyond this a difference adds no more goals: cups pair teams of far divisions. */
const mostDifference = 1.6;

/** Goals that each side scores in 90 minutes on average, the hosts with their usual advantage. */
export function goalRates(homeId: string, awayId: string): readonly [home: number, away: number] {
  const apart = strengthOf(homeId) - strengthOf(awayId);
  const difference = Math.max(-mostDifference, Math.min(mostDifference, apart));
  return [1.5 * Math.exp(0.75 * difference), 1.15 * Math.exp(-0.75 * difference)];
}
