import { reset } from "cloudflare:test";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { updateSubject } from "../../../shared/push/subjects.ts";
import {
  evictAt,
  fillUp,
  inLedger,
  makeRoom,
  otherProvider,
  post,
  postIncidents,
  provider,
  push,
  readFeed,
  ringAt,
  saturday,
  setClock,
  setLimits,
} from "../test/harness.ts";
import { anEvent, batchOf, finished } from "../test/records.ts";

beforeEach(async () => {
  await push.setDown(false);
  await push.forget(updateSubject(1));
  await setClock(saturday);
});
afterEach(() => reset());

const seqNow = async () => (await readFeed("r_1_1")).seq;
const goal = { sportId: 1, incidents: [{ eventId: "1Event00", kind: "goal", side: 1, minute: "4" }] };
const postOnce = async (path: string, body: unknown, key = "a-key", signer = provider) => {
  const response = await post(path, body, { idempotencyKey: key, signer });
  return {
    status: response.status,
    isReplayed: response.headers.has("idempotent-replayed"),
    text: await response.text(),
  };
};

describe("a request under an idempotency key", () => {
  beforeEach(() => post("events", batchOf(anEvent())));

  it("is carried out once and answered the same again, also after an eviction", async () => {
    const first = await postOnce("incidents", goal);
    expect([first.status, first.isReplayed]).toEqual([200, false]);
    const seq = await seqNow();
    await evictAt(saturday);
    expect(await postOnce("incidents", goal)).toEqual({ ...first, isReplayed: true });
    expect(await seqNow()).toBe(seq);
  });

  it("is refused where the key was used for another body, mode or address", async () => {
    await postOnce("incidents", goal);
    expect(
      (await postOnce("incidents", { ...goal, sportId: 1.0, incidents: [...goal.incidents, ...goal.incidents] }))
        .status,
    ).toBe(409);
    expect((await postOnce("incidents?mode=partial", goal)).status).toBe(409);
    expect((await postOnce("events", batchOf(anEvent()))).status).toBe(409);
  });

  it("does not meet another provider's key, nor a key of a day ago", async () => {
    await postOnce("incidents", goal);
    expect((await postOnce("incidents", goal, "a-key", otherProvider)).isReplayed).toBe(false);
    await setClock(saturday + 86_399);
    expect((await postOnce("incidents", goal)).isReplayed).toBe(true);
    await setClock(saturday + 86_400);
    expect((await postOnce("incidents", goal)).isReplayed).toBe(false);
  });

  it("leaves nothing behind once its day is over", async () => {
    await postOnce("incidents", goal);
    const isKept = () => inLedger(({ answered }) => answered.find(provider.provider, "a-key", 0) !== null);
    await ringAt(saturday + 86_399);
    expect(await isKept()).toBe(true);
    await ringAt(saturday + 2 * 86_400);
    expect(await isKept()).toBe(false);
  });

  it("may be mended and sent again where nothing was applied", async () => {
    expect((await postOnce("events", batchOf(anEvent({ leagueStageId: "1Absent0" })))).status).toBe(422);
    expect((await postOnce("events", batchOf(anEvent()))).status).toBe(200);
  });

  it.each(["", "a key", "x".repeat(256)])("has a key of visible ASCII: not %j", async (key) => {
    expect((await postOnce("incidents", goal, key)).status).toBe(400);
  });
});

const retryAfter = (response: Response) => [response.status, response.headers.get("retry-after")];

describe("a ledger that has enough", () => {
  const kickOff = { kind: "status", status: 12, atSeconds: saturday };

  it("asks providers to wait while the hub is far behind, and takes their records when it has caught up", async () => {
    await setLimits({ unpublishedRows: 1 });
    await push.setDown(true);
    await post("events", batchOf(anEvent(), anEvent({ eventId: "1Event01" })));
    expect(retryAfter(await postIncidents("1Event00", kickOff))).toEqual([429, "2"]);
    await push.setDown(false);
    await ringAt(saturday + 5);
    expect((await postIncidents("1Event00", kickOff)).status).toBe(200);
  });

  it("asks a provider beyond its budget to wait, and no other", async () => {
    await setLimits({ records: { perSecond: 10, burst: 20 } });
    const timeline = Array.from({ length: 40 }, (_, index) => ({
      ...kickOff,
      id: `s${index}`,
    }));
    expect((await post("events", batchOf(anEvent({ timeline } as object)))).status).toBe(200);
    expect(retryAfter(await postIncidents("1Event00", kickOff))).toEqual([429, "3"]);
    const again = batchOf(anEvent({ result: finished(1, 0) }));
    expect((await post("events", again, { signer: otherProvider })).status).toBe(200);
    await setClock(saturday + 3);
    expect((await postIncidents("1Event00", kickOff)).status).toBe(200);
  });

  it("answers a key that it knows all the same", async () => {
    await post("events", batchOf(anEvent()));
    await postOnce("incidents", goal);
    await setLimits({ unpublishedRows: -1 });
    expect((await postOnce("incidents", goal)).isReplayed).toBe(true);
    expect((await postOnce("incidents", goal, "new")).status).toBe(429);
  });
});

describe("a ledger whose storage is full", () => {
  it("says so and when to come again, keeps nothing of the request, and takes it once there is room", async () => {
    await post("events", batchOf(anEvent()));
    const seq = await seqNow();
    await fillUp();
    const refused = await postOnce("incidents", goal);
    expect([refused.status, JSON.parse(refused.text)]).toEqual([
      503,
      { reason: "the storage is full; nothing was applied" },
    ]);
    expect(retryAfter(await post("events", batchOf(anEvent({ eventId: "1Event01" }))))).toEqual([503, "300"]);
    expect(await seqNow()).toBe(seq);
    expect(await inLedger(({ events }) => events.event("1Event01"))).toBeNull();
    await makeRoom();
    expect(await postOnce("incidents", goal)).toMatchObject({ status: 200, isReplayed: false });
    expect(await seqNow()).toBeGreaterThan(seq);
  });
});
