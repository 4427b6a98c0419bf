import { expect } from "@playwright/test";
import { row, scoreGoal, test } from "./stack-fixture.ts";

/** As a network that blocks it does, or a browser that has none. */
const withoutEventSource = () => Reflect.deleteProperty(globalThis, "EventSource");

test.describe("a page whose network lets no WebSocket through", () => {
  test.beforeEach(({ page }) => page.routeWebSocket("**/push?**", (socket) => socket.close()));

  test("[P21] hears of a goal by a stream", async ({ page, stack, nextGame }) => {
    const { eventId } = nextGame();
    await page.goto("/?cat=1");
    await expect(page.locator("output.connection")).toHaveClass(/live/);
    await scoreGoal(stack, eventId);
    await expect(row(page, eventId).locator("b")).toHaveText("1\n0");
    await expect(row(page, eventId)).toHaveClass(/hl-goal/);
  });

  test("[P21] [C4.18] hears of a goal by polling where no stream passes either", async ({ page, stack, nextGame }) => {
    const { eventId } = nextGame();
    await page.addInitScript(withoutEventSource);
    await page.goto("/?cat=1");
    await expect(page.locator("output.connection")).toHaveClass(/polling/);
    await scoreGoal(stack, eventId);
    await expect(row(page, eventId).locator("b")).toHaveText("1\n0", { timeout: 30_000 });
  });

  test("[C4.15] [C4.20] polls 20 to 80 s after an update without data; back from an absence it repairs the list and polls on, from a long one it loads the list anew", async ({
    page,
  }) => {
    await page.addInitScript(withoutEventSource);
    const asked: string[] = [];
    await page.route(/\/x\/feed\/[fru]_1_/, (route) => {
      const [, kind = ""] = /\/x\/feed\/([fru])_1_/.exec(route.request().url()) ?? [];
      asked.push(kind);
      return kind === "u" ? route.fulfill({ body: "0", headers: { "x-feed-seq": "0" } }) : route.continue();
    });
    const countOf = (kind: string) => asked.filter((each) => each === kind).length;
    const show = (state: "hidden" | "visible") =>
      page.evaluate((visibilityState) => {
        Object.defineProperty(document, "visibilityState", { value: visibilityState, configurable: true });
        document.dispatchEvent(new Event("visibilitychange"));
      }, state);
    await page.clock.install();
    await page.goto("/?cat=1");
    await expect(page.locator("output.connection")).toHaveClass(/polling/);
    await expect.poll(() => countOf("u"), { timeout: 30_000 }).toBeGreaterThan(0);
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000);
    const before = countOf("u");
    await page.clock.runFor(16_000);
    expect(countOf("u")).toBe(before);
    await page.clock.runFor(64_000);
    await expect.poll(() => countOf("u")).toBe(before + 1);

    for (const [awayMs, first] of [
      [90_000, "r"],
      [400_000, "f"],
    ] as const) {
      await show("hidden");
      await page.clock.runFor(awayMs);
      asked.length = 0;
      await show("visible");
      await page.clock.runFor(12_000);
      await expect.poll(() => asked[0]).toBe(first);
      await page.clock.runFor(12_000);
      await expect.poll(() => countOf("u")).toBeGreaterThan(0);
    }
  });
});
