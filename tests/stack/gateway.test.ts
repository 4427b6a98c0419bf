import { request } from "node:http";
import { connect } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Stack } from "../../scripts/stack.ts";
import { sharedTestStack, startTestStack } from "../support/stack.ts";

/** Sends a request without following redirects; `fetch` would normalize the path and send its own host. */
function ask(
  stack: Stack,
  path: string,
  {
    method = "GET",
    headers = {},
    body = "",
  }: { method?: string; headers?: Record<string, string>; body?: string } = {},
): Promise<{ readonly status: number; readonly headers: Record<string, string>; readonly text: string }> {
  const { hostname, port } = stack.url;
  return new Promise((resolve, reject) => {
    const sent = request({ hostname, port, path, method, headers }, (response) => {
      let text = "";
      response.setEncoding("utf8");
      response.on("data", (chunk: string) => (text += chunk));
      response.on("end", () => {
        const entries = Object.entries(response.headers).map(([name, value]) => [name, String(value)]);
        resolve({ status: response.statusCode ?? 0, headers: Object.fromEntries(entries), text });
      });
    });
    sent.on("error", reject);
    sent.end(body);
  });
}

const as = (address: string) => ({ headers: { "cf-connecting-ip": address } });

describe("what leaves the site", () => {
  let stack: Stack;
  beforeAll(async () => {
    stack = await sharedTestStack();
  });

  it.each([
    ["/", 200],
    ["/tennis/", 301],
    ["/nothing", 404],
    ["/_root.data", 200],
    ["/1/x/feed/service", 401],
    ["/api/v2/search/?q=lens", 200],
    ["/graphql", 400],
    ["/ingest/v1/status", 401],
    ["/push", 426],
    ["/favicon.svg", 200],
    ["/robots.txt", 200],
  ])("[W3] has its safety headers: %s, answered %i", async (path, status) => {
    const { headers, ...answer } = await ask(stack, path);
    expect(answer.status).toBe(status);
    expect(headers).toMatchObject({
      "x-content-type-options": "nosniff",
      "strict-transport-security": "max-age=31536000; includeSubDomains; preload",
    });
    expect(headers["referrer-policy"]).toBeDefined();
    expect(headers["content-security-policy"]).toContain("default-src 'none'");
    expect(headers["content-security-policy"]).toContain("frame-ancestors 'none'");
    expect(headers["content-security-policy"]).not.toContain("unsafe");
  });

  it.each([
    ["two headers Host", ["Host: a.example", "Host: b.example"]],
    ["2,000 headers", ["Host: a.example", ...Array.from({ length: 2_000 }, (_, index) => `x-${index}: 1`)]],
    ["2,000 headers of one name", ["Host: a.example", ...Array.from({ length: 2_000 }, () => "x-a: 1")]],
  ])("answers 400 to %s", async (_, headers) => {
    const socket = connect(Number(stack.url.port), stack.url.hostname);
    socket.end(["GET / HTTP/1.1", ...headers, "Connection: close", "", ""].join("\r\n"));
    let answer = "";
    for await (const part of socket.setEncoding("latin1")) answer += String(part);
    expect(answer.split("\r\n")[0]).toBe("HTTP/1.1 400 Bad Request");
  });

  it("names no host that a request made up", async () => {
    for (const path of ["/?day=9", "/nothing", "/tennis/", "/?day=9"]) {
      const { headers, text } = await ask(stack, path, {
        headers: { host: "evil.example", "x-forwarded-host": "evil.example" },
      });
      expect([path, JSON.stringify(headers).includes("evil"), text.includes("evil")]).toEqual([path, false, false]);
    }
  });

  it.each([
    ["//", "/"],
    ["/%74ennis", "/tennis"],
    ["/tennis/", "/tennis"],
    ["/?cat=9", "/"],
    ["/?utm_source=x", "/"],
    ["/?_data=home", "/"],
    ["/TENNIS?cat=6&date=2025-08-16", "/tennis?date=2025-08-16&cat=6"],
  ])("[W1] sends %s to %s", async (path, location) => {
    const { status, headers } = await ask(stack, path);
    expect([status, headers["location"]]).toEqual([301, location]);
  });

  it.each([
    "//evil.example",
    "//evil.example/%2e%2e",
    "/\\evil.example",
    "/%5Cevil.example",
    "/%2F%2Fevil.example/",
    "/%5C/%25_?date=%250a&_routes=Infinity",
    "/.data",
    "/%.data",
    "/tennis.data?_routes=Infinity",
    "/tennis.data?_routes=__proto__,root",
    "/_root.data?date=%250a&_routes=root",
    "/__manifest",
    "/__manifest?p=%2F%25_&version=x",
    "/__manifest?p=%2Ftennis&p=%2F%5C&version=x",
    "/match/%00",
    "/%c0%ae%c0%ae/",
    "/favicon.svg/",
    "//favicon.svg",
    "/assets/nothing.js",
  ])("never fails at %s, nor leads away", async (path) => {
    const { status, headers, text } = await ask(stack, path);
    expect(status).toBeLessThan(500);
    expect(headers["location"] ?? "/").toMatch(/^\/(?![/\\])/);
    expect(text).not.toMatch(/\bat \S+ \(|node_modules|\/build\//);
  });

  it("shows the page for a missing address in the site's look, without a script that would load it again", async () => {
    const { text } = await ask(stack, "/nothing");
    expect(text).toContain("<title>Page introuvable · Tribune</title>");
    expect(text).toMatch(/<link rel="stylesheet"/);
    expect(text).not.toMatch(/__remixContext|<link rel="(?:modulepreload|dns-prefetch)"/);
  });

  it("takes a report of what a page's policy blocked", async () => {
    const body = JSON.stringify({ "csp-report": { "effective-directive": "img-src", "blocked-uri": "inline" } });
    const headers = { "content-type": "application/csp-report" };
    expect((await ask(stack, "/csp-report", { method: "POST", headers, body })).status).toBe(204);
  });

  it("[P14] opens no socket for a page of another site", async () => {
    const socket = {
      upgrade: "websocket",
      connection: "upgrade",
      "sec-websocket-version": "13",
      "sec-websocket-key": "AAAAAAAAAAAAAAAAAAAAAA==",
    };
    expect((await ask(stack, "/push?v=5", { headers: { ...socket, origin: "https://evil.example" } })).status).toBe(
      403,
    );
  });
});

describe("limits per client", () => {
  let stack: Stack;
  beforeAll(async () => {
    stack = await startTestStack({
      assets: false,
      worldSeed: "",
      limits: { LIMIT_PAGES: 3, LIMIT_SEARCH: 2, LIMIT_FAULTS: 2, LIMIT_SOCKETS: 2 },
    });
  });
  afterAll(() => stack.stop());
  /** Repeats until the limit is reached: windows begin with the clock's minute, and one may begin meanwhile. */
  const askUntilRefused = async (path: (index: number) => string, address: string, most: number) => {
    for (let index = 0; index < most; index += 1) {
      const answer = await ask(stack, path(index), as(address));
      if (answer.status === 429) return { ...answer, index };
    }
    throw new Error(`${most} requests and no limit`);
  };

  it("[W2] refuse pages to be rendered, in the page's language, and nothing else and nobody else", async () => {
    const refused = await askUntilRefused((index) => `/?day=${100 + index}`, "203.0.113.7", 8);
    expect(refused.index).toBeGreaterThanOrEqual(3);
    expect(refused.headers).toMatchObject({ "retry-after": "60", "content-type": "text/html; charset=utf-8" });
    expect(refused.text).toContain("Trop de demandes");
    // This client still gets pages that were rendered before, and any other client gets every page.
    expect((await ask(stack, "/nothing", as("203.0.113.7"))).status).toBe(404);
    expect((await ask(stack, "/api/v2/search/?q=lens", as("203.0.113.7"))).status).toBe(200);
    expect((await ask(stack, "/?day=200", as("203.0.113.8"))).status).toBe(200);
  });

  it("refuse searches, sockets and ingest whose signature is wrong", async () => {
    for (const path of ["/api/v2/search/?q=lens", "/push?v=5", "/ingest/v1/status"]) {
      const refused = await askUntilRefused(() => path, "203.0.113.9", 8);
      expect([path, refused.headers["retry-after"]]).toEqual([path, "60"]);
    }
  });

  it("count a network of IPv6 addresses as one client", async () => {
    await askUntilRefused((index) => `/?day=${300 + index}`, "2001:db8:1:2::1", 8);
    expect((await ask(stack, "/?day=399", as("2001:db8:1:2:ffff::2"))).status).toBe(429);
    expect((await ask(stack, "/?day=399", as("2001:db8:1:3::1"))).status).toBe(200);
  });
});

describe("a site whose Cache API fails", () => {
  it.each([
    ["cannot be opened", `Object.defineProperty(globalThis, "caches", { get() { throw new Error("no caches"); } });`],
    [
      "throws",
      `const fail = () => { throw new Error("no cache"); };
       Object.defineProperty(globalThis, "caches", { value: { default: { match: fail, put: fail } } });`,
    ],
    [
      "holds broken entries",
      `const broken = () => new Response(new ReadableStream({ pull(c) { c.error(new Error("cut")); } }), { headers: {
         "cdn-cache-control": "max-age=2, stale-while-revalidate=30", "x-stored-at-ms": String(Date.now()), "x-inline-scripts": "", "x-inline-styles": "" } });
       Object.defineProperty(globalThis, "caches", { value: { default: { match: async () => broken(), put: async () => { throw new Error("full"); } } } });`,
    ],
  ])("serves every page when it %s", async (_, sitePrelude) => {
    const stack = await startTestStack({ assets: false, sitePrelude, worldSeed: "" });
    try {
      for (const [path, status] of [
        ["/", 200],
        ["/tennis", 200],
        ["/nothing", 404],
        ["/", 200],
      ] as const) {
        expect([path, (await ask(stack, path)).status]).toEqual([path, status]);
      }
    } finally {
      await stack.stop();
    }
  });
});
