import { expect, type Page, type Request } from "@playwright/test";
import { eventStatus } from "../../shared/sports/statuses.ts";
import { aLeague, anEvent } from "../support/posted-league.ts";
import { postIngest } from "../support/requests.ts";
import { entryScript, hold, isHydrated, letPass, row, scoreGoal, stopClock, test } from "./stack-fixture.ts";

const choose = (page: Page, choice: object) =>
  page.addInitScript((stored) => localStorage.setItem("fsdc_veil", stored), JSON.stringify(choice));

/** Waits until the site of a late visitor has a game that may have been posted a moment ago. */
const hasGame = (page: Page, eventId: string) =>
  expect.poll(async () => (await page.request.get(`/match/${eventId}`)).status()).toBe(200);

test("a game is shown 30 s late: on its page, in its title, and when it is news", async ({
  page,
  context,
  stack,
  nextGame,
}) => {
  const { eventId, homeName } = nextGame();
  await page.goto("/?cat=1");
  const star = row(page, eventId).locator("button.star");
  await star.click();
  await expect(star).toHaveAttribute("aria-pressed", "true");
  await page.goto("/parametres");
  const later = page.getByRole("button", { name: "Attendre 5 s de plus" });
  // The page reloads once, when the delay is no longer zero.
  const again = page.waitForEvent("load");
  await later.click();
  await again;
  await isHydrated(page);
  await expect(page.getByText("5 s", { exact: true })).toBeVisible();
  for (const seconds of [10, 15, 20, 25, 30]) {
    await later.click();
    await expect(page.getByText(`${seconds} s`, { exact: true })).toBeVisible();
  }
  expect((await context.cookies()).find(({ name }) => name === "veil")?.value).toBe("late30");

  const frames: string[] = [];
  const asked: string[] = [];
  page.on("websocket", (socket) => {
    asked.push(socket.url());
    socket.on("framesent", ({ payload }) => void asked.push(payload.toString()));
    socket.on("framereceived", ({ payload }) => void frames.push(payload.toString()));
  });
  const rowsOf = (subject: string) =>
    frames.filter((frame) => frame.startsWith(`${subject}:`) || (frame.includes('"rows"') && frame.includes(subject)))
      .length;

  await hasGame(page, eventId);
  // What the server answers of the past goes by its own clock, this test by the page's.
  await page.route("**/-/shown/**", (route) => route.abort());
  await scoreGoal(stack, eventId);
  await stopClock(page);
  const feedsOfNow: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/x/feed/")) feedsOfNow.push(request.url());
  });
  const html = await (await page.goto(`/match/${eventId}`))?.text();
  expect(html).toContain(homeName);
  // The document has the match as it was 30 s ago.
  expect(html).toContain("¬AG÷0¬");
  expect(html).not.toContain("¬AG÷1¬");
  await expect.poll(() => frames.length).toBeGreaterThan(0);
  await expect(page).toHaveTitle(/ 0-0/);
  await expect(page.locator(".board .result strong")).toContainText("0 – 0");
  await expect(page.locator(".match")).not.toContainText("n’a pas commencé");
  // News from before a page follows its game are not shown, so the page's clock must not be ahead of the hub's when it does.
  const followed = `games_fr_g_1_${eventId}`;
  let passedMs = 0;
  const isJoined = async () => {
    await page.clock.runFor(100);
    passedMs += 100;
    return asked.some((text) => text.includes(followed));
  };
  await expect.poll(isJoined, { intervals: [100] }).toBe(true);
  await letPass(page, 25 - passedMs / 1000);
  await expect(page).toHaveTitle(/ 0-0/);
  await letPass(page, 10);
  await expect(page).toHaveTitle(/1-0/);

  // The next goal reaches the browser at once, and is shown 30 s later. The box of the first one may still be there.
  const box = page.locator(".news-box", { hasText: "But" }).filter({ has: page.locator("b", { hasText: /^2$/ }) });
  const [rows, news] = [rowsOf("u_1_1"), rowsOf(followed)];
  await expect(page.locator("output.connection.live")).toBeVisible();
  await scoreGoal(stack, eventId);
  await expect.poll(() => [rowsOf("u_1_1") > rows, rowsOf(followed) > news], { timeout: 30_000 }).toEqual([true, true]);
  await letPass(page, 20);
  await expect(page).toHaveTitle(/1-0/);
  expect(await box.count()).toBe(0);
  await letPass(page, 12);
  await expect(page).toHaveTitle(/2-0/);
  await expect(box).toHaveCount(1);
  // The socket alone brings what is newer than the page, and the store holds it back.
  expect(feedsOfNow).toEqual([]);
});

test("the pages of a late visitor ask for no feed of now, whatever they show", async ({
  page,
  context,
  stack,
  nextGame,
}) => {
  const { eventId } = nextGame();
  await context.addCookies([{ name: "veil", value: "late30", url: stack.url.origin }]);
  await choose(page, { delaySeconds: 30, isHidden: false });
  const asked: string[] = [];
  page.on("request", (request) => {
    if (/\/x\/feed\/|\/-\/shown\//.test(request.url())) asked.push(new URL(request.url()).pathname);
  });
  await hasGame(page, eventId);
  await page.goto("/?cat=1");
  const star = row(page, eventId).locator("button.star");
  await star.click();
  await expect(star).toHaveAttribute("aria-pressed", "true");
  // A page whose socket is late on a busy machine would poll.
  await stopClock(page);
  for (const address of [`/match/${eventId}`, `/match/${eventId}/statistiques`, "/favoris"]) {
    asked.length = 0;
    await page.goto(address);
    const asksFeeds = async () => (await page.clock.runFor(100), asked.length > 0);
    await expect.poll(asksFeeds).toBe(true);
    await letPass(page, 2);
    expect(asked.splice(0).filter((path) => !path.startsWith("/-/shown/"))).toEqual([]);
  }
});

test("nothing tells how a hidden game goes, in the document, on the screen or on the wire, until its visitor asks", async ({
  page,
  context,
  stack,
  nextGame,
}) => {
  const { eventId } = nextGame();
  for (let goals = 0; goals < 7; goals += 1) await scoreGoal(stack, eventId);
  await context.addCookies([{ name: "veil", value: "hidden", url: stack.url.origin }]);
  await choose(page, { delaySeconds: 0, isHidden: true });
  const sockets: string[] = [];
  page.on("websocket", (socket) => sockets.push(socket.url()));
  const asked: string[] = [];
  page.on("request", (request) => void asked.push(request.url()));

  for (const path of ["/", "/?cat=1", "/tous-les-sports/", `/match/${eventId}`]) {
    const html = (await (await page.goto(path))?.text()) ?? "";
    await isHydrated(page);
    await page.waitForLoadState("networkidle");
    const shown = await page.content();
    for (const text of [html, shown]) {
      // No cell of a score, a status or a winner, and no score in markup or title.
      expect(text.match(/¬(?:AG|AH|AT|AU|AC|AS|BA|BX)÷/g) ?? []).toEqual([]);
      expect(text.match(/<b>\d+\n\d+<\/b>/g) ?? []).toEqual([]);
      expect(text).not.toMatch(/\b7(?:-| - )0\b/);
    }
  }
  expect(sockets).toEqual([]);
  expect(asked.filter((url) => /\/x\/feed\/(?!sys_)/.test(url))).toEqual([]);

  await expect(page.locator(".board .status")).toHaveText("En direct, résultat masqué");
  await expect(page).toHaveTitle(/\(En direct, résultat masqué\)/);
  await page.getByRole("button", { name: "Montrer le résultat" }).click();
  await expect(page).toHaveTitle(/7-0/);
  await scoreGoal(stack, eventId, 2);
  await expect(page).toHaveTitle(/7-1/);
});

test("hidden games that are on count and stand among the live ones, and say that their results are hidden", async ({
  page,
  context,
  stack,
  nextGame,
}) => {
  const { eventId } = nextGame();
  await scoreGoal(stack, eventId);
  await context.addCookies([{ name: "veil", value: "hidden", url: stack.url.origin }]);
  await choose(page, { delaySeconds: 0, isHidden: true });
  await page.goto("/?cat=1");
  await isHydrated(page);
  await expect(row(page, eventId)).toContainText("Résultat masqué");
  await expect(row(page, eventId).locator(".t")).toHaveText("En direct");
  // Every result is hidden, so the count has hidden games alone.
  await expect(page.locator("nav.tabs a.live")).toContainText(/[1-9]/);
});

test("a result that is asked for before any script has come is shown", async ({ page, context, stack, nextGame }) => {
  const { eventId } = nextGame();
  for (const side of [1, 1, 2] as const) await scoreGoal(stack, eventId, side);
  await context.addCookies([{ name: "veil", value: "hidden", url: stack.url.origin }]);
  await choose(page, { delaySeconds: 0, isHidden: true });
  const takeOver = await hold(page, entryScript);
  await page.goto(`/match/${eventId}`, { waitUntil: "commit" });
  await page.getByRole("button", { name: "Montrer le résultat" }).click();
  expect(await page.title()).not.toMatch(/2-1/);
  takeOver();
  await expect(page).toHaveTitle(/2-1/);
  await expect(page.locator(".board .result strong")).toContainText("2 – 1");
});

test("one game, a team or a league is hidden by its page's button, others are seen; the settings show it again", async ({
  page,
  stack,
  nextGame,
}) => {
  const [hidden, other] = [nextGame(), nextGame()];
  for (const { eventId } of [hidden, other]) await scoreGoal(stack, eventId);
  await page.goto(`/match/${hidden.eventId}`);
  const hide = page.getByRole("button", { name: "Masquer le résultat" });
  await expect(page).toHaveTitle(/1-0/);
  await hide.click();
  await expect(hide).toHaveAttribute("aria-pressed", "true");
  await expect(page.locator(".board .status")).toHaveText("En direct, résultat masqué");
  await expect(page).toHaveTitle(/\(En direct, résultat masqué\)/);

  const sockets: string[] = [];
  page.on("websocket", (socket) => sockets.push(socket.url()));
  const asked: string[] = [];
  page.on("request", (request) => void asked.push(request.url()));
  const html = (await (await page.goto(`/match/${hidden.eventId}`))?.text()) ?? "";
  await isHydrated(page);
  await page.waitForLoadState("networkidle");
  for (const text of [html, await page.content()])
    expect(text.match(/¬(?:AG|AH|AT|AU|AC|AS|BA|BX)÷|<b>\d+\n\d+<\/b>|1 ?[-–] ?0/g) ?? []).toEqual([]);
  expect(sockets).toEqual([]);
  expect(asked.filter((url) => /\/x\/feed\/(?!sys_)/.test(url))).toEqual([]);

  // The list's document has the other game's score already, and nothing of the hidden one.
  const list = (await (await page.goto("/"))?.text()) ?? "";
  const rowOf = (eventId: string) => new RegExp(`AA÷${eventId}¬[^~]*`).exec(list)?.[0] ?? "";
  expect(rowOf(other.eventId)).toMatch(/¬AG÷1¬/);
  expect(rowOf(hidden.eventId)).toContain("¬AE÷");
  expect(rowOf(hidden.eventId)).not.toMatch(/¬(?:AG|AH|AC|AS|BA|BX)÷/);
  await expect(row(page, other.eventId).locator("b")).toHaveText("1\n0");
  await expect(row(page, hidden.eventId).locator("b")).toHaveCount(0);
  await scoreGoal(stack, other.eventId, 2);
  await expect(row(page, other.eventId).locator("b")).toHaveText("1\n1");
  await page.goto(`/match/${other.eventId}`);
  await expect(page).toHaveTitle(/1-1/);

  // Hides its team instead, and then its league.
  await page.goto("/parametres");
  const showAgain = async () => {
    const again = page.waitForEvent("load");
    await page.getByRole("button", { name: /Montrer de nouveau/ }).click();
    await again;
    await isHydrated(page);
    await expect(page.getByRole("button", { name: /Montrer de nouveau/ })).toHaveCount(0);
  };
  await showAgain();
  await page.goto("/");
  await expect(row(page, hidden.eventId).locator("b")).toHaveText("1\n0");
  for (const link of ['a[href^="/equipe/"]', 'a[href^="/football/"]:not([href$="/classement"])']) {
    await page.goto(`/match/${hidden.eventId}`);
    await page.goto((await page.locator(`.match ${link}`).first().getAttribute("href")) ?? "");
    await page.getByRole("button", { name: /Masquer les résultats/ }).click();
    await expect(page.getByRole("button", { name: /Masquer les résultats/ })).toHaveAttribute("aria-pressed", "true");
    await page.goto("/");
    await isHydrated(page);
    await expect(row(page, hidden.eventId)).toBeVisible();
    await expect(row(page, hidden.eventId).locator("b")).toHaveCount(0);
    await page.goto("/parametres");
    await showAgain();
  }
});

test("a final that names who went through is nowhere while the semi-final is hidden, alone or with all", async ({
  page,
  context,
  stack,
}) => {
  const daySeconds = 86_400;
  const nowSeconds = Math.floor(Date.now() / 1000);
  const cup = aLeague(1, "Coupe cachée", { format: "knock-out", type: "t" });
  const over = { halfTime: null, extraTime: null, shootOut: null, status: eventStatus.finished, fullTime: [2, 1] };
  const played = { round: "1/2", startSeconds: nowSeconds - daySeconds, result: over };
  const [semi, other] = [anEvent(cup, "Quetzal", played), anEvent(cup, "Xylophone", played)];
  const final = { ...anEvent(cup, "Finale"), home: semi.home, away: other.home };
  const coming = { ...final, round: "final", startSeconds: nowSeconds + daySeconds };
  await postIngest(stack, "events", { sportId: 1, leagues: [cup], events: [semi, other, coming] });

  const team = `/equipe/r/${semi.home.id}/`;
  const [tomorrow, search] = ["/?day=1", "/recherche?q=quetzal%20a"];
  const paths = [team, `${team}calendrier`, `/match/${semi.eventId}`, search];
  const tells = async (path: string) => {
    const html = (await (await page.goto(path))?.text()) ?? "";
    await isHydrated(page);
    await page.waitForLoadState("networkidle");
    return [html, await page.content()].map((text) => text.includes(final.eventId));
  };
  // The catalogue of the search learns names a moment later.
  await expect.poll(() => tells(search)).toEqual([true, true]);
  for (const path of paths) expect([path, ...(await tells(path))]).toEqual([path, true, true]);
  await page.goto(tomorrow);
  const star = row(page, final.eventId).locator("button.star");
  await star.click();
  await expect(star).toHaveAttribute("aria-pressed", "true");
  await page.goto("/favoris");
  await expect(row(page, final.eventId)).toBeVisible();

  const game = { kind: "game", id: semi.eventId, tells: [cup.stageId], name: "Quetzal" };
  for (const [cookie, choice] of [
    [`some!g.${semi.eventId}.${cup.stageId}`, { isHidden: false, things: [game] }],
    ["hidden", { isHidden: true, things: [] }],
  ] as const) {
    await page.evaluate((stored) => localStorage.setItem("fsdc_veil", stored), JSON.stringify(choice));
    await context.addCookies([{ name: "veil", value: cookie, url: stack.url.origin }]);
    for (const path of paths) expect([path, ...(await tells(path))]).toEqual([path, false, false]);
    // Lists of a day keep its line and its time, without the names.
    expect(await tells(tomorrow)).toEqual([true, true]);
    for (const path of [tomorrow, "/favoris"]) {
      await page.goto(path);
      await isHydrated(page);
      await page.waitForLoadState("networkidle");
      for (const { name } of [semi.home, other.home]) expect(await page.content()).not.toContain(name);
    }
  }
});

test("an open page whose results are all hidden learns that a game is over, and nothing of how it went", async ({
  page,
  context,
  stack,
  nextGame,
}) => {
  const { eventId } = nextGame();
  await scoreGoal(stack, eventId);
  await context.addCookies([{ name: "veil", value: "hidden", url: stack.url.origin }]);
  await choose(page, { delaySeconds: 0, isHidden: true });
  let told = "";
  const open = new Set<Request>();
  page.on("request", (request) => void (request.url().includes("/-/shown/") && open.add(request)));
  page.on("requestfailed", (request) => open.delete(request));
  page.on("requestfinished", async (request) => {
    if (open.has(request)) told += await (await request.response())?.text();
    open.delete(request);
  });
  await page.clock.install();
  await page.goto("/?cat=1");
  await expect(row(page, eventId)).toBeVisible();
  const end = { eventId, kind: "status", status: eventStatus.finished, atSeconds: Math.floor(Date.now() / 1000) };
  await postIngest(stack, "incidents", { sportId: 1, incidents: [end] });
  // The page asks once a minute; no second passes while an answer is on its way.
  const countLater = async () => {
    for (let passed = 0; passed < 20; passed += 1) {
      await letPass(page, 1);
      await expect.poll(() => open.size).toBe(0);
    }
    return row(page, eventId).count();
  };
  await expect.poll(countLater, { timeout: 90_000 }).toBe(0);
  expect(told).toContain(eventId);
  expect(told).not.toMatch(/¬(?:AG|AH|AT|AU|AC|AS|BA|BX)÷/);
});
