import { reset } from "cloudflare:test";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { signatureHeaders, toSignedHeaders } from "../../../shared/ingest/signature.ts";
import { post, postJson, provider, readFeed, saturday, setClock } from "../test/harness.ts";
import { aLeague, anEvent, batchOf, finished } from "../test/records.ts";

beforeEach(() => setClock(saturday));
afterEach(() => reset());

const daysFeed = async () => (await readFeed("f_1_0_0_fr_1")).body;

const faulty = () =>
  batchOf(
    anEvent(),
    anEvent({ eventId: "1Event02", result: { ...finished(1, 1), shootOut: [4, 4] } }),
    anEvent({ eventId: "2Event03" }),
    { ...anEvent({ eventId: "1Event04" }), round: 3, home: { ...anEvent().home, name: "" } },
    anEvent({ eventId: "1Event05", leagueStageId: "1Absent0" }),
    null,
  );
const refused = [
  { pointer: "/events/1/result", reason: "the shoot-out 4-4 is level" },
  { pointer: "/events/2/eventId", reason: "is of another sport" },
  { pointer: "/events/3/round", reason: expect.any(String) },
  { pointer: "/events/3/home/name", reason: expect.any(String) },
  { pointer: "/events/5", reason: expect.any(String) },
  { pointer: "/events/4/leagueStageId", reason: "names no known league" },
];

const channel = (changes: object) => ({ type: 1, id: 7, name: "Canal Sept", countryKeys: [], ...changes });
const stream = (changes: object) =>
  channel({ type: 2, id: 1, name: "Betclic", url: "https://www.betclic.fr/live/1", ...changes });

describe("links to bookmakers", () => {
  const refusalOf = async (path: string, body: object) => {
    const response = await post(path, body);
    const { refused: faults = [] }: { refused?: { pointer: string; reason: string }[] } = await response.json();
    return faults.map(({ pointer, reason }) => `${pointer} ${reason}`);
  };
  const incident = (told: object) =>
    refusalOf("incidents", { sportId: 1, incidents: [{ eventId: "1Event00", ...told }] });
  const broadcast = (...channels: object[]) => incident({ kind: "broadcast", channels });
  const article = (changes: object) =>
    refusalOf("articles", {
      sportId: 1,
      articles: [
        {
          id: "1Articl0",
          lang: "fr",
          title: "Un article",
          lead: "Ses mots",
          url: "/news/un-article",
          source: "Journal",
          publishedSeconds: saturday,
          participantIds: [],
          eventIds: [],
          ...changes,
        },
      ],
    });
  const at = "/incidents/0/channels/0";
  beforeEach(() => post("events", batchOf(anEvent())));

  it("[C3.09] go in as streams of a bookmaker of the table that lead to its own site", async () => {
    expect(await broadcast(stream({}), stream({ url: "https://m.betclic.com/" }), channel({}))).toEqual([]);
  });

  it.each<[object, string]>([
    [{ id: 77 }, "/id names no bookmaker of the table"],
    [{ id: 900_010, name: "Bet Simulé" }, "/id names no bookmaker of the table"],
    [{ name: "Winamax" }, "/name is not the bookmaker's name: Betclic"],
    [{ url: "https://www.winamax.fr/" }, "/url is no secure address of betclic.fr or betclic.com"],
    [{ url: "http://www.betclic.fr/" }, "/url is no secure address of betclic.fr or betclic.com"],
    [{ url: "https://betclic.fr@example.com/" }, "/url is no secure address of betclic.fr or betclic.com"],
    [{ url: "https://betclic.fr.example.com/" }, "/url is no secure address of betclic.fr or betclic.com"],
    [{ url: undefined }, "/url is no secure address of betclic.fr or betclic.com"],
  ])("[C3.09] are refused in a bookmaker's stream that has %j", async (changes, fault) => {
    expect(await broadcast(stream(changes))).toEqual([`${at}${fault}`]);
  });

  it.each([1, 3])("[C3.09] are refused in a channel of type %d, subdomains too", async (type) => {
    const fault = `${at}/url leads to a bookmaker, which only a channel of type 2 may`;
    for (const url of ["https://www.betclic.fr/", "https://live.m.winamax.fr/1", "http://pmu.fr"]) {
      expect(await broadcast(channel({ type, url }))).toEqual([fault]);
    }
    expect(await broadcast(channel({ type, url: "https://canal.example/" }))).toEqual([]);
  });

  it("[C6.03] are refused in notices and comments", async () => {
    const fault = "/incidents/0/text leads to a bookmaker: such links are the policy's to show, not a text's";
    const text = "À suivre sur https://paris-sportifs.pmu.fr/direct";
    expect(await incident({ kind: "notice", text })).toEqual([fault]);
    expect(await incident({ kind: "comment", minute: "1", lang: "fr", text })).toEqual([fault]);
    expect(await incident({ kind: "notice", text: "PMU et Betclic parrainent le match" })).toEqual([]);
  });

  it.each(["url", "image", "title", "lead", "source"])("[C6.03] are refused in the %s of an article", async (field) => {
    expect(await article({ [field]: "https://www.unibet.fr/sport" })).toEqual([
      `/articles/0/${field} leads to a bookmaker: such links are the policy's to show, not a text's`,
    ]);
    expect(await article({ [field]: "https://journal.example/unibet" })).toEqual([]);
  });

  it("[C6.03] are refused in the timeline that comes with an event", async () => {
    const told = { kind: "notice" as const, id: "n1", atSeconds: saturday, text: "winamax.fr" };
    expect(await refusalOf("events", batchOf(anEvent({ timeline: [told] })))).toEqual([
      "/events/0/timeline/0/text leads to a bookmaker: such links are the policy's to show, not a text's",
    ]);
  });
});

describe("a faulty batch", () => {
  it("is refused with every fault by JSON pointer, and no record of it is applied", async () => {
    const response = await post("events", faulty());
    expect([response.status, await response.json()]).toEqual([422, { reason: "nothing was applied", refused }]);
    expect(await daysFeed()).not.toContain("1Event00");
    expect(await daysFeed()).not.toContain(aLeague().stageId);
  });

  it("is applied as far as it is valid where the partial mode was requested", async () => {
    const report = { added: 1, changed: 0, unchanged: 0, refused, seq: expect.any(Number) };
    expect(await postJson("events?mode=partial", faulty())).toEqual(report);
    expect(await daysFeed()).toContain("1Event00");
  });

  it("names a league of an unknown place or zone, and one of another sport", async () => {
    const leagues = [
      aLeague({ countryKey: "toString" }),
      aLeague({ timeZone: "Mars/Olympus" }),
      aLeague({ sportId: 2 }),
    ];
    expect(await postJson("events", { sportId: 1, leagues, events: [] })).toMatchObject({
      refused: [
        { pointer: "/leagues/0/countryKey" },
        { pointer: "/leagues/1/timeZone" },
        { pointer: "/leagues/2/sportId" },
      ],
    });
  });

  it.each<[string, unknown, string]>([
    ["events", "{", ""],
    ["events", { sportId: 99, leagues: [], events: [] }, "/sportId"],
    ["incidents", { sportId: 1, incidents: [] }, "/incidents"],
    ["replays", { day: "2025-02-30" }, "/day"],
  ])("is no batch at all where the body is wrong as a whole: %s %j", async (path, body, pointer) => {
    const response = await post(path, body);
    expect([response.status, await response.json()]).toMatchObject([400, { refused: [{ pointer }] }]);
  });

  it("is refused unread where it is too large", async () => {
    expect((await post("events", " ".repeat(8 * 1024 * 1024 + 1))).status).toBe(413);
  });

  it("is refused where the mode is unknown", async () => {
    expect((await post("events?mode=some", batchOf())).status).toBe(400);
  });
});

describe("a request without a sender", () => {
  const body = JSON.stringify(batchOf());
  const path = "/ingest/v1/events";
  const nowSeconds = Math.floor(Date.now() / 1000);
  const signer = provider;
  const sign = (changes: object = {}) =>
    toSignedHeaders(signer, { method: "POST", path, body, nowSeconds, ...changes });
  const refusalOf = async (headers: Record<string, string>) => {
    const response = await post("events", body, { headers });
    return [response.status, ((await response.json()) as { header?: string }).header];
  };

  it.each(["events", "incidents", "replays"])("does not get through to %s", async (path) => {
    expect((await post(path, {}, { signer: { ...signer, key: "wrong" } })).status).toBe(401);
    expect((await post(path, {}, { signer: { provider: "other", key: signer.key } })).status).toBe(401);
  });

  it("is answered with the header that is to blame", async () => {
    const { timestamp, signature } = signatureHeaders;
    expect(await refusalOf({ [signatureHeaders.provider]: "nobody" })).toEqual([401, signatureHeaders.provider]);
    expect(await refusalOf({ [timestamp]: "yesterday" })).toEqual([401, timestamp]);
    expect(await refusalOf({ [signature]: "v2=00" })).toEqual([401, signature]);
    expect(await refusalOf({ [signature]: "" })).toEqual([401, signature]);
  });

  it.each([
    ["under another idempotency key", { idempotencyKey: "another" }],
    ["of another path", { path: `${path}?mode=partial` }],
    ["of another method", { method: "PUT" }],
    ["of another instant", { nowSeconds: nowSeconds + 1 }],
  ])("is one whose signature is %s", async (_, changes) => {
    const { "idempotency-key": _key, ...signed } = await sign(changes);
    const headers = { ...signed, [signatureHeaders.timestamp]: String(nowSeconds) };
    expect(await refusalOf(headers)).toEqual([401, signatureHeaders.signature]);
  });

  it("is one whose body is another than its signed hash", async () => {
    expect(await refusalOf(await sign({ body: `${body} ` }))).toEqual([401, signatureHeaders.contentSha256]);
  });

  it("is one that was signed more than five minutes ago or ahead", async () => {
    const nowSeconds = Math.floor(Date.now() / 1000);
    for (const offset of [-310, 330]) {
      expect(await refusalOf(await sign({ nowSeconds: nowSeconds + offset }))).toEqual([
        401,
        signatureHeaders.timestamp,
      ]);
    }
    expect(await refusalOf(await sign({ nowSeconds: nowSeconds - 200 }))).toEqual([200, undefined]);
  });
});
