import { expect } from "@playwright/test";
import { postIngest } from "../support/requests.ts";
import { findViolations } from "./axe.ts";
import { findPlayed } from "./find-played.ts";
import { noteShifts, shiftsOn } from "./layout-shifts.ts";
import { entryScript, hold, isHydrated, scoreGoal, test } from "./stack-fixture.ts";

test.describe("the tabs of a match", () => {
  test("change below the board, which stays with scroll, focus and socket; back works", async ({ page, stack }) => {
    const eventId = await findPlayed(stack);
    const sockets: string[] = [];
    page.on("websocket", (socket) => sockets.push(socket.url()));
    await page.setViewportSize({ width: 800, height: 500 });
    // Before its scripts have come, a link leads to another document.
    await page.goto(`/match/${eventId}`);
    await isHydrated(page);
    // A mark on the board's own element is gone where anything draws it anew.
    await page.locator(".match-head").evaluate((head) => head.setAttribute("data-mark", "kept"));
    const board = page.locator(".match-head[data-mark='kept']");
    await page.evaluate(() => scrollTo(0, 120));
    await page.getByRole("link", { name: "Statistiques" }).focus();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(new RegExp(`/match/${eventId}/statistiques$`));
    await expect(page.getByText("Possession de balle").first()).toBeVisible();
    await expect(page).toHaveTitle(/ · Statistiques · /);
    await expect(board).toHaveCount(1);
    await expect(page.locator("#tab-statistics")).toBeFocused();
    expect(await page.evaluate(() => scrollY)).toBe(120);
    await page.getByRole("link", { name: "Compositions" }).click();
    await expect(page.locator(".on-pitch")).toHaveCount(22);
    await page.getByRole("link", { name: "Statistiques" }).click();
    await expect(page.getByText("Possession de balle").first()).toBeVisible();
    await page.locator("#tab-summary").click();
    await expect(page.locator("ol.axis")).toBeVisible();
    await expect(board).toHaveCount(1);
    expect(sockets.length).toBeLessThanOrEqual(1);
  });

  test("a star that is tapped before any script has come is lit", async ({ page, stack }) => {
    const eventId = await findPlayed(stack);
    const takeOver = await hold(page, entryScript);
    await page.goto(`/match/${eventId}`, { waitUntil: "commit" });
    const star = page.locator(".match-actions .star");
    await star.click();
    await star.click();
    takeOver();
    await expect(star).toHaveAttribute("aria-pressed", "true");
  });

  test("are not lost to a touch in the moment in which scripts take the page over", async ({ page, stack }) => {
    // React hears of clicks on the document from its first instant on, before it has drawn anything.
    await page.addInitScript(() => {
      const listen = document.addEventListener.bind(document);
      document.addEventListener = (type: string, ...rest: [EventListener, AddEventListenerOptions]) => {
        listen(type, ...rest);
        if (type !== "click" || document.body.dataset["touched"] !== undefined) return;
        document.body.dataset["touched"] = "";
        queueMicrotask(() =>
          document.getElementById("main")?.dispatchEvent(new MouseEvent("click", { bubbles: true })),
        );
      };
    });
    await page.goto(`/match/${await findPlayed(stack)}`);
    await expect(page.locator("body")).toHaveAttribute("data-touched");
    const star = page.locator(".match-actions .star");
    await star.click();
    await expect(star).toHaveAttribute("aria-pressed", "true");
  });

  test("are pages of their own, whose table is sorted and filtered by taps that came before it was alive", async ({
    page,
    stack,
  }) => {
    const eventId = await findPlayed(stack, ["PS"]);
    const takeOver = await hold(page, entryScript);
    await page.goto(`/match/${eventId}/statistiques-joueurs`, { waitUntil: "commit" });
    const table = page.locator(".player-table table");
    await table.evaluate((drawn) => drawn.setAttribute("data-mark", "kept"));
    const minutes = table.getByRole("columnheader", { name: "Minutes jouées" });
    await minutes.getByRole("button").click();
    const team = page.locator(".choices label").nth(1);
    await team.click();
    await expect(minutes).not.toHaveAttribute("aria-sort");
    takeOver();
    await expect(minutes).toHaveAttribute("aria-sort", "descending");
    await expect(page.getByRole("radio").nth(1)).toBeChecked();
    await expect(page.locator("table[data-mark='kept']")).toHaveCount(1);
  });

  test("ask for nothing at the click when they were read ahead", async ({ page, stack }) => {
    const eventId = await findPlayed(stack);
    await page.goto(`/match/${eventId}`);
    const link = page.locator("#tab-statistics");
    const readAhead: string[] = [];
    page.on("response", (response) => readAhead.push(response.url()));
    // A page that is not alive yet does not notice the first sign of intent.
    await expect(async () => {
      await page.mouse.move(0, 0);
      await link.hover();
      expect(readAhead.some((url) => url.includes(`df_st_1_${eventId}`))).toBe(true);
      expect(readAhead.some((url) => /sheet-[^/]*\.css/.test(url))).toBe(true);
    }).toPass();
    const asked: string[] = [];
    page.on("request", (request) => {
      if (/\.data\b|\/x\/feed\/df_/.test(request.url())) asked.push(new URL(request.url()).pathname);
    });
    await link.click();
    await expect(page.getByText("Possession de balle").first()).toBeVisible();
    expect(asked).toEqual([]);
  });

  test("[C9.02] read a live match's section anew when its hash is another; the title has the score, the icon a mark for who looked away, and each goal is said once", async ({
    page,
    stack,
    nextGame,
  }) => {
    const { eventId } = nextGame();
    const takeOver = await hold(page, entryScript);
    await page.goto(`/match/${eventId}`, { waitUntil: "commit" });
    await page.locator("p[aria-live]").evaluate((region) => {
      const said: string[] = [];
      Object.assign(window, { said });
      const listen = () => said.push(region.textContent ?? "");
      new MutationObserver(listen).observe(region, { childList: true, characterData: true, subtree: true });
    });
    // The visitor does not touch the page, and a goal is scored before it is alive.
    await scoreGoal(stack, eventId, 2);
    await expect(page.locator(".match-head .result")).toContainText("0 – 0");
    takeOver();
    await expect(page).toHaveTitle(/ 0-1 /);
    // At the top of the page a new line waits beside the title, so that nothing is pushed.
    await page.getByRole("button", { name: /0 – 1.*Afficher/ }).click({ timeout: 15_000 });
    await expect(page.locator(".incident.is-goal")).toHaveCount(1);
    await expect(page.locator(".incident .chip")).toHaveText("0 – 1");
    const look = (isHidden: boolean) =>
      page.evaluate((value) => {
        Object.defineProperty(document, "hidden", { configurable: true, get: () => value });
        document.dispatchEvent(new Event("visibilitychange"));
      }, isHidden);
    const icon = page.locator('link[rel="icon"]');
    await look(true);
    await scoreGoal(stack, eventId, 2);
    await expect(icon).toHaveAttribute("href", "/favicon-goal.svg");
    await look(false);
    await expect(icon).toHaveAttribute("href", "/favicon.svg");
    await postIngest(stack, "incidents", {
      sportId: 1,
      incidents: [{ eventId, kind: "card", side: 1, colour: "yellow", minute: "20" }],
    });
    await page.getByRole("button", { name: /20' Carton jaune/ }).click({ timeout: 15_000 });
    await expect(page.locator(".incident.is-yellowCard")).toHaveCount(1);
    // One message is said 4 s after the other.
    const readSaid = () => page.evaluate(() => (window as unknown as { said: readonly string[] }).said);
    await expect
      .poll(async () => (await readSaid()).map((text) => /^But ! .*, (.*)$/.exec(text)?.[1]))
      .toEqual(["0 à 1", "0 à 2"]);
  });

  test("push nothing of what is read, neither when scripts take the page over nor when a line comes at its very top", async ({
    page,
    stack,
    nextGame,
  }) => {
    const { eventId } = nextGame();
    await page.addInitScript(noteShifts, "parsed" as const);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`/match/${eventId}`);
    await expect(page.locator("output.connection")).toHaveClass(/live/);
    await postIngest(stack, "incidents", {
      sportId: 1,
      incidents: [{ eventId, kind: "card", side: 1, colour: "yellow", minute: "20" }],
    });
    await scoreGoal(stack, eventId, 1);
    await expect(page.locator(".newest")).toContainText("1 – 0", { timeout: 30_000 });
    expect(await shiftsOn(page)).toEqual([]);
  });

  test("keep the lines of the summary where they are read, though the list grows at its top", async ({
    page,
    stack,
    nextGame,
  }) => {
    const { eventId } = nextGame();
    const card = (minute: number) => ({ eventId, kind: "card", side: 1, colour: "yellow", minute: String(minute) });
    const first = Array.from({ length: 20 }, (_, index) => card(index + 1));
    await postIngest(stack, "incidents", { sportId: 1, incidents: first });
    await page.setViewportSize({ width: 390, height: 600 });
    await page.goto(`/match/${eventId}`);
    // Other tests have scored in the same game.
    const cards = page.locator(".incident.is-yellowCard");
    await expect(async () => {
      await page
        .locator(".newest")
        .click({ timeout: 500 })
        .catch(() => {});
      await expect(cards).toHaveCount(20, { timeout: 500 });
    }).toPass({ timeout: 15_000 });
    const line = cards.filter({ hasText: "15'" }).first();
    const heightOf = () => line.evaluate((element) => element.getBoundingClientRect().top);
    await line.evaluate((element) => scrollTo({ top: element.getBoundingClientRect().top - 200, behavior: "instant" }));
    const before = await heightOf();
    await postIngest(stack, "incidents", { sportId: 1, incidents: [card(31), card(32)] });
    await expect(cards).toHaveCount(22, { timeout: 15_000 });
    expect(Math.abs((await heightOf()) - before)).toBeLessThan(1);
  });

  test("are links and pages without scripts, with choices that work", async ({ browser, stack }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: stack.url.origin });
    const page = await context.newPage();
    await page.goto(`/match/${await findPlayed(stack)}`);
    await expect(page.getByRole("button"), "what would do nothing").toHaveCount(0);
    await page.getByRole("link", { name: "Statistiques" }).click();
    await expect(page).toHaveURL(/\/statistiques$/);
    await expect(page.locator("#tab-statistics")).toHaveAttribute("aria-current", "page");
    await page.getByText("2e mi-temps", { exact: true }).click();
    await expect(page.locator(".views > div").nth(2)).toBeVisible();
    await expect(page.locator(".views > div").first()).toBeHidden();
    await context.close();
  });
});

for (const word of ["", "/statistiques", "/compositions", "/face-a-face"]) {
  test(`has nothing that axe finds wrong on ${word === "" ? "the first tab" : word}`, async ({ page, stack }) => {
    await page.goto(`/match/${await findPlayed(stack)}${word}`);
    expect(await findViolations(page)).toEqual([]);
  });
}
