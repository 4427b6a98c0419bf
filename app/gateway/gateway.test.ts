import { expect, it } from "vitest";
import { parsePlaceKey } from "../../shared/places/place.ts";
import { unknownVisitor } from "../../shared/places/visitor.ts";
import { parseSocketQuestion } from "../../shared/push/socket-question.ts";
import type { SiteEnv } from "../load-context.ts";
import { asSocket, from, setUp, visitor } from "./gateway.fixture.ts";
import { lifetimeHeader } from "./lifetime.ts";
import { copyHeader } from "../offline/copy-header.ts";
import { staticPages } from "./static-pages.ts";

it.each([
  ["/1/x/feed/f_1_0_1_fr_1", "feed"],
  ["/graphql", "graph"],
])("hands %s on with the visitor that it resolved, whatever the request says of one", async (path, name) => {
  const site = setUp();
  const forged = encodeURIComponent(JSON.stringify({ ...unknownVisitor, place: parsePlaceKey("GB") }));
  const response = await site.get(path, { headers: { "x-tribune-visitor": forged, "x-fsign": "s" } });
  expect(await response.text()).toBe(name);
  expect(site.asked[0]?.visitor?.place.country).toBe("FR");
  expect(site.asked[0]?.request.headers.get("x-fsign")).toBe("s");
  expect(new URL(site.asked[0]?.request.url ?? "").pathname).toBe(path);
});

it.each([
  ["/api/v2/search/?q=lens", "search"],
  ["/ingest/v1/status", "ingest"],
])("hands %s on without asking where the visitor is", async (path, name) => {
  const site = setUp();
  expect(await (await site.get(path)).text()).toBe(name);
  expect(site.state.geoCalls).toBe(0);
});

it("[P1] [P7] asks for a socket by a request of its own, with nothing of the reader's but what they want to join", async () => {
  const site = setUp();
  const headers = { ...asSocket, ...visitor, "x-tribune-visitor": "FR", cookie: "c" };
  await site.get("/push?v=5&join=u_1_1:0&market=uk&question=%7B%7D", { headers });
  const { url, headers: sent } = site.asked[0]?.request ?? new Request("https://nothing.test");
  expect([...sent]).toEqual([["upgrade", "websocket"]]);
  expect([...new URL(url).searchParams.keys()]).toEqual(["question"]);
  expect(parseSocketQuestion(new URL(url).searchParams.get("question") ?? "")).toEqual({
    version: "5",
    joins: ["u_1_1:0"],
    market: "fr",
    profile: null,
    address: "203.0.113.7",
    continent: "EU",
  });
});

it.each([
  ["good-ticket", "lsid_5_tribune"],
  ["another", null],
])("[A7.02] [P7] asks the account service whose subject the ticket %s opens: %s", async (ticket, profile) => {
  const site = setUp();
  await site.get(`/push?v=5&join=lsid_5_tribune:0&ticket=${ticket}&profile=lsid_6_tribune`, { headers: asSocket });
  const { searchParams } = new URL(site.asked[0]?.request.url ?? "https://nothing.test");
  expect(parseSocketQuestion(searchParams.get("question") ?? "").profile).toBe(profile);
});

it("[P21] asks for a stream in the same way, since the last event that its reader has seen", async () => {
  const site = setUp();
  const headers = { ...visitor, accept: "text/event-stream", "last-event-id": "u_1_1:7 ul_1_1:2 u_2_1:9", cookie: "c" };
  const response = await site.get("/push?v=5&join=u_1_1:0&join=u_11_1:4&join=ul_1_1:1&market=uk", { headers });
  const { url, headers: sent } = site.asked[0]?.request ?? new Request("https://nothing.test");
  expect([response.status, ...sent]).toEqual([200, ["accept", "text/event-stream"]]);
  expect(parseSocketQuestion(new URL(url).searchParams.get("question") ?? "")).toMatchObject({
    joins: ["u_1_1:7", "u_11_1:4", "ul_1_1:2"],
    market: "fr",
    address: "203.0.113.7",
  });
  const posted = await site.get("/push?v=5&join=u_1_1:0", { method: "POST", headers: { accept: "text/event-stream" } });
  expect(posted.status).toBe(426);
});

it("[P1] tells who asks for no socket what the address is for", async () => {
  const site = setUp();
  const response = await site.get("/push?v=5&join=u_1_1:0");
  expect([response.status, response.headers.get("upgrade"), site.asked]).toEqual([426, "websocket", []]);
});

it("lets a provider's signature through to the ingest API", async () => {
  const site = setUp();
  await site.get("/ingest/v1/status", { headers: { "x-tribune-provider": "p", "x-tribune-signature": "v1=00" } });
  const headers = site.asked[0]?.request.headers;
  expect([headers?.get("x-tribune-provider"), headers?.get("x-tribune-signature")]).toEqual(["p", "v1=00"]);
});

it("does not ask for the places that a header makes up, where no header counts", async () => {
  const site = setUp();
  const { DEV_PLACES: _, ...deployed } = site.env;
  for (const place of ["FR", "BE", "US:NJ", "DE"]) await site.get("/1/x/feed/service", from(place), deployed);
  expect(site.state.geoCalls).toBe(1);
  expect(new Set(site.asked.map(({ visitor }) => visitor?.place.country))).toEqual(new Set(["FR"]));
});

it("asks where a place is once a minute, so that a page from the cache costs no call", async () => {
  const site = setUp();
  await site.get("/");
  await site.settle();
  expect((await site.get("/")).headers.get("x-tribune-cache")).toBe("HIT");
  expect(site.state.geoCalls).toBe(1);
  site.state.nowMs += 60_000;
  await site.get("/");
  expect(site.state.geoCalls).toBe(2);
});

it("never gives one place's page to another", async () => {
  const site = setUp();
  await site.get("/", from("FR"));
  await site.settle();
  const belgian = await site.get("/", from("BE"));
  expect(belgian.headers.get("x-tribune-cache")).toBe("MISS");
  expect(await belgian.text()).toMatch(/^BE/);
});

it("takes visitors for unknown while geo is down, and does not remember that", async () => {
  const site = setUp();
  site.state.geoAnswers = false;
  expect(await (await site.get("/")).text()).toMatch(new RegExp(`^${unknownVisitor.policy.group} `));
  site.state.geoAnswers = true;
  expect(await (await site.get("/")).text()).toMatch(/^FR/);
});

it("answers HEAD with a page's headers and no body", async () => {
  const head = await setUp().get("/", { method: "HEAD" });
  expect([head.status, await head.text(), head.headers.get("content-type")]).toEqual([
    200,
    "",
    "text/html; charset=utf-8",
  ]);
  expect(head.headers.get("content-security-policy")).toContain("script-src 'self';");
});

it("keeps loaders' data out of every cache", async () => {
  const response = await setUp().get("/_root.data");
  expect([response.headers.get("cache-control"), response.headers.get(lifetimeHeader)]).toEqual([
    "private, no-cache",
    null,
  ]);
});

it.each(["//tennis", "/football", "/%74ennis", "/?utm_source=x", "/TENNIS?cat=9"])(
  "[W1] sends %s to the one address, without rendering or asking anybody",
  async (path) => {
    const site = setUp();
    const response = await site.get(path);
    expect(response.status).toBe(301);
    expect(response.headers.get("location")).toMatch(/^\/(tennis)?$/);
    expect(response.headers.get("cache-control")).toBe("max-age=86400");
    expect([site.state.rendered, site.state.geoCalls]).toEqual([0, 0]);
  },
);

it("has one page for whatever is not there, made once, and none of what was asked for is in it", async () => {
  const site = setUp();
  const pages = await Promise.all(
    Array.from({ length: 20 }, (_, index) => site.get(`/nothing-${index}`, { headers: { host: "evil.example" } })),
  );
  expect(new Set(pages.map(({ status }) => status))).toEqual(new Set([404]));
  expect(site.state.rendered).toBe(1);
  expect(await pages[3]?.text()).not.toMatch(/evil|nothing-|tribune\.example/);
  // A match that does not exist costs one lookup and then gets the same page.
  expect((await site.get("/match/1abcdefg")).status).toBe(404);
  await site.get("/match/1abcdefg");
  expect(site.state.rendered).toBe(2);
});

it("serves pages whatever the Cache API does, and says so once", async () => {
  const site = setUp();
  site.state.cacheFails = true;
  for (const path of ["/", "/tennis", "/?day=1", "/"]) expect((await site.get(path)).status).toBe(200);
  await site.settle();
  expect(site.logged).toEqual(["the page cache cannot be read", "the page cache cannot be written"]);
});

it("answers a browser that has the page of its place with 304, whose headers are the page's", async () => {
  const site = setUp();
  const page = await site.get("/", from("FR"));
  await page.text();
  const etag = page.headers.get("etag") ?? "";
  const ask = (place: string, tag: string) =>
    site.get("/", { headers: { ...from(place).headers, "if-none-match": tag } });
  // The tag as the site sent it, as a compressor weakens it, and in a list with others.
  for (const tag of [etag, `W/${etag}`, `"other", W/${etag}`]) {
    const same = await ask("FR", tag);
    expect([same.status, await same.text()]).toEqual([304, ""]);
    for (const name of ["etag", "cache-control", "vary", "content-security-policy"])
      expect([name, same.headers.get(name)]).toEqual([name, page.headers.get(name)]);
  }
  expect((await ask("FR", '"other"')).status).toBe(200);
  const elsewhere = await ask("BE", etag);
  expect([elsewhere.status, await elsewhere.text()]).toEqual([200, expect.stringMatching(/^BE/)]);
});

it("gives the page for what is not there no entity tag: each says what was asked for", async () => {
  const site = setUp();
  for (let round = 0; round < 2; round += 1) {
    const missing = await site.get("/nothing", { headers: { "if-none-match": "*" } });
    expect([missing.status, missing.headers.has("etag")]).toEqual([404, false]);
  }
});

it("renders every page anew, under headers of its own, where the cache is off", async () => {
  const site = setUp();
  const bindings: SiteEnv = { ...site.env, PAGE_CACHE: "off" };
  for (const round of [1, 2]) {
    const response = await site.get("/", {}, bindings);
    expect([response.status, response.headers.get("x-tribune-cache"), site.state.rendered]).toEqual([
      200,
      "BYPASS",
      round,
    ]);
    const [, nonce = "none"] = (await response.text()).split(" ");
    expect(response.headers.get("content-security-policy")).toContain(`'nonce-${nonce}'`);
  }
  const missing = await site.get("/match/1abcdefg", {}, bindings);
  expect([missing.status, await missing.text()]).toEqual([404, expect.stringContaining(staticPages.notFound)]);
});

it("keeps the page for what is not there apart from its failures", async () => {
  const site = setUp();
  site.state.rendererFails = true;
  expect((await site.get("/nothing")).status).toBe(500);
});

it("tells the renderer whether a document or loaders' data are wanted", async () => {
  const site = setUp();
  await site.get("/");
  await site.get("/_root.data");
  expect(site.contexts.map(({ answer }) => answer)).toEqual(["document", "data"]);
  expect(site.contexts.map(({ cloudflare: { env }, variant }) => [env, variant.id])).toEqual([
    [site.env, "fr"],
    [site.env, "fr"],
  ]);
});

it.each([
  ["a browser", {}, true],
  ["a crawler", { "user-agent": "Mozilla/5.0 (compatible; Googlebot/2.1)" }, false],
  ["a copy that is read without a network", { [copyHeader]: "1" }, false],
])("streams a page that is late to %s: %o, %s", async (_, headers: Record<string, string>, isStreamed) => {
  const site = setUp();
  site.state.isLate = true;
  const page = await site.get("/", { headers });
  expect(page.headers.has("etag")).toBe(!isStreamed);
  expect(site.contexts.map(({ answer }) => answer)).toEqual(
    isStreamed ? ["document", "streamed document"] : ["document"],
  );
});

it("answers a widget that has its document with 304", async () => {
  const site = setUp();
  const path = "/widget/match/1Event00";
  const etag = (await site.get(path)).headers.get("etag") ?? "";
  expect((await site.get(path, { headers: { "if-none-match": `W/${etag}` } })).status).toBe(304);
});

it.each([
  ["streams a page where the cache is off", "off", "streamed document"],
  ["makes a page whole where it is told to", "whole", "document"],
] as const)("%s", async (_, PAGE_CACHE, answer) => {
  const site = setUp();
  const response = await site.get("/", {}, { ...site.env, PAGE_CACHE });
  expect(response.headers.get("x-tribune-cache")).toBe("BYPASS");
  expect(site.contexts.map((context) => context.answer)).toEqual([answer]);
});
