import { describe, expect, it } from "vitest";
import { dayBody, from, makeProxy, type Asking, type FakeOrigin } from "./fake-origins.ts";

const day = "f_1_0_2_fr_1";
const entry = (url: string, countries: readonly string[]) => ({ url, weight: 1, countries });
const origins = { local: [entry("https://local.test", ["FR"])], global: [] };

/** Answers of an origin with status 200 that are not a newer body of the day's list. */
const wrong: readonly (readonly [string, Partial<FakeOrigin>])[] = [
  ["HTML", { body: "<!doctype html><title>Maintenance</title>", seq: 6 }],
  ["nothing", { body: "", seq: null }],
  ["half a body", { body: dayBody("a goal").slice(0, 30), seq: 6 }],
  ["a body cut between two rows", { body: "SA÷1¬~ZA÷a goal¬~", seq: 6 }],
  ["another sport's list", { body: "SA÷2¬~ZA÷x¬~A1÷¬~", seq: 6 }],
  ["changes", { body: "AA÷1abcdefg¬AG÷1¬~", seq: 6 }],
  ["an older number", { body: dayBody("yesterday's"), seq: 4 }],
  ["no number", { body: dayBody("whose?"), seq: null }],
];

async function keep(proxy: ReturnType<typeof makeProxy>, asking: Asking = {}) {
  for (const origin of Object.values(proxy.origins)) Object.assign(origin, { body: dayBody("kept"), seq: 5 });
  await proxy.get(day, asking);
  proxy.clock.nowMs += 2_000;
}

describe("a wrong answer of status 200", () => {
  it.each(wrong)("[F23] is no reason to part with a kept body: %s", async (_, answer) => {
    const proxy = makeProxy();
    await keep(proxy);
    Object.assign(proxy.origin, answer);
    const { headers, ...response } = await read(proxy);
    expect(response).toEqual({ status: 200, body: dayBody("kept") });
    expect([headers.get("x-tribune-stale"), headers.get("x-feed-seq"), headers.get("age")]).toEqual(["1", "5", "2"]);
  });

  it.each(wrong)("[F23] costs the origin its health, and the next one is asked: %s", async (_, answer) => {
    const proxy = makeProxy({ origins });
    await keep(proxy, from("FR"));
    const [local, next] = [proxy.origins["https://local.test"], proxy.origins["https://default.test"]];
    Object.assign(local, answer);
    Object.assign(next, { body: dayBody("right"), seq: 6 });
    expect((await read(proxy, from("FR"))).body).toBe(dayBody("right"));
    const askedCount = local.asked.length;
    // Another feed, a moment later: the origin that was wrong is not asked first.
    await proxy.get("f_1_1_2_fr_1", from("FR"));
    expect(local.asked.length).toBe(askedCount);
    expect(proxy.failures).toHaveLength(1);
  });

  it.each(wrong.filter(([, { body = "", seq }]) => seq !== null && seq !== 4 && !body.endsWith("goal¬~")))(
    "[F23] is 502 where nothing is kept: %s",
    async (_, answer) => {
      const proxy = makeProxy();
      Object.assign(proxy.origin, answer);
      expect((await proxy.get(day)).status).toBe(502);
    },
  );

  it("[F23] may say that a feed is empty, where its number says that it knows", async () => {
    const proxy = makeProxy();
    await keep(proxy);
    Object.assign(proxy.origin, { body: "0", seq: 6 });
    expect((await read(proxy)).body).toBe("0");
  });

  it("[F23] harms no other feed: one bad name does not stop the refreshes of the others", async () => {
    const proxy = makeProxy();
    await keep(proxy);
    const good = proxy.origin.body;
    proxy.origin.body = "<html>";
    expect((await proxy.get("f_1_1_2_fr_1")).status).toBe(502);
    proxy.origin.body = good;
    expect((await read(proxy)).headers.has("x-tribune-stale")).toBe(false);
  });
});

describe("an origin with a new epoch", () => {
  it("[F23] is believed when it has said so for 30 s and no other one knows better", async () => {
    const proxy = makeProxy();
    await keep(proxy);
    Object.assign(proxy.origin, { body: dayBody("rebuilt"), seq: 1 });
    const bodies: string[] = [];
    for (let second = 0; second < 40; second += 1) {
      bodies.push((await read(proxy)).body);
      await proxy.clock.pass(1_000);
    }
    expect(bodies.slice(0, 30)).toEqual(Array(30).fill(dayBody("kept")));
    expect(bodies.slice(36)).toEqual(Array(4).fill(dayBody("rebuilt")));
    expect((await read(proxy)).headers.get("x-feed-seq")).toBe("1");
  });

  it("[F23] is believed at once when the kept body has expired", async () => {
    const proxy = makeProxy();
    await keep(proxy);
    Object.assign(proxy.origin, { body: dayBody("rebuilt"), seq: 1 });
    proxy.clock.nowMs += 300_000;
    expect((await read(proxy)).body).toBe(dayBody("rebuilt"));
  });

  it("[F23] is not accepted while another one continues with the old numbers", async () => {
    const proxy = makeProxy({ origins });
    await keep(proxy, from("FR"));
    Object.assign(proxy.origins["https://local.test"], { body: dayBody("old replica"), seq: 1 });
    for (let second = 0; second < 120; second += 1) {
      expect((await read(proxy, from("FR"))).body).toBe(dayBody("kept"));
      await proxy.clock.pass(1_000);
    }
  });

  it("[F23] is not made to wait longer by tries that failed in between", async () => {
    const proxy = makeProxy();
    await keep(proxy);
    Object.assign(proxy.origin, { body: dayBody("rebuilt"), seq: 1 });
    for (let attempt = 0; attempt < 7; attempt += 1) {
      proxy.origin.state = attempt === 3 ? "broken" : "up";
      await proxy.get(day);
      proxy.clock.nowMs += 5_000;
    }
    expect((await read(proxy)).body).toBe(dayBody("rebuilt"));
  });
});

async function read(proxy: ReturnType<typeof makeProxy>, asking: Asking = {}) {
  const response = await proxy.get(day, asking);
  return { status: response.status, body: await response.text(), headers: response.headers };
}
