import { beforeEach, expect, it } from "vitest";
import { copyHeader } from "./copy-header.ts";
import { createCopies, isAssetOf } from "./copies.ts";
import { offlinePath } from "./offline-path.ts";

const site = "https://tribune.test";

/** A cache as browsers have it, as far as copies use it. */
class FakeCache {
  readonly kept = new Map<string, Response>();
  async match(path: string) {
    return this.kept.get(toPath(path))?.clone();
  }
  async put(path: string, response: Response) {
    this.kept.delete(toPath(path));
    this.kept.set(toPath(path), response);
  }
  async delete(request: Request | string) {
    return this.kept.delete(toPath(typeof request === "string" ? request : request.url));
  }
  async keys() {
    return [...this.kept.keys()].map((path) => new Request(site + path));
  }
}
const toPath = (address: string) => {
  const { pathname, search } = new URL(address, site);
  return pathname + search;
};

const types: Readonly<Record<string, string>> = {
  js: "text/javascript; charset=utf-8",
  css: "text/css",
  svg: "image/svg+xml",
};
const toAsset = (path: string) =>
  new Response(path, { headers: { "content-type": types[path.split(".").at(-1) ?? ""] ?? "text/plain" } });

class FakeCaches {
  readonly all = new Map<string, FakeCache>();
  async open(name: string) {
    const cache = this.all.get(name) ?? new FakeCache();
    this.all.set(name, cache);
    return cache as unknown as Cache;
  }
  async keys() {
    return [...this.all.keys()];
  }
  async delete(name: string) {
    return this.all.delete(name);
  }
  async match(path: string) {
    for (const cache of this.all.values()) {
      const found = await cache.match(path);
      if (found !== undefined) return found;
    }
    return undefined;
  }
}

const page = (build: string, title: string, text = title) =>
  `<!DOCTYPE html><html lang="fr"><head><meta name="build" content="${build}"/><title>${title}</title><link href="/assets/site-${build}.css"/></head><body>${text}` +
  `<svg><use href="/assets/icons-${build}.svg#star"/></svg>` +
  `<script>import "/assets/entry-${build}.js"</script></body></html>`;

function setUp() {
  const caches = new FakeCaches();
  const state = { build: "a1", nowSeconds: 1000, isOnline: true, open: ["one"], missing: "", isBehindPortal: false };
  const asked: { readonly path: string; readonly isCopy: boolean }[] = [];
  const copies = createCopies({
    caches: caches as unknown as CacheStorage,
    fetch: async (path, init) => {
      if (!state.isOnline) throw new TypeError("Failed to fetch");
      asked.push({ path, isCopy: new Headers(init?.headers).has(copyHeader) });
      if (path === state.missing) return new Response("gone", { status: 404 });
      if (state.isBehindPortal)
        return new Response("<html>Sign in</html>", { headers: { "content-type": "text/html" } });
      if (/^\/(?:assets|flags)\//.test(path)) return toAsset(path);
      const html =
        path === offlinePath
          ? '<html lang="pl"><title>Hors ligne</title><!--kept--></html>'
          : page(state.build, `Page ${path}`);
      return new Response(html, { headers: { "content-type": "text/html", "content-security-policy": "p" } });
    },
    openPages: async () => state.open,
    nowSeconds: () => state.nowSeconds,
    toTime: (seconds, lang) => `at ${seconds} in ${lang}`,
  });
  return { caches, state, asked, copies };
}

let world = setUp();
beforeEach(() => {
  world = setUp();
});
const builds = () => [...world.caches.all.keys()].filter((name) => name.startsWith("tribune-build-"));

it("keeps a page with all that it names, and says in its copy when it was loaded", async () => {
  const { copies, state, caches } = world;
  await copies.note("one", "a1", ["/assets/fr-a1.js"]);
  await copies.keep("/tennis");
  state.isOnline = false;
  state.nowSeconds = 9000;
  const copy = await copies.find("/tennis");
  expect(copy?.status).toBe(200);
  expect(copy?.headers.get("content-security-policy")).toBe("p");
  expect(await copy?.text()).toContain('<html data-kept-at="1000" lang="fr">');
  const assets = ["/assets/site-a1.css", "/assets/icons-a1.svg", "/assets/entry-a1.js", "/assets/fr-a1.js"];
  expect([...(caches.all.get("tribune-build-a1")?.kept.keys() ?? [])]).toEqual(expect.arrayContaining(assets));
});

it("keeps a page although something that it does not name is missing", async () => {
  const { copies, state } = world;
  state.missing = "/flags/nowhere.svg";
  await copies.note("one", "a1", ["/flags/nowhere.svg", "/flags/fr.svg"]);
  await copies.keep("/tennis");
  expect((await copies.find("/tennis"))?.status).toBe(200);
});

it("asks for copies as such, so that none holds what a place may be refused", async () => {
  await world.copies.keep("/");
  expect(world.asked.filter(({ path }) => path === "/")).toEqual([{ path: "/", isCopy: true }]);
});

it("keeps no page of which a script is missing", async () => {
  const { copies, state } = world;
  state.missing = "/assets/entry-a1.js";
  await expect(copies.keep("/tennis")).rejects.toThrow("no /assets/entry-a1.js");
  state.isOnline = false;
  expect(await (await copies.find("/tennis"))?.text()).not.toContain("Page /tennis");
});

it("never mixes two builds: each page has the scripts of its own, until none of an older build's pages is open", async () => {
  const { copies, state } = world;
  await copies.note("one", "a1", []);
  await copies.keep("/");
  state.build = "b2";
  state.open = ["one", "two"];
  await copies.note("two", "b2", []);
  await copies.keep("/tennis");
  expect(builds()).toEqual(["tribune-build-a1", "tribune-build-b2"]);
  expect(await (await copies.find("/"))?.text()).toContain("entry-a1.js");
  expect(await (await copies.find("/tennis"))?.text()).toContain("entry-b2.js");
  const ofNext = world.caches.all.get("tribune-build-b2")?.kept ?? new Map();
  expect([...ofNext.keys()].filter((path) => path.includes("a1"))).toEqual([]);
  state.open = ["two"];
  state.nowSeconds += 100;
  await copies.keep("/tennis");
  expect(builds()).toEqual(["tribune-build-b2"]);
});

it("deletes no build while a page is open of which no build is known", async () => {
  const { copies, state } = world;
  await copies.note("one", "a1", []);
  await copies.keep("/");
  state.build = "b2";
  state.open = ["two", "unknown"];
  await copies.note("two", "b2", []);
  await copies.keep("/tennis");
  expect(builds()).toHaveLength(2);
});

it("shows the youngest copy where two builds have one", async () => {
  const { copies, state } = world;
  state.open = ["unknown"];
  await copies.keep("/");
  state.build = "b2";
  state.nowSeconds += 100;
  await copies.keep("/");
  expect(await (await copies.find("/"))?.text()).toContain("entry-b2.js");
});

it.each([-8, 8])("renews a copy that was kept while the clock was %d days wrong, and loses none", async (days) => {
  const { copies, state } = world;
  const right = state.nowSeconds + 30 * 86_400;
  state.open = ["unknown"];
  state.nowSeconds = right + days * 86_400;
  await copies.keep("/");
  await copies.keep("/tennis");
  state.nowSeconds = right;
  state.build = "b2";
  await copies.keep("/");
  expect(await (await copies.find("/"))?.text()).toContain("entry-b2.js");
  state.isOnline = false;
  expect((await copies.find("/tennis"))?.status).toBe(200);
});

it("asks for a page again after a minute, not before", async () => {
  const { copies, state, asked } = world;
  await copies.keep("/");
  state.nowSeconds += 59;
  await copies.keep("/");
  expect(asked.filter(({ path }) => path === "/")).toHaveLength(1);
  state.nowSeconds += 1;
  await copies.keep("/");
  expect(asked.filter(({ path }) => path === "/")).toHaveLength(2);
});

it("keeps the last thirty pages", async () => {
  const { copies, state } = world;
  for (let number = 0; number < 40; number += 1) await copies.keep(`/match/${number}`);
  state.isOnline = false;
  expect((await copies.find("/match/39"))?.status).toBe(200);
  // Nor is the page that says so counted among them.
  expect((await copies.find("/match/2"))?.status).toBe(503);
  expect((await copies.find("/match/10"))?.status).toBe(200);
  expect((await copies.find("/match/9"))?.status).toBe(503);
});

it("leads from a tab of a list that is not kept to the list that is, which holds all games", async () => {
  const { copies, state } = world;
  await copies.keep("/tennis?day=1");
  state.isOnline = false;
  const answer = await copies.find("/tennis?day=1&cat=1");
  expect([answer?.status, answer?.headers.get("location")]).toEqual([302, "/tennis?day=1"]);
});

it("says what is kept where the page is not, the youngest first", async () => {
  const { copies, state } = world;
  await copies.keep("/tennis");
  state.nowSeconds += 5;
  await copies.keep('/recherche?q="a"&b');
  state.isOnline = false;
  const answer = await copies.find("/basket");
  expect(answer?.status).toBe(503);
  const html = (await answer?.text()) ?? "";
  expect(html.match(/href="[^"]*"/g)).toEqual(['href="/recherche?q=%22a%22&amp;b"', 'href="/tennis"']);
  expect(html).toContain("at 1005 in pl");
});

it("answers for an asset from whatever build has it, and keeps a new one with its page's", async () => {
  const { copies, state, caches } = world;
  await copies.note("one", "a1", []);
  expect(await (await copies.loadAsset("/assets/late-a1.js", "one")).text()).toBe("/assets/late-a1.js");
  state.isOnline = false;
  expect(await (await copies.loadAsset("/assets/late-a1.js", "two")).text()).toBe("/assets/late-a1.js");
  expect(caches.all.get("tribune-build-a1")?.kept.has("/assets/late-a1.js")).toBe(true);
  await expect(copies.loadAsset("/assets/other.js", "one")).rejects.toThrow("Failed to fetch");
});

it("keeps nothing of a network that answers with its sign-in page, and asks again once it is gone", async () => {
  const { copies, state, caches } = world;
  await copies.note("one", "a1", []);
  state.isBehindPortal = true;
  for (const path of ["/assets/late-a1.js", "/assets/site-a1.css", "/flags/fr.svg"]) {
    expect(await (await copies.loadAsset(path, "one")).text()).toContain("Sign in");
    await copies.note("one", "a1", [path]);
  }
  await copies.keep("/tennis");
  expect([...(caches.all.get("tribune-build-a1")?.kept.keys() ?? [])]).toEqual([]);
  state.isBehindPortal = false;
  expect(await (await copies.loadAsset("/assets/late-a1.js", "one")).text()).toBe("/assets/late-a1.js");
});

it("loads anew what an earlier version has kept of such a network", async () => {
  const { copies, caches } = world;
  const cache = await caches.open("tribune-build-a1");
  const portal = () => new Response("<html>Sign in</html>", { headers: { "content-type": "text/html" } });
  await cache.put("/assets/entry-a1.js", portal());
  await cache.put("/assets/late-a1.js", portal());
  await copies.note("one", "a1", []);
  expect(await (await copies.loadAsset("/assets/late-a1.js", "one")).text()).toBe("/assets/late-a1.js");
  await copies.keep("/tennis");
  for (const path of ["/assets/entry-a1.js", "/assets/late-a1.js"])
    expect(await (await cache.match(path))?.text()).toBe(path);
});

const answer = (type: string | null, { ok = true, redirected = false } = {}) => ({
  ok,
  redirected,
  headers: new Headers(type === null ? {} : { "content-type": type }),
});

it.each([
  ["/assets/entry-a1.js", answer("text/javascript; charset=utf-8"), true],
  ["/assets/list-a1.css", answer("text/css"), true],
  ["/assets/offline-assets-a1.json", answer("application/json"), true],
  ["/assets/offline-assets-a1.json", answer("text/html"), false],
  ["/assets/icons-a1.svg?v=2", answer("image/svg+xml"), true],
  ["/assets/entry-a1.js", answer("text/html"), false],
  ["/assets/entry-a1.js", answer(null), false],
  ["/assets/entry-a1.js", answer("text/javascript", { redirected: true }), false],
  ["/assets/entry-a1.js", answer("text/javascript", { ok: false }), false],
  ["/assets/page.html", answer("text/html"), false],
])("knows for %s whether an answer is that asset (%#)", (path, given, isAsset) => {
  expect(isAssetOf(path, given)).toBe(isAsset);
});
