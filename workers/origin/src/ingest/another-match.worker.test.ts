import { reset } from "cloudflare:test";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { eventStatus } from "../../../../shared/sports/statuses.ts";
import { inLedger, postJson, push, saturday, setClock } from "../../test/harness.ts";
import { anEvent, batchOf, finished } from "../../test/records.ts";

const day = 86_400;
const post = (startSeconds: number, result: ReturnType<typeof finished> | null) =>
  postJson("events?mode=partial", batchOf(anEvent({ startSeconds, result })));
const stateOf = () => inLedger(({ events }) => events.event("1Event00")?.state);

beforeEach(async () => {
  await push.setDown(false);
  await setClock(saturday);
});
afterEach(() => reset());

describe("a result under the id of a match that is over", () => {
  it("is refused where it was played on another day, and the known one stays", async () => {
    await post(saturday - 90 * day, finished(2, 1));
    const answer = await post(saturday - 30 * day, finished(0, 3));
    expect(answer).toMatchObject({ changed: 0, refused: [{ pointer: "/events/0/startSeconds" }] });
    expect(JSON.stringify(answer)).toContain("is over (2-1)");
    expect(await stateOf()).toMatchObject({ score: [2, 1], schedule: { startSeconds: saturday - 90 * day } });
  });

  it("is taken where sources differ on the day alone", async () => {
    await post(saturday - 90 * day, finished(2, 1));
    expect(await post(saturday - 89 * day, finished(2, 2))).toMatchObject({ changed: 1, refused: [] });
    expect(await stateOf()).toMatchObject({ score: [2, 2] });
  });

  it("is taken of a match that was postponed by months", async () => {
    await post(saturday - 90 * day, {
      ...finished(0, 0),
      status: eventStatus.postponed,
      halfTime: null,
      fullTime: null,
    });
    expect(await post(saturday - day, finished(1, 0))).toMatchObject({ changed: 1, refused: [] });
  });
});
