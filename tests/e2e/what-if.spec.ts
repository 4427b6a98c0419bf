import { expect } from "@playwright/test";
import { entryScript, hold, isHydrated, test } from "./stack-fixture.ts";

const path = "/football/france/ligue-1/et-si";

test("a chosen result changes the table, the chances and the address, and a reload shows the same", async ({
  page,
}) => {
  await page.goto(path);
  const table = page.locator(".what-if-table tbody");
  await expect(table).toHaveAttribute("aria-busy", "false");
  const game = page
    .getByRole("group")
    .filter({ has: page.locator(".what-if-score") })
    .first();
  const home = (await game.locator(".team bdi").first().innerText()).trim();
  const row = table.getByRole("row").filter({ has: page.getByRole("rowheader", { name: home }) });
  const points = Number(await row.locator(".of-points").innerText());
  const radio = game.getByRole("radio").first();
  await game.locator(".what-if-winner label").first().click();
  await expect(radio).toBeFocused();
  await expect(row.locator(".of-points")).toHaveText(String(points + 3));
  await expect(page).toHaveURL(/\/et-si\?\w{8}=1$/);
  await expect(page.locator("output").filter({ hasText: "1 résultat choisi" })).toBeVisible();
  await expect(table).toHaveAttribute("aria-busy", "false");
  const changed = page.locator(".what-if-changes li");
  await expect(changed.first()).toHaveText(/^.+, .+\d.* → .*\d/);
  const chances = await table.locator(".choice-1").allInnerTexts();
  expect(chances.filter((text) => /\d/.test(text)).length).toBeGreaterThan(0);

  await page.reload();
  await expect(radio).toBeChecked();
  await expect(row.locator(".of-points")).toHaveText(String(points + 3));
  await expect(table).toHaveAttribute("aria-busy", "false");
  expect(await table.locator(".choice-1").allInnerTexts()).toEqual(chances);

  // A score says more than who wins, and belongs to the address as well.
  await game.getByRole("textbox").first().fill("0");
  await game.getByRole("textbox").last().fill("2");
  await expect(page).toHaveURL(/\?\w{8}=0-2$/);
  await expect(game.getByRole("radio").nth(2)).toBeChecked();
  await expect(row.locator(".of-points")).toHaveText(String(points));
  await page.evaluate(() => (navigator.clipboard.writeText = () => Promise.reject(new Error("refused"))));
  await page.getByRole("button", { name: "Copier le lien" }).click();
  await expect(page.getByText("Le navigateur n’a pas copié le lien")).toBeVisible();
  await page.getByRole("link", { name: "Effacer" }).click();
  await expect(changed).toHaveCount(0);
  await expect(page).toHaveURL(path);
  await expect(game.getByRole("textbox").first()).toHaveValue("");
});

test("choices of another round stay in the address", async ({ page }) => {
  await page.goto(path);
  const rounds = page.getByRole("combobox", { name: "Journée" });
  const names = await rounds.locator("option").allInnerTexts();
  await rounds.selectOption({ label: names.at(-1) ?? "" });
  await page.getByRole("radio", { name: /gagne/ }).first().check({ force: true });
  await expect(page).toHaveURL(/\?round=\w{8}&\w{8}=1$/);
  await rounds.selectOption({ label: names.at(-2) ?? "" });
  await expect(page).toHaveURL(/\?round=\w{8}&\w{8}=1$/);
  await page.reload();
  await expect(rounds.locator("option:checked")).toHaveText(names.at(-2) ?? "");
  await expect(page.locator("output").filter({ hasText: "1 résultat choisi" })).toBeVisible();
});

test("what was chosen before the page was alive counts", async ({ page }) => {
  const release = await hold(page, entryScript);
  await page.goto(path, { waitUntil: "commit" });
  const games = page.locator(".what-if-game");
  await games.nth(0).locator(".what-if-winner label").first().click();
  await games.nth(1).getByRole("textbox").first().fill("3");
  await games.nth(1).getByRole("textbox").last().fill("2");
  release();
  await isHydrated(page);
  await expect(page).toHaveURL(/\?(\w{8}=1&\w{8}=3-2|\w{8}=3-2&\w{8}=1)$/);
  await expect(page.locator("output").filter({ hasText: "2 résultats choisis" })).toBeVisible();
});

test("text of twice the size covers no name and cuts no figure on a phone", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const devtools = await page.context().newCDPSession(page);
  await page.goto(path);
  await devtools.send("Page.setFontSizes", { fontSizes: { standard: 32, fixed: 26 } });
  await page.reload();
  const edges = await page
    .locator(".what-if-game")
    .first()
    .evaluate((game) => {
      const boxOf = (name: string) => game.querySelector(name)?.getBoundingClientRect() ?? new DOMRect();
      const [sides, winner] = [boxOf(".what-if-sides"), boxOf(".what-if-winner")];
      return { isApart: winner.top >= sides.bottom || winner.left >= sides.right, right: winner.right };
    });
  expect(edges.isApart).toBe(true);
  expect(edges.right).toBeLessThanOrEqual(390);
  await expect(page.locator(".what-if-table tbody")).toHaveAttribute("aria-busy", "false");
  expect(
    await page.locator(".what-if-table").evaluate((table) => table.getBoundingClientRect().right),
  ).toBeLessThanOrEqual(390);
});
