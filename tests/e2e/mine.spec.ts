import { expect, type Locator } from "@playwright/test";
import { row, test } from "./stack-fixture.ts";

const starOf = (line: Locator) => line.locator("button.star");

test("[C4.09] [C8.06] a team's game of today is there without a star: its star takes it out of its groups and keeps it in none, and says why; whole leagues have no star there", async ({
  page,
  nextGame,
}) => {
  const { eventId, homeName } = nextGame();
  await page.goto(`/match/${eventId}`);
  await page.goto((await page.locator('main a[href^="/equipe/"]').first().getAttribute("href")) ?? "");
  const star = page.getByRole("button", { name: `Suivre ${homeName}`, exact: true });
  await star.click();
  await expect(star).toHaveAttribute("aria-pressed", "true");
  await page.goto("/favoris");
  const mine = page.locator("#my-games");
  const game = mine.locator(`#g_1_${eventId}`);
  const why = game.getByRole("button", { name: `Affiché parce que vous suivez ${homeName}.` });
  await expect(starOf(game)).toHaveAttribute("aria-pressed", "false");
  await why.click();
  await expect(page.getByRole("alert")).toHaveText(`Affiché parce que vous suivez ${homeName}.`);
  await expect(mine.locator("li.row")).toHaveCount(1);

  await starOf(game).click();
  await expect(why).toHaveCount(0);
  await game.getByRole("button", { name: /^Groupes de / }).click();
  await page.locator(".group-choice").getByRole("textbox").fill("Famille");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Escape");
  await page.getByRole("checkbox", { name: "Par groupe" }).check();
  const inGroup = (name: string) => page.getByRole("region", { name, exact: true }).locator("li.row");
  await expect(inGroup("Famille")).toHaveId(`g_1_${eventId}`);
  await expect(mine.locator(".league-star")).toHaveCount(0);
  await starOf(inGroup("Famille")).click();
  await expect(inGroup("Famille")).toHaveCount(0);
  await expect(inGroup("Sans groupe")).toHaveId(`g_1_${eventId}`);
  await expect(page.getByRole("alert")).toHaveText(`Affiché parce que vous suivez ${homeName}.`);
  const stored = async () =>
    JSON.parse((await page.evaluate(() => localStorage.getItem("fsdc_my_local"))) ?? "{}").value?.[`g_1_${eventId}`]
      ?.mgGroup;
  await expect.poll(stored).toBe("0");
  // In group 0 it stays, however often its star is tapped there; anywhere else it can be let go.
  await starOf(inGroup("Sans groupe")).click();
  await expect(starOf(inGroup("Sans groupe"))).toHaveAttribute("aria-pressed", "true");
  expect(await stored()).toBe("0");
  await page.goto("/?cat=1");
  // Until the page is alive no star of a list is pressed.
  await expect(starOf(row(page, eventId))).toHaveAttribute("aria-pressed", "true");
  await starOf(row(page, eventId)).click();
  await expect(starOf(row(page, eventId))).toHaveAttribute("aria-pressed", "false");
  await page.goto("/favoris");
  await expect(why).toBeVisible();
});

test("[C8.01] a browser that stores nothing follows a game until the page is closed, and says so", async ({
  page,
  nextGame,
}) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
  });
  await page.goto("/?cat=1");
  const star = starOf(row(page, nextGame().eventId));
  await star.click();
  await expect(star).toHaveAttribute("aria-pressed", "true");
  await expect(page.getByRole("alert")).toHaveText(/n’enregistre rien/);
});

test("a browser that refuses to store anything opens every page without an error", async ({ page }) => {
  await page.addInitScript(() => {
    const refused = {
      get() {
        throw new DOMException("refused", "SecurityError");
      },
    };
    for (const name of ["localStorage", "sessionStorage"])
      Object.defineProperty(window, name, { configurable: true, ...refused });
    Object.assign(IDBFactory.prototype, { open: refused.get });
  });
  const said: string[] = [];
  page.on("console", (message) => void (message.type() === "error" && said.push(message.text())));
  for (const path of ["/", "/favoris", "/parametres"]) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeAttached();
  }
  await page.goto("/tennis");
  await expect(page.locator("output.connection")).toHaveClass(/live/);
  expect(said).toEqual([]);
});
