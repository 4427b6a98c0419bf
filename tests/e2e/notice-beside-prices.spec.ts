import { expect, type Page } from "@playwright/test";
import { findPricedGame } from "../support/priced-game.ts";
import { isHydrated, test } from "./stack-fixture.ts";

/** Every price that a page draws: in rows of lists, in tables of a match. */
const prices = ".row > i, .odds td > span, .ladder td > span";

/**
 * Brings each price to the middle of the window and measures the sentence of the place there.
 * `far`: prices from which the sentence is more than a screen away, or which it has no room beside; `small`: whose text is larger than its.
 */
const measure = (page: Page) =>
  page.evaluate((selector) => {
    // Here, as the browser knows nothing of what stands outside.
    // oxlint-disable-next-line unicorn/consistent-function-scoping
    const sizeOf = (element: Element) => Number.parseFloat(getComputedStyle(element).fontSize);
    const result = { prices: 0, far: 0, small: 0, size: 0 };
    for (const price of document.querySelectorAll(selector)) {
      if (!price.checkVisibility() || price.getBoundingClientRect().height === 0) continue;
      price.scrollIntoView({ block: "center", behavior: "instant" });
      const { top, bottom } = price.getBoundingClientRect();
      const near = [...document.querySelectorAll(".legal > p:first-of-type")].filter((sentence) => {
        const box = sentence.getBoundingClientRect();
        return box.height > 0 && Math.max(0, box.top - bottom, top - box.bottom) <= innerHeight;
      });
      result.prices += 1;
      if (near.length === 0) result.far += 1;
      result.size = Math.max(0, ...near.map(sizeOf));
      if (result.size < sizeOf(price)) result.small += 1;
    }
    return result;
  }, prices);

for (const width of [390, 1280])
  test(`[C6.03] in France the sentence stands within a screen of every price, as large as these, at ${width} px`, async ({
    browser,
    stack,
  }) => {
    const { eventId, day } = await findPricedGame(stack);
    const context = await browser.newContext({
      viewport: { width, height: 844 },
      baseURL: stack.url.origin,
      extraHTTPHeaders: { "x-dev-place": "FR:IDF" },
    });
    const page = await context.newPage();
    if (width === 390) {
      await page.goto("/parametres");
      await isHydrated(page);
      await page.getByRole("checkbox", { name: "Aussi dans les listes sur téléphone" }).check();
      await expect(page.locator("html")).toHaveAttribute("data-row-odds", "on");
    }
    const paths = [
      `/?day=${day}`,
      `/match/${eventId}`,
      `/match/${eventId}/cotes`,
      "/football/france/ligue-1/cotes",
      "/favoris",
    ];
    const found: Record<string, number> = {};
    for (const path of paths) {
      await page.goto(path);
      await isHydrated(page);
      const { prices: count, far, small, size } = await measure(page);
      found[path] = count;
      expect({ path, far, small }).toEqual({ path, far: 0, small: 0 });
      if (count > 0) expect(size).toBeGreaterThanOrEqual(12);
    }
    for (const path of paths.slice(0, 4)) expect(found[path], path).toBeGreaterThan(0);
    await context.close();
  });
