import { array, assert as check, constantFrom, integer, property, tuple } from "fast-check";
import { describe, expect, it } from "vitest";
import { goalsToCome, winProbability } from "../../../../../../shared/sports/football/win-probability.ts";
import { eventStatus } from "../../../../../../shared/sports/statuses.ts";
import type { Incident, Side } from "../../../../../../shared/timeline/incident.ts";
import { aMatch, aPlayer, clockAt, enter, goal } from "../match-context.fixture.ts";
import { decisionOf, type Decision } from "./decision.ts";
import { periodsPlayed } from "./periods-played.ts";

const even = { goals: [1.4, 1.4], before: null } as const;
type Bare = Parameters<typeof aMatch>[0][number];

/** A match of two halves that is over, unless something else follows them. */
function played(first: readonly Bare[], second: readonly Bare[] = [], ...end: readonly Bare[]) {
  const stages = [enter(eventStatus.halfTime), enter(eventStatus.secondHalf)];
  const over = end.length > 0 ? end : [enter(eventStatus.finished)];
  const { details } = aMatch([enter(eventStatus.firstHalf), ...first, ...stages, ...second, ...over]);
  return details;
}
const decide = (details: ReturnType<typeof played>) => decisionOf(details, periodsPlayed(details, clockAt(0)), even);
const swingsOf = (details: ReturnType<typeof played>) => [...(decide(details)?.swings.values() ?? [])];
const card = (side: Side, minute: string, colour: Extract<Incident, { kind: "card" }>["colour"] = "red") =>
  ({ kind: "card", side, minute, colour }) as const;

describe("what decided a match", () => {
  it("is the swing of each goal toward the result, and the late winner weighs most", () => {
    const decision = decide(played([goal(1, "23"), goal(2, "41")], [goal(1, "88")]));
    const swings = [...(decision?.swings.values() ?? [])];
    expect(decision?.outcome).toBe("home");
    expect(decision?.start).toEqual(winProbability([1.4, 1.4], { score: [0, 0], redCards: [0, 0], toCome: 1 }));
    expect(swings.map(({ gained, score }) => [Math.sign(gained), score])).toEqual([
      [1, [1, 0]],
      [-1, [1, 1]],
      [1, [2, 1]],
    ]);
    expect(swings[2]?.gained).toBeGreaterThan(2 * (swings[0]?.gained ?? 1));
  });

  it("is read from the winner's chance when away wins, and from the draw's when neither does", () => {
    expect(decide(played([goal(2, "10")]))?.outcome).toBe("away");
    expect(swingsOf(played([goal(2, "10")]))[0]?.gained).toBeGreaterThan(0.2);
    const drawn = played([goal(2, "10")], [goal(1, "90+4")]);
    expect(decide(drawn)?.outcome).toBe("draw");
    const [lead, equaliser] = swingsOf(drawn);
    expect(lead?.gained).toBeLessThan(0);
    expect(equaliser?.gained).toBeGreaterThan(0.9);
  });

  it("adds up: kick-off, all swings and the time between them make the result", () => {
    const someGoals = array(tuple(integer({ min: 1, max: 45 }), constantFrom<Side>(1, 2)), { maxLength: 4 });
    check(
      property(someGoals, someGoals, (first, second) => {
        const goals = [
          ...inOrder(first).map(([minute, side]) => ({ period: 1 as const, minute, side })),
          ...inOrder(second).map(([minute, side]) => ({ period: 2 as const, minute, side })),
        ];
        const decision = decide(
          played(
            goals.flatMap(({ period, minute, side }) => (period === 1 ? [goal(side, String(minute))] : [])),
            goals.flatMap(({ period, minute, side }) => (period === 2 ? [goal(side, String(45 + minute))] : [])),
          ),
        );
        expect(decision === null).toBe(goals.length === 0);
        if (decision === null) return;
        const gained = [...decision.swings.values()].reduce((sum, swing) => sum + swing.gained, 0);
        expect(gained + driftOf(goals, decision)).toBeCloseTo(1 - decision.start[decision.outcome], 9);
      }),
    );
  });

  it("counts a red card for the other side", () => {
    const swings = swingsOf(played([card(2, "20")], [goal(1, "60")]));
    expect(swings[0]?.gained).toBeGreaterThan(0.05);
    expect(swings[0]?.score).toEqual([0, 0]);
    expect(swingsOf(played([card(1, "20", "second-yellow")], [goal(1, "60")]))[0]?.gained).toBeLessThan(-0.05);
    expect(swingsOf(played([card(1, "20", "yellow")], [goal(1, "60")]))).toHaveLength(1);
  });

  it("counts an own goal for the side that it was given to", () => {
    const [swing] = swingsOf(played([goal(1, "30", { how: "own-goal", player: aPlayer("Aw Keeper") })]));
    expect(swing?.score).toEqual([1, 0]);
    expect(swing?.gained).toBeGreaterThan(0.2);
  });

  it("has no swing for a missed penalty, nor for a goal or a card that was taken back", () => {
    const offside = [goal(2, "20", { id: "g" }), { kind: "retracted", incidentId: "g", reason: "offside" }] as const;
    const mistaken = [
      { ...card(2, "25"), id: "c" },
      { kind: "retracted", incidentId: "c", reason: "error" },
    ] as const;
    const missed = { kind: "missed-penalty", side: 2, minute: "30" } as const;
    const alone = swingsOf(played([goal(1, "40")]));
    expect(alone).toHaveLength(1);
    expect(swingsOf(played([...offside, ...mistaken, missed, goal(1, "40")]))).toEqual(alone);
  });

  it.each([
    ["went to extra time", [enter(eventStatus.extraTime), goal(1, "100"), enter(eventStatus.afterExtraTime)]],
    ["went to kicks from the spot", [enter(eventStatus.penalties), enter(eventStatus.afterPenalties)]],
    ["was abandoned", [enter(eventStatus.abandoned)]],
    ["was awarded", [enter(eventStatus.awarded)]],
    ["is in extra time", [enter(eventStatus.extraTime)]],
    ["is still being played", [{ kind: "play", side: 1, play: "corner", minute: "80" } as const]],
  ])("is not said of a match that %s", (_, end) => {
    expect(decide(played([goal(1, "10")], [goal(2, "60")], ...end))).toBeNull();
  });

  it("is not said where nothing happened, or where the minute of a goal is unknown", () => {
    expect(decide(played([]))).toBeNull();
    expect(decide(played([goal(1, "10")], [goal(2, "")]))).toBeNull();
    expect(decide(played([goal(1, "10")], [{ kind: "correction", score: [2, 0], periods: [[2, 0]] }]))).toBeNull();
  });
});

type TimedGoal = { readonly period: 1 | 2; readonly minute: number; readonly side: Side };

const inOrder = <T>(goals: readonly (readonly [number, T])[]) => goals.toSorted(([one], [other]) => one - other);

/** How the result's chance moved between the goals, with the clock alone. The middle of a minute is its time. */
function driftOf(goals: readonly TimedGoal[], { outcome, start }: Decision): number {
  const score: [number, number] = [0, 0];
  let [before, drift] = [start[outcome], 0];
  const chanceAt = (toCome: number) => winProbability(even.goals, { score, redCards: [0, 0], toCome })[outcome];
  for (const { period, minute, side } of goals) {
    const toCome = goalsToCome({ period, minute: minute - 0.5 });
    drift += chanceAt(toCome) - before;
    score[side - 1] = (score[side - 1] ?? 0) + 1;
    before = chanceAt(toCome);
  }
  return drift + 1 - before;
}
