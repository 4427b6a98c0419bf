import { expect } from "@playwright/test";
import { isHydrated, test } from "./stack-fixture.ts";

const zones = ["Europe/Paris", "Asia/Tokyo"];
/** The hour of now in a zone. */
const hourIn = (timeZone: string) =>
  Number(new Intl.DateTimeFormat("en", { timeZone, hour: "numeric", hourCycle: "h23" }).format());

test("[C3.21] a past day that is over is kept for as long as the site is open", async ({ page, context, baseURL }) => {
  // At midnight the same address means another day, so the visitor is where it is far away.
  const zone = zones.find((each) => hourIn(each) > 0 && hourIn(each) < 23) ?? "";
  await context.addCookies([{ name: "tribune_zone", value: encodeURIComponent(zone), url: baseURL ?? "" }]);
  // The first request of a page is answered in parts, and its list is hydrated after the page around it.
  await page.request.get("/handball?day=-3");
  await page.goto("/handball?day=-3");
  await isHydrated(page);
  await page.clock.install();
  const loaded: string[] = [];
  page.on("request", (request) => request.url().includes(".data") && loaded.push(new URL(request.url()).pathname));
  const heading = page.getByRole("heading", { level: 1 });
  const [first, text] = [page.locator("li.row").first(), await heading.textContent()];
  await expect(first).toBeVisible();
  await page.getByRole("navigation", { name: "Sports" }).getByRole("link", { name: "Tennis", exact: true }).click();
  await expect(page).toHaveURL(/\/tennis$/);
  await expect(heading).not.toHaveText(text ?? "");
  // Nothing follows a day of the past: without a scope the browser takes it for current for a minute.
  await page.clock.fastForward(20 * 60_000);
  await page.goBack();
  await expect(page).toHaveURL(/\/handball\?day=-3$/);
  await expect(heading).toHaveText(text ?? "");
  await expect(first).toBeVisible();
  expect(loaded).toEqual(["/tennis.data"]);
});

test("[C3.21] the list of a team's page goes with the page, and the socket leaves its subject", async ({ page }) => {
  const left: string[] = [];
  const joined: string[] = [];
  page.on("websocket", (socket) => {
    joined.push(new URL(socket.url()).search);
    socket.on("framesent", ({ payload }) => {
      const text = String(payload);
      if (text.includes('"leave"')) left.push(text);
    });
  });
  await page.goto("/handball/france/starligue/classement");
  await page.goto((await page.locator('main a[href^="/equipe/"]').first().getAttribute("href")) ?? "");
  await expect(page.locator("output.connection")).toHaveClass(/live/);
  expect(joined.join()).toContain("u_7_1");
  await page.getByRole("navigation", { name: "Sports" }).getByRole("link", { name: "Tennis", exact: true }).click();
  await expect(page).toHaveURL(/\/tennis$/);
  await expect.poll(() => left.join()).toContain('"u_7_1"');
});
