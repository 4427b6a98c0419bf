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
});
