import { reset } from "cloudflare:test";
import { afterEach, beforeEach, expect, it } from "vitest";
import { eventStatus } from "../../../shared/sports/statuses.ts";
import { readAnalysis } from "../../../shared/wire/sections/read-analysis.ts";
import { postJson, readFeed, saturday, setClock } from "../test/harness.ts";
import { anEvent, batchOf } from "../test/records.ts";

beforeEach(() => setClock(saturday));
afterEach(() => reset());

const place = { x: 91, y: 48 };
const told = { eventId: "1Event00", atSeconds: saturday - 60 };
const shot = (id: string, facts: object) => ({
  ...told,
  id,
  kind: "play",
  side: 1,
  play: "shot-off-target",
  minute: "1",
  shot: facts,
});

it("takes shots with their place alone and with what came before, and gives each its own chance", async () => {
  await postJson("events", batchOf(anEvent({ startSeconds: saturday - 120 })));
  const known = { ...place, body: "foot", situation: "open-play" };
  const incidents = [
    { ...told, id: "begin", kind: "status", status: eventStatus.firstHalf },
    shot("place", place),
    shot("known", known),
    shot("rebound", { ...known, previous: { action: "rebound", from: place, seconds: 1 } }),
  ];
  expect(await postJson("incidents", { sportId: 1, incidents })).toMatchObject({ accepted: 4 });
  const unknown = shot("wrong", { ...known, previous: { action: "nutmeg" } });
  expect(await postJson("incidents", { sportId: 1, incidents: [unknown] })).toMatchObject({
    refused: [{ pointer: "/incidents/0/shot/previous/action" }],
  });
  const { shots } = readAnalysis((await readFeed("df_ma_1_1Event00")).body);
  expect(shots.map(({ body, situation }) => [body, situation])).toEqual([
    [null, null],
    ["foot", "open-play"],
    ["foot", "open-play"],
  ]);
  const [alone, foot, rebound] = shots.map(({ expected }) => expected);
  expect(alone).toBeGreaterThan(0);
  expect(rebound).toBeGreaterThan(foot ?? 1);
});
