import { openAppend } from "../ledger/append.ts";
import type { LedgerContext } from "../ledger/ledger-context.ts";
import type { BatchOutcome, IncidentReport } from "../../../../shared/ingest/answers.ts";
import { createCompetitions, outsideReason } from "./competitions.ts";
import type { Claim } from "./intake.ts";
import type { Validated, Valid } from "./validate.ts";
import { refuse, toNamed } from "./refuse.ts";
import type { Refusal } from "../../../../shared/ingest/refusal.ts";
import type { Mode } from "../../../../shared/ingest/batch-schema.ts";
import type { PostedIncident } from "../../../../shared/ingest/incident-schema.ts";
import type { Sent } from "./dedupe.ts";
import { takeIncidents } from "./take-incidents.ts";

export type ValidatedIncidents = { readonly mode: Mode; readonly incidents: Validated<PostedIncident> };

/** Takes incidents of many events: all valid ones, or none where one is invalid and the batch is atomic. */
export function postIncidents(
  context: LedgerContext,
  claim: Pick<Claim, "provider" | "scope">,
  { mode, incidents }: ValidatedIncidents,
  nowSeconds: number,
): BatchOutcome<IncidentReport> {
  const append = openAppend(context, nowSeconds, claim.provider);
  const competitions = createCompetitions(context.events, claim.scope);
  const refused = [...incidents.refused];
  const outside: Refusal[] = [];
  let accepted = 0;
  let unchanged = 0;
  for (const [eventId, sent] of byEvent(incidents.valid)) {
    const schedule = append.event(eventId)?.schedule;
    if (schedule === undefined) {
      refused.push(...sent.map(({ pointer }) => ({ pointer: `${pointer}/eventId`, reason: "names no event" })));
      continue;
    }
    if (!competitions.isOwnStage(schedule.leagueStageId)) {
      outside.push(...sent.map(({ pointer }) => ({ pointer: `${pointer}/eventId`, reason: outsideReason })));
      continue;
    }
    const ledger = { append, incidents: context.incidents };
    const timeZone = context.events.league(schedule.leagueStageId)?.timeZone ?? "UTC";
    const taken = takeIncidents(ledger, claim, { schedule, timeZone }, sent, nowSeconds);
    refused.push(...taken.refused);
    outside.push(...taken.outside);
    accepted += taken.fresh.length;
    unchanged += taken.unchanged;
    append.append(eventId, taken.fresh, false);
  }
  const faults = { refused, outside };
  const whole = refuse(mode, faults);
  if (whole !== null) return whole;
  append.save();
  const seq = context.changes.lastSeq(context.subjects.update);
  return { kind: "applied", report: { accepted, unchanged, refused: toNamed(faults), seq }, isReplayed: false };
}

function byEvent(valid: readonly Valid<PostedIncident>[]) {
  const events = new Map<string, Valid<Sent>[]>();
  for (const { pointer, value } of valid) {
    const { eventId, ...incident } = value;
    const sent = events.get(eventId) ?? [];
    sent.push({ pointer, value: incident });
    events.set(eventId, sent);
  }
  return events;
}
