import { expect, it } from "vitest";
import { policyFor } from "../../shared/betting/policy-for.ts";
import { parsePlaceKey } from "../../shared/geo/place.ts";
import { unknownVisitor, type Visitor } from "../../shared/geo/visitor.ts";
import { parseSocketQuestion } from "../../shared/push/socket-question.ts";
import { fr } from "../../variants/fr.ts";
import type { SiteEnv } from "../load-context.ts";
import { createGateway } from "./gateway.ts";
import { formatLifetime, lifetimeHeader } from "./lifetime.ts";
import { bundleSize, type LimitName, type RateLimit } from "./limits.ts";
import { notFoundPath } from "./not-found.ts";

/** The gateway among Workers that say who they are and what they were asked. */
function setUp() {
  const state = {
    nowMs: 1_763_000_000_000,
    geoCalls: 0,
    geoAnswers: true,
    rendered: 0,
    rendererFails: false,
    behindStatus: 200,
    behindFails: false,
    cacheFails: false,
  };
  const logged: string[] = [];
  const over = new Set<LimitName>();
  const counted: string[] = [];
  const limit = (name: LimitName): RateLimit => ({
    limit: async ({ key }) => {
      counted.push(`${name} ${key}`);
      return { success: !over.has(name) };
    },
  });
  const asked: { readonly request: Request; readonly visitor: Visitor | null }[] = [];
  async function answer(name: string, request: Request, visitor: Visitor | null = null): Promise<Response> {
    asked.push({ request, visitor });
    if (state.behindFails) throw new Error("the Worker is down");
    return new Response(name, { status: state.behindStatus });
  }
  const env: SiteEnv = {
    FEED: {
      answer: async (who, { method, pathname, sign }) => {
        const request = new Request(`https://feeds.test${pathname}`, { method, headers: { "x-fsign": sign ?? "" } });
        const { status } = await answer("feed", request, who);
        return { status, headers: {}, body: new TextEncoder().encode("feed") };
      },
      load: async () => [],
    },
    PUSH: { fetch: (request) => answer("push", request) },
    ORIGIN: {
      directory: async () => null,
      search: (request) => answer("search", request),
      graph: (who, request) => answer("graph", request, who),
      ingest: (request) => answer("ingest", request),
    },
    FEED_SIGN: "sign",
    DEV_PLACES: "on",
    LIMIT_REQUESTS: limit("LIMIT_REQUESTS"),
    LIMIT_PAGES: limit("LIMIT_PAGES"),
    LIMIT_DATA: limit("LIMIT_DATA"),
    LIMIT_SEARCH: limit("LIMIT_SEARCH"),
    LIMIT_GRAPH: limit("LIMIT_GRAPH"),
    LIMIT_SOCKETS: limit("LIMIT_SOCKETS"),
    LIMIT_FAULTS: limit("LIMIT_FAULTS"),
    LIMIT_REPORTS: limit("LIMIT_REPORTS"),
    GEO: {
      resolve: async (_, devPlace) => {
        state.geoCalls += 1;
        if (!state.geoAnswers) throw new Error("geo is down");
        const place = parsePlaceKey(devPlace ?? "FR");
        return { place, policy: policyFor(place, state.nowMs / 1000) };
      },
    },
  };
  const gateway = createGateway({
    version: "1",
    variant: fr,
    nowMs: () => state.nowMs,
    routeIds: ["root", "home", "sport"],
    wait: () => new Promise((resolve) => setImmediate(resolve)),
    log: (line) => logged.push(line),
    openCache: () => {
      if (state.cacheFails) throw new Error("no cache");
      return { match: async () => undefined, put: async () => undefined };
    },
    render: async (request, { visitor, nonce }) => {
      state.rendered += 1;
      if (state.rendererFails) throw new Error("the renderer failed");
      const { pathname } = new URL(request.url);
      if (pathname.startsWith("/match/")) return new Response(null, { status: 404 });
      return new Response(`${visitor.policy.group} ${nonce} ${request.url}`, {
        status: pathname === notFoundPath ? 404 : 200,
        headers: {
          "content-type": pathname.endsWith(".data") ? "text/x-script" : "text/html; charset=utf-8",
          [lifetimeHeader]: formatLifetime({ freshSeconds: 2, staleSeconds: 30 }),
        },
      });
    },
  });
  const behind: Promise<unknown>[] = [];
  return {
    env,
    state,
    asked,
    logged,
    over,
    counted,
    settle: () => Promise.all(behind.splice(0)),
    get: (path: string, init: RequestInit = {}, bindings = env) =>
      gateway(
        new Request(`https://tribune.example${path}`, init),
        { country: "FR", continent: "EU" },
        bindings,
        (work) => behind.push(work),
      ),
  };
}
/** A visitor whom the limits can tell from others. */
const visitor = { "cf-connecting-ip": "203.0.113.7" };
/** What a browser says when it opens a socket. */
const asSocket = { upgrade: "websocket" };
const from = (place: string) => ({ headers: { "x-dev-place": place } });

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
  await site.get("/push?v=3&join=u_1_1:0&market=uk&question=%7B%7D", { headers });
  const { url, headers: sent } = site.asked[0]?.request ?? new Request("https://nothing.test");
  expect([...sent]).toEqual([["upgrade", "websocket"]]);
  expect([...new URL(url).searchParams.keys()]).toEqual(["question"]);
  expect(parseSocketQuestion(new URL(url).searchParams.get("question") ?? "")).toEqual({
    version: "3",
    joins: ["u_1_1:0"],
    market: "fr",
    address: "203.0.113.7",
    continent: "EU",
  });
});

it("[P1] tells who asks for no socket what the address is for", async () => {
  const site = setUp();
  const response = await site.get("/push?v=3&join=u_1_1:0");
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
  expect(head.headers.get("content-security-policy")).toContain("'strict-dynamic'");
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
  // A match that is not there costs the asking, and then the same page.
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

it.each([
  "/1/x/feed/f_1_0_1_fr_1",
  "/push?v=1&join=u_1_1:0",
  "/ingest/v1/status",
  "/api/v2/search/?q=lens",
  "/graphql?query={sports{id}}",
])("answers %s 503 while the Worker behind does not answer", async (path) => {
  const site = setUp();
  site.state.behindFails = true;
  for (let round = 0; round < 3; round += 1) {
    const response = await site.get(path, { headers: asSocket });
    expect([response.status, response.headers.get("retry-after")]).toEqual([503, "5"]);
  }
  expect(site.logged).toHaveLength(1);
});

it.each([
  ["none", undefined, 200],
  ["its own", "https://tribune.example", 200],
  ["another host's", "https://evil.example", 403],
  ["the same host's by another scheme", "http://tribune.example", 403],
  ["another port's", "https://tribune.example:8443", 403],
  ["a nameless one", "null", 403],
])("[P14] answers a socket whose origin is %s with %s: %i", async (_, origin, status) => {
  const site = setUp();
  const response = await site.get("/push?v=1", {
    headers: { ...asSocket, ...(origin === undefined ? {} : { origin }) },
  });
  expect(response.status).toBe(status);
  expect(site.asked).toHaveLength(status === 200 ? 1 : 0);
});

it.each([
  ["LIMIT_PAGES", "/?day=1", "text/html"],
  ["LIMIT_DATA", "/_root.data", "text/plain"],
  ["LIMIT_SEARCH", "/api/v2/search/?q=lens", "text/plain"],
  ["LIMIT_GRAPH", "/1/x/graphql/pq_graphql?_hash=1", "text/plain"],
  ["LIMIT_SOCKETS", "/push?v=1", "text/plain"],
  ["LIMIT_REPORTS", "/csp-report", "text/plain"],
] as const)(
  "[W2] refuses a client who is over %s, says when to come again, and asks nobody behind",
  async (name, path, type) => {
    const site = setUp();
    site.over.add(name);
    const init = { headers: visitor, method: path === "/csp-report" ? "POST" : "GET" };
    const response = await site.get(path, init);
    expect([response.status, response.headers.get("retry-after")]).toEqual([429, "60"]);
    expect(response.headers.get("content-type")).toContain(type);
    expect(await response.text()).toMatch(type === "text/html" ? /<html lang="fr">.*Trop de demandes/ : /^Too many/);
    // Remembered, so that refusing costs nothing.
    await site.get(path, init);
    expect([site.counted, site.asked, site.state.rendered]).toEqual([[`${name} 203.0.113.7`], [], 0]);
    // Others are not.
    site.over.clear();
    expect((await site.get(path, { ...init, headers: { "cf-connecting-ip": "203.0.113.8" } })).status).not.toBe(429);
  },
);

it.each(["/", "/football", "/nothing", "/_root.data", "/__manifest?p=%2Ftennis&version=1"])(
  "takes nothing at %s but a question",
  async (path) => {
    const site = setUp();
    const response = await site.get(path, { method: "POST", body: "{}" });
    expect([response.status, response.headers.get("allow")]).toEqual([405, "GET, HEAD"]);
    expect(await response.text()).toBe("Only GET, HEAD\n");
    expect(site.state.rendered).toBe(0);
  },
);

it("makes the manifest of pages for everybody alike, and counts it for nobody", async () => {
  const site = setUp();
  site.over.add("LIMIT_DATA");
  const response = await site.get("/__manifest?p=%2Ftennis&version=1", { headers: visitor });
  expect([response.status, site.state.geoCalls]).toEqual([200, 0]);
  expect((await site.get("/_root.data", { headers: { "cf-connecting-ip": "203.0.113.8" } })).status).toBe(429);
  site.over.clear();
  expect(await (await site.get("/_root.data", from("BE"))).text()).toMatch(/^BE/);
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
  expect([missing.status, await missing.text()]).toEqual([404, expect.stringContaining(notFoundPath)]);
});

it("says in the reader's language that a page failed, and in the log what failed", async () => {
  const site = setUp();
  site.state.rendererFails = true;
  const response = await site.get("/", {}, { ...site.env, PAGE_CACHE: "off" });
  expect(response.status).toBe(500);
  expect(await response.text()).toMatch(/<html lang="fr">.*<a href="\/">/);
  expect(site.logged.join()).toContain("the renderer failed");
});

it("keeps the page for what is not there apart from its failures", async () => {
  const site = setUp();
  site.state.rendererFails = true;
  expect((await site.get("/nothing")).status).toBe(500);
});

it("gives pages from memory to a client who may have no more rendered", async () => {
  const site = setUp();
  await site.get("/");
  await site.settle();
  site.over.add("LIMIT_PAGES");
  expect((await site.get("/", { headers: visitor })).headers.get("x-tribune-cache")).toBe("HIT");
  expect((await site.get("/?day=1", { headers: visitor })).status).toBe(429);
  expect((await site.get("/nothing", { headers: visitor })).status).toBe(404);
});

it("counts requests of every kind behind the answers, a bundle at a time, but not a provider's", async () => {
  const site = setUp();
  site.over.add("LIMIT_REQUESTS");
  const statuses: number[] = [];
  for (let sent = 0; sent < bundleSize; sent += 1) {
    statuses.push((await site.get(sent % 2 === 0 ? "/tennis/" : "/1/x/feed/service", { headers: visitor })).status);
  }
  expect(statuses).not.toContain(429);
  await site.settle();
  expect(site.counted).toEqual(["LIMIT_REQUESTS 203.0.113.7"]);
  expect((await site.get("/", { headers: visitor })).status).toBe(429);
  expect((await site.get("/ingest/v1/status", { headers: visitor })).status).toBe(200);
});

it("refuses ingest to a client whose signatures were refused too often", async () => {
  const site = setUp();
  site.over.add("LIMIT_FAULTS");
  expect((await site.get("/ingest/v1/status", { headers: visitor })).status).toBe(200);
  expect(site.counted).toEqual([]);
  site.state.behindStatus = 401;
  expect((await site.get("/ingest/v1/status", { headers: visitor })).status).toBe(401);
  await site.settle();
  expect((await site.get("/ingest/v1/status", { headers: visitor })).status).toBe(429);
});

it("[W2] limits nobody where there are no bindings", async () => {
  const site = setUp();
  const { FEED, PUSH, ORIGIN, FEED_SIGN, GEO } = site.env;
  for (const path of ["/", "/_root.data", "/api/v2/search/", "/push", "/graphql"]) {
    expect(
      (await site.get(path, { headers: { ...visitor, ...asSocket } }, { FEED, PUSH, ORIGIN, FEED_SIGN, GEO })).status,
    ).toBe(200);
  }
  expect(site.counted).toEqual([]);
});

it.each([
  ["POST", "/"],
  ["PUT", "/tennis"],
  ["DELETE", "/nothing"],
  ["POST", "/_root.data"],
  ["OPTIONS", "/"],
])("answers %s %s with what is allowed, and renders nothing", async (method, path) => {
  const site = setUp();
  const response = await site.get(path, { method });
  expect([response.status, response.headers.get("allow"), site.state.rendered]).toEqual([405, "GET, HEAD", 0]);
});

it.each([
  ["/quidditch.data", 404],
  ["/tennis.data?_routes=Infinity", 400],
  ["/__manifest?p=%2F%25_&version=1", 400],
])("answers %s with %i", async (path, status) => {
  expect((await setUp().get(path)).status).toBe(status);
});

type Answer = readonly [
  name: string,
  status: number,
  path: string,
  options?: { readonly change?: (site: ReturnType<typeof setUp>) => unknown; readonly init?: RequestInit },
];
/** Each kind of answer that leaves the site. */
const answers: readonly Answer[] = [
  ["a page", 200, "/"],
  ["a page's head", 200, "/", { init: { method: "HEAD" } }],
  ["a page that is not there", 404, "/nothing"],
  ["a match that is not there", 404, "/match/1abcdefg"],
  ["a redirect", 301, "/tennis/"],
  ["a page that failed", 500, "/", { change: ({ state }) => (state.rendererFails = true) }],
  ["a refused page", 429, "/", { change: ({ over }) => over.add("LIMIT_PAGES"), init: { headers: visitor } }],
  ["refused data", 429, "/_root.data", { change: ({ over }) => over.add("LIMIT_DATA"), init: { headers: visitor } }],
  ["a wrong method", 405, "/", { init: { method: "POST" } }],
  ["loaders' data", 200, "/_root.data"],
  ["data that is not there", 404, "/nothing.data"],
  ["nonsense", 400, "/__manifest"],
  ["a feed", 200, "/1/x/feed/service"],
  ["a feed that cannot be had", 503, "/1/x/feed/service", { change: ({ state }) => (state.behindFails = true) }],
  ["search", 200, "/api/v2/search/?q=lens"],
  ["the graph", 200, "/graphql"],
  ["ingest", 401, "/ingest/v1/events", { change: ({ state }) => (state.behindStatus = 401) }],
  ["push", 200, "/push", { init: { headers: asSocket } }],
  ["push to who asks for no socket", 426, "/push"],
  ["a foreign socket", 403, "/push", { init: { headers: { origin: "https://evil.example" } } }],
  ["a report", 400, "/csp-report", { init: { method: "POST", body: "x" } }],
];

for (const [name, status, path, { change, init } = {}] of answers) {
  it(`[W3] sends ${name} (${status}) with a policy, and with what every answer has`, async () => {
    const site = setUp();
    change?.(site);
    const response = await site.get(path, init);
    expect(response.status).toBe(status);
    const { headers } = response;
    expect(headers.get("x-content-type-options")).toBe("nosniff");
    expect(headers.get("strict-transport-security")).toBe("max-age=31536000; includeSubDomains");
    expect(headers.get("referrer-policy")).toMatch(/^(no-referrer|strict-origin-when-cross-origin)$/);
    const policy = headers.get("content-security-policy") ?? "";
    expect(policy).toMatch(/^default-src 'none'; /);
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toMatch(/unsafe-|\*|tribune\.example|site\.invalid/);
    expect(headers.get("x-powered-by")).toBeNull();
    const body = await response.text();
    expect(body).not.toMatch(/unsafe-inline|\bat \S+ \(|\.ts:\d/);
    expect(policy.includes("report-uri /csp-report; report-to csp")).toBe(policy.includes("script-src"));
  });
}
