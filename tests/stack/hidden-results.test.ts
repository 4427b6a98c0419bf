import { dayNumber, toIsoDay } from "../../shared/basics/day.ts";
import { sportIds } from "../../shared/sports/sport-ids.ts";
import { beforeAll, describe, expect, it } from "vitest";
import { besidePath } from "../../app/features/beside/beside-path.ts";
import type { Stack } from "../../scripts/stack.ts";
import { decodeDayFeed } from "../../shared/wire/day-feed.ts";
import { eventFields } from "../../shared/wire/event-fields.ts";
import { formatFeedName } from "../../shared/wire/feed-names.ts";
import { tableTab } from "../../shared/competitions/table-tabs.ts";
import { lastRace } from "../support/last-race.ts";
import { getFeed, getPage } from "../support/requests.ts";
import { sharedTestStack } from "../support/stack.ts";

/** Key and stage of Ligue 1, in which the built-in world has played for months. */
const path = "/football/france/ligue-1/";

describe("the documents of who hides results", () => {
  let stack: Stack;
  let league: { readonly key: string; readonly tournamentId: string; readonly stageId: string };
  let teamIds: readonly string[];
  let team: string;
  beforeAll(async () => {
    stack = await sharedTestStack();
    const html = await open(path, "");
    const [, tournamentId = ""] = /¬ZE÷([^¬]*)¬/.exec(html) ?? [];
    const [, stageId = ""] = /¬ZC÷([^¬]*)¬/.exec(html) ?? [];
    const [, template = ""] = /¬ZH÷([^¬]*)¬/.exec(html) ?? [];
    league = { key: `1_${template}`, tournamentId, stageId };
    const table = formatFeedName({ kind: "standings", tournamentId, stageId, tab: tableTab.overall });
    const rows = (await (await getFeed(stack, table)).text()).matchAll(/¬TI÷([^¬]*)¬/g);
    teamIds = [...new Set([...rows].map(([, id = ""]) => id))];
    team = await urlOf(teamIds[0] ?? "");
  });
  const urlOf = async (id: string): Promise<string> =>
    decodeDayFeed(await (await getFeed(stack, `pm_1_${id}`)).text()).participants?.[0]?.url ?? "";

  const open = async (address: string, veil: string) =>
    (await getPage(stack, address, { headers: { cookie: veil === "" ? "" : `veil=${veil}` } })).text();
  const hideLeague = () => `some!l.${league.key}.${league.tournamentId}.${league.stageId}`;
  const all = async () => "hidden";

  /** A game of the built-in world may begin some minutes late, and is one to come until then. */
  const mostLateSeconds = 900;

  /** The games of a document by the heading that they stand under, each by how long ago it began. */
  function gamesByHeading(html: string, nowSeconds: number): Readonly<Record<string, readonly number[]>> {
    const startOf = (id: string) => Number(new RegExp(`AA÷${id}¬(?:[^~]*?¬)?AD÷(\\d+)¬`).exec(html)?.[1]);
    const main = html.slice(html.indexOf('id="main"'), html.indexOf("</main>"));
    const sections = main.split(/<h2[^>]*>/).slice(1);
    return Object.fromEntries(
      sections.map((section) => [
        section.slice(0, section.indexOf("<")),
        [...section.matchAll(/<li id="g_1_(\w{8})"/g)].map(([, id = ""]) => nowSeconds - startOf(id)),
      ]),
    );
  }

  it.each([
    ["a competition, all results hidden", () => path, all, "Prochains matchs"],
    ["a competition that is hidden", () => path, async () => hideLeague(), "Prochains matchs"],
    ["a country, all results hidden", () => "/football/france/", all, "Prochains matchs"],
    ["a team, all results hidden", () => team, all, "À suivre"],
  ])("[C9.05] put past games under a heading of their own on the page of %s", async (_, address, veil, next) => {
    const now = Math.floor(Date.now() / 1000);
    const games = gamesByHeading(await open(address(), await veil()), now);
    const past = games["Résultats masqués"] ?? [];
    expect([past.length > 0, (games[next] ?? []).length > 0]).toEqual([true, true]);
    expect(past.filter((ago) => !(ago >= 0))).toEqual([]);
    expect((games[next] ?? []).filter((ago) => !(ago <= mostLateSeconds))).toEqual([]);
    expect(games["Derniers résultats"] ?? games["Derniers matchs"] ?? []).toEqual([]);
  });

  it("count no game of the past among those to come", async () => {
    const html = await open("/?cat=7", "hidden");
    const now = Math.floor(Date.now() / 1000);
    const starts = [...html.matchAll(/<li id="g_1_(\w{8})"/g)].map(([, id = ""]) =>
      Number(new RegExp(`AA÷${id}¬(?:[^~]*?¬)?AD÷(\\d+)¬`).exec(html)?.[1]),
    );
    expect(starts.filter((start) => !(start >= now - mostLateSeconds))).toEqual([]);
  });

  it("keep the results of a team whose games are all hidden within reach", async () => {
    const results = await open(`${team}resultats`, "hidden");
    expect(results).toContain('data-block="results"');
  });

  it("say that a place, a squad's figures and news are masked, each with what shows it", async () => {
    const html = await open(team, "hidden");
    expect(html).toContain(">Place masquée<");
    expect(html).toMatch(/<button[^>]*aria-label="Montrer · [^"]*Ligue 1"/);
    expect(html).toContain("Statistiques masquées");
    // Depending on the day, some teams have no article that reveals a result.
    const masked = /Actualités masquées|Des articles sont masqués/;
    let teamsWithMaskedNews = 0;
    for (const id of teamIds) if (masked.test(await open(await urlOf(id), "hidden"))) teamsWithMaskedNews += 1;
    expect(teamsWithMaskedNews).toBeGreaterThan(0);
    expect(await open(besidePath(1), "hidden")).toContain("<p>Des articles sont masqués</p>");
    expect(await open(besidePath(1), "")).not.toContain("masqués");
    expect(await open(`${team}effectif`, "hidden")).toMatch(/<button[^>]*aria-label="Montrer · Statistiques masquées"/);
  });

  it.each([
    ["all results are", all],
    ["the league is", async () => hideLeague()],
  ])("mask the chances of a season, which follow from its results, where %s hidden", async (_, veil) => {
    const shown = await open(`${path}chances`, "");
    expect(shown).toMatch(/CHR÷.*<table class="season-chances">|<table class="season-chances">.*CHR÷/s);
    const html = await open(`${path}chances`, await veil());
    expect(html).toContain('data-block="chances"');
    expect(html).not.toMatch(/CHR÷|CHD÷|<table class="season-chances">/);
    expect(shown).toMatch(/CCP÷.*data-block="chance_curves"|data-block="chance_curves".*CCP÷/s);
    expect(html).not.toMatch(/CC[SZP]÷|data-block="chance_curves"/);
    expect(await open(`${path}et-si`, "")).toMatch(
      /OSG÷.*<table class="what-if-table">|<table class="what-if-table">.*OSG÷/s,
    );
    const assumed = await open(`${path}et-si`, await veil());
    expect(assumed).toContain('data-block="what_if"');
    expect(assumed).not.toMatch(/OSG÷|OSE÷|OSX÷|<table class="what-if-table">/);
  });

  it.each([
    ["all results are", all],
    ["the league is", async () => hideLeague()],
    ["a team of the league is", async () => `some!t.${teamIds[1]}`],
  ])("mask how forecasts came true, which counts results, where %s hidden", async (_, veil) => {
    expect(await open(`${path}previsions`, "")).toMatch(/FON÷.*class="reliability"|class="reliability".*FON÷/s);
    const html = await open(`${path}previsions`, await veil());
    expect(html).toContain('data-block="forecasts"');
    expect(html).not.toMatch(/FON÷|FOS÷|class="reliability|class="forecast-scores"/);
  });

  it.each([
    ["all results are", all],
    ["the league is", async () => hideLeague()],
    ["a team of the league is", async () => `some!t.${teamIds[1]}`],
  ])("mask the chances on the page of a team, and have none of their numbers, where %s hidden", async (_, veil) => {
    expect(await open(team, "")).toMatch(
      /<dl class="facts outlook">.*expectedPoints|expectedPoints.*<dl class="facts outlook">/s,
    );
    const html = await open(team, await veil());
    const [, card = ""] = /data-block="chances">(.*?)<\/section>/s.exec(html) ?? [];
    expect(card).toContain(`href="${path}chances"`);
    expect(card).toContain(">Partie masquée<");
    expect(card).toMatch(/<button[^>]*aria-label="Montrer · Chances de fin de saison"/);
    expect(card).not.toMatch(/<dl|tint-/);
    expect(html).not.toMatch(/expectedPoints|CHR÷|CHD÷/);
  });

  it.each([
    ["all results are", all],
    ["the league is", async () => hideLeague()],
    ["a team of the league is", async () => `some!t.${teamIds[1]}`],
  ])("mask the table by shots and the next fixtures of a league, where %s hidden", async (_, veil) => {
    expect(await open(`${path}classement`, "")).toMatch(/<table class="expected">.*<table class="difficulty">/s);
    const html = await open(`${path}classement`, await veil());
    for (const name of ["expected_table", "fixture_difficulty"]) expect(html).toContain(`data-block="${name}"`);
    expect(html).not.toMatch(/XPV÷|NFX÷|<table class="(?:expected|difficulty)">/);
  });

  it.each([
    ["all results are", all],
    ["the league is", async () => hideLeague()],
    ["a team of the league is", async () => `some!t.${teamIds[1]}`],
  ])(
    "mask the statistics of a season and its best elevens, which tell of its results, where %s hidden",
    async (_, veil) => {
      expect(await open(`${path}statistiques`, "")).toMatch(/GSV÷.*<ul class="eleven">|<ul class="eleven">.*GSV÷/s);
      const html = await open(`${path}statistiques`, await veil());
      expect(html).toContain('data-block="best_eleven"');
      expect(html).toContain('data-block="team_statistics"');
      expect(html).not.toMatch(/BTN÷|GSV÷|class="eleven"|class="ranking"/);
    },
  );

  it.each([
    ["all results are", all],
    ["the league is", async () => hideLeague()],
    ["a team of the league is", async () => `some!t.${teamIds[1]}`],
  ])("mask what a team is good and bad at, and have none of its ranks, where %s hidden", async (_, veil) => {
    expect(await open(team, "")).toMatch(
      /<table class="season-ranks">.*lastSeconds|lastSeconds.*<table class="season-ranks">/s,
    );
    const html = await open(team, await veil());
    const [, card = ""] = /data-block="season_ranks">(.*?)<\/section>/s.exec(html) ?? [];
    expect(card).toContain(`href="${path}statistiques"`);
    expect(card).toMatch(/<button[^>]*aria-label="Montrer · Points forts et points faibles"/);
    expect(html).not.toMatch(/<table class="season-ranks">|lastSeconds|GSV÷/);
  });

  const { homeScore, awayScore, homeFullTime, awayFullTime, homePeriod1, awayPeriod1, winner } = eventFields;
  const { homeShootOut, awayShootOut, excitement } = eventFields;
  const ofResult = [homeScore, awayScore, homeFullTime, awayFullTime, homePeriod1, awayPeriod1, winner];
  const scoreCell = new RegExp(
    `¬(?:${[...ofResult, homeShootOut, awayShootOut].map(({ key }) => key).join("|")})÷[^¬]`,
  );
  const markedRow = new RegExp(`AA÷(\\w{8})¬(?:[^~]*¬)?${excitement.key}÷\\d`, "g");
  const rowsOf = (html: string) => html.split('<li id="g_').slice(1);
  const [mostOfList, mostPages] = [10, 40];

  it("[C9.05] keep how exciting each game is, and show no score for it on its page", async () => {
    const ids = new Set<string>();
    const addresses = ["/", "/tennis", "/basket", "/hockey"];
    for (const address of [1, 2, 3, 4, 5, 6].flatMap((ago) => addresses.map((each) => `${each}?day=-${ago}`))) {
      if (ids.size >= mostPages) break;
      const hidden = await open(address, "hidden");
      expect(hidden).not.toMatch(scoreCell);
      const worth = rowsOf(hidden).filter((row) => row.includes('<em class="worth '));
      const marked = [...hidden.matchAll(markedRow)];
      expect(worth.length > 0, `marks of ${address}`).toBe(marked.length > 0);
      expect(worth.filter((row) => !row.includes('<em class="unseen">'))).toEqual([]);
      for (const [, id = ""] of marked.slice(0, mostOfList)) ids.add(id);
    }
    expect(await open("/?day=-1", "")).toMatch(scoreCell);
    const pages = [...ids].slice(0, mostPages);
    expect(pages).toHaveLength(mostPages);
    const faults: string[] = [];
    for (const id of pages) {
      const html = await open(`/match/${id}`, "hidden");
      if (!/À voir\s: \d+ sur 10/.test(html) || scoreCell.test(html)) faults.push(id);
    }
    expect(faults).toEqual([]);
  });

  it("[C9.05] have the best of the day over all sports, without a score", async () => {
    const yesterday = toIsoDay(dayNumber(Date.now() / 1000, 0) - 1);
    const html = await open(`/tous-les-sports/?date=${yesterday}`, "hidden");
    const [, best = ""] = /<section class="card best-games".*?<ol>(.*?)<\/ol>/s.exec(html) ?? [];
    expect(best).toMatch(/<em class="worth m\d+" aria-hidden="true">\d+<\/em>/);
    expect(best).not.toMatch(/\d+ (?:–|-|à) \d+|prolongation|tirs au but/i);
  });

  it("have the button that shows a result, so that a tap on it counts before the page is alive", async () => {
    const [, id = ""] = /<li id="g_1_(\w{8})"/.exec(await open(`${path}resultats`, "")) ?? [];
    expect(await open(`/match/${id}`, "hidden")).toContain("Montrer le résultat");
    expect(await open(`/match/${id}`, hideLeague())).toContain("Montrer le résultat");
    expect(await open(`/match/${id}`, "")).not.toContain("Montrer le résultat");
  });

  it("say that a championship is hidden by the button of each of its races", async () => {
    const race = `d_su_${lastRace(sportIds["auto-racing"]).winner}_fr_1`;
    const [held] = decodeDayFeed(await (await getFeed(stack, race)).text()).leagues;
    const address = held?.league.path ?? "";
    const veil = `some!l.32_${held?.league.templateKey}.${held?.league.tournamentId}`;
    const pressed = async (cookie: string) =>
      /aria-pressed="(\w+)"[^>]*>(?:(?!<\/button>).)*Masquer toute la série/s.exec(await open(address, cookie))?.[1];
    expect([await pressed(""), await pressed(veil)]).toEqual(["false", "true"]);
    expect(await open(address, veil)).not.toMatch(/¬TRK÷/);
  });
});
