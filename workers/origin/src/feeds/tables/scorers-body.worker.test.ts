import { reset } from "cloudflare:test";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { scorersSection } from "../../../../../shared/wire/sections/standings-section.ts";
import { toCountryId } from "../../../../../shared/places/countries.ts";
import { eventStatus } from "../../../../../shared/sports/statuses.ts";
import type { Incident } from "../../../../../shared/timeline/incident.ts";
import { postIncidents, postJson, readFeed, saturday, setClock } from "../../../test/harness.ts";
import { batchOf } from "../../../test/records.ts";
import { aMatch } from "../../../test/season.ts";

const scorers = "tt_1Tourn00_1Stage00";
const ada = { id: "1Ada0000", name: "Ada A.", countryKey: "FR" };
const bea = { id: "1Bea0000", name: "Bea B." };

beforeEach(async () => {
  await setClock(saturday);
  await postJson("events", batchOf(aMatch("Lens Metz", 0), aMatch("Nice Lille", 0)));
});
afterEach(() => reset());

const goal = (id: string, player: typeof bea, changes: object = {}): Incident => ({
  kind: "goal",
  id,
  side: 1,
  minute: "1",
  atSeconds: saturday + 60,
  player,
  ...changes,
});
const kickOff: Incident = { kind: "status", status: eventStatus.firstHalf, atSeconds: saturday };

const rows = async (name = scorers) =>
  scorersSection.decode((await readFeed(name)).body).rows.map(({ fields }) => fields);
const summary = async (name?: string) =>
  (await rows(name)).map(({ rank, player, goals }) => `${rank} ${player} ${goals}`);

describe("the top scorers of a stage", () => {
  it("are those of its goals, with the team, the nation and the assists", async () => {
    await postIncidents("1LenMet0", kickOff, goal("g1", ada, { assist: bea }), goal("g2", ada, { how: "penalty" }));
    await postIncidents("1NicLil0", kickOff, goal("g3", bea, { side: 2 }));
    expect(await rows()).toEqual([
      {
        rank: 1,
        player: "Ada A.",
        team: "Lens",
        goals: 2,
        assists: 0,
        nation: "France",
        penalties: 1,
        nationId: toCountryId("FR"),
        playerId: "1Ada0000",
        teamId: "1Lens000",
        path: "/joueur/ada-a/1Ada0000/",
      },
      {
        rank: 2,
        player: "Bea B.",
        team: "Lille",
        goals: 1,
        assists: 1,
        penalties: 0,
        playerId: "1Bea0000",
        teamId: "1Lille00",
        path: "/joueur/bea-b/1Bea0000/",
      },
    ]);
  });

  it("lose a goal that is taken back, and one that is given to another player", async () => {
    await postIncidents("1LenMet0", kickOff, goal("g1", ada), goal("g2", ada), goal("g3", ada));
    expect(await summary()).toEqual(["1 Ada A. 3"]);
    const before = (await readFeed(scorers)).seq;
    await postIncidents("1LenMet0", { kind: "retracted", incidentId: "g1", atSeconds: saturday + 90 });
    await postIncidents("1LenMet0", {
      kind: "amended",
      incidentId: "g2",
      changes: { player: bea },
      atSeconds: saturday + 95,
    });
    expect(await summary()).toEqual(["1 Ada A. 1", "1 Bea B. 1"]);
    expect(await summary(`${scorers}?seq=${before}`)).toEqual(["1 Ada A. 3"]);
  });

  it.each([scorers, "tt_1Other00_1Stage00", "tt_1Tourn00_1Nobody0"])(
    "[C5.04] are 0 where nobody scored: %s",
    async (name) => {
      expect((await readFeed(name)).body).toBe("0");
    },
  );
});
