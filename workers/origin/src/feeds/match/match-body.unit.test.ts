import { describe, expect, it } from "vitest";
import { matchSection } from "../../../../../shared/wire/sections/match-section.ts";
import { readMatch } from "../../../../../shared/wire/sections/read-match.ts";
import { sportIds } from "../../../../../shared/sports/sport-ids.ts";
import { eventStatus } from "../../../../../shared/sports/statuses.ts";
import type { League } from "../../../../../shared/timeline/schedule.ts";
import { toMatchRow } from "./match-body.ts";
import type { MatchContext } from "./match-question.ts";
import { aMatch, enter, fullTimeline, goal, points } from "./match-context.fixture.ts";

const rowOf = (match: MatchContext) => matchSection.decode(toMatchRow(match, ["ST", "LI"])).rows[0]?.fields;

const aCup: League = {
  sportId: 1,
  stageId: "1Stage00",
  tournamentId: "1Tourn00",
  templateId: "1Templ00",
  name: "Coupe",
  countryKey: "FR",
  season: "2026-27",
  timeZone: "Europe/Paris",
  rank: 1,
  type: "t",
  format: "knock-out",
};

const signatureOf = (match: MatchContext, tabs: readonly string[]) => /A1÷(\w+)¬~$/.exec(toMatchRow(match, tabs))?.[1];

/** Two halves without a goal, then what follows. */
const extraTime = (...after: Parameters<typeof aMatch>[0]) => [
  enter(eventStatus.firstHalf),
  enter(eventStatus.secondHalf),
  enter(eventStatus.extraTime),
  ...after,
];

describe("the row of a match", () => {
  it("says the score, the winner by letter and by number, and the tabs", () => {
    expect(rowOf(aMatch(fullTimeline))).toMatchObject({
      statusType: 3,
      status: eventStatus.finished,
      homeScore: 2,
      awayScore: 1,
      homeFullTime: 2,
      awayFullTime: 1,
      winner: "H",
      winnerFullTime: 1,
      minute: -1,
      tabs: ["ST", "LI"],
      signature: expect.stringMatching(/^[0-9a-f]{32}$/),
    });
  });

  it("has the cells of extra time where there was one, however many parts it took", () => {
    const football = rowOf(aMatch(extraTime(goal(1, "100"), enter(eventStatus.afterExtraTime))));
    expect(football).toMatchObject({ homeExtraTime: 1, awayExtraTime: 0, homeFullTime: 0, awayFullTime: 0 });
    const quarters = [
      eventStatus.quarter1,
      eventStatus.quarter2,
      eventStatus.quarter3,
      eventStatus.quarter4,
      eventStatus.extraTime,
    ].map(enter);
    const basketball = rowOf(aMatch([...quarters, points(2, 3)], { sportId: sportIds.basketball }));
    expect(basketball).toMatchObject({ homeExtraTime: 0, awayExtraTime: 3 });
  });

  it("has none for a third period, a third set or a third quarter", () => {
    const thirds = [
      [sportIds.hockey, [eventStatus.period1, eventStatus.period2, eventStatus.period3]],
      [sportIds.tennis, [eventStatus.set1, eventStatus.set2, eventStatus.set3]],
      [sportIds.netball, [eventStatus.quarter1, eventStatus.quarter2, eventStatus.quarter3]],
    ] as const;
    for (const [sportId, statuses] of thirds) {
      const row = rowOf(aMatch([...statuses.map(enter), points(1, 1)], { sportId }));
      expect(row).not.toHaveProperty("homeExtraTime");
    }
  });

  it("says who reached the next round where one game of a cup decides it, and nowhere else", () => {
    const timeline = extraTime(goal(2, "100"), enter(eventStatus.afterExtraTime));
    expect(rowOf({ ...aMatch(timeline), league: aCup })?.advanced).toBe(2);
    expect(rowOf({ ...aMatch(timeline, { seriesId: "1Series0" }), league: aCup })).not.toHaveProperty("advanced");
    expect(rowOf({ ...aMatch(timeline), league: { ...aCup, format: "table" } })).not.toHaveProperty("advanced");
    expect(rowOf({ ...aMatch(timeline.slice(0, -1)), league: aCup })).not.toHaveProperty("advanced");
  });

  it("says of a tie whether the goals away from home decide it", () => {
    const match = aMatch(fullTimeline);
    const gamesIn = (season: string) => {
      const league = { ...aCup, countryKey: "EUROPE", season };
      return readMatch(toMatchRow({ ...match, league }, [], [match.details.state, match.details.state])).series;
    };
    expect(gamesIn("2018-19").map(({ hasAwayGoals }) => hasAwayGoals)).toEqual([true, true]);
    expect(gamesIn("2024-25").map(({ hasAwayGoals }) => hasAwayGoals)).toEqual([undefined, undefined]);
  });

  it("says of a tie's games the kicks that decided one of them", () => {
    const match = aMatch(fullTimeline);
    const { state } = match.details;
    const decided = { ...state, shootOut: [4, 2] as const };
    const { series } = readMatch(toMatchRow({ ...match, league: aCup }, [], [state, decided]));
    expect(series.map(({ shootOut }) => shootOut)).toEqual([undefined, [4, 2]]);
  });

  it("has no score of a match that did not take place, and shows its notice", () => {
    const row = rowOf(aMatch([{ kind: "notice", text: "Waterlogged" }, enter(eventStatus.postponed)]));
    expect(row).toMatchObject({ notice: "Waterlogged", status: eventStatus.postponed });
    for (const cell of ["homeScore", "homeFullTime", "winner", "homeExtraTime"]) expect(row).not.toHaveProperty(cell);
  });

  it("changes its signature with anything that it says", () => {
    const match = aMatch(fullTimeline);
    expect(signatureOf(match, ["ST"])).not.toBe(signatureOf(match, ["ST", "LI"]));
    expect(signatureOf(match, ["ST"])).toBe(signatureOf(aMatch(fullTimeline), ["ST"]));
  });
});
