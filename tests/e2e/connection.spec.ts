import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test, type Page } from "@playwright/test";
import type { Stack } from "../../scripts/stack.ts";
import { toMatchday } from "../support/matchday.ts";
import { postIngest } from "../support/requests.ts";
import { startTestStack } from "../support/stack.ts";
import { row, scoreGoal } from "./stack-fixture.ts";

const matchday = toMatchday({ games: 2, startSeconds: Math.floor(Date.now() / 1000), name: "Coupure" });
const eventId = matchday.games[0]?.eventId ?? "";

const line = (shown: Page) => shown.getByText("Le service est perturbé");

test.describe("a connection that breaks", () => {
  let stack: Stack;
  let folder: string;

  test.beforeEach(async ({ page }) => {
    folder = mkdtempSync(join(tmpdir(), "tribune-"));
    stack = await startTestStack({ persistTo: folder, worldSeed: "" });
    await postIngest(stack, "events", matchday.batch);
    await postIngest(stack, "incidents", matchday.kickOffs);
    await page.goto(`${stack.url.origin}/?cat=1`);
    await expect(page.locator("output.connection")).toHaveClass(/live/);
  });
  test.afterEach(async () => {
    await stack.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  test("[P8][P4] a killed server: the page says how old its data is, comes back and misses nothing", async ({
    page,
  }) => {
    const port = Number(stack.url.port);
    await scoreGoal(stack, eventId);
    await expect(row(page, eventId).locator("b")).toHaveText("1\n0");
    await stack.stop();
    await expect(page.locator("output.connection")).toHaveClass(/lost/);
    await expect(page.locator("output.connection")).toContainText(/Mise à jour interrompue · Données de/);
    stack = await startTestStack({ persistTo: folder, port, worldSeed: "" });
    await scoreGoal(stack, eventId);
    await scoreGoal(stack, eventId, 2);
    await expect(row(page, eventId).locator("b")).toHaveText("2\n1", { timeout: 40_000 });
    await expect(page.locator("output.connection")).toHaveClass(/live/);
  });

  test("[C4.26] another status of the service than usual is a line on every page, in those that are open too, until it is as usual again", async ({
    page,
    context,
  }) => {
    const port = Number(stack.url.port);
    const restart = async (SERVICE_STATUS: string) => {
      await stack.stop();
      stack = await startTestStack({ persistTo: folder, port, worldSeed: "", vars: { SERVICE_STATUS } });
      // The first change after a restart is what lets an idle ledger speak.
      await scoreGoal(stack, eventId);
    };
    await expect(line(page)).toBeHidden();
    await restart("3");
    await expect(line(page)).toBeVisible({ timeout: 40_000 });
    const other = await context.newPage();
    for (const path of ["/tennis", "/news/", "/parametres/", `/match/${eventId}`, "/tous-les-sports/"]) {
      await other.goto(stack.url.origin + path);
      await expect(line(other)).toBeVisible();
    }
    await restart("1");
    await expect(line(page)).toBeHidden({ timeout: 40_000 });
  });

  test("[P8][C4.11] a dropped network: what happened meanwhile is there when it is back", async ({ page, context }) => {
    await context.setOffline(true);
    await expect(page.locator("output.connection")).toHaveClass(/lost/, { timeout: 40_000 });
    await scoreGoal(stack, eventId);
    await scoreGoal(stack, eventId);
    await context.setOffline(false);
    await expect(row(page, eventId).locator("b")).toHaveText("2\n0", { timeout: 40_000 });
    await expect(page.locator("output.connection")).toHaveClass(/live/);
  });

  test("[P8] a page that slept for hours says how old it is, and is right at once, although its socket is silent", async ({
    page,
  }) => {
    await page.clock.install();
    let isSilent = false;
    await page.routeWebSocket(/\/push/, (socket) => {
      const isFirst = !isSilent;
      const server = socket.connectToServer();
      server.onMessage((message) => {
        if (!(isFirst && isSilent)) socket.send(message);
      });
    });
    await page.reload();
    const line = page.locator("output.connection");
    await expect(line).toHaveClass(/live/);
    isSilent = true;
    const opening = page.waitForEvent("websocket");
    await page.evaluate(() => document.dispatchEvent(new Event("freeze")));
    await scoreGoal(stack, eventId);
    await page.clock.setSystemTime(Date.now() + 4 * 3_600_000);
    await page.evaluate(() => document.dispatchEvent(new Event("resume")));
    await opening;
    await expect(row(page, eventId).locator("b")).toHaveText("1\n0");
    await expect(line).toHaveClass(/live/);
  });
});
