import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect } from "@playwright/test";
import { findViolations } from "./axe.ts";
import { isHydrated, scoreGoal, test } from "./stack-fixture.ts";

test("a widget on another site shows a goal, and says how old it is when the connection fails", async ({
  page,
  stack,
  nextGame,
}) => {
  const { eventId } = nextGame();
  const src = `${stack.url.origin}/widget/match/${eventId}`;
  const host = createServer((_, response) => {
    response.setHeader("content-type", "text/html");
    response.end(`<!DOCTYPE html><title>Un blog</title><iframe src="${src}" title="Match" width="320"></iframe>`);
  });
  await new Promise<void>((resolve) => host.listen(0, resolve));
  try {
    // Another port is another origin.
    await page.goto(`http://127.0.0.1:${(host.address() as AddressInfo).port}/`);
    const widget = page.frameLocator("iframe");
    await expect(widget.locator(".score")).toHaveText("0–0");
    await scoreGoal(stack, eventId);
    await expect(widget.locator(".score")).toHaveText("1–0", { timeout: 20_000 });
    await expect(widget.locator("#said")).toContainText("1 à 0");
    await page.route("**/widget/match/*", (route) => route.abort());
    await expect(widget.locator(".age")).toHaveText(/^Données de \d\d:\d\d$/, { timeout: 20_000 });
    expect(await page.context().cookies()).toEqual([]);
  } finally {
    host.close();
  }
});

test("widgets and the page that makes them have nothing that axe finds, at 320 pixels too", async ({
  page,
  nextGame,
}) => {
  await page.setViewportSize({ width: 320, height: 600 });
  const { eventId } = nextGame();
  for (const path of [
    `/widget/match/${eventId}`,
    "/widget/football/france/ligue-1/classement",
    "/widget/",
    `/widgets?page=${encodeURIComponent(`/match/${eventId}`)}`,
  ]) {
    await page.goto(path);
    expect([path, await findViolations(page)]).toEqual([path, []]);
    expect([path, await page.evaluate(() => document.documentElement.scrollWidth)]).toEqual([path, 320]);
  }
});

test("a choice on the page of widgets shows at once", async ({ page, nextGame }) => {
  const { eventId } = nextGame();
  await page.goto(`/widgets?page=${encodeURIComponent(`/match/${eventId}`)}`);
  await isHydrated(page);
  await page.getByText("Bleu", { exact: true }).click();
  await expect(page.locator("#widget-code")).toHaveValue(new RegExp(`/widget/match/${eventId}\\?accent=blue"`));
  await expect(page.locator("iframe")).toHaveAttribute("src", `/widget/match/${eventId}?accent=blue`);
});
