import { beforeAll, describe, expect, it } from "vitest";
import type { Stack } from "../../scripts/stack.ts";
import { kindOf, readFeed, valueOf, type Row } from "../support/feed-reader.ts";
import { postRacesToday } from "../support/race-today.ts";
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
    await postRacesToday(stack, [31, 32, 33, 34, 37, 38, 39, 40, 41]);
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

  it("[C1.05] are grouped by tour or championship in sixteen of them, with pages in seven", async () => {
    /** A country's page of a sport, and the headings of its competitions with where they lead. */
    const countryOf = async (sport: string) => {
      const all = await (await getPage(stack, `/pays/${sport}/`)).text();
      const paths = [...all.matchAll(new RegExp(`<h2>[^]*?<a href="(/${sport}/[^"]+)"`, "g"))].map(
        ([, path]) => path ?? "",
      );
      // The world has the tours.
      const html = await (
        await getPage(stack, paths.find((path) => path.endsWith("/monde/")) ?? paths[0] ?? "")
      ).text();
      const headings = [...html.matchAll(/<h3>(?:<a href="([^"]+)">)?([^<]+)(?:<\/a>)?<\/h3><ul class="events">/g)];
      return { kind: kindOfPage(html), headings: headings.map(([, path, name]) => ({ path, name })) };
    };
    const games = { above: false, below: false };
    const kindOfPage = (html: string) => / data-page="([^"]+)"/.exec(html)?.[1];
    for (const sport of [
      "tennis",
      "badminton",
      "golf",
      "sports-mecaniques",
      "course-voiture",
      "course-moto",
      "esports",
    ]) {
      const { kind, headings } = await countryOf(sport);
      expect([sport, kind, headings[0]?.path]).toEqual([sport, "common_page", expect.stringMatching(/./)]);
      const response = await getPage(stack, headings[0]?.path ?? "");
      const html = await response.text();
      expect([sport, response.status, kindOfPage(html)]).toEqual([sport, 200, "category_page"]);
      expect(html).toContain(`<bdi translate="no">${headings[0]?.name}</bdi></h1>`);
      const list = /<section class="card block competitions"[^]*?<\/section>/.exec(html)?.[0] ?? "";
      const names = [...list.matchAll(/<a href="[^"]+"><bdi[^>]*>([^<]+)/g)].map(([, name]) => name ?? "");
      expect(names.length).toBeGreaterThan(0);
      // The heading above names the category, so the lines below leave it out.
      expect(names.filter((name) => name.startsWith(`${headings[0]?.name} `))).toEqual([]);
      // A list of more than a dozen stands below the games.
      const [above = "", below = ""] = html.split(list);
      const gamesBelow = / id="g_/.test(below);
      expect([sport, gamesBelow]).toEqual([sport, names.length <= 12 && / id="g_/.test(html)]);
      games.above ||= / id="g_/.test(above);
      games.below ||= gamesBelow;
    }
    // Both places are seen.
    expect(games).toEqual({ above: true, below: true });
    for (const sport of ["cyclisme", "saut-a-ski"]) {
      const { kind, headings } = await countryOf(sport);
      expect([sport, kind, headings[0]]).toEqual([sport, "common_page", { path: undefined, name: expect.any(String) }]);
    }
    expect((await countryOf("football")).headings).toEqual([]);
  });

  it("are priced by one bet each: home, draw and away in football, two ways in tennis", async () => {
    expect(await pricesIn(1)).toEqual(new Set([3]));
    expect(await pricesIn(2)).toEqual(new Set([2]));
  });
});
