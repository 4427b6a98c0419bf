import { expect, type Page } from "@playwright/test";
import { postIngest } from "../support/requests.ts";
import { isHydrated, row, scoreGoal, test } from "./stack-fixture.ts";

// A headless Chromium calls itself something else, and is taken for Safari, which begins without sound.
const userAgent =
  "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36";
test.use({ userAgent });

/** The boxes of goals: the kick-off may be news as well. */
const boxes = (page: Page) => page.locator(".news-box", { hasText: "But" });

/** The addresses of the sounds that a page began to play. */
async function hearSounds(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.addInitScript(() => {
    const heard: string[] = [];
    Object.assign(window, { heard });
    HTMLMediaElement.prototype.play = function () {
      heard.push(new URL(this.src).pathname);
      return Promise.resolve();
    };
  });
  return () => page.evaluate(() => (window as unknown as { heard: string[] }).heard);
}

async function follow(page: Page, eventId: string) {
  await page.goto("/?cat=1");
  const star = row(page, eventId).getByRole("button", { name: /suivre/i });
  await star.click();
  await expect(star).toHaveAttribute("aria-pressed", "true");
}

test("[C2.10][C2.15][C3.10][C4.17][C4.37][C5.08][C7.14] a goal of a followed game is seen and heard on a page that has no list", async ({
  page,
  stack,
  nextGame,
}) => {
  const sounds = await hearSounds(page);
  const [game, other] = [nextGame(), nextGame()];
  await follow(page, game.eventId);
  await page.goto("/parametres");
  await page.getByRole("radio", { name: "Avec son" }).check();
  // It is stored when the page is alive: who leaves sooner has chosen nothing.
  await expect.poll(() => page.evaluate(() => localStorage.getItem("fsdc_live_table"))).toContain("yessound");
  // The page shows nothing that moves: only the followed game opens its socket.
  const socket = page.waitForEvent("websocket");
  await page.reload();
  expect(new URL((await socket).url()).searchParams.getAll("join")).toEqual([
    `games_fr_g_1_${game.eventId}:0`,
    "sys:0",
  ]);
  await expect(page.getByRole("radio", { name: "Avec son" })).toBeChecked();

  await scoreGoal(stack, other.eventId);
  await scoreGoal(stack, game.eventId, 2);
  await expect(boxes(page)).toHaveCount(1);
  await expect(boxes(page).getByRole("heading")).toHaveText("But !");
  await expect(boxes(page).getByRole("link")).toHaveText(`${game.homeName} 0${game.awayName} 1`);
  await expect(boxes(page).locator(".crest")).toHaveCount(2);
  await expect(boxes(page)).toHaveCSS("opacity", "1");
  await expect(page.locator("[aria-live=polite]")).toHaveText(`But ! ${game.homeName} 0, ${game.awayName} 1`);
  await expect.poll(sounds).toEqual(["/sounds/score-incremented.ogg"]);
  const file = await page.request.get("/sounds/score-incremented.ogg");
  expect([file.status(), (await file.body()).subarray(0, 4).toString()]).toEqual([200, "OggS"]);

  if (process.env["SHOT"]) await page.screenshot({ path: process.env["SHOT"] });
  // Without sound it is seen all the same, beside the first.
  await boxes(page).getByRole("button", { name: "Son" }).click();
  await scoreGoal(stack, game.eventId);
  await expect(boxes(page)).toHaveCount(2);
  await expect(boxes(page).first().getByRole("link")).toHaveText(`${game.homeName} 1${game.awayName} 1`);
  expect(await sounds()).toHaveLength(1);
  await boxes(page).first().getByRole("button", { name: "Fermer" }).click();
  await expect(boxes(page)).toHaveCount(1);
  await boxes(page).getByRole("link").click();
  await expect(page).toHaveURL(`/match/${game.eventId}`);
});

test("[C5.07] no notification where none are wanted", async ({ page, stack, nextGame }) => {
  const { eventId } = nextGame();
  await follow(page, eventId);
  await page.goto("/parametres");
  await page.getByRole("radio", { name: "Aucune" }).check();
  await expect.poll(() => page.evaluate(() => localStorage.getItem("fsdc_live_table"))).toContain('"no"');
  const sockets: string[] = [];
  page.on("websocket", (socket) => sockets.push(socket.url()));
  await page.reload();
  await expect(page.getByRole("radio", { name: "Aucune" })).toBeChecked();
  await scoreGoal(stack, eventId);
  await page.goto("/?cat=1");
  await expect(row(page, eventId).locator("b")).toHaveText("1\n0");
  await expect(boxes(page)).toHaveCount(0);
  expect(sockets.filter((url) => url.includes("games_"))).toEqual([]);
});

/** Moves a finger over an element by steps, from its middle to the side. */
async function swipe(page: Page, box: ReturnType<Page["locator"]>, byPx: number) {
  const place = await box.boundingBox();
  if (place === null) throw new Error("The box is not on the page.");
  const y = place.y + place.height - 20;
  const x = place.x + place.width / 2;
  const touch = await page.context().newCDPSession(page);
  const send = (type: "touchStart" | "touchMove" | "touchEnd", ...touchPoints: { x: number; y: number }[]) =>
    touch.send("Input.dispatchTouchEvent", { type, touchPoints });
  await send("touchStart", { x, y });
  for (let step = 1; step <= 8; step++) await send("touchMove", { x: x + (byPx * step) / 8, y });
  await send("touchEnd");
  await touch.detach();
}

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("[C2.15] news are a bar above the navigation, one at a time, which a swipe closes", async ({
    page,
    stack,
    nextGame,
  }) => {
    const game = nextGame();
    await follow(page, game.eventId);
    const socket = page.waitForEvent("websocket");
    await page.goto("/parametres");
    await (await socket).waitForEvent("framereceived");
    await scoreGoal(stack, game.eventId);
    await expect(boxes(page).getByRole("link")).toHaveText(`${game.homeName} 1${game.awayName} 0`);
    await scoreGoal(stack, game.eventId);
    await expect(boxes(page).getByRole("link")).toHaveText(`${game.homeName} 2${game.awayName} 0`);
    await expect(boxes(page)).toHaveCount(1);

    // The end of the page is above the bar, and the bar above the navigation.
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    const places = await page.evaluate(() =>
      ["footer", ".news-box", ".thumb"].map((name) => document.querySelector(name)?.getBoundingClientRect().toJSON()),
    );
    const [end, bar, thumb] = places.map(({ top, bottom }: DOMRect) => ({ top, bottom }));
    expect(end?.bottom).toBeLessThanOrEqual(bar?.top ?? 0);
    expect(bar?.bottom).toBeLessThanOrEqual(thumb?.top ?? 0);

    // A short way is not enough, and does not open the match.
    await swipe(page, boxes(page), 40);
    await expect(boxes(page)).toHaveCSS("translate", "none");
    await expect(page).toHaveURL("/parametres");
    await swipe(page, boxes(page), -160);
    await expect(boxes(page)).toHaveCount(0);

    // Keys are for devices that have some.
    await expect(page.getByRole("heading", { name: "Raccourcis clavier" })).toBeHidden();
  });
});

/** What the live region says from now on, a text for each message. */
async function hearAnnouncements(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.locator("p[aria-live]").evaluate((region) => {
    const said: string[] = [];
    Object.assign(window, { said });
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes)
        for (const { textContent } of addedNodes) said.push((textContent ?? "").replace(/\s+/g, " ").trim());
    }).observe(region, { childList: true });
  });
  return () => page.evaluate(() => (window as unknown as { said: string[] }).said);
}

test("a screen reader hears each goal and red card of a followed game once, on a phone as well, and of other games by choice alone", async ({
  page,
  stack,
  nextGame,
}) => {
  const [followed, other] = [nextGame(), nextGame()];
  await page.setViewportSize({ width: 390, height: 844 });
  await follow(page, followed.eventId);
  // The list's socket is told later, by a message, that the news of the game are wanted too.
  const wanted = `games_fr_g_1_${followed.eventId}`;
  const sent: string[] = [];
  page.on("websocket", (socket) => {
    sent.push(socket.url());
    socket.on("framesent", ({ payload }) => sent.push(payload.toString()));
  });
  await page.reload();
  await expect.poll(() => sent.some((text) => text.includes(wanted))).toBe(true);
  const said = await hearAnnouncements(page);
  await scoreGoal(stack, other.eventId);
  await expect(row(page, other.eventId).locator("b")).toHaveText("1\n0");
  await scoreGoal(stack, followed.eventId);
  await postIngest(stack, "incidents", {
    sportId: 1,
    incidents: [{ eventId: followed.eventId, kind: "card", colour: "red", side: 2, minute: "13" }],
  });
  const score = `${followed.homeName} 1, ${followed.awayName} 0`;
  await expect.poll(said).toEqual([`But ! ${score}`, `Carton rouge, ${followed.awayName}. ${score}`]);

  await page.goto("/parametres");
  await page.getByRole("checkbox", { name: /lecteur d’écran/ }).check();
  await expect.poll(() => page.evaluate(() => localStorage.getItem("tribune_announce_all"))).toBe("1");
});

test("of twelve goals at once a screen reader loses none", async ({ page, stack, nextGame }) => {
  await page.addInitScript(() => localStorage.setItem("tribune_announce_all", "1"));
  const games = Array.from({ length: 12 }, () => nextGame());
  await page.goto("/?cat=1");
  await expect(page.locator("output.connection")).toHaveClass(/live/);
  const said = await hearAnnouncements(page);
  await postIngest(stack, "incidents", {
    sportId: 1,
    incidents: games.map(({ eventId }) => ({ eventId, kind: "goal", side: 1, minute: "12" })),
  });
  const goals = games.map(({ homeName, awayName }) => `But ! ${homeName} – ${awayName}, 1 à 0`);
  // A cached page may also hear of the goal of another test.
  await expect
    .poll(async () => (await said()).filter((text) => goals.includes(text)).toSorted())
    .toEqual(goals.toSorted());
});

test("the bell beside the star of a match opens the choice of notifications", async ({ page, nextGame }) => {
  await page.goto(`/match/${nextGame().eventId}`);
  await isHydrated(page);
  await page.locator(".match-actions").getByRole("link", { name: "Notifications" }).click();
  const choice = page.getByRole("dialog", { name: "Notifications" });
  await choice.getByRole("radio", { name: "Avec son" }).check();
  await expect.poll(() => page.evaluate(() => localStorage.getItem("fsdc_live_table"))).toContain("yessound");
});

test("the bell is beside the star of a team, at the head of a competition and on the page of followed games", async ({
  page,
}) => {
  await page.goto("/football/france/ligue-1/");
  const team = (await page.locator('a[href^="/equipe/"]').first().getAttribute("href")) ?? "";
  for (const [path, place] of [
    ["/football/france/ligue-1/", ".head-tools"],
    [team, ".who-tools"],
    ["/favoris", "#my-games"],
  ] as const) {
    await page.goto(path);
    await isHydrated(page);
    await page.locator(place).getByRole("link", { name: "Notifications" }).click();
    await expect(page.getByRole("dialog", { name: "Notifications" }).getByRole("radio").first()).toBeVisible();
  }
});

test("the followed games of all sports are one page with their number, in the bar of a phone and in the header", async ({
  page,
  nextGame,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const [one, other] = [nextGame(), nextGame()];
  await follow(page, one.eventId);
  const link = page.getByRole("navigation", { name: "Accès rapide" }).getByRole("link", { name: "Mes matchs" });
  await expect(link).toHaveText("Mes matchs1");
  await follow(page, other.eventId);
  await expect(link).toHaveText("Mes matchs2");
  await link.click();
  await expect(page).toHaveURL("/favoris");
  await expect(link).toHaveAttribute("aria-current", "page");
  await expect(row(page, one.eventId)).toBeVisible();
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(page.getByRole("banner").getByRole("link", { name: "Mes matchs 2" })).toHaveAttribute(
    "href",
    "/favoris",
  );
});
