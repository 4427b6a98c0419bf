import { expect, type Locator, type Page } from "@playwright/test";
import { sportIds } from "../../shared/sports/sport-ids.ts";
import { eventStatus } from "../../shared/sports/statuses.ts";
import { toMatchday } from "../support/matchday.ts";
import { postIngest } from "../support/requests.ts";
import { isHydrated, row, test } from "./stack-fixture.ts";

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
  await expect(row(page, eventId).locator(".t")).toHaveText(/Fin\s+s’en va/);
  await page.clock.fastForward(150_000);
  await expect(row(page, eventId)).toBeVisible();
  await page.clock.fastForward(31_000);
  await expect(row(page, eventId)).toHaveCount(0);
});

/** A page's sockets until the answer is called: from then on they are alive, and bring nothing. */
async function untilUnheard(page: Page): Promise<() => void> {
  let isServerHeard = true;
  await page.routeWebSocket(/./, (socket) => {
    const server = socket.connectToServer();
    server.onMessage((message) => isServerHeard && socket.send(message));
    socket.onMessage((message) => (message === "ping" ? socket.send("pong") : server.send(message)));
  });
  return () => (isServerHeard = false);
}

test("[C4.25] [C9.01] a half that ends marks the row's clock for a minute by the feed's counter, also on a page that is opened meanwhile, a penalty of a shoot-out the row", async ({
  page,
  context,
  stack,
  nextGame,
}) => {
  const [{ eventId }, shootOut] = [nextGame(), nextGame()];
  const post = (...incidents: readonly object[]) => postIngest(stack, "incidents", { sportId: 1, incidents });
  const nowSeconds = Math.floor(Date.now() / 1000);
  await page.clock.install();
  // The page's clock leaps ahead of the server's, whose time would take it back.
  const stopHearing = await untilUnheard(page);
  await page.goto("/?cat=1");
  await expect(page.locator("output.connection")).toHaveClass(/live/);
  const [shown, kicked] = [row(page, eventId), row(page, shootOut.eventId)];
  await expect(shown).not.toHaveClass(/hl-/);
  const playing = (await kicked.locator(".t").textContent()) ?? "";
  // It began minutes ago.
  await post({
    eventId: shootOut.eventId,
    kind: "status",
    status: eventStatus.penalties,
    atSeconds: nowSeconds - 300,
  });
  await expect(kicked.locator(".t")).not.toHaveText(playing);
  await expect(kicked).not.toHaveClass(/hl-/);
  await post({ eventId: shootOut.eventId, kind: "shoot-out", side: 1, scored: true, atSeconds: nowSeconds });
  await expect(kicked).toHaveClass(/hl-penalty/);
  // A source's clock may be ahead: by the counter the mark then stays for longer than this page has it.
  await post({ eventId, kind: "status", status: eventStatus.halfTime, atSeconds: nowSeconds + 600 });
  await expect(shown).toHaveClass(/hl-period/);
  const other = await context.newPage();
  await other.goto("/?cat=1");
  await expect(row(other, eventId)).toHaveClass(/hl-period/);
  await other.close();
  stopHearing();
  await page.clock.fastForward(61_000);
  await expect(kicked).not.toHaveClass(/hl-/);
  await expect(shown).toHaveClass(/hl-period/);
  await page.clock.fastForward(600_000);
  await expect(shown).not.toHaveClass(/hl-/);
});

test("[C9.01] minutes of a list are drawn every five seconds, those of all games in one step", async ({
  page,
  stack,
}) => {
  const nowMs = Date.now();
  const nowSeconds = Math.floor(nowMs / 1000);
  // A minute of the first game begins one second before that of the second one, within the same five seconds.
  const boundary = nowSeconds - (nowSeconds % 5) + 31;
  const { games, batch } = toMatchday({ games: 2, startSeconds: nowSeconds - 600, name: "Compteur" });
  await postIngest(stack, "events", batch);
  const ids = games.map(({ eventId }) => eventId);
  const incidents = ids.map((eventId, index) => ({
    eventId,
    kind: "status",
    status: eventStatus.firstHalf,
    atSeconds: boundary + index - 600,
  }));
  expect((await postIngest(stack, "incidents", { sportId: 1, incidents })).status).toBe(200);
  await page.clock.install({ time: nowMs });
  // The page's clock runs ahead of the server's in this test: answers would be late by it, and what says the time would correct it.
  const stopHearing = await untilUnheard(page);
  await page.goto("/");
  await expect(page.locator("output.connection")).toHaveClass(/live/);
  stopHearing();
  // Far enough ahead of a page that took long to load.
  await page.clock.pauseAt(Date.now() + 60_000);
  const minutes = () => Promise.all(ids.map((eventId) => row(page, eventId).locator(".t").textContent()));
  const steps: (readonly boolean[])[] = [];
  let before = await minutes();
  for (let second = 0; second < 70; second += 1) {
    await page.clock.runFor(1_000);
    const after = await minutes();
    const changed = after.map((text, index) => text !== before[index]);
    if (changed.includes(true)) steps.push(changed);
    before = after;
  }
  expect(steps.length).toBeGreaterThan(0);
  expect(steps.flat()).not.toContain(false);
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

/** Leaves the page before it has drawn another frame. Not every browser tells a page of it by both events. @param silent the one that does not come */
const tapAndLeave = (star: Locator, silent: "pagehide" | "visibilitychange") =>
  star.evaluate(async (button: HTMLElement, name) => {
    addEventListener(name, (event) => event.stopImmediatePropagation(), true);
    Object.assign(window, { requestAnimationFrame: () => 0, setTimeout: () => 0 });
    button.click();
    await Promise.resolve();
    await Promise.resolve();
    const shown = button.ariaPressed;
    location.reload();
    return shown;
  }, silent);

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
  for (const [silent, state] of [
    ["visibilitychange", "true"],
    ["pagehide", "false"],
  ] as const) {
    const [shown] = await Promise.all([tapAndLeave(star, silent), page.waitForEvent("load")]);
    expect(shown).toBe(state);
    const kept = await page.evaluate(() => localStorage.getItem("fsdc_my_local") ?? "");
    expect([silent, `${kept.includes(eventId)}`]).toEqual([silent, state]);
    await expect(star).toHaveAttribute("aria-pressed", state);
  }
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

test("[C2.02] a page that reloads itself writes the marker before, and takes it away after", async ({ page }) => {
  await page.addInitScript(() => {
    const seen = `${sessionStorage.getItem("hashes") ?? ""} ${location.hash}`;
    sessionStorage.setItem("hashes", seen);
  });
  await page.goto("/?day=-1&cat=6");
  await isHydrated(page);
  // The page was rendered for a clock of 24 hours; another tab chooses 12.
  await page.evaluate(() => {
    document.cookie = "tribune_clock=12; path=/";
    document.dispatchEvent(new Event("visibilitychange"));
  });
  await page.waitForFunction(() => sessionStorage.getItem("hashes")?.endsWith(" #reload;day=-1;cat=6"));
  await expect(page).toHaveURL(/\/\?day=-1&cat=6$/);
});
