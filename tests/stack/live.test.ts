import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Stack } from "../../scripts/stack.ts";
import type { ServerFrame } from "../../shared/push/frames.ts";
import { decodeChanges } from "../../shared/wire/changes.ts";
import { decodeDayFeed } from "../../shared/wire/day-feed.ts";
import { goal, toMatchday } from "../support/matchday.ts";
import { openPushSubscriber, type PushSubscriber } from "../support/push-subscriber.ts";
import { getFeed, getPage, postIngest } from "../support/requests.ts";
import { startTestStack } from "../support/stack.ts";

// The local runtime reports a place in North America, so that is where the relay is.
const push = "tribune-push-durable-object";

const analysis = /<section class="card analysis[^]*?<\/section>/g;

/** Every change that a subscriber was sent, by number; a number that comes twice counts once. */
function changesOf(subscriber: PushSubscriber): ReadonlyMap<number, string> {
  const changes = new Map<number, string>();
  for (const frame of subscriber.frames) {
    if (frame.t !== "rows" || frame.s !== "u_1_1") continue;
    frame.r
      .split("¬~")
      .slice(0, -1)
      .forEach((row, index) => changes.set(frame.n + index, `${row}¬~`));
  }
  return changes;
}

describe("a change on its way from the ledger to a socket", () => {
  let stack: Stack;
  /** Each test has a matchday of its own, and scores in its first game. */
  let eventId: string;
  let matchdays = 0;
  const folder = mkdtempSync(join(tmpdir(), "tribune-"));
  // Without the world: every change is one of the tests'.
  const start = () => startTestStack({ persistTo: folder, worldSeed: "" });

  beforeAll(async () => {
    stack = await start();
  });
  beforeEach(async () => {
    matchdays += 1;
    const name = `Direct ${matchdays}`;
    const matchday = toMatchday({ games: 2, startSeconds: Math.floor(Date.now() / 1000), name });
    eventId = matchday.games[0]?.eventId ?? "";
    await postIngest(stack, "events", matchday.batch);
    await postIngest(stack, "incidents", matchday.kickOffs);
  });
  afterAll(async () => {
    await stack.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  const holdsScore = (score: number) => (frame: ServerFrame) =>
    frame.t === "rows" && decodeChanges(frame.r).changes.some((row) => row.id === eventId && row.homeScore === score);

  async function scoreGoal(): Promise<number> {
    const response = await postIngest(stack, "incidents", goal(eventId, 1));
    expect(response.status).toBe(200);
    return ((await response.json()) as { seq: number }).seq;
  }
  const feedSeq = async () => Number((await getFeed(stack, "r_1_1")).headers.get("x-feed-seq"));

  it("[P1][P3][F7] sends a goal as one numbered row of changed cells to a socket that joined at the page's number", async () => {
    const subscriber = await openPushSubscriber(stack, [`u_1_1:${await feedSeq()}`]);
    const seq = await scoreGoal();
    await subscriber.waitFor(holdsScore(1));
    const row = decodeChanges(changesOf(subscriber).get(seq) ?? "").changes[0];
    expect(row).toMatchObject({ id: eventId, homeScore: 1 });
    expect(row).not.toHaveProperty("homeName");
    subscriber.close();
  });

  it("[P1][P3] brings a late socket everything after its number, without a gap", async () => {
    const since = await feedSeq();
    await scoreGoal();
    await scoreGoal();
    const last = await scoreGoal();
    const subscriber = await openPushSubscriber(stack, [`u_1_1:${since}`]);
    await subscriber.waitFor(holdsScore(3));
    const numbers = [...changesOf(subscriber).keys()].filter((number) => number <= last);
    expect(numbers).toEqual(Array.from({ length: last - since }, (_, index) => since + 1 + index));
    subscriber.close();
  });

  it("[P3] loses nothing when hub and relay are thrown out of memory with the socket asleep", async () => {
    const subscriber = await openPushSubscriber(stack, [`u_1_1:${await feedSeq()}`]);
    await scoreGoal();
    await subscriber.waitFor(holdsScore(1));
    await stack.evict(push, "Relay", "sport:1:enam:0");
    await stack.evict(push, "SportHub", "sport:1");
    await scoreGoal();
    await subscriber.waitFor(holdsScore(2));
    const numbers = [...changesOf(subscriber).keys()];
    expect(numbers).toEqual(numbers.map((_, index) => (numbers[0] ?? 0) + index));
    subscriber.close();
  });

  it("[P8][P5] resumes across a restart of the whole server with the state that was kept", async () => {
    const before = await openPushSubscriber(stack, [`u_1_1:${await feedSeq()}`]);
    const have = await scoreGoal();
    await before.waitFor(holdsScore(1));
    await stack.stop();
    stack = await start();
    await scoreGoal();
    const after = await openPushSubscriber(stack, [`u_1_1:${have}`]);
    await after.waitFor(holdsScore(2));
    expect(Math.min(...changesOf(after).keys())).toBe(have + 1);
    after.close();
  });

  it("[P5] answers repair to a number that the hub never gave", async () => {
    const subscriber = await openPushSubscriber(stack, ["u_1_1:999999"]);
    const frame = await subscriber.waitFor(({ t }) => t === "repair");
    expect(frame).toMatchObject({ t: "repair", s: "u_1_1" });
    expect(await feedSeq()).toBeGreaterThanOrEqual(frame.t === "repair" ? frame.n : Number.POSITIVE_INFINITY);
    subscriber.close();
  });

  it("[F15] ends the update feed with the change that its number names", async () => {
    const seq = await scoreGoal();
    let response = await getFeed(stack, "u_1_1");
    while (Number(response.headers.get("x-feed-seq")) < seq) response = await getFeed(stack, "u_1_1");
    const { changes } = decodeChanges(await response.text());
    const behind = Number(response.headers.get("x-feed-seq")) - seq;
    expect(changes.at(-1 - behind)).toMatchObject({ id: eventId, homeScore: 1 });
  });

  it("shows the goal in the day feed of the same number", async () => {
    const seq = await scoreGoal();
    let response = await getFeed(stack, "f_1_0_1_fr_1");
    // The proxy may serve a body of a moment ago; its number says so.
    while (Number(response.headers.get("x-feed-seq")) < seq) response = await getFeed(stack, "f_1_0_1_fr_1");
    const events = decodeDayFeed(await response.text()).leagues.flatMap((league) => league.events);
    expect(events.find(({ id }) => id === eventId)).toMatchObject({ homeScore: 1, awayScore: 0, statusType: 2 });
  });

  it("[C2.05] [C9.02] draws momentum, chances and shots of a live match as far as it has been played, and has their hash", async () => {
    const shot = (minute: number, side: 1 | 2) => ({
      eventId,
      kind: "play",
      play: "shot-off-target",
      side,
      minute: String(minute),
      shot: { x: 86, y: 48, body: "foot", situation: "open-play" },
    });
    const incidents = [3, 7, 12, 16].map((minute, index) => shot(minute, index % 2 === 0 ? 1 : 2));
    expect((await postIngest(stack, "incidents", { sportId: 1, incidents })).status).toBe(200);
    const analysisIn = async () => (await (await getPage(stack, `/match/${eventId}`)).text()).match(analysis) ?? [];
    let drawn = await analysisIn();
    // The proxy may serve a body of a moment ago.
    while (drawn.length < 3) drawn = await analysisIn();
    expect(drawn[0]).toMatch(/Temps forts[^]*<line class="now"/);
    expect(drawn[1]).toMatch(/\d,\d\d xG/);
    expect(drawn[2]).toMatch(/Probabilités[^]*maintenant[^]*<line class="now"/);
    expect(await (await getFeed(stack, `g_1_${eventId}`)).text()).toMatch(/TAH÷[0-9a-f]{32}/);
  });
});
