import { expect, type Page } from "@playwright/test";
import { sportIds } from "../../shared/sports/sport-ids.ts";
import { findPlayed } from "./find-played.ts";
import { isHydrated, test } from "./stack-fixture.ts";
import { findTextFaults } from "./text-faults.ts";

/** Widths of phones whose owner has doubled the size of text in the browser. */
const widths = [390, 320] as const;

async function openLarge(page: Page, path: string, width: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Page.setFontSizes", { fontSizes: { standard: 32, fixed: 26 } });
  await page.setExtraHTTPHeaders({ "x-dev-place": "FR:IDF" });
  await page.setViewportSize({ width, height: 1400 });
  await page.goto(path);
  await isHydrated(page);
}

async function expectWholeTexts(page: Page, paths: readonly string[]): Promise<void> {
  for (const width of widths) {
    for (const path of paths) {
      await openLarge(page, path, width);
      expect.soft(await findTextFaults(page), `${path} at ${width} px`).toEqual([]);
    }
  }
}

/** The first link on a page that leads to a path of a kind. */
async function findPath(page: Page, from: string, kind: string): Promise<string> {
  await page.goto(from);
  return (await page.locator(`main a[href^='${kind}']`).first().getAttribute("href")) ?? "";
}

test("lists keep their words, and half of each row for names, with text of twice the size", async ({ page }) => {
  await expectWholeTexts(page, ["/", "/tennis", "/basket", "/golf", "/cricket", "/courses-hippiques"]);
});

test("pages around the lists keep their words with text of twice the size", async ({ page }) => {
  const table = "/football/france/ligue-1/classement";
  const team = await findPath(page, table, "/equipe/");
  const player = await findPath(page, `${team}effectif`, "/joueur/");
  await expectWholeTexts(page, [table, team, player, "/recherche?q=paris", "/parametres", "/favoris", "/nulle-part"]);
});

for (const sportId of [sportIds.soccer, sportIds.tennis]) {
  test(`each tab of a match of sport ${sportId} keeps its words with text of twice the size`, async ({
    page,
    stack,
  }) => {
    const path = `/match/${await findPlayed(stack, ["HH"], sportId)}`;
    await page.goto(path);
    const tabs = await page
      .locator(".section-nav a")
      .evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? ""));
    expect(tabs.length).toBeGreaterThan(1);
    await expectWholeTexts(page, tabs);
  });
}

test("windows keep their words with text of twice the size", async ({ page }) => {
  for (const width of widths) {
    for (const opener of [
      ".thumb [data-window='search']",
      ".thumb [data-window='verticalMenu']",
      "footer [data-window='logginClient']",
    ]) {
      await openLarge(page, "/", width);
      await page.locator(opener).first().click();
      await expect(page.getByRole("dialog").getByRole("link").or(page.getByRole("textbox")).first()).toBeVisible();
      expect.soft(await findTextFaults(page), `${opener} at ${width} px`).toEqual([]);
    }
  }
});
