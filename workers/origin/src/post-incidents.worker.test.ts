import { reset } from "cloudflare:test";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { decodeChanges } from "../../../shared/wire/changes.ts";
import { decodeDayFeed } from "../../../shared/wire/day-feed.ts";
import { eventStatus } from "../../../shared/sports/statuses.ts";
import { evictAt, post, postIncidents, postJson, readFeed, saturday, setClock } from "../test/harness.ts";
import { anEvent, batchOf } from "../test/records.ts";

beforeEach(async () => {
  await setClock(saturday);
  await post("events", batchOf(anEvent(), anEvent({ eventId: "1Event01" })));
});
afterEach(() => reset());

const summaryOf = async (id: string) =>
  decodeDayFeed((await readFeed(`d_su_${id}_fr_1`)).body).leagues.flatMap(({ events }) => events)[0];
const seqNow = async () => (await readFeed("r_1_1")).seq;
const lastChange = async () => decodeChanges((await readFeed("u_1_1")).body).changes.at(-1);
const batch = (...incidents: readonly object[]) => ({ sportId: 1, incidents });
const kickOff = { kind: "status", status: eventStatus.firstHalf, atSeconds: saturday };
const goal = (id: string, minutes: number) => ({
  kind: "goal",
  id,
  side: 1,
  minute: String(minutes),
  atSeconds: saturday + minutes * 60,
});

const notices = (count: number) => Array.from({ length: count }, () => ({ kind: "notice", text: "…" }));

describe("posted incidents", () => {
  it("are each a change, applied in order", async () => {
    const before = await seqNow();
    const incidents = [
      { eventId: "1Event00", kind: "status", status: eventStatus.firstHalf },
      { eventId: "1Event00", kind: "goal", side: 2, minute: "3" },
    ];
    expect(await postJson("incidents", batch(...incidents))).toEqual({
      accepted: 2,
      unchanged: 0,
      refused: [],
      seq: before + 2,
    });
    expect(await summaryOf("1Event00")).toMatchObject({ status: eventStatus.firstHalf, homeScore: 0, awayScore: 1 });
  });

  it("come of many events in one batch", async () => {
    const before = await seqNow();
    const report = await postJson(
      "incidents",
      batch({ eventId: "1Event00", ...kickOff }, { eventId: "1Event01", ...kickOff }),
    );
    expect(report).toMatchObject({ accepted: 2, seq: before + 2 });
    for (const id of ["1Event00", "1Event01"])
      expect(await summaryOf(id)).toMatchObject({ status: eventStatus.firstHalf });
  });

  it("say the same in whatever order they come, within a batch and across batches", async () => {
    await postIncidents("1Event00", goal("g2", 20), kickOff, goal("g1", 4));
    await postIncidents("1Event01", goal("g2", 20));
    await postIncidents("1Event01", goal("g1", 4));
    await postIncidents("1Event01", kickOff);
    const [first, second] = [await summaryOf("1Event00"), await summaryOf("1Event01")];
    expect(first).toMatchObject({ status: eventStatus.firstHalf, homeScore: 2, homePeriod1: 2 });
    expect({ ...second, id: "" }).toEqual({ ...first, id: "" });
  });

  it("score in points and set a score right again", async () => {
    await postIncidents(
      "1Event00",
      { kind: "status", status: eventStatus.firstHalf },
      { kind: "points", side: 1, value: 3 },
      { kind: "points", side: 2, value: 2 },
    );
    expect(await summaryOf("1Event00")).toMatchObject({ homeScore: 3, awayScore: 2, homePeriod1: 3, awayPeriod1: 2 });
    await postIncidents("1Event00", { kind: "correction", score: [2, 2], periods: [[2, 2]] });
    expect(await summaryOf("1Event00")).toMatchObject({ homeScore: 2, awayScore: 2, homePeriod1: 2, awayPeriod1: 2 });
    expect(await lastChange()).toMatchObject({ homeScore: 2, homePeriod1: 2 });
  });

  it("take a goal back, whether sent before the goal, with it or after it", async () => {
    const retracted = { kind: "retracted", incidentId: "g1", reason: "offside", atSeconds: saturday + 300 };
    await postIncidents("1Event00", kickOff, goal("g1", 4), goal("g2", 9), retracted);
    await postIncidents("1Event01", retracted, kickOff);
    await postIncidents("1Event01", goal("g1", 4), goal("g2", 9));
    for (const id of ["1Event00", "1Event01"]) expect(await summaryOf(id)).toMatchObject({ homeScore: 1 });
  });

  it("count once by their id: the same again changes nothing, another under the same id is refused", async () => {
    await postIncidents("1Event00", kickOff, goal("g1", 4));
    const seq = await seqNow();
    expect(await (await postIncidents("1Event00", goal("g1", 4))).json()).toMatchObject({
      accepted: 0,
      unchanged: 1,
      seq,
    });
    const other = await postIncidents("1Event00", { ...goal("g1", 4), side: 2 });
    expect([other.status, await other.json()]).toMatchObject([422, { refused: [{ pointer: "/incidents/0" }] }]);
    expect(await summaryOf("1Event00")).toMatchObject({ homeScore: 1, awayScore: 0 });
  });

  it("count once by their id where no instant was sent, and where the start moved", async () => {
    const moved = { kind: "moved", id: "m1", startSeconds: saturday + 3600, timeKnown: true };
    await postIncidents("1Event00", moved);
    await setClock(saturday + 60);
    expect(await (await postIncidents("1Event00", moved)).json()).toMatchObject({ accepted: 0, unchanged: 1 });
  });

  it("of days ahead are refused by pointer, so that later incidents do not count as late", async () => {
    for (const atSeconds of [saturday + 10 * 86_400, Date.UTC(2223, 0, 1) / 1000]) {
      const far = await postIncidents("1Event00", kickOff, { ...goal("far", 4), atSeconds });
      expect([far.status, await far.json()]).toMatchObject([422, { refused: [{ pointer: "/incidents/1/atSeconds" }] }]);
    }
  });

  it("are limited for each kind, over all batches", async () => {
    expect((await postIncidents("1Event00", ...notices(499))).status).toBe(200);
    const response = await postIncidents("1Event00", ...notices(2));
    expect([response.status, await response.json()]).toMatchObject([
      422,
      { refused: [{ pointer: "/incidents/1/kind" }] },
    ]);
  });

  it("survive an eviction right after their answer", async () => {
    await postIncidents("1Event00", kickOff, goal("g1", 4));
    await evictAt(saturday);
    expect(await summaryOf("1Event00")).toMatchObject({ status: eventStatus.firstHalf, homeScore: 1 });
  });

  it("of an unknown event are refused by pointer, and no record of their batch is applied", async () => {
    const before = await seqNow();
    const sent = batch({ eventId: "1Event00", ...kickOff }, { eventId: "1Nobody0", ...kickOff });
    const response = await post("incidents", sent);
    const refused = [{ pointer: "/incidents/1/eventId", reason: "names no event" }];
    expect([response.status, await response.json()]).toEqual([422, { reason: "nothing was applied", refused }]);
    expect(await seqNow()).toBe(before);
    expect(await postJson("incidents?mode=partial", sent)).toEqual({
      accepted: 1,
      unchanged: 0,
      refused,
      seq: before + 1,
    });
  });
});
