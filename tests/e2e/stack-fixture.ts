import { expect, test as base, type Page, type WebSocket } from "@playwright/test";
import type { Stack } from "../../scripts/stack.ts";
import { goal, toMatchday, type Game } from "../support/matchday.ts";
import { postIngest } from "../support/requests.ts";
import { startTestStack } from "../support/stack.ts";

type WorkerFixtures = { readonly stack: Stack; readonly games: Iterator<Game> };
/** Returns a game that has just kicked off, in a league of ten, and that no other test uses. */
type TestFixtures = { readonly nextGame: () => Game };

/**
 * One stack for all tests, with a matchday of its own that has just kicked off. A page that throws fails its test; this includes
 * React's errors about markup that differs from its own rendering.
 */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  stack: [
    // Playwright requires a destructured parameter of fixtures, even if there are none.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const stack = await startTestStack();
      await use(stack);
      await stack.stop();
    },
    { scope: "worker" },
  ],
  games: [
    async ({ stack }, use) => {
      const matchday = toMatchday({ games: 80, startSeconds: Math.floor(Date.now() / 1000) });
      await postIngest(stack, "events", matchday.batch);
      await postIngest(stack, "incidents", matchday.kickOffs);
      await use(matchday.games.values());
    },
    { scope: "worker" },
  ],
  nextGame: async ({ games }, use) =>
    use(() => {
      const { value, done } = games.next();
      if (done === true) throw new Error("every game is taken: let the matchday have more");
      return value;
    }),
  context: async ({ context }, use) => {
    context.on("page", watchSockets);
    await use(context);
  },
  page: async ({ page }, use) => {
    const errors: string[] = [];
    page.on("pageerror", ({ message }) => errors.push(message));
    await use(page);
    expect(errors).toEqual([]);
  },
  baseURL: async ({ stack }, use) => use(stack.url.origin),
});

export const scoreGoal = (stack: Stack, eventId: string, side: 1 | 2 = 1) =>
  postIngest(stack, "incidents", goal(eventId, side));

export const row = (page: Page, eventId: string) => page.locator(`#g_1_${eventId}`);

/** The sockets of each page with an outstanding answer: a greeting, or a pong. */
const owing = new WeakMap<Page, Set<WebSocket>>();

function watchSockets(page: Page): void {
  const sockets = new Set<WebSocket>();
  owing.set(page, sockets);
  let isLeft = false;
  page.on("request", (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) isLeft = true;
  });
  // The sockets of a document that was left report nothing more, not even their end.
  page.on("framenavigated", (frame) => {
    if (!isLeft || frame !== page.mainFrame()) return;
    isLeft = false;
    sockets.clear();
  });
  page.on("websocket", (socket) => {
    if (!socket.url().includes("/push?")) return;
    let isGreeted = false;
    sockets.add(socket);
    socket.on("framesent", ({ payload }) => void (payload === "ping" ? sockets.add(socket) : 0));
    socket.on("framereceived", ({ payload }) => {
      if (!isGreeted || payload === "pong") sockets.delete(socket);
      isGreeted = true;
    });
    socket.on("close", () => sockets.delete(socket));
  });
}

/** Stops the page's clock at the time of now: from here on it advances where a test lets time pass, and no answer is late. */
export async function stopClock(page: Page): Promise<void> {
  // The clock runs until it is paused, which a busy machine may do seconds later.
  await page.clock.install({ time: Date.now() - 60_000 });
  await page.clock.pauseAt(Date.now());
}

/**
 * Lets time pass for a page in steps, each with the answers to the page's requests in it: however slow the machine is, no answer is late,
 * and the page does not give up a socket for a stream.
 */
export async function letPass(page: Page, seconds: number): Promise<void> {
  for (let passed = 0; passed < seconds; passed += 1) {
    await page.clock.runFor(1_000);
    await expect.poll(() => owing.get(page)?.size).toBe(0);
  }
}

/** Without this script no page is hydrated. */
export const entryScript = /\/assets\/entry\.client-/;

/** Waits until React has hydrated the page. It polls by a clock of its own: a hidden page has no frames. */
export const isHydrated = (page: Page) =>
  page.waitForFunction(() => performance.getEntriesByName("hydrated").length > 0, null, { polling: 100 });

/** Keeps a page as the server wrote it, without some of its scripts. @returns a function that lets the browser load them */
export async function hold(page: Page, scripts: RegExp): Promise<() => void> {
  const gate = new EventTarget();
  const released = new Promise((resolve) => gate.addEventListener("open", resolve));
  await page.route(scripts, async (route) => {
    await released;
    await route.continue();
  });
  return () => gate.dispatchEvent(new Event("open"));
}
