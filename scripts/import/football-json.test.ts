import { describe, expect, it } from "vitest";
import { eventStatus } from "../../shared/sports/statuses.ts";
import { parseFootballJson } from "./football-json.ts";

const aMatch = (changes: Record<string, unknown> = {}) => ({
  round: "Matchday 1",
  date: "2025-08-16",
  time: "17:00",
  team1: "Racing Club de Lens",
  team2: "Olympique Lyonnais",
  score: { ht: [0, 1], ft: [0, 1] },
  ...changes,
});
const parse = (...matches: unknown[]) => parseFootballJson(JSON.stringify({ name: "Ligue 1 2025/26", matches }));
const resultOf = (changes: Record<string, unknown>) => parse(aMatch(changes)).matches[0]?.result;

describe("a football.json file", () => {
  it("gives round, day, time and both scores", () => {
    expect(parse(aMatch())).toEqual({
      name: "Ligue 1 2025/26",
      matches: [
        {
          round: "1",
          day: 20_316,
          minuteOfDay: 1020,
          home: "Racing Club de Lens",
          away: "Olympique Lyonnais",
          result: { status: eventStatus.finished, halfTime: [0, 1], fullTime: [0, 1], extraTime: null, shootOut: null },
          occurrence: 0,
        },
      ],
      faults: [],
    });
  });

  it("puts a round into its stage, unless that is the one in which everybody meets", () => {
    const roundOf = (stage: unknown, round: string) => parse(aMatch({ stage, round })).matches[0]?.round;
    expect(roundOf("Regular Season", "Matchday 3")).toBe("3");
    expect(roundOf("Grunddurchgang", "22. Runde")).toBe("22");
    expect(roundOf("Finaldurchgang - Meister", "23. Runde")).toBe("Finaldurchgang - Meister, 23");
    expect(roundOf("Europa League Play-off", "Halbfinale")).toBe("Europa League Play-off, Halbfinale");
    expect([roundOf(undefined, "Matchday 3"), roundOf(7, "Matchday 3")]).toEqual(["3", "3"]);
  });

  it("knows extra time and shoot-outs, with and without one another", () => {
    expect(resultOf({ score: { ft: [1, 1], et: [2, 1] } })).toMatchObject({
      status: eventStatus.afterExtraTime,
      extraTime: [2, 1],
    });
    expect(resultOf({ score: { ft: [2, 1], p: [4, 3] } })).toMatchObject({
      status: eventStatus.afterPenalties,
      shootOut: [4, 3],
    });
  });

  it.each([
    ["awarded", { ft: [3, 0] }, eventStatus.awarded],
    ["cancelled", {}, eventStatus.cancelled],
    ["postponed", {}, eventStatus.postponed],
    ["abandoned", {}, eventStatus.abandoned],
  ])("knows the status %s", (status, score, expected) => {
    expect(resultOf({ status, score })).toMatchObject({ status: expected });
  });

  it("takes an empty score for a game to come and no time for an unknown one", () => {
    expect(parse(aMatch({ score: {}, time: undefined })).matches[0]).toMatchObject({ result: null, minuteOfDay: null });
  });

  it("keeps a match whose shoot-out cannot be, without the shoot-out", () => {
    const { matches, faults } = parseFootballJson(
      JSON.stringify({ matches: [aMatch({ score: { ft: [1, 1], et: [2, 2], p: [4, 4] } })] }),
    );
    expect(faults).toEqual([
      {
        position: "matches[0]",
        reason: "Racing Club de Lens - Olympique Lyonnais: dropped: the shoot-out 4-4 is level",
        kind: "parts of a result contradict each other",
      },
    ]);
    expect(matches[0]?.result).toMatchObject({ status: eventStatus.afterExtraTime, extraTime: [2, 2], shootOut: null });
  });

  it.each([
    ["half-time", { ht: [2, 0], ft: [1, 1] }, { status: eventStatus.finished, halfTime: null, fullTime: [1, 1] }],
    ["extra-time", { ft: [1, 1], et: [0, 1] }, { status: eventStatus.finished, fullTime: [1, 1], extraTime: null }],
    ["score p", { ft: [1, 1], p: [4, "3"] }, { status: eventStatus.finished, fullTime: [1, 1], shootOut: null }],
  ])("keeps a match without the part that cannot be, and names the part: %s", (words, score, result) => {
    const { matches, faults } = parse(aMatch({ score }));
    expect(matches[0]?.result).toMatchObject(result);
    expect(faults).toEqual([
      {
        position: "matches[0]",
        reason: expect.stringContaining(words),
        kind: "parts of a result contradict each other",
      },
    ]);
  });

  it("takes a part that is null, or a pair of nulls, for an unknown one", () => {
    const { matches, faults } = parse(aMatch({ score: { ht: null, ft: [1, 1], et: [null, null], p: null } }));
    expect([matches[0]?.result, faults]).toMatchObject([{ status: eventStatus.finished, fullTime: [1, 1] }, []]);
    expect(parse(aMatch({ score: { ft: null } }))).toMatchObject({ matches: [{ result: null }], faults: [] });
  });

  it("knows a suspended match", () => {
    expect(resultOf({ status: "suspended", score: { ft: [1, 0] } })).toMatchObject({ status: eventStatus.interrupted });
  });

  it.each<[string, unknown]>([
    ["status", aMatch({ status: "sunk" })],
    ["status", aMatch({ status: "toString" })],
    ["full-time score", aMatch({ score: { ht: [2, 0] } })],
    ["whole numbers", aMatch({ score: { ft: [-1, 1] } })],
    ["not two numbers", aMatch({ score: { ft: ["1", 1] } })],
    ["not two numbers", aMatch({ score: { ft: [1] } })],
    ["team is missing", aMatch({ team2: undefined })],
    ["meets itself", aMatch({ team2: "Racing Club de Lens" })],
    ["is not a day", aMatch({ date: "2025-02-30" })],
    ["time", aMatch({ time: "25:00" })],
    ["not an object", null],
    ["not an object", aMatch({ score: 3 })],
  ])("names a broken record by its position (%s) and takes the rest", (words, broken) => {
    const { matches, faults } = parse(aMatch(), broken, aMatch({ team1: "FC Metz" }));
    expect(matches.map((match) => match.home)).toEqual(["Racing Club de Lens", "FC Metz"]);
    expect(faults).toEqual([{ position: "matches[1]", reason: expect.stringContaining(words) }]);
  });

  it("distinguishes games of the same pairing by their order, counting broken ones", () => {
    const { matches } = parse(aMatch(), aMatch({ date: "never" }), aMatch({ date: "2026-02-01" }));
    expect(matches.map((match) => match.occurrence)).toEqual([0, 2]);
  });

  it("numbers games of one day by their hour, and without one by their round, whatever the order of the lines", () => {
    const numbersOf = (...games: readonly Record<string, unknown>[]) =>
      parse(...games.map(aMatch)).matches.map(({ round, occurrence }) => [round, occurrence]);
    const late = { round: "Matchday 2", time: "20:00" };
    expect([numbersOf({}, late), numbersOf(late, {})]).toEqual([
      [
        ["1", 0],
        ["2", 1],
      ],
      [
        ["2", 1],
        ["1", 0],
      ],
    ]);
    const [first, second] = [
      { round: "Matchday 9", time: "" },
      { round: "Matchday 10", time: "" },
    ];
    expect(numbersOf(second, first)).toEqual([
      ["10", 1],
      ["9", 0],
    ]);
  });

  it.each(["", "{", "[]", "{}", '{"matches":3}', "null"])("is one fault when it is no such file: %j", (text) => {
    expect(parseFootballJson(text)).toMatchObject({ matches: [], faults: [{ position: "file" }] });
  });
});
