import { beforeAll, describe, expect, it } from "vitest";
import { WebSocket } from "ws";
import type { Stack } from "../../scripts/stack.ts";
import { bookmakers } from "../../shared/betting/bookmakers.ts";
import { closeCodes } from "../../shared/push/close-codes.ts";
import { findPricedGame } from "../support/priced-game.ts";
import { sharedTestStack } from "../support/stack.ts";

/** The shared stack requires an age in `FR:2A` alone. */
const asking = "FR:2A";
const placesWithOdds = ["FR:IDF", "FR:974", asking];
const places = [...placesWithOdds, "BE", "FR:NC", "GB", "T1", ""];
const ages = { unknown: null, confirmed: "tribune_age_FR-18=1", refused: "tribune_age_FR-18=0" } as const;
type Age = keyof typeof ages;
type Visit = { readonly place: string; readonly age: Age; readonly isOff: boolean };

/** Every place with every age; the switch alternates between on and off across them. */
const visits: readonly Visit[] = places.flatMap((place, at) =>
  (Object.keys(ages) as Age[]).map((age, turn) => ({ place, age, isOff: (at + turn) % 2 === 1 })),
);
/** States the rules again, independently of the site. */
const maySee = ({ place, age, isOff }: Visit): boolean =>
  placesWithOdds.includes(place) && !isOff && (place !== asking || age === "confirmed");
const nameOf = ({ place, age, isOff }: Visit) => `${place || "nowhere"}, ${age}, ${isOff ? "off" : "on"}`;

const toHeaders = ({ place, age, isOff }: Visit): Record<string, string> => {
  const cookies = [ages[age], isOff ? "tribune_odds=off" : null].filter((cookie) => cookie !== null);
  return {
    ...(place === "" ? {} : { "x-dev-place": place }),
    ...(cookies.length === 0 ? {} : { cookie: cookies.join("; ") }),
  };
};

/** Matches a price, a tab of prices, the name or site of a bookmaker, or the hash of prices. */
const betting = new RegExp(
  [
    "OD[AH]÷|OE÷|[÷,]OD[,¬]|[¬~][XY][ABC]÷|Simulé|Fictives|Bookmaker Imaginaire",
    'class="odds|class="payout|rel="sponsored|id="tab-odds|"isSimulated"|"current":',
    ...bookmakers.flatMap(({ name, domains }) => [name, ...domains]),
  ].join("|"),
);

describe("betting on every way to a visitor", () => {
  let stack: Stack;
  /** By the way to a visitor: an address, and whether permitted visitors find betting there. */
  let ways: Readonly<Record<string, readonly [path: string, hasBetting: boolean]>>;

  beforeAll(async () => {
    stack = await sharedTestStack();
    const { eventId, day } = await findPricedGame(stack);
    const query = day === 0 ? "" : `?day=${day}`;
    ways = {
      page: [`/${query}`, true],
      "page of a match": [`/match/${eventId}`, true],
      "page of its odds": [`/match/${eventId}/cotes`, true],
      data: [`/_root.data${query}`, true],
      "data of its odds": [`/match/${eventId}/cotes.data?_routes=match-match-odds-cotes`, true],
      "feed of prices": [`/1/x/feed/fo_1_${day}_1_fr_1_0`, true],
      "feed of its odds": [`/1/x/feed/df_od_1_${eventId}`, true],
      "feed of the match": [`/1/x/feed/dc_1_${eventId}`, true],
      "feed of the day": [`/1/x/feed/f_1_${day}_1_fr_1`, false],
      graph: [`/1/x/graphql/pq_graphql?_hash=da1d098c&eventId=${eventId}`, true],
      search: ["/api/v2/search/?q=betclic", false],
      "share image": [`/match/${eventId}.svg`, false],
      widget: [`/oembed?url=${encodeURIComponent(new URL(`/match/${eventId}`, stack.url).href)}`, false],
      calendar: [`/match/${eventId}.ics`, false],
      settings: ["/parametres", false],
    };
  });

  const ask = async (path: string, visit: Visit): Promise<string> => {
    const response = await fetch(new URL(path, stack.url), {
      redirect: "manual",
      headers: { "x-fsign": "test-sign", ...toHeaders(visit) },
    });
    return response.text();
  };

  it("[C6.03] [A5.06] [F11] sends a price, a name or a host to those alone who may see it, from warm caches, in turn", async () => {
    const found: string[] = [];
    const lacking: string[] = [];
    for (const [way, [path, hasBetting]] of Object.entries(ways)) {
      // The visits take turns, so that each visitor follows one with other permissions.
      for (const visit of visits) {
        const [match] = betting.exec(await ask(path, visit)) ?? [];
        const where = `${way}: ${nameOf(visit)}`;
        if (maySee(visit)) lacking.push(...(hasBetting && match === undefined ? [where] : []));
        else if (match !== undefined) found.push(`${where}: ${match}`);
      }
    }
    expect(found).toEqual([]);
    expect(lacking).toEqual([]);
  });

  it("[C6.03] keeps visitors apart who come at once", async () => {
    for (const way of ["page", "page of its odds", "feed of prices"]) {
      const [path = ""] = ways[way] ?? [];
      const bodies = await Promise.all(visits.map((visit) => ask(path, visit)));
      const seen = visits.filter((_, index) => betting.test(bodies[index] ?? ""));
      expect(seen.map(nameOf)).toEqual(visits.filter(maySee).map(nameOf));
    }
  });

  it("[P7] [A5.06] opens the odds subject of the push for those alone who may see odds", async () => {
    const closed = await Promise.all(
      visits.map(async (visit) => {
        const url = new URL("/push?v=5&join=uo_1_0_fr:0", stack.url);
        url.protocol = "ws:";
        const socket = new WebSocket(url, { headers: toHeaders(visit) });
        const isRefused = await new Promise<boolean>((resolve, reject) => {
          socket.on("message", () => resolve(false));
          socket.on("close", (code) => resolve(code === closeCodes.policy.code));
          socket.on("error", reject);
        });
        socket.close();
        return isRefused;
      }),
    );
    expect(visits.filter((_, index) => !closed[index]).map(nameOf)).toEqual(visits.filter(maySee).map(nameOf));
  });
});
