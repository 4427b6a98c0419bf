import { describe, expect, it } from "vitest";
import { dayBody, from, makeEdgeCache, makeProxy, type Asking } from "./fake-origins.ts";

const day = "f_1_0_2_fr_1";
const entry = (url: string, countries: readonly string[]) => ({ url, weight: 1, countries });
const origins = { local: [entry("https://local.test", ["FR"])], global: [entry("https://global.test", ["US"])] };

type Proxy = ReturnType<typeof makeProxy>;

/** An answer, and how long it took by the clock. */
async function time(proxy: Proxy, name: string, asking?: Asking) {
  const startMs = proxy.clock.nowMs;
  const response = await proxy.get(name, asking);
  return {
    status: response.status,
    body: await response.text(),
    isStale: response.headers.get("x-tribune-stale") === "1",
    tookMs: proxy.clock.nowMs - startMs,
  };
}

describe("an origin that hangs", () => {
  it.each(["hanging", "hanging in the body"] as const)(
    "[F24] lets clients of a kept body wait for a moment, and 502 comes within 5 s (%s)",
    async (state) => {
      const proxy = makeProxy();
      await proxy.get(day);
      proxy.clock.nowMs += 10_000;
      proxy.origin.state = state;
      const kept = await time(proxy, day);
      expect(kept).toMatchObject({ status: 200, body: dayBody("default"), isStale: true });
      expect(kept.tookMs).toBeLessThanOrEqual(350);
      const cold = await time(proxy, "f_1_1_2_fr_1");
      expect(cold.status).toBe(502);
      expect(cold.tookMs).toBeLessThanOrEqual(5_000);
    },
  );

  it("[F24] makes no other request wait once one has waited, nor when it is tried again", async () => {
    const proxy = makeProxy();
    await proxy.get(day);
    proxy.clock.nowMs += 10_000;
    proxy.origin.state = "hanging";
    await time(proxy, day);
    for (let second = 0; second < 60; second += 1) {
      const { status, isStale, tookMs } = await time(proxy, day);
      expect([status, isStale, tookMs <= 5]).toEqual([200, true, true]);
      await proxy.clock.pass(1_000);
    }
    // Each try lasts 5 s and is followed by 5 s of rest.
    expect(proxy.origin.asked.length).toBeLessThanOrEqual(8);
  });

  it("[F24] is asked beside the next one, which answers within 300 ms, and all together have 5 s", async () => {
    const proxy = makeProxy({ origins });
    proxy.origins["https://local.test"].state = "hanging";
    const first = await time(proxy, day, from("FR"));
    expect([first.status, first.body, first.tookMs]).toEqual([200, dayBody("global"), 200]);
    // For the next feeds it comes last.
    const second = await time(proxy, "f_1_1_2_fr_1", from("FR"));
    expect([second.body, second.tookMs]).toEqual([dayBody("global"), 0]);
    expect(proxy.origins["https://local.test"].asked.length).toBe(1);

    const all = makeProxy({ origins });
    for (const origin of Object.values(all.origins)) origin.state = "hanging";
    const none = await time(all, day, from("FR"));
    expect([none.status, none.tookMs <= 5_000]).toEqual([502, true]);
    expect(Object.values(all.origins).map((origin) => origin.asked.length)).toEqual([1, 1, 1]);
  });

  it("[F24] is asked for a cold feed by clients that come while it hangs, for as long as each of them may wait", async () => {
    const proxy = makeProxy();
    proxy.origin.state = "hanging";
    const herd = await Promise.all(Array.from({ length: 100 }, () => time(proxy, day)));
    expect(new Set(herd.map(({ status }) => status))).toEqual(new Set([502]));
    expect(Math.max(...herd.map(({ tookMs }) => tookMs))).toBeLessThanOrEqual(5_000);
    expect(proxy.origin.asked.length).toBe(1);
  });

  it("[F24] is believed again by the first answer in time", async () => {
    const proxy = makeProxy();
    await proxy.get(day);
    proxy.clock.nowMs += 10_000;
    proxy.origin.state = "hanging";
    await time(proxy, day);
    await proxy.clock.pass(11_000);
    Object.assign(proxy.origin, { state: "up", body: dayBody("back"), seq: 2 });
    // The first request does not wait; the next one gets the body that the first one fetched.
    await time(proxy, day);
    await proxy.clock.pass(0);
    expect(await time(proxy, day)).toMatchObject({ body: dayBody("back"), isStale: false });
  });
});

describe("an origin that is slow", () => {
  it("[F24] is waited for when it takes less than a moment", async () => {
    const proxy = makeProxy();
    await proxy.get(day);
    proxy.clock.nowMs += 10_000;
    Object.assign(proxy.origin, { delayMs: 200, body: dayBody("a goal"), seq: 2 });
    expect(await time(proxy, day)).toMatchObject({ body: dayBody("a goal"), isStale: false, tookMs: 200 });
  });

  it("[F24] never makes a poller read what is older than its question before", async () => {
    const proxy = makeProxy();
    proxy.origin.body = "AA÷1abcdefg¬AG÷0¬~";
    await proxy.get("u_1_1");
    proxy.origin.delayMs = 2_000;
    for (let poll = 1; poll < 20; poll += 1) {
      await proxy.clock.pass(5_000);
      Object.assign(proxy.origin, { body: `AA÷1abcdefg¬AG÷${poll}¬~`, seq: poll + 1 });
      const { body } = await time(proxy, "u_1_1");
      expect([`AA÷1abcdefg¬AG÷${poll - 1}¬~`, `AA÷1abcdefg¬AG÷${poll}¬~`]).toContain(body);
    }
  });

  it("[F24] is asked once for a key, however many come", async () => {
    const proxy = makeProxy();
    await proxy.get(day);
    proxy.clock.nowMs += 10_000;
    proxy.origin.delayMs = 4_000;
    for (let second = 0; second < 3; second += 1) {
      await Promise.all(Array.from({ length: 50 }, () => time(proxy, day)));
      await proxy.clock.pass(700);
    }
    expect(proxy.origin.asked.length).toBe(2);
  });
});

it("waits for the location's cache for a moment only", async () => {
  const edgeCache = { ...makeEdgeCache(), load: () => new Promise<never>(() => undefined) };
  const proxy = makeProxy({ edgeCache });
  expect(await time(proxy, day)).toMatchObject({ status: 200, body: dayBody("default"), tookMs: 250 });
});

describe("a clock that is set back", () => {
  it("[F24] stops no refresh, lengthens no life, and makes no age negative", async () => {
    const proxy = makeProxy();
    await proxy.get(day);
    proxy.clock.nowMs -= 120_000;
    Object.assign(proxy.origin, { body: dayBody("a goal"), seq: 2 });
    const response = await proxy.get(day);
    expect([await response.text(), response.headers.get("age")]).toEqual([dayBody("a goal"), "0"]);
    Object.assign(proxy.origin, { body: dayBody("another"), seq: 3 });
    proxy.clock.nowMs += 2_000;
    expect((await time(proxy, day)).body).toBe(dayBody("another"));
  });

  it("[F24] keeps a body to fall back on, whose age is never negative", async () => {
    const proxy = makeProxy();
    await proxy.get(day);
    proxy.clock.nowMs -= 120_000;
    proxy.origin.state = "broken";
    const response = await proxy.get(day);
    expect([response.status, response.headers.get("age"), response.headers.get("x-tribune-stale")]).toEqual([
      200,
      "0",
      "1",
    ]);
    proxy.origin.state = "up";
    proxy.clock.nowMs += 5_000;
    expect((await time(proxy, day)).isStale).toBe(false);
  });

  it("[F24] avoids no origin for longer", async () => {
    const proxy = makeProxy({ origins });
    const local = proxy.origins["https://local.test"];
    local.state = "broken";
    await proxy.get(day, from("FR"));
    local.state = "up";
    proxy.clock.nowMs -= 120_000;
    expect((await time(proxy, day, from("FR"))).body).toBe(dayBody("local"));
  });

  it("[F24] makes no request wait for a fetch that began before", async () => {
    const proxy = makeProxy();
    proxy.origin.delayMs = 1_000;
    const first = proxy.get(day);
    await Promise.resolve();
    proxy.clock.nowMs -= 120_000;
    const answers = await Promise.all([first, ...Array.from({ length: 20 }, () => proxy.get(day))]);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(proxy.origin.asked.length).toBeLessThanOrEqual(2);
  });

  it("[F24] takes from the location's cache what is younger, not what lies ahead", async () => {
    const edgeCache = makeEdgeCache();
    const proxy = makeProxy({ edgeCache });
    await proxy.get(day);
    proxy.clock.nowMs -= 120_000;
    const other = makeProxy({ edgeCache });
    other.clock.nowMs -= 120_000;
    other.origin.body = dayBody("now");
    expect((await time(other, day)).body).toBe(dayBody("now"));
    expect((await time(proxy, day)).body).toBe(dayBody("now"));
  });
});
