import { expect, it } from "vitest";
import { makeProxy } from "./fake-origins.ts";

const day = "f_1_0_2_fr_1";
const local = { url: "https://local.test", countries: [], weight: 1 };
const withLocal = { origins: { global: [local] } };

it("counts what was served, and keeps the last feed of each sport with its age", async () => {
  const { get, report, clock } = makeProxy();
  await get(day);
  clock.nowMs += 1_500;
  await get(day);
  expect(report()).toMatchObject({
    loads: { cache: 1, origin: 1, stale: 0, none: 0 },
    failovers: 0,
    origins: [{ url: "https://default.test", state: "up", answered: 1, failed: 0, late: 0, lastFailureMs: null }],
    feeds: [{ sportId: 1, name: day, from: "cache", ageMs: 1_500, atMs: clock.nowMs }],
  });
});

it("counts what could not be had, and says since when the origin fails", async () => {
  const { get, report, origin, clock } = makeProxy();
  origin.state = "broken";
  expect((await get(day)).status).toBe(502);
  const { loads, origins, feeds } = report();
  expect(loads).toMatchObject({ none: 1 });
  expect(origins).toMatchObject([{ state: "failing", answered: 0, lastFailureMs: clock.nowMs }]);
  expect(feeds).toMatchObject([{ from: "none", ageMs: null }]);
});

it("counts an answer of another origin than the first one, and observes it", async () => {
  const { get, report, origins, observed } = makeProxy(withLocal);
  origins["https://local.test"].state = "broken";
  expect((await get(day)).status).toBe(200);
  expect(report().failovers).toBe(1);
  expect(observed).toContainEqual({ kind: "failover", of: "https://local.test", outcome: "https://default.test" });
  expect(observed).toContainEqual(expect.objectContaining({ kind: "feed", of: "day", outcome: "origin", sportId: 1 }));
});
