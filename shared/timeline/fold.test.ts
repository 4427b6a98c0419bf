import { describe, expect, it } from "vitest";
import { sportIds } from "../sports/sport-ids.ts";
import { eventStatus } from "../sports/statuses.ts";
import { foldTimeline } from "./fold.ts";
import type { Incident, Result, Side } from "./incident.ts";
import { aSchedule } from "./schedule.fixture.ts";

const enters = (id: number, atSeconds = 0): Incident => ({ kind: "status", atSeconds, status: id });
const goal = (side: Side): Incident => ({ kind: "goal", atSeconds: 0, side, minute: "1" });
const kick = (side: Side, scored: boolean): Incident => ({ kind: "shoot-out", atSeconds: 0, side, scored });
const result = (changes: Partial<Result>): Incident => ({
  kind: "result",
  atSeconds: 100,
  result: { status: eventStatus.finished, halfTime: null, fullTime: null, extraTime: null, shootOut: null, ...changes },
});
const card = (colour: "red" | "yellow"): Incident => ({ kind: "card", atSeconds: 0, side: 2, colour, minute: "9" });
const fold = (...incidents: Incident[]) => foldTimeline(aSchedule(), incidents);

describe("a timeline's fold", () => {
  it("has no score before the kick-off and 0-0 from it on", () => {
    expect(fold().score).toBeNull();
    expect(fold(enters(eventStatus.firstHalf)).score).toEqual([0, 0]);
  });

  it("has no set that was not played, once a game of sets is over", () => {
    const correction = (...periods: readonly (readonly [number, number])[]): Incident => ({
      kind: "correction",
      atSeconds: 0,
      score: [1, 0],
      periods,
    });
    const periodsOf = (...incidents: Incident[]) =>
      foldTimeline(aSchedule({ sportId: sportIds.tennis }), incidents).periods;
    const [retired, walkover] = [enters(eventStatus.retired), enters(eventStatus.walkover)];
    expect(periodsOf(enters(eventStatus.set1), correction([6, 4]), enters(eventStatus.set2), retired)).toEqual([
      [6, 4],
    ]);
    expect(periodsOf(retired, correction([6, 4], [0, 0]))).toEqual([[6, 4]]);
    expect(periodsOf(correction([0, 0]), walkover)).toEqual([]);
    expect(periodsOf(correction([6, 4], [0, 1]), retired)).toHaveLength(2);
    expect(periodsOf(enters(eventStatus.set1)), "still played").toEqual([[0, 0]]);
  });

  it("stands 0-0 from the first frame, leg or map on, and knows no score of a bout", () => {
    const scoreIn = (sportId: number) => foldTimeline(aSchedule({ sportId }), [enters(eventStatus.live)]).score;
    expect([sportIds.darts, sportIds.snooker, sportIds.esports].map(scoreIn)).toEqual([
      [0, 0],
      [0, 0],
      [0, 0],
    ]);
    expect([sportIds.boxing, sportIds.mma].map(scoreIn)).toEqual([null, null]);
  });

  it("counts a goal for its side, in the period that runs", () => {
    const state = fold(
      enters(eventStatus.firstHalf),
      goal(1),
      enters(eventStatus.halfTime),
      enters(eventStatus.secondHalf),
      goal(2),
      goal(2),
    );
    expect(state).toMatchObject({
      score: [1, 2],
      periods: [
        [1, 0],
        [0, 2],
      ],
    });
  });

  it("keeps the score of regular time when extra time begins", () => {
    const state = fold(
      enters(eventStatus.firstHalf),
      goal(1),
      goal(2),
      enters(eventStatus.secondHalf),
      enters(eventStatus.extraTime),
      goal(1),
    );
    expect(state).toMatchObject({ fullTime: [1, 1], score: [2, 1] });
  });

  it("counts only the kicks of a shoot-out that went in, and none of them in the score", () => {
    const state = fold(
      enters(eventStatus.firstHalf),
      enters(eventStatus.penalties),
      kick(1, true),
      kick(2, false),
      kick(2, true),
    );
    expect(state).toMatchObject({ shootOut: [1, 1], score: [0, 0] });
  });

  it("counts red cards and no yellow ones", () => {
    expect(fold(card("yellow"), card("red")).redCards).toEqual([0, 1]);
  });

  it("forgets the announced added time when the next stage begins", () => {
    const added: Incident = { kind: "added-time", atSeconds: 0, minutes: 4 };
    expect(fold(enters(eventStatus.firstHalf), added).addedMinutes).toBe(4);
    expect(fold(enters(eventStatus.firstHalf), added, enters(eventStatus.halfTime)).addedMinutes).toBe(0);
  });

  it("takes a whole result in place of every earlier score", () => {
    const state = fold(enters(eventStatus.firstHalf), goal(2), goal(2), result({ halfTime: [1, 0], fullTime: [3, 1] }));
    expect(state).toMatchObject({
      status: eventStatus.finished,
      statusStartSeconds: 100,
      score: [3, 1],
      periods: [
        [1, 0],
        [2, 1],
      ],
    });
  });

  it("splits extra time off a result, and knows the halves of a 0-0 without a half-time score", () => {
    expect(fold(result({ halfTime: [0, 0], fullTime: [1, 1], extraTime: [1, 6] })).periods.at(-1)).toEqual([0, 5]);
    expect(fold(result({ fullTime: [0, 0] })).periods).toHaveLength(2);
    expect(fold(result({ fullTime: [1, 0] })).periods).toEqual([]);
  });

  it("moves the start and nothing else", () => {
    const moved: Incident = { kind: "moved", atSeconds: 0, startSeconds: 5, timeKnown: false };
    expect(fold(moved).schedule).toEqual(aSchedule({ startSeconds: 5, timeKnown: false }));
  });

  it.each([
    ["as a status", enters(eventStatus.cancelled)],
    ["as a result", result({ status: eventStatus.cancelled })],
  ])("takes a cancellation %s for the end of a match that was being played", (_name, cancelled) => {
    const begun = [enters(eventStatus.firstHalf), goal(1)];
    expect(fold(cancelled)).toMatchObject({ status: eventStatus.cancelled, score: null });
    const abandoned = { status: eventStatus.abandoned, score: [1, 0], periods: [[1, 0]] };
    expect(fold(...begun, cancelled)).toMatchObject(abandoned);
    const over = fold(...begun, enters(eventStatus.abandoned, 50));
    expect(fold(...begun, enters(eventStatus.abandoned, 50), cancelled)).toEqual(over);
    expect(fold(...begun, enters(eventStatus.finished), cancelled).status).toBe(eventStatus.finished);
  });

  it("remembers a postponement when the match has a new day", () => {
    const moved: Incident = { kind: "moved", atSeconds: 60, startSeconds: 5, timeKnown: true };
    expect(fold(moved).wasPostponed).toBeUndefined();
    const put = fold(enters(eventStatus.postponed), moved, enters(eventStatus.scheduled, 90));
    expect([put.status, put.wasPostponed]).toEqual([eventStatus.scheduled, true]);
  });
});
