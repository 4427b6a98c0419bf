import { reset } from "cloudflare:test";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { daySeconds } from "../../../../../shared/basics/day.ts";
import { readFixtureDifficulty } from "../../../../../shared/wire/sections/difficulty-section.ts";
import { post, readFeed, saturday, setClock } from "../../../test/harness.ts";
import { aLeague, anEvent, finished } from "../../../test/records.ts";

const names = ["Lens", "Metz", "Nancy", "Nantes"];
const teams = names.map((name, at) => ({ id: `1Team00${at}`, name, code: `T${at}X`, slug: name.toLowerCase() }));
const pairs = teams.flatMap((home) => teams.flatMap((away) => (home === away ? [] : [{ home, away }])));

/** Every team at home against every other, twice. Of the first twelve Lens wins all; the others are to come. */
const games = (over: number) =>
  [...pairs, ...pairs].map(({ home, away }, at) =>
    anEvent({
      eventId: `1Event${String(at).padStart(2, "0")}`,
      startSeconds: saturday + (at - 12) * daySeconds,
      home,
      away,
      result: at < over ? finished(home.name === "Lens" ? 4 : 1, away.name === "Lens" ? 4 : 1) : null,
    }),
  );
const put = async (over: number, changes: Parameters<typeof aLeague>[0] = {}) =>
  expect((await post("events", { sportId: 1, leagues: [aLeague(changes)], events: games(over) })).status).toBe(200);
const ask = async () => (await readFeed("to_1Tourn00_1Stage00_19")).body;

describe("the next fixtures of a league's teams", () => {
  beforeEach(() => setClock(saturday, 1));
  afterEach(() => reset());

  it("[F18] have the points that each can expect of its next five matches, the easiest run first", async () => {
    await put(12);
    const known = readFixtureDifficulty(await ask());
    expect(known[0]?.team).toBe("Lens");
    expect(known.map(({ fixtures }) => fixtures.length)).toEqual([5, 5, 5, 5]);
    expect(known[0]?.fixtures[0]).toMatchObject({
      eventId: "1Event12",
      opponent: "Metz",
      opponentCode: "T1X",
      isHome: true,
      startSeconds: saturday,
      timeKnown: true,
    });
    for (const { points, fixtures } of known) {
      const sum = fixtures.reduce((total, fixture) => total + (fixture.points ?? Number.NaN), 0);
      expect(sum).toBeCloseTo(points ?? 0, 1);
    }
    const [win, loss] = [known[0]?.fixtures[0]?.points ?? 0, known.find(({ team }) => team === "Metz")?.fixtures[0]];
    expect(loss).toMatchObject({ eventId: "1Event12", isHome: false });
    expect(win).toBeGreaterThan(loss?.points ?? 9);
  });

  it("[F18] name no points where fewer than five matches of a side are known", async () => {
    await put(6);
    const known = readFixtureDifficulty(await ask());
    expect(known.map(({ points }) => points)).toEqual([null, null, null, null]);
    expect(known[0]?.fixtures.every(({ points }) => points === null)).toBe(true);
  });

  it("[F18] are none in a season that is over and in a cup", async () => {
    await put(24);
    expect(await ask()).toBe("0");
    await put(12, { format: "knock-out" });
    expect(await ask()).toBe("0");
  });
});
