import { expect, it } from "vitest";
import { contentOf, setUp } from "./page-cache.fixture.ts";

it("renders once for all who ask for a page while it is made, and gives them the same bytes", async () => {
  const site = setUp();
  const readers = await Promise.all([site.get(), site.get(), site.get(), site.get("other")]);
  expect(readers.map(({ cache }) => cache)).toEqual(["MISS", "HIT", "HIT", "MISS"]);
  expect(new Set(readers.slice(0, 3).map(({ text }) => text)).size).toBe(1);
  expect(site.state.rendered).toBe(2);
});

it("shares a page that is too large for the memory with all who waited for it", async () => {
  const site = setUp({ memoryBytes: 400 });
  const readers = await Promise.all([site.get(), site.get(), site.get()]);
  expect(readers.map(({ cache, text }) => [cache, contentOf(text)])).toEqual([
    ["MISS", "1"],
    ["HIT", "1"],
    ["HIT", "1"],
  ]);
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

it.each([
  [500, null],
  [503, "5"],
])("answers all requests of the same second with one failure (%i), and none after it", async (status, retryAfter) => {
  const site = setUp({ status });
  const first = await site.get();
  const second = await site.get();
  expect([first.response.status, second.response.status, second.response.headers.get("retry-after")]).toEqual([
    status,
    status,
    retryAfter,
  ]);
  expect(site.state.rendered).toBe(1);
  site.restart();
  await site.get();
  expect(site.state.rendered).toBe(2);
  site.state.nowMs += 1_000;
  await site.get();
  expect(site.state.rendered).toBe(3);
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

it("gives up a page for which there was no room for so long, although others had it", async () => {
  const site = setUp();
  site.state.isStuck = true;
  for (let page = 0; page < 128; page += 1) void site.get(`page ${page}`);
  const late = site.get("late");
  await site.tick();
  site.state.nowMs += 15_000;
  expect((await late).cache).toBe("busy");
});

it("makes room with every page that is made", async () => {
  const site = setUp();
  for (let page = 0; page < 64; page += 1) await site.get(`page ${page}`);
  expect((await site.get("one more")).cache).toBe("MISS");
});

it("drops copies alone when a client asks for hundreds of them", async () => {
  const site = setUp({ memoryBytes: 40_000 });
  for (let page = 0; page < 20; page += 1) await site.get(`page ${page}`);
  for (let copy = 0; copy < 700; copy += 1) await site.get(`page 0, copy ${copy}`, true);
  const { rendered, loaded } = site.state;
  for (let page = 0; page < 20; page += 1) expect((await site.get(`page ${page}`)).cache).toBe("HIT");
  expect((await site.get("page 0, copy 699", true)).cache).toBe("HIT");
  expect([site.state.rendered, site.state.loaded]).toEqual([rendered, loaded]);
  // The first copies are gone from the memory.
  await site.get("page 0, copy 0", true);
  expect(site.state.loaded).toBe(loaded + 1);
});

it("makes pages while all places for copies are taken", async () => {
  const site = setUp();
  site.state.isStuck = true;
  for (let copy = 0; copy < 80; copy += 1) void site.get(`copy ${copy}`, true);
  await site.tick();
  site.state.isStuck = false;
  expect((await site.get("page")).cache).toBe("MISS");
});
