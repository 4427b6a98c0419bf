import { expect, type Page } from "@playwright/test";
import { test } from "./stack-fixture.ts";

/** WCAG 1.4.12. */
const spacing = "* { letter-spacing: 0.12em !important; word-spacing: 0.16em !important; line-height: 1.5 !important }";

/** Texts of which a part is not to be seen: longer than their box, which hides it. What is for a screen reader alone is 1 px wide. */
const cutTexts = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll("header *, main *")]
      .filter((element) => [...element.childNodes].some((node) => node.nodeType === 3 && node.nodeValue?.trim()))
      .filter((element) => element.clientWidth > 1 && element.closest("svg, select, textarea") === null)
      .filter((element) => /hidden|clip/.test(getComputedStyle(element).overflowX))
      .filter((element) => element.scrollWidth > element.clientWidth + 1)
      .map((element) => `${element.className} ${element.textContent}`),
  );

for (const path of [
  "/courses-hippiques",
  "/golf",
  "/football/france/ligue-1/",
  "/football/france/ligue-1/classement",
  "/tv/",
  "/recherche?q=paris",
  "/parametres",
  "/pourquoi",
]) {
  test(`${path} loses no text at a zoom of 400 %, nor with the text spacing of WCAG 1.4.12`, async ({ page }) => {
    await page.setExtraHTTPHeaders({ "x-dev-place": "FR:IDF" });
    for (const { width, sheet } of [
      { width: 320, sheet: "" },
      { width: 390, sheet: spacing },
    ]) {
      await page.setViewportSize({ width, height: 640 });
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1 })).toBeAttached();
      await page.evaluate((rules) => {
        const added = new CSSStyleSheet();
        added.replaceSync(rules);
        document.adoptedStyleSheets = [added];
      }, sheet);
      expect([width, await cutTexts(page)]).toEqual([width, []]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    }
  });
}

test("the head of a competition keeps its name and season whole on a phone, and its pin says what it does", async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto("/football/france/ligue-1/");
  const heights = await page
    .locator(".heading :is(h1 bdi, summary)")
    .evaluateAll((elements) => elements.map((element) => element.getClientRects().length));
  expect(heights).toEqual([1, 1]);
  const pin = page.getByRole("button", { name: "Mes compétitions" });
  const box = await pin.boundingBox();
  expect(box).toMatchObject({ width: 44, height: 44 });
  expect((box?.x ?? 0) + 44).toBeLessThanOrEqual(320);
});
