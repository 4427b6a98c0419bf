import { reset } from "cloudflare:test";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import {
  getIngest,
  inLedger,
  otherProvider,
  post,
  provider,
  readFeed,
  rewindTo,
  evictAt,
  saturday,
  scopedProvider,
  setClock,
  withoutStrengths,
} from "../test/harness.ts";
import { aLeague, anEvent, batchOf } from "../test/records.ts";

const elsewhere = aLeague({ stageId: "1Stage11", tournamentId: "1Tourn11", templateId: "1Templ11" });
const away = anEvent({ eventId: "1Event11", leagueStageId: "1Stage11" });

beforeEach(async () => {
  await setClock(saturday);
  await post("events", { sportId: 1, leagues: [aLeague(), elsewhere], events: [anEvent(), away] });
});
afterEach(() => reset());

const scoped = { signer: scopedProvider };
const goal = (eventId: string, id: string) => ({
  eventId,
  kind: "goal",
  id,
  side: 1,
  minute: "4",
  atSeconds: saturday,
});
const incidents = (...sent: readonly object[]) => ({ sportId: 1, incidents: sent });
const reported = async (response: Response) => [response.status, await response.json()] as const;
const pointersOf = async (response: Response) => {
  const { refused } = await response.json<{ refused: { pointer: string }[] }>();
  return [response.status, refused.map(({ pointer }) => pointer)];
};

describe("a provider with a scope", () => {
  it("sends what is in it", async () => {
    expect((await post("events", batchOf(anEvent({ round: "2" })), scoped)).status).toBe(200);
    expect((await post("incidents", incidents(goal("1Event00", "g1")), scoped)).status).toBe(200);
  });

  it("is answered with pointers to what is outside it, and nothing is applied", async () => {
    const before = (await readFeed("r_1_1")).seq;
    const sent = incidents(goal("1Event00", "g1"), goal("1Event11", "g1"));
    expect(await reported(await post("incidents", sent, scoped))).toEqual([
      403,
      {
        reason: "outside the scope of this provider; nothing was applied",
        refused: [{ pointer: "/incidents/1/eventId", reason: expect.stringContaining("competition") }],
      },
    ]);
    expect((await readFeed("r_1_1")).seq).toBe(before);
  });

  it("has in the partial mode what is in it applied, and the rest named", async () => {
    const sent = incidents(goal("1Event00", "g1"), goal("1Event11", "g1"));
    expect(await reported(await post("incidents?mode=partial", sent, scoped))).toMatchObject([
      200,
      { accepted: 1, refused: [{ pointer: "/incidents/1/eventId" }] },
    ]);
  });

  it("has its sports and its kinds of record", async () => {
    const ofTennis = { sportId: 2, leagues: [], events: [] };
    expect(await pointersOf(await post("events", ofTennis, scoped))).toEqual([403, ["/sportId"]]);
    expect(await pointersOf(await post("transfers", { sportId: 1, transfers: [{}] }, scoped))).toEqual([403, [""]]);
    expect(await pointersOf(await getIngest("status", scoped))).toEqual([403, [""]]);
  });

  it("takes no league, tournament or event from another competition by calling it its own", async () => {
    const stolen = [
      aLeague({ stageId: "1Stage11" }),
      aLeague({ stageId: "1Stage12", tournamentId: "1Tourn11" }),
      elsewhere,
    ];
    expect(await pointersOf(await post("events", { sportId: 1, leagues: stolen, events: [] }, scoped))).toEqual([
      403,
      ["/leagues/0", "/leagues/1", "/leagues/2"],
    ]);
    expect(await pointersOf(await post("events", batchOf(anEvent({ eventId: "1Event11" })), scoped))).toEqual([
      403,
      ["/events/0/eventId"],
    ]);
    expect(await pointersOf(await post("events", batchOf({ ...away, round: "9" }), scoped))).toEqual([
      403,
      ["/events/0/leagueStageId"],
    ]);
  });

  it("names no prices of other competitions", async () => {
    const quote = {
      bookmakerId: 2,
      betType: "DRAW_NO_BET",
      outcomes: [
        { code: "1", price: 1.5 },
        { code: "2", price: 2.4 },
      ],
    };
    const quotes = [
      { eventId: "1Event00", ...quote },
      { eventId: "1Event11", ...quote },
    ];
    expect(await pointersOf(await post("odds", { sportId: 1, quotes }, scoped))).toEqual([403, ["/quotes/1/eventId"]]);
  });
});

const article = (changes: object = {}) => ({
  sportId: 1,
  articles: [
    {
      id: "1Articl0",
      lang: "fr",
      title: "Lens gagne",
      lead: "",
      url: "/news/lens",
      source: "Essai",
      publishedSeconds: saturday,
      participantIds: [],
      eventIds: [],
      ...changes,
    },
  ],
});

const retracted = (incidentId: string) => ({
  eventId: "1Event00",
  kind: "retracted",
  incidentId,
  atSeconds: saturday,
});

describe("what another provider sent", () => {
  it("is not corrected by a provider that minds its own, neither after it came nor before", async () => {
    await post("incidents", incidents(goal("1Event00", "theirs")));
    for (const id of ["theirs", "to-come"]) {
      const response = await post("incidents", incidents(retracted(id)), scoped);
      expect(await pointersOf(response)).toEqual([403, ["/incidents/0/incidentId"]]);
    }
    await post("incidents", incidents(goal("1Event00", "mine")), scoped);
    expect((await post("incidents", incidents(retracted("mine")), scoped)).status).toBe(200);
    const both = incidents(goal("1Event00", "both"), retracted("both"));
    expect((await post("incidents", both, scoped)).status).toBe(200);
  });

  it("is corrected by a provider that may do everything", async () => {
    await post("incidents", incidents(goal("1Event00", "mine")), scoped);
    expect((await post("incidents", incidents(retracted("mine")), { signer: otherProvider })).status).toBe(200);
  });

  it("is not replaced either", async () => {
    await post("articles", article());
    expect(await pointersOf(await post("articles", article({ title: "Lens perd" }), scoped))).toEqual([
      403,
      ["/articles/0/id"],
    ]);
    expect((await post("articles", article({ id: "1Articl1" }), scoped)).status).toBe(200);
    expect((await post("articles", article({ id: "1Articl1", title: "Lens perd" }), scoped)).status).toBe(200);
  });

  it("is kept with its sender, whom an operator can ask for", async () => {
    await post("incidents", incidents(goal("1Event00", "g1")));
    await post("incidents", incidents(goal("1Event00", "g2")), scoped);
    expect(await reported(await getIngest("senders?eventId=1Event00"))).toEqual([
      200,
      {
        event: provider.provider,
        incidents: [
          { id: "g1", kind: "goal", atSeconds: saturday, sender: "test" },
          { id: "g2", kind: "goal", atSeconds: saturday, sender: "scoped" },
        ],
      },
    ]);
    expect(await reported(await getIngest("senders?eventId=1Event00", scoped))).toMatchObject([
      200,
      { event: null, incidents: [{ id: "g2" }] },
    ]);
    expect(await reported(await getIngest("senders?eventId=1Event11", scoped))).toEqual([
      200,
      { event: null, incidents: [] },
    ]);
  });

  it("is nobody's that is known where it came before senders were kept", async () => {
    await post("incidents", incidents(goal("1Event00", "g1")));
    const columns = ["event", "incident", "quoted", "article", "transfer"].map(
      (table) => `ALTER TABLE ${table} DROP COLUMN sender;`,
    );
    await rewindTo(
      8,
      `${withoutStrengths} ${columns.join("")} DROP INDEX event_by_silence; ALTER TABLE event DROP COLUMN silent_seconds; ALTER TABLE event DROP COLUMN changed_seconds; ALTER TABLE quoted DROP COLUMN stands; ALTER TABLE moved DROP COLUMN time_known; DROP TABLE request; DROP TABLE club_merge; DROP TABLE standing; DROP TABLE archived; DROP TABLE noted; DROP TABLE game_news;`,
    );
    await evictAt(saturday);
    expect(await inLedger(({ incidents }) => [...incidents.senders("1Event00", ["g1"])])).toEqual([["g1", ""]]);
    expect((await post("incidents", incidents(retracted("g1")), scoped)).status).toBe(403);
    expect((await post("incidents", incidents(retracted("g1")))).status).toBe(200);
  });
});

const entriesOf = async (query: string, signing = {}) =>
  (await (await getIngest(`audit${query}`, signing)).json<{ requests: Record<string, unknown>[] }>()).requests;

const request = (signature: string, atMs: number, outcome: "applied" | "read") => ({
  signature,
  atMs,
  requestId: "id",
  provider: "test",
  path: "POST /",
  records: 1,
  bytes: 1,
  ms: 1,
  outcome,
  refused: 0,
  answer: outcome === "read" ? null : "{}",
});

describe("the audit of a sport's ledger", () => {
  it("lists what was requested, by whom and with which outcome, the newest first", async () => {
    const applied = await post("incidents?mode=partial", incidents(goal("1Event00", "g1"), goal("1Nobody0", "g1")));
    const outside = await post("incidents", incidents(goal("1Event11", "g1")), scoped);
    await post("incidents", incidents(goal("1Nobody0", "g1")));
    await getIngest("status");
    const [refused, forbidden, partial, ...others] = await entriesOf("");
    expect(refused).toMatchObject({ provider: "test", outcome: "refused", refused: 1 });
    expect(forbidden).toMatchObject({
      provider: "scoped",
      outcome: "outside",
      requestId: outside.headers.get("x-request-id"),
    });
    expect(partial).toEqual({
      id: expect.any(Number),
      atMs: expect.any(Number),
      requestId: applied.headers.get("x-request-id"),
      provider: "test",
      path: "POST /ingest/v1/incidents?mode=partial",
      records: 2,
      bytes: expect.any(Number),
      ms: expect.any(Number),
      outcome: "applied",
      refused: 1,
    });
    expect(others).toMatchObject([{ path: "POST /ingest/v1/events" }]);
  });

  it("comes in pages, and shows a provider with a scope its own requests", async () => {
    await post("incidents", incidents(goal("1Event00", "g1")), scoped);
    const [newest] = await entriesOf("?limit=1");
    expect(newest).toMatchObject({ provider: "scoped" });
    expect(await entriesOf(`?limit=1&before=${Number(newest?.["id"])}`)).toMatchObject([{ provider: "test" }]);
    expect(await entriesOf("", scoped)).toMatchObject([{ provider: "scoped" }]);
  });

  it("forgets what is long ago, and the answers and questions of a while ago", async () => {
    const day = 86_400_000;
    const left = await inLedger(({ requests }) => {
      requests.forget(Date.now() + 100 * day);
      requests.put(request("old", 0, "applied"));
      requests.put(request("asked", 15 * day, "read"));
      requests.put(request("applied", 15 * day, "applied"));
      requests.put(request("now", 15 * day + 900_000, "applied"));
      requests.forget(15 * day + 1_000_000);
      return ["old", "asked", "applied", "now"].map((signature) => requests.find(signature));
    });
    expect(left).toEqual([null, null, { outcome: "applied", answer: null }, { outcome: "applied", answer: "{}" }]);
  });

  it("keeps a limited number for each provider", async () => {
    const kept = await inLedger(({ requests }) => {
      for (let index = 0; index < 5_010; index += 1) {
        requests.put({
          signature: `s${index}`,
          atMs: index,
          requestId: "id",
          provider: "busy",
          path: "",
          records: 0,
          bytes: 0,
          ms: 0,
          outcome: "applied",
          refused: 0,
          answer: null,
        });
      }
      requests.forget(1_000_000);
      return [requests.find("s9") === null, requests.find("s10") === null];
    });
    expect(kept).toEqual([true, false]);
  });
});
