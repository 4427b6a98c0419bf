import { describe, expect, it } from "vitest";
import { eventStatus, type StatusId } from "../../../../../shared/sports/statuses.ts";
import { initialState } from "../../../../../shared/timeline/fold.ts";
import { aSchedule } from "../../../../../shared/timeline/schedule.fixture.ts";
import type { Schedule } from "../../../../../shared/timeline/schedule.ts";
import { dataPartOf, summaryOf } from "./pages.ts";

const at = (startSeconds: number, statusId: StatusId, changes: Partial<Schedule> = {}) => ({
  ...initialState(aSchedule({ eventId: `e${startSeconds}`, startSeconds, ...changes })),
  status: statusId,
});
const many = <T>(count: number, make: (index: number) => T) => Array.from({ length: count }, (_, index) => make(index));
const starts = (states: readonly ReturnType<typeof at>[]) => states.map(({ schedule }) => schedule.startSeconds);
const starter = (rank: number) => ({
  ...at(5, eventStatus.finished, { eventId: `r${rank}`, away: null }),
  facts: { rank },
});

describe("the parts of a season", () => {
  it("[C9.05] have 100 events each, the last one what is left, and nothing after it", () => {
    const states = many(250, (index) => at(index, eventStatus.finished));
    expect([0, 1, 2, 3].map((part) => dataPartOf(states, "results", part, "en").length)).toEqual([100, 100, 50, 0]);
    expect(starts(dataPartOf(states, "results", 1, "en")).slice(0, 2)).toEqual([149, 148]);
  });

  it("hold every event once: over, newest first, or not, oldest first", () => {
    const states = [
      at(3, eventStatus.scheduled),
      at(2, eventStatus.firstHalf),
      at(1, eventStatus.postponed),
      at(0, eventStatus.afterPenalties),
    ];
    expect(starts(dataPartOf(states, "results", 0, "en"))).toEqual([1, 0]);
    expect(starts(dataPartOf(states, "fixtures", 0, "en"))).toEqual([2, 3]);
  });

  it("put starters of one race in the order of their places", () => {
    const ranks = dataPartOf([starter(2), starter(3), starter(1)], "results", 0, "en").map(({ facts }) => facts?.rank);
    expect(ranks).toEqual([1, 2, 3]);
    const [first, zero] = [starter(1), { ...starter(2), facts: { rank: 0 } }];
    expect(dataPartOf([zero, first], "results", 0, "en")).toEqual([first, zero]);
  });
});

describe("a summary", () => {
  it("[C9.05] has the last ten, whatever is live, and the next ten", () => {
    const states = [
      ...many(12, (index) => at(index, eventStatus.finished)),
      ...many(11, (index) => at(100 + index, eventStatus.firstHalf)),
      ...many(12, (index) => at(200 + index, eventStatus.scheduled)),
    ];
    const listed = starts(summaryOf(states, "en"));
    expect(listed).toHaveLength(31);
    expect([Math.min(...listed), Math.max(...listed)]).toEqual([2, 209]);
  });

  it("counts a race once, with all its starters", () => {
    const race = (index: number) =>
      many(20, (place) =>
        at(index, eventStatus.finished, { eventId: `${index}-${place}`, leagueStageId: `race${index}`, away: null }),
      );
    expect(summaryOf(many(12, (index) => index).flatMap(race), "en")).toHaveLength(200);
  });
});

it("[A9.05] orders names of one start as the list's language does", () => {
  const named = (name: string) =>
    at(5, eventStatus.scheduled, { eventId: name, home: { ...aSchedule().home, name, names: {} } });
  const names = (lang: "fr" | "de") =>
    dataPartOf(["Zorn", "Élan", "Eder", "10 Berg", "2 Berg"].map(named), "fixtures", 0, lang).map(
      ({ schedule }) => schedule.home.name,
    );
  expect(names("fr")).toEqual(["2 Berg", "10 Berg", "Eder", "Élan", "Zorn"]);
});
