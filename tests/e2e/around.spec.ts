import { expect, type Page } from "@playwright/test";
import { toMatchday } from "../support/matchday.ts";
import { getPage, postIngest } from "../support/requests.ts";
import { findViolations } from "./axe.ts";
import { noteShifts, shiftsOn } from "./layout-shifts.ts";
import { entryScript, hold, row, scoreGoal, test } from "./stack-fixture.ts";

for (const path of [
  "/tv/",
  "/parametres",
  "/mobile",
  "/recherche",
  "/favoris",
  "/football/france/ligue-1/chances",
  "/football/france/ligue-1/et-si",
  "/football/france/ligue-1/previsions",
]) {
  test(`${path} fits a phone and has nothing that axe finds, in light and dark`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.setExtraHTTPHeaders({ "x-dev-place": "FR:IDF" });
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    expect(await findViolations(page)).toEqual([]);
  });
}

test("[A9.04] a theme that is chosen in the settings takes effect at once, and is kept", async ({ page }) => {
  await page.goto("/parametres");
  const color = page.locator("meta[name=theme-color]");
  await expect(color).toHaveAttribute("content", "#fff");
  await page.getByRole("radio", { name: "Sombre" }).check();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await expect(color).toHaveAttribute("content", "#121b18");
  await page.reload();
  await expect(page.getByRole("radio", { name: "Sombre" })).toBeChecked();
  await expect(color).toHaveAttribute("content", "#121b18");
});

const timeOf = (page: Page, eventId: string) => row(page, eventId).locator(".t");

test("[C3.13] [A9.03] settings take effect at once: less motion, another zone, another format of odds, live rows included", async ({
  page,
  stack,
}) => {
  await page.setExtraHTTPHeaders({ "x-dev-place": "FR:IDF" });
  await page.goto("/parametres");
  // An element below the sports; these are known only once the followed games are loaded.
  const place = () => page.locator(".web-push").evaluate((below) => below.getBoundingClientRect().top + scrollY);
  const before = await place();
  await page.getByRole("radio", { name: "Réduites" }).check();
  await expect(page.locator("html")).toHaveAttribute("data-motion", "less");
  await page.getByRole("combobox", { name: "Fuseau horaire" }).selectOption("Asia/Tokyo");
  await expect(page.locator("output.connection")).toHaveCSS("--zone", '"heure normale du Japon"');
  await expect(page.locator("html")).toHaveAttribute("data-motion", "less");
  await expect(page.getByRole("combobox", { name: "Fuseau horaire" })).toHaveValue("Asia/Tokyo");
  await page.getByRole("button", { name: "Américaines -200" }).click();
  await expect(page.getByRole("button", { name: "Américaines -200" })).toHaveAttribute("aria-pressed", "true");
  expect(await place()).toBe(before);

  await page.goto("/");
  await expect(page.locator("output.connection")).toHaveText("En direct");
  await expect(page.locator(".with-odds li i").filter({ hasText: /./ }).first()).toHaveText(/^(?:[+-]\d{3,}|–)$/);

  // Today's noon there; it is put off while the list is open.
  const ofTokyoSeconds = 9 * 3600;
  const dayOfTokyo = Math.floor((Date.now() / 1000 + ofTokyoSeconds) / 86_400);
  const noon = dayOfTokyo * 86_400 + 12 * 3600 - ofTokyoSeconds;
  const post = async (startSeconds: number) => {
    const { batch, games } = toMatchday({ games: 1, startSeconds, name: "Fuseau" });
    await postIngest(stack, "events", batch);
    return games[0]?.eventId ?? "";
  };
  const eventId = await post(noon);
  await page.goto("/");
  await expect(page.locator("output.connection")).toHaveText("En direct");
  await expect(timeOf(page, eventId)).toHaveText("12:00");
  await post(noon + 5400);
  await expect(timeOf(page, eventId)).toHaveText("13:30");
});

test("[A9.03] the first page of a new visitor tells the times of their device, like the next one, and nothing moves", async ({
  browser,
  baseURL,
  stack,
}) => {
  const startSeconds = Math.floor(Date.now() / 60_000) * 60 + 86_400;
  const { batch, games } = toMatchday({ games: 1, startSeconds, name: "Tokyo" });
  await postIngest(stack, "events", batch);
  const timeIn = (timeZone: string) =>
    new Date(startSeconds * 1000).toLocaleTimeString("fr", { timeZone, hour: "2-digit", minute: "2-digit" });
  const context = await browser.newContext({
    baseURL: baseURL ?? "",
    timezoneId: "Asia/Tokyo",
    extraHTTPHeaders: { "x-dev-place": "FR:IDF" },
  });
  const page = await context.newPage();
  await page.addInitScript(noteShifts, "parsed" as const);
  for (const visit of ["the first page", "the next one"]) {
    await page.goto("/?day=1", { waitUntil: "networkidle" });
    await expect(timeOf(page, games[0]?.eventId ?? ""), visit).toHaveText(timeIn("Asia/Tokyo"));
    await expect(page.locator("output.connection")).toHaveCSS("--zone", /^(?:none)?$/);
    expect(await shiftsOn(page)).toEqual([]);
  }
  await context.close();
});

test("in a wide window pages with sections fill it, and pages to read keep a readable width", async ({
  page,
  nextGame,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.setExtraHTTPHeaders({ "x-dev-place": "FR:IDF" });
  const wide = ["/football/angleterre/premier-league/", "/football/france/", `/match/${nextGame().eventId}`];
  const widths: number[] = [];
  for (const path of [...wide, "/parametres"]) {
    await page.goto(path);
    widths.push(Math.round((await page.locator("main").boundingBox())?.width ?? 0));
  }
  expect(widths).toEqual([1208, 1208, 1208, 760]);
});

test("[C2.16] a larger text of the browser enlarges the page with it, which changes its columns as in a narrower window", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  const browser = await page.context().newCDPSession(page);
  const sizeOf = () =>
    page
      .locator(".row")
      .first()
      .evaluate((row) => getComputedStyle(row).fontSize);
  await page.goto("/");
  await expect(page.locator(".menu")).toBeVisible();
  const before = await sizeOf();
  await browser.send("Page.setFontSizes", { fontSizes: { standard: 32, fixed: 32 } });
  await page.goto("/");
  expect(Number.parseFloat(await sizeOf())).toBe(2 * Number.parseFloat(before));
  await expect(page.locator(".thumb")).toBeVisible();
  await expect(page.locator(".menu")).toBeHidden();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1280);
});

test("a competition moves its scores though nobody touches it, keeps taps of its first moment, and is there again by Back", async ({
  page,
  stack,
  nextGame,
}) => {
  const { eventId } = nextGame();
  const game = await (await getPage(stack, `/match/${eventId}`)).text();
  const competition = /href="(\/football\/france\/[^"/]+\/)"/.exec(game)?.[1] ?? "";
  await page.goto(competition);
  const heading = page.locator(".competition-head");
  await heading.evaluate((head) => head.setAttribute("data-mark", "kept"));
  await scoreGoal(stack, eventId);
  await expect(row(page, eventId).locator("b").first()).toHaveText(/^1/);
  await expect(heading).toHaveAttribute("data-mark", "kept");

  const takeOver = await hold(page, entryScript);
  await page.goto("/football/france/ligue-1/", { waitUntil: "commit" });
  const pin = page.getByRole("button", { name: "Mes compétitions" });
  await expect(pin).toHaveAttribute("aria-pressed", "true");
  await pin.click();
  takeOver();
  await expect(pin).toHaveAttribute("aria-pressed", "false");
  await page.getByRole("link", { name: "Classement", exact: true }).click();
  await expect(page).toHaveURL(/\/classement$/);
  await page.locator("#tab-summary").click();
  await expect(page.locator(".summary-columns")).toBeVisible();
});

test("a page that is followed from the footer keeps the footer", async ({ page }) => {
  await page.goto("/parametres");
  const links = await page.locator("footer a").allTextContents();
  await page.locator("footer").getByRole("link", { name: "Sur téléphone" }).click();
  await expect(page).toHaveURL(/\/mobile$/);
  await expect(page.locator("footer a")).toHaveText(links);
});

test("the names of a row take more lines on a phone with a text spacing of WCAG 1.4.12, and none is cut off", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/tennis");
  const cut = await page.evaluate(() => {
    const spacing = new CSSStyleSheet();
    spacing.replaceSync(
      "* { letter-spacing: 0.12em !important; word-spacing: 0.16em !important; line-height: 1.5 !important }",
    );
    document.adoptedStyleSheets = [spacing];
    const names = [...document.querySelectorAll<HTMLElement>(".row > .n")];
    for (const name of names) name.append(" Mpetshi Perricard G./Van Assche L.");
    const [status = document.body] = document.querySelectorAll<HTMLElement>(".row:not(.live) > .t");
    status.textContent = "Terminé";
    const heads = [...document.querySelectorAll<HTMLElement>(".league summary > :is(h2, span)")];
    return {
      seen: [names.length > 0, heads.length > 0],
      statusLines: Math.round(status.offsetHeight / 18),
      // The end of a link is under the score.
      ...Object.fromEntries(
        Object.entries({ names, heads }).map(([kind, elements]) => [
          kind,
          elements.filter((element) => {
            const text = document.createRange();
            text.selectNodeContents(element);
            const edges = element.getBoundingClientRect();
            const { right, bottom } = text.getBoundingClientRect();
            const end = edges.right - parseFloat(getComputedStyle(element).paddingInlineEnd) + 1;
            return right > end || bottom > edges.bottom || element.scrollWidth > element.clientWidth;
          }).length,
        ]),
      ),
      // The names of one row never stand on those of the next.
      rows: names.filter((name) => name.offsetHeight > (name.parentElement?.offsetHeight ?? 0)).length,
    };
  });
  expect(cut).toEqual({ seen: [true, true], statusLines: 1, names: 0, heads: 0, rows: 0 });
});
