import { expect, it } from "vitest";
import { dayBody, from, makeEdgeCache, makeProxy } from "./fake-origins.ts";
import { createFeedSource } from "./feed-source.ts";
import { unknownVisitor } from "../../../shared/places/visitor.ts";
import { makeClock } from "./fake-clock.ts";

const day = "f_1_0_2_fr_1";

it("[F24] asks the origin once for a herd that finds nothing, and gives each its own answer", async () => {
  const { get, origin } = makeProxy();
  origin.delayMs = 1_000;
  const answers = await Promise.all(Array.from({ length: 300 }, () => get(day)));
  expect(new Set(await Promise.all(answers.map((answer) => answer.text())))).toEqual(new Set([dayBody("default")]));
  expect(origin.asked.length).toBe(1);
});

it("[F24] asks it once for a herd that finds what has aged", async () => {
  const { get, origin, clock } = makeProxy();
  await get(day);
  clock.nowMs += 10_000;
  Object.assign(origin, { delayMs: 100, body: dayBody("a goal"), seq: 2 });
  const bodies = await Promise.all(Array.from({ length: 300 }, async () => (await get(day)).text()));
  expect(new Set(bodies)).toEqual(new Set([dayBody("a goal")]));
  expect(origin.asked.length).toBe(2);
});

it("asks it again for those who come after a failure", async () => {
  const { get, origin } = makeProxy();
  origin.state = "broken";
  const failed = await Promise.all([get(day), get(day)]);
  origin.state = "up";
  expect([...failed.map(({ status }) => status), (await get(day)).status]).toEqual([502, 502, 200]);
});

/**
 * A source whose first fetch is cut with its request: its timers do not fire and its promises do not settle any more.
 */
function makeCutSource() {
  const clock = makeClock(1_000_000);
  let isCut = false;
  let asked = 0;
  const source = createFeedSource({
    originsOf: () => ({ local: [], global: [], default_url: "https://default.test" }),
    edgeCache: makeEdgeCache(),
    nowMs: () => clock.nowMs,
    random: () => 0,
    reportFailure: () => undefined,
    observe: () => undefined,
    timers: { after: (delayMs, run) => (isCut ? clock.timers.after(delayMs, run) : () => undefined) },
    askOrigin: () => {
      asked += 1;
      const again = { body: dayBody("again"), seq: null, etag: null, ageMs: 0 };
      return isCut ? Promise.resolve(again) : new Promise(() => undefined);
    },
  });
  const load = () =>
    source.load(
      {
        projectId: 1,
        agoSeconds: 0,
        name: { kind: "day", sportId: 1, day: 0, tzHour: 2, lang: "fr", projectTypeId: 1 },
      },
      unknownVisitor,
      () => undefined,
    );
  return {
    clock,
    load,
    askedCount: () => asked,
    cut: () => {
      isCut = true;
    },
  };
}

it("does not wait for a request that was cut: one of the waiting requests asks for all", async () => {
  const { clock, load, cut, askedCount } = makeCutSource();
  void load();
  await clock.pass(0);
  cut();
  const loaded = await clock.until(Promise.all(Array.from({ length: 50 }, load)));
  expect(new Set(loaded.map(({ entry }) => entry?.body))).toEqual(new Set([dayBody("again")]));
  expect([askedCount(), clock.nowMs - 1_000_000 < 3_000]).toEqual([2, true]);
});

it("filters and tags a body once for all clients of a place", async () => {
  const { get } = makeProxy();
  const [first, second] = await Promise.all([get(day, from("FR")), get(day, from("FR"))]);
  expect(first.headers.get("etag")).toBe(second.headers.get("etag"));
});
