import { createServer } from "node:http";
import { expect, type Page, type Request } from "@playwright/test";
import { toMatchday } from "../support/matchday.ts";
import { postIngest } from "../support/requests.ts";
import { feedSign, startTestStack } from "../support/stack.ts";
import { letPass, row, stopClock, test } from "./stack-fixture.ts";

/**
 * Notes the feeds that a page requests, and lets time pass for it: requests under way finish before more of it passes. A request whose answer
 * was late on a slow machine is repeated, and counts once.
 */
function watchFeeds(page: Page) {
  const asked = new Map<Request, string>();
  const underWay = new Set<Request>();
  page.on("request", (request) => {
    const [, name] = /\/x\/feed\/([^?]+)/.exec(request.url()) ?? [];
    if (name !== undefined) asked.set(request, name);
    // The code that reads an answer may be on its way too. A stream never ends.
    if (!request.url().includes("/push")) underWay.add(request);
  });
  page.on("requestfinished", (request) => underWay.delete(request));
  page.on("requestfailed", (request) => {
    underWay.delete(request);
    asked.delete(request);
  });
  const pass = async (seconds: number, isEnough = () => false) => {
    for (let passed = 0; passed < seconds && !isEnough(); passed += 1) {
      await page.clock.runFor(1_000);
      await page.evaluate(() => {});
      await expect.poll(() => underWay.size).toBe(0);
      await page.evaluate(() => {});
    }
  };
  return { asked, count: (name: RegExp) => [...asked.values()].filter((each) => name.test(each)).length, pass };
}

/** Opens the list, and lets time pass until the page has no socket. Else its clock stands still, so that no poll comes by itself. */
async function openWithoutSocket(page: Page, pass: (seconds: number) => Promise<void>): Promise<void> {
  await stopClock(page);
  await page.routeWebSocket(/\/push/, (socket) => socket.close({ code: 4404 }));
  await page.goto("/");
  await expect(async () => {
    await pass(1);
    await expect(page.locator("output.connection")).toHaveClass(/lost|polling/, { timeout: 100 });
  }).toPass({ intervals: [1] });
}

test("[C4.13] [C4.14] [C4.18] [C4.19] [C8.04] without a socket a list of today is polled from a repair on, and the system is asked; another day's is not", async ({
  page,
}) => {
  await page.clock.install();
  await page.routeWebSocket(/\/push/, (socket) => socket.close({ code: 4404 }));
  const asked: string[] = [];
  page.on("request", (request) => asked.push(...(/\/x\/feed\/([^?]+)/.exec(request.url())?.slice(1) ?? [])));
  await page.goto("/");
  // The refusal has arrived: if a socket were still silent after a leap of time, a stream would follow it, and no poll.
  await expect(page.locator("output.connection")).toHaveClass(/lost|polling/);
  await letPass(page, 70);
  await expect.poll(() => asked.includes("u_1_1") && asked.includes("sys_1")).toBe(true);
  expect(asked.indexOf("fr_1_1")).toBeGreaterThanOrEqual(0);
  expect(asked.indexOf("fr_1_1")).toBeLessThan(asked.indexOf("u_1_1"));
  await page.goto("/?day=3");
  await page.waitForLoadState("networkidle");
  asked.length = 0;
  await letPass(page, 70);
  expect(asked.filter((name) => /^(?:u|r|fr|sys)_/.test(name))).toEqual([]);
});

test("[C4.15] [C4.20] without a socket a poll that brings nothing is followed by a longer wait, which another interval ends; after an absence a page heals before it polls on", async ({
  page,
  context,
}) => {
  const feeds = watchFeeds(page);
  const { pass } = feeds;
  const count = (kind: string) => feeds.count(new RegExp(`^${kind}1(?!\\d)`));
  // Picks the longest of the random waits.
  await page.addInitScript(() => (Math.random = () => 0.99));
  await page.route(/\/x\/feed\/u_1_1/, (route) => route.fulfill({ headers: { "x-feed-seq": "0" }, body: "0" }));
  let seconds = 5;
  await page.route(/\/x\/feed\/sys_1/, (route) => route.fulfill({ body: `SA÷1¬~stu÷${seconds}¬mlp÷1¬~` }));
  await openWithoutSocket(page, pass);

  await pass(30, () => count("u_") === 1);
  expect([count("fr_"), count("u_")]).toEqual([1, 1]);
  await page.clock.runFor(19_000);
  expect(count("u_")).toBe(1);
  // The system sets another interval: the next poll follows it, and does not wait the 79 s that were drawn. On a busy
  // machine it is sent within the second in which the answer came.
  seconds = 7;
  await page.clock.runFor(24_000);
  await pass(20, () => count("sys_") === 1);
  expect(count("sys_")).toBe(1);
  await pass(10, () => count("u_") === 2);
  expect(count("u_")).toBe(2);

  const away = async (passed: number) => {
    await context.setOffline(true);
    await page.clock.runFor(passed * 1_000);
    feeds.asked.clear();
    await context.setOffline(false);
    await pass(15, () => count("u_") === 1);
    return [count("r_"), count("f_"), count("u_")];
  };
  expect(await away(100)).toEqual([1, 0, 1]);
  // A repair names no new games: the page requests the day's feed after it.
  await pass(15, () => count("f_") === 1);
  expect(await away(300)).toEqual([0, 1, 1]);
});

test("[C8.02] [C5.05] a feed that fails is tried four times, after which the page says so; one with nothing new is asked for once", async ({
  page,
}) => {
  const { asked, count, pass } = watchFeeds(page);
  await page.route(/\/x\/feed\/sys_1/, (route) => route.fulfill({ body: "SA÷1¬~stu÷5¬mlp÷1¬~" }));
  await page.addInitScript(() => Reflect.deleteProperty(globalThis, "EventSource"));
  let status = 500;
  await page.route(/\/x\/feed\/u_1_1/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, status, body: "SA÷1¬~" });
  });
  await openWithoutSocket(page, pass);
  const connection = page.locator("output.connection");
  await pass(120, () => count(/^u_1_1$/) >= 1);
  await pass(3);
  expect(count(/^u_1_1$/)).toBe(4);
  await expect(connection).toHaveClass(/lost/);

  for (const unchanged of [1223, 204]) {
    status = unchanged;
    asked.clear();
    await pass(120, () => count(/^u_1_1$/) >= 1);
    await pass(3);
    expect([unchanged, count(/^u_1_1$/)]).toEqual([unchanged, 1]);
    await expect(connection).toHaveClass(/polling/);
  }
});

test("[C3.22] [C7.08] a tab keeps the origin that served it, where it is not the default, and names it in later requests", async ({
  page,
  stack,
}) => {
  const origin = createServer((request, response) => {
    void fetch(new URL(request.url ?? "/", stack.url), { headers: { "x-fsign": feedSign } }).then(async (feed) =>
      response.writeHead(feed.status, { "x-feed-seq": feed.headers.get("x-feed-seq") ?? "1" }).end(await feed.text()),
    );
  });
  await new Promise<void>((resolve) => void origin.listen(0, "127.0.0.1", resolve));
  const address = origin.address();
  const url = `http://127.0.0.1:${typeof address === "object" ? address?.port : 0}`;
  const origins = {
    local: [{ url, weight: 1, countries: ["FR"] }],
    global: [],
    default_url: "https://origin.embedded",
  };
  const behind = await startTestStack({ onLog: () => {}, vars: { ORIGINS: JSON.stringify(origins) } });
  const kept = () => page.evaluate(() => sessionStorage.getItem("location_origin_1"));
  try {
    const { asked, count, pass } = watchFeeds(page);
    const named = () => [...asked].map(([request]) => request.headers()["x-feed-origin"]);
    await page.clock.install();
    await page.routeWebSocket(/\/push/, (socket) => socket.close({ code: 4404 }));
    await page.setExtraHTTPHeaders({ "x-dev-place": "FR:IDF" });
    const visit = async () => {
      asked.clear();
      await page.goto(new URL("/", behind.url).href);
      await expect(page.locator("output.connection")).toHaveClass(/lost|polling/);
      await pass(300, () => count(/^u_1_1$/) >= 2);
    };
    await visit();
    expect(named().at(-1)).toBe(url);
    expect(await kept()).toBe(url);
    await page.setExtraHTTPHeaders({ "x-dev-place": "BE" });
    await visit();
    expect(await kept()).toBeNull();
    expect(named().at(-1)).toBeUndefined();
  } finally {
    await behind.stop();
    origin.closeAllConnections();
    origin.close();
  }
});

test.describe("where prices may be shown", () => {
  test.use({ extraHTTPHeaders: { "x-dev-place": "FR:IDF" } });

  for (const [place, days, name] of [
    ["the list of today", 0, "Cote du jour"],
    ["the list of a day that no socket follows", 3, "Cote à venir"],
    ["the page of a match", 5, "Cote du match"],
    ["the odds of a match", 5, "Cotes du match"],
  ] as const)
    test(`[C9.02] without a socket the prices of ${place} are read anew each minute, and are not shown once they are older than three`, async ({
      page,
      stack,
    }) => {
      const startSeconds = Math.floor(Date.now() / 1000) + days * 86_400;
      const { games, batch } = toMatchday({ games: 1, startSeconds, name });
      const eventId = games[0]?.eventId ?? "";
      const postPrice = (price: number) => {
        const outcomes = ["1", "X", "2"].map((code, index) => ({ code, price: price + index }));
        return postIngest(stack, "odds", {
          sportId: 1,
          quotes: [1, 2].map((bookmakerId) => ({ eventId, bookmakerId, betType: "HOME_DRAW_AWAY", outcomes })),
        });
      };
      await postIngest(stack, "events", batch);
      await postPrice(21.5);
      await page.clock.install();
      await page.routeWebSocket(/\/push/, (socket) => socket.close({ code: 4404 }));
      // Its own time would take the page's back, which has leapt ahead.
      await page.route(/\/x\/feed\/sys_1/, (route) => route.fulfill({ body: "SA÷1¬~stu÷5¬mlp÷1¬~" }));
      // Nor does a stream pass.
      await page.addInitScript(() => Reflect.deleteProperty(globalThis, "EventSource"));
      let isCut = false;
      await page.route(/\/x\/feed\/(?:uo|fo|po|df_od)_/, (route) => (isCut ? route.abort() : route.continue()));
      const passUntil = async (seconds: number, holds: () => Promise<void>) => {
        await page.clock.runFor(seconds * 1_000);
        await expect(async () => {
          await page.clock.runFor(1_000);
          await holds();
        }).toPass({ intervals: [1] });
      };
      const isMatch = days === 5;
      const isTab = place.startsWith("the odds");
      await page.goto(isMatch ? `/match/${eventId}${isTab ? "/cotes" : ""}` : `/?day=${days}`);
      // The refusal has arrived: a socket that is silent over a leap of time would be followed by a stream. Other days open none.
      if (days === 0) await expect(page.locator("output.connection")).toHaveClass(/lost|polling/);
      const shown = isMatch ? page.locator("main") : row(page, eventId);
      const shows = (price: string) => expect(shown).toContainText(price, { timeout: 500 });
      await expect(shown).toContainText("21.50");
      await postPrice(49);
      await passUntil(50, () => shows("49.00"));

      isCut = true;
      await page.clock.runFor(100_000);
      await expect(shown).toContainText("49.00");
      await passUntil(70, () => expect(shown).not.toContainText("49.00", { timeout: 500 }));
      isCut = false;
      await passUntil(50, () => shows("49.00"));
    });
});

test("[C7.02] [C7.03] [C4.42] a full feed wants the place and the time until both are known, and an update says which one the page has", async ({
  page,
}) => {
  const { asked, pass } = watchFeeds(page);
  await page.setExtraHTTPHeaders({ "x-dev-place": "FR:IDF" });
  await page.addInitScript(() => sessionStorage.setItem("tribune_log", "0.001"));
  await page.clock.install();
  await page.routeWebSocket(/\/push/, (socket) => socket.close({ code: 4404 }));
  await page.goto("/");
  await expect(page.locator("output.connection")).toHaveClass(/lost|polling/);
  const headersOf = (names: RegExp) =>
    [...asked].filter(([, name]) => names.test(name)).map(([request]) => request.headers());
  const updates = () => headersOf(/^u_1_1$/);
  await pass(300, () => updates().length >= 2);
  const [first, second] = updates();
  expect(first).toMatchObject({ "x-benchmarkrequest": "1" });
  expect(first).not.toHaveProperty("x-signature");
  expect(second).toMatchObject({ "x-signature": expect.stringMatching(/./) });
  // After a long absence the page loads its list anew.
  const full = () => headersOf(/^f_1_/);
  const returnLate = async () => {
    // A request under way would be lost with the network.
    await pass(1);
    const before = full().length;
    await page.context().setOffline(true);
    await page.clock.runFor(300_000);
    await page.context().setOffline(false);
    await expect.poll(() => full().length).toBeGreaterThan(before);
  };
  await returnLate();
  expect(full()[0]).toMatchObject({ "x-geoip": "1", "x-utime": "1" });
  await expect.poll(() => page.evaluate(() => localStorage.getItem("geoip"))).toContain('"country":"FR"');
  await returnLate();
  expect(full().at(-1)).not.toHaveProperty("x-geoip");
  expect(full().at(-1)).not.toHaveProperty("x-utime");
});
