import { beforeAll, describe, expect, it } from "vitest";
import type { Stack } from "../../scripts/stack.ts";
import { toMatchday } from "../support/matchday.ts";
import { getPage, postIngest } from "../support/requests.ts";
import { sharedTestStack } from "../support/stack.ts";

type Directory = {
  readonly sports: readonly object[];
  readonly countries: readonly { readonly key: string }[];
  readonly leagues: {
    readonly total: number;
    readonly leagues: readonly {
      readonly name: string;
      readonly category: string;
      readonly path: string;
      readonly country: { readonly key: string };
    }[];
  };
};

describe("GraphQL through the gateway", () => {
  let stack: Stack;
  const { games, batch } = toMatchday({ games: 1, startSeconds: Math.floor(Date.now() / 1000) + 3600, name: "Graphe" });
  const eventId = games[0]?.eventId ?? "";
  beforeAll(async () => {
    stack = await sharedTestStack();
    const response = await postIngest(stack, "events", batch);
    if (!response.ok) throw new Error(await response.text());
  });

  const known = (name: string, headers: Readonly<Record<string, string>> = {}, place?: string) =>
    getPage(stack, `/1/x/graphql/pq_graphql?_hash=${name}&eventId=${eventId}`, {
      headers,
      ...(place === undefined ? {} : { place }),
    });

  it("[C7.09][G1][G4] answers a known query by its hash", async () => {
    const response = await getPage(stack, `/1/x/graphql/pq_graphql?_hash=14269a04&id=${eventId}`);
    expect(response.status).toBe(200);
    expect(await response.text()).toContain(games[0]?.homeName);
  });

  it("[G1] [C2.07] is a directory: sports, the countries of a sport, its leagues with their pages", async () => {
    const directory = async (parameters: string): Promise<Directory> =>
      (
        (await (await getPage(stack, `/1/x/graphql/pq_graphql?_hash=4544e862&${parameters}`)).json()) as {
          data: Directory;
        }
      ).data;
    const football = await directory("sportId=1&lang=en");
    expect(football.sports).toContainEqual({ id: 1, name: "Football", isDuel: true });
    expect(football.countries).toContainEqual({ key: "DE", name: "Germany", flag: "de" });
    const keys = new Set(football.countries.map(({ key }) => key));
    expect(football.leagues.leagues.filter(({ country }) => !keys.has(country.key))).toEqual([]);
    const inGermany = await directory("sportId=1&country=DE&lang=en");
    expect(inGermany.leagues.total).toBe(inGermany.leagues.leagues.length);
    const [first] = inGermany.leagues.leagues;
    expect(first).toMatchObject({
      name: "Bundesliga",
      category: "Germany",
      type: "t",
      path: "/football/germany/bundesliga/",
    });
    expect((await getPage(stack, first?.path.replace("germany", "allemagne") ?? "")).status).toBe(200);
    const tennis = await directory("sportId=2&lang=en");
    expect(tennis.leagues.leagues.map(({ category }) => category)).toContain("ATP - Singles");
  });

  it("[G4] refuses a query that nobody registered, by hash and by text", async () => {
    expect((await known("00000000")).status).toBe(404);
    const answer = await getPage(stack, `/graphql?query=${encodeURIComponent("{ sports { id } }")}`);
    expect(await answer.text()).toContain("PERSISTED_QUERY_ONLY");
  });

  it("[C6.03][G5] shows the odds of the visitor's market alone, whatever a visitor claims to be", async () => {
    const inFrance = await (await known("da1d098c", {}, "FR")).text();
    expect([inFrance.includes("Bet Simulé"), /"current"/.test(inFrance)]).toEqual([true, true]);
    for (const place of ["BE", "US:TX", undefined]) {
      const claim = { "x-tribune-visitor": '{"place":{"country":"FR"}}' };
      const text = await (await known("da1d098c", claim, place)).text();
      expect([place, text.includes("Bet Simulé"), /"current"/.test(text)]).toEqual([place, false, false]);
    }
  });
});
