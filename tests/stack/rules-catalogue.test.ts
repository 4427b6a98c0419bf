import { beforeAll, describe, expect, it } from "vitest";
import type { Stack } from "../../scripts/stack.ts";
import { kindOf, readFeed, valueOf, type Row } from "../support/feed-reader.ts";
import { getPage } from "../support/requests.ts";
import { sharedTestStack } from "../support/stack.ts";

/** The table of the specification, word for word: id, address in French. */
const catalogue = `1 football, 2 tennis, 3 basket, 4 hockey, 5 football-americain, 6 baseball, 7 handball, 8 rugby,
  9 floorball, 10 bandy, 11 futsal, 12 volleyball, 13 cricket, 14 flechettes, 15 snooker, 16 boxe, 17 beach-volley,
  18 football-australien, 19 rugby-a-xiii, 21 badminton, 22 water-polo, 23 golf, 24 hockey-sur-gazon,
  25 tennis-de-table, 26 beach-soccer, 28 mma, 29 netball, 30 pesapallo, 31 sports-mecaniques, 32 course-voiture,
  33 course-moto, 34 cyclisme, 35 courses-hippiques, 36 esports, 37 sports-dhiver, 38 saut-a-ski, 39 ski-alpin,
  40 ski-de-fond, 41 biathlon, 42 kabaddi`
  .split(/,\s*/)
  .map((entry) => entry.split(" "))
  .map(([id = "", path = ""]) => ({ id: Number(id), path }));
const duelless = new Set([23, 31, 32, 33, 34, 35, 37, 38, 39, 40, 41]);

const isEvent = (row: Row) => kindOf(row) === "AA";

describe("the forty sports", () => {
  let stack: Stack;
  beforeAll(async () => {
    stack = await sharedTestStack();
  });
  /** Events of the days around today, from the nearest on, until there are some. */
  async function eventsOf(sportId: number): Promise<readonly Row[]> {
    for (const day of [0, 1, -1, 2, -2, 3, -3, 4, -4, 5, -5, 6, 7]) {
      const events = (await readFeed(stack, `f_${sportId}_${day}_0_en_1`)).filter(isEvent);
      if (events.length > 0) return events;
    }
    return [];
  }

  const membersOf = async (id: number) =>
    (await readFeed(stack, `fp_${id}_0_0_en_1`)).filter((row) => kindOf(row) === "SA").map((row) => valueOf(row, "SA"));
  const pricesIn = async (sportId: number) => {
    const days = await Promise.all([0, 1].map((day) => readFeed(stack, `fo_${sportId}_${day}_0_fr_1_0`, "FR")));
    const rows = days.flat().filter(isEvent);
    expect(rows.length).toBeGreaterThan(0);
    return new Set(rows.map((row) => row.filter(([key]) => /^X[A-C]$/.test(key)).length));
  };

  it("[C1.01] [C2.01] are there by id and French address, and 20 and 27 are not", async () => {
    expect(catalogue).toHaveLength(40);
    for (const { id, path } of catalogue) {
      const page = await getPage(stack, id === 1 ? "/" : `/${path}`);
      const html = await page.text();
      expect([path, page.status, new RegExp(`"f_${id}_`).test(html.replaceAll("\\", ""))]).toEqual([path, 200, true]);
    }
    const without = await Promise.all([20, 27].map((id) => readFeed(stack, `f_${id}_0_0_en_1`)));
    expect(without.map((rows) => rows.map(kindOf))).toEqual([["0"], ["0"]]);
  });

  it("[C1.03] hold two families: 31 with 32 and 33, 37 with 38 to 41", async () => {
    expect(await membersOf(31)).toEqual(["31", "32", "33"]);
    expect(await membersOf(37)).toEqual(["37", "38", "39", "40", "41"]);
  });

  it("[C1.04] have two sides to an event, but for the eleven without duels", async () => {
    const found: number[] = [];
    for (const { id } of catalogue) {
      const events = await eventsOf(id);
      if (events.length > 0) found.push(id);
      const sides = new Set(events.map((row) => (valueOf(row, "AF") ?? "") !== ""));
      expect([id, ...sides]).toEqual(events.length === 0 ? [id] : [id, !duelless.has(id)]);
    }
    // Parents have no events of their own, and some sport may pause for a fortnight.
    expect(found.filter((id) => duelless.has(id)).length).toBeGreaterThanOrEqual(5);
    expect(found.filter((id) => !duelless.has(id)).length).toBeGreaterThanOrEqual(20);
  });

  it("are priced by one bet each: home, draw and away in football, two ways in tennis", async () => {
    expect(await pricesIn(1)).toEqual(new Set([3]));
    expect(await pricesIn(2)).toEqual(new Set([2]));
  });
});
