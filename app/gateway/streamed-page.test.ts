import { expect, it } from "vitest";
import { formatLifetime, lifetimeHeader } from "./lifetime.ts";
import { createPageCache } from "./page-cache.ts";
import { createPageMemory } from "./page-memory.ts";
import { createPageHeaders } from "./page-headers.ts";
import type { PageEnding } from "./page-ending.ts";

/** A page that comes in parts, each when the test says so. */
function createSlowPage(nonce: string, ending: PageEnding | null) {
  const parts = new TransformStream<Uint8Array, Uint8Array>(undefined, undefined, { highWaterMark: 9 });
  const writer = parts.writable.getWriter();
  const headers = {
    "content-type": "text/html",
    [lifetimeHeader]: formatLifetime({ freshSeconds: 2, staleSeconds: 30 }),
  };
  return {
    response: new Response(parts.readable, { headers }),
    mayBegin: ending !== null,
    send: (text: string) => void writer.write(new TextEncoder().encode(text.replace("NONCE", nonce))),
    end(over: Partial<PageEnding> = {}) {
      Object.assign(ending ?? {}, over);
      void writer.close();
    },
    breakOff: () => void writer.abort(new Error("cut")),
  };
}

/** A page cache with a clock, whose pages are made by the test. */
function setUp() {
  const state = { nowMs: 1_000_000 };
  const pages: ReturnType<typeof createSlowPage>[] = [];
  const behind: Promise<unknown>[] = [];
  const tick = () => new Promise<void>((resolve) => setImmediate(resolve));
  const { serve } = createPageCache({
    memory: createPageMemory(1_000_000),
    store: { load: async () => null, save: async () => {} },
    toHeaders: createPageHeaders({
      pushOrigin: null,
      captchaSiteKey: null,
      tags: null,
      statistics: { isEnabled: false, url: null },
    }),
    nowMs: () => state.nowMs,
    wait: tick,
  });
  const ask = async () => {
    const response = await serve({
      isCopy: false,
      key: "k",
      mayRender: async () => true,
      waitUntil: (work) => behind.push(work),
      async render(nonce, ending) {
        const page = createSlowPage(nonce, ending);
        pages.push(page);
        return page.response;
      },
    });
    if (!(response instanceof Response)) throw new Error(response);
    return response;
  };
  return {
    state,
    pages,
    ask,
    settle: () => Promise.allSettled(behind.splice(0)),
    /** The page that is being made for the next visitor. */
    async nextPage() {
      for (const known = pages.length; pages.length === known;) await tick();
      const page = pages.at(-1);
      if (page === undefined) throw new Error("no page");
      return page;
    },
    async get() {
      const response = await ask();
      return { cache: response.headers.get("x-tribune-cache"), response, text: await response.text() };
    },
  };
}

async function begin(site: ReturnType<typeof setUp>) {
  const [response, page] = await Promise.all([site.ask(), site.nextPage()]);
  if (response.body === null) throw new Error("no body");
  return { page, response, reader: response.body.getReader() };
}

const textOf = (chunk: { readonly value?: Uint8Array | undefined }) => new TextDecoder().decode(chunk.value);
const nonceOf = (text: string) => /nonce="([^"]+)"/.exec(text)?.[1];

it("hands the first visitor each part of a page as it comes, and keeps the whole", async () => {
  const site = setUp();
  const { page, response, reader } = await begin(site);
  page.send(`<header><script nonce="NONCE">`);
  expect(textOf(await reader.read())).toMatch(/^<header><script nonce="[\w-]{22}">$/);
  expect([response.status, response.headers.get("x-tribune-cache")]).toEqual([200, "MISS"]);
  const waiting = site.get();
  page.send("</script><main>");
  expect(textOf(await reader.read())).toBe("</script><main>");
  page.end();
  expect((await reader.read()).done).toBe(true);
  const readers = [await waiting, await site.get()];
  expect(readers.map(({ cache }) => cache)).toEqual(["HIT", "HIT"]);
  for (const { text, response } of readers) {
    expect(text).toMatch(/^<header><script nonce="[\w-]{22}"><\/script><main>$/);
    expect(response.headers.get("content-security-policy")).toContain(`'nonce-${nonceOf(text)}'`);
  }
  expect(site.pages).toHaveLength(1);
});

it("makes a page to its end although its first visitor is gone", async () => {
  const site = setUp();
  const { page, reader } = await begin(site);
  await reader.cancel();
  page.send("<p>1</p>");
  page.end();
  await site.settle();
  expect(await site.get()).toMatchObject({ cache: "HIT", text: "<p>1</p>" });
});

it("keeps a page for as long as its end says, not its beginning", async () => {
  const site = setUp();
  const { page } = await begin(site);
  page.send("<p>1</p>");
  page.end({ lifetime: { freshSeconds: 1, staleSeconds: 0 } });
  await site.settle();
  expect((await site.get()).cache).toBe("HIT");
  site.state.nowMs += 1_000;
  await begin(site);
  expect(site.pages).toHaveLength(2);
});

it("gives a page that ended in an error to its first visitor alone as a good one", async () => {
  const site = setUp();
  const { page, reader } = await begin(site);
  page.send("<p>sorry</p>");
  const waiting = site.get();
  page.end({ hasFailed: true });
  expect(textOf(await reader.read())).toBe("<p>sorry</p>");
  expect(await waiting).toMatchObject({ text: "<p>sorry</p>", response: { status: 503 } });
  await site.settle();
  site.state.nowMs += 60_000;
  await begin(site);
  expect(site.pages).toHaveLength(2);
});

it("lets no page begin for ten seconds after that: its status has to say how it ends", async () => {
  const site = setUp();
  const { page } = await begin(site);
  page.end({ hasFailed: true });
  await site.settle();
  site.state.nowMs += 9_999;
  const whole = site.ask();
  const second = await site.nextPage();
  second.send("<p>2</p>");
  second.end();
  expect([second.mayBegin, (await whole).headers.get("x-tribune-cache")]).toEqual([false, "MISS"]);
  // Older than what was kept.
  site.state.nowMs += 60_000;
  expect((await begin(site)).page.mayBegin).toBe(true);
});

it("breaks off for its visitor when the page does, and keeps nothing of it", async () => {
  const site = setUp();
  const { page, reader } = await begin(site);
  page.send("<p>");
  await reader.read();
  page.breakOff();
  await expect(reader.read()).rejects.toThrow("cut");
  await site.settle();
  await begin(site);
  expect(site.pages).toHaveLength(2);
});
