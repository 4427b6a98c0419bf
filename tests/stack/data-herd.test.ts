import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startStack, type Stack } from "../../scripts/stack.ts";
import { feedSign } from "../support/stack.ts";

const key = "test-key-of-more-than-32-characters";
/** Requests that make an isolate warm, and a herd that asks at once. */
const warming = 300;
const herd = 200;

const graph = (query: string) => `/graphql?query=${encodeURIComponent(query)}`;
/** The attack of 888 bytes: fragments that each spread the next one twice. */
const doubling = `{...f0}${Array.from({ length: 24 }, (_, n) => `fragment f${n} on Query{...f${n + 1} ...f${n + 1}}`).join("")}fragment f24 on Query{__typename}`;

const many = (toPath: (index: number) => string) => Array.from({ length: herd }, (_, index) => toPath(index));

describe("a herd at the data side of a warm stack", () => {
  let stack: Stack;
  beforeAll(async () => {
    const vars = {
      FEED_SIGN: feedSign,
      INGEST_KEYS: JSON.stringify({ test: key }),
      WORLD_SEED: "test",
      GRAPHQL_QUERIES: "any",
      DEV_PLACES: "on",
      DEV_PLACE: "FR",
    };
    stack = await startStack({ port: 0, persistTo: null, assets: false, vars });
    // The built-in world begins with the first request, and the catalogue is updated with it.
    await get("/1/x/feed/f_1_0_0_fr_1");
    for (let asked = 0; asked < warming; asked += 50)
      await askAll(Array.from({ length: 50 }, (_, n) => paths[n % paths.length] ?? ""));
  });
  afterAll(() => stack.stop());

  async function get(path: string): Promise<number> {
    const response = await fetch(new URL(path, stack.directUrl), { headers: { "x-fsign": feedSign } });
    await response.arrayBuffer();
    return response.status;
  }
  const askAll = (asked: readonly string[]) => Promise.all(asked.map(get));
  const statuses = async (asked: readonly string[]) => [...new Set(await askAll(asked))];

  const paths = [
    "/api/v2/search/?q=paris",
    "/api/v2/top-search/",
    graph("{sports{id}}"),
    "/1/x/feed/u_1_1",
    graph("{"),
  ];

  it.each([
    ["the same search", () => "/api/v2/search/?q=lyon", 200],
    ["searches that are all different", (index: number) => `/api/v2/search/?q=${index}a`, 200],
    ["popular names", () => "/api/v2/top-search/?lang=en", 200],
    ["searches that are refused", () => "/api/v2/search/?q=", 400],
    ["the same query", () => graph("{live(sportId:1,first:2){total events{id}}}"), 200],
    [
      "queries that are all different",
      (index: number) => graph(`{day(sportId:1,first:${(index % 50) + 1}){total}}`),
      200,
    ],
    ["known queries", () => "/1/x/graphql/pq_graphql?_hash=826392df&sportId=2", 200],
    ["queries that double", () => graph(doubling), 400],
    ["queries that are none", () => graph("{"), 400],
  ])("is answered whole: %s", async (_, toPath, status) => {
    expect(await statuses(many(toPath))).toEqual([status]);
  });
});
