import { beforeAll, describe, expect, it } from "vitest";
import type { Stack } from "../../scripts/stack.ts";
import { decodeDayFeed } from "../../shared/wire/day-feed.ts";
import { lastRace } from "../support/last-race.ts";
import { toMatchday } from "../support/matchday.ts";
import { getFeed, getPage, getPageAt, postIngest } from "../support/requests.ts";
import { hostOf, stackOfLanguages } from "../support/stack-of-languages.ts";
import { sharedTestStack } from "../support/stack.ts";

/** Sports of every form: tables, draws, races, tournaments of several days. */
const someSports = [1, 3, 15, 23];
const ligue1 = "/football/france/ligue-1/";
const place = "FR:IDF";

describe("the pages of a competition", () => {
  let stack: Stack;
  beforeAll(async () => {
    stack = await sharedTestStack();
  });

  // Use UTC days, as the built-in world does: it draws the next round of a cup when a UTC day begins.
  const pathsOf = async (sportId: number): Promise<readonly string[]> => {
    // Golfers play from Thursday to Sunday.
    for (const back of [0, 1, 2, 3]) {
      const day = decodeDayFeed(await (await getFeed(stack, `f_${sportId}_${-back}_0_fr_1`)).text());
      const paths = new Set(day.leagues.flatMap(({ league }) => league.path ?? []));
      if (paths.size > 0) return [...paths];
    }
    return [];
  };
  const open = async (path: string) => {
    const response = await fetch(new URL(path, stack.url), { redirect: "manual", headers: { "x-dev-place": place } });
    const location = response.headers.get("location");
    const to = location === null ? null : new URL(location, stack.url);
    return { status: response.status, to: to === null ? null : to.pathname + to.search, html: await response.text() };
  };
  const sectionLinks = (html: string) => [...html.matchAll(/<a id="tab-\w+" href="([^"]*)"/g)].map(([, href]) => href);
  const blocks = (html: string) => [...html.matchAll(/data-block="([^"]*)"/g)].map(([, name]) => name);
  const rowsIn = (html: string) => [...html.matchAll(/<li id="g_1_/g)].length;
  const headOf = (html: string) => /<head>(.*?)<\/head>/s.exec(html)?.[1] ?? "";

  it.each(someSports)(
    "[C2.07] answer at every address that the lists of sport %d name, with its name and its crumbs",
    async (sportId) => {
      const paths = await pathsOf(sportId);
      expect(paths.length).toBeGreaterThan(0);
      for (const path of paths.slice(0, 3)) {
        const { status, html } = await open(path);
        expect([path, status]).toEqual([path, 200]);
        expect(headOf(html)).toContain(`<link rel="canonical" href="${path}"/>`);
        expect(html).toMatch(/<h1[^>]*><bdi[^>]*>[^<]+<\/bdi><\/h1>/);
        expect(html).toContain('"@type":"BreadcrumbList"');
      }
    },
  );

  it("[C2.09] [C2.13] begin with named blocks: what comes next, the last results, the head of the table", async () => {
    const { html } = await open(ligue1);
    expect(html).toContain('data-page="tournament_page"');
    expect(blocks(html)).toEqual([
      "summary",
      "summary-fixtures",
      "summary-results",
      "standings_table",
      "participants_players",
      "summary",
    ]);
    expect(headOf(html)).toMatch(/<title>Ligue 1 \d{4}-\d{4} : scores en direct, calendrier et classement · Tribune</);
    expect(headOf(html)).toMatch(/<meta name="description" content="Ligue 1 \(France\), saison [^"]+\."/);
    expect(headOf(html)).toContain(`<link rel="alternate" hrefLang="fr-FR" href="${ligue1}"/>`);
    expect(sectionLinks(html)).toEqual(
      [
        "",
        "resultats",
        "calendrier",
        "classement",
        "chances",
        "et-si",
        "previsions",
        "buteurs",
        "statistiques",
        "cotes",
        "news",
        "archives",
      ].map((word) => ligue1 + word),
    );
    expect(html).toContain('href="/football/france/"');
    // A past season has its own address; the current one has the short address.
    expect(html).toMatch(/href="\/football\/france\/ligue-1\/\d{4}-\d{4}\/"/);
  });

  it("[C9.05] show the last ten results, the latest first, of this season and of one that is over, and name the zones of the table", async () => {
    const season = /href="(\/football\/france\/ligue-1\/\d{4}-\d{4}\/)"/.exec((await open(ligue1)).html)?.[1] ?? "";
    for (const path of [ligue1, season]) {
      const { html } = await open(path);
      const results = /data-block="summary-results".*?<\/section>/s.exec(html)?.[0] ?? "";
      const shown = [...results.matchAll(/<li id="g_1_(\w+)"/g)].map(([, id]) => id);
      // The whole list is sorted by round, the last one first; postponed games therefore stand elsewhere in it.
      const all = (await open(`${path}resultats`)).html;
      const days = new Map(
        all
          .split('<li id="g_1_')
          .slice(1)
          .map((row) => {
            const [, day, month] = />(\d\d)\.(\d\d)\./.exec(row) ?? [];
            // A game of today shows only its time, no date.
            return [/^\w+/.exec(row)?.[0], day === undefined ? "today" : `${month}-${day}`];
          }),
      );
      const shownDays = shown.map((id) => days.get(id) ?? "");
      expect([path, shown.length]).toEqual([path, 10]);
      expect([path, shownDays]).toEqual([path, shownDays.toSorted().toReversed()]);
      expect([path, shown.slice(0, 1)]).toEqual([path, [...days.keys()].slice(0, 1)]);
      expect(html).toMatch(/<ul aria-label="[^"]+"><li><svg class="zone"/);
    }
  });

  it("[C9.05] list results and fixtures by round in parts of 100, with links that need no scripts", async () => {
    const first = await open(`${ligue1}resultats`);
    const isWhole = rowsIn(first.html) < 100;
    expect(blocks(first.html)).toEqual(["results"]);
    expect(first.html).toMatch(/<h3>Journée \d+<\/h3>/);
    expect(first.html.includes('rel="next"')).toBe(!isWhole);
    const season = /href="(\/football\/france\/ligue-1\/\d{4}-\d{4}\/)resultats"/.exec(first.html)?.[1] ?? "";
    const past = await open(`${season}resultats`);
    expect(rowsIn(past.html)).toBe(100);
    expect(past.html).toContain(`<a href="${season}resultats?page=2" rel="next">`);
    // 306 games of 18 clubs.
    const last = await open(`${season}resultats?page=4`);
    expect(rowsIn(last.html)).toBe(6);
    expect(last.html).not.toContain('rel="next"');
    expect(last.html).toContain(`<a href="${season}resultats?page=3" rel="prev">`);
    expect(headOf(last.html)).toContain(`<link rel="canonical" href="${season}resultats?page=4"/>`);
    expect((await open(`${season}resultats?page=5`)).status).toBe(404);
    // A finished season has no fixtures.
    expect(await open(`${season}calendrier`)).toMatchObject({ status: 302, to: season });
  });

  it("[C2.08] show the season's tables with the meaning of their zones and how ties are broken", async () => {
    const { html } = await open(`${ligue1}classement`);
    for (const tab of ["Général", "Domicile", "Extérieur", "Forme", "Mi-temps", "Plus/Moins"])
      expect(html).toContain(`>${tab}</label>`);
    // Five tables, one for each of six lines, that by shots, the next fixtures and the places by round; that of 2.5 goals is shown at first.
    expect(html.match(/<tbody>/g)?.length).toBe(14);
    expect(html).toMatch(
      /<fieldset class="segments"><legend class="sr-only">Nombre de buts<\/legend><div class="choices">(?:<label><input[^>]*>[^<]*<\/label>){2}<label><input[^>]*checked=""/,
    );
    expect(html).toContain("Relégation");
    expect(html).toContain("En cas d’égalité (points), on compare dans l’ordre : différence ; confrontations directes");
  });

  it("[C2.08] show a draw round by round, each tie as a link, to be scrolled and jumped in", async () => {
    const path = (await pathsOf(2)).find((each) => each.includes("atp-simple")) ?? "";
    const { status, html } = await open(`${path}tableau`);
    expect([status, blocks(html)]).toEqual([200, ["draw"]]);
    expect(html).toContain('data-page="draw_page"');
    const rounds = [...html.matchAll(/<a href="#(round-[^"]+)"/g)].map(([, id]) => id);
    expect(rounds.at(-1)).toBe("round-final");
    for (const id of rounds) expect(html).toContain(`id="${id}"`);
    expect(html).toMatch(/<section class="bracket" aria-label="Tableau" tabindex="0">/i);
    expect(html).toMatch(/<a class="tie[^"]*" href="\/match\/\w{8}">/);
  });

  it("[C2.13] name the scorers and the winners of past seasons", async () => {
    const scorers = await open(`${ligue1}buteurs`);
    expect(blocks(scorers.html)).toEqual(["participants_players"]);
    expect(scorers.html.match(/<th scope="row">/g)?.length).toBeGreaterThan(10);
    const archive = await open(`${ligue1}archives`);
    expect(blocks(archive.html)).toEqual(["archive"]);
    const rows = [
      ...archive.html.matchAll(/<tr><th scope="row"><a href="[^"]+">(\d{4}-\d{4})<\/a><\/th><td>(.*?)<\/td>/g),
    ];
    expect(rows.length).toBe(5);
    expect(rows[0]?.[2]).toContain("En cours");
    for (const [, season, winner] of rows.slice(1))
      expect([season, winner]).toEqual([season, expect.stringMatching(/^<bdi[^>]*>[A-Z]/)]);
  });

  it("show the table with assumed results, without scripts: a score, or only who wins", async () => {
    const now = await open(`${ligue1}et-si`);
    expect([now.status, blocks(now.html)]).toEqual([200, ["what_if", "what_if_table"]]);
    expect(headOf(now.html)).toContain(`<link rel="canonical" href="${ligue1}et-si"/>`);
    expect(now.html).toContain(">Si tout s’arrêtait maintenant</h2>");
    const rowsOf = (html: string) =>
      new Map(
        [...html.matchAll(/<tr><td class="of-rank".*?<\/tr>/gs)].map(([row]) => [
          /<bdi[^>]*>([^<]+)/.exec(row)?.[1] ?? "",
          ["played", "points"].map((name) => Number(new RegExp(`class="of-${name}">(\\d+)`).exec(row)?.[1])),
        ]),
      );
    const table = rowsOf(now.html);
    expect(table.size).toBe(18);
    const [, home = "", away = "", id = ""] =
      /<fieldset class="what-if-game"><legend[^>]*>([^<]+?) – ([^<]+?)<\/legend>.*?name="(\w{8})"/s.exec(
        now.html.replaceAll("<!-- -->", ""),
      ) ?? [];
    const [homeBefore = [0, 0], awayBefore = [0, 0]] = [table.get(home), table.get(away)];
    // As a form sends it: the address of the page that it leads to is short.
    const sent = await open(`${ligue1}et-si?${id}=2&${id}.home=2&${id}.away=1`);
    expect([sent.status, sent.to]).toEqual([301, `${ligue1}et-si?${id}=2-1`]);
    const assumed = await open(`${ligue1}et-si?${id}=2-1`);
    expect(assumed.html).toContain("<output>1 résultat choisi</output>");
    expect(rowsOf(assumed.html).get(home)).toEqual([(homeBefore[0] ?? 0) + 1, (homeBefore[1] ?? 0) + 3]);
    expect(rowsOf(assumed.html).get(away)).toEqual([(awayBefore[0] ?? 0) + 1, awayBefore[1]]);
    const draw = rowsOf((await open(`${ligue1}et-si?${id}=0`)).html);
    expect(draw.get(away)).toEqual([(awayBefore[0] ?? 0) + 1, (awayBefore[1] ?? 0) + 1]);
    const unknown = await open(`${ligue1}et-si?ZZZZZZZZ=1`);
    expect(unknown.html).toContain("1 choix est laissé de côté");
    expect(rowsOf(unknown.html)).toEqual(table);
  });

  it("judge the forecasts of a competition's past games, with a row for each bin and season, and lead there from its chances", async () => {
    const { status, html } = await open(`${ligue1}previsions`);
    expect([status, blocks(html)]).toEqual([200, ["forecasts", "forecast_scores"]]);
    expect(headOf(html)).toMatch(/<title>Ligue 1\u00a0: nos prévisions, jugées · Tribune</);
    const rowsIn = (table: string) =>
      new RegExp(`<table class="${table}">.*?<tbody>(.*?)</tbody>`, "s").exec(html)?.[1]?.match(/<tr>/g)?.length;
    expect(rowsIn("reliability-table")).toBe(10);
    expect(rowsIn("forecast-scores")).toBeGreaterThan(1);
    expect(html.match(/<circle/g)?.length).toBeGreaterThan(4);
    expect((await open(`${ligue1}chances`)).html).toContain(`<a href="${ligue1}previsions">`);
    const past = /href="(\/football\/france\/ligue-1\/\d{4}-\d{4}\/)"/.exec(html)?.[1] ?? "";
    expect(await open(`${past}previsions`)).toMatchObject({ status: 302, to: past });
  });

  it("rank players and teams by all that a season's matches count, and name the best eleven of each of the last rounds", async () => {
    const { status, html } = await open(`${ligue1}statistiques`);
    expect([status, blocks(html)]).toEqual([200, ["best_eleven", "player_statistics", "team_statistics"]]);
    const [, eleven = ""] = /<ul class="eleven">(.*?)<\/details>/s.exec(html) ?? [];
    expect(eleven.match(/href="\/match\/\w{8}"/g)).toHaveLength(11);
    expect(html).toMatch(/Matchs comptés\u00a0: \d+/);
    const basketball = await open("/basket/etats-unis/nba/statistiques");
    expect([basketball.status, blocks(basketball.html)]).toEqual([200, ["player_statistics", "team_statistics"]]);
  });

  it("tell the chances of a league's season: each column adds up to its places, and no cup has any", async () => {
    const { status, html } = await open(`${ligue1}chances`);
    expect([status, blocks(html)]).toEqual([200, ["chances", "chance_curves"]]);
    expect(headOf(html)).toMatch(/<title>Ligue 1 \d{4}-\d{4}\u00a0: chances de titre et de relégation · Tribune</);
    const [, head = "", body = ""] =
      /<table class="season-chances">.*?<thead>(.*?)<\/thead><tbody>(.*?)<\/tbody>/s.exec(html) ?? [];
    expect([...head.matchAll(/choice-\d+">([^<]+)/g)].map(([, name]) => name)).toEqual([
      "Titre",
      "Ligue des champions - phase de ligue",
      "Ligue des champions - qualification",
      "Ligue Europa - phase de ligue",
      "Ligue Conférence - qualification",
      "Barrages de relégation",
      "Relégation",
      "Place finale",
    ]);
    const rows = body.split("<tr>").slice(1);
    expect(rows).toHaveLength(18);
    const places = [1, 3, 1, 1, 1, 1, 2];
    const cells = rows.map((row) =>
      [...row.matchAll(/choice-\d+"><(?:b|span) class="tint-\d"[^>]*>([^<]+)/g)].map(([, text = ""]) => text),
    );
    places.forEach((count, column) => {
      const texts = cells.map((row) => row[column] ?? "");
      const sum = texts.reduce(
        (total, text) => total + (/^\d+$/.test(text) ? Number(text) : text === "&gt;99" ? 100 : 0),
        0,
      );
      expect(Math.abs(sum - 100 * count), `${texts.join(" ")} in column ${column}`).toBeLessThanOrEqual(9);
    });
    const [, curves = ""] = /<div class="chance-curves">(.*?)<details/s.exec(html) ?? [];
    expect(curves.match(/<polyline class="stroke-\d" points="0,[\d.]+ /g)).toHaveLength(4 * places.length);
    expect(curves.match(/<li>.*?<b><span dir="ltr">(?:[<>&;lgt\d]+|–)</gs)).toHaveLength(4 * places.length);
    expect(html).toMatch(/<dt>Saisons simulées<\/dt><dd>10\u202f000<\/dd>/);
    const past = /href="(\/football\/france\/ligue-1\/\d{4}-\d{4}\/)"/.exec(html)?.[1];
    expect(await open(`${past}chances`)).toMatchObject({ status: 302, to: past });
    const cup = "/football/europe/ligue-des-champions/";
    expect(await open(`${cup}chances`)).toMatchObject({ status: 302, to: cup });
  });

  it("[C9.05] show a race with all its starters, the races around it and the season's table", async () => {
    const [, path = ""] =
      /href="(\/cyclisme\/[^/"]+\/[^/"]+\/)"/.exec((await open(`/match/${lastRace(34).winner}`)).html) ?? [];
    const { html } = await open(path);
    expect(html.match(/class="row starter/g)?.length).toBeGreaterThan(10);
    expect(blocks(html)).toEqual(expect.arrayContaining(["summary", "summary-fixtures", "standings_table"]));
    expect(html).toMatch(/<ul class="events"><li><a href="\/cyclisme\//);
    const table = await open(`${path}classement`);
    expect([...table.html.matchAll(/<th scope="col"[^>]*>(?:<abbr[^>]*>)?([^<]+)/g)].map(([, text]) => text)).toEqual([
      "#",
      "Nom",
      "Étapes",
      "Victoires",
      "Temps",
    ]);
  });

  it.each([
    ["/football/germany/bundesliga/", "/football/allemagne/bundesliga/"],
    ["/football/France/Ligue-1", ligue1],
    ["/football/france/ligue-1/classement/", `${ligue1}classement`],
    ["/football/germany/", "/football/allemagne/"],
  ])("send %s to its one address %s for good", async (path, to) => {
    expect(await open(path)).toMatchObject({ status: 301, to });
  });

  it.each([
    "/football/france/nope/",
    "/football/atlantis/",
    `${ligue1}1999-2000/`,
    `${ligue1}nope`,
    "/quidditch/france/",
  ])("have nothing at %s", async (path) => {
    expect((await open(path)).status).toBe(404);
  });

  it("[C2.07] [C3.13] have the prices of the next games where the place may see them, with the notice", async () => {
    const { status, html } = await open(`${ligue1}cotes`);
    expect([status, blocks(html)]).toEqual([200, ["odds"]]);
    expect(rowsIn(html)).toBeGreaterThan(5);
    expect(html).toMatch(/<h3><span>Journée \d+<\/span><abbr>1<\/abbr><abbr>N<\/abbr><abbr>2<\/abbr><\/h3>/);
    expect(html).toMatch(/<i[^>]*>\d+\.\d\d<\/i><i[^>]*>\d+\.\d\d<\/i><i[^>]*>\d+\.\d\d<\/i>/);
    expect(html).toMatch(/<aside class="legal"/);
    expect(html).toContain("Cotes simulées");
    expect(headOf(html)).not.toMatch(/\d\.\d\d/);
    // A finished season has no odds.
    const past = /href="(\/football\/france\/ligue-1\/\d{4}-\d{4}\/)"/.exec(
      (await open(`${ligue1}archives`)).html,
    )?.[1];
    expect(await open(`${past}cotes`)).toMatchObject({ status: 302, to: past });
  });

  it.each(["BE", "US", ""])("[C6.03] have no odds, and nothing of them, from the place '%s'", async (from) => {
    const headers = from === "" ? {} : { "x-dev-place": from };
    const ask = (path: string) => fetch(new URL(path, stack.url), { redirect: "manual", headers });
    const odds = await ask(`${ligue1}cotes`);
    expect([odds.status, odds.headers.get("location"), await odds.text()]).toEqual([302, ligue1, ""]);
    const sent = await Promise.all(
      [`${ligue1}cotes.data`, ligue1, `${ligue1}classement`, `${ligue1}calendrier`].map(async (path) =>
        (await ask(path)).text(),
      ),
    );
    for (const text of sent) expect(text).not.toMatch(/tab-odds|\/cotes"|XA÷|ODA÷|"odds",|Winamax|Betclic/);
  });

  it("[C2.13] [C9.04] tell the news of a competition, 15 at most or as many as are asked for", async () => {
    const { status, html } = await open(`${ligue1}news`);
    expect([status, blocks(html)]).toEqual([200, ["news"]]);
    // The page shows at most 15 articles of the last fortnight; with 15, a link leads to more.
    const count = html.match(/<article>/g)?.length ?? 0;
    expect(count).toBeGreaterThan(3);
    expect(count).toBeLessThanOrEqual(15);
    expect(html.includes(`<a class="more-link" href="${ligue1}news?count=30">`)).toBe(count === 15);
    expect((await open(`${ligue1}news?count=3`)).html.match(/<article>/g)?.length).toBe(3);
    const article = /<article><h3><a href="([^"]+)"/.exec(html)?.[1] ?? "";
    expect((await open(article)).status).toBe(200);
    expect(await open(`${ligue1}news?count=7`)).toMatchObject({ status: 301, to: `${ligue1}news` });
  });

  it("[C2.13] show what a cup has instead of a table: the round that is played, and who takes part", async () => {
    const path = (await pathsOf(2)).find((each) => each.includes("atp-simple")) ?? "";
    const { html } = await open(path);
    expect(blocks(html)).toEqual(expect.arrayContaining(["standings_draw", "participants_players"]));
    const players = /data-block="participants_players".*?<\/ul>/s.exec(html)?.[0] ?? "";
    const [player = ""] = [...players.matchAll(/href="(\/joueur\/[^"]+)"/g)].map(([, href]) => href);
    expect((await open(player)).status).toBe(200);
  });

  it("[C2.08] open by ids: tables with a type of statistics, and draws, of any season", async () => {
    const day = decodeDayFeed(await (await getFeed(stack, "f_1_0_1_fr_1")).text());
    const { tournamentId, stageId, path } = day.leagues.find(({ league }) => league.duel === 1)?.league ?? {};
    expect(await open(`/ids/standings/1/${tournamentId}/${stageId}/1`)).toMatchObject({
      status: 302,
      to: `${path}classement`,
    });
    const home = await fetch(new URL(`/ids/standings/1/${tournamentId}/${stageId}/2`, stack.url), {
      redirect: "manual",
    });
    expect(home.headers.get("location")).toBe(`${path}classement#home`);
    const tennis = decodeDayFeed(await (await getFeed(stack, "f_2_0_0_fr_1")).text());
    const drawn = tennis.leagues.find(({ league }) => league.path?.includes("atp-simple"))?.league;
    expect(await open(`/ids/draw/2/${drawn?.tournamentId}/${drawn?.stageId}`)).toMatchObject({
      status: 302,
      to: `${drawn?.path}tableau`,
    });
    for (const path of [
      "/ids/standings/1/1Nobody0/1Nobody0/1",
      `/ids/standings/1/${tournamentId}/${stageId}/77`,
      "/ids/nope/1/x",
      "/ids/draw/99/a/b",
    ])
      expect([path, (await open(path)).status]).toEqual([path, 404]);
  });

  it("[C3.21] are led to by ids of redirect types: event, template, participant, player and detail page", async () => {
    const day = decodeDayFeed(await (await getFeed(stack, "f_1_0_1_fr_1")).text());
    const { league, events } = day.leagues.find((each) => each.league.duel === 1) ?? {};
    const [event] = events ?? [];
    const to = async (type: number, id: string | null | undefined) => (await open(`/ids/redirect/1/${type}/${id}`)).to;
    expect(await to(1, event?.id)).toBe(`/match/${event?.id}`);
    expect(await to(5, event?.id)).toBe(`/match/${event?.id}`);
    expect(await to(2, league?.templateKey?.split("_")[1])).toBe(league?.path);
    expect(await to(3, event?.homeParticipantId)).toBe(`/equipe/${event?.homeSlug}/${event?.homeParticipantId}/`);
    const tennis = decodeDayFeed(await (await getFeed(stack, "f_2_0_0_fr_1")).text()).leagues[0]?.events[0];
    const player = await open(`/ids/redirect/2/4/${tennis?.homeParticipantId}`);
    expect(player).toMatchObject({ status: 302, to: expect.stringContaining(`/${tennis?.homeParticipantId}/`) });
    for (const path of ["1/1/2Ab3dEf7", "1/2/Nobody00", "1/3/1Nobody0", "1/6/1Nobody0", "1/1"])
      expect([path, (await open(`/ids/redirect/${path}`)).status]).toEqual([path, 404]);
  });

  it("[C6.03] show no price and no channel, wherever the visitor is", async () => {
    for (const section of ["", "resultats", "calendrier", "classement"]) {
      const { html } = await open(ligue1 + section);
      expect(html).not.toMatch(/XA÷|ODA÷|class="legal"|beIN|Canal\+/);
    }
  });

  it("[C2.07] are led to by the list and by the match, and lead to the country's competitions with today's games", async () => {
    const list = await open("/");
    const path = /<a href="(\/football\/[^"]+)">Compétition<\/a><ul>/.exec(list.html)?.[1] ?? "";
    expect((await open(path)).status).toBe(200);
    const day = decodeDayFeed(await (await getFeed(stack, "f_1_0_1_fr_1")).text());
    const { league, events = [] } = day.leagues[0] ?? {};
    const match = await open(`/match/${events[0]?.id}`);
    expect(match.html).toContain(`<a href="${league?.path}" data-discover="true">`);
    const countryPath = path.replace(/[^/]+\/$/, "");
    const country = await open(countryPath);
    expect(country.html).toContain('data-page="common_page"');
    expect(blocks(country.html)).toEqual(expect.arrayContaining(["summary-fixtures", "summary-results"]));
    const own = new RegExp(`<a href="${path}"><bdi[^>]*>[^<]+</bdi>.*?<small>(\\d+) matchs? aujourd’hui`).exec(
      country.html,
    );
    const games = day.leagues.filter((each) => each.league.path === path).flatMap((each) => each.events);
    expect(Number(own?.[1])).toBe(games.length);
  });

  it("show a competition that was just posted, under its season", async () => {
    const { batch } = toMatchday({ games: 2, startSeconds: Math.floor(Date.now() / 1000), name: "Neuve" });
    await postIngest(stack, "events", batch);
    const response = await getPage(stack, "/football/france/neuve-1/");
    expect([response.status, rowsIn(await response.text())]).toEqual([200, 2]);
  });
});

describe.each([
  ["en", "/football/germany/bundesliga/", "standings", "Table", "/football/allemagne/bundesliga/"],
  ["de", "/fussball/deutschland/bundesliga/", "tabelle", "Tabelle", "/fussball/germany/bundesliga/"],
] as const)("a competition on a site in %s", (lang, path, word, title, other) => {
  let stack: Stack;
  beforeAll(async () => {
    stack = await stackOfLanguages();
  });

  it("[C1.11] has its address and its words in that language", async () => {
    const { html } = await getPageAt(stack, hostOf(lang), path + word);
    expect(html).toContain(`<html lang="${lang}"`);
    expect(html).toContain(`<link rel="canonical" href="http://${hostOf(lang)}${path}${word}"/>`);
    expect(html).toMatch(new RegExp(`<a id="tab-standings"[^>]*aria-current="page"[^>]*>${title}<`));
    const { status, headers } = await getPageAt(stack, hostOf(lang), other);
    expect([status, new URL(headers["location"] ?? "", stack.url).pathname]).toEqual([301, path]);
  });
});
