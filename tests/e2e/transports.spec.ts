import { expect, type Page, type WebSocket } from "@playwright/test";
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

/** As a network that takes everything and passes nothing on, until `opens` is called. */
async function hold(page: Page, { streams }: { readonly streams: boolean }) {
  let isOpen = false;
  const openings: { readonly kind: "socket" | "stream"; readonly atMs: number }[] = [];
  await page.routeWebSocket("**/push?**", (socket) => {
    openings.push({ kind: "socket", atMs: Date.now() });
    if (isOpen) socket.connectToServer();
  });
  await page.route("**/push?**", async (route) => {
    openings.push({ kind: "stream", atMs: Date.now() });
    if (isOpen || !streams) await route.continue();
  });
  return {
    opens: () => (isOpen = true),
    /** How long the first attempt of a kind was waited for before another kind had its turn, in seconds. */
    secondsUntil: (kind: "socket" | "stream") =>
      ((openings.find((each) => each.kind === kind)?.atMs ?? Infinity) - (openings[0]?.atMs ?? 0)) / 1000,
  };
}
const mostSeconds = 10;

test("[P21] falls to a stream within 10 s where sockets are silent, and goes back to a socket once one passes", async ({
  page,
  stack,
  nextGame,
}) => {
  const { eventId } = nextGame();
  await page.clock.install();
  const network = await hold(page, { streams: false });
  await page.goto("/?cat=1");
  await expect(page.locator("output.connection")).toHaveClass(/live/, { timeout: 20_000 });
  expect(network.secondsUntil("stream")).toBeLessThan(mostSeconds);
  const sockets: WebSocket[] = [];
  page.on("websocket", (socket) => sockets.push(socket));
  network.opens();
  // A page on a stream looks after half a minute whether a socket passes.
  await page.clock.fastForward(31_000);
  await expect.poll(() => sockets.filter((socket) => socket.url().includes("u_1_1")).length).toBe(1);
  const [socket] = sockets.filter((each) => each.url().includes("u_1_1"));
  const heard = socket?.waitForEvent("framereceived", { predicate: ({ payload }) => payload.includes(eventId) });
  await scoreGoal(stack, eventId);
  await heard;
  await expect(row(page, eventId).locator("b")).toHaveText("1\n0");
  await expect(page.locator("output.connection")).toHaveClass(/live/);
});

test("[P21] [C4.18] polls within 10 s more where streams are silent too, and goes back to a socket once one passes", async ({
  page,
  stack,
  nextGame,
}) => {
  const { eventId } = nextGame();
  await page.clock.install();
  const network = await hold(page, { streams: true });
  await page.goto("/?cat=1");
  await expect(page.locator("output.connection")).toHaveClass(/polling/, { timeout: 2 * mostSeconds * 1000 });
  network.opens();
  await page.clock.fastForward(60_000);
  await expect(page.locator("output.connection")).toHaveClass(/live/, { timeout: 20_000 });
  await scoreGoal(stack, eventId);
  await expect(row(page, eventId).locator("b")).toHaveText("1\n0");
});
