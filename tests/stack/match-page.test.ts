import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Stack } from "../../scripts/stack.ts";
import { decodeDayFeed } from "../../shared/feed/day-feed.ts";
import { readAnalysis } from "../../shared/feed/sections/read-analysis.ts";
import { readMatch } from "../../shared/feed/sections/read-match.ts";
import { toMatchday } from "../support/matchday.ts";
import { getFeed, getPage, postIngest } from "../support/requests.ts";
import { startTestStack } from "../support/stack.ts";

const tabLinks = (html: string): readonly string[] =>
  [...html.matchAll(/<a id="tab-[^"]*" href="([^"]*)"/g)].map(([, href = ""]) => href);
const currentTab = (html: string) => /<a id="tab-(\w+)"[^>]*aria-current="page"/.exec(html)?.[1];

describe("the page of a match", () => {
  let stack: Stack;
  /** A game of yesterday that has every tab. */
  let played: string;
  /** One that nothing but its kick-off is known of. */
  let bare: string;
  beforeAll(async () => {
    stack = await startTestStack();
    const day = decodeDayFeed(await (await getFeed(stack, "f_1_-1_1_fr_1")).text());
    const ids = day.leagues.flatMap(({ events }) =>
      events.flatMap(({ id, status }) => (id && status === 3 ? [id] : [])),
    );
    const withTabs = await Promise.all(
      ids.slice(0, 40).map(async (id) => {
        const { tabs } = readMatch(await (await getFeed(stack, `dc_1_${id}`)).text());
        return ["ST", "LI", "PS", "LC", "HH", "LT"].every((tab) => tabs.includes(tab)) ? [id] : [];
      }),
    );
    played = withTabs.flat()[0] ?? "";
    const matchday = toMatchday({ games: 1, startSeconds: Math.floor(Date.now() / 1000), name: "Nue" });
    await postIngest(stack, "events", matchday.batch);
    bare = matchday.games[0]?.eventId ?? "";
  });
  afterAll(() => stack.stop());

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
    const [ofFrance, ofBelgium] = pages.map((html) => html.match(/<section class="card analysis[^]*?<\/section>/g));
    expect(ofFrance).toHaveLength(3);
    expect(ofBelgium).toEqual(ofFrance);
    expect(ofFrance?.[0]).toMatch(/Temps forts.*a eu l’avantage pendant \d+ min.*<path class="home" d="M/s);
    expect(ofFrance?.[1]).toMatch(/\d,\d\d xG.*class="is-goal"|\d,\d\d xG/s);
    expect(ofFrance?.[2]).toMatch(/Probabilités.*avant le match.*\d+\s%/s);
  });

  it("[C9.02] draws them for a live match as far as it has been played, and has their hash", async () => {
    const day = decodeDayFeed(await (await getFeed(stack, "f_1_0_1_fr_1")).text());
    const live = day.leagues.flatMap(({ events }) =>
      events.flatMap(({ id, status }) => (id && status === 13 ? [id] : [])),
    );
    expect(live.length).toBeGreaterThan(0);
    const withShots = await Promise.all(
      live.slice(0, 12).map(async (id) => {
        const { shots } = readAnalysis(await (await getFeed(stack, `df_ma_1_${id}`)).text());
        return shots.length > 3 ? [id] : [];
      }),
    );
    const [id = ""] = withShots.flat();
    const { html } = await open(`/match/${id}`);
    expect(html).toMatch(/<section class="card analysis chances".*maintenant.*<line class="now"/s);
    expect(html).toMatch(/<section class="card analysis momentum".*<line class="now"/s);
    expect(await (await getFeed(stack, `g_1_${id}`)).text()).toMatch(/TAH÷[0-9a-f]{32}/);
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
    expect(html).toMatch(/Derniers matchs : /);
    expect(html.match(/class="past[^"]*"/g)?.length).toBeGreaterThanOrEqual(2);
    expect(html).toMatch(/<ol class="form"/);
  });

  it("[C2.05] has a page for the statistics of players, whose columns have short codes", async () => {
    const { status, html } = await open(`/match/${played}/statistiques-joueurs`);
    expect([status, currentTab(html)]).toEqual([200, "playerStatistics"]);
    expect(html).toMatch(/<button type="button" title="Buts">G/);
    expect(html.match(/<tr class="not-in-2">/g)?.length).toBeGreaterThanOrEqual(11);
    expect(html.match(/<tr class="not-in-3">/g)?.length).toBeGreaterThanOrEqual(11);
  });

  it("[C1.10] has a page for the commentary, the end of the game first, with the important lines marked", async () => {
    const { status, html } = await open(`/match/${played}/commentaires`);
    expect([status, currentTab(html)]).toEqual([200, "commentary"]);
    expect(html.match(/<li class="important">/g)?.length).toBeGreaterThanOrEqual(2);
    const minutes = [...html.matchAll(/<span class="minute">(\d+)/g)].map(([, minute]) => Number(minute));
    expect(minutes.length).toBeGreaterThan(5);
    expect(minutes).toEqual(minutes.toSorted((a, b) => b - a));
  });

  it("[C2.08] has a page for the standings, with both sides lit in each of three tables", async () => {
    const { status, html } = await open(`/match/${played}/classement`);
    expect([status, currentTab(html)]).toEqual([200, "standings"]);
    expect(html.match(/<div class="card league-table"><table>/g)).toHaveLength(3);
    expect(html.match(/<tr class="of-match">/g)).toHaveLength(6);
    expect(html).toContain('<i class="form-');
    expect(html).not.toMatch(/<[a-z]+[^>]* style="/);
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
    const path = `/match/${played}/statistiques.data?_routes=match-statistics-statistiques`;
    const response = await getPage(stack, path);
    const body = await response.text();
    expect(response.status).toBe(200);
    expect(body).toContain("SE÷");
    expect(body).not.toContain("ZA÷");
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
