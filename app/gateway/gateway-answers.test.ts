import { expect, it } from "vitest";
import type { DeviceAnswer } from "../../shared/push/device.ts";
import { asSocket, setUp, visitor } from "./gateway.fixture.ts";

it.each([
  ["/1/x/feed/f_1_0_1_fr_1", "the feed proxy"],
  ["/push?v=1&join=u_1_1:0", "push"],
  ["/ingest/v1/status", "ingest"],
  ["/api/v2/search/?q=lens", "search"],
  ["/graphql?query={sports{id}}", "the graph"],
])("answers %s 503 while the Worker behind does not answer, and says once that it is %s", async (path, name) => {
  const site = setUp();
  site.state.behindFails = true;
  for (let round = 0; round < 3; round += 1) {
    const response = await site.get(path, { headers: asSocket });
    expect([response.status, response.headers.get("retry-after")]).toEqual([503, "5"]);
  }
  expect(site.logged).toEqual([`${name} does not answer`]);
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

it("says in the reader's language that a page failed, and in the log what failed", async () => {
  const site = setUp();
  site.state.rendererFails = true;
  const response = await site.get("/", {}, { ...site.env, PAGE_CACHE: "off" });
  expect(response.status).toBe(500);
  expect(await response.text()).toMatch(/<html lang="fr">.*<a href="\/">/);
  expect(site.logged.join()).toContain("the renderer failed");
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
  ["/quidditch.data", 404, "Not found\n"],
  ["/tennis.data?_routes=Infinity", 400, "Bad request\n"],
  ["/__manifest?p=%2F%25_&version=1", 400, "Bad request\n"],
  ["/push", 426, "This address opens a WebSocket\n"],
])("answers %s with %i %j", async (path, status, text) => {
  const response = await setUp().get(path);
  expect([response.status, await response.text()]).toEqual([status, text]);
});

it("says to a page of another site that only this one may open sockets", async () => {
  const headers = { ...asSocket, origin: "https://evil.example" };
  expect(await (await setUp().get("/push", { headers })).text()).toBe("Only from this site\n");
});

it("answers even where nothing can be kept alive behind the answer, and logs it", async () => {
  const site = setUp();
  site.state.mayWorkBehind = false;
  const response = await site.get("/");
  expect([response.status, await response.text()]).toEqual([500, expect.stringContaining('<html lang="fr">')]);
  expect(site.logged).toEqual(["the gateway failed"]);
});

type Answer = readonly [
  name: string,
  status: number,
  path: string,
  options?: { readonly change?: (site: ReturnType<typeof setUp>) => unknown; readonly init?: RequestInit },
];
/** Each kind of answer that leaves the site. */
/** A browser that follows nothing: no game has to be looked up. */
const deviceCall = JSON.stringify({
  device: {
    endpoint: "https://push.test/1",
    p256dh: `B${"A".repeat(86)}`,
    auth: "A".repeat(22),
    lang: "fr",
    kinds: [],
    delaySeconds: 0,
  },
  sports: {},
});
const toCall = (answer: DeviceAnswer) => ({
  change: ({ state }: ReturnType<typeof setUp>) => (state.deviceAnswer = answer),
  init: { method: "POST", body: deviceCall },
});
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
  ["a stream", 200, "/push", { init: { headers: { accept: "text/event-stream" } } }],
  [
    "a foreign stream",
    403,
    "/push",
    { init: { headers: { accept: "text/event-stream", origin: "https://evil.example" } } },
  ],
  ["a foreign socket", 403, "/push", { init: { headers: { origin: "https://evil.example" } } }],
  ["the key of messages", 200, "/push/device"],
  ["no key of messages", 404, "/push/device", { change: ({ state }) => (state.hasPushKey = false) }],
  ["a call of a browser", 204, "/push/device", toCall("kept")],
  ["a call that is none", 400, "/push/device", { init: { method: "POST", body: "{}" } }],
  ["a call of a browser that has to prove itself", 202, "/push/device", toCall("asked")],
  ["a call with a key of no curve", 400, "/push/device", toCall("keyless")],
  ["a call of a browser that its push service does not know", 410, "/push/device", toCall("gone")],
  ["a call of a browser whose messages its push service refuses", 410, "/push/device", toCall("refused")],
  ["a call for no push service", 403, "/push/device", toCall("foreign")],
  ["a call for which there is no room", 503, "/push/device", toCall("full")],
  ["a call that is too long", 413, "/push/device", { init: { method: "POST", body: "x".repeat(20_000) } }],
  ["a call of another method", 405, "/push/device", { init: { method: "PUT", body: "{}" } }],
  ["a foreign call", 403, "/push/device", { init: { method: "POST", headers: { origin: "https://evil.example" } } }],
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
    expect(headers.get("strict-transport-security")).toBe("max-age=31536000; includeSubDomains; preload");
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
