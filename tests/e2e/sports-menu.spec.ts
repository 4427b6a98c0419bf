import { expect, type Page } from "@playwright/test";
import { sports } from "../../shared/sports/catalogue.ts";
import { isHydrated, test } from "./stack-fixture.ts";

const phone = { width: 390, height: 844 };
/** Those of the bar, then those of the menu. */
const inBar = 8;

const opener = (page: Page) => page.locator(".sports summary");
const menu = (page: Page) => page.getByRole("dialog", { name: "Plus" });

test.describe("the menu of more sports", () => {
  test("on a phone each of its sports can be tapped, and opens", async ({ browser, stack }) => {
    const context = await browser.newContext({ viewport: phone, hasTouch: true, baseURL: stack.url.origin });
    const page = await context.newPage();
    // Before the page is alive the browser itself opens the list, in its place instead of a window.
    await page.goto("/?date=2031-01-01");
    await isHydrated(page);
    await opener(page).tap();
    await expect(menu(page).getByRole("link").first()).toBeVisible();
    const paths = await menu(page)
      .getByRole("link")
      .evaluateAll((links) => links.map((link) => link.getAttribute("href")));
    expect(new Set(paths).size).toBe(sports.length - inBar);
    // Taps are counted at the page and go nowhere, but for the last one.
    await page.evaluate(() => {
      const tapped: (string | null)[] = [];
      Object.assign(globalThis, { tapped });
      addEventListener(
        "click",
        (event) => {
          const link = event.target instanceof Element ? event.target.closest(".popover a") : null;
          if (link === null) return;
          event.preventDefault();
          tapped.push(link.getAttribute("href"));
        },
        true,
      );
    });
    for (const path of paths) {
      if ((await menu(page).count()) === 0) await opener(page).tap();
      await menu(page).locator(`a[href="${path}"]`).tap();
      await expect(menu(page)).toHaveCount(0);
    }
    expect(await page.evaluate(() => (globalThis as unknown as { tapped: string[] }).tapped)).toEqual(paths);
    await page.reload();
    await isHydrated(page);
    await opener(page).tap();
    await menu(page).getByRole("link", { name: "Biathlon" }).tap();
    await expect(page).toHaveURL(/\/biathlon$/);
    await expect(menu(page)).toHaveCount(0);
    await context.close();
  });

  test("on a phone without JavaScript each of its sports can be tapped", async ({ browser, stack }) => {
    const context = await browser.newContext({
      viewport: phone,
      hasTouch: true,
      javaScriptEnabled: false,
      baseURL: stack.url.origin,
    });
    const page = await context.newPage();
    await page.goto("/");
    await opener(page).tap();
    const links = page.locator(".sports details a");
    await expect(links).toHaveCount(sports.length - inBar);
    // A trial taps nothing, but fails where something else lies over the link.
    for (const link of await links.all()) await link.tap({ trial: true });
    await links.last().tap();
    await expect(page).toHaveURL(/\/[a-z-]+$/);
    await context.close();
  });

  for (const width of [390, 1280]) {
    test(`closes on Escape, on a tap outside and on its opener, at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      const refused: string[] = [];
      page.on("console", (message) => {
        if (/content security policy/i.test(message.text())) refused.push(message.text());
      });
      await page.goto("/");
      await expect(page.locator("output.connection")).toHaveClass(/live/);
      await opener(page).focus();
      await page.keyboard.press("Enter");
      await expect(menu(page)).toBeVisible();
      await expect(menu(page)).toBeFocused();
      await page.keyboard.press("Tab");
      await expect(menu(page).getByRole("link").first()).toBeFocused();
      await page.keyboard.press("Escape");
      await expect(menu(page)).toHaveCount(0);
      await expect(opener(page)).toBeFocused();
      await opener(page).click();
      await expect(menu(page)).toBeVisible();
      await page.mouse.click(20, 830);
      await expect(menu(page)).toHaveCount(0);
      await opener(page).click();
      await expect(menu(page)).toBeVisible();
      await opener(page).click();
      await expect(menu(page)).toHaveCount(0);
      expect(refused).toEqual([]);
    });
  }

  test("opens by itself where its script cannot be loaded", async ({ page }) => {
    await page.route(/sports-popover-[^/]*\.js/, (route) => route.abort());
    await page.goto("/");
    await expect(page.locator("output.connection")).toHaveClass(/live/);
    await opener(page).click();
    await expect(page.locator(".sports details a").first()).toBeVisible();
  });
});

test("every flag of the list is drawn", async ({ page }) => {
  await page.goto("/");
  const flags = page.locator('main img[src^="/flags/"]');
  expect(await flags.count()).toBeGreaterThan(3);
  const addresses = await flags.evaluateAll((images) => images.map((image) => image.getAttribute("src")));
  for (const address of new Set(addresses)) {
    const flag = page.locator(`main img[src="${address}"]`).first();
    await flag.scrollIntoViewIfNeeded();
    await expect.poll(() => flag.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  }
});
