import { isOfPersons } from "../../../../../shared/sports/catalogue.ts";
import type { Side } from "../../../../../shared/timeline/incident.ts";
import type { Player } from "../../../../../shared/timeline/player.ts";
import type { Schedule } from "../../../../../shared/timeline/schedule.ts";

/** The player of an incident: the one that the source names, else the side itself where it is a player. */
export function doerOf({ sportId, home, away }: Schedule, side: Side, player: Player | undefined): Player | undefined {
  if (player !== undefined || !isOfPersons(sportId)) return player;
  const own = side === 1 ? home : away;
  return own === null ? undefined : { id: own.id, name: own.name };
}
