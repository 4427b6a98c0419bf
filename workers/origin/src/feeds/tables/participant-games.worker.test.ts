import { reset } from "cloudflare:test";
import { afterEach, beforeEach, expect, it } from "vitest";
import { inLedger, postJson, saturday, setClock } from "../../../test/harness.ts";
import { batchOf } from "../../../test/records.ts";
import { aGame } from "../../../test/season.ts";
import { headToHead, recentForm } from "./participant-games.ts";

const [lens, metz] = ["1Lens000", "1Metz000"];

beforeEach(async () => {
  await setClock(saturday);
  const games = [
    aGame("Lens Metz 2-0", 300),
    aGame("Metz Lens 1-1", 200),
    aGame("Lens Nice 0-1", 100),
    aGame("Lens Metz 4-2", 3, { eventId: "1LenMet1" }),
    aGame("Metz Lens", -3, { eventId: "1MetLen1" }),
  ];
  await postJson("events", batchOf(...games));
});
afterEach(() => reset());

it("tells what two did against each other before a moment, whoever is asked first", async () => {
  const told = await inLedger((context) =>
    [headToHead(context, lens, metz, saturday), headToHead(context, metz, lens, saturday)].map(({ summary, games }) => [
      [summary.firstWins, summary.draws, summary.secondWins, summary.firstScored, summary.secondScored],
      games.map(({ schedule }) => schedule.eventId),
    ]),
  );
  const games = ["1LenMet1", "1MetLen0", "1LenMet0"];
  expect(told).toEqual([
    [[2, 1, 0, 7, 3], games],
    [[0, 1, 2, 3, 7], games],
  ]);
  const earlier = await inLedger((context) => headToHead(context, lens, metz, saturday - 150 * 86_400));
  expect(earlier.games.map(({ schedule }) => schedule.eventId)).toEqual(["1MetLen0", "1LenMet0"]);
});

const form = (side?: 1 | 2) =>
  inLedger((context) =>
    recentForm(context, lens, { beforeSeconds: saturday, count: 3, ...(side === undefined ? {} : { side }) })
      .map((game) => game.form)
      .join(""),
  );

it("[C4.35] tells the form of the last games, on one side alone where asked", async () => {
  expect([await form(), await form(1), await form(2)]).toEqual(["WLD", "WLW", "D"]);
});
