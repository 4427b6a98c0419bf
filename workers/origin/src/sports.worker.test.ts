import { reset } from "cloudflare:test";
import { afterEach, describe, expect, it } from "vitest";
import { applyChange, decodeChanges } from "../../../shared/wire/changes.ts";
import { decodeDayFeed } from "../../../shared/wire/day-feed.ts";
import { decodeOddsRows } from "../../../shared/wire/odds-feed.ts";
import { updateSubject } from "../../../shared/push/subjects.ts";
import { sportIds } from "../../../shared/sports/sport-ids.ts";
import { statusType } from "../../../shared/sports/statuses.ts";
import { push, readFeed, ringAt, saturday, setClock, withoutCleared } from "../test/harness.ts";
import { playWorld } from "../test/played-world.ts";

playWorld();
afterEach(() => reset());

const dayOf = async (sportId: number) => decodeDayFeed((await readFeed(`f_${sportId}_0_0_fr_1`)).body);
const eventsOf = async (sportId: number) => (await dayOf(sportId)).leagues.flatMap(({ events }) => events);

/** Opens a sport's ledger in the Saturday evening, when all of these have something live. */
const evening = saturday + 3 * 3600;
const open = (sportId: number) => setClock(evening, sportId);

describe("the ledger of another sport", () => {
  it("[F8] answers a day of tennis: sets, games of the running set, points and who serves", async () => {
    await open(sportIds.tennis);
    const events = await eventsOf(sportIds.tennis);
    const live = events.filter((event) => event.statusType === statusType.live);
    expect(live.length).toBeGreaterThan(0);
    for (const event of live) {
      expect(event).toMatchObject({ homeScore: expect.any(Number), homePeriod1: expect.any(Number) });
      expect([1, 2]).toContain(event.serve);
      // Between two games the row has no points.
      expect(event.homeGamePoints ?? "0").toMatch(/^\d+$|^A$/);
    }
    const over = events.find((event) => event.status === 3);
    expect(Math.max(over?.homeScore ?? 0, over?.awayScore ?? 0)).toBe(2);
    expect([1, 2]).toContain(over?.winner);
  });

  it("[F8] answers a day of basketball: quarters that add up, and the minute while it is played", async () => {
    await open(sportIds.basketball);
    const events = await eventsOf(sportIds.basketball);
    const over = events.find((event) => event.status === 3);
    const periods = [over?.homePeriod1, over?.homePeriod2, over?.homePeriod3, over?.homePeriod4].map(Number);
    expect(periods.reduce((sum, points) => sum + points, 0)).toBe(over?.homeScore);
    expect(events.some((event) => event.statusType === statusType.live && (event.minute ?? -1) > 0)).toBe(true);
  });

  it("[F8] answers a race as one row per starter, in the order of their places", async () => {
    await open(sportIds["auto-racing"]);
    const { leagues } = await dayOf(sportIds["auto-racing"]);
    const race = leagues.find(({ events }) => events.some((event) => event.status === 3));
    const ranks = (race?.events ?? []).flatMap(({ rank }) => (typeof rank === "number" ? [rank] : []));
    expect(race?.league.duel).toBe(0);
    expect(ranks.length).toBeGreaterThan(10);
    expect(ranks).toEqual(ranks.toSorted((a, b) => a - b));
    expect(race?.events[0]).not.toHaveProperty("awayName");
  });

  it.each([sportIds.tennis, sportIds.basketball, sportIds["ski-jumping"]])(
    "[F10] [F7] repairs older rows of sport %i, and its changes lead to the same page",
    async (sportId) => {
      await push.forget(updateSubject(sportId));
      const start = sportId === sportIds["ski-jumping"] ? saturday - 3600 : evening;
      await setClock(start, sportId);
      const before = await eventsOf(sportId);
      await ringAt(start + 50, sportId);
      const changed = new Map(before.map((event) => [event.id, event]));
      for (const change of decodeChanges((await readFeed(`u_${sportId}_1`)).body).changes) {
        const event = changed.get(change.id);
        if (event !== undefined) changed.set(change.id, applyChange(event, change));
      }
      const repairs = decodeChanges((await readFeed(`r_${sportId}_1`)).body).changes;
      const repairById = new Map(repairs.map((change) => [change.id, change]));
      const after = new Map((await eventsOf(sportId)).map((event) => [event.id, withoutCleared(event)]));
      for (const event of before) {
        const repaired = applyChange(event, repairById.get(event.id ?? "") ?? { id: "" });
        expect(withoutCleared(repaired)).toEqual(after.get(event.id));
        expect(withoutCleared(changed.get(event.id))).toEqual(after.get(event.id));
      }
    },
  );

  it("[F9] answers the summary of one of its events", async () => {
    await open(sportIds.handball);
    const [event] = await eventsOf(sportIds.handball);
    const { leagues } = decodeDayFeed((await readFeed(`d_su_${event?.id}_fr_1`)).body);
    expect(leagues.map(({ events }) => events)).toEqual([[event]]);
  });

  it("[F11] quotes two prices where no draw is bet on, three where one is, none for a field", async () => {
    for (const [sportId, count] of [
      [sportIds.tennis, 2],
      [sportIds.hockey, 3],
    ] as const) {
      await open(sportId);
      const odds = decodeOddsRows((await readFeed(`fo_${sportId}_0_0_fr_1_0`)).body);
      expect(odds.length).toBeGreaterThan(0);
      for (const { outcomes } of odds) expect(outcomes).toHaveLength(count);
    }
    await open(sportIds.golf);
    expect(decodeOddsRows((await readFeed(`fo_${sportIds.golf}_0_0_fr_1_0`)).body)).toEqual([]);
  });
});
