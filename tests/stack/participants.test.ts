import { beforeAll, describe, expect, it } from "vitest";
import type { Stack } from "../../scripts/stack.ts";
import { decodeDayFeed } from "../../shared/wire/day-feed.ts";
import { readFigures } from "../../shared/wire/sections/read-people.ts";
import { readRanking } from "../../shared/wire/sections/read-ranking.ts";
import { rankings } from "../../shared/competitions/rankings.ts";
import { sportIds } from "../../shared/sports/sport-ids.ts";
import { lastRace } from "../support/last-race.ts";
import { getFeed, getPage } from "../support/requests.ts";
import { sharedTestStack } from "../support/stack.ts";

describe("the pages of participants", () => {
  let stack: Stack;
  /** A club of a first league that has played, and its page's path. */
  let club: string;
  let clubPath: string;
  beforeAll(async () => {
    stack = await sharedTestStack();
    const [event] = (await leaguesOf(sportIds.soccer, -1))[0]?.events ?? [];
    club = event?.homeParticipantId ?? "";
    clubPath = await pathOf(club);
  });

  const leaguesOf = async (sportId: number, day = 0) =>
    decodeDayFeed(await (await getFeed(stack, `f_${sportId}_${day}_1_fr_1`)).text()).leagues;
  const profilesOf = async (id: string) =>
    decodeDayFeed(await (await getFeed(stack, `pm_1_${id}`)).text()).participants ?? [];
  const pathOf = async (id: string) => (await profilesOf(id))[0]?.url ?? "";
  const open = async (path: string) => {
    const response = await getPage(stack, path);
    return { status: response.status, html: await response.text() };
  };
  const locationOf = async (path: string) => {
    const response = await fetch(new URL(path, stack.url), { redirect: "manual" });
    return [response.status, new URL(response.headers.get("location") ?? "", stack.url).pathname];
  };

  it("[C2.07] [C2.13] shows a team's next and last games, the tables it is in, and its form", async () => {
    expect(clubPath).toMatch(/^\/equipe\/[a-z0-9-]+\/1\w{7}\/$/);
    const { status, html } = await open(clubPath);
    expect(status).toBe(200);
    expect(html.match(/<h1/g)).toHaveLength(1);
    expect(html).toContain("Derniers matchs");
    expect(html.match(/<li id="g_1_/g)?.length).toBeGreaterThanOrEqual(5);
    expect(html).toMatch(/<ol class="marks"[^>]*>(?:(?!<\/ol>).)*form-mark form-/s);
    expect(html).toContain("Classements");
    expect(html).toMatch(/\d+(?:er|e) sur \d+/);
  });

  it("tells the chances of a team with the words, numbers and tints of its league's tab", async () => {
    const path = "/football/france/ligue-1/chances";
    const [, head = "", body = ""] =
      /<table class="season-chances">.*?<thead>(.*?)<\/thead><tbody>(.*?)<\/tbody>/s.exec((await open(path)).html) ??
      [];
    const names = [...head.matchAll(/choice-\d+">([^<]+)/g)].map(([, name = ""]) => name);
    const rows = body.split("<tr>").slice(1);
    expect(rows).toHaveLength(18);
    const ofFigures = /class="(tint-\d)"[^>]*>([^<]+)/g;
    // The first team, one of each quarter of the table, and one that may be relegated.
    for (const row of rows.filter((_, index) => index % 4 === 0)) {
      const [, rank = ""] = /class="of-rank"[^>]*>(?:<svg.*?<\/svg>)?(\d+)/.exec(row) ?? [];
      const [, team = ""] = /href="(\/equipe\/[^"]+)"/.exec(row) ?? [];
      const [, points = ""] = /class="of-points">([^<]+)/.exec(row) ?? [];
      const [, expected = ""] = /class="of-expected">([^<]+)/.exec(row) ?? [];
      const figures = [...row.matchAll(ofFigures)].map(([, tint, text], column) => [names[column], tint, text]);
      const [, card = ""] = /data-block="chances">(.*?)<\/section>/s.exec((await open(team)).html) ?? [];
      expect(card).toContain(`<a href="${path}">Ligue 1</a><small>${points} pt`);
      expect(card).toMatch(new RegExp(`>${rank}(?:er|e) sur 18<`));
      expect(card).toContain(`<dt>Points attendus</dt><dd>${expected}</dd>`);
      const shown = [...card.matchAll(/<dt>([^<]+)<\/dt><dd><span class="(tint-\d)"[^>]*>([^<]+)/g)].map((each) =>
        each.slice(1),
      );
      expect([2, 3]).toContain(shown.length);
      expect(figures).toEqual(expect.arrayContaining(shown));
    }
  });

  it("has no chances on the page of a team whose league has none", async () => {
    const { html } = await open("/football/suisse/super-league/classement");
    const [, team = ""] = /href="(\/equipe\/[^"]+)"/.exec(html) ?? [];
    const page = await open(team);
    expect([page.status, page.html.includes('data-block="standings_table"')]).toEqual([200, true]);
    expect(page.html).not.toMatch(/data-block="chances"|Chances de fin de saison/);
  });

  it("[C2.07] gives each page one address, a description, and what search engines read", async () => {
    const { html } = await open(clubPath);
    expect(html).toContain(`<link rel="canonical" href="${clubPath}"/>`);
    expect(html).toMatch(new RegExp(`<link rel="alternate" hrefLang="fr-FR" href="${clubPath}"/>`, "i"));
    expect(html).toMatch(/<meta name="description" content="Suivez [^"]+"/);
    expect(html).toContain('"@type":"SportsTeam"');
    expect(html).toContain('"@type":"BreadcrumbList"');
    const results = await open(`${clubPath}resultats`);
    expect(results.html).toContain(`<link rel="canonical" href="${clubPath}resultats"/>`);
    expect(results.html).toMatch(/<title>[^<]+ : résultats · Football · Tribune<\/title>/);
  });

  it("[C2.13] has a page for each section that has something to show, and links to no other", async () => {
    const { html } = await open(clubPath);
    const sections = [...html.matchAll(/<a id="tab-\w+" href="([^"]+)"/g)].map(([, href = ""]) => href);
    expect(sections).toEqual(
      expect.arrayContaining(["", "resultats", "calendrier", "effectif", "news"].map((word) => clubPath + word)),
    );
    for (const path of sections) {
      const page = await open(path);
      expect([path, page.status]).toEqual([path, 200]);
      expect([path, page.html.includes('class="notice"')]).toEqual([path, false]);
    }
  });

  it("[C2.13] lists the squad by position, each with a page and with figures", async () => {
    const { html } = await open(`${clubPath}effectif`);
    for (const line of ["Gardiens", "Défenseurs", "Milieux", "Attaquants"]) expect(html).toContain(line);
    const players = [...html.matchAll(/class="name-link" href="(\/joueur\/[^"]+)"/g)].map(([, href = ""]) => href);
    expect(players.length).toBeGreaterThan(15);
    expect(html).toMatch(/class="rating/);
    for (const path of players.slice(0, 4)) expect([path, (await open(path)).status]).toEqual([path, 200]);
  });

  it("[C9.05] lists results in parts of a hundred, and no part behind the last", async () => {
    const { html } = await open(`${clubPath}resultats`);
    expect(html.match(/<li id="g_1_/g)?.length).toBeLessThanOrEqual(100);
    expect((await open(`${clubPath}resultats?page=50`)).status).toBe(404);
  });

  it("[C2.07] redirects a wrong slug, another kind's address and another spelling to the one address", async () => {
    const id = club;
    expect(await locationOf(`/equipe/ancien-nom/${id}/`)).toEqual([301, clubPath]);
    expect(await locationOf(`/equipe/ancien-nom/${id}/effectif`)).toEqual([301, `${clubPath}effectif`]);
    expect(await locationOf(`/joueur/ancien-nom/${id}/`)).toEqual([301, clubPath]);
    expect(await locationOf(clubPath.slice(0, -1))).toEqual([301, clubPath]);
  });

  it("[C2.07] does not find an id that nobody has", async () => {
    for (const path of [
      "/equipe/personne/1Nobody0/",
      "/joueur/personne/2Nobody0/",
      "/equipe/personne/zzz/",
      "/classement-mondial/x/2Nobody0/",
    ])
      expect([path, (await open(path)).status]).toEqual([path, 404]);
  });

  it("[C2.07] [C1.08] shows a footballer's profile, season, last games with ratings, and career", async () => {
    const people = readFigures(await (await getFeed(stack, `pm_2_${club}`)).text()).people;
    const regular = people.toSorted((a, b) => (b.games ?? 0) - (a.games ?? 0))[0];
    const path = await pathOf(regular?.personId ?? "");
    const { status, html } = await open(path);
    expect(status).toBe(200);
    expect(html).toContain("Carrière");
    expect(html).toMatch(/<dt>Matchs<\/dt>/);
    expect(html).toMatch(/note \d,\d/);
    expect(html).toContain(`href="${clubPath}"`);
    expect(html).toContain('"@type":"Person"');
    const matches = await open(`${path}matchs`);
    expect(matches.html).toMatch(/href="\/match\/1\w{7}"/);
  });

  it("[C2.07] shows a tennis player with wins and losses, and a cyclist with places", async () => {
    const [match] = (await leaguesOf(sportIds.tennis, -1))[0]?.events ?? [];
    const player = await open(await pathOf(match?.homeParticipantId ?? ""));
    expect(player.html).toContain("Victoires");
    expect(player.html).toMatch(/class="form-mark form-[wl]"/);
    // A tournament's place stands beside a game; its country and surface are in the tooltip.
    expect(player.html).toMatch(/<small title="[^"]+ \([^)"]+\), [^"]+">[^<(]+<\/small>/);
    // The figures agree with the results.
    const id = match?.homeParticipantId ?? "";
    const figures = readFigures(await (await getFeed(stack, `pm_2_${id}`)).text()).seasons;
    const results = decodeDayFeed(await (await getFeed(stack, `pl_1_${id}_0`)).text()).leagues;
    const won = results
      .flatMap(({ events }) => events)
      .filter(({ homeParticipantId, winner }) => winner === (homeParticipantId === id ? 1 : 2));
    expect(figures.reduce((sum, row) => sum + (row.wins ?? 0), 0)).toBe(won.length);
    const { html } = await open(`/match/${lastRace(sportIds.cycling).winner}`);
    const page = await open(/<a href="(\/joueur\/[^"]+)"/.exec(html)?.[1] ?? "");
    expect(page.status).toBe(200);
    expect(page.html).toMatch(/Podiums|Départs/);
  });

  it("[C2.07] answers 200 for every participant that a day's lists of several sports name", async () => {
    const sports = [sportIds.tennis, sportIds.basketball, sportIds.hockey, sportIds.golf, sportIds["auto-racing"]];
    for (const sportId of sports) {
      const events = (await leaguesOf(sportId)).flatMap((league) => league.events);
      const ids = [...new Set(events.flatMap((event) => [event.homeParticipantId, event.awayParticipantId]))];
      const known = ids.flatMap((id) => id ?? []).slice(0, 6);
      for (const id of known) {
        const path = await pathOf(id);
        expect([id, path, (await open(path)).status]).toEqual([id, path, 200]);
      }
    }
  });

  it("[C6.03] sends no price and no bookmaker", async () => {
    const { html } = await open(clubPath);
    expect(html).not.toMatch(/ODA÷|Cotes indicatives|Bookmaker/);
  });

  it("[C2.07] links the names of a match to their pages", async () => {
    const [event] = (await leaguesOf(sportIds.soccer, -1))[0]?.events ?? [];
    const { html } = await open(`/match/${event?.id}`);
    expect(html).toContain(`href="${clubPath}"`);
    const lineUps = await open(`/match/${event?.id}/compositions`);
    expect(lineUps.html.match(/href="\/joueur\/[a-z0-9-]+\/1\w{7}\/"/g)?.length).toBeGreaterThan(20);
    const table = await open(`/match/${event?.id}/classement`);
    expect(table.html).toContain(`href="${clubPath}"`);
  });

  it("[C2.07] lists every ranking with who leads it, and shows each at its own address", async () => {
    const { status, html } = await open("/classement-mondial/");
    const paths = [
      ...new Set([...html.matchAll(/href="(\/classement-mondial\/[^"]+)"/g)].map(([, href = ""]) => href)),
    ];
    expect([status, paths.length]).toEqual([200, rankings.length]);
    for (const path of paths) expect([path, (await open(path)).status]).toEqual([path, 200]);
    const atp = rankings[0]?.id ?? "";
    const feed = readRanking(await (await getFeed(stack, `ran_${atp}_1`)).text());
    const path = paths.find((each) => each.includes(atp)) ?? "";
    const page = await open(path);
    const leader = feed?.rows[0];
    expect(page.html).toContain(`href="${leader?.path}"`);
    expect((await open(leader?.path ?? "")).status).toBe(200);
    expect(await locationOf(`/classement-mondial/vieux/${atp}/`)).toEqual([301, path]);
    expect((feed?.ranked ?? 0) > 50 ? (await open(`${path}?page=2`)).status : 200).toBe(200);
    expect((await open(`${path}?page=400`)).status).toBe(404);
  });
});
