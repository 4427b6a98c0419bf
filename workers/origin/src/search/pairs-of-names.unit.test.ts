import { describe, expect, it } from "vitest";
import { pairsOfNames } from "./pairs-of-names.ts";

describe("a text as two names", () => {
  it.each<[string, readonly (readonly [string, string])[]]>([
    ["psg lyon", [["psg", "lyon"]]],
    ["psg vs lyon", [["psg", "lyon"]]],
    ["paris fc contre saint etienne", [["paris fc", "saint etienne"]]],
    [
      "paris fc lyon",
      [
        ["paris", "fc lyon"],
        ["paris fc", "lyon"],
      ],
    ],
    ["psg", []],
    ["psg vs", [["psg", "vs"]]],
    ["a b c d e f g", []],
  ])("%s", (query, pairs) => expect(pairsOfNames(query)).toEqual(pairs));
});
