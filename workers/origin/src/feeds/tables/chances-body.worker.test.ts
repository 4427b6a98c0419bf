import { reset } from "cloudflare:test";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { daySeconds } from "../../../../../shared/basics/day.ts";
import { eventStatus } from "../../../../../shared/sports/statuses.ts";
import { chancesSection } from "../../../../../shared/wire/sections/chances-section.ts";
import { readChances } from "../../../../../shared/wire/sections/read-chances.ts";
import { post, readFeed, saturday, setClock } from "../../../test/harness.ts";
import { aLeague, anEvent, finished } from "../../../test/records.ts";

const names = ["Lens", "Metz", "Nancy", "Nantes", "Nice", "Reims", "Rennes", "Toulouse"];
const teams = names.map((name, at) => ({ id: `1Team00${at}`, name, code: `T${at}X`, slug: name.toLowerCase() }));
/** A league whose places lead somewhere, and which the built-in world does not play. */
const league = { name: "Serie B", countryKey: "IT" };
const pairs = teams.flatMap((home) => teams.flatMap((away) => (home === away ? [] : [{ home, away }])));

/** Every team at home against every other; the first games are over, each won by the home side. */
const games = (over: number, changes: Parameters<typeof anEvent>[0] = {}) =>
  pairs.map(({ home, away }, at) =>
    anEvent({
      eventId: `1Event${String(at).padStart(2, "0")}`,
      startSeconds: saturday + (at - 20) * daySeconds,
      home,
      away,
      result: at < over ? finished(2, 0) : null,
      ...changes,
    }),
  );
const put = async (over: number, ofLeague: Parameters<typeof aLeague>[0] = {}) => {
  const leagues = [aLeague({ ...league, ...ofLeague })];
  expect((await post("events", { sportId: 1, leagues, events: games(over) })).status).toBe(200);
};
const ask = async () => (await readFeed("to_1Tourn00_1Stage00_13")).body;
const seedOf = (body: string) =>
  chancesSection.decode(body).rows.flatMap(({ kind, fields }) => (kind === "simulation" ? fields.seed : []))[0];

describe("the chances of a season", () => {
  beforeEach(() => setClock(saturday, 1));
  afterEach(() => reset());

  it("[F18] have the teams in the order of the table, its zones, and what was simulated", async () => {
    await put(10);
    const chances = readChances(await ask());
    expect(chances).toMatchObject({
      seasons: 10_000,
      gamesPlayed: 10,
      gamesLeft: 46,
      last: { eventId: "1Event09", homeName: "Metz", awayName: "Nantes", score: "2:0" },
    });
    expect(chances?.zones[0]).toMatchObject({ code: "title", from: 1, to: 1 });
    expect(chances?.zones.slice(1).map(({ code, from }) => [code, from])).toEqual(
      expect.arrayContaining([
        ["q1", 1],
        ["r1", 6],
      ]),
    );
    expect(chances?.teams.map(({ team, points }) => [team, points]).slice(0, 2)).toEqual([
      ["Lens", 21],
      ["Metz", 9],
    ]);
    for (const { places } of chances?.teams ?? []) {
      expect(places.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 6);
    }
  });

  it("[F18] change after a result, and only then", async () => {
    await put(10);
    const before = await ask();
    expect(await ask()).toBe(before);
    await put(11);
    const after = await ask();
    expect(seedOf(after)).not.toBe(seedOf(before));
    expect(readChances(after)).toMatchObject({ gamesPlayed: 11, gamesLeft: 45 });
  });

  it("[F18] count a postponed game among those that are left", async () => {
    await put(10);
    const [first] = games(10).slice(9);
    const postponed = { ...first, result: { ...finished(0, 0), status: eventStatus.postponed } };
    await post("events", { sportId: 1, leagues: [aLeague(league)], events: [postponed] });
    expect(readChances(await ask())).toMatchObject({ gamesPlayed: 9, gamesLeft: 47 });
  });

  it.each([
    ["a season without a result", 0, {}],
    ["a season that is over", pairs.length, {}],
    ["a cup", 10, { format: "knock-out" as const }],
    ["a league whose season goes on in parts", 10, { name: "Premiership", countryKey: "SCO" }],
    ["a league whose zones nobody has looked up", 10, { name: "Superliga", countryKey: "DK" }],
  ])("[F18] are empty for %s", async (_, over, ofLeague) => {
    await put(over, ofLeague);
    expect([await ask(), (await readFeed("to_1Tourn00_1Stage00_14")).body]).toEqual(["0", "0"]);
  });

  it("[F18] are announced by what is played and left, without a simulation", async () => {
    await put(10);
    const { rows } = chancesSection.decode((await readFeed("to_1Tourn00_1Stage00_14")).body);
    expect(rows.map(({ fields }) => fields)).toMatchObject([{ seasons: 0, gamesPlayed: 10, gamesLeft: 46 }]);
  });
});
