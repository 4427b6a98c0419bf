import { reset } from "cloudflare:test";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { eventStatus } from "../../../../../shared/sports/statuses.ts";
import type { Incident } from "../../../../../shared/timeline/incident.ts";
import { readSeasonStatistics } from "../../../../../shared/wire/sections/read-season-statistics.ts";
import { postIncidents, postJson, readFeed, saturday, setClock } from "../../../test/harness.ts";
import { batchOf } from "../../../test/records.ts";
import { aMatch } from "../../../test/season.ts";

const ada = { id: "1Ada0000", name: "Ada A." };
const bea = { id: "1Bea0000", name: "Bea B." };

beforeEach(async () => {
  await setClock(saturday);
  await postJson("events", batchOf(aMatch("Lens Metz", 2), aMatch("Nice Lille", 1), aMatch("Metz Nice 2-0", 8)));
});
afterEach(() => reset());

const enter = (status: Extract<Incident, { kind: "status" }>["status"], atSeconds: number): Incident => ({
  kind: "status",
  status,
  atSeconds,
});
const play = (id: string, changes: object): Incident => ({
  kind: "play",
  id,
  side: 1,
  play: "corner",
  minute: "5",
  atSeconds: saturday - 8000,
  ...changes,
});
const accept = async (...of: Parameters<typeof postIncidents>) => expect((await postIncidents(...of)).status).toBe(200);
const match = (...incidents: readonly Incident[]) => [
  enter(eventStatus.firstHalf, saturday - 9000),
  ...incidents,
  enter(eventStatus.finished, saturday - 900),
];
const read = async (tab = 20) => readSeasonStatistics((await readFeed(`to_1Tourn00_1Stage00_${tab}`)).body);

describe("the statistics of a season", () => {
  it("[F18] count the matches that have some, and say how many there were and since when", async () => {
    expect([await read(), await read(21)]).toEqual([null, null]);
    await accept("1LenMet0", ...match(play("c1", {}), play("c2", { side: 2 }), play("c3", {})));
    await accept("1NicLil0", ...match(play("c4", { side: 2 })));
    const known = await read();
    const day = 86_400;
    expect(known).toMatchObject({
      counted: 2,
      played: 3,
      firstSeconds: saturday - 2 * day,
      lastSeconds: saturday - day,
    });
    const corners = known?.ofTeams.find(({ code }) => code === "corners");
    expect(corners).toMatchObject({ label: "Corners", isShare: false });
    expect(corners?.teams.map(({ rank, teamId, value, games }) => [rank, teamId, value, games])).toEqual([
      [1, "1Lens000", 2, 1],
      [2, "1Metz000", 1, 1],
      [2, "1Lille00", 1, 1],
      [4, "1Nice000", 0, 1],
    ]);
    expect(known?.teams.get("1Lens000")).toEqual({ name: "Lens", path: "/equipe/lens/1Lens000/" });
    expect((await read(21))?.counted).toBe(1);
  });

  it("[F18] rank players by what their matches count, and follow a correction", async () => {
    const card = { kind: "card", colour: "yellow", minute: "9", side: 1, atSeconds: saturday - 8000 } as const;
    const goal = { kind: "goal", minute: "9", side: 1, atSeconds: saturday - 8000 } as const;
    await accept(
      "1LenMet0",
      ...match(
        { ...card, id: "y1", player: ada },
        { ...goal, id: "g1", player: ada },
        { ...goal, id: "g2", player: bea },
      ),
    );
    const leaders = async (code: string) =>
      (await read())?.ofPlayers
        .find((ranking) => ranking.code === code)
        ?.players.map((each) => [each.rank, each.player]);
    expect(await leaders("goals")).toEqual([
      [1, "Ada A."],
      [1, "Bea B."],
    ]);
    expect(await leaders("yellowCards")).toEqual([[1, "Ada A."]]);
    await accept("1LenMet0", { kind: "retracted", incidentId: "g1", atSeconds: saturday - 800 });
    expect(await leaders("goals")).toEqual([[1, "Bea B."]]);
  });

  it("[F18] rank players by the expected goals of their shots, where these have a place", async () => {
    const miss = { play: "shot-off-target", player: ada } as const;
    const near = { x: 89.5, y: 50, body: "foot", situation: "open-play" } as const;
    await accept(
      "1LenMet0",
      ...match(
        play("s1", { ...miss, shot: near }),
        play("s2", { ...miss, shot: near }),
        play("s3", { ...miss, player: bea, shot: near }),
        play("s4", { ...miss, player: { id: "1Cid0000", name: "Cid C." } }),
      ),
    );
    const expected = (await read())?.ofPlayers.find(({ code }) => code === "expectedGoals");
    expect(expected?.players.map(({ player }) => player)).toEqual(["Ada A.", "Bea B."]);
    const [both = 0, one = 0] = expected?.players.map(({ value }) => value) ?? [];
    expect(one).toBeGreaterThan(0.1);
    expect(both).toBeCloseTo(2 * one, 1);
  });

  it("[F18] do not count a match that runs", async () => {
    await accept("1LenMet0", enter(eventStatus.firstHalf, saturday - 9000), play("c1", {}));
    expect(await read()).toBeNull();
  });
});
