import { expect, type Page } from "@playwright/test";
import { row, scoreGoal, stopClock, test } from "./stack-fixture.ts";

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
    await page.clock.install();
    await page.goto("/?cat=1");
    await expect(page.locator("output.connection")).toHaveClass(/polling/);
    await scoreGoal(stack, eventId);
    // After a poll that brought nothing it waits for 20 to 80 s.
    await expect(async () => {
      await page.clock.runFor(1_000);
      await expect(row(page, eventId).locator("b")).toHaveText("1\n0", { timeout: 500 });
    }).toPass();
  });
});

/** As a network that takes everything and passes nothing on, until the answer is called. */
async function hold(page: Page, { streams }: { readonly streams: boolean }): Promise<() => void> {
  let isOpen = false;
  await page.routeWebSocket("**/push?**", (socket) => {
    if (isOpen) socket.connectToServer();
  });
  await page.route("**/push?**", async (route) => {
    if (isOpen || !streams) await route.continue();
  });
  return () => (isOpen = true);
}

/** As both kinds number it; a higher one is on its way to its end, or there. */
const openState = 1;
type Transport = WebSocket | EventSource;
type Opening = { readonly way: "WebSocket" | "EventSource"; readonly address: string; readonly atMs: number };
type Noting = { openings: (Opening & { readonly transport: Transport; isHeard: boolean })[] };

/** Notes what a page opens, and when by its own clock. */
function noteOpenings(): void {
  const { openings } = Object.assign(window, { openings: [] } as Noting);
  for (const way of ["WebSocket", "EventSource"] as const)
    Object.assign(window, {
      [way]: new Proxy(window[way], {
        construct(target, [address, ...rest]: [string | URL, ...unknown[]]) {
          const transport: Transport = Reflect.construct(target, [address, ...rest]);
          const opening = { way, address: String(address), atMs: performance.now(), transport, isHeard: false };
          transport.addEventListener("message", () => (opening.isHeard = true));
          openings.push(opening);
          return transport;
        },
      }),
    });
}

const openingsOf = (page: Page): Promise<readonly Opening[]> =>
  page.evaluate(() => (window as unknown as Noting).openings.map(({ way, address, atMs }) => ({ way, address, atMs })));
const waysOf = async (page: Page) => (await openingsOf(page)).map(({ way }) => way);

/** Whether the server has answered all that the page holds open. */
const isAnswered = (page: Page) =>
  page.evaluate(
    (open) => (window as unknown as Noting).openings.every((each) => each.isHeard || each.transport.readyState > open),
    openState,
  );

async function lastOpening(page: Page): Promise<Opening> {
  const opening = (await openingsOf(page)).at(-1);
  if (opening === undefined) throw new Error("the page has opened nothing");
  return opening;
}
const isOnTheList = (address: string) => address.includes("u_1_1");

const connection = (page: Page) => page.locator("output.connection");
const mostSeconds = 10;
const silenceMs = 5_000;
const mostReconnectMs = 1_000;
const stepMs = 200;

/** Lets time pass for a page in steps until something holds. */
const passUntil = (page: Page, holds: () => Promise<boolean>) =>
  expect(async () => {
    await page.clock.runFor(stepMs);
    expect(await holds()).toBe(true);
  }).toPass({ intervals: [stepMs] });

/** A page that has opened a socket. Its clock stands still where a test lets no time pass, so that no answer is late. */
async function openStill(page: Page): Promise<void> {
  await page.addInitScript(noteOpenings);
  await stopClock(page);
  await page.goto("/?cat=1");
  await passUntil(page, async () => (await openingsOf(page)).length > 0);
}

async function fallToStream(page: Page): Promise<void> {
  await page.clock.runFor(silenceMs);
  await page.clock.runFor(mostReconnectMs);
  await expect.poll(() => waysOf(page)).toEqual(["WebSocket", "EventSource"]);
  const [socket, stream] = await openingsOf(page);
  expect((stream?.atMs ?? Infinity) - (socket?.atMs ?? 0)).toBeLessThan(mostSeconds * 1000);
}

test("[P21] falls to a stream within 10 s where sockets are silent, and goes back to a socket once one passes", async ({
  page,
  stack,
  nextGame,
}) => {
  const { eventId } = nextGame();
  const release = await hold(page, { streams: false });
  await openStill(page);
  await fallToStream(page);
  await expect(connection(page)).toHaveClass(/live/);
  release();
  const onTheList = page.waitForEvent("websocket", { predicate: (socket) => isOnTheList(socket.url()), timeout: 0 });
  // A page on a stream looks after half a minute whether a socket passes; of each second it hears what the server says in it.
  for (let opening = await lastOpening(page); opening.way !== "WebSocket" || !isOnTheList(opening.address);) {
    await page.clock.runFor(1_000);
    opening = await lastOpening(page);
    await expect.poll(() => isAnswered(page)).toBe(true);
  }
  const socket = await onTheList;
  const heard = socket.waitForEvent("framereceived", ({ payload }) => payload.includes(eventId));
  await expect(connection(page)).toHaveClass(/live/);
  await scoreGoal(stack, eventId);
  await heard;
  await expect(row(page, eventId).locator("b")).toHaveText("1\n0");
});

test("[P21] [C4.18] polls where streams are silent too, and is live again once something passes", async ({
  page,
  stack,
  nextGame,
}) => {
  const { eventId } = nextGame();
  const release = await hold(page, { streams: true });
  await openStill(page);
  await fallToStream(page);
  await passUntil(page, () => connection(page).evaluate((output) => output.matches(".polling")));
  release();
  const silent = (await openingsOf(page)).length;
  await passUntil(page, async () => (await openingsOf(page)).length > silent);
  await expect(connection(page)).toHaveClass(/live/);
  await scoreGoal(stack, eventId);
  await expect(row(page, eventId).locator("b")).toHaveText("1\n0");
});
