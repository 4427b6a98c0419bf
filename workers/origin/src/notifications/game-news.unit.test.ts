import { describe, expect, it } from "vitest";
import { eventStatus } from "../../../../shared/sports/statuses.ts";
import { sportIds } from "../../../../shared/sports/sport-ids.ts";
import type { EventState } from "../../../../shared/timeline/event-state.ts";
import { initialState } from "../../../../shared/timeline/fold.ts";
import { aSchedule } from "../../../../shared/timeline/schedule.fixture.ts";
import { toGameNews } from "./game-news.ts";

const state = (changes: Partial<EventState>, sportId: number = sportIds.soccer): EventState => ({
  ...initialState(aSchedule({ sportId })),
  status: eventStatus.firstHalf,
  score: [0, 0],
  ...changes,
});
const newsOf = (before: EventState | null, after: EventState, written: Parameters<typeof toGameNews>[2] = []) =>
  toGameNews(before, after, written, 7).map(({ message, side }) => [message, side]);

describe("the news of a game", () => {
  it("are a goal of either side, with the score after it", () => {
    expect(toGameNews(state({}), state({ score: [0, 1] }), [], 7)).toEqual([
      { message: "goal", status: eventStatus.firstHalf, score: [0, 1], side: 2, atSeconds: 7 },
    ]);
  });

  it("are a set and a game of tennis, and no goal of basketball", () => {
    const [before, after] = [{ periods: [[5, 4]] as const }, { periods: [[6, 4]] as const }];
    expect(newsOf(state(before, sportIds.tennis), state(after, sportIds.tennis))).toEqual([["game", 1]]);
    expect(newsOf(state(before, sportIds.tennis), state({ ...after, score: [1, 0] }, sportIds.tennis))).toEqual([
      ["set", 1],
    ]);
    expect(newsOf(state({}, sportIds.basketball), state({ score: [2, 0] }, sportIds.basketball))).toEqual([]);
  });

  it("are a correction where a score falls, with its reason", () => {
    const before = state({ score: [1, 0] });
    expect(newsOf(before, state({}))).toEqual([["correction", 0]]);
    const written = [{ kind: "retracted", atSeconds: 7, incidentId: "g", reason: "offside" }] as const;
    expect(newsOf(before, state({}), written)).toEqual([["correction-offside", 0]]);
  });

  it("are red cards, the start, periods, and the end, but a postponement ends nothing", () => {
    expect(newsOf(state({}), state({ redCards: [0, 1] }))).toEqual([["red-card", 2]]);
    expect(newsOf(state({}), state({ status: eventStatus.halfTime }))).toEqual([["status", 0]]);
    expect(newsOf(state({ status: eventStatus.scheduled }), state({}))).toEqual([["start", 0]]);
    expect(newsOf(state({}), state({ status: eventStatus.finished }))).toEqual([["finished", 0]]);
    expect(newsOf(state({}), state({ status: eventStatus.postponed }))).toEqual([["status", 0]]);
  });

  it("are a correction, and no goal, where a score changes after the end", () => {
    const over = state({ status: eventStatus.finished, score: [1, 0] });
    expect(newsOf(over, { ...over, score: [2, 0] })).toEqual([["correction", 0]]);
    expect(newsOf(over, { ...over, score: [1, 2] })).toEqual([["correction", 0]]);
    const unheard = state({ status: eventStatus.resultAwaited, score: [1, 0] });
    expect(newsOf(unheard, state({ score: [2, 0] }))).toContainEqual(["goal", 1]);
  });

  it("are none where a game is put back to its start, or enters a stage that has no name", () => {
    expect(newsOf(state({}), state({ status: eventStatus.scheduled }))).toEqual([]);
    expect(newsOf(state({}), state({ status: 999 }))).toEqual([]);
  });

  it("are the new day of a game that is to come, and no other hour", () => {
    const postponed = state({ status: eventStatus.postponed, score: null });
    const movedBy = (days: number) => {
      const schedule = { ...postponed.schedule, startSeconds: postponed.schedule.startSeconds + days * 86_400 };
      return { ...postponed, schedule };
    };
    expect(newsOf(postponed, movedBy(30))).toEqual([["moved", 0]]);
    expect(newsOf(postponed, movedBy(0))).toEqual([]);
    expect(newsOf(postponed, { ...movedBy(30), status: eventStatus.finished })).not.toContainEqual(["moved", 0]);
  });

  it("are none of an event that is new, and none of a starter of a field", () => {
    expect(newsOf(null, state({}))).toEqual([]);
    const starter = (status: number): EventState => ({ ...state({ status }), schedule: aSchedule({ away: null }) });
    expect(newsOf(starter(eventStatus.scheduled), starter(eventStatus.finished))).toEqual([]);
  });
});
