import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { WebSocket } from "ws";
import type { Stack } from "../../scripts/stack.ts";
import { createSubscriber, type Subscriber } from "../storm/subscriber.ts";
import { readRows, type Table } from "../storm/virtual-ledger.ts";
import type { ClientEnd } from "../storm/wire.ts";
import { goal, toMatchday } from "../support/matchday.ts";
import { getFeed, postIngest } from "../support/requests.ts";
import { startTestStack } from "../support/stack.ts";

const push = "tribune-push-durable-object";
const subject = "u_1_1";
const matchday = toMatchday({ games: 8, startSeconds: Math.floor(Date.now() / 1000) });
const rounds = 6;
const subscribersPerRound = 2;

/** The table that a subscriber showed at each sequence number that it passed. */
type Witness = { readonly subscriber: Subscriber; readonly shown: ReadonlyMap<number, Table> };

describe("a short storm over the built stack", () => {
  let stack: Stack;
  let folder: string;
  const witnesses: Witness[] = [];
  const faults: string[] = [];

  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), "tribune-"));
    stack = await startTestStack({ persistTo: folder, worldSeed: "" });
    await postIngest(stack, "events", matchday.batch);
    await postIngest(stack, "incidents", matchday.kickOffs);
  });
  afterEach(async () => {
    for (const { subscriber } of witnesses.splice(0)) subscriber.end();
    faults.length = 0;
    await stack.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  function open(path: string): ClientEnd {
    const url = new URL(path, stack.url);
    url.protocol = "ws:";
    const socket = new WebSocket(url);
    socket.on("error", () => {}); // followed by a close
    return {
      listen({ message, closed }) {
        socket.on("message", (data: Buffer) => message(data.toString()));
        socket.on("close", closed);
      },
      send(text) {
        if (socket.readyState === WebSocket.OPEN) socket.send(text);
      },
      close: () => socket.terminate(),
    };
  }

  async function loadFeed() {
    const response = await getFeed(stack, "r_1_1").catch(() => null);
    if (response?.ok !== true) return null;
    return { seq: Number(response.headers.get("x-feed-seq")), body: await response.text() };
  }

  async function subscribe() {
    const shown = new Map<number, Table>();
    const subscriber = createSubscriber({
      time: { nowMs: () => performance.now(), after: (delayMs, call) => void setTimeout(call, delayMs) },
      random: Math.random,
      open,
      loadFeed,
      failed: (what) => faults.push(what),
      changed: ({ have, table }) => shown.set(have, table),
    });
    witnesses.push({ subscriber, shown });
    await subscriber.start([subject]);
  }

  async function score(): Promise<number> {
    const game = matchday.games[Math.floor(Math.random() * matchday.games.length)];
    const response = await postIngest(stack, "incidents", goal(game?.eventId ?? "", 1));
    expect(response.status).toBe(200);
    return ((await response.json()) as { seq: number }).seq;
  }

  /** Compares each subscriber's table at the feed's number with the feed, in the cells that the feed contains. */
  function compare(feed: { readonly seq: number; readonly body: string }) {
    expect(readRows(feed.body)).toHaveLength(matchday.games.length);
    for (const { shown } of witnesses) {
      const table = shown.get(feed.seq);
      expect(table).toBeDefined();
      const differing = readRows(feed.body).filter(({ id, cells }) =>
        Object.entries(cells).some(([key, value]) => (table?.get(id)?.[key] ?? "") !== value),
      );
      expect(differing).toEqual([]);
    }
  }

  /** A shelf that no place has read for seconds leaves memory by itself: a place reads it again when its own feed is old. */
  const evictShelf = () =>
    expect
      .poll(
        async () => {
          await loadFeed();
          const evicted = stack.evict("tribune-feed-proxy", "Shelf", "sport:1:weur");
          return evicted.then(() => "evicted", String);
        },
        { timeout: 10_000 },
      )
      .toBe("evicted");

  it("[P3] [P4] [P5] [P8] leaves every subscriber with what the feed of its number says, whatever is thrown out, cut or started again", async () => {
    let last = 0;
    for (let round = 0; round < rounds; round += 1) {
      for (let count = 0; count < subscribersPerRound; count += 1) await subscribe();
      for (let count = 0; count < 5; count += 1) last = await score();
      if (round % 2 === 0) await stack.evict(push, "Relay", "sport:1:enam:0");
      if (round % 3 === 0) await stack.evict(push, "SportHub", "sport:1");
      if (round % 2 === 1) await evictShelf();
      if (round === 3) {
        const { port } = stack.url;
        await stack.stop();
        stack = await startTestStack({ persistTo: folder, port: Number(port), worldSeed: "" });
      }
      for (let count = 0; count < 5; count += 1) last = await score();
      witnesses[round]?.subscriber.askTwice();
    }
    await expect
      .poll(() => Math.min(...witnesses.map(({ subscriber }) => subscriber.positions().get(subject)?.have ?? 0)), {
        timeout: 50_000,
      })
      .toBeGreaterThanOrEqual(last);
    // The proxy may serve a slightly older body; every subscriber has passed a later number.
    let feed = await loadFeed();
    while (feed === null || feed.seq < last) feed = await loadFeed();
    const { seq } = feed;
    await expect.poll(() => witnesses.every(({ shown }) => shown.has(seq)), { timeout: 50_000 }).toBe(true);
    compare(feed);
    expect(faults).toEqual([]);
  });
});
