import { describe, expect, it } from "vitest";
import { sportIds } from "../../sports/sport-ids.ts";
import { eventStatus, type StatusId } from "../../sports/statuses.ts";
import { foldTimeline } from "../fold.ts";
import type { Incident, Pair, Side } from "../incident.ts";
import { aSchedule } from "../schedule.fixture.ts";
import { excitementOf } from "./mark.ts";

type Goal = readonly [side: Side, minute: number];

const enter = (status: StatusId, minute = 0): Incident => ({ kind: "status", status, atSeconds: minute * 60 });
const goal = ([side, minute]: Goal): Incident => ({
  kind: "goal",
  side,
  minute: String(minute),
  atSeconds: (minute > 45 ? minute + 15 : minute) * 60,
});
const substitution = (minute: number): Incident => ({
  kind: "substitution",
  side: 1,
  minute: String(minute),
  off: { id: "1Player0", name: "A" },
  on: { id: "1Player1", name: "B" },
  atSeconds: (minute > 45 ? minute + 15 : minute) * 60,
});

/** A match of football with its goals in order, and the rest after them. */
const football = (goals: readonly Goal[], ...rest: readonly Incident[]): readonly Incident[] => [
  enter(eventStatus.firstHalf),
  ...goals.filter(([, minute]) => minute <= 45).map(goal),
  enter(eventStatus.halfTime, 46),
  enter(eventStatus.secondHalf, 60),
  ...goals.filter(([, minute]) => minute > 45).map(goal),
  ...(rest.length === 0 ? [enter(eventStatus.finished, 107)] : rest),
];
const markOf = (incidents: readonly Incident[], sportId: number = sportIds.soccer): number | null =>
  excitementOf(foldTimeline(aSchedule({ sportId }), incidents));

/** Plays matches of sides with the usual goals, the same ones in each run. */
function randomMatches(count: number): readonly (readonly Goal[])[] {
  let seed = 1;
  const random = () => (seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648) / 2_147_483_648;
  return Array.from({ length: count }, () =>
    Array.from({ length: 90 }, (_, minute) => ({ minute: minute + 1, drawn: random() * 90 })).flatMap(
      ({ minute, drawn }): readonly Goal[] => (drawn < 1.55 ? [[1, minute]] : drawn < 2.82 ? [[2, minute]] : []),
    ),
  );
}

const swapped = (goals: readonly Goal[]): readonly Goal[] =>
  goals.map(([side, minute]) => [side === 1 ? 2 : 1, minute]);

describe("the mark of excitement", () => {
  it("is higher the more the chances turned, and the later", () => {
    const oneSided = markOf(
      football([
        [1, 5],
        [1, 20],
        [1, 40],
        [1, 70],
      ]),
    );
    const early = markOf(football([[1, 20]]));
    const late = markOf(football([[1, 85]]));
    const turned = markOf(
      football([
        [1, 10],
        [2, 50],
        [1, 60],
        [2, 75],
        [2, 90],
      ]),
    );
    expect([oneSided, early, late, turned]).toEqual([1, 3, 7, 9]);
  });

  it("is the same for both sides' scores, so that it does not say who leads or has won", () => {
    for (const goals of randomMatches(300)) expect(markOf(football(swapped(goals)))).toBe(markOf(football(goals)));
  });

  it("belongs to so many scores that none of them is the likelier half", () => {
    const scoresByMark = new Map<number | null, Map<string, number>>();
    for (const goals of randomMatches(2000)) {
      const mark = markOf(football(goals));
      const home = goals.filter(([side]) => side === 1).length;
      const score = [home, goals.length - home].toSorted().join("-");
      const scores = scoresByMark.get(mark) ?? new Map<string, number>();
      scoresByMark.set(mark, scores.set(score, (scores.get(score) ?? 0) + 1));
    }
    expect(scoresByMark.size).toBeGreaterThan(8);
    for (const [mark, scores] of scoresByMark) {
      const counts = [...scores.values()];
      const share = Math.max(...counts) / counts.reduce((all, count) => all + count, 0);
      expect(share, `mark ${mark}`).toBeLessThan(0.5);
    }
  });

  it("does not move with a goal of football, but with a later event of another kind", () => {
    const begun = football(
      [
        [1, 5],
        [1, 20],
      ],
      substitution(61),
    );
    const scored = [...begun, goal([2, 65]), goal([2, 70]), goal([1, 76])];
    expect(markOf(scored)).toBe(markOf(begun));
    const moved = markOf([...scored, substitution(77)]);
    expect(moved).toBeGreaterThan(markOf(begun) ?? 10);
    expect(markOf([...scored, substitution(77), goal([1, 79]), substitution(80)])).toBe(moved);
  });

  it("is unknown before a third of the game, and of a game that was not played to its end", () => {
    expect(markOf([enter(eventStatus.firstHalf), substitution(29)])).toBeNull();
    expect(markOf([enter(eventStatus.firstHalf), substitution(31)])).not.toBeNull();
    expect(markOf(football([[1, 20]], enter(eventStatus.abandoned, 80)))).toBeNull();
    expect(markOf(football([[1, 20]], enter(eventStatus.awarded, 80)))).toBeNull();
  });

  it("is unknown where the way to the score is", () => {
    const result = { halfTime: [1, 0], fullTime: [3, 2], extraTime: null, shootOut: null } as const;
    const whole: Incident = { kind: "result", atSeconds: 6400, result: { status: eventStatus.finished, ...result } };
    expect(markOf([whole])).toBeNull();
    expect(markOf([enter(eventStatus.firstHalf), whole])).toBeNull();
    expect(markOf([enter(eventStatus.live), enter(eventStatus.finished, 100)], sportIds.boxing)).toBeNull();
  });

  it("counts a shoot-out at the end alone", () => {
    const level = football(
      [
        [1, 20],
        [2, 60],
      ],
      enter(eventStatus.extraTime, 110),
    );
    const shootOut = [...level, enter(eventStatus.penalties, 150)];
    expect(markOf(shootOut)).toBe(markOf(level));
    const kicked: Incident = { kind: "shoot-out", side: 1, scored: true, atSeconds: 9100 };
    const ended = markOf([...shootOut, kicked, enter(eventStatus.afterPenalties, 160)]);
    expect(ended).toBeGreaterThan(
      markOf(
        football([
          [1, 20],
          [2, 60],
        ]),
      ) ?? 10,
    );
  });
});

/** A match of sets: the games of each, which both sides win in turns as far as they have some. */
function sets(won: readonly Pair[]): readonly Incident[] {
  const statuses = [eventStatus.set1, eventStatus.set2, eventStatus.set3, eventStatus.set4, eventStatus.set5];
  let atSeconds = 0;
  const points = (side: Side): Incident => ({ kind: "points", side, value: 1, atSeconds: (atSeconds += 60) });
  return [
    ...won.flatMap(([home, away], index): readonly Incident[] => [
      { kind: "status", status: statuses[index] ?? eventStatus.set5, atSeconds: (atSeconds += 60) },
      ...Array.from({ length: Math.min(home, away) * 2 }, (_, point) => points(point % 2 === 0 ? 1 : 2)),
      ...Array.from({ length: Math.abs(home - away) }, () => points(home > away ? 1 : 2)),
      { kind: "period-won", side: home > away ? 1 : 2, atSeconds },
    ]),
    { kind: "status", status: eventStatus.finished, atSeconds: (atSeconds += 60) },
  ];
}

describe("the mark of a match of sets", () => {
  const close = [
    [7, 6],
    [6, 7],
    [7, 5],
  ] as const;
  const clear = [
    [6, 1],
    [6, 2],
  ] as const;

  it("is higher for a match that goes the distance", () => {
    expect(markOf(sets(close), sportIds.tennis)).toBeGreaterThan((markOf(sets(clear), sportIds.tennis) ?? 10) + 3);
  });

  it("does not say who won", () => {
    const mirrored = close.map(([home, away]): Pair => [away, home]);
    expect(markOf(sets(mirrored), sportIds.tennis)).toBe(markOf(sets(close), sportIds.tennis));
  });

  it("follows a match that turns out longer than was assumed", () => {
    const ofFive = [
      [6, 4],
      [6, 4],
      [4, 6],
      [4, 6],
      [7, 5],
    ] as const;
    const facts: Incident = { kind: "facts", facts: { bestOfFrames: 5 }, atSeconds: 0 };
    const known = markOf([facts, ...sets(ofFive)], sportIds.tennis) ?? -9;
    expect(Math.abs((markOf(sets(ofFive), sportIds.tennis) ?? 99) - known)).toBeLessThanOrEqual(1);
    expect(markOf(sets(ofFive.slice(0, 3)), sportIds.tennis)).not.toBeNull();
  });
});

/** A match of frames, won in this order. */
const frames = (bestOf: number, winners: readonly Side[]): readonly Incident[] => [
  { kind: "status", status: eventStatus.live, atSeconds: 0 },
  { kind: "facts", facts: { bestOfFrames: bestOf }, atSeconds: 1 },
  ...winners.map((side, index): Incident => ({ kind: "period-won", side, atSeconds: (index + 1) * 600 })),
  { kind: "status", status: eventStatus.finished, atSeconds: 9000 },
];

describe("whether a match has a mark", () => {
  it("does not say how it ended: the shortest has one, or none of its kind has", () => {
    const markOfFrames = (bestOf: number, winners: readonly Side[]) =>
      markOf(frames(bestOf, winners), sportIds.snooker);
    expect([markOfFrames(3, [1, 1]), markOfFrames(3, [1, 2, 1])]).toEqual([null, null]);
    expect(markOfFrames(5, [1, 1, 1])).not.toBeNull();
    const shortest: readonly (readonly [sportId: number, set: Pair, count: number])[] = [
      [sportIds.tennis, [6, 0], 2],
      [sportIds.volleyball, [25, 0], 3],
      [sportIds["beach-volleyball"], [21, 0], 2],
      [sportIds.badminton, [21, 0], 2],
      [sportIds["table-tennis"], [11, 0], 3],
    ];
    const marks = shortest.map(([sportId, set, count]) =>
      markOf(sets(Array.from({ length: count }, () => set)), sportId),
    );
    expect(marks).not.toContain(null);
  });
});
