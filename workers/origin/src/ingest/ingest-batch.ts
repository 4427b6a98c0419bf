import { encodeChange, toChange } from "../../../../shared/feed/changes.ts";
import { stage } from "../../../../shared/sports/stages.ts";
import { dayNumber } from "../../../../shared/time/day.ts";
import { applyIncident, foldTimeline } from "../../../../shared/timeline/fold.ts";
import type { Incident } from "../../../../shared/timeline/incident.ts";
import type { Schedule } from "../../../../shared/timeline/schedule.ts";
import { toEventFields } from "../../../../shared/timeline/to-event-fields.ts";
import { worldDays } from "../ledger/advance.ts";
import { appendIncident } from "../ledger/append.ts";
import type { LedgerContext } from "../ledger/ledger-context.ts";
import { isPublished, record } from "../ledger/record.ts";
import type { IngestReport } from "./answers.ts";
import { eventSchema, leagueSchema, toRefusal, type EventBatch, type IngestEvent, type Refusal } from "./schemas.ts";

type Outcome = "added" | "changed" | "unchanged";

/** Takes a batch record by record. The same batch again changes nothing; a newer one changes what is new in it. */
export function ingestBatch(context: LedgerContext, batch: EventBatch, nowSeconds: number): IngestReport {
  const counts = { added: 0, changed: 0, unchanged: 0 };
  const refused: Refusal[] = [];
  const tournaments = new Map<string, string>();
  batch.leagues.forEach((value, index) => {
    const pointer = `/leagues/${index}`;
    const parsed = leagueSchema.safeParse(value);
    if (!parsed.success) refused.push(toRefusal(pointer, parsed.error));
    else if (parsed.data.sportId !== batch.sportId) refused.push({ pointer, reason: "is of another sport" });
    else {
      if (context.events.putLeague(parsed.data)) context.listed.putLeague(parsed.data.stageId);
      tournaments.set(parsed.data.stageId, parsed.data.tournamentId);
    }
  });
  const current = new Set<string>();
  batch.events.forEach((value, index) => {
    const pointer = `/events/${index}`;
    const parsed = eventSchema.safeParse(value);
    if (!parsed.success) return refused.push(toRefusal(pointer, parsed.error));
    const event = parsed.data;
    if (event.sportId !== batch.sportId) return refused.push({ pointer, reason: "is of another sport" });
    const tournamentId =
      tournaments.get(event.leagueStageId) ?? context.events.league(event.leagueStageId)?.tournamentId;
    if (tournamentId === undefined) return refused.push({ pointer, reason: "is of a league that nobody has sent" });
    counts[ingestEvent(context, event, nowSeconds)] += 1;
    if (isInWorld(event.startSeconds, nowSeconds)) current.add(tournamentId);
  });
  for (const tournamentId of current) stepAside(context, tournamentId, nowSeconds);
  return { ...counts, refused };
}

function ingestEvent(context: LedgerContext, event: IngestEvent, nowSeconds: number): Outcome {
  const stored = context.events.event(event.eventId);
  const schedule = toSchedule(event);
  const result: Incident | null =
    event.result === null ? null : { kind: "result", atSeconds: resultSeconds(event), result: event.result };
  if (stored === null) {
    addEvent(context, schedule, result, nowSeconds);
    return "added";
  }
  const before = stored.state;
  let current = stored;
  if (!isSame(before.schedule, schedule)) {
    const scheduled: Incident = { kind: "scheduled", atSeconds: nowSeconds, schedule, before: before.schedule };
    current = appendIncident(context, current, scheduled, nowSeconds);
    context.listed.putParticipants(schedule);
  }
  if (result !== null && !isSame(current.state, applyIncident(current.state, result))) {
    current = appendIncident(context, current, result, nowSeconds);
  }
  return current === stored ? "unchanged" : "changed";
}

function addEvent(context: LedgerContext, schedule: Schedule, result: Incident | null, nowSeconds: number): void {
  const state = foldTimeline(schedule, result === null ? [] : [result]);
  const added = { state, cursor: 0, dueSeconds: null, latestSeconds: result?.atSeconds ?? 0 };
  const seq = record(context, null, added, nowSeconds);
  if (result !== null) context.incidents.append(schedule.eventId, result, seq);
  context.listed.putParticipants(schedule);
}

/** Both were written by the same code, key by key in the same order. */
const isSame = (before: unknown, after: unknown) => JSON.stringify(before) === JSON.stringify(after);

/** Key order is that of a stored schedule. */
const toSchedule = (event: IngestEvent): Schedule => ({
  eventId: event.eventId,
  leagueStageId: event.leagueStageId,
  sportId: event.sportId,
  startSeconds: event.startSeconds,
  timeKnown: event.timeKnown,
  round: event.round,
  home: event.home,
  away: event.away,
  provider: "ingest",
  clockRate: 1,
});

/** Sources that know scores only do not say when a game ended; derived from its start, so that two imports agree. */
const usualLengthSeconds = 110 * 60;
const resultSeconds = (event: IngestEvent) => event.startSeconds + usualLengthSeconds;

const isInWorld = (startSeconds: number, nowSeconds: number) =>
  Math.abs(dayNumber(startSeconds, 0) - dayNumber(nowSeconds, 0)) <= worldDays;

/** Simulated games of a league leave when real ones of the same days arrive; open lists see them cancelled. */
function stepAside({ events, changes, subjects }: LedgerContext, tournamentId: string, nowSeconds: number): void {
  for (const { state } of events.eventsOfTournament(tournamentId, "simulator")) {
    if (!isPublished(state.schedule.startSeconds, nowSeconds)) continue;
    const change = toChange(toEventFields(state, ""), toEventFields({ ...state, stage: stage.cancelled }, ""));
    if (change !== null) changes.append(subjects.update, encodeChange(change), nowSeconds);
  }
  events.deleteEvents("simulator", "tournament_id = ?", tournamentId);
}
