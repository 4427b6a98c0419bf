import { describe, expect, it } from "vitest";
import { dayBody, from, makeEdgeCache, makeProxy } from "./fake-origins.ts";

const day = "f_1_0_2_fr_1";
const textOf = async (response: Promise<Response>) => (await response).text();

describe("keeping feeds", () => {
  it.each([
    ["today's list", day, 2_000],
    ["a past day", "f_1_-3_2_fr_1", 5_000],
    ["a past day of all sports", "fm_-3_2_fr_1", 5_000],
    ["a season's results", "tr_1_149_dYlOSQOD_W6BOzpK2_0_2_fr_1", 5_000],
    ["a season's fixtures", "tf_1_149_dYlOSQOD_W6BOzpK2_0_2_fr_1", 2_000],
    ["updates", "u_1_1", 1_000],
    ["repairs", "r_1_1", 2_000],
    ["the system feed", "sys_1", 1_000],
    ["yesterday's list", "f_1_-1_2_fr_1", 2_000],
    ["news", "nl_1_sport", 30_000],
  ])("serves %s from memory for its time and no longer", async (_, name, freshMs) => {
    const { get, origin, clock } = makeProxy();
    await get(name);
    clock.nowMs += freshMs - 1;
    await get(name);
    expect(origin.asked.length).toBe(1);
    clock.nowMs += 1;
    await get(name);
    expect(origin.asked.length).toBe(2);
  });

  it("asks again within a second where a feed was empty, so that an import shows at once", async () => {
    const { get, origin, clock } = makeProxy();
    origin.body = "0";
    await get("f_1_-3_2_fr_1");
    origin.body = dayBody("imported");
    clock.nowMs += 1_000;
    expect(await textOf(get("f_1_-3_2_fr_1"))).toBe(dayBody("imported"));
  });

  it("takes what another isolate of the location fetched a moment ago", async () => {
    const edgeCache = makeEdgeCache();
    await makeProxy({ edgeCache }).get(day);
    const second = makeProxy({ edgeCache });
    expect(await textOf(second.get(day))).toBe(dayBody("default"));
    expect(second.origin.asked).toEqual([]);
  });

  it.each([304, 204])("[C5.05] takes %d for no new data and keeps what it has", async (status) => {
    const { get, origin, clock } = makeProxy();
    await get(day);
    Object.assign(origin, { status, body: dayBody("not sent"), seq: 7 });
    clock.nowMs += 2_000;
    const response = await get(day);
    expect([await response.text(), response.headers.get("x-feed-seq")]).toEqual([dayBody("default"), "7"]);
  });

  it("counts the age that a body had when it came", async () => {
    const { get, origin, clock } = makeProxy({ ageMs: 1_500 });
    expect((await get(day)).headers.get("age")).toBe("1");
    clock.nowMs += 500;
    await get(day);
    expect(origin.asked.length).toBe(2);
  });

  it("keeps feeds of different names, projects and markets apart", async () => {
    const { get, send, origin } = makeProxy();
    await get(day);
    await get("f_1_0_2_en_1");
    const other = new Request(`https://site.test/1/x/feed/${day}`, { headers: { "x-fsign": "signed" } });
    await send(other);
    expect(origin.asked.length).toBe(3);
  });
});

const entry = (url: string, countries: readonly string[]) => ({ url, weight: 1, countries });

describe("when an origin fails", () => {
  const origins = { local: [entry("https://local.test", ["FR"])], global: [entry("https://global.test", ["US"])] };

  it.each(["broken", "unreachable", "endless", "hanging"] as const)(
    "goes on to the next one while one is %s",
    async (state) => {
      const { get, origins: fakes } = makeProxy({ origins });
      fakes["https://local.test"].state = state;
      expect(await textOf(get(day, from("FR")))).toBe(dayBody("global"));
      fakes["https://global.test"].state = state;
      expect(await textOf(get("u_1_1", from("FR")))).toBe(dayBody("default"));
    },
  );

  it("asks one that failed again only after some seconds", async () => {
    const { get, clock, origins: fakes } = makeProxy({ origins });
    const local = fakes["https://local.test"];
    local.state = "broken";
    await get(day, from("FR"));
    local.state = "up";
    clock.nowMs += 3_000;
    expect(await textOf(get(day, from("FR")))).toBe(dayBody("global"));
    expect(local.asked.length).toBe(1);
    clock.nowMs += 3_000;
    expect(await textOf(get(day, from("FR")))).toBe(dayBody("local"));
  });

  it("[F13] tries each origin twice at most, then answers 502, which clients take as a failed try", async () => {
    const { get, origins: fakes } = makeProxy({ origins });
    for (const origin of Object.values(fakes)) origin.state = "unreachable";
    const response = await get(day, from("FR"));
    expect([response.status, response.headers.get("cache-control")]).toEqual([502, "no-store"]);
    expect(Object.values(fakes).map((origin) => origin.asked.length)).toEqual([2, 2, 2]);
  });

  it("[F13] answers the kept body, marked as stale, and the origin's again once that is up", async () => {
    const { get, clock, origin } = makeProxy();
    await get(day);
    origin.state = "broken";
    clock.nowMs += 60_000;
    const stale = await get(day);
    expect([stale.status, await stale.text()]).toEqual([200, dayBody("default")]);
    const { headers } = stale;
    expect([headers.get("x-tribune-stale"), headers.get("age"), headers.get("x-feed-seq")]).toEqual(["1", "60", "1"]);

    Object.assign(origin, { state: "up", body: dayBody("back") });
    clock.nowMs += 5_000;
    const fresh = await get(day);
    expect([await fresh.text(), fresh.headers.has("x-tribune-stale")]).toEqual([dayBody("back"), false]);
  });

  it("answers nothing that is older than 300 s", async () => {
    const { get, clock, origin } = makeProxy();
    await get(day);
    origin.state = "broken";
    clock.nowMs += 300_000;
    expect((await get(day)).status).toBe(502);
  });

  it("recovers for those who come after a failure", async () => {
    const { get, origin } = makeProxy();
    origin.state = "unreachable";
    await get(day);
    origin.state = "up";
    expect((await get(day)).status).toBe(200);
  });

  it("says which origin failed, and how", async () => {
    const { get, failures, origin } = makeProxy();
    for (const state of ["broken", "unreachable", "endless"] as const) {
      origin.state = state;
      await get(day);
    }
    expect(new Set(failures)).toEqual(
      new Set(["default.test status 500", "default.test connection refused", "default.test more than 16000000 bytes"]),
    );
  });

  it("takes a refused signature for a failure, not for an empty feed", async () => {
    const { get, origin } = makeProxy();
    origin.status = 401;
    expect((await get(day)).status).toBe(502);
  });
});
