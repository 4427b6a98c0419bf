import { expect } from "@playwright/test";
import { eventStatus } from "../../shared/sports/statuses.ts";
import { toMatchday } from "../support/matchday.ts";
import { postIngest } from "../support/requests.ts";
import { findViolations } from "./axe.ts";
import { row, scoreGoal, test } from "./stack-fixture.ts";

test.describe("the day's list", () => {
  test("[P3][C9.01] a goal changes one row, marks it, and moves nothing", async ({ page, stack, matchday }) => {
    const eventId = matchday.games[0]?.eventId ?? "";
    await page.goto("/?cat=1");
    await expect(page.locator("output.connection")).toHaveClass(/live/);
    await page.evaluate((rowId) => {
      const seen = { rows: new Set<string>(), shift: 0 };
      Object.assign(globalThis, { seen });
      // What is painted with the goal: other games move as well while the test runs, each at its own moment.
      new MutationObserver((records) => {
        const changedIds = records.flatMap(({ target }) => {
          const element = target instanceof Element ? target : target.parentElement;
          // A clock that ticks over changes its own row's minute; only the rest of a row counts here.
          return element?.closest(".t") ? [] : [element?.closest("li.row")?.id ?? []].flat();
        });
        if (changedIds.includes(rowId)) for (const id of changedIds) seen.rows.add(id);
      }).observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) seen.shift += (entry as PerformanceEntry & { value: number }).value;
      }).observe({ type: "layout-shift", buffered: false });
    }, `g_1_${eventId}`);
    const before = await row(page, eventId).boundingBox();
    await scoreGoal(stack, eventId);
    await expect(row(page, eventId).locator("b")).toHaveText("1\n0");
    await expect(row(page, eventId)).toHaveClass(/hl-goal/);
    await expect(row(page, eventId)).toContainText(/but/i);
    const after = await row(page, eventId).boundingBox();
    expect(after).toEqual(before);
    const seen = await page.evaluate(() => {
      const { rows, shift } = (globalThis as unknown as { seen: { rows: Set<string>; shift: number } }).seen;
      return { rows: [...rows], shift };
    });
    expect(seen).toEqual({ rows: [`g_1_${eventId}`], shift: 0 });
  });

  test("is taken over by a slow phone while scores come", async ({ page, stack, matchday }) => {
    const eventId = matchday.games[8]?.eventId ?? "";
    const client = await page.context().newCDPSession(page);
    await client.send("Emulation.setCPUThrottlingRate", { rate: 8 });
    await page.goto("/", { waitUntil: "commit" });
    const homeScore = row(page, eventId).locator("b");
    const goals = 12;
    for (let scored = 0; scored < goals; scored += 1) await scoreGoal(stack, eventId);
    await expect(homeScore).toHaveText(`${goals}\n0`, { timeout: 30_000 });
  });

  test("[C2.01][C2.03] reads and works without JavaScript: days and tabs are links", async ({
    browser,
    stack,
    matchday,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: stack.url.origin });
    const page = await context.newPage();
    await page.goto("/");
    await expect(row(page, matchday.games[0]?.eventId ?? "")).toBeVisible();
    await page.getByRole("link", { name: /terminés/i }).click();
    await expect(page).toHaveURL(/cat=6/);
    await expect(row(page, matchday.games[0]?.eventId ?? "")).toHaveCount(0);
    await page.getByRole("link", { name: /demain/i }).click();
    await expect(page).toHaveURL(/(day=1|date=)/);
    await context.close();
  });

  test("[C2.16] keeps everything within the screen at each width", async ({ page, matchday }) => {
    for (const width of [1280, 800, 640, 390, 320]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto("/");
      await expect(row(page, matchday.games[0]?.eventId ?? "")).toHaveCount(1);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(overflow, `at ${width} px`).toBeLessThanOrEqual(0);
    }
  });

  for (const path of ["/", "/?cat=5", "/tennis", "/?date=2031-01-01", "/match/", "/nulle-part"]) {
    test(`has nothing that axe finds wrong at ${path}, in light and dark`, async ({ page, matchday }) => {
      await page.setExtraHTTPHeaders({ "x-dev-place": "FR:IDF" });
      await page.goto(path === "/match/" ? `/match/${matchday.games[1]?.eventId}` : path);
      expect(await findViolations(page)).toEqual([]);
    });
  }

  test("[C6.01][C4.21] follows a game in every tab, and shows my games of today", async ({
    page,
    context,
    matchday,
  }) => {
    const eventId = matchday.games[3]?.eventId ?? "";
    const other = await context.newPage();
    await other.goto("/");
    await page.goto("/");
    await row(page, eventId).getByRole("button").click();
    await expect(row(other, eventId).getByRole("button")).toHaveAttribute("aria-pressed", "true");
    await other.locator("#day-after").click();
    await expect(other).toHaveURL(/date=/);
    await expect(other.locator("#day-after")).toBeFocused();
    await other.getByRole("link", { name: /mes matchs/i }).click();
    await expect(other).toHaveURL(/\/\?cat=5$/);
    await expect(other.locator("li.row")).toHaveCount(1);
    await expect(row(other, eventId)).toBeVisible();
    await other.close();
  });

  test("[C4.08][C4.21] shows the followed games of all saved days, and fetches expired ones again", async ({
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
    await page.goto("/?cat=5");
    await expect(page.locator(`[id="${id}"]`)).toBeVisible();
    await expect(page.locator("h2.other-day")).toContainText(/Demain \d\d\.\d\d\./);
    const expiryOf = async () => Number(/"m_expire_date":(\d+)/.exec(await read())?.[1] ?? 0);
    await expect.poll(expiryOf).toBeGreaterThan(Date.now() / 1000);
  });

  test("[C6.03] compares bookmakers on the page of a match where the place allows it", async ({ page, matchday }) => {
    const path = `/match/${matchday.games[4]?.eventId}`;
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

  test("shows a match on its own page, and moves there too", async ({ page, stack, matchday }) => {
    const eventId = matchday.games[2]?.eventId ?? "";
    await page.goto("/");
    await row(page, eventId).getByRole("link").click();
    await expect(page).toHaveURL(new RegExp(`/match/${eventId}`));
    await expect(page.getByRole("heading", { level: 1 })).toContainText(matchday.games[2]?.homeName ?? "");
    await expect(page.locator("output.connection")).toHaveClass(/live/);
    await scoreGoal(stack, eventId, 2);
    await expect(page.getByRole("main")).toContainText(/0\s*[–-]\s*1/);
  });

  test("keeps one socket and its lists from the list to a match and back, and loads the list once", async ({
    page,
    stack,
    matchday,
  }) => {
    const eventId = matchday.games[5]?.eventId ?? "";
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
    await page.goBack();
    await expect(row(page, eventId).locator("b")).toHaveText("0\n1");
    await expect(page.locator("output.connection")).toHaveClass(/live/);
    await page.goForward();
    await expect(page).toHaveURL(new RegExp(`/match/${eventId}`));
    await expect(page.getByRole("main")).toContainText(/0\s*[–-]\s*1/);
    expect(sockets).toHaveLength(1);
    // The board, and its first tab.
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

test("[C4.23] [C4.24] a new game of the day appears and is counted; games of other days are neither", async ({
  page,
  stack,
}) => {
  const nowSeconds = Math.floor(Date.now() / 1000);
  const post = async (name: string, startSeconds: number) => {
    const { games, batch } = toMatchday({ games: 1, startSeconds, name });
    await postIngest(stack, "events", batch);
    return row(page, games[0]?.eventId ?? "");
  };
  await page.goto("/");
  await expect(page.locator("output.connection")).toHaveClass(/live/);
  const count = page.getByRole("navigation", { name: "Filtrer les matchs" }).locator("a.all small");
  const before = Number(await count.textContent());
  const tomorrow = await post("Demain", nowSeconds + 86_400);
  const yesterday = await post("Veille", nowSeconds - 86_400);
  await expect(await post("Nouveau", nowSeconds)).toBeVisible({ timeout: 30_000 });
  await expect(count).toHaveText(String(before + 1));
  await expect(tomorrow).toHaveCount(0);
  await expect(yesterday).toHaveCount(0);
});

test("[C4.27] [C9.01] a game that ends stays in the tab of live games for three minutes", async ({
  page,
  stack,
  matchday,
}) => {
  const eventId = matchday.games[9]?.eventId ?? "";
  await page.clock.install();
  await page.goto("/?cat=1");
  await expect(page.locator("output.connection")).toHaveClass(/live/);
  await expect(row(page, eventId)).toHaveClass(/live/);
  const incidents = [{ eventId, kind: "status", status: eventStatus.finished }];
  await postIngest(stack, "incidents", { sportId: 1, incidents });
  await expect(row(page, eventId)).toHaveClass(/finished/);
  await page.clock.fastForward(170_000);
  await expect(row(page, eventId)).toBeVisible();
  await page.clock.fastForward(11_000);
  await expect(row(page, eventId)).toHaveCount(0);
});

test("[C4.13] [C4.14] [C4.18] [C4.19] without a socket a list of today is polled from a repair on, and the system is asked; another day's is not", async ({
  page,
}) => {
  await page.clock.install();
  await page.routeWebSocket(/\/push/, (socket) => socket.close({ code: 4404 }));
  const asked: string[] = [];
  page.on("request", (request) => asked.push(...(/\/x\/feed\/([^?]+)/.exec(request.url())?.slice(1) ?? [])));
  const waitAMinute = async () => {
    for (let passed = 0; passed < 70; passed += 10) await page.clock.fastForward(10_000);
  };
  await page.goto("/");
  await expect(page.locator("output.connection")).toHaveClass(/lost|polling|connecting/);
  await waitAMinute();
  await expect.poll(() => asked.includes("u_1_1") && asked.includes("sys_1")).toBe(true);
  expect(asked.indexOf("fr_1_1")).toBeGreaterThanOrEqual(0);
  expect(asked.indexOf("fr_1_1")).toBeLessThan(asked.indexOf("u_1_1"));
  await page.goto("/?day=3");
  await page.waitForLoadState("networkidle");
  asked.length = 0;
  await waitAMinute();
  expect(asked.filter((name) => /^(?:u|r|fr|sys)_/.test(name))).toEqual([]);
});

test("[C5.02] [C8.01] [C9.03] no more than 500 games are followed, and a message says so", async ({
  page,
  matchday,
}) => {
  const eventId = matchday.games[4]?.eventId ?? "";
  await page.goto("/?cat=1");
  await page.evaluate(
    (nowSeconds) => {
      const game = { sport_id: 1, labl_id: "1_AAAAAAAA", m_day: 0, m_ok: 0, noDuel: false, mgGroup: "0", AB: 1 };
      const times = { m_expire_date: nowSeconds + 86_400, AD: nowSeconds, AP: nowSeconds + 7_200 };
      const keys = Array.from({ length: 500 }, (_, index) => `g_1_${String(index).padStart(8, "A")}`);
      const keep = (name: string, value: object) =>
        localStorage.setItem(name, JSON.stringify({ value, expiresAtSeconds: nowSeconds + 172_800 }));
      keep("fsdc_my_local", Object.fromEntries(keys.map((key) => [key, { ...game, ...times }])));
      keep("fsdc_my_local_labl", { "1_AAAAAAAA": {} });
    },
    Math.floor(Date.now() / 1000),
  );
  await page.reload();
  const star = row(page, eventId).getByRole("button");
  await star.click();
  await expect(page.getByRole("alert")).toHaveText(/Vous suivez déjà 500 matchs, le maximum/);
  await expect(star).toHaveAttribute("aria-pressed", "false");
});

test("[C4.01] [C5.09] leagues that the visitor has opened or closed stay so, the others as they are, until that is too old", async ({
  page,
}) => {
  await page.goto("/");
  await expect(page.locator("output.connection")).toHaveClass(/live/);
  const openIds = () => page.locator("details.league[open]").evaluateAll((all) => all.map(({ id }) => id));
  const atFirst = await openIds();
  const closed = (await page.locator("details.league:not([open])").first().getAttribute("id")) ?? "";
  const [open = "", ...others] = atFirst;
  const keep = (expiresAtSeconds: number | null) =>
    page.evaluate(
      ([text]) => localStorage.setItem("fsdc_expand_collapse_league", text ?? ""),
      [
        JSON.stringify({
          value: Object.fromEntries([open, closed, "l-ZZZZZZZZ"].map((id) => [id.replace("l-", "1_"), true])),
          expiresAtSeconds,
        }),
      ],
    );
  await keep(null);
  await page.reload();
  await expect(page.locator(`[id="${closed}"]`)).toHaveAttribute("open", "");
  expect((await openIds()).toSorted()).toEqual([closed, ...others].toSorted());
  await keep(1);
  await page.reload();
  await expect(page.locator("output.connection")).toHaveClass(/live/);
  expect(await openIds()).toEqual(atFirst);
});

test("[C2.03] any day is picked from the browser's own calendar; a year that is still being typed opens nothing", async ({
  page,
}) => {
  await page.goto("/tennis");
  await expect(page.locator("output.connection")).toHaveClass(/live/);
  const field = page.getByLabel("Choisir un jour");
  const day = new Date(Date.now() + 40 * 86_400_000).toISOString().slice(0, 10);
  await field.fill(`0002${day.slice(4)}`);
  await expect(page).toHaveURL(/\/tennis$/);
  await field.fill(day);
  await expect(page).toHaveURL(`/tennis?date=${day}`);
  await expect(page.getByRole("heading", { level: 1 })).toContainText(String(Number(day.slice(8))));
});

test("[C3.16][C9.05] follows a starter of a race on a phone, and finds it among the visitor's games", async ({
  page,
}) => {
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
});
