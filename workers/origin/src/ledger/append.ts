import { isCorrection } from "../../../../shared/timeline/correct.ts";
import { applyIncident, foldTimeline } from "../../../../shared/timeline/fold.ts";
import type { EventState } from "../../../../shared/timeline/event-state.ts";
import type { Incident } from "../../../../shared/timeline/incident.ts";
import type { StoredEvent } from "./event-store.ts";
import type { LedgerContext } from "./ledger-context.ts";
import { record } from "./record.ts";
import { timelineOf } from "./timeline.ts";

/** Adds an incident to an event's timeline, numbers what it changed, and stores both. */
export function appendIncident(
  context: LedgerContext,
  stored: StoredEvent,
  incident: Incident,
  nowSeconds: number,
): StoredEvent {
  const written = toWritten(stored.state, incident);
  const after: StoredEvent = {
    ...stored,
    state: nextState(context, stored, written),
    latestSeconds: Math.max(stored.latestSeconds, written.atSeconds),
  };
  const seq = record(context, stored.state, after, nowSeconds);
  context.incidents.append(stored.state.schedule.eventId, written, seq);
  return after;
}

/** What moves a start says what it was before, so that every earlier state can still be told. */
function toWritten({ schedule }: EventState, incident: Incident): Incident {
  if (incident.kind !== "moved") return incident;
  const { startSeconds, timeKnown, kind: _, ...stamp } = incident;
  return { ...stamp, kind: "scheduled", schedule: { ...schedule, startSeconds, timeKnown }, before: schedule };
}

/** Corrections and what was told late need the whole timeline; everything else is one more step. */
function nextState(context: LedgerContext, stored: StoredEvent, incident: Incident): EventState {
  const { state } = stored;
  if (incident.kind === "scheduled") return { ...state, schedule: incident.schedule };
  const isNext =
    !isCorrection(incident) && incident.atSeconds >= stored.latestSeconds && !isCorrected(context, stored, incident);
  if (isNext) return applyIncident(state, incident);
  return foldTimeline(state.schedule, [...timelineOf(context, stored), incident]);
}

/** Whether an incident was corrected before it came. */
const isCorrected = (context: LedgerContext, { state }: StoredEvent, { id }: Incident): boolean =>
  id !== undefined && context.incidents.corrects(state.schedule.eventId, id);
