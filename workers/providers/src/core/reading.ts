import type { IngestEvent } from "../../../../shared/ingest/event-schema.ts";
import type { PostedIncident } from "../../../../shared/ingest/incident-schema.ts";
import type { IngestLeague } from "../../../../shared/ingest/league-schema.ts";
import type { IngestStanding } from "../../../../shared/ingest/standing-schema.ts";
import { eventStatus, type StatusId } from "../../../../shared/sports/statuses.ts";
import { compareGame } from "./compare-game.ts";
import { compareRace } from "./compare-race.ts";
import type { Connector, Known, Reading, View } from "./connector.ts";
import { eventIdOf } from "./event-id.ts";
import { isUnderWay } from "./pace.ts";
import { putOutgoing } from "./outbox.ts";
import { keys, type Asked, type Store, type StoredGame, type StoredRace } from "./store.ts";

/** Collects the data that a connector may use at an instant. */
export function toView(store: Store, nowMs: number, wanted: readonly string[]): View {
  const known = [...store.list<Known>(keys.knowns)].map(([, one]) => one);
  const notes = new Map([...store.list<string>(keys.notes)].map(([key, note]) => [key.slice(keys.notes.length), note]));
  return { nowMs, wanted, known, notes };
}

/** A turn looks at all that is known of every match again and again: that little is kept beside it. */
function putGame(store: Store, key: string, stored: StoredGame): void {
  const { game, sent } = stored;
  const { group, startSeconds } = game;
  const isPending = game.isOver && game.result === null;
  // A postponed or cancelled game is not played at its time: it is read together with the others.
  const settledSeconds = isOff(sent.status) ? 0 : sent.settledSeconds;
  store.put<StoredGame>(keys.game(key), stored);
  store.put<Known>(keys.known(key), { key, group, startSeconds, settledSeconds, isPending });
}

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

/** Stores a reading, and queues the changes to send to the origin. @returns the parts that could not be read */
export function applyReading(
  { connector }: { readonly connector: Connector },
  store: Store,
  { games, races, standings, faults, wakes, notes }: Reading,
  nowMs: number,
): readonly string[] {
  const nowSeconds = Math.floor(nowMs / 1000);
  const leagues = new Map<string, IngestLeague>();
  const events: IngestEvent[] = [];
  const reported: PostedIncident[] = [];
  for (const game of games) {
    const eventId = eventIdOf(store, game);
    const before = store.get<StoredGame>(keys.game(eventId)) ?? null;
    const { event, incidents, sent } = compareGame(eventId, game, before?.sent ?? null, nowSeconds);
    putGame(store, eventId, { game, sent });
    leagues.set(game.league.stageId, game.league);
    if (event !== null) events.push(event);
    reported.push(...incidents);
  }
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

/** Whether a table says something else than the one that was posted last; it is kept as that one. */
function isNews(store: Store, standing: IngestStanding): boolean {
  const key = keys.standing(standing.id);
  const json = JSON.stringify(standing);
  if (store.get<string>(key) === json) return false;
  store.put(key, json);
  return true;
}

/** Queues the incidents that the clock alone causes: for matches whose source has no status for their stage. */
export function lookAgain({ id }: Pick<Connector, "id">, store: Store, nowSeconds: number): void {
  const incidents: PostedIncident[] = [];
  const moving = [...store.list<Known>(keys.knowns)].filter(([, known]) => mayHaveMoved(known, nowSeconds * 1000));
  for (const [, { key }] of moving) {
    const stored = store.get<StoredGame>(keys.game(key));
    if (stored === undefined || stored.game.status !== null) continue;
    const report = compareGame(key, stored.game, stored.sent, nowSeconds);
    if (report.incidents.length === 0) continue;
    incidents.push(...report.incidents);
    putGame(store, key, { game: stored.game, sent: report.sent });
  }
  if (incidents.length > 0) putOutgoing(store, id, { leagues: [], events: [], incidents, standings: [] });
}

/** By the clock, the match is under way or has just ended; at its end it enters its last stage. */
const mayHaveMoved = (known: Known, nowMs: number): boolean =>
  isUnderWay(known, nowMs) || isUnderWay(known, nowMs - lookBackMs);
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
