import type { Page } from "playwright";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import type { StatusReport } from "../../app/operators/status-report.ts";
import { showDemonstration, statusKey, type ShownDemonstration } from "../support/demonstration.ts";
import { getPage } from "../support/requests.ts";
import { openWatchedBrowser } from "../support/watched-browser.ts";

let shown: ShownDemonstration;
let path: string;
const browser = openWatchedBrowser();
beforeAll(async () => {
  shown = await showDemonstration("test");
  // The built-in world begins with the first look at it.
  path = await vi.waitFor(findPricedGame, { timeout: 120_000, interval: 1_000 });
});
afterAll(() => shown.stop());

const patience = { timeout: 30_000 };

/** The odds of a game that the built-in world prices. */
async function findPricedGame(): Promise<string> {
  for (const [, game = ""] of (await shown.pageOf("fr", "/", "FR")).matchAll(/href="(\/match\/\w+)"/g)) {
    const odds = `${game}/cotes`;
    if ((await shown.pageOf("fr", odds, "FR")).includes("Bet Simulé")) return odds;
  }
  throw new Error("no game has prices");
}

async function openOdds(place: string): Promise<Page> {
  const context = await browser.newContext({ extraHTTPHeaders: { "x-dev-place": place } });
  await context.addInitScript(() => {
    const { open } = window;
    window.open = (...told) => {
      sessionStorage.setItem("opened", String(told[2]));
      return open(...told);
    };
  });
  const page = await context.newPage();
  await page.goto(`http://${shown.hostOf("fr")}${path}`);
  await page.waitForFunction(() => performance.getEntriesByName("hydrated").length > 0);
  return page;
}

it("[C3.03] [C7.15] opens a bookmaker's page on this machine: a slip in a window of the bookmaker's size, another by its link", async () => {
  const page = await openOdds("FR");
  const follow = async (name: string, id: number) => {
    await page.evaluate(() => sessionStorage.removeItem("opened"));
    const link = page.getByRole("main").getByRole("link", { name }).first();
    // Focus hydrates this part first.
    await link.focus();
    await page.locator(".match-actions button.star").waitFor();
    const opened = page.context().waitForEvent("page");
    await link.press("Enter");
    const other = await opened;
    await other.getByRole("heading", { name: `${name} : démonstration` }).waitFor();
    expect(other.url()).toBe(`${shown.bookmakers}/fr/${id}/`);
    await other.close();
    return page.evaluate(() => sessionStorage.getItem("opened"));
  };
  expect(await follow("Bet Simulé", 900_010)).toBe("noopener,popup,width=420,height=640");
  expect(await follow("Cotes Fictives", 900_011)).toBe("noopener,popup,width=560,height=760");
  expect(await follow("Bookmaker Imaginaire", 900_012)).toBeNull();
  await page.context().close();
});

it.each(["BE", "NC", "unknown"])(
  "[C3.03] [C7.15] has no link to a bookmaker in %s, which forbids it",
  async (place) => {
    expect(await shown.pageOf("fr", path, "FR")).toContain(shown.bookmakers);
    for (const page of [path, path.replace("/cotes", ""), "/"])
      expect(await shown.pageOf("fr", page, place)).not.toContain(shown.bookmakers);
  },
);

it("[C7.11] counts the view of a match", async () => {
  const counted = async () => {
    const asked = { headers: { authorization: `Bearer ${statusKey}` } };
    const { telemetry } = (await (await getPage(shown.stack, "/status.json", asked)).json()) as StatusReport;
    return telemetry.ok ? telemetry.value.views : 0;
  };
  const before = await counted();
  const page = await openOdds("FR");
  await expect.poll(counted, patience).toBeGreaterThan(before);
  await page.context().close();
});
