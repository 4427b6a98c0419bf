import { describe, expect, it } from "vitest";
import { eventStatus } from "../../../shared/sports/statuses.ts";
import { foldTimeline } from "../../../shared/timeline/fold.ts";
import type { Incident, Result } from "../../../shared/timeline/incident.ts";
import { toIngestEvent, toIngestLeague } from "../to-batch.ts";
import { worldCup } from "../../../shared/competitions/tournaments.ts";
import { noDetails, type Details } from "./parsed-details.ts";
import { toSoccerTimeline } from "./to-timeline.ts";

const league = toIngestLeague(worldCup, "2022");
const aResult = (changes: Partial<Result> = {}): Result => ({
  status: eventStatus.finished,
  halfTime: [1, 0],
  fullTime: [1, 1],
  extraTime: null,
  shootOut: null,
  ...changes,
});
const ann = { side: 1, scorer: "Ann AMES", minute: "45+2", kind: "goal" } as const;
const eve = { side: 2, scorer: "Bea BELL", minute: "46", kind: "own-goal" } as const;

function report(reported: Partial<Details>, result: Result | null = aResult()) {
  const match = { round: "", day: 19_000, minuteOfDay: 900, home: "Ghana", away: "Norway", result, occurrence: 0 };
  const event = toIngestEvent(match, worldCup, league);
  const timeline = toSoccerTimeline(event, { ...noDetails, ...reported });
  const atSeconds = timeline.at(-1)?.atSeconds ?? 0;
  const closing: readonly Incident[] = result === null ? [] : [{ kind: "result", atSeconds, result }];
  const kickOff = (incident: Incident) => (incident.atSeconds - event.startSeconds) / 60;
  return {
    timeline,
    outline: timeline.map((incident) => `${incident.id ?? ""} ${kickOff(incident)}`),
    folded: foldTimeline({ ...event, provider: "ingest", clockRate: 1 }, timeline),
    closed: foldTimeline({ ...event, provider: "ingest", clockRate: 1 }, [...timeline, ...closing]),
  };
}

describe("the timeline of a football match", () => {
  it("puts minutes of play on the wall clock, with room for added time in every half, and the break after it", () => {
    expect(report({ goals: [eve, ann] }).outline).toEqual([
      "stage-12 0",
      "goal-2-1 46.5",
      "stage-38 53",
      "stage-13 68",
      "goal-1-1 68.5",
      "stage-3 121",
    ]);
  });

  it("names an own goal's player among those of the other side, and prints capitals as names", () => {
    const [own] = report({ goals: [ann, eve] }).timeline.filter(({ id }) => id === "goal-1-1");
    const [booked] = report({
      cards: [{ side: 1, player: "Bea Bell", colour: "yellow", minute: "3" }],
    }).timeline.filter(({ kind }) => kind === "card");
    expect(own).toMatchObject({ how: "own-goal", player: { name: "Bea Bell", shortName: "Bell B." } });
    expect(own).toMatchObject({ player: booked?.kind === "card" ? booked.player : null });
  });

  it("numbers a side's goals by their minutes, whatever the order of the source", () => {
    const late = { ...ann, minute: "90+4" };
    const goals = report({ goals: [late, eve, ann] }, aResult({ fullTime: [2, 1] })).timeline;
    expect(goals.find(({ id }) => id === "goal-2-2")).toMatchObject({ minute: "90+4" });
  });

  it("adds up to its result through extra time and the kicks", () => {
    const extra = { ...ann, minute: "119" };
    const kicks = [
      { side: 2, player: "Fay FOX", scored: true },
      { side: 1, player: "Ann AMES", scored: false },
    ] as const;
    const result = aResult({
      status: eventStatus.afterPenalties,
      fullTime: [0, 0],
      halfTime: [0, 0],
      extraTime: [1, 1],
      shootOut: [0, 1],
    });
    const { folded, closed } = report({ goals: [extra, { ...eve, minute: "106" }], kicks }, result);
    const { score, fullTime, shootOut, status: ended, periods } = closed;
    expect(folded).toMatchObject({ score, fullTime, shootOut, status: ended, periods });
    expect([score, fullTime, shootOut, ended]).toEqual([[1, 1], [0, 0], [0, 1], eventStatus.afterPenalties]);
  });

  it("takes the score from the result and leaves out the whistles where goals are missing or have no minutes", () => {
    for (const goals of [[ann], [ann, { ...eve, minute: null }]]) {
      const { timeline, closed } = report({ goals });
      expect([closed.status, closed.score]).toEqual([eventStatus.finished, [1, 1]]);
      expect(timeline.some(({ kind }) => kind === "status")).toBe(false);
    }
  });

  it("is empty where the source knows the result alone", () => {
    expect(report({}).timeline).toEqual([]);
  });

  it("reports line-ups of a match to come, before its start", () => {
    const lineUp = {
      side: 2,
      formation: "",
      starters: [{ name: "Eve EDEN", line: 0, isCaptain: true }],
      bench: ["Fay FOX"],
    } as const;
    expect(report({ lineUps: [lineUp] }, null)).toMatchObject({
      timeline: [
        {
          lineUp: { starters: [{ name: "Eve Eden", role: "goalkeeper", captain: true }], bench: [{ name: "Fay Fox" }] },
        },
      ],
    });
  });

  it("knows who won a shoot-out whose score nobody wrote down", () => {
    expect(report({ winner: 2 }).folded.facts).toEqual({ winner: 2 });
  });
});
