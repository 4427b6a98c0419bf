import { env, exports } from "cloudflare:workers";
import { expect, it } from "vitest";
import { policyFor } from "../../../shared/betting/policy-for.ts";
import { parsePlaceKey } from "../../../shared/places/place.ts";
import { unknownVisitor } from "../../../shared/places/visitor.ts";
import { entry, origin } from "../test/entry.ts";
import { evict } from "../../evict.fixture.ts";
import { createEdgeCache } from "./edge-cache.ts";
import { toFeedHttpRequest } from "./fake-origins.ts";
import type { FeedEntry } from "./feed-entry.ts";

async function get(name: string, headers: Record<string, string> = { "x-fsign": env.FEED_SIGN }): Promise<Response> {
  const request = new Request(`https://proxy.test/2/x/feed/${name}`, { headers });
  const { body, ...init } = await entry.Feeds.answer(unknownVisitor, toFeedHttpRequest(request));
  return new Response(body, init);
}

const refuse = () => Promise.reject(new Error("no cache"));

const makeEntry = (changes: Partial<FeedEntry> = {}): FeedEntry => ({
  body: "SA÷1¬~ZA÷Ligue 1 – été¬~",
  seq: "12",
  originEtag: '"tag"',
  fetchedAtMs: 1_000,
  freshMs: 2_000,
  keptMs: 300_000,
  trouble: null,
  ...changes,
});

it("[C7.01] asks the embedded origin through its binding", async () => {
  const response = await get("f_1_0_0_en_1");
  expect([response.status, await response.text()]).toEqual([200, "SA÷1¬~ZA÷embedded 2 null 1¬~A1÷¬~"]);
  expect(response.headers.get("x-feed-seq")).toBe("1");
});

it("asks it once for all who come at the same time", async () => {
  const bodies = await Promise.all(Array.from({ length: 20 }, async () => (await get("f_1_1_0_en_1")).text()));
  expect(new Set(bodies)).toEqual(new Set(["SA÷1¬~ZA÷embedded 2 null 1¬~A1÷¬~"]));
});

it("loads a feed for a page, of the market of its visitor, without a client's signature", async () => {
  const place = parsePlaceKey("FR");
  const visitor = { place, policy: policyFor(place, 0) };
  const names = ["f_1_3_0_en_1", "r_1_1", "uo_1_0"];
  const wanted = names.map((name) => ({ name, knownEtag: null }));
  expect(await entry.Feeds.load(visitor, 1, wanted)).toMatchObject([
    { body: "SA÷1¬~ZA÷embedded 1 null 1¬~A1÷¬~", seq: 1 },
    null,
    {},
  ]);
  expect(await origin.asked("uo_1_0")).toMatchObject([{ projectId: 1, market: "fr", knownEtag: null }]);
});

it("loads feeds for the market of the visitor", async () => {
  const place = parsePlaceKey("FR");
  const visitor = { place, policy: policyFor(place, 0) };
  await entry.Feeds.load(visitor, 1, [{ name: "uo_2_0", knownEtag: null }]);
  expect(await origin.asked("uo_2_0")).toMatchObject([{ projectId: 1, market: "fr", knownEtag: null }]);
});

it("serves nothing by an address of its own, whatever a request says of its sender", async () => {
  const headers = { "x-fsign": env.FEED_SIGN, "x-tribune-visitor": "%7B%7D" };
  const response = await exports.default.fetch("https://proxy.test/2/x/feed/f_1_0_0_en_1", { headers });
  expect(response.status).toBe(404);
});

it("[F2] refuses clients without the signature", async () => {
  expect((await get("f_1_0_0_en_1", {})).status).toBe(401);
});

it("[F4] knows its own tag again", async () => {
  const first = await get("f_1_2_0_en_1");
  await first.text();
  const known = { "x-fsign": env.FEED_SIGN, "if-none-match": first.headers.get("etag") ?? "" };
  const second = await get("f_1_2_0_en_1", known);
  expect([second.status, second.headers.get("x-feed-seq"), await second.text()]).toEqual([304, "1", ""]);
});

it("answers 502 when the origin breaks", async () => {
  const response = await get("r_1_1");
  expect([response.status, await response.text()]).toEqual([502, "0"]);
});

it("keeps an entry in the location's cache as it was", async () => {
  const cache = createEdgeCache(caches.default);
  await cache.save("2/f_1_0_0_fr_1/", makeEntry());
  expect(await cache.load("2/f_1_0_0_fr_1/")).toEqual(makeEntry());
  expect(await cache.load("3/f_1_0_0_fr_1/")).toBeNull();
});

it("does without the location's cache when that fails", async () => {
  const cache = createEdgeCache({ match: refuse, put: refuse });
  await cache.save("key", makeEntry());
  expect(await cache.load("key")).toBeNull();
});

const name = "f_1_0_0_fr_1";
const shelf = () => env.SHELF.getByName("sport:1:weur");
const question = { projectId: 1, market: null, knownEtag: null, leastSeq: 0 };

async function load(feed: string, visitor = unknownVisitor) {
  const [loaded] = await entry.Feeds.load(visitor, 1, [{ name: feed, knownEtag: null }]);
  return loaded?.body ?? null;
}

it("is asked by a place that has nothing, and asks the ledger once for all places", async () => {
  const answers = await Promise.all(Array.from({ length: 20 }, () => shelf().feed({ ...question, name })));
  expect(new Set(answers.map((answer) => answer?.body))).toEqual(new Set(["SA÷1¬~ZA÷embedded 1 null 1¬~A1÷¬~"]));
  expect(await load(name)).toBe("SA÷1¬~ZA÷embedded 1 null 1¬~A1÷¬~");
  expect((await origin.asked(name)).length).toBe(1);
});

it("is another one in each region", async () => {
  const feed = "f_1_1_0_fr_1";
  await shelf().feed({ ...question, name: feed });
  const place = { ...parsePlaceKey("PE"), continent: "SA" };
  expect(await load(feed, { ...unknownVisitor, place })).toBe("SA÷1¬~ZA÷embedded 1 null 2¬~A1÷¬~");
});

it("is that of the visitor's continent, whatever zone they chose", async () => {
  const feed = "f_1_3_0_fr_1";
  await shelf().feed({ ...question, name: feed });
  const place = { ...parsePlaceKey("FR"), continent: "EU", timeZone: "Asia/Tokyo" };
  expect(await load(feed, { ...unknownVisitor, place })).toBe("SA÷1¬~ZA÷embedded 1 null 1¬~A1÷¬~");
});

it("asks again after it was thrown out of memory", async () => {
  const feed = "f_1_2_0_fr_1";
  await shelf().feed({ ...question, name: feed });
  await evict(shelf());
  expect(await shelf().feed({ ...question, name: feed })).toMatchObject({ seq: 2 });
});

it("leaves a place to the ledger where its own question stays unanswered", async () => {
  const feed = "fr_1_1";
  expect(await load(feed)).toBe("SA÷1¬~ZA÷embedded 1 null 2¬~A1÷¬~");
});
