import { describe, expect, it } from "vitest";
import { eventStatus } from "../../shared/sports/statuses.ts";
import type { Pair } from "../../shared/timeline/incident.ts";
import { createRecordChoice } from "./choose-records.ts";
import type { ParsedMatch } from "./parsed-match.ts";
import type { MatchRecord } from "./match-record.ts";
import { noDetails, type Details } from "./soccer/parsed-details.ts";
import { toSoccerTimeline } from "./soccer/to-timeline.ts";
import { toIngestEvent, toIngestLeague } from "./to-batch.ts";
import { worldCup } from "../../shared/competitions/tournaments.ts";

const league = toIngestLeague(worldCup, "2022");
const resultOf = (fullTime: Pair, halfTime: Pair | null = null) => ({
  status: eventStatus.finished,
  halfTime,
  fullTime,
  extraTime: null,
  shootOut: null,
});

/** A record of Ghana - Norway, of which nothing is known but what a test says. */
function record(where: string, changes: Partial<ParsedMatch> = {}, reported: Partial<Details> = {}): MatchRecord {
  const match: ParsedMatch = {
    round: "",
    day: 19_000,
    minuteOfDay: null,
    home: "Ghana",
    away: "Norway",
    result: null,
    occurrence: 0,
    ...changes,
  };
  const event = toIngestEvent(match, worldCup, league);
  const timeline = toSoccerTimeline(event, { ...noDetails, ...reported });
  return { where, title: `${match.home} - ${match.away}`, league, event, timeline };
}

/** Returns the verdict on each record in turn, after all have been seen. */
function validate(...records: readonly MatchRecord[]) {
  const choice = createRecordChoice();
  records.forEach((each, ordinal) => choice.see(ordinal, each));
  return records.map((each, ordinal) => choice.validate(ordinal, each));
}

const goal = { side: 1, scorer: "Ann", minute: "3", kind: "goal" } as const;
const lineUp = { side: 1, formation: "", starters: [], bench: [] } as const;

describe("of several records of a match", () => {
  const result = resultOf([1, 0]);
  it.each<[string, MatchRecord, MatchRecord]>([
    ["a result counts more than a time", record("a", { result }), record("b", { minuteOfDay: 900 })],
    [
      "a time counts more than a half-time score",
      record("a", { result, minuteOfDay: 900 }),
      record("b", { result: resultOf([1, 0], [0, 0]) }),
    ],
    [
      "a half-time score counts more than goals",
      record("a", { result: resultOf([1, 0], [1, 0]) }),
      record("b", { result }, { goals: [goal] }),
    ],
    [
      "goals count more than line-ups",
      record("a", { result }, { goals: [goal] }),
      record("b", { result }, { lineUps: [lineUp] }),
    ],
    ["line-ups count more than none", record("a", { result }, { lineUps: [lineUp] }), record("b", { result })],
  ])("%s, in either order", (_, richer, poorer) => {
    expect(validate(richer, poorer)).toEqual(["chosen", "repeated"]);
    expect(validate(poorer, richer)).toEqual(["repeated", "chosen"]);
  });

  it("the later one counts where both know as much, and the other is named when it says otherwise", () => {
    const [older, newer] = [
      record("old:1", { result: resultOf([1, 0]) }),
      record("new:1", { result: resultOf([2, 0]) }),
    ];
    expect(validate(older, newer)).toEqual([{ where: "new:1" }, "chosen"]);
  });

  it("one that sees the other side at home is the same match, with the score the other way round", () => {
    const away = { home: "Norway", away: "Ghana" };
    expect(
      validate(record("a", { result: resultOf([2, 0]) }), record("b", { ...away, result: resultOf([0, 2]) })),
    ).toEqual(["repeated", "chosen"]);
    expect(
      validate(record("a", { result: resultOf([2, 0]) }), record("b", { ...away, result: resultOf([2, 0]) })),
    ).toEqual([{ where: "b" }, "chosen"]);
  });
});
