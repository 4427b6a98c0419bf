import { isCorrection } from "../../../../shared/timeline/correct.ts";
import { applyIncident, foldTimeline } from "../../../../shared/timeline/fold.ts";
import { dayNumber, daySeconds } from "../../../../shared/basics/day.ts";
import { heldDays } from "../../../../shared/wire/data-part.ts";
import { keptAnswersSeconds } from "./answered-store.ts";
import type { Incident } from "../../../../shared/timeline/incident.ts";
import type { Fixture, Provider } from "../../../../shared/timeline/provider.ts";
import type { StoredEvent } from "./event-store.ts";
import type { LedgerContext } from "./ledger-context.ts";
import { isReplacedLeague } from "./whole-seasons.ts";
import type { League, Schedule } from "../../../../shared/timeline/schedule.ts";
import { openMarkets, quote } from "./quote.ts";
import { record } from "./record.ts";
import { isServiceUntold, publishService } from "./publish-service.ts";
import { toHeard, toSilent } from "./silence.ts";
import { timelineOf, scriptOf } from "./timeline.ts";

/** An incident that is later than this belongs to a pause of the ledger: missed incidents become one change. */
const lateSeconds = 60;
/** How long numbered changes are kept for a hub that is behind, and how often the older ones are dropped. */
const keptChangesSeconds = 3600;
const sweepSeconds = 600;

/** Brings the ledger up to now. Cheap when nothing is due. */
export function advance(context: LedgerContext, nowSeconds: number): void {
  rollOver(context, nowSeconds);
  publishService(context, nowSeconds);
  for (const stored of context.events.dueEvents(nowSeconds)) playDue(context, stored, nowSeconds);
  for (const stored of context.events.silentEvents(nowSeconds)) fallSilent(context, stored, nowSeconds);
  for (const eventId of context.odds.due(nowSeconds)) {
    const stored = context.events.event(eventId);
    if (stored === null) context.odds.remove(eventId);
    else quote(context, stored.state, nowSeconds);
  }
  // The difference may have either sign: after a clock far ahead is corrected, cleaning must not wait until that time comes again.
  if (Math.abs(nowSeconds - (context.meta.number("swept") ?? 0)) > sweepSeconds) {
    context.changes.forgetBefore(nowSeconds - keptChangesSeconds);
    context.gameNews.forgetBefore(nowSeconds - keptChangesSeconds);
    context.answered.forgetBefore(nowSeconds - keptAnswersSeconds);
    context.meta.set("swept", nowSeconds);
  }
}

/** The note of a ledger that has some pages of a backup, and waits for the last one. */
export const restoring = "restoring";

/** When `advance` next has something to do. */
export function nextDueSeconds({ events, odds, meta }: LedgerContext): number {
  // Due work depends on all provided records: with half of them it would be done wrongly.
  if (meta.number(restoring) !== null) return Infinity;
  const midnight = ((meta.number("today") ?? 0) + 1) * daySeconds;
  const nextOfEvents = [events.nextDueSeconds(), events.nextSilentSeconds()].map((seconds) => seconds ?? Infinity);
  return Math.min(midnight, ...nextOfEvents, odds.nextDueSeconds() ?? Infinity);
}

/**
 * Returns when `advance` is next due. Every read asks for it, so it is computed once after each write. It is 0 while subscribers do not know
 * the service's current values.
 */
export function createNextDue(context: LedgerContext): (writes: number) => number {
  let known = { writes: -1, atSeconds: 0 };
  return (writes) => {
    if (known.writes !== writes) known = { writes, atSeconds: nextOf(context) };
    return known.atSeconds;
  };
}

function nextOf(context: LedgerContext): number {
  const dueSeconds = nextDueSeconds(context);
  return dueSeconds !== Infinity && isServiceUntold(context) ? 0 : dueSeconds;
}

/** Sets an event to "result awaited" because nobody reported its end. */
function fallSilent(context: LedgerContext, stored: StoredEvent, nowSeconds: number): void {
  const silent = toSilent(stored, context.changes.lastSeq(context.subjects.update), nowSeconds);
  // A row from before this instant was stored is due only so that the instant is computed.
  if (silent === stored) context.events.putProgress(stored);
  else record(context, stored.state, silent, [], nowSeconds);
}

function playDue(context: LedgerContext, stored: StoredEvent, nowSeconds: number): void {
  const script = scriptOf(context, stored);
  const due = script.slice(stored.cursor).filter((incident) => incident.atSeconds <= nowSeconds);
  const isLate = nowSeconds - (stored.dueSeconds ?? nowSeconds) > lateSeconds;
  let current = stored;
  for (const batch of isLate ? [due] : due.map((incident) => [incident])) {
    const cursor = current.cursor + batch.length;
    const after: StoredEvent = {
      state: batch.some(isCorrection)
        ? foldTimeline(current.state.schedule, timelineOf(context, { ...current, cursor }))
        : batch.reduce(applyIncident, toHeard(current.state)),
      cursor,
      dueSeconds: script[cursor]?.atSeconds ?? null,
      latestSeconds: Math.max(current.latestSeconds, batch.at(-1)?.atSeconds ?? 0),
    };
    const seq = proceed(context, current, after, batch, nowSeconds);
    context.incidents.notePlayed(current.state.schedule.eventId, cursor, seq);
    current = after;
  }
}

/** Stores how much of a script has been played. @returns the last number of the update subject */
function proceed(
  context: LedgerContext,
  before: StoredEvent,
  after: StoredEvent,
  played: readonly Incident[],
  nowSeconds: number,
): number {
  if (before.state !== after.state) return record(context, before.state, after, played, nowSeconds);
  context.events.putProgress(after);
  return context.changes.lastSeq(context.subjects.update);
}

/** Once a day: adds the fixtures of a new day, drops old ones, opens markets. */
function rollOver(context: LedgerContext, nowSeconds: number): void {
  const today = dayNumber(nowSeconds, 0);
  if (context.meta.number("today") === today) return;
  for (const provider of context.providers.all) {
    takeFixtures(context, provider, nowSeconds);
    if (provider.keptDays !== null) {
      context.events.deleteEvents(provider.id, "start_seconds < ?", (today - provider.keptDays) * daySeconds);
    }
  }
  openMarkets(context, nowSeconds);
  context.meta.set("today", today);
}

/** A provider's events of the days that were not taken yet. Simulated events are left out where there are real ones. */
function takeFixtures(context: LedgerContext, provider: Provider, nowSeconds: number): void {
  const { events, changes, subjects, meta, providers, sportId } = context;
  const today = dayNumber(nowSeconds, 0);
  const through = `through:${provider.id}`;
  const [firstDay, lastDay] = [today - heldDays, today + heldDays];
  const known = meta.number(through) ?? 0;
  // Days that a clock far ahead had filled are filled again: its own past, this week's games, was dropped then.
  const startDay = known > lastDay + 1 ? firstDay : Math.max(firstDay, known + 1);
  const withReal =
    provider.origin === "simulated"
      ? events.tournamentsOf(providers.idsOf("real"), -Infinity, Infinity)
      : new Set<string>();
  const replaced = new Map<string, boolean>();
  function isOutdone(league: League): boolean {
    if (!withReal.has(league.tournamentId)) return false;
    const known = replaced.get(league.stageId) ?? isReplacedLeague(context, league, nowSeconds);
    replaced.set(league.stageId, known);
    return known;
  }
  const list = createListing(context);
  const seq = changes.lastSeq(subjects.update);
  const add = (fixture: Fixture) => {
    if (isOutdone(fixture.league)) return;
    list(fixture);
    addFixture(context, provider, fixture.schedule, seq, nowSeconds);
  };
  for (let day = startDay; day <= lastDay; day += 1) provider.fixtures(sportId, day, today).forEach(add);
  provider
    .newFixtures(sportId, today)
    .filter(({ schedule }) => events.event(schedule.eventId) === null)
    .forEach(add);
  meta.set(through, lastDay);
}

/** Lists leagues and their participants, each once: a league has dozens of fixtures, and a participant several. */
function createListing({ events, listed }: LedgerContext): (fixture: Fixture) => void {
  const known = new Set<string>();
  return ({ league, schedule }) => {
    if (!known.has(league.stageId) && events.putLeague(league)) listed.putLeague(league.stageId);
    known.add(league.stageId);
    for (const participant of [schedule.home, schedule.away]) {
      if (participant === null) continue;
      const entry = `${league.stageId} ${participant.id}`;
      if (!known.has(entry)) listed.putParticipant(league.stageId, participant);
      known.add(entry);
    }
  };
}

/** A fixture is added in its current state: the played part of its script is folded, not replayed. */
function addFixture(
  { events, incidents }: LedgerContext,
  provider: Provider,
  schedule: Schedule,
  seq: number,
  nowSeconds: number,
): void {
  const { past, ...position } = provider.positionAt(schedule, nowSeconds);
  events.putEvent({ ...position, state: foldTimeline(schedule, past) }, seq, "", position.latestSeconds);
  if (position.cursor > 0) incidents.notePlayed(schedule.eventId, position.cursor, seq);
}
