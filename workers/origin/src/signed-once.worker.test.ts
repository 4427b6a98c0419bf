import { reset } from "cloudflare:test";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { signatureHeaders, toSignedHeaders } from "../../../shared/ingest/signature.ts";
import { entry } from "../test/entry.ts";
import {
  evictAt,
  getIngest,
  post,
  provider,
  readFeed,
  saturday,
  send,
  setClock,
  setLimits,
  toSignedRequest,
} from "../test/harness.ts";
import { anEvent, batchOf } from "../test/records.ts";
import { heldBytes } from "./ingest/route-middleware.ts";

beforeEach(async () => {
  await setClock(saturday);
  await post("events", batchOf(anEvent()));
});
afterEach(() => reset());

const goal = { sportId: 1, incidents: [{ eventId: "1Event00", kind: "goal", side: 1, minute: "4" }] };
const seqNow = async () => (await readFeed("r_1_1")).seq;
const reported = async (response: Response) => ({
  status: response.status,
  isReplayed: response.headers.has("idempotent-replayed"),
  text: await response.text(),
});

describe("a request that somebody recorded", () => {
  it("is carried out once: sent again it is answered again, and does nothing, also after an eviction", async () => {
    const request = await toSignedRequest("POST", "incidents", goal);
    const first = await reported(await send(request));
    expect([first.status, first.isReplayed]).toEqual([200, false]);
    const seq = await seqNow();
    expect(await reported(await send(request))).toEqual({ ...first, isReplayed: true });
    await evictAt(saturday);
    expect(await reported(await send(request))).toEqual({ ...first, isReplayed: true });
    expect(await seqNow()).toBe(seq);
  });

  it("is not the same as the next one that says the same", async () => {
    await post("incidents", goal);
    const seq = await seqNow();
    expect((await reported(await post("incidents", goal))).isReplayed).toBe(false);
    expect(await seqNow()).toBe(seq + 1);
  });

  it("stays refused where it was refused, though it would be sound by now", async () => {
    const early = await toSignedRequest(
      "POST",
      "events",
      batchOf(anEvent({ eventId: "1Event07", leagueStageId: "1Stage07" })),
    );
    expect((await send(early)).status).toBe(422);
    const league = { ...batchOf().leagues[0], stageId: "1Stage07" };
    await post("events", { sportId: 1, leagues: [league], events: [] });
    const again = await send(early);
    expect([again.status, await again.json()]).toEqual([
      401,
      { header: signatureHeaders.signature, reason: expect.stringContaining("sign each attempt again") },
    ]);
  });

  it("cannot be put under another idempotency key, nor its key under another body", async () => {
    const request = await toSignedRequest("POST", "incidents", goal, { idempotencyKey: "batch-1" });
    const { header } = await (await send(request, { "idempotency-key": "batch-2" })).json<{ header: string }>();
    expect(header).toBe(signatureHeaders.signature);
    const other = { ...goal, incidents: [...goal.incidents, ...goal.incidents] };
    const forged = new Request(request.url, { method: "POST", headers: request.headers, body: JSON.stringify(other) });
    expect((await entry.OriginServices.ingest(forged)).status).toBe(401);
    expect((await post("incidents", other, { idempotencyKey: "batch-2" })).status).toBe(200);
    expect((await send(request)).status).toBe(200);
  });

  it("costs its provider nothing, however often it is sent", async () => {
    const request = await toSignedRequest("POST", "incidents", goal);
    await send(request);
    await setLimits({ records: { perSecond: 1, burst: 2 }, requests: { perSecond: 1, burst: 2 } });
    for (let sent = 0; sent < 5; sent += 1) expect((await send(request)).status).toBe(200);
    const refused = { ...goal, incidents: [{ ...goal.incidents[0], eventId: "1Nobody0" }] };
    expect((await post("incidents", refused)).status).toBe(422);
    expect((await post("incidents", goal)).status).toBe(200);
  });

  it("is answered again before a byte of its body is read", async () => {
    const request = await toSignedRequest("POST", "incidents", goal);
    await send(request);
    const endless = new Request(request.url, { method: "POST", headers: request.headers, body: new ReadableStream() });
    expect((await reported(await entry.OriginServices.ingest(endless))).isReplayed).toBe(true);
  });

  it("shows nothing that came since, where it asked a question", async () => {
    const request = await toSignedRequest("GET", "status", "");
    expect((await send(request)).status).toBe(200);
    expect((await send(request)).status).toBe(401);
    expect((await getIngest("status")).status).toBe(200);
  });
});

describe("the door of the ingest API", () => {
  it("refuses what nobody signed without waiting for its body, of which nothing comes", async () => {
    const headers = await toSignedHeaders(
      { ...provider, key: "another-key-of-at-least-32-characters" },
      { method: "POST", path: "/ingest/v1/events", body: "", nowSeconds: Math.floor(Date.now() / 1000) },
    );
    const body = new ReadableStream();
    const request = new Request("https://origin.test/ingest/v1/events", { method: "POST", headers, body });
    expect((await entry.OriginServices.ingest(request)).status).toBe(401);
    expect(heldBytes.held()).toBe(0);
  });

  it("knows both keys of a provider that changes them, and no key that is too short", async () => {
    for (const key of ["new-ingest-key-of-rotating-provider", "old-ingest-key-of-rotating-provider"]) {
      expect((await getIngest("status", { signer: { provider: "rotating", key } })).status).toBe(200);
    }
    expect((await getIngest("status", { signer: { provider: "weak", key: "short-key" } })).status).toBe(401);
  });

  it("gives each answer an id and keeps browsers from guessing", async () => {
    const answers = [
      await getIngest("status"),
      await post("events", "{"),
      await entry.OriginServices.ingest(new Request("https://origin.test/ingest/v1/status")),
    ];
    for (const { headers } of answers) {
      expect(headers.get("x-request-id")).toMatch(/^[0-9a-f-]{36}$/);
      expect([headers.get("x-content-type-options"), headers.get("cache-control")]).toEqual(["nosniff", "no-store"]);
    }
  });

  it("gives back the bytes of every body", async () => {
    await post("incidents", goal);
    await post("incidents", "{");
    await post("incidents", " ".repeat(8 * 1024 * 1024 + 1));
    expect(heldBytes.held()).toBe(0);
  });

  it("refuses a body that is nested too deeply, or has too many values", async () => {
    for (const body of ["[".repeat(1_000_000), `[${"{},".repeat(1_000_000)}0]`]) {
      const response = await post("events", body);
      expect([response.status, await response.json()]).toMatchObject([400, { refused: [{ pointer: "" }] }]);
    }
  });
});
