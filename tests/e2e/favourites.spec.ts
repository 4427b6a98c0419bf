import { expect, type Locator, type Page } from "@playwright/test";
import { eventStatus } from "../../shared/sports/statuses.ts";
import { sportIds } from "../../shared/sports/sport-ids.ts";
import { aLeague, anEvent } from "../support/posted-league.ts";
import { toMatchday } from "../support/matchday.ts";
import { postIngest } from "../support/requests.ts";
import { row, scoreGoal, test } from "./stack-fixture.ts";

const starOf = (line: Locator) => line.locator("button.star");
const stored = (page: Page, name: string) => page.evaluate((key) => localStorage.getItem(key) ?? "", name);

async function follow(page: Page, path: string, line: (page: Page) => Locator): Promise<string> {
  await page.goto(path);
  const star = starOf(line(page));
  await star.click();
  await expect(star).toHaveAttribute("aria-pressed", "true");
  return (await line(page).getAttribute("id")) ?? "";
}

test("[C2.04] [C3.16] [C3.20] [C4.06] [C4.10] [C4.21] the games of all sports and days are on one page, once all their feeds have come; they move, a removal is taken back, and groups hold them", async ({
  page,
  stack,
  nextGame,
}) => {
  const { eventId } = nextGame();
  const later = toMatchday({ games: 2, startSeconds: Math.floor(Date.now() / 1000) + 86_400, name: "Demain" });
  await postIngest(stack, "events", later.batch);
  const [laterId = "", besideId = ""] = later.games.map((game) => game.eventId);
  const tomorrow = await follow(page, "/?day=1", () => row(page, laterId));
  // The star of a league toggles all its games; undo restores them together.
  const league = page.locator("details.league", { has: row(page, laterId) });
  const both = league.locator('li.row button.star[aria-pressed="true"]');
  const head = league.locator("> .league-star button.star");
  const undo = page.getByRole("alert").getByRole("button", { name: "Annuler" });
  await head.click();
  await expect(both).toHaveCount(2);
  await expect(head).toHaveAttribute("aria-pressed", "true");
  await head.press("Enter");
  await expect(both).toHaveCount(0);
  await undo.focus();
  await undo.press("Enter");
  await expect(both).toHaveCount(2);
  await expect(head).toBeFocused();
  await starOf(row(page, besideId)).click();
  await expect(both).toHaveCount(1);
  await follow(page, "/?cat=1", () => row(page, eventId));
  // The feed of one day arrives late: the page shows nothing before it.
  let isLate = true;
  const gate = new EventTarget();
  const passed = new Promise((resolve) => gate.addEventListener("open", resolve));
  await page.route(/\/x\/feed\/f_1_1_/, async (route) => {
    if (isLate) await passed;
    isLate = false;
    await route.continue();
  });
  const today = page.waitForResponse(/\/x\/feed\/f_1_0_/);
  await page.goto("/favoris");
  await (await today).finished();
  await expect(page.locator("#my-games")).toHaveAttribute("aria-busy", "true");
  await expect(page.locator("#my-games li.row")).toHaveCount(0);
  gate.dispatchEvent(new Event("open"));
  await expect(page.locator("#my-games li.row")).toHaveCount(2);
  await expect(page.locator("#my-games h3")).toHaveText([/Aujourd’hui/, /Demain/]);
  await expect(page.locator(`[id="${tomorrow}"]`)).toBeVisible();

  await scoreGoal(stack, eventId);
  await expect(row(page, eventId).locator("b")).toHaveText("1\n0");
  const postponed = { eventId: laterId, kind: "status", status: eventStatus.postponed };
  await postIngest(stack, "incidents", { sportId: 1, incidents: [postponed] });
  await expect(row(page, laterId).locator(".t")).toHaveText(/^Report/);

  await page.getByRole("checkbox", { name: "Par heure" }).check();
  await expect.poll(() => stored(page, "fsdc_live_table")).toContain('"sortByTime":true');
  await page.reload();
  await expect(page.getByRole("checkbox", { name: "Par heure" })).toBeChecked();

  await starOf(row(page, eventId)).click();
  await expect(row(page, eventId)).toHaveCount(0);
  await undo.press("Enter");
  await expect(row(page, eventId)).toBeVisible();
  await expect(starOf(row(page, eventId))).toBeFocused();

  // A game is put into two groups by keys alone; a group that is made there holds it.
  const groupsOf = row(page, eventId).getByRole("button", { name: /^Groupes de / });
  await groupsOf.press("Enter");
  const choice = page.locator(".group-choice");
  for (const name of ["Famille", "Coupe"]) {
    await choice.getByRole("textbox").fill(name);
    await choice.getByRole("textbox").press("Enter");
    await expect(choice.getByRole("checkbox", { name })).toBeChecked();
  }
  await page.keyboard.press("Escape");
  await expect(groupsOf).toBeFocused();
  await page.getByRole("checkbox", { name: "Par groupe" }).check();
  await expect.poll(() => stored(page, "fsdc_live_table")).toContain('"mygamesGroups":true');
  const inGroup = (name: string) => page.getByRole("region", { name, exact: true }).locator("li.row");
  await expect(inGroup("Famille")).toHaveId(`g_1_${eventId}`);
  await expect(inGroup("Coupe")).toHaveCount(1);
  await expect(row(page, eventId)).toHaveCount(1);
  await expect(inGroup("Sans groupe")).toHaveId(tomorrow);
  // The game's star removes it from the group that is shown, and from no other.
  await starOf(inGroup("Coupe")).click();
  await expect(inGroup("Coupe")).toHaveCount(0);
  await expect(inGroup("Famille")).toHaveCount(1);
  await undo.click();
  await expect(inGroup("Coupe")).toHaveCount(1);
  await expect.poll(() => stored(page, "fsdc_my_local")).toMatch(/"mgGroup":"[\da-f]{8},[\da-f]{8}"/);

  // Another tab stays in sync; a removed group comes back with its games.
  const other = await page.context().newPage();
  await other.goto("/favoris");
  await page.getByRole("button", { name: "Groupes", exact: true }).click();
  await page.getByRole("textbox", { name: "Nom du groupe Coupe" }).fill("Les copains");
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "Couleur du groupe Les copains" }).press("Enter");
  await page.getByRole("radio", { name: "rose" }).check({ force: true });
  await page.getByRole("button", { name: "Monter Les copains" }).click();
  await expect(other.locator(".mine-group")).toHaveText(["Les copains", "Famille", "Sans groupe"]);
  await expect(other.locator(".mine-group .group-dot").first()).toHaveClass(/c3/);
  await page.getByRole("button", { name: "Supprimer le groupe Famille" }).click();
  await expect(other.locator(".mine-group")).toHaveText(["Les copains", "Sans groupe"]);
  await undo.click();
  await expect(inGroup("Famille")).toHaveCount(1);
  await other.close();
});

test("[C2.04] [C3.19] teams have their next and last games there; leagues are ordered by keys and by hand; all of it is saved as a file and read by another browser", async ({
  page,
  browser,
  stack,
}) => {
  await page.goto("/football/france/ligue-1/");
  const team = page.locator('a[href^="/equipe/"]').first();
  const path = (await team.getAttribute("href")) ?? "";
  // The page keeps taps until it is hydrated; the test must not leave it before that.
  const pin = page.getByRole("button", { name: "Mes compétitions" });
  const wasPinned = (await pin.getAttribute("aria-pressed")) ?? "";
  await pin.click();
  await expect(pin).not.toHaveAttribute("aria-pressed", wasPinned);
  await page.goto(path);
  const name = (await page.locator("h1 bdi").textContent()) ?? "";
  const star = page.getByRole("button", { name: `Suivre ${name}`, exact: true });
  await star.click();
  await expect(star).toHaveAttribute("aria-pressed", "true");
  await page.goto("/favoris");
  const teams = page.locator("#my-teams .sortable > li");
  await expect(teams.getByRole("link", { name, exact: true })).toHaveAttribute("href", path);
  await expect(teams.locator("ul.games li").first()).toBeVisible();

  const leagues = page.locator("#my-leagues .sortable > li");
  const namesOf = () => leagues.locator("bdi").allTextContents();
  const [first = "", second = "", third = "", ...rest] = await namesOf();
  await page.getByRole("button", { name: `Descendre ${first}` }).press("Enter");
  await expect(leagues.locator("bdi").first()).toHaveText(second);
  await expect(page.locator("[aria-live=polite]")).toHaveText(new RegExp(`${first} : place 2 sur`));
  const drag = async (fromIndex: number, toIndex: number) => {
    const handle = leagues.nth(fromIndex).locator(".handle");
    // A mouse reaches only what is in view, and how high the games of the team above are depends on the day.
    await leagues.nth(Math.max(fromIndex, toIndex)).scrollIntoViewIfNeeded();
    const [from, to] = [await handle.boundingBox(), await leagues.nth(toIndex).boundingBox()];
    await page.mouse.move((from?.x ?? 0) + 12, (from?.y ?? 0) + 20);
    await page.mouse.down();
    await page.mouse.move((from?.x ?? 0) + 12, (to?.y ?? 0) + 10, { steps: 12 });
    await page.mouse.up();
  };
  await drag(2, 0);
  await expect.poll(namesOf).toEqual([third, second, first, ...rest]);
  await drag(0, 2);
  await expect.poll(namesOf).toEqual([second, first, third, ...rest]);
  const order = await namesOf();
  await leagues.nth(1).locator(".pin").click();
  await expect(leagues).toHaveCount(order.length - 1);
  await page.getByRole("button", { name: "Annuler" }).click();
  await expect.poll(namesOf).toEqual(order);

  await page.getByRole("button", { name: "Groupes", exact: true }).click();
  await page.getByRole("textbox", { name: "Nouveau groupe" }).fill("Famille");
  await page.getByRole("button", { name: "Ajouter", exact: true }).click();
  const saving = page.waitForEvent("download");
  await page.getByRole("button", { name: "Enregistrer" }).click();
  const file = await (await saving).path();
  const other = await browser.newContext({ baseURL: stack.url.origin, locale: "fr-FR", serviceWorkers: "block" });
  const elsewhere = await other.newPage();
  await elsewhere.goto("/favoris");
  const picker = elsewhere.locator("input[type=file]");
  await picker.setInputFiles({ name: "x.json", mimeType: "application/json", buffer: Buffer.from("{}") });
  await expect(elsewhere.getByRole("alert")).toContainText("ne contient pas de favoris");
  await picker.setInputFiles(file);
  await expect(elsewhere.locator("#my-leagues .sortable bdi")).toHaveText(order);
  await expect(elsewhere.locator("#my-teams").getByRole("link", { name, exact: true })).toBeVisible();
  await elsewhere.getByRole("button", { name: "Groupes", exact: true }).click();
  await expect(elsewhere.getByRole("textbox", { name: "Nom du groupe Famille" })).toBeVisible();
  await other.close();
});

test("[C3.17] a tournament without duels is followed as a whole by the star of its list; a league of two days has two blocks", async ({
  page,
  stack,
}) => {
  const now = Math.floor(Date.now() / 1000);
  const golf = aLeague(sportIds.golf, "Followed whole", { type: "t" });
  const race = anEvent(golf, "Starter", { away: null, startSeconds: now });
  const league = aLeague(sportIds.soccer, "Two days");
  const days = [now, now + 86_400].map((startSeconds, day) => anEvent(league, `Day ${day}`, { startSeconds }));
  await postIngest(stack, "events", { sportId: sportIds.golf, leagues: [golf], events: [race] });
  await postIngest(stack, "events", { sportId: sportIds.soccer, leagues: [league], events: days });
  for (const { eventId } of days) await follow(page, `/match/${eventId}`, () => page.locator(".match-actions").first());

  const star = page.locator(`details[id="l-${golf.stageId}"] > .league-star button`);
  await expect(async () => {
    await page.goto("/golf");
    await star.click({ timeout: 3_000 });
  }).toPass();
  await expect(star).toHaveAttribute("aria-pressed", "true");
  const id = `${sportIds.golf}_${golf.stageId}`;
  await expect.poll(() => stored(page, "fsdc_my_local_noduel")).toContain(id);
  type Records = { value: Record<string, Record<string, unknown>> };
  const { value } = JSON.parse(await stored(page, "fsdc_my_local_noduel")) as Records;
  expect(value[id]).toMatchObject({ AD: now });
  for (const name of ["noDuel", "mgGroup"]) expect(Object.keys(value[id] ?? {})).not.toContain(name);
  expect((JSON.parse(await stored(page, "fsdc_my_local_labl")) as Records).value[id]).toBeTruthy();
  // In the search, the star of a competition without duels is the star of its race.
  await page.goto("/recherche?q=Followed+whole");
  const found = page.locator(".found-line", { hasText: "Followed whole" }).getByRole("button");
  for (const isFollowed of ["false", "true"]) {
    await found.click();
    await expect(found).toHaveAttribute("aria-pressed", isFollowed);
  }
  for (const path of ["/favoris", "/?cat=5"]) {
    await page.goto(path);
    await expect(page.locator("details.league", { hasText: "Two days" })).toHaveCount(2);
    const ids = await page.locator("[id]").evaluateAll((all) => all.map(({ id: each }) => each));
    expect([path, ids.filter((each, at) => ids.indexOf(each) !== at)]).toEqual([path, []]);
  }
});

test("[C5.03] [C8.03] [C9.08] stored favourites that are corrupt are none; of sound ones what is not sound is left out", async ({
  page,
  nextGame,
}) => {
  const { eventId } = nextGame();
  await follow(page, "/?cat=1", () => row(page, eventId));
  await expect.poll(() => stored(page, "fsdc_my_local_ts")).not.toBe("");
  const text = await stored(page, "fsdc_my_local");
  expect(Object.keys(await page.evaluate(() => ({ ...localStorage })))).toEqual(
    expect.arrayContaining(["fsdc_my_local", "fsdc_my_local_labl", "fsdc_my_local_noduel", "fsdc_my_local_ts"]),
  );
  // Two days, in seconds.
  const { value, expiresAtSeconds } = JSON.parse(text) as { value: object; expiresAtSeconds: number };
  expect(Math.abs(expiresAtSeconds - Date.now() / 1000 - 172_800)).toBeLessThan(120);

  const [record] = Object.values(value) as object[];
  const more = { ...value, g_1_short: record, g_1_toolongtobeanidofours: record, g_1_AAAAAAAA: 7 };
  // A page of the site could write favourites when it is left, so this uses another one.
  const put = async (games: string) => {
    await page.goto("/robots.txt");
    await page.evaluate((each) => localStorage.setItem("fsdc_my_local", each), games);
  };
  await put(JSON.stringify({ value: more, expiresAtSeconds }));
  await page.goto("/?cat=5");
  await expect(page.locator("li.row")).toHaveCount(1);
  await expect(page.locator("#tab-myGames small")).toHaveText("1");

  await put("{not json");
  await page.goto("/favoris");
  await expect(page.getByText("Rien à suivre pour l’instant")).toBeVisible();
});

test("[C4.06] [C4.07] a game of no day near today is refused with the reason; of one that is kept its day and whether it is complete are counted anew", async ({
  page,
  stack,
}) => {
  const far = toMatchday({ games: 1, startSeconds: Math.floor(Date.now() / 1000) + 9 * 86_400, name: "Loin" });
  await postIngest(stack, "events", far.batch);
  await page.goto(`/match/${far.games[0]?.eventId}`);
  const star = page.locator(".match-actions button.star");
  await star.click();
  await expect(page.getByRole("alert")).toHaveText(/d’il y a 1 jours? à dans 7 jours/);
  await expect(star).toHaveAttribute("aria-pressed", "false");
  expect(await stored(page, "fsdc_my_local")).toBe("");

  const id = await follow(page, "/?day=1", () => page.locator("li.row").first());
  type Kept = { value: Record<string, { m_day: number; m_ok: number; AD: number; AP: number }> };
  await expect.poll(() => stored(page, "fsdc_my_local")).toContain(id);
  const record = async () => (JSON.parse(await stored(page, "fsdc_my_local")) as Kept).value[id];
  expect(await record()).toMatchObject({ m_day: 1, m_ok: 1 });
  // As if nights had passed: the game is one of today, then of yesterday, then of a day that no longer counts.
  for (const [days, after] of [
    [1, { m_day: 0, m_ok: 0 }],
    [1, { m_day: -1, m_ok: 0 }],
    [1, undefined],
  ] as const) {
    await page.evaluate(
      ([key, seconds]) => {
        const kept = JSON.parse(localStorage.getItem("fsdc_my_local") ?? "") as Kept;
        const game = kept.value[key];
        if (game === undefined) return;
        game.AD -= seconds;
        game.AP -= seconds;
        localStorage.setItem("fsdc_my_local", JSON.stringify(kept));
      },
      [id, days * 86_400] as const,
    );
    await page.goto("/favoris");
    if (after === undefined) await expect.poll(record).toBeUndefined();
    else await expect.poll(record).toMatchObject(after);
  }
});
