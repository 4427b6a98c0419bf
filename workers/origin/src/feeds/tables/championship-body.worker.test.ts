import { reset } from "cloudflare:test";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { standingsSection } from "../../../../../shared/wire/sections/standings-section.ts";
import { statusTypeOf } from "../../../../../shared/sports/status-types.ts";
import { statusType } from "../../../../../shared/sports/statuses.ts";
import { inLedger, raceSaturday, readFeed, setClock } from "../../../test/harness.ts";
import { playWorld } from "../../../test/played-world.ts";

playWorld();
const autoRacing = 32;

beforeAll(() => setClock(raceSaturday, autoRacing));
afterAll(() => reset());

/** The last and the next Formula 1 race of the built-in world, where races are on some Sundays and each is a stage of its own. */
async function formula1() {
  await readFeed("f_32_0_0_fr_1");
  return inLedger(({ events }) => {
    return events
      .leagues()
      .filter(({ name }) => name.startsWith("Formule 1"))
      .map((league) => ({ league, starters: events.eventsOfStage(league.stageId).map(({ state }) => state) }));
  }, autoRacing);
}

describe("the table of a season of races", () => {
  it("is the same from each race, and adds up to the points of all that are over", async () => {
    const races = await formula1();
    const isOver = races.map(({ starters }) =>
      starters.every(({ status }) => statusTypeOf(status) === statusType.finished),
    );
    expect(new Set(isOver)).toEqual(new Set([true, false]));
    // Eight races have been run since March, but the ledger holds only the last of them.
    const racesOver = 8;
    const bodies = await Promise.all(
      races.map(async ({ league }) => (await readFeed(`to_${league.tournamentId}_${league.stageId}_1`)).body),
    );
    const rows = bodies.map((body) => standingsSection.decode(body).rows.filter((row) => row.kind === "row"));
    const [table = []] = rows;
    expect(rows.every((each) => JSON.stringify(each) === JSON.stringify(table))).toBe(true);
    expect(table.reduce((sum, row) => sum + (row.fields.points ?? 0), 0)).toBe(racesOver * 101);
    expect(table.reduce((sum, row) => sum + (row.fields.wins ?? 0), 0)).toBe(racesOver);
  });

  it("[C5.04] has no home games", async () => {
    const [race] = await formula1();
    const { tournamentId = "", stageId = "" } = race?.league ?? {};
    expect((await readFeed(`to_${tournamentId}_${stageId}_2`)).body).toBe("0");
  });
});
