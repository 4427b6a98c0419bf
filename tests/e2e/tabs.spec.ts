import { expect, type Page } from "@playwright/test";
import { letPass, row, scoreGoal, test } from "./stack-fixture.ts";

/** After that time a page has the code of tabs (decision 455). */
const tabsSeconds = 10;

/** How many sockets of the push a page has open. */
function countSockets(page: Page) {
  let open = 0;
  page.on("websocket", (socket) => {
    if (!socket.url().includes("/push?")) return;
    open += 1;
    socket.on("close", () => (open -= 1));
  });
  return () => open;
}

test("[P4] two tabs share one socket; when the one that has it is closed, the other goes on", async ({
  context,
  stack,
  nextGame,
}) => {
  const { eventId } = nextGame();
  const tabs = await Promise.all([context.newPage(), context.newPage()]);
  const counts = tabs.map(countSockets);
  const sum = () => counts.reduce((all, count) => all + count(), 0);
  for (const tab of tabs) {
    await tab.clock.install();
    await tab.goto("/?cat=1");
    await expect(tab.locator("output.connection")).toHaveClass(/live/);
  }
  expect(sum()).toBe(2);
  for (const tab of tabs) await letPass(tab, tabsSeconds);
  await expect.poll(sum).toBe(1);
  await scoreGoal(stack, eventId);
  for (const tab of tabs) await expect(row(tab, eventId).locator("b")).toHaveText("1\n0");
  const [leader, other] = counts[0]?.() === 1 ? tabs : tabs.toReversed();
  await leader?.close();
  await scoreGoal(stack, eventId, 2);
  await expect(row(other as Page, eventId).locator("b")).toHaveText("1\n1");
  await context.close();
});
