import { encodeChange } from "../../../../shared/wire/changes.ts";
import { isCorrection } from "../../../../shared/timeline/correct.ts";
import type { EventState } from "../../../../shared/timeline/event-state.ts";
import { applyIncident, foldTimeline } from "../../../../shared/timeline/fold.ts";
import type { Incident } from "../../../../shared/timeline/incident.ts";
import type { Schedule } from "../../../../shared/timeline/schedule.ts";
import type { GameNews } from "../notifications/game-news.ts";
import type { StoredEvent } from "./event-store.ts";
import type { LedgerContext } from "./ledger-context.ts";
import { toShownClubs } from "./merged-clubs.ts";
import { requote } from "./quote.ts";
import { isListChange, toFreshNews, toPublished, toWholeRow } from "./record.ts";
import { toHeard, toSilent } from "./silence.ts";
import { timelineOf } from "./timeline.ts";

/** An event as it will be when a batch is written. */
type Draft = {
  /** The event as the ledger has stored it; null for a new one. */
  readonly stored: StoredEvent | null;
  readonly now: StoredEvent;
  readonly reported: readonly { readonly incident: Incident; readonly seq: number }[];
  /** The number after which the event was new; only read where it is. */
  readonly addedSeq: number;
  readonly hasChanged: boolean;
};
export type Append = ReturnType<typeof openAppend>;

/**
 * Events and incidents on their way into the ledger. Everything is computed in memory, so that a batch can be dropped
 * as long as it is not saved, and saving writes each event once, however many incidents it has (docs/adr/012).
 * @param sender the provider that they came from
 */
export function openAppend(context: LedgerContext, nowSeconds: number, sender: string) {
  const { events, incidents, archive } = context;
  const drafts = new Map<string, Draft>();
  const published = openChanges(context, nowSeconds);

  function open(eventId: string): Draft | null {
    const draft = drafts.get(eventId);
    if (draft !== undefined) return draft;
    const stored = events.event(eventId);
    if (stored === null) return null;
    archive.demandHeld(eventId);
    const opened: Draft = { stored, now: stored, reported: [], addedSeq: 0, hasChanged: false };
    drafts.set(eventId, opened);
    return opened;
  }

  /** One step: the incidents together make one change. */
  function step(draft: Draft, written: readonly Incident[], isWhole: boolean): Draft {
    const told = withIncidents(context, draft, written, isWhole);
    const now = toSilent(told, published.lastSeq(), nowSeconds);
    const isNumbered = published.publish(draft.now.state, now.state, written);
    const reported = [...draft.reported, ...written.map((incident) => ({ incident, seq: published.lastSeq() }))];
    return { ...draft, now, reported, hasChanged: draft.hasChanged || isNumbered };
  }

  return {
    /** The event as the batch has made it so far; null for an unknown one. */
    event: (eventId: string): EventState | null => open(eventId)?.now.state ?? null,
    /** When the latest of an event's incidents happened, in the batch so far; 0 for an unknown event. */
    latestSeconds: (eventId: string): number => open(eventId)?.now.latestSeconds ?? 0,
    /** The incidents of an event in the batch so far. */
    drafted: (eventId: string): readonly Incident[] =>
      drafts.get(eventId)?.reported.map(({ incident }) => incident) ?? [],
    /** Those of an event's incidents that have one of the ids. */
    reported(eventId: string, ids: ReadonlySet<string>): ReadonlyMap<string, Incident> {
      const draft = open(eventId);
      if (draft === null || ids.size === 0) return new Map();
      const stored = draft.stored === null ? [] : incidents.withIds(eventId, [...ids]);
      const all = [...stored, ...draft.reported.map(({ incident }) => incident)];
      return new Map(
        all.flatMap((reported) => (reported.id !== undefined && ids.has(reported.id) ? [[reported.id, reported]] : [])),
      );
    },

    /** An event that is new, with everything that has happened in it. */
    add(schedule: Schedule, timeline: readonly Incident[]): void {
      const latestSeconds = timeline.reduce((latest, { atSeconds }) => Math.max(latest, atSeconds), 0);
      const told: StoredEvent = {
        state: foldTimeline(schedule, timeline),
        cursor: 0,
        dueSeconds: null,
        latestSeconds,
      };
      const now = toSilent(told, published.lastSeq(), nowSeconds);
      const hasChanged = published.publish(null, now.state, []);
      drafts.set(schedule.eventId, {
        stored: null,
        now,
        reported: timeline.map((incident) => ({ incident, seq: published.lastSeq() })),
        addedSeq: published.lastSeq(),
        hasChanged,
      });
    },

    /**
     * Appends to an existing event, in the order of time: each incident is a change of its own; where some correct
     * others or come late, all of them are one change, so that the whole timeline is folded once.
     */
    append(eventId: string, sent: readonly Incident[], asOne: boolean): void {
      const draft = open(eventId);
      if (draft === null || sent.length === 0) return;
      const ordered = sent.toSorted((a, b) => a.atSeconds - b.atSeconds);
      const written = toWritten(draft.now.state.schedule, ordered);
      const isWhole =
        (written[0]?.atSeconds ?? 0) < draft.now.latestSeconds ||
        written.some(isCorrection) ||
        isCorrected(context, draft, written);
      const steps = isWhole || asOne ? [written] : written.map((incident) => [incident]);
      drafts.set(
        eventId,
        steps.reduce((current, incidents) => step(current, incidents, isWhole), draft),
      );
    },

    /** Writes the result of the batch. */
    save(): void {
      published.saveRows();
      for (const [eventId, { stored, now, reported, addedSeq, hasChanged }] of drafts) {
        if (stored !== null && reported.length === 0) continue;
        events.putEvent(now, addedSeq, sender, nowSeconds);
        for (const { incident, seq } of reported) {
          incidents.append(eventId, incident, seq, sender);
          if (isMove(incident)) events.noteMoved(incident.before, seq);
        }
        requote(context, { before: stored?.state ?? null, after: now.state, hasChanged }, nowSeconds);
      }
      published.saveNews();
    },
  };
}

/** Numbers the changes of a batch and collects what subscribers learn of them. */
function openChanges(context: LedgerContext, nowSeconds: number) {
  const { changes, subjects, merges, gameNews } = context;
  const baseSeq = changes.lastSeq(subjects.update);
  const rows: string[] = [];
  const listRows: string[] = [];
  const news: (readonly [eventId: string, told: readonly GameNews[]])[] = [];
  const shown = toShownClubs(merges.at(), context);
  return {
    lastSeq: () => baseSeq + rows.length,
    /** Numbers the change of an event's row. @returns whether there is one */
    publish(before: EventState | null, after: EventState, written: readonly Incident[]): boolean {
      if (before === after) return false;
      const [was, is] = [before === null ? null : shown(before), shown(after)];
      const change = toPublished(was, is, nowSeconds);
      if (change === null) return false;
      rows.push(encodeChange(change));
      if (isListChange(was, is)) listRows.push(toWholeRow(is));
      news.push([is.schedule.eventId, toFreshNews(was, is, written, nowSeconds)]);
      return true;
    },
    saveRows(): void {
      changes.appendAll(subjects.update, rows, nowSeconds);
      changes.appendAll(subjects.localUpdate, listRows, nowSeconds);
    },
    saveNews(): void {
      for (const [eventId, told] of news) gameNews.append(eventId, told);
    },
  };
}

/** The event of a draft after further incidents. @param isWhole whether its whole timeline must be folded anew */
function withIncidents(
  context: LedgerContext,
  draft: Draft,
  written: readonly Incident[],
  isWhole: boolean,
): StoredEvent {
  const before = draft.now;
  return {
    ...before,
    state: isWhole
      ? foldTimeline(before.state.schedule, [...timelineOfDraft(context, draft), ...written])
      : written.reduce(applyIncident, toHeard(before.state)),
    latestSeconds: written.reduce((latest, { atSeconds }) => Math.max(latest, atSeconds), before.latestSeconds),
  };
}

/**
 * An incident that moves a start also holds the schedule before it, so that every earlier state can still be computed.
 */
function toWritten(before: Schedule, sent: readonly Incident[]): readonly Incident[] {
  let schedule = before;
  return sent.map((incident) => {
    if (incident.kind !== "moved") return incident;
    const { startSeconds, timeKnown, kind: _, ...stamp } = incident;
    const moved = { ...schedule, startSeconds, timeKnown };
    const written = { ...stamp, kind: "scheduled", schedule: moved, before: schedule } as const;
    schedule = moved;
    return written;
  });
}

const isMove = (incident: Incident): incident is Incident & { readonly kind: "scheduled" } =>
  incident.kind === "scheduled" && incident.before.startSeconds !== incident.schedule.startSeconds;

const timelineOfDraft = (context: LedgerContext, { stored, reported }: Draft): readonly Incident[] => [
  ...(stored === null ? [] : timelineOf(context, stored)),
  ...reported.map(({ incident }) => incident),
];

/** Whether one of them was corrected before it came. */
function isCorrected({ incidents }: LedgerContext, { stored, reported }: Draft, written: readonly Incident[]): boolean {
  const ids = written.flatMap(({ id }) => id ?? []);
  if (ids.length === 0) return false;
  const inBatch = reported.some(({ incident }) => "incidentId" in incident && ids.includes(incident.incidentId));
  return inBatch || (stored !== null && incidents.corrects(stored.state.schedule.eventId, ids));
}
