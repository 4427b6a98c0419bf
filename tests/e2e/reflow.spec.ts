import { expect, type Page } from "@playwright/test";
import { findPlayed } from "./find-played.ts";
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

test("no sign covers the number of a shirt on a phone", async ({ page, stack }) => {
  const path = `/match/${await findPlayed(stack)}/compositions`;
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto(path);
    const { signs, covered } = await page.evaluate(() => {
      // The widest number, as any player may have it.
      const numbers = [...document.querySelectorAll(".pitch .shirt")].map((shirt) => {
        const text = document.createTreeWalker(shirt, NodeFilter.SHOW_TEXT).nextNode();
        if (text !== null) text.nodeValue = "88";
        const range = document.createRange();
        range.selectNodeContents(text ?? shirt);
        return range.getBoundingClientRect();
      });
      const marks = [...document.querySelectorAll(".pitch .shirt :is(.rating, .actions > :not(.sr-only))")];
      return {
        signs: marks.length,
        covered: marks
          .filter((mark) => {
            const sign = mark.getBoundingClientRect();
            return numbers.some(
              (number) =>
                Math.min(number.right, sign.right) - Math.max(number.left, sign.left) > 1 &&
                Math.min(number.bottom, sign.bottom) - Math.max(number.top, sign.top) > 1,
            );
          })
          .map(({ className }) => className),
      };
    });
    expect(signs).toBeGreaterThan(22);
    expect([width, covered]).toEqual([width, []]);
  }
});

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

for (const path of ["/", "/basket", "/nulle-part"]) {
  test(`${path} has all its days and games within a narrow window, and within the spacing of WCAG 1.4.12`, async ({
    page,
  }) => {
    for (const { width, sheet } of [
      { width: 320, sheet: "" },
      { width: 390, sheet: spacing },
    ]) {
      await page.setViewportSize({ width, height: 640 });
      await page.goto(path);
      await page.evaluate((rules) => {
        const added = new CSSStyleSheet();
        added.replaceSync(rules);
        document.adoptedStyleSheets = [added];
      }, sheet);
      const ends = await page
        .locator(":is(.days a, .row > .n, .row > b, .notice p):visible")
        .evaluateAll((parts) => parts.map((part) => Math.ceil(part.getBoundingClientRect().right)));
      expect(ends.length).toBeGreaterThan(0);
      expect([width, Math.max(...ends)]).toEqual([width, Math.min(width, Math.max(...ends))]);
    }
  });
}

test("each column of a season's chances can be chosen on a phone, whatever was chosen before", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/football/france/ligue-1/chances");
  const table = page.locator(".segments", { has: page.locator(".season-chances") });
  const choices = table.locator(".choices label");
  const names = await choices.allInnerTexts();
  expect(names.length).toBeGreaterThan(4);
  // The chosen text stays in view beside the others, and must not cover them.
  for (const [index, name] of names.entries()) {
    await choices.nth(index).click();
    await expect(table.locator("thead th:visible").last()).toHaveText(name);
  }
});

test("each chart of a season's chances can be chosen on a phone, and a desktop shows them all", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/football/france/ligue-1/chances");
  const charts = page.locator(".segments", { has: page.locator(".chance-curves") });
  const choices = charts.locator(".choices label");
  const names = await choices.allInnerTexts();
  expect(names.length).toBeGreaterThan(4);
  for (const [index, name] of names.entries()) {
    await choices.nth(index).click();
    await expect(charts.locator("h3:visible")).toHaveText([name]);
  }
  await page.setViewportSize({ width: 1280, height: 844 });
  await expect(charts.locator("h3:visible")).toHaveText(names);
});

test("sizes and breakpoints follow the font size that a visitor chose in the browser", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto("/basket");
  const sizes = () =>
    page.evaluate(() => ({
      font: parseFloat(getComputedStyle(document.querySelector(".days b") ?? document.body).fontSize),
      hasBar: (document.querySelector(".thumb")?.clientHeight ?? 0) > 0,
      scrolled: document.documentElement.scrollWidth,
    }));
  const usual = await sizes();
  expect(usual.hasBar).toBe(false);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Page.setFontSizes", { fontSizes: { standard: 32, fixed: 26 } });
  await page.reload();
  const large = await sizes();
  expect(large.hasBar).toBe(true);
  expect(large.scrolled).toBeLessThanOrEqual(1280);
  expect(large.font).toBeGreaterThan(usual.font * 1.3);
  await page.setViewportSize({ width: 390, height: 844 });
  const onPhone = await sizes();
  expect(onPhone.scrolled).toBeLessThanOrEqual(390);
  expect(onPhone.font).toBeGreaterThan(usual.font);
});
