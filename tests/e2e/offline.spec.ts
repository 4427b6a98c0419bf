import { expect, type Page } from "@playwright/test";
import { isHydrated, row, test } from "./stack-fixture.ts";

test.use({ serviceWorkers: "allow" });

/** Waits until the service worker has cached the page. */
const isKept = (page: Page, path: string) =>
  expect.poll(() => page.evaluate(async (path) => (await caches.match(path)) !== undefined, path)).toBe(true);

/** Waits until the page reacts to taps and has loaded the texts of its reactions: without a network nothing more arrives. */
async function isReady(page: Page): Promise<void> {
  await isHydrated(page);
  await page.waitForLoadState("networkidle");
}

const line = (page: Page) => page.locator("output.connection");

test.describe("without a network", () => {
  test("a page that was seen opens, without odds, and says how old it is; it is current when the network is back", async ({
    page,
    context,
    nextGame,
  }) => {
    const { eventId } = nextGame();
    await context.setExtraHTTPHeaders({ "x-dev-place": "FR:IDF" });
    await page.goto("/");
    await expect(page.locator(".legal")).toBeVisible();
    await isKept(page, "/");
    await context.setOffline(true);
    await page.reload();
    await expect(row(page, eventId)).toBeVisible();
    await expect(line(page)).toContainText(/^Hors ligne · Données de \d\d:\d\d$/);
    // The page is hydrated but knows nothing of the place, so it shows neither prices nor a bookmaker.
    await expect(page.locator(".legal, main .odds")).toHaveCount(0);
    await page.locator("button.theme").click();
    await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
    await context.setOffline(false);
    await expect(line(page)).toHaveClass(/live/);
    await expect(page.locator("html")).not.toHaveAttribute("data-kept-at");
  });

  test("a match that was opened from the list opens from the list again, and after a reload", async ({
    page,
    context,
    nextGame,
  }) => {
    const { eventId, homeName } = nextGame();
    const path = `/match/${eventId}`;
    await page.goto("/");
    await isKept(page, "/");
    await row(page, eventId).getByRole("link").click();
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    await isKept(page, path);
    await page.goBack();
    await page.reload();
    await expect(line(page)).toHaveClass(/live/);
    await context.setOffline(true);
    await row(page, eventId).getByRole("link").click();
    await expect(page.locator("main h1")).toContainText(homeName);
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    await page.reload();
    await expect(line(page)).toContainText("Hors ligne");
  });

  test("a tap on what is not kept keeps the page, says so, and opens by itself when the network is back", async ({
    page,
    context,
  }) => {
    await page.goto("/?date=2031-01-01");
    await expect(line(page)).toContainText(/Données/);
    await isReady(page);
    await context.setOffline(true);
    await expect(line(page)).toContainText("Hors ligne");
    await page.getByRole("navigation", { name: "Sports" }).getByRole("link", { name: "Hockey", exact: true }).click();
    await expect(page.locator(".toast")).toContainText("La page s’ouvrira au retour du réseau");
    await expect(page.locator(".page")).toHaveAttribute("aria-busy", "true");
    await expect(page.locator("h1")).toContainText("Football");
    await context.setOffline(false);
    await expect(page).toHaveURL(/\/hockey$/);
    await expect(page.locator("h1")).toContainText("Hockey");
  });

  test("[E16] stars, the search and the settings work that the page has not used before, and so do the tabs of its list", async ({
    page,
    context,
  }) => {
    await page.clock.install();
    await page.goto("/tous-les-sports/");
    await isKept(page, "/tous-les-sports/");
    const hasCode = () =>
      page.evaluate(async () => {
        const builds = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
        const paths = builds.flat().map(({ url }) => new URL(url).pathname);
        return ["search-window", "settings-window", "my-games-store", "mine-parts"].map((part) =>
          paths.some((path) => path.includes(`${part}-`)),
        );
      });
    await expect.poll(hasCode).toEqual([true, true, true, true]);
    await context.setOffline(true);
    // The page would ask for newer data, and show an error in place of the list.
    await page.clock.runFor(60_000);
    const game = page.locator("#main li.row", { has: page.locator("a[href^='/match/']") }).first();
    const star = game.locator("button.star");
    await star.click();
    await expect(star).toHaveAttribute("aria-pressed", "true");
    const link = game.locator("a[href^='/match/']");
    const address = (await link.getAttribute("href")) ?? "";
    const [homeName = ""] = (await link.innerText()).split("\n");
    await page.locator('header [data-window="search"]').click();
    await page.getByRole("dialog").getByRole("combobox").fill(homeName);
    await expect(page.getByRole("dialog").locator(`a[href$="${address}"]`)).toBeVisible();
    // The first Escape clears the text, the second one closes the window.
    await page.keyboard.press("Escape");
    await page.keyboard.press("Escape");
    await page.locator('header [data-window="settings"]').click();
    await expect(page.getByRole("dialog")).toBeVisible();
    await page.keyboard.press("Escape");
    const tab = page.locator('main a[href*="cat="]').first();
    const query = (await tab.getAttribute("href")) ?? "";
    await tab.click();
    await expect(page).toHaveURL(new RegExp(`${query.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")}$`));
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.locator(".toast")).toBeEmpty();
  });

  test("a setting that the server has to know says that it needs the network, and the page stays; others are kept", async ({
    page,
    context,
  }) => {
    await page.goto("/parametres");
    await isKept(page, "/parametres");
    await isReady(page);
    await context.setOffline(true);
    await page.getByRole("button", { name: "08:45 PM" }).click();
    await expect(page.locator(".toast")).toContainText("ce choix demande le réseau");
    const zone = page.getByRole("combobox", { name: "Fuseau horaire" });
    await zone.selectOption("Asia/Tokyo");
    await expect(zone).toHaveValue("device");
    await page.getByRole("radio", { name: "Sombre" }).check();
    await page.reload();
    await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
    await expect(page.getByRole("radio", { name: "Sombre" })).toBeChecked();
    await context.setOffline(false);
    await page.getByRole("button", { name: "08:45 PM" }).click();
    await expect(page.getByRole("button", { name: "08:45 PM" })).toHaveAttribute("aria-pressed", "true");
  });

  test("an answer about betting says that it needs the network, and the page stays", async ({ page, context }) => {
    await context.setExtraHTTPHeaders({ "x-dev-place": "FR:IDF" });
    await page.goto("/pourquoi");
    await isReady(page);
    await context.setOffline(true);
    await page.getByRole("button", { name: "Masquer les cotes" }).click();
    await expect(page.locator(".toast")).toContainText("ce choix demande le réseau");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Pourquoi je vois cela");
    await context.setOffline(false);
    await page.getByRole("button", { name: "Masquer les cotes" }).click();
    await expect(page.getByRole("button", { name: "Afficher les cotes" })).toBeVisible();
  });

  test("an address that is not kept gives a page that says so and lists those that are; a tap on one is not lost when the network comes back at that moment", async ({
    page,
    context,
  }) => {
    await page.goto("/tennis");
    await isKept(page, "/tennis");
    await context.setOffline(true);
    await page.goto("/volleyball");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Page non disponible hors ligne");
    await page.evaluate(() =>
      addEventListener("beforeunload", () => setInterval(() => dispatchEvent(new Event("online")))),
    );
    await page.locator(".kept-pages a", { hasText: "Tennis" }).click();
    await expect(page).toHaveURL(/\/tennis$/);
    await page.goto("/tennis?cat=6");
    await expect(page).toHaveURL(/\/tennis$/);
    await page.goto("/volleyball");
    await context.setOffline(false);
    await expect(page.locator("h1")).toContainText("Volleyball");
  });

  test("an update leaves an older build's pages as they are, until none of them is open", async ({ page, context }) => {
    await page.goto("/");
    await isKept(page, "/");
    const builds = () => page.evaluate(async () => (await caches.keys()).filter((name) => name.includes("-build-")));
    const [current = ""] = await builds();
    // The previous build: a page with a stylesheet and a script of its own.
    await page.evaluate(async () => {
      const before = await caches.open("tribune-build-before");
      await before.put(
        "/assets/before.css",
        new Response("h1 { color: rgb(1, 2, 3) }", { headers: { "content-type": "text/css" } }),
      );
      const script = `navigator.serviceWorker.controller.postMessage({ version: "before", paths: [] })`;
      const html = `<!DOCTYPE html><html lang="fr"><link rel="stylesheet" href="/assets/before.css"><h1>Avant</h1><script>${script}</script></html>`;
      await before.put("/handball", new Response(html, { headers: { "content-type": "text/html", "x-kept-at": "1" } }));
    });
    await context.setOffline(true);
    const older = await context.newPage();
    await older.goto("/handball");
    await expect(older.locator("h1")).toHaveCSS("color", "rgb(1, 2, 3)");
    await expect
      .poll(() => older.evaluate(async () => (await caches.open("tribune-pages")).keys().then((keys) => keys.length)))
      .toBe(2);
    await context.setOffline(false);
    await page.goto("/basket");
    await isKept(page, "/basket");
    expect((await builds()).toSorted()).toEqual([current, "tribune-build-before"].toSorted());
    await older.goto("/rugby");
    await isKept(older, "/rugby");
    await expect.poll(builds).toEqual([current]);
  });
});
