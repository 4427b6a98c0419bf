import { expect, type BrowserContext, type Page } from "@playwright/test";
import type { Stack } from "../../scripts/stack.ts";
import { sportIds } from "../../shared/sports/sport-ids.ts";
import { lastRace } from "../support/last-race.ts";
import { findViolations } from "./axe.ts";
import { isHydrated, test } from "./stack-fixture.ts";

/** Makes the visitor one who hides all results. */
async function hideAll(page: Page, context: BrowserContext, stack: Stack) {
  // Leave the site first: a page that starts before the choice is stored would delete the cookie.
  await page.goto("about:blank");
  await context.addCookies([{ name: "veil", value: "hidden", url: stack.url.origin }]);
  await page.addInitScript(() =>
    localStorage.setItem("fsdc_veil", JSON.stringify({ delaySeconds: 0, isHidden: true, things: [] })),
  );
}

/** The texts of a race's rows, in order. */
const places = (at: Page) => at.locator(".field-rows .row").evaluateAll((rows) => rows.map((row) => row.textContent));

test("an article says that it is hidden, and one tap shows it", async ({ page, context, stack }) => {
  await page.goto("/news/");
  const link = page.locator(".articles a").first();
  const [headline = "", path = ""] = [await link.textContent(), await link.getAttribute("href")].map(
    (text) => text ?? "",
  );
  expect(headline).not.toBe("");
  await hideAll(page, context, stack);
  const html = (await (await page.goto(path))?.text()) ?? "";
  await expect(page.getByRole("heading", { name: "Article masqué" })).toBeVisible();
  for (const text of [html, await page.content()]) expect(text).not.toContain(headline);
  // A link with another headline does not reveal the real one.
  const other = path.replace(/\/[^/]+\/([^/]+)\/?$/, "/un-article/$1/");
  expect(new URL((await page.goto(other))?.url() ?? "").pathname).toContain("/un-article/");

  await page.goto("/news/");
  await expect(page.getByRole("heading", { name: "Actualités masquées" })).toBeVisible();
  await page.goto(path);
  await page.getByRole("button", { name: "Montrer l’article" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(headline);
});

test("a table, a draw and scorers say that they are hidden, and one tap shows them", async ({
  page,
  context,
  stack,
}) => {
  await page.goto("/football/france/ligue-1/");
  const sections = await page.locator(".competition-head nav").last().getByRole("link").allTextContents();
  expect(sections).toContain("Classement");
  await hideAll(page, context, stack);
  await page.goto("/football/france/ligue-1/");
  const short = page.locator("[data-block=standings_table]");
  await expect(short).toContainText("Partie masquée");
  await expect(short.getByRole("row")).toHaveCount(0);
  await isHydrated(page);
  await short.getByRole("button", { name: "Montrer quand même" }).click();
  await expect(short.getByRole("row")).not.toHaveCount(0);
  await expect(page.locator("[data-block=participants_players] tbody tr")).not.toHaveCount(0);

  await page.goto("/football/france/ligue-1/classement/");
  await expect(page.getByText("Partie masquée").first()).toBeVisible();
  await isHydrated(page);
  await page.getByRole("button", { name: "Montrer quand même" }).first().click();
  await expect(page.getByRole("row").filter({ visible: true })).not.toHaveCount(0);
  await expect(page.locator("[data-block=places_by_round] polyline")).not.toHaveCount(0);
  await expect(page.locator("[data-block=fixture_difficulty] tbody tr")).not.toHaveCount(0);
  await expect(page.locator("[data-block=expected_table] tbody tr")).not.toHaveCount(0);
  for (const name of ["places_by_round", "fixture_difficulty", "expected_table"])
    expect(await findViolations(page, `[data-block=${name}]`)).toEqual([]);
});

test("judged forecasts say that they are hidden, and one tap shows them", async ({ page, context, stack }) => {
  await hideAll(page, context, stack);
  await page.goto("/football/france/ligue-1/previsions");
  const block = page.locator("[data-block=forecasts]");
  await expect(block).toContainText("Partie masquée");
  await expect(page.locator("[data-block=forecast_scores]")).toHaveCount(0);
  await isHydrated(page);
  await block.getByRole("button", { name: "Montrer quand même" }).click();
  await expect(block.getByRole("img", { name: /^Courbe de fiabilité/ })).toBeVisible();
  await expect(page.locator("[data-block=forecast_scores]").getByRole("row")).not.toHaveCount(0);
});

test("a season's statistics say that they are hidden, and one tap shows them", async ({ page, context, stack }) => {
  await page.goto("/football/france/ligue-1/");
  await hideAll(page, context, stack);
  await page.goto("/football/france/ligue-1/statistiques");
  await expect(page.locator("[data-block=team_statistics]")).toContainText("Partie masquée");
  await isHydrated(page);
  await page.getByRole("button", { name: "Montrer quand même" }).first().click();
  for (const name of ["best_eleven", "player_statistics", "team_statistics"]) {
    await expect(page.locator(`[data-block=${name}] details`)).not.toHaveCount(0);
    expect(await findViolations(page, `[data-block=${name}]`)).toEqual([]);
  }
});

test("the chances and the ranks of a team say that they are hidden, and one tap shows them", async ({
  page,
  context,
  stack,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/football/france/ligue-1/classement");
  const team = (await page.locator('tbody a[href^="/equipe/"]').first().getAttribute("href")) ?? "";
  await page.goto(team);
  const card = page.locator("[data-block=chances]");
  const shown = await card.locator("dd").allInnerTexts();
  expect(shown.length).toBeGreaterThanOrEqual(3);
  const ranks = page.locator("[data-block=season_ranks]");
  const ranked = await ranks.locator("td").allInnerTexts();
  expect(ranked.length).toBeGreaterThanOrEqual(3);
  expect(await findViolations(page)).toEqual([]);
  await hideAll(page, context, stack);
  await page.goto(team);
  await expect(card.locator("dd")).toHaveCount(0);
  await isHydrated(page);
  await card.getByRole("button", { name: "Montrer · Chances de fin de saison" }).click();
  await expect(card.locator("dd")).toHaveText(shown);
  await expect(ranks.locator("td")).toHaveCount(0);
  await ranks.getByRole("button", { name: "Montrer · Points forts et points faibles" }).click();
  await expect(ranks.locator("td")).toHaveText(ranked);
  expect(await findViolations(page)).toEqual([]);
});

test("a race is hidden as a whole by the button of its page, its order too, and shown again", async ({ page }) => {
  const match = `/match/${lastRace(sportIds["auto-racing"]).winner}`;
  await page.goto(match);
  await expect(page.locator(".field-rows .row").first()).toContainText(/1\./);
  const shown = await places(page);
  await page.getByRole("button", { name: /Masquer les résultats/ }).click();
  await expect(page.getByRole("button", { name: /Masquer les résultats/ })).toHaveAttribute("aria-pressed", "true");
  const html = (await (await page.goto(match))?.text()) ?? "";
  await isHydrated(page);
  for (const text of [html, await page.content()]) expect(text).not.toMatch(/¬(?:TRK|TGA|TTM|TPS)÷/);
  const hidden = await places(page);
  expect(hidden).toHaveLength(shown.length);
  expect(hidden.join(" ")).not.toMatch(/\d\.\s/);
  // "van der Linde K." too.
  const names = hidden.map((text) => /\p{L}[\p{L}' -]+ \p{Lu}\./u.exec(text ?? "")?.[0] ?? "");
  expect(names).toEqual(names.toSorted());

  await page.getByRole("button", { name: "Montrer le résultat" }).click();
  await expect(page.locator(".field-rows .row").first()).toContainText(/1\./);
  expect(await places(page)).toEqual(shown);
});
