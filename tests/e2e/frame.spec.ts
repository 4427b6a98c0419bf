import { expect, type Locator, type Page } from "@playwright/test";
import { findViolations } from "./axe.ts";
import { isHydrated, row, test } from "./stack-fixture.ts";

const bar = (page: Page) => page.getByRole("navigation", { name: "Accès rapide" });
const dialog = (page: Page, name: string) => page.getByRole("dialog", { name });
const topOf = async (part: Locator) => (await part.boundingBox())?.y;
const isAlive = (page: Page) => expect(page.locator("output.connection")).toHaveClass(/live/);

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test("a bar under the thumb leads to the lists and says which one is open", async ({ page }) => {
    await page.goto("/");
    await isAlive(page);
    const links = bar(page).getByRole("link");
    await expect(links).toHaveText(["Scores", "En direct", "Mes matchs", "Recherche", "Plus"]);
    for (const link of await links.all()) {
      const box = await link.boundingBox();
      expect(box?.height).toBeGreaterThanOrEqual(44);
      expect(box?.width).toBeGreaterThanOrEqual(44);
    }
    await expect(links.nth(0)).toHaveAttribute("aria-current", "page");
    await links.nth(1).tap();
    await expect(page).toHaveURL(/\?cat=1$/);
    await expect(links.nth(1)).toHaveAttribute("aria-current", "page");
    await expect(links.nth(0)).not.toHaveAttribute("aria-current");
    // The end of the page can be scrolled above it, and it is on no paper.
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    const [end, top] = [await page.locator("footer").boundingBox(), await bar(page).boundingBox()];
    expect((end?.y ?? 0) + (end?.height ?? 0)).toBeLessThanOrEqual((top?.y ?? 0) + 2);
    await page.emulateMedia({ media: "print" });
    await expect(bar(page)).toBeHidden();
  });

  test("the days and the head of the league stay in view while its games are scrolled", async ({ page, nextGame }) => {
    await page.goto("/?cat=1");
    await isAlive(page);
    // A league of ten games, whatever the hour has of others.
    const league = page.locator("details.league[open]", { has: row(page, nextGame().eventId) });
    const rows = league.locator("li.row");
    await expect(rows).toHaveCount(10);
    await rows.last().evaluate((last) => scrollTo(0, last.getBoundingClientRect().top - 140));
    await expect.poll(() => topOf(page.locator(".days"))).toBe(0);
    await expect.poll(() => topOf(league.locator("summary"))).toBe(50);
    // The days leave no room for arrows beside them, so the arrows stand above, in reach of a thumb.
    await page.evaluate(() => scrollTo(0, 0));
    await page.getByRole("link", { name: "Jour suivant" }).tap();
    await expect(page).toHaveURL(/[?&]date=\d/);
  });

  test("[C2.03] the first game stands high: one line of sports, one of tabs, steps and calendar, one of days; each can be tapped", async ({
    page,
  }) => {
    await page.goto("/tennis");
    await isAlive(page);
    await expect(page.locator(".league").first()).toBeInViewport();
    expect(await topOf(page.locator(".days"))).toBeLessThanOrEqual(94);
    // Games that are on stand first; where none is, the line about the sport does.
    expect(await topOf(page.locator(".live-games, .intro").first())).toBeLessThanOrEqual(176);
    const header = page.getByRole("banner");
    const parts = [
      header.getByRole("link", { name: "Tribune" }),
      header.getByRole("link", { name: "Football" }),
      header.getByText("Plus"),
      header.getByRole("button", { name: /Thème/ }),
      page.getByRole("link", { name: "Jour précédent" }),
      page.getByRole("link", { name: "Jour suivant" }),
      page.getByLabel("Choisir un jour"),
      page.locator("#tab-all"),
      ...(await page.locator(".days a[data-stay=day]").all()),
    ];
    const covered: string[] = [];
    for (const part of parts) {
      await expect(part).toBeInViewport({ ratio: 1 });
      const isCovered = await part.evaluate((element) => {
        const { left, top, width, height } = element.getBoundingClientRect();
        return !element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
      });
      if (isCovered) covered.push(await part.innerText());
    }
    expect(covered).toEqual([]);
    // The header shows only a dot for the age of the scores here, and screen readers get its text.
    await expect(header.getByRole("status")).toHaveText("En direct");
    await header.getByText("Plus").tap();
    await expect(page.getByRole("dialog").getByRole("link", { name: "Kabaddi" })).toBeInViewport();
  });

  test("[C2.11] one window at a time: the menu gives way to the settings; Escape and a tap outside close them", async ({
    page,
  }) => {
    await page.goto("/");
    await isAlive(page);
    await bar(page).getByRole("link", { name: "Plus" }).tap();
    await expect(dialog(page, "Plus").getByRole("link", { name: "Kabaddi" })).toBeVisible();
    await dialog(page, "Plus").getByRole("link", { name: "Paramètres" }).tap();
    await expect(dialog(page, "Paramètres")).toBeVisible();
    await expect(page.getByRole("dialog")).toHaveCount(1);
    await expect(page).toHaveURL(/\/$/);
    await dialog(page, "Paramètres").getByRole("radio", { name: "Sombre" }).check();
    await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
    expect(await findViolations(page)).toEqual([]);
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toHaveCount(0);
    const more = bar(page).getByRole("link", { name: "Plus" });
    await more.tap();
    await expect(dialog(page, "Plus")).toBeVisible();
    expect(await findViolations(page)).toEqual([]);
    await page.touchscreen.tap(195, 20);
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(more).toBeFocused();
    await more.tap();
    await dialog(page, "Plus").getByRole("link", { name: "Kabaddi" }).tap();
    await expect(page).toHaveURL(/\/kabaddi$/);
    await expect(page.getByRole("dialog")).toHaveCount(0);
  });

  test("without scripts the menu is at the end of the page", async ({ browser, stack }) => {
    const context = await browser.newContext({
      viewport: { width: 390, height: 844 },
      javaScriptEnabled: false,
      baseURL: stack.url.origin,
    });
    const page = await context.newPage();
    await page.goto("/tennis");
    await bar(page).getByRole("link", { name: "Plus" }).click();
    await expect(page).toHaveURL(/#menu$/);
    await expect(page.locator("footer nav")).toBeInViewport();
    await context.close();
  });
});

test("j and k go from game to game, f follows one, ? names the keys and lets them be switched off", async ({
  page,
  nextGame,
}) => {
  await page.goto("/?cat=1");
  await isAlive(page);
  const focused = () => page.evaluate(() => document.activeElement?.closest("[id^='g_']")?.id ?? null);
  const all = await page.locator("main [id^='g_']:visible").evaluateAll((rows) => rows.map(({ id }) => id));
  await page.keyboard.press("j");
  await expect.poll(focused).toBe(all[0]);
  await page.keyboard.press("j");
  await expect.poll(focused).toBe(all[1]);
  await page.keyboard.press("k");
  await expect.poll(focused).toBe(all[0]);
  await page.keyboard.press("f");
  await expect(page.locator(`#${all[0]} button`)).toHaveAttribute("aria-pressed", "true");
  await page.keyboard.press("?");
  await expect(dialog(page, "Paramètres").getByText("Match suivant")).toBeVisible();
  await page.keyboard.press("j");
  await dialog(page, "Paramètres").getByRole("checkbox", { name: "Activer les raccourcis" }).uncheck();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await row(page, nextGame().eventId).getByRole("link").focus();
  const before = await focused();
  for (const key of ["j", "/", "?"]) await page.keyboard.press(key);
  await page.reload();
  await isAlive(page);
  for (const key of ["j", "/", "?"]) await page.keyboard.press(key);
  expect([before !== null, await focused()]).toEqual([true, null]);
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test("[A9.04] a theme that is chosen before the scripts have come takes effect with them", async ({ page }) => {
  const held: (() => void)[] = [];
  let isHeld = true;
  await page.route(/\/assets\/[^/]*\.js$/, async (route) => {
    if (isHeld) await new Promise<void>((resolve) => held.push(resolve));
    await route.continue();
  });
  await page.goto("/parametres", { waitUntil: "commit" });
  await page.getByRole("radio", { name: "Sombre" }).check();
  await expect(page.locator("html")).not.toHaveAttribute("data-theme", "dark");
  isHeld = false;
  for (const release of held) release();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await page.reload();
  await expect(page.getByRole("radio", { name: "Sombre" })).toBeChecked();
});

test("a lost connection is said at once and once, in view on a scrolled phone, and nothing claims to be live", async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 390, height: 700 });
  await page.goto("/?cat=1");
  await isAlive(page);
  await page.evaluate(() => scrollTo(0, 600));
  await context.setOffline(true);
  const line = page.locator("output.connection");
  await expect(line).toContainText(/^Hors ligne · Données de \d\d:\d\d$/);
  await expect(line).toBeInViewport();
  const said = await line.textContent();
  const colours = await page.evaluate(() => {
    const style = getComputedStyle(document.documentElement);
    return [style.getPropertyValue("--live"), style.getPropertyValue("--ink")];
  });
  expect(colours[0]).toBe(colours[1]);
  expect(await line.textContent()).toBe(said);
  // The line covers nothing that can be tapped at either end of the screen.
  const { y = 0, height = 0 } = (await line.boundingBox()) ?? {};
  const thumb = await page.locator(".thumb").boundingBox();
  // The line draws the border between them.
  expect([y > 600, y + height <= (thumb?.y ?? 0) + 1]).toEqual([true, true]);
  // On a wide screen its left edge does not move when the connection comes back.
  await page.setViewportSize({ width: 1000, height: 700 });
  const lost = await line.boundingBox();
  await context.setOffline(false);
  await isAlive(page);
  expect((await line.boundingBox())?.x).toBe(lost?.x);
});

test("stars, the open tab, dots and arrows are seen in contrast themes", async ({ page, nextGame }) => {
  await page.emulateMedia({ forcedColors: "active" });
  await page.goto("/");
  await isAlive(page);
  const { eventId } = nextGame();
  /** The colour that an element's box, or a part drawn beside it, is filled with. */
  const fill = (selector: string, part?: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element, pseudo) => getComputedStyle(element, pseudo).backgroundColor, part);
  const ground = await fill("body");
  const star = `#g_1_${eventId} .star`;
  const rest = await fill(star);
  expect(rest).not.toBe(ground);
  await page.locator(star).click();
  await page.mouse.move(0, 0);
  await expect.poll(() => fill(`${star}[aria-pressed="true"]`)).not.toBe(rest);
  for (const nav of [".tabs", ".days", ".sports > div"])
    expect([nav, await fill(`${nav} [aria-current]`)]).not.toEqual([nav, await fill(`${nav} a:not([aria-current])`)]);
  for (const [selector, part] of [
    [".tabs .live", "::before"],
    [".league summary", "::after"],
    ["output.connection", "::before"],
    [`#g_1_${eventId} .n`, "::before"],
  ] as const)
    expect([selector, await fill(selector, part)]).not.toEqual([selector, ground]);
});

test("[A6.03] [A7.03] no page asks another site for anything or has a data layer, where the variant has no tags", async ({
  page,
  nextGame,
  baseURL,
}) => {
  const elsewhere: string[] = [];
  page.on("request", (request) => {
    if (!/^(?:data|blob):/.test(request.url()) && !request.url().startsWith(`${baseURL}/`))
      elsewhere.push(request.url());
  });
  for (const path of ["/", `/match/${nextGame().eventId}`, "/news/"])
    await page.goto(path, { waitUntil: "networkidle" });
  expect(elsewhere).toEqual([]);
  expect(await page.evaluate(() => "dataLayer" in window)).toBe(false);
});

test("a list fades into a match and back, unless somebody wants less motion", async ({ page, nextGame }) => {
  const { eventId } = nextGame();
  await page.addInitScript(() => {
    const start = document.startViewTransition.bind(document);
    Object.assign(window, { fades: 0 });
    document.startViewTransition = (update) => {
      Reflect.set(window, "fades", Reflect.get(window, "fades") + 1);
      return start(update);
    };
  });
  const fades = () => page.evaluate(() => Reflect.get(window, "fades"));
  const thereAndBack = async () => {
    await page.goto("/?cat=1");
    await isHydrated(page);
    await row(page, eventId).locator("a").first().click();
    await expect(page.locator(".match-head")).toBeVisible();
    await page.goBack();
    await expect(row(page, eventId)).toBeVisible();
  };
  await page.emulateMedia({ reducedMotion: "reduce" });
  await thereAndBack();
  expect(await fades()).toBe(0);
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await thereAndBack();
  await expect.poll(fades).toBe(2);
});

test("a fade that is skipped, as the router does when the visitor goes on before its end, is no error", async ({
  page,
  nextGame,
}) => {
  const { eventId } = nextGame();
  await page.addInitScript(() => {
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (update) => {
      const transition = start(update);
      transition.skipTransition();
      return transition;
    };
  });
  await page.goto("/?cat=1");
  await isHydrated(page);
  await row(page, eventId).locator("a").first().click();
  await expect(page.locator(".match-head")).toBeVisible();
  await page.goBack();
  await expect(row(page, eventId)).toBeVisible();
});
