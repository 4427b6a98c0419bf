import { reset } from "cloudflare:test";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { applyChange, decodeChanges } from "../../../shared/wire/changes.ts";
import { decodeDayFeed } from "../../../shared/wire/day-feed.ts";
import { oddsSubject, updateSubject } from "../../../shared/push/subjects.ts";
import {
  alarmSeconds,
  evictAt,
  post,
  postJson,
  push,
  readFeed,
  ringAt,
  saturday,
  setClock,
  withoutCleared,
} from "../test/harness.ts";
import { sportIds } from "../../../shared/sports/sport-ids.ts";
import { aLeague, anEvent, batchOf } from "../test/records.ts";
import { playWorld } from "../test/played-world.ts";

playWorld();
/** A sport of the world with a tenth of football's games, so that its ledger starts in a tenth of the time. */
const sportId = sportIds.hockey;
const subject = updateSubject(sportId);
const minute = 60;
beforeEach(async () => {
  await push.setDown(false);
  await push.forget(subject);
  await push.forget(oddsSubject(sportId, "fr"));
  await setClock(saturday, sportId);
});
afterEach(() => reset());

const eventsNow = async () =>
  new Map(
    decodeDayFeed((await readFeed("f_4_0_0_fr_1")).body).leagues.flatMap(({ events }) =>
      events.map((event) => [event.id, event]),
    ),
  );

const batch = (changes: { readonly round?: string } = {}) => ({
  sportId,
  leagues: [aLeague({ sportId })],
  events: [anEvent({ sportId, ...changes })],
});

async function playMinutes(minutes: number): Promise<void> {
  for (let passed = 5; passed <= minutes; passed += 5) await ringAt(saturday + passed * minute, sportId);
}

describe("the ledger", () => {
  it("[P3] numbers each change of a subject once, without gaps, and sends the hub one row for each", async () => {
    await playMinutes(40);
    const { seq } = await readFeed("f_4_0_0_fr_1");
    const rows = await push.rows(subject);
    expect(seq).toBeGreaterThan(5);
    expect(rows).toHaveLength(seq);
    expect(rows.every((row) => row.startsWith("AA÷"))).toBe(true);
  });

  it("[F5] [F7] gives numbers that continue the page: its rows and the later changes are the later page", async () => {
    const before = await eventsNow();
    await playMinutes(60);
    for (const row of await push.rows(subject)) {
      for (const change of decodeChanges(row).changes) {
        const event = before.get(change.id);
        if (event !== undefined) before.set(change.id, applyChange(event, change));
      }
    }
    for (const [id, event] of await eventsNow()) expect(withoutCleared(before.get(id))).toEqual(withoutCleared(event));
  });

  it("says the same of a moment whenever it was started", async () => {
    await ringAt(saturday - 20 * 3600, sportId);
    for (const hours of [-19, -9, -2, -1]) await ringAt(saturday + hours * 3600, sportId);
    await setClock(saturday, sportId);
    const early = (await readFeed("f_4_0_0_fr_1")).body;
    await reset();
    await setClock(saturday, sportId);
    expect((await readFeed("f_4_0_0_fr_1")).body).toBe(early);
  });

  it("continues after an eviction where it was, and catches up on what it missed", async () => {
    await playMinutes(10);
    const before = await readFeed("f_4_0_0_fr_1");
    await evictAt(saturday + 10 * minute, sportId);
    expect(await readFeed("f_4_0_0_fr_1")).toEqual(before);
    await evictAt(saturday + 30 * minute, sportId);
    await ringAt(saturday + 30 * minute, sportId);
    const after = await readFeed("f_4_0_0_fr_1");
    expect(after.seq).toBeGreaterThan(before.seq);
    expect(await push.rows(subject)).toHaveLength(after.seq);
  });

  it("joins what happened in a pause into one change of each event", async () => {
    await ringAt(saturday, sportId);
    const held = (await push.rows(subject)).length;
    await ringAt(saturday + 150 * minute, sportId);
    const late = (await push.rows(subject)).slice(held);
    const ids = late.flatMap((row) => decodeChanges(row).changes.map(({ id }) => id));
    expect(ids.length).toBeGreaterThan(5);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it("keeps changes that a hub that is down does not take, and sends them when it is back", async () => {
    await playMinutes(5);
    const held = (await push.rows(subject)).length;
    await push.setDown(true);
    await ringAt(saturday + 20 * minute, sportId);
    expect(await push.rows(subject)).toHaveLength(held);
    await push.setDown(false);
    await evictAt(saturday + 21 * minute, sportId);
    await ringAt(saturday + 21 * minute, sportId);
    const { seq } = await readFeed("f_4_0_0_fr_1");
    expect(seq).toBeGreaterThan(held);
    expect(await push.rows(subject)).toHaveLength(seq);
  });

  it("sends a hub that lost its rows everything again", async () => {
    await playMinutes(20);
    await push.forget(subject);
    await post("events", batch());
    await ringAt(saturday + 21 * minute, sportId);
    expect(await push.rows(subject)).toHaveLength((await readFeed("f_4_0_0_fr_1")).seq);
  });

  it("[F16] gives a list of an earlier number again, as far as its games had been played", async () => {
    const list = "f_4_0_0_fr_1";
    const early = await readFeed(list);
    await ringAt(saturday + 30 * minute, sportId);
    const late = await readFeed(list);
    expect(late.seq).toBeGreaterThan(early.seq);
    expect((await readFeed(`${list}?seq=${early.seq}`)).body).toBe(early.body);
    expect((await readFeed(`${list}?seq=${late.seq}`)).body).toBe(late.body);
  });

  it("numbers the odds of its market by themselves", async () => {
    await playMinutes(10);
    const { seq } = await readFeed("fo_4_0_0_fr_1_0");
    const rows = await push.rows(oddsSubject(sportId, "fr"));
    expect(seq).toBeGreaterThan(0);
    expect(rows).toHaveLength(seq);
    expect(rows.every((row) => row.includes("ODA÷"))).toBe(true);
  });

  it("continues into the next days: new games come, and those that left its store are still a list of their day", async () => {
    const resultsOf = (body: string) =>
      decodeDayFeed(body).leagues.flatMap(({ events }) =>
        events.map(({ id, homeScore, awayScore }) => [id, homeScore, awayScore]),
      );
    const sixDaysAgo = resultsOf((await readFeed("f_4_-6_0_fr_1")).body);
    expect(sixDaysAgo.length).toBeGreaterThan(0);
    await ringAt(saturday + 3 * 86_400, sportId);
    const ahead = decodeDayFeed((await readFeed("f_4_7_0_fr_1")).body);
    expect(ahead.leagues.length).toBeGreaterThan(0);
    expect(resultsOf((await readFeed("f_4_-9_0_fr_1")).body)).toEqual(sixDaysAgo);
  });

  // In football something is due at any moment.
  it("continues when its clock is set back: due changes come, the hub gets them, and the alarm is near", async () => {
    await push.forget(updateSubject(1));
    await setClock(saturday);
    await ringAt(saturday);
    const before = (await readFeed("u_1_1")).seq;
    await setClock(saturday - 120);
    await postJson("events", batchOf(anEvent()));
    await ringAt(saturday - 60);
    await ringAt(saturday);
    const { seq } = await readFeed("u_1_1");
    expect(seq).toBeGreaterThan(before);
    expect((await push.rows("u_1_1")).length).toBe(seq);
    await push.setDown(true);
    await setClock(saturday - 110);
    await postJson("events", batchOf(anEvent({ round: "2" })));
    await expect.poll(() => alarmSeconds()).toBeLessThanOrEqual(saturday - 100);
    await push.setDown(false);
    await ringAt(saturday - 100);
    expect((await push.rows("u_1_1")).length).toBe((await readFeed("u_1_1")).seq);
  });
});
