import { beforeAll, describe, expect, it } from "vitest";
import type { Stack } from "../../scripts/stack.ts";
import { decodeDayFeed } from "../../shared/feed/day-feed.ts";
import { getFeed, getPage } from "../support/requests.ts";
import { sharedTestStack } from "../support/stack.ts";

const place = "FR:IDF";
const withoutOdds = ["BE", "US", "NC", ""];

describe("the odds of a match's page", () => {
  let stack: Stack;
  /** A game of football that is bet on now. */
  let eventId: string;
  beforeAll(async () => {
    stack = await sharedTestStack();
    const day = decodeDayFeed(await (await getFeed(stack, "f_1_0_1_fr_1")).text());
    const open = day.leagues.flatMap(({ events }) => events).filter(({ statusType }) => statusType !== 3);
    for (const { id = "" } of open) {
      if ((await (await getFeed(stack, `df_od_1_${id}`, { place })).text()) === "0") continue;
      eventId = id ?? "";
      break;
    }
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
    expect(html).toMatch(/<span class="[^"]*"(?: title="cote d’ouverture \d+\.\d\d")?>\d+\.\d\d/);
    expect(html).toMatch(/class="payout">\d\d,\d/);
    expect(html).toMatch(/<aside class="legal"/);
    // Bookmakers of the built-in world have no site to lead to, and their prices say what they are.
    expect(html).not.toMatch(/rel="sponsored/);
    expect(html).toContain("Cotes simulées");
    // No price where search engines and shared links take their words from.
    expect(/<title>([^<]*)<\/title>/.exec(html)?.[1]).toMatch(/ · Cotes · /);
    expect(/<title>([^<]*)<\/title>/.exec(html)?.[1]).not.toMatch(/\d\.\d\d/);
    expect(html).not.toMatch(/<[a-z]+[^>]* style="/);
  });

  it.each(withoutOdds)(
    "[C6.03] are sent to the first tab from the place '%s', which gets nothing of them",
    async (from) => {
      const headers = from === "" ? {} : { "x-dev-place": from };
      const { response, to, text } = await redirected(`/match/${eventId}/cotes`, headers);
      expect([response.status, to, text]).toEqual([302, `/match/${eventId}`, ""]);
      const data = await redirected(`/match/${eventId}/cotes.data?_routes=match-odds-cotes`, headers);
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
