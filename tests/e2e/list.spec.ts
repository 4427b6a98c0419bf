import { expect } from "@playwright/test";
import { sportIds } from "../../shared/sports/sport-ids.ts";
import { eventStatus } from "../../shared/sports/statuses.ts";
import { toMatchday } from "../support/matchday.ts";
import { getFeed, postIngest } from "../support/requests.ts";
import { aLeague, anEvent } from "../support/posted-league.ts";
import { postRacesToday } from "../support/race-today.ts";
import { findViolations } from "./axe.ts";
import { noteShifts, shiftsOn } from "./layout-shifts.ts";
import { isHydrated, row, scoreGoal, test } from "./stack-fixture.ts";

test.describe("the day's list", () => {
  test("[C6.03] has the room of its notice before that comes: a page streams", async ({ page }) => {
    await page.setExtraHTTPHeaders({ "x-dev-place": "FR:IDF" });
    for (const width of [1280, 900]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto("/");
      const whole = await page.locator("#main").boundingBox();
      const notice = page.locator("aside.legal");
      expect((await notice.boundingBox())?.x).toBeGreaterThanOrEqual((whole?.x ?? 0) + (whole?.width ?? 0));
      // Hides the notice instead of removing it: React would miss a removed element when it hydrates the page.
      await notice.evaluate((element) => (element.style.display = "none"));
      await expect.poll(() => page.locator("#main").boundingBox()).toEqual(whole);
    }
  });

  test("[P3][C9.01] a goal changes one row, marks it, and moves nothing", async ({ page, stack, nextGame }) => {
    const { eventId } = nextGame();
    await page.goto("/?cat=1");
    await expect(page.locator("output.connection")).toHaveClass(/live/);
    await page.evaluate((rowId) => {
      const rows = new Set<string>();
      Object.assign(globalThis, { rows });
      // Collects only changes painted with the goal: other games move as well while the test runs, each at its own moment.
      new MutationObserver((records) => {
        const changedIds = records.flatMap(({ target }) => {
          const element = target instanceof Element ? target : target.parentElement;
          // A clock that ticks over changes its own row's minute; only the rest of a row counts here.
          return element?.closest(".t") ? [] : [element?.closest("li.row")?.id ?? []].flat();
        });
        if (changedIds.includes(rowId)) for (const id of changedIds) rows.add(id);
      }).observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true });
    }, `g_1_${eventId}`);
    await page.evaluate(noteShifts, "now" as const);
    const before = await row(page, eventId).boundingBox();
    await scoreGoal(stack, eventId);
    await expect(row(page, eventId).locator("b")).toHaveText("1\n0");
    await expect(row(page, eventId)).toHaveClass(/hl-goal/);
    const mark = row(page, eventId).locator("em.but");
    expect(await mark.evaluate((element) => getComputedStyle(element, "::after").content)).toBe('"But"');
    const after = await row(page, eventId).boundingBox();
    expect(after).toEqual(before);
    const changed = await page.evaluate(() => [...(globalThis as unknown as { rows: Set<string> }).rows]);
    expect(changed).toContain(`g_1_${eventId}`);
    // A busy page paints several changes at once. A row without a change of its own is not drawn anew.
    await expect
      .poll(async () => {
        const updates = await (await getFeed(stack, "u_1_1")).text();
        return changed.filter((id) => !updates.includes(id.slice("g_1_".length)));
      })
      .toEqual([]);
    expect(await shiftsOn(page)).toEqual([]);
  });

  test("is hydrated by a slow phone while scores come", async ({ page, stack, nextGame }) => {
    const { eventId } = nextGame();
    const client = await page.context().newCDPSession(page);
    await client.send("Emulation.setCPUThrottlingRate", { rate: 8 });
    await page.goto("/", { waitUntil: "commit" });
    const homeScore = row(page, eventId).locator("b");
    const goals = 12;
    for (let scored = 0; scored < goals; scored += 1) await scoreGoal(stack, eventId);
    await expect(homeScore).toHaveText(`${goals}\n0`, { timeout: 30_000 });
  });

  test("[C2.01][C2.03] reads and works without JavaScript: days and tabs are links, and any day can be picked", async ({
    browser,
    stack,
    nextGame,
  }) => {
    const { eventId } = nextGame();
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: stack.url.origin });
    const page = await context.newPage();
    await page.goto("/");
    await expect(row(page, eventId)).toBeVisible();
    await page.getByRole("link", { name: /terminés/i }).click();
    await expect(page).toHaveURL(/cat=6/);
    await expect(row(page, eventId)).toHaveCount(0);
    await page.getByRole("link", { name: /demain/i }).click();
    await expect(page).toHaveURL(/(day=1|date=)/);
    // A day beyond the last one that has a list cannot be sent.
    await page.getByLabel("Choisir un jour").fill("2100-01-01");
    await expect(page.getByRole("button", { name: "OK" })).toBeHidden();
    const newYear = `${new Date().getUTCFullYear() - 1}-01-01`;
    await page.getByLabel("Choisir un jour").fill(newYear);
    await page.getByRole("button", { name: "OK" }).click();
    await expect(page).toHaveURL(new RegExp(`date=${newYear}`));
    // Far from what the ledger holds there are games all the same.
    await expect(page.locator("li.row").first()).toBeVisible();
    await context.close();
  });

  test("[C2.16] keeps everything within the screen at each width", async ({ page, nextGame }) => {
    const { eventId } = nextGame();
    for (const width of [1280, 800, 640, 390, 320]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto("/");
      await expect(row(page, eventId)).toHaveCount(1);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(overflow, `at ${width} px`).toBeLessThanOrEqual(0);
    }
  });

  for (const path of ["/", "/?cat=5", "/tennis", "/?date=2031-01-01", "/match/", "/nulle-part"]) {
    test(`has nothing that axe finds wrong at ${path}, in light and dark`, async ({ page, nextGame }) => {
      await page.setExtraHTTPHeaders({ "x-dev-place": "FR:IDF" });
      await page.goto(path === "/match/" ? `/match/${nextGame().eventId}` : path);
      expect(await findViolations(page)).toEqual([]);
    });
  }

  test("[C6.01][C4.21] follows a game in every tab, and shows my games of today", async ({
    page,
    context,
    nextGame,
  }) => {
    const { eventId } = nextGame();
    const other = await context.newPage();
    await other.goto("/");
    await page.goto("/");
    await row(page, eventId).getByRole("button").click();
    await expect(row(other, eventId).getByRole("button")).toHaveAttribute("aria-pressed", "true");
    await other.locator("#day-after").click();
    await expect(other).toHaveURL(/date=/);
    await expect(other.locator("#day-after")).toBeFocused();
    await other.locator("#tab-myGames").click();
    await expect(other).toHaveURL(/\/\?cat=5$/);
    await expect(other.locator("li.row")).toHaveCount(1);
    await expect(row(other, eventId)).toBeVisible();
    await other.close();
  });

  test("[C4.08][C4.21] shows the followed games of all saved days after a repair, and fetches expired ones again", async ({
    page,
  }) => {
    await page.goto("/?day=1");
    const tomorrow = page.locator("li.row").first();
    const id = (await tomorrow.getAttribute("id")) ?? "";
    await tomorrow.getByRole("button").click();
    const read = () => page.evaluate(() => localStorage.getItem("fsdc_my_local") ?? "");
    await expect.poll(read).toContain(id);
    // As if it had been kept on an earlier day.
    await page.evaluate(() => {
      const text = localStorage.getItem("fsdc_my_local") ?? "";
      localStorage.setItem("fsdc_my_local", text.replaceAll(/("m_expire_date":)\d+/g, "$11000"));
    });
    await page.goto("/");
    await expect(page.locator("output.connection")).toHaveClass(/live/);
    const asked: string[] = [];
    page.on("request", (request) => asked.push(...(/\/x\/feed\/([^?]+)/.exec(request.url())?.slice(1) ?? [])));
    await page.locator("#tab-myGames").click();
    await expect(page.locator(`[id="${id}"]`)).toBeVisible();
    // Today's games came with the page; its other days follow, then a repair, although the socket is open.
    await expect(page).toHaveURL(/\/\?cat=5$/);
    const [days, repairs] = [/^f_1_1_/, /^r_1_/].map((kind) => asked.findIndex((name) => kind.test(name)));
    expect(days).toBeGreaterThanOrEqual(0);
    expect(repairs).toBeGreaterThan(days ?? 0);
    await expect(page.locator("h2.other-day")).toContainText(/Demain \d\d\.\d\d\./);
    const expiryOf = async () => Number(/"m_expire_date":(\d+)/.exec(await read())?.[1] ?? 0);
    await expect.poll(expiryOf).toBeGreaterThan(Date.now() / 1000);
  });

  test("[C6.03] compares bookmakers on the page of a match where the place allows it", async ({ page, nextGame }) => {
    const path = `/match/${nextGame().eventId}`;
    await page.setExtraHTTPHeaders({ "x-dev-place": "FR:IDF" });
    await page.goto(path);
    await expect(page.locator("table.odds tbody tr").nth(2)).toBeVisible();
    // Bookmakers of the built-in world take no bets.
    await expect(page.locator("table.odds a")).toHaveCount(0);
    await expect(page.locator("aside.legal")).toContainText("Cotes simulées");
    await expect(page.locator("aside.legal")).toContainText("joueurs-info-service.fr");
    await page.setExtraHTTPHeaders({ "x-dev-place": "NC" });
    await page.goto(path);
    await expect(page.locator("table.odds")).toHaveCount(0);
    await expect(page.locator("aside.legal")).toContainText("joueurs-info-service.fr");
    await page.setExtraHTTPHeaders({ "x-dev-place": "BE" });
    await page.goto(path);
    await expect(page.locator("table.odds, aside.legal")).toHaveCount(0);
  });

  test("shows a match on its own page, and moves there too", async ({ page, stack, nextGame }) => {
    const { eventId, homeName } = nextGame();
    await page.goto("/");
    await row(page, eventId).getByRole("link").click();
    await expect(page).toHaveURL(new RegExp(`/match/${eventId}`));
    await expect(page.getByRole("heading", { level: 1 })).toContainText(homeName);
    await expect(page.locator("output.connection")).toHaveClass(/live/);
    await scoreGoal(stack, eventId, 2);
    await expect(page.getByRole("main")).toContainText(/0\s*[–-]\s*1/);
  });

  test("keeps one socket and its lists from the list to a match and back, and loads the list once", async ({
    page,
    stack,
    nextGame,
  }) => {
    const { eventId } = nextGame();
    const sockets: string[] = [];
    const loads: string[] = [];
    page.on("websocket", (socket) => sockets.push(socket.url()));
    page.on("request", (request) => {
      if (/\.data\b|\/x\/feed\/(?!g_|df_)/.test(request.url())) loads.push(new URL(request.url()).pathname);
    });
    await page.goto("/?cat=1");
    await expect(page.locator("output.connection")).toHaveClass(/live/);
    await row(page, eventId).getByRole("link").click();
    await expect(page).toHaveURL(new RegExp(`/match/${eventId}`));
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
    await scoreGoal(stack, eventId, 2);
    await expect(page.getByRole("main")).toContainText(/0\s*[–-]\s*1/);
    // The arrow goes back to the list from which the visitor came, and not to another tab of the day.
    await page.getByRole("link", { name: "Retour aux matchs" }).click();
    await expect(page).toHaveURL(/\?cat=1$/);
    await expect(row(page, eventId).locator("b")).toHaveText("0\n1");
    await expect(page.locator("output.connection")).toHaveClass(/live/);
    await page.goForward();
    await expect(page).toHaveURL(new RegExp(`/match/${eventId}`));
    await expect(page.getByRole("main")).toContainText(/0\s*[–-]\s*1/);
    expect(sockets).toHaveLength(1);
    // Data of the board, and of its first tab.
    expect(loads).toEqual([`/match/${eventId}.data`, `/match/${eventId}.data`]);
  });

  test("says in the frame why a page cannot be shown", async ({ page }) => {
    const response = await page.goto("/match/1Nobody0");
    expect(response?.status()).toBe(404);
    await expect(page.getByRole("heading", { level: 1 })).toContainText(/introuvable/i);
    await expect(page.getByRole("navigation", { name: "Sports" })).toBeVisible();
    await page.getByRole("main").getByRole("link").first().click();
    await expect(page.locator("li.row").first()).toBeVisible();
  });
});

test("[C3.16][C9.05] follows a starter of a race on a phone, and finds it among the visitor's games", async ({
  page,
  stack,
}) => {
  await postRacesToday(stack, [sportIds.cycling]);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/cyclisme");
  const starter = page.locator("li.starter").nth(2);
  const id = (await starter.getAttribute("id")) ?? "";
  const star = starter.getByRole("button");
  await expect(star).toHaveAttribute("aria-label", /^Suivre [^-]+$/);
  const box = await star.boundingBox();
  expect(box?.width).toBeGreaterThanOrEqual(44);
  await star.click();
  await expect(star).toHaveAttribute("aria-pressed", "true");
  await page.goto("/cyclisme?cat=5");
  await expect(page.locator("li.starter")).toHaveCount(1);
  await expect(page.locator(`#${id}`)).toBeVisible();
  const stored = await page.evaluate(() => JSON.stringify(Object.entries(localStorage)));
  expect(stored).toContain(id);
  expect(stored).toContain("noDuel");
  await page.goto("/cyclisme");
  await page
    .getByRole("link", { name: /^Afficher les \d+ engagés$/ })
    .first()
    .click();
  expect(await page.locator("li.starter").count()).toBeGreaterThan(10);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);

  // Followed as a whole, the race has ten rows among the visitor's games.
  const whole = page.locator("details.league:has(li.starter) .league-star .star").first();
  await whole.click();
  await expect(whole).toHaveAttribute("aria-pressed", "true");
  await page.goto("/cyclisme?cat=5");
  await expect(page.locator("li.starter")).toHaveCount(10);
});

test("the games that are on stand above those of the day, each with its score, after a link to all of them", async ({
  page,
  stack,
}) => {
  const sportId = sportIds.futsal;
  const { batch, games } = toMatchday({
    games: 2,
    startSeconds: Math.floor(Date.now() / 1000),
    name: "Bandeau",
    sportId,
  });
  await postIngest(stack, "events", batch);
  const [{ eventId, homeName, awayName } = { eventId: "", homeName: "", awayName: "" }] = games;
  const post = (incident: object) => postIngest(stack, "incidents", { sportId, incidents: [{ eventId, ...incident }] });
  await post({ kind: "status", status: eventStatus.firstHalf });
  await page.goto("/futsal");
  await expect(page.locator("output.connection")).toHaveClass(/live/);
  const strip = page.getByRole("navigation", { name: "En direct" });
  const live = await page.locator("#tab-live small").textContent();
  await expect(strip.getByRole("link").first()).toHaveText(`En direct ${live}`);
  const game = strip.locator(`[href="/match/${eventId}"]`);
  await expect(game).toContainText(`${homeName} 0 – 0 ${awayName}`);
  await post({ kind: "goal", side: 1, minute: "2" });
  await expect(game).toContainText(`${homeName} 1 – 0 ${awayName}`);
  await strip.getByRole("link").first().click();
  await expect(page).toHaveURL(/\/futsal\?cat=1$/);
  await expect(strip).toHaveCount(0);
});

test("[C9.05] a list shows 30 of 126 golfers and 40 of 41 cars, and all of them where a visitor wants it", async ({
  page,
  stack,
}) => {
  for (const [sportId, path, starters, shown] of [
    [sportIds.golf, "/golf", 126, 30],
    [sportIds["auto-racing"], "/course-voiture", 41, 40],
  ] as const) {
    const league = aLeague(sportId, "Grand champ");
    const startSeconds = Math.floor(Date.now() / 1000) - 600;
    const events = Array.from({ length: starters }, (_, index) => ({
      ...anEvent(league, `Partant ${index + 1}`, { startSeconds, away: null }),
      timeline: [{ kind: "facts", id: "f", atSeconds: startSeconds, facts: { rank: index + 1 } }],
    }));
    const answer = await postIngest(stack, "events", { sportId, leagues: [league], events });
    expect([answer.status, await answer.text()]).toEqual([200, expect.any(String)]);
    const block = page.locator(`#l-${league.stageId}`);
    await expect(async () => {
      await page.goto(path);
      await expect(block.locator("li.starter")).toHaveCount(shown, { timeout: 500 });
    }).toPass();
    await isHydrated(page);
    await block.getByRole("link", { name: `Afficher les ${starters} engagés` }).click();
    await expect(block.locator("li.starter")).toHaveCount(starters);
    await expect(block.getByRole("link", { name: /^Afficher les/ })).toHaveCount(0);
  }
});
