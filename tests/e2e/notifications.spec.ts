import { expect, type Page } from "@playwright/test";
import { row, scoreGoal, test } from "./stack-fixture.ts";

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
  expect(new URL((await socket).url()).searchParams.getAll("join")).toEqual([`games_fr_g_1_${game.eventId}:0`]);
  await expect(page.getByRole("radio", { name: "Avec son" })).toBeChecked();

  await scoreGoal(stack, other.eventId);
  await scoreGoal(stack, game.eventId, 2);
  await expect(boxes(page)).toHaveCount(1);
  await expect(boxes(page).getByRole("heading")).toHaveText("But !");
  await expect(boxes(page).getByRole("link")).toHaveText(`${game.homeName} 0${game.awayName} 1`);
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

test("[C5.07] no notification where none are wanted, and no box on a narrow screen", async ({
  page,
  stack,
  nextGame,
}) => {
  const { eventId } = nextGame();
  await page.setViewportSize({ width: 390, height: 800 });
  await follow(page, eventId);
  const narrow = page.waitForEvent("websocket");
  await page.goto("/parametres");
  const news = (await narrow).waitForEvent("framereceived", ({ payload }) => payload.toString().includes("But"));
  await scoreGoal(stack, eventId);
  await news;
  await page.setViewportSize({ width: 1280, height: 800 });
  // The first goal has come and gone: the second one alone has a box.
  await scoreGoal(stack, eventId);
  await expect(boxes(page).getByRole("link")).toHaveText(/2.*0$/s);
  await expect(boxes(page)).toHaveCount(1);

  await page.getByRole("radio", { name: "Aucune" }).check();
  const sockets: string[] = [];
  page.on("websocket", (socket) => sockets.push(socket.url()));
  await page.reload();
  await expect(page.getByRole("radio", { name: "Aucune" })).toBeChecked();
  await scoreGoal(stack, eventId);
  await page.goto("/?cat=1");
  await expect(row(page, eventId).locator("b")).toHaveText("3\n0");
  await expect(boxes(page)).toHaveCount(0);
  expect(sockets.filter((url) => url.includes("games_"))).toEqual([]);
});
