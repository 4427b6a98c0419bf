import { expect } from "@playwright/test";
import { findViolations } from "./axe.ts";
import { isHydrated, test } from "./stack-fixture.ts";

test("[C2.14] [C3.19] [C4.02] [C4.03] [C5.01] leagues are pinned on the list of countries and on their pages, and lead from the menu", async ({
  page,
}) => {
  await page.goto("/pays/football/");
  const pin = (name: string) => page.getByRole("button", { name: `Épingler ${name} (France)`, exact: true });
  await expect(pin("Ligue 1")).toHaveAttribute("aria-pressed", "true");
  await expect(pin("Ligue 2")).toHaveAttribute("aria-pressed", "false");
  await pin("Ligue 2").click();
  await expect(pin("Ligue 2")).toHaveAttribute("aria-pressed", "true");
  const stored = await page.evaluate(() => JSON.parse(localStorage.getItem("fsdc_my_leagues") ?? "{}").lists["1"]);
  expect(stored).toMatchObject({ used: true });
  expect(Object.keys(stored).length).toBeGreaterThan(2);
  expect(Object.keys(stored).filter((key) => key !== "used" && !/^1_\d+_[A-Za-z0-9]{8}$/.test(key))).toEqual([]);
  expect(await findViolations(page)).toEqual([]);

  await page.goto("/football/france/ligue-1/");
  const box = page.getByRole("button", { name: "Mes compétitions" });
  await expect(box).toHaveAttribute("aria-pressed", "true");
  await box.click();
  await expect(box).toHaveAttribute("aria-pressed", "false");

  await page.goto("/");
  const mine = page.locator(".menu .my-leagues");
  await expect(mine.getByRole("link", { name: "Ligue 2" })).toBeVisible();
  await expect(mine.getByRole("link", { name: "Ligue 1" })).toHaveCount(0);
  await mine.getByRole("link", { name: "Ligue 2" }).click();
  await expect(page).toHaveURL(/\/football\/france\/ligue-2\/$/);
});

test("[C2.14] [C4.03] a league is pinned at its head in a list, with the sport's first leagues, and stands in the menu", async ({
  page,
}) => {
  await page.goto("/");
  await isHydrated(page);
  const unpinned = page.locator(".league-star button.pin[aria-pressed='false']").first();
  const name = (await unpinned.getAttribute("aria-label")) ?? "";
  // By its name: the tap takes it out of those that are not pinned.
  const pin = page.getByRole("button", { name, exact: true }).and(page.locator(".league-star .pin"));
  await pin.click();
  await expect(pin).toHaveAttribute("aria-pressed", "true");
  const stored = await page.evaluate(() => JSON.parse(localStorage.getItem("fsdc_my_leagues") ?? "{}").lists["1"]);
  expect(Object.keys(stored).length).toBeGreaterThan(2);
  // At once, although the menu had none before.
  await expect(
    page.locator(".menu .my-leagues").getByRole("link", { name: /^Épingler (.*) \(/.exec(name)?.[1] ?? "" }),
  ).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
});

test("[C2.14] from the first visit each open league has a pin and a star at its head, on a phone and in the menu too", async ({
  page,
}) => {
  await page.goto("/");
  await isHydrated(page);
  const open = page.locator("details.league[open]:not(.field)");
  const count = await open.count();
  expect(count).toBeGreaterThan(3);
  for (const button of ["pin", "star"]) await expect(open.locator(`> .league-star > .${button}`)).toHaveCount(count);
  const menuPin = page.locator(".menu div > button.pin[aria-pressed='false']").first();
  const name = (await menuPin.getAttribute("aria-label")) ?? "";
  await menuPin.click();
  // The pin in the menu and the one at the head are the same choice.
  const pins = page.getByRole("button", { name, exact: true });
  await expect(pins.first()).toHaveAttribute("aria-pressed", "true");
  await expect(pins.last()).toHaveAttribute("aria-pressed", "true");
  await page.setViewportSize({ width: 390, height: 844 });
  const star = open.first().locator("> .league-star > .star");
  await star.click();
  await expect(star).toHaveAttribute("aria-pressed", "true");
  expect(await findViolations(page)).toEqual([]);
});

test("[C4.02] the leagues that are pinned by default are the same in lists, on the page of favourites and in the menu, in one order", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const namesIn = (place: string) => page.locator(place).locator("a bdi").allTextContents();
  await page.goto("/pays/football/");
  const defaults = await namesIn(".mine .my-leagues");
  expect(defaults.length).toBeGreaterThan(2);
  await page.goto("/");
  expect(await namesIn(".menu .my-leagues")).toEqual(defaults);
  await page.goto("/favoris");
  await expect.poll(() => namesIn("#my-leagues .sortable")).toEqual(defaults);
  await page.getByRole("navigation", { name: "Accès rapide" }).getByRole("link", { name: "Plus" }).click();
  await expect.poll(() => namesIn(".menu-window .my-leagues")).toEqual(defaults);
  await page.keyboard.press("Escape");
  const [first = "", second = ""] = defaults;
  await page.getByRole("button", { name: `Descendre ${first}` }).press("Enter");
  const moved = [second, first, ...defaults.slice(2)];
  await expect.poll(() => namesIn("#my-leagues .sortable")).toEqual(moved);
  await page.goto("/pays/football/");
  await expect.poll(() => namesIn(".mine .my-leagues")).toEqual(moved);
});

test("[C4.05] a pin that the browser does not store is taken back, and a message says so", async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new Error("full");
    };
  });
  await page.goto("/pays/tennis/");
  const pin = page.locator("button.pin[aria-pressed='false']").first();
  await pin.click();
  await expect(page.getByRole("alert").filter({ hasText: "Une erreur est survenue" })).toBeVisible();
  await expect(page.locator(".my-leagues a").first()).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem("fsdc_my_leagues"))).toBeNull();
});
