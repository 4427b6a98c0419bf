import { expect, type Page } from "@playwright/test";
import { entryScript, hold, isHydrated, row, test } from "./stack-fixture.ts";

/** Whether the browser had loaded the page's document before the visitor opened it. */
const wasLoadedAhead = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType("navigation")
      .map((entry) => Reflect.get(entry, "deliveryType"))
      .join(),
  );

test("loads the page of a touched link ahead while the page is not hydrated, as this visitor gets it", async ({
  page,
  context,
  stack,
  nextGame,
}) => {
  await context.addCookies([{ name: "veil", value: "hidden", url: stack.url.origin }]);
  const { eventId } = nextGame();
  await hold(page, entryScript);
  await page.goto("/?cat=1", { waitUntil: "commit" });
  await page.locator("html[data-hydrating]").waitFor();
  await page.waitForFunction(() =>
    performance.getEntriesByType("resource").some(({ name }) => name.endsWith("/speculation-rules.json")),
  );
  const link = row(page, eventId).locator("a[href^='/match/']").first();
  const path = await link.getAttribute("href");
  await link.hover();
  await page.mouse.down();
  await page.mouse.up();
  await page.waitForURL(`**${path}`);
  expect(await wasLoadedAhead(page)).toBe("navigational-prefetch");
  await expect(page.locator(".board .status")).toHaveText("En direct, résultat masqué");
});

test("loads no document ahead once the page is hydrated, as its links load data", async ({
  page,
  context,
  nextGame,
}) => {
  const { eventId } = nextGame();
  await page.goto("/?cat=1");
  await isHydrated(page);
  const opening = context.waitForEvent("page");
  await row(page, eventId)
    .locator("a[href^='/match/']")
    .first()
    .click({ modifiers: ["Control"] });
  const opened = await opening;
  await opened.waitForURL("**/match/**", { waitUntil: "commit" });
  expect(await wasLoadedAhead(opened)).toBe("");
});
