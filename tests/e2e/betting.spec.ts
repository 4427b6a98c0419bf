import { expect, type Browser, type Page } from "@playwright/test";
import type { Stack } from "../../scripts/stack.ts";
import { toMatchday } from "../support/matchday.ts";
import { findPricedGame } from "../support/priced-game.ts";
import { postIngest } from "../support/requests.ts";
import { isHydrated, test } from "./stack-fixture.ts";

/** The stack requires an age in this place. */
const asking = "FR:2A";
const isAsking = (page: Page) => page.getByRole("dialog", { name: "Avez-vous 18 ans ou plus ?" });

const openPhone = (browser: Browser, stack: Stack, place: string) =>
  browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    baseURL: stack.url.origin,
    extraHTTPHeaders: { "x-dev-place": place },
  });

test.describe("betting", () => {
  test("[A5.06] an age is asked for once a visit, and kept when it is confirmed", async ({ browser, stack }) => {
    const context = await openPhone(browser, stack, asking);
    const page = await context.newPage();
    await page.goto("/tennis");
    await expect(isAsking(page)).toBeVisible();
    // Closing the dialog is no answer.
    await page.keyboard.press("Escape");
    await expect(isAsking(page)).toBeHidden();
    await expect(page.locator("main")).toBeFocused();
    expect(await page.evaluate(() => scrollY)).toBe(0);
    expect(await context.cookies()).toEqual([]);
    await page.goto("/handball");
    await isHydrated(page);
    await expect(isAsking(page)).toBeHidden();
    await page.getByRole("link", { name: "confirmer que j’ai 18 ans ou plus" }).tap();
    const confirm = isAsking(page).getByRole("button", { name: "J’ai 18 ans ou plus" });
    expect((await confirm.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await confirm.tap();
    await expect(page.getByRole("link", { name: "confirmer que j’ai 18 ans ou plus" })).toHaveCount(0);
    expect(new URL(page.url()).pathname).toBe("/handball");
    expect((await context.cookies()).map(({ name, value }) => [name, value])).toEqual([["tribune_age_FR-18", "1"]]);
    await context.close();
  });

  test("[C6.03] [C1.09] on a phone the notice is in view beside prices, and a switch in another tab takes both prices", async ({
    browser,
    stack,
  }) => {
    const path = `/match/${(await findPricedGame(stack)).eventId}/cotes`;
    const context = await openPhone(browser, stack, "FR:IDF");
    const page = await context.newPage();
    await page.goto(path);
    await isHydrated(page);
    const notice = page.locator(".legal p").first();
    const isInView = async () => {
      await expect(notice).toBeInViewport({ ratio: 1 });
      // Nothing covers the notice: the element at its middle belongs to it.
      expect(
        await notice.evaluate((element) => {
          const { left, top, width, height } = element.getBoundingClientRect();
          return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
        }),
      ).toBe(true);
    };
    await isInView();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await page.mouse.wheel(0, 200);
    await isInView();

    const settings = await context.newPage();
    await settings.goto("/parametres");
    await settings.getByRole("button", { name: "Masquer les cotes" }).tap();
    await expect(settings.getByRole("button", { name: "Afficher les cotes" })).toBeVisible();
    await page.bringToFront();
    await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
    await expect(page.locator("table.odds")).toHaveCount(0);
    await expect(page).toHaveURL(path.replace("/cotes", ""));
    await context.close();
  });

  test("[C6.03] a phone's list has prices by choice: then the notice is in view, and before that it lies over no row", async ({
    browser,
    stack,
  }) => {
    const { day } = await findPricedGame(stack);
    const context = await openPhone(browser, stack, "FR:IDF");
    const page = await context.newPage();
    const notice = page.locator(".columns .legal");
    const row = page.locator(".league[open] .row:has(> i)").first();
    const price = row.locator("i").first();
    await page.goto(`/?day=${day}`);
    await isHydrated(page);
    await expect(notice).toHaveCSS("position", "static");
    await expect(price).toBeHidden();

    await page.goto("/parametres");
    await page.getByRole("checkbox", { name: "Aussi dans les listes sur téléphone" }).tap();
    await expect(page.locator("html")).toHaveAttribute("data-row-odds", "on");
    await page.goto(`/?day=${day}`);
    await isHydrated(page);
    await row.evaluate((element) => element.scrollIntoView({ block: "center" }));
    await expect(price).toBeVisible();
    await expect(notice.locator("p").first()).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    // The price links to its match, as the row does.
    const match = await row.locator("a").getAttribute("href");
    const box = await price.boundingBox();
    await page.touchscreen.tap((box?.x ?? 0) + 10, (box?.y ?? 0) + 10);
    await expect(page).toHaveURL(match ?? "");
    await context.close();
  });

  test("[C9.04] [C3.03] a running match names who takes bets on it, one for thirty seconds, and waits for who points at it", async ({
    browser,
    stack,
  }) => {
    const nowSeconds = Math.floor(Date.now() / 1000);
    const { games, batch, kickOffs } = toMatchday({ games: 1, startSeconds: nowSeconds - 600, name: "Paris" });
    const eventId = games[0]?.eventId ?? "";
    const toQuote = (bookmakerId: number, price: number) => ({
      eventId,
      bookmakerId,
      betType: "HOME_DRAW_AWAY",
      outcomes: ["1", "X", "2"].map((code) => ({ code, price })),
    });
    await postIngest(stack, "events", batch);
    await postIngest(stack, "incidents", kickOffs);
    await postIngest(stack, "odds", { sportId: 1, quotes: [toQuote(1, 2.1), toQuote(2, 3.2)] });
    const context = await openPhone(browser, stack, "FR:IDF");
    const page = await context.newPage();
    // The clock runs until it is paused, which a busy machine may do seconds later.
    const nowMs = Date.now();
    await page.clock.install({ time: nowMs - 60_000 });
    await page.clock.pauseAt(nowMs);
    await page.goto(`/match/${eventId}`, { waitUntil: "networkidle" });
    await page.clock.runFor(2_000);
    const strip = page.locator(".live-strip");
    await expect(strip).toContainText("Betclic");
    await expect(strip).toContainText("2.10");
    const place = await strip.boundingBox();
    // The strip begins its turns once it is hydrated.
    await expect(async () => {
      await page.clock.runFor(5_000);
      await expect(strip).toContainText("Winamax", { timeout: 1_000 });
    }).toPass();
    await expect(strip).toContainText("3.20");
    expect((await strip.boundingBox())?.height).toBe(place?.height);
    await strip.hover();
    await page.clock.runFor(60_000);
    await expect(strip).toContainText("Winamax");
    await page.mouse.move(0, 0);
    await page.clock.runFor(15_000);
    await expect(strip).toContainText("Winamax");
    await page.clock.runFor(16_000);
    await expect(strip).toContainText("Betclic");
    await context.close();
  });
});
