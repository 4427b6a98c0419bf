import { expect, type Route } from "@playwright/test";
import { findViolations } from "./axe.ts";
import { test } from "./stack-fixture.ts";

test("what a channel shows has the time of the list beside it, though this browser's zone is another one", async ({
  browser,
  stack,
}) => {
  const context = await browser.newContext({ timezoneId: "Asia/Tokyo", viewport: { width: 1280, height: 900 } });
  await context.addCookies([{ name: "tribune_zone", value: "Europe/Paris", url: stack.url.href }]);
  const page = await context.newPage();
  const time = `<time datetime="2026-11-27T19:45:00.000Z">04:45</time>`;
  await page.route("**/-/beside/*", (route) =>
    route.fulfill({ contentType: "text/html", body: `<ul class="beside-tv"><li><a href="/">${time}</a></li></ul>` }),
  );
  await page.goto(stack.url.href);
  await expect(page.locator(".beside-tv time")).toHaveText("20:45");
  await context.close();
});

test("[C2.14] [C9.04] beside a list a wide window has countries, news and live counts, and moves nothing for them; a narrow one asks for none of it", async ({
  page,
}) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  const beside = () => asked.filter((url) => /beside/.test(url));
  await page.setViewportSize({ width: 1000, height: 900 });
  await page.goto("/", { waitUntil: "networkidle" });
  await expect(page.locator("output.connection")).toHaveClass(/live/);
  expect(beside()).toEqual([]);
  await page.setViewportSize({ width: 1280, height: 900 });
  const news = page.getByRole("region", { name: "Actualités" });
  const placesOfParts = () =>
    page.locator("#main, #main h1, .menu, .menu a:visible").evaluateAll((parts) =>
      parts.map((part) => {
        const { x, y } = part.getBoundingClientRect();
        return `${part.id} ${part.getAttribute("href")} ${x} ${y}`;
      }),
    );
  for (const place of ["FR:IDF", "XX"]) {
    await page.setExtraHTTPHeaders({ "x-dev-place": place });
    const held: Route[] = [];
    await page.route("**/-/beside/*", (route) => void held.push(route));
    await page.goto("/");
    await expect(page.locator("output.connection")).toHaveClass(/live/);
    const before = await placesOfParts();
    await expect.poll(() => held.length).toBe(1);
    await held[0]?.continue();
    await page.unroute("**/-/beside/*");
    await expect(news.getByRole("listitem")).toHaveCount(3);
    expect(await placesOfParts()).toEqual(expect.arrayContaining(before));
  }
  const live = page.locator(".sports > div > a[data-live]").first();
  await expect(live).toHaveAttribute("title", /^\d+ en direct$/);
  expect(await findViolations(page, ".menu, .beside-list")).toEqual([]);
  // The menu of the list that a visitor goes on to is its own, and that of the document is there again by Back: it counts games of now, so its
  // countries may be others by then.
  const countries = page.locator(".menu .to-all ~ a");
  const sportsOfCountries = async () =>
    new Set(await countries.evaluateAll((links) => links.map((link) => link.getAttribute("href")?.split("/")[1])));
  expect(await countries.count()).toBeGreaterThan(1);
  expect(await sportsOfCountries()).toEqual(new Set(["football"]));
  await page.getByRole("navigation", { name: "Sports" }).getByRole("link", { name: "Tennis", exact: true }).click();
  await expect(page.locator(".menu .to-all")).toHaveAttribute("href", "/pays/tennis/");
  await expect(news.getByRole("link", { name: "Actualités" })).toHaveAttribute("href", "/news/tennis/");
  expect(await sportsOfCountries()).toEqual(new Set(["tennis"]));
  await page.goBack();
  await expect(page.locator(".menu .to-all")).toHaveAttribute("href", "/pays/football/");
  expect(await countries.count()).toBeGreaterThan(1);
  expect(await sportsOfCountries()).toEqual(new Set(["football"]));
  await countries.first().click();
  await expect(page).toHaveURL(/\/football\/[^/]+\/$/);
});
