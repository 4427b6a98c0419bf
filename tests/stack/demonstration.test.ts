import type { Page } from "playwright";
import { afterAll, beforeAll, expect, it } from "vitest";
import { startDemonstration } from "../../scripts/demonstration/demonstration.ts";
import { freePort } from "../../scripts/port.ts";
import { startStack, type Stack } from "../../scripts/stack.ts";
import { makeVapidKeys } from "../../scripts/vapid/make-vapid-keys.ts";
import type { StatusReport } from "../../app/operators/status-report.ts";
import { bannerZones } from "../../shared/accounts/tracking-names.ts";
import { sportIds } from "../../shared/sports/sport-ids.ts";
import { eventStatus } from "../../shared/sports/statuses.ts";
import { postedGames } from "../support/posted-games.ts";
import { aLeague } from "../support/posted-league.ts";
import { getFeed, getPage, getPageAt } from "../support/requests.ts";
import { feedSign, ingestKeys } from "../support/stack.ts";
import { showFaults } from "../support/workerd.ts";
import { openWatchedBrowser } from "../support/watched-browser.ts";

let demonstration: Awaited<ReturnType<typeof startDemonstration>>;
let stack: Stack;
let port: number;
const statusKey = "the-key-of-the-operator-of-this-test";
const asOperator = { headers: { authorization: `Bearer ${statusKey}` } };
const browser = openWatchedBrowser();
const openedBy = "window.open = new Proxy(window.open, { apply(open, on, told) { document.title = told[2]; } })";

beforeAll(async () => {
  port = await freePort();
  demonstration = await startDemonstration({ port, folders: null, place: null, signature: feedSign });
  stack = await startStack({
    ...demonstration.options,
    port,
    persistTo: null,
    limits: "off",
    onLog: showFaults,
    vars: {
      ...demonstration.options.vars,
      VAPID_KEYS: JSON.stringify(makeVapidKeys("mailto:test@tribune.example")),
      FEED_SIGN: feedSign,
      INGEST_KEYS: ingestKeys,
      WORLD_SEED: "test",
      STATUS_KEY: statusKey,
      DEV_PLACES: "on",
    },
  });
  await demonstration.open(stack);
});
afterAll(async () => {
  await stack.stop();
  await demonstration.stop();
});

const patience = { timeout: 30_000 };
const [french, american, arabic] = [1, 23, 42];

it("[C1.11] [C7.07] [C7.16] takes the feeds of two variants from local origins of the visitor's country by weight, else from global ones", async () => {
  let day = -1000;
  const served = async (project: number, place: string) => {
    const before = demonstration.origins.counts();
    for (let asked = 0; asked < 4; asked += 1) {
      const feed = await getFeed(stack, `f_1_${(day -= 1)}_0_en_1`, { place, project });
      expect(feed.status).toBe(200);
    }
    const after = demonstration.origins.counts();
    return Object.keys(after).filter((name) => (after[name] ?? 0) > (before[name] ?? 0));
  };
  // An origin that answers late on a busy machine is replaced by another one for a moment.
  const isOneOf = async (project: number, place: string, names: readonly string[]) =>
    (await served(project, place)).every((name) => names.includes(name)) || (await served(project, place));
  const expectOneOf = (project: number, place: string, names: readonly string[]) =>
    expect.poll(() => isOneOf(project, place, names), patience).toBe(true);
  await expectOneOf(french, "FR", ["paris", "lyon"]);
  await expectOneOf(french, "BE", ["brussels"]);
  await expectOneOf(french, "PL", ["frankfurt"]);
  await expectOneOf(french, "JP", ["world-1", "world-2"]);
  await expectOneOf(american, "US", ["new-york", "dallas"]);
  await expectOneOf(american, "CA", ["toronto"]);
  await expectOneOf(american, "JP", ["world-3"]);
  // A variant without such a list is served by the deployment itself.
  expect(await served(arabic, "FR")).toEqual([]);
});

const at = (host: string, path: string, place?: string) => {
  const asked = place === undefined ? {} : { place };
  return getPageAt(stack, host, path, asked);
};
const hostOf = (id: string) => (id === "fr" ? `localhost:${port}` : `${id}.localhost:${port}`);

it("[C1.11] leads from the page of languages to a variant in each language, also one from right to left", async () => {
  const { html } = await at(hostOf("fr"), "/langues", "FR");
  for (const id of ["us", "arabic", "de", "ch-fr"]) expect(html).toContain(`href="http://${hostOf(id)}/"`);
  expect((await at(hostOf("arabic"), "/")).html).toMatch(/<html lang="ar" dir="rtl"/);
  expect((await at(hostOf("us"), "/")).html).toMatch(/<html lang="en"/);
});

it("[C2.04] [A9.04] has a house banner in every zone, which says that it is a demonstration", async () => {
  const { html } = await at(hostOf("fr"), "/", "FR");
  const zones = [...html.matchAll(/data-zone="(\w+)".*?<span>([^<]+)</gs)].map(([, zone, text]) => [zone, text]);
  expect(Object.fromEntries(zones)).toEqual(
    Object.fromEntries([...bannerZones, "my_leagues"].map((zone) => [zone, "Bannière de démonstration"])),
  );
});

it("[A9.03] [C4.31] writes American dates and hours, and counts the clock of basketball down, in one variant alone", async () => {
  const list = async (id: string) => (await at(hostOf(id), "/", "US")).html;
  expect(await list("us")).toMatch(/>[A-Z][a-z]{2} \d{1,2}</);
  expect(await list("us")).toMatch(/>\d\d:\d\d [AP]M</);
  expect(await list("worldwide")).not.toMatch(/>\d\d:\d\d [AP]M</);
  expect(await list("worldwide")).toMatch(/>\d\d\.\d\d\.</);

  const posted = postedGames(stack);
  const event = await posted.play(
    aLeague(sportIds.basketball, "Countdown"),
    "quarter",
    { kind: "status", status: eventStatus.quarter2, atSeconds: Math.floor(Date.now() / 1000) - 30 },
    { kind: "facts", facts: { minute: 7 } },
  );
  const minuteAt = async (id: string) => /(\d+)′/.exec((await at(hostOf(id), `/match/${event}`)).html)?.[1];
  expect([await minuteAt("us"), await minuteAt("worldwide")]).toEqual(["4", "7"]);
});

/** A game of the world that bookmakers quote. */
async function findPricedGame(): Promise<string> {
  const { html } = await at(hostOf("fr"), "/", "FR");
  for (const [, path = ""] of html.matchAll(/href="(\/match\/\w+)"/g)) {
    if ((await at(hostOf("fr"), `${path}/cotes`, "FR")).html.includes("Bet Simulé")) return path;
  }
  throw new Error("no game has prices");
}

async function openOdds(place: string): Promise<Page> {
  const context = await browser.newContext({ extraHTTPHeaders: { "x-dev-place": place } });
  await context.addInitScript(openedBy);
  const page = await context.newPage();
  await page.goto(`http://${hostOf("fr")}${await findPricedGame()}/cotes`);
  await page.waitForFunction(() => performance.getEntriesByName("hydrated").length > 0);
  return page;
}

it("[C3.03] [C7.15] opens a bookmaker's page on this machine: a slip in a window of the bookmaker's size, another by its link", async () => {
  const page = await openOdds("FR");
  const link = (name: string) => page.getByRole("main").getByRole("link", { name }).first();
  const press = async (name: string) => {
    await link(name).focus();
    await page.locator(".match-actions button.star").waitFor();
    await link(name).press("Enter");
  };
  await press("Bet Simulé");
  await expect.poll(() => page.title(), patience).toBe("noopener,popup,width=420,height=640");
  await press("Cotes Fictives");
  await expect.poll(() => page.title(), patience).toBe("noopener,popup,width=560,height=760");
  const opened = page.context().waitForEvent("page");
  await press("Bookmaker Imaginaire");
  const other = await opened;
  await other.getByRole("heading", { name: "Bookmaker Imaginaire : démonstration" }).waitFor();
  expect(other.url()).toBe(`${demonstration.bookmakers}/fr/900012/`);
  await page.context().close();
});

it.each(["BE", "NC", "unknown"])(
  "[C3.03] [C7.15] has no link to a bookmaker in %s, which forbids it",
  async (place) => {
    const page = await openOdds(place);
    expect(await page.locator(`a[href^="${demonstration.bookmakers}"]`).count()).toBe(0);
    await page.context().close();
  },
);

it("[C7.11] counts the view of a match", async () => {
  const counted = async () => {
    const { telemetry } = (await (await getPage(stack, "/status.json", asOperator)).json()) as StatusReport;
    return telemetry.ok ? telemetry.value.views : 0;
  };
  const before = await counted();
  const page = await openOdds("FR");
  await expect.poll(counted, patience).toBe(before + 1);
  await page.context().close();
});

it("[C1.12] signs in with the local OpenID provider, and says what Google and Apple need", async () => {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
  await page.goto(`http://localhost:${port}/account/sign-in`);
  await page.getByRole("button", { name: "Continuer avec Démonstration" }).click();
  await page.waitForURL(`${demonstration.openId}/**`);
  await page.locator("[name='login']").fill("ana@example.test");
  await page.locator("[name='password']").fill("any");
  await page.getByRole("button", { name: "Sign-in" }).click();
  await page.getByRole("button", { name: "Continue" }).click();
  await page.locator("html.logged-in").waitFor({ state: "attached" });
  expect(demonstration.lines.join("\n")).toMatch(/Google and Apple need a registration/);
  await page.context().close();
});
