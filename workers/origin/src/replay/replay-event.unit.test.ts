import { describe, expect, it } from "vitest";
import { stage } from "../../../../shared/sports/stages.ts";
import { foldTimeline } from "../../../../shared/timeline/fold.ts";
import type { Result } from "../../../../shared/timeline/incident.ts";
import { aSchedule } from "../../../../shared/timeline/schedule.fixture.ts";
import { toReplayEvent } from "./replay-event.ts";

const clock = { sourceSeconds: 1_755_363_600, startSeconds: 1_795_000_000, speed: 60 };
const finishedWith = (changes: Partial<Result>) =>
  foldTimeline(aSchedule({ provider: "ingest" }), [
    {
      kind: "result",
      atSeconds: 0,
      result: {
        stage: stage.finished,
        halfTime: [1, 0],
        fullTime: [2, 2],
        extraTime: null,
        shootOut: null,
        ...changes,
      },
    },
  ]);
const replayOf = (changes: Partial<Result>, seed = "seed") =>
  toReplayEvent(finishedWith(changes), "1replays", clock, seed);

describe("a replayed game", () => {
  it.each<[string, Partial<Result>]>([
    ["a plain score", {}],
    ["a half-time score that nobody noted", { halfTime: null }],
    ["extra time", { stage: stage.afterExtraTime, extraTime: [3, 2] }],
    ["a shoot-out after extra time", { stage: stage.afterPenalties, extraTime: [3, 3], shootOut: [4, 2] }],
    ["a shoot-out at once", { stage: stage.afterPenalties, shootOut: [8, 9] }],
    ["a game awarded", { stage: stage.awarded, halfTime: null, fullTime: [3, 0] }],
    ["a game postponed", { stage: stage.postponed, halfTime: null, fullTime: null }],
  ])("ends as it ended: %s", (_, changes) => {
    const source = finishedWith(changes);
    const replay = replayOf(changes);
    const final = replay === null ? null : foldTimeline(replay.schedule, replay.script);
    const { score, fullTime, shootOut, stage: ended } = source;
    expect(final).toMatchObject({ score, fullTime, shootOut, stage: ended });
  });

  it("has the half-time score that was noted", () => {
    const script = replayOf({})?.script ?? [];
    const half = script.findIndex((incident) => incident.kind === "stage" && incident.stage === stage.halfTime);
    expect(foldTimeline(aSchedule(), script.slice(0, half)).score).toEqual([1, 0]);
  });

  it("keeps its distance from the day's first game, at the replay's speed", () => {
    const late = toReplayEvent(
      { ...finishedWith({}), schedule: aSchedule({ startSeconds: clock.sourceSeconds + 7200 }) },
      "1replays",
      clock,
      "seed",
    );
    expect(late?.schedule).toMatchObject({ startSeconds: clock.startSeconds + 120, clockRate: 60, provider: "replay" });
  });

  it("draws other minutes from another seed, and an event of its own from another start", () => {
    expect(replayOf({}, "a")?.script).toEqual(replayOf({}, "a")?.script);
    expect(replayOf({}, "a")?.script).not.toEqual(replayOf({}, "b")?.script);
    const again = toReplayEvent(
      finishedWith({}),
      "1replays",
      { ...clock, startSeconds: clock.startSeconds + 1 },
      "seed",
    );
    expect(again?.schedule.eventId).not.toBe(replayOf({})?.schedule.eventId);
  });

  it("is none for a game that nobody played yet", () => {
    expect(toReplayEvent(foldTimeline(aSchedule(), []), "1replays", clock, "seed")).toBeNull();
  });
});
