import { expect, type Locator } from "@playwright/test";
import { sportIds } from "../../shared/sports/sport-ids.ts";
import { eventStatus } from "../../shared/sports/statuses.ts";
import { toMatchday } from "../support/matchday.ts";
import { postIngest } from "../support/requests.ts";
import { row, test } from "./stack-fixture.ts";

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

test("[C4.27] [C9.01] a game that ends stays in the tab of live games for three minutes, and says that it leaves", async ({
  page,
  stack,
  nextGame,
}) => {
  const { eventId } = nextGame();
  await page.clock.install();
  await page.goto("/?cat=1");
  await expect(page.locator("output.connection")).toHaveClass(/live/);
  await expect(row(page, eventId)).toHaveClass(/live/);
  const incidents = [{ eventId, kind: "status", status: eventStatus.finished }];
  await postIngest(stack, "incidents", { sportId: 1, incidents });
  await expect(row(page, eventId)).toHaveClass(/finished/);
  await expect(row(page, eventId).locator(".t")).toHaveText(/Terminé\s+s’en va/);
  await page.clock.fastForward(170_000);
  await expect(row(page, eventId)).toBeVisible();
  await page.clock.fastForward(11_000);
  await expect(row(page, eventId)).toHaveCount(0);
});

test("[C4.25] [C9.01] a half that ends marks the row's clock for a minute, a penalty of a shoot-out the row", async ({
  page,
  stack,
  nextGame,
}) => {
  const { eventId } = nextGame();
  const post = (...incidents: readonly object[]) =>
    postIngest(stack, "incidents", { sportId: 1, incidents: incidents.map((incident) => ({ eventId, ...incident })) });
  await page.clock.install();
  await page.goto("/?cat=1");
  await expect(page.locator("output.connection")).toHaveClass(/live/);
  const shown = row(page, eventId);
  await expect(shown).not.toHaveClass(/hl-/);
  await post({ kind: "status", status: eventStatus.halfTime });
  await expect(shown).toHaveClass(/hl-period/);
  await page.clock.fastForward(50_000);
  await expect(shown).toHaveClass(/hl-period/);
  await page.clock.fastForward(11_000);
  await expect(shown).not.toHaveClass(/hl-/);
  await post({ kind: "status", status: eventStatus.penalties });
  await page.clock.fastForward(61_000);
  await expect(shown).not.toHaveClass(/hl-/);
  await post({ kind: "shoot-out", side: 1, scored: true });
  await expect(shown).toHaveClass(/hl-penalty/);
  await page.clock.fastForward(61_000);
  await expect(shown).not.toHaveClass(/hl-/);
});

test("[A3.07] [C4.31] [C9.01] points of a sport in which they are many mark the score for a minute, and announce nothing; its clock counts down where an operator wants it", async ({
  page,
  stack,
}) => {
  const sportId = sportIds.basketball;
  const { games, batch } = toMatchday({
    games: 1,
    startSeconds: Math.floor(Date.now() / 1000),
    name: "Panier",
    sportId,
  });
  const eventId = games[0]?.eventId ?? "";
  const post = (incident: object) => postIngest(stack, "incidents", { sportId, incidents: [{ eventId, ...incident }] });
  await postIngest(stack, "events", batch);
  await post({ kind: "status", status: eventStatus.quarter1 });
  await page.clock.install();
  await page.goto("/basket");
  await expect(page.locator("output.connection")).toHaveClass(/live/);
  const shown = page.locator(`#g_${sportId}_${eventId}`);
  await post({ kind: "points", side: 1, value: 3 });
  await expect(shown).toHaveClass(/hl-score/);
  await expect(shown.locator("em.but")).toHaveCount(0);
  await page.clock.fastForward(61_000);
  await expect(shown).not.toHaveClass(/hl-/);
  // Its clock counts down, as the operator wants it: ten minutes less those that were played and the running one.
  for (const [minute, left] of [
    [3, "6′"],
    [4, "5′"],
    [10, "0′"],
  ] as const) {
    await post({ kind: "facts", facts: { minute } });
    await expect(shown.locator(".t")).toContainText(left);
  }
});

test("[C4.13] [C4.14] [C4.18] [C4.19] [C8.04] without a socket a list of today is polled from a repair on, and the system is asked; another day's is not", async ({
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

test("[C4.15] [C4.20] without a socket a poll that brings nothing is followed by a longer wait, which another interval ends; after an absence a page heals before it polls on", async ({
  page,
  context,
}) => {
  const asked: string[] = [];
  let underWay = 0;
  const feed = /\/x\/feed\/((?:u|r|fr|sys|f)_1(?!\d)[^?]*)/;
  page.on("request", (request) => {
    const [, name] = feed.exec(request.url()) ?? [];
    if (name === undefined) return;
    asked.push(name);
    underWay += 1;
  });
  for (const event of ["requestfinished", "requestfailed"] as const)
    page.on(event as "requestfinished", (request) => void (feed.test(request.url()) ? (underWay -= 1) : 0));
  const count = (name: string) => asked.filter((each) => each.startsWith(name)).length;
  // What is under way has arrived before more time passes.
  const pass = async (seconds: number, isEnough = () => false) => {
    for (let passed = 0; passed < seconds && !isEnough(); passed += 1) {
      await page.clock.runFor(1_000);
      await page.evaluate(() => {});
      await expect.poll(() => underWay).toBe(0);
      await page.evaluate(() => {});
    }
  };
  await page.clock.install();
  // The longest of the waits that are drawn.
  await page.addInitScript(() => (Math.random = () => 0.99));
  await page.routeWebSocket(/\/push/, (socket) => socket.close({ code: 4404 }));
  await page.route(/\/x\/feed\/u_1_1/, (route) => route.fulfill({ headers: { "x-feed-seq": "0" }, body: "0" }));
  let seconds = 5;
  await page.route(/\/x\/feed\/sys_1/, (route) => route.fulfill({ body: `SA÷1¬~stu÷${seconds}¬mlp÷1¬~` }));
  await page.goto("/");
  await expect(page.locator("output.connection")).toHaveClass(/lost|polling|connecting/);

  await pass(30, () => count("u_") === 1);
  expect([count("fr_"), count("u_")]).toEqual([1, 1]);
  await page.clock.runFor(19_000);
  expect(count("u_")).toBe(1);
  // The system says another interval: the next poll comes by it, and not after the 79 s that were drawn.
  seconds = 7;
  await page.clock.runFor(24_000);
  await pass(20, () => count("sys_") === 1);
  expect([count("u_"), count("sys_")]).toEqual([1, 1]);
  await pass(10, () => count("u_") === 2);
  expect(count("u_")).toBe(2);

  const away = async (passed: number) => {
    await context.setOffline(true);
    await page.clock.runFor(passed * 1_000);
    asked.length = 0;
    await context.setOffline(false);
    await pass(15, () => count("u_") === 1);
    return [count("r_"), count("f_"), count("u_")];
  };
  expect(await away(100)).toEqual([1, 0, 1]);
  // A repair names no new games: the day's feed follows it.
  await pass(15, () => count("f_") === 1);
  expect(await away(300)).toEqual([0, 1, 1]);
});

/** Leaves the page before it has drawn another frame. */
const tapAndLeave = (star: Locator) =>
  star.evaluate(async (button: HTMLElement) => {
    Object.assign(window, { requestAnimationFrame: () => 0, setTimeout: () => 0 });
    button.click();
    await Promise.resolve();
    await Promise.resolve();
    const shown = button.ariaPressed;
    location.reload();
    return shown;
  });

test("[C5.02] [C8.01] [C9.03] a star that is tapped as the page is left is kept; no more than 500 games are followed, and a message says so", async ({
  page,
  nextGame,
}) => {
  const { eventId } = nextGame();
  await page.goto("/?cat=1");
  const star = row(page, eventId).getByRole("button");
  for (const state of ["true", "false"]) {
    await star.click();
    await expect(star).toHaveAttribute("aria-pressed", state);
  }
  // It is lit at once.
  expect(await tapAndLeave(star)).toBe("true");
  await expect(star).toHaveAttribute("aria-pressed", "true");
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
  await star.click();
  await expect(page.getByRole("alert")).toHaveText(/Vous suivez déjà 500 matchs, le maximum/);
  await expect(star).toHaveAttribute("aria-pressed", "false");
});

test("[C4.01] [C5.09] leagues that the visitor has opened or closed stay so, the others as they are, until that is too old", async ({
  page,
}) => {
  await page.goto("/");
  await expect(page.locator("output.connection")).toHaveClass(/live/);
  const idsOf = (leagues: string) => page.locator(leagues).evaluateAll((all) => all.map(({ id }) => id));
  // Leagues of other tests may come meanwhile.
  const atFirstThere = await idsOf("details.league");
  const openIds = async () => (await idsOf("details.league[open]")).filter((id) => atFirstThere.includes(id));
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

test("[C2.02] the marker of a reload opens the day and the category that it names, and ignores what is no number", async ({
  page,
}) => {
  await page.goto("/#reload;day=-1;cat=6");
  await expect(page).toHaveURL(/\/\?day=-1&cat=6$/);
  await expect(page.getByRole("link", { name: /terminés/i })).toHaveAttribute("aria-current", "page");
  await page.goto("/?day=-2#reload;day=hier;cat=4");
  await expect(page).toHaveURL(/\/\?day=-2&cat=4$/);
});
