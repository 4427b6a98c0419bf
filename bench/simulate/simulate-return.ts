import { reconnectDelayMs } from "../../app/live/reconnect-delay.ts";
import { maxSocketsPerRelay } from "../../shared/push/push-limits.ts";
import { pick, type Random } from "../../shared/basics/random.ts";
import { heartbeatMs } from "../../workers/push-durable-object/src/heartbeat.ts";
import { triesOfRelays } from "../../workers/push-durable-object/src/places/rooms.ts";
import { percentile } from "../figures.ts";
import { installClock, loadPushObjects, newDirectory, type DirectoryObject, type SocketNotes } from "./push-objects.ts";

export type Crowd = {
  readonly clients: number;
  /** Isolates of the push Worker; each has its own knowledge of relays. */
  readonly isolates: number;
  /** The time over which the clients arrive at first. */
  readonly growthSeconds: number;
  /** CPU of one join, in milliseconds; all of it is counted to the relay, which does one after the other. */
  readonly joinMs: number;
};
export type Placement = {
  readonly relays: number;
  readonly mean: number;
  readonly fullest: number;
};
export type Return = {
  readonly lost: number;
  /** Seconds until half, 99 % (`most`) and all of the lost clients are back. */
  readonly half: number;
  readonly most: number;
  readonly all: number;
  /** Socket requests in the busiest second. */
  readonly busiestSecond: number;
  /** Clients that four relays refused for lack of room; they wait ten seconds or more. */
  readonly sentAway: number;
  /** The longest time that a join waits for earlier joins at its relay. */
  readonly longestQueueMs: number;
  /** Calls of the directory in its busiest second. */
  readonly directoryCalls: number;
  readonly fullest: number;
};
export type Loss = "a relay" | "the region" | "the region and its directory";

const [sportId, region] = [1, "weur"];
const stepMs = 10;
const measuredCalls = 5_000;

type Client = { failures: number; backMs: number; shard: number; joinedMs: number; lostMs: number };
/** `returnMs`: the `back` of its last heartbeat, which all its sockets received. */
type Relay = { sockets: number; notes: SocketNotes; busyUntilMs: number; beatMs: number; returnMs: number };

/**
 * Simulates sockets of one sport in one region that arrive, are lost and come back, with the real client's waits, the real choice
 * of relays, and their real notes and directory, on a simulated clock. Nothing else is lost, and every call is answered at once.
 */
export async function createCrowd(
  { clients: count, isolates: isolateCount, growthSeconds, joinMs }: Crowd,
  random: Random,
) {
  const code = await loadPushObjects();
  let nowMs = 1_000_000;
  const restore = installClock(() => nowMs);
  let directory = newDirectory(code);
  const calls = createPerSecond(() => nowMs);
  const counted =
    <Name extends keyof DirectoryObject>(name: Name) =>
    async (...given: never[]) => {
      calls.count();
      return (directory[name] as (...args: never[]) => ReturnType<DirectoryObject[Name]>)(...given);
    };
  const stub = { places: counted("places"), note: counted("note") };
  const directories = { getByName: () => stub };
  const isolates = Array.from({ length: isolateCount }, code.createKnownPlaces);
  const relays = new Map<number, Relay>();
  const clients = Array.from({ length: count }, (): Client => ({
    failures: 0,
    backMs: 0,
    shard: -1,
    joinedMs: 0,
    lostMs: 0,
  }));
  const due = new Map<number, Client[]>();
  const behind: Promise<unknown>[] = [];
  const waitUntil = (work: Promise<unknown>) => void behind.push(work);
  const asked = createPerSecond(() => nowMs);
  let sentAway = 0;
  let longestQueueMs = 0;
  let directoryMs: number | null = null;
  let back: number[] = [];

  function comeAt(client: Client, atMs: number): void {
    const step = toStep(atMs);
    const others = due.get(step);
    if (others === undefined) due.set(step, [client]);
    else others.push(client);
  }

  function relayOf(shard: number): Relay {
    const known = relays.get(shard);
    if (known !== undefined) return known;
    const notes = code.createSocketNotes({ sportId, region, shard }, directories, waitUntil);
    const relay = { sockets: 0, notes, busyUntilMs: 0, beatMs: nowMs + heartbeatMs, returnMs: 0 };
    relays.set(shard, relay);
    return relay;
  }

  async function join(client: Client): Promise<void> {
    asked.count();
    const isolate = pick(random, isolates);
    let full: number | null = null;
    for (let tries = 0; tries < triesOfRelays; tries += 1) {
      const shard: number | null = await isolate.findShard(directories, sportId, region, full, waitUntil);
      if (shard === null) break;
      const relay = relayOf(shard);
      if (relay.sockets < maxSocketsPerRelay) return take(client, shard, relay);
      full = shard;
    }
    sentAway += 1;
    client.failures += 1;
    comeAt(client, nowMs + reconnectDelayMs(client.failures, true, random(), client.backMs));
  }

  function take(client: Client, shard: number, relay: Relay): void {
    relay.sockets += 1;
    relay.busyUntilMs = Math.max(nowMs, relay.busyUntilMs) + joinMs;
    longestQueueMs = Math.max(longestQueueMs, relay.busyUntilMs - nowMs);
    Object.assign(client, { failures: 0, shard, joinedMs: nowMs, backMs: relay.notes.returnMs() });
    void relay.notes.change(relay.sockets, code.noteStep);
    back.push((relay.busyUntilMs - client.lostMs) / 1_000);
  }

  /** Moves the clock on until no client waits. */
  async function pass(): Promise<void> {
    while (due.size > 0) {
      nowMs += stepMs;
      const step = toStep(nowMs);
      for (const client of due.get(step) ?? []) await join(client);
      due.delete(step);
      for (const relay of nowMs % 1_000 === 0 ? relays.values() : []) {
        if (relay.beatMs > nowMs) continue;
        relay.beatMs += heartbeatMs;
        await relay.notes.change(relay.sockets, 0);
        relay.returnMs = relay.notes.returnMs();
      }
      await Promise.all(behind.splice(0));
    }
  }

  /** Returns the last return time that a client received: at its own join, or with all others at a heartbeat. */
  function backOf({ shard, joinedMs, backMs }: Client): number {
    const relay = relays.get(shard);
    return relay === undefined || relay.returnMs === 0 || joinedMs > relay.beatMs - heartbeatMs
      ? backMs
      : relay.returnMs;
  }

  function placement(): Placement {
    const taken = [...relays.values()].map(({ sockets }) => sockets).filter((sockets) => sockets > 0);
    const sum = taken.reduce((total, sockets) => total + sockets, 0);
    return { relays: taken.length, mean: sum / taken.length, fullest: Math.max(...taken) };
  }

  return {
    /** Lets all clients arrive, evenly over the growth time. */
    async grow(): Promise<Placement & { readonly sentAway: number }> {
      for (const client of clients) comeAt(client, nowMs + stepMs + random() * growthSeconds * 1_000);
      await pass();
      return { ...placement(), sentAway };
    },
    /** Kills a part; every client whose socket it held comes back. */
    async lose(loss: Loss): Promise<Return> {
      const fullest = [...relays].toSorted(([, a], [, b]) => b.sockets - a.sockets)[0]?.[0];
      const isLost = ({ shard }: Client) => loss !== "a relay" || shard === fullest;
      const lost = clients.filter(isLost);
      for (const client of lost) client.backMs = backOf(client);
      for (const { shard } of lost) relays.delete(shard);
      if (loss === "the region and its directory") directory = newDirectory(code);
      for (const counter of [asked, calls]) counter.clear();
      [sentAway, longestQueueMs, back] = [0, 0, []];
      for (const client of lost) {
        client.lostMs = nowMs;
        client.failures = 1;
        comeAt(client, nowMs + stepMs + reconnectDelayMs(1, false, random(), client.backMs));
      }
      await pass();
      return {
        lost: lost.length,
        half: percentile(back, 0.5),
        most: percentile(back, 0.99),
        all: back.reduce((latest, seconds) => Math.max(latest, seconds), 0),
        busiestSecond: asked.most(),
        sentAway,
        longestQueueMs,
        directoryCalls: calls.most(),
        fullest: placement().fullest,
      };
    },
    /** Measures the CPU of a directory call with the current number of relays, in milliseconds, from now on. */
    get directoryMs() {
      directoryMs ??= measureDirectory(newDirectory(code), relays.size);
      return directoryMs;
    },
    end: restore,
  };
}

const toStep = (atMs: number): number => Math.ceil(atMs / stepMs);

/** Measures the CPU of one directory call, in milliseconds, when it knows `relays` relays. */
function measureDirectory(directory: DirectoryObject, relays: number): number {
  const note = (call: number) =>
    directory.note({ shard: call % relays, sockets: maxSocketsPerRelay / 2, framesPerSecond: 1 });
  for (let call = 0; call < relays; call += 1) note(call);
  const before = process.cpuUsage();
  for (let call = 0; call < measuredCalls; call += 1) note(call);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000 / measuredCalls;
}

/** Counts by the second. */
function createPerSecond(nowMs: () => number) {
  const counts = new Map<number, number>();
  return {
    count() {
      const second = Math.floor(nowMs() / 1_000);
      counts.set(second, (counts.get(second) ?? 0) + 1);
    },
    most: () => Math.max(0, ...counts.values()),
    clear: () => counts.clear(),
  };
}
