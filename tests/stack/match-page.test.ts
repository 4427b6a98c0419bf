import { beforeAll, describe, expect, it } from "vitest";
import type { Stack } from "../../scripts/stack.ts";
import { decodeDayFeed } from "../../shared/wire/day-feed.ts";
import { readMatch } from "../../shared/wire/sections/read-match.ts";
import { toMatchday } from "../support/matchday.ts";
import { getFeed, getPage, postIngest } from "../support/requests.ts";
import { sharedTestStack } from "../support/stack.ts";
import { postTie, toTie } from "../support/tie.ts";

const tabLinks = (html: string): readonly string[] =>
  [...html.matchAll(/<a id="tab-[^"]*" href="([^"]*)"/g)].map(([, href = ""]) => href);
const currentTab = (html: string) => /<a id="tab-(\w+)"[^>]*aria-current="page"/.exec(html)?.[1];

describe("the page of a match", () => {
  let stack: Stack;
  /** A game of yesterday that has every tab. */
  let played: string;
  const tie = toTie(Math.floor(Date.now() / 1000));
  /** One that nothing but its kick-off is known of. */
  let bare: string;
  beforeAll(async () => {
    stack = await sharedTestStack();
    const day = decodeDayFeed(await (await getFeed(stack, "f_1_-1_1_fr_1")).text());
    const ids = day.leagues.flatMap(({ events }) =>
      events.flatMap(({ id, status }) => (id && status === 3 ? [id] : [])),
    );
    const withTabs = await Promise.all(
      ids.slice(0, 40).map(async (id) => {
        const { tabs } = readMatch(await (await getFeed(stack, `dc_1_${id}`)).text());
        return ["ST", "LI", "PS", "LC", "HH", "LT", "NF", "HL"].every((tab) => tabs.includes(tab)) ? [id] : [];
      }),
    );
    played = withTabs.flat()[0] ?? "";
    const matchday = toMatchday({ games: 1, startSeconds: Math.floor(Date.now() / 1000), name: "Nue" });
    await postIngest(stack, "events", matchday.batch);
    bare = matchday.games[0]?.eventId ?? "";
    await postTie(stack, tie);
  });

  const open = async (path: string) => {
    const response = await getPage(stack, path);
    return { status: response.status, html: await response.text() };
  };

  it("[C2.05] says on its first tab what happened, with every other tab as a link", async () => {
    const { status, html } = await open(`/match/${played}`);
    expect([status, currentTab(html)]).toEqual([200, "summary"]);
    expect(tabLinks(html)).toEqual(
      [
        "",
        "/statistiques",
        "/compositions",
        "/statistiques-joueurs",
        "/commentaires",
        "/face-a-face",
        "/classement",
        "/compte-rendu",
        "/news",
        "/videos",
      ].map((word) => `/match/${played}${word}`),
    );
    expect(html).toMatch(/<h1[^>]*>[^<]+–[^<]+<\/h1>/);
    expect(html).toMatch(/<ol class="axis">.*1re mi-temps/s);
    expect(html).toContain("Fiche du match");
  });

  it("[C2.05] draws momentum, chances and shots of a finished match, the same for a place without odds", async () => {
    const pages = await Promise.all(
      ["FR:IDF", "BE"].map(async (place) => {
        const response = await getPage(stack, `/match/${played}`, { headers: { "x-dev-place": place } });
        return response.text();
      }),
    );
    // A match without goals has no card of what decided it.
    const [ofFrance, ofBelgium] = pages.map((html) =>
      html.match(/<section class="card analysis (?!decision)[^]*?<\/section>/g),
    );
    expect(ofFrance).toHaveLength(3);
    expect(ofBelgium).toEqual(ofFrance);
    expect(ofFrance?.[0]).toMatch(/Temps forts.*a eu l’avantage pendant \d+ min.*<path class="home" d="M/s);
    expect(ofFrance?.[1]).toMatch(/\d,\d\d xG.*class="is-goal"|\d,\d\d xG/s);
    expect(ofFrance?.[2]).toMatch(/Probabilités.*avant le match.*\d+\s%/s);
  });

  it("[C2.05] has a page for the statistics, with bars that need no inline style", async () => {
    const { status, html } = await open(`/match/${played}/statistiques`);
    expect([status, currentTab(html)]).toEqual([200, "statistics"]);
    expect(html).toMatch(/<dt>Possession de balle<\/dt>/);
    expect(html).toMatch(/<rect class="home" x="[\d.]+" width="[\d.]+"/);
    expect(html).not.toMatch(/<[a-z]+[^>]* style="/);
    expect(html).toMatch(/<title>[^<]+ · Statistiques · /);
  });

  it("[C1.08] has a page for the line-ups, on a pitch with ratings", async () => {
    const { status, html } = await open(`/match/${played}/compositions`);
    expect([status, currentTab(html)]).toEqual([200, "lineUps"]);
    expect(html.match(/class="on-pitch"/g)).toHaveLength(22);
    expect(html).toMatch(/note \d,\d/);
    expect(html).toContain("Remplaçants");
  });

  it("[C2.05] has a page for past matches, each a link", async () => {
    const { status, html } = await open(`/match/${played}/face-a-face`);
    expect([status, currentTab(html)]).toEqual([200, "headToHead"]);
    expect(html).toMatch(/Derniers matchs : /);
    expect(html.match(/class="past[^"]*"/g)?.length).toBeGreaterThanOrEqual(2);
    expect(html).toMatch(/<ol class="form"/);
  });

  it("[C2.05] has a page for the statistics of players, whose columns have words of the language", async () => {
    const { status, html } = await open(`/match/${played}/statistiques-joueurs`);
    expect([status, currentTab(html)]).toEqual([200, "playerStatistics"]);
    expect(html).toMatch(/<button type="button">Buts</);
    expect(html.match(/<tr class="not-in-2">/g)?.length).toBeGreaterThanOrEqual(11);
    expect(html.match(/<tr class="not-in-3">/g)?.length).toBeGreaterThanOrEqual(11);
  });

  it("[C1.10] has a page for the commentary, the end of the game first, with the important lines marked", async () => {
    const { status, html } = await open(`/match/${played}/commentaires`);
    expect([status, currentTab(html)]).toEqual([200, "commentary"]);
    expect(html.match(/<li class="important">/g)?.length).toBeGreaterThanOrEqual(2);
    // A review has the minute of the goal that it confirms, and stands where it ended.
    const lines = html.split("<li").filter((line) => !line.includes("Vérifié"));
    const minutes = lines.flatMap((line) => /<span class="minute">(\d+)/.exec(line)?.[1] ?? []).map(Number);
    expect(minutes.length).toBeGreaterThan(5);
    expect(minutes).toEqual(minutes.toSorted((a, b) => b - a));
  });

  it("[C2.08] has a page for the standings, with both sides lit in each of three tables", async () => {
    const { status, html } = await open(`/match/${played}/classement`);
    expect([status, currentTab(html)]).toEqual([200, "standings"]);
    expect(html.match(/<div class="card league-table"><table>/g)).toHaveLength(3);
    expect(html.match(/<tr class="of-match">/g)).toHaveLength(6);
    expect(html).toMatch(/class="form-mark form-[wdl]"/);
    expect(html).not.toMatch(/<[a-z]+[^>]* style="/);
  });

  it("[C2.05] [C2.08] has pages for the draw with this match lit and for both legs of its tie, in the words of the site", async () => {
    const [first, second] = tie.legs;
    const { status, html } = await open(`/match/${second}/tableau`);
    expect([status, currentTab(html)]).toEqual([200, "draw"]);
    expect(html.match(/class="tie lit"/g)).toHaveLength(1);
    const series = await open(`/match/${second}/serie`);
    expect([series.status, currentTab(series.html)]).toEqual([200, "series"]);
    expect(series.html.match(/<li class="of-match">/g)).toHaveLength(1);
    // The board: the first leg was lost 1-2 away, the second won 3-0 at home.
    expect(series.html).toMatch(/Score cumulé(?:<!-- -->)? <b>4 – 2<\/b>/);
    expect(series.html).toContain(`<a href="/match/${first}">`);
    expect(html).toContain(`<a href="/match/${second}/tableau"><small>Demi-finales</small></a>`);
  });

  it.each([
    ["all results are", () => "hidden"],
    ["the other leg alone is", (leg: string) => `some!g.${leg}`],
  ])("tells nothing of the other leg of its tie where %s hidden", async (_, veil) => {
    const [first, second] = tie.legs;
    const headers = { cookie: `veil=${veil(second)}` };
    const scoreOfSecond = new RegExp(`${second}:\\d+:\\w+:3:|3 – 0|0 – 3|AA÷${second}¬[^~]*¬AG÷`);
    for (const path of [`/match/${first}`, `/match/${first}/serie`]) {
      expect(await (await getPage(stack, path)).text()).toMatch(scoreOfSecond);
      const html = await (await getPage(stack, path, { headers })).text();
      expect(html).toContain(`/match/${second}`);
      expect([path, scoreOfSecond.exec(html)?.[0]]).toEqual([path, undefined]);
      expect(html).not.toMatch(/Score cumulé|score\\?":\[?3|\[3,0\]/);
    }
  });

  it("[C2.05] has a page for the news of the match", async () => {
    const { status, html } = await open(`/match/${played}/news`);
    expect([status, currentTab(html)]).toEqual([200, "news"]);
    expect(html).toMatch(/<ul class="articles">.*<a href="\/news\/[^"]+"/s);
  });

  it("[C3.09] has a page for the highlights, whose document names what every country sees", async () => {
    const [, second] = tie.legs;
    const { status, html } = await open(`/match/${second}/videos`);
    expect([status, currentTab(html)]).toEqual([200, "highlights"]);
    expect(html).toContain('<a href="https://replay.example/1"');
    expect(html).not.toContain("Replay Hexagone");
    const feedIn = async (place: string) => (await getFeed(stack, `df_hl_1_${second}`, { place })).text();
    expect([(await feedIn("FR")).includes("Replay Hexagone"), await feedIn("BE")]).toEqual([
      true,
      expect.not.stringContaining("Replay Hexagone"),
    ]);
  });

  it("gives an entry for calendars beside its address, and none for a match that nobody knows", async () => {
    const response = await getPage(stack, `/match/${bare}.ics`);
    expect([response.status, response.headers.get("content-type")]).toEqual([200, "text/calendar; charset=utf-8"]);
    expect(response.headers.get("content-disposition")).toMatch(/^attachment; filename="[a-z0-9-]+\.ics"$/);
    const text = await response.text();
    expect(text).toMatch(new RegExp(`^BEGIN:VCALENDAR\r\n[^]*UID:match-${bare}@tribune\r\nSEQUENCE:\\d+\r\n`));
    expect((await getPage(stack, "/match/1Nobody0.ics")).status).toBe(404);
    expect((await open(`/match/${bare}`)).html).toContain(`href="/match/${bare}.ics"`);
    expect((await open(`/match/${played}`)).html).not.toContain(".ics");
  });

  it("describes itself to search engines, and names one address for each tab", async () => {
    const { html } = await open(`/match/${played}/statistiques`);
    expect(html).toContain(`<link rel="canonical" href="/match/${played}/statistiques"/>`);
    expect(html).toContain('"@type":"SportsEvent"');
    expect(html).toContain('"eventStatus":"https://schema.org/EventScheduled"');
    expect((await open(`/match/${played}`)).html).toContain(
      `<link rel="alternate" hrefLang="fr-FR" href="/match/${played}"/>`,
    );
  });

  it("[C6.03] has a picture for those who share it, without a word of odds", async () => {
    const response = await getPage(stack, `/match/${played}.svg`, { place: "FR:IDF" });
    expect([response.status, response.headers.get("content-type")]).toEqual([200, "image/svg+xml; charset=utf-8"]);
    expect(response.headers.get("content-security-policy")).toContain("default-src 'none'");
    expect(await response.text()).toMatch(/^<svg [^>]*width="1200" height="630".*>Terminé<\/text><\/svg>$/s);
    expect((await open(`/match/${played}`)).html).toContain(
      `<meta property="og:image" content="/match/${played}.png"/>`,
    );
  });

  it("says of a match that was put off why, on its board and where its sections would be", async () => {
    const { html } = await open(`/match/${tie.postponed}`);
    expect(html.match(/Pelouse gelée\./g)?.length).toBeGreaterThanOrEqual(2);
    expect(html).toContain('"eventStatus":"https://schema.org/EventPostponed"');
  });

  it("sends an address of a tab that the match lacks, or that nobody knows, to its first tab", async () => {
    for (const word of ["compositions", "statistiques", "cotes-du-rhone", "statistics"]) {
      const response = await fetch(new URL(`/match/${bare}/${word}`, stack.url), { redirect: "manual" });
      expect([word, response.status >= 300 && response.status < 400]).toEqual([word, true]);
      expect([word, new URL(response.headers.get("location") ?? "", stack.url).pathname]).toEqual([
        word,
        `/match/${bare}`,
      ]);
    }
    const { html } = await open(`/match/${bare}`);
    // Its league has a table before anybody has played.
    expect(tabLinks(html)).toEqual([`/match/${bare}`, `/match/${bare}/classement`]);
    expect(html).toContain("Le match n’a pas commencé");
  });

  it("[C1.06] has no page for a horse of a race", async () => {
    const day = decodeDayFeed(await (await getFeed(stack, "f_35_0_1_fr_1")).text());
    const id = day.leagues.flatMap(({ events }) => events)[0]?.id;
    expect(id).toBeDefined();
    expect((await open(`/match/${id}`)).status).toBe(404);
  });

  it("gives a tab alone to a page that has the board", async () => {
    const path = `/match/${played}/statistiques.data?_routes=match-match-statistics-statistiques`;
    const response = await getPage(stack, path);
    const body = await response.text();
    expect(response.status).toBe(200);
    expect(body).toContain("SE÷");
    expect(body).not.toContain("ZA÷");
  });

  it("is made anew behind a reader who gets the last page, the tables of home and away games too", async () => {
    const states: (string | null)[] = [];
    const read = async () => {
      const response = await getPage(stack, `/match/${played}/classement`);
      await response.text();
      const state = response.headers.get("x-tribune-cache");
      if (state !== states.at(-1)) states.push(state);
      return states;
    };
    await expect.poll(read, { timeout: 25_000, interval: 500 }).toContain("STALE");
    await expect.poll(async () => (await read()).slice(states.indexOf("STALE")).slice(0, 2)).toEqual(["STALE", "HIT"]);
  });

  it("keeps each tab in the page cache by its own address", async () => {
    const states = [];
    for (const word of ["", "/statistiques", "", "/statistiques"]) {
      const response = await getPage(stack, `/match/${played}${word}`, {
        headers: { "x-dev-place": "CH" },
      });
      states.push(response.headers.get("x-tribune-cache"));
      await response.body?.cancel();
    }
    expect(states.slice(0, 2)).toEqual(["MISS", "MISS"]);
    expect(states.slice(2).every((state) => state === "HIT" || state === "STALE")).toBe(true);
  });
});
