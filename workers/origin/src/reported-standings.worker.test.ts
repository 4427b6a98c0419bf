import { reset } from "cloudflare:test";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { readStandings } from "../../../shared/wire/sections/read-standings.ts";
import { stableId } from "../../../shared/sports/stable-id.ts";
import type { IngestStanding } from "../../../shared/ingest/standing-schema.ts";
import { eventStatus } from "../../../shared/sports/statuses.ts";
import { daySeconds } from "../../../shared/basics/day.ts";
import { evictAt, post, postJson, readFeed, saturday, scopedProvider, setClock } from "../test/harness.ts";
import { aLeague, anEvent, batchOf } from "../test/records.ts";

const sportId = 32;
const ofSport = (...key: string[]) => stableId(sportId, ...(key as [string, ...string[]]));
const tournamentId = ofSport("tournament", "cup");
const race = (number: number) => ({
  stageId: ofSport("stage", String(number)),
  startSeconds: saturday + number * daySeconds,
});

const driver = (name: string) => ({ id: ofSport("starter", name), name, code: "DRV", slug: name.toLowerCase() });
const team = { id: ofSport("team", "ring"), name: "Team Ring", code: "RIN", slug: "team-ring" };

/** A race with the places of its starters, the first one first. */
async function putRace(number: number, ...names: readonly string[]): Promise<void> {
  const { stageId, startSeconds } = race(number);
  const league = {
    ...aLeague({ sportId, stageId, tournamentId, templateId: ofSport("template", "cup") }),
    format: "field",
  };
  const events = names.map((name, index) => ({
    ...anEvent({ eventId: ofSport("event", String(number), name), leagueStageId: stageId, sportId, startSeconds }),
    home: driver(name),
    away: null,
    timeline: [
      { id: "end", kind: "facts", facts: { rank: index + 1, points: 25 - index }, atSeconds: startSeconds + 60 },
      { id: "over", kind: "status", status: eventStatus.finished, atSeconds: startSeconds + 61 },
    ],
  }));
  expect((await post("events", { sportId, leagues: [{ ...league, name: `Cup - ${number}` }], events })).status).toBe(
    200,
  );
}

const standing = (changes: Partial<IngestStanding> = {}): IngestStanding => ({
  id: ofSport("standing", "starters"),
  tournamentId,
  season: "2028-29",
  of: "starters",
  races: 1,
  throughSeconds: race(0).startSeconds,
  rows: [
    { rank: 1, participant: driver("Bea"), points: 24, wins: 0 },
    { rank: 2, participant: driver("Ada"), points: 15.5, wins: 1 },
    { rank: null, participant: driver("Cleo"), points: 0, wins: 0 },
  ],
  ...changes,
});
const putStandings = (...standings: readonly object[]) => postJson("standings", { sportId, standings });

/** A table as pages read it: place, name, races, wins, points. */
async function table(tab: number, number = 0) {
  const { tables } = readStandings((await readFeed(`to_${tournamentId}_${race(number).stageId}_${tab}`)).body);
  return tables.flatMap(({ rows }) => rows.map(({ rank, team: name, cells }) => [rank, name, ...cells].join(" ")));
}

beforeEach(async () => {
  await setClock(saturday + 9 * daySeconds, sportId);
  await putRace(0, "Ada", "Bea");
});
afterEach(() => reset());

describe("a season's table that its source reports", () => {
  it("is shown in place of the one that is worked out: with what no result tells", async () => {
    expect(await table(1)).toEqual(["1 Ada 1 1 25", "2 Bea 1 0 24"]);
    expect(await putStandings(standing())).toMatchObject({ changed: 1, unchanged: 0 });
    expect(await table(1)).toEqual(["1 Bea 1 0 24", "2 Ada 1 1 15.5", "0 Cleo 1 0 0"]);
    expect(await putStandings(standing())).toMatchObject({ changed: 0, unchanged: 1 });
    // After an eviction, the ledger reads the table from disk.
    await evictAt(saturday + 9 * daySeconds, sportId);
    expect(await table(1)).toHaveLength(3);
  });

  it("gives way to the results as soon as a race is over that it does not count, until it counts it", async () => {
    await putStandings(standing());
    await putRace(1, "Bea", "Ada");
    expect(await table(1, 1)).toEqual(["1 Ada 2 1 49", "2 Bea 2 1 49"]);
    await putStandings(standing({ races: 2, throughSeconds: race(1).startSeconds }));
    expect(await table(1, 1)).toEqual(["1 Bea 2 0 24", "2 Ada 2 1 15.5", "0 Cleo 2 0 0"]);
  });

  it("may be one of teams, which no results make", async () => {
    expect(await table(12)).toEqual([]);
    const rows = [{ rank: 1, participant: team, points: 49, wins: 1 }];
    await putStandings(standing({ id: ofSport("standing", "teams"), of: "teams", rows }));
    expect(await table(12)).toEqual(["1 Team Ring 1 1 49"]);
    expect(await table(1)).toEqual(["1 Ada 1 1 25", "2 Bea 1 0 24"]);
  });

  it("is refused where nobody knows its tournament, it has no races, or the provider may not send it", async () => {
    const strange = standing({ tournamentId: ofSport("tournament", "other") });
    expect(await putStandings(strange)).toMatchObject({ refused: [{ pointer: "/standings/0/tournamentId" }] });
    await post("events", batchOf(anEvent()));
    await post("events", {
      sportId: 1,
      leagues: [aLeague({ stageId: "1Stage11", tournamentId: "1Tourn11" })],
      events: [],
    });
    const own = { ...standing(), id: "1Standi0", tournamentId: "1Tourn00" };
    const others = { ...own, id: "1Standi1", tournamentId: "1Tourn11" };
    const answers = [own, others].map((one) =>
      post("standings", { sportId: 1, standings: [one] }, { signer: scopedProvider }),
    );
    expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([422, 403]);
  });
});
