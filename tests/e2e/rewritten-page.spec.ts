import { expect, type Page } from "@playwright/test";
import { eventStatus } from "../../shared/sports/statuses.ts";
import { postIngest } from "../support/requests.ts";
import { findPlayed } from "./find-played.ts";
import { entryScript, hold, isHydrated, row, scoreGoal, test } from "./stack-fixture.ts";

/** Rewrites the page as Google Translate does: each text leaves, and two elements with the translated words stand in its place. */
const translate = (page: Page, selector: string) =>
  page.evaluate((root) => {
    const walker = document.createTreeWalker(document.querySelector(root) ?? document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode);
    for (const text of texts) {
      if (text.data.trim() === "" || text.parentElement?.closest("script, style, noscript")) continue;
      const outer = document.createElement("font");
      const inner = outer.appendChild(document.createElement("font"));
      inner.textContent = text.data;
      text.replaceWith(outer);
    }
  }, selector);

/** Wraps each text of the page, also an empty one, in two elements, as translators do that move the text itself. */
const wrapTexts = (page: Page, selector: string) =>
  page.evaluate((root) => {
    const walker = document.createTreeWalker(document.querySelector(root) ?? document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode);
    for (const text of texts) {
      const outer = document.createElement("font");
      const inner = outer.appendChild(document.createElement("font"));
      text.replaceWith(outer);
      inner.appendChild<Node>(text);
    }
  }, selector);

/** Adds nodes as extensions do: an element before, between and behind all others. */
const addNodes = (page: Page, selector: string) =>
  page.evaluate((root) => {
    const elements = [...document.querySelectorAll(`${root} *`)].filter(
      (element) => !element.closest("svg, script, style, select, table, .foreign"),
    );
    for (const element of elements) {
      const foreign = document.createElement("span");
      foreign.className = "foreign";
      foreign.hidden = true;
      element.parentNode?.insertBefore(foreign, element);
      if (element.children.length > 0) element.appendChild(foreign.cloneNode());
    }
  }, selector);

const isLive = (page: Page) => expect(page.locator("output.connection")).toHaveClass(/live/);

/** Returns a part's visible text and accessible names, without the marks of a goal, which last a while on the page that saw it. */
const said = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll((parts) =>
    parts.map((part) => {
      const texts = [...part.querySelectorAll("[aria-label]")].map((element) => element.getAttribute("aria-label"));
      const copy = part.cloneNode(true);
      if (copy instanceof Element) for (const mark of copy.querySelectorAll(".but")) mark.remove();
      return [part.className.replace(/ hl-.*/, ""), copy.textContent?.replaceAll(/\s+/g, " ").trim(), ...texts];
    }),
  );

/**
 * Compares the page with a fresh load of it. Clocks advance meanwhile, so both are read until they agree. New lines of both
 * wait for a tap: the fresh load may be a cached page.
 */
async function expectCurrent(page: Page, selector: string): Promise<void> {
  const fresh = await page.context().newPage();
  await fresh.goto(page.url());
  await expect(async () => {
    for (const shown of [page, fresh]) {
      const newLines = shown.getByRole("button", { name: /Afficher/ });
      if (await newLines.isVisible()) await newLines.click({ timeout: 1_000 });
    }
    expect(await said(page, selector)).toEqual(await said(fresh, selector));
  }).toPass();
  await fresh.close();
  await expect(page.getByText("Une erreur est survenue")).toHaveCount(0);
}

const rewrites = [
  ["the texts of the whole page are translated", (page: Page) => translate(page, "body")],
  ["each text of main is wrapped", (page: Page) => wrapTexts(page, "#main")],
  ["an extension adds nodes", (page: Page) => addNodes(page, "body")],
] as const;

for (const [name, rewrite] of rewrites)
  test.describe(name, () => {
    test("a list shows goals, clocks, stars, leagues and the end of a game as they are", async ({
      page,
      stack,
      nextGame,
    }) => {
      const games = [nextGame(), nextGame()];
      const [first = "", second = ""] = games.map(({ eventId }) => eventId);
      await page.goto("/");
      await isLive(page);
      await rewrite(page);
      for (let goals = 1; goals <= 4; goals += 1) {
        await scoreGoal(stack, first, goals % 2 === 0 ? 2 : 1);
        await expect(row(page, first).locator("> b")).toHaveText(`${Math.ceil(goals / 2)}\n${Math.floor(goals / 2)}`);
      }
      await postIngest(stack, "incidents", {
        sportId: 1,
        incidents: [{ eventId: first, kind: "status", status: eventStatus.secondHalf }],
      });
      await expect(row(page, first).locator("> .t")).toHaveText(/^4\d′$/);
      await row(page, second).locator("button.star").click();
      await expect(row(page, second).locator("button.star")).toHaveAttribute("aria-pressed", "true");
      const league = page.locator("details.league", { has: row(page, first) });
      await league.locator("summary").click();
      await expect(league).not.toHaveAttribute("open");
      await league.locator("summary").click();
      await expect(row(page, first)).toBeVisible();
      await postIngest(stack, "incidents", {
        sportId: 1,
        incidents: [
          { eventId: first, kind: "card", side: 1, colour: "red", minute: "30" },
          { eventId: second, kind: "goal", side: 1, minute: "30" },
          { eventId: second, kind: "status", status: eventStatus.finished },
        ],
      });
      await expect(row(page, second)).toHaveClass(/finished/);
      await expectCurrent(page, `#g_1_${first}, #g_1_${second}`);
    });

    test("tabs and days of a list open, the theme changes, and rows move", async ({ page, stack, nextGame }) => {
      const { eventId } = nextGame();
      await page.goto("/");
      await isLive(page);
      await rewrite(page);
      await page.locator("#main a[href*='cat=1']").first().click();
      await expect(page).toHaveURL(/cat=1/);
      await rewrite(page);
      await scoreGoal(stack, eventId, 1);
      await expect(row(page, eventId).locator("> b")).toHaveText("1\n0");
      await postIngest(stack, "incidents", {
        sportId: 1,
        incidents: [{ eventId, kind: "status", status: eventStatus.finished }],
      });
      await expect(row(page, eventId)).toHaveClass(/finished/);
      await page.locator("#main a[href*='cat=6']").first().click();
      await expect(page).toHaveURL(/cat=6/);
      await expectCurrent(page, `#g_1_${eventId}`);
      const theme = page.getByRole("button", { name: /^Thème/ });
      const nameOfTheme = () => theme.evaluate((button) => `${button.ariaLabel} ${button.textContent}`);
      const before = await nameOfTheme();
      await theme.click();
      await expect.poll(nameOfTheme).not.toBe(before);
      await page.getByRole("link", { name: /demain/i }).click();
      await expect(page).toHaveURL(/(day=1|date=)/);
      await expect(row(page, eventId)).toHaveCount(0);
      await expect(page.getByText("Une erreur est survenue")).toHaveCount(0);
    });

    test("followed games on their page show goals", async ({ page, stack, nextGame }) => {
      const { eventId } = nextGame();
      await page.goto("/?cat=1");
      await row(page, eventId).locator("button.star").click();
      await expect(row(page, eventId).locator("button.star")).toHaveAttribute("aria-pressed", "true");
      await page.goto("/favoris");
      await isLive(page);
      await expect(row(page, eventId)).toBeVisible();
      await rewrite(page);
      await scoreGoal(stack, eventId);
      await expect(row(page, eventId).locator("> b")).toHaveText("1\n0");
      await row(page, eventId).locator("button.star").click();
      await expect(row(page, eventId)).toHaveCount(0);
      await expect(page.getByText("Une erreur est survenue")).toHaveCount(0);
    });

    test("a match shows goals, cards, its clock and every tab as they are", async ({ page, stack, nextGame }) => {
      const { eventId } = nextGame();
      await page.goto(`/match/${eventId}`);
      await isLive(page);
      await rewrite(page);
      const result = page.locator(".board .result");
      for (let goals = 1; goals <= 4; goals += 1) {
        await scoreGoal(stack, eventId, 1);
        await expect(result).toContainText(`${goals} – 0`);
      }
      await expectCurrent(page, ".board .result strong, .crumbs");
      // A red card replaces the goal's mark, which would otherwise stay for a minute; a page that is loaded later never has the mark.
      await expect(page.locator(".board .but")).toHaveText("But");
      await postIngest(stack, "incidents", {
        sportId: 1,
        incidents: [{ eventId, kind: "card", side: 1, colour: "red", minute: "30" }],
      });
      await expect(page.locator(".board .but")).toHaveText("");
      const clock = page.locator(".board .status");
      const before = (await clock.textContent()) ?? "";
      expect(before).toMatch(/^\d+:\d\d$/);
      await expect(clock).not.toHaveText(before);
      await page.locator(".match-actions .star").click();
      await expect(page.locator(".match-actions .star")).toHaveAttribute("aria-pressed", "true");
      await postIngest(stack, "incidents", {
        sportId: 1,
        incidents: [{ eventId, kind: "status", status: eventStatus.finished }],
      });
      await expect(page.locator(".board")).toHaveClass(/finished/);
      // New lines wait for a tap, so that nothing is pushed.
      await page.getByRole("button", { name: /Afficher/ }).click();
      await expectCurrent(page, ".board, .axis");
    });
  });

test("each tab of a match opens in a page that is rewritten in one way after the other", async ({ page, stack }) => {
  const eventId = await findPlayed(stack);
  await page.goto(`/match/${eventId}`);
  await isHydrated(page);
  const tabs = await page.locator(".section-nav a").evaluateAll((links) => links.map(({ id }) => id));
  expect(tabs.length).toBeGreaterThan(4);
  for (const [index, tab] of tabs.entries()) {
    const [name, rewrite] = rewrites[index % rewrites.length] ?? rewrites[0];
    await rewrite(page);
    await page.locator(`#${tab}`).click();
    await expect(page.locator(`#${tab}`), name).toHaveAttribute("aria-current", "page");
    await expectCurrent(page, "#main .cards > .card:not(.match-head)");
  }
});

test("what somebody has taken out of the page is drawn anew in its league, and nothing else is", async ({
  page,
  nextGame,
}) => {
  const { eventId } = nextGame();
  await page.goto("/");
  await isLive(page);
  await row(page, eventId).evaluate((element) => {
    element.closest("details")?.setAttribute("data-mark", "old");
    document.querySelector("#main .title")?.setAttribute("data-mark", "kept");
    element.remove();
  });
  await page.getByRole("link", { name: /terminés/i }).click();
  // The address changes at once: a visitor who goes back before the tab is drawn has not left the list.
  await expect(page.locator("#tab-finished")).toHaveAttribute("aria-current", "page");
  await page.getByRole("link", { name: /^Tous/ }).first().click();
  await expect(row(page, eventId)).toBeVisible();
  await expect(page.locator("details[data-mark]")).toHaveCount(0);
  await expect(page.locator("#main .title[data-mark='kept']")).toHaveCount(1);
});

for (const [name, change] of [
  [
    "translates",
    (root: string) => {
      const walker = document.createTreeWalker(document.querySelector(root) ?? document, NodeFilter.SHOW_TEXT);
      const texts: Node[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode);
      for (const text of texts) {
        if (text.nodeValue?.trim() === "" || text.parentElement?.closest("script, style, noscript")) continue;
        const font = document.createElement("font");
        font.textContent = text.nodeValue;
        text.parentNode?.replaceChild(font, text);
      }
    },
  ],
  [
    "adds to",
    () => {
      for (const element of document.querySelectorAll("head, body, header, main, main > *, main li"))
        element.insertBefore(
          Object.assign(document.createElement("i"), { className: "foreign", hidden: true }),
          element.firstChild,
        );
    },
  ],
] as const)
  test(`a page that somebody ${name} before it is alive is the server's when it comes alive`, async ({
    page,
    stack,
    nextGame,
  }) => {
    const { eventId } = nextGame();
    await page.addInitScript(
      `addEventListener("DOMContentLoaded",()=>setTimeout(()=>{(${change.toString()})("body");document.documentElement.dataset.changed=""}))`,
    );
    const takeOver = await hold(page, entryScript);
    await page.goto("/", { waitUntil: "commit" });
    await expect(page.locator("html")).toHaveAttribute("data-changed");
    await page.locator("header.top").evaluate((header) => header.setAttribute("data-mark", "kept"));
    takeOver();
    await isLive(page);
    await scoreGoal(stack, eventId);
    await expect(row(page, eventId).locator("> b")).toHaveText("1\n0");
    await expect(page.locator("header.top[data-mark='kept']")).toHaveCount(1);
    await expect(page.locator("footer").first()).not.toBeEmpty();
    await expectCurrent(page, `#g_1_${eventId}, .card.menu, .tools`);
  });
