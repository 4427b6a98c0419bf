import { reset } from "cloudflare:test";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { applyChange, decodeChanges } from "../../../../../shared/wire/changes.ts";
import { decodeRows } from "../../../../../shared/wire/codec.ts";
import { decodeDayFeed } from "../../../../../shared/wire/day-feed.ts";
import { sportIds } from "../../../../../shared/sports/sport-ids.ts";
import { protocolVersion } from "../../../../../shared/push/frames.ts";
import {
  raceSaturday,
  postJson,
  push,
  readFeed,
  ringAt,
  saturday,
  setClock,
  withoutCleared,
} from "../../../test/harness.ts";
import { anEvent, batchOf } from "../../../test/records.ts";
import { playWorld } from "../../../test/played-world.ts";

playWorld();
beforeEach(async () => {
  await push.setDown(false);
  await setClock(saturday);
});
afterEach(async () => {
  await push.setDown(false);
  await reset();
});

const listOf = async (name: string) => decodeDayFeed((await readFeed(name)).body);
const eventsOf = (feed: ReturnType<typeof decodeDayFeed>) => feed.leagues.flatMap(({ events }) => events);

describe("a tournament", () => {
  it("of races shows them whole", async () => {
    const sportId = sportIds["auto-racing"];
    await setClock(saturday, sportId);
    const [block] = (await listOf(`f_${sportId}_0_0_fr_1`)).leagues;
    const { leagues } = await listOf(`t_${sportId}_${block?.league.countryId}_${block?.league.tournamentId}_0_fr_1`);
    const same = leagues.find(({ league }) => league.stageId === block?.league.stageId);
    expect(same?.events.length).toBe(block?.events.length);
    expect(leagues.length).toBeGreaterThan(1);
    expect(leagues.length).toBeLessThanOrEqual(20);
  });
});

describe("the feeds that bring lists up to date", () => {
  it("fr_ is a list whose rows, merged into older ones, leave nothing stale", async () => {
    const before = eventsOf(await listOf("f_1_0_0_fr_1"));
    await ringAt(saturday + 3 * 3600);
    const { body } = await readFeed("fr_1_1");
    const full = new Map(decodeChanges(body).changes.map((change) => [change.id, change]));
    const after = new Map(eventsOf(await listOf("f_1_0_0_fr_1")).map((event) => [event.id, withoutCleared(event)]));
    for (const event of before) {
      const merged = applyChange(event, full.get(event.id ?? "") ?? { id: "" });
      expect(withoutCleared(merged)).toEqual(after.get(event.id));
      expect(withoutCleared(full.get(event.id ?? ""))).toEqual(after.get(event.id));
    }
    expect(decodeDayFeed(body).leagues[0]?.league.stageId).toMatch(/^1/);
  });

  it("ul_ holds nothing: every change concerns all project types", async () => {
    expect((await readFeed("ul_1_1")).body).toBe("0");
  });
});

describe("feeds of several ledgers", () => {
  it("[F5] fp_ has a parent and its children, each behind its own header, and no number", async () => {
    const family = [sportIds.motorsport, sportIds["auto-racing"], sportIds["moto-racing"]];
    for (const sportId of family) await setClock(raceSaturday, sportId);
    const { body, seq } = await readFeed(`fp_${sportIds.motorsport}_0_0_fr_1`);
    const keys = decodeRows(body).rows.map((row) => row[0]);
    expect(keys.filter((cell) => cell?.[0] === "SA").map((cell) => Number(cell?.[1]))).toEqual(family);
    expect(keys.filter((cell) => cell?.[0] === "A1")).toHaveLength(1);
    expect(keys.at(-1)?.[0]).toBe("A1");
    expect(seq).toBe(0);
    expect(body).not.toContain("~~");
    expect((await readFeed("fp_1_0_0_fr_1")).body).toBe("0");
  });

  it("[C7.10] service says where the push service is and whether it is reached", async () => {
    expect((await readFeed("service")).body).toBe(`TPV÷1¬TPO÷443¬TPN÷push¬TPJ÷16¬TPR÷${protocolVersion}¬~`);
    await push.setDown(true);
    await postJson("events", batchOf(anEvent()));
    await ringAt(saturday + 60);
    expect((await readFeed("service")).body).toMatch(/^TPV÷0¬/);
  });
});
