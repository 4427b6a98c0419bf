import { describe, expect, it } from "vitest";
import { eventStatus } from "../../../shared/sports/statuses.ts";
import { readCompanions, readInternationals, type International } from "./internationals.ts";
import type { Fault } from "../match-record.ts";

const header = "date,home_team,away_team,home_score,away_score,tournament,city,country,neutral";

async function read(
  results: readonly string[],
  companions: Partial<Record<"goals" | "shootOuts" | "names", readonly string[]>> = {},
) {
  const index = await readCompanions({
    goalscorers: ["date,home_team,away_team,team,scorer,minute,own_goal,penalty", ...(companions.goals ?? [])],
    shootouts: ["date,home_team,away_team,winner,first_shooter", ...(companions.shootOuts ?? [])],
    formerNames: ["current,former,start_date,end_date", ...(companions.names ?? [])],
  });
  const matches: International[] = [];
  const faults: Fault[] = [];
  for await (const item of readInternationals([header, ...results], index)) {
    if ("match" in item) matches.push(item.match);
    else faults.push(item.fault);
  }
  return { matches, faults };
}

const final = "1970-06-01,Norway,Ghana,2,1,FIFA World Cup,Oslo,Norway,FALSE";

describe("the internationals as CSV", () => {
  it("keep the numbers of two games of one day when their lines change places", async () => {
    const games = ["Oslo", "Bergen"].map((town) => `1970-06-01,Norway,Ghana,2,1,Friendly,${town},Norway,FALSE`);
    const numbersOf = async (lines: readonly string[]) =>
      new Map((await read(lines)).matches.map(({ city, occurrence }) => [city, occurrence]));
    games[1] = games[1]?.replace("2,1", "0,0") ?? "";
    expect(Object.fromEntries(await numbersOf(games))).toEqual({ Bergen: 0, Oslo: 1 });
    expect(Object.fromEntries(await numbersOf(games.toReversed()))).toEqual({ Bergen: 0, Oslo: 1 });
  });

  it("give day, tournament, place and the score at the end; the time of day is unknown", async () => {
    const { matches, faults } = await read([
      '1977-10-06,United States,China,1,1,Friendly,"Washington, D.C.",United States,TRUE',
    ]);
    expect(faults).toEqual([]);
    expect(matches).toMatchObject([
      {
        season: "1977",
        tournament: "Friendly",
        city: "Washington, D.C.",
        country: "United States",
        neutral: true,
        minuteOfDay: null,
        result: { status: eventStatus.finished, halfTime: null, fullTime: [1, 1], extraTime: null, shootOut: null },
      },
    ]);
  });

  it("take goals with their minutes, own goals on the side that they count for", async () => {
    const { matches, faults } = await read([final], {
      goals: [
        "1970-06-01,Norway,Ghana,Norway,Ann Ames,12,FALSE,TRUE",
        "1970-06-01,Norway,Ghana,Norway,Eve Eden,NA,TRUE,FALSE",
        "1970-06-01,Norway,Ghana,Ghana,Eve Eden,88,FALSE,FALSE",
      ],
    });
    expect(faults).toEqual([]);
    expect(matches[0]?.goals).toEqual([
      { side: 1, scorer: "Ann Ames", minute: "12", kind: "penalty" },
      { side: 1, scorer: "Eve Eden", minute: null, kind: "own-goal" },
      { side: 2, scorer: "Eve Eden", minute: "88", kind: "goal" },
    ]);
  });

  it("report goals that are not the result, and take the result", async () => {
    const { matches, faults } = await read([final], {
      goals: ["1970-06-01,Norway,Ghana,Ghana,Eve Eden,88,FALSE,FALSE"],
    });
    expect([matches[0]?.goals, matches[0]?.result?.fullTime]).toEqual([undefined, [2, 1]]);
    expect(faults).toEqual([
      {
        position: "results.csv:2",
        reason: "Norway - Ghana: the goals (0-1) are not the result 2-1",
        kind: "goals are not the result",
      },
    ]);
  });

  it("know the winner of a shoot-out, whose score they do not know", async () => {
    const { matches } = await read(["1970-06-01,Norway,Ghana,1,1,FIFA World Cup,Oslo,Norway,FALSE"], {
      shootOuts: ["1970-06-01,Norway,Ghana,Ghana,Norway"],
    });
    expect(matches).toMatchObject([
      { shootOutWinner: 2, firstShooter: 1, result: { status: eventStatus.finished, shootOut: null } },
    ]);
  });

  it("know what a side was called on the day", async () => {
    const names = ["Ghana,Gold Coast,1950-05-28,1957-03-06"];
    const on = (date: string) => read([`${date},Norway,Ghana,0,0,Friendly,Oslo,Norway,FALSE`], { names });
    expect((await on("1957-03-06")).matches[0]?.formerNames).toEqual({ home: null, away: "Gold Coast" });
    expect((await on("1957-03-07")).matches[0]?.formerNames).toEqual({ home: null, away: null });
  });

  it("number the meetings of a season whoever is at home, and skip a line that is there twice", async () => {
    const { matches, faults } = await read([
      final,
      "1970-06-01,Norway,Ghana,2,1,FIFA World Cup,Oslo,Norway,FALSE",
      "1970-06-09,Ghana,Norway,2,1,FIFA World Cup,Oslo,Norway,FALSE",
      "1971-06-09,Ghana,Norway,2,1,FIFA World Cup,Oslo,Norway,FALSE",
    ]);
    expect(matches.map((match) => match.occurrence)).toEqual([0, 1, 0]);
    expect(faults).toMatchObject([{ position: "results.csv:3", kind: "listed twice" }]);
  });

  it("leave a match to come without a result", async () => {
    const { matches } = await read(["2099-06-01,Norway,Ghana,NA,NA,Friendly,Oslo,Norway,FALSE"]);
    expect(matches[0]?.result).toBeNull();
  });

  it.each([
    ["cells", "1970-06-01,Norway,Ghana,2,1"],
    ["cells", '1970-06-01,Norway,Ghana,2,1,"Friendly,Oslo,Norway,FALSE'],
    ["is not a day", "1970-02-30,Norway,Ghana,2,1,Friendly,Oslo,Norway,FALSE"],
    ["name", "1970-06-01,,Ghana,2,1,Friendly,Oslo,Norway,FALSE"],
    ["is not one", "1970-06-01,Norway,Ghana,2,x,Friendly,Oslo,Norway,FALSE"],
  ])("name a broken line (%s) and take the rest", async (words, broken) => {
    const { matches, faults } = await read([broken, final]);
    expect(matches).toHaveLength(1);
    expect(faults).toMatchObject([{ position: "results.csv:2", reason: expect.stringContaining(words) as string }]);
  });
});
