import { createHash } from "node:crypto";
import { expect, it } from "vitest";
import { lifetimeHeader } from "./lifetime.ts";
import { contentOf, setUp } from "./page-cache.fixture.ts";
import type { StoredPage } from "./page-memory.ts";
import { createPageMemory } from "./page-memory.ts";

it("renders a page once and then serves it from memory while it is fresh", async () => {
  const site = setUp();
  const miss = await site.get();
  await site.settle();
  site.state.nowMs += 1_999;
  const hit = await site.get();
  expect([miss.cache, hit.cache, site.state.rendered]).toEqual(["MISS", "HIT", 1]);
});

it("counts more than the body of a page against the memory", () => {
  const { shared } = createPageMemory(1_600);
  const page: StoredPage = {
    status: 200,
    body: new Uint8Array(200),
    inline: { scripts: "", styles: "" },
    link: "",
    etag: '"a"',
    storedAtMs: 0,
    lifetime: { freshSeconds: 1, staleSeconds: 0 },
  };
  shared.set("a", page);
  expect(shared.get("a")).toBe(page);
  shared.set("b", page);
  expect(shared.get("a")).toBeUndefined();
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

it.each([500, 503])(
  "tries a failed refresh again, and keeps the old page while the new one is a %i",
  async (status) => {
    const site = setUp();
    await site.get();
    await site.settle();
    site.state.brokenStatus = status;
    site.state.nowMs += 3_000;
    await site.get();
    await site.settle();
    const second = await site.get();
    await site.settle();
    expect([second.cache, contentOf(second.text), site.state.rendered]).toEqual(["STALE", "1", 3]);
  },
);

it("does not serve a page that is older than its lifetime", async () => {
  const site = setUp();
  await site.get();
  await site.settle();
  site.state.nowMs += 32_000;
  const late = await site.get();
  expect([late.cache, contentOf(late.text)]).toEqual(["MISS", "2"]);
});

it("finds pages of another isolate in the edge store, and asks it once", async () => {
  const site = setUp();
  await site.get();
  await site.settle();
  site.restart();
  expect([(await site.get()).cache, (await site.get()).cache]).toEqual(["HIT", "HIT"]);
  expect([site.state.rendered, site.state.loaded]).toEqual([1, 2]);
});

it("gives all visitors the same bytes under the same policy, which names the page's scripts by their hashes", async () => {
  const site = setUp();
  const pages = [await site.get()];
  await site.settle();
  pages.push(await site.get());
  site.restart();
  pages.push(await site.get());
  const hash = createHash("sha256").update("1").digest("base64");
  expect(pages.map(({ cache }) => cache)).toEqual(["MISS", "HIT", "HIT"]);
  for (const { response, text } of pages) {
    expect(text).toBe("<script>1</script>");
    expect(response.headers.get("content-security-policy")).toContain(`script-src 'self' 'sha256-${hash}';`);
  }
});

it("gives a page an entity tag of its bytes: the same wherever it comes from, another one for other bytes", async () => {
  const site = setUp();
  const tags: (string | null)[] = [];
  const read = async () => tags.push((await site.get()).response.headers.get("etag"));
  await read();
  await site.settle();
  await read();
  site.restart();
  await read();
  site.state.nowMs += 60_000;
  await read();
  expect(tags[0]).toMatch(/^"[\w-]{22}"$/);
  expect([tags[1], tags[2], tags[3] === tags[0]]).toEqual([tags[0], tags[0], false]);
});

it.each([
  ["a failure", { status: 503 }],
  ["a page that it does not keep", { headers: { "set-cookie": "a=1" } }],
])("gives %s no entity tag", async (_, options) => {
  const site = setUp(options);
  for (let round = 0; round < 2; round += 1) expect((await site.get()).response.headers.has("etag")).toBe(false);
});

it("gives the scripts of a page that it does not keep the visitor's nonce", async () => {
  const site = setUp({ headers: { "set-cookie": "a=1" } });
  const pages = [await site.get(), await site.get()];
  const nonces = pages.map(({ text }) => /<script nonce="([\w-]{22})">/.exec(text)?.[1]);
  expect(new Set(nonces).size).toBe(2);
  for (const [index, { response }] of pages.entries()) {
    expect(response.headers.get("content-security-policy")).toContain(`script-src 'self' 'nonce-${nonces[index]}';`);
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

it("remembers for seconds that there is no page", async () => {
  const site = setUp({ status: 404 });
  const readers = await Promise.all([site.get(), site.get()]);
  expect([...readers, await site.get()].map(({ cache }) => cache)).toEqual(["missing", "missing", "missing"]);
  expect(site.state.rendered).toBe(1);
  site.state.nowMs += 5_000;
  await site.get();
  expect(site.state.rendered).toBe(2);
});
