import type { IngestEvent } from "../../../../shared/ingest/event-schema.ts";
import type { PostedIncident } from "../../../../shared/ingest/incident-schema.ts";
import type { IngestLeague } from "../../../../shared/ingest/league-schema.ts";
import type { IngestStanding } from "../../../../shared/ingest/standing-schema.ts";
import { eventStatus, type StatusId } from "../../../../shared/sports/statuses.ts";
import { toGameId } from "../../../../shared/competitions/football-ids.ts";
import { compareGame, type GameReport } from "./compare-game.ts";
import { compareRace } from "./compare-race.ts";
import type { Connector, Known, Reading, View } from "./connector.ts";
import { holdFlaps, steady } from "./hold-flaps.ts";
import { isUnderWay, toLiveUntil } from "./pace.ts";
import { putOutgoing } from "./provider-outbox.ts";
import { keys, type Asked, type Store, type StoredGame, type StoredRace } from "./store.ts";
import { droppedFrom, type Game } from "./game.ts";

/** Collects the data that a connector may use at an instant. */
export function toView(store: Store, nowMs: number, wanted: readonly string[]): View {
  const known = [...store.list<Known>(keys.knowns)].map(([, one]) => one);
  const notes = new Map([...store.list<string>(keys.notes)].map(([key, note]) => [key.slice(keys.notes.length), note]));
  return { nowMs, wanted, known, notes };
}

/** A turn looks at all that is known of every match again and again: that little is kept beside it. */
function putGame(store: Store, key: string, stored: StoredGame, missingSeconds: number | undefined): void {
  const { game, sent, steadiness = steady, changedSeconds = 0 } = stored;
  const { group, startSeconds, sourceId, league } = game;
  const dropped = droppedFrom(game);
  const isPending = game.isOver && game.result === null;
  // A postponed or cancelled game is not played at its time: it is read together with the others.
  const settledSeconds = isOff(sent.status) ? 0 : sent.settledSeconds;
  store.put<StoredGame>(keys.game(key), stored);
  store.put<Known>(keys.known(key), {
    key,
    group,
    sourceId,
    stageId: league.stageId,
    startSeconds,
    settledSeconds,
    isPending,
    ...(missingSeconds === undefined ? {} : { missingSeconds }),
    ...(dropped.length === 0 ? {} : { dropped }),
    liveUntilSeconds: toLiveUntil(startSeconds, changedSeconds, isResting(sent.status)),
    ...(steadiness.waiting === null ? {} : { heldUntilSeconds: steadiness.waiting.untilSeconds }),
  });
}

const isResting = (status: StatusId): boolean => status === eventStatus.interrupted || status === eventStatus.delayed;

const isOff = (status: StatusId): boolean => status === eventStatus.postponed || status === eventStatus.cancelled;

function putRace(store: Store, stored: StoredRace): void {
  const { race, sent } = stored;
  const { key, group, startSeconds } = race;
  store.put<StoredRace>(keys.race(key), stored);
  store.put<Known>(keys.known(key), {
    key,
    group,
    startSeconds,
    settledSeconds: sent.settledSeconds,
    isPending: false,
  });
}

type Look = { readonly nowSeconds: number; readonly pace: number; readonly missingSeconds?: number | undefined };

/** Compares a description of a match with what was sent of it, as far as it is believed, and stores both. */
function lookAtGame(
  store: Store,
  eventId: string,
  read: Game,
  { nowSeconds, pace, missingSeconds }: Look,
): GameReport & { readonly game: Game } {
  const before = store.get<StoredGame>(keys.game(eventId)) ?? null;
  const { game, steadiness } = holdFlaps(read, before?.game ?? null, before?.steadiness ?? steady, nowSeconds, pace);
  const report = compareGame(eventId, game, before?.sent ?? null, nowSeconds);
  const isChanged = before !== null && JSON.stringify(game) !== JSON.stringify(before.game);
  const changedSeconds = isChanged ? nowSeconds : (before?.changedSeconds ?? 0);
  putGame(store, eventId, { game, sent: report.sent, steadiness, changedSeconds }, missingSeconds);
  return { ...report, game };
}

/** Stores a reading, and queues the changes to send to the origin. @returns the parts that could not be read */
export function applyReading(
  { connector, pace }: { readonly connector: Connector; readonly pace: number },
  store: Store,
  { games, races, standings, faults, wakes, isWhole, notes }: Reading,
  nowMs: number,
): readonly string[] {
  const nowSeconds = Math.floor(nowMs / 1000);
  const leagues = new Map<string, IngestLeague>();
  const events: IngestEvent[] = [];
  const reported: PostedIncident[] = [];
  const present = new Set<string>();
  for (const read of games) {
    const eventId = eventIdOf(store, read);
    present.add(eventId);
    const { event, incidents, game } = lookAtGame(store, eventId, read, { nowSeconds, pace });
    leagues.set(game.league.stageId, game.league);
    if (event !== null) events.push(event);
    reported.push(...incidents);
  }
  if (isWhole) noteMissing(store, present, new Set(games.map(({ league }) => league.stageId)), nowSeconds);
  for (const race of races) {
    const before = store.get<StoredRace>(keys.race(race.key)) ?? null;
    const report = compareRace(race, before?.sent ?? null, nowSeconds);
    putRace(store, { race, sent: report.sent });
    leagues.set(race.league.stageId, race.league);
    events.push(...report.events);
    reported.push(...report.incidents);
  }
  const told = standings.filter((standing) => isNews(store, standing));
  putOutgoing(store, connector.id, { leagues: [...leagues.values()], events, incidents: reported, standings: told });
  for (const [name, note] of Object.entries(notes)) store.put(keys.note(name), note);
  for (const { task, afterMs } of wakes) {
    const asked = store.get<Asked>(keys.asked(task));
    // A task that was never asked is due anyway.
    if (asked !== undefined)
      store.put<Asked>(keys.asked(task), { ...asked, wakesMs: afterMs.map((after) => nowMs + after) });
  }
  return faults;
}

/** Notes the matches of whole stages that an answer about them lacks. */
function noteMissing(
  store: Store,
  present: ReadonlySet<string>,
  stageIds: ReadonlySet<string>,
  nowSeconds: number,
): void {
  for (const [knownKey, known] of store.list<Known>(keys.knowns)) {
    const { key, stageId, missingSeconds } = known;
    if (stageId === undefined || !stageIds.has(stageId) || present.has(key) || missingSeconds !== undefined) continue;
    store.put<Known>(knownKey, { ...known, missingSeconds: nowSeconds });
  }
}

/** Whether a table says something else than the one that was posted last; it is kept as that one. */
function isNews(store: Store, standing: IngestStanding): boolean {
  const key = keys.standing(standing.id);
  const json = JSON.stringify(standing);
  if (store.get<string>(key) === json) return false;
  store.put(key, json);
  return true;
}

/**
 * Queues what time alone causes: the stages of matches whose source has no status for them, and descriptions that have stood long
 * enough to be believed.
 */
export function lookAgain(
  { connector: { id }, pace }: { readonly connector: Pick<Connector, "id">; readonly pace: number },
  store: Store,
  nowSeconds: number,
): void {
  const leagues = new Map<string, IngestLeague>();
  const events: IngestEvent[] = [];
  const incidents: PostedIncident[] = [];
  const moving = [...store.list<Known>(keys.knowns)].filter(([, known]) => mayHaveMoved(known, nowSeconds * 1000));
  for (const [, { key, missingSeconds }] of moving) {
    const stored = store.get<StoredGame>(keys.game(key));
    const waiting = stored?.steadiness?.waiting ?? null;
    if (stored === undefined || (waiting === null && stored.game.status !== null)) continue;
    const report = lookAtGame(store, key, waiting?.game ?? stored.game, { nowSeconds, pace, missingSeconds });
    leagues.set(report.game.league.stageId, report.game.league);
    if (report.event !== null) events.push(report.event);
    incidents.push(...report.incidents);
  }
  putOutgoing(store, id, { leagues: [...leagues.values()], events, incidents, standings: [] });
}

/** The match is held, or by the clock it is under way or has just ended; at its end it enters its last stage. */
const mayHaveMoved = (known: Known, nowMs: number): boolean =>
  known.heldUntilSeconds !== undefined || isUnderWay(known, nowMs) || isUnderWay(known, nowMs - lookBackMs);
const lookBackMs = 2 * 3_600_000;

/** No source lists a match for this long; until then it may be listed again, so it must be stored. */
const keptMs = 400 * 86_400_000;

/** Once a day, deletes matches and races of past years, because every turn reads all that are stored. */
export function forgetOld(store: Store, nowMs: number): void {
  const today = Math.floor(nowMs / 86_400_000);
  if (store.get<number>(keys.forgotDay) === today) return;
  const old = [...store.list<Known>(keys.knowns)].filter(
    ([, { startSeconds }]) => nowMs - startSeconds * 1000 > keptMs,
  );
  store.transaction(() => {
    for (const [knownKey, { key }] of old)
      for (const name of [knownKey, keys.game(key), keys.race(key)]) store.delete(name);
    store.put(keys.forgotDay, today);
  });
}

/**
 * The id of a match's event: the one that files of the same match lead to. A match that the source deleted and entered again, with
 * the same sides in the same round, keeps its id; one whose side was corrected, too.
 */
function eventIdOf(store: Store, game: Game): string {
  const known = store.get<string>(keys.source(game.sourceId));
  if (known !== undefined) return known;
  const { stageId } = game.league;
  const pairing = keys.pairing(stageId, game.home.id, game.away.id);
  const rounds = store.get<readonly string[]>(pairing) ?? [];
  const index = rounds.indexOf(game.round);
  const occurrence = index === -1 ? rounds.length : index;
  if (index === -1) store.put(pairing, [...rounds, game.round]);
  const eventId = toGameId(stageId, game.home.id, game.away.id, occurrence, game.sides);
  store.put(keys.source(game.sourceId), eventId);
  return eventId;
}
