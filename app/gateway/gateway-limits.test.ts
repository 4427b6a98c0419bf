import { expect, it } from "vitest";
import { asSocket, from, setUp, visitor } from "./gateway.fixture.ts";
import { signatureHeaders } from "../../shared/ingest/signature.ts";
import { bundleSize } from "./rate-limits.ts";

it.each([
  ["LIMIT_PAGES", "/?day=1", "text/html"],
  ["LIMIT_DATA", "/_root.data", "text/plain"],
  ["LIMIT_PICTURES", "/match/15V03UEq.png", "text/plain"],
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
    // The refusal is remembered, so it costs nothing.
    await site.get(path, init);
    expect([site.counted, site.asked, site.state.rendered]).toEqual([[`${name} 203.0.113.7`], [], 0]);
    // Other clients are not refused.
    site.over.clear();
    expect((await site.get(path, { ...init, headers: { "cf-connecting-ip": "203.0.113.8" } })).status).not.toBe(429);
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

it("refuses ingest without a known key to an address that failed often, and never a provider's own requests", async () => {
  const site = setUp();
  site.over.add("LIMIT_FAULTS");
  const send = (keyId: string | null, behindStatus: number) => {
    site.state.behindStatus = behindStatus;
    const headers = { ...visitor, ...(keyId === null ? {} : { [signatureHeaders.provider]: keyId }) };
    return site.get("/ingest/v1/status", { headers }).then(({ status }) => status);
  };
  expect(await send(null, 200)).toBe(200);
  expect(site.counted).toEqual([]);
  expect(await send("made up", 401)).toBe(401);
  expect(await send("provider", 401)).toBe(401);
  await site.settle();
  expect(site.counted).toEqual(["LIMIT_FAULTS 203.0.113.7", "LIMIT_FAULTS key provider"]);
  const passedOn = site.asked.length;
  for (const keyId of [null, "made up", "another"]) expect(await send(keyId, 200)).toBe(429);
  expect(site.asked).toHaveLength(passedOn);
  // Wrongly signed requests in the provider's name are limited; correctly signed ones are not.
  expect([await send("provider", 401), await send("provider", 200)]).toEqual([429, 200]);
});

it("[W2] limits nobody where there are no bindings", async () => {
  const site = setUp();
  const { FEED, PUSH, DEVICE_DESK, ORIGIN, ACCOUNT, SHARE_IMAGE, SOURCES, TELEMETRY, FEED_SIGN, GEO } = site.env;
  const bare = { FEED, PUSH, DEVICE_DESK, ORIGIN, ACCOUNT, SHARE_IMAGE, SOURCES, TELEMETRY, FEED_SIGN, GEO };
  for (const path of ["/", "/_root.data", "/api/v2/search/", "/push", "/graphql"]) {
    expect((await site.get(path, { headers: { ...visitor, ...asSocket } }, bare)).status).toBe(200);
  }
  expect(site.counted).toEqual([]);
});

const copies = [
  "tribune_zone=Asia/Tokyo",
  "tribune_device_zone=America/Lima",
  "tribune_clock=12",
  "tribune_dates=month-first",
  "veil=hidden",
  "veil=late",
  "veil=some!g.15V03UEq",
];

it("counts all copies of pages of a client in one budget, which is none of pages", async () => {
  const site = setUp();
  const as = (cookie: string) => site.get("/", { headers: { ...visitor, cookie } });
  for (const cookie of copies) expect((await as(cookie)).status).toBe(200);
  expect(site.counted).toEqual(copies.map(() => "LIMIT_COPIES 203.0.113.7"));
  site.over.add("LIMIT_COPIES");
  const next = ["tribune_zone=Asia/Kolkata", "tribune_zone=Asia/Tokyo; veil=late", "veil=some!g.other123"];
  for (const cookie of next) {
    const refused = await as(cookie);
    expect([refused.status, refused.headers.get("retry-after")]).toEqual([429, "60"]);
  }
  expect((await site.get("/tennis", { headers: visitor })).status).toBe(200);
  const others = { "cf-connecting-ip": "203.0.113.8", cookie: "veil=late" };
  expect((await site.get("/", { headers: others })).headers.get("x-tribune-cache")).toBe("HIT");
});

it("gives a visitor who chose what the place has anyway the page of all", async () => {
  const site = setUp();
  await site.get("/", { headers: visitor });
  await site.settle();
  for (const cookie of [
    "tribune_zone=Europe/Berlin",
    "tribune_clock=24",
    "tribune_zone=No/Where",
    "fs_of_fr=uk",
    "a=1",
  ]) {
    const answer = await site.get("/", { headers: { ...visitor, cookie } });
    expect([cookie, answer.headers.get("x-tribune-cache")]).toEqual([cookie, "HIT"]);
  }
  expect(site.counted).toEqual(["LIMIT_PAGES 203.0.113.7"]);
});
