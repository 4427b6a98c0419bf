import { reset } from "cloudflare:test";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { daySeconds } from "../../../../../shared/basics/day.ts";
import { toSeasonChances } from "../../../../../shared/standings/chances/season-chances.ts";
import { readChances } from "../../../../../shared/wire/sections/read-chances.ts";
import { readSeason } from "../../../../../shared/wire/sections/read-season.ts";
import { post, readFeed, saturday, setClock } from "../../../test/harness.ts";
import { aLeague, anEvent, finished } from "../../../test/records.ts";

const names = ["Lens", "Metz", "Nancy", "Nantes", "Nice", "Reims", "Rennes", "Toulouse"];
const toTeam = (name: string, at: number) => ({ id: `1Team00${at}`, name, code: `T${at}X`, slug: name.toLowerCase() });
const teams = names.map(toTeam);
const promoted = toTeam("Auxerre", 9);

/** Every team at home against every other; the first games are over, most won by the home side. */
const games = (of: typeof teams, over: number, season: { leagueStageId: string; years: number; letter: string }) =>
  of
    .flatMap((home) => of.flatMap((away) => (home === away ? [] : [{ home, away }])))
    .map(({ home, away }, at) =>
      anEvent({
        eventId: `1Game${season.letter}${String(at).padStart(2, "0")}`,
        leagueStageId: season.leagueStageId,
        round: String(1 + Math.floor(at / 4)),
        startSeconds: saturday + (at - 20 - season.years * 365) * daySeconds,
        home,
        away,
        result: at < over ? finished(at % 5 === 0 ? 1 : 2, at % 3) : null,
      }),
    );

const ofLeague = { name: "Serie B", countryKey: "IT" };
const put = async (over: number) => {
  const deductions = [{ participantId: "1Team001", points: 2, reason: "" }];
  const now = aLeague({ ...ofLeague, stageId: "1Stage00", season: "2026-2027", deductions });
  const before = aLeague({ ...ofLeague, stageId: "1Stage01", season: "2025-2026" });
  const own = games(teams, over, { leagueStageId: "1Stage00", years: 0, letter: "N" });
  const earlier = games([...teams.slice(1), promoted], 56, { leagueStageId: "1Stage01", years: 1, letter: "B" });
  const answer = await post("events", { sportId: 1, leagues: [now, before], events: [...own, ...earlier] });
  expect([answer.status, await answer.text()]).toEqual([200, expect.any(String)]);
};
const ask = async (tab: number) => (await readFeed(`to_1Tourn00_1Stage00_${tab}`)).body;

describe("an open season", () => {
  beforeEach(() => setClock(saturday, 1));
  afterEach(() => reset());

  it("[F18] is all that its chances follow from: a page that simulates it has those of the origin", async () => {
    await put(12);
    const shown = readSeason(await ask(15));
    if (shown === null) throw new Error("the season is not open");
    expect(shown.season.earlier).toHaveLength(56);
    expect(shown.season.deductions).toEqual(new Map([["1Team001", 2]]));
    expect(shown.season.teamIds).toHaveLength(8);
    expect([...shown.teams.values()].map(({ name }) => name)).toEqual(names);
    const chances = readChances(await ask(13));
    const { seasons, teams: simulated } = toSeasonChances(shown.season);
    expect(
      simulated.map(({ participantId, places }) => [participantId, places.map((count) => count / seasons)]),
    ).toEqual(chances?.teams.map(({ teamId, places }) => [teamId, places]));
    expect(shown.zones).toEqual(chances?.zones);
  });

  it("[F18] has the games that are left, by start, with their rounds", async () => {
    await put(12);
    const { games: left = [] } = readSeason(await ask(15)) ?? {};
    expect(left).toHaveLength(44);
    expect(left[0]).toMatchObject({ eventId: "1GameN12", round: "Journée 4", homeId: "1Team001", awayId: "1Team006" });
  });

  it.each([0, 56])("[F18] is empty with %d results of 56", async (over) => {
    await put(over);
    expect(await ask(15)).toBe("0");
  });
});
