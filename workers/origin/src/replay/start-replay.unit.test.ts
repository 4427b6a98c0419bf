import { describe, expect, it } from "vitest";
import { eventStatus } from "../../../../shared/sports/statuses.ts";
import { foldTimeline } from "../../../../shared/timeline/fold.ts";
import type { Incident, Result } from "../../../../shared/timeline/incident.ts";
import { aSchedule } from "../../../../shared/timeline/schedule.fixture.ts";
import { toReplayEvent } from "./start-replay.ts";

const clock = { sourceSeconds: 1_755_363_600, startSeconds: 1_795_000_000, speed: 60 };
const finishedWith = (changes: Partial<Result>) =>
  foldTimeline(aSchedule({ provider: "ingest" }), [
    {
      kind: "result",
      atSeconds: 0,
      result: {
        status: eventStatus.finished,
        halfTime: [1, 0],
        fullTime: [2, 2],
        extraTime: null,
        shootOut: null,
        ...changes,
      },
    },
  ]);
const replayOf = (changes: Partial<Result>, seed = "seed") =>
  toReplayEvent(finishedWith(changes), [], "1replays", clock, seed);

describe("a replayed game", () => {
  it.each<[string, Partial<Result>]>([
    ["a plain score", {}],
    ["a half-time score that nobody noted", { halfTime: null }],
    ["extra time", { status: eventStatus.afterExtraTime, extraTime: [3, 2] }],
    ["a shoot-out after extra time", { status: eventStatus.afterPenalties, extraTime: [3, 3], shootOut: [4, 2] }],
    ["a shoot-out at once", { status: eventStatus.afterPenalties, shootOut: [8, 9] }],
    ["a game awarded", { status: eventStatus.awarded, halfTime: null, fullTime: [3, 0] }],
    ["a game postponed", { status: eventStatus.postponed, halfTime: null, fullTime: null }],
  ])("ends as it ended: %s", (_, changes) => {
    const source = finishedWith(changes);
    const replay = replayOf(changes);
    const final = replay === null ? null : foldTimeline(replay.schedule, replay.script);
    const { score, fullTime, shootOut, status: ended } = source;
    expect(final).toMatchObject({ score, fullTime, shootOut, status: ended });
  });

  it("has the half-time score that was noted", () => {
    const script = replayOf({})?.script ?? [];
    const half = script.findIndex((incident) => incident.kind === "status" && incident.status === eventStatus.halfTime);
    expect(foldTimeline(aSchedule(), script.slice(0, half)).score).toEqual([1, 0]);
  });

  it("keeps its distance from the day's first game, at the replay's speed", () => {
    const late = toReplayEvent(
      { ...finishedWith({}), schedule: aSchedule({ startSeconds: clock.sourceSeconds + 7200 }) },
      [],
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
      [],
      "1replays",
      { ...clock, startSeconds: clock.startSeconds + 1 },
      "seed",
    );
    expect(again?.schedule.eventId).not.toBe(replayOf({})?.schedule.eventId);
  });

  it("is none while the game runs", () => {
    const running = foldTimeline(aSchedule(), [{ kind: "status", atSeconds: 0, status: eventStatus.secondHalf }]);
    expect(toReplayEvent(running, [], "1replays", clock, "seed")).toBeNull();
  });

  it("is none for a game that nobody played yet", () => {
    expect(toReplayEvent(foldTimeline(aSchedule(), []), [], "1replays", clock, "seed")).toBeNull();
  });
});

describe("a game whose timeline is known", () => {
  const start = clock.sourceSeconds;
  const player = { id: "1Player0", name: "Wesley Saïd" };
  const reported: readonly Incident[] = [
    { kind: "line-up", atSeconds: start - 3600, side: 1, lineUp: { formation: "4-4-2", starters: [], bench: [] } },
    { kind: "status", atSeconds: start + 12, status: eventStatus.firstHalf },
    { kind: "goal", atSeconds: start + 600, id: "g1", side: 1, minute: "10", player },
    { kind: "goal", atSeconds: start + 660, id: "g2", side: 2, minute: "11" },
    { kind: "retracted", atSeconds: start + 720, incidentId: "g2" },
    { kind: "status", atSeconds: start + 6300, status: eventStatus.finished },
  ];
  const replay = (incidents: readonly Incident[], speed: number) =>
    toReplayEvent(
      foldTimeline(aSchedule({ provider: "ingest", startSeconds: start }), incidents),
      incidents,
      "1replays",
      { ...clock, speed },
      "seed",
    );

  it("plays to the second at speed 1, with its players", () => {
    const goal = replay(reported, 1)?.script.find(({ kind }) => kind === "goal");
    expect(goal).toMatchObject({ atSeconds: clock.startSeconds + 600, player });
  });

  it("keeps its proportions at another speed, announcements before the start too", () => {
    expect(replay(reported, 60)?.script.map(({ atSeconds }) => atSeconds - clock.startSeconds)).toEqual([
      -60, 0, 10, 105,
    ]);
  });

  it("plays as it was set right in the end", () => {
    const script = replay(reported, 1)?.script ?? [];
    expect(foldTimeline(aSchedule(), script)).toMatchObject({ score: [1, 0], status: eventStatus.finished });
  });

  it("ends with the result where the timeline has gaps", () => {
    const result: Incident = {
      kind: "result",
      atSeconds: start + 7000,
      result: { status: eventStatus.finished, halfTime: [1, 0], fullTime: [3, 0], extraTime: null, shootOut: null },
    };
    const script = replay([...reported, result], 1)?.script ?? [];
    expect(foldTimeline(aSchedule(), script)).toMatchObject({ score: [3, 0], status: eventStatus.finished });
  });
});
