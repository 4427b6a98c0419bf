import type { EventState } from "../../../../../shared/timeline/event-state.ts";
import type { League } from "../../../../../shared/timeline/schedule.ts";
import type { LedgerContext } from "../../ledger/ledger-context.ts";

/** All events of a stage, by start. */
export const stageEvents = ({ events }: LedgerContext, { stageId }: League): readonly EventState[] =>
  events.eventsOfStage(stageId).map(({ state }) => state);
