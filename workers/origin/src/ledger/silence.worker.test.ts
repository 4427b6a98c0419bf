import { reset } from "cloudflare:test";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { decodeChanges } from "../../../../shared/wire/changes.ts";
import { decodeDayFeed } from "../../../../shared/wire/day-feed.ts";
import { eventStatus, statusType, type StatusId } from "../../../../shared/sports/statuses.ts";
import {
  alarmSeconds,
  inLedger,
  postIncidents,
  postJson,
  push,
  readFeed,
  ringAt,
  saturday,
  setClock,
} from "../../test/harness.ts";
import { anEvent, batchOf, finished } from "../../test/records.ts";

const hour = 3600;
const day = 24 * hour;

beforeEach(async () => {
  await push.setDown(false);
  await push.forget("u_1_1");
  await setClock(saturday);
});
afterEach(() => reset());

const rowsOf = async (offset: number) =>
  decodeDayFeed((await readFeed(`f_1_${offset}_0_fr_1`)).body)
    .leagues.flatMap(({ events }) => events)
    .filter(({ id }) => id === "1Event00");
const rowOf = async (offset: number) => (await rowsOf(offset))[0];
const statusOf = (status: StatusId, atSeconds: number, id = String(status)) => ({
  kind: "status",
  id,
  status,
  atSeconds,
});
const liveCount = () =>
  inLedger(({ events }) => events.countByProvider().find(({ provider }) => provider === "ingest")?.live);

describe("an event that nobody ends", () => {
  it.each([
    ["its first half, 200 days ago", eventStatus.firstHalf, 200],
    ["an interruption, 60 days ago", eventStatus.interrupted, 60],
    ["a break, 5 days ago", eventStatus.break, 5],
    ["half-time, the day before yesterday", eventStatus.halfTime, 2],
    ["waiting for updates, 5 days ago", eventStatus.pending, 5],
    ["a delay, 5 days ago", eventStatus.delayed, 5],
    ["being live, 5 days ago", eventStatus.live, 5],
    ["waiting to be finished, 60 days ago", eventStatus.toFinish, 60],
  ] as const)("is not in today's list after %s", async (_, status, daysAgo) => {
    const startSeconds = saturday - daysAgo * day;
    await postJson("events", batchOf(anEvent({ startSeconds })));
    await postIncidents("1Event00", statusOf(status, startSeconds));
    expect(await rowsOf(0)).toEqual([]);
    expect(await liveCount()).toBe(0);
    expect(await inLedger(({ events }) => events.event("1Event00")?.state.status)).toBe(eventStatus.resultAwaited);
  });

  it("has its result awaited since its last news on the list of its own day", async () => {
    const startSeconds = saturday - day;
    await postJson("events", batchOf(anEvent({ startSeconds })));
    await postIncidents("1Event00", statusOf(eventStatus.firstHalf, startSeconds), {
      kind: "goal",
      id: "goal",
      side: 1,
      minute: "12",
      atSeconds: startSeconds + 720,
    });
    expect(await rowOf(-1)).toMatchObject({
      status: eventStatus.resultAwaited,
      statusType: statusType.finished,
      statusStartSeconds: startSeconds + 720,
      homeScore: 1,
      minute: -1,
    });
    expect((await rowOf(-1))?.winner).toBeUndefined();
  });

  it("leaves the live ones when time passes, and its change is published", async () => {
    await postJson("events", batchOf(anEvent()));
    await postIncidents("1Event00", statusOf(eventStatus.firstHalf, saturday));
    expect((await rowOf(0))?.statusType).toBe(statusType.live);
    expect(await alarmSeconds()).toBeLessThanOrEqual(saturday + 5 * hour);
    await ringAt(saturday + 5 * hour - 1);
    expect((await rowOf(0))?.statusType).toBe(statusType.live);
    await ringAt(saturday + 5 * hour);
    const awaited = { id: "1Event00", status: eventStatus.resultAwaited, statusType: statusType.finished };
    expect(decodeChanges((await readFeed("u_1_1")).body).changes.at(-1)).toMatchObject(awaited);
    await expect
      .poll(async () => decodeChanges((await push.rows("u_1_1")).join("")).changes.at(-1))
      .toMatchObject(awaited);
    expect((await rowOf(0))?.status).toBe(eventStatus.resultAwaited);
  });

  it("is live again with late news, and over with its result", async () => {
    await postJson("events", batchOf(anEvent()));
    await postIncidents("1Event00", statusOf(eventStatus.firstHalf, saturday));
    await ringAt(saturday + 5 * hour);
    const late = saturday + 5 * hour;
    await postIncidents("1Event00", { kind: "goal", id: "goal", side: 2, minute: "80", atSeconds: late });
    expect(await rowOf(0)).toMatchObject({ status: eventStatus.firstHalf, statusStartSeconds: saturday, awayScore: 1 });
    await ringAt(late + 5 * hour);
    expect(await inLedger(({ events }) => events.event("1Event00")?.state.status)).toBe(eventStatus.resultAwaited);
    await postJson("events", batchOf(anEvent({ result: finished(2, 1) })));
    const over = await inLedger(({ events }) => events.event("1Event00")?.state);
    expect(over).toMatchObject({ status: eventStatus.finished, score: [2, 1] });
    expect(over?.heard).toBeUndefined();
  });

  it("stays awaited where news of its own day comes in late", async () => {
    const startSeconds = saturday - 5 * day;
    await postJson("events", batchOf(anEvent({ startSeconds })));
    await postIncidents("1Event00", statusOf(eventStatus.firstHalf, startSeconds));
    await postIncidents("1Event00", statusOf(eventStatus.secondHalf, startSeconds + hour));
    expect(await inLedger(({ events }) => events.event("1Event00")?.state)).toMatchObject({
      status: eventStatus.resultAwaited,
      statusStartSeconds: startSeconds + hour,
    });
  });

  it("[F16] is what it was before as of a number before", async () => {
    await postJson("events", batchOf(anEvent()));
    await postIncidents("1Event00", statusOf(eventStatus.firstHalf, saturday));
    const { seq } = await readFeed("f_1_0_0_fr_1");
    await ringAt(saturday + 5 * hour);
    const now = await readFeed("f_1_0_0_fr_1");
    const asOf = async (number: number) => (await readFeed(`f_1_0_0_fr_1?seq=${number}`)).body;
    expect(await asOf(now.seq)).toBe(now.body);
    expect(seq).toBeLessThan(now.seq);
  });

  it("waits for the next day where it was interrupted", async () => {
    await postJson("events", batchOf(anEvent()));
    await postIncidents("1Event00", statusOf(eventStatus.interrupted, saturday + hour));
    await ringAt(saturday + 24 * hour);
    expect((await rowOf(0))?.status).toBe(eventStatus.interrupted);
    await ringAt(saturday + 37 * hour);
    expect(await rowsOf(0)).toEqual([]);
  });
});
