import { encodeChange, toChange } from "../../../../shared/wire/changes.ts";
import { eventStatus, statusName, statusType } from "../../../../shared/sports/statuses.ts";
import { applyIncident } from "../../../../shared/timeline/fold.ts";
import type { Incident } from "../../../../shared/timeline/incident.ts";
import type { League, Schedule } from "../../../../shared/timeline/schedule.ts";
import { isUndecided, statusTypeOf } from "../../../../shared/sports/status-types.ts";
import { daySeconds } from "../../../../shared/basics/day.ts";
import type { EventState } from "../../../../shared/timeline/event-state.ts";
import { toEventFields } from "../ledger/event-row/to-event-fields.ts";
import { openAppend, type Append } from "../ledger/append.ts";
import type { IncidentStore } from "../ledger/incident-store.ts";
import type { LedgerContext } from "../ledger/ledger-context.ts";
import { isPublished } from "../ledger/record.ts";
import { isReplacedLeague } from "../ledger/whole-seasons.ts";
import { ingestProvider } from "./ingest-provider.ts";
import type { BatchOutcome, EventReport } from "../../../../shared/ingest/answers.ts";
import { createCompetitions, outsideReason } from "./competitions.ts";
import { farAhead, isFarAhead } from "./instants.ts";
import type { Claim } from "./intake.ts";
import type { Validated, Valid } from "./validate.ts";
import { refuse, toNamed, type Faults } from "./refuse.ts";
import { mostRefusals, wouldChangeResult, type Refusal } from "../../../../shared/ingest/refusal.ts";
import { amendedIds, changedIncidents } from "./changed-incidents.ts";
import { isSameJson } from "./dedupe.ts";
import type { Mode } from "../../../../shared/ingest/batch-schema.ts";
import type { IngestEvent } from "../../../../shared/ingest/event-schema.ts";
import type { IngestLeague } from "../../../../shared/ingest/league-schema.ts";
import { isInScope } from "../../../../shared/ingest/scope.ts";
import { turnToKnown } from "./turn-event.ts";
import { takeIncidents, type Scheduled } from "./take-incidents.ts";
import { toWholeDay } from "./whole-day.ts";

export type ValidatedEvents = {
  readonly mode: Mode;
  /**
   * Refuses the whole batch, in either mode, where a record describes another match than the one that its id names,
   * and a record that has another result, or contradicts an incident, of a match that is over.
   */
  readonly keepsFinished: boolean;
  readonly leagues: Validated<IngestLeague>;
  readonly events: Validated<IngestEvent>;
};
type Outcome = "added" | "changed" | "unchanged" | Faults;
type Sender = Pick<Claim, "provider" | "scope">;

/** Sources that know the time of day differ on the start of one match by up to as much: zones, matches at night. */
const sameMatchSeconds = 2 * daySeconds;

/**
 * Whether a record under the id of a match that is over describes another match: its day is another, or its score is, and
 * the start does not prove that both are one. Only senders who form ids of the sides ask this (`finished=keep`).
 */
function isAnotherMatch(before: EventState, event: IngestEvent): boolean {
  if (!isDecided(before)) return false;
  const { startSeconds, timeKnown } = before.schedule;
  const movedSeconds = Math.abs(startSeconds - event.startSeconds);
  const knowsTime = timeKnown || event.timeKnown;
  if (knowsTime ? movedSeconds > sameMatchSeconds : movedSeconds >= daySeconds) return true;
  const isSameStart = movedSeconds === 0 && timeKnown && event.timeKnown;
  return !isSameStart && hasAnotherScore(before, event);
}

const notPlayed: ReadonlySet<number> = new Set([eventStatus.postponed, eventStatus.cancelled]);

const isDecided = ({ status, score }: EventState): boolean =>
  statusTypeOf(status) === statusType.finished && !isUndecided(status) && !notPlayed.has(status) && score !== null;

const toScoreText = ({ score }: EventState): string => score?.join("-") ?? "none";

/** "1-1 (4-3)": with a shoot-out; "postponed": without a result. */
function toResultText(state: EventState): string {
  if (!isDecided(state)) return statusName(state.status) ?? String(state.status);
  return state.shootOut === null ? toScoreText(state) : `${toScoreText(state)} (${state.shootOut.join("-")})`;
}

const withResult = (before: EventState, { result, startSeconds }: IngestEvent): EventState =>
  result === null ? before : applyIncident(before, { kind: "result", atSeconds: startSeconds, result });

const hasAnotherScore = (before: EventState, event: IngestEvent): boolean =>
  toScoreText(withResult(before, event)) !== toScoreText(before);

/** What a record would change in the result of a match that is over; null where it agrees or knows more. */
function toChangedResult(before: EventState, event: IngestEvent): string | null {
  if (!isDecided(before)) return null;
  const after = withResult(before, event);
  const isShootOutNew = before.shootOut === null && after.shootOut !== null && isDecided(after);
  const isChanged = hasAnotherScore(before, event) || (!isShootOutNew && toResultText(after) !== toResultText(before));
  return isChanged ? `${wouldChangeResult} from ${toResultText(before)} to ${toResultText(after)}` : null;
}

const dayOf = (startSeconds: number): string => new Date(startSeconds * 1000).toISOString().slice(0, 10);

function anotherMatchReason(before: EventState, event: IngestEvent): string {
  const after = event.result === null ? "not over" : toResultText(withResult(before, event));
  return (
    `would replace the match of these sides on ${dayOf(before.schedule.startSeconds)}, ` +
    `which ended ${toResultText(before)}, by one on ${dayOf(event.startSeconds)}: ${after}`
  );
}

/**
 * Takes leagues and events: all valid ones, or none where one is invalid and the batch is atomic. The same batch again
 * changes nothing; a newer one adds only its new records.
 */
export function ingestBatch(
  context: LedgerContext,
  sender: Sender,
  batch: ValidatedEvents,
  nowSeconds: number,
): BatchOutcome<EventReport> {
  const counts = { added: 0, changed: 0, unchanged: 0 };
  const refused = [...batch.leagues.refused, ...batch.events.refused];
  const competitions = createCompetitions(context.events, sender.scope);
  const leagues = batch.leagues.valid.filter(({ value }) => competitions.isOwnLeague(value));
  const outside: Refusal[] = batch.leagues.valid
    .filter((league) => !leagues.includes(league))
    .map(({ pointer }) => ({ pointer, reason: outsideReason }));
  const posting = new Map<string, League>(leagues.map(({ value }) => [value.stageId, value]));
  const append = openAppend(context, nowSeconds, sender.provider);
  const announced: Schedule[] = [];
  const posted = new Set<string>();
  const others: Refusal[] = [];
  const decided = new Map<string, string>();
  for (const { pointer, value } of batch.events.valid) {
    const stageId = value.leagueStageId;
    const league = posting.get(stageId) ?? context.events.league(stageId);
    if (league === null) {
      refused.push({ pointer: `${pointer}/leagueStageId`, reason: "names no known league" });
      continue;
    }
    posting.set(stageId, league);
    const event = toWholeDay(turnToKnown(value, append.event(value.eventId)), league.timeZone);
    const schedule = toSchedule(event);
    const known = append.event(event.eventId);
    if (batch.keepsFinished && known !== null && isAnotherMatch(known, event)) {
      others.push({ pointer: `${pointer}/eventId`, reason: anotherMatchReason(known, event) });
    }
    const change = batch.keepsFinished && known !== null ? toChangedResult(known, event) : null;
    if (change !== null) {
      refused.push({ pointer: `${pointer}/result`, reason: change });
      continue;
    }
    const before = known?.schedule.leagueStageId ?? stageId;
    if (![stageId, before].every(competitions.isOwnStage)) {
      outside.push({
        pointer: `${pointer}/${before === stageId ? "leagueStageId" : "eventId"}`,
        reason: outsideReason,
      });
      continue;
    }
    const outcome = takeEvent(
      { append, incidents: context.incidents },
      sender,
      { schedule, timeZone: league.timeZone },
      { pointer, value: event, keepsReported: batch.keepsFinished && known !== null && isDecided(known) },
      nowSeconds,
    );
    if (typeof outcome !== "string") {
      refused.push(...outcome.refused);
      outside.push(...outcome.outside);
      continue;
    }
    counts[outcome] += 1;
    if (outcome !== "unchanged") announced.push(schedule);
    posted.add(league.tournamentId);
    if (value.placeholderId !== undefined) decided.set(value.placeholderId, stageId);
  }
  if (others.length > 0) return { kind: "refused", refused: others.slice(0, mostRefusals), isOutside: false };
  const faults = { refused, outside };
  const whole = refuse(batch.mode, faults);
  if (whole !== null) return whole;
  for (const { value: league } of leagues) {
    if (context.events.putLeague(league)) context.listed.putLeague(league.stageId);
  }
  append.save();
  for (const schedule of announced) context.listed.putParticipants(schedule);
  for (const tournamentId of posted) stepAside(context, tournamentId, nowSeconds);
  removePlaceholders(context, decided, nowSeconds);
  const seq = context.changes.lastSeq(context.subjects.update);
  return { kind: "applied", report: { ...counts, refused: toNamed(faults), seq }, isReplayed: false };
}

function takeEvent(
  ledger: { readonly append: Append; readonly incidents: IncidentStore },
  sender: Sender,
  { schedule, timeZone }: Scheduled,
  { pointer, value: event, keepsReported }: Valid<IngestEvent> & { readonly keepsReported: boolean },
  nowSeconds: number,
): Outcome {
  const { append } = ledger;
  const { eventId } = schedule;
  if (isFarAhead(event.startSeconds, nowSeconds)) {
    return { refused: [{ pointer: `${pointer}/startSeconds`, reason: farAhead }], outside: [] };
  }
  if (event.timeline !== undefined && !isInScope(sender.scope.records, "incidents")) {
    const reason = "incidents are outside the scope of this provider";
    return { refused: [], outside: [{ pointer: `${pointer}/timeline`, reason }] };
  }
  const before = append.event(eventId);
  const sent = (event.timeline ?? []).map((value, index) => ({ pointer: `${pointer}/timeline/${index}`, value }));
  const { fresh, refused, outside } = takeIncidents(ledger, sender, { schedule, timeZone }, sent, nowSeconds);
  if (refused.length + outside.length > 0) return { refused, outside };
  const reported = append.reported(eventId, amendedIds(fresh));
  const changed = keepsReported ? changedIncidents(fresh, reported, `${pointer}/timeline`) : [];
  if (changed.length > 0) return { refused: changed, outside };
  if (before === null) {
    append.add(schedule, [...fresh, ...toResult(event, latestOf(fresh))]);
    return "added";
  }
  const moved: readonly Incident[] = isSameJson(before.schedule, schedule)
    ? []
    : [{ kind: "scheduled", atSeconds: nowSeconds, schedule, before: before.schedule }];
  append.append(eventId, [...fresh, ...moved], true);
  const state = append.event(eventId) ?? before;
  const result = toResult(event, append.latestSeconds(eventId)).filter(
    (incident) => !isSameJson(state, applyIncident(state, incident)),
  );
  append.append(eventId, result, true);
  return fresh.length + moved.length + result.length > 0 ? "changed" : "unchanged";
}

const latestOf = (incidents: readonly Incident[]) =>
  incidents.reduce((latest, { atSeconds }) => Math.max(latest, atSeconds), 0);

/**
 * Sources with scores only do not say when a game ended: the end is derived from its start, so that two imports agree.
 */
const usualLengthSeconds = 110 * 60;

/** The result is decisive: it comes after every other incident of the event. */
const toResult = ({ result, startSeconds }: IngestEvent, latestSeconds: number): readonly Incident[] =>
  result === null
    ? []
    : [{ kind: "result", atSeconds: Math.max(startSeconds + usualLengthSeconds, latestSeconds), result }];

function toSchedule(event: IngestEvent): Schedule {
  const { timeline: _reported, result: _decided, placeholderId: _removed, ...announced } = event;
  return { ...announced, provider: ingestProvider.id, clockRate: 1 };
}

/**
 * Simulated games of a league are removed when real ones of the same season arrive; open lists show them as cancelled.
 */
function stepAside(context: LedgerContext, tournamentId: string, nowSeconds: number): void {
  const { events, providers } = context;
  const simulated = providers.idsOf("simulated");
  const held = events.eventsOfTournament(tournamentId, simulated);
  const stageIds = [...new Set(held.map(({ state }) => state.schedule.leagueStageId))].filter((stageId) => {
    const league = events.league(stageId);
    return league !== null && isReplacedLeague(context, league, nowSeconds);
  });
  for (const { state } of held) {
    if (stageIds.includes(state.schedule.leagueStageId)) publishRemoval(context, state, nowSeconds);
  }
  for (const id of simulated) for (const stageId of stageIds) events.deleteEvents(id, "stage_id = ?", stageId);
}

/**
 * Removes the events that stood for ties while their sides were undecided, or for starters who did not come, now that the
 * ties and the starters themselves are here. An event that has begun stays.
 * @param decided the stages of the events that came by the ids of their placeholders
 */
function removePlaceholders(context: LedgerContext, decided: ReadonlyMap<string, string>, nowSeconds: number): void {
  for (const [placeholderId, stageId] of decided) {
    const state = context.events.event(placeholderId)?.state;
    if (state === undefined || state.schedule.leagueStageId !== stageId) continue;
    if (state.status !== eventStatus.scheduled) continue;
    publishRemoval(context, state, nowSeconds);
    context.events.deleteEvents(state.schedule.provider, "id = ?", placeholderId);
  }
}

/** Open lists show an event that is removed as cancelled. */
function publishRemoval({ changes, subjects }: LedgerContext, state: EventState, nowSeconds: number): void {
  if (!isPublished(state.schedule.startSeconds, nowSeconds)) return;
  const change = toChange(toEventFields(state, ""), toEventFields({ ...state, status: eventStatus.cancelled }, ""));
  if (change !== null) changes.append(subjects.update, encodeChange(change), nowSeconds);
}
