import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, it } from "vitest";
import type { Stack } from "../../scripts/stack.ts";
import { decodeDayFeed } from "../../shared/wire/day-feed.ts";
import { sportIds } from "../../shared/sports/sport-ids.ts";
import { toMatchday } from "../support/matchday.ts";
import { aLeague, anEvent } from "../support/posted-league.ts";
import { postRacesToday } from "../support/race-today.ts";
import { getFeed, getPage, postIngest } from "../support/requests.ts";
import { sharedTestStack } from "../support/stack.ts";

const winterSports = [37, 38, 39, 40, 41];

describe("the pages around the match", () => {
  let stack: Stack;
  beforeAll(async () => {
    stack = await sharedTestStack();
    await postShownGame();
    await postRacesToday(stack, winterSports);
  });

  /** A game that has begun just now, whatever the hour, in a sport that no channel shows otherwise. */
  async function postShownGame(): Promise<void> {
    const sportId = sportIds.kabaddi;
    const { games, batch, kickOffs } = toMatchday({
      games: 1,
      startSeconds: Math.floor(Date.now() / 1000),
      name: "Ecran",
      sportId,
    });
    const channel = (id: number, name: string, countryKey: string) => ({
      type: 1,
      id,
      name,
      countryKeys: [countryKey],
    });
    const channels = [channel(1, "Canal Hexagone", "FR"), channel(2, "Kanal Sieben", "DE")];
    await postIngest(stack, "events", batch);
    const incidents = [{ eventId: games[0]?.eventId ?? "", kind: "broadcast", channels }];
    for (const body of [kickOffs, { sportId, incidents }]) {
      const response = await postIngest(stack, "incidents", body);
      if (!response.ok) throw new Error(await response.text());
    }
  }

  const open = async (path: string, place?: string) => {
    const response = await getPage(stack, path, place === undefined ? {} : { place });
    return { status: response.status, state: response.headers.get("x-tribune-cache"), html: await response.text() };
  };
  const channelsOf = (html: string) =>
    [...html.matchAll(/<a href="[^"]*channel=[^"]*"[^>]*>.*?<bdi[^>]*>([^<]*)<\/bdi>/g)].map(([, name = ""]) => name);

  it("[C2.07] [C3.09] shows the programme of the visitor's country alone, from one address", async () => {
    const france = await open("/tv/", "FR:IDF");
    expect(france.status).toBe(200);
    expect(channelsOf(france.html).length).toBeGreaterThan(0);
    const germany = await open("/tv/", "DE");
    expect(channelsOf(germany.html)).not.toEqual(channelsOf(france.html));
    // From the cache as well each place has its own.
    const again = await open("/tv/", "FR:IDF");
    expect(again.state).toMatch(/HIT|STALE/);
    expect(channelsOf(again.html)).toEqual(channelsOf(france.html));
    expect(france.html).toContain('<link rel="canonical" href="/tv/"/>');
    expect(france.html.match(/<h1/g)).toHaveLength(1);
  });

  it("[C2.07] filters the programme by links, and leads to each match", async () => {
    const { html } = await open("/tv/", "FR:IDF");
    const channel = /href="(\/tv\/\?channel=[^"]+)"/.exec(html)?.[1] ?? "";
    expect(channelsOf((await open(channel, "FR:IDF")).html)).toHaveLength(1);
    expect((await open("/tv/?sport=football", "FR:IDF")).html).toMatch(
      /href="\/tv\/\?sport=football" aria-current="page"/,
    );
    const match = /href="(\/match\/[^"]+)"/.exec(html)?.[1] ?? "";
    expect((await open(match)).status).toBe(200);
    expect((await open("/tv/?date=2031-01-01", "FR:IDF")).html).toContain("Aucune diffusion annoncée ce jour");
  });

  it("[C2.14] writes the countries of a list into its document, and gives them with the data of one that a visitor goes on to", async () => {
    const countriesOf = (text: string) =>
      [...text.replace(/.*to-all/s, "").matchAll(/<a href="(\/football\/[a-z-]+\/)"><img[^>]*>/g)].map(
        ([, path = ""]) => path,
      );
    const [document = ""] = /<nav class="card menu".*?<\/nav>/s.exec((await open("/")).html) ?? [];
    const countries = countriesOf(document);
    expect(countries.length).toBeGreaterThan(1);
    expect(countries).toHaveLength(Math.min(10, new Set(countries).size));
    for (const path of countries.slice(0, 2)) expect((await open(path)).status).toBe(200);
    const data = (await open("/_root.data")).html;
    for (const path of countries) expect(data).toContain(path);
  });

  it("[C2.14] [C9.04] has what stands beside a list at an address of its own: live counts, channels of the visitor's country, three articles", async () => {
    const france = await open("/-/beside/1", "FR:IDF");
    expect(france.status).toBe(200);
    expect(france.html).toMatch(/^<div hidden="">/);
    expect(france.html).not.toContain("<html");
    expect(france.html.match(/<ul class="beside-news">.*?<\/ul>/s)?.[0].match(/<li>/g)).toHaveLength(3);
    const linked = [...france.html.matchAll(/href="([^"]+)"/g)].map(([, path = ""]) => path.replaceAll("&amp;", "&"));
    for (const path of linked) expect([path, (await open(path, "FR:IDF")).status]).toEqual([path, 200]);
    const besideKabaddi = async (place: string) => (await open(`/-/beside/${sportIds.kabaddi}`, place)).html;
    const programmeOf = (html: string) => /<ul class="beside-tv">.*?<\/ul>/s.exec(html)?.[0] ?? "";
    const kabaddi = await besideKabaddi("FR:IDF");
    // `silent-games.test.ts` compares the number with the one of the list, where no other game begins or ends.
    expect(kabaddi).toMatch(/<data value="\/kabaddi" title="[1-9]\d* en direct">/);
    expect(programmeOf(kabaddi)).toContain("<small>Canal Hexagone</small>");
    expect(programmeOf(await besideKabaddi("DE"))).toContain("<small>Kanal Sieben</small>");
    expect((await open("/-/beside/98")).status).toBe(404);
  });

  it("[C1.03] [C2.09] shows a parent's day with that of its children, each sport under its name", async () => {
    const { status, html } = await open("/sports-dhiver");
    expect(status).toBe(200);
    expect(html).toContain('data-page="sport_page"');
    const sports = [...html.matchAll(/id="sport-(\d+)"/g)].map(([, id]) => Number(id));
    expect(sports).toEqual(winterSports);
    for (const id of sports) expect(html).toContain(`<li id="g_${id}_`);
    expect(html).toContain('<link rel="canonical" href="/sports-dhiver"/>');
    expect(html.match(/<h1/g)).toHaveLength(1);
    // A child's page is its own alone.
    expect((await open("/biathlon")).html).not.toContain('id="g_37_');
  });

  it("[C2.07] [C2.09] shows the main games of every sport on one page", async () => {
    const { status, html } = await open("/tous-les-sports/");
    expect(status).toBe(200);
    expect(html).toContain('data-page="mixed_page"');
    const sports = [...html.matchAll(/id="sport-(\d+)"/g)].map(([, id]) => id);
    expect(sports.length).toBeGreaterThan(30);
    for (const id of sports) expect([id, html.includes(`id="g_${id}_`)]).toEqual([id, true]);
    expect(html).toMatch(/href="\/tennis">Toute la liste/);
    expect(html).toMatch(/href="\/tous-les-sports\/" aria-current="page"/);
  });

  it("[C2.01] [C2.07] has on the pages of all sports, a country and a category the tabs that have something", async () => {
    const tabsOf = (html: string) => {
      const nav = /<nav class="(?:tabs|section-nav)".*?<\/nav>/s.exec(html)?.[0] ?? "";
      return [...nav.matchAll(/href="([^"]+)"/g)].map(([, path = ""]) => path.replaceAll("&amp;", "&"));
    };
    const mixed = await open("/tous-les-sports/");
    const tabs = tabsOf(mixed.html);
    expect(tabs[0]).toBe("/tous-les-sports/");
    expect(tabs.length).toBeGreaterThan(1);
    for (const path of tabs.slice(1)) {
      expect(path).toMatch(/^\/tous-les-sports\/\?cat=[167]$/);
      const { status, html } = await open(path);
      expect([path, status, /<li id="g_/.test(html)]).toEqual([path, 200, true]);
      expect(html.length).toBeLessThan(mixed.html.length);
    }
    expect((await open("/tous-les-sports/?cat=4")).html).toContain('<link rel="canonical" href="/tous-les-sports/"/>');
    for (const place of ["/football/france/", "/tennis/atp-simple/"]) {
      const { html } = await open(place);
      expect(tabsOf(html).slice(0, 3)).toEqual([place, `${place}?cat=6`, `${place}?cat=7`]);
      // The ranking by strength has its link once the strengths are computed, which takes minutes.
      const others = tabsOf(html).filter((path) => !path.endsWith("/puissance"));
      expect(others.slice(3)).toEqual(place === "/football/france/" ? [`${place}ligue-1/classement`] : []);
      const results = await open(`${place}?cat=6`);
      expect(results.html).toContain('data-block="results"');
      expect(results.html).not.toMatch(/data-block="summary-fixtures"|data-block="fixtures"/);
      expect(results.html).toMatch(new RegExp(`href="${place}\\?cat=6"[^>]* aria-current="page"`));
      expect((results.html.match(/<li id="g_/g) ?? []).length).toBeGreaterThan(10);
    }
    // An event of a sport without duels is a page of its own. Tours of golf rest in winter: these two are posted.
    const day = 86_400;
    const now = Math.floor(Date.now() / 1000);
    for (const [name, startSeconds] of [
      ["Open - Hier", now - day],
      ["Open - Demain", now + day],
    ] as const) {
      const league = aLeague(sportIds.golf, name, { countryKey: "US" });
      const events = [anEvent(league, name, { away: null, startSeconds })];
      await postIngest(stack, "events", { sportId: sportIds.golf, leagues: [league], events });
    }
    const place = "/golf/etats-unis/";
    await expect
      .poll(async () => tabsOf((await open(place)).html), { timeout: 20_000 })
      .toEqual([place, `${place}?cat=6`, `${place}?cat=7`]);
    for (const [tab, kind] of [
      [6, "results"],
      [7, "fixtures"],
    ] as const) {
      const { html } = await open(`${place}?cat=${tab}`);
      const block = new RegExp(`data-block="${kind}".*?</section>`, "s").exec(html)?.[0];
      expect(block).toMatch(/<a href="\/golf\/etats-unis\/open-(?:hier|demain)\/"/);
      expect(html).not.toMatch(/\d match/);
    }
  });

  it("[C2.07] [C2.08] leads from the ids of two sides to their meeting, and from those of a series to its games", async () => {
    const { leagues } = decodeDayFeed(await (await getFeed(stack, "f_1_0_1_fr_1")).text());
    const event = leagues[0]?.events[0];
    const paths = `${event?.homeParticipantId}/${event?.awayParticipantId}`;
    const found = await fetch(new URL(`/ids/head-to-head/1/${paths}`, stack.url), { redirect: "manual" });
    expect(found.status).toBe(302);
    expect(found.headers.get("location")).toMatch(/^\/match\/\w{8}\/face-a-face$/);
    expect((await open(found.headers.get("location") ?? "")).status).toBe(200);
    expect((await open("/ids/head-to-head/1/1Nobody0/1Nobody1")).status).toBe(404);
    expect((await open("/ids/series/1/1Nobody0")).status).toBe(404);
  });

  it.each([
    ["/parametres", "Paramètres", "Thème, dates et heures"],
    ["/mobile", "Tribune sur votre téléphone", "Installez Tribune"],
  ])("[C2.07] has %s, complete without scripts", async (path, heading, description) => {
    const { status, html } = await open(path);
    expect(status).toBe(200);
    expect(html).toContain(`<h1 tabindex="-1">${heading}</h1>`);
    expect(html).toContain(`<link rel="canonical" href="${path}"/>`);
    expect(html).toMatch(new RegExp(`<meta name="description" content="${description}`));
  });

  it("[C2.07] leads from every page to the programme, the rankings, the news and the settings, which all exist", async () => {
    const { html } = await open("/parametres");
    const footer = /<footer>(.*?)<\/footer>/s.exec(html)?.[1] ?? "";
    const paths = [...footer.matchAll(/href="([^"]+)"/g)].map(([, path = ""]) => path);
    expect(paths).toEqual([
      "/tous-les-sports/",
      "/favoris",
      "/pays/football/",
      "/tv/",
      "/classement-mondial/",
      "/news/",
      "/recherche",
      "/parametres",
      "/widgets",
      "/langues",
      "/mobile",
      "/infos-legales/conditions",
      "/infos-legales/confidentialite",
      "/infos-legales/cookies",
      "/pourquoi",
      "/account/sign-in",
    ]);
    for (const path of paths) expect([path, (await open(path)).status]).toEqual([path, 200]);
    expect((await open("/tennis")).html).toContain(footer);
    expect((await open("/nulle-part-du-tout")).html).toContain(footer);
  });

  it("names the newest release of the changelog below every page", async () => {
    const [, newest] = /^## (\d+\.\d+\.\d+) /m.exec(readFileSync("CHANGELOG.md", "utf8")) ?? [];
    for (const path of ["/", "/parametres", "/nulle-part-du-tout"]) {
      const footer = /<footer>(.*?)<\/footer>/s.exec((await open(path)).html)?.[1] ?? "";
      expect(footer).toContain(`<p translate="no">Tribune ${newest}</p>`);
    }
  });
});
