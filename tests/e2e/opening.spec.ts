import { expect, type Page } from "@playwright/test";
import { sportIds } from "../../shared/sports/sport-ids.ts";
import { toMatchday } from "../support/matchday.ts";
import { saveData } from "../support/first-load.ts";
import { postIngest } from "../support/requests.ts";
import { noteShifts, shiftsOn } from "./layout-shifts.ts";
import { isHydrated, row, test } from "./stack-fixture.ts";

/** The path and query of a request, without the site's origin. */
const pathOf = (address: string): string => {
  const { pathname, search } = new URL(address);
  return pathname + search;
};

const isOf = (kind: RegExp) => (path: string) => kind.test(path);
const isData = isOf(/\.data\?/);
const isCode = isOf(/^\/assets\/.*\.js$/);
/** Texts of the page's language are files of their own. */
const isText = isOf(/^\/assets\/(?:[\w.-]+-)?fr-/);

/** Records what a page requests from now on; pictures are loaded beside everything else. */
function recordRequests(page: Page): readonly string[] {
  const paths: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() !== "image") paths.push(pathOf(request.url()));
  });
  return paths;
}

/** Opens a list, and waits until the page has read ahead what most visitors open next: a game's page and the search. */
async function openList(page: Page, path: string): Promise<void> {
  await page.setViewportSize({ width: 390, height: 844 });
  const search = page.waitForResponse(/\/assets\/search-search-window-part-[\w-]{8}\.js$/);
  await page.goto(path);
  await isHydrated(page);
  await search;
  await page.waitForLoadState("networkidle");
}

test("the first tap on a game requests little code, and its data and texts together", async ({ page, nextGame }) => {
  const { eventId } = nextGame();
  await openList(page, "/?cat=1");
  const session = await page.context().newCDPSession(page);
  const held: string[] = [];
  session.on("Fetch.requestPaused", ({ requestId }) => void held.push(requestId));
  // While the answers with data are held back, everything that does not wait for them is requested: one wave.
  await session.send("Fetch.enable", { patterns: [{ urlPattern: "*.data?*" }] });
  const requested = recordRequests(page);
  await row(page, eventId).locator("a").first().click();
  await expect.poll(() => held.length).toBe(2);
  await expect.poll(() => requested.filter(isText).length).toBeGreaterThan(0);
  await session.send("Fetch.disable");
  await expect(page.locator(".match-head")).toBeVisible();
  await page.waitForLoadState("networkidle");
  expect(requested.filter(isData)).toHaveLength(2);
  // The modules of the two routes, and what they do not share with what was read ahead.
  expect(requested.filter((path) => isCode(path) && !isText(path)).length).toBeLessThanOrEqual(4);
  expect(requested.length, requested.join("\n")).toBeLessThanOrEqual(18);
});

test("the first opening of the search requests nothing but its names", async ({ page }) => {
  await openList(page, "/?cat=1");
  const requested = recordRequests(page);
  await page.locator(".thumb [data-window='search']").click();
  await expect(page.getByRole("dialog", { name: "Recherche" })).toBeVisible();
  await expect.poll(() => requested.filter((path) => /popular|top-search/.test(path)).length).toBeGreaterThanOrEqual(2);
  await page.waitForLoadState("networkidle");
  expect(requested.filter(isCode)).toEqual([]);
});

test("where data are saved, the first opening of the search requests its own code alone, and its names beside its texts", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.addInitScript(saveData);
  await page.goto("/?cat=1");
  await isHydrated(page);
  await page.waitForLoadState("networkidle");
  const session = await page.context().newCDPSession(page);
  const held: string[] = [];
  session.on("Fetch.requestPaused", ({ requestId }) => void held.push(requestId));
  await session.send("Fetch.enable", { patterns: [{ urlPattern: "*/assets/*fr-*" }] });
  const requested = recordRequests(page);
  await page.locator(".thumb [data-window='search']").click();
  await expect.poll(() => held.length).toBeGreaterThan(0);
  await expect.poll(() => requested.filter((path) => /popular|top-search/.test(path)).length).toBeGreaterThanOrEqual(2);
  await session.send("Fetch.disable");
  await expect(page.getByRole("dialog", { name: "Recherche" })).toBeVisible();
  await page.waitForLoadState("networkidle");
  expect(requested.filter((path) => /settings|web-push|menu-window|language-window/.test(path))).toEqual([]);
  expect(requested.length, requested.join("\n")).toBeLessThanOrEqual(28);
});

test("a live game that is opened by a tap moves nothing, from a list that is shorter than the window", async ({
  page,
  stack,
}) => {
  const sportId = sportIds.handball;
  const nowSeconds = Math.floor(Date.now() / 1000);
  const { batch, kickOffs, games } = toMatchday({ games: 1, startSeconds: nowSeconds, name: "Court", sportId });
  await postIngest(stack, "events", batch);
  await postIngest(stack, "incidents", kickOffs);
  const { eventId = "", homeName = "" } = games[0] ?? {};
  await openList(page, "/handball?cat=1");
  const game = page.locator(`#g_${sportId}_${eventId} a`).first();
  await expect(game).toBeVisible();
  await page.evaluate(noteShifts, "now" as const);
  await game.click();
  await expect(page.locator(".match-head")).toContainText(homeName);
  await expect(page.locator(".progress.pending")).toHaveCount(0);
  await page.waitForLoadState("networkidle");
  expect(await shiftsOn(page)).toEqual([]);
});

test("one step back leaves a game, whatever tabs were opened, and gives the focus back to its row", async ({
  page,
  nextGame,
}) => {
  const { eventId } = nextGame();
  await page.goto("/?cat=1");
  await isHydrated(page);
  const link = row(page, eventId).locator("a").first();
  await link.press("Enter");
  await expect(page.locator(".match-head")).toBeVisible();
  const tabs = page.locator(".section-nav a:not([aria-current])");
  for (let opened = 0; opened < 2; opened += 1) {
    const tab = tabs.nth(opened);
    const address = (await tab.getAttribute("href")) ?? "";
    await tab.click();
    await expect(page).toHaveURL((url) => url.pathname === address);
  }
  await page.goBack();
  await expect(page).toHaveURL(/\/\?cat=1$/);
  await expect(link).toBeFocused();
});

test("a step back before the tab that was tapped has its data gives the focus back to the row", async ({
  page,
  nextGame,
}) => {
  const { eventId } = nextGame();
  await page.goto("/?cat=1");
  await isHydrated(page);
  const link = row(page, eventId).locator("a").first();
  await link.press("Enter");
  await expect(page.locator(".match-head")).toBeVisible();
  const tab = page.locator(".section-nav a:not([aria-current])").first();
  // The data of the tab never come.
  await page.route(/\/match\/.*\.data|\/x\/feed\/d/, () => {});
  await tab.click();
  await expect(page.locator(".progress.pending")).toHaveCount(1);
  await page.goBack();
  await expect(page).toHaveURL(/\/\?cat=1$/);
  await expect(link).toBeFocused();
});

test("one step back leaves a team whose sections were opened, and gives the focus back to its link", async ({
  page,
}) => {
  await page.goto("/football/france/ligue-1/classement");
  await isHydrated(page);
  const team = page.locator("main a[href^='/equipe/']").first();
  await team.click();
  // The address is another one before the page is.
  await expect(page.locator(".who h1")).toBeVisible();
  const section = page.locator(".section-nav a:not([aria-current])").first();
  const address = (await section.getAttribute("href")) ?? "";
  await section.click();
  await expect(page).toHaveURL((url) => url.pathname === address);
  await page.goBack();
  await expect(page).toHaveURL(/\/classement$/);
  await expect(team).toBeFocused();
});
