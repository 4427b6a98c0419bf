import { reset } from "cloudflare:test";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { eventStatus } from "../../../../../shared/sports/statuses.ts";
import { readExpectedTable } from "../../../../../shared/wire/sections/expected-table-section.ts";
import { postIncidents, postJson, readFeed, saturday, setClock } from "../../../test/harness.ts";
import { batchOf } from "../../../test/records.ts";
import { aMatch } from "../../../test/season.ts";

beforeEach(async () => {
  await setClock(saturday);
  await postJson("events", batchOf(aMatch("Lens Metz", 2), aMatch("Nice Lille 1-0", 1)));
});
afterEach(() => reset());

describe("the table by shots", () => {
  it("[F18] counts the matches with shots that are over, with the goals and points of the same matches", async () => {
    const atSeconds = saturday - 5000;
    const shot = { x: 90, y: 50 };
    const post = async (...incidents: readonly object[]) =>
      expect((await postIncidents("1LenMet0", ...incidents)).status).toBe(200);
    const read = async () => readExpectedTable((await readFeed("to_1Tourn00_1Stage00_24")).body);
    await post(
      { kind: "status", status: eventStatus.firstHalf, atSeconds },
      { kind: "goal", side: 2, minute: "5", shot, atSeconds },
      { kind: "play", play: "shot-on-target", side: 1, minute: "9", shot, atSeconds },
    );
    expect(await read()).toBeNull();
    await post({ kind: "status", status: eventStatus.finished, atSeconds: atSeconds + 100 });
    const table = await read();
    expect(table).toMatchObject({ counted: 1, played: 2, firstSeconds: saturday - 2 * 86_400 });
    const lens = table?.rows.find(({ team }) => team === "Lens");
    const metz = table?.rows.find(({ team }) => team === "Metz");
    expect(lens).toMatchObject({ teamId: "1Lens000", games: 1, points: 0, scored: 0, conceded: 1 });
    expect(metz).toMatchObject({ games: 1, points: 3, scored: 1, conceded: 0 });
    // The same shot for both: they could expect as much.
    expect(lens?.expectedPoints).toBe(metz?.expectedPoints);
    expect(lens?.expectedScored).toBe(metz?.expectedScored);
    expect(lens?.expectedScored).toBeGreaterThan(0.05);
    expect(table?.rows).toHaveLength(2);
  });
});
