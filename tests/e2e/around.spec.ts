import { expect, type Page } from "@playwright/test";
import { toMatchday } from "../support/matchday.ts";
import { postIngest } from "../support/requests.ts";
import { findViolations } from "./axe.ts";
import { row, test } from "./stack-fixture.ts";

for (const path of ["/tv/", "/parametres", "/mobile", "/recherche", "/favoris"]) {
  test(`${path} fits a phone and has nothing that axe finds, in light and dark`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.setExtraHTTPHeaders({ "x-dev-place": "FR:IDF" });
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    expect(await findViolations(page)).toEqual([]);
  });
}

test("[A9.04] a theme that is chosen in the settings takes effect at once, and is kept", async ({ page }) => {
  // Its choices answer when its scripts are there.
  await page.goto("/parametres", { waitUntil: "networkidle" });
  const color = page.locator("meta[name=theme-color]");
  await expect(color).toHaveAttribute("content", "#fff");
  await page.getByRole("radio", { name: "Sombre" }).check();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await expect(color).toHaveAttribute("content", "#121b18");
  await page.reload();
  await expect(page.getByRole("radio", { name: "Sombre" })).toBeChecked();
  await expect(color).toHaveAttribute("content", "#121b18");
});

const timeOf = (page: Page, eventId: string) => row(page, eventId).locator(".t");

test("[C3.13] [A9.03] settings take effect at once: less motion, another zone, another format of odds, live rows included", async ({
  page,
  stack,
}) => {
  await page.setExtraHTTPHeaders({ "x-dev-place": "FR:IDF" });
  await page.goto("/parametres", { waitUntil: "networkidle" });
  // What is below the sports, which are known once the followed games are read.
  const place = () => page.locator(".web-push").evaluate((below) => below.getBoundingClientRect().top + scrollY);
  const before = await place();
  await page.getByRole("radio", { name: "Réduites" }).check();
  await expect(page.locator("html")).toHaveAttribute("data-motion", "less");
  await page.getByRole("combobox", { name: "Fuseau horaire" }).selectOption("Asia/Tokyo");
  await expect(page.locator("output.connection")).toHaveCSS("--zone", '"heure normale du Japon"');
  await expect(page.locator("html")).toHaveAttribute("data-motion", "less");
  await expect(page.getByRole("combobox", { name: "Fuseau horaire" })).toHaveValue("Asia/Tokyo");
  await page.getByRole("button", { name: "US -200" }).click();
  await expect(page.getByRole("button", { name: "US -200" })).toHaveAttribute("aria-pressed", "true");
  expect(await place()).toBe(before);

  await page.goto("/");
  await expect(page.locator("output.connection")).toHaveText("En direct");
  await expect(page.locator(".with-odds li i").filter({ hasText: /./ }).first()).toHaveText(/^(?:[+-]\d{3,}|–)$/);

  // Today's noon there; it is put off while the list is open.
  const ofTokyoSeconds = 9 * 3600;
  const dayOfTokyo = Math.floor((Date.now() / 1000 + ofTokyoSeconds) / 86_400);
  const noon = dayOfTokyo * 86_400 + 12 * 3600 - ofTokyoSeconds;
  const post = async (startSeconds: number) => {
    const { batch, games } = toMatchday({ games: 1, startSeconds, name: "Fuseau" });
    await postIngest(stack, "events", batch);
    return games[0]?.eventId ?? "";
  };
  const eventId = await post(noon);
  await page.goto("/");
  await expect(page.locator("output.connection")).toHaveText("En direct");
  await expect(timeOf(page, eventId)).toHaveText("12:00");
  await post(noon + 5400);
  await expect(timeOf(page, eventId)).toHaveText("13:30");
});

test("[A9.03] a first page tells the times of the place and says whose they are, the next one those of the device; nothing moves", async ({
  browser,
  baseURL,
  stack,
}) => {
  const startSeconds = Math.floor(Date.now() / 60_000) * 60 + 86_400;
  const { batch, games } = toMatchday({ games: 1, startSeconds, name: "Tokyo" });
  await postIngest(stack, "events", batch);
  const timeIn = (timeZone: string) =>
    new Date(startSeconds * 1000).toLocaleTimeString("fr", { timeZone, hour: "2-digit", minute: "2-digit" });
  const context = await browser.newContext({
    baseURL: baseURL ?? "",
    timezoneId: "Asia/Tokyo",
    extraHTTPHeaders: { "x-dev-place": "FR:IDF" },
  });
  const page = await context.newPage();
  await page.addInitScript(() => {
    const seen = { shift: 0 };
    Object.assign(globalThis, { seen });
    // What scripts do: markup that is still coming moves what is there.
    addEventListener("DOMContentLoaded", () =>
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) seen.shift += (entry as PerformanceEntry & { value: number }).value;
      }).observe({ type: "layout-shift", buffered: false }),
    );
  });
  for (const [timeZone, said] of [
    ["Europe/Paris", /Europe centrale/],
    ["Asia/Tokyo", /^(?:none)?$/],
  ] as const) {
    await page.goto("/?day=1", { waitUntil: "networkidle" });
    await expect(timeOf(page, games[0]?.eventId ?? "")).toHaveText(timeIn(timeZone));
    await expect(page.locator("output.connection")).toHaveCSS("--zone", said);
    expect(await page.evaluate(() => (globalThis as unknown as { seen: { shift: number } }).seen.shift)).toBe(0);
  }
  await context.close();
});

test("a page that is followed from the footer keeps the footer", async ({ page }) => {
  await page.goto("/parametres");
  const links = await page.locator("footer a").allTextContents();
  await page.locator("footer").getByRole("link", { name: "Sur téléphone" }).click();
  await expect(page).toHaveURL(/\/mobile$/);
  await expect(page.locator("footer a")).toHaveText(links);
});
