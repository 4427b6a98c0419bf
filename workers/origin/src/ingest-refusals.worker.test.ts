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
