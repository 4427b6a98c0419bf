import { reset } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { policyFor } from "../../../../shared/betting/policy-for.ts";
import { decodeDayFeed } from "../../../../shared/wire/day-feed.ts";
import { decodeOddsRows } from "../../../../shared/wire/odds-feed.ts";
import { parsePlaceKey, unknownPlace } from "../../../../shared/places/place.ts";
import { unknownVisitor, type Visitor } from "../../../../shared/places/visitor.ts";
import { entry } from "../../test/entry.ts";
import { readFeed, saturday, setClock, visitorFrom } from "../../test/harness.ts";
import { answerGraph } from "../answer-graph.ts";
import { persistedQueries } from "./persisted-queries.ts";
import { playWorld } from "../../test/played-world.ts";

playWorld();
beforeAll(() => setClock(saturday));
afterAll(() => reset());

const fetchPath = (path: string, init: RequestInit = {}, visitor: Visitor = unknownVisitor) =>
  entry.OriginServices.graph(visitor, new Request(`https://origin.test${path}`, init));

type Answer<T> = {
  readonly data?: T;
  readonly errors?: readonly { readonly message: string; readonly extensions?: { readonly code?: string } }[];
};
async function ask<T = unknown>(query: string, variables: object = {}, visitor?: Visitor): Promise<Answer<T>> {
  const headers = { "content-type": "application/json" };
  const init = { method: "POST", headers, body: JSON.stringify({ query, variables }) };
  const response = await fetchPath("/graphql", init, visitor);
  return response.json();
}
async function askByHash<T = unknown>(hash: string, parameters: string, visitor?: Visitor) {
  const response = await fetchPath(`/2/x/graphql/pq_graphql?_hash=${hash}${parameters}`, {}, visitor);
  const answer: Answer<T> = await response.json();
  return { status: response.status, answer };
}
const codesOf = ({ errors }: Answer<unknown>) => errors?.map(({ extensions }) => extensions?.code);

async function anEvent(statusType: number) {
  const { leagues } = decodeDayFeed((await readFeed("f_1_0_0_fr_1")).body);
  const event = leagues.flatMap(({ events }) => events).find((each) => each.statusType === statusType);
  return { id: event?.id ?? "", event };
}

type Page = { events: { id: string }[] };
type Outcome = { code: string; opening: number; current: number; movement: string };
type Bookmaker = { id: number; name: string | null; site: string | null };
type Odds = { event: object; markets: { bookmakers: { bookmaker: Bookmaker; outcomes: Outcome[] }[] }[] };

describe("the data service", () => {
  it("[C7.09] [G1] gives the same data of an event as its row", async () => {
    const { id, event } = await anEvent(2);
    const { data } = await ask<{ event: object }>(
      `query ($id: ID!) { event(id: $id) {
         id startSeconds statusType status league { name country { name(lang: fr) } } sport { name(lang: en) }
         home { participant { id name } score } away { participant { name } score periods } } }`,
      { id },
    );
    expect(data?.event).toMatchObject({
      id,
      startSeconds: event?.startSeconds,
      statusType: "LIVE",
      status: event?.status,
      sport: { name: "Football" },
      home: { participant: { id: event?.homeParticipantId, name: event?.homeName }, score: event?.homeScore },
      away: { participant: { name: event?.awayName }, score: event?.awayScore },
    });
  });

  it("[G1] lists a day, what is live, a league's and a participant's games, page by page", async () => {
    const { leagues } = decodeDayFeed((await readFeed("f_1_0_0_fr_1")).body);
    const ids = leagues.flatMap(({ events }) => events.map(({ id }) => id));
    type Live = { events: { statusType: string }[] };
    const { data } = await ask<{ all: Page & { total: number }; rest: Page; live: Live }>(
      `{ all: day(sportId: 1, first: 200) { total events { id } }
         rest: day(sportId: 1, first: 1, offset: 1) { events { id startSeconds } }
         live(sportId: 1, first: 200) { events { statusType } } }`,
    );
    const reported = data?.all.events.map(({ id }) => id) ?? [];
    expect([data?.all.total, reported.length]).toEqual([ids.length, Math.min(200, ids.length)]);
    expect(ids).toEqual(expect.arrayContaining(reported));
    expect(data?.rest.events.map(({ id }) => id)).toEqual([reported[1]]);
    expect(new Set(data?.live.events.map(({ statusType }) => statusType))).toEqual(new Set(["LIVE"]));

    const [entry] = leagues;
    const teamId = entry?.events[0]?.homeParticipantId;
    type Sided = { home: { participant: { id: string } }; away: { participant: { id: string } } };
    type Pages = {
      league: { name: string; events: { events: { league: { id: string } }[] } };
      participant: { id: string; events: { events: Sided[] } };
    };
    const { data: pages } = await ask<Pages>(
      `query ($league: ID!, $team: ID!) {
         league(id: $league) { name events(first: 200) { events { league { id } } } }
         participant(id: $team) { id events { total events { home { participant { id } } away { participant { id } } } } } }`,
      { league: entry?.league.stageId, team: teamId },
    );
    expect(pages?.league.name).toBe(entry?.league.name);
    expect(pages?.league.events.events[0]?.league.id).toBe(entry?.league.stageId);
    expect(pages?.participant.id).toBe(teamId);
    for (const { home, away } of pages?.participant.events.events ?? [])
      expect([home.participant.id, away.participant.id]).toContain(teamId);
  });

  it("[G1] answers null for an unknown id, and says what is wrong with an argument", async () => {
    expect(await ask(`{ event(id: "1Nobody0") { id } league(id: "zz") { id } participant(id: "?") { id } }`)).toEqual({
      data: { event: null, league: null, participant: null },
    });
    for (const query of [
      `{ day(sportId: 20) { total } }`,
      `{ day(sportId: 1, first: 201) { total } }`,
      `{ day(sportId: 1, offset: -1) { total } }`,
      `{ day(sportId: 1, day: 401) { total } }`,
    ]) {
      expect(codesOf(await ask(query))).toEqual(["BAD_USER_INPUT"]);
    }
  });

  it("[G2] is asked by GET too, changes nothing, and is kept by no cache on the way", async () => {
    const response = await fetchPath(`/graphql?query=${encodeURIComponent("{ sports { id } }")}`);
    expect([response.status, response.headers.get("cache-control")]).toEqual([200, "private, no-cache"]);
    const { data }: Answer<{ sports: object[] }> = await response.json();
    expect(data?.sports).toHaveLength(40);
    expect((await ask("mutation { event }")).errors).toHaveLength(1);
  });

  it("[G3] refuses what is too deep or too much, fragments included, before it is worked on", async () => {
    const deep = `{ league(id: "1a") { events { events { league { events { events { league { events { events { league { id } } } } } } } } } } }`;
    const wide = `{ day(sportId: 1, first: 200) { events { odds { bookmakers { outcomes { code } } } } } }`;
    const hidden = `{ day(sportId: 1, first: 200) { events { ...e } } } fragment e on Event { odds { bookmakers { outcomes { code } } } }`;
    const many = `query ($n: Int!) { day(sportId: 1, first: $n) { events { league { events(first: $n) { total events { id } } } } } }`;
    for (const query of [deep, wide, hidden, many])
      expect(codesOf(await ask(query, { n: 1 }))).toEqual(["QUERY_TOO_LARGE"]);
    const long = `{ ${Array.from({ length: 900 }, (_, index) => `a${index}: sports { id }`).join(" ")} }`;
    expect((await ask(long)).errors?.[0]?.message).toMatch(/tokens/);
    const large = await fetchPath("/graphql", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ query: "{ sports { id } }", extensions: { filler: "x".repeat(40_000) } }),
    });
    expect(large.status).toBe(413);
  });

  it("[G2] says in JSON what is wrong with a request, and never why inside", async () => {
    const json = { "content-type": "application/json" };
    const asked: readonly (readonly [status: number, query: string, init?: RequestInit])[] = [
      [400, ""],
      [400, "?query="],
      [400, "?query={"],
      [400, "?query=%00%E0%A4"],
      [400, "?query={nobody}"],
      [400, "?query=mutation{event}"],
      [400, "?query={sports{id}}&variables={"],
      [400, "?query={sports{id}}&variables=5"],
      [400, "?query={sports{id}}&extensions=[]"],
      [400, `?query={sports{id}}&variables=${"[".repeat(10_000)}`],
      [400, `?query=query($a:Int!){day(sportId:$a){total}}&variables={"a":${"[".repeat(5_000)}${"]".repeat(5_000)}}`],
      [413, `?query={sports{id}}%23${"x".repeat(40_000)}`],
      [405, "?query={sports{id}}", { method: "PUT" }],
      [415, "", { method: "POST", headers: { "content-type": "text/plain" }, body: "{sports{id}}" }],
      [415, "", { method: "POST", body: new URLSearchParams({ query: "{sports{id}}", variables: "{" }) }],
      ...["", "{", "null", "5", "[]", '[{"query":"{sports{id}}"}]', '{"query":5}', "[".repeat(20_000)].map(
        (body) => [400, "", { method: "POST", headers: json, body }] as const,
      ),
    ];
    for (const [status, query, init] of asked) {
      const response = await fetchPath(`/graphql${query}`, init);
      const text = await response.text();
      expect([response.status, response.headers.get("content-type")]).toEqual([
        status,
        expect.stringMatching(/^application\/json/),
      ]);
      const answer: Answer<null> = JSON.parse(text);
      expect([answer.data ?? null, answer.errors?.[0]?.message]).toEqual([null, expect.stringMatching(/./)]);
      expect(text).not.toMatch(/\.[jt]s\b|node_modules|\bat \S+ \(/);
    }
  });

  it("[G3] answers a fragment that names itself with a fault, not with a crash", async () => {
    const { errors } = await ask(
      `{ event(id: "1a") { ...a } } fragment a on Event { league { events { events { ...a } } } }`,
    );
    expect(errors?.[0]?.message).toMatch(/spread fragment "a" within itself/);
  });
});

describe("persisted queries", () => {
  it("[G4] are known by the hash of their text", async () => {
    for (const { hash, text } of Object.values(persistedQueries)) {
      const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text)));
      expect(hash).toBe(Array.from(digest, (byte) => byte.toString(16).padStart(2, "0")).join(""));
    }
  });

  it("[G3] [G4] are all within the limits and fit the schema", async () => {
    for (const { text } of Object.values(persistedQueries)) {
      const answer = await ask(text, { id: "1Nobody0", sportId: 1, eventId: "1Nobody0" });
      expect(answer.errors).toBeUndefined();
    }
  });

  it("[G4] are answered by their long and their short hash, with variables from the address", async () => {
    const { id } = await anEvent(2);
    const long = await askByHash<{ event: { id: string } }>(persistedQueries.event.hash, `&id=${id}`);
    expect(long.answer.data?.event.id).toBe(id);
    expect(await askByHash(persistedQueries.event.hash.slice(0, 8), `&id=${id}`)).toEqual(long);
    const { answer } = await askByHash<{ day: { total: number } }>(
      persistedQueries.day.hash,
      "&sportId=1&day=1&tzHour=-5.5",
    );
    expect(answer.data?.day.total).toBeGreaterThan(0);
  });

  it("[G4] that are not registered are not found, and a variable that is not a number is named", async () => {
    const unknown = await askByHash("0".repeat(64), "");
    expect([unknown.status, codesOf(unknown.answer)]).toEqual([404, ["PERSISTED_QUERY_NOT_FOUND"]]);
    expect((await askByHash("", "")).status).toBe(404);
    const { answer } = await askByHash(persistedQueries.day.hash, "&sportId=one");
    expect(answer.errors?.[0]?.message).toMatch(/\$sportId/);
  });

  it("[G4] are the only ones where a deployment says so, and its schema is not shown", async () => {
    // The environments of all Workers are one type to the checker.
    const closed = { ...env, GRAPHQL_QUERIES: "persisted" } as unknown as OriginEnv;
    for (const query of ["{ sports { id } }", "{ __schema { types { name } } }"]) {
      const request = new Request(`https://origin.test/graphql?query=${encodeURIComponent(query)}`);
      const response = await answerGraph(unknownVisitor.policy, request, closed);
      expect(codesOf(await response.json())).toEqual(["PERSISTED_QUERY_ONLY"]);
    }
    const path = `/2/x/graphql/pq_graphql?_hash=${persistedQueries.event.hash}&id=1Nobody0`;
    const known = await answerGraph(unknownVisitor.policy, new Request(`https://origin.test${path}`), closed);
    expect(await known.json()).toEqual({ data: { event: null } });
  });
});

describe("prices", () => {
  const query = `query ($ids: [ID!]!) {
    odds(eventIds: $ids) {
      event { id }
      markets(betTypes: [HOME_DRAW_AWAY]) { betType period line bookmakers { bookmaker { id name site isSimulated } outcomes { code opening current movement } } } } }`;

  it("[G5] [C7.09] are those of the day's odds feed, with where they opened and which way they went", async () => {
    const { id } = await anEvent(2);
    const { data } = await ask<{ odds: Odds[] }>(query, { ids: [id] }, visitorFrom("FR"));
    const fed = decodeOddsRows((await readFeed("fo_1_0_0_fr_1_0")).body).filter(({ eventId }) => eventId === id);
    const market = data?.odds[0]?.markets[0];
    expect(market).toMatchObject({ betType: "HOME_DRAW_AWAY", period: "FULL_TIME", line: "" });
    const bookmakers = market?.bookmakers ?? [];
    expect(bookmakers.map(({ bookmaker, outcomes }) => [bookmaker.id, outcomes.map(({ current }) => current)])).toEqual(
      fed.map(({ bookmakerId, outcomes }) => [bookmakerId, outcomes.map(({ price }) => price)]),
    );
    for (const { bookmaker, outcomes } of bookmakers) {
      expect(bookmaker).toMatchObject({ name: expect.any(String), site: null, isSimulated: true });
      for (const { opening, current, movement } of outcomes)
        expect(movement).toBe(current > opening ? "UP" : current < opening ? "DOWN" : "NONE");
    }
  });

  it.each(["BE", "NC", "US:TX", "T1"])("[G5] [C6.03] are empty for %s", async (place) => {
    const { id } = await anEvent(2);
    const answer = await ask(query, { ids: [id] }, visitorFrom(place));
    expect(answer).toEqual({ data: { odds: [] } });
    const nested = await ask(
      `{ event(id: "${id}") { odds { betType } } liveOdds(sportId: 1) { event { id } } }`,
      {},
      visitorFrom(place),
    );
    expect(nested.data).toEqual({ event: { odds: [] }, liveOdds: [] });
  });

  it("[G5] are empty for a request without a place", async () => {
    const { id } = await anEvent(2);
    expect(await ask(query, { ids: [id] })).toEqual({ data: { odds: [] } });
  });

  it("[G5] of bookmakers that a place does not know, and their names, stay away", async () => {
    const { id } = await anEvent(2);
    const policy = { ...policyFor(parsePlaceKey("FR"), saturday), bookmakerIds: [900_011], logos: false, links: false };
    const { data } = await ask<{ odds: Odds[] }>(query, { ids: [id] }, { place: unknownPlace, policy });
    const named = data?.odds.flatMap(({ markets }) => markets.flatMap(({ bookmakers }) => bookmakers)) ?? [];
    expect(named.length).toBeGreaterThan(0);
    for (const { bookmaker } of named)
      expect(bookmaker).toEqual({ id: 900_011, name: null, site: null, isSimulated: true });
  });

  it("[G5] of what is live come by hash too", async () => {
    const { answer } = await askByHash<{ liveOdds: Odds[] }>(
      persistedQueries.liveOdds.hash,
      "&sportId=1",
      visitorFrom("FR"),
    );
    expect(answer.data?.liveOdds.length).toBeGreaterThan(0);
    for (const { markets } of answer.data?.liveOdds ?? []) expect(markets[0]?.bookmakers).toHaveLength(3);
  });
});
