import { matchForm } from "./table-form.ts";
import { sportIds } from "../../../../shared/sports/sport-ids.ts";
import { expect, it } from "vitest";
import type { EventState } from "../../../../shared/timeline/event-state.ts";
import { eventStatus, type StatusName } from "../../../../shared/sports/statuses.ts";
import { toRunningMatch, toStandingsMatch } from "./to-standings-match.ts";

const participant = (id: string) => ({ id, name: id, code: id, slug: id });

const event = (name: StatusName, own: Partial<EventState> = {}): EventState => ({
  schedule: {
    eventId: "1aB2cD3e",
    leagueStageId: "1stage00",
    sportId: 1,
    startSeconds: 1_755_367_200,
    timeKnown: true,
    round: "1",
    home: participant("A"),
    away: participant("B"),
    provider: "ingest",
    clockRate: 1,
  },
  status: eventStatus[name],
  statusStartSeconds: 1_755_372_600,
  periods: [],
  score: [1, 1],
  fullTime: [1, 1],
  shootOut: null,
  redCards: [0, 0],
  addedMinutes: 0,
  ...own,
});

const counted = { homeId: "A", awayId: "B", score: [1, 1], startSeconds: 1_755_367_200 };

it("counts a game that is over, awarded ones too", () => {
  expect(toStandingsMatch(event("finished"))).toEqual(counted);
  expect(toStandingsMatch(event("awarded", { score: [0, 3] }))).toEqual({ ...counted, score: [0, 3] });
});

it("does not count a game that is not over, was not completed, or has no score", () => {
  for (const name of ["scheduled", "secondHalf", "halfTime", "postponed", "cancelled", "abandoned"] as const) {
    expect(toStandingsMatch(event(name))).toBeNull();
  }
  expect(toStandingsMatch(event("walkover", { score: null }))).toBeNull();
});

it("names the late winner, by the shoot-out before the score, and leaves the score alone", () => {
  expect(toStandingsMatch(event("afterPenalties", { shootOut: [3, 4] }))).toEqual({
    ...counted,
    lateWinner: 2,
    isShootOut: true,
    fullTimeWinner: 0,
  });
  expect(toStandingsMatch(event("afterExtraTime", { score: [2, 1] }))).toEqual({
    ...counted,
    score: [2, 1],
    lateWinner: 1,
    fullTimeWinner: 0,
  });
  expect(toStandingsMatch(event("afterExtraTime"))).toEqual({ ...counted, fullTimeWinner: 0 });
});

/** Returns the form as the home side and the away side see it. */
const formsOf = (...given: Parameters<typeof event>) => {
  const match = toStandingsMatch(event(...given));
  return match === null ? null : [matchForm(match, 1), matchForm(match, 2)];
};

it("[C4.35] knows for the form who led after regular time: a draw with a leader then, a draw without one, and a win after it", () => {
  expect(formsOf("afterExtraTime", { score: [1, 1], fullTime: [1, 0] })).toEqual(["DW", "DL"]);
  expect(formsOf("afterExtraTime", { score: [1, 1], fullTime: [0, 0] })).toEqual(["DO", "DO"]);
  expect(formsOf("afterExtraTime", { score: [2, 1], fullTime: [1, 1] })).toEqual(["WO", "LO"]);
});

it("[C4.35] [C4.36] takes a game of aussie rules for one that went on when its quarters do not add up to the score", () => {
  const { schedule } = event("finished");
  const aussie = { schedule: { ...schedule, sportId: sportIds["aussie-rules"] } };
  const quarters = [
    [20, 20],
    [20, 20],
    [20, 20],
    [20, 20],
  ] as const;
  const formOf = (score: readonly [number, number]) => {
    const match = toStandingsMatch(event("finished", { ...aussie, periods: quarters, score }));
    return match === null ? null : matchForm(match, 1);
  };
  expect([formOf([80, 80]), formOf([92, 92]), formOf([92, 86])]).toEqual(["D", "DO", "WO"]);
});

it("takes the reported winner where the score shows none", () => {
  const walkover = event("walkover", { score: null, facts: { winner: 2 } });
  expect(toStandingsMatch(walkover)).toEqual({ ...counted, score: [0, 0], winner: 2 });
});

it("takes a fifth set of volleyball for a late win", () => {
  const { schedule } = event("finished");
  const volleyball = { schedule: { ...schedule, sportId: 12 } };
  const sets = (home: number, away: number) =>
    toStandingsMatch(event("finished", { ...volleyball, score: [home, away] }));
  expect([sets(3, 2)?.lateWinner, sets(2, 3)?.lateWinner, sets(3, 1)?.lateWinner]).toEqual([1, 2, undefined]);
});

it("counts a running game as if it ended now, and no other", () => {
  expect(toRunningMatch(event("secondHalf"))).toEqual(counted);
  expect([toRunningMatch(event("finished")), toRunningMatch(event("scheduled"))]).toEqual([null, null]);
});
