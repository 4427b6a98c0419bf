import { expect, it } from "vitest";
import { formatLifetime, lifetimeHeader } from "./lifetime.ts";
import { createPageCache, createPageMemory, type PageStore, type StoredPage } from "./page-cache.ts";

type Options = { readonly status?: number; readonly headers?: Record<string, string>; readonly type?: string };

/** A page cache with a clock, a render that counts, and an edge store that is a map. */
function setUp({ status = 200, headers = {}, type = "text/html; charset=utf-8" }: Options = {}) {
  const state = { nowMs: 1_000_000, rendered: 0, broken: false, failures: 0, isStuck: false, mayRender: true };
  const stored = new Map<string, StoredPage>();
  const store: PageStore = {
    load: async (key) => stored.get(key) ?? null,
    save: async (key, page) => void stored.set(key, page),
  };
  const newIsolate = () =>
    createPageCache({
      memory: createPageMemory(1_000_000),
      store,
      nowMs: () => state.nowMs,
      wait: () => new Promise((resolve) => setImmediate(resolve)),
    });
  const behind: Promise<unknown>[] = [];
  let serve = newIsolate();
  return {
    state,
    restart: () => (serve = newIsolate()),
    tick: () => new Promise((resolve) => setImmediate(resolve)),
    settle: () => Promise.allSettled(behind.splice(0)),
    async get(key = "k") {
      const { isStuck } = state;
      const response = await serve({
        key,
        mayRender: async () => state.mayRender,
        waitUntil: (work) => behind.push(work),
        render: async (nonce) => {
          if (isStuck) await new Promise(() => {});
          if (state.failures > 0) {
            state.failures -= 1;
            throw new Error("the renderer failed");
          }
          state.rendered += 1;
          const lifetime = formatLifetime({ freshSeconds: 2, staleSeconds: 30 });
          return new Response(`<script nonce="${nonce}">${state.rendered}</script>`, {
            status: state.broken ? 503 : status,
            headers: { "content-type": type, [lifetimeHeader]: lifetime, ...headers },
          });
        },
      });
      if (!(response instanceof Response)) return { cache: response, response: new Response(), text: "" };
      return { cache: response.headers.get("x-tribune-cache"), response, text: await response.text() };
    },
  };
}
const nonceOf = (text: string) => /nonce="([^"]+)"/.exec(text)?.[1];
const contentOf = (text: string) => />(\d+)</.exec(text)?.[1];

it("renders a page once and then serves it from memory while it is fresh", async () => {
  const site = setUp();
  const miss = await site.get();
  await site.settle();
  site.state.nowMs += 1_999;
  const hit = await site.get();
  expect([miss.cache, hit.cache, site.state.rendered]).toEqual(["MISS", "HIT", 1]);
});

it("renders once for all who ask for a page while it is made, each with a nonce of their own", async () => {
  const site = setUp();
  const readers = await Promise.all([site.get(), site.get(), site.get(), site.get("other")]);
  expect(readers.map(({ cache }) => cache)).toEqual(["MISS", "HIT", "HIT", "MISS"]);
  expect(new Set(readers.slice(0, 3).map(({ text }) => contentOf(text))).size).toBe(1);
  expect(new Set(readers.map(({ text }) => nonceOf(text))).size).toBe(4);
  expect(site.state.rendered).toBe(2);
});

it("shares no page that must not be stored: those who waited have their own rendered", async () => {
  const site = setUp({ headers: { "set-cookie": "a=1" } });
  const readers = await Promise.all([site.get(), site.get(), site.get()]);
  expect(readers.map(({ cache, text }) => [cache, contentOf(text)])).toEqual(
    ["1", "2", "3"].map((content) => ["BYPASS", content]),
  );
});

it("fails once for all who waited, not one by one", async () => {
  const site = setUp();
  site.state.failures = 10;
  const readers = await Promise.allSettled(Array.from({ length: 50 }, () => site.get()));
  expect(readers.every(({ status }) => status === "rejected")).toBe(true);
  expect(site.state.failures).toBe(9);
});

it("renders no page for a visitor who requested too many, and lets the next one do it", async () => {
  const site = setUp();
  site.state.mayRender = false;
  const refused = site.get();
  const next = site.get();
  expect((await refused).cache).toBe("refused");
  site.state.mayRender = true;
  expect((await next).cache).toBe("MISS");
});

it("does not wait for a page whose rendering was lost", async () => {
  const site = setUp();
  site.state.isStuck = true;
  void site.get();
  site.state.isStuck = false;
  site.state.nowMs += 10_000;
  expect((await site.get()).cache).toBe("MISS");
});

it("serves a stale page at once and makes the next one behind it, one at a time", async () => {
  const site = setUp();
  await site.get();
  await site.settle();
  site.state.nowMs += 3_000;
  const readers = await Promise.all([site.get(), site.get(), site.get()]);
  expect(readers.map(({ cache, text }) => [cache, contentOf(text)])).toEqual(
    Array.from({ length: 3 }, () => ["STALE", "1"]),
  );
  await site.settle();
  const next = await site.get();
  expect([next.cache, contentOf(next.text), site.state.rendered]).toEqual(["HIT", "2", 2]);
});

it("tries a refresh again when the last one was lost, but keeps the old page while the new one fails", async () => {
  const site = setUp();
  await site.get();
  await site.settle();
  site.state.broken = true;
  site.state.nowMs += 3_000;
  await site.get();
  await site.settle();
  const second = await site.get();
  await site.settle();
  expect([second.cache, contentOf(second.text), site.state.rendered]).toEqual(["STALE", "1", 3]);
});

it("does not serve a page that is older than its lifetime", async () => {
  const site = setUp();
  await site.get();
  await site.settle();
  site.state.nowMs += 32_000;
  const late = await site.get();
  expect([late.cache, contentOf(late.text)]).toEqual(["MISS", "2"]);
});

it("finds pages of another isolate in the edge store", async () => {
  const site = setUp();
  await site.get();
  await site.settle();
  site.restart();
  expect((await site.get()).cache).toBe("HIT");
  expect(site.state.rendered).toBe(1);
});

it("gives every visitor a nonce of their own, the one that the policy names", async () => {
  const site = setUp();
  const pages = [await site.get()];
  await site.settle();
  pages.push(await site.get(), await site.get());
  const nonces = pages.map(({ text }) => nonceOf(text));
  expect(new Set(nonces).size).toBe(3);
  for (const { response, text } of pages) {
    expect(response.headers.get("content-security-policy")).toContain(`'nonce-${nonceOf(text)}'`);
  }
});

it("never sends a browser how long the edge keeps a page", async () => {
  const { response } = await setUp().get();
  expect(response.headers.get(lifetimeHeader)).toBeNull();
  expect(response.headers.get("cache-control")).toBe("private, no-cache");
});

it.each([
  ["a page that sets a cookie", { headers: { "set-cookie": "a=1" } }],
  ["something else than HTML", { type: "application/json" }],
  ["a page that asks for no storage", { headers: { [lifetimeHeader]: "no-store" } }],
  ["a redirect", { status: 302 }],
] as const)("never stores %s", async (_, options) => {
  const site = setUp(options);
  const readers = await Promise.all([site.get(), site.get(), site.get()]);
  await site.settle();
  expect(readers.map(({ cache }) => cache)).toEqual(["BYPASS", "BYPASS", "BYPASS"]);
  expect(site.state.rendered).toBe(3);
});

it("answers all requests of the same second with one failure, and none after it", async () => {
  const site = setUp({ status: 503 });
  const first = await site.get();
  const second = await site.get();
  expect([first.response.status, second.response.status, second.response.headers.get("retry-after")]).toEqual([
    503,
    503,
    "5",
  ]);
  expect(site.state.rendered).toBe(1);
  site.restart();
  await site.get();
  expect(site.state.rendered).toBe(2);
  site.state.nowMs += 1_000;
  await site.get();
  expect(site.state.rendered).toBe(3);
});

it("remembers for seconds that there is no page", async () => {
  const site = setUp({ status: 404 });
  const readers = await Promise.all([site.get(), site.get()]);
  expect([...readers, await site.get()].map(({ cache }) => cache)).toEqual(["missing", "missing", "missing"]);
  expect(site.state.rendered).toBe(1);
  site.state.nowMs += 5_000;
  await site.get();
  expect(site.state.rendered).toBe(2);
});

it("refreshes a page at once when the clock has gone back, and serves it no longer than it would have lived", async () => {
  const site = setUp();
  await site.get();
  await site.settle();
  site.state.nowMs -= 20_000;
  expect((await site.get()).cache).toBe("STALE");
  await site.settle();
  expect([(await site.get()).cache, site.state.rendered]).toEqual(["HIT", 2]);
  site.state.nowMs -= 120_000;
  expect((await site.get()).cache).toBe("MISS");
});

it("starts a refresh and a page again although those under way began after the clock's time", async () => {
  const site = setUp();
  await site.get();
  await site.settle();
  site.state.nowMs += 3_000;
  site.state.isStuck = true;
  expect((await site.get()).cache).toBe("STALE");
  void site.get("other");
  await site.tick();
  site.state.isStuck = false;
  site.state.nowMs -= 4_000;
  expect((await site.get()).cache).toBe("STALE");
  expect((await site.get("other")).cache).toBe("MISS");
});

it("renders a limited number of pages at once, and asks the other visitors to try again", async () => {
  const site = setUp();
  site.state.isStuck = true;
  for (let page = 0; page < 64; page += 1) void site.get(`page ${page}`);
  await site.tick();
  site.state.isStuck = false;
  const late = site.get("one more");
  await site.tick();
  site.state.nowMs += 14_999;
  await site.tick();
  expect(site.state.rendered).toBe(0);
  site.state.nowMs += 1;
  // Work that is under way for so long is lost, and makes room.
  expect((await late).cache).toBe("MISS");
});
