import { sportIds } from "../../../../../shared/sports/sport-ids.ts";
import type { Side } from "../../../../../shared/timeline/incident.ts";
import type { Player } from "../../../../../shared/timeline/player.ts";
import type { Schedule } from "../../../../../shared/timeline/schedule.ts";

/** Sports in which a side is a person or a pair: sources name no player beside it. */
const individual: ReadonlySet<number> = new Set([
  sportIds.tennis,
  sportIds.badminton,
  sportIds["table-tennis"],
  sportIds["beach-volleyball"],
  sportIds.darts,
  sportIds.snooker,
  sportIds.boxing,
  sportIds.mma,
]);

export const isIndividual = (sportId: number): boolean => individual.has(sportId);

/** Who did it: the player that the source names, else the side itself where it is one. */
export function doerOf({ sportId, home, away }: Schedule, side: Side, player: Player | undefined): Player | undefined {
  if (player !== undefined || !isIndividual(sportId)) return player;
  const own = side === 1 ? home : away;
  return own === null ? undefined : { id: own.id, name: own.name };
}
