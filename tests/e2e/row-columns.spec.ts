import { expect, type Locator } from "@playwright/test";
import { eventStatus } from "../../shared/sports/statuses.ts";
import { sportIds } from "../../shared/sports/sport-ids.ts";
import { toMatchday } from "../support/matchday.ts";
import { postIngest } from "../support/requests.ts";
import { scoreGoal, test } from "./stack-fixture.ts";

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

/** Returns the top, left and right edge of each line of a text. */
const linesOf = (text: Locator) =>
  text.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    const rects = [...range.getClientRects()].filter(({ width }) => width > 0);
    return rects.map(({ top, height, left, right }) => ({ middle: top + height / 2, left, right }));
  });

test("on a phone each score stands beside its side, however many lines the names take, and a 1 stands above the first part", async ({
  page,
  stack,
}) => {
  const sportId = sportIds.basketball;
  const name = "des Hauts-de-Seine et des Yvelines";
  const { games, batch } = toMatchday({ games: 2, startSeconds: Math.floor(Date.now() / 1000), name, sportId });
  const [longer = "", shorter = ""] = games.map(({ eventId }) => eventId);
  await postIngest(stack, "events", batch);
  const incidents = [
    { eventId: longer, kind: "status", status: eventStatus.quarter1 },
    { eventId: longer, kind: "points", side: 1, value: 12 },
    { eventId: shorter, kind: "status", status: eventStatus.quarter1 },
    { eventId: shorter, kind: "points", side: 2, value: 3 },
    { eventId: longer, kind: "status", status: eventStatus.quarter2 },
    { eventId: longer, kind: "points", side: 2, value: 3 },
  ];
  await postIngest(stack, "incidents", { sportId, incidents });
  await page.goto("/basket?cat=1");
  const row = page.locator(`#g_${sportId}_${longer}`);
  const league = page.locator("details.league", { has: row });
  const [names, scores] = [await linesOf(row.locator(".n")), await linesOf(row.locator("> b"))];
  expect(names.length).toBeGreaterThan(2);
  expect(scores).toHaveLength(2);
  expect(Math.abs((names[0]?.middle ?? 0) - (scores[0]?.middle ?? 0))).toBeLessThan(2);
  expect(Math.abs((names.at(-1)?.middle ?? 0) - (scores[1]?.middle ?? 0))).toBeLessThan(2);
  // No name breaks within a word.
  expect((await row.locator(".n").innerText()).split("\n")).toHaveLength(2);
  const head = await league.locator("summary").evaluate((summary) => {
    const { content, width, right, marginRight } = getComputedStyle(summary, "::before");
    const end = summary.getBoundingClientRect().right - parseFloat(right) - parseFloat(marginRight);
    return { content, left: end - parseFloat(width), width: parseFloat(width) };
  });
  expect(head.content).toContain("1234567");
  const [parts] = await linesOf(row.locator("> small"));
  const other = await linesOf(page.locator(`#g_${sportId}_${shorter} > small`));
  expect(Math.abs(head.left - (parts?.left ?? 0))).toBeLessThan(1.5);
  // The only part score of one game lines up with the first part score of a game that has two.
  expect(Math.abs((other[0]?.left ?? 0) - (parts?.left ?? 0))).toBeLessThan(1.5);
});

test("a status does not touch the crest beside it", async ({ page, stack }) => {
  for (const [sportId, path, status] of [
    [sportIds.soccer, "/?cat=6", eventStatus.awarded],
    [sportIds.baseball, "/baseball?cat=1", eventStatus.inning5],
  ] as const) {
    const startSeconds = Math.floor(Date.now() / 1000);
    const { games, batch } = toMatchday({ games: 1, startSeconds, name: "Statut", sportId });
    const eventId = games[0]?.eventId ?? "";
    await postIngest(stack, "events", batch);
    await postIngest(stack, "incidents", { sportId, incidents: [{ eventId, kind: "status", status }] });
    await page.goto(path);
    const row = page.locator(`#g_${sportId}_${eventId}`);
    const lines = await linesOf(row.locator(".t"));
    const crest = await row
      .locator(".n")
      .evaluate((link) => link.getBoundingClientRect().left + parseFloat(getComputedStyle(link, "::before").left));
    expect(lines.length, path).toBeGreaterThan(0);
    expect(crest - Math.max(...lines.map(({ right }) => right)), path).toBeGreaterThanOrEqual(3);
  }
});

test("the column of half-time has its name above it, in leagues that have one", async ({ page, stack, nextGame }) => {
  const { eventId } = nextGame();
  await scoreGoal(stack, eventId);
  await page.goto("/?cat=1");
  const row = page.locator(`#g_1_${eventId}`);
  const head = page.locator("details.league", { has: row }).locator("summary small");
  const incidents = [{ eventId, kind: "status", status: eventStatus.halfTime }];
  await postIngest(stack, "incidents", { sportId: sportIds.soccer, incidents });
  await expect(row.locator("> small")).toHaveText("1\n0");
  await expect(head).toHaveText("MT");
  await expect(head).toBeVisible();
  const [[above], [below]] = [await linesOf(head), await linesOf(row.locator("> small"))];
  expect(Math.abs((above?.right ?? 0) - (below?.right ?? 0))).toBeLessThan(1.5);
  await page.locator("details.league", { has: row }).locator("summary").click();
  await expect(head).toBeHidden();
});

test("on a team's page the parts of a game stand before its total", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto("/hockey/france/ligue-magnus/classement/");
  const team = await page.locator("main a[href^='/equipe/']").first().getAttribute("href");
  // By its address: a page that a link opens is drawn while its sheets are still coming.
  await page.goto(team ?? "");
  const row = page.locator(".games .row.finished", { has: page.locator("> small") }).first();
  const [parts, total] = [await linesOf(row.locator("> small")), await linesOf(row.locator("> b"))];
  expect(parts.length).toBeGreaterThan(1);
  expect(Math.max(...parts.map(({ right }) => right))).toBeLessThan(Math.min(...total.map(({ left }) => left)));
});
