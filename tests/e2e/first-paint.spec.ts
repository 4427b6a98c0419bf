import { expect, type Page } from "@playwright/test";
import { isHydrated, test } from "./stack-fixture.ts";

/** Records every format that a page requests from `Intl`. */
async function watchIntl(page: Page): Promise<() => Promise<unknown>> {
  await page.addInitScript(() => {
    const asked: string[] = [];
    Reflect.set(window, "asked", asked);
    for (const name of ["DateTimeFormat", "NumberFormat", "Collator", "DisplayNames"] as const) {
      const note = () => void asked.push(`${name} ${new Error().stack}`);
      const noted = new Proxy<Function>(Intl[name], {
        apply: (target, self, given) => (note(), Reflect.apply(target, self, given)),
        construct: (target, given) => (note(), Reflect.construct(target, given)),
      });
      Reflect.set(Intl, name, noted);
    }
  });
  return async () => {
    await isHydrated(page);
    await page.mouse.move(100, 200);
    await page.waitForLoadState("networkidle");
    return page.evaluate(() => Reflect.get(window, "asked"));
  };
}

test("a page that starts asks Intl for no format, whose data take a phone 80 ms to load", async ({
  page,
  nextGame,
}) => {
  const asked = await watchIntl(page);
  // Tests another language too, which the page offers to switch to.
  await page.addInitScript(() => Object.defineProperty(navigator, "language", { get: () => "en-US" }));
  for (const path of ["/", `/match/${nextGame().eventId}`, "/recherche", "/favoris"]) {
    await page.goto(path);
    expect(await asked(), path).toEqual([]);
  }
});

test("nor does a page whose reader has another time than it shows, and which says so", async ({ browser, stack }) => {
  const context = await browser.newContext({ timezoneId: "Asia/Tokyo", extraHTTPHeaders: { "x-dev-place": "FR:IDF" } });
  await context.addCookies([{ name: "tribune_zone", value: "Europe/Paris", url: stack.url.href }]);
  const page = await context.newPage();
  const asked = await watchIntl(page);
  await page.goto(new URL("/recherche", stack.url).href);
  expect(await asked()).toEqual([]);
  await expect(page.locator("output.connection")).toHaveCSS("--zone", '"heure d’Europe centrale"');
  expect((await context.cookies()).map(({ value }) => value)).not.toContain("Asia/Tokyo");
  await context.close();
});

test("a kept page asks for no script before it is painted", async ({ page }) => {
  const path = "/tennis?cat=2";
  // The first visitor may get it as a stream, whose scripts come with it.
  await page.request.get(path, { headers: { "user-agent": "testbot" } });
  await page.goto(path);
  await isHydrated(page);
  const [painted, asked] = await page.evaluate(() => [
    performance.getEntriesByName("first-paint")[0]?.startTime ?? Infinity,
    performance.getEntriesByType("resource").flatMap(({ name, startTime }) => (name.endsWith(".js") ? startTime : [])),
  ]);
  expect(asked.length).toBeGreaterThan(3);
  expect(asked.filter((startTime) => startTime < painted)).toEqual([]);
});

test("the head of a page has its height before the rest has come: a page streams", async ({
  browser,
  stack,
  nextGame,
}) => {
  // Turns JavaScript off: React would miss the removed elements.
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  for (const path of ["/", `/match/${nextGame().eventId}`, "/recherche"]) {
    await page.goto(new URL(path, stack.url).href);
    const head = page.locator("header.top");
    const whole = await head.boundingBox();
    await page.evaluate(() => document.querySelectorAll(".page > *, .page ~ *").forEach((rest) => rest.remove()));
    expect(await head.boundingBox(), path).toEqual(whole);
  }
  // Days that are only partly there would stand elsewhere than in the end.
  await page.goto(stack.url.href);
  const days = page.locator(".days");
  await expect(days).toBeVisible();
  await page.evaluate(() => document.querySelectorAll(".days ~ *").forEach((rest) => rest.remove()));
  await expect(days).toBeHidden();
  await context.close();
});
