import { reset } from "cloudflare:test";
import { afterAll, beforeAll, expect, it } from "vitest";
import { inLedger, postJson, readFeed, saturday, setClock } from "../../../test/harness.ts";
import { batchOf } from "../../../test/records.ts";
import { aMatch } from "../../../test/season.ts";
import { withSeasons } from "../../ledger/whole-seasons.ts";
import { finishedMatches } from "./participant-matches.ts";
import { playWorld } from "../../../test/played-world.ts";

playWorld();
const lens = "1Lens000";

beforeAll(async () => {
  await setClock(saturday);
  const matches = [
    aMatch("Lens Metz 2-0", 300),
    aMatch("Metz Lens 1-1", 200),
    aMatch("Lens Nice 0-1", 100),
    aMatch("Lens Metz 4-2", 3, { eventId: "1LenMet1" }),
    aMatch("Metz Lens", -3, { eventId: "1MetLen1" }),
  ];
  await postJson("events", batchOf(...matches));
});
afterAll(() => reset());

const ids = (beforeSeconds: number) =>
  inLedger((context) =>
    finishedMatches(context, lens, beforeSeconds).map(
      ({ state, league }) => `${state.schedule.eventId} ${league?.name}`,
    ),
  );

it("lists the games of a participant that were over before a moment, newest first, whatever the side", async () => {
  expect(await ids(saturday)).toEqual(["1LenMet1 Coupe", "1LenNic0 Coupe", "1MetLen0 Coupe", "1LenMet0 Coupe"]);
  expect(await ids(saturday - 150 * 86_400)).toEqual(["1MetLen0 Coupe", "1LenMet0 Coupe"]);
});

it("reaches back into earlier seasons of the built-in world, league by league", async () => {
  await readFeed("f_1_0_0_fr_1");
  const seasons = await inLedger((ledger) => {
    const context = withSeasons(ledger, () => saturday);
    const match = context.events
      .eventsBetween(saturday - 86_400, saturday + 86_400)
      .find(({ state }) => context.events.league(state.schedule.leagueStageId)?.name === "Ligue 1");
    const id = match?.state.schedule.home.id ?? "";
    return finishedMatches(context, id, saturday).flatMap(({ league }) =>
      league?.name === "Ligue 1" ? [league.season] : [],
    );
  });
  expect(new Set(seasons)).toEqual(new Set(["2028-29", "2027-28", "2026-27"]));
  expect(seasons.length).toBeGreaterThan(60);
});
