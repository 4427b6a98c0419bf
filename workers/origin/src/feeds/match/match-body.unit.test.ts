import { describe, expect, it } from "vitest";
import { matchSection } from "../../../../../shared/feed/sections/match.ts";
import { sportIds } from "../../../../../shared/sports/sport-ids.ts";
import { stage } from "../../../../../shared/sports/stages.ts";
import type { League } from "../../../../../shared/timeline/schedule.ts";
import { toMatchRow } from "./match-body.ts";
import type { MatchStory } from "./match-question.ts";
import { aMatch, enter, fullTimeline, goal, points } from "./match-story.fixture.ts";

const rowOf = (match: MatchStory) => matchSection.decode(toMatchRow(match, ["ST", "LI"])).rows[0]?.fields;

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

const signatureOf = (match: MatchStory, tabs: readonly string[]) => /A1÷(\w+)¬~$/.exec(toMatchRow(match, tabs))?.[1];

/** Two halves without a goal, then what follows. */
const extraTime = (...after: Parameters<typeof aMatch>[0]) => [
  enter(stage.firstHalf),
  enter(stage.secondHalf),
  enter(stage.extraTime),
  ...after,
];

describe("the row of a match", () => {
  it("says the score, the winner by letter and by number, and the tabs", () => {
    expect(rowOf(aMatch(fullTimeline))).toMatchObject({
      stageType: 3,
      stage: stage.finished,
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
    const football = rowOf(aMatch(extraTime(goal(1, "100"), enter(stage.afterExtraTime))));
    expect(football).toMatchObject({ homeExtraTime: 1, awayExtraTime: 0, homeFullTime: 0, awayFullTime: 0 });
    const quarters = [stage.quarter1, stage.quarter2, stage.quarter3, stage.quarter4, stage.extraTime].map(enter);
    const basketball = rowOf(aMatch([...quarters, points(2, 3)], { sportId: sportIds.basketball }));
    expect(basketball).toMatchObject({ homeExtraTime: 0, awayExtraTime: 3 });
  });

  it("has none for a third period, a third set or a third quarter", () => {
    const thirds = [
      [sportIds.hockey, [stage.period1, stage.period2, stage.period3]],
      [sportIds.tennis, [stage.set1, stage.set2, stage.set3]],
      [sportIds.netball, [stage.quarter1, stage.quarter2, stage.quarter3]],
    ] as const;
    for (const [sportId, stages] of thirds) {
      const row = rowOf(aMatch([...stages.map(enter), points(1, 1)], { sportId }));
      expect(row).not.toHaveProperty("homeExtraTime");
    }
  });

  it("says who went on where one game of a cup decides it, and nowhere else", () => {
    const timeline = extraTime(goal(2, "100"), enter(stage.afterExtraTime));
    expect(rowOf({ ...aMatch(timeline), league: aCup })?.advanced).toBe(2);
    expect(rowOf({ ...aMatch(timeline, { seriesId: "1Series0" }), league: aCup })).not.toHaveProperty("advanced");
    expect(rowOf({ ...aMatch(timeline), league: { ...aCup, format: "table" } })).not.toHaveProperty("advanced");
    expect(rowOf({ ...aMatch(timeline.slice(0, -1)), league: aCup })).not.toHaveProperty("advanced");
  });

  it("has no score of a match that did not take place, and shows its notice", () => {
    const row = rowOf(aMatch([{ kind: "notice", text: "Waterlogged" }, enter(stage.postponed)]));
    expect(row).toMatchObject({ notice: "Waterlogged", stage: stage.postponed });
    for (const cell of ["homeScore", "homeFullTime", "winner", "homeExtraTime"]) expect(row).not.toHaveProperty(cell);
  });

  it("changes its signature with anything that it says", () => {
    const match = aMatch(fullTimeline);
    expect(signatureOf(match, ["ST"])).not.toBe(signatureOf(match, ["ST", "LI"]));
    expect(signatureOf(match, ["ST"])).toBe(signatureOf(aMatch(fullTimeline), ["ST"]));
  });
});
