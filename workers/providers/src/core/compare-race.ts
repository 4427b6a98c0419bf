import type { IngestEvent } from "../../../../shared/ingest/event-schema.ts";
import type { PostedIncident } from "../../../../shared/ingest/incident-schema.ts";
import { stableId } from "../../../../shared/sports/stable-id.ts";
import { eventStatus } from "../../../../shared/sports/statuses.ts";
import type { Facts } from "../../../../shared/timeline/facts.ts";
import type { Race, Starter } from "./race.ts";
import type { SentRace } from "./store.ts";

export type RaceReport = {
  readonly events: readonly IngestEvent[];
  readonly incidents: readonly PostedIncident[];
  readonly sent: SentRace;
};

/** The facts of the grid get a time this long before the race, so that they come first. */
const gridLeadSeconds = 3600;

/**
 * Compares a race with its last report. A starter's new facts replace the earlier ones, so a result that is corrected months
 * later is reported again, and the first report stays in the ledger.
 */
export function compareRace(race: Race, before: SentRace | null, nowSeconds: number): RaceReport {
  const told = new Map(Object.entries(before?.told ?? {}));
  let count = before?.count ?? 0;
  const events: IngestEvent[] = [];
  const incidents: PostedIncident[] = [];
  /** Whether to report a value, because it is new or differs from the last report; remembers the value. */
  const isNews = (name: string, value: unknown): boolean => {
    const text = JSON.stringify(value);
    if (told.get(name) === text) return false;
    told.set(name, text);
    return true;
  };

  // A league is posted with its events, so one with another name takes them along.
  const isOtherLeague = isNews("league", race.league);
  for (const starter of race.starters) {
    const eventId = stableId(race.league.sportId, "ingest", race.league.stageId, starter.participant.id);
    const event = toEvent(eventId, race, starter);
    if (isNews(`${eventId} event`, event) || isOtherLeague) events.push(event);
    const report = (name: string, atSeconds: number, content: Content): void => {
      const isFirst = !told.has(`${eventId} ${name}`);
      if (!isNews(`${eventId} ${name}`, content)) return;
      count += 1;
      // A correction must come after the report that it corrects, so only the first report has the time of the incident.
      const at = isFirst ? Math.min(atSeconds, nowSeconds) : nowSeconds;
      incidents.push({ ...content, eventId, id: `${name}-${count}`, atSeconds: at });
    };
    const { startSeconds } = race;
    report("before", startSeconds - gridLeadSeconds, { kind: "facts", facts: starter.before });
    report("information", startSeconds - gridLeadSeconds, { kind: "information", information: race.information });
    // The round has come back into the calendar.
    const hasEnd = told.has(`${eventId} end`);
    if (race.state === "announced" && hasEnd)
      report("end", nowSeconds, { kind: "status", status: eventStatus.scheduled });
    if (race.state === "cancelled") report("end", nowSeconds, { kind: "status", status: eventStatus.cancelled });
    if (race.state !== "over" || starter.end === null) continue;
    report("start", startSeconds, { kind: "status", status: eventStatus.race });
    for (const { key, afterSeconds, facts } of starter.onTheWay) {
      report(key, startSeconds + Math.round(afterSeconds), { kind: "facts", facts });
    }
    const endSeconds = startSeconds + Math.round(starter.endsAfterSeconds);
    report("finish", endSeconds, { kind: "facts", facts: starter.end });
    report("end", endSeconds + 1, { kind: "status", status: eventStatus.finished });
  }
  const isSettled = race.state !== "announced";
  const settledSeconds = isSettled ? (before?.settledSeconds ?? nowSeconds) : null;
  return { events, incidents, sent: { told: Object.fromEntries(told), count, settledSeconds } };
}

type Content =
  | { readonly kind: "facts"; readonly facts: Facts }
  | { readonly kind: "information"; readonly information: Race["information"] }
  | { readonly kind: "status"; readonly status: number };

const toEvent = (
  eventId: string,
  { league, startSeconds, timeKnown }: Race,
  { participant }: Starter,
): IngestEvent => ({
  eventId,
  leagueStageId: league.stageId,
  sportId: league.sportId,
  startSeconds,
  timeKnown,
  round: "",
  home: participant,
  away: null,
  result: null,
});
