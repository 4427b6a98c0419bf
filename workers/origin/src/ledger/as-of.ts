import { shownStatusType } from "../../../../shared/sports/status-types.ts";
import { dayNumber } from "../../../../shared/basics/day.ts";
import { statusType } from "../../../../shared/sports/statuses.ts";
import { foldTimeline } from "../../../../shared/timeline/fold.ts";
import type { EventStore, StoredEvent } from "./event-store.ts";
import type { LedgerContext } from "./ledger-context.ts";
import { toSilent } from "./silence.ts";
import type { StrengthStore } from "../strength/strength-store.ts";
import { timelineOf } from "./timeline.ts";

/**
 * The ledger as it was when its update subject was at a number: it can answer every feed. Events that have left since
 * (games past the built-in world's reach) are not in it, and prices keep no past.
 */
export function ledgerAsOf(context: LedgerContext, seq: number): LedgerContext {
  const { events, incidents, changes } = context;
  const past: LedgerContext = {
    ...context,
    incidents: {
      ...incidents,
      ofEvent: (eventId, throughSeq = seq) => incidents.ofEvent(eventId, Math.min(throughSeq, seq)),
    },
    changes: {
      ...changes,
      latest: (subject, atSeconds, limits, throughSeq = seq) =>
        changes.latest(subject, atSeconds, limits, Math.min(throughSeq, seq)),
    },
  };
  const touchedIds = new Set(incidents.touchedAfter(seq));
  const toPast = (stored: StoredEvent): readonly StoredEvent[] => {
    const { schedule, heard } = stored.state;
    if ((events.addedSeq(schedule.eventId) ?? 0) > seq) return [];
    // Most events have not changed since, and folding each again would cost a page of a long season its time.
    if (!touchedIds.has(schedule.eventId) && (heard?.seq ?? 0) <= seq) return [stored];
    const cursor = incidents.playedThrough(schedule.eventId, seq);
    const announced = announcedAsOf(context, stored, seq);
    const timeline = timelineOf(past, { ...stored, cursor });
    const then = { ...stored, cursor, state: foldTimeline(announced, timeline) };
    return [heard !== undefined && heard.seq <= seq ? toSilent(then, heard.seq, Infinity) : then];
  };
  // Later changes may have moved an event into or out of the requested list.
  const touched = () => [...touchedIds].flatMap((id) => events.event(id) ?? []);
  const view = (stored: readonly StoredEvent[], belongs: (stored: StoredEvent) => boolean): readonly StoredEvent[] => {
    const byId = new Map([...stored, ...touched()].map((each) => [each.state.schedule.eventId, each]));
    return [...byId.values()]
      .flatMap(toPast)
      .filter(belongs)
      .toSorted((a, b) => a.state.schedule.startSeconds - b.state.schedule.startSeconds);
  };
  const views: Partial<EventStore> = {
    event(id) {
      const stored = events.event(id);
      return stored === null ? null : (toPast(stored)[0] ?? null);
    },
    eventsBetween: (from, to) => view(events.eventsBetween(from, to), startsIn(from, to)),
    eventsThrough: (atSeconds) =>
      view(events.eventsThrough(atSeconds), ({ state: { schedule } }) => {
        return schedule.startSeconds < atSeconds && (schedule.endSeconds ?? 0) >= atSeconds;
      }),
    liveEvents: () => view(events.liveEvents(), ({ state }) => shownStatusType(state.status) === statusType.live),
    eventsOfStage: (stageId) =>
      view(events.eventsOfStage(stageId), ({ state }) => state.schedule.leagueStageId === stageId),
    movedFrom: (from, to, throughSeq = seq) => events.movedFrom(from, to, Math.min(throughSeq, seq)),
    eventsOfSeries: (seriesId) =>
      view(events.eventsOfSeries(seriesId), ({ state }) => state.schedule.seriesId === seriesId),
    eventsOfParticipant: (participantId, from, to) =>
      view(events.eventsOfParticipant(participantId, from, to), (stored) => {
        const { home, away } = stored.state.schedule;
        return startsIn(from, to)(stored) && (home.id === participantId || away?.id === participantId);
      }),
  };
  const then = { ...events, ...views };
  return { ...past, events: then, held: then, strengths: strengthsBefore(context, touched()) };
}

/** Strengths count results from the day of their game on, so those of earlier days than any changed game's are as they were. */
function strengthsBefore({ strengths }: LedgerContext, touched: readonly StoredEvent[]): StrengthStore {
  const firstTouched = Math.min(...touched.map(({ state }) => dayNumber(state.schedule.startSeconds, 0)));
  return {
    ...strengths,
    ratedDays() {
      const days = strengths.ratedDays();
      return days === null ? null : { ...days, last: Math.min(days.last, firstTouched - 1) };
    },
  };
}

const startsIn =
  (fromSeconds: number, toSeconds: number) =>
  ({ state: { schedule } }: StoredEvent): boolean =>
    schedule.startSeconds >= fromSeconds && schedule.startSeconds < toSeconds;

/** The schedule before the first change that came after the number; the event's own where nothing changed it. */
function announcedAsOf({ incidents }: LedgerContext, { state }: StoredEvent, seq: number) {
  const reported = incidents.ofEvent(state.schedule.eventId);
  const later = reported.find((entry) => entry.seq > seq && entry.incident.kind === "scheduled")?.incident;
  return later?.kind === "scheduled" ? later.before : state.schedule;
}
