import type { EventFields } from "../../../../../shared/wire/event-fields.ts";
import type { EventState, Penalty } from "../../../../../shared/timeline/event-state.ts";
import type { Side } from "../../../../../shared/timeline/incident.ts";

/** Penalties of the current status, including missed ones, also after a break in it (C4.32). */
export function toPenaltyFields({ status, penalties: all = [] }: EventState): EventFields {
  const penalties = all.filter((penalty) => penalty.status === status);
  if (penalties.length === 0) return {};
  const missed = penalties.filter(({ isMissed }) => isMissed);
  return {
    homePenaltyShots: toUpdates(penalties, 1),
    homePenaltiesMissed: toUpdates(missed, 1),
    awayPenaltyShots: toUpdates(penalties, 2),
    awayPenaltiesMissed: toUpdates(missed, 2),
  };
}

/** Null where the side has none: an empty cell clears the one before it. */
function toUpdates(penalties: readonly Penalty[], side: Side) {
  const own = penalties.filter((penalty) => penalty.side === side);
  return own.length === 0 ? null : own.map(({ atSeconds, id }) => ({ updatedSeconds: atSeconds, incidentId: id }));
}
