import { reset } from "cloudflare:test";
import { afterEach, beforeEach, expect, it } from "vitest";
import { eventStatus } from "../../../shared/sports/statuses.ts";
import { readDecision } from "../../../shared/wire/sections/decision-section.ts";
import { readAnalysis } from "../../../shared/wire/sections/read-analysis.ts";
import { postJson, readFeed, saturday, setClock } from "../test/harness.ts";
import { anEvent, batchOf } from "../test/records.ts";

beforeEach(() => setClock(saturday));
afterEach(() => reset());

const begun = saturday - 7200;
const at = (minutes: number) => ({ eventId: "1Event00", atSeconds: begun + minutes * 60 });
const player = { id: "1Player0", name: "Jean Valery", shortName: "Valery J." };
const course = [
  { ...at(0), kind: "status", status: eventStatus.firstHalf },
  { ...at(22), kind: "goal", side: 2, minute: "23", how: "penalty", player },
  { ...at(46), kind: "status", status: eventStatus.halfTime },
  { ...at(61), kind: "status", status: eventStatus.secondHalf },
  { ...at(85), kind: "card", side: 1, colour: "second-yellow", minute: "70" },
];
const end = { ...at(110), kind: "status", status: eventStatus.finished };
const post = (incidents: readonly object[]) => postJson("incidents", { sportId: 1, incidents });
const read = async () => (await readFeed("df_ma_1_1Event00")).body;

it("says what decided a match once it is over: what each incident was, the score after it and what it gained", async () => {
  await postJson("events", batchOf(anEvent({ startSeconds: begun })));
  expect(await post(course)).toMatchObject({ accepted: course.length });
  expect(readDecision(await read())).toBeNull();

  await post([end]);
  const body = await read();
  const decision = readDecision(body);
  const { start, marks } = readAnalysis(body);
  expect([start, decision?.outcome]).toEqual([null, "away"]);
  expect(decision?.start.away).toBeLessThan(0.5);
  const swings = decision?.swings ?? [];
  expect(swings.map(({ kind, score }) => [kind, score])).toEqual([
    ["penaltyGoal", [0, 1]],
    ["secondYellowCard", [0, 1]],
  ]);
  expect(swings.map(({ markId }) => marks.find(({ id }) => id === markId)?.minute)).toEqual(["23'", "70'"]);
  for (const { gained } of swings) expect(gained).toBeGreaterThan(0);
});
