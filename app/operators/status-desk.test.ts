import { expect, it } from "vitest";
import { setUp, visitor } from "../gateway/gateway.fixture.ts";

const key = "a-key-of-operators-of-32-characters-or-more";
const withKey = (site: ReturnType<typeof setUp>) => ({ ...site.env, STATUS_KEY: key });
const asOperator = { headers: { authorization: `Bearer ${key}` } };

it.each(["/status", "/status.json"])("%s is no address where no guard is configured", async (path) => {
  expect((await setUp().get(path)).status).toBe(404);
});

it("asks a browser for the key, and counts wrong ones", async () => {
  const site = setUp();
  const response = await site.get("/status", { headers: visitor }, withKey(site));
  expect([response.status, response.headers.get("www-authenticate")]).toEqual([
    401,
    'Basic realm="status", charset="UTF-8"',
  ]);
  expect(site.counted).toContain(`LIMIT_FAULTS ${visitor["cf-connecting-ip"]}`);
});

it.each(["/status", "/status.json"])(
  "answers %s to an operator alone, and no cache or index keeps it",
  async (path) => {
    const site = setUp();
    const { status, headers } = await site.get(path, asOperator, withKey(site));
    expect([status, headers.get("cache-control"), headers.get("x-robots-tag")]).toEqual([
      200,
      "no-store",
      "noindex, nofollow",
    ]);
  },
);

it("takes questions only", async () => {
  const site = setUp();
  expect((await site.get("/status", { method: "POST", ...asOperator }, withKey(site))).status).toBe(405);
});

it("shows a Worker that does not answer as such, and the others as ever", async () => {
  const site = setUp();
  const env = {
    ...withKey(site),
    ACCOUNT: { ...site.env.ACCOUNT, report: () => new Promise<never>(() => {}) },
    PUSH: { ...site.env.PUSH, reportOn: () => Promise.reject(new Error("overloaded")) },
  };
  const page = await (await site.get("/status", asOperator, env)).text();
  expect(page).toContain('<li class="fault">tribune-account does not answer: no answer in 3 s</li>');
  expect(page).toContain('<li class="fault">the hub of soccer does not answer: Error: overloaded</li>');
  expect(page).not.toContain("tribune-origin does not answer");
  expect(page).not.toContain("<script");
});

it("names the contradictions of a source's results", async () => {
  const site = setUp();
  const line = "2026-11-20 Cologne – Dortmund: dropped: the half-time score 3-0 is above full time 2-0";
  const source = { source: "openligadb", state: "on", reason: null, answeredMs: null, failures: 0 } as const;
  const sources = [{ ...source, known: 1, waiting: 0, contradictions: 1, dropped: [line], budgetLeft: [1] }];
  const env = { ...withKey(site), SOURCES: { report: async () => ({ version: null, sources }) } };
  const page = await (await site.get("/status", asOperator, env)).text();
  expect(page).toContain(`<summary>openligadb: 1 result with contradictory parts, which were dropped</summary>`);
  expect(page).toContain(`<li>${line}</li>`);
});

it("writes what Workers say as text", async () => {
  const site = setUp();
  const report = async () => ({ version: null, policies: 1, due: ["<script>alert(1)</script>"] });
  const env = { ...withKey(site), GEO: { ...site.env.GEO, report } };
  const page = await (await site.get("/status", asOperator, env)).text();
  expect(page).toContain("&lt;script&gt;alert(1)&lt;/script&gt;");
});

it("says how many pages came from the cache", async () => {
  const site = setUp({ siteOrigin: "https://tribune.example" });
  for (let round = 0; round < 4; round += 1) await site.get("/");
  const response = await site.get("/status.json", asOperator, withKey(site));
  expect(await response.json()).toMatchObject({ site: { pages: { HIT: 3, MISS: 1 }, failed: 0 }, problems: [] });
});

it("counts answers of status 5xx, and writes all of them to the metrics", async () => {
  const site = setUp();
  site.state.behindFails = true;
  const points: unknown[] = [];
  const env = { ...withKey(site), METRICS: { writeDataPoint: (point: unknown) => points.push(point) } };
  await site.get("/api/v2/search/?q=lens", {}, env);
  await site.get("/", {}, env);
  expect(points).toEqual([{ indexes: ["request"], blobs: ["request", "search", ""], doubles: [1, 503, 0] }]);
  expect(await (await site.get("/status.json", asOperator, env)).json()).toMatchObject({ site: { failed: 1 } });
});

it("shows that registration by mail is not set up where the site does not know where it is", async () => {
  const site = setUp();
  const problem = "registration by mail is not set up: the variant has no host, and SITE_ORIGIN is not set";
  expect(await (await site.get("/status.json", asOperator, withKey(site))).json()).toMatchObject({
    problems: [{ level: "note", text: problem }],
  });
  expect(await (await site.get("/status", asOperator, withKey(site))).text()).toContain(problem);
});
