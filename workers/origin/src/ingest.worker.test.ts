import { reset } from "cloudflare:test";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { decodeChanges } from "../../../shared/wire/changes.ts";
import { decodeDayFeed } from "../../../shared/wire/day-feed.ts";
import { eventStatus } from "../../../shared/sports/statuses.ts";
import { post, postJson, readFeed, saturday, setClock } from "../test/harness.ts";
import { anEvent, batchOf, finished } from "../test/records.ts";
import type { IngestEvent } from "../../../shared/ingest/event-schema.ts";

beforeEach(() => setClock(saturday));
afterEach(() => reset());

const daySeconds = 86_400;
const summaryOf = async (id: string) =>
  decodeDayFeed((await readFeed(`d_su_${id}_fr_1`)).body).leagues.flatMap(({ events }) => events)[0];
const seqNow = async () => (await readFeed("r_1_1")).seq;
const lastChange = async () => decodeChanges((await readFeed("u_1_1")).body).changes.at(-1);

describe("ingested events", () => {
  it("are added once: the same batch again changes nothing", async () => {
    const batch = batchOf(anEvent(), anEvent({ eventId: "1Event01", result: finished(2, 1) }));
    expect(await postJson("events", batch)).toEqual({ added: 2, changed: 0, unchanged: 0, refused: [], seq: 2 });
    const seq = await seqNow();
    expect(await postJson("events", batch)).toEqual({ added: 0, changed: 0, unchanged: 2, refused: [], seq });
  });

  it("change only where a newer version differs", async () => {
    await post("events", batchOf(anEvent(), anEvent({ eventId: "1Event01" })));
    const seq = await seqNow();
    const newer = batchOf(anEvent({ result: finished(2, 1) }), anEvent({ eventId: "1Event01" }));
    expect(await postJson("events", newer)).toMatchObject({ changed: 1, unchanged: 1 });
    expect(await seqNow()).toBe(seq + 1);
    const change = await lastChange();
    expect(change).toMatchObject({ id: "1Event00", status: eventStatus.finished, homeScore: 2, awayScore: 1 });
    expect(change).not.toHaveProperty("homeName");
  });

  it("[C3.05] arrive as a whole row that names its league, {sportId}_{stageId}", async () => {
    await post("events", batchOf(anEvent()));
    expect(await lastChange()).toMatchObject({ id: "1Event00", homeName: "Lens", leagueId: "1_1Stage00" });
  });

  it("keep their id when they move", async () => {
    await post("events", batchOf(anEvent()));
    await post("events", batchOf(anEvent({ startSeconds: saturday + 3 * 3600 })));
    expect(await summaryOf("1Event00")).toMatchObject({ startSeconds: saturday + 3 * 3600 });
  });

  it("[C3.05] are in the feeds with their league", async () => {
    await post("events", batchOf(anEvent({ result: finished(2, 1) })));
    const { leagues } = decodeDayFeed((await readFeed("f_1_0_0_fr_1")).body);
    expect(leagues[0]).toMatchObject({
      league: { title: "FRANCE: Coupe", stageId: "1Stage00" },
      events: [{ id: "1Event00", homeName: "Lens", awayName: "Metz", homeScore: 2, homePeriod1: 0, homePeriod2: 2 }],
    });
  });

  it("are numbered only within two days of today; others are read from their day", async () => {
    await seqNow();
    const before = await seqNow();
    const startSeconds = saturday - 30 * daySeconds;
    await post("events", batchOf(anEvent({ startSeconds, result: finished(0, 0) })));
    expect(await seqNow()).toBe(before);
    expect((await readFeed("f_1_-30_0_fr_1")).body).toContain("1Event00");
  });

  it("have no second side in a sport without duels", async () => {
    await post("events", batchOf(anEvent({ away: null })));
    const summary = await summaryOf("1Event00");
    expect(summary).toMatchObject({ homeName: "Lens" });
    expect(summary).not.toHaveProperty("awayName");
  });
});

const kickOff = { kind: "status", id: "s1", status: eventStatus.firstHalf, atSeconds: saturday } as const;
const goal = (id: string, minute: number) =>
  ({ kind: "goal", id, side: 1, minute: String(minute), atSeconds: saturday + minute * 60 }) as const;
const reported = (...timeline: NonNullable<IngestEvent["timeline"]>) => batchOf(anEvent({ timeline }));

describe("an event's timeline", () => {
  it("comes with the event, in any order, and its result counts last", async () => {
    const timeline = [goal("g2", 118), goal("g1", 4), kickOff];
    await post("events", batchOf(anEvent({ timeline, result: finished(3, 1) })));
    expect(await summaryOf("1Event00")).toMatchObject({ status: eventStatus.finished, homeScore: 3, awayScore: 1 });
  });

  it("adds to an existing event what is new, and only that", async () => {
    await post("events", batchOf(anEvent()));
    expect(await postJson("events", reported(kickOff, goal("g1", 4)))).toMatchObject({ changed: 1 });
    expect(await summaryOf("1Event00")).toMatchObject({ status: eventStatus.firstHalf, homeScore: 1 });
    const seq = await seqNow();
    expect(await postJson("events", reported(kickOff, goal("g1", 4)))).toMatchObject({ unchanged: 1, seq });
    expect(await postJson("events", reported(kickOff, goal("g1", 4), goal("g2", 9)))).toMatchObject({ changed: 1 });
    expect(await summaryOf("1Event00")).toMatchObject({ homeScore: 2 });
  });

  it("never says an incident otherwise than before: that is refused by its pointer", async () => {
    await post("events", reported(kickOff, goal("g1", 4)));
    const response = await post("events", reported(kickOff, goal("g1", 5)));
    expect([response.status, await response.json()]).toMatchObject([
      422,
      { refused: [{ pointer: "/events/0/timeline/1", reason: expect.stringContaining("use amended") }] },
    ]);
  });

  it("names each incident, with its instant", async () => {
    const { id: _, ...nameless } = goal("g1", 4);
    const response = await post("events", batchOf({ ...anEvent(), timeline: [nameless] }));
    expect(await response.json()).toMatchObject({ refused: [{ pointer: "/events/0/timeline/0/id" }] });
  });
});
