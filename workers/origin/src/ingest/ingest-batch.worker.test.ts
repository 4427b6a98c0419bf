import { reset } from "cloudflare:test";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { eventStatus } from "../../../../shared/sports/statuses.ts";
import { inLedger, post, postJson, push, saturday, setClock } from "../../test/harness.ts";
import { anEvent, batchOf, finished } from "../../test/records.ts";

const day = 86_400;
const known = saturday - 90 * day;
const keep = "events?mode=partial&finished=keep";
const dayOnly = (startSeconds: number, result: ReturnType<typeof finished> | null = finished(2, 1)) =>
  batchOf(anEvent({ startSeconds, timeKnown: false, result }));
const stateOf = () => inLedger(({ events }) => events.event("1Event00")?.state);

beforeEach(async () => {
  await push.setDown(false);
  await setClock(saturday);
});
afterEach(() => reset());

describe("an event under the id of a match that is over, from a sender who keeps those", () => {
  it.each([
    ["of another day", known + 60 * day, finished(2, 1), "2-1"],
    ["of the next day", known + day, finished(2, 1), "2-1"],
    ["of another score on the same day", known, finished(0, 3), "0-3"],
    ["of another day that is not over", known + 60 * day, null, "not over"],
  ] as const)("is refused with its whole batch: one %s", async (_, startSeconds, result, after) => {
    await postJson("events", dayOnly(known));
    const other = anEvent({ eventId: "1Event01" });
    const { leagues, events, ...batch } = dayOnly(startSeconds, result);
    const answer = await post(keep, { ...batch, leagues, events: [other, ...events] });
    expect(answer.status).toBe(422);
    expect(await answer.json()).toMatchObject({
      refused: [
        { pointer: "/events/1/eventId", reason: expect.stringMatching(`ended 2-1, by .*: ${after}$`) as string },
      ],
    });
    expect(await stateOf()).toMatchObject({ score: [2, 1], schedule: { startSeconds: known } });
    expect(await inLedger(({ events: held }) => held.event("1Event01"))).toBeNull();
  });

  it("is taken where it agrees, and where sources differ on the hour alone", async () => {
    await postJson("events", dayOnly(known));
    expect(await postJson(keep, dayOnly(known))).toMatchObject({ unchanged: 1, refused: [] });
    const timed = batchOf(anEvent({ startSeconds: known + day, result: finished(2, 1) }));
    expect(await postJson(keep, timed)).toMatchObject({ changed: 1, refused: [] });
  });

  it("is refused by itself, with both results, where it has another one of the same match", async () => {
    const [before, other] = [finished(2, 1), anEvent({ eventId: "1Event01" })];
    await postJson("events", batchOf(anEvent({ startSeconds: known, result: before })));
    const corrected = batchOf(anEvent({ startSeconds: known, result: finished(2, 2) }));
    expect(await postJson(keep, { ...corrected, events: [other, ...corrected.events] })).toMatchObject({
      added: 1,
      changed: 0,
      refused: [{ pointer: "/events/1/result", reason: "would change the result from 2-1 to 2-2" }],
    });
    expect(await stateOf()).toMatchObject({ score: [2, 1] });
    for (const status of ["postponed", "abandoned"] as const) {
      const called = { ...before, status: eventStatus[status] };
      expect(await postJson(keep, batchOf(anEvent({ startSeconds: known, result: called })))).toMatchObject({
        refused: [{ reason: `would change the result from 2-1 to ${status}` }],
      });
    }
    expect(await postJson("events?mode=partial&finished=replace", corrected)).toMatchObject({
      changed: 1,
      refused: [],
    });
    expect(await stateOf()).toMatchObject({ score: [2, 2] });
  });

  it("is refused by itself where it contradicts a goal, and is taken where it adds who scored it", async () => {
    const goal = { kind: "goal", id: "g1", atSeconds: known + 600, side: 1, minute: "10" };
    const won = { startSeconds: known, result: finished(2, 1) };
    await postJson("events", batchOf(anEvent({ ...won, timeline: [goal] as never })));
    const amend = (id: string, changes: object) => {
      const amended = { kind: "amended", id, atSeconds: known + 600, incidentId: "g1", changes };
      return batchOf(anEvent({ ...won, timeline: [goal, amended] as never }));
    };
    const player = { id: "1Player0", name: "Ann" };
    const added = amend("a1", { side: 1, minute: "10", how: "open-play", player });
    expect(await postJson(keep, added)).toMatchObject({ changed: 1, refused: [] });
    const moved = amend("a2", { side: 1, minute: "12", player });
    expect(await postJson(keep, moved)).toMatchObject({
      changed: 0,
      refused: [{ pointer: "/events/0/timeline", reason: "would change a goal from 10 to 12 Ann" }],
    });
    expect(await postJson("events?mode=partial&finished=replace", moved)).toMatchObject({ changed: 1, refused: [] });
    // What --replace has written is no question of the next import.
    expect(await postJson(keep, moved)).toMatchObject({ changed: 0, unchanged: 1, refused: [] });
  });

  it("is taken of a match that was postponed by months", async () => {
    const postponed = { ...finished(0, 0), status: eventStatus.postponed, halfTime: null, fullTime: null };
    await postJson("events", dayOnly(known, postponed));
    expect(await postJson(keep, dayOnly(known + 80 * day, finished(1, 0)))).toMatchObject({ changed: 1, refused: [] });
  });
});

it("lets a provider with ids of its own correct day and score of a match that is over", async () => {
  await postJson("events", batchOf(anEvent({ startSeconds: known, result: finished(2, 1) })));
  const moved = batchOf(anEvent({ startSeconds: known + 60 * day, result: finished(0, 3) }));
  expect(await postJson("events", moved)).toMatchObject({ changed: 1, refused: [] });
  expect(await stateOf()).toMatchObject({ score: [0, 3], schedule: { startSeconds: known + 60 * day } });
});

it("is told what finished can be", async () => {
  expect((await post("events?finished=some", batchOf())).status).toBe(400);
});
