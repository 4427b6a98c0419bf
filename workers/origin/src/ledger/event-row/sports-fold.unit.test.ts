import { describe, expect, it } from "vitest";
import { sportIds } from "../../../../../shared/sports/sport-ids.ts";
import { stage, type StageId } from "../../../../../shared/sports/stages.ts";
import { foldTimeline } from "../../../../../shared/timeline/fold.ts";
import type { Incident, Side } from "../../../../../shared/timeline/incident.ts";
import { aSchedule } from "../../../../../shared/timeline/schedule.fixture.ts";
import { toEventFields } from "./to-event-fields.ts";

const enter = (entered: StageId): Incident => ({ kind: "stage", atSeconds: 100, stage: entered });
const points = (side: Side, value: number): Incident => ({ kind: "points", atSeconds: 100, side, value });
const partWon = (side: Side): Incident => ({ kind: "part-won", atSeconds: 100, side });
const facts = (of: Extract<Incident, { kind: "facts" }>["facts"]): Incident => ({
  kind: "facts",
  atSeconds: 100,
  facts: of,
});

const play = (sportId: number, ...incidents: Incident[]) => foldTimeline(aSchedule({ sportId }), incidents);
const rowOf = (sportId: number, ...incidents: Incident[]) => toEventFields(play(sportId, ...incidents), "");

describe("a timeline of any sport", () => {
  it("adds points to the running part and to the score", () => {
    const state = play(sportIds.basketball, enter(stage.quarter1), points(1, 3), enter(stage.quarter2), points(2, 2));
    expect([state.parts, state.score]).toEqual([
      [
        [3, 0],
        [0, 2],
      ],
      [3, 2],
    ]);
  });

  it("counts sets, not their points, where the score is sets", () => {
    const state = play(sportIds.volleyball, enter(stage.set1), points(1, 1), points(1, 1), partWon(1));
    expect([state.parts, state.score]).toEqual([[[2, 0]], [1, 0]]);
  });

  it("keeps a tie-break in the set that it decides", () => {
    expect(play(sportIds.tennis, enter(stage.set1), enter(stage.tieBreak1), enter(stage.set2)).parts).toHaveLength(2);
  });

  it.each([
    [sportIds.basketball, 5],
    [sportIds.hockey, 4],
    [sportIds.handball, 3],
    [sportIds.baseball, 10],
  ])("[C4.36] sport %i goes on in part %i, and only then names the score of regular time", (sportId, part) => {
    const extra = sportId === sportIds.baseball ? stage.extraInnings : stage.extraTime;
    const regular = [enter(stage.firstHalf), points(1, 1), points(2, 1)];
    expect(play(sportId, ...regular, enter(extra)).parts).toHaveLength(part);
    expect(rowOf(sportId, ...regular, enter(extra), points(2, 1))).toMatchObject({ homeFullTime: 1, awayFullTime: 1 });
  });

  it("names no score of regular time after four quarters, nor after five sets", () => {
    const quarters = [stage.quarter1, stage.quarter2, stage.quarter3, stage.quarter4].map(enter);
    expect(rowOf(sportIds.basketball, ...quarters, enter(stage.finished))).not.toHaveProperty("homeFullTime");
    const sets = [stage.set1, stage.set2, stage.set3, stage.set4, stage.set5].map(enter);
    expect(rowOf(sportIds.volleyball, ...sets, enter(stage.finished))).not.toHaveProperty("homeFullTime");
  });

  it("sends every part under its own key", () => {
    const innings = [stage.inning1, stage.inning2, stage.inning9, stage.extraInnings].map(enter);
    expect(rowOf(sportIds.baseball, ...innings, points(1, 4))).toMatchObject({ homePart1: 0, homePart10: 4 });
  });

  it("passes facts on as the row's own cells, the last word first", () => {
    const row = rowOf(
      sportIds.tennis,
      enter(stage.set1),
      facts({ homeGamePoints: "40", serve: 1 }),
      facts({ serve: 2 }),
    );
    expect(row).toMatchObject({ homeGamePoints: "40", serve: 2 });
  });

  it("takes the winner from the facts where the score does not tell", () => {
    const given = [enter(stage.set1), partWon(1), facts({ winner: 2 }), enter(stage.retired)];
    expect(rowOf(sportIds.tennis, ...given)).toMatchObject({ homeScore: 1, awayScore: 0, winner: 2 });
    expect(rowOf(sportIds.mma, facts({ winner: 1, finishMethod: "KO" }), enter(stage.finished))).toMatchObject({
      winner: 1,
      finishMethod: "KO",
    });
  });

  it("sets a score right at once", () => {
    const correction: Incident = { kind: "correction", atSeconds: 200, score: [2, 0], parts: [[2, 0]] };
    const state = play(sportIds.basketball, enter(stage.quarter1), points(1, 3), correction);
    expect([state.score, state.parts]).toEqual([[2, 0], [[2, 0]]]);
  });

  it("tells the source's minute while play goes on, none in a break, and leaves football's to the reader", () => {
    const minute = facts({ minute: 7 });
    expect(rowOf(sportIds.basketball, enter(stage.quarter1), minute).minute).toBe(7);
    expect(rowOf(sportIds.basketball, enter(stage.quarter1), minute, enter(stage.halfTime)).minute).toBe(-1);
    expect(rowOf(sportIds.soccer, enter(stage.firstHalf)).minute).toBeNull();
    expect(rowOf(sportIds["aussie-rules"], enter(stage.quarter3)).minute).toBeNull();
    expect(rowOf(sportIds.tennis, enter(stage.set1)).minute).toBe(-1);
  });

  it("has one participant and no score for a starter of a field", () => {
    const schedule = aSchedule({ sportId: sportIds.cycling, away: null });
    const row = toEventFields(foldTimeline(schedule, [enter(stage.race), facts({ rank: 3, gap: "+12" })]), "");
    expect(row).toMatchObject({ homeName: "Lens", rank: 3, gap: "+12" });
    expect(Object.keys(row).filter((name) => name.startsWith("away") || name.endsWith("Score"))).toEqual([]);
  });
});
