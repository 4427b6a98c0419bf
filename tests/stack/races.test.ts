import { beforeAll, describe, expect, it } from "vitest";
import type { Stack } from "../../scripts/stack.ts";
import { decodeDayFeed } from "../../shared/wire/day-feed.ts";
import { readRace, readRounds } from "../../shared/wire/sections/field-section.ts";
import { readHoles } from "../../shared/wire/sections/starter-section.ts";
import { readMatch } from "../../shared/wire/sections/read-match.ts";
import { sportIds } from "../../shared/sports/sport-ids.ts";
import { lastRace } from "../support/last-race.ts";
import { getFeed, getPage } from "../support/requests.ts";
import { sharedTestStack } from "../support/stack.ts";

/** Sports without duels, with the words of their tabs below a race that is over. */
const kinds = [
  [32, "course-voiture", ["", "tours", "grille", "classement"]],
  [33, "course-moto", ["", "tours", "grille", "classement"]],
  [34, "cyclisme", ["", "classement"]],
  [23, "golf", ["", "manches", "cartes"]],
  [38, "saut-a-ski", ["", "manches", "classement"]],
  [39, "ski-alpin", ["", "manches", "classement"]],
  [41, "biathlon", ["", "classement"]],
] as const;

/** The name of the tab of rounds in some sports. */
const roundTabs: ReadonlyMap<number, string> = new Map([
  [sportIds.golf, "Tours"],
  [sportIds["ski-jumping"], "Sauts"],
]);

describe("races and tournaments of the built-in world", () => {
  let stack: Stack;
  beforeAll(async () => {
    stack = await sharedTestStack();
  });

  const feed = async (name: string) => (await getFeed(stack, name)).text();
  const open = async (path: string) => {
    const response = await getPage(stack, path);
    return { status: response.status, html: await response.text() };
  };
  const tabsIn = (html: string) =>
    [...html.matchAll(/<a id="tab-\w+" href="\/match\/\w+\/?([^"]*)"/g)].map(([, tab]) => tab);
  const rowsIn = (html: string) => html.match(/class="row starter/g)?.length ?? 0;

  it.each(kinds)(
    "[C1.04] [C2.05] sport %i has a page for a race, complete without scripts, and a tab for what is known",
    async (sportId, _, tabs) => {
      const { winner, starters } = lastRace(sportId);
      const { status, html } = await open(`/match/${winner}`);
      expect(status).toBe(200);
      expect(html).toMatch(/<h1[^>]*>[^<]{3,}<\/h1>/);
      expect(rowsIn(html)).toBe(starters.length);
      expect(html).toContain('aria-current="true"');
      expect(tabsIn(html)).toEqual(expect.arrayContaining([...tabs]));
      const named = /\/manches"[^>]*>([^<]+)<\/a>/.exec(html)?.[1];
      expect(named).toBe(tabs.some((tab) => tab === "manches") ? (roundTabs.get(sportId) ?? "Manches") : undefined);
      const picture = await (await getPage(stack, `/match/${starters.at(-1)}.svg`)).text();
      expect(picture).toMatch(/>1\.<|>T1</);
      expect(picture).not.toContain("…</text>");
      for (const tab of tabs.slice(1)) {
        const page = await open(`/match/${winner}/${tab}`);
        expect([tab, page.status]).toEqual([tab, 200]);
        expect(page.html).toMatch(/<table/);
        expect(page.html).not.toMatch(/<[a-z]+[^>]* style="/);
      }
    },
  );

  it.each(kinds)(
    "[C9.05] sport %i has a list whose rows lead to a page, below the names of their columns",
    async (_, path) => {
      const { html } = await open(`/${path}`);
      if (rowsIn(html) === 0) return;
      expect(html).toMatch(/<li class="field-head">/);
      const rows = [...html.matchAll(/<li id="g_[^"]*" class="row starter.*?<\/li>/gs)].map(([row]) => row);
      for (const row of rows) expect(row).toMatch(/<a href="\/match\/\w{8}" class="who" aria-label="[^"]+"/);
    },
  );

  it("[C3.25] says places by lap, stops with their laps, and the grid of a motor race", async () => {
    const { winner, starters } = lastRace(32);
    const race = readRace(await feed(`df_mh_1_${winner}`));
    // A starter who is out before the first timing line has no place at any line.
    expect(race.starters.length).toBeGreaterThan(starters.length / 2);
    const own = race.starters.find(({ eventId }) => eventId === winner);
    expect(own?.marks.at(-1)?.place).toBe(1);
    expect(own?.marks[0]).toMatchObject({ lap: 0 });
    expect(race.stops.length).toBeGreaterThan(3);
    for (const { time } of race.stops) expect(time).toMatch(/^\d\d\.\d$/);
    const grid = await open(`/match/${winner}/grille`);
    // Qualifying has three parts in Formula 1 and one in the other series.
    expect(grid.html).toMatch(/<th scope="col">(Q1|Qualif\.)<\/th>/);
  });

  it("[C3.25] says each golfer's rounds, and the card hole by hole with its par", async () => {
    const { winner } = lastRace(23);
    const rounds = readHoles(await feed(`df_hi_1_${winner}`));
    const [card] = rounds;
    expect(card?.holes.reduce((sum, { par }) => sum + (par ?? 0), 0)).toBe(72);
    expect(card?.holes.reduce((sum, { toPar }) => sum + (toPar ?? 0), 0)).toBe(card?.toPar);
    const byStarter = readRounds(await feed(`df_sur_1_${winner}`));
    expect(byStarter.get(winner)?.[0]).toMatchObject({ number: 1, value: String(card?.toPar) });
    const { html } = await open(`/match/${winner}/cartes`);
    expect(html).toMatch(/<span class="shot birdie"/);
    expect(html).toContain('<ul class="legend">');
  });

  it("[C3.25] says both jumps with points and metres", async () => {
    const { winner } = lastRace(38);
    const own = readRounds(await feed(`df_sur_1_${winner}`)).get(winner) ?? [];
    expect(own.map(({ number }) => number)).toEqual([1, 2]);
    for (const { value, metres } of own) expect([Number(value) > 50, (metres ?? 0) > 90]).toEqual([true, true]);
  });

  it("[C1.06] shows a horse with number, jockey, trainer and distance on the page of its race, and has none of its own", async () => {
    const { leagues } = decodeDayFeed(await feed("f_35_-1_1_fr_1"));
    const [race] = leagues;
    const [horse] = race?.events ?? [];
    expect(horse).toMatchObject({
      startNumber: expect.any(Number),
      rider: expect.any(String),
      lengthKm: expect.any(Number),
    });
    expect((await open(`/match/${horse?.id ?? ""}`)).status).toBe(404);
    expect(readMatch(await feed(`dc_1_${horse?.id ?? ""}`)).tabs).toEqual([]);
    const { status, html } = await open(race?.league.path ?? "");
    expect(status).toBe(200);
    expect(html).toMatch(/N° \d+ · [^<]+ · entr\. /);
    expect(html).toMatch(/\d km/);
  });

  it("[C4.28] leads from a race to its starter, whose page has the season and leads back", async () => {
    const { winner } = lastRace(34);
    const { html } = await open(`/match/${winner}`);
    const path = /<a href="(\/joueur\/[^"]+)"/.exec(html)?.[1] ?? "";
    const page = await open(path);
    expect(page.status).toBe(200);
    expect(page.html).toContain(`href="/match/${winner}"`);
  });

  it("[C1.06] [C4.28] says on a starter's page which place it has in the championship", async () => {
    const { winner } = lastRace(32);
    const { html } = await open(`/match/${winner}`);
    const page = await open(/<a href="(\/joueur\/[^"]+)"/.exec(html)?.[1] ?? "");
    expect(page.html).toMatch(/Classements<\/h2>[^]*?pts? en \d+ épreuves?<\/small>[^]*?<b class="line-end">\d+/);
  });

  it("[C2.01] counts races, not those who start in them", async () => {
    const { html } = await open("/courses-hippiques");
    const { leagues } = decodeDayFeed(await feed("f_35_0_1_fr_1"));
    const count = Number(/<a id="tab-all".*?<small>(\d+)<\/small>/s.exec(html)?.[1]);
    expect(count).toBe(leagues.length);
    expect(leagues.flatMap(({ events }) => events).length).toBeGreaterThan(5 * count);
  });

  it("says on a day without races what begins next in the sport and when, and leads there", async () => {
    // In July there is no snow.
    const july = `?date=${new Date().getUTCFullYear()}-07-15`;
    const sports = [
      "course-voiture",
      "course-moto",
      "cyclisme",
      "sports-mecaniques",
      `saut-a-ski${july}`,
      `biathlon${july}`,
    ];
    const pages = await Promise.all(sports.map(async (path) => ({ path, ...(await open(`/${path}`)) })));
    const without = pages.filter(({ html }) => !html.includes('class="league"') && html.includes('class="notice"'));
    expect(without.map(({ path }) => path)).toEqual(expect.arrayContaining(sports.slice(-2)));
    for (const { path, html } of without) {
      expect([path, /Prochain rendez-vous\s: <time[^>]*>\w+ \d+(?:er)? \S+ 20\d\d/.test(html)]).toEqual([path, true]);
      const [, next = ""] = /class="notice">.*?<a href="([^"]+)"/s.exec(html) ?? [];
      expect([path, (await open(next)).status]).toEqual([path, 200]);
    }
  });
});
