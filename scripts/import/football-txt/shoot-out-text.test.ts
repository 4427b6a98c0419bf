import { describe, expect, it } from "vitest";
import { parseShootOut } from "./shoot-out-text.ts";

describe("the kicks of a shoot-out", () => {
  it("take turns, so that a miss has a side, too", () => {
    expect(parseShootOut("0-1 Eve, 1-1 Ann,   Fay (missed), 2-1 Bea", [2, 1])).toEqual([
      { side: 2, player: "Eve", scored: true },
      { side: 1, player: "Ann", scored: true },
      { side: 2, player: "Fay", scored: false },
      { side: 1, player: "Bea", scored: true },
    ]);
    expect(parseShootOut("Ron (missed), 0-1 Leo", [0, 1])).toMatchObject([{ side: 1 }, { side: 2 }]);
  });

  it.each([
    ["is not one", "0-1 Eve, Ann"],
    ["does not follow", "0-1 Eve, 2-1 Ann"],
    ["out of turn", "0-1 Eve, 0-2 Fay"],
    ["are not the shoot-out", "0-1 Eve"],
  ])("%s: %s", (words, text) => {
    expect(parseShootOut(text, [4, 2])).toContain(words);
  });
});
