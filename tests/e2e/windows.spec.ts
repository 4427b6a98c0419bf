import { expect, type Page } from "@playwright/test";
import { findViolations } from "./axe.ts";
import { isHydrated, test } from "./stack-fixture.ts";

const dialog = (page: Page, name: string) => page.getByRole("dialog", { name });

test("[C2.11] Back closes a window and not the page; a link in a window takes its place in the history", async ({
  page,
}) => {
  await page.goto("/tennis");
  await expect(page.locator("output.connection")).toHaveClass(/live/);
  await page.evaluate(() => sessionStorage.setItem("same document", "1"));
  const open = () => page.locator("footer").getByRole("link", { name: "Paramètres" }).click();
  await open();
  await expect(dialog(page, "Paramètres")).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page).toHaveURL(/\/tennis$/);
  // Closed in another way, it leaves nothing behind: the next Back leaves the page.
  await open();
  await expect(dialog(page, "Paramètres").getByRole("radio").first()).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect.poll(() => page.evaluate(() => history.state?.window)).toBeUndefined();
  // The built-in world's players are found a moment after the first look at their sport.
  await expect
    .poll(async () => (await page.request.get("/api/v2/search/?q=sinner")).text(), { timeout: 20_000 })
    .toContain("Sinner");
  await page.keyboard.press("/");
  await page.getByRole("combobox").fill("sinner");
  await page
    .getByRole("row", { name: /Sinner/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/joueur\//);
  await page.goBack();
  await expect(page).toHaveURL(/\/tennis$/);
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await page.goForward();
  await expect(page).toHaveURL(/\/joueur\//);
});

test("[C2.11] a window that closes asks for nothing: the page behind it stays as it is", async ({ page }) => {
  await page.goto("/tv/");
  await isHydrated(page);
  const asked: string[] = [];
  page.on("request", (request) => request.url().includes(".data") && asked.push(request.url()));
  for (const close of [() => page.keyboard.press("Escape"), () => page.goBack()]) {
    await page.locator("footer").getByRole("link", { name: "Langue" }).click();
    await expect(page.getByRole("dialog")).toBeVisible();
    await close();
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect.poll(() => page.evaluate(() => history.state?.window)).toBeUndefined();
  }
  // The next page comes after everything that the windows may have asked for.
  await page.getByRole("banner").getByRole("link").first().click();
  await expect(page).toHaveURL(/\/$/);
  expect(asked.filter((url) => new URL(url).pathname === "/tv.data")).toEqual([]);
});

test("[C2.11] the choice of a language is a window over the page, and a page where scripts do not run", async ({
  page,
}) => {
  await page.goto("/tv/");
  await isHydrated(page);
  await page.locator("footer").getByRole("link", { name: "Langue" }).click();
  await expect(dialog(page, "Langue").getByRole("link", { name: "Français" })).toHaveAttribute("aria-current", "true");
  expect(await findViolations(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test("[C2.11] the settings of notifications and the set-up of a language are windows by their links, each in the place of the one before", async ({
  page,
}) => {
  await page.goto("/favoris");
  await isHydrated(page);
  await page.locator("[data-window='notificationsSettings']").first().click();
  await expect(dialog(page, "Notifications")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await page.locator("footer").getByRole("link", { name: "Langue" }).click();
  await dialog(page, "Langue").getByRole("link", { name: "Langue, heures et formats" }).click();
  const setup = dialog(page, "Langue, heures et formats");
  await expect(setup.getByRole("heading", { name: "Fuseau horaire" })).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(1);
  expect(await findViolations(page)).toEqual([]);
  await setup.getByRole("link", { name: "Français" }).click();
  await expect(dialog(page, "Langue").getByRole("link", { name: "Langue, heures et formats" })).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(1);
});

test("no window is wider than a phone", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto("/tennis");
  await expect(page.locator("output.connection")).toHaveClass(/live/);
  const overflow = () =>
    page.getByRole("dialog").evaluate(({ scrollWidth, clientWidth }) => Math.max(0, scrollWidth - clientWidth));
  for (const [link, ready] of [
    ["Paramètres", "Fuseau horaire"],
    ["Langue", "Français"],
    ["Mon compte", "Mot de passe"],
  ] as const) {
    await page.locator("footer").getByRole("link", { name: link, exact: true }).click();
    await expect(page.getByRole("dialog").getByText(ready).first()).toBeVisible();
    expect([link, await overflow()]).toEqual([link, 0]);
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toHaveCount(0);
  }
});
