import { expect, type Page } from "@playwright/test";
import { findViolations } from "./axe.ts";
import { entryScript, hold, test } from "./stack-fixture.ts";

const field = (page: Page) => page.getByRole("combobox");
const window = (page: Page) => page.getByRole("dialog", { name: "Recherche" });

/** A result that can be followed. */
const aTeam = (name: string, index: number) => ({
  kind: "team",
  id: `1aaaaaa${index}`,
  name,
  path: `/equipe/${name.toLowerCase()}/1aaaaaaa/`,
  sport: { id: 1, name: "" },
  competes: true,
});

async function openByKey(page: Page) {
  await page.goto("/?cat=1");
  await expect(page.locator("output.connection")).toHaveClass(/live/);
  await page.keyboard.press("/");
  await expect(field(page)).toBeFocused();
}

test.describe("the window of the search", () => {
  test.beforeEach(async ({ page }) => {
    // The first request creates the built-in world.
    await page.goto("/");
    await expect
      .poll(async () => (await page.request.get("/api/v2/search/?q=paris")).text(), { timeout: 20_000 })
      .toContain("PSG");
  });

  test("keeps what is typed while it is on its way, and the caret behind it", async ({ page }) => {
    const release = await hold(page, /\/assets\/windows-window-host-[^/]+\.js$/);
    await page.goto("/?cat=1");
    await expect(page.locator("output.connection")).toHaveClass(/live/);
    await page.keyboard.press("/");
    await page.keyboard.type("len");
    release();
    await expect(field(page)).toBeFocused();
    await expect(field(page)).toHaveValue("len");
    await page.keyboard.type("s");
    await expect(field(page)).toHaveValue("lens");
  });

  test("[C2.11] opens by the key, finds while somebody types, and is operated by keys alone", async ({ page }) => {
    // The texts of the stars come late. The field must keep the focus and every typed letter meanwhile.
    await page.route(/\/assets\/(?:[\w.-]+-)?fr-[^/]+\.js$/, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 400));
      await route.continue();
    });
    await openByKey(page);
    await page.keyboard.type("paris");
    const rows = window(page).getByRole("row");
    const links = rows.getByRole("link");
    // After a pause the games of the named competitors are shown.
    const games = window(page).getByRole("rowgroup", { name: "Matchs" });
    await expect(games.getByRole("link").first()).toHaveAttribute("href", /^\/match\//);
    await expect(rows.first()).toContainText("Paris");
    // Results that are already known appear at once; the server's answer adds how many there are.
    await expect(window(page).getByRole("status")).toContainText("résultats");
    await expect(rows.first()).toHaveAttribute("aria-selected", "true");
    // The star of a row is one key away, and the field keeps the focus.
    const star = rows.first().getByRole("button");
    await expect(star).toHaveAttribute("aria-pressed", "false");
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("Enter");
    await expect(star).toHaveAttribute("aria-pressed", "true");
    await expect(window(page).getByRole("status")).toContainText("est dans vos favoris");
    await expect(field(page)).toBeFocused();
    expect(await page.evaluate(() => localStorage.getItem("fsdc_my_teams"))).toContain("Paris");
    await page.keyboard.press("ArrowLeft");
    await page.keyboard.press("ArrowDown");
    await expect(rows.nth(1)).toHaveAttribute("aria-selected", "true");
    const id = await links.nth(1).getAttribute("id");
    await expect(field(page)).toHaveAttribute("aria-activedescendant", id ?? "");
    await page.keyboard.press("End");
    await expect(rows.last()).toHaveAttribute("aria-selected", "true");
    await page.keyboard.press("Home");
    await expect(rows.first()).toHaveAttribute("aria-selected", "true");
    const path = await links.first().getAttribute("href");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    await expect(window(page)).toHaveCount(0);
    // The search offers the opened result again the next time, on this device.
    await page.keyboard.press("/");
    await expect(page.getByRole("rowgroup", { name: "Récentes" }).getByRole("link")).toHaveAttribute(
      "href",
      path ?? "",
    );
    await page.getByRole("button", { name: "Effacer", exact: true }).click();
    await expect(page.getByRole("rowgroup", { name: "Récentes" })).toHaveCount(0);
    await page.keyboard.press("Escape");
    await expect(window(page)).toHaveCount(0);
  });

  test("closes on Escape and gives the focus back to what opened it", async ({ page }) => {
    await openByKey(page);
    await page.keyboard.press("Escape");
    await expect(window(page)).toHaveCount(0);
    await expect(page.locator(".bar > [data-window]")).toBeFocused();
  });

  test("[C4.12] asks for the last text only, which ends the request before it, and says when there is no answer", async ({
    page,
  }) => {
    await openByKey(page);
    const ended: (string | null)[] = [];
    page.on("requestfailed", (request) => ended.push(new URL(request.url()).searchParams.get("q")));
    // This answer never arrives.
    await page.route("**/api/v2/search/?q=mars&**", () => {});
    const asking = page.waitForRequest(/search\/\?q=mars&/);
    await page.keyboard.type("mars");
    await asking;
    expect(ended).not.toContain("mars");
    await page.keyboard.type("eille");
    await expect.poll(() => ended).toContain("mars");
    await expect(page.getByRole("grid").getByRole("row").first()).toContainText("Marseille");
    await field(page).fill("");
    await page.route("**/api/v2/search/**", (route) => route.abort());
    await page.keyboard.type("lyon");
    await expect(page.getByRole("heading", { name: "La recherche ne répond pas" })).toBeVisible();
    await page.unroute("**/api/v2/search/**");
    await page.getByRole("button", { name: "Réessayer" }).click();
    await expect(page.getByRole("grid").getByRole("row").first()).toContainText("Lyon");
    await page.route("**/api/v2/search/**", (route) => route.abort());
    await field(page).fill("nice");
    await expect(page.getByRole("heading", { name: "La recherche ne répond pas" })).toBeVisible();
    await page.unroute("**/api/v2/search/**");
    await page.evaluate(() => dispatchEvent(new Event("online")));
    await expect(page.getByRole("grid").getByRole("row").first()).toContainText("Nice");
    await field(page).fill("zzzzqqqq");
    await expect(page.getByRole("heading", { name: "Aucun résultat pour « zzzzqqqq »" })).toBeVisible();
  });

  test("[E16] looks for the games of a text again when the network is back", async ({ page }) => {
    const game = {
      path: "/match/1aaaaaaa",
      time: "next",
      startSeconds: Math.floor(Date.now() / 1000) + 3600,
      home: { name: "Zzyzx" },
      away: { name: "Qqyqx" },
      sport: { name: "Football" },
      league: { name: "Ligue 1" },
    };
    let isUp = false;
    await page.route("**/api/v2/search/?*", (route) => route.fulfill({ json: { query: "zzyzx", results: [] } }));
    await page.route("**/api/v2/search/games/**", (route) =>
      isUp ? route.fulfill({ json: { games: [game] } }) : route.abort(),
    );
    await openByKey(page);
    await page.keyboard.type("zzyzx");
    await expect(page.getByRole("heading", { name: "Aucun résultat pour « zzyzx »" })).toBeVisible();
    isUp = true;
    await page.evaluate(() => dispatchEvent(new Event("online")));
    await expect(window(page).getByRole("row")).toContainText(["Zzyzx – Qqyqx"]);
  });

  test("keeps the chosen row when the answer comes in another order", async ({ page }) => {
    await page.route("**/api/v2/top-search/**", (route) => route.fulfill({ json: { sports: [] } }));
    await page.route("**/-/popular", (route) => route.fulfill({ json: { today: [] } }));
    await openByKey(page);
    const answers: Readonly<Record<string, readonly string[]>> = {
      l: ["Lyon", "Lens", "Leeds"],
      le: ["Leeds", "Lecce", "Lens"],
    };
    const gate = new EventTarget();
    const answered = new Promise((resolve) => gate.addEventListener("open", resolve));
    await page.route("**/api/v2/search/**", async (route) => {
      const { pathname, searchParams } = new URL(route.request().url());
      const query = searchParams.get("q") ?? "";
      if (query === "le" && !pathname.includes("games")) await answered;
      const results = pathname.includes("games") ? [] : (answers[query] ?? []).map(aTeam);
      await route.fulfill({ json: { query, results, games: [] } });
    });
    const rows = window(page).getByRole("row");
    // While a star waits for its texts, the field stays and keeps every letter.
    await page.route(/\/assets\/(?:[\w.-]+-)?fr-[^/]+\.js$/, async (route) => {
      await page.waitForTimeout(500);
      await route.continue();
    });
    await page.keyboard.type("l");
    await expect(rows).toHaveText(["Lyon", "Lens", "Leeds"]);
    await expect(rows.first().getByRole("button")).toBeVisible();
    await page.keyboard.type("e");
    await expect(field(page)).toHaveValue("le");
    await expect(rows).toHaveText(["Lens", "Leeds"]);
    await page.keyboard.press("ArrowDown");
    const chosen = rows.and(page.locator("[aria-selected=true]"));
    await expect(chosen).toHaveText("Leeds");
    gate.dispatchEvent(new Event("open"));
    await expect(rows).toHaveText(["Leeds", "Lecce", "Lens"]);
    await expect(chosen).toHaveText("Leeds");
  });

  test("has nothing that axe finds, in light and dark", async ({ page }) => {
    await openByKey(page);
    await expect(page.getByRole("grid").getByRole("row").first()).toBeVisible();
    expect(await findViolations(page)).toEqual([]);
    await page.keyboard.type("paris");
    await expect(page.getByRole("grid").getByRole("row").first()).toContainText("Paris");
    expect(await findViolations(page)).toEqual([]);
    await page.goto("/recherche?q=paris");
    expect(await findViolations(page)).toEqual([]);
  });

  test("requests its texts while its code is on its way", async ({ page }) => {
    const texts = page.waitForRequest(/\/assets\/pages-search-fr-/);
    await page.route(/\/assets\/search-window-[\w-]{8}\.js$/, async (route) => {
      await texts;
      await route.continue();
    });
    await openByKey(page);
  });

  test("leads to the search's page where its script cannot be loaded", async ({ page }) => {
    await page.route(/window-host-[^/]*\.js/, (route) => route.abort());
    await page.goto("/?cat=1");
    await expect(page.locator("output.connection")).toHaveClass(/live/);
    await page.keyboard.press("/");
    await expect(page).toHaveURL(/\/recherche$/);
    // No search window captures the typed text now.
    await expect(page.locator("[data-typed]")).toHaveCount(0);
  });

  test("the page finds what was typed before its scripts came", async ({ page }) => {
    const takeOver = await hold(page, entryScript);
    await page.goto("/recherche", { waitUntil: "commit" });
    await field(page).or(page.getByRole("searchbox")).fill("paris");
    takeOver();
    await expect(page.getByRole("grid").getByRole("row").first()).toContainText("Paris");
    await expect(field(page)).toHaveValue("paris");
  });
});
