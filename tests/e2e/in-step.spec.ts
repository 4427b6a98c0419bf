import { expect, type Page } from "@playwright/test";
import { isHydrated, letPass, row, scoreGoal, stopClock, test } from "./stack-fixture.ts";

/** Opens the sheet of the match that the page shows, which is hydrated. */
async function openSheet(page: Page) {
  await page.getByRole("button", { name: "À quel moment en êtes-vous ?" }).click();
  return page.getByRole("dialog", { name: "À quel moment en êtes-vous ?" });
}

/** Waits until the site had a game so long ago that it can be shown that late: tests post theirs a moment before. */
const hasGame = (page: Page, eventId: string, delaySeconds: number) => {
  const headers = { cookie: `veil=late${delaySeconds}` };
  return expect
    .poll(async () => (await page.request.get(`/match/${eventId}`, { headers })).status(), { timeout: 180_000 })
    .toBe(200);
};

test.use({ viewport: { width: 390, height: 844 } });

test("a tap brings one match in step with a television, in every list and through reloads, and another one undoes it", async ({
  page,
  context,
  stack,
  nextGame,
}) => {
  const [game, other] = [nextGame(), nextGame()];
  await hasGame(page, game.eventId, 15);
  await page.goto(`/match/${game.eventId}`);
  await isHydrated(page);
  const sheet = await openSheet(page);
  const reloaded = page.waitForEvent("load");
  await sheet.getByRole("button", { name: "TNT 15 s" }).click();
  await reloaded;
  await isHydrated(page);
  await expect(page.locator(".in-step")).toContainText("En phase avec votre télé : −15 s");
  expect((await context.cookies()).find(({ name }) => name === "veil")?.value).toBe("late15");

  // What the server answers of the past goes by its own clock, this test by the page's.
  await page.route("**/-/shown/**", (route) => route.abort());
  await stopClock(page);
  const hasBegun = async () => {
    await page.goto("/?cat=1");
    return row(page, game.eventId).locator("b").textContent();
  };
  await expect.poll(hasBegun).toBe("0\n0");
  await expect(page.locator("output.connection")).toHaveClass(/live/);
  await scoreGoal(stack, game.eventId);
  await scoreGoal(stack, other.eventId);
  await expect(row(page, other.eventId).locator("b")).toHaveText("1\n0");
  await letPass(page, 14);
  await expect(row(page, game.eventId).locator("b")).toHaveText("0\n0");
  await letPass(page, 2);
  await expect(row(page, game.eventId).locator("b")).toHaveText("1\n0");

  await page.clock.resume();
  await page.goto(`/match/${game.eventId}`);
  // The delay is known once the page is hydrated.
  await expect(page.locator(".in-step")).toContainText("−15 s");
  const undone = page.waitForEvent("load");
  await page.getByRole("button", { name: "À l’heure du site" }).click();
  await undone;
  await expect(page.getByRole("button", { name: "À quel moment en êtes-vous ?" })).toBeVisible();
  expect((await context.cookies()).filter(({ name }) => name === "veil")).toEqual([]);
});

test("the sheet reads the delay from a goal that was just seen and from the clock on the screen, and refuses a clock that cannot be", async ({
  page,
  context,
  stack,
  nextGame,
}) => {
  const { eventId } = nextGame();
  await hasGame(page, eventId, 60);
  await stopClock(page);
  await page.goto(`/match/${eventId}`);
  await expect(page.locator("output.connection")).toHaveClass(/live/);
  await scoreGoal(stack, eventId);
  await expect(page).toHaveTitle(/1-0/);
  // The page's clock is set by the hub's as answers come, so how long ago it was is known to some seconds here.
  await letPass(page, 15);
  const sheet = await openSheet(page);
  await expect(page.locator(".board .result")).toBeHidden();
  await expect(sheet.getByRole("button", { name: "Ce but ou ce point, maintenant" })).toContainText(/il y a \d+\ss/);
  const clock = sheet.getByRole("textbox", { name: "L’horloge de votre écran" });
  await clock.fill("soon");
  await clock.press("Enter");
  await expect(sheet.getByText("Écrivez l’horloge comme 67:23.")).toBeVisible();
  const reloaded = page.waitForEvent("load");
  await sheet.getByRole("button", { name: "Ce but ou ce point, maintenant" }).click();
  await reloaded;
  await expect(page.locator(".in-step")).toContainText(/−\d+\ss/);
  expect((await context.cookies()).find(({ name }) => name === "veil")?.value).toMatch(/^late\d+$/);
});
