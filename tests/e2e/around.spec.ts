import { expect } from "@playwright/test";
import { findViolations } from "./axe.ts";
import { test } from "./stack-fixture.ts";

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

test("[C3.13] settings take effect at once: less motion, another zone, another format of odds, live rows included", async ({
  page,
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
});

test("a page that is followed from the footer keeps the footer", async ({ page }) => {
  await page.goto("/parametres");
  const links = await page.locator("footer a").allTextContents();
  await page.locator("footer").getByRole("link", { name: "Sur téléphone" }).click();
  await expect(page).toHaveURL(/\/mobile$/);
  await expect(page.locator("footer a")).toHaveText(links);
});
