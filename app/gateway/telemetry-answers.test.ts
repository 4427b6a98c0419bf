import { expect, it } from "vitest";
import { failureLimits } from "../../shared/operations/browser-failure.ts";
import { setUp, visitor } from "./gateway.fixture.ts";

const failure = { action: "poll", url: "/1/x/feed/u_1_1", message: "no league", body: "SA÷1¬~", build: "b1" };
const post = (body: unknown, headers: Record<string, string> = {}) => ({
  method: "POST",
  body: typeof body === "string" ? body : JSON.stringify(body),
  headers: { ...visitor, ...headers },
});

it("[C7.09] [C8.02] passes a browser's failure on to the logging service, its address without a query", async () => {
  const site = setUp();
  const response = await site.get("/log", post({ ...failure, url: "/recherche?q=secret" }));
  expect([response.status, site.failures]).toEqual([204, [{ ...failure, url: "/recherche" }]]);
});

it.each([
  ["no JSON", "nonsense"],
  ["another shape", { lines: [] }],
  ["a field too many", { ...failure, email: "me@example.org" }],
  ["a message that is too long", { ...failure, message: "x".repeat(failureLimits.message + 1) }],
])("refuses %s to the logging service", async (_, body) => {
  const site = setUp();
  expect((await site.get("/log", post(body))).status).toBe(400);
  expect(site.failures).toEqual([]);
});

it("reads no more of a report than it may have", async () => {
  expect((await setUp().get("/log", post("x".repeat(20_000)))).status).toBe(413);
});

it("takes reports of its own pages, within a limit", async () => {
  const site = setUp();
  expect((await site.get("/log", post(failure, { origin: "https://evil.example" }))).status).toBe(403);
  site.over.add("LIMIT_REPORTS");
  expect((await site.get("/log", post(failure))).status).toBe(429);
  expect(site.failures).toEqual([]);
  expect((await site.get("/log")).status).toBe(405);
});

it("takes a bounded number of reports a minute over all clients", async () => {
  const site = setUp();
  const sendFrom = (index: number) =>
    site.get("/log", post(failure, { "cf-connecting-ip": `203.0.113.${index % 250}` }));
  for (let index = 0; index < 300; index += 1) expect((await sendFrom(index)).status).toBe(204);
  const refused = await sendFrom(300);
  expect([refused.status, refused.headers.get("retry-after"), site.failures.length]).toEqual([429, "60", 300]);
  site.state.nowMs += 60_000;
  expect((await sendFrom(301)).status).toBe(204);
});

const ping = "/stats?sport_id=1&project_id=1&tournament_stage_id=W6BOzpK2";

it("[C7.09] [C7.11] passes a page's ping on to the statistics service", async () => {
  const site = setUp();
  expect((await site.get(ping)).status).toBe(204);
  expect((await site.get(`${ping}&event_id=1Ab3dEf7`)).status).toBe(204);
  const view = { sportId: 1, projectId: 1, tournamentStageId: "W6BOzpK2" };
  expect(site.views).toEqual([view, { ...view, eventId: "1Ab3dEf7" }]);
});

it.each([
  "/stats",
  ping.replace("sport_id=1", "sport_id=99"),
  ping.replace("project_id=1", "project_id=x"),
  `${ping}<script>`,
  `${ping}&event_id=`,
])("refuses %s", async (path) => {
  const site = setUp();
  expect((await site.get(path)).status).toBe(400);
  expect(site.views).toEqual([]);
});

it("[C7.11] lets pages ask the statistics' host alone, and only where statistics are on", async () => {
  const policyOf = async (isEnabled: boolean) => {
    const site = setUp({ statistics: { isEnabled, url: "https://stats.example/ping" } });
    return (await site.get("/")).headers.get("content-security-policy") ?? "";
  };
  expect(await policyOf(true)).toContain("connect-src 'self' https://stats.example;");
  expect(await policyOf(false)).toContain("connect-src 'self';");
});
