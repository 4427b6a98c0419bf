import { afterAll, beforeAll, expect, it } from "vitest";
import { bannerZones } from "../../shared/accounts/tracking-names.ts";
import { sportIds } from "../../shared/sports/sport-ids.ts";
import { eventStatus } from "../../shared/sports/statuses.ts";
import { showDemonstration, type ShownDemonstration } from "../support/demonstration.ts";
import { toMatchday } from "../support/matchday.ts";
import { postedGames, status } from "../support/posted-games.ts";
import { aLeague, anEvent, aSide, textOf } from "../support/posted-league.ts";
import { getFeed, postIngest } from "../support/requests.ts";
import { openWatchedBrowser } from "../support/watched-browser.ts";

let shown: ShownDemonstration;
const browser = openWatchedBrowser();
beforeAll(async () => {
  shown = await showDemonstration("");
});
afterAll(() => shown.stop());

const [french, american, arabic] = [1, 23, 42];

it("[C1.11] [C7.07] [C7.16] takes the feeds of two variants from local origins of the visitor's country by weight, else from global ones", async () => {
  let day = -1000;
  const served = async (project: number, place: string) => {
    const before = shown.origins.counts();
    for (let asked = 0; asked < 4; asked += 1) {
      const feed = await getFeed(shown.stack, `f_1_${(day -= 1)}_0_en_1`, { place, project });
      expect(feed.status).toBe(200);
    }
    const after = shown.origins.counts();
    return Object.keys(after).filter((name) => (after[name] ?? 0) > (before[name] ?? 0));
  };
  // On a busy machine another origin replaces one that answers late, for some seconds.
  const expectOneOf = (project: number, place: string, names: readonly string[]) =>
    expect
      .poll(async () => new Set((await served(project, place)).map((name) => names.includes(name))), {
        timeout: 60_000,
      })
      .toEqual(new Set([true]));
  await expectOneOf(french, "FR", ["paris", "lyon"]);
  await expectOneOf(french, "BE", ["brussels"]);
  await expectOneOf(french, "PL", ["frankfurt"]);
  await expectOneOf(french, "JP", ["world-1", "world-2"]);
  await expectOneOf(american, "US", ["new-york", "dallas"]);
  await expectOneOf(american, "CA", ["toronto"]);
  await expectOneOf(american, "JP", ["world-3"]);
  // A variant without such a list is served by the deployment itself.
  expect(await served(arabic, "FR")).toEqual([]);
});

it("[C1.11] leads from the page of languages to a variant in each language, also one from right to left", async () => {
  const html = await shown.pageOf("fr", "/langues", "FR");
  for (const id of ["us", "arabic", "de", "ch-fr"]) expect(html).toContain(`href="http://${shown.hostOf(id)}/"`);
  expect(await shown.pageOf("arabic", "/")).toMatch(/<html lang="ar" dir="rtl"/);
  expect(await shown.pageOf("us", "/")).toMatch(/<html lang="en"/);
});

it("[C2.04] [A9.04] has a house banner in every zone, which says that it is a demonstration", async () => {
  const html = await shown.pageOf("fr", "/", "FR");
  const zones = [...html.matchAll(/data-zone="(\w+)".*?<span>([^<]+)</gs)].map(([, zone, text]) => [zone, text]);
  expect(Object.fromEntries(zones)).toEqual(
    Object.fromEntries([...bannerZones, "my_leagues"].map((zone) => [zone, "Bannière de démonstration"])),
  );
});

it("[C3.08] shows the crests and portraits that a source names, on boards and on the pages of a team and a player", async () => {
  const pictured = (sportId: number, name: string) => {
    const side = aSide(sportId, name);
    return { ...side, image: `${side.id}.svg` };
  };
  const startSeconds = Math.floor(Date.now() / 1000) + 3600;
  const post = async (sportId: number) => {
    const league = aLeague(sportId, "Pictured");
    const [home, away] = [pictured(sportId, "Pictured A"), aSide(sportId, "Pictured B")];
    const event = anEvent(league, "Pictured", { home, away, startSeconds });
    await postedGames(shown.stack).add(league, [event]);
    return { home, event };
  };
  const [team, player] = [await post(sportIds.handball), await post(sportIds.tennis)];
  const picturesOf = async (path: string) =>
    [...(await shown.pageOf("fr", path)).matchAll(/class="picture" src="([^"]+)"/g)].map(([, address]) => address);
  const expectPicture = (path: string, id: string) =>
    expect.poll(() => picturesOf(path), { timeout: 60_000 }).toEqual([`${shown.pictures}/${id}.svg`]);
  await expectPicture(`/match/${team.event.eventId}`, team.home.id);
  await expectPicture(`/equipe/r/${team.home.id}/`, team.home.id);
  await expectPicture(`/joueur/r/${player.home.id}/`, player.home.id);
  const answer = await fetch(`${shown.pictures}/${team.home.id}.svg`);
  expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "image/svg+xml"]);
  expect(await answer.text()).not.toEqual(await (await fetch(`${shown.pictures}/${player.home.id}.svg`)).text());
});

it("[A9.03] writes American dates and hours in one variant", async () => {
  const startSeconds = Math.floor(Date.now() / 1000);
  const { batch } = toMatchday({ games: 2, startSeconds, name: "Hours" });
  await postIngest(shown.stack, "events", batch);
  const list = (id: string) => shown.pageOf(id, "/", "US");
  // A list is kept for some seconds.
  await expect.poll(() => list("us"), { timeout: 60_000 }).toMatch(/>\d\d:\d\d [AP]M</);
  expect(await list("us")).toMatch(/>[A-Z][a-z]{2} \d{1,2}</);
  expect(await list("worldwide")).not.toMatch(/>\d\d:\d\d [AP]M</);
  expect(await list("worldwide")).toMatch(/>\d\d\.\d\d\.</);
});

it("[C4.31] counts the clock of basketball down in one variant alone", async () => {
  const { eventId } = await postedGames(shown.stack).play(
    aLeague(sportIds.basketball, "Countdown"),
    "quarter",
    status(eventStatus.quarter2),
    { kind: "facts", facts: { minute: 7 } },
  );
  const minuteIn = async (id: string) => {
    const board = (await shown.pageOf(id, `/match/${eventId}`)).split('class="board')[1]?.split("<nav")[0] ?? "";
    return /(\d+)[′']/.exec(textOf(board))?.[1];
  };
  expect([await minuteIn("us"), await minuteIn("worldwide")]).toEqual(["4", "7"]);
});

it("[C1.12] signs in with the local OpenID provider, and says what Google and Apple need", async () => {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
  await page.goto(`http://${shown.hostOf("fr")}/account/sign-in`);
  await page.getByRole("button", { name: "Continuer avec Démonstration" }).click();
  await page.waitForURL(`${shown.openId}/**`);
  await page.locator("[name='login']").fill("ana@example.test");
  await page.locator("[name='password']").fill("any");
  await page.getByRole("button", { name: "Sign-in" }).click();
  await page.getByRole("button", { name: "Continue" }).click();
  await page.locator("html.logged-in").waitFor({ state: "attached" });
  expect(shown.lines.join(" ")).toMatch(/Google and Apple need a registration/);
  await page.context().close();
});
