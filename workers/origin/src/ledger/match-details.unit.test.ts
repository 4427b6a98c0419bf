import { describe, expect, it } from "vitest";
import { expectedThousandths } from "../../../../shared/sports/football/expected-goals.ts";
import { statisticTypes } from "../../../../shared/sports/statistic-types.ts";
import { eventStatus } from "../../../../shared/sports/statuses.ts";
import type { Incident } from "../../../../shared/timeline/incident.ts";
import { aGame } from "../../test/ledger-in-node.ts";
import { foldDetails } from "./match-details.ts";

const game = aGame("A");
const kickOff: Incident = { kind: "status", atSeconds: 100, status: eventStatus.firstHalf };
const second: Incident = { kind: "status", atSeconds: 200, status: eventStatus.secondHalf };
const goal = (atSeconds: number, changes: object = {}) =>
  ({ kind: "goal", id: `g${atSeconds}`, atSeconds, side: 1, minute: "1", ...changes }) as Incident;
const play = (atSeconds: number, changes: object = {}) =>
  ({ kind: "play", play: "corner", atSeconds, side: 2, minute: "1", ...changes }) as Incident;
const figures = (...incidents: readonly Incident[]) =>
  foldDetails(game, incidents).figures.map(({ period, type, home, away }) => [period, nameOf(type), home, away]);
const nameOf = (type: number) => Object.entries(statisticTypes).find(([, id]) => id === type)?.[0];

describe("the details of an event", () => {
  it("say after each incident how it stood, in the whole and in its part", () => {
    const { entries, state } = foldDetails(game, [kickOff, goal(110), second, goal(210, { side: 2 })]);
    expect(entries.map(({ score, period, periodScore, status }) => [score, period, periodScore, status])).toEqual([
      [[0, 0], 1, [0, 0], eventStatus.firstHalf],
      [[1, 0], 1, [1, 0], eventStatus.firstHalf],
      [[1, 0], 2, [0, 0], eventStatus.secondHalf],
      [[1, 1], 2, [0, 1], eventStatus.secondHalf],
    ]);
    expect(state.score).toEqual([1, 1]);
    expect(foldDetails(game, [play(50)]).entries[0]).toMatchObject({ period: 0, periodScore: [0, 0], score: null });
  });

  it("list what was taken back where it happened, with the reason, and do not count it", () => {
    const retracted: Incident = { kind: "retracted", incidentId: "g110", atSeconds: 150, reason: "offside" };
    const { entries, state } = foldDetails(game, [kickOff, goal(110), goal(120), retracted]);
    expect(entries.map(({ incident, takenBack, score }) => [incident.kind, takenBack, score])).toEqual([
      ["status", undefined, [0, 0]],
      ["goal", "offside", [0, 0]],
      ["goal", undefined, [1, 0]],
      ["retracted", undefined, [1, 0]],
    ]);
    expect(state.score).toEqual([1, 0]);
    expect(figures(kickOff, goal(110), retracted)).toEqual([]);
    const plain: Incident = { kind: "retracted", incidentId: "g110", atSeconds: 150 };
    expect(foldDetails(game, [kickOff, goal(110), plain]).entries[1]?.takenBack).toBe("error");
  });

  it("count the points of a raid, and how often a try was scored", () => {
    const scored = (how: string, value: number, side: 1 | 2) =>
      ({ kind: "points", atSeconds: 110, side, value, how, minute: "" }) as Incident;
    const half = (...incidents: readonly Incident[]) =>
      figures(kickOff, ...incidents).filter(([period]) => period === 1);
    expect(half(scored("raid", 2, 1), scored("raid", 1, 1), scored("tackle", 2, 2))).toEqual([
      [1, "raidPoints", "3", "0"],
      [1, "tacklePoints", "0", "2"],
    ]);
    expect(half(scored("try", 5, 1))).toEqual([[1, "tries", "1", "0"]]);
  });

  it("have what was said last: who plays, their figures, and each piece of information", () => {
    const lineUp = (side: 1 | 2, formation: string) =>
      ({ kind: "line-up", side, atSeconds: 10, lineUp: { formation, players: [] } }) as never;
    const rows = (side: 1 | 2, goals: string) =>
      ({
        kind: "player-statistics",
        side,
        atSeconds: 10,
        rows: [{ player: { name: "x" }, values: { goals } }],
      }) as never;
    const details = foldDetails(game, [
      lineUp(1, "4-4-2"),
      lineUp(1, "4-3-3"),
      rows(2, "1"),
      rows(2, "2"),
      { kind: "information", atSeconds: 10, information: { venue: "Bollaert", town: "Lens" } },
      { kind: "information", atSeconds: 11, information: { venue: "another" } },
    ]);
    expect(details.lineUps).toMatchObject([{ formation: "4-3-3" }, null]);
    expect(details.playerFigures).toMatchObject([[], [{ values: { goals: "2" } }]]);
    expect(details.information).toEqual({ venue: "another", town: "Lens" });
    const nothing = foldDetails(game, []);
    expect([nothing.lineUps, nothing.playerFigures, nothing.information, nothing.entries]).toEqual([
      [null, null],
      [[], []],
      {},
      [],
    ]);
  });
});

describe("the figures of an event", () => {
  it("count plays in the whole and in their part, by side, in the order of parts and types", () => {
    expect(figures(kickOff, play(110), play(120, { side: 1 }), second, play(210))).toEqual([
      [0, "corners", "1", "2"],
      [1, "corners", "1", "1"],
      [2, "corners", "0", "1"],
    ]);
    expect(figures(play(50))).toEqual([[0, "corners", "0", "1"]]);
  });

  it("count a goal as a shot on target, an own goal as none", () => {
    const counted = figures(kickOff, goal(110)).filter(([period]) => period === 0);
    expect(counted).toEqual(
      expect.arrayContaining([
        [0, "shots", "1", "0"],
        [0, "shotsOnTarget", "1", "0"],
      ]),
    );
    expect(figures(kickOff, goal(110, { how: "own-goal" }))).toEqual([]);
  });

  it("count cards by colour, a second yellow one as a red one, and substitutions", () => {
    const card = (atSeconds: number, colour: string) =>
      ({ kind: "card", side: 1, colour, minute: "1", atSeconds }) as Incident;
    const substitution = { kind: "substitution", side: 2, minute: "1", atSeconds: 50, off: {}, on: {} } as Incident;
    expect(figures(card(50, "yellow"), card(51, "second-yellow"), card(52, "red"), substitution)).toEqual([
      [0, "substitutions", "0", "1"],
      [0, "redCards", "2", "0"],
      [0, "yellowCards", "1", "0"],
    ]);
  });

  it("count how points came about, where that is known", () => {
    const points = (changes: object) => ({ kind: "points", side: 1, value: 3, atSeconds: 50, ...changes }) as Incident;
    expect(figures(points({ how: "three-pointer" }), points({})).filter(([period]) => period === 0)).toEqual([
      [0, "threePointers", "1", "0"],
    ]);
  });

  it("add up what shots were worth, in the whole and in their part", () => {
    const shot = { x: 90, y: 50, body: "foot", situation: "open-play" } as never;
    const worth = (times: number) => ((times * expectedThousandths(shot)) / 1000).toFixed(2);
    const expected = figures(
      kickOff,
      goal(110, { shot }),
      second,
      goal(210, { shot }),
      play(220, { play: "shot-on-target", shot }),
    ).filter(([, name]) => name === "expectedGoals");
    expect(expected).toEqual([
      [0, "expectedGoals", worth(2), worth(1)],
      [1, "expectedGoals", worth(1), "0.00"],
      [2, "expectedGoals", worth(1), worth(1)],
    ]);
  });

  it("count shots by area and big chances, where the places of shots are known", () => {
    const from = (x: number, y: number) => ({ x, y, body: "foot", situation: "open-play" }) as never;
    const shots = [from(95, 50), from(85, 50), from(84, 50), from(90, 79), from(90, 80)];
    const counted = figures(
      kickOff,
      ...shots.map((shot, index) => play(110 + index, { side: 1, play: "shot-off-target", shot })),
      play(130, { play: "shot-off-target" }),
    ).filter(([period]) => period === 0);
    expect(counted).toEqual(
      expect.arrayContaining([
        [0, "shots", "5", "1"],
        [0, "bigChances", "1", "0"],
        [0, "shotsInsideBox", "3", "0"],
        [0, "shotsOutsideBox", "2", "0"],
      ]),
    );
    expect(figures(kickOff, play(130, { play: "shot-off-target" })).map(([, name]) => name)).not.toContain(
      "bigChances",
    );
  });

  it("are those that a source counted itself, where it did, the last of each", () => {
    const sent = (period: number, home: string): Incident => ({
      kind: "statistics",
      atSeconds: 120,
      period,
      figures: [{ type: statisticTypes.corners, home, away: "9" }],
    });
    expect(figures(kickOff, play(110), sent(0, "7"), sent(0, "8"))).toEqual([
      [0, "corners", "8", "9"],
      [1, "corners", "0", "1"],
    ]);
  });
});
