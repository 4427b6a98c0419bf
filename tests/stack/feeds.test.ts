import { beforeAll, describe, expect, it } from "vitest";
import type { Stack } from "../../scripts/stack.ts";
import { decodeDayFeed } from "../../shared/wire/day-feed.ts";
import { getFeed } from "../support/requests.ts";
import { feedSign, sharedTestStack } from "../support/stack.ts";

describe("feeds through every Worker", () => {
  let stack: Stack;
  beforeAll(async () => {
    stack = await sharedTestStack();
  });
  it("[F1][F3][C7.01] answers today's football as text in UTF-8, for each project", async () => {
    for (const project of ["1", "2"]) {
      const url = new URL(`/${project}/x/feed/f_1_0_0_en_1`, stack.url);
      const response = await fetch(url, { headers: { "x-fsign": feedSign } });
      expect(response.status).toBe(200);
      expect(response.headers.get("content-type")).toBe("text/plain; charset=utf-8");
      expect((await response.text()).startsWith("SA÷1¬")).toBe(true);
    }
  });

  it("[F22] knows no project that does not exist, and no other spelling of one that does", async () => {
    for (const project of ["16", "01", "0", "1.0", "%31", "123456789"]) {
      const url = new URL(`/${project}/x/feed/f_1_0_0_en_1`, stack.url);
      expect((await fetch(url, { headers: { "x-fsign": feedSign } })).status).toBe(404);
    }
  });

  it("[F2] refuses a feed without the signature, and with a wrong one", async () => {
    const url = new URL("/1/x/feed/f_1_0_0_en_1", stack.url);
    expect((await fetch(url)).status).toBe(401);
    expect((await fetch(url, { headers: { "x-fsign": "other" } })).status).toBe(401);
  });

  it("[F3][C5.04] answers 0 to an unknown name and to a day without games", async () => {
    for (const name of ["nonsense", "f_1_900_0_en_1", "f_20_0_0_en_1"]) {
      const response = await getFeed(stack, name);
      expect([response.status, await response.text()]).toEqual([200, "0"]);
    }
  });

  it("[C7.06] names an empty feed by the default key, and answers 304 to it", async () => {
    const empty = await getFeed(stack, "f_1_900_0_en_1");
    expect(empty.headers.get("etag")).toBe('"{hash}"');
    const again = await getFeed(stack, "f_1_900_0_en_1", { headers: { "if-none-match": '"{hash}"' } });
    expect(again.status).toBe(304);
  });

  it("[F4][C5.05] answers 304 without a body to the etag of the same body", async () => {
    // A day in the past does not change, so its body is the same at both requests.
    const first = await getFeed(stack, "f_1_-3_1_fr_1");
    const etag = first.headers.get("etag") ?? "";
    expect(etag).not.toBe("");
    const again = await getFeed(stack, "f_1_-3_1_fr_1", { headers: { "if-none-match": etag } });
    expect([again.status, await again.text()]).toEqual([304, ""]);
    expect(again.headers.get("x-feed-seq")).toMatch(/^\d+$/);
  });

  it("[C4.16] answers feeds of all fourteen kinds", async () => {
    const { leagues } = decodeDayFeed(await (await getFeed(stack, "f_1_-1_1_fr_1")).text());
    const found = leagues.find(({ league, events }) => league.countryId && league.tournamentId && events.length > 0);
    const { countryId, tournamentId } = found?.league ?? {};
    const team = found?.events[0]?.homeParticipantId;
    const names = {
      full: "f_1_0_1_fr_1",
      country: `c_1_${countryId}_1_fr_y_1`,
      tournament: `t_1_${countryId}_${tournamentId}_1_fr_1`,
      participant: `p_1_${countryId}_${team}_1_fr_1`,
      fixtures: `pf_1_${countryId}_${team}_0_1_fr_1`,
      results: `pr_1_${countryId}_${team}_0_1_fr_1`,
      odds: "fo_1_0_1_fr_1_0",
      "updated odds": "uo_1_0",
      update: "u_1_1",
      repair: "r_1_1",
      "full repair": "fr_1_1",
      "system state": "sys_1",
      news: "nl_1_15",
      series: "s_1_0_1_fr_1",
    };
    const answers = await Promise.all(
      Object.entries(names).map(async ([kind, name]) => {
        const response = await getFeed(stack, name);
        return [kind, response.status, (await response.text()) !== ""] as const;
      }),
    );
    expect(answers).toEqual(Object.keys(names).map((kind) => [kind, 200, true]));
  });

  it("[C5.06] takes an id of 0 for none: no country, tournament, team or series has it", async () => {
    for (const name of ["c_1_0_1_fr_y_1", "t_1_0_0_1_fr_1", "p_1_0_0_1_fr_1", "s_1_0_1_fr_1"]) {
      const response = await getFeed(stack, name);
      expect([name, response.status, await response.text()]).toEqual([name, 200, "0"]);
    }
  });

  it("[F5][F8] sends leagues with their events and the number of their state", async () => {
    const response = await getFeed(stack, "f_1_0_1_fr_1");
    expect(response.headers.get("x-feed-seq")).toMatch(/^\d+$/);
    const feed = decodeDayFeed(await response.text());
    expect(feed.dropped).toBe(0);
    expect(feed.signature).toMatch(/^[0-9a-f]{32}$/);
    expect(feed.leagues.length).toBeGreaterThan(0);
    for (const { league, events } of feed.leagues) {
      expect(league.stageId).toMatch(/^[0-9A-Za-z]{8}$/);
      expect(events.length).toBeGreaterThan(0);
    }
    expect(feed.leagues.flatMap(({ events }) => events).some((event) => event.statusType === 2)).toBe(true);
  });

  it("[F5] has the first leagues of every sport that plays in fm_, finished and scheduled events with them", async () => {
    const body = await (await getFeed(stack, "fm_0_1_fr_1")).text();
    const kinds = body.split("¬~").map((row) => row.split("÷", 1)[0]);
    expect(kinds.filter((kind) => kind === "SA").length).toBeGreaterThan(5);
    expect(kinds.filter((kind) => kind === "ZA").length).toBeLessThanOrEqual(40 * 3);
    const events = decodeDayFeed(body).leagues.flatMap((league) => league.events);
    expect(events.some(({ statusType }) => statusType !== 2)).toBe(true);
  });

  it("[F6] joins rows by ¬~ only and ends the body with it", async () => {
    const body = await (await getFeed(stack, "f_1_0_0_en_1")).text();
    expect(body.endsWith("¬~")).toBe(true);
    expect(body).not.toContain("~~");
    for (const row of body.split("¬~").slice(0, -1)) {
      for (const cell of row.split("¬")) expect(cell).toMatch(/^[A-Z0-9]{2,4}÷[^~¬÷]*$/u);
    }
  });

  it("serves the labels of the feed's language", async () => {
    const english = decodeDayFeed(await (await getFeed(stack, "f_1_0_0_en_1")).text());
    const french = decodeDayFeed(await (await getFeed(stack, "f_1_0_0_fr_1")).text());
    const names = (feed: typeof english) => new Set(feed.leagues.map(({ league }) => league.countryName));
    expect(names(english)).not.toEqual(names(french));
  });

  it("gives a client that claims a place in a header what its own place may see", async () => {
    const visitor = {
      place: { country: "FR" },
      policy: { odds: true, links: true, market: "fr", bookmakerIds: [1, 2, 3] },
    };
    const header = encodeURIComponent(JSON.stringify(visitor));
    const response = await getFeed(stack, "fo_1_0_1_fr_1_0", {
      place: "BE",
      headers: { "x-tribune-visitor": header, "x-feed-market": "fr" },
    });
    expect(await response.text()).toBe("0");
  });
});
