import { onTestFinished } from "vitest";
import { silentProvider, type Fixture, type Provider } from "../../../shared/timeline/provider.ts";
import { positionIn } from "../../../shared/timeline/script-position.ts";
import type { StatusId } from "../../../shared/sports/statuses.ts";
import { dayNumber } from "../../../shared/basics/day.ts";
import { foldTimeline } from "../../../shared/timeline/fold.ts";
import type { Incident } from "../../../shared/timeline/incident.ts";
import { aSchedule } from "../../../shared/timeline/schedule.fixture.ts";
import type { League, Participant, Schedule } from "../../../shared/timeline/schedule.ts";
import { openAppend } from "../src/ledger/append.ts";
import type { StoredEvent } from "../src/ledger/event-store.ts";
import { createLedgerContext, type LedgerContext } from "../src/ledger/ledger-context.ts";
import { migrate } from "../src/ledger/migrations.ts";
import { toProviders } from "../src/ledger/providers.ts";
import { openStorage } from "./storage-in-node.ts";

/** A Saturday, 16:00. */
export const saturday = Date.UTC(2029, 2, 10, 16) / 1000;
export const minutes = 60;
export const hours = 3600;
export const days = 86_400;

/** A ledger's storage in plain Node, for as long as the test runs. */
export function createStorage(): DurableObjectStorage {
  const { storage, close } = openStorage();
  // Left to the garbage collector, thousands of them have ended the process.
  onTestFinished(close);
  return storage;
}

/** Opens an empty ledger without a game, with its context and storage. */
export function openLedger(providers: readonly Provider[] = [], sportId = 1) {
  const storage = createStorage();
  migrate(storage);
  return { ...createLedgerContext(storage.sql, sportId, toProviders(providers)), storage };
}

/** A moment: minutes after the Saturday's kick-off. */
export const at = (minute: number) => saturday + minute * minutes;

export const aLeague = (changes: Partial<League> = {}): League => ({
  sportId: 1,
  stageId: "1Stage00",
  tournamentId: "1Tourn00",
  templateId: "1Templ00",
  name: "Coupe",
  countryKey: "FR",
  season: "2028-29",
  timeZone: "Europe/Paris",
  rank: 0,
  type: "t",
  ...changes,
});

export const aTeam = (id: string): Participant => ({ id, name: id, code: id.slice(0, 3), slug: id.toLowerCase() });

export const aGame = (eventId: string, changes: Partial<Schedule> = {}): Schedule =>
  aSchedule({
    eventId,
    startSeconds: saturday,
    provider: "scripted",
    home: aTeam(`${eventId}-home`),
    away: aTeam(`${eventId}-away`),
    ...changes,
  });

type Game = { readonly schedule: Schedule; readonly script?: readonly Incident[]; readonly league?: League };

/** A provider that knows all of its games, and what will happen in each. */
export function aProvider(games: readonly Game[], changes: Partial<Provider> = {}): Provider {
  const toFixture = ({ schedule, league = aLeague({ stageId: schedule.leagueStageId }) }: Game): Fixture => ({
    league,
    schedule,
  });
  const fixtures = games.map(toFixture);
  const scriptOf = (schedule: Schedule) =>
    games.find((game) => game.schedule.eventId === schedule.eventId)?.script ?? [];
  const pick = (isWanted: (schedule: Schedule) => boolean) => fixtures.filter(({ schedule }) => isWanted(schedule));
  return {
    ...silentProvider,
    id: "scripted",
    origin: "simulated",
    fixtures: (sportId, day) =>
      pick((schedule) => schedule.sportId === sportId && dayNumber(schedule.startSeconds, 0) === day),
    script: scriptOf,
    positionAt: (schedule, nowSeconds) => positionIn(scriptOf(schedule), nowSeconds),
    stateAt: (schedule, nowSeconds) => foldTimeline(schedule, positionIn(scriptOf(schedule), nowSeconds).past),
    season: ({ stageId }) => pick(({ leagueStageId }) => leagueStageId === stageId),
    games: (id) => pick(({ home, away }) => home.id === id || away?.id === id),
    series: (id) => pick(({ seriesId }) => seriesId === id),
    event: (id) => pick(({ eventId }) => eventId === id)[0] ?? null,
    ...changes,
  };
}

/** A source of real games that posts them. */
export const wire = aProvider([], { id: "wire", origin: "real" });

export const posted = (eventId: string, changes: Partial<Schedule> = {}) =>
  aGame(eventId, { provider: "wire", ...changes });

export const status = (minute: number, entered: StatusId): Incident => ({
  kind: "status",
  atSeconds: at(minute),
  status: entered,
});

export const goal = (id: string, minute: number, side: 1 | 2 = 1): Incident => ({
  kind: "goal",
  id,
  atSeconds: at(minute),
  side,
  minute: String(minute),
});

/** Adds a posted game; returns the number of the last change. */
export function add(ledger: LedgerContext, schedule: Schedule, ...timeline: readonly Incident[]): number {
  ledger.events.putLeague(aLeague({ stageId: schedule.leagueStageId }));
  const batch = openAppend(ledger, saturday, "sender");
  batch.add(schedule, timeline);
  batch.save();
  return ledger.changes.lastSeq(ledger.subjects.update);
}

export const idsOf = (stored: readonly StoredEvent[]) => stored.map(({ state }) => state.schedule.eventId);
