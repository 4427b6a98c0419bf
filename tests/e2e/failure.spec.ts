import { createServer } from "node:http";
import { expect } from "@playwright/test";
import { feedSign, startTestStack } from "../support/stack.ts";
import { isHydrated, test } from "./stack-fixture.ts";

test("a page whose origin fails is asked for again by itself, not under an open window, and is there once the origin is", async ({
  page,
  stack,
}) => {
  let isDown = true;
  const origin = createServer((request, response) => {
    if (isDown) return void request.socket.destroy();
    void fetch(new URL(request.url ?? "/", stack.url), { headers: { "x-fsign": feedSign } }).then(async (feed) =>
      response.writeHead(feed.status, { "x-feed-seq": feed.headers.get("x-feed-seq") ?? "1" }).end(await feed.text()),
    );
  });
  await new Promise<void>((resolve) => origin.listen(0, "127.0.0.1", resolve));
  const address = origin.address();
  const port = typeof address === "object" ? address?.port : 0;
  const origins = { local: [], global: [], default_url: `http://127.0.0.1:${port}` };
  const behind = await startTestStack({ onLog: () => {}, vars: { ORIGINS: JSON.stringify(origins) } });
  try {
    await page.clock.install();
    await page.goto(new URL("/tennis", behind.url).href);
    const heading = page.getByRole("heading", { level: 1 });
    await expect(heading).toHaveText("Les scores ne sont pas disponibles pour le moment");
    await expect(page.locator("html")).not.toHaveAttribute("data-hydrating");
    await page.evaluate(() => Object.assign(window, { isFirst: true }));
    await page.keyboard.press("/");
    await expect(page.getByRole("dialog")).toBeVisible();
    await page.clock.runFor(11_000);
    expect(await page.evaluate(() => "isFirst" in window)).toBe(true);
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toBeHidden();
    // The feed proxy forgives an origin that failed after a while of its own.
    isDown = false;
    await expect(async () => {
      await page.clock.runFor(11_000);
      await expect(heading).toContainText("Tennis", { timeout: 500 });
    }).toPass();
  } finally {
    await behind.stop();
    origin.close();
  }
});

test("a link to a page that is none opens the page that says so, with a search, and Back returns to the list", async ({
  page,
}) => {
  await page.goto("/handball");
  await isHydrated(page);
  await page.evaluate(() =>
    document.querySelector("main")?.insertAdjacentHTML("afterbegin", '<a href="/match/1Ab3dEf7">Gone</a>'),
  );
  await page.getByRole("link", { name: "Gone" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Page introuvable");
  await expect(page.getByRole("search").getByRole("searchbox")).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Handball");
});

test("[P8] a page that is woken before its network keeps what it shows, and loads newer data once the site answers", async ({
  page,
}) => {
  await page.goto("/football/france/ligue-1/classement");
  await isHydrated(page);
  let isReached = false;
  const asked: string[] = [];
  await page.route(/classement/, (route) => {
    if (route.request().url().includes(".data")) asked.push(route.request().url());
    return isReached ? route.continue() : route.fulfill({ status: 503, body: "" });
  });
  const wake = (event: string) =>
    page.evaluate((type) => {
      const woken = type === "pageshow" ? new PageTransitionEvent(type, { persisted: true }) : new Event(type);
      dispatchEvent(woken);
    }, event);
  const refused = page.waitForResponse(/classement/);
  await wake("pageshow");
  await refused;
  // A request that the page sends because of the refusal is recorded before this one is answered.
  await page.evaluate(() => fetch("/robots.txt").then((answer) => answer.text()));
  expect(asked).toEqual([]);
  isReached = true;
  const loaded = page.waitForResponse(/classement\.data/);
  await wake("online");
  expect((await loaded).status()).toBe(200);
  expect(asked).toHaveLength(1);
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Ligue 1");
});

for (const [name, answer] of [
  ["the site answers 503", { status: 503, body: "busy" }],
  ["a proxy answers 502", { status: 502, contentType: "text/html", body: "<h1>Bad gateway</h1>" }],
  ["a network asks for a sign-in", { status: 200, contentType: "text/html", body: "<h1>Sign in</h1>" }],
  ["nothing answers", null],
] as const)
  test(`[E16] a list stays while the next page cannot be loaded because ${name}, says so, and the page opens by itself then`, async ({
    page,
    nextGame,
  }) => {
    const { eventId, homeName } = nextGame();
    await page.clock.install();
    await page.goto("/");
    await expect(page.locator("output.connection")).toHaveClass(/live/);
    const isData = /\/match\/.*\.data/;
    await page.route(isData, (route) => (answer === null ? route.abort() : route.fulfill(answer)));
    const game = page.locator(`#g_1_${eventId}`);
    await game.getByRole("link").click();
    await expect(page.locator(".toast")).toContainText("Le site ne répond pas");
    await expect(game).toBeVisible();
    await page.unroute(isData);
    await page.clock.runFor(5_000);
    await expect(page.locator("main h1")).toContainText(homeName);
    await expect(page.locator(".toast")).toBeEmpty();
  });

test("[E16] a list stays while a competition answers 502, and its button opens the page", async ({ page }) => {
  // The page would ask again by itself after five seconds.
  await page.addInitScript(() => {
    const wait = window.setTimeout.bind(window);
    Object.assign(window, { setTimeout: (act: () => void, ms?: number) => (ms === 5_000 ? 0 : wait(act, ms)) });
  });
  await page.goto("/");
  await expect(page.locator("output.connection")).toHaveClass(/live/);
  // Which leagues play depends on the day.
  const league = page.locator("#main .league a[href^='/football/']").first();
  const path = (await league.getAttribute("href")) ?? "";
  const isData = (url: URL) => url.pathname.startsWith(path.replace(/\/$/, "")) && url.pathname.endsWith(".data");
  await page.route(isData, (route) => route.fulfill({ status: 502, contentType: "text/html", body: "<h1>Bad</h1>" }));
  const heading = page.getByRole("heading", { level: 1 });
  const before = await heading.textContent();
  await league.click();
  await expect(page.locator(".toast")).toContainText("Le site ne répond pas");
  await expect(heading).toHaveText(before ?? "");
  await page.unroute(isData);
  await page.locator(".toast").getByRole("button", { name: "Réessayer" }).click();
  await expect(page).toHaveURL(new RegExp(`${path}$`));
  await expect(page.locator("#main [data-page='tournament_page']")).toBeVisible();
});

test("[E16] a list of all sports stays while newer data of it cannot be loaded", async ({ page }) => {
  await page.clock.install();
  await page.goto("/tous-les-sports");
  await expect(page.locator("output.connection")).toHaveClass(/live/);
  await page.route(/\.data/, (route) => route.fulfill({ status: 503, body: "busy" }));
  const asked = page.waitForResponse(/\.data/);
  await page.clock.runFor(31_000);
  await asked;
  await expect(page.locator(".toast")).toContainText("Le site ne répond pas");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.locator(`#main [id^="g_"]`).first()).toBeVisible();
});
