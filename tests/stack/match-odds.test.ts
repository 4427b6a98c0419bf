import { beforeAll, describe, expect, it } from "vitest";
import type { Stack } from "../../scripts/stack.ts";
import { decodeDayFeed } from "../../shared/wire/day-feed.ts";
import { toSportBetting } from "../../shared/betting/bet-types-by-sport.ts";
import { readMatch } from "../../shared/wire/sections/read-match.ts";
import { readMatchOdds } from "../../shared/wire/sections/read-match-odds.ts";
import { sportById } from "../../shared/sports/catalogue.ts";
import { sportIds } from "../../shared/sports/sport-ids.ts";
import { statusType } from "../../shared/sports/statuses.ts";
import { findPricedGame } from "../support/priced-game.ts";
import { getFeed, getPage } from "../support/requests.ts";
import { sharedTestStack } from "../support/stack.ts";

const place = "FR:IDF";
const withoutOdds = ["BE", "US", "NC", ""];

describe("the odds of a match's page", () => {
  let stack: Stack;
  /** A football game that is still to come, with every bet open: those of a running game close one by one. */
  let eventId: string;
  beforeAll(async () => {
    stack = await sharedTestStack();
    ({ eventId } = await findPricedGame(stack));
  });
  const redirected = async (path: string, headers: Readonly<Record<string, string>>) => {
    const response = await fetch(new URL(path, stack.url), { redirect: "manual", headers });
    const location = response.headers.get("location");
    return {
      response,
      to: location === null ? null : new URL(location, stack.url).pathname,
      text: await response.text(),
    };
  };

  it("[C3.12] [C3.13] have every bet by kind and period, with the notice beside them", async () => {
    const html = await (await getPage(stack, `/match/${eventId}/cotes`, { place })).text();
    expect(/<a id="tab-odds" href="([^"]*)"[^>]*aria-current="page"/.exec(html)?.[1]).toBe(`/match/${eventId}/cotes`);
    for (const market of ["1X2", "Plus/Moins", "Handicap asiatique", "Double chance"])
      expect(html).toContain(`>${market}</label>`);
    expect(html).toMatch(
      /<span class="[^"]*"(?: title="cote d’ouverture \d+\.\d\d" data-opened="\d+\.\d\d")?>\d+\.\d\d/,
    );
    expect(html).toMatch(/class="payout">\d\d,\d/);
    expect(html).toMatch(/<aside class="legal"/);
    // Bookmakers of the built-in world have no site to link to, and their prices are marked as simulated.
    expect(html).not.toMatch(/rel="sponsored/);
    expect(html).toContain("Cotes simulées");
    // No price may stand in texts that search engines and shared links show.
    expect(/<title>([^<]*)<\/title>/.exec(html)?.[1]).toMatch(/ · Cotes · /);
    expect(/<title>([^<]*)<\/title>/.exec(html)?.[1]).not.toMatch(/\d\.\d\d/);
    expect(html).not.toMatch(/<[a-z]+[^>]* style="/);
  });

  it("[C6.03] have the notice in the same card on the first tab", async () => {
    const html = await (await getPage(stack, `/match/${eventId}`, { place })).text();
    const card = /<div class="card prices">([^]*?)<\/aside>/.exec(html)?.[1] ?? "";
    expect(card).toMatch(/<table class="odds">[^]*<aside class="legal"[^]*<strong>18(?:<!-- -->)?\+<\/strong>/);
  });

  it("[C3.11] are of three outcomes where a match may be drawn, else of two", async () => {
    const tennis = await findOpen(sportIds.tennis, statusType.scheduled);
    const headsOf = async (id: string) => {
      const html = await (await getPage(stack, `/match/${id}/cotes`, { place })).text();
      const [, heads = ""] = /<table class="odds ladder"><thead>(.*?)<\/thead>/s.exec(html) ?? [];
      return [...heads.matchAll(/<th scope="col">([^<]*)<\/th>/g)].map(([, text]) => text).slice(1);
    };
    expect([await headsOf(eventId), await headsOf(tennis?.id ?? "")]).toEqual([
      ["1", "N", "2"],
      ["1", "2"],
    ]);
  });

  /** The tours of golf have no tournament at the turn of the year. */
  const insteadOfGolf = [sportIds.alpine, sportIds["ski-jumping"], sportIds.biathlon];

  /** Finds the first event of a sport and state with open bets, and returns what its page shows of odds. */
  async function findOpen(sportId: number, type: number) {
    for (const day of [0, 1, 2, 3, 4, 5, 6, 7]) {
      const { leagues } = decodeDayFeed(await (await getFeed(stack, `f_${sportId}_${day}_1_fr_1`)).text());
      for (const { id, statusType } of leagues.flatMap(({ events }) => events)) {
        if (statusType !== type || !id) continue;
        const markets = readMatchOdds(await (await getFeed(stack, `df_od_1_${id}`, { place })).text());
        if (markets.length > 0) return { id, markets };
      }
    }
    return null;
  }

  it.each([
    [sportIds.soccer, "prematch", statusType.scheduled],
    [sportIds.soccer, "live", statusType.live],
    [sportIds.tennis, "prematch", statusType.scheduled],
    [sportIds.basketball, "prematch", statusType.scheduled],
    [sportIds.hockey, "prematch", statusType.scheduled],
    [sportIds.golf, "prematch", statusType.scheduled],
  ] as const)(
    "[C3.12] show of sport %i %s every bet of its list that is offered, in the list's order",
    async (first, when, type) => {
      let sportId: number = first;
      let open = await findOpen(sportId, type);
      for (const other of first === sportIds.golf ? insteadOfGolf : []) {
        if (open !== null) break;
        sportId = other;
        open = await findOpen(sportId, type);
      }
      const betting = toSportBetting(sportId);
      if (open === null || betting === null) throw new Error("nothing is bet on");
      const betTypes = open.markets.map(({ betType }) => betType);
      expect(betTypes).toEqual(betting.odds[when].filter((betType) => betTypes.includes(betType)));
      expect(betTypes).toContain(sportById(sportId)?.duel === false ? "TOP_POSITION_MERGED" : betting.defaultBetType);
      const html = await (await getPage(stack, `/match/${open.id}/cotes`, { place })).text();
      const choices = [...html.matchAll(/<label[^>]*>(?:<input[^>]*>)?([^<]+)<\/label>/g)].map(([, text]) => text);
      const heads = [...html.matchAll(/<h2>([^<]+)/g)].map(([, text]) => text?.trim());
      for (const { betType, label, periods } of open.markets) {
        // One bet has nothing to choose from; its name is the head of its table. The better of two in a field is a duel.
        const isOfTwo = betType === "HOME_AWAY" && sportById(sportId)?.duel === false;
        expect([...choices, ...heads]).toContain(isOfTwo ? "Face-à-face" : label);
        for (const period of periods.length > 1 ? periods : []) expect(choices).toContain(period.label);
      }
      expect(html).toMatch(
        when === "live" ? /<small>[^<]*en direct<\/small>/ : /<small>[^<]*avant le (?:match|départ)<\/small>/,
      );
      expect(html).toMatch(/<aside class="legal"/);
    },
  );

  it("[C3.12] [C3.24] have ladders of totals and handicaps, payouts, the best price lit and where a price opened", async () => {
    const { markets } = (await findOpen(sportIds.soccer, statusType.scheduled)) ?? { markets: [] };
    for (const betType of ["OVER_UNDER", "ASIAN_HANDICAP"]) {
      const lines = markets.find((market) => market.betType === betType)?.periods[0]?.lines ?? [];
      const values = lines.map(({ value }) => Number(value));
      expect(values.length, `lines of ${betType}`).toBeGreaterThan(1);
      expect(values).toEqual(values.toSorted((left, right) => left - right));
    }
    const html = await (await getPage(stack, `/match/${eventId}/cotes`, { place })).text();
    expect(html.match(/<tr class="line"><th [^>]*scope="rowgroup">[^<]*Plus\/Moins/g)?.length).toBeGreaterThan(1);
    expect(html).toMatch(/<span class="best[^"]*"[^>]*>\d+\.\d\d<span class="sr-only"> /);
    expect(html).toMatch(/title="cote d’ouverture \d+\.\d\d"/);
    const payouts = [...html.matchAll(/class="payout">(\d+),\d/g)].map(([, percent]) => Number(percent));
    expect(Math.min(...payouts)).toBeGreaterThan(80);
    expect(Math.max(...payouts)).toBeLessThanOrEqual(100);
  });

  it("[C6.03] leave nothing in any other tab, in the picture or in the calendar of a place that sees none", async () => {
    const { tabs } = readMatch(await (await getFeed(stack, `dc_1_${eventId}`)).text());
    expect(tabs).not.toContain("OD");
    const first = await (await getPage(stack, `/match/${eventId}`, { place: "BE" })).text();
    const paths = [...first.matchAll(/<a id="tab-[^"]*" href="([^"]*)"/g)].map(([, path = ""]) => path);
    expect(paths.length).toBeGreaterThan(1);
    for (const path of [...paths, `/match/${eventId}.svg`, `/match/${eventId}.ics`]) {
      const text = await (await getPage(stack, path, { place: "BE" })).text();
      expect(text, `in ${path}`).not.toMatch(
        /tab-odds|\/cotes"|ODH÷|OAU÷|[¬~]XA÷|Betclic|Winamax|Simulé|class="odds|"payout"|rel="sponsored/,
      );
    }
  });

  it.each(withoutOdds)(
    "[C6.03] are sent to the first tab from the place '%s', which gets nothing of them",
    async (from) => {
      const headers = from === "" ? {} : { "x-dev-place": from };
      const { response, to, text } = await redirected(`/match/${eventId}/cotes`, headers);
      expect([response.status, to, text]).toEqual([302, `/match/${eventId}`, ""]);
      const data = await redirected(`/match/${eventId}/cotes.data?_routes=match-match-odds-cotes`, headers);
      const summary = await (await getPage(stack, `/match/${eventId}`, { headers })).text();
      const feeds = await Promise.all(
        ["df_od_1", "dc_1", "g_1"].map(async (name) =>
          (await getFeed(stack, `${name}_${eventId}`, { headers })).text(),
        ),
      );
      expect(feeds[0]).toBe("0");
      for (const sent of [data.text, summary, ...feeds])
        expect(sent).not.toMatch(
          /tab-odds|\/cotes"|[¬,÷]OD[¬,÷]|ODH÷|OAU÷|XA÷|Betclic|Winamax|Unibet|ladder|rel="sponsored|live-bets/,
        );
    },
  );
});
