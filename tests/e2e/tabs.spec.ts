import { expect } from "@playwright/test";
import { letPass, row, scoreGoal, test } from "./stack-fixture.ts";

/** A hidden tab keeps its socket for a minute. */
const sleepSeconds = 60;

test("[P4] a tab that was hidden for a minute has no socket, and shows what it missed when it is shown again", async ({
  context,
  stack,
  nextGame,
}) => {
  const { eventId } = nextGame();
  const tab = await context.newPage();
  let open = 0;
  tab.on("websocket", (socket) => {
    if (!socket.url().includes("/push?")) return;
    open += 1;
    socket.on("close", () => (open -= 1));
  });
  /** Fakes the page's visibility, because headless Chromium never hides a tab. */
  const turn = (state: "hidden" | "visible") =>
    tab.evaluate((visibility) => {
      Object.defineProperty(document, "visibilityState", { configurable: true, get: () => visibility });
      document.dispatchEvent(new Event("visibilitychange"));
    }, state);
  await tab.clock.install({ time: Date.now() - 60_000 });
  // Only the steps below advance the clock: otherwise a late greeting on the socket would make the page open a stream.
  await tab.clock.pauseAt(Date.now());
  await tab.goto("/?cat=1");
  await expect(async () => {
    await letPass(tab, 1);
    await expect(tab.locator("output.connection")).toHaveClass(/live/, { timeout: 100 });
  }).toPass();
  expect(open).toBe(1);
  await turn("hidden");
  await letPass(tab, sleepSeconds + 1);
  await expect.poll(() => open).toBe(0);
  await scoreGoal(stack, eventId);
  await turn("visible");
  await expect.poll(() => open).toBe(1);
  await expect(row(tab, eventId).locator("b")).toHaveText("1\n0");
  await context.close();
});
