import { reset } from "cloudflare:test";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { decodeDayFeed } from "../../../../shared/wire/day-feed.ts";
import { post, readFeed, ringAt, saturday, setClock } from "../../test/harness.ts";
import { anEvent, finished } from "../../test/records.ts";
import { topLeagues } from "../../../../world/catalogue/top-leagues.ts";
import { toLeague } from "../../../../world/catalogue/league.ts";
import { playWorld } from "../../test/played-world.ts";

playWorld();
beforeEach(() => setClock(saturday));
afterEach(() => reset());

const daySeconds = 86_400;

describe("ingested events", () => {
  it("take the place of simulated games of their league", async () => {
    const [ligue1] = topLeagues;
    if (ligue1 === undefined) throw new Error("the world is empty");
    const league = toLeague(ligue1, "2028-29");
    const homesOf = async () => {
      const { leagues } = decodeDayFeed((await readFeed("f_1_0_0_fr_1")).body);
      return leagues
        .filter((entry) => entry.league.tournamentId === league.tournamentId)
        .flatMap(({ events }) => events);
    };
    expect((await homesOf()).length).toBeGreaterThan(0);
    await post("events", { sportId: 1, leagues: [league], events: [anEvent({ leagueStageId: league.stageId })] });
    expect((await homesOf()).map((event) => event.id)).toEqual(["1Event00"]);
    await ringAt(saturday + daySeconds);
    const next = decodeDayFeed((await readFeed("f_1_7_0_fr_1")).body);
    expect(next.leagues.map((entry) => entry.league.tournamentId)).not.toContain(league.tournamentId);
  });

  it("take the place of the whole simulated season, however far they are from this week", async () => {
    const [ligue1] = topLeagues;
    if (ligue1 === undefined) throw new Error("the world is empty");
    const league = toLeague(ligue1, "2028-29");
    const simulated = async () => {
      const { leagues } = decodeDayFeed((await readFeed("f_1_0_0_fr_1")).body);
      return leagues.filter((entry) => entry.league.tournamentId === league.tournamentId).length;
    };
    const years = (count: number) =>
      anEvent({ startSeconds: saturday - count * 365 * daySeconds, result: finished(0, 0) });
    await post("events", { sportId: 1, leagues: [league], events: [{ ...years(3), leagueStageId: league.stageId }] });
    expect(await simulated()).toBe(1);
    const startSeconds = saturday - 40 * daySeconds;
    const early = anEvent({ eventId: "1Event01", leagueStageId: league.stageId, startSeconds, result: finished(0, 0) });
    await post("events", { sportId: 1, leagues: [league], events: [early] });
    expect(await simulated()).toBe(0);
  });
});
