import { readFileSync } from "node:fs";
import { expect, type Page } from "@playwright/test";
import { toMatchday } from "../support/matchday.ts";
import { getPage, postIngest } from "../support/requests.ts";
import { findViolations } from "./axe.ts";
import { hold, row, scoreGoal, test } from "./stack-fixture.ts";

/** Markup with sheets of the site, without a page around it. */
async function drawWith(page: Page, sheets: readonly string[], markup: string): Promise<void> {
  const styles = sheets
    .map((sheet) => readFileSync(new URL(`../../app/${sheet}.css`, import.meta.url), "utf8"))
    .join("\n");
  await page.setContent(
    `<!doctype html><html lang="ar" dir="rtl"><style>${styles}</style><body>${markup}</body></html>`,
  );
}

for (const path of ["/tv/", "/parametres", "/mobile", "/recherche", "/favoris"]) {
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
  // What is below the sports, which are known once the followed games are read.
  const place = () => page.locator(".web-push").evaluate((below) => below.getBoundingClientRect().top + scrollY);
  const before = await place();
  await page.getByRole("radio", { name: "Réduites" }).check();
  await expect(page.locator("html")).toHaveAttribute("data-motion", "less");
  await page.getByRole("combobox", { name: "Fuseau horaire" }).selectOption("Asia/Tokyo");
  await expect(page.locator("output.connection")).toHaveCSS("--zone", '"heure normale du Japon"');
  await expect(page.locator("html")).toHaveAttribute("data-motion", "less");
  await expect(page.getByRole("combobox", { name: "Fuseau horaire" })).toHaveValue("Asia/Tokyo");
  await page.getByRole("button", { name: "US -200" }).click();
  await expect(page.getByRole("button", { name: "US -200" })).toHaveAttribute("aria-pressed", "true");
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

test("[A9.03] a first page tells the times of the place and says whose they are, the next one those of the device; nothing moves", async ({
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
  await page.addInitScript(() => {
    const seen = { shift: 0 };
    Object.assign(globalThis, { seen });
    // What scripts do: markup that is still coming moves what is there.
    addEventListener("DOMContentLoaded", () =>
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) seen.shift += (entry as PerformanceEntry & { value: number }).value;
      }).observe({ type: "layout-shift", buffered: false }),
    );
  });
  for (const [timeZone, said] of [
    ["Europe/Paris", /Europe centrale/],
    ["Asia/Tokyo", /^(?:none)?$/],
  ] as const) {
    await page.goto("/?day=1", { waitUntil: "networkidle" });
    await expect(timeOf(page, games[0]?.eventId ?? "")).toHaveText(timeIn(timeZone));
    await expect(page.locator("output.connection")).toHaveCSS("--zone", said);
    expect(await page.evaluate(() => (globalThis as unknown as { seen: { shift: number } }).seen.shift)).toBe(0);
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

test("[C2.14] [C9.04] beside a list a wide window has countries, news and live counts, and moves nothing for them; a narrow one asks for none of it", async ({
  page,
}) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  const beside = () => asked.filter((url) => /beside/.test(url));
  await page.setViewportSize({ width: 1000, height: 900 });
  await page.goto("/", { waitUntil: "networkidle" });
  await expect(page.locator("output.connection")).toHaveClass(/live/);
  expect(beside()).toEqual([]);
  await page.addInitScript(() => {
    type Shift = PerformanceEntry & { readonly sources: readonly { readonly node: Element | null }[] };
    const moved: string[] = [];
    Object.assign(globalThis, { moved });
    addEventListener("DOMContentLoaded", () =>
      new PerformanceObserver((list) => {
        for (const { sources } of list.getEntries() as Shift[])
          moved.push(...sources.map(({ node }) => (node?.outerHTML ?? String(node?.textContent)).slice(0, 200)));
      }).observe({ type: "layout-shift", buffered: false }),
    );
  });
  await page.setViewportSize({ width: 1280, height: 900 });
  const news = page.getByRole("region", { name: "Actualités" });
  for (const place of ["FR:IDF", "XX"]) {
    await page.setExtraHTTPHeaders({ "x-dev-place": place });
    await page.goto("/");
    await expect(news.getByRole("listitem")).toHaveCount(3);
    expect(await page.evaluate(() => (globalThis as unknown as { moved: string[] }).moved)).toEqual([]);
  }
  const live = page.locator(".sports > div > a[data-live]").first();
  await expect(live).toHaveAttribute("title", /^\d+ en direct$/);
  expect(await findViolations(page)).toEqual([]);
  // The menu of the list that a visitor goes on to is its own, and that of the document is there again by Back.
  const countries = page.locator(".menu .to-all ~ a");
  const before = await countries.allTextContents();
  expect(before.length).toBeGreaterThan(1);
  await page.getByRole("navigation", { name: "Sports" }).getByRole("link", { name: "Tennis", exact: true }).click();
  await expect(page.locator(".menu .to-all")).toHaveAttribute("href", "/pays/tennis/");
  await expect(news.getByRole("link", { name: "Actualités" })).toHaveAttribute("href", "/news/tennis/");
  await page.goBack();
  await expect(page.locator(".menu .to-all")).toHaveAttribute("href", "/pays/football/");
  expect(await countries.allTextContents()).toEqual(before);
  await countries.first().click();
  await expect(page).toHaveURL(/\/football\/[^/]+\/$/);
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

  const takeOver = await hold(page, /\/assets\/competition-page-/);
  await page.goto("/football/france/ligue-1/");
  const pin = page.getByRole("button", { name: "Mes compétitions" });
  await expect(pin).toHaveAttribute("aria-pressed", "true");
  await pin.click();
  await page.waitForFunction(() => Reflect.get(window, "__remixRouter")?.state.initialized === true);
  await page.getByRole("link", { name: "Classement", exact: true }).click();
  await expect(page).toHaveURL(/\/ligue-1\/$/);
  takeOver();
  await expect(page).toHaveURL(/\/classement$/);
  await expect(pin).toHaveAttribute("aria-pressed", "false");
  await page.goBack();
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

test("[C1.11] a page in Arabic begins its lines, names and heads of tables on the right, and keeps figures and Latin names whole", async ({
  page,
}) => {
  const figures = `<table class="figures-table"><thead><tr><th id="head"><h2>اللاعب</h2></th><th>أهداف</th></tr></thead>
    <tbody><tr><th id="name"><bdi>Perrin K.</bdi></th><td>1</td></tr></tbody></table>`;
  const players = `<div class="player-table"><table><thead><tr><th id="sorted"><button>اللاعب</button></th><th>ه</th></tr></thead>
    <tbody><tr><th id="player"><bdi>Perrin K.</bdi></th><td>1</td></tr></tbody></table></div>`;
  const row = `<div class="list"><div class="row"><a class="n" href="#"><span id="home">Perrin K.</span><em class="red" id="card"></em><br><span>النصر</span></a></div></div>`;
  const rest = `<section class="league"><h2 id="league"><bdi>ATP - فردي (Turin)</bdi></h2></section>
    <svg class="icon points" id="arrow"></svg><b class="points" id="points">1</b><a href="tel:1" id="tel">09 74</a><code id="code">a.b</code><q lang="fr" id="quote">Non.</q>`;
  const sheets = ["ui/tokens", "ui/base", "ui/direction", "features/match-row/row", "features/participant/parts"];
  await drawWith(
    page,
    [...sheets, "features/match/player-statistics/player-statistics"],
    figures + players + row + rest,
  );
  const drawn = await page.evaluate(() => {
    const drawnIds = Object.fromEntries(
      [...document.querySelectorAll<HTMLElement>("[id]")].map((one) => [one.id, one]),
    );
    const byId = (id: string) => drawnIds[id] ?? document.body;
    const styleOf = (id: string) => getComputedStyle(byId(id));
    /** How far the text of an element begins from its right edge, its padding apart. */
    const gapOf = (id: string) => {
      const text = document.createRange();
      const [inner = byId(id)] = byId(id).querySelectorAll<HTMLElement>("button, h2, bdi");
      text.selectNodeContents(inner);
      return byId(id).getBoundingClientRect().right - text.getBoundingClientRect().right;
    };
    const letters = (id: string, from: number) => {
      const text = document.createRange();
      const [node] = byId(id).childNodes;
      if (node === undefined) throw new Error(`${id} is empty`);
      text.setStart(node, from);
      text.setEnd(node, from + 1);
      return text.getBoundingClientRect();
    };
    return {
      heads: Math.abs(gapOf("head") - gapOf("name")) < 1,
      sorted: Math.abs(gapOf("sorted") - gapOf("player")) < 1,
      // "Perrin K.": its full stop is behind it, on the right.
      fullStop: letters("home", 8).left > letters("home", 0).left,
      atStart: byId("home").getBoundingClientRect().right > innerWidth / 2,
      card: styleOf("card").margin,
      league: getComputedStyle(document.querySelector("#league bdi") ?? document.body).direction,
      mirrored: [styleOf("arrow").scale, styleOf("points").scale],
      leftToRight: ["tel", "code", "quote", "arrow"].map((id) => styleOf(id).direction),
    };
  });
  expect(drawn).toEqual({
    heads: true,
    sorted: true,
    fullStop: true,
    atStart: true,
    card: "0px 7px",
    league: "rtl",
    mirrored: ["-1 1", "none"],
    leftToRight: ["ltr", "ltr", "ltr", "ltr"],
  });
});

test("in a contrast theme a movement of prices keeps its direction, the best one its frame and a club its colours", async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: "active" });
  const cells = ["up", "down", "best"]
    .map((kind) => `<td><span class="${kind}" id="${kind}">1.50</span></td>`)
    .join("");
  const sheets = ["ui/tokens", "ui/base", "features/match-row/row", "features/odds/odds-table", "ui/contrast"];
  const emblem = '<span class="emblem" id="emblem" style="background: rgb(1, 2, 3)">EVE</span>';
  await drawWith(page, sheets, `<table class="odds"><tr>${cells}</tr></table>${emblem}`);
  const drawn = await page.evaluate(() => {
    const styles = ["up", "down", "best", "emblem"].map((id) => {
      const element = document.querySelector(`#${id}`) ?? document.body;
      const { borderTopColor, borderBottomColor } = getComputedStyle(element, "::after");
      const { outlineStyle, backgroundColor } = getComputedStyle(element);
      return [id, { arrow: [borderTopColor, borderBottomColor], outlineStyle, backgroundColor }] as const;
    });
    return Object.fromEntries(styles);
  });
  const none = "rgba(0, 0, 0, 0)";
  expect(drawn["up"]?.arrow.map((edge) => edge !== none)).toEqual([false, true]);
  expect(drawn["down"]?.arrow.map((edge) => edge !== none)).toEqual([true, false]);
  expect(drawn["best"]?.outlineStyle).toBe("solid");
  expect(drawn["emblem"]?.backgroundColor).toBe("rgb(1, 2, 3)");
});
