import { expect, it } from "vitest";
import { origin } from "../test/entry.ts";
import { makeClock } from "./fake-clock.ts";
import { ask, makeEdgeCache } from "./fake-origins.ts";
import { createFeedHandler } from "./handler.ts";
import { askByHttp } from "./http-origin.ts";

/** The proxy in workerd, in front of an origin Worker whose answers the test sets; the clock is the test's. */
function makeProxy() {
  const clock = makeClock(Date.UTC(2026, 10, 20, 12));
  const state = { hostile: "none", answered: 0 };
  const reasons: string[] = [];
  const handler = createFeedHandler({
    originsOf: () => ({ local: [], global: [], default_url: "https://origin.test" }),
    signature: "signed",
    edgeCache: makeEdgeCache(),
    nowMs: () => clock.nowMs,
    random: () => 0,
    reportFailure: (_, reason) => reasons.push(reason),
    observe: () => undefined,
    timers: clock.timers,
    askOrigin: askByHttp("signed", async (url, init) => {
      const response = await origin.fetch(`${url}?hostile=${encodeURIComponent(state.hostile)}`, init);
      state.answered += 1;
      return response;
    }),
  });
  const get = (name: string) =>
    ask(handler, new Request(`https://proxy.test/1/x/feed/${name}`, { headers: { "x-fsign": "signed" } }));
  return { clock, state, reasons, get };
}

const keptBody = "SA÷1¬~ZA÷good¬~A1÷¬~";

/** A proxy that kept a body 10 s ago, from an origin that from now on behaves like this. */
async function makeKeptProxy(hostile: string) {
  const proxy = makeProxy();
  expect(await (await proxy.get("f_1_0_0_en_1")).text()).toBe(keptBody);
  proxy.clock.nowMs += 10_000;
  Object.assign(proxy.state, { hostile, answered: 0 });
  return proxy;
}

async function expectKept(response: Response) {
  const { status, headers } = response;
  expect([status, await response.text(), headers.get("x-tribune-stale")]).toEqual([200, keptBody, "1"]);
}

async function expectNone(response: Response) {
  const { status, headers } = response;
  expect([status, headers.get("retry-after"), await response.text()]).toEqual([502, "1", "0"]);
}

/** The log's line for each; no timer fires meanwhile. */
const wrong: readonly (readonly [string, RegExp])[] = [
  ["breaks off", /./],
  ["never ends", /^more than 16000000 bytes$/],
  ["sends HTML", /^does not begin as a feed$/],
  ["sends half a body", /^does not end as a feed$/],
  ["sends another feed", /^is of sport 2$/],
  ["sends bytes for gzip", /./],
  ["sends bytes", /^does not begin as a feed$/],
  ["answers 500", /^status 500$/],
  ["redirects", /^status 302$/],
];
const wrongBesideAKeptBody: typeof wrong = [
  ["sends nothing", /^no seq after 9$/],
  ["sends an older seq", /^seq 3 after 9$/],
];

it.each([...wrong, ...wrongBesideAKeptBody])("[F23] serves what it has while an origin %s", async (hostile, reason) => {
  const { reasons, get } = await makeKeptProxy(hostile);
  await expectKept(await get("f_1_0_0_en_1"));
  expect(reasons).toEqual([expect.stringMatching(reason)]);
});

it.each(wrong)("[F13] [F23] answers 502 where it has nothing while an origin %s", async (hostile, reason) => {
  const { state, reasons, get } = makeProxy();
  state.hostile = hostile;
  await expectNone(await get("f_1_0_0_en_1"));
  expect(reasons).toEqual([expect.stringMatching(reason)]);
});

/** The second ones have sent their headers, and something of the body. */
const slow = [
  ["hangs before its headers", 0],
  ["hangs in its body", 1],
  ["drips", 1],
] as const;

it.each(slow)("[F24] serves what it has in a moment while an origin %s", async (hostile, answers) => {
  const { clock, state, get } = await makeKeptProxy(hostile);
  const startMs = clock.nowMs;
  const response = get("f_1_0_0_en_1");
  await expect.poll(() => state.answered).toBe(answers);
  await expectKept(await clock.until(response));
  expect(clock.nowMs - startMs).toBeLessThanOrEqual(350);
});

it.each(slow)(
  "[F13] [F24] answers 502 within 5 s where it has nothing while an origin %s",
  async (hostile, answers) => {
    const { clock, state, reasons, get } = makeProxy();
    state.hostile = hostile;
    const startMs = clock.nowMs;
    const response = get("f_1_0_0_en_1");
    await expect.poll(() => state.answered).toBe(answers);
    await expectNone(await clock.until(response));
    expect(clock.nowMs - startMs).toBeLessThanOrEqual(5_000);
    await clock.pass(0);
    expect(reasons).toEqual(["no answer in time"]);
  },
);
