import { reset } from "cloudflare:test";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { eventStatus } from "../../../../../shared/sports/statuses.ts";
import { bestElevenSection, readBestElevens } from "../../../../../shared/wire/sections/best-eleven-section.ts";
import { postIncidents, postJson, readFeed, saturday, setClock } from "../../../test/harness.ts";
import { batchOf } from "../../../test/records.ts";
import { aMatch } from "../../../test/season.ts";

const lines = [1, 4, 3, 3].flatMap((count, line) => Array.from({ length: count }, () => line));
const starters = lines.map((line, at) => ({ id: `1Play${String(at).padStart(3, "0")}`, name: `Player ${at}`, line }));

beforeEach(async () => {
  await setClock(saturday);
  await postJson("events", batchOf(aMatch("Lens Metz", 1)));
});
afterEach(() => reset());

describe("the best eleven of a round", () => {
  it("[F18] have the formation, the players by position and the match of each, once the match is over", async () => {
    const atSeconds = saturday - 5000;
    const rows = starters.map(({ id, name }, at) => ({
      player: { id, name },
      values: { rating: (6 + at / 10).toFixed(1) },
    }));
    const post = async (...incidents: readonly object[]) =>
      expect((await postIncidents("1LenMet0", ...incidents)).status).toBe(200);
    await post(
      { kind: "line-up", side: 1, lineUp: { formation: "4-3-3", starters, bench: [] }, atSeconds },
      { kind: "status", status: eventStatus.firstHalf, atSeconds },
      { kind: "player-statistics", side: 1, rows, atSeconds },
    );
    const read = async () => (await readFeed("to_1Tourn00_1Stage00_22")).body;
    expect(await read()).toBe("0");
    await post({ kind: "status", status: eventStatus.finished, atSeconds: atSeconds + 100 });
    const body = await read();
    const [eleven] = readBestElevens(body);
    expect(eleven).toMatchObject({ round: "Journée 1", formation: "4-3-3", matches: 1 });
    expect(eleven?.players.map(({ position, rating }) => `${position} ${rating}`)).toEqual([
      "goalkeeper 6",
      "defender 6.4",
      "defender 6.3",
      "defender 6.2",
      "defender 6.1",
      "midfielder 6.7",
      "midfielder 6.6",
      "midfielder 6.5",
      "forward 7",
      "forward 6.9",
      "forward 6.8",
    ]);
    expect(eleven?.players[0]).toMatchObject({
      name: "Player 0",
      team: "Lens",
      positionLabel: "Gardien",
      eventId: "1LenMet0",
      home: "Lens",
      away: "Metz",
      score: "0:0",
    });
    // A visitor who hides a team hides the rounds of its league.
    expect(bestElevenSection.decode(body).rows[0]?.fields).toEqual({ teamIds: ["1Lens000", "1Metz000"] });
  });
});
