import { expect, it } from "vitest";
import { formatLifetime, lifetimeHeader } from "./lifetime.ts";
import { createPageCache, graceMs } from "./page-cache.ts";
import { createPageMemory } from "./page-memory.ts";
import { createPageHeaders } from "./page-headers.ts";

const headers = {
  "content-type": "text/html",
  [lifetimeHeader]: formatLifetime({ freshSeconds: 2, staleSeconds: 30 }),
};

/** A page whose parts and whose end come when the test says so. */
function createSlowPage(status: number) {
  const parts = new TransformStream<Uint8Array, Uint8Array>(undefined, undefined, { highWaterMark: 9 });
  const writer = parts.writable.getWriter();
  return {
    response: new Response(parts.readable, { status, headers }),
    send: (text: string) => void writer.write(new TextEncoder().encode(text)),
    end: () => void writer.close(),
    breakOff: () => void writer.abort(new Error("cut")),
    isGivenUp: writer.closed.then(
      () => false,
      () => true,
    ),
  };
}

/** A page cache with a clock, whose pages are made by the test. */
function setUp() {
  const state = { nowMs: 1_000_000, mayRender: true, streamedStatus: 200 };
  const wholes: { readonly end: (text: string, status?: number) => void }[] = [];
  const streams: ReturnType<typeof createSlowPage>[] = [];
  const behind: Promise<unknown>[] = [];
  const tick = () => new Promise<void>((resolve) => setImmediate(resolve));
  const { serve } = createPageCache({
    memory: createPageMemory(1_000_000),
    store: { load: async () => null, save: async () => {} },
    toHeaders: createPageHeaders({
      pushOrigin: null,
      captchaSiteKey: null,
      pictures: null,
      tags: null,
      statistics: { isEnabled: false, url: null },
    }),
    nowMs: () => state.nowMs,
    async wait(ms) {
      const endMs = ms < graceMs ? 0 : state.nowMs + ms;
      do await tick();
      while (state.nowMs < endMs);
    },
  });
  const ask = async ({ key = "k", wantsWhole = false } = {}) => {
    const response = await serve({
      isCopy: false,
      key,
      mayRender: async () => state.mayRender,
      waitUntil: (work) => behind.push(work),
      render: () =>
        new Promise((resolve) =>
          wholes.push({ end: (text, status = 200) => resolve(new Response(text, { status, headers })) }),
        ),
      renderStreamed: wantsWhole
        ? null
        : async () => {
            const page = createSlowPage(state.streamedStatus);
            streams.push(page);
            return page.response;
          },
    });
    if (!(response instanceof Response)) throw new Error(response);
    return { response, status: response.status, cache: response.headers.get("x-tribune-cache") };
  };
  const ticks = async () => {
    for (let count = 0; count < 20; count += 1) await tick();
  };
  return {
    state,
    wholes,
    streams,
    ask,
    ticks,
    settle: () => Promise.allSettled(behind.splice(0)),
    get: async (options = {}) => {
      const asked = await ask(options);
      return { ...asked, text: await asked.response.text() };
    },
    /** Lets so much time pass for a page that is being made. */
    async pass(ms: number) {
      await ticks();
      state.nowMs += ms;
      await ticks();
    },
  };
}

it("gives a page that is made within the grace as a whole to all who asked for it", async () => {
  const site = setUp();
  const readers = [site.get(), site.get()];
  await site.pass(graceMs - 1);
  site.wholes[0]?.end("<p>whole</p>");
  const answers = await Promise.all(readers);
  expect(answers.map(({ cache, text }) => [cache, text])).toEqual([
    ["MISS", "<p>whole</p>"],
    ["HIT", "<p>whole</p>"],
  ]);
  await site.pass(graceMs);
  expect([site.wholes.length, site.streams.length]).toEqual([1, 0]);
});

it("streams a slow page to the first visitor; who asks meanwhile waits for the whole, which is kept", async () => {
  const site = setUp();
  const first = site.get();
  const second = site.get();
  await site.pass(graceMs);
  site.streams[0]?.send("<header>");
  site.streams[0]?.send("<main>");
  site.streams[0]?.end();
  expect(await first).toMatchObject({ cache: "MISS", text: "<header><main>" });
  site.wholes[0]?.end("<p>whole</p>");
  expect(await second).toMatchObject({ cache: "HIT", text: "<p>whole</p>" });
  expect(await site.get()).toMatchObject({ cache: "HIT", text: "<p>whole</p>" });
  expect([site.wholes.length, site.streams.length]).toEqual([1, 1]);
});

it("hands over each part of a streamed page as it comes", async () => {
  const site = setUp();
  const asking = site.ask();
  await site.pass(graceMs);
  const reader = (await asking).response.body?.getReader();
  const next = async () => new TextDecoder().decode((await reader?.read())?.value);
  site.streams[0]?.send("<header>");
  expect(await next()).toBe("<header>");
  site.streams[0]?.send("<main>");
  expect(await next()).toBe("<main>");
  site.streams[0]?.breakOff();
  await expect(next()).rejects.toThrow("cut");
});

it("waits for the whole page where the reader wants it so", async () => {
  const site = setUp();
  const asking = site.get({ wantsWhole: true });
  await site.pass(2 * graceMs);
  site.wholes[0]?.end("<p>whole</p>");
  expect(await asking).toMatchObject({ cache: "MISS", text: "<p>whole</p>" });
  expect(site.streams).toEqual([]);
});

it("waits for the whole page where the visitor has asked for too many to have one more rendered", async () => {
  const site = setUp();
  const asking = site.get();
  await site.ticks();
  site.state.mayRender = false;
  await site.pass(graceMs);
  site.wholes[0]?.end("<p>whole</p>");
  expect((await asking).text).toBe("<p>whole</p>");
  expect(site.streams).toEqual([]);
});

it("waits for the whole page where that has the last place, and gives back a stream's place at its end", async () => {
  const site = setUp();
  for (let page = 0; page < 62; page += 1) void site.ask({ key: `page ${page}`, wantsWhole: true });
  const first = site.ask({ key: "first" });
  await site.pass(graceMs);
  await first;
  const late = site.get({ key: "late" });
  await site.pass(graceMs);
  expect([site.wholes.length, site.streams.length]).toEqual([63, 1]);
  site.streams[0]?.end();
  await site.pass(graceMs);
  expect([site.wholes.length, site.streams.length]).toEqual([64, 1]);
  for (const whole of site.wholes) whole.end("<p>whole</p>");
  expect((await late).text).toBe("<p>whole</p>");
});

it("waits for the whole page where the stream is no page", async () => {
  const site = setUp();
  site.state.streamedStatus = 404;
  const asking = site.get();
  await site.pass(graceMs);
  site.streams[0]?.end();
  site.wholes[0]?.end("<p>sorry</p>", 500);
  expect(await asking).toMatchObject({ status: 500, text: "<p>sorry</p>" });
});

it("ends the stream of a visitor who is gone, and keeps the page", async () => {
  const site = setUp();
  const asking = site.ask();
  await site.pass(graceMs);
  await (await asking).response.body?.cancel();
  expect(await site.streams[0]?.isGivenUp).toBe(true);
  site.wholes[0]?.end("<p>whole</p>");
  await site.settle();
  expect(await site.get()).toMatchObject({ cache: "HIT", text: "<p>whole</p>" });
});

it("streams no page for ten seconds after one that failed: its status has to say how it ends", async () => {
  const site = setUp();
  const first = site.ask();
  await site.pass(graceMs);
  await first;
  site.wholes[0]?.end("<p>sorry</p>", 503);
  await site.ticks();
  expect(await site.get()).toMatchObject({ status: 503, text: "<p>sorry</p>" });
  const second = site.ask({ key: "second" });
  await site.pass(9_000);
  site.wholes[1]?.end("<p>2</p>");
  await second;
  expect(site.streams).toHaveLength(1);
  await site.pass(1_001);
  const third = site.ask({ key: "third" });
  await site.pass(graceMs);
  await third;
  expect(site.streams).toHaveLength(2);
});
