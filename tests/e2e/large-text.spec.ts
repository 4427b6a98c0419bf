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

type Hold = (phone: Omit<Phone, "name">) => Promise<void>;

/** Makes the page as wide as a phone, and its text as large as the phone's owner chose; an open page follows. */
async function holder(page: Page): Promise<Hold> {
  const session = await page.context().newCDPSession(page);
  return async ({ width, font }) => {
    await session.send("Page.setFontSizes", { fontSizes: { standard: font, fixed: 26 } });
    await page.setViewportSize({ width, height: 1400 });
  };
}

async function open(page: Page, path: string): Promise<void> {
  await page.setExtraHTTPHeaders({ "x-dev-place": "FR:IDF" });
  await page.goto(path);
  await isHydrated(page);
}

/** Looks at each page on each phone. */
async function expectWholeTexts(page: Page, paths: readonly string[]): Promise<void> {
  const hold = await holder(page);
  for (const path of paths) {
    await open(page, path);
    for (const phone of phones) {
      await hold(phone);
      expect.soft(await findTextFaults(page), `${path} with ${phone.name}`).toEqual([]);
    }
  }
}

/** The first link on a page that leads to a path of a kind. */
async function findPath(page: Page, from: string, kind: string): Promise<string> {
  await page.goto(from);
  return (await page.locator(`main a[href^='${kind}']`).first().getAttribute("href")) ?? "";
}

test("lists keep their words, and half of each row for names, in large text", async ({ page }) => {
  await expectWholeTexts(page, ["/", "/tennis", "/basket", "/golf", "/cricket", "/courses-hippiques"]);
});

test("pages around the lists keep their words in large text", async ({ page }) => {
  const league = "/football/france/ligue-1/";
  const table = `${league}classement`;
  const team = await findPath(page, table, "/equipe/");
  const player = await findPath(page, `${team}effectif`, "/joueur/");
  const others = ["/recherche?q=paris", "/parametres", "/favoris"];
  await expectWholeTexts(page, [league, table, team, `${team}effectif`, player, ...others]);
});

for (const sportId of [sportIds.soccer, sportIds.tennis]) {
  test(`each tab of a match of sport ${sportId} keeps its words in large text`, async ({ page, stack }) => {
    const path = `/match/${await findPlayed(stack, ["HH"], sportId)}`;
    await page.goto(path);
    const tabs = await page
      .locator(".section-nav a")
      .evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? ""));
    expect(tabs.length).toBeGreaterThan(1);
    await expectWholeTexts(page, tabs);
  });
}

for (const opener of [
  ".thumb [data-window='search']",
  ".thumb [data-window='verticalMenu']",
  "footer [data-window='logginClient']",
])
  test(`the window behind ${opener} keeps its words in large text`, async ({ page }) => {
    const hold = await holder(page);
    await hold({ width: 390, font: 16 });
    await open(page, "/");
    await page.locator(opener).first().click();
    await expect(page.getByRole("dialog").getByRole("link").or(page.getByRole("textbox")).first()).toBeVisible();
    for (const phone of phones) {
      await hold(phone);
      // The window is there before its sheet.
      await expect.poll(() => findTextFaults(page), { message: phone.name }).toEqual([]);
    }
  });

test("text is as large as its reader chose: twice the usual size at 390 px, and as near as the page fits at 320 px", async ({
  page,
}) => {
  const hold = await holder(page);
  const sizes: number[] = [];
  await open(page, "/parametres");
  for (const phone of phones) {
    await hold(phone);
    sizes.push(await page.evaluate(() => parseFloat(getComputedStyle(document.documentElement).fontSize)));
  }
  expect(sizes.map(Math.floor)).toEqual([32, 26, 16]);
});

for (const sportId of [sportIds.soccer, sportIds.tennis]) {
  test(`the competition above a match of sport ${sportId} has the width of a phone of 320 px, and two lines at most`, async ({
    page,
    stack,
  }) => {
    await (
      await holder(page)
    )({ width: 320, font: 16 });
    await open(page, `/match/${await findPlayed(stack, ["HH"], sportId)}`);
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
