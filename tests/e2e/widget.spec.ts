import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect } from "@playwright/test";
import { toFlagAddress } from "../../app/ui/flag-address.ts";
import { findViolations } from "./axe.ts";
import { hold, isHydrated, scoreGoal, test } from "./stack-fixture.ts";

/** A page of another site: another port is another origin. */
async function openHost(body: string, headers: Readonly<Record<string, string>> = {}) {
  const server = createServer((_, response) => {
    response.setHeaders(new Map(Object.entries({ "content-type": "text/html", ...headers })));
    response.end(`<!DOCTYPE html><title>Un blog</title>${body}`);
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const { port } = server.address() as AddressInfo;
  return { address: `http://127.0.0.1:${port}/`, close: () => server.close() };
}

test("a widget on another site shows a goal, and says how old it is when the connection fails", async ({
  page,
  stack,
  nextGame,
}) => {
  const { eventId } = nextGame();
  const src = `${stack.url.origin}/widget/match/${eventId}`;
  const host = await openHost(`<iframe src="${src}" title="Match" width="320"></iframe>`);
  try {
    await page.goto(host.address);
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

test("a widget that was asleep for hours says how old it is, and reads its game at once", async ({
  page,
  stack,
  nextGame,
}) => {
  const { eventId } = nextGame();
  await page.clock.install();
  await page.goto(`${stack.url.origin}/widget/match/${eventId}`);
  await expect(page.locator(".score")).toHaveText("0–0");
  const answer = await hold(page, /\/widget\/match\//);
  await scoreGoal(stack, eventId);
  await page.clock.setSystemTime(Date.now() + 4 * 3_600_000);
  await page.evaluate(() => dispatchEvent(new Event("pageshow")));
  await expect(page.locator(".age")).toHaveText(/^Données de \d\d:\d\d$/);
  await page.clock.runFor(1);
  answer();
  await expect(page.locator(".age")).toBeHidden();
});

test("a widget and a picture show on a site that embeds only what agrees to it, in a sandboxed frame too", async ({
  page,
  stack,
  nextGame,
}) => {
  const { eventId } = nextGame();
  const { origin } = stack.url;
  const src = `${origin}/widget/match/${eventId}`;
  const host = await openHost(
    `<iframe src="${src}" title="Match"></iframe><iframe src="${src}" title="Boxed" sandbox="allow-scripts"></iframe>` +
      `<img src="${origin}/match/${eventId}.png" alt="Match"/><img src="${origin}${toFlagAddress("fr")}" alt="France"/>`,
    { "cross-origin-embedder-policy": "require-corp" },
  );
  try {
    const failed: string[] = [];
    page.on("requestfailed", (request) => failed.push(request.url()));
    await page.goto(host.address);
    await scoreGoal(stack, eventId);
    for (const title of ["Match", "Boxed"]) {
      const widget = page.frameLocator(`iframe[title=${title}]`);
      // The score changes where the widget's own script runs.
      await expect(widget.locator(".score")).toHaveText("1–0", { timeout: 20_000 });
    }
    const widths = await page
      .locator("img")
      .evaluateAll((images) => images.map((image) => (image as HTMLImageElement).naturalWidth > 0));
    expect([widths, failed]).toEqual([[true, true], []]);
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
