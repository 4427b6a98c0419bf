import { expect, type Page } from "@playwright/test";
import { sportIds } from "../../shared/sports/sport-ids.ts";
import { findPlayed } from "./find-played.ts";
import { isHydrated, test } from "./stack-fixture.ts";
import { findTextFaults } from "./text-faults.ts";

type Phone = { readonly name: string; readonly width: number; readonly font: number };

/** Phones whose owner has doubled the size of text in the browser, and one whose pages are zoomed to twice their size. */
const phones: readonly Phone[] = [
  { name: "text of twice the size at 390 px", width: 390, font: 32 },
  { name: "text of twice the size at 320 px", width: 320, font: 32 },
  { name: "a zoom of 200 % at 390 px", width: 195, font: 16 },
];

async function openLarge(page: Page, path: string, { width, font }: Phone): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Page.setFontSizes", { fontSizes: { standard: font, fixed: 26 } });
  await page.setExtraHTTPHeaders({ "x-dev-place": "FR:IDF" });
  await page.setViewportSize({ width, height: 1400 });
  await page.goto(path);
  await isHydrated(page);
}

async function expectWholeTexts(page: Page, phone: Phone, paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    await openLarge(page, path, phone);
    expect.soft(await findTextFaults(page), path).toEqual([]);
  }
}

/** The first link on a page that leads to a path of a kind. */
async function findPath(page: Page, from: string, kind: string): Promise<string> {
  await page.goto(from);
  return (await page.locator(`main a[href^='${kind}']`).first().getAttribute("href")) ?? "";
}

for (const phone of phones) {
  test(`lists keep their words, and half of each row for names, with ${phone.name}`, async ({ page }) => {
    await expectWholeTexts(page, phone, ["/", "/tennis", "/basket", "/golf", "/cricket", "/courses-hippiques"]);
  });

  test(`pages around the lists keep their words with ${phone.name}`, async ({ page }) => {
    const league = "/football/france/ligue-1/";
    const table = `${league}classement`;
    const team = await findPath(page, table, "/equipe/");
    const player = await findPath(page, `${team}effectif`, "/joueur/");
    const others = ["/recherche?q=paris", "/parametres", "/favoris"];
    await expectWholeTexts(page, phone, [league, table, team, `${team}effectif`, player, ...others]);
  });

  for (const sportId of [sportIds.soccer, sportIds.tennis]) {
    test(`each tab of a match of sport ${sportId} keeps its words with ${phone.name}`, async ({ page, stack }) => {
      const path = `/match/${await findPlayed(stack, ["HH"], sportId)}`;
      await page.goto(path);
      const tabs = await page
        .locator(".section-nav a")
        .evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? ""));
      expect(tabs.length).toBeGreaterThan(1);
      await expectWholeTexts(page, phone, tabs);
    });
  }

  test(`windows keep their words with ${phone.name}`, async ({ page }) => {
    for (const opener of [
      ".thumb [data-window='search']",
      ".thumb [data-window='verticalMenu']",
      "footer [data-window='logginClient']",
    ]) {
      await openLarge(page, "/", phone);
      await page.locator(opener).first().click();
      await expect(page.getByRole("dialog").getByRole("link").or(page.getByRole("textbox")).first()).toBeVisible();
      // The window is there before its sheet.
      await expect.poll(() => findTextFaults(page), { message: opener }).toEqual([]);
    }
  });
}

test("text is as large as its reader chose: twice the usual size at 390 px, and as near as the page fits at 320 px", async ({
  page,
}) => {
  const sizes: number[] = [];
  for (const phone of phones) {
    await openLarge(page, "/parametres", phone);
    sizes.push(await page.evaluate(() => parseFloat(getComputedStyle(document.documentElement).fontSize)));
  }
  expect(sizes.map(Math.floor)).toEqual([32, 26, 16]);
});

for (const sportId of [sportIds.soccer, sportIds.tennis]) {
  test(`the competition above a match of sport ${sportId} has the width of a phone of 320 px, and two lines at most`, async ({
    page,
    stack,
  }) => {
    await openLarge(page, `/match/${await findPlayed(stack, ["HH"], sportId)}`, { name: "", width: 320, font: 16 });
    const { width, lines, isCut } = await page.locator(".crumbs p").evaluate((text) => {
      const range = document.createRange();
      range.selectNodeContents(text);
      const bottoms = [...range.getClientRects()].filter((rect) => rect.width > 1).map(({ bottom }) => bottom);
      const height = Math.max(...bottoms) - Math.min(...bottoms);
      const isOver = text.scrollHeight > text.clientHeight || text.scrollWidth > text.clientWidth;
      return { width: text.clientWidth, lines: height / parseFloat(getComputedStyle(text).lineHeight), isCut: isOver };
    });
    expect(width).toBe(320);
    expect(lines).toBeLessThan(2);
    expect(isCut).toBe(false);
    expect(await findTextFaults(page)).toEqual([]);
  });
}
