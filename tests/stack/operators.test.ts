import { chromium, type Browser, type Page, type Request } from "playwright";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createAccountCalls, siteConfiguration } from "../../app/features/account/call-account.ts";
import type { StatusReport } from "../../app/operators/status-report.ts";
import { drawName } from "../../app/telemetry/session-log.ts";
import { chromiumArgs, findChromium } from "../../scripts/chromium.ts";
import type { Stack } from "../../scripts/stack.ts";
import { productDefaults } from "../../shared/sports/product-defaults.ts";
import { stableId } from "../../shared/sports/stable-id.ts";
import { audience, startAccessTeam } from "../fakes/access-team.ts";
import { toMatchday } from "../support/matchday.ts";
import { getFeed, getPage, postIngest } from "../support/requests.ts";
import { sharedTestStack, startTestStack } from "../support/stack.ts";

const key = "a-key-of-operators-of-32-characters-or-more";
const asOperator = { headers: { authorization: `Bearer ${key}` } };
const { batch, kickOffs, games } = toMatchday({
  games: 1,
  startSeconds: Math.floor(Date.now() / 1000),
  name: "Mesure",
});
const eventId = games[0]?.eventId ?? "";
const stageId = stableId(1, "test stage", "Mesure", "0");

/** On a busy machine, events that nobody triggers take seconds to arrive. */
const patience = { timeout: 30_000 };

let access: Awaited<ReturnType<typeof startAccessTeam>>;
let stack: Stack;
let browser: Browser;
const lines: string[] = [];
beforeAll(async () => {
  access = await startAccessTeam();
  stack = await startTestStack({
    worldSeed: "",
    onLog: ({ message }) => lines.push(message),
    vars: {
      STATUS_KEY: key,
      ACCESS_TEAM: access.team,
      ACCESS_AUD: audience,
      VARIANT_CHANGES: JSON.stringify({ statistics: { isEnabled: true, url: "/stats" } }),
    },
  });
  await postIngest(stack, "events", batch);
  await postIngest(stack, "incidents", kickOffs);
  browser = await chromium.launch({ executablePath: findChromium(), args: [...chromiumArgs] });
});
afterAll(async () => {
  await browser.close();
  await stack.stop();
  await access.stop();
});

/** Opens a tab whose session has drawn a number. */
async function openTab(draw: number): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await page.addInitScript(([name, value]) => sessionStorage.setItem(String(name), String(value)), [drawName, draw]);
  return page;
}

/** The page's module runs, and with it the session log. */
const isHydrated = (page: Page) => page.waitForFunction(() => performance.getEntriesByName("hydrated").length > 0);

const failurePlace = { action: "poll", url: "/1/x/feed/u_1_1?ticket=secret", body: "SA÷1¬~" };

/** Fails as the live client does when it cannot handle an answer. */
async function failIn(page: Page, message: string): Promise<void> {
  await page.evaluate(([text, place]) => void Promise.reject(Object.assign(new RangeError(text as string), place)), [
    message,
    failurePlace,
  ] as const);
}

describe("the status of a stack", () => {
  it("is for operators: by key, by Access, and an address for nobody else", async () => {
    expect((await getPage(stack, "/status")).status).toBe(401);
    const token = { "cf-access-jwt-assertion": await access.sign() };
    expect((await getPage(stack, "/status", { headers: token })).status).toBe(200);
    const forged = { "cf-access-jwt-assertion": await access.sign({ isForged: true }) };
    expect((await getPage(stack, "/status", { headers: forged })).status).toBe(401);
    expect((await getPage(await sharedTestStack(), "/status", asOperator)).status).toBe(404);
  });

  it("has what every Worker, ledger and hub says of itself", async () => {
    const tab = await openTab(0.5);
    await tab.goto(new URL("/", stack.url).href);
    await tab.locator("output.connection.live").waitFor();
    // The site answers with what it says itself.
    const status = (await (await getPage(stack, "/status.json", asOperator)).json()) as StatusReport;
    const answered = { ok: true, value: { version: { id: expect.any(String) } } };
    const store = { ok: true, value: { isStoreReached: true } };
    expect(status).toMatchObject({
      problems: [],
      feedProxy: { ...answered, value: { origins: [{ url: "https://origin.embedded", state: "up", failed: 0 }] } },
      push: answered,
      pictures: answered,
      telemetry: answered,
      origin: store,
      account: store,
      geo: { ok: true, value: { policies: expect.any(Number) } },
      sources: { ok: true, value: { sources: [{ state: "off" }, { state: "off" }, { state: "off" }] } },
    });
    const soccer = status.sports[0];
    if (soccer?.ledger.ok !== true || !soccer.hub.ok || !status.feedProxy.ok) throw new Error("no answer");
    expect(soccer).toMatchObject({
      sport: "soccer",
      ledger: { ok: true, value: { isBegun: true, isHubReached: true, overdueMs: 0 } },
      hub: { ok: true, value: { sockets: 1, silentRelays: 0, relays: 1 } },
    });
    expect(soccer.ledger.value.position).toBeGreaterThan(0);
    expect(soccer.hub.value.position).toBe(soccer.ledger.value.hubPosition);
    expect(status.feedProxy.value.feeds).toContainEqual(expect.objectContaining({ sportId: 1 }));
    await tab.close();
  });
});

it("[C7.09] has the user, logging, statistics, geo-IP and push services", async () => {
  const user = await fetch(new URL("/v5/sign-in-options", stack.url));
  expect([user.status, await user.json()]).toMatchObject([200, { providers: [] }]);
  const failure = { action: "start", url: "/", message: "at hand", build: "b1" };
  const log = await fetch(new URL("/log", stack.url), { method: "POST", body: JSON.stringify(failure) });
  expect(log.status).toBe(204);
  await expect.poll(() => lines.find((line) => line.includes("at hand")), patience).toBeDefined();
  const ping = `/stats?sport_id=1&project_id=1&tournament_stage_id=${stageId}`;
  expect((await getPage(stack, ping)).status).toBe(204);
  const feed = await getFeed(stack, "f_1_0_1_fr_1", { place: "BE", headers: { "x-geoip": "1" } });
  expect([...feed.headers.values()]).toContain("BE");
  expect((await getPage(stack, "/push")).status).toBe(426);
});

describe("a page that fails", () => {
  it("[C9.06] [C8.02] [C7.09] is one line of the log in a session that is logged: action, url and body", async () => {
    const tab = await openTab(0.001);
    await tab.goto(new URL("/", stack.url).href);
    await isHydrated(tab);
    await failIn(tab, "seen");
    await expect.poll(() => lines.find((line) => line.includes("RangeError: seen")), patience).toBeDefined();
    const line = lines.find((text) => text.includes("RangeError: seen")) ?? "";
    expect(line).not.toContain("\n");
    expect(JSON.parse(line)).toMatchObject({
      ...failurePlace,
      url: "/1/x/feed/u_1_1",
      level: "error",
      worker: "browser",
      build: expect.stringMatching(/./),
    });
    await tab.close();
  });

  it("[C8.02] names the feed that the page could not handle, and its body", async () => {
    const tab = await openTab(0.001);
    const underWay = new Set<Request>();
    const end = (request: Request) => void underWay.delete(request);
    tab.on("request", (request) => request.url().includes("/x/feed/") && underWay.add(request));
    tab.on("requestfinished", end).on("requestfailed", end);
    await tab.clock.install();
    await tab.routeWebSocket(/\/push/, (socket) => socket.close({ code: 4404 }));
    await tab.route(/\/x\/feed\/u_1_1/, (route) =>
      route.fulfill({ headers: { "x-feed-seq": "999999" }, body: "SA÷1¬~AA÷unreadable¬~" }),
    );
    await tab.addInitScript(() => {
      Reflect.deleteProperty(globalThis, "EventSource");
      const { split } = String.prototype as { split: (...given: unknown[]) => string[] };
      // oxlint-disable-next-line no-extend-native -- no body makes the page's own code fail, so the browser's does for this one
      String.prototype.split = function (this: string, ...given: unknown[]) {
        if (this.endsWith("unreadable¬~")) throw new RangeError("not read");
        return split.apply(this, given);
      };
    });
    await tab.goto(new URL("/", stack.url).href);
    await tab.locator("output.connection:is(.lost, .polling)").waitFor();
    const find = () => lines.find((line) => line.includes("RangeError: not read"));
    const pass = async () => {
      await tab.clock.runFor(1_000);
      await expect.poll(() => underWay.size, patience).toBe(0);
      return find();
    };
    await expect.poll(pass, { timeout: 150_000 }).toBeDefined();
    const place = { action: "poll", url: "/1/x/feed/u_1_1", body: "SA÷1¬~AA÷unreadable¬~" };
    expect(JSON.parse(find() ?? "")).toMatchObject(place);
    await tab.close();
  });

  it("[C9.06] is not reported in the ninety-nine other sessions", async () => {
    const tab = await openTab(0.01);
    const asked: string[] = [];
    tab.on("request", (request) => asked.push(new URL(request.url()).pathname));
    await tab.goto(new URL("/", stack.url).href);
    await isHydrated(tab);
    await failIn(tab, "unseen");
    await tab.locator("output.connection.live").waitFor();
    expect(asked).not.toContain("/log");
    await tab.close();
  });
});

describe("the stats ping", () => {
  it("[C7.11] [C3.22] is a GET with sport, project, stage and event, once a page that is opened", async () => {
    const tab = await openTab(0.5);
    const pings: string[] = [];
    tab.on("request", (request) => {
      const { pathname, search } = new URL(request.url());
      if (pathname === "/stats") pings.push(`${request.method()} ${search}`);
    });
    const query = `GET ?sport_id=1&project_id=1&tournament_stage_id=${stageId}`;
    await tab.goto(new URL(`/match/${eventId}`, stack.url).href);
    await expect.poll(() => pings, patience).toEqual([`${query}&event_id=${eventId}`]);
    const competition = tab.locator("a", { hasText: "Mesure 1" }).first();
    await competition.click();
    await tab.waitForURL(({ pathname }) => !pathname.includes("/match/"));
    await expect.poll(() => pings, patience).toEqual([`${query}&event_id=${eventId}`, query]);
    await tab.close();
  });

  it("[C7.11] is in no page of a variant without statistics", async () => {
    const html = await (await getPage(await sharedTestStack(), "/")).text();
    expect(html).not.toContain("stats-ping");
  });
});

describe("an account call", () => {
  const callAt = (origin: string) =>
    createAccountCalls(siteConfiguration(origin), fetch)("login", {
      email: "a@example.org",
      password: "Correct-horse1",
    });

  it("[A8.03] that nothing answers is a technical error", async () => {
    const answer = await callAt("http://127.0.0.1:1");
    expect(answer).toMatchObject({ ok: false, error: { type: "technicalError", message: expect.stringMatching(/./) } });
  });

  it("[A8.03] that fails without words is an unexpected server error", async () => {
    const elsewhere = new URL("/ingest/v1/nothing", stack.url);
    const answer = await createAccountCalls(siteConfiguration(stack.url.origin), () => fetch(elsewhere))("login", {
      email: "a@example.org",
      password: "Correct-horse1",
    });
    expect(answer).toMatchObject({ ok: false, error: { type: "technicalError", message: "Unexpected server error" } });
  });
});

it("[C3.13] offers decimal odds alone where the variant says nothing else", async () => {
  const options = { place: "FR:IDF", headers: { cookie: "fs_of_fr=uk" } };
  const html = await (await getPage(stack, "/parametres", options)).text();
  expect(html).toContain('name="odds"');
  expect(html).not.toContain('name="format"');
});

it("[C1.09] shows the app's version with the settings and on the status page, and sends it with requests for feeds", async () => {
  expect(await (await getPage(stack, "/parametres")).text()).toContain(`>Tribune ${productDefaults.appVersion}</p>`);
  const status = await (await getPage(stack, "/status", asOperator)).text();
  expect(status).toContain(`The app: ${productDefaults.appVersion}.`);
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  const asking = page.waitForRequest((request) => request.url().includes("/feed/"));
  await page.goto(new URL("/", stack.url).href);
  await page.locator("output.connection.live").waitFor();
  // A tab of a match is read anew when the page is there, by the client of feeds.
  await page.goto(new URL(`/match/${eventId}/resume-des-actions`, stack.url).href).catch(() => null);
  expect((await asking).headers()["x-version"]).toBe(productDefaults.appVersion);
  await page.close();
});
