import { describe, expect, it } from "vitest";
import { parseGoals } from "./goals-text.ts";

const goalsOf = (text: string, home: number, away: number) => {
  const goals = parseGoals(text, [home, away]);
  return typeof goals === "string"
    ? goals
    : goals.map(({ side, scorer, minute, kind }) => [side, scorer, minute, kind].join(" "));
};

describe("the goals of a game", () => {
  it("list the home side before the semicolon, with commas between the names or without", () => {
    const goals = ["1 Ann Ames 9' goal", "1 Bea 29 goal"].map((goal) => goal.replace("'", ""));
    expect(goalsOf("(Ann Ames 9' Bea 29'; Eve 45+3')", 2, 1)).toEqual([...goals, "2 Eve 45+3 goal"]);
    expect(goalsOf("(Ann Ames 9', Bea 29'; Eve 45+3')", 2, 1)).toEqual([...goals, "2 Eve 45+3 goal"]);
  });

  it("may be several of one name, from the spot or into the own net: that counts for the side under which it is listed", () => {
    expect(goalsOf("(Ann 16'(p), 31' , 45'; Bob 50' (o.g.), Eve 7'(OG))", 3, 2)).toEqual([
      "1 Ann 16 penalty",
      "1 Ann 31 goal",
      "1 Ann 45 goal",
      "2 Bob 50 own-goal",
      "2 Eve 7 own-goal",
    ]);
  });

  it("are of the only side that scored where there is no semicolon", () => {
    expect(goalsOf("(Ann 16')", 1, 0)).toEqual(["1 Ann 16 goal"]);
    expect(goalsOf("(Ann 16')", 0, 1)).toEqual(["2 Ann 16 goal"]);
    expect(goalsOf("(Ann 16', Eve 17')", 1, 1)).toContain("which side");
  });

  it.each(["(Ann; Eve 17')", "(Ann 16', Bea; Eve 17')", "(16'; Eve 17')", "(Ann 1'; Bea 2'; Cat 3')"])(
    "are not %s",
    (text) => {
      expect(typeof parseGoals(text, [1, 1])).toBe("string");
    },
  );
});
