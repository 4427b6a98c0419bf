import { reset } from "cloudflare:test";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { decodeDayFeed } from "../../../shared/wire/day-feed.ts";
import { eventStatus } from "../../../shared/sports/statuses.ts";
import { evictAt, post, postIncidents, readFeed, ringAt, saturday, setClock } from "../test/harness.ts";
import { anEvent, batchOf, finished } from "../test/records.ts";

beforeEach(() => setClock(saturday));
afterEach(() => reset());

const daySeconds = 86_400;
const summaryOf = async (id: string) =>
  decodeDayFeed((await readFeed(`d_su_${id}_fr_1`)).body).leagues.flatMap(({ events }) => events)[0];

/** The id under which `1Event00` plays again. */
async function replayOne(speed: number): Promise<string> {
  const response = await post("replays", { eventIds: ["1Event00"], speed });
  return ((await response.json()) as { started: readonly { eventId: string }[] }).started[0]?.eventId ?? "";
}

describe("a replay", () => {
  const pastDay = "2029-02-03";
  const past = Date.UTC(2029, 1, 3, 15) / 1000;
  const startReplay = () => post("replays", { day: pastDay, speed: 60, seed: "a" });

  it("plays a day's games again to their results, across an eviction", async () => {
    await post(
      "events",
      batchOf(
        anEvent({ startSeconds: past, result: finished(2, 1) }),
        anEvent({ eventId: "1Event01", startSeconds: past + 7200, result: finished(0, 0) }),
        anEvent({ eventId: "1Event02", startSeconds: past + daySeconds, result: finished(0, 0) }),
      ),
    );
    const { started } = (await (await startReplay()).json()) as {
      started: readonly { eventId: string; startSeconds: number }[];
    };
    expect(started.map((game) => game.startSeconds - saturday)).toEqual([5, 125]);
    const id = started[0]?.eventId ?? "";
    await ringAt(saturday + 30);
    expect(await summaryOf(id)).toMatchObject({
      status: eventStatus.firstHalf,
      clockRate: 60,
      homePeriod1: 0,
      awayPeriod1: 0,
    });
    await evictAt(saturday + 200);
    expect(await summaryOf(id)).toMatchObject({
      status: eventStatus.finished,
      homeScore: 2,
      awayScore: 1,
      homePeriod1: 0,
    });
  });

  it("plays one match to the second where its timeline is known, twice at once at two speeds", async () => {
    await post(
      "events",
      batchOf(anEvent({ startSeconds: past }), anEvent({ eventId: "1Event01", startSeconds: past })),
    );
    const timeline = [
      { kind: "status", status: eventStatus.firstHalf, atSeconds: past },
      { kind: "goal", side: 2, minute: "2", atSeconds: past + 90 },
      { kind: "status", status: eventStatus.finished, atSeconds: past + 6000 },
    ];
    await postIncidents("1Event00", ...timeline);
    const [slow = "", fast = ""] = [await replayOne(1), await replayOne(30)];
    await ringAt(saturday + 5 + 89);
    expect(await summaryOf(slow)).toMatchObject({ status: eventStatus.firstHalf, awayScore: 0 });
    expect(await summaryOf(fast)).toMatchObject({ status: eventStatus.firstHalf, awayScore: 1 });
    await ringAt(saturday + 5 + 90);
    expect(await summaryOf(slow)).toMatchObject({ awayScore: 1 });
    await ringAt(saturday + 5 + 200);
    expect(await summaryOf(fast)).toMatchObject({ status: eventStatus.finished });
  });

  it("plays only the games of a day that are named, accents or not", async () => {
    const rennes = { id: "1Rennes0", name: "Rennés", code: "REN", slug: "rennes" };
    const result = finished(1, 0);
    const games = [
      anEvent({ startSeconds: past, result }),
      anEvent({ eventId: "1Event01", startSeconds: past, result, home: rennes }),
    ];
    await post("events", batchOf(...games));
    const response = await post("replays", { day: pastDay, match: "rennes" });
    expect(await response.json()).toMatchObject({ started: [{ home: "Rennés" }] });
  });

  it("is refused for a day without imported results", async () => {
    const response = await startReplay();
    expect([response.status, await response.json()]).toMatchObject([422, { refused: [{ pointer: "/day" }] }]);
  });
});
