import { reset } from "cloudflare:test";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { decodeDayFeed } from "../../../shared/wire/day-feed.ts";
import { eventStatus } from "../../../shared/sports/statuses.ts";
import { postIncidents, postJson, push, readFeed, saturday, setClock } from "../test/harness.ts";
import { aLeague, anEvent, batchOf } from "../test/records.ts";

const list = "f_1_0_0_fr_1";
const at = (seq: number, name = list) => readFeed(`${name}?seq=${seq}`);

beforeEach(async () => {
  await push.setDown(false);
  await setClock(saturday);
});
afterEach(() => reset());

/** A game is announced, kicks off, has a goal, loses it again and moves; each step's number. */
async function describeGame(): Promise<readonly { readonly seq: number; readonly body: string }[]> {
  const steps = [await readFeed(list)];
  const report = async (incident: object) => {
    await postIncidents("1Event00", incident);
    steps.push(await readFeed(list));
  };
  await postJson("events", batchOf(anEvent()));
  steps.push(await readFeed(list));
  await report({ kind: "status", status: eventStatus.firstHalf, atSeconds: saturday });
  await report({ kind: "goal", id: "g1", side: 1, minute: "1", atSeconds: saturday + 30 });
  await report({ kind: "goal", side: 2, minute: "3", atSeconds: saturday + 150 });
  await report({ kind: "retracted", incidentId: "g1", reason: "offside", atSeconds: saturday + 200 });
  await report({ kind: "moved", startSeconds: saturday + 3 * 86_400, timeKnown: true });
  return steps;
}

describe("a feed as of a number", () => {
  it("[F16] is the feed that clients had at that number, corrections and all", async () => {
    const steps = await describeGame();
    expect(new Set(steps.map(({ seq }) => seq)).size).toBe(steps.length);
    for (const { seq, body } of steps) expect(await at(seq)).toEqual({ seq, body });
  });

  it("takes a goal back for everybody: the score of the row and of the half", async () => {
    const steps = await describeGame();
    const row = (index: number) =>
      decodeDayFeed(steps[index]?.body ?? "")
        .leagues.find(({ league }) => league.stageId === aLeague().stageId)
        ?.events.find(({ id }) => id === "1Event00");
    expect([row(4)?.homeScore, row(5)?.homeScore, row(5)?.homePeriod1, row(5)?.awayScore]).toEqual([1, 0, 0, 1]);
  });

  it("is the feed that clients had so many seconds ago, of one ledger and of several together", async () => {
    await postJson("events", batchOf(anEvent()));
    await postIncidents("1Event00", { kind: "status", status: eventStatus.firstHalf, atSeconds: saturday });
    const names = [list, "fm_0_0_fr_1", "d_su_1Event00_fr_1"];
    const before = await Promise.all(names.map((name) => readFeed(name)));
    await setClock(saturday + 60);
    await postIncidents("1Event00", { kind: "goal", side: 1, minute: "1", atSeconds: saturday + 60 });
    await setClock(saturday + 80);
    const ago = (seconds: number) => Promise.all(names.map((name) => readFeed(`${name}?ago=${seconds}`)));
    expect(await ago(25)).toEqual(before);
    expect(await ago(15)).toEqual(await Promise.all(names.map((name) => readFeed(name))));
    expect((await ago(15)).map(({ body }) => body)).not.toEqual(before.map(({ body }) => body));
  });

  it("[F16] answers the newest for a number that is not given yet", async () => {
    const now = await readFeed(list);
    expect(await at(now.seq + 1000)).toEqual(now);
  });
});
